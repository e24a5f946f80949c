#pragma once
// The men, as an engraver would cut them: flat, exact, with weight.

#include "core/game/picture.hpp"
#include "ui/canvas/layout.hpp"
#include "ui/canvas/theme.hpp"
#include "ui/canvas/type.hpp"
#include "ui/scene/figures.hpp"

namespace ludus::canvas {

/// What every stroke needs to know.
struct PaintContext {
    ImDrawList* list;
    const Theme* theme;
    const FontSet* type;
    float square;                 ///< device pixels to a board unit
    PieceStyle piece_style = {};  ///< of the men of chess
    Turned turned = {};           ///< the board they stand on

    [[nodiscard]] float pen(float units) const;  ///< whole device pixels, one at least
};

/// One man, stack or die about a centre. `alpha` fades him; `size` 1 is his own.
void draw_man(const PaintContext& paint, const Face& face, ImVec2 centre, float alpha = 1, float size = 1);

/// One man seen from the side, in a tray: half his extent across and down, in pixels.
void draw_slab(const PaintContext& paint, const Face& face, ImVec2 centre, ImVec2 half, float alpha = 1);

/// The small square that marks an empty place as somebody's.
void draw_owned(const PaintContext& paint, int colours, ImVec2 low, ImVec2 high);

/// What is written on the last man of a pile.
void draw_count(const PaintContext& paint, const Face& face, ImVec2 centre, int count, float alpha = 1);

}  // namespace ludus::canvas
