#pragma once
// Outlines of spots that are no cells of a grid.

#include <vector>

#include "core/game/picture.hpp"

namespace ludus::kit {

/// The corners of an upright rectangle, from the upper left one around; in units of the board.
inline std::vector<Vec> box(float left, float top, float width, float height) {
    return {{left, top}, {left + width, top}, {left + width, top + height}, {left, top + height}};
}

}  // namespace ludus::kit
