#pragma once
// The table and the men as they are seen: the same for every kind on a chequered table.

#include <vector>

#include "core/game/picture.hpp"
#include "core/rithmomachia/act.hpp"
#include "core/rithmomachia/position.hpp"

namespace ludus::rithmomachia {

/// Spaces are spots 0 to ranks * 8 - 1 as they are numbered; then the buttons: done, pass, proclaim, so, whole, a part
/// for each step number a king may have, and the lots. `camp` ranks of each side are marked off by a line.
Board chequered_table(int ranks, int camp);

/// The spots of an act, in the order they are touched.
std::vector<int> touches(const Position& position, const Act& act, int ranks);

std::vector<Face> faces(const Position& position);

}  // namespace ludus::rithmomachia
