#pragma once
// A tour for one: a knight on a board of four by four without its corners visits every cell once. Its way is drawn on
// the board, with the numbers of its leaps.

#include <array>

#include "core/kit/cards.hpp"
#include "core/kit/hash.hpp"
#include "core/kit/outcome.hpp"
#include "core/kit/pieces.hpp"
#include "core/kit/position_text.hpp"
#include "tests/toys/toy.hpp"

namespace ludus::toys {

class Tour {
public:
    static constexpr int cells = 12, first = 0;

    struct Position {
        std::array<std::int8_t, cells> way{};  // the cells visited, in their order
        std::int8_t visited = 0;
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card() {
        static const Card card = [] {
            Card c = kit::plain_card("toys", "toy-tour", "Tour of the cross", {"rider"});
            add_rules(c, "toy.tour.", "leap whole stuck");
            return c;
        }();
        return card;
    }

    explicit Tour(const Options&) {}

    Position start() const { return visit({}, first); }
    int to_move(const Position&) const { return 0; }
    bool at_turn_start(const Position&) const { return true; }

    void moves(const Position& p, MoveList& list) const {
        list.clear();
        constexpr std::array<std::array<int, 2>, 8> leaps{
            {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
        for (const auto& [right, up] : leaps)
            if (const int to = grid().step(standing(p), right, up); to != kit::nowhere && !has_visited(p, to))
                list.push_back({at(to)});
    }
    Position play(const Position& p, Move m) const { return visit(p, static_cast<int>(m.code)); }

    Outcome result(const Position& p) const {
        if (p.visited == cells) return kit::won(card(), 0, "toy.tour.whole", "every cell is visited");
        MoveList list;
        moves(p, list);
        return {list.empty(), {}, list.empty() ? "toy.tour.stuck" : "", list.empty() ? "no leap is left" : ""};
    }

    std::uint64_t hash(const Position& p) const {
        std::uint64_t h = 12;
        for (int i = 0; i < p.visited; ++i) h = mix(h, p.way[at(i)]);
        return h;
    }

    Board board() const { return grid().board(); }
    std::vector<Face> faces(const Position& p) const { return {kit::piece(Shape::figure, standing(p), 0, "knight")}; }
    Overlay overlay(const Position& p) const {
        Overlay out;
        const auto spots = board().spots;
        for (int i = 0; i < p.visited; ++i) {
            const Vec here = spots[at(p.way[at(i)])].centre;
            if (i > 0) out.lines.push_back({spots[at(p.way[at(i - 1)])].centre, here});
            out.labels.push_back({{here.x - 0.35F, here.y - 0.35F}, std::to_string(i + 1)});
        }
        return out;
    }
    std::vector<int> touches(const Position& p, Move m) const { return {standing(p), static_cast<int>(m.code)}; }
    std::string words(const Position&, Move m) const { return grid().name(static_cast<int>(m.code)); }
    std::vector<Reason> reasons(const Position& p, Move m) const {
        return {
            {"toy.tour.leap", "a knight's leap to a cell not yet visited", {standing(p)}, static_cast<int>(m.code)}};
    }

    // The way: "b1-a3-c4"
    std::string write(const Position& p) const {
        std::string out;
        for (int i = 0; i < p.visited; ++i) out += (i > 0 ? "-" : "") + grid().name(p.way[at(i)]);
        return out;
    }
    Expected<Position> read_position(std::string_view text) const {
        Position p;
        for (std::size_t begin = 0; begin <= text.size();) {
            const std::size_t end = std::min(text.find('-', begin), text.size());
            const std::string_view name = text.substr(begin, end - begin);
            const int cell = grid().find(name);
            MoveList open;
            if (p.visited > 0) moves(p, open);
            const bool right = p.visited == 0
                                   ? cell == first
                                   : std::find(open.begin(), open.end(), Move{at(std::max(cell, 0))}) != open.end();
            if (cell == kit::nowhere || !right)
                return bad_word(text, name, "a way of leaps from " + grid().name(first) + ", each cell once");
            p = visit(p, cell);
            begin = end + 1;
        }
        return p;
    }
    std::string sketch(const Position& p) const {
        return grid().sketch([&](int c) { return c == standing(p) ? 'N' : has_visited(p, c) ? '*' : '.'; });
    }

private:
    static const kit::Grid& grid() {
        static const kit::Grid grid({".##.", "####", "####", ".##."}, kit::Look::chequered);
        return grid;
    }
    static Position visit(Position p, int cell) {
        p.way[at(p.visited++)] = static_cast<std::int8_t>(cell);
        return p;
    }
    static int standing(const Position& p) { return p.way[at(p.visited - 1)]; }
    static bool has_visited(const Position& p, int cell) {
        return std::find(p.way.begin(), p.way.begin() + p.visited, cell) != p.way.begin() + p.visited;
    }
};

}  // namespace ludus::toys
