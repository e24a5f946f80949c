// By what the search knows moves that answer each other (Chess::move_key): who moves, and where to.

#include "core/search/alphabeta.hpp"
#include "tests/tune/chess_opening.hpp"
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
    for (int n = 0; n < 4; ++n) {
        const std::vector<Position> line = opening(game, 8, random);
        knowing += ludus::AlphaBeta<Chess>(game, limits, never).think(line).nodes;
        not_knowing += ludus::AlphaBeta<Unknowing>(unknowing, limits, never).think(line).nodes;
    }
    CAPTURE(knowing);
    CHECK(knowing < not_knowing);
}
