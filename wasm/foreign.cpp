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

extern "C" {

char* ludus_match_foreign(int match) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    const Game& game = at->match.game();
    Json json;
    json.object([&] {
        json.key("formats").array([&] {
            if (game.foreign() == nullptr) return;
            const std::vector<Position> line = at->match.positions();
            int place = 0;
            for (const char* format : game.foreign()->formats())
                json.object([&] {
                    json.key("name").value(format);
                    json.key("position").value(game.foreign()->write(line, place++));
                });
        });
        json.key("pgn").value(has_pgn(game));
        json.key("sgf").value(has_sgf(game));
        json.key("kif").value(has_kif(game));
        json.key("mat").value(has_mat(at->match));
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
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    if (!has_pgn(at->match.game()))
        return null_with_error(wrong(interface_faults::not_in_pgn, interface_faults::chess_game));
    return to_c_string(write_pgn(at->match));
}

char* ludus_match_sgf(int match) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    if (!has_sgf(at->match.game()))
        return null_with_error(wrong(interface_faults::not_in_sgf, interface_faults::go_game));
    return to_c_string(write_sgf(at->match));
}

char* ludus_match_kif(int match) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    if (!has_kif(at->match.game()))
        return null_with_error(wrong(interface_faults::not_in_kif, interface_faults::shogi_game));
    return to_c_string(write_kif(at->match));
}

char* ludus_match_csa(int match) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    if (!has_kif(at->match.game()))
        return null_with_error(wrong(interface_faults::not_in_kif, interface_faults::shogi_game));
    return to_c_string(write_csa(at->match));
}

char* ludus_match_mat(int match) {
    Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    if (!has_mat(at->match))
        return null_with_error(wrong(interface_faults::not_in_mat, interface_faults::backgammon_game));
    return to_c_string(write_mat(at->match));
}

char* ludus_read_mat(const char* text) {
    const auto match = read_mat(given(text));
    if (!match) return null_with_error(match.fault());
    return to_c_string(write_record(*match));
}

char* ludus_read_kif(const char* text) {
    const auto match = read_shogi_file(given(text));
    if (!match) return null_with_error(match.fault());
    return to_c_string(write_record(*match));
}

char* ludus_read_sgf(const char* text) {
    const auto match = read_sgf(given(text));
    if (!match) return null_with_error(match.fault());
    return to_c_string(write_record(*match));
}

char* ludus_read_pgn(const char* text) {
    const auto match = read_pgn(given(text));
    if (!match) return null_with_error(match.fault());
    return to_c_string(write_record(*match));
}

}  // extern "C"
