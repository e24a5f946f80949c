// Why a touch leads nowhere in the Knight's Tour: each condition that fails has its sentence and its passage.

#include <doctest/doctest.h>

#include "tests/unit/tour/support.hpp"

using namespace ludus;
using namespace ludus::tests::touring;

namespace {

Reason asked(const std::string& walk, const std::string& name, const Chosen& options = {}) {
    return Walked(walk, options).why_not({name});
}

/// On 5 × 5 squares no leap is left from a1: c2 and b3 are visited.
const std::string stuck = "c2-e1-d3-c5-b3-a1";

}  // namespace

TEST_CASE("why not: the knight leaps as in chess, and to no square a second time") {
    CHECK(asked("d4", "d5").sentence ==
          "A knight leaps two squares in a line and one to the side: that does not lead from d4 to d5.");
    CHECK(asked("d4", "d5").rule == "falkener.tour.cover");
    CHECK(asked("d4", "d5").from == std::vector<int>{27});
    CHECK(asked("d4", "d4").sentence == "The knight stands on d4. Touch the square it leaps to.");
    CHECK(asked("d4-f5-g7", "f5").sentence == "f5 was visited as square 2: no square is visited twice.");
    CHECK(asked("d4-f5-g7", "d4").rule == "falkener.tour.cover");
}

TEST_CASE("why not: where a tour with a chosen end may begin and end, and that the end is kept to the last") {
    const Chosen end{{"goal", "end"}}, odd{{"goal", "end"}, {"board", "5x5"}};
    CHECK(asked("-", "b1", odd).sentence ==
          "With 25 squares, a tour that ends on a chosen square begins on the color of the corners, and b1 has the "
          "other.");
    CHECK(asked("-", "b1", odd).rule == "falkener.tour.roget.end");
    CHECK(asked("a1", "c1", end).sentence ==
          "64 squares are an even number, so the tour ends on the other color than it begins: c1 has the color of a1.");
    CHECK(asked("a1", "b1", odd).sentence ==
          "25 squares are an odd number, so the tour ends on the color it begins on: b1 has another color than a1.");
    CHECK(asked("a1", "a1", end).sentence == "The knight begins on a1, so the tour cannot end there.");
    CHECK(asked("d4 to:e6", "e6", end).sentence ==
          "The tour is to end on e6: no other square may be left then, and 62 are.");
    CHECK(asked("d4 to:e6", "e6", end).rule == "falkener.tour.roget.end");
}

TEST_CASE("why not: Euler's march is turned when no leap is left, where the last square commands one") {
    const Chosen euler{{"method", "euler"}, {"board", "5x5"}};
    CHECK(asked("-", "reverse", euler).sentence == "The knight has not begun: there is no march to turn.");
    CHECK(asked("a1", "reverse", euler).sentence ==
          "The knight can still leap to c2 and b3. The march is turned only when no leap is left.");
    CHECK(asked("a1", "reverse", euler).rule == "falkener.tour.euler.turn");
    CHECK(Walked(stuck, euler).moves() == "reverse turn-c2");
    CHECK(asked(stuck, "b3", euler).sentence ==
          "b3 comes right before a1: to turn the march there would leave it as it is.");
    CHECK(asked(stuck, "d3", euler).sentence ==
          "No leap is left. The march is turned at a visited square that a1 commands, and it does not command d3.");
    CHECK(asked(stuck, "d3", euler).rule == "falkener.tour.euler.turn");
    CHECK(asked(stuck, "e5", euler).rule == "falkener.tour.cover");
    // A march to a chosen square is not read from an end of the other color.
    const Chosen chosen{{"method", "euler"}, {"board", "5x5"}, {"goal", "end"}};
    CHECK(Walked("c5-e4-c3-a4 to:b2", chosen).moves() == "turn-c5");
    const Reason other_end = asked("c5-e4-c3-a4 to:b2", "reverse", chosen);
    CHECK(
        other_end.sentence ==
        "Read from its other end the march would begin on a4, which has another color than c5: no tour from there ends "
        "on b2.");
    CHECK(other_end.rule == "falkener.tour.roget.end");
    // By nobody's method the tour is over there.
    CHECK(Walked(stuck, {{"board", "5x5"}}).result().over);
}
