// Counts of legal lines: by single moves and by whole turns, against counting by hand and against each other.

#include "core/game/perft.hpp"

#include <doctest/doctest.h>

#include <set>
#include <vector>

#include "tests/native/per_game.hpp"
#include "tests/toys/catalogue.hpp"
#include "tests/unit/battery.hpp"

using namespace ludus;

namespace {

/// The same count from the definition, with nothing clever about it.
std::uint64_t plain_moves(const Game& game, const Position& position, int depth) {
    if (depth == 0) return 1;
    std::uint64_t lines = 0;
    for (const Move move : game.moves(position)) lines += plain_moves(game, game.play(position, move), depth - 1);
    return lines;
}

void ends_of_turn(const Game& game, const Position& position, std::set<std::string>& ends) {
    for (const Move move : game.moves(position)) {
        const Position after = game.play(position, move);
        if (game.at_turn_start(after) || game.moves(after).empty()) ends.insert(game.write(after));
        else ends_of_turn(game, after, ends);
    }
}

std::uint64_t plain_turns(const Game& game, const Position& position, int depth) {
    if (depth == 0) return 1;
    std::set<std::string> ends;
    ends_of_turn(game, position, ends);
    std::uint64_t lines = 0;
    for (const auto& end : ends) lines += plain_turns(game, *game.read_position(end), depth - 1);
    return lines;
}

}  // namespace

PER_GAME_TEST_CASE("perft: the counts are those of the definition", tests::all_games) {
    const GamePtr game = *toys::make_any(subject.game, {});
    const bool wide = game->moves(game->start()).size() > 20;
    const int depth = wide ? 2 : 4;
    // On a wide board, where that takes a minute under sanitizers, one place a day.
    std::vector<int> places = {0, 1, 2};
    if (wide) places = tests::volume(3).chosen;
    for (const int place : places) {
        Match match(game);
        REQUIRE(tests::play_at_random(match, static_cast<std::uint64_t>(place) + 1, 9, 100).empty());
        for (int d = 0; d <= depth; ++d)
            CHECK(game->perft(match.position(), d, false, false).lines == plain_moves(*game, match.position(), d));
        for (int d = 0; d <= (wide ? 1 : 2); ++d)
            CHECK(game->perft(match.position(), d, true, false).lines == plain_turns(*game, match.position(), d));
    }
}

PER_GAME_TEST_CASE("perft: divided, the parts add up to the whole and are told apart by their words",
                   tests::toy_games) {
    const GamePtr game = *toys::make_any(subject.game, {});
    const int depth = game->moves(game->start()).size() > 40 ? 2 : 3;
    for (const bool by_turns : {false, true}) {
        const Perft whole = game->perft(game->start(), depth, by_turns, false);
        const Perft parts = game->perft(game->start(), depth, by_turns, true);
        CHECK(parts.lines == whole.lines);
        std::uint64_t sum = 0;
        std::set<std::string> words;
        for (const auto& [way, lines] : parts.divide) {
            sum += lines;
            CHECK(words.insert(way).second);
            Match match(game);
            CHECK(match.play(way));
            CHECK(lines == game->perft(match.position(), depth - 1, by_turns, false).lines);
        }
        CHECK(sum == whole.lines);
        CHECK(whole.divide.empty());
    }
}

TEST_CASE("perft: an ended game has no lines, and depth 0 has one") {
    const GamePtr game = *toys::make_any("toy-square", {});
    Match match(game);
    REQUIRE(match.play("1@a1 2@b1 3@c1"));
    CHECK(game->perft(match.position(), 0, true, false).lines == 1);
    CHECK(game->perft(match.position(), 1, true, false).lines == 0);
    CHECK(game->perft(match.position(), 2, false, true).lines == 0);
    CHECK(game->perft(match.position(), 0, true, true).lines == 1);
}

TEST_CASE("perft: fulke-1 in whole turns, as an independent program counts them") {
    const GamePtr game = *make_game("fulke-1");
    CHECK(game->perft(game->start(), 1, true, false).lines == 67);
    CHECK(game->perft(game->start(), 2, true, false).lines == 4556);
    CHECK(game->perft(game->start(), 3, true, false).lines == 314160);
}
