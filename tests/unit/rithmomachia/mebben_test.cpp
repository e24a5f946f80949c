// The game of the seventeenth century: motions, owed captures, hands, and harmonies of any spacing.

#include <doctest/doctest.h>

#include "tests/unit/rithmomachia/support.hpp"

using namespace ludus;
using namespace ludus::rithmomachia_tests;

namespace {
constexpr const char* kind = "mebben";

/// With three odd men far off, for without a harmony left the game is over.
Match on(const std::string& evens, const Chosen& chosen = {}) {
    return at("even " + evens + " oR3@a16 oR5@c16 oR7@e16", chosen, kind);
}
}  // namespace

TEST_CASE(
    "mebben.move.round, mebben.move.triangle, mebben.move.square: straight, two diagonally alone, three all ways") {
    const Match round = on("eR6@d8");
    CHECK(draughts(round, "d8") == Words{"d8-d9", "d8-e8", "d8-d7", "d8-c8"});
    CHECK(cites(round, "d8-e8", "mebben.move.round"));
    const Match triangle = on("eT6@d8");
    CHECK(draughts(triangle, "d8") == Words{"d8-f10", "d8-f6", "d8-b6", "d8-b10"});
    CHECK(cites(triangle, "d8-f10", "mebben.move.triangle"));
    const Match square = on("eS15@d8");
    CHECK(draughts(square, "d8") == Words{"d8-d11", "d8-g8", "d8-d5", "d8-a8", "d8-g11", "d8-g5", "d8-a5", "d8-a11"});
    CHECK(cites(square, "d8-a5", "mebben.move.square"));
}

TEST_CASE("mebben.move.king: as his components, each while one of it is left") {
    const Match entire = on("eK91@d8");
    CHECK(draughts(entire, "d8").size() == 16);
    CHECK(cites(entire, "d8-d9", "mebben.move.king"));
    CHECK(draughts(on("eK91[36.25.16.9]@d8"), "d8").size() == 12);
    CHECK(draughts(on("eK91[16.4]@d8"), "d8") ==
          Words{"d8-d9", "d8-e8", "d8-d7", "d8-c8", "d8-f10", "d8-f6", "d8-b6", "d8-b10"});
    CHECK(draughts(on("eK91[1]@d8"), "d8") == Words{"d8-d9", "d8-e8", "d8-d7", "d8-c8"});
}

TEST_CASE("mebben.nojump: nobody over another, moving or seeing") {
    const Match m = on("eT9@d8 eR2@e9 eS15@h8 eR4@f8");
    CHECK(draughts(m, "d8-f10").empty());
    CHECK(draughts(m, "h8-e8").empty());
    Match stopped = on("eT9@g11 eR2@d9 oR9@c9");
    REQUIRE(stopped.play("g11-e9"));
    CHECK(stopped.to_move() == 1);
}

TEST_CASE("mebben.take.owed: what can be captured after the move is, or as agreed may be") {
    const char* setup = "eT9@h10 oR9@d10";
    Match owed = on(setup);
    REQUIRE(owed.play("h10-f8"));
    CHECK(legal(owed) == Words{"xd10"});
    Match free = on(setup, {{"takings", "may"}});
    REQUIRE(free.play("h10-f8"));
    CHECK(legal(free) == Words{"xd10", "done"});
}

TEST_CASE("mebben.prisoner: kept in hand, set on the own hindermost rank, and serving in a harmony") {
    Match m = on("eT9@h10 oR9@d10");
    REQUIRE(m.play("h10-f8 xd10 a16-a15"));
    CHECK(written(m) == "even eT9@f8 oR3@a15 oR5@c16 oR7@e16 hand:even=R9*");
    CHECK(legal(m).count("eR9*@c1") == 1);
    CHECK(legal(m).count("eR9*@c2") == 0);
    REQUIRE(m.play("eR9*@c1"));
    CHECK(written(m) == "odd eR9*@c1 eT9@f8 oR3@a15 oR5@c16 oR7@e16");
    // He makes the first of 3 6 9 who comes before the last.
    CHECK(at("odd eR3*@c13 eT6@d13 eT9@e13 oR5@a16", {}, kind).outcome().rule == "mebben.triumph.small");
}

TEST_CASE("mebben.triumph: the first harmony in the opponent's field wins, no king taken, nothing announced") {
    Match m = at("even eR2@c13 eR4@d12 eR6@e13 oT12@d15 oK190@h16 eK91@h1", {}, kind);
    CHECK(legal(m).count("proclaim") == 0);
    CHECK(cites(m, "d12-d13", "mebben.triumph"));
    REQUIRE(m.play("d12-d13"));
    CHECK(m.outcome().rule == "mebben.triumph.small");
    CHECK(m.outcome().text.find("a small triumph") != std::string::npos);
    // The victory aimed at is agreed; and whether a king must fall first.
    const char* three = "odd eR2@c13 eR4@d13 eR6@e13 oT12@d15 oK190@h16 eK91@h1 eR8@a1 eR3*@b1";
    CHECK(at(three, {}, kind).outcome().over);
    CHECK_FALSE(at(three, {{"triumph", "big"}}, kind).outcome().over);
    CHECK_FALSE(at(three, {{"king_first", "true"}}, kind).outcome().over);
    const char* big = "odd eR2@c13 eR4@d13 eR6@e13 eR8@f13 oT12@d15 oK190@h16";
    CHECK(at(big, {{"triumph", "big"}}, kind).outcome().rule == "mebben.triumph.big");
    CHECK_FALSE(at(big, {{"triumph", "great"}}, kind).outcome().over);
    const char* great = "odd eR2@c13 eR3*@e13 eR4@c15 eR6@e15 oT12@d15 oK190@h16";
    CHECK(at(great, {{"triumph", "great"}}, kind).outcome().rule == "mebben.triumph.great");
}

TEST_CASE("mebben.triumph.camp: the opponent's half of the table") {
    CHECK(at("odd eR2@c9 eR4@d9 eR6@e9 oT12@d15", {}, kind).outcome().over);
    CHECK_FALSE(at("odd eR2@c8 eR4@d8 eR6@e8 oT12@d15", {}, kind).outcome().over);
    CHECK(at("even oR3@c8 oR5@d8 oR7@e8 eT6@d2", {}, kind).outcome().over);
    CHECK_FALSE(at("even oR3@c9 oR5@d9 oR7@e9 eT6@d2", {}, kind).outcome().over);
}

TEST_CASE("mebben.triumph.place: an ascending row, a right angle, a square, and always equidistant") {
    const auto over = [](const char* men, const Chosen& chosen = {}) {
        return at(std::string("odd ") + men + " oT12@h9", chosen, kind).outcome().over;
    };
    CHECK(over("eR2@a13 eR4@d13 eR6@g13"));
    CHECK(over("eR2@a10 eR4@c12 eR6@e14"));
    CHECK_FALSE(over("eR2@a13 eR4@c13 eR6@g13"));
    CHECK_FALSE(over("eR4@a13 eR2@c13 eR6@e13"));
    CHECK(over("eR4@a13 eR2@c13 eR6@e13", {{"triumph_order", "false"}}));
    // The middle number at the angle.
    CHECK(over("eR2@a13 eR4@a16 eR6@d16"));
    CHECK_FALSE(over("eR4@a13 eR2@a16 eR6@d16"));
    CHECK_FALSE(over("eR2@a13 eR4@a16 eR6@c16"));
    // Four: 2 4 6 8 in no order at the corners of a square of four cases.
    CHECK(over("eR8@b10 eR2@e10 eR4@b13 eR6@e13", {{"triumph", "big"}}));
    CHECK_FALSE(over("eR8@b10 eR2@e10 eR4@b13 eR6@f13", {{"triumph", "big"}}));
    CHECK(over("eR2@b10 eR4@d10 eR6@f10 eR8@h10", {{"triumph", "big"}}));
}

TEST_CASE("mebben.triumph.captive: a captured man may not be the last piece, or as agreed may") {
    const char* setup = "even eR2@c13 eR3*@d12 eR4@e13 oT12@h9 oR5@a16";
    Match last = at(setup, {}, kind);
    REQUIRE(last.play("d12-d13"));
    CHECK_FALSE(last.outcome().over);
    CHECK(written(last).find("late:even=d13") != std::string::npos);
    // One of the own men goes and comes again: now he is the last.
    REQUIRE(last.play("a16-a15 e13-e12 a15-a16 e12-e13"));
    CHECK(last.outcome().over);
    Match agreed = at(setup, {{"captive_last", "true"}}, kind);
    REQUIRE(agreed.play("d12-d13"));
    CHECK(agreed.outcome().over);
}

TEST_CASE(
    "mebben.take.assault: 1 counts, so the top of the pyramid takes a 3 at three fields; an option leaves it out") {
    const std::string evens = "eK91[1]@c8 oR3@d10";
    Match m = at("even " + evens + " oR5@c16 oR7@e16 oR9@g16", {}, kind);
    REQUIRE(m.play("c8-d8"));
    CHECK(line(m, "xd10", "mebben.take.assault") == "1 × 3 = 3 (3 squares)");
    Match without = at("even " + evens + " oR5@c16 oR7@e16 oR9@g16", {{"one", "nothing"}}, kind);
    REQUIRE(without.play("c8-d8"));
    CHECK(without.to_move() == 1);
}
