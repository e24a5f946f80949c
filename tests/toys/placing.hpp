#pragma once
// First place, then slide: three men a side on the nine points of a lattice, the centre left free while placing.
// Men drop from a hand, slide along the lines, and take by flanking; the same man may go on while he takes, until
// "done". A see-saw is barred: no move may bring a position about a third time, unless nothing else is open.

#include <array>

#include "core/kit/flanking.hpp"
#include "core/kit/grid_game.hpp"
#include "core/kit/repetition.hpp"
#include "tests/toys/toy.hpp"

namespace ludus::toys {

class Placing : public kit::GridGame<Placing> {
public:
    static constexpr int cells = 9, centre = 4, none = -1, quiet_moves = 60, standing = 3;

    struct Position {
        kit::Owners<cells> owner;   // 0 light, 1 dark
        std::array<int, 2> hand{};  // men not yet placed
        int seat = 0;
        int going_on = none;  // the man who has just taken and may take again
        int quiet = 0;        // moves since the last taking
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card() {
        static const Card card = [] {
            Card c = kit::plain_card("toys", "toy-placing", "Place and slide", {"light", "dark"});
            c.options = {kit::number_of("men", "Men a side", "toy.place.men", 3, 2, 3),
                         kit::yes_or_no("chain", "Going on after a taking", "toy.place.chain", true)};
            add_presets(c, {{"short", "Short", "men=2 chain=false"}});
            add_rules(c, "toy.place.", "men drop slide take chain blocked end draw");
            return c;
        }();
        return card;
    }

    explicit Placing(const Options& options)
        : GridGame({.grid = {3, 3, kit::Look::lines},
                    .signs = "LD",
                    .piece = "man",
                    .pieces = "men",
                    .hands = true,
                    .actions = {{"done", "End the turn"}, {"pass", "Pass"}}}),
          men_(options.number("men")),
          chain_(options.flag("chain")) {}

    Position start() const {
        Position p;
        p.hand.fill(men_);
        return p;
    }
    bool at_turn_start(const Position& p) const { return p.going_on == none; }

    void moves(const Position& p, MoveList& list) const {
        list.clear();
        if (over(p)) return;
        if (p.going_on != none) {
            captures_of(p, p.going_on, list);
            list.push_back(done);
            return;
        }
        for (int c = 0; c < cells; ++c) {
            if (p.hand[at(p.seat)] == 0) {
                if (p.owner[c] == p.seat) slides_of(p, c, list);
            } else if (c != centre && p.owner.is_free(c)) {
                list.push_back(kit::from_to(hand(p.seat), c));
            }
        }
        if (list.empty()) list.push_back(pass);
    }

    Position play(const Position& p, Move m) const {
        Position q = p;
        if (m == pass) ++q.quiet;
        if (kit::is_action(m)) return next(q);
        if (kit::from(m) == hand(p.seat)) {
            q.owner.put(kit::to(m), p.seat);
            --q.hand[at(p.seat)];
            return next(q);
        }
        const auto captured = captured_by(p, m);
        q.owner.move(kit::from(m), kit::to(m));
        for (const auto& each : captured) q.owner.remove(each.cell);
        q.quiet = captured.empty() ? q.quiet + 1 : 0;
        if (captured.empty() || !may_go_on(q, kit::to(m))) return next(q);
        q.going_on = kit::to(m);
        return q;
    }

    Outcome result(const Position& p) const {
        for (int s = 0; s < 2; ++s)
            if (lost(p, s))
                return kit::won_by(card(), 1 - s, "toy.place.end",
                                   " has left fewer than two men to " + card().seats[at(s)].id);
        return over(p) ? kit::drawn(card(), "toy.place.draw", "sixty moves without a taking") : Outcome{};
    }

    /// The see-saw: moves that would bring a position about for the third time.
    void remove_repetitions(std::span<const Position> line, MoveList& list) const {
        kit::drop_repeating_moves(*this, line, list, standing);
    }

    std::vector<Reason> reasons(const Position& p, Move m) const {
        if (m == done) return {{"toy.place.chain", "he may go on, and need not", {}, -1}};
        if (m == pass) return {{"toy.place.blocked", "no man can move", {}, -1}};
        const int from = kit::from(m), to = kit::to(m);
        if (from == hand(p.seat)) return {{"toy.place.drop", "a free point, not the centre", {from}, to}};
        std::vector<Reason> out{{"toy.place.slide", "along the line", {from}, to}};
        for (const auto& [cell, beyond] : captured_by(p, m))
            out.push_back({"toy.place.take",
                           "flanked from " + grid().name(to) + " and " + grid().name(beyond),
                           {to, beyond},
                           cell});
        return out;
    }

    // "dark 0..1.0..1 1,0 on:a1 quiet:3": to move, the points from a1, the hands; then what differs from nothing.
    void fields(kit::Fields& f, Position& p) const {
        f.seat(p.seat, card());
        f.owners(p.owner, 2);
        f.numbers(p.hand, 0, men_);
        f.cell("on", p.going_on, grid());
        f.counter("quiet", p.quiet, quiet_moves);
    }
    void check(kit::Fields& f, const Position& p) const {
        const int light = p.hand[0], dark = p.hand[1];
        f.expect(count(p, 0) <= men_ && count(p, 1) <= men_, 2, "no more men in all than a side has");
        f.expect(!lost(p, 0) || !lost(p, 1), 1, "two men at least of one side");
        f.expect(p.seat == 0 ? dark == light : dark == light + 1 || dark + light == 0, 2,
                 "hands emptied turn about, light first");
        f.expect(p.going_on == none || (p.owner[p.going_on] == p.seat && may_go_on(p, p.going_on)), 3,
                 "a man who can take again");
    }

private:
    static constexpr Move done = kit::action(0), pass = kit::action(1);

    static Position next(Position p) {
        p.going_on = none;
        p.seat = 1 - p.seat;
        return p;
    }
    static int count(const Position& p, int seat) { return p.hand[at(seat)] + p.owner.count(seat); }
    static bool lost(const Position& p, int seat) { return count(p, seat) < 2; }
    static bool over(const Position& p) { return lost(p, 0) || lost(p, 1) || p.quiet >= quiet_moves; }

    /// The adverse men whom the slide encloses, each with the man beyond.
    std::vector<kit::Flanked> captured_by(const Position& p, Move slide) const {
        return kit::flanked_by(grid(), owners(p), slide, kit::four_ways);
    }
    void slides_of(const Position& p, int from, MoveList& list) const {
        for (const auto way : kit::four_ways)
            if (const int to = grid().step(from, way); p.owner.is_free(to)) list.push_back(kit::from_to(from, to));
    }
    void captures_of(const Position& p, int from, MoveList& list) const {
        slides_of(p, from, list);
        std::erase_if(list, [&](Move m) { return captured_by(p, m).empty(); });
    }
    bool may_go_on(const Position& p, int man) const {
        MoveList further;
        if (chain_ && !over(p)) captures_of(p, man, further);
        return !further.empty();
    }

    int men_;
    bool chain_;
};

}  // namespace ludus::toys
