// By what the search knows moves that answer each other (Chess::move_key): who moves, and where to.

#include "core/base/random.hpp"
#include "core/search/alphabeta.hpp"
#include "tests/unit/chess/support.hpp"
#include "tests/unit/search/limits.hpp"

using namespace ludus::chess;
using namespace ludus::chess::tests;
using ludus::tests::deep;

namespace {

int key_of(const Chess& game, const Position& p, std::string_view words) {
    const auto m = game.read(p, words);
    REQUIRE_MESSAGE(m, words);
    return game.move_key(p, *m);
}

/// Moves are all alike to it.
struct Unknowing : Chess {
    using Chess::Chess;
    int move_key(const Position& /*p*/, ludus::Move /*m*/) const { return 1; }
};

}  // namespace

TEST_CASE("chess: a move is known by the man and the square he comes to, whence ever he comes") {
    const Chess game = make<Shogi>({});
    const Position p = read(game, "south O50 K41 K61 B33 | north O58 | to south | hand south K");
    CHECK(key_of(game, p, "41-51") == key_of(game, p, "61-51"));
    CHECK(key_of(game, p, "41-51") != key_of(game, p, "41-42"));
    CHECK(key_of(game, p, "41-42") != key_of(game, p, "33-42"));
    CHECK(key_of(game, p, "K*42") != key_of(game, p, "41-42"));
    CHECK(key_of(game, p, "50-40") > 0);
}

TEST_CASE("chess: where moves that answer each other are known the search needs fewer positions to look as deep") {
    const Chess game = make<Shogi>();
    const Unknowing unknowing(game.card(), game.variant());
    ludus::Limits limits = deep(7);
    limits.nodes = 0;
    const std::function<bool()> never;
    std::uint64_t knowing = 0, not_knowing = 0;
    ludus::Random random(3);
    ludus::MoveList moves;
    for (int opening = 0; opening < 4; ++opening) {
        std::vector<Position> line{game.start()};
        while (line.size() <= 8) {
            game.moves(line.back(), moves);
            line.push_back(game.play(line.back(), moves[random.below(moves.size())]));
        }
        knowing += ludus::AlphaBeta<Chess>(game, limits, never).think(line).nodes;
        not_knowing += ludus::AlphaBeta<Unknowing>(unknowing, limits, never).think(line).nodes;
    }
    CAPTURE(knowing);
    CHECK(knowing < not_knowing);
}
