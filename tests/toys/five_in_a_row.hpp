#pragma once
// Stones by turns on a board of nineteen lines, to the first five in a row: as many points as any game of the books
// has, for what draws and tells large boards.

#include <array>

#include "core/kit/grid_game.hpp"
#include "tests/toys/toy.hpp"

namespace ludus::toys {

class FiveInARow : public kit::GridGame<FiveInARow> {
public:
    static constexpr int side = 19, cells = side * side, none = -1, five = 5;

    struct Position {
        kit::Owners<cells> owner;  // 0 black, 1 white
        int stones = 0;
        int last = none;
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card() {
        static const Card card = [] {
            Card c = kit::plain_card("toys", "toy-five-in-a-row", "Five in a row", {"black", "white"});
            add_rules(c, "toy.five.", "put row full");
            return c;
        }();
        return card;
    }

    explicit FiveInARow(const Options&)
        : GridGame({.grid = {side, side, kit::Look::lines}, .signs = "XO", .piece = "stone", .puts = true}) {}

    Position start() const { return {}; }
    int to_move(const Position& p) const { return p.stones % 2; }

    void moves(const Position& p, MoveList& list) const {
        list.clear();
        if (row_made(p)) return;
        for (int c = 0; c < cells; ++c)
            if (p.owner.is_free(c)) list.push_back(kit::put(c));
    }
    Position play(const Position& p, Move m) const {
        Position q = p;
        q.owner.put(kit::to(m), to_move(p));
        q.last = kit::to(m);
        ++q.stones;
        return q;
    }
    Outcome result(const Position& p) const {
        if (row_made(p)) return kit::won_by(card(), 1 - to_move(p), "toy.five.row", " has five in a row");
        return p.stones == cells ? kit::drawn(card(), "toy.five.full", "the board is full") : Outcome{};
    }

    std::uint64_t hash(const Position& p) const {
        std::uint64_t h = kit::mix(5, p.stones);
        for (int c = 0; c < cells; ++c)
            if (p.owner[c] != none) h = kit::mix(h, 2 * c + p.owner[c]);
        return h;
    }
    std::vector<Reason> reasons(const Position&, Move m) const {
        return {{"toy.five.put", "a stone is put on any free point", {}, kit::to(m)}};
    }

    // A sign a point from a1: 0 black, 1 white, a point where nobody is; then the last one put, where there is one.
    void fields(kit::Fields& f, Position& p) const {
        f.owners(p.owner, 2);
        f.cell("last", p.last, grid());
        p.stones = p.owner.count(0) + p.owner.count(1);
    }
    void check(kit::Fields& f, const Position& p) const {
        const int black = p.owner.count(0), white = p.owner.count(1);
        f.expect(black == white || black == white + 1, 0, "as many white stones as black ones, or one fewer");
        f.expect(p.stones == 0 ? p.last == none : p.owner.has(p.last, 1 - to_move(p)), 1,
                 "the last stone put, such as last:k10, and nothing before the first");
    }

private:
    /// Whether the last stone stands in a row of five.
    bool row_made(const Position& p) const {
        if (p.last == none) return false;
        const auto run = [&](kit::Direction way, int sign) {
            int n = 0;
            while (p.owner.has(grid().step(p.last, way, sign * (n + 1)), p.owner[p.last])) ++n;
            return n;
        };
        for (const kit::Direction way : {kit::Direction{1, 0}, {0, 1}, {1, 1}, {1, -1}})
            if (run(way, 1) + 1 + run(way, -1) >= five) return true;
        return false;
    }
};

}  // namespace ludus::toys
