// The doors to other programs and players: positions in their formats, moves in their notations, whole games in PGN.

#include "core/base/text.hpp"
#include "core/match/pgn.hpp"
#include "core/match/record.hpp"
#include "wasm/answers.hpp"
#include "wasm/doors.hpp"
#include "wasm/ludus.h"

using namespace ludus;  // NOLINT: the C functions below stand outside any namespace

extern "C" {

char* ludus_match_foreign(int match) {
    Door* at = door(match);
    if (at == nullptr) return nothing(no_match(match));
    const Game& game = at->match.game();
    Json json;
    json.object([&] {
        json.key("notations").array([&] {
            for (const Notation& notation : game.notations())
                json.object([&] {
                    json.key("id").value(notation.id);
                    json.key("label").value(notation.label);
                });
        });
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
    });
    return handed_over(json);
}

char* ludus_match_written(int match, int notation) {
    Door* at = door(match);
    if (at == nullptr) return nothing(no_match(match));
    const Game& game = at->match.game();
    const auto ways = static_cast<int>(game.notations().size());
    if (notation < 0 || (notation > 0 && notation >= ways))
        return nothing({"no notation " + std::to_string(notation), ways == 0 ? "0: this game has but one" : "a place in the list, from 0"});
    Json json;
    json.object([&] {
        for (const int node : at->match.whole_line()) {
            if (node == 0) continue;
            const Match::Node& before = at->match.node(at->match.node(node).parent);
            for (const int one : before.next) {
                // Asked for after every move, and it never changes.
                auto known = at->written.find({notation, one});
                if (known == at->written.end())
                    known = at->written.emplace(std::pair(notation, one), game.written(before.position, at->match.node(one).move, notation)).first;
                json.key(std::to_string(one)).value(known->second);
            }
        }
    });
    return handed_over(json);
}

char* ludus_read_foreign(const char* game, const char* options, const char* position) {
    const auto rules = read_game(game, options);
    if (!rules) return nothing(rules.fault());
    if ((*rules)->foreign() == nullptr) return nothing({"other programs do not know this game", "a position in its own words"});
    const auto read = (*rules)->foreign()->read(trim(given(position)));
    if (!read) return nothing(read.fault());
    return handed_over((*rules)->write(*read));
}

char* ludus_match_pgn(int match) {
    Door* at = door(match);
    if (at == nullptr) return nothing(no_match(match));
    if (!has_pgn(at->match.game())) return nothing({"this game is not written in PGN", "a game of chess"});
    return handed_over(write_pgn(at->match));
}

char* ludus_read_pgn(const char* text) {
    const auto match = read_pgn(given(text));
    if (!match) return nothing(match.fault());
    return handed_over(write_record(*match));
}

}  // extern "C"
