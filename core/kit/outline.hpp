#pragma once
// Outlines of spots that are no cells of a grid, and the inlay of squares that are like no other.

#include <utility>
#include <vector>

#include "core/game/picture.hpp"

namespace ludus::kit {

/// The corners of an upright rectangle, from the upper left one around; in units of the board.
inline std::vector<Vec> box(float left, float top, float width, float height) {
    return {{left, top}, {left + width, top}, {left + width, top + height}, {left, top + height}};
}

/// A fine line within the edge of the square about `centre`, so far from it: so a square of Tone::marked is told without its colour.
inline void add_inlay(Board& board, Vec centre, float half = 0.4F) {
    const float l = centre.x - half, r = centre.x + half, t = centre.y - half, u = centre.y + half;
    for (const auto& [a, b] :
         {std::pair<Vec, Vec>{{l, t}, {r, t}}, {{r, t}, {r, u}}, {{r, u}, {l, u}}, {{l, u}, {l, t}}})
        board.lines.push_back({a, b, Weight::fine});
}

}  // namespace ludus::kit
