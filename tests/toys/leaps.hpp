#pragma once
// Men that go forwards along the dark squares and leap over an enemy to take it; who has leapt leaps on while he can.
// Half of the squares are nobody's, and a man may be dragged over all his leaps in one. Who cannot move has lost.

#include "core/kit/grid_game.hpp"
#include "tests/toys/toy.hpp"

namespace ludus::toys {

class Leaps : public kit::GridGame<Leaps> {
public:
    static constexpr int cells = 18, none = -1;

    struct Position {
        kit::Owners<cells> owner;  // a1 c1 e1 b2 ...
        int seat = 0;
        int leaping = none;  // the man who has leapt and leaps on
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card() {
        static const Card card = [] {
            Card c = kit::plain_card("toys", "toy-leaps", "Leaps", {"light", "dark"});
            c.joins_moves = true;
            add_rules(c, "toy.leaps.", "step leap on end");
            return c;
        }();
        return card;
    }

    explicit Leaps(const Options&)
        : GridGame({.grid = {{"-#-#-#", "#-#-#-", "-#-#-#", "#-#-#-", "-#-#-#", "#-#-#-"}, kit::Look::chequered},
                    .signs = "OX",
                    .piece = "man"}) {}

    Position start() const {
        Position p;
        for (int i = 0; i < 3; ++i) p.owner.put(i, 0), p.owner.put(cells - 1 - i, 1);
        return p;
    }
    bool at_turn_start(const Position& p) const { return p.leaping == none; }

    void moves(const Position& p, MoveList& list) const {
        list.clear();
        for (int c = 0; c < cells; ++c) {
            if (p.owner[c] != p.seat || (p.leaping != none && c != p.leaping)) continue;
            for (const int right : {-1, 1}) {
                const kit::Direction ahead{right, p.seat == 0 ? 1 : -1};
                const int next = grid().step(c, ahead), beyond = grid().step(c, ahead, 2);
                if (p.leaping == none && p.owner.is_free(next)) list.push_back(kit::from_to(c, next));
                if (p.owner.is_free(beyond) && p.owner.has(next, 1 - p.seat)) list.push_back(kit::from_to(c, beyond));
            }
        }
    }
    Position play(const Position& p, Move m) const {
        Position q = p;
        q.owner.move(kit::from(m), kit::to(m));
        q.leaping = none;
        if (const int over = leapt(m); over != none) {
            q.owner.remove(over);
            q.leaping = kit::to(m);
            MoveList on;
            moves(q, on);
            if (!on.empty()) return q;
            q.leaping = none;
        }
        q.seat = 1 - p.seat;
        return q;
    }
    Outcome result(const Position& p) const {
        MoveList list;
        moves(p, list);
        if (!list.empty()) return {};
        return kit::won(card(), 1 - p.seat, "toy.leaps.end", card().seats[at(p.seat)].name + " cannot move");
    }
    int evaluate(const Position& p, int side) const { return 100 * (p.owner.count(side) - p.owner.count(1 - side)); }

    // Every square in use has its number, as in books of draughts.
    Board board() const {
        Board b = GridGame::board();
        for (int c = 0; c < cells; ++c)
            b.labels.push_back({.at = b.spots[at(c)].centre, .text = std::to_string(c + 1), .corner = true});
        return b;
    }
    std::string words(const Position&, Move m) const {
        return grid().name(kit::from(m)) + (leapt(m) == none ? "-" : "x") + grid().name(kit::to(m));
    }
    std::vector<Reason> reasons(const Position& p, Move m) const {
        const int over = leapt(m);
        if (over == none)
            return {{"toy.leaps.step", "forwards to the next square, which is free", {kit::from(m)}, kit::to(m)}};
        std::vector<Reason> out{{"toy.leaps.leap", "over an enemy to the free square behind", {kit::from(m)}, over}};
        if (play(p, m).leaping != none)
            out.push_back({"toy.leaps.on", "and on, for another stands before him", {kit::to(m)}, kit::to(m)});
        return out;
    }

    // "000............111 light", and "leaping:c3" where one leaps on
    void fields(kit::Fields& f, Position& p) const {
        f.owners(p.owner, 2);
        f.seat(p.seat, card());
        f.cell("leaping", p.leaping, grid());
    }
    void check(kit::Fields& f, const Position& p) const {
        MoveList on;
        moves(p, on);
        f.expect(p.leaping == none || !on.empty(), 2, "a man who leaps on");
    }

private:
    /// The square between, or none.
    int leapt(Move m) const {
        const int from = kit::from(m), to = kit::to(m), up = grid().row(to) - grid().row(from),
                  right = grid().column(to) - grid().column(from);
        return up * up == 4 ? grid().step(from, right / 2, up / 2) : none;
    }
};

}  // namespace ludus::toys
