#pragma once
// First place, then slide: three men a side on the nine points of a lattice, the centre left free while placing.
// Men drop from a hand, slide along the lines, and take by flanking; the same man may go on while he takes, until
// "done". A see-saw is barred: no move may bring a position about a third time, unless nothing else is open.

#include <array>

#include "tests/toys/toy.hpp"

namespace ludus::toys {

class Placing {
public:
    static constexpr int side = 3, cells = side * side, centre = 4, none = -1, quiet_moves = 60, standing = 3;

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
                         {"chain",
                          "Going on after a taking",
                          "toy.place.chain",
                          false,
                          "true",
                          {{"true", "yes"}, {"false", "no"}},
                          0,
                          0}};
            c.presets = {{"short", "Short", {{"men", "2"}, {"chain", "false"}}}};
            c.rules = {"toy.place.men",   "toy.place.drop",    "toy.place.slide", "toy.place.take",
                       "toy.place.chain", "toy.place.blocked", "toy.place.end",   "toy.place.draw"};
            return c;
        }();
        return card;
    }

    explicit Placing(const Options& options) : men_(options.number("men")), chain_(options.flag("chain")) {}

    Position start() const {
        Position p;
        p.owner.fill(none);
        p.hand = {static_cast<std::int8_t>(men_), static_cast<std::int8_t>(men_)};
        return p;
    }

    int to_move(const Position& p) const { return p.seat; }
    bool at_turn_start(const Position& p) const { return p.going_on == none; }

    void moves(const Position& p, MoveList& list) const {
        list.clear();
        if (over(p)) return;
        if (p.going_on != none) {
            slides_of(p, p.going_on, true, list);
            list.push_back({done});
            return;
        }
        if (p.hand[at(p.seat)] > 0) {
            for (int c = 0; c < cells; ++c)
                if (c != centre && p.owner[at(c)] == none) list.push_back({code(dropped, c)});
            return;
        }
        for (int c = 0; c < cells; ++c)
            if (p.owner[at(c)] == p.seat) slides_of(p, c, false, list);
        if (list.empty()) list.push_back({pass});
    }

    Position play(const Position& p, Move m) const {
        Position q = p;
        if (m.code == done || m.code == pass) {
            if (m.code == pass) ++q.quiet;
            return next(q);
        }
        const int f = from(m), t = to(m);
        q.owner[at(t)] = p.seat;
        if (f == dropped) {
            --q.hand[at(p.seat)];
            return next(q);
        }
        q.owner[at(f)] = none;
        int taken = 0;
        for (const int c : flanked(p, t, f)) {
            q.owner[at(c)] = none;
            ++taken;
        }
        q.quiet = taken ? std::int8_t{0} : static_cast<std::int8_t>(q.quiet + 1);
        if (taken && chain_ && !over(q)) {
            MoveList further;
            slides_of(q, t, true, further);
            if (!further.empty()) {
                q.going_on = static_cast<std::int8_t>(t);
                return q;
            }
        }
        return next(q);
    }

    Outcome result(const Position& p) const {
        Outcome o;
        if (!over(p)) return o;
        o.over = true;
        for (int s = 0; s < 2; ++s)
            if (lost(p, s)) {
                o.score[at(1 - s)] = 1;
                o.rule = "toy.place.end";
                o.text = card().seats[at(1 - s)].name + " has left fewer than two men to " + card().seats[at(s)].id;
                return o;
            }
        o.score = {0.5f, 0.5f};
        o.rule = "toy.place.draw";
        o.text = "sixty moves without a taking";
        return o;
    }

    /// The see-saw: moves that would bring a position about for the third time.
    void bar(std::span<const Position> line, MoveList& list) const {
        MoveList kept;
        for (const Move m : list) {
            const Position after = play(line.back(), m);
            const std::uint64_t h = hash(after);
            int stood = 0;
            for (const auto& before : line) stood += hash(before) == h;
            if (stood + 1 < standing) kept.push_back(m);
        }
        if (!kept.empty()) list = kept;
    }

    std::uint64_t hash(const Position& p) const {
        std::uint64_t h = mix(mix(3, p.seat), p.going_on);
        for (const auto o : p.owner) h = mix(h, o);
        return mix(mix(h, p.hand[0]), p.hand[1]);
    }

    Board board() const {
        Board b;
        b.width = 5;
        b.height = 3;
        const auto point = [](int c) {
            return Vec{static_cast<float>(c % side) + 1.5f, static_cast<float>(side - 1 - c / side) + 0.5f};
        };
        for (int c = 0; c < cells; ++c)
            b.spots.push_back(place(SpotKind::point, name(c), point(c), Tone::none, c % side + 1, side - 1 - c / side));
        for (int i = 0; i < side; ++i) {
            b.lines.push_back({point(i * side), point(i * side + side - 1), Weight::normal});
            b.lines.push_back({point(i), point(i + side * (side - 1)), Weight::normal});
        }
        b.spots.push_back(place(SpotKind::pocket, "light-hand", {0.5f, 2.5f}, Tone::none, 0, 2));
        b.spots.push_back(place(SpotKind::pocket, "dark-hand", {4.5f, 0.5f}, Tone::none, 4, 0));
        b.spots.push_back(button("done", "End the turn"));
        b.spots.push_back(button("pass", "Pass"));
        return b;
    }

    std::vector<Face> faces(const Position& p) const {
        std::vector<Face> out;
        const auto add = [&](int spot, int owner, int count) {
            Face f;
            f.spot = spot;
            f.id = spot;
            f.shape = Shape::stone;
            f.owner = owner;
            f.count = count;
            f.name = card().seats[at(owner)].id + (spot < cells ? " man" : " men in hand");
            out.push_back(f);
        };
        for (int c = 0; c < cells; ++c)
            if (p.owner[at(c)] != none) add(c, p.owner[at(c)], 1);
        for (int s = 0; s < 2; ++s)
            if (p.hand[at(s)] > 0) add(cells + s, s, p.hand[at(s)]);
        return out;
    }

    std::vector<int> touches(const Position& p, Move m) const {
        if (m.code == done) return {cells + 2};
        if (m.code == pass) return {cells + 3};
        if (from(m) == dropped) return {cells + p.seat, to(m)};
        return {from(m), to(m)};
    }

    std::string words(const Position&, Move m) const {
        if (m.code == done) return "done";
        if (m.code == pass) return "pass";
        return (from(m) == dropped ? "*" : name(from(m)) + "-") + name(to(m));
    }

    std::vector<Reason> reasons(const Position& p, Move m) const {
        if (m.code == done) return {{"toy.place.chain", "he may go on, and need not", {}, -1}};
        if (m.code == pass) return {{"toy.place.blocked", "no man can move", {}, -1}};
        if (from(m) == dropped) return {{"toy.place.drop", "a free point, not the centre", {cells + p.seat}, to(m)}};
        std::vector<Reason> out{{"toy.place.slide", "along the line", {from(m)}, to(m)}};
        for (const int c : flanked(p, to(m), from(m)))
            out.push_back({"toy.place.take",
                           "flanked from " + name(to(m)) + " and " + name(2 * c - to(m)),
                           {to(m), 2 * c - to(m)},
                           c});
        return out;
    }

    // "dark 0..1.0..1 1,0 on:a1 quiet:3": to move, the points from a1, the hands; then what differs from nothing.
    std::string write(const Position& p) const {
        std::string out = card().seats[at(p.seat)].id + " ";
        for (const auto o : p.owner) out += o == none ? '.' : static_cast<char>('0' + o);
        out += " " + std::to_string(p.hand[0]) + "," + std::to_string(p.hand[1]);
        if (p.going_on != none) out += " on:" + name(p.going_on);
        if (p.quiet) out += " quiet:" + std::to_string(p.quiet);
        return out;
    }

    Expected<Position> read_position(std::string_view text) const {
        const auto words = split_words(text);
        Position p = start();
        if (words.size() < 3) return Fault{"the position is cut short", "who is to move, nine points and the hands", 0, 1};
        const int seat = card().seat(std::string(words[0]));
        if (seat < 0) return bad_word(text, words[0], "light or dark");
        p.seat = static_cast<std::int8_t>(seat);
        if (words[1].size() != cells) return bad_word(text, words[1], "nine points");
        std::array<int, 2> men{};
        for (int c = 0; c < cells; ++c) {
            const char o = words[1][at(c)];
            if (o != '.' && o != '0' && o != '1') return bad_word(text, words[1], "0, 1 or . for each point");
            p.owner[at(c)] = o == '.' ? std::int8_t{none} : static_cast<std::int8_t>(o - '0');
            if (o != '.') ++men[at(o - '0')];
        }
        const auto hand = [&](std::size_t i) {
            return words[2].size() == 3 && words[2][1] == ',' ? words[2][i] - '0' : -1;
        };
        for (int s = 0; s < 2; ++s) {
            const int n = hand(at(2 * s));
            if (n < 0 || men[at(s)] + n > men_) return bad_word(text, words[2], "the men in the hands, such as 1,0");
            p.hand[at(s)] = static_cast<std::int8_t>(n);
        }
        for (std::size_t i = 3; i < words.size(); ++i) {
            const auto quiet = numbered(words[i], "quiet:");
            const int on = words[i].size() == 5 && words[i].substr(0, 3) == "on:" ? cell(words[i].substr(3)) : none;
            if (quiet && *quiet >= 1 && *quiet <= quiet_moves && p.quiet == 0) {
                p.quiet = static_cast<std::int8_t>(*quiet);
            } else if (on != none && p.owner[at(on)] == p.seat && p.going_on == none && p.quiet == 0 && chain_) {
                MoveList further;
                slides_of(p, on, true, further);
                if (further.empty() || over(p)) return bad_word(text, words[i], "a man who can take again");
                p.going_on = static_cast<std::int8_t>(on);
            } else {
                return bad_word(text, words[i], "on:a1 for a man who may take again, then quiet:1 to quiet:60");
            }
        }
        if (lost(p, 0) && lost(p, 1)) return bad_word(text, words[1], "two men at least of one side");
        const int light = p.hand[0], dark = p.hand[1];
        const bool turn_about = p.seat == 0 ? dark == light : dark == light + 1 || dark + light == 0;
        if (!turn_about) return bad_word(text, words[2], "hands emptied turn about, light first");
        return p;
    }

    std::string sketch(const Position& p) const {
        std::string out;
        for (int y = side - 1; y >= 0; --y) {
            out += std::to_string(y + 1);
            for (int x = 0; x < side; ++x) {
                const int o = p.owner[at(y * side + x)];
                out += std::string(" ") + (o == none ? '.' : "LD"[o]);
            }
            out += '\n';
        }
        out += "  a b c   " + card().seats[at(p.seat)].id + " to move; in hand " + std::to_string(p.hand[0]) + " and " +
               std::to_string(p.hand[1]);
        if (p.going_on != none) out += "; " + name(p.going_on) + " may go on";
        return out + "\n";
    }

private:
    static constexpr std::uint64_t done = 1000, pass = 1001;
    static constexpr int dropped = 15;
    static std::uint64_t code(int from, int to) { return static_cast<std::uint64_t>(from * 16 + to); }
    static int from(Move m) { return static_cast<int>(m.code) / 16; }
    static int to(Move m) { return static_cast<int>(m.code) % 16; }
    static std::string name(int c) { return {static_cast<char>('a' + c % side), static_cast<char>('1' + c / side)}; }
    static int cell(std::string_view n) {
        const int x = n[0] - 'a', y = n[1] - '1';
        return x >= 0 && x < side && y >= 0 && y < side ? y * side + x : none;
    }

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

    /// The neighbour of c one step along (dx, dy); none beyond the edge.
    static int step(int c, int dx, int dy) {
        const int x = c % side + dx, y = c / side + dy;
        return x >= 0 && x < side && y >= 0 && y < side ? y * side + x : none;
    }
    static constexpr std::array<std::array<int, 2>, 4> directions{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};

    /// Adverse men caught between the man of p.seat who comes to t (from f) and another of his side.
    static std::vector<int> flanked(const Position& p, int t, int f) {
        std::vector<int> out;
        for (const auto& d : directions) {
            const int victim = step(t, d[0], d[1]);
            const int beyond = victim == none ? none : step(victim, d[0], d[1]);
            if (beyond == none || beyond == f) continue;
            if (p.owner[at(victim)] == 1 - p.seat && p.owner[at(beyond)] == p.seat) out.push_back(victim);
        }
        return out;
    }
    static void slides_of(const Position& p, int c, bool only_takings, MoveList& list) {
        for (const auto& d : directions) {
            const int t = step(c, d[0], d[1]);
            if (t == none || p.owner[at(t)] != none) continue;
            if (!only_takings || !flanked(p, t, c).empty()) list.push_back({code(c, t)});
        }
    }

    int men_;
    bool chain_;
};

}  // namespace ludus::toys
