#include "core/chess/field.hpp"

#include "core/base/text.hpp"

namespace ludus::chess {

std::string Field::name(int square) const { return std::to_string(10 * (column(square) + 1) + row(square)); }

std::optional<int> Field::find(std::string_view name) const {
    const auto number = read_int(name);
    if (!number || *number < 10) return std::nullopt;
    const int column = *number / 10 - 1, row = *number % 10;
    if (!on(column, row)) return std::nullopt;
    return square(column, row);
}

std::string Field::algebraic(int square) const {
    return std::string(1, static_cast<char>('a' + column(square))) + std::to_string(row(square) + 1);
}

Squares Field::part(int left, int right, int low, int high) const {
    Squares out;
    for (int c = left; c <= right; ++c)
        for (int r = low; r <= high; ++r) out.set(at(square(c, r)));
    return out;
}

}  // namespace ludus::chess
