#pragma once
// Where the board lies in the window: board units to device pixels and back.

#include <string>
#include <vector>

#include "imgui.h"
#include "ui/scene/scene.hpp"

namespace ludus::canvas {

/// How the board is turned: upright with the first seat below, lying with it at the left, or half about.
struct Turned {
    bool lying = false;
    bool flipped = false;
};

struct Layout {
    ImVec2 origin;     ///< of the turned board's top left, in device pixels
    float unit = 0;    ///< device pixels to a board unit
    ImVec2 low, high;  ///< what is drawn: the board, its frame and its labels
    Turned turned;
    struct Label {
        ImVec2 at;  ///< its middle
        std::string text;
        bool corner = false;
    };
    std::vector<Label> labels;  ///< the coordinates

    [[nodiscard]] ImVec2 at(Vec point) const;    ///< board units to pixels, whole, so squares meet exactly
    [[nodiscard]] Vec back(ImVec2 pixel) const;  ///< and back
    [[nodiscard]] float length(float units) const { return unit * units; }
    /// A line's width: whole device pixels, one at least.
    [[nodiscard]] float pen(float units) const;
    [[nodiscard]] bool shows() const { return unit >= 1; }
};

/// The largest layout of a board in a rectangle of device pixels, in its middle: as the SVG lays it out, so that nothing
/// moves where one takes the other's place. `labels`: with coordinates, as this one of the game's notations has them.
Layout fit(const Scene& scene, ImVec2 low, ImVec2 high, Turned turned, bool labels, int notation);

/// The spot under a pixel, or -1. Points and pockets; buttons lie on no board.
int spot_at(const Board& board, const Layout& layout, ImVec2 pixel);

}  // namespace ludus::canvas
