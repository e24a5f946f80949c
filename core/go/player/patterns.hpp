#pragma once
// Shapes of three by three points in which a stone in the middle is often good: hane, cuts, moves along the edge.

namespace ludus::go {

/// Whether a stone of either colour in the middle makes such a shape. `around` has what stands on the eight points round it, two
/// bits each from the lowest: of the row above from the left, then left, right, and the row below (go::Colour).
bool is_good_shape(unsigned around);

}  // namespace ludus::go
