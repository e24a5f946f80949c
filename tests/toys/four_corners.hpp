#pragma once
// Four players, partners opposite, on sixteen squares: men step to a neighbouring square and take by going there.
// A player without men is out and his turn is passed over; a player who cannot move passes. A position that stands
// a third time is a draw, and so are forty moves without a taking.

#include <array>

#include "core/kit/moves.hpp"
#include "core/kit/outcome.hpp"
#include "core/kit/pieces.hpp"
#include "tests/toys/toy.hpp"

namespace ludus::toys {

class FourCorners {
public:
    static constexpr int side = 4, cells = side * side, players = 4, quiet_moves = 40, none = -1;

    struct Position {
        std::array<std::int8_t, cells> owner{};  // seat, or none; a1 b1 ... d4
        std::int8_t seat = 0;
        std::int8_t quiet = 0;  // moves since the last taking
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card() {
        static const Card card = [] {
            Card c;
            c.id = "toy-four";
            c.name = "Four corners";
            c.family = "toys";
            c.seats = {{"south", "South", 0}, {"west", "West", 1}, {"north", "North", 0}, {"east", "East", 1}};
            c.options = {{"first",
                          "Who begins",
                          "toy.four.turn",
                          true,
                          "south",
                          {{"south", "South"}, {"west", "West"}, {"north", "North"}, {"east", "East"}},
                          0,
                          0}};
            c.rules = {"toy.four.turn", "toy.four.step", "toy.four.take",
                       "toy.four.pass", "toy.four.end",  "toy.four.draw"};
            return c;
        }();
        return card;
    }

    explicit FourCorners(const Options& options) : first_(card().seat(options["first"])) {}

    Position start() const {
        Position p;
        p.owner.fill(none);
        for (const int c : {1, 2}) p.owner[at(c)] = 0;    // b1 c1
        for (const int c : {4, 8}) p.owner[at(c)] = 1;    // a2 a3
        for (const int c : {13, 14}) p.owner[at(c)] = 2;  // b4 c4
        for (const int c : {7, 11}) p.owner[at(c)] = 3;   // d2 d3
        p.seat = static_cast<std::int8_t>(first_);
        return p;
    }

    int to_move(const Position& p) const { return p.seat; }
    bool at_turn_start(const Position&) const { return true; }

    void moves(const Position& p, MoveList& list) const {
        list.clear();
        if (over(p)) return;
        for (int from = 0; from < cells; ++from) {
            if (p.owner[at(from)] != p.seat) continue;
            for (const int to : neighbours(from)) {
                const int there = p.owner[at(to)];
                if (there == none || of_side(there) != of_side(p.seat)) list.push_back(kit::from_to(from, to));
            }
        }
        if (list.empty()) list.push_back(pass);
    }

    Position play(const Position& p, Move m) const {
        Position q = p;
        ++q.quiet;
        if (m != pass) {
            if (q.owner[at(kit::to(m))] != none) q.quiet = 0;
            q.owner[at(kit::to(m))] = p.seat;
            q.owner[at(kit::from(m))] = none;
        }
        if (over(q)) return q;
        do q.seat = static_cast<std::int8_t>((q.seat + 1) % players);
        while (count(q, q.seat) == 0);  // the turn of who is out is passed over
        return q;
    }

    Outcome result(const Position& p) const {
        if (!over(p)) return {};
        for (int s = 0; s < 2; ++s)
            if (count(p, s) + count(p, s + 2) == 0) {
                const auto& seats = card().seats;
                return kit::won(card(), 1 - s, "toy.four.end", seats[at(1 - s)].name + " and " + seats[at(3 - s)].name + " have taken every man");
            }
        return drawn("forty moves without a taking");
    }

    int repetition_limit() const { return 3; }
    Outcome repeated(std::span<const Position>) const { return drawn("the position stands a third time"); }

    std::uint64_t hash(const Position& p) const {
        std::uint64_t h = mix(2, p.seat);
        for (const auto o : p.owner) h = mix(h, o);
        return h;
    }

    Board board() const {
        Board b = grid().board();
        b.spots.push_back(kit::button("pass", "Pass"));
        return b;
    }

    std::vector<Face> faces(const Position& p) const { return kit::pieces(Shape::stone, p.owner, card(), "man"); }

    std::vector<int> touches(const Position&, Move m) const {
        if (m == pass) return {cells};
        return {kit::from(m), kit::to(m)};
    }
    std::string words(const Position&, Move m) const {
        return m == pass ? "pass" : kit::way(grid(), m);
    }

    std::vector<Reason> reasons(const Position& p, Move m) const {
        if (m == pass) return {{"toy.four.pass", "no man can move", {}, -1}};
        const bool taking = p.owner[at(kit::to(m))] != none;
        return {{taking ? "toy.four.take" : "toy.four.step", "one square", {kit::from(m)}, kit::to(m)}};
    }

    // "south b1c1 a2a3 b4c4 d2d3 quiet:3": who is to move, the men of each seat ("-" for none), the quiet moves.
    std::string write(const Position& p) const {
        std::string out = card().seats[at(p.seat)].id;
        for (int s = 0; s < players; ++s) {
            std::string men;
            for (int c = 0; c < cells; ++c)
                if (p.owner[at(c)] == s) men += grid().name(c);
            out += " " + (men.empty() ? "-" : men);
        }
        return p.quiet ? out + " quiet:" + std::to_string(p.quiet) : out;
    }

    Expected<Position> read_position(std::string_view text) const {
        const auto words = split_words(text);
        Position p;
        p.owner.fill(none);
        if (words.size() < 5 || words.size() > 6)
            return Fault{"the position has " + std::to_string(words.size()) + " words",
                         "who is to move and four lists of men", 0, 1};
        const int seat = card().seat(std::string(words[0]));
        if (seat < 0) return bad_word(text, words[0], "south, west, north or east");
        p.seat = static_cast<std::int8_t>(seat);
        for (int s = 0; s < players; ++s) {
            const std::string_view w = words[at(s + 1)];
            if (w == "-") continue;
            for (std::size_t i = 0; i < w.size(); i += 2) {
                const int c = i + 1 < w.size() ? grid().find(w.substr(i, 2)) : none;
                if (c == none || p.owner[at(c)] != none) return bad_word(text, w, "free squares a1 to d4");
                p.owner[at(c)] = static_cast<std::int8_t>(s);
            }
        }
        if (words.size() == 6) {
            const auto quiet = numbered(words[5], "quiet:");
            if (!quiet || *quiet < 1 || *quiet > quiet_moves) return bad_word(text, words[5], "quiet:1 to quiet:40");
            p.quiet = static_cast<std::int8_t>(*quiet);
        }
        if (count(p, 0) + count(p, 2) == 0 && count(p, 1) + count(p, 3) == 0)
            return bad_word(text, words[1], "some men");
        if (!over(p) && count(p, p.seat) == 0) return bad_word(text, words[0], "a player with men to move");
        return p;
    }

    std::string sketch(const Position& p) const {
        return grid().sketch([&](int c) { return p.owner[at(c)] == none ? '.' : "SWNE"[p.owner[at(c)]]; }) + card().seats[at(p.seat)].id + " to move\n";
    }

private:
    static constexpr Move pass = kit::action(0);
    static const kit::Grid& grid() {
        static const kit::Grid grid(side, side, kit::Look::chequered);
        return grid;
    }
    static int of_side(int seat) { return seat % 2; }
    static int count(const Position& p, int seat) {
        int n = 0;
        for (const auto o : p.owner) n += o == seat;
        return n;
    }
    static bool over(const Position& p) {
        return p.quiet >= quiet_moves || count(p, 0) + count(p, 2) == 0 || count(p, 1) + count(p, 3) == 0;
    }
    /// In the order of their numbers.
    static std::vector<int> neighbours(int c) {
        constexpr std::array<std::array<int, 2>, 4> ways{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};
        std::vector<int> out;
        for (const auto& [right, up] : ways)
            if (const int to = grid().step(c, right, up); to != none) out.push_back(to);
        return out;
    }
    static Outcome drawn(std::string text) { return kit::drawn(card(), "toy.four.draw", std::move(text)); }

    int first_;
};

}  // namespace ludus::toys
