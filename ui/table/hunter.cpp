// The hunter's view in the side panel: what can be taken now, what one move would open, which wins are near. In a page
// this is HTML; the same list is core/game/study.hpp's.

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "ui/table/app.hpp"
#include "ui/table/sentences.hpp"
#include "ui/table/widgets.hpp"

namespace ludus::table {
namespace {

struct Part {
    const char* name;
    const char* none;
    bool (*holds)(const Prospect&);
};

constexpr std::array<Part, 3> parts{{
    {"Captures now", "No captures available.", [](const Prospect& p) { return !p.win && p.within == 0; }},
    {"Captures in one move", "No single move makes a capture possible.", [](const Prospect& p) { return !p.win && p.within > 0; }},
    {"Winning lines near", "No winning line can be finished within two moves.", [](const Prospect& p) { return p.win; }},
}};

/// "d12-e11 → 9 − 2 = 7".
std::string words_of(const Lead& lead) {
    std::string words;
    for (const Step& step : lead.moves) words += (words.empty() ? "" : ", ") + step.words;
    if (!words.empty()) words += " → ";
    std::string sums;
    for (const Reason& reason : lead.reasons)
        if (!reason.line.empty() && sums.find(reason.line) == std::string::npos)
            sums += (sums.empty() ? "" : "; ") + reason.line;
    return words + sums;
}

/// A line of words over the panel's width that can be pressed. `on`: it is the one asked for.
bool line(const Kit& kit, const std::string& words, bool on, bool& hovered) {
    const float room = ImGui::GetContentRegionAvail().x, inset = kit.pt(8), air = kit.pt(3);
    ImFont* font = kit.type.sans();
    const ImVec2 text = font->CalcTextSizeA(font->FontSize, 1e9F, room - 2 * inset, words.c_str());
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const bool pressed = ImGui::InvisibleButton("line", {room, std::round(text.y) + 2 * air});
    hovered = ImGui::IsItemHovered();
    ImDrawList* list = ImGui::GetWindowDrawList();
    const ImVec2 high = ImGui::GetItemRectMax();
    if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (on || hovered) list->AddRectFilled(low, high, on ? kit.theme.blue_soft : kit.theme.paper_raised, kit.pt(4));
    list->AddText(font, font->FontSize, {low.x + inset, low.y + air}, kit.theme.red, words.c_str(), nullptr,
                  room - 2 * inset);
    return pressed;
}

}  // namespace

/// Looks again where the place has changed.
void App::look_about() {
    if (hunted_node_ == match_->cursor() && hunted_size_ == match_->size()) return;
    hunted_node_ = match_->cursor();
    hunted_size_ = match_->size();
    prospects_ = match_->outcome().over ? std::vector<Prospect>() : hunt(match_->game(), match_->position());
    if (pointed_lead_) aid(hint_, {}, {});
    pinned_ = pointed_lead_ = nullptr;
}

/// Marks a lead's men and draws its takings; nothing where none is asked for.
void App::point_at(const Prospect* prospect, const Lead* lead) {
    if (pointed_lead_ == lead) return;
    pointed_lead_ = lead;
    std::vector<int> places;
    std::vector<Ray> takings;
    if (prospect && lead) {
        for (const Reason& reason : lead->reasons)
            if (reason.to >= 0 && !reason.from.empty()) takings.push_back({reason.from, reason.to, reason.line});
        for (const Step& step : lead->moves) places.insert(places.end(), step.touches.begin(), step.touches.end());
        places.insert(places.end(), prospect->spots.begin(), prospect->spots.end());
        if (takings.empty() && prospect->spot >= 0) places.push_back(prospect->spot);
    }
    aid(hint_, std::move(places), std::move(takings));
}

void App::hunter(float height, double now) {
    const Theme& t = theme(settings_.theme);
    const Kit kit{t, type_, scale_};
    look_about();
    ImGui::BeginChild("hunter", {0, std::max(height, kit.pt(60))});
    const Prospect *over = nullptr, *asked = nullptr;
    const Lead *over_lead = nullptr, *asked_lead = nullptr;
    std::string play;
    int number = 0;
    for (const Part& part : parts) {
        rubric(kit, part.name);
        bool any = false;
        for (std::size_t seat = 0; seat < match_->game().card().seats.size(); ++seat) {
            bool headed = false;
            for (const Prospect& prospect : prospects_) {
                if (prospect.seat != static_cast<int>(seat) || !part.holds(prospect)) continue;
                any = true;
                if (!headed) paragraph(type_.sans(), t.ink_soft, match_->game().card().seats[seat].shown());
                headed = true;
                std::string who = prospect.what;
                if (!prospect.win && prospect.spot >= 0) {
                    const Spot& spot = scene_.board.spots[static_cast<std::size_t>(prospect.spot)];
                    who = say(sentences::on_square, {{"text", who}, {"square", spot.label.empty() ? spot.name : spot.label}});
                }
                if (prospect.within > 1) who = say(sentences::in_two_moves, {{"text", who}});
                paragraph(type_.strong(), t.ink, who);
                for (const Reason& want : prospect.wants)
                    if (!want.told().empty()) paragraph(type_.sans(), t.ink_soft, say(sentences::still_needed, {{"wants", want.told()}}));
                for (const Lead& lead : prospect.leads) {
                    bool hovered = false;
                    ImGui::PushID(++number);
                    const std::string words = words_of(lead);
                    if (line(kit, words.empty() ? std::string(sentences::show_me) : words, pinned_ == &lead, hovered)) {
                        asked = &prospect;
                        asked_lead = &lead;
                    }
                    if (hovered) over = &prospect, over_lead = &lead;
                    if (pinned_ == &lead) {
                        for (const Reason& reason : lead.reasons)
                            if (const Passage* passage = passages_.find(reason.rule))
                                paragraph(type_.sans(), t.ink_soft, passage->where);
                        const bool can = may_touch() && !lead.moves.empty() && match_->to_move() == prospect.seat &&
                                         match_->game().read(match_->position(), lead.moves.front().words);
                        if (can && tool(kit, "play", say(sentences::play_move, {{"move", lead.moves.front().words}}), "", true, Stress::primary))
                            play = lead.moves.front().words;
                    }
                    ImGui::PopID();
                }
            }
        }
        if (!any) paragraph(type_.serif(), t.ink_soft, part.none);
        ImGui::Dummy({0, kit.pt(4)});
    }
    ImGui::EndChild();
    if (asked_lead) pinned_ = pinned_ == asked_lead ? nullptr : asked_lead, pinned_of_ = asked;
    if (over_lead)
        point_at(over, over_lead);
    else
        point_at(pinned_ ? pinned_of_ : nullptr, pinned_);
    if (play.empty()) return;
    if (const auto move = match_->game().read(match_->position(), play); move && match_->play(*move)) {
        hand_->refresh(*match_);
        changed(now);
        host_.played();
    }
}

}  // namespace ludus::table
