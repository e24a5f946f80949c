// How a square is seen: its cells and numbers, the sums at its edges, moves in words and by touches.

#include <algorithm>

#include "core/base/index.hpp"
#include "core/kit/moves.hpp"
#include "core/kit/pieces.hpp"
#include "core/squares/magic_squares.hpp"

namespace ludus::squares {

namespace {

// Room about the cells: for the numbers of the rows, the letters of the columns, and the sums.
constexpr float left = 0.5F, above = 0.5F, right = 1.0F, below = 0.5F;

}  // namespace

Board MagicSquares::board() const {
    Board board = grid_.board();
    const auto moved = [](Vec v) { return Vec{v.x + left, v.y + above}; };
    for (Spot& spot : board.spots) {
        spot.centre = moved(spot.centre);
        for (Vec& corner : spot.outline) corner = moved(corner);
    }
    for (BoardLine& line : board.lines) line.a = moved(line.a), line.b = moved(line.b);
    board.width += left + right;
    board.height += above + below;
    for (int i = 0; i < n_; ++i) {
        const float middle = static_cast<float>(i) + 0.5F;
        board.labels.push_back({{left / 2, above + middle}, std::to_string(n_ - i)});
        board.labels.push_back({{left + middle, above / 2}, std::string(1, static_cast<char>('a' + i))});
    }
    return board;
}

Overlay MagicSquares::overlay(const Position& p) const {
    Overlay out;
    const auto n = static_cast<float>(n_);
    for (const Line& line : lines_) {
        const float middle = static_cast<float>(line.place) + 0.5F;
        const float edge = left + n + right / 2;
        const Vec place = line.kind == LineKind::row       ? Vec{edge, above + middle}
                          : line.kind == LineKind::column  ? Vec{left + middle, above + n + below / 2}
                          : line.kind == LineKind::falling ? Vec{edge, above + n + below / 2}
                                                           : Vec{edge, above / 2};
        const bool begun = missing(p, line) < n_ || total(p, line) > 0;
        out.labels.push_back(
            {place, !begun ? "·" : std::to_string(total(p, line)) + (missing(p, line) > 0 ? "+" : "")});
    }
    return out;
}

std::vector<Face> MagicSquares::faces(const Position& p) const {
    std::vector<Face> out;
    for (int i = 0; i < cells(); ++i) {
        if (p.number[at(i)] == 0) continue;
        const std::string text = std::to_string(p.number[at(i)] + std::max(0, p.added[at(i)] - 1));
        out.push_back(kit::piece(Shape::figure, spot(i), 0, text));
        out.back().id = i + 1;
        out.back().text = text;
    }
    return out;
}

std::vector<int> MagicSquares::touches(const Position& p, Move m) const {
    const Step* step = next(p);
    if (step && step->kind == Kind::exchange) return {spot(kit::from(m)), spot(kit::to(m))};
    return {spot(kit::to(m))};
}

std::string MagicSquares::words(const Position& p, Move m) const {
    const Step* step = next(p);
    if (step && step->kind == Kind::exchange) return cell_name(kit::from(m)) + "-" + cell_name(kit::to(m));
    const std::string sign = step && step->kind == Kind::add ? "+" : "";
    return sign + std::to_string(next_number(p)) + "@" + cell_name(kit::to(m));
}

std::string MagicSquares::step_words(const Step& step) const {
    if (step.kind == Kind::exchange) return cell_name(step.cell) + "-" + cell_name(step.other);
    return (step.kind == Kind::add ? "+" : "") + std::to_string(step.number) + "@" + cell_name(step.cell);
}

std::string MagicSquares::sketch(const Position& p) const {
    std::string out = as_text(square(p));
    if (const int number = next_number(p); number > 0 && !result(p).over)
        out += "next: " + std::to_string(number) + "\n";
    return out;
}

}  // namespace ludus::squares
