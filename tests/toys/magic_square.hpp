#pragma once
// A construction for one: the numbers 1 to 9 are set one after another in the cells of a square of three. It is
// right when every row, column and diagonal adds up to 15, and at an end as soon as one that is full does not.

#include <algorithm>
#include <array>

#include "core/kit/cards.hpp"
#include "core/kit/fields.hpp"
#include "core/kit/outcome.hpp"
#include "core/kit/pieces.hpp"
#include "tests/toys/toy.hpp"

namespace ludus::toys {

class MagicSquare : public kit::Described<MagicSquare> {
public:
    static constexpr int side = 3, cells = side * side, constant = 15;

    struct Position {
        std::array<std::int8_t, cells> number{};  // a1 b1 ... c3; 0 where nothing stands
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card() {
        static const Card card = [] {
            Card c = kit::plain_card("toys", "toy-square", "Magic square of three", {"builder"});
            c.options = {kit::yes_or_no("strict", "End at the first wrong line", "toy.square.wrong", true)};
            c.options[0].ours = true;
            add_rules(c, "toy.square.", "set line wrong right");
            return c;
        }();
        return card;
    }

    explicit MagicSquare(const Options& options) : strict_(options.flag("strict")) {}

    Position start() const { return {}; }
    int to_move(const Position&) const { return 0; }
    bool at_turn_start(const Position&) const { return true; }

    void moves(const Position& p, MoveList& list) const {
        list.clear();
        if (over(p)) return;
        for (int c = 0; c < cells; ++c)
            if (p.number[at(c)] == 0) list.push_back({static_cast<std::uint64_t>(c)});
    }

    Position play(const Position& p, Move m) const {
        Position q = p;
        q.number[at(static_cast<int>(m.code))] = static_cast<std::int8_t>(set(p) + 1);
        return q;
    }

    Outcome result(const Position& p) const {
        const int wrong = wrong_line(p);
        if (!over(p)) return {};
        if (wrong < 0) return kit::won(card(), 0, "toy.square.right", "every line adds up to 15");
        Outcome o;
        o.over = true;
        o.rule = "toy.square.wrong";
        o.text = sum(p, wrong);
        return o;
    }

    Board board() const { return grid().board(); }

    std::vector<Face> faces(const Position& p) const {
        std::vector<Face> out;
        for (int c = 0; c < cells; ++c) {
            if (p.number[at(c)] == 0) continue;
            const std::string text = std::to_string(p.number[at(c)]);
            out.push_back(kit::piece(Shape::figure, c, 0, text));
            out.back().id = p.number[at(c)];
            out.back().text = text;
        }
        return out;
    }

    std::vector<int> touches(const Position&, Move m) const { return {static_cast<int>(m.code)}; }
    std::string words(const Position& p, Move m) const {
        return std::to_string(set(p) + 1) + "@" + grid().name(static_cast<int>(m.code));
    }

    std::vector<Reason> reasons(const Position& p, Move m) const {
        const int cell = static_cast<int>(m.code);
        const Position q = play(p, m);
        std::vector<Reason> out{{"toy.square.set", "the next number, an empty cell", {}, cell}};
        for (int l = 0; l < static_cast<int>(lines.size()); ++l) {
            const auto& line = lines[at(l)];
            const bool in_line = line[0] == cell || line[1] == cell || line[2] == cell;
            if (in_line && full(q, l)) out.push_back({"toy.square.line", sum(q, l), {line[0], line[1], line[2]}, cell});
        }
        return out;
    }

    // Nine figures from a1, a point for an empty cell: "2.......1"
    void fields(kit::Fields& f, Position& p) const { f.figures(p.number, cells, '.'); }
    void check(kit::Fields& f, const Position& p) const {
        for (int n = 1; n <= set(p); ++n)
            f.expect(std::count(p.number.begin(), p.number.end(), n) == 1, 0,
                     "the numbers set one after another from 1, each once");
    }

    std::string sketch(const Position& p) const {
        return grid().sketch([&](int c) { return p.number[at(c)] ? static_cast<char>('0' + p.number[at(c)]) : '.'; });
    }

private:
    static constexpr std::array<std::array<int, 3>, 8> lines{
        {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};

    static int set(const Position& p) {
        int n = 0;
        for (const auto x : p.number) n += x != 0;
        return n;
    }
    static bool full(const Position& p, int l) {
        for (const int c : lines[at(l)])
            if (p.number[at(c)] == 0) return false;
        return true;
    }
    static int total(const Position& p, int l) {
        int n = 0;
        for (const int c : lines[at(l)]) n += p.number[at(c)];
        return n;
    }
    static int wrong_line(const Position& p) {
        for (int l = 0; l < static_cast<int>(lines.size()); ++l)
            if (full(p, l) && total(p, l) != constant) return l;
        return -1;
    }
    static std::string sum(const Position& p, int l) {
        std::string out;
        for (const int c : lines[at(l)]) out += (out.empty() ? "" : " + ") + std::to_string(p.number[at(c)]);
        return out + " = " + std::to_string(total(p, l));
    }
    static const kit::Grid& grid() {
        static const kit::Grid grid(side, side, kit::Look::plain);
        return grid;
    }
    bool over(const Position& p) const { return set(p) == cells || (strict_ && wrong_line(p) >= 0); }

    bool strict_;
};

}  // namespace ludus::toys
