#pragma once
// The edge of what is filled on a board of cells: a rectangle on most, a cross or rings on others. Both painters draw the frame
// along it.

#include <vector>

#include "core/game/picture.hpp"

namespace ludus {

/// A piece of the edge. What is filled lies to the right of the way from the first point to the last, y growing downwards.
struct FieldEdge {
    std::vector<Vec> points;  ///< two at least, no three of them on one line
    bool closed = false;      ///< the last leads back to the first
};

/// What a closed outline encloses; positive where it runs clockwise as it is seen, 0 where it has no corners.
float signed_area(const std::vector<Vec>& outline);
/// The mean of its corners.
Vec middle_of(const std::vector<Vec>& outline);

/// Whether the cells of a board fill one upright rectangle, or there are none.
bool is_rectangle(const Board& board);

/// A cell with a tone, used or not, and whether it is drawn.
struct FieldCell {
    const std::vector<Vec>* outline;  ///< of the board, which must last as long
    bool shown = true;
};
std::vector<FieldCell> field_cells(const Board& board);

/// The edge of all cells, in board units. Cells of one size meet along whole sides; where one side meets a part of another, both are
/// edges. Of cells that are not drawn the edge is left out, and none is added where they are cut off.
std::vector<FieldEdge> field_edges(const std::vector<FieldCell>& cells);

/// The same edge so far outside of what is filled.
std::vector<Vec> moved_out(const FieldEdge& edge, float by);

}  // namespace ludus
