#pragma once
// Where the board lies in the window: board units to device pixels and back.

#include "core/game/picture.hpp"
#include "imgui.h"

namespace ludus::table {

/// How the board is turned: upright with the first seat below, lying with it at the left, or half about.
struct Turned {
    bool lying = false;
    bool flipped = false;
};

struct Layout {
    ImVec2 origin;     ///< of the turned board's top left, in device pixels; whole
    float unit = 0;    ///< device pixels to a board unit; whole, so squares meet exactly
    ImVec2 low, high;  ///< what is drawn: the board, its frame and its labels
    Vec least, most;   ///< the part of the board that is shown, in board units
    Turned turned;

    [[nodiscard]] ImVec2 at(Vec point) const;    ///< board units to pixels
    [[nodiscard]] Vec back(ImVec2 pixel) const;  ///< and back
    [[nodiscard]] float length(float units) const { return unit * units; }
    /// A line's width: whole device pixels, one at least.
    [[nodiscard]] float pen(float units) const;
    [[nodiscard]] bool shows() const { return unit >= 1; }
};

inline constexpr float label_air = 0.06F;  ///< coordinates stand that much further off than the board says

/// The largest layout of a board in a rectangle of device pixels, in its middle. `labels`: room for them is kept.
Layout fit(const Board& board, ImVec2 low, ImVec2 high, Turned turned, bool labels);

/// The spot under a pixel, or -1. Points and pockets; buttons lie on no board.
int spot_at(const Board& board, const Layout& layout, ImVec2 pixel);

/// The step on the board's own grid that an arrow on the screen means.
void turn_step(Turned turned, int& dx, int& dy);

}  // namespace ludus::table
