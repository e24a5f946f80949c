#include "ui/table/actions.hpp"

#include <algorithm>

#include "core/base/json.hpp"
#include "core/search/limits.hpp"
#include "ui/scene/awaits.hpp"
#include "ui/table/app.hpp"

namespace ludus::table {
namespace {

bool any_machine(const Match& match) {
    return std::any_of(match.players().begin(), match.players().end(),
                       [](const Player& player) { return player.machine; });
}

/// The level the machines play at, or the default.
std::string level_of(const Match& match) {
    for (const Player& player : match.players())
        if (player.machine) return player.level;
    return default_level().id;
}

/// Who resigns: the seat to move where a person sits there, else the first person.
int resigning_seat(const Match& match) {
    const int mover = match.to_move();
    const auto& players = match.players();
    if (mover >= 0 && !players[static_cast<std::size_t>(mover)].machine) return mover;
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        if (!players[seat].machine) return static_cast<int>(seat);
    return -1;
}

bool machine_to_move(const Match& match) {
    const int mover = match.to_move();
    return mover >= 0 && match.players()[static_cast<std::size_t>(mover)].machine;
}

}  // namespace

std::string write_json(const std::vector<Action>& actions) {
    Json json;
    json.array([&] {
        for (const Action& action : actions)
            json.object([&] {
                json.key("id").value(action.id);
                json.key("name").value(action.name);
                json.key("key").value(action.key);
                json.key("group").value(action.group);
                json.key("can").value(action.can);
                if (action.on >= 0) json.key("on").value(action.on == 1);
            });
    });
    return json.text();
}

std::vector<Action> App::actions() const {
    std::vector<Action> list;
    const auto add = [&](std::string id, std::string name, std::string key, std::string group, bool can, int on = -1) {
        list.push_back({std::move(id), std::move(name), std::move(key), std::move(group), can, on});
    };
    const bool shown = match_ != nullptr;
    const bool over = shown && match_->outcome().over;
    const bool begun = shown && match_->cursor() > 0;
    const bool further = shown && !match_->node(match_->cursor()).next.empty();
    const bool machine = shown && any_machine(*match_);

    // What the game itself offers beside its board: a pass, the end of a turn, a part of a king.
    if (shown && hand_ && may_touch()) {
        int number = 0;
        std::vector<int> spots = hand_->next();
        std::sort(spots.begin(), spots.end());
        for (int spot : spots) {
            const Spot& it = scene_.board.spots[static_cast<std::size_t>(spot)];
            if (it.kind != SpotKind::button) continue;
            ++number;
            // A die is entered by its own number.
            const bool figure = it.name.size() == 1 && it.name[0] >= '1' && it.name[0] <= '9';
            const std::string key = figure ? it.name : number < 10 ? std::to_string(number) : "";
            add("spot:" + it.name, it.label.empty() ? it.name : it.label, key, "move", true);
        }
    }
    const bool dice = shown && match_->game().card().has_dice;
    if (dice) {
        const Awaited now = awaits(*match_).what;
        const bool over_to_machine = now == Awaited::handing_over;
        const bool by_hand = settings_.real && match_->to_move() == chance;
        const char* name = over_to_machine ? "Confirm" : now == Awaited::saying ? "Continue" : "Roll";
        add("throw", name, "S", "move",
            (over_to_machine || (now == Awaited::throwing && !by_hand) || now == Awaited::saying) && !thinking_);
        add("retake", "Undo all", "Z", "move", moves_of_throw(*match_) > 0);
    }
    add("undo", "Undo", "U", "move", begun);
    add("redo", "Redo", "R", "move", further);
    add("hint", "Hint", "H", "move",
        shown && !over && !thinking_ && match_->to_move() != chance && !machine_to_move(*match_));
    add("why", "Why", "W", "move", begun);

    add("new", "New game…", "N", "game", true);
    add("options", "Optional rules…", "O", "game", shown);
    add("resign", "Resign", "", "game", shown && !over && resigning_seat(*match_) >= 0);
    add("draw", "Offer a draw", "", "game", shown && !over && !machine);
    add("copy", "Copy the game", "K", "game", shown);

    add("first", "Go to the start", "Home", "line", begun);
    add("back", "One move back", "PageUp", "line", begun);
    add("on", "One move forward", "PageDown", "line", further);
    add("last", "Go to the end", "End", "line", further);

    add("flip", "Flip board", "F", "view", true, settings_.turned.flipped ? 1 : 0);
    add("turn", "Rotate board", "T", "view", true, settings_.turned.lying ? 1 : 0);
    add("coordinates", "Coordinates", "C", "view", true, settings_.coordinates ? 1 : 0);
    add("destinations", "Possible moves", "D", "view", true, settings_.destinations ? 1 : 0);
    add("threats", "Pieces in danger", "G", "view", true, settings_.threats ? 1 : 0);
    add("takings", "All captures", "A", "view", true, settings_.takings ? 1 : 0);
    if (const auto has = dresses(scene_.faces); has.size() > 1) {
        constexpr const char* styles[] = {"Pieces: modern", "Pieces: traditional", "Pieces: as printed"};
        add("men", styles[static_cast<int>(settings_.manner.dress)], "E", "view", true);
        if (match_->game().card().seats.size() > 2) add("around", "Turn pieces to their players", "J", "view", true, settings_.manner.around ? 1 : 0);
    }
    if (dice) {
        add("real", "Enter dice", "L", "view", true, settings_.real ? 1 : 0);
        add("quick", "Auto-roll", "", "view", true, settings_.quick ? 1 : 0);
    }
    if (has_tallies_) add("counts", "Pip count and odds", "I", "view", true, panelled() ? (counting_ ? 1 : 0) : -1);
    add("hunter", "Captures and winning lines", "Q", "view", shown, panelled() ? (hunting_ ? 1 : 0) : -1);
    add("theme", settings_.theme == ThemeName::dark ? "Light" : "Dark", "M", "view",
        settings_.theme != ThemeName::projector);
    add("projector", "Projector", "P", "view", true, settings_.theme == ThemeName::projector ? 1 : 0);
    add("fullscreen", "Full screen", "F11", "view", true);

    if (shown)
        for (const Level& level : levels())
            add("level:" + level.id, level.name, "", "level", machine,
                machine && level_of(*match_) == level.id ? 1 : 0);
    return list;
}

bool App::redo_to_person() {
    if (match_->game().card().has_dice) return redo_choice(*match_);
    bool moved = match_->redo_turn();
    while (moved && machine_to_move(*match_) && match_->redo_turn()) {
    }
    return moved;
}

bool App::undo_to_person() {
    if (match_->game().card().has_dice) return undo_choice(*match_) || match_->cursor() == 0;
    if (!match_->undo_turn()) return false;
    while (machine_to_move(*match_) && match_->undo_turn()) {
    }
    return true;
}

Acted App::act(std::string_view id, double now) {
    const std::vector<Action> list = actions();
    const auto at = std::find_if(list.begin(), list.end(), [&](const Action& action) { return action.id == id; });
    if (at == list.end() || !at->can) return Acted::no;

    if (id.substr(0, 5) == "spot:") {
        touch(scene_.board.find(std::string(id.substr(5))), now);
        return Acted::here;
    }
    if (id.substr(0, 6) == "level:") {
        for (std::size_t seat = 0; seat < match_->players().size(); ++seat) {
            Player player = match_->players()[seat];
            if (!player.machine) continue;
            player.level = id.substr(6);
            match_->seat(static_cast<int>(seat), player);
        }
        host_.played();
        return Acted::here;
    }
    const auto flip_setting = [&](bool& setting) {
        setting = !setting;
        restyle();
        return Acted::here;
    };
    if (id == "flip") return flip_setting(settings_.turned.flipped);
    if (id == "turn") return flip_setting(settings_.turned.lying);
    if (id == "coordinates") return flip_setting(settings_.coordinates);
    if (id == "destinations") return flip_setting(settings_.destinations);
    if (id == "threats") return flip_setting(settings_.threats);
    if (id == "takings") return flip_setting(settings_.takings);
    if (id == "around") return flip_setting(settings_.manner.around);
    if (id == "men") {
        settings_.manner.dress = next(settings_.manner.dress, dresses(scene_.faces));
        restyle();
        return Acted::here;
    }

    if constexpr (own_words) {
        if (settings_.panel && (id == "new" || id == "options")) {
            open_dialog();
            if (id == "new") dialog_.options.clear();
            return Acted::here;
        }
        if (settings_.panel && id == "why") {
            why_open_ = !why_open_;
            return Acted::here;
        }
        if (settings_.panel && id == "hunter") {
            hunting_ = !hunting_;
            counting_ = false;
            hunted_node_ = -1;
            if (!hunting_) point_at(nullptr, nullptr);
            return Acted::here;
        }
    }

    if constexpr (own_words) {
        if (id == "real") {
            drop(now);
            flip_setting(settings_.real);
            host_.played();
            return Acted::here;
        }
        if (id == "quick") {
            flip_setting(settings_.quick);
            host_.played();
            return Acted::here;
        }
        if (settings_.panel && id == "counts") {
            counting_ = !counting_;
            hunting_ = false;
            tallied_node_ = -1;
            shown_row_.clear();
            make();
            return Acted::here;
        }
    }

    bool moved = false;
    if (id == "undo") moved = undo_to_person();
    if (id == "redo") moved = redo_to_person();
    if (id == "retake") moved = undo_throw(*match_);
    if (id == "back") moved = match_->undo();
    if (id == "on") moved = match_->redo();
    if (id == "first") match_->go_first(), moved = true;
    if (id == "last") match_->go_last(), moved = true;
    if (id == "resign") match_->end({EndingKind::resigned, resigning_seat(*match_)}), moved = true;
    if (id == "draw") match_->end({EndingKind::drawn_by_agreement, -1}), moved = true;
    if (moved) {
        hand_->refresh(*match_);
        changed(now);
        host_.played();
        return Acted::here;
    }
    return host_.asked(id) ? Acted::by_host : Acted::no;
}

}  // namespace ludus::table
