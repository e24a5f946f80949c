#pragma once
// Falkener's tours that are more than tours: the eighteen knight's magic squares (pages 325 to 334), and those of equal columns or of
// a constant difference (pages 313, 320, 321 and 324). Such tours are too rare to be found by trying.

#include <span>
#include <string_view>
#include <vector>

#include "core/tour/solver.hpp"

namespace ludus::tour {

struct BookTour {
    std::string_view id;       ///< as the record that shows it
    std::string_view squares;  ///< see walk_of()
};

std::span<const BookTour> book_tours();
Walk walk_of(const BookTour& tour);

/// All of them, turned and reflected, and each walked from its end too; none where the grid is no chessboard.
std::vector<Walk> book_tours_alike(const kit::Grid& grid);

}  // namespace ludus::tour
