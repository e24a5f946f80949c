// The interface for setting up positions: drafts by number, each with the way it came about, so that every step can be undone.

#include <map>

#include "core/base/text.hpp"
#include "core/game/draft.hpp"
#include "ui/scene/position_scene.hpp"
#include "wasm/flags.h"
#include "wasm/ludus.h"
#include "wasm/picture_flags.hpp"
#include "wasm/result.hpp"
#include "wasm/state_json.hpp"

namespace ludus {
namespace {

constexpr std::size_t most_steps = 1000;  ///< that can be undone

struct OpenDraft {
    GamePtr game;
    std::shared_ptr<const DraftRules> rules;
    Board board;
    std::vector<Draft> steps;
    std::size_t now = 0;
    bool middle = false;  ///< it began with a position that says more than a draft can
    [[nodiscard]] const Draft& draft() const { return steps[now]; }
};

std::map<int, OpenDraft> drafts;
int last_draft = 0;

OpenDraft* open_draft(int number) {
    const auto found = drafts.find(number);
    if (found == drafts.end()) return nullptr;
    set_naming(Naming::familiar);
    return &found->second;
}

Fault no_draft(int number) {
    return wrong(interface_faults::unknown_draft, interface_faults::open_draft, {{"n", std::to_string(number)}});
}

/// A step further; what was undone before is gone.
void step(OpenDraft& open, Draft draft) {
    if (draft == open.draft()) return;
    open.steps.resize(open.now + 1);
    open.steps.push_back(std::move(draft));
    if (open.steps.size() > most_steps) open.steps.erase(open.steps.begin());
    open.now = open.steps.size() - 1;
}

Scene scene_of(const OpenDraft& open) {
    Scene scene;
    scene.board = open.board;
    for (const DraftMan& man : open.draft().men) scene.faces.push_back(open.rules->face(open.draft(), man));
    apply_colours(scene, open.game->card());
    for (std::size_t i = 0; i < scene.board.spots.size(); ++i)
        scene.spoken.push_back(speak_plainly(scene, static_cast<int>(i)));
    return scene;
}

const char* name_of(DraftSetting::Kind kind) {
    switch (kind) {
        case DraftSetting::Kind::choice: return "choice";
        case DraftSetting::Kind::many: return "many";
        case DraftSetting::Kind::number: return "number";
        case DraftSetting::Kind::spots: break;
    }
    return "spots";
}

}  // namespace
}  // namespace ludus

using namespace ludus;  // NOLINT: the C functions below stand outside any namespace

extern "C" {

int ludus_draft_new(const char* game, const char* options, const char* position) {
    set_naming(Naming::familiar);
    const auto rules = read_game(game, options);
    if (!rules) return fail_with(rules.fault());
    OpenDraft open{*rules, (*rules)->drafts(), (*rules)->board(), {}};
    if (!open.rules) return fail_with(wrong(interface_faults::no_editor, interface_faults::editor_module));
    if (given(position) == "-") {
        open.steps.push_back(empty_draft(*open.rules));
    } else {
        Position at = open.game->start();
        if (!given(position).empty()) {
            auto read = open.game->read_position(given(position));
            if (!read) return fail_with(read.fault());
            at = std::move(*read);
        }
        open.steps.push_back(draft_of(*open.game, *open.rules, at));
        open.middle = !is_draft_of(*open.game, *open.rules, open.draft(), at);
    }
    drafts.emplace(++last_draft, std::move(open));
    return last_draft;
}

int ludus_draft_drop(int draft) {
    if (drafts.erase(draft) == 0) return fail_with(no_draft(draft));
    return 1;
}

char* ludus_draft_kit(int draft) {
    const OpenDraft* open = open_draft(draft);
    if (open == nullptr) return null_with_error(no_draft(draft));
    const DraftKit& kit = open->rules->kit();
    Json json;
    json.object([&] {
        json.key("pieces").array([&] {
            for (const DraftPiece& piece : kit.pieces)
                json.object([&] {
                    json.key("id").value(piece.id);
                    json.key("name").value(piece.face.name);
                    json.key("seat").value(piece.face.owner);
                });
        });
        json.key("settings").array([&] {
            for (const DraftSetting& setting : kit.settings)
                json.object([&] {
                    json.key("id").value(setting.id);
                    json.key("label").value(setting.label);
                    json.key("kind").value(name_of(setting.kind));
                    json.key("choices").array([&] {
                        for (const DraftChoice& choice : setting.choices)
                            json.object([&] {
                                json.key("value").value(choice.value);
                                json.key("label").value(choice.label);
                            });
                    });
                    json.key("least").value(setting.least);
                    json.key("most").value(setting.most);
                });
        });
        json.key("holds");
        state_json::numbers(json, kit.holds);
    });
    return to_c_string(json);
}

char* ludus_draft_state(int draft) {
    const OpenDraft* open = open_draft(draft);
    if (open == nullptr) return null_with_error(no_draft(draft));
    const DraftVerdict verdict = judge_draft(*open->game, *open->rules, open->draft());
    Json json;
    json.object([&] {
        json.key("men").array([&] {
            for (const DraftMan& man : open->draft().men)
                json.object([&] {
                    json.key("spot").value(man.spot);
                    json.key("piece").value(man.piece);
                    json.key("count").value(man.count);
                });
        });
        json.key("values").object([&] {
            for (const DraftSetting& setting : open->rules->kit().settings)
                json.key(setting.id).value(open->draft().value(setting.id));
        });
        json.key("position").value(verdict.text);
        json.key("fault");
        if (verdict.good()) json.null();
        for (const DraftRefusal& refusal : verdict.refusal)
            json.object([&] {
                json.key("what").value(refusal.fault.what);
                json.key("expected").value(refusal.fault.expected);
                json.key("column").value(refusal.fault.column);
                json.key("spots");
                state_json::numbers(json, refusal.spots);
                json.key("setting").value(refusal.setting);
                json.key("rule").value(refusal.rule);
            });
        json.key("undo").value(open->now > 0);
        json.key("redo").value(open->now + 1 < open->steps.size());
        json.key("middle").value(open->middle && open->now == 0);
        json.key("spoken");
        state_json::strings(json, scene_of(*open).spoken);
    });
    return to_c_string(json);
}

int ludus_draft_put(int draft, int spot, int piece) {
    OpenDraft* open = open_draft(draft);
    if (open == nullptr) return fail_with(no_draft(draft));
    Draft next = open->draft();
    if (auto done = put_piece(open->board, *open->rules, next, spot, piece); !done) return fail_with(done.fault());
    step(*open, std::move(next));
    return 1;
}

int ludus_draft_take(int draft, int spot) {
    OpenDraft* open = open_draft(draft);
    if (open == nullptr) return fail_with(no_draft(draft));
    Draft next = open->draft();
    if (!take_piece(next, spot)) return fail_with(wrong(interface_faults::nothing_stands, interface_faults::a_piece));
    step(*open, std::move(next));
    return 1;
}

int ludus_draft_move(int draft, int from, int to) {
    OpenDraft* open = open_draft(draft);
    if (open == nullptr) return fail_with(no_draft(draft));
    Draft next = open->draft();
    int piece = -1;
    for (const DraftMan& man : next.men)
        if (man.spot == from) piece = man.piece;
    if (piece < 0) return fail_with(wrong(interface_faults::nothing_stands, interface_faults::a_piece));
    take_piece(next, from);
    if (auto done = put_piece(open->board, *open->rules, next, to, piece); !done) return fail_with(done.fault());
    step(*open, std::move(next));
    return 1;
}

int ludus_draft_set(int draft, const char* setting, const char* value) {
    OpenDraft* open = open_draft(draft);
    if (open == nullptr) return fail_with(no_draft(draft));
    Draft next = open->draft();
    const auto done =
        set_draft(open->board, *open->rules, next, std::string(given(setting)), std::string(given(value)));
    if (!done) return fail_with(done.fault());
    step(*open, std::move(next));
    return 1;
}

int ludus_draft_clear(int draft) {
    OpenDraft* open = open_draft(draft);
    if (open == nullptr) return fail_with(no_draft(draft));
    step(*open, empty_draft(*open->rules));
    return 1;
}

int ludus_draft_go(int draft, int steps) {
    OpenDraft* open = open_draft(draft);
    if (open == nullptr) return fail_with(no_draft(draft));
    if (steps < 0 ? open->now == 0 : open->now + 1 >= open->steps.size()) return 0;
    open->now += steps < 0 ? static_cast<std::size_t>(-1) : 1;
    return 1;
}

char* ludus_draft_svg(int draft, const char* id, const char* title, int flags, const char* marks) {
    const OpenDraft* open = open_draft(draft);
    if (open == nullptr) return null_with_error(no_draft(draft));
    if (!is_id(given(id)))
        return null_with_error(
            wrong(interface_faults::bad_id, interface_faults::id_wanted, {{"text", std::string(given(id))}}));
    Scene scene = scene_of(*open);
    if ((flags & LUDUS_NARROW) != 0) scene.board = open->game->narrow_board();
    for (const std::string_view word : split_words(given(marks))) {
        const auto spot = read_int(word);
        if (spot && *spot >= 0 && *spot < static_cast<int>(scene.board.spots.size()))
            scene.marks.push_back({MarkKind::threatened, *spot});
    }
    SvgOptions options = svg_options(flags, -1);
    if (!given(id).empty()) options.id = given(id);
    options.title = clean_utf8(given(title));
    return to_c_string(paint_svg(scene, options));
}

char* ludus_draft_piece_svg(int draft, int piece, const char* id, int flags) {
    const OpenDraft* open = open_draft(draft);
    if (open == nullptr) return null_with_error(no_draft(draft));
    const auto& pieces = open->rules->kit().pieces;
    if (piece < 0 || piece >= static_cast<int>(pieces.size()) || !is_id(given(id)))
        return null_with_error(
            wrong(interface_faults::bad_id, interface_faults::id_wanted, {{"text", std::string(given(id))}}));
    Scene scene;
    scene.board.width = scene.board.height = 1;
    Spot spot;
    spot.name = "a1";
    spot.centre = {0.5F, 0.5F};
    spot.outline = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    scene.board.spots.push_back(std::move(spot));
    scene.faces.push_back(pieces[static_cast<std::size_t>(piece)].face);
    scene.faces.front().spot = 0;
    apply_colours(scene, open->game->card());
    scene.spoken.emplace_back();
    SvgOptions options = svg_options(flags, -1);
    options.focusable = options.labels = false;
    if (!given(id).empty()) options.id = given(id);
    options.title = scene.faces.front().name;
    return to_c_string(paint_svg(scene, options));
}

}  // extern "C"
