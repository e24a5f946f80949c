#include "core/chess/geometry.hpp"

#include <cassert>

#include "core/base/text.hpp"

namespace ludus::chess {

Geometry::Geometry(int columns_, int rows_) : columns(columns_), rows(rows_) {
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c) add(c, r);
}

Geometry::Geometry(const std::vector<std::string_view>& rows_seen, int first)
    : columns(static_cast<int>(rows_seen.front().size())),
      rows(static_cast<int>(rows_seen.size())),
      first_column(first) {
    squares_.fill(-1);
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
            if (rows_seen[at(rows - 1 - r)][at(c)] != '.') add(c, r);
}

void Geometry::add(int column, int row) {
    assert(size_ < most_squares && columns * rows <= most_cells);
    squares_[at(row * columns + column)] = static_cast<std::int16_t>(size_);
    cells_[at(size_++)] = {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
}

std::string Geometry::name(int square) const {
    if (!by_numbers()) return algebraic(square);
    const int s = from_above ? seen(square, Facing::down) : square;
    return std::to_string(10 * (column(s) + first_column) + row(s));
}

std::optional<int> Geometry::find(std::string_view name) const {
    int column = -1, row = -1;
    if (by_numbers()) {
        const auto number = read_int(name);
        if (!number) return std::nullopt;
        column = *number / 10 - first_column, row = *number % 10;
    } else if (!name.empty()) {
        while (++column < columns && letter(column)[0] != name[0]) {
        }
        row = read_int(name.substr(1)).value_or(0) - 1;
    }
    if (!on(column, row)) return std::nullopt;
    const int found = square(column, row);
    return by_numbers() && from_above ? seen(found, Facing::down) : found;
}

std::string Geometry::letter(int column) const {
    const int n = column + first_column;
    return std::string(1, n == 0 ? 'z' : static_cast<char>('a' + n - 1));
}

Squares Geometry::part(int left, int right, int low, int high) const {
    Squares out;
    for (int c = left; c <= right; ++c)
        for (int r = low; r <= high; ++r)
            if (const int s = square(c, r); s >= 0) out.set(at(s));
    return out;
}

}  // namespace ludus::chess
