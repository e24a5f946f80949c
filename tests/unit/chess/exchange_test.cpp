// What a capture comes to in the end (Chess::exchange), worked out by hand on boards of few pieces.

#include "core/game/catalogue.hpp"
#include "core/game/limits.hpp"
#include "tests/unit/chess/support.hpp"

using namespace ludus::chess;
using namespace ludus::chess::tests;

namespace {

int exchange(const Chess& game, std::string_view position, std::string_view words) {
    const Position p = read(game, position);
    const auto m = game.read(p, words);
    REQUIRE_MESSAGE(m, words);
    return game.exchange(p, *m);
}

}  // namespace

TEST_CASE("chess: an exchange is what both sides take with their least pieces, and stops where going on would lose") {
    const Chess game = make<Turkish>();  // a rook is worth 500, a pawn 100
    CHECK(exchange(game, "white K10 R40 | black K87 P45 | to white", "40-45") == 100);
    CHECK(exchange(game, "white K10 R40 | black K87 P45 P56 | to white", "40-45") == 100 - 500);
    // A pawn for a pawn.
    CHECK(exchange(game, "white K10 P34 | black K87 P45 P56 | to white", "34-45") == 0);
    // The rook behind the rook takes back.
    CHECK(exchange(game, "white K10 R40 R41 | black K87 P45 P56 | to white", "41-45") == 100 - 500 + 100);
    // Nobody need go on: black would lose his rook for a pawn.
    CHECK(exchange(game, "white K10 P34 R41 | black K87 P45 R47 | to white", "34-45") == 100);
    // A quiet move to where a pawn takes.
    CHECK(exchange(game, "white K10 R40 | black K87 P56 | to white", "40-45") == -500);
}

TEST_CASE("chess: in an exchange a king takes only where nobody takes him") {
    const Chess game = make<Turkish>();
    CHECK(exchange(game, "white K10 R40 | black K56 P45 | to white", "40-45") == 100 - 500);
    CHECK(exchange(game, "white K10 R40 R41 | black K56 P45 | to white", "41-45") == 100);
}

TEST_CASE("chess: in an exchange of the Chinese the king who stares along a file guards nobody on it") {
    const Chess game = make<Xiangqi>();
    CHECK(exchange(game, "white K40 R14 | red K59 P54 | to white", "14-54") == 100);
}

TEST_CASE("chess: where captives enter again a capture counts twice, and one who enters may be lost") {
    const Chess game = make<Shogi>();
    const Position p = read(game, "south O50 | north O58 P54 | to south | hand south R");
    int pawn = 0, rook = 0;
    for (const Kind& kind : game.variant().kinds) {
        if (std::string_view(kind.letter) == "P") pawn = kind.worth;
        if (std::string_view(kind.letter) == "R") rook = kind.worth;
    }
    REQUIRE(pawn > 0);
    REQUIRE(rook > 0);
    CHECK(game.exchange(p, *game.read(p, "R*53")) == -2 * rook);  // the pawn before it takes it
    CHECK(game.exchange(p, *game.read(p, "R*13")) == 0);
    const Position q = read(game, "south O50 R24 | north O58 P54 | to south");
    CHECK(game.exchange(q, *game.read(q, "24-54")) == 2 * pawn);
}

TEST_CASE("chess: who changes places, or turns where he stands, takes nobody in an exchange") {
    const Chess tamerlane = make<Tamerlane>({{"privileges", "true"}});
    CHECK(exchange(tamerlane, "white S61 R11 | red S57 R69 | to white | exchange 61", "61-11=exchange") == 0);
    const Chess sittuyin = make<Burmese1>(
        {{"bishop-takes", "yes"}, {"queening-pawns", "8"}, {"queening-line", "both"}, {"waiting-pawn", "move"}});
    int pawn = 0, queen = 0;
    for (const Kind& kind : sittuyin.variant().kinds) {
        if (std::string_view(kind.letter) == "P") pawn = kind.worth;
        if (std::string_view(kind.letter) == "Q") queen = kind.worth;
    }
    CHECK(exchange(sittuyin, "white K10 P65 | red K26 | to white", "65-65+") == queen - pawn);
}

TEST_CASE("chess: the search leaves out what can hardly matter, and so looks eight turns ahead in 15 000 positions") {
    for (const char* id : {"falkener-siamese", "falkener-shogi", "falkener-xiangqi"}) {
        CAPTURE(id);
        const auto game = ludus::make_game(id);
        REQUIRE(game);
        ludus::Limits limits;
        limits.nodes = 15'000;
        const ludus::Thought thought = (*game)->think((*game)->start(), limits, {}, {});
        CHECK(thought.nodes == 15'000);
        CHECK(thought.depth >= 8);
    }
}
