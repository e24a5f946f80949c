// The side panel of a window of one's own and of full screen. In a page these things are HTML.

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>

#include "core/search/limits.hpp"
#include "ui/table/app.hpp"
#include "ui/table/levels.hpp"
#include "ui/table/men.hpp"
#include "ui/table/sentences.hpp"
#include "ui/table/widgets.hpp"

namespace ludus::table {
namespace {

std::string player_words(const Player& player, bool alone) {
    if (player.machine) {
        const Level* level = find_level(player.level);
        return level ? say(sentences::plays_computer, {{"n", std::to_string(level_number(*level))}, {"most", std::to_string(levels().size())}})
                     : player.level;
    }
    if (!player.name.empty()) return player.name;
    return std::string(alone ? sentences::plays_you : sentences::plays_person);
}

/// What a seat's men on the board bear together; -1 where they bear no numbers.
long sum_of_men(const Scene& scene, int seat) {
    long sum = -1;
    for (const Face& face : scene.faces) {
        if (face.owner != seat) continue;
        if (face.text.empty()) {
            // A king who has lost a step is worth what still stands.
            for (const Tier& tier : face.tiers)
                if (tier.standing) sum = std::max(sum, 0L) + tier.value;
            continue;
        }
        int number = 0;
        const char* end = face.text.data() + face.text.size();
        const auto [at, error] = std::from_chars(face.text.data(), end, number);
        if (error == std::errc() && at == end) sum = std::max(sum, 0L) + number;
    }
    return sum;
}

long count_of_men(const Scene& scene, int seat) {
    long men = 0;
    for (const Face& face : scene.faces)
        if (face.owner == seat) men += face.count;
    return men;
}

struct Menu {
    const Kit& kit;
    const std::vector<Action>& actions;
    [[nodiscard]] const Action* find(std::string_view id) const {
        const auto at = std::find_if(actions.begin(), actions.end(), [&](const Action& a) { return a.id == id; });
        return at == actions.end() ? nullptr : &*at;
    }
};

/// A row of buttons of one width. The id pressed, or nothing.
std::string row(const Menu& menu, std::initializer_list<const char*> ids) {
    std::string pressed;
    const float gap = menu.kit.pt(7), room = ImGui::GetContentRegionAvail().x;
    const float width = std::floor((room - gap * static_cast<float>(ids.size() - 1)) / static_cast<float>(ids.size()));
    bool first = true;
    for (const char* id : ids) {
        const Action* action = menu.find(id);
        if (!action) continue;
        if (!first) ImGui::SameLine(0, gap);
        first = false;
        if (tool(menu.kit, id, action->name, action->key, action->can, Stress::plain, width)) pressed = id;
    }
    return pressed;
}

/// One entry of the menu of everything else.
bool entry(const Kit& kit, const Action& action) {
    const Theme& t = kit.theme;
    const ImVec2 size{kit.pt(276), kit.pt(28)};
    const ImVec2 low = ImGui::GetCursorScreenPos(), high{low.x + size.x, low.y + size.y};
    if (!action.can) ImGui::BeginDisabled();
    const bool pressed = ImGui::InvisibleButton(action.id.c_str(), size);
    if (!action.can) ImGui::EndDisabled();
    ImDrawList* list = ImGui::GetWindowDrawList();
    if (action.can && ImGui::IsItemHovered()) list->AddRectFilled(low, high, t.paper_raised, kit.pt(5));
    const ImFont* font = kit.type.sans();
    const float base = std::round((low.y + high.y) / 2 + font->FontSize * 0.3F);
    if (action.on == 1) {
        const float x = low.x + kit.pt(8), y = (low.y + high.y) / 2, s = kit.pt(4);
        const std::array<ImVec2, 3> tick{ImVec2(x, y), ImVec2(x + s * 0.8F, y + s * 0.8F), ImVec2(x + s * 2.4F, y - s)};
        list->AddPolyline(tick.data(), 3, t.blue, 0, std::max(1.5F, 1.6F * kit.scale));
    }
    put_text(list, font, {low.x + kit.pt(28), base}, action.can ? t.ink : faded(t.ink, 0.4F), action.name);
    put_text(list, font, {high.x - kit.pt(10) - text_width(font, action.key), base}, faded(t.ink_soft, 0.8F),
             action.key);
    return pressed && action.can;
}

}  // namespace

void App::panel(double now) {
    const Theme& t = theme(settings_.theme);
    const Kit kit{t, type_, scale_};
    ImGui::SetNextWindowPos(panel_low_);
    ImGui::SetNextWindowSize({panel_high_.x - panel_low_.x, panel_high_.y - panel_low_.y});
    ImGui::Begin("panel", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBringToFrontOnFocus);
    const float hair = std::max(1.0F, kit.pt(1));
    ImDrawList* list = ImGui::GetWindowDrawList();
    if (panel_low_.x > 0)
        list->AddRectFilled(panel_low_, {panel_low_.x + hair, panel_high_.y}, t.line);
    else
        list->AddRectFilled(panel_low_, {panel_high_.x, panel_low_.y + hair}, t.line);

    const std::vector<Action> all = actions();
    const Menu menu{kit, all};
    std::string wanted;
    if (!match_) {
        paragraph(type_.title(), t.ink, "Codex Ludorum");
        paragraph(type_.serif(), t.ink_soft, sentences::no_game);
        if (tool(kit, "new", "New game…", "N", true, Stress::primary)) wanted = "new";
        ImGui::End();
        if (!wanted.empty()) act(wanted, now);
        return;
    }

    const Card& card = match_->game().card();
    const bool narrow = panel_low_.x <= 0;  // below the board
    if (!narrow) {
        paragraph(type_.title(), t.ink, card.name);
        rule(kit);
    }

    const Outcome outcome = match_->outcome();
    const int mover = outcome.over ? -1 : match_->to_move();
    const bool alone = std::count_if(match_->players().begin(), match_->players().end(),
                                     [](const Player& p) { return !p.machine; }) == 1;
    for (std::size_t seat = 0; seat < card.seats.size(); ++seat) {
        const int number = static_cast<int>(seat);
        const Player& player = match_->players()[seat];
        const ImVec2 size{ImGui::GetContentRegionAvail().x, kit.pt(28)}, low = ImGui::GetCursorScreenPos();
        ImGui::PushID(number);
        if (ImGui::InvisibleButton("seat", size)) ImGui::OpenPopup("player");
        const bool over = ImGui::IsItemHovered();
        if (over)
            list->AddRectFilled({low.x - kit.pt(6), low.y}, {low.x + size.x + kit.pt(6), low.y + size.y},
                                t.paper_raised, kit.pt(5));
        const float middle = low.y + size.y / 2, base = std::round(middle + type_.sans()->FontSize * 0.3F);
        const Brush brush{list, &t, &type_, layout_.unit};
        draw_chip(brush, card.coat(number), {low.x + kit.pt(9), std::round(middle)}, kit.pt(7));
        const std::string sum = sum_of_men(scene_, number) >= 0 ? grouped(sum_of_men(scene_, number))
                                                                : std::to_string(count_of_men(scene_, number));
        const float sum_width = text_width(type_.sans(), sum);
        float x = low.x + kit.pt(26);
        put_text(list, type_.strong(), {x, base}, t.ink, card.seats[seat].shown());
        x += text_width(type_.strong(), card.seats[seat].shown()) + kit.pt(8);
        std::string words = player_words(player, alone);
        if (number == mover) words = say(player.machine && thinking_ ? sentences::thinking : sentences::to_move, {{"player", words}});
        line_in(list, type_.sans(), {x, base}, low.x + size.x - sum_width - kit.pt(12) - x,
                number == mover ? t.red : t.ink_soft, words);
        if (number == mover)
            list->AddRectFilled({low.x - kit.pt(10), low.y + kit.pt(4)},
                                {low.x - kit.pt(7), low.y + size.y - kit.pt(4)}, t.red);
        put_text(list, type_.sans(), {low.x + size.x - sum_width, base}, t.ink_soft, sum);
        if (ImGui::BeginPopup("player")) {
            const auto choose = [&](bool machine, const std::string& level) {
                Player changed_player = player;
                changed_player.machine = machine;
                changed_player.level = level;
                match_->seat(number, std::move(changed_player));
                ImGui::CloseCurrentPopup();
                host_.played();
            };
            if (entry(kit, {"person", std::string(sentences::person), "", "", true, player.machine ? 0 : 1})) choose(false, "");
            for (const Level& level : levels())
                if (entry(kit, {level.id, level_label(level), "", "", true,
                                player.machine && player.level == level.id ? 1 : 0}))
                    choose(true, level.id);
            ImGui::EndPopup();
        }
        ImGui::PopID();
    }

    if (outcome.over) {
        ImGui::Dummy({0, kit.pt(2)});
        paragraph(type_.serif(), t.red, outcome.text.empty() ? std::string(sentences::game_over) : outcome.text);
    }
    bool any_button = false;
    for (const Action& action : all) {
        // Dice have their own row.
        if (action.id.compare(0, 5, "spot:") != 0 || (settings_.real && mover == chance)) continue;
        if (!any_button) ImGui::Dummy({0, kit.pt(2)});
        const float width = tool_width(kit, action.name, action.key);
        if (any_button && ImGui::GetItemRectMax().x + kit.pt(7) + width < panel_high_.x - kit.pt(20))
            ImGui::SameLine(0, kit.pt(7));
        if (tool(kit, action.id.c_str(), action.name, action.key, action.can, Stress::primary)) wanted = action.id;
        any_button = true;
    }
    if (const Action* go_on = menu.find("throw")) {
        // In games of dice: throw, or let the turn go.
        ImGui::Dummy({0, kit.pt(2)});
        const bool by_hand = settings_.real && mover == chance && !outcome.over;
        if (by_hand) {
            picker(now);
        } else {
            if (tool(kit, "throw", go_on->name, go_on->key, go_on->can, go_on->can ? Stress::primary : Stress::plain)) wanted = "throw";
            const Action* back = menu.find("retake");
            ImGui::SameLine(0, kit.pt(7));
            if (tool(kit, "retake", back->name, back->key, back->can, Stress::plain)) wanted = "retake";
        }
    }
    rule(kit);
    const auto want = [&](std::string id) {
        if (!id.empty()) wanted = std::move(id);
    };
    if (narrow) {
        const float width = std::floor((ImGui::GetContentRegionAvail().x - 3 * kit.pt(7)) / 4);
        for (const char* id : {"undo", "redo", "hint"}) {
            const Action* action = menu.find(id);
            if (tool(kit, id, action->name, "", action->can, Stress::plain, width)) wanted = id;
            ImGui::SameLine(0, kit.pt(7));
        }
        if (tool(kit, "more", sentences::more, "", true, Stress::plain, width)) ImGui::OpenPopup("all");
    } else {
        want(row(menu, {"undo", "redo", "hint"}));
        want(row(menu, {"flip", "turn"}));
        want(row(menu, {"new"}));
        const float whole = ImGui::GetContentRegionAvail().x;
        if (has_tallies_) {
            if (tool(kit, "counts", menu.find("counts")->name, "I", true, counting_ ? Stress::on : Stress::plain, whole)) wanted = "counts";
        } else if (tool(kit, "hunter", menu.find("hunter")->name, "Q", true, hunting_ ? Stress::on : Stress::plain, whole)) {
            wanted = "hunter";
        }
        if (tool(kit, "more", sentences::more, "", true, Stress::plain, whole)) ImGui::OpenPopup("all");
    }
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(kit.pt(10), kit.pt(10)));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, kit.pt(1)));
    if (ImGui::BeginPopup("all")) {
        std::string group;
        for (const Action& action : all) {
            if (action.group == "move" || (action.group == "level" && !action.can)) continue;
            if (!group.empty() && action.group != group) rule(kit);
            group = action.group;
            if (entry(kit, action)) {
                wanted = action.id;
                if (action.on < 0) ImGui::CloseCurrentPopup();
            }
        }
        ImGui::EndPopup();
    }
    ImGui::PopStyleVar(2);
    rule(kit);

    const float room = ImGui::GetContentRegionAvail().y;
    if (counting_) {
        counts(room);
        ImGui::End();
        if (!wanted.empty()) act(wanted, now);
        return;
    }
    if (hunting_) {
        hunter(room, now);
        ImGui::End();
        if (!wanted.empty()) act(wanted, now);
        return;
    }
    const float why_height =
        why_open_ && match_->cursor() > 0 && room > kit.pt(220) ? std::min(std::round(room * 0.6F), why_height_) : 0;
    moves_list(room - why_height - (why_height > 0 ? kit.pt(12) : 0), now);
    if (why_height > 0) why();
    ImGui::End();
    if (!wanted.empty()) act(wanted, now);
}

void App::moves_list(float height, double now) {
    const Theme& t = theme(settings_.theme);
    const Kit kit{t, type_, scale_};
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::BeginChild("moves", {0, std::max(height, kit.pt(60))}, ImGuiChildFlags_AlwaysUseWindowPadding);
    ImGui::PopStyleVar();
    const std::vector<int> line = match_->whole_line();
    const std::size_t seats = match_->game().card().seats.size();
    const int columns = seats == 2 ? 2 : 1;
    const float number_width = kit.pt(34), room = ImGui::GetContentRegionAvail().x - kit.pt(8);
    const float column_width = (room - number_width) / static_cast<float>(columns), leading = kit.pt(23);
    ImDrawList* list = ImGui::GetWindowDrawList();
    const ImVec2 origin = ImGui::GetCursorScreenPos();
    const ImFont* font = type_.sans();
    float x = 0, y = -leading, floor_y = 0, current_y = -1;
    int turn = 0;
    int wanted = -1;
    for (std::size_t i = 1; i < line.size(); ++i) {
        const int node = line[i];
        const Match::Node& it = match_->node(node);
        const int now_turn = match_->turn_number(node);
        const int column = columns == 2 ? (now_turn - 1) % 2 : 0;
        const float left = number_width + column_width * static_cast<float>(column);
        if (now_turn != turn) {
            turn = now_turn;
            if (column == 0 || y < 0) {
                y = floor_y;
                const std::string number = std::to_string(columns == 2 ? (turn + 1) / 2 : turn) + ".";
                put_text(list, font,
                         {origin.x + number_width - kit.pt(10) - text_width(font, number), origin.y + y + kit.pt(16)},
                         t.ink_soft, number);
            }
            row_y_ = y;
            x = left;
        }
        const float width = text_width(font, it.words);
        if (x > left && x + width > left + column_width - kit.pt(6)) x = left, row_y_ += leading;
        const ImVec2 low{std::round(origin.x + x - kit.pt(4)), std::round(origin.y + row_y_)};
        const ImVec2 high{std::round(low.x + width + kit.pt(8)), low.y + leading - kit.pt(1)};
        const bool current = node == match_->cursor();
        if (current) list->AddRectFilled(low, high, t.blue_soft, kit.pt(4)), current_y = row_y_;
        ImGui::SetCursorScreenPos(low);
        ImGui::PushID(node);
        if (ImGui::InvisibleButton("word", {high.x - low.x, high.y - low.y})) wanted = node;
        if (ImGui::IsItemHovered()) {
            ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
            if (!current) list->AddRectFilled(low, high, t.paper_raised, kit.pt(4));
        }
        ImGui::PopID();
        const bool ahead = std::find(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(i), match_->cursor()) !=
                           line.begin() + static_cast<std::ptrdiff_t>(i);
        // An x before a place is a taking; alone it is a place.
        const std::size_t cross = it.words.find('x');
        const bool taking = cross != std::string::npos && cross + 1 < it.words.size() &&
                            it.words[cross + 1] >= 'a' && it.words[cross + 1] <= 'z';
        put_text(list, font, {origin.x + x, origin.y + row_y_ + kit.pt(16)},
                 ahead    ? faded(t.ink_soft, 0.75F)
                 : taking ? t.red
                          : t.ink,
                 it.words);
        x += width + kit.pt(9);
        floor_y = std::max(floor_y, row_y_ + leading);
    }
    if (line.size() < 2) {
        ImGui::SetCursorScreenPos(origin);
        paragraph(type_.serif(), t.ink_soft, sentences::no_moves);
    } else {
        ImGui::SetCursorScreenPos({origin.x, origin.y + floor_y});
        ImGui::Dummy({1, 1});
    }
    if (listed_node_ != match_->cursor() || listed_size_ != line.size()) {
        listed_node_ = match_->cursor();
        listed_size_ = line.size();
        ImGui::SetScrollY(std::max(0.0F, current_y - height / 2));
    }
    ImGui::EndChild();
    if (wanted >= 0) go(wanted, now);
}

void App::why() {
    const Theme& t = theme(settings_.theme);
    const Kit kit{t, type_, scale_};
    ImGui::PushStyleColor(ImGuiCol_ChildBg,
                          ImGui::ColorConvertU32ToFloat4(mixed(t.paper, t.blue_soft | IM_COL32_A_MASK, 0.12F)));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(kit.pt(14), kit.pt(12)));
    ImGui::BeginChild("why", {0, 0}, ImGuiChildFlags_AlwaysUseWindowPadding);
    ImGui::PopStyleVar();
    const Match::Node& node = match_->node(match_->cursor());
    if (why_node_ != match_->cursor()) {
        why_node_ = match_->cursor();
        why_reasons_ = match_->game().reasons(match_->node(node.parent).position, node.move);
        if (const Outcome outcome = match_->outcome(); outcome.over && !outcome.rule.empty())
            why_reasons_.push_back({outcome.rule, outcome.text, {}, -1});
        ImGui::SetScrollY(0);
    }
    std::vector<std::string_view> told;
    // Sentences first, then each passage once.
    for (const Reason& reason : why_reasons_)
        if (!reason.told().empty()) paragraph(type_.strong(), t.ink, reason.told());
    for (const Reason& reason : why_reasons_) {
        if (std::find(told.begin(), told.end(), reason.rule) != told.end()) continue;
        told.push_back(reason.rule);
        ImGui::Dummy({0, kit.pt(1)});
        const Passage* passage = passages_.find(reason.rule);
        if (!passage) {
            paragraph(type_.sans(), t.ink_soft, reason.rule);
            continue;
        }
        std::string words = passage->text;
        if (!words.empty() && std::string_view(",;:").find(words.back()) != std::string_view::npos) words.pop_back();
        paragraph(type_.serif(), t.ink, passage->ours ? words : "“" + words + "”");
        paragraph(type_.sans(), t.ink_soft, passage->where);
    }
    const float whole = ImGui::GetCursorPosY() + ImGui::GetScrollY() + kit.pt(6);
    why_height_ = std::max(kit.pt(80), std::round(whole));
    ImGui::EndChild();
    ImGui::PopStyleColor();
}

}  // namespace ludus::table
