#pragma once
// Stones by turns on a board of nineteen lines, to the first five in a row: as many points as any game of the books has, for
// what draws and tells large boards.

#include <array>

#include "core/kit/hash.hpp"
#include "core/kit/outcome.hpp"
#include "core/kit/pieces.hpp"
#include "core/kit/position_text.hpp"
#include "tests/toys/toy.hpp"

namespace ludus::toys {

class FiveInARow {
public:
    static constexpr int side = 19, cells = side * side, none = -1, five = 5;

    struct Position {
        std::array<std::int8_t, cells> owner{};  // 0 black, 1 white, or none; a1 b1 ... s19
        std::int16_t stones = 0;
        std::int16_t last = none;
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card() {
        static const Card card = [] {
            Card c;
            c.id = "toy-five-in-a-row";
            c.name = "Five in a row";
            c.family = "toys";
            c.seats = {{"black", "Black", 0}, {"white", "White", 1}};
            c.rules = {"toy.five.put", "toy.five.row", "toy.five.full"};
            return c;
        }();
        return card;
    }

    explicit FiveInARow(const Options&) {}

    Position start() const {
        Position p;
        p.owner.fill(none);
        return p;
    }
    int to_move(const Position& p) const { return p.stones % 2; }
    bool at_turn_start(const Position&) const { return true; }

    void moves(const Position& p, MoveList& list) const {
        list.clear();
        if (row_made(p)) return;
        for (int c = 0; c < cells; ++c)
            if (p.owner[at(c)] == none) list.push_back({static_cast<std::uint64_t>(c)});
    }

    Position play(const Position& p, Move m) const {
        Position q = p;
        q.last = static_cast<std::int16_t>(m.code);
        q.owner[at(q.last)] = static_cast<std::int8_t>(to_move(p));
        ++q.stones;
        return q;
    }

    Outcome result(const Position& p) const {
        const int last = 1 - to_move(p);
        if (row_made(p)) return kit::won(card(), last, "toy.five.row", card().seats[at(last)].name + " has five in a row");
        return p.stones == cells ? kit::drawn(card(), "toy.five.full", "the board is full") : Outcome{};
    }

    std::uint64_t hash(const Position& p) const {
        std::uint64_t h = kit::mix(5, p.stones);
        for (int c = 0; c < cells; ++c)
            if (p.owner[at(c)] != none) h = kit::mix(h, 2 * c + p.owner[at(c)]);
        return h;
    }

    Board board() const { return grid().board(); }
    std::vector<Face> faces(const Position& p) const { return kit::pieces(Shape::stone, p.owner, card(), "stone"); }
    std::vector<int> touches(const Position&, Move m) const { return {static_cast<int>(m.code)}; }
    std::string words(const Position&, Move m) const { return grid().name(static_cast<int>(m.code)); }
    std::vector<Reason> reasons(const Position&, Move m) const {
        return {{"toy.five.put", "a stone is put on any free point", {}, static_cast<int>(m.code)}};
    }

    // A sign a point from a1: 0 black, 1 white, a point where nobody is; then the last one put, where there is one.
    std::string write(const Position& p) const {
        return kit::write_owners(p.owner) + (p.last == none ? "" : " last:" + grid().name(p.last));
    }

    Expected<Position> read_position(std::string_view text) const {
        const auto words = split_words(text);
        Position p;
        if (const auto read = kit::read_owners(text, words.empty() ? text : words[0], 2, p.owner); !read) return read.fault();
        std::array<int, 2> put{};
        for (const auto o : p.owner)
            if (o != none) ++put[at(o)];
        p.stones = static_cast<std::int16_t>(put[0] + put[1]);
        if (put[0] != put[1] + p.stones % 2) return kit::bad_word(text, words[0], "as many white stones as black ones, or one fewer");
        if (words.size() == 2 && words[1].substr(0, 5) == "last:") p.last = static_cast<std::int16_t>(grid().find(words[1].substr(5)));
        const bool right = p.stones == 0 ? words.size() == 1 : p.last != none && p.owner[at(p.last)] == (p.stones - 1) % 2;
        return right ? Expected(p) : kit::bad_word(text, words.back(), "the last stone put, such as last:k10, and nothing before the first");
    }

    std::string sketch(const Position& p) const {
        return grid().sketch([&](int c) { return p.owner[at(c)] == none ? '.' : "XO"[p.owner[at(c)]]; });
    }

private:
    static const kit::Grid& grid() {
        static const kit::Grid grid(side, side, kit::Look::lines);
        return grid;
    }

    /// Whether the last stone stands in a row of five.
    static bool row_made(const Position& p) {
        if (p.last == none) return false;
        const auto run = [&](int right, int up) {
            int n = 0;
            for (int c = grid().step(p.last, right, up); c != none && p.owner[at(c)] == p.owner[at(p.last)]; c = grid().step(c, right, up)) ++n;
            return n;
        };
        constexpr std::array<std::array<int, 2>, 4> ways{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
        for (const auto& [right, up] : ways)
            if (run(right, up) + 1 + run(-right, -up) >= five) return true;
        return false;
    }
};

}  // namespace ludus::toys
