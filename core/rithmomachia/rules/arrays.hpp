#pragma once
// How the armies are set in array.

#include <cstdint>

#include "core/rithmomachia/rules/position.hpp"

namespace ludus::rithmomachia {

enum class Array : std::uint8_t {
    four_printed,    ///< fulke.1.array: four ranks, as Fulke's drawing prints them, 36 before 30 in the odd second row
    four_symmetric,  ///< the same with 30 before 36, as every other quarter of the array has it
    six_natural      ///< fulke.2.array: "the naturall placing of every man under him of whome he aryseth"
};

/// The armies in array on a table of so many ranks, with so many void ranks behind each.
Stand in_array(Array array, int void_behind, int ranks);

}  // namespace ludus::rithmomachia
