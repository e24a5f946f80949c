// The computer can finish: it drives a king who stands alone to an edge and mates him there, by its count of positions alone
// and against one who plays as well.

#include <doctest/doctest.h>

#include "core/game/catalogue.hpp"
#include "core/game/limits.hpp"
#include "core/match/match.hpp"

using namespace ludus;

namespace {

/// Won by White, who is to move, within so many moves of his.
struct Lone {
    const char* shows;
    const char* game;
    const char* position;
    int moves;
};

constexpr Lone lone_kings[] = {
    {"two rooks", "falkener-turkish", "white K50 R10 R80 | black K44 | to white", 12},
    {"a queen", "falkener-turkish", "white K50 Q30 | black K44 | to white", 16},
    {"a rook", "falkener-turkish", "white K50 R10 | black K44 | to white", 30},
    {"two boats of Siam", "falkener-siamese", "white K50 R10 R80 | black K44 | to white", 14},
    {"a chariot and a horse", "falkener-xiangqi", "white K50 R10 H20 | red K49 | to white", 30},
};

}  // namespace

TEST_CASE("finish: the steady player mates a king who stands alone") {
    Limits limits = find_level("steady")->limits;
    limits.seconds = 0;
    for (const Lone& lone : lone_kings) {
        CAPTURE(lone.shows);
        const GamePtr game = *make_game(lone.game, {});
        const auto begin = game->read_position(lone.position);
        REQUIRE(begin.has_value());
        Match match(game, *begin);
        int moves = 0;
        while (!match.outcome().over && moves < 2 * lone.moves) {
            REQUIRE(match.play(game->think(match.position(), limits, {}, match.positions()).best));
            ++moves;
        }
        CHECK(match.outcome().over);
        CHECK(match.outcome().score[0] == 1.0F);
    }
}
