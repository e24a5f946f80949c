// A level plays whole games of tables: every throw that falls to it.

#include <doctest/doctest.h>

#include <algorithm>

#include "core/base/random.hpp"
#include "core/game/limits.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/tables/support.hpp"

using namespace ludus;
using namespace ludus::tests;
using namespace ludus::tests::at_tables;

PER_GAME_VOLUME_TEST_CASE("a level plays any position of any game of tables legally to its end", games_of_tables) {
    constexpr int longest = 6000;
    const Sample turns = volume(longest);  // of a sample it thinks at some moves, and the others are drawn
    Limits limits;
    limits.nodes = 100;
    const GamePtr game = game_of(subject.game);
    Random random(11);
    Position p = game->start();
    int moves = 0, thought = 0;
    while (!game->result(p).over && moves < longest) {
        const MoveList all = game->moves(p);
        const bool thinks = game->to_move(p) != chance && std::binary_search(turns.begin(), turns.end(), moves);
        const Move move = thinks ? game->think(p, limits, {}, {}).best : all[random.below(all.size())];
        REQUIRE(std::find(all.begin(), all.end(), move) != all.end());
        p = game->play(p, move);
        ++moves;
        thought += thinks;
    }
    CHECK(thought > 0);
    if (turns.whole) CHECK(game->result(p).over);
}
