#pragma once
// What the boards of the family have in common: squares, the numbers on the edge, and a board as plain text.

#include <string>
#include <vector>

#include "core/chess/geometry.hpp"
#include "core/game/picture.hpp"
#include "core/kit/grid.hpp"

namespace ludus::chess {

inline constexpr float margin = 0.6f;       ///< for the numbers on the left and below
inline constexpr float battlement = 0.13f;  ///< how far the battlements of a citadel stand out
inline constexpr float side_gap = 0.3f;     ///< between the squares and what lies on their right

/// The left edge of a column and the upper edge of a row, both counted as the field counts them.
inline float left_of(int column) { return margin + static_cast<float>(column); }
inline float top_of(const Geometry& geometry, int row) { return static_cast<float>(geometry.rows - 1 - row); }

std::vector<Vec> box(float left, float top, float side);
using kit::button;

/// A spot for every square, in the field's order; chequered or without tones.
void add_squares(Board& board, const Geometry& geometry, bool chequered);
/// Numbers on the edge as the book has them, tens below and units at the side (falkener.notation), and for the second notation
/// letters and ranks.
void add_numbers(Board& board, const Geometry& geometry);
/// The line about the squares, and about what is left out among them.
void add_frame(Board& board, const Geometry& geometry);

/// Battlements on squares that stand beside the board, each with a column to itself: citadels.
void add_battlements(Board& board, const Geometry& geometry);

/// Moves all that is on a board of squares, in units of a square. Its width and height stay.
void move_all(Board& board, Vec by);

/// The squares as lines of text, the last row first; a cell for every square, none longer than `wide`.
std::string sketch_squares(const Geometry& geometry, const std::vector<std::string>& cells, std::size_t wide);

}  // namespace ludus::chess
