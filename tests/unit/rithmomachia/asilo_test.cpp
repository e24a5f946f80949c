// The Italian reconstruction: all men every way, captures before the move, triumphs in half the table.

#include <doctest/doctest.h>

#include "tests/unit/rithmomachia/support.hpp"

using namespace ludus;
using namespace ludus::rithmomachia_tests;

namespace {
constexpr const char* kind = "asilo-italian";
}

TEST_CASE("asilo.move: in whichever direction, exactly one, two or three cases") {
    const Match round = at("even eR6@d8 oR3@a14", {}, kind);
    CHECK(legal(round) == Words{"d8-d9", "d8-e8", "d8-d7", "d8-c8", "d8-e9", "d8-e7", "d8-c7", "d8-c9"});
    CHECK(cites(round, "d8-e9", "asilo.move"));
    CHECK(legal(at("even eT6@d8 oR3@a14", {}, kind)) ==
          Words{"d8-d10", "d8-f8", "d8-d6", "d8-b8", "d8-f10", "d8-f6", "d8-b6", "d8-b10"});
    CHECK(legal(at("even eS15@d8 oR3@a14", {}, kind)) ==
          Words{"d8-d11", "d8-g8", "d8-d5", "d8-a8", "d8-g11", "d8-g5", "d8-a5", "d8-a11"});
}

TEST_CASE("asilo.move.king: as the piece at his base: three, then two, then one") {
    const Match square = at("even eK91[36.1]@d8 oR3@a14", {}, kind);
    CHECK(legal(square) == Words{"d8-d11", "d8-g8", "d8-d5", "d8-a8", "d8-g11", "d8-g5", "d8-a5", "d8-a11"});
    CHECK(cites(square, "d8-g5", "asilo.move.king"));
    CHECK(legal(at("even eK91[9.4.1]@d8 oR3@a14", {}, kind)) ==
          Words{"d8-d10", "d8-f8", "d8-d6", "d8-b8", "d8-f10", "d8-f6", "d8-b6", "d8-b10"});
    CHECK(legal(at("even eK91[4]@d8 oR3@a14", {}, kind)) ==
          Words{"d8-d9", "d8-e8", "d8-d7", "d8-c8", "d8-e9", "d8-e7", "d8-c7", "d8-c9"});
}

TEST_CASE("asilo.nojump: the cases crossed must be empty, and are looked across so too") {
    const Match m = at("even eT9@d8 eR2@e9 eS15@h8 eR4@f8 oR3@a14", {}, kind);
    CHECK(draughts(m, "d8-f10").empty());
    CHECK(draughts(m, "h8-e8").empty());
    CHECK(takings(at("even eT9@d8 eR2@e9 oR9@f10", {}, kind)).empty());
    CHECK_FALSE(takings(at("even eT9@d8 oR9@f10", {}, kind)).empty());
}

TEST_CASE("asilo.king.parts: his pieces one at a time, removed, and no partial sums") {
    Match m = at("odd oR25@b10 eK91@d8 eR2@a1", {}, kind);
    REQUIRE(m.play("b10-c9"));
    CHECK(cites(m, "xd8(25)", "asilo.king.parts"));
    REQUIRE(m.play("xd8(25)"));
    CHECK(written(m) == "even eR2@a1 eK91[36.16.9.4.1]@d8 oR25@c9");
    // 4 and 1 together are no number of his.
    Match sums = at("odd oR5@b10 eK91@d8", {}, kind);
    REQUIRE(sums.play("b10-c9"));
    CHECK(sums.to_move() == 0);
}

TEST_CASE("asilo.prisoner.set: behind the victor's men, or turned on the spot") {
    const char* setup = "even eT9@f10 oR9@d8 oR3@h14";
    Match behind = at(setup, {}, kind);
    REQUIRE(behind.play("f10-f8 xd8@c1"));
    CHECK(written(behind) == "odd eR9*@c1 eT9@f8 oR3@h14");
    Match flip = at(setup, {{"prisoners", "flip"}}, kind);
    REQUIRE(flip.play("f10-f8 xd8"));
    CHECK(written(flip) == "odd eR9*@d8 eT9@f8 oR3@h14");
}

TEST_CASE("asilo.triumph: when the king is taken, an excellent one ends the game, lesser ones where so agreed") {
    const char* excellent = "odd eR2@c11 eR3*@e11 eR4@c13 eR6@e13 oT12@h14";
    CHECK_FALSE(at(std::string(excellent) + " oK190@a14", {}, kind).outcome().over);
    CHECK(at(std::string(excellent) + " taken:odd", {}, kind).outcome().rule == "asilo.triumph.excellent");
    CHECK(legal(at("even eR2@c11 eR3*@e11 eR4@c13 eR6@f13 oT12@h14 taken:odd", {}, kind)).count("proclaim") == 0);
}

TEST_CASE("asilo.triumph.mediocre, asilo.triumph.great: the game goes on, or as agreed is won") {
    const char* three = "odd eR2@c11 eR4@d11 eR6@e11 eR3*@a1 oT12@h14 taken:odd";
    CHECK_FALSE(at(three, {}, kind).outcome().over);
    CHECK_FALSE(at(three, {{"triumph", "great"}}, kind).outcome().over);
    const Outcome mediocre = at(three, {{"triumph", "mediocre"}}, kind).outcome();
    CHECK(mediocre.rule == "asilo.triumph.mediocre");
    CHECK(mediocre.text.find("a mediocre triumph") != std::string::npos);
    const char* four = "odd eR2@c11 eR4@e11 eR6@c13 eR8@e13 eR3*@a1 oT12@h14 taken:odd";
    CHECK_FALSE(at(four, {}, kind).outcome().over);
    CHECK(at(four, {{"triumph", "great"}}, kind).outcome().rule == "asilo.triumph.great");
}

TEST_CASE("asilo.triumph.camp: the opponent's half, seven ranks of fourteen") {
    const Chosen lesser = {{"triumph", "mediocre"}};
    CHECK(at("odd eR2@c8 eR4@d8 eR6@e8 oT12@h14 taken:odd", lesser, kind).outcome().over);
    CHECK_FALSE(at("odd eR2@c7 eR4@d7 eR6@e7 oT12@h14 taken:odd", lesser, kind).outcome().over);
    CHECK(at("even oR3@c7 oR5@d7 oR7@e7 eT6@h1 taken:even", lesser, kind).outcome().over);
}

TEST_CASE("asilo.triumph.place: three next each other or at three corners of a square of three, four at its corners") {
    const auto over = [](const char* men, const Chosen& chosen) {
        return at(std::string("odd ") + men + " eR3*@a1 oT12@h14 taken:odd", chosen, kind).outcome().over;
    };
    const Chosen three = {{"triumph", "mediocre"}}, four = {{"triumph", "great"}};
    CHECK(over("eR2@c10 eR4@d11 eR6@e12", three));
    CHECK_FALSE(over("eR2@a10 eR4@c10 eR6@e10", three));
    CHECK(over("eR4@c10 eR2@c12 eR6@e12", three));
    CHECK_FALSE(over("eR4@c10 eR2@c13 eR6@f13", three));
    CHECK_FALSE(over("eR4@c10 eR2@c12 eR6@e12", {{"triumph", "mediocre"}, {"triumph_order", "true"}}));
    CHECK(over("eR2@c10 eR4@c12 eR6@e12", {{"triumph", "mediocre"}, {"triumph_order", "true"}}));
    CHECK(over("eR2@c11 eR4@e11 eR6@c13 eR8@e13", four));
    // Four in a line are not four corners.
    CHECK_FALSE(over("eR2@c11 eR4@d11 eR6@e11 eR8@f11", four));
}

TEST_CASE("asilo.triumph.capture: made by a capture with proportion, where that is agreed") {
    // 3 and 5 take 7, the king once taken.
    const char* setup = "odd oR3@c10 oR5@e9 eR7*@d8 eR2@a1 eR4@b1 eR6@c1 taken:even";
    Match plain = at(setup, {{"triumph", "mediocre"}}, kind);
    REQUIRE(plain.play("c10-c9"));
    REQUIRE_FALSE(takings(plain).empty());
    REQUIRE(plain.play(*takings(plain).begin()));
    CHECK_FALSE(plain.outcome().over);
    Match agreed = at(setup, {{"triumph", "mediocre"}, {"by_taking", "true"}}, kind);
    REQUIRE(agreed.play("c10-c9"));
    const std::string taking = *takings(agreed).begin();
    CHECK(cites(agreed, taking, "asilo.triumph.capture"));
    REQUIRE(agreed.play(taking));
    CHECK(agreed.outcome().rule == "asilo.triumph.mediocre");
    CHECK(agreed.outcome().score[1] == doctest::Approx(1));
    // Where the excellent alone wins, three men make none.
    Match excellent = at(setup, {{"by_taking", "true"}}, kind);
    REQUIRE(excellent.play("c10-c9"));
    REQUIRE(excellent.play(*takings(excellent).begin()));
    CHECK_FALSE(excellent.outcome().over);
}

TEST_CASE("asilo.take.onslaught: 1 counts, so two of one number with a void square between; an option leaves it out") {
    const char* setup = "even eS25@d5 oR25@d10 oR3@a14";
    Match m = at(setup, {}, kind);
    REQUIRE(m.play("d5-d8"));
    REQUIRE_FALSE(takings(m).empty());
    CHECK(line(m, *takings(m).begin(), "asilo.take.onslaught") == "25 × 1 = 25 (1 square between)");
    Match without = at(setup, {{"one", "nothing"}}, kind);
    REQUIRE(without.play("d5-d8"));
    CHECK(without.to_move() == 1);
}
