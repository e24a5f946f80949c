// Counts of lines, against an independent program's and against counts made by hand.

#include <doctest/doctest.h>

#include "core/game/perft.hpp"
#include "core/rithmomachia/games/fulke1.hpp"

using namespace ludus;

namespace {

using Chosen = std::vector<std::pair<std::string, std::string>>;

std::uint64_t count(const Chosen& chosen, int depth, bool by_turns, const char* setup = nullptr) {
    const auto options = Options::of(Fulke1::card(), chosen);
    REQUIRE(options);
    const Fulke1 rules(*options);
    Fulke1::Position p = rules.start();
    if (setup) {
        const auto read = rules.read_position(setup);
        REQUIRE_MESSAGE(read.has_value(), setup);
        p = *read;
    }
    return count_lines(rules, p, depth, by_turns, false).lines;
}

}  // namespace

TEST_CASE("fulke-1: perft by whole turns from the array, as an independent program counts") {
    CHECK(count({}, 1, true) == 67);
    CHECK(count({}, 2, true) == 4556);
    CHECK(count({}, 3, true) == 314160);
}

TEST_CASE("fulke-1: perft by single moves from the array") {
    CHECK(count({}, 1, false) == 67);
    CHECK(count({}, 2, false) == 4556);
    // No taking is open in the first three turns, so that turns are single moves.
    CHECK(count({}, 3, false) == 314160);
}

TEST_CASE("fulke-1: perft of the options that change the beginning, by turns and by moves") {
    struct Case {
        Chosen chosen;
        std::uint64_t one, two, three;
    };
    const Case cases[] = {
        {{{"array", "four-symmetric"}}, 67, 4556, 314160},
        {{{"back", "0"}}, 51, 2601, 138057},
        {{{"back", "2"}}, 75, 5700, 438221},
        {{{"leap", "false"}}, 58, 3422, 203786},
        {{{"first", "even"}}, 68, 4556, 318987},
    };
    for (const Case& c : cases) {
        CAPTURE(c.chosen.front().first + "=" + c.chosen.front().second);
        CHECK(count(c.chosen, 1, true) == c.one);
        CHECK(count(c.chosen, 2, true) == c.two);
        CHECK(count(c.chosen, 3, true) == c.three);
        CHECK(count(c.chosen, 3, false) == c.three);
    }
    // The lot first, then either side.
    CHECK(count({{"first", "lot"}}, 2, false) == 67 + 68);
}

TEST_CASE("fulke-1: small positions counted by hand") {
    // Four draughts, two of which open the taking with eight places for the prisoner, or leave it; eight flights.
    CHECK(count({}, 1, true, "even eT9@f10 oR9@d8") == 2 * (1 + 8) + 2 + 8);
    CHECK(count({}, 1, false, "even eT9@f10 oR9@d8") == 4 + 8);
    CHECK(count({}, 2, false, "even eT9@f10 oR9@d8") == 2 * (8 + 1) + 10 * 4);
    // Either of two goes into his place, with eight places for the prisoner; three draughts each; eight flights.
    CHECK(count({}, 1, true, "even eR6@c9 eT6@f8 oT12@d8") == 2 * 8 + 3 + 3 + 8);
    // A part of the king, or one of three draughts.
    CHECK(count({}, 1, true, "odd oR25@c9 eK91@d8") == 1 + 3);
    // Shut in by the table's edge and men: he passes.
    CHECK(count({}, 1, true, "even eR2@a1 oR3@b2 oT12@a5") == 1);
}

TEST_CASE("fulke-1: scattered positions, as a second program counts the ends of their turns") {
    CHECK(count({}, 1, true,
                "even eT72@c3 eR4@h3 oT56@g4 oS15*@b5 oK190@f5 oR36*@e6 eR5*@a7 eK91@b7 oT64@f8 eT49@h9") == 225);
    CHECK(
        count({}, 1, true,
              "odd eT49@e3 eT25@c4 oS121@e4 oK190@a5 oT56@b5 oR9@e5 oR9@e7 eS289@g7 eS120*@c8 oT64@h8 oR49@d9 eR16@e9 "
              "oT6*@f9 oR25@h9") == 313);
    CHECK(
        count({}, 1, true,
              "even oK190@b4 eS121*@c4 eT6@d4 eS169@e4 eS81@a5 eT49@d5 oS120@f5 oS28@h5 eR8@a6 eS66*@b6 oR9@c6 eR2@a7 "
              "eS25@b7 eT16*@e7 oR25@f7 eT30*@a8 eS153@d8 eT72@f8 eK91@b9 oT56@h9") == 212);
    CHECK(
        count(
            {}, 1, true,
            "odd eR3*@b3 oR49@c3 oS28@f3 oT90@g3 eT36*@b4 eS45@c4 oS225@d4 eT6@f4 oT12@g4 eT16*@h4 oT100@a5 oS153*@c5 "
            "eT9@f5 oK190@g5 eR4@b6 oR81@c6 oS169*@f6 oR9@a7 eS25@c7 oR25@d7 oT30@e7 eS15@h7 oT64@d8 eS121*@e8 oS66@g8 "
            "oT42*@h8 eK91@e9 oS361@f9") == 245);
}
