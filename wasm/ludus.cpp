// Long: what the pages call, in the order of ludus.h; annotations.cpp, foreign.cpp and study.cpp have the rest.
#include "wasm/ludus.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "core/base/text.hpp"
#include "core/game/card_json.hpp"
#include "core/game/foreign.hpp"
#include "core/game/tally.hpp"
#include "core/match/record.hpp"
#include "ui/session/match_frame.hpp"
#include "ui/session/turn_phase.hpp"
#include "ui/svg/svg.hpp"
#include "wasm/flags.h"
#include "wasm/picture_flags.hpp"
#include "wasm/result.hpp"
#include "wasm/sessions.hpp"
#include "wasm/state_json.hpp"

#ifndef LUDUS_VERSION
#define LUDUS_VERSION "0"
#endif

namespace ludus {
namespace {

using Chosen = std::vector<std::pair<std::string, std::string>>;

std::map<int, std::unique_ptr<Session>> sessions;
int last_number = 0;
std::string last_error;

void note(const Fault& fault) {
    Json json;
    json.object([&] {
        json.key("what").value(fault.what);
        json.key("expected").value(fault.expected);
        json.key("line").value(fault.line);
        json.key("column").value(fault.column);
    });
    last_error = json.text();
}

Fault no_seat(const Match& match, int seat) {
    return wrong(interface_faults::unknown_seat, interface_faults::up_to,
                 {{"n", std::to_string(seat)}, {"most", std::to_string(match.players().size() - 1)}});
}

bool is_seat(const Match& match, int seat) {
    return seat >= 0 && static_cast<std::size_t>(seat) < match.players().size();
}
bool is_spot(const Board& board, int spot) { return spot >= 0 && static_cast<std::size_t>(spot) < board.spots.size(); }

/// "leap=false camp=6"
Expected<Chosen> read_options(std::string_view text) {
    Chosen chosen;
    for (std::string_view word : split_words(text)) {
        const auto sign = word.find('=');
        if (sign == std::string_view::npos || sign == 0)
            return Fault{say(interface_faults::bad_option, {{"text", std::string(word)}}),
                         std::string(interface_faults::options_wanted), 1,
                         static_cast<int>(word.data() - text.data()) + 1};
        chosen.emplace_back(word.substr(0, sign), word.substr(sign + 1));
    }
    return chosen;
}

int opened(Match match) {
    const int number = ++last_number;
    sessions.emplace(number, std::make_unique<Session>(std::move(match)));
    return number;
}

/// The move of a node ("#12") or of legal words, with the position it was or would be played in.
struct Asked {
    Position before;
    Move move;
    int node = 0;  ///< 0 where the move was not made
};

Expected<Asked> read_move(const Session& session, std::string_view words) {
    const Match& match = session.match;
    if (!words.empty() && words.front() == '#') {
        const auto node = read_int(words.substr(1));
        if (!node || *node <= 0 || !is_node(match, *node))
            return wrong(interface_faults::unknown_move, interface_faults::move_numbers,
                         {{"text", std::string(words)}, {"most", std::to_string(match.size() - 1)}});
        if (is_covered(match, *node, session.viewer))
            return Fault{"that move is hidden until the others have chosen", "a move that all may see"};
        const Match::Node& now = match.node(*node);
        return Asked{match.node(now.parent).position, now.move, *node};
    }
    auto move = match.game().read(match.position(), words);
    if (!move) return move.fault();
    return Asked{match.position(), *move};
}

SceneOptions scene_options(const Session& session, int flags) {
    SceneOptions options;
    options.threats = (flags & LUDUS_DANGER) != 0;
    options.takings = (flags & LUDUS_TAKINGS) != 0;
    options.narrow = (flags & LUDUS_NARROW) != 0;
    options.viewer = session.viewer;
    options.hint = session.hint;
    options.region = session.region;
    options.pointed = session.pointed;
    return options;
}

/// The position and nothing more, as far as it may be seen.
Scene plain_scene(const Session& session, bool narrow = false) {
    const Game& game = session.match.game();
    Scene scene = make_scene(game, seen_by(game, session.match.position(), session.viewer), narrow);
    hide_unseen(scene.faces, session.viewer);
    return scene;
}

/// What a picture of these flags shows.
Scene pictured(const Session& session, int flags) {
    if ((flags & (LUDUS_MARKS | LUDUS_DANGER | LUDUS_TAKINGS)) == 0)
        return plain_scene(session, (flags & LUDUS_NARROW) != 0);
    SceneOptions scene = scene_options(session, flags);
    if ((flags & LUDUS_MARKS) != 0) return make_scene(session.match, session.selection, scene);
    scene.destinations = scene.last_move = false;
    scene.hint.reset();
    scene.region.clear();
    scene.pointed.clear();
    return make_scene(session.match, Selection(session.match), scene);
}

/// What the computer makes of the position, within these limits.
char* thought_of(const Match& match, const Limits& limits) {
    const Game& game = match.game();
    const int seat = match.to_move();
    const Position seen = seat == chance ? match.position() : game.view(match.position(), seat);
    // What others hide is not to be read off the way here.
    std::vector<Position> line;
    if (!game.card().has_hidden) line = match.positions();
    const Thought thought = game.think(seen, limits, [] { return false; }, line);
    // Of lots that are not weighed there is nothing to be told.
    if (seat == chance && thought.lines.empty())
        return null_with_error(wrong(interface_faults::dice_to_roll, interface_faults::seat_to_move));
    Json json;
    state_json::thought(json, match, thought);
    return to_c_string(json);
}

/// What the session did with a spot; -1: there is no such match or spot.
int touched(int match, int spot, Expected<Touched> (Session::*how)(int)) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match), -1);
    if (!is_spot(at->match.game().board(), spot))
        return fail_with(
            wrong(interface_faults::unknown_spot, interface_faults::spot_number, {{"text", std::to_string(spot)}}), -1);
    const auto done = (at->*how)(spot);
    return done ? static_cast<int>(*done) : fail_with(done.fault(), -1);
}

}  // namespace

std::string_view given(const char* text) { return text == nullptr ? std::string_view() : std::string_view(text); }

char* to_c_string(std::string_view text) {
    char* copy = static_cast<char*>(std::malloc(text.size() + 1));
    if (copy == nullptr) return nullptr;
    std::memcpy(copy, text.data(), text.size());
    copy[text.size()] = '\0';
    return copy;
}

char* to_c_string(const Json& json) { return to_c_string(json.text()); }

int fail_with(const Fault& fault, int answer) {
    note(fault);
    return answer;
}
char* null_with_error(const Fault& fault) {
    note(fault);
    return nullptr;
}

Fault wrong(std::string_view what, std::string_view expected, std::initializer_list<Slot> slots) {
    return {say(what, slots), say(expected, slots)};
}

Fault no_match(int match) {
    return wrong(interface_faults::unknown_match, interface_faults::open_match, {{"n", std::to_string(match)}});
}

Expected<GamePtr> read_game(const char* game, const char* options) {
    auto chosen = read_options(given(options));
    if (!chosen) return chosen.fault();
    return make_game(given(game), *chosen);
}

Session* session(int match) {
    const auto it = sessions.find(match);
    if (it == sessions.end()) return nullptr;
    // Whatever is asked of a match is answered in its own names.
    set_naming(it->second->naming);
    return it->second.get();
}

void replace_session(int match, std::unique_ptr<Session> fresh) { sessions[match] = std::move(fresh); }

bool is_node(const Match& match, int node) { return node >= 0 && node < match.size(); }

Fault no_node(const Match& match, int node) {
    return wrong(interface_faults::unknown_node, interface_faults::up_to,
                 {{"n", std::to_string(node)}, {"most", std::to_string(match.size() - 1)}});
}

}  // namespace ludus

using namespace ludus;  // NOLINT: the C functions below stand outside any namespace

extern "C" {

void ludus_free(char* text) { std::free(text); }
char* ludus_error(void) { return to_c_string(last_error); }
char* ludus_version(void) { return to_c_string(LUDUS_VERSION); }

char* ludus_catalogue(void) {
    Json json;
    json.array([&] {
        for (const Entry& entry : catalogue()) put_card(json, entry);
    });
    return to_c_string(json);
}

char* ludus_levels(void) {
    Json json;
    json.array([&] {
        for (const Level& level : levels())
            json.object([&] {
                json.key("id").value(level.id);
                json.key("name").value(level.name);
                json.key("default").value(level.id == default_level().id);
            });
    });
    return to_c_string(json);
}

int ludus_match_new(const char* game, const char* options, const char* setup) {
    auto rules = read_game(game, options);
    if (!rules) return fail_with(rules.fault());
    if (trim(given(setup)).empty()) return opened(Match(*rules));
    auto position = (*rules)->read_position(given(setup));
    if (!position) return fail_with(position.fault());
    return opened(Match(*rules, *position));
}

int ludus_match_read(const char* record) {
    auto match = read_record(given(record));
    if (!match) return fail_with(match.fault());
    return opened(std::move(*match));
}

int ludus_match_drop(int match) {
    if (session(match) == nullptr) return fail_with(no_match(match));
    sessions.erase(match);
    return 1;
}

char* ludus_match_record(int match) {
    Session* at = session(match);
    return at == nullptr ? null_with_error(no_match(match)) : to_c_string(write_record(at->match));
}

char* ludus_match_state(int match) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    Json json;
    state_json::state(json, *at);
    return to_c_string(json);
}

char* ludus_match_state_since(int match, int revision) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    Json json;
    state_json::state_since(json, *at, revision);
    return to_c_string(json);
}

char* ludus_match_told(int match, int node) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    if (node == 0 || !is_node(at->match, node)) return null_with_error(no_node(at->match, node));
    Json json;
    state_json::told(json, *at, node);
    return to_c_string(json);
}

char* ludus_match_spots(int match) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    Json json;
    state_json::spots(json, at->match.game().board());
    return to_c_string(json);
}

char* ludus_match_pieces(int match) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    Json json;
    state_json::pieces(json, plain_scene(*at).faces);
    return to_c_string(json);
}

char* ludus_match_spoken(int match) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    Json json;
    state_json::strings(json, make_scene(at->match, at->selection, scene_options(*at, LUDUS_DANGER)).spoken);
    return to_c_string(json);
}

char* ludus_match_reasons(int match, const char* words) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    const auto asked = read_move(*at, given(words));
    if (!asked) return null_with_error(asked.fault());
    Json json;
    state_json::reasons(
        json, asked->node > 0 ? at->match.reasons(asked->node) : at->match.game().reasons(asked->before, asked->move));
    return to_c_string(json);
}

char* ludus_match_move(int match, const char* words, int notation) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    const auto asked = read_move(*at, given(words));
    if (!asked) return null_with_error(asked.fault());
    const Game& game = at->match.game();
    if (notation < 0 || (notation > 0 && notation >= static_cast<int>(game.notations().size())))
        return null_with_error({"no notation " + std::to_string(notation), "a place in the list, from 0"});
    return to_c_string(asked->node > 0 ? at->match.written(asked->node, notation)
                                       : game.written(asked->before, asked->move, notation));
}

char* ludus_match_threats(int match) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    Json json;
    state_json::reasons(json, at->match.game().threats(seen_by(at->match.game(), at->match.position(), at->viewer)));
    return to_c_string(json);
}

char* ludus_match_tallies(int match) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    Json json;
    state_json::tallies(json, at->match.game().tallies(seen_by(at->match.game(), at->match.position(), at->viewer)));
    return to_c_string(json);
}

int ludus_match_undo_choice(int match) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    const int before = at->match.cursor();
    undo_choice(at->match);
    if (at->match.cursor() == before) return 0;
    at->changed();
    return 1;
}

int ludus_match_redo_choice(int match) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    const bool moved = redo_choice(at->match);
    if (moved) at->changed();
    return moved ? 1 : 0;
}

int ludus_match_undo_throw(int match) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    const bool moved = undo_throw(at->match);
    if (moved) at->changed();
    return moved ? 1 : 0;
}

int ludus_match_play(int match, const char* words) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    const auto done = at->match.play(given(words));
    if (!done) return fail_with(done.fault());
    at->changed();
    return 1;
}

int ludus_match_touch(int match, int spot) { return touched(match, spot, &Session::touch); }
int ludus_match_set_down(int match, int spot) { return touched(match, spot, &Session::set_down); }

int ludus_match_viewer(int match, int viewer) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    if (viewer < all_eyes || (viewer != one_screen && viewer >= static_cast<int>(at->match.game().card().seats.size())))
        return fail_with({"no viewer " + std::to_string(viewer),
                          "a seat, -1 for everybody's eyes or 4 for people round one screen"});
    at->viewer = viewer;
    return 1;
}

int ludus_match_drop_touches(int match) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    at->selection.drop();
    return 1;
}

int ludus_match_undo(int match, int whole_turn) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    const bool moved = whole_turn != 0 ? at->match.undo_turn() : at->match.undo();
    if (moved) at->changed();
    return moved ? 1 : 0;
}

int ludus_match_redo(int match, int whole_turn) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    const bool moved = whole_turn != 0 ? at->match.redo_turn() : at->match.redo();
    if (moved) at->changed();
    return moved ? 1 : 0;
}

int ludus_match_go(int match, int node) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    if (node == -1) at->match.go_first();
    else if (node == -2) at->match.go_last();
    else if (is_node(at->match, node)) at->match.go(node);
    else return fail_with(no_node(at->match, node));
    at->changed();
    return 1;
}

int ludus_match_show(int match) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    const int before = at->match.cursor();
    const std::vector<int> touched = at->selection.touched();
    const auto shown = show_as_tagged(at->match, at->selection);
    if (!shown) {
        // A record that asks for the impossible leaves its match where it was.
        at->match.go(before);
        at->selection.refresh(at->match);
        for (int spot : touched) at->selection.touch(spot);
        return fail_with(shown.fault());
    }
    at->hint.reset();
    at->pointed.clear();
    return 1;
}

int ludus_match_tag(int match, const char* key, const char* value) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    if (given(key).empty()) return fail_with(wrong(interface_faults::tag_without_name, interface_faults::a_tag_name));
    at->match.add_tag(std::string(given(key)), clean_utf8(given(value)));
    return 1;
}

int ludus_match_seat(int match, int seat, int machine, const char* level, const char* name) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    if (!is_seat(at->match, seat)) return fail_with(no_seat(at->match, seat));
    Player player;
    player.machine = machine != 0;
    player.name = clean_utf8(given(name));
    if (player.machine) {
        player.level = given(level).empty() ? default_level().id : std::string(given(level));
        if (find_level(player.level) == nullptr)
            return fail_with(
                wrong(interface_faults::unknown_level, interface_faults::listed_level, {{"text", player.level}}));
    }
    const bool other = player.machine != at->match.players()[static_cast<std::size_t>(seat)].machine;
    at->match.seat(seat, std::move(player));
    if (other) at->selection.refresh(at->match);  // who may touch has changed
    return 1;
}

int ludus_match_resign(int match, int seat) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    if (!is_seat(at->match, seat)) return fail_with(no_seat(at->match, seat));
    if (at->match.outcome().over) return fail_with(wrong(interface_faults::game_over, interface_faults::game_going_on));
    at->match.end({EndingKind::resigned, seat});
    at->changed();
    return 1;
}

int ludus_match_agree_draw(int match) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    if (at->match.outcome().over) return fail_with(wrong(interface_faults::game_over, interface_faults::game_going_on));
    at->match.end({EndingKind::drawn_by_agreement, -1});
    at->changed();
    return 1;
}

int ludus_match_hint(int match, const char* words) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    std::optional<Move> hint;
    if (!given(words).empty()) {
        const auto move = at->match.game().read(at->match.position(), given(words));
        if (!move) return fail_with(move.fault());
        hint = *move;
    }
    at->hint = hint;
    return 1;
}

int ludus_match_region(int match, const char* spots) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    const Board board = at->match.game().board();
    std::vector<int> region;
    for (std::string_view name : split_words(given(spots))) {
        const int spot = board.find(std::string(name));
        if (spot < 0)
            return fail_with(
                wrong(interface_faults::unknown_spot, interface_faults::spot_names, {{"text", std::string(name)}}));
        region.push_back(spot);
    }
    at->region = std::move(region);
    return 1;
}

int ludus_match_point(int match, const char* takings) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    const Board board = at->match.game().board();
    std::vector<Ray> pointed;
    std::string_view rest = given(takings);
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        const std::size_t sum = line.find('|');
        Ray ray;
        if (sum != std::string_view::npos) ray.sum = clean_utf8(line.substr(sum + 1));
        for (std::string_view name : split_words(line.substr(0, sum))) {
            const int spot = board.find(std::string(name));
            if (spot < 0)
                return fail_with(wrong(interface_faults::unknown_spot, interface_faults::spots_and_sum,
                                       {{"text", std::string(name)}}));
            if (ray.to >= 0) ray.from.push_back(ray.to);
            ray.to = spot;
        }
        if (ray.to < 0) return fail_with(wrong(interface_faults::empty_capture, interface_faults::capture_spots));
        pointed.push_back(std::move(ray));
    }
    at->pointed = std::move(pointed);
    return 1;
}

char* ludus_match_notations(int match) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    Json json;
    json.array([&] {
        for (const Notation& notation : at->match.game().notations())
            json.object([&] {
                json.key("id").value(notation.id);
                json.key("label").value(notation.label);
            });
    });
    return to_c_string(json);
}

int ludus_match_naming(int match, int book) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    const Naming wanted = book != 0 ? Naming::book : Naming::familiar;
    if (at->naming == wanted) return 1;
    at->naming = wanted;
    set_naming(wanted);
    at->told.clear();
    return 1;
}

char* ludus_match_written(int match, int notation) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    const Game& game = at->match.game();
    const auto ways = static_cast<int>(game.notations().size());
    if (notation < 0 || (notation > 0 && notation >= ways))
        return null_with_error(wrong(interface_faults::unknown_notation,
                                     ways == 0 ? interface_faults::only_notation : interface_faults::listed_notation,
                                     {{"n", std::to_string(notation)}}));
    Json json;
    json.object([&] {
        for (const int node : at->match.whole_line()) {
            if (node == 0) continue;
            const Match::Node& before = at->match.node(at->match.node(node).parent);
            for (const int one : before.next) {
                if (is_covered(at->match, one, at->viewer)) continue;
                // Asked for after every move, and it never changes.
                auto known = at->written.find({notation, one});
                if (known == at->written.end())
                    known = at->written.emplace(std::pair(notation, one), at->match.written(one, notation)).first;
                json.key(std::to_string(one)).value(known->second);
            }
        }
    });
    return to_c_string(json);
}

char* ludus_match_svg(int match, const char* id, const char* title, int flags, int crop) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    SvgOptions options = svg_options(flags, crop);
    if (!is_id(given(id)))
        return null_with_error(
            wrong(interface_faults::bad_id, interface_faults::id_wanted, {{"text", std::string(given(id))}}));
    if (!given(id).empty()) options.id = given(id);
    options.title = clean_utf8(given(title));
    return to_c_string(paint_svg(pictured(*at, flags), options));
}

char* ludus_match_extent(int match, int flags, int crop) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    const Scene scene = pictured(*at, flags);
    Json json;
    state_json::extent(json, extent_of(scene, svg_options(flags, crop)), !scene.rays.empty());
    return to_c_string(json);
}

unsigned char* ludus_match_frame(int match, int flags, int* size) {
    *size = 0;
    Session* at = session(match);
    if (at == nullptr) return reinterpret_cast<unsigned char*>(null_with_error(no_match(match)));
    FrameOptions options;
    options.scene = scene_options(*at, flags);
    options.scene.destinations = (flags & LUDUS_NO_DESTINATIONS) == 0;
    options.with_board = (flags & LUDUS_BOARD) != 0;
    options.real_dice = (flags & LUDUS_REAL_DICE) != 0;
    const std::string bytes = write_frame(next_frame(*at, options));
    *size = static_cast<int>(bytes.size());
    return reinterpret_cast<unsigned char*>(to_c_string(bytes));
}

int ludus_match_neighbour(int match, int spot, int dx, int dy, int flags) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match), -1);
    const Game& game = at->match.game();
    const Board board = game.board((flags & LUDUS_NARROW) != 0);
    if (!is_spot(board, spot))
        return fail_with(
            wrong(interface_faults::unknown_spot, interface_faults::spot_number, {{"text", std::to_string(spot)}}), -1);
    if (dx < -1 || dx > 1 || dy < -1 || dy > 1)
        return fail_with(wrong(interface_faults::bad_direction, interface_faults::steps), -1);
    const Heading over = heading_on_board({dx, dy}, (flags & LUDUS_LYING) != 0, (flags & LUDUS_FLIPPED) != 0);
    return neighbour(board, spot, over.dx, over.dy);
}

char* ludus_match_think(int match, const char* level, double seconds, int seed) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    const std::string id = given(level).empty() ? default_level().id : std::string(given(level));
    const Level* chosen = find_level(id);
    if (chosen == nullptr)
        return null_with_error(wrong(interface_faults::unknown_level, interface_faults::listed_level, {{"text", id}}));
    if (at->match.outcome().over)
        return null_with_error(wrong(interface_faults::game_over, interface_faults::game_going_on));
    if (at->match.to_move() == chance)
        return null_with_error(wrong(interface_faults::dice_to_roll, interface_faults::seat_to_move));
    Limits limits = chosen->limits;
    if (seconds > 0) limits.seconds = seconds;
    if (seed > 0) limits.seed = static_cast<std::uint64_t>(seed);
    return thought_of(at->match, limits);
}

char* ludus_match_lines(int match, double seconds, int lines) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    if (at->match.outcome().over)
        return null_with_error(wrong(interface_faults::game_over, interface_faults::game_going_on));
    Limits limits = levels().back().limits;
    if (seconds > 0) limits.seconds = seconds;
    limits.lines = std::clamp(lines, 1, 9);
    return thought_of(at->match, limits);
}

double ludus_perft(const char* game, const char* options, const char* position, int depth, int by_turns) {
    const auto rules = read_game(game, options);
    if (!rules) return fail_with(rules.fault(), -1);
    if (depth < 0)
        return fail_with(
            wrong(interface_faults::bad_depth, interface_faults::not_negative, {{"n", std::to_string(depth)}}), -1);
    if (trim(given(position)).empty())
        return static_cast<double>((*rules)->perft((*rules)->start(), depth, by_turns != 0, false).lines);
    const auto from = (*rules)->read_position(given(position));
    if (!from) return fail_with(from.fault(), -1);
    return static_cast<double>((*rules)->perft(*from, depth, by_turns != 0, false).lines);
}

}  // extern "C"
