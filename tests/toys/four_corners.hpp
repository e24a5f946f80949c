#pragma once
// Four players, partners opposite, on sixteen squares: men step to a neighbouring square and take by going there.
// A player without men is out and his turn is passed over; a player who cannot move passes. A position that stands
// a third time is a draw, and so are forty moves without a taking.

#include "core/kit/grid_game.hpp"
#include "tests/toys/toy.hpp"

namespace ludus::toys {

class FourCorners : public kit::GridGame<FourCorners> {
public:
    static constexpr int side = 4, cells = side * side, players = 4, quiet_moves = 40, none = -1;

    struct Position {
        kit::Owners<cells> owner;
        int seat = 0;
        int quiet = 0;  // moves since the last taking
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card() {
        static const Card card = [] {
            Card c = kit::plain_card("toys", "toy-four", "Four corners", {"south", "west", "north", "east"});
            for (SeatCard& seat : c.seats) seat.side %= 2;
            c.options = {offer("", "first", "Who begins", "toy.four.turn", Of::us,
                               {{"south", "South"}, {"west", "West"}, {"north", "North"}, {"east", "East"}})};
            add_rules(c, "toy.four.", "turn step take pass end draw");
            return c;
        }();
        return card;
    }

    explicit FourCorners(const Options& options)
        : GridGame({.grid = {side, side, kit::Look::chequered},
                    .signs = "SWNE",
                    .piece = "man",
                    .actions = {{"pass", "Pass"}}}),
          first_(card().seat(options["first"])) {}

    Position start() const {
        Position p;
        for (const int c : {1, 2}) p.owner.put(c, 0);    // b1 c1
        for (const int c : {4, 8}) p.owner.put(c, 1);    // a2 a3
        for (const int c : {13, 14}) p.owner.put(c, 2);  // b4 c4
        for (const int c : {7, 11}) p.owner.put(c, 3);   // d2 d3
        p.seat = first_;
        return p;
    }

    void moves(const Position& p, MoveList& list) const {
        list.clear();
        if (over(p)) return;
        for (int from = 0; from < cells; ++from)
            for (const auto way : kit::four_ways) {
                const int to = grid().step(from, way);
                if (p.owner[from] == p.seat && (p.owner.is_free(to) || has_enemy(p, to)))
                    list.push_back(kit::from_to(from, to));
            }
        if (list.empty()) list.push_back(pass);
    }
    Position play(const Position& p, Move m) const {
        Position q = p;
        q.quiet = m != pass && has_enemy(p, kit::to(m)) ? 0 : p.quiet + 1;
        if (m != pass) q.owner.move(kit::from(m), kit::to(m));
        if (over(q)) return q;
        do q.seat = (q.seat + 1) % players;
        while (q.owner.count(q.seat) == 0);  // the turn of who is out is passed over
        return q;
    }
    Outcome result(const Position& p) const {
        const auto& seats = card().seats;
        for (int s = 0; s < 2; ++s)
            if (men_of_side(p, s) == 0)
                return kit::won(card(), 1 - s, "toy.four.end",
                                seats[at(1 - s)].name + " and " + seats[at(3 - s)].name + " have taken every man");
        return over(p) ? kit::drawn(card(), "toy.four.draw", "forty moves without a taking") : Outcome{};
    }

    int repetition_limit() const { return 3; }
    Outcome repeated(std::span<const Position>) const {
        return kit::drawn(card(), "toy.four.draw", "the position stands a third time");
    }

    std::vector<Reason> reasons(const Position& p, Move m) const {
        if (m == pass) return {{"toy.four.pass", "no man can move", {}, -1}};
        return {
            {has_enemy(p, kit::to(m)) ? "toy.four.take" : "toy.four.step", "one square", {kit::from(m)}, kit::to(m)}};
    }

    // "south b1c1 a2a3 b4c4 d2d3 quiet:3": who is to move, the men of each seat ("-" for none), the quiet moves.
    void fields(kit::Fields& f, Position& p) const {
        f.seat(p.seat, card());
        for (int s = 0; s < players; ++s) f.cells(p.owner, s, grid());
        f.counter("quiet", p.quiet, quiet_moves);
    }
    void check(kit::Fields& f, const Position& p) const {
        f.expect(men_of_side(p, 0) > 0 || men_of_side(p, 1) > 0, 1, "some men");
        f.expect(over(p) || p.owner.count(p.seat) > 0, 0, "a player with men to move");
    }

private:
    static constexpr Move pass = kit::action(0);

    static int side_of(int seat) { return seat % 2; }
    static int men_of_side(const Position& p, int s) { return p.owner.count(s) + p.owner.count(s + 2); }
    static bool over(const Position& p) {
        return p.quiet >= quiet_moves || men_of_side(p, 0) == 0 || men_of_side(p, 1) == 0;
    }
    /// Whether a man of the other side than the one to move stands there.
    static bool has_enemy(const Position& p, int cell) {
        return cell != kit::nowhere && p.owner[cell] != none && side_of(p.owner[cell]) != side_of(p.seat);
    }

    int first_;
};

}  // namespace ludus::toys
