#pragma once
// Roget's figures: each quarter of the chessboard is two squares and two diamonds, of four cells joined by knight's leaps.

#include <array>

#include "core/kit/grid.hpp"

namespace ludus::tour {

/// A figure of a quarter: the quarters are numbered as on page 314, i below on the right, ii below on the left, iii above on the left, iv.
struct Figure {
    int quarter = 0;  ///< 0 to 3
    bool diamond = false;
    bool second = false;  ///< of the two of its kind in each quarter
    friend bool operator==(const Figure&, const Figure&) = default;
    [[nodiscard]] bool same_kind(const Figure& other) const {
        return diamond == other.diamond && second == other.second;
    }
};

/// The figure a cell of the chessboard belongs to.
Figure figure_of(const kit::Grid& grid, int cell);

/// "i" to "iv"
const char* quarter_name(int quarter);

/// The four cells of a figure, each a leap from the one before.
std::array<int, 4> cells_of(const kit::Grid& grid, const Figure& figure);

}  // namespace ludus::tour
