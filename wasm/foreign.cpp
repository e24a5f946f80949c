// For other programs: positions in their formats, and whole games.

#include "core/game/foreign.hpp"
#include "core/base/text.hpp"
#include "core/match/mat.hpp"
#include "core/match/pgn.hpp"
#include "core/match/record.hpp"
#include "core/match/sgf.hpp"
#include "core/match/shogi_files.hpp"
#include "wasm/ludus.h"
#include "wasm/result.hpp"
#include "wasm/sessions.hpp"

using namespace ludus;  // NOLINT: the C functions below stand outside any namespace

namespace {

template <bool (*has)(const Game&)>
bool of_game(const Match& match) {
    return has(match.game());
}

/// The match in a format that it has; else an error with what it is not written in, and which games are.
char* written(int match, bool (*has)(const Match&), std::string (*write)(const Match&), std::string_view not_in,
              std::string_view games) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    if (!has(at->match)) return null_with_error(wrong(not_in, games));
    return to_c_string(write(at->match));
}

/// What was read in another format.
char* as_record(const Expected<Match>& match) {
    if (!match) return null_with_error(match.fault());
    return to_c_string(write_record(*match));
}

}  // namespace

extern "C" {

char* ludus_match_foreign(int match) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    const Game& game = at->match.game();
    Json json;
    json.object([&] {
        json.key("formats").array([&] {
            if (game.foreign() == nullptr) return;
            for (const char* format : game.foreign()->formats()) json.value(format);
        });
        json.key("pgn").value(has_pgn(game));
        json.key("sgf").value(has_sgf(game));
        json.key("kif").value(has_kif(game));
        json.key("mat").value(has_mat(at->match));
    });
    return to_c_string(json);
}

char* ludus_match_positions(int match) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    const Foreign* foreign = at->match.game().foreign();
    Json json;
    json.array([&] {
        if (foreign == nullptr) return;
        const std::vector<Position> line = at->match.positions();
        int place = 0;
        for (const char* format : foreign->formats())
            json.object([&] {
                json.key("name").value(format);
                json.key("position").value(foreign->write(line, place++));
            });
    });
    return to_c_string(json);
}

char* ludus_read_foreign(const char* game, const char* options, const char* position) {
    const auto rules = read_game(game, options);
    if (!rules) return null_with_error(rules.fault());
    if ((*rules)->foreign() == nullptr)
        return null_with_error(wrong(interface_faults::unknown_elsewhere, interface_faults::own_position));
    const auto read = (*rules)->foreign()->read(trim(given(position)));
    if (!read) return null_with_error(read.fault());
    return to_c_string((*rules)->write(*read));
}

char* ludus_match_pgn(int match) {
    return written(match, of_game<has_pgn>, write_pgn, interface_faults::not_in_pgn, interface_faults::chess_game);
}
char* ludus_match_sgf(int match) {
    return written(match, of_game<has_sgf>, write_sgf, interface_faults::not_in_sgf, interface_faults::go_game);
}
char* ludus_match_kif(int match) {
    return written(match, of_game<has_kif>, write_kif, interface_faults::not_in_kif, interface_faults::shogi_game);
}
char* ludus_match_csa(int match) {
    return written(match, of_game<has_kif>, write_csa, interface_faults::not_in_kif, interface_faults::shogi_game);
}
char* ludus_match_mat(int match) {
    return written(match, has_mat, write_mat, interface_faults::not_in_mat, interface_faults::backgammon_game);
}

char* ludus_read_pgn(const char* text) { return as_record(read_pgn(given(text))); }
char* ludus_read_sgf(const char* text) { return as_record(read_sgf(given(text))); }
char* ludus_read_kif(const char* text) { return as_record(read_shogi_file(given(text))); }
char* ludus_read_mat(const char* text) { return as_record(read_mat(given(text))); }

}  // extern "C"
