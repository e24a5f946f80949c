#include "ui/canvas/theme.hpp"

#include <algorithm>
#include <iterator>

namespace ludus::canvas {
namespace {

/// A colour as the style sheets write it: 0xrrggbb or, with opacity, 0xrrggbbaa.
constexpr ImU32 rgba(unsigned hex) {
    return ((hex >> 24) & 0xffu) | (((hex >> 16) & 0xffu) << 8) | (((hex >> 8) & 0xffu) << 16) | ((hex & 0xffu) << 24);
}
constexpr ImU32 rgb(unsigned hex) { return rgba((hex << 8) | 0xffu); }

constexpr Theme light_theme{
    ThemeName::light, rgb(0xfbf7ee), rgb(0xf5efe1), rgb(0x1f1b16),    rgb(0x6a6155), rgb(0xddd3c0),
    rgb(0xa8321a),    rgb(0xffffff), rgb(0x24557f), rgba(0x24557f2e), rgb(0xf7f1e3), rgb(0xe6dbc4),
    rgb(0xfffdf8),    rgb(0x1f1b16), rgb(0x26221d), rgb(0xfbf7ee),    rgb(0x8d8373), 0,
    rgba(0xe9c46a70), rgb(0xd2dbdc), rgb(0xe6dac0), rgb(0xfbf6ea),    rgb(0xefe5cf), rgb(0xf3ecdc),
    rgb(0xefe3c8),    rgb(0xc3a873), rgb(0x8b7850), rgb(0xc9bda6),
};
constexpr Theme dark_theme{
    ThemeName::dark, rgb(0x191714), rgb(0x211e1a),    rgb(0xe9e2d4), rgb(0xcfc5ad),    rgb(0x3a352d), rgb(0xe8866b),
    rgb(0x191714),   rgb(0x8fbbe0), rgba(0x8fbbe03d), rgb(0x5b5041), rgb(0x433a2f),    rgb(0xf1eadb), rgb(0x1f1b16),
    rgb(0x0f0d0b),   rgb(0xf1eadb), rgb(0xa89d88),    rgb(0xb3a78f), rgba(0xc79a3a66), rgb(0x3c4a4c), rgb(0x2e2821),
    rgb(0x4d4437),   rgb(0x3a332a), rgb(0x2d2720),    rgb(0x5b5041), rgb(0x8a7650),    rgb(0xa8997d), rgb(0xb3a78f),
};
constexpr Theme projector_theme{
    ThemeName::projector, rgb(0xffffff), rgb(0xffffff), rgb(0x000000),    rgb(0x333333), rgb(0x999999),
    rgb(0xb00000),        rgb(0xffffff), rgb(0x003e8a), rgba(0x003e8a30), rgb(0xffffff), rgb(0xe2e2e2),
    rgb(0xffffff),        rgb(0x000000), rgb(0x000000), rgb(0xffffff),    rgb(0x8c8c8c), 0,
    rgba(0xf2c10080),     rgb(0xadb9ba), rgb(0xffffff), rgb(0xffffff),    rgb(0xececec), rgb(0xf4f4f4),
    rgb(0xffffff),        rgb(0xc4c4c4), rgb(0x555555), rgb(0x9a9a9a),
};

/// What differs where boards are of wood; the same as in wood.css, which a test holds to it.
struct Wood {
    unsigned light, dark, rim, leaf, bar, tray, long_light, long_dark, long_edge, odd_rim, note, last, inlay;
};

constexpr Theme wooden(ThemeName name, Theme t, const Wood& w) {
    t.name = name;
    t.light = rgb(w.light), t.dark = rgb(w.dark), t.rim = rgb(w.rim), t.leaf = rgb(w.leaf), t.bar = rgb(w.bar);
    t.tray = rgb(w.tray), t.long_light = rgb(w.long_light), t.long_dark = rgb(w.long_dark);
    t.long_edge = rgb(w.long_edge), t.ink_soft = rgb(w.note), t.mark = rgb(w.last);
    t.inlay = rgb(w.inlay);
    if (w.odd_rim != 0) t.odd_rim = rgb(w.odd_rim);
    return t;
}

constexpr Theme light_wood = wooden(ThemeName::light_wood, light_theme,
                                    {.light = 0xf0dbb3,
                                     .dark = 0xd3ab73,
                                     .rim = 0xc4965c,
                                     .leaf = 0xe6c48c,
                                     .bar = 0xd4ab72,
                                     .tray = 0xd9b67f,
                                     .long_light = 0xf6e7c9,
                                     .long_dark = 0xd3a66b,
                                     .long_edge = 0x6b4a28,
                                     .odd_rim = 0,
                                     .note = 0x3a2c1c,
                                     .last = 0xd5d04e,
                                     .inlay = 0xfdf5e3});
constexpr Theme dark_wood = wooden(ThemeName::dark_wood, dark_theme,
                                   {.light = 0x6c5036,
                                    .dark = 0x4a3524,
                                    .rim = 0x33241a,
                                    .leaf = 0x5a412b,
                                    .bar = 0x45311f,
                                    .tray = 0x3f2d1f,
                                    .long_light = 0x6c5036,
                                    .long_dark = 0x3b2a1c,
                                    .long_edge = 0xb2966f,
                                    .odd_rim = 0xc9bda3,
                                    .note = 0xc4b99f,
                                    .last = 0x5c5814,
                                    .inlay = 0x2f1c12});
constexpr Theme projector_wood = wooden(ThemeName::projector_wood, projector_theme,
                                        {.light = 0xfff3da,
                                         .dark = 0xdcb680,
                                         .rim = 0xe8c690,
                                         .leaf = 0xf6dcae,
                                         .bar = 0xe3c08b,
                                         .tray = 0xf1dcb4,
                                         .long_light = 0xfffaf0,
                                         .long_dark = 0xd9ae72,
                                         .long_edge = 0x4a3216,
                                         .odd_rim = 0,
                                         .note = 0x2b2b2b,
                                         .last = 0xdfe04a,
                                         .inlay = 0xd09c78});

constexpr const Theme* themes[] = {&light_theme, &dark_theme, &projector_theme,
                                   &light_wood,  &dark_wood,  &projector_wood};
constexpr std::string_view names[] = {"light", "dark", "projector", "light wood", "dark wood", "projector wood"};

ImVec4 vec(ImU32 colour, float alpha = 1.0F) {
    ImVec4 v = ImGui::ColorConvertU32ToFloat4(colour);
    v.w *= alpha;
    return v;
}

}  // namespace

const Theme& theme(ThemeName name) { return *themes[static_cast<int>(name)]; }

std::string_view name_of(ThemeName name) { return names[static_cast<int>(name)]; }

bool theme_named(std::string_view text, ThemeName& name) {
    const auto* const known = std::find(std::begin(names), std::end(names), text);
    if (known == std::end(names)) return false;
    name = static_cast<ThemeName>(known - std::begin(names));
    return true;
}

ImU32 faded(ImU32 colour, float part) {
    const float alpha = static_cast<float>(colour >> IM_COL32_A_SHIFT) * std::clamp(part, 0.0F, 1.0F);
    return (colour & ~IM_COL32_A_MASK) | (static_cast<ImU32>(alpha + 0.5F) << IM_COL32_A_SHIFT);
}

ImU32 mixed(ImU32 a, ImU32 b, float part) {
    ImU32 out = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        const float from = static_cast<float>((a >> shift) & 0xffu), to = static_cast<float>((b >> shift) & 0xffu);
        out |= static_cast<ImU32>(from + (to - from) * std::clamp(part, 0.0F, 1.0F) + 0.5F) << shift;
    }
    return out;
}

void apply_style(const Theme& t, float scale) {
    ImGuiStyle& style = ImGui::GetStyle();
    style = ImGuiStyle();
    style.WindowPadding = {20, 18};
    style.FramePadding = {12, 7};
    style.ItemSpacing = {8, 8};
    style.ItemInnerSpacing = {8, 6};
    style.CellPadding = {6, 3};
    style.WindowRounding = style.PopupRounding = 8;
    style.ChildRounding = 8;
    style.FrameRounding = style.GrabRounding = style.ScrollbarRounding = 6;
    style.WindowBorderSize = 0;
    style.PopupBorderSize = 1;
    style.ChildBorderSize = 0;
    style.FrameBorderSize = 1;
    style.ScrollbarSize = 9;
    style.ButtonTextAlign = {0.5F, 0.5F};
    style.ScaleAllSizes(scale);
    style.FrameBorderSize = style.PopupBorderSize = std::max(1.0F, static_cast<float>(static_cast<int>(scale)));
    style.CircleTessellationMaxError = 0.12F;
    style.CurveTessellationTol = 0.5F;
    style.AntiAliasedLinesUseTex = true;
    style.DisabledAlpha = 0.45F;

    const ImVec4 clear{0, 0, 0, 0};
    for (ImVec4& colour : style.Colors) colour = clear;
    const auto set = [&](ImGuiCol which, ImVec4 colour) { style.Colors[which] = colour; };
    set(ImGuiCol_Text, vec(t.ink));
    set(ImGuiCol_TextDisabled, vec(t.ink_soft));
    set(ImGuiCol_WindowBg, vec(t.paper));
    set(ImGuiCol_PopupBg, vec(t.paper));
    set(ImGuiCol_Border, vec(t.line));
    set(ImGuiCol_FrameBg, vec(t.paper_raised));
    set(ImGuiCol_FrameBgHovered, vec(mixed(t.paper_raised, t.line, 0.5F)));
    set(ImGuiCol_FrameBgActive, vec(t.line));
    set(ImGuiCol_ScrollbarGrab, vec(t.line));
    set(ImGuiCol_ScrollbarGrabHovered, vec(t.ink_soft, 0.6F));
    set(ImGuiCol_ScrollbarGrabActive, vec(t.ink_soft));
    set(ImGuiCol_CheckMark, vec(t.blue));
    set(ImGuiCol_SliderGrab, vec(t.blue));
    set(ImGuiCol_SliderGrabActive, vec(t.blue));
    set(ImGuiCol_Button, vec(t.paper_raised));
    set(ImGuiCol_ButtonHovered, vec(mixed(t.paper_raised, t.line, 0.5F)));
    set(ImGuiCol_ButtonActive, vec(t.line));
    set(ImGuiCol_Header, vec(t.blue_soft));
    set(ImGuiCol_HeaderHovered, vec(t.paper_raised));
    set(ImGuiCol_HeaderActive, vec(t.line));
    set(ImGuiCol_Separator, vec(t.line));
    set(ImGuiCol_TextSelectedBg, vec(t.blue_soft));
    set(ImGuiCol_NavHighlight, vec(t.blue));
    set(ImGuiCol_ModalWindowDimBg, vec(t.ink, 0.35F));
    if (is_dark(t.name)) set(ImGuiCol_ModalWindowDimBg, ImVec4(0, 0, 0, 0.55F));
}

}  // namespace ludus::canvas
