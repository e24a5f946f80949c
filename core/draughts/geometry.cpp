#include "core/draughts/geometry.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace ludus::draughts {
namespace {

kit::Grid grid_of(const Variant& variant) {
    if (variant.lines == Lines::straight) return {variant.side, variant.side, kit::Look::chequered};
    std::vector<std::string> rows(static_cast<std::size_t>(variant.side));
    for (int row = 0; row < variant.side; ++row)
        for (int column = 0; column < variant.side; ++column)
            rows[static_cast<std::size_t>(variant.side - 1 - row)] += (row + column) % 2 == 0 ? '#' : '-';
    return {std::vector<std::string_view>(rows.begin(), rows.end()), kit::Look::chequered};
}

}  // namespace

Geometry::Geometry(const Variant& variant) : grid_(grid_of(variant)) {
    const bool diagonal = variant.lines == Lines::diagonal;
    const int half = variant.side / 2;
    cell_.fill(nowhere);
    bit_.fill(nowhere);
    for (auto& each : next_) each.fill(nowhere);
    for (int cell = 0; cell < grid_.size(); ++cell) {
        const int row = grid_.row(cell), column = grid_.column(cell);
        // Two rows of the diagonals are half, a free bit and half.
        const int bit =
            diagonal ? row / 2 * (2 * half + 1) + row % 2 * (half + 1) + column / 2 : row * variant.side + column;
        cell_[static_cast<std::size_t>(bit)] = static_cast<std::int8_t>(cell);
        bit_[static_cast<std::size_t>(cell)] = static_cast<std::int8_t>(bit);
        all_ |= square(bit);
        rows_[static_cast<std::size_t>(row)] |= square(bit);
    }
    constexpr std::array<kit::Direction, directions> slanting{{{-1, 1}, {1, 1}, {-1, -1}, {1, -1}}},
        straight{{{0, 1}, {-1, 0}, {1, 0}, {0, -1}}};
    for (int d = 0; d < directions; ++d) {
        const kit::Direction step = (diagonal ? slanting : straight)[static_cast<std::size_t>(d)];
        Direction& way = ways_[static_cast<std::size_t>(d)];
        for (int cell = 0; cell < grid_.size(); ++cell) {
            const int to = grid_.step(cell, step);
            if (to == kit::nowhere) continue;
            next_[static_cast<std::size_t>(bit(cell))][static_cast<std::size_t>(d)] = static_cast<std::int8_t>(bit(to));
            way.shift = bit(to) - bit(cell);
            way.land |= square(bit(to));
        }
    }
    for (int a = 0; a < grid_.size(); ++a)
        for (int b = 0; b < grid_.size(); ++b)
            distance_[static_cast<std::size_t>(bit(a))][static_cast<std::size_t>(bit(b))] = static_cast<std::int8_t>(
                std::max(std::abs(grid_.row(a) - grid_.row(b)), std::abs(grid_.column(a) - grid_.column(b))));
}

}  // namespace ludus::draughts
