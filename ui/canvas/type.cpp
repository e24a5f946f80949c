#include "ui/canvas/type.hpp"

#include <algorithm>
#include <cmath>

#include "imgui_internal.h"
#include "ui/canvas/fonts.hpp"

namespace ludus::canvas {
namespace {

// Inter: figures are 0.7273 em high, ascent and descent together 1.2102 em; Dear ImGui's size means the latter.
constexpr float size_to_figure = 1.2102F / 0.7273F;
constexpr float em = 1.2102F;

constexpr std::array<float, numeral_count> shares{0.315F, 0.24F, 0.228F, 0.176F, 0.165F, 0.24F};  ///< of a square
constexpr std::array<float, numeral_count> floors{7, 6, 6, 6, 7, 7};  ///< device pixels below which nobody reads

// Coordinates in points: not below 11 to the em where the margin beside small squares has room for it, nor above 17.
constexpr float least_label = 11 / 1.375F, most_label = 17 / 1.375F;
constexpr float label_room = 0.36F, letter_room = 0.5F;  ///< of a square, across the margin

constexpr ImWchar figures[] = {0x20,   0x7e,   0xb7,   0xb7,   0xbd,   0xbd,   0xd7,   0xd7,   0xf7,   0xf7, 0x2014,
                               0x2014, 0x2019, 0x2019, 0x2190, 0x2193, 0x2212, 0x2212, 0x221a, 0x221a, 0};
constexpr ImWchar letters[] = {0x20,   0x7e,   0xa0,   0xff,   0x153,  0x153,  0x17f,  0x17f,  0x2009, 0x2011,
                               0x2013, 0x2014, 0x2016, 0x2016, 0x2018, 0x201d, 0x2020, 0x2022, 0x2026, 0x2026,
                               0x202f, 0x202f, 0x2032, 0x2032, 0x2190, 0x2193, 0x2212, 0x2212, 0x221a, 0x221a,
                               0x2248, 0x2248, 0x2260, 0x2260, 0x2264, 0x2265, 0};

constexpr ImWchar characters[] = {0x3040, 0x30ff, 0x4e00, 0x9fff, 0};
constexpr float han_share = 0.47F;  ///< of a square

/// Figures on men stand on whole pixels; running text is spaced more finely than that.
enum class Setting { exact, running };

ImFont* cut(const FontData& data, float size, const ImWchar* ranges, Setting setting) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.OversampleH = setting == Setting::exact ? 1 : 2;
    config.OversampleV = 1;
    config.PixelSnapH = setting == Setting::exact;
    // The atlas only reads it.
    return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(const_cast<unsigned char*>(data.bytes),
                                                      static_cast<int>(data.size), size, &config, ranges);
}

}  // namespace

bool FontSet::fit(float square, float scale, bool menu, bool han, bool afar) {
    std::array<float, numeral_count> heights{};
    for (std::size_t i = 0; i < heights.size(); ++i)
        heights[i] =
            std::clamp(std::round(square * shares[i]), std::min(floors[i], std::max(4.0F, square * 0.4F)), 120.0F);
    const auto bound = [&](Numeral size, float room) {
        float& height = heights[static_cast<std::size_t>(size)];
        height = std::max(height, std::round(std::min(least_label * scale, square * room)));
        if (!afar) height = std::min(height, std::round(most_label * scale));
    };
    bound(Numeral::label, label_room);
    bound(Numeral::letter, letter_room);
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    if (atlas.IsBuilt() && heights == heights_ && scale == scale_ && menu == menu_ && han == wants_han_) return false;
    heights_ = heights;
    scale_ = scale;
    menu_ = menu;
    wants_han_ = han;

    atlas.Clear();
    atlas.Flags |= ImFontAtlasFlags_NoMouseCursors;
    const FontData strong = sans_semibold_font(), plain = sans_font();
    // The first font is the one Dear ImGui writes its menus in.
    sans_ =
        cut(plain, std::round(13.5F * em * scale), menu ? letters : figures, menu ? Setting::running : Setting::exact);
    for (std::size_t i = 0; i < heights.size(); ++i) {
        const bool light = i == static_cast<std::size_t>(Numeral::label);
        numerals_[i] = cut(light ? plain : strong, heights[i] * size_to_figure, figures, Setting::exact);
    }
    const FontData script = han ? han_font() : FontData{nullptr, 0};
    han_ = script.bytes
               ? cut(script, std::clamp(std::round(square * han_share), 8.0F, 160.0F), characters, Setting::exact)
               : nullptr;
    atlas.Build();
    return true;
}

float text_width(const ImFont* font, std::string_view text, float tracking) {
    float width = 0;
    const char* at = text.data();
    const char* end = at + text.size();
    while (at < end) {
        unsigned code = 0;
        at += std::max(1, ImTextCharFromUtf8(&code, at, end));
        width += font->GetCharAdvance(static_cast<ImWchar>(code)) + tracking;
    }
    return text.empty() ? 0 : width - tracking;
}

void put_text(ImDrawList* list, const ImFont* font, ImVec2 baseline, ImU32 colour, std::string_view text,
              float tracking, float zoom) {
    float x = std::round(baseline.x);
    const float y = std::round(baseline.y) - std::round(font->Ascent * zoom);
    const char* at = text.data();
    const char* end = at + text.size();
    while (at < end) {
        unsigned code = 0;
        at += std::max(1, ImTextCharFromUtf8(&code, at, end));
        const ImFontGlyph* glyph = font->FindGlyph(static_cast<ImWchar>(code));
        if (!glyph) continue;
        if (glyph->Visible) {
            list->PrimReserve(6, 4);
            list->PrimRectUV({x + glyph->X0 * zoom, y + glyph->Y0 * zoom}, {x + glyph->X1 * zoom, y + glyph->Y1 * zoom},
                             {glyph->U0, glyph->V0}, {glyph->U1, glyph->V1}, colour);
        }
        x += (glyph->AdvanceX + tracking) * zoom;
    }
}

bool put_character(ImDrawList* list, const ImFont* font, ImVec2 middle, float size, int quarters, ImU32 colour,
                   unsigned code) {
    const ImFontGlyph* glyph = font ? font->FindGlyphNoFallback(static_cast<ImWchar>(code)) : nullptr;
    if (!glyph) return false;
    const float zoom = size / font->FontSize, half = size / 2;
    // Upright it stands on whole pixels, as it was cut.
    const ImVec2 low{std::round(middle.x - half) - middle.x, std::round(middle.y - half) - middle.y};
    const auto at = [&](float x, float y) {
        ImVec2 by{low.x + x * zoom, low.y + y * zoom};
        for (int i = 0; i < quarters; ++i) by = {-by.y, by.x};
        return ImVec2(middle.x + by.x, middle.y + by.y);
    };
    list->PrimReserve(6, 4);
    list->PrimQuadUV(at(glyph->X0, glyph->Y0), at(glyph->X1, glyph->Y0), at(glyph->X1, glyph->Y1),
                     at(glyph->X0, glyph->Y1), {glyph->U0, glyph->V0}, {glyph->U1, glyph->V0}, {glyph->U1, glyph->V1},
                     {glyph->U0, glyph->V1}, colour);
    return true;
}

}  // namespace ludus::canvas
