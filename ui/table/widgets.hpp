#pragma once
// The few pieces the side panel is set from, in the table's own look.

#include <string_view>

#include "imgui.h"
#include "ui/table/theme.hpp"
#include "ui/table/type.hpp"

namespace ludus::table {

/// What every piece needs to know.
struct Kit {
    const Theme& theme;
    const TypeCase& type;
    float scale;
    [[nodiscard]] float pt(float points) const;  ///< points to whole device pixels
};

enum class Stress { plain, primary, on };

/// A button with its key beside the name. `width` 0: as wide as its words.
bool tool(const Kit& kit, const char* id, std::string_view name, std::string_view key, bool can, Stress stress,
          float width = 0);
float tool_width(const Kit& kit, std::string_view name, std::string_view key);

/// A small heading in the rubric's red.
void rubric(const Kit& kit, std::string_view text);
/// A hairline across the panel with air about it.
void rule(const Kit& kit);
/// A paragraph in a face and colour, broken at the panel's width.
void paragraph(ImFont* font, ImU32 colour, std::string_view text);
/// One line, shortened with an ellipsis where it does not fit.
void line_in(ImDrawList* list, const ImFont* font, ImVec2 baseline, float width, ImU32 colour, std::string_view text);

/// "1 752", with a thin space.
std::string grouped(long number);

}  // namespace ludus::table
