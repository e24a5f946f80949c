// The game of 1556: regular and irregular moves, the hand, and the seven proper victories.

#include <doctest/doctest.h>

#include "tests/unit/rithmomachia/support.hpp"

using namespace ludus;
using namespace ludus::rithmomachia_tests;

namespace {
constexpr const char* kind = "boissiere";
}

TEST_CASE(
    "boissiere.move.round, boissiere.move.triangle, boissiere.move.square: one diagonally, two straight, three "
    "straight") {
    const Match round = at("even eR6@d8 oR3@a16", {}, kind);
    CHECK(legal(round) == Words{"d8-e9", "d8-e7", "d8-c7", "d8-c9"});
    CHECK(cites(round, "d8-e9", "boissiere.move.round"));
    const Match triangle = at("even eT6@d8 oR3@a16", {}, kind);
    CHECK(draughts(triangle) == Words{"d8-d10", "d8-f8", "d8-d6", "d8-b8"});
    CHECK(cites(triangle, "d8-f8", "boissiere.move.triangle"));
    const Match square = at("even eS15@d8 oR3@a16", {}, kind);
    CHECK(draughts(square) == Words{"d8-d11", "d8-g8", "d8-d5", "d8-a8"});
    CHECK(cites(square, "d8-a8", "boissiere.move.square"));
    // Regular moves are hindered.
    CHECK(draughts(at("even eT6@d8 eR2@d9 oR3@a16", {}, kind), "d8-d10").empty());
}

TEST_CASE("boissiere.move.king: the moves of its components, while one of each is left") {
    const Match king = at("even eK91@d8 oR3@a16", {}, kind);
    CHECK(legal(king).size() == 12);
    CHECK(cites(king, "d8-e9", "boissiere.move.king"));
    CHECK(legal(at("even eK91[36.16.9]@d8 oR3@a16", {}, kind)).size() == 8);
    CHECK(legal(at("even eK91[1]@d8 oR3@a16", {}, kind)) == Words{"d8-e9", "d8-e7", "d8-c7", "d8-c9"});
}

TEST_CASE("boissiere.irregular: a jump from start to end regardless of obstacles, and no capture with it") {
    const char* setup = "even eT9@d8 eR2@d9 eR4@e9 eR6@e8 oR9@e12";
    Match m = at(setup, {}, kind);
    CHECK(cites(m, "d8~e10", "boissiere.irregular"));
    // The 9 would be seen from e10.
    REQUIRE(m.play("d8~e10"));
    CHECK(m.to_move() == 1);
    // Nor does it imprison, though the last way be shut by it.
    Match shut = at("even eT20@c10 eR2@c7 oR3@d8 eS15@e7 eR8@e9 eR4@c9", {}, kind);
    CHECK(flights(shut, "c10").size() > 0);
    Match four = at("even eT20@b11 eR2@c7 oR3@d8 eS15@e7 eR8@e9", {}, kind);
    REQUIRE(four.play("b11~c9"));
    CHECK(four.to_move() == 1);
    // Squares go three and one, or as agreed as the knight; rounds and kings not at all.
    CHECK(flights(at("even eS15@d8 oR3@a16", {}, kind)).count("d8~e11") == 1);
    CHECK(flights(at("even eS15@d8 oR3@a16", {{"square_flight", "knight"}}, kind)).count("d8~e10") == 1);
    CHECK(flights(at("even eR6@d8 eK91@h8 oR3@a16", {}, kind)).empty());
}

TEST_CASE("boissiere.prisoner: flipped and kept, re-introduced on the own board edge in place of a move") {
    Match m = at("even eT9@f10 oR9@d8 oR3@a16", {}, kind);
    REQUIRE(m.play("f10-f8 xd8 a16-b15"));
    CHECK(written(m) == "even eT9@f8 oR3@b15 hand:even=R9*");
    CHECK(with(m, '*', "eR9*").size() == 8);
    REQUIRE(m.play("eR9*@c1"));
    CHECK(written(m) == "odd eR9*@c1 eT9@f8 oR3@b15");
}

TEST_CASE("boissiere.prisoner.set: from where he is set he may capture") {
    Match m = at("even eR2@h8 oR9@d2 oR3@a16 hand:even=R9*", {}, kind);
    CHECK(cites(m, "eR9*@c1", "boissiere.prisoner.set"));
    REQUIRE(m.play("eR9*@c1"));
    CHECK(takings(m) == Words{"xd2"});
    REQUIRE(m.play("xd2"));
    CHECK(written(m) == "odd eR9*@c1 eR2@h8 oR3@a16 hand:even=R9*");
}

TEST_CASE("boissiere.triumph: a progression set in the adversary's camp when his king is taken, or as agreed before") {
    Match m = at("even eR2@c13 eR4@c12 eR6@e13 oT12@d15 taken:odd", {}, kind);
    CHECK(legal(m).count("proclaim") == 0);
    CHECK(cites(m, "c12-d13", "boissiere.triumph"));
    REQUIRE(m.play("c12-d13"));
    CHECK(m.outcome().rule == "boissiere.triumph.mediocre");
    const char* standing = "odd eR2@c13 eR4@d13 eR6@e13 oT12@d15 oK190@h16";
    CHECK_FALSE(at(standing, {}, kind).outcome().over);
    CHECK(at(standing, {{"king_first", "false"}}, kind).outcome().over);
}

TEST_CASE("boissiere.triumph.camp: five ranks, or as agreed six or half the table") {
    const auto at_rank = [](int rank, const Chosen& chosen) {
        const std::string r = std::to_string(rank);
        return at("odd eR2@c" + r + " eR4@d" + r + " eR6@e" + r + " oR3@a16 taken:odd", chosen, kind).outcome().over;
    };
    CHECK(at_rank(12, {}));
    CHECK_FALSE(at_rank(11, {}));
    CHECK(at_rank(11, {{"camp", "6"}}));
    CHECK(at_rank(9, {{"camp", "8"}}));
}

TEST_CASE("boissiere.triumph.place: three in a line, four in a line or like a square") {
    const auto rule = [](const char* men, const Chosen& chosen = {}) {
        return at(std::string("odd ") + men + " oR5@a16 taken:odd", chosen, kind).outcome().rule;
    };
    CHECK(rule("eR2@c13 eR4@d14 eR6@e15") == "boissiere.triumph.mediocre");
    CHECK(rule("eR2@c13 eR4@c15 eR6@e15").empty());
    CHECK(rule("eR4@c13 eR2@d13 eR6@e13").empty());
    CHECK(rule("eR4@c13 eR2@d13 eR6@e13", {{"triumph_order", "false"}}) == "boissiere.triumph.mediocre");
    CHECK(rule("eR2@c13 eR4@d13 eR6@e13 eR8@f13") == "boissiere.triumph.great");
    CHECK(rule("eR2@c13 eR4@e13 eR6@c15 eR3*@e15") == "boissiere.triumph.excellent");
}

TEST_CASE("boissiere.victory: both agree on it: one progression, two or three, and which") {
    const auto over = [](const char* men, const Chosen& chosen) {
        const Outcome end = at(std::string("odd ") + men + " oT16@a16 taken:odd", chosen, kind).outcome();
        return end.rule.rfind("boissiere.triumph.", 0) == 0;
    };
    const char* arithmetical = "eR2@c13 eR4@d13 eR6@e13";
    const char* geometrical = "eR4@c13 eT6@d13 eT9@e13";
    CHECK(over(arithmetical, {}));
    CHECK_FALSE(over(arithmetical, {{"triumph", "great"}}));
    CHECK(over(arithmetical, {{"progressions", "arithmetical"}}));
    CHECK_FALSE(over(arithmetical, {{"progressions", "geometrical"}}));
    CHECK(over(geometrical, {{"progressions", "geometrical"}}));
    CHECK_FALSE(over(geometrical, {{"progressions", "harmonic"}}));
    CHECK(over("eR3*@c13 eR4@d13 eT6@e13", {{"progressions", "harmonic"}}));
    const char* four = "eR2@c13 eR4@e13 eR6@c15 eR3*@e15";
    CHECK(over(four, {{"progressions", "arithmetical-geometrical-harmonic"}}));
    CHECK(over(four, {{"progressions", "geometrical-harmonic"}}));
    const char* two = "eR2@c13 eR4@d13 eR6@e13 eR8@f13";
    CHECK(over(two, {{"progressions", "arithmetical-geometrical"}}));
    CHECK_FALSE(over(two, {{"progressions", "arithmetical-harmonic"}}));
}

TEST_CASE(
    "boissiere.take.assault: 1 counts, so two of one number with a void square between; an option leaves it out") {
    const char* setup = "even eS25@d5 oR25@d10 oR3@a16";
    Match m = at(setup, {}, kind);
    REQUIRE(m.play("d5-d8"));
    CHECK(line(m, "xd10", "boissiere.take.assault") == "25 × 1 = 25 (1 square between)");
    Match without = at(setup, {{"one", "nothing"}}, kind);
    REQUIRE(without.play("d5-d8"));
    CHECK(without.to_move() == 1);
}
