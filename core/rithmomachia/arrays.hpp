#pragma once
// How the armies are set in array.

#include "core/rithmomachia/position.hpp"

namespace ludus::rithmomachia {

/// fulke.1.array: four ranks to an army, so many void ranks behind. Symmetric: 30 before 36 in the odd second row, as
/// every other quarter of the array has it; else as Fulke's drawing prints it, 36 before 30.
Stand four_ranks(bool symmetric, int void_behind, int ranks);

}  // namespace ludus::rithmomachia
