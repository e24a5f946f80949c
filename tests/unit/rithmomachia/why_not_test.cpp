// Why a touch leads nowhere in the philosophers' game: each condition that fails has its sentence and its passage.

#include <doctest/doctest.h>

#include "tests/unit/stand.hpp"

using namespace ludus;
using ludus::tests::Stand;

namespace {

constexpr const char* few = "even eT9@f10 eR4@c5 oR9@d8 oT36@g10 oS28@h16";

}  // namespace

TEST_CASE("why not: an empty square and the other's piece begin nothing, by the passage on turns") {
    CHECK(Stand("fulke-1", few).why_not({"a1"}).sentence == "No piece stands on a1. Touch a piece of White first.");
    CHECK(Stand("fulke-1", few).why_not({"h16"}).sentence ==
          "It is White to move, and the black square 28 on h16 belongs to Black.");
    CHECK(Stand("fulke-1", few).why_not({"h16"}).rule == "fulke.1.turn");
    CHECK(Stand("fulke-1", few).why_not({"done"}).sentence == "Touch a piece of White first.");
}

TEST_CASE("fulke.1.move.round: a round that goes otherwise is told how it moves, and a triangle how it flies") {
    const Reason round = Stand("fulke-1", few).why_not({"c5", "c6"});
    CHECK(round.sentence == "The white round 4 cannot move to c6. The white round 4 moves one square diagonally.");
    CHECK(round.rule == "fulke.1.move.round");
    CHECK(
        Stand("fulke-1", few).why_not({"f10", "f11"}).sentence ==
        "The white triangle 9 cannot move to f11. The white triangle 9 moves two squares straight. By a flying move it "
        "goes two squares straight and one to the side.");
}

TEST_CASE("guild.nojump: where nothing is jumped, what stands in the way is named") {
    const Reason way = Stand("guild", "even eT9@f10 eR4@f11 oR9@d8 oT36@b10 oS28@h16").why_not({"f10", "f12"});
    CHECK(way.sentence == "The white triangle 9 cannot move to f12: the white round 4 on f11 is in the way.");
    CHECK(way.from == std::vector<int>{77});
    CHECK(Stand("guild", "even eT9@f10 eR4@f12 oR9@d8 oT36@b10 oS28@h16").why_not({"f10", "f12"}).sentence ==
          "Your own white round 4 stands on f12.");
}

TEST_CASE("why not: a piece that no way of capturing reaches is not captured") {
    const Reason why = Stand("fulke-1", few).why_not({"f10", "g10"});
    CHECK(why.sentence ==
          "The white triangle 9 cannot capture the black triangle 36 on g10: no way of capturing holds there now.");
    CHECK(why.rule == "fulke.1.take.equality");
}
