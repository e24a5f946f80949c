// The side panel of games of dice: the faces a throw is entered by, and the counts. In a page these are HTML.

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/table/app.hpp"
#include "ui/table/men.hpp"
#include "ui/table/sentences.hpp"
#include "ui/table/widgets.hpp"

namespace ludus::table {

/// Six faces to be touched, as often as there are dice.
void App::picker(double now) {
    const Theme& t = theme(settings_.theme);
    const Kit kit{t, type_, scale_};
    const std::vector<int> next = hand_->next();
    const float side = kit.pt(38), gap = kit.pt(7);
    int wanted = -1, number = 0;
    for (std::size_t i = 0; i < scene_.board.spots.size(); ++i) {
        const Spot& spot = scene_.board.spots[i];
        const bool face = spot.kind == SpotKind::button && spot.name.size() == 1 && spot.name[0] >= '1' && spot.name[0] <= '6';
        if (!face) continue;
        const bool can = std::find(next.begin(), next.end(), static_cast<int>(i)) != next.end();
        if (number++ > 0) ImGui::SameLine(0, gap);
        const ImVec2 low = ImGui::GetCursorScreenPos();
        ImGui::PushID(spot.name.c_str());
        if (!can) ImGui::BeginDisabled();
        if (ImGui::InvisibleButton("die", {side, side})) wanted = static_cast<int>(i);
        const bool hovered = can && ImGui::IsItemHovered();
        if (!can) ImGui::EndDisabled();
        ImGui::PopID();
        if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        ImDrawList* list = ImGui::GetWindowDrawList();
        if (hovered) list->AddRectFilled({low.x - 3, low.y - 3}, {low.x + side + 3, low.y + side + 3}, t.blue_soft, kit.pt(8));
        const Brush brush{list, &t, &type_, side / 0.82F};
        Face die;
        die.shape = Shape::die;
        die.text = spot.name;
        die.owner = 0;
        draw_man(brush, die, {low.x + side / 2, low.y + side / 2}, can ? 1 : 0.35F);
    }
    paragraph(type_.sans(), t.ink_soft, hand_->touched().empty() ? sentences::enter_dice : sentences::esc_cancels);
    if (wanted >= 0) touch(wanted, now);
}

/// Pips to go, men off, what may be taken: what the game counts, each line shown on the board under the pointer.
void App::counts(float height) {
    const Theme& t = theme(settings_.theme);
    const Kit kit{t, type_, scale_};
    if (tallied_node_ != match_->cursor()) {
        tallies_ = match_->game().tallies(match_->position());
        tallied_node_ = match_->cursor();
        shown_row_.clear();
    }
    ImGui::BeginChild("counts", {0, std::max(height, kit.pt(80))});
    std::vector<int> shown;
    int id = 0;
    for (const Tally& tally : tallies_) {
        rubric(kit, tally.title);
        for (const Tally::Row& row : tally.rows) {
            const float room = ImGui::GetContentRegionAvail().x - kit.pt(8);
            const ImVec2 low = ImGui::GetCursorScreenPos();
            const float tall = kit.pt(24);
            ImGui::PushID(id++);
            ImGui::InvisibleButton("row", {room, tall});
            const bool hovered = ImGui::IsItemHovered();
            ImGui::PopID();
            ImDrawList* list = ImGui::GetWindowDrawList();
            if (hovered) list->AddRectFilled(low, {low.x + room, low.y + tall}, t.paper_raised, kit.pt(4));
            if (hovered) shown = row.spots;
            const float base = std::round(low.y + tall / 2 + type_.sans()->FontSize * 0.3F);
            const float width = text_width(type_.strong(), row.value);
            line_in(list, type_.sans(), {low.x + kit.pt(6), base}, room - width - kit.pt(20), t.ink_soft, row.label);
            put_text(list, type_.strong(), {low.x + room - width - kit.pt(4), base}, t.ink, row.value);
        }
        rule(kit);
    }
    ImGui::EndChild();
    if (shown == shown_row_) return;
    shown_row_ = std::move(shown);
    make();
}

}  // namespace ludus::table
