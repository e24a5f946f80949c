#include "core/chess/board.hpp"

#include <utility>

namespace ludus::chess {

std::vector<Vec> box(float left, float top, float side) {
    return {{left, top}, {left + side, top}, {left + side, top + side}, {left, top + side}};
}

void add_squares(Board& board, const Field& field, bool chequered) {
    for (int s = 0; s < field.size(); ++s) {
        const int column = field.column(s), row = field.row(s);
        Spot spot;
        spot.kind = SpotKind::point;
        spot.name = field.name(s);
        if (!by_the_book()) spot.label = field.algebraic(s);
        spot.centre = {left_of(column) + 0.5f, top_of(field, row) + 0.5f};
        spot.outline = box(left_of(column), top_of(field, row), 1);
        spot.tone = !chequered ? Tone::none : (column + row) % 2 == 0 ? Tone::dark : Tone::light;
        spot.column = column;
        spot.row = field.rows - 1 - row;
        board.spots.push_back(std::move(spot));
    }
}

void add_numbers(Board& board, const Field& field, int notation) {
    const auto rows = static_cast<float>(field.rows);
    for (int c = 0; c < field.columns; ++c)
        board.labels.push_back({{left_of(c) + 0.5f, rows + margin / 2}, field.name(field.square(c, 0)), notation});
    for (int r = 1; r < field.rows; ++r)
        board.labels.push_back({{margin / 2, top_of(field, r) + 0.5f}, std::to_string(r), notation});
}

void add_frame(Board& board, const Field& field) {
    const float right = left_of(field.columns), foot = static_cast<float>(field.rows);
    for (const float y : {0.0f, foot}) board.lines.push_back({{margin, y}, {right, y}, Weight::normal});
    for (const float x : {margin, right}) board.lines.push_back({{x, 0}, {x, foot}, Weight::normal});
}

std::string sketch_squares(const Field& field, const std::vector<std::string>& cells, std::size_t wide) {
    std::string out;
    const bool book = by_the_book();
    const std::size_t margin_wide = !book && field.rows > 9 ? 2 : 1;
    for (int row = field.rows - 1; row >= 0; --row) {
        const std::string number = std::to_string(book ? row : row + 1);
        out += std::string(margin_wide - number.size(), ' ') + number;
        for (int column = 0; column < field.columns; ++column) {
            const std::string& cell = cells[at(field.square(column, row))];
            out += std::string(wide + 1 - cell.size(), ' ') + cell;
        }
        out += "\n";
    }
    out += std::string(margin_wide, ' ');
    for (int column = 1; column <= field.columns; ++column) {
        const std::string number = book ? std::to_string(column) : std::string(1, static_cast<char>('a' + column - 1));
        out += std::string(wide + 1 > number.size() ? wide + 1 - number.size() : 0, ' ') + number;
    }
    return out + "\n";
}

}  // namespace ludus::chess
