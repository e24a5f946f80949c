#pragma once
// Five pieces a side on twenty-five squares. They go straight, as far as the squares are free, and capture by enclosing
// an enemy between two of their own; whoever goes between two enemies is safe. What a simple game looks like on the
// kit.

#include "core/kit/flanking.hpp"
#include "core/kit/grid_game.hpp"
#include "tests/toys/toy.hpp"

namespace ludus::toys {

class Enclosing : public kit::GridGame<Enclosing> {
public:
    static constexpr int side = 5, cells = side * side, quiet_moves = 40;
    static constexpr bool two_sided = true;

    struct Position {
        kit::Owners<cells> owner;  // 0 light, 1 dark
        int seat = 0;
        int quiet = 0;  // moves since the last capture
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card() {
        static const Card card = [] {
            Card c = kit::plain_card("toys", "toy-enclosing", "Hem in", {"light", "dark"});
            add_rules(c, "toy.enclosing.", "move capture end stuck draw");
            return c;
        }();
        return card;
    }

    explicit Enclosing(const Options&) : GridGame({.grid = {side, side, kit::Look::plain}, .signs = "LD"}) {}

    Position start() const {
        Position p;
        for (int i = 0; i < side; ++i) {
            p.owner.put(i, 0);
            p.owner.put(cells - 1 - i, 1);
        }
        return p;
    }

    void moves(const Position& p, MoveList& list) const {
        list.clear();
        if (lost(p, 0) || lost(p, 1) || p.quiet == quiet_moves) return;
        for (int from = 0; from < cells; ++from)
            for (const auto way : kit::four_ways)
                for (int far = 1; p.owner[from] == p.seat; ++far) {
                    const int to = grid().step(from, way, far);
                    if (!p.owner.is_free(to)) break;
                    list.push_back(kit::from_to(from, to));
                }
    }
    Position play(const Position& p, Move m) const {
        Position q = p;
        const auto captured = captured_by(p, m);
        q.owner.move(kit::from(m), kit::to(m));
        for (const auto& each : captured) q.owner.remove(each.cell);
        q.quiet = captured.empty() ? p.quiet + 1 : 0;
        q.seat = 1 - p.seat;
        return q;
    }
    Outcome result(const Position& p) const {
        for (int s = 0; s < 2; ++s)
            if (lost(p, s)) return kit::won_by(card(), 1 - s, "toy.enclosing.end", " has captured all but one");
        if (p.quiet == quiet_moves) return kit::drawn(card(), "toy.enclosing.draw", "forty moves without a capture");
        MoveList list;
        moves(p, list);
        return list.empty() ? kit::won_by(card(), 1 - p.seat, "toy.enclosing.stuck", " has hemmed all in") : Outcome{};
    }
    int evaluate(const Position& p, int seat) const { return 100 * (p.owner.count(seat) - p.owner.count(1 - seat)); }

    std::vector<Reason> reasons(const Position& p, Move m) const {
        const int from = kit::from(m), to = kit::to(m);
        std::vector<Reason> out{{"toy.enclosing.move", "straight over free squares", {from}, to}};
        for (const auto& [cell, beyond] : captured_by(p, m))
            out.push_back({"toy.enclosing.capture", "enclosed with " + grid().name(beyond), {to, beyond}, cell});
        return out;
    }

    // "light 00000...............11111 quiet:3"
    void fields(kit::Fields& f, Position& p) const {
        f.seat(p.seat, card());
        f.owners(p.owner, 2);
        f.counter("quiet", p.quiet, quiet_moves);
    }
    void check(kit::Fields& f, const Position& p) const {
        f.expect(p.owner.count(0) <= side && p.owner.count(1) <= side, 1, "five pieces a side at most");
        f.expect(!lost(p, 0) || !lost(p, 1), 1, "two pieces at least of one side");
    }

private:
    static bool lost(const Position& p, int seat) { return p.owner.count(seat) < 2; }

    std::vector<kit::Flanked> captured_by(const Position& p, Move m) const {
        return kit::flanked_by(grid(), owners(p), m, kit::four_ways);
    }
};

}  // namespace ludus::toys
