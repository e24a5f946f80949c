// By what the search knows positions alike (Chess::structure_keys), and what it learns of them: how far the evaluation is off.

#include "core/search/alphabeta.hpp"
#include "tests/tune/chess_opening.hpp"
#include "tests/unit/chess/support.hpp"
#include "tests/unit/search/limits.hpp"

using namespace ludus::chess;
using namespace ludus::chess::tests;
using ludus::Experience;
using ludus::tests::deep;

TEST_CASE("chess: positions are alike by pawns, by what men there are, and by each side's other men") {
    const Chess game = make<Siamese>({});
    const auto keys = [&](std::string_view text) { return game.structure_keys(read(game, text)); };
    const auto was = keys("white K40 R10 P12 | black K57 R87 | to white");
    const auto rook_elsewhere = keys("white K40 R11 P12 | black K57 R87 | to white");
    CHECK(rook_elsewhere[0] == was[0]);
    CHECK(rook_elsewhere[1] == was[1]);
    CHECK(rook_elsewhere[2] != was[2]);
    CHECK(rook_elsewhere[3] == was[3]);
    const auto pawn_elsewhere = keys("white K40 R10 P13 | black K57 R87 | to white");
    CHECK(pawn_elsewhere[0] != was[0]);
    CHECK(pawn_elsewhere[1] == was[1]);
    CHECK(pawn_elsewhere[2] == was[2]);
    const auto rook_lost = keys("white K40 R10 P12 | black K57 | to white");
    CHECK(rook_lost[0] == was[0]);
    CHECK(rook_lost[1] != was[1]);
    CHECK(rook_lost[3] != was[3]);
}

TEST_CASE("chess: what a search learns of positions alike brings a shallow one nearer to what a deep one finds") {
    const Chess game = make<Siamese>();
    const std::function<bool()> never;
    const auto value = [&](const std::vector<Position>& line, int turns, Experience& learnt) {
        ludus::Limits limits = deep(turns);
        limits.nodes = 0;
        return ludus::AlphaBeta<Chess>(game, limits, never, &learnt).think(line).value;
    };
    float without = 0, with = 0;  // how far it is off
    ludus::Random random(3);
    for (int n = 0; n < 8; ++n) {
        const std::vector<Position> line = opening(game, 12, random);
        Experience of_deep(10'000, true), fresh(1, true), corrected(1, true);
        const float found = value(line, 6, of_deep);
        corrected.corrections = of_deep.corrections;
        without += std::fabs(value(line, 1, fresh) - found);
        with += std::fabs(value(line, 1, corrected) - found);
    }
    CAPTURE(without);
    CHECK(with < without);
}
