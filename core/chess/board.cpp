#include "core/chess/board.hpp"

#include <utility>

namespace ludus::chess {

namespace {

/// Whether a square stands beside the board, with a column to itself: -1 on its left, 1 on its right, 0 not.
int outlying(const Geometry& geometry, int square) {
    const int c = geometry.column(square);
    if (geometry.part(c, c, 0, geometry.rows - 1).count() > 1) return 0;
    return c == 0 ? -1 : 1;
}

/// On the side of a citadel that looks away from the board.
void add_battlements_to(Board& board, const Geometry& geometry, int square, int side) {
    constexpr int merlons = 4;
    constexpr float deep = battlement, high = 1.0f / (2 * merlons - 1);
    const float x = left_of(geometry.column(square)) + (side < 0 ? 0 : 1), far = x + deep * static_cast<float>(side);
    for (int n = 0; n < merlons; ++n) {
        const float top = top_of(geometry, geometry.row(square)) + 2 * high * static_cast<float>(n), foot = top + high;
        board.lines.push_back({{x, top}, {far, top}, Weight::normal});
        board.lines.push_back({{far, top}, {far, foot}, Weight::normal});
        board.lines.push_back({{far, foot}, {x, foot}, Weight::normal});
    }
}

}  // namespace

std::vector<Vec> box(float left, float top, float side) {
    return {{left, top}, {left + side, top}, {left + side, top + side}, {left, top + side}};
}

void add_squares(Board& board, const Geometry& geometry, bool chequered) {
    for (int s = 0; s < geometry.size(); ++s) {
        const int column = geometry.column(s), row = geometry.row(s);
        Spot spot;
        spot.kind = SpotKind::point;
        spot.name = geometry.name(s);
        if (!by_the_book()) spot.label = geometry.algebraic(s);
        spot.centre = {left_of(column) + 0.5f, top_of(geometry, row) + 0.5f};
        spot.outline = box(left_of(column), top_of(geometry, row), 1);
        spot.tone = !chequered ? Tone::none : (column + row) % 2 == 0 ? Tone::dark : Tone::light;
        spot.column = column;
        spot.row = geometry.rows - 1 - row;
        board.spots.push_back(std::move(spot));
    }
}

void add_numbers(Board& board, const Geometry& geometry) {
    const bool aside = geometry.part(0, 0, 0, geometry.rows - 1).count() == 1;
    for (int s = 0; s < geometry.size(); ++s)
        if (outlying(geometry, s) != 0)
            for (const int notation : {0, 1})
                board.labels.push_back({{left_of(geometry.column(s)) + 0.5f, top_of(geometry, geometry.row(s)) + 0.5f},
                                        notation == 0 ? geometry.name(s) : geometry.algebraic(s),
                                        notation,
                                        true});
    for (const int notation : {0, 1}) {
        const bool book = notation == 0 && geometry.by_numbers(), turned = book && geometry.from_above;
        // A square that has a column or a row to itself stands beside the board.
        for (int c = 0; c < geometry.columns; ++c)
            if (geometry.part(c, c, 0, geometry.rows - 1).count() > 1)
                board.labels.push_back(
                    {{left_of(c) + 0.5f, static_cast<float>(geometry.rows) + margin / 2},
                     book ? std::to_string(10 * ((turned ? geometry.columns - 1 - c : c) + geometry.first_column))
                          : geometry.letter(c),
                     notation});
        for (int r = 0; r < geometry.rows; ++r)
            // No nought: it would stand where the tens do.
            if (const int n = turned ? geometry.rows - 1 - r : r; !(book && n == 0) && geometry.band(r, r).count() > 1)
                // Beside a column that is left out but for a citadel there is room for them; the citadel tells its row itself.
                if (!aside || !geometry.on(0, r))
                    board.labels.push_back({{left_of(aside ? 1 : 0) - margin / 2, top_of(geometry, r) + 0.5f},
                                            std::to_string(book ? n : r + 1),
                                            notation});
    }
}

void add_frame(Board& board, const Geometry& geometry) {
    // An edge is where of two cells one is a square; edges that go on are one line.
    const auto add = [&](bool across, int lines, int length) {
        for (int i = 0; i <= lines; ++i) {
            int begin = 0;
            const auto on = [&](int line, int n) {
                return across ? geometry.on(n, geometry.rows - 1 - line) : geometry.on(line, n);
            };
            const auto edge = [&](int n) { return on(i - 1, n) != on(i, n); };
            for (int n = 0; n < length; ++n) {
                if (!edge(n)) begin = n + 1;
                else if (n + 1 == length || !edge(n + 1)) {
                    const float from = static_cast<float>(begin), to = static_cast<float>(n + 1),
                                at = static_cast<float>(i);
                    if (across) board.lines.push_back({{margin + from, at}, {margin + to, at}, Weight::normal});
                    else
                        board.lines.push_back({{margin + at, static_cast<float>(geometry.rows) - to},
                                               {margin + at, static_cast<float>(geometry.rows) - from},
                                               Weight::normal});
                }
            }
        }
    };
    add(true, geometry.rows, geometry.columns);
    add(false, geometry.columns, geometry.rows);
}

void add_battlements(Board& board, const Geometry& geometry) {
    for (int s = 0; s < geometry.size(); ++s)
        if (const int side = outlying(geometry, s); side != 0) add_battlements_to(board, geometry, s, side);
}

void move_all(Board& board, Vec by) {
    const auto move = [by](Vec& v) { v = {v.x + by.x, v.y + by.y}; };
    for (Spot& spot : board.spots) {
        move(spot.centre);
        for (Vec& v : spot.outline) move(v);
    }
    for (BoardLine& line : board.lines) move(line.a), move(line.b);
    for (BoardLabel& label : board.labels) move(label.at);
    for (Vec& dot : board.dots) move(dot);
}

std::string sketch_squares(const Geometry& geometry, const std::vector<std::string>& cells, std::size_t wide) {
    std::string out;
    const bool book = by_the_book() && geometry.by_numbers();
    const std::size_t margin_wide = !book && geometry.rows > 9 ? 2 : 1;
    for (int row = geometry.rows - 1; row >= 0; --row) {
        const std::string number = std::to_string(!book                 ? row + 1
                                                  : geometry.from_above ? geometry.rows - 1 - row
                                                                        : row);
        out += std::string(margin_wide - number.size(), ' ') + number;
        for (int column = 0; column < geometry.columns; ++column) {
            const int square = geometry.square(column, row);
            const std::string_view cell = square < 0 ? std::string_view{} : cells[at(square)];
            out.append(wide + 1 - cell.size(), ' ').append(cell);
        }
        out += "\n";
    }
    out += std::string(margin_wide, ' ');
    for (int column = 0; column < geometry.columns; ++column) {
        const std::string number =
            book
                ? std::to_string((geometry.from_above ? geometry.columns - 1 - column : column) + geometry.first_column)
                : geometry.letter(column);
        out += std::string(wide + 1 > number.size() ? wide + 1 - number.size() : 0, ' ') + number;
    }
    return out + "\n";
}

}  // namespace ludus::chess
