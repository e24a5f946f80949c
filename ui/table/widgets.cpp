#include "ui/table/widgets.hpp"

#include <cmath>
#include <string>

namespace ludus::table {

float Kit::pt(float points) const { return std::round(points * scale); }

float tool_width(const Kit& kit, std::string_view name, std::string_view key) {
    float width = text_width(kit.type.sans(), name) + kit.pt(22);
    if (!key.empty()) width += text_width(kit.type.sans(), key) + kit.pt(9);
    return std::round(width);
}

bool tool(const Kit& kit, const char* id, std::string_view name, std::string_view key, bool can, Stress stress,
          float width) {
    const Theme& t = kit.theme;
    const float natural = tool_width(kit, name, key);
    if (width <= 0) width = natural;
    if (natural > width) key = {};
    const ImVec2 size{width, kit.pt(32)};
    const ImVec2 low = ImGui::GetCursorScreenPos(), high{low.x + size.x, low.y + size.y};
    if (!can) ImGui::BeginDisabled();
    const bool pressed = ImGui::InvisibleButton(id, size);
    const bool hovered = can && ImGui::IsItemHovered(), held = can && ImGui::IsItemActive();
    if (!can) ImGui::EndDisabled();
    if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);

    ImDrawList* list = ImGui::GetWindowDrawList();
    const float round = kit.pt(6), line = std::max(1.0F, kit.pt(1));
    const bool primary = stress == Stress::primary;
    ImU32 ink = primary ? t.blue : t.ink, border = primary ? t.blue : t.line;
    ImU32 fill = stress == Stress::on ? t.blue_soft : 0;
    if (hovered) fill = primary ? t.blue_soft : t.paper_raised;
    if (held) fill = primary ? t.blue : t.line;
    if (held && primary) ink = t.paper;
    if (!can) ink = faded(ink, 0.38F), border = faded(border, 0.7F);
    if (fill) list->AddRectFilled(low, high, fill, round);
    list->AddRect({low.x + line / 2, low.y + line / 2}, {high.x - line / 2, high.y - line / 2}, border, round, 0, line);
    const ImFont* font = kit.type.sans();
    const float name_width = text_width(font, name), key_width = key.empty() ? 0 : text_width(font, key) + kit.pt(9);
    const float x = std::round(low.x + (width - name_width - key_width) / 2),
                base = std::round((low.y + high.y) / 2 + font->FontSize * 0.3F);
    put_text(list, font, {x, base}, ink, name);
    if (!key.empty())
        put_text(list, font, {x + name_width + kit.pt(9), base},
                 faded(primary && held ? t.paper : t.ink_soft, can ? 0.75F : 0.35F), key);
    return pressed && can;
}

void rubric(const Kit& kit, std::string_view text) {
    const ImFont* font = kit.type.sans();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    put_text(ImGui::GetWindowDrawList(), font, {at.x, at.y + font->FontSize * 0.8F}, kit.theme.red, text);
    ImGui::Dummy({text_width(font, text), font->FontSize});
}

void rule(const Kit& kit) {
    ImGui::Dummy({0, kit.pt(3)});
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float line = std::max(1.0F, kit.pt(1));
    ImGui::GetWindowDrawList()->AddRectFilled(at, {at.x + ImGui::GetContentRegionAvail().x, at.y + line},
                                              kit.theme.line);
    ImGui::Dummy({0, kit.pt(6)});
}

void paragraph(ImFont* font, ImU32 colour, std::string_view text) {
    ImGui::PushFont(font);
    ImGui::PushStyleColor(ImGuiCol_Text, colour);
    ImGui::PushTextWrapPos(0);
    ImGui::TextUnformatted(text.data(), text.data() + text.size());
    ImGui::PopTextWrapPos();
    ImGui::PopStyleColor();
    ImGui::PopFont();
}

void line_in(ImDrawList* list, const ImFont* font, ImVec2 baseline, float width, ImU32 colour, std::string_view text) {
    if (text_width(font, text) <= width) {
        put_text(list, font, baseline, colour, text);
        return;
    }
    std::string shortened(text);
    while (!shortened.empty() && text_width(font, shortened + "…") > width) {
        do shortened.pop_back();
        while (!shortened.empty() && (static_cast<unsigned char>(shortened.back()) & 0xC0u) == 0x80u);
        if (!shortened.empty() && (static_cast<unsigned char>(shortened.back()) & 0x80u) != 0) shortened.pop_back();
    }
    put_text(list, font, baseline, colour, shortened + "…");
}

std::string grouped(long number) {
    const std::string digits = std::to_string(number);
    std::string out;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        const std::size_t left = digits.size() - i;
        if (i > 0 && left % 3 == 0 && digits[i - 1] != '-') out += " ";
        out += digits[i];
    }
    return out;
}

}  // namespace ludus::table
