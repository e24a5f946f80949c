#pragma once
// First place, then slide: three men a side on the nine points of a lattice, the centre left free while placing.
// Men drop from a hand, slide along the lines, and take by flanking; the same man may go on while he takes, until
// "done". A see-saw is barred: no move may bring a position about a third time, unless nothing else is open.

#include <array>

#include "core/kit/hash.hpp"
#include "core/kit/moves.hpp"
#include "core/kit/outcome.hpp"
#include "core/kit/pieces.hpp"
#include "core/kit/position_text.hpp"
#include "core/kit/repetition.hpp"
#include "tests/toys/toy.hpp"

namespace ludus::toys {

class Placing {
public:
    static constexpr int cells = 9, centre = 4, none = -1, quiet_moves = 60, standing = 3;

    struct Position {
        std::array<std::int8_t, cells> owner{};  // 0 light, 1 dark, or none; a1 b1 ... c3
        std::array<std::int8_t, 2> hand{};       // men not yet placed
        std::int8_t seat = 0;
        std::int8_t going_on = none;  // the man who has just taken and may take again
        std::int8_t quiet = 0;        // moves since the last taking
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card() {
        static const Card card = [] {
            Card c;
            c.id = "toy-placing";
            c.name = "Place and slide";
            c.family = "toys";
            c.seats = {{"light", "Light", 0}, {"dark", "Dark", 1}};
            c.options = {{"men", "Men a side", "toy.place.men", false, "3", {}, 2, 3},
                         {"chain", "Going on after a taking", "toy.place.chain", false, "true", {{"true", "yes"}, {"false", "no"}}, 0, 0}};
            c.presets = {{"short", "Short", {{"men", "2"}, {"chain", "false"}}}};
            add_rules(c, "toy.place.", {"men", "drop", "slide", "take", "chain", "blocked", "end", "draw"});
            return c;
        }();
        return card;
    }

    explicit Placing(const Options& options) : men_(options.number("men")), chain_(options.flag("chain")) {}

    Position start() const {
        Position p;
        p.owner.fill(none);
        p.hand.fill(static_cast<std::int8_t>(men_));
        return p;
    }

    int to_move(const Position& p) const { return p.seat; }
    bool at_turn_start(const Position& p) const { return p.going_on == none; }

    void moves(const Position& p, MoveList& list) const {
        list.clear();
        if (over(p)) return;
        if (p.going_on != none) {
            slides_of(p, p.going_on, true, list);
            list.push_back(done);
            return;
        }
        for (int c = 0; c < cells; ++c) {
            if (p.hand[at(p.seat)] == 0) {
                if (p.owner[at(c)] == p.seat) slides_of(p, c, false, list);
            } else if (c != centre && p.owner[at(c)] == none) {
                list.push_back(kit::from_to(hand(p.seat), c));
            }
        }
        if (list.empty()) list.push_back(pass);
    }

    Position play(const Position& p, Move m) const {
        Position q = p;
        if (kit::is_action(m)) {
            if (m == pass) ++q.quiet;
            return next(q);
        }
        const int from = kit::from(m), to = kit::to(m);
        q.owner[at(to)] = p.seat;
        if (from >= cells) {
            --q.hand[at(p.seat)];
            return next(q);
        }
        q.owner[at(from)] = none;
        const std::vector<int> taken = flanked(p, to, from);
        for (const int c : taken) q.owner[at(c)] = none;
        q.quiet = taken.empty() ? static_cast<std::int8_t>(q.quiet + 1) : std::int8_t{0};
        if (taken.empty() || !may_go_on(q, to)) return next(q);
        q.going_on = static_cast<std::int8_t>(to);
        return q;
    }

    Outcome result(const Position& p) const {
        for (int s = 0; s < 2; ++s)
            if (lost(p, s))
                return kit::won(card(), 1 - s, "toy.place.end",
                                card().seats[at(1 - s)].name + " has left fewer than two men to " + card().seats[at(s)].id);
        return over(p) ? kit::drawn(card(), "toy.place.draw", "sixty moves without a taking") : Outcome{};
    }

    /// The see-saw: moves that would bring a position about for the third time.
    void remove_repetitions(std::span<const Position> line, MoveList& list) const {
        kit::remove_repeats(line, list, standing, [this](const Position& p) { return hash(p); }, [&](Move m) { return hash(play(line.back(), m)); });
    }

    std::uint64_t hash(const Position& p) const {
        std::uint64_t h = kit::mix(kit::mix(3, p.seat), p.going_on);
        for (const auto o : p.owner) h = kit::mix(h, o);
        return kit::mix(kit::mix(h, p.hand[0]), p.hand[1]);
    }

    Board board() const {
        Board b = grid().board(1);
        b.width += 1;  // a hand on either side
        b.spots.push_back(kit::square_spot(SpotKind::pocket, "light-hand", {0.5f, 2.5f}, Tone::none, 0, 2));
        b.spots.push_back(kit::square_spot(SpotKind::pocket, "dark-hand", {4.5f, 0.5f}, Tone::none, 4, 0));
        b.spots.push_back(kit::button("done", "End the turn"));
        b.spots.push_back(kit::button("pass", "Pass"));
        return b;
    }

    std::vector<Face> faces(const Position& p) const {
        auto out = kit::pieces(Shape::stone, p.owner, card(), "man");
        for (int s = 0; s < 2; ++s)
            if (p.hand[at(s)] > 0) out.push_back(kit::piece(Shape::stone, hand(s), s, card().seats[at(s)].id + " men in hand", p.hand[at(s)]));
        return out;
    }

    std::vector<int> touches(const Position&, Move m) const {
        if (kit::is_action(m)) return {m == done ? cells + 2 : cells + 3};
        return {kit::from(m), kit::to(m)};
    }

    std::string words(const Position&, Move m) const {
        if (kit::is_action(m)) return m == done ? "done" : "pass";
        return kit::from(m) >= cells ? "*" + grid().name(kit::to(m)) : kit::way(grid(), m);
    }

    std::vector<Reason> reasons(const Position& p, Move m) const {
        if (m == done) return {{"toy.place.chain", "he may go on, and need not", {}, -1}};
        if (m == pass) return {{"toy.place.blocked", "no man can move", {}, -1}};
        const int from = kit::from(m), to = kit::to(m);
        if (from >= cells) return {{"toy.place.drop", "a free point, not the centre", {from}, to}};
        std::vector<Reason> out{{"toy.place.slide", "along the line", {from}, to}};
        for (const int c : flanked(p, to, from)) {
            const int beyond = 2 * c - to;
            out.push_back({"toy.place.take", "flanked from " + grid().name(to) + " and " + grid().name(beyond), {to, beyond}, c});
        }
        return out;
    }

    // "dark 0..1.0..1 1,0 on:a1 quiet:3": to move, the points from a1, the hands; then what differs from nothing.
    std::string write(const Position& p) const {
        std::string out = card().seats[at(p.seat)].id + " " + kit::write_owners(p.owner) + " " + std::to_string(p.hand[0]) + "," + std::to_string(p.hand[1]);
        if (p.going_on != none) out += " on:" + grid().name(p.going_on);
        if (p.quiet) out += " quiet:" + std::to_string(p.quiet);
        return out;
    }

    Expected<Position> read_position(std::string_view text) const {
        const auto words = split_words(text);
        Position p = start();
        if (words.size() < 3) return Fault{"the position is cut short", "who is to move, nine points and the hands", 0, 1};
        const auto seat = kit::read_seat(text, words[0], card());
        if (!seat) return seat.fault();
        p.seat = static_cast<std::int8_t>(*seat);
        if (const auto read = kit::read_owners(text, words[1], 2, p.owner); !read) return read.fault();
        for (int s = 0; s < 2; ++s) {
            const int n = words[2].size() == 3 && words[2][1] == ',' ? words[2][at(2 * s)] - '0' : -1;
            p.hand[at(s)] = 0;
            if (n < 0 || count(p, s) + n > men_) return kit::bad_word(text, words[2], "the men in the hands, such as 1,0");
            p.hand[at(s)] = static_cast<std::int8_t>(n);
        }
        for (std::size_t i = 3; i < words.size(); ++i) {
            const auto quiet = kit::numbered(words[i], "quiet:");
            const int on = words[i].substr(0, 3) == "on:" ? grid().find(words[i].substr(3)) : none;
            if (quiet && *quiet >= 1 && *quiet <= quiet_moves && p.quiet == 0) {
                p.quiet = static_cast<std::int8_t>(*quiet);
            } else if (on != none && p.owner[at(on)] == p.seat && p.going_on == none && p.quiet == 0 && chain_) {
                if (!may_go_on(p, on)) return kit::bad_word(text, words[i], "a man who can take again");
                p.going_on = static_cast<std::int8_t>(on);
            } else {
                return kit::bad_word(text, words[i], "on:a1 for a man who may take again, then quiet:1 to quiet:60");
            }
        }
        if (lost(p, 0) && lost(p, 1)) return kit::bad_word(text, words[1], "two men at least of one side");
        const int light = p.hand[0], dark = p.hand[1];
        const bool turn_about = p.seat == 0 ? dark == light : dark == light + 1 || dark + light == 0;
        if (!turn_about) return kit::bad_word(text, words[2], "hands emptied turn about, light first");
        return p;
    }

    std::string sketch(const Position& p) const {
        return grid().sketch([&](int c) { return p.owner[at(c)] == none ? '.' : "LD"[p.owner[at(c)]]; }) + card().seats[at(p.seat)].id +
               " to move; in hand " + std::to_string(p.hand[0]) + " and " + std::to_string(p.hand[1]) +
               (p.going_on == none ? "" : "; " + grid().name(p.going_on) + " may go on") + "\n";
    }

private:
    static constexpr Move done = kit::action(0), pass = kit::action(1);

    static const kit::Grid& grid() {
        static const kit::Grid grid(3, 3, kit::Look::lines);
        return grid;
    }
    /// The spot of a seat's hand.
    static int hand(int seat) { return cells + seat; }

    static Position next(Position p) {
        p.going_on = none;
        p.seat = static_cast<std::int8_t>(1 - p.seat);
        return p;
    }
    static int count(const Position& p, int seat) {
        int n = p.hand[at(seat)];
        for (const auto o : p.owner) n += o == seat;
        return n;
    }
    static bool lost(const Position& p, int seat) { return count(p, seat) < 2; }
    static bool over(const Position& p) { return lost(p, 0) || lost(p, 1) || p.quiet >= quiet_moves; }
    bool may_go_on(const Position& p, int c) const {
        MoveList further;
        if (chain_ && !over(p)) slides_of(p, c, true, further);
        return !further.empty();
    }

    static constexpr std::array<std::array<int, 2>, 4> directions{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};

    /// Adverse men caught between the man of p.seat who comes to `to` and another of his side.
    static std::vector<int> flanked(const Position& p, int to, int from) {
        std::vector<int> out;
        for (const auto& [right, up] : directions) {
            const int victim = grid().step(to, right, up), beyond = victim == none ? none : grid().step(victim, right, up);
            if (beyond == none || beyond == from) continue;
            if (p.owner[at(victim)] == 1 - p.seat && p.owner[at(beyond)] == p.seat) out.push_back(victim);
        }
        return out;
    }
    static void slides_of(const Position& p, int c, bool only_takings, MoveList& list) {
        for (const auto& [right, up] : directions) {
            const int to = grid().step(c, right, up);
            if (to == none || p.owner[at(to)] != none) continue;
            if (!only_takings || !flanked(p, to, c).empty()) list.push_back(kit::from_to(c, to));
        }
    }

    int men_;
    bool chain_;
};

}  // namespace ludus::toys
