#pragma once
// Four players, partners opposite, on sixteen squares: men step to a neighbouring square and take by going there.
// A player without men is out and his turn is passed over; a player who cannot move passes. A position that stands
// a third time is a draw, and so are forty moves without a taking.

#include <array>

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
                if (there == none || of_side(there) != of_side(p.seat)) list.push_back({code(from, to)});
            }
        }
        if (list.empty()) list.push_back({pass});
    }

    Position play(const Position& p, Move m) const {
        Position q = p;
        ++q.quiet;
        if (m.code != pass) {
            if (q.owner[at(to(m))] != none) q.quiet = 0;
            q.owner[at(to(m))] = p.seat;
            q.owner[at(from(m))] = none;
        }
        if (over(q)) return q;
        do q.seat = static_cast<std::int8_t>((q.seat + 1) % players);
        while (count(q, q.seat) == 0);  // the turn of who is out is passed over
        return q;
    }

    Outcome result(const Position& p) const {
        Outcome o;
        if (!over(p)) return o;
        for (int s = 0; s < 2; ++s)
            if (count(p, s) + count(p, s + 2) == 0) return won_by(1 - s);
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
        Board b;
        b.width = b.height = side;
        for (int c = 0; c < cells; ++c) {
            const int x = c % side, y = side - 1 - c / side;
            b.spots.push_back(place(SpotKind::point, name(c),
                                    {static_cast<float>(x) + 0.5f, static_cast<float>(y) + 0.5f},
                                    (x + y) % 2 ? Tone::light : Tone::dark, x, y));
        }
        b.spots.push_back(button("pass", "Pass"));
        return b;
    }

    std::vector<Face> faces(const Position& p) const {
        std::vector<Face> out;
        for (int c = 0; c < cells; ++c) {
            if (p.owner[at(c)] == none) continue;
            Face f;
            f.spot = c;
            f.id = c;
            f.shape = Shape::stone;
            f.owner = p.owner[at(c)];
            f.name = card().seats[at(f.owner)].id + " man";
            out.push_back(f);
        }
        return out;
    }

    std::vector<int> touches(const Position&, Move m) const {
        if (m.code == pass) return {cells};
        return {from(m), to(m)};
    }
    std::string words(const Position&, Move m) const {
        return m.code == pass ? "pass" : name(from(m)) + "-" + name(to(m));
    }

    std::vector<Reason> reasons(const Position& p, Move m) const {
        if (m.code == pass) return {{"toy.four.pass", "no man can move", {}, -1}};
        const bool taking = p.owner[at(to(m))] != none;
        return {{taking ? "toy.four.take" : "toy.four.step", "one square", {from(m)}, to(m)}};
    }

    // "south b1c1 a2a3 b4c4 d2d3 quiet:3": who is to move, the men of each seat ("-" for none), the quiet moves.
    std::string write(const Position& p) const {
        std::string out = card().seats[at(p.seat)].id;
        for (int s = 0; s < players; ++s) {
            std::string men;
            for (int c = 0; c < cells; ++c)
                if (p.owner[at(c)] == s) men += name(c);
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
                const int c = i + 1 < w.size() ? cell(w.substr(i, 2)) : none;
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
        std::string out;
        for (int y = side - 1; y >= 0; --y) {
            out += std::to_string(y + 1);
            for (int x = 0; x < side; ++x) {
                const int o = p.owner[at(y * side + x)];
                out += std::string(" ") + (o == none ? '.' : "SWNE"[o]);
            }
            out += '\n';
        }
        return out + "  a b c d   " + card().seats[at(p.seat)].id + " to move\n";
    }

private:
    static constexpr std::uint64_t pass = 1000;
    static std::uint64_t code(int from, int to) { return static_cast<std::uint64_t>(from * 32 + to); }
    static int from(Move m) { return static_cast<int>(m.code) / 32; }
    static int to(Move m) { return static_cast<int>(m.code) % 32; }
    static int of_side(int seat) { return seat % 2; }
    static int count(const Position& p, int seat) {
        int n = 0;
        for (const auto o : p.owner) n += o == seat;
        return n;
    }
    static bool over(const Position& p) {
        return p.quiet >= quiet_moves || count(p, 0) + count(p, 2) == 0 || count(p, 1) + count(p, 3) == 0;
    }
    static std::vector<int> neighbours(int c) {
        std::vector<int> out;
        if (c >= side) out.push_back(c - side);
        if (c % side > 0) out.push_back(c - 1);
        if (c % side < side - 1) out.push_back(c + 1);
        if (c < cells - side) out.push_back(c + side);
        return out;
    }
    static std::string name(int c) { return {static_cast<char>('a' + c % side), static_cast<char>('1' + c / side)}; }
    static int cell(std::string_view n) {
        const int x = n[0] - 'a', y = n[1] - '1';
        return x >= 0 && x < side && y >= 0 && y < side ? y * side + x : none;
    }
    static Outcome won_by(int s) {
        Outcome o;
        o.over = true;
        o.score[at(s)] = o.score[at(s + 2)] = 1;
        o.rule = "toy.four.end";
        o.text = card().seats[at(s)].name + " and " + card().seats[at(s + 2)].name + " have taken every man";
        return o;
    }
    static Outcome drawn(std::string text) {
        Outcome o;
        o.over = true;
        o.score = {0.5f, 0.5f, 0.5f, 0.5f};
        o.rule = "toy.four.draw";
        o.text = std::move(text);
        return o;
    }

    int first_;
};

}  // namespace ludus::toys
