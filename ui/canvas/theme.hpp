#pragma once
// The colours of the table: paper, ink and vermilion, by day, by night and for the projector; boards of paper or of wood.

#include <string_view>

#include "imgui.h"

namespace ludus::canvas {

enum class ThemeName { light, dark, projector, light_wood, dark_wood, projector_wood };

/// One red for the rule and the taking, one blue for what is alive; everything else is paper and ink.
struct Theme {
    ThemeName name;
    ImU32 paper, paper_raised;   ///< the page; a panel on it
    ImU32 ink, ink_soft, line;   ///< text, lesser text, hairlines
    ImU32 red, on_red;           ///< takings and rubrics, and text upon it
    ImU32 blue, blue_soft;       ///< what is alive and yours, and its tint
    ImU32 light, dark;           ///< the chequer
    ImU32 even, even_ink;        ///< the men of the first seat: paper with an ink outline
    ImU32 odd, odd_ink, odd_in;  ///< the men of the second: solid, with an inner line
    ImU32 odd_rim;               ///< round the solid men where the board itself is dark; none where 0
    ImU32 mark;                  ///< where the last move went
    ImU32 inlay;                 ///< squares that are like no other
    ImU32 rim, leaf, bar, tray;  ///< a built board: its edge, what is played on, the bar, the trays beside it
    ImU32 long_light, long_dark, long_edge;  ///< the long points in two tones, and their edge
    ImU32 even_in;                           ///< the line turned into an outlined man
};

const Theme& theme(ThemeName name);

/// Whether what is written is pale upon dark.
constexpr bool is_dark(ThemeName name) { return name == ThemeName::dark || name == ThemeName::dark_wood; }

/// Whether boards are of wood.
constexpr bool is_wood(ThemeName name) { return name >= ThemeName::light_wood; }

/// Whether a board of lines alone has a colour of its own: by day, paper lies on paper.
constexpr bool has_ground(ThemeName name) { return is_wood(name) || name == ThemeName::dark; }

/// "light", "dark" or "projector", with " wood" after it for the boards of wood; false where it is none of them.
bool theme_named(std::string_view text, ThemeName& name);
std::string_view name_of(ThemeName name);

/// The same colour with its opacity times `part` (0 to 1).
ImU32 faded(ImU32 colour, float part);
/// Between two colours: 0 is the first.
ImU32 mixed(ImU32 a, ImU32 b, float part);

/// Sets Dear ImGui's own style from a theme. `scale` is device pixels to a point.
void apply_style(const Theme& theme, float scale);

}  // namespace ludus::canvas
