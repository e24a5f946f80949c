#pragma once
// Stones by turns on a board of nineteen lines, to the first five in a row: as many points as any game of the books has, for
// what draws and tells large boards.

#include <array>

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
        Outcome o;
        const bool won = row_made(p);
        o.over = won || p.stones == cells;
        if (!o.over) return o;
        if (won) o.score[at(1 - to_move(p))] = 1;
        else o.score = {0.5f, 0.5f};
        o.rule = won ? "toy.five.row" : "toy.five.full";
        o.text = won ? card().seats[at(1 - to_move(p))].name + " has five in a row" : "the board is full";
        return o;
    }

    std::uint64_t hash(const Position& p) const {
        std::uint64_t h = mix(5, p.stones);
        for (int c = 0; c < cells; ++c)
            if (p.owner[at(c)] != none) h = mix(h, 2 * c + p.owner[at(c)]);
        return h;
    }

    Board board() const {
        Board b;
        b.width = b.height = side;
        for (int c = 0; c < cells; ++c)
            b.spots.push_back(place(SpotKind::point, name(c), centre(c), Tone::none, c % side, side - 1 - c / side));
        for (int i = 0; i < side; ++i) {
            b.lines.push_back({centre(i * side), centre(i * side + side - 1)});
            b.lines.push_back({centre(i), centre(cells - side + i)});
        }
        return b;
    }

    std::vector<Face> faces(const Position& p) const {
        std::vector<Face> out;
        for (int c = 0; c < cells; ++c) {
            if (p.owner[at(c)] == none) continue;
            Face f;
            f.spot = f.id = c;
            f.shape = Shape::stone;
            f.owner = p.owner[at(c)];
            f.name = card().seats[at(f.owner)].id + " stone";
            out.push_back(f);
        }
        return out;
    }

    std::vector<int> touches(const Position&, Move m) const { return {static_cast<int>(m.code)}; }
    std::string words(const Position&, Move m) const { return name(static_cast<int>(m.code)); }
    std::vector<Reason> reasons(const Position&, Move m) const {
        return {{"toy.five.put", "a stone is put on any free point", {}, static_cast<int>(m.code)}};
    }

    // A sign a point from a1: 0 black, 1 white, a point where nobody is; then the last one put, where there is one.
    std::string write(const Position& p) const {
        std::string out;
        for (const auto o : p.owner) out += o == none ? '.' : static_cast<char>('0' + o);
        return p.last == none ? out : out + " last:" + name(p.last);
    }

    Expected<Position> read_position(std::string_view text) const {
        const auto words = split_words(text);
        if (words.empty() || words[0].size() != cells) return bad_word(text, text.substr(0, 20), "361 signs, 0, 1 or a point");
        Position p = start();
        std::array<int, 2> put{};
        for (int c = 0; c < cells; ++c) {
            const char o = words[0][at(c)];
            if (o != '.' && o != '0' && o != '1') return bad_word(text, words[0].substr(at(c), 1), "0, 1 or a point");
            if (o == '.') continue;
            p.owner[at(c)] = static_cast<std::int8_t>(o - '0');
            ++put[at(o - '0')];
        }
        p.stones = static_cast<std::int16_t>(put[0] + put[1]);
        if (put[0] != put[1] + p.stones % 2) return bad_word(text, words[0], "as many white stones as black ones, or one fewer");
        if (words.size() != (p.stones == 0 ? 1u : 2u)) return bad_word(text, words.back(), "the last stone put, such as last:k10");
        if (p.stones == 0) return p;
        for (int c = 0; c < cells; ++c)
            if (words[1] == "last:" + name(c) && p.owner[at(c)] == (p.stones - 1) % 2) p.last = static_cast<std::int16_t>(c);
        if (p.last == none) return bad_word(text, words[1], "the last stone put, such as last:k10");
        return p;
    }

    std::string sketch(const Position& p) const {
        std::string out;
        for (int row = side - 1; row >= 0; --row) out += write(p).substr(at(row * side), side) + '\n';
        return out;
    }

private:
    static Vec centre(int c) { return {static_cast<float>(c % side) + 0.5f, static_cast<float>(side - 1 - c / side) + 0.5f}; }
    static std::string name(int c) { return static_cast<char>('a' + c % side) + std::to_string(c / side + 1); }

    /// Whether the last stone stands in a row of five.
    static bool row_made(const Position& p) {
        if (p.last == none) return false;
        const int x = p.last % side, y = p.last / side, owner = p.owner[at(p.last)];
        const auto run = [&](int dx, int dy) {
            int n = 0;
            for (int i = x + dx, j = y + dy; i >= 0 && j >= 0 && i < side && j < side && p.owner[at(j * side + i)] == owner; i += dx, j += dy) ++n;
            return n;
        };
        constexpr std::array<std::array<int, 2>, 4> ways{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
        for (const auto& [dx, dy] : ways)
            if (run(dx, dy) + 1 + run(-dx, -dy) >= five) return true;
        return false;
    }
};

}  // namespace ludus::toys
