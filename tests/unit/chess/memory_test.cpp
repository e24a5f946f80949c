// What the computer player keeps from one move of a game to the next (core/game/memory.hpp).

#include "core/game/memory.hpp"
#include "core/game/catalogue.hpp"
#include "core/game/limits.hpp"
#include "tests/unit/chess/support.hpp"
#include "tests/unit/search/limits.hpp"

using namespace ludus;
using ludus::tests::counted;
using ludus::tests::deep;

namespace {

GamePtr game_of(const std::string& id) { return make_game(id).value(); }

/// A game between two who think equally deep, so many moves long, with one memory for both; the last thought.
Thought after(const Game& game, int moves, Limits limits, Memory* memory) {
    std::vector<Position> line{game.start()};
    Thought thought;
    for (int i = 0; i < moves; ++i) {
        thought = game.think(line.back(), limits, {}, line, memory);
        line.push_back(game.play(line.back(), thought.best));
    }
    return thought;
}

}  // namespace

TEST_CASE("chess: with what it learnt at the moves before, the player needs fewer positions to look as deep") {
    for (const std::string id : {"falkener-xiangqi", "falkener-shogi", "falkener-siamese"}) {
        CAPTURE(id);
        const GamePtr game = game_of(id);
        Limits limits = deep(4);
        limits.nodes = 0;  // as large a table as a memory has
        Memory memory;
        std::vector<Position> line{game->start()};
        std::uint64_t fresh = 0, again = 0;  // a single move may take more: the whole game counts
        for (int ply = 0; ply < 12; ++ply) {
            const Thought alone = game->think(line.back(), limits, {}, line),
                          remembering = game->think(line.back(), limits, {}, line, &memory);
            CHECK(!memory.empty());
            CHECK(remembering.depth == alone.depth);
            if (ply == 0) CHECK(remembering.nodes == alone.nodes);  // nothing was learnt yet
            fresh += alone.nodes;
            again += remembering.nodes;
            line.push_back(game->play(line.back(), remembering.best));
        }
        CHECK(again < fresh);
    }
}

TEST_CASE("chess: with the same memory the player makes the same move") {
    const GamePtr game = game_of("falkener-xiangqi");
    Memory one, other;
    const Thought a = after(*game, 6, counted(1000), &one), b = after(*game, 6, counted(1000), &other);
    CHECK(a.best == b.best);
    CHECK(a.value == b.value);
    CHECK(a.line == b.line);
}

TEST_CASE("chess: a memory of another game, or one that is forgotten, is none") {
    const GamePtr game = game_of("falkener-siamese"), other = game_of("falkener-xiangqi"),
                  same = game_of("falkener-siamese");
    const std::vector<Position> opening{game->start()};
    const std::uint64_t wanted = game->think(opening.back(), deep(4), {}, opening).nodes;
    Memory memory;
    const auto nodes = [&](const Game& now) { return now.think(opening.back(), deep(4), {}, opening, &memory).nodes; };
    after(*other, 2, counted(1000), &memory);
    CHECK(nodes(*game) == wanted);
    CHECK(nodes(*game) < wanted);
    CHECK(nodes(*same) == wanted);  // it may go by other rules
    CHECK(nodes(*same) < wanted);
    memory.forget();
    CHECK(memory.empty());
    CHECK(nodes(*same) == wanted);
}

TEST_CASE(
    "chess: a weak level and an analysis of several lines remember nothing, nor do games that are searched in other "
    "ways") {
    Memory memory;
    Limits weak = counted(500), lines = counted(500);
    weak.wobble = 50;
    lines.lines = 2;
    const GamePtr game = game_of("falkener-xiangqi");
    after(*game, 1, weak, &memory);
    CHECK(memory.empty());
    after(*game, 1, lines, &memory);
    CHECK(memory.empty());
    after(*game_of("falkener-chaturanga"), 1, counted(100), &memory);
    CHECK(memory.empty());
}

TEST_CASE("chess: a win that is only remembered is not put off, and a king who stands alone is mated") {
    constexpr const char* wins[][2] = {{"falkener-turkish", "white K50 R10 R80 | black K44 | to white"},
                                       {"falkener-turkish", "white K50 R10 | black K44 | to white"},
                                       {"falkener-turkish", "white K50 Q30 | black K44 | to white"},
                                       {"falkener-siamese", "white K50 R10 R80 | black K44 | to white"}};
    for (const std::uint64_t nodes : {std::uint64_t{3000}, std::uint64_t{7000}, std::uint64_t{15'000}})
        for (const auto& win : wins) {
            CAPTURE(nodes);
            CAPTURE(std::string(win[1]));
            const GamePtr game = game_of(win[0]);
            std::vector<Position> line{game->read_position(win[1]).value()};
            Memory memory;
            while (!game->result(line.back()).over && line.size() <= 80)
                line.push_back(
                    game->play(line.back(), game->think(line.back(), counted(nodes), {}, line, &memory).best));
            CHECK(game->result(line.back()).over);
        }
}
