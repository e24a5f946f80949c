// The new-game dialog: which game, what is agreed on, who sits where.

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/game/catalogue.hpp"
#include "core/search/limits.hpp"
#include "ui/table/app.hpp"
#include "ui/table/levels.hpp"
#include "ui/table/sentences.hpp"
#include "ui/table/widgets.hpp"

namespace ludus::table {
namespace {

using Chosen = std::vector<std::pair<std::string, std::string>>;

const std::string& value_of(const Chosen& chosen, const OptionSpec& spec) {
    for (const auto& [key, value] : chosen)
        if (key == spec.key) return value;
    return spec.standard;
}

void choose(Chosen& chosen, const OptionSpec& spec, std::string value) {
    std::erase_if(chosen, [&](const auto& pair) { return pair.first == spec.key; });
    if (value != spec.standard) chosen.emplace_back(spec.key, std::move(value));
}

std::string label_of(const OptionSpec& spec, const std::string& value) {
    for (const OptionChoice& choice : spec.choices)
        if (choice.value == value) return choice.label;
    return value;
}

/// Name at the left; the choice at the right, or below where the name needs the line.
void option_row(const Kit& kit, const OptionSpec& spec, Chosen& chosen) {
    const std::string value = value_of(chosen, spec);
    const float room = ImGui::GetContentRegionAvail().x, right = kit.pt(300);
    ImGui::PushID(spec.key.c_str());
    const float top = ImGui::GetCursorPosY();
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + room - right - kit.pt(14));
    ImGui::AlignTextToFramePadding();
    ImGui::PushStyleColor(ImGuiCol_Text, value == spec.standard ? kit.theme.ink : kit.theme.blue);
    ImGui::TextUnformatted(spec.label.c_str());
    ImGui::PopStyleColor();
    ImGui::PopTextWrapPos();
    const float below = ImGui::GetCursorPosY();
    ImGui::SetCursorPos({ImGui::GetCursorStartPos().x + room - right, top});
    if (spec.choices.empty()) {
        int number = std::atoi(value.c_str());
        const int step = spec.most - spec.least > 40 ? 10 : 1;
        if (tool(kit, "less", "−", "", number > spec.least, Stress::plain, kit.pt(36)))
            number = std::max(spec.least, number - step);
        ImGui::SameLine(0, kit.pt(10));
        ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted(value.c_str());
        ImGui::SameLine(0, kit.pt(10));
        if (tool(kit, "more", "+", "", number < spec.most, Stress::plain, kit.pt(36)))
            number = std::min(spec.most, number + step);
        choose(chosen, spec, std::to_string(number));
    } else {
        ImGui::SetNextItemWidth(right);
        if (ImGui::BeginCombo("##choice", label_of(spec, value).c_str())) {
            for (const OptionChoice& choice : spec.choices)
                if (ImGui::Selectable(choice.label.c_str(), choice.value == value)) choose(chosen, spec, choice.value);
            ImGui::EndCombo();
        }
    }
    ImGui::SetCursorPosY(std::max(below, ImGui::GetCursorPosY()));
    ImGui::Dummy({0, 0});
    ImGui::PopID();
}

/// Whether a choice matters as the others stand: "victory=bodies,honour".
bool matters(const OptionSpec& spec, const Card& card, const Chosen& chosen) {
    const std::size_t equals = spec.needs.find('=');
    if (equals == std::string::npos) return true;
    const OptionSpec* other = card.option(spec.needs.substr(0, equals));
    if (!other) return true;
    const std::string values = "," + spec.needs.substr(equals + 1) + ",";
    return values.find("," + value_of(chosen, *other) + ",") != std::string::npos;
}

/// The heading of a group, which folds it. True where it stands open.
bool group_heading(const Kit& kit, const std::string& name, int changed) {
    ImGui::PushID(name.c_str());
    bool* open = ImGui::GetStateStorage()->GetBoolRef(ImGui::GetID("open"), changed > 0);
    const std::string words = (*open ? "− " : "+ ") + name + (changed > 0 ? " · " + std::to_string(changed) : "");
    if (tool(kit, "fold", words, "", true, Stress::plain)) *open = !*open;
    ImGui::PopID();
    return *open;
}

/// First what people often change, then the rest by groups, folded.
void options_rows(const Kit& kit, const Card& card, Chosen& chosen) {
    const auto often = [&](const OptionSpec& spec) {
        const OptionSpec* other = card.option(spec.needs.substr(0, spec.needs.find('=')));
        return spec.often || (other && other->often);
    };
    for (const OptionSpec& spec : card.options)
        if (often(spec) && matters(spec, card, chosen)) option_row(kit, spec, chosen);
    std::string group;
    bool open = true, first = true;
    for (const OptionSpec& spec : card.options) {
        if (often(spec)) continue;
        if (first || spec.group != group) {
            first = false;
            group = spec.group;
            int changed = 0;
            for (const OptionSpec& other : card.options)
                changed += !often(other) && other.group == group && value_of(chosen, other) != other.standard ? 1 : 0;
            open = group.empty() || group_heading(kit, group, changed);
        }
        if (open && matters(spec, card, chosen)) option_row(kit, spec, chosen);
    }
}

}  // namespace

void App::dialog(double now) {
    (void)now;
    const Theme& t = theme(settings_.theme);
    const Kit kit{t, type_, scale_};
    const auto games = catalogue();
    const auto seats_for = [&](const Card& card) {
        dialog_.players.assign(card.seats.size(), Player{});
        if (match_ && match_->players().size() == card.seats.size())
            dialog_.players = match_->players();
        else if (card.seats.size() == 2)
            dialog_.players[0] = Player{true, default_level().id, ""};
    };
    if (dialog_.wanted && !games.empty()) {
        dialog_.wanted = false;
        dialog_.wrong.clear();
        dialog_.game = std::min(dialog_.game, games.size() - 1);
        if (match_)
            for (std::size_t i = 0; i < games.size(); ++i)
                if (games[i].card().id == match_->game().card().id) dialog_.game = i;
        if (match_ && dialog_.options.empty()) dialog_.options = match_->game().options().chosen();
        seats_for(games[dialog_.game].card());
        ImGui::OpenPopup("begin");
    }
    const ImVec2 size{std::min(kit.pt(640), pixels_.x - kit.pt(20)), std::min(kit.pt(720), pixels_.y - kit.pt(20))};
    ImGui::SetNextWindowPos({std::round((pixels_.x - size.x) / 2), std::round((pixels_.y - size.y) / 2)});
    ImGui::SetNextWindowSize(size);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(kit.pt(28), kit.pt(24)));
    dialog_.open = ImGui::BeginPopupModal(
        "begin", nullptr, ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings);
    ImGui::PopStyleVar();
    if (!dialog_.open) return;

    const Card* card = &games[dialog_.game].card();
    paragraph(type_.title(), t.ink, sentences::new_game);
    ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x);
    if (ImGui::BeginCombo("##game", card->name.c_str())) {
        for (std::size_t i = 0; i < games.size(); ++i)
            if (ImGui::Selectable(games[i].card().name.c_str(), i == dialog_.game) && i != dialog_.game) {
                dialog_.game = i;
                dialog_.options.clear();
                card = &games[i].card();
                seats_for(*card);
            }
        ImGui::EndCombo();
    }
    if (!card->place.empty()) paragraph(type_.serif(), t.ink_soft, card->place);

    const float foot = kit.pt(32) + (dialog_.wrong.empty() ? 0 : kit.pt(26)) + kit.pt(14);
    ImGui::BeginChild("agreed", {0, -foot});
    rubric(kit, sentences::players);
    for (std::size_t seat = 0; seat < card->seats.size() && seat < dialog_.players.size(); ++seat) {
        Player& player = dialog_.players[seat];
        const float room = ImGui::GetContentRegionAvail().x, right = kit.pt(300);
        ImGui::PushID(static_cast<int>(seat));
        ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted(card->seats[seat].shown().c_str());
        ImGui::SameLine();
        ImGui::SetCursorPosX(ImGui::GetCursorStartPos().x + room - right);
        ImGui::SetNextItemWidth(right);
        if (ImGui::BeginCombo("##player", player_label(player).c_str())) {
            if (ImGui::Selectable(std::string(sentences::person).c_str(), !player.machine)) player.machine = false;
            for (const Level& level : levels())
                if (ImGui::Selectable(level_label(level).c_str(),
                                      player.machine && player.level == level.id)) {
                    player.machine = true;
                    player.level = level.id;
                }
            ImGui::EndCombo();
        }
        ImGui::PopID();
    }
    if (!card->presets.empty()) {
        ImGui::Dummy({0, kit.pt(6)});
        rubric(kit, sentences::presets);
        bool first = true;
        const auto fits = [&](float width) {
            return ImGui::GetItemRectMax().x + kit.pt(7) + width <
                   ImGui::GetWindowPos().x + ImGui::GetContentRegionMax().x;
        };
        for (const Preset& preset : card->presets) {
            if (!first && fits(tool_width(kit, preset.label, ""))) ImGui::SameLine(0, kit.pt(7));
            first = false;
            Chosen full;
            for (const auto& [key, value] : preset.options)
                if (const OptionSpec* spec = card->option(key)) choose(full, *spec, value);
            const bool same =
                std::is_permutation(full.begin(), full.end(), dialog_.options.begin(), dialog_.options.end());
            if (tool(kit, preset.id.c_str(), preset.label, "", true, same ? Stress::on : Stress::plain))
                dialog_.options = full;
        }
    }
    if (!card->options.empty()) {
        ImGui::Dummy({0, kit.pt(6)});
        rubric(kit, sentences::options);
        options_rows(kit, *card, dialog_.options);
    }
    ImGui::EndChild();
    if (!dialog_.wrong.empty()) paragraph(type_.sans(), t.red, dialog_.wrong);
    ImGui::Dummy({0, kit.pt(2)});
    if (tool(kit, "go", sentences::start, "Enter", true, Stress::primary) || ImGui::IsKeyPressed(ImGuiKey_Enter, false)) {
        dialog_.wrong = host_.begin_game(card->id, dialog_.options, dialog_.players);
        if (dialog_.wrong.empty()) ImGui::CloseCurrentPopup();
    }
    ImGui::SameLine(0, kit.pt(8));
    if (tool(kit, "leave", sentences::cancel, "Esc", true, Stress::plain) || ImGui::IsKeyPressed(ImGuiKey_Escape, false))
        ImGui::CloseCurrentPopup();
    ImGui::EndPopup();
}

}  // namespace ludus::table
