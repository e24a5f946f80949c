// Why a touch leads nowhere in the games of tables: each condition that fails has its sentence and its passage.

#include <doctest/doctest.h>

#include "tests/unit/stand.hpp"

using namespace ludus;
using ludus::tests::Stand;

TEST_CASE("why not: before the roll nothing moves, and after it the dice lie") {
    const Stand before("backgammon", "am a15 | n &15 | to am");
    CHECK(before.why_not({"a"}).sentence.ends_with("rolls the dice before a checker moves."));
    CHECK(before.why_not({"a"}).rule == "bg.dice");
    const Stand after("backgammon", "am &2 f13 | n a2 t13 | to am | dice 6-5");
    CHECK(after.why_not({"3"}).sentence == "The dice have been rolled. Left to play: 6 and 5.");
    CHECK(after.why_not({"lost"}).sentence == "A number can still be used, so it must be played: 6 and 5.");
    CHECK(after.why_not({"lost"}).rule == "bg.must");
}

TEST_CASE("why not: the other's checkers, an empty point and the way back") {
    const Stand asked("backgammon", "am &2 f13 | n a2 t13 | to am | dice 6-5");
    CHECK(asked.why_not({"t"}).sentence == "It is White’s turn, and the checkers on 19 belong to Black.");
    CHECK(asked.why_not({"h"}).sentence == "No checker of White stands on 8.");
    CHECK(asked.why_not({"f", "g"}).sentence == "Checkers of White move the other way: 7 lies behind.");
    CHECK(asked.why_not({"f", "g"}).rule == "bg.course");
    CHECK(asked.why_not({"&", "x"}).sentence == "To reach 21 it needs 3. Left to play: 6 and 5.");
    CHECK(asked.why_not({"&", "x"}).rule == "bg.dice");
}

TEST_CASE("why not: a point with two of the other's checkers is blocked, by the number that leads there") {
    const Stand asked("backgammon", "am &2 f13 | n a2 s2 t11 | to am | dice 5-4");
    CHECK(asked.why_not({"&", "t"}).sentence == "The 5 cannot be used: Black blocks 19.");
    CHECK(asked.why_not({"&", "t"}).to == asked.game->board().find("t"));
    const Stand shut("backgammon", "am &2 f13 | n a2 s2 t2 o9 | to am | dice 6-5");
    CHECK(shut.why_not({"&"}).sentence ==
          "The 6 cannot be used: Black blocks 18. The 5 cannot be used: Black blocks 19.");
}

TEST_CASE("why not: a captured checker enters first, and none is borne off before all are home") {
    const Stand bar("backgammon", "am f14 bar1 | n a2 t13 | to am | dice 6-5");
    CHECK(bar.why_not({"f"}).sentence.find("a captured checker must enter first") != std::string::npos);
    const Stand away("backgammon", "am f14 m1 | n a2 t13 | to am | dice 6-5");
    CHECK(away.why_not({"f", "off-am"}).sentence ==
          "The 6 cannot be used: not all checkers are in the home quarter yet.");
    CHECK(away.why_not({"f", "off-am"}).rule == "bg.bear");
}

TEST_CASE("bg.must: a use that would waste another number is refused as such") {
    // From 24 by 6 the 5 would be lost: 13 and 3 are blocked. From 24 by 5, and from 8 by 6, both are used.
    const Stand asked("backgammon", "am &1 h1 off13 | n n2 c2 y11 | to am | dice 6-5");
    CHECK(asked.why_not({"&", "s"}).sentence == "The 6 may not be used so: another way uses more of the roll.");
    CHECK(asked.why_not({"&", "s"}).rule == "bg.must");
}
