// Fulke's second kind, passage by passage: motions, leaping and flying, kings, triumphs, and what may be agreed.

#include <doctest/doctest.h>

#include "tests/unit/rithmomachia/support.hpp"

using namespace ludus;
using namespace ludus::rithmomachia_tests;

namespace {
constexpr const char* kind = "fulke-2";
}

TEST_CASE("fulke.2.move: every way, direct or cornerwise: one space, two, three") {
    const Match round = at("even eR6@d8 oR3@a16", {}, kind);
    CHECK(draughts(round) == Words{"d8-d9", "d8-e8", "d8-d7", "d8-c8", "d8-e9", "d8-e7", "d8-c7", "d8-c9"});
    CHECK(cites(round, "d8-e9", "fulke.2.move"));
    const Match triangle = at("even eT6@d8 oR3@a16", {}, kind);
    CHECK(draughts(triangle) == Words{"d8-d10", "d8-f8", "d8-d6", "d8-b8", "d8-f10", "d8-f6", "d8-b6", "d8-b10"});
    CHECK(cites(triangle, "d8-b10", "fulke.2.move"));
    const Match square = at("even eS15@d8 oR3@a16", {}, kind);
    CHECK(draughts(square) == Words{"d8-d11", "d8-g8", "d8-d5", "d8-a8", "d8-g11", "d8-g5", "d8-a5", "d8-a11"});
    CHECK(cites(square, "d8-a5", "fulke.2.move"));
}

TEST_CASE("fulke.2.move.king: even as squares, without the flying draught, and whatever he has lost") {
    const Words three = {"d8-d11", "d8-g8", "d8-d5", "d8-a8", "d8-g11", "d8-g5", "d8-a5", "d8-a11"};
    const Match king = at("even eK91@d8 oR3@a16", {}, kind);
    CHECK(legal(king) == three);
    CHECK(cites(king, "d8-g8", "fulke.2.move.king"));
    CHECK(legal(at("even eK91[4.1]@d8 oR3@a16", {}, kind)) == three);
}

TEST_CASE("fulke.2.leap: into void places over other men, where that is agreed") {
    const char* setup = "even eR2@d9 eT6@d8 eS15@g8 oR3@f8 oT36@a16";
    CHECK(draughts(at(setup, {}, kind), "d8-d10").empty());
    const Match agreed = at(setup, {{"leap", "true"}}, kind);
    CHECK(cites(agreed, "d8-d10", "fulke.2.leap"));
    // And so over an adversary, and a square over two.
    CHECK(draughts(agreed, "g8-d8").empty());
    CHECK(draughts(at("even eS15@g8 oR3@f8 oR5@e8 oT36@a16", {{"leap", "true"}}, kind), "g8-d8").size() == 1);
    CHECK(draughts(at("even eS15@g8 oR3@f8 oR5@e8 oT36@a16", {}, kind), "g8-d8").empty());
}

TEST_CASE("fulke.2.fly: all but the kings may remove the knight's draught, and take by siege alone") {
    const Words knights = {"d8~e10", "d8~f9", "d8~f7", "d8~e6", "d8~c6", "d8~b7", "d8~b9", "d8~c10"};
    for (const char* man : {"eR6", "eT6", "eS15"}) {
        CAPTURE(man);
        const Match m = at(std::string("even ") + man + "@d8 oR3@a16", {}, kind);
        CHECK(flights(m) == knights);
        CHECK(cites(m, "d8~e10", "fulke.2.fly"));
    }
    // Over men; and having flown he takes nobody, whom he sees.
    Match nine = at("even eT9@d8 eR2@d9 eR4@e9 oR9@e12", {}, kind);
    REQUIRE(nine.play("d8~e10"));
    CHECK(nine.to_move() == 1);
    // Where flying is for sieges alone: against an adversary's draught, or when he has none left himself.
    const Chosen siege = {{"flying", "siege"}};
    CHECK(flights(at("even eT6@d8 oR3@a16", siege, kind)).empty());
    CHECK(flights(at("even eT6@d8 oR81@e11", siege, kind)) == Words{"d8~e10"});
    const Match shut = at("even eR2@b1 eR4@a2 eR6@b2 eR8@a1 oR3@h16", siege, kind);
    CHECK(flights(shut, "a1") == Words{"a1~b3", "a1~c2"});
}

TEST_CASE("fulke.2.king.take: the whole king by his pyramidal number, by the void spaces, by oblivion") {
    // 100 less 9 is 91.
    Match whole = at("odd oR9@c7 oT100@f12 eK91@d8", {}, kind);
    REQUIRE(whole.play("f12-f10"));
    CHECK(cites(whole, "xd8(king)", "fulke.2.take.subtraction"));
    CHECK(cites(whole, "xd8(king)", "fulke.2.king.take"));
    REQUIRE(whole.play("xd8(king)"));
    // Nothing redeems the whole of him; with him goes the last that could triumph.
    CHECK(written(whole) == "odd oR9@c7 oT100@f10 taken:even");
    // Lacking a part his number stands no more, or by agreement the sum of the rest: 55 = 64 less 9.
    const char* broken = "odd oR9@c7 oT64@f12 eK91[25.16.9.4.1]@d8";
    Match none = at(broken, {}, kind);
    REQUIRE(none.play("f12-f10"));
    CHECK(takings(none).count("xd8(king)") == 0);
    Match sum = at(broken, {{"king_whole_target", "sum"}}, kind);
    REQUIRE(sum.play("f12-f10"));
    CHECK(takings(sum).count("xd8(king)") == 1);
    Match nominal = at("odd oR9@c7 oT100@f12 eK91[25.16.9.4.1]@d8", {{"king_whole_target", "nominal"}}, kind);
    REQUIRE(nominal.play("f12-f10"));
    CHECK(takings(nominal).count("xd8(king)") == 1);
}

TEST_CASE("fulke.2.king.take: the king takes with his whole number while he is entire, or as agreed") {
    // 91 is thirteen times seven.
    const char* lines = "@a2 oR7@d16";
    Match entire = at(std::string("even eK91") + lines, {}, kind);
    REQUIRE(entire.play("a2-d2"));
    CHECK(takings(entire) == Words{"xd16"});
    const Match lost = at(std::string("even eK91[36.25.16.9.4]") + lines, {}, kind);
    Match none = lost;
    REQUIRE(none.play("a2-d2"));
    CHECK(none.to_move() == 1);
    Match nominal = at(std::string("even eK91[36.25.16.9.4]") + lines, {{"king_whole_taker", "nominal"}}, kind);
    REQUIRE(nominal.play("a2-d2"));
    CHECK(takings(nominal) == Words{"xd16"});
}

TEST_CASE("fulke.2.take.before: where entering opens takings they may be made, or as agreed not") {
    const char* setup = "even eT9@f10 oR9@d8 oR9@b8";
    Match chain = at(setup, {}, kind);
    REQUIRE(chain.play("f10xd8"));
    CHECK(takings(chain) == Words{"xb8"});
    Match ends = at(setup, {{"chain_after_take", "false"}}, kind);
    REQUIRE(ends.play("f10xd8"));
    CHECK(ends.to_move() == 1);
}

TEST_CASE("fulke.2.take.oblivion: every draught stopped, and the table's edge, where so agreed") {
    // Four on the straight ways shut him in; with every draught to be stopped the corners are open yet.
    const char* straight = "even oT90@d8 eR2@d9 eT20@f10 eS45@d7 eR8@b8";
    Match pattern = at(straight, {}, kind);
    REQUIRE(pattern.play("f10-f8"));
    CHECK(takings(pattern) == Words{"xd8"});
    Match hindered = at(straight, {{"siege", "hindered"}}, kind);
    REQUIRE(hindered.play("f10-f8"));
    CHECK(hindered.to_move() == 1);
    // At the edge three are not enough, but where the edge stands for the fourth.
    Match three = at("even oR9@a8 eR2@a9 eS45@a7 eR8@c8", {}, kind);
    REQUIRE(three.play("c8-b8"));
    CHECK(three.to_move() == 1);
    Match helped = at("even oR9@a8 eR2@a9 eS45@a7 eR8@c8", {{"siege_edge", "true"}}, kind);
    REQUIRE(helped.play("c8-b8"));
    CHECK(takings(helped) == Words{"xa8"});
}

TEST_CASE("fulke.2.triumph: after the king is taken, of men of one's own and men taken") {
    // 3 is a prisoner; the men are named, and none of the three stands in order till the last comes.
    Match m = at("even eR2@c13 eR3*@d13 eR4@e12 oT12@d15 oS28@a16 taken:odd named:even=c13,d13,e12", {}, kind);
    CHECK(cites(m, "e12-e13", "fulke.2.triumph"));
    REQUIRE(m.play("e12-e13"));
    CHECK(m.outcome().rule == "fulke.1.triumph.great");
    // Not while the king stands, though only one step is left of him.
    CHECK_FALSE(at("odd eR2@c13 eR3*@d13 eR4@e13 oT12@d15 oK190[16]@a16", {{"proclaim", "free"}}, kind).outcome().over);
    CHECK(at("odd eR2@c13 eR3*@d13 eR4@e13 oT12@d15 taken:odd", {{"proclaim", "free"}}, kind).outcome().over);
}

TEST_CASE("fulke.2.triumph.camp: six ranks, or as agreed five") {
    const char* sixth = "odd eR2@c11 eR4@d11 eR6@e11 oT12@d15 taken:odd named:even=c11,d11,e11";
    CHECK(at(sixth, {}, kind).outcome().over);
    CHECK_FALSE(at(sixth, {{"camp", "5"}}, kind).outcome().over);
    CHECK(at("odd eR2@c12 eR4@d12 eR6@e12 oT12@d15 taken:odd named:even=c12,d12,e12", {{"camp", "5"}}, kind)
              .outcome()
              .over);
    CHECK_FALSE(at("odd eR2@c10 eR4@d10 eR6@e10 oT12@d15 taken:odd named:even=c10,d10,e10", {}, kind).outcome().over);
}

TEST_CASE("fulke.2.triumph.direct: nor erect a triumph by flying") {
    const Match m = at("even eR2@c13 eR4@d13 eT6@g13 eT20@g3 oT12@d15 taken:odd named:even=c13,d13,g13", {}, kind);
    CHECK(flights(m, "g13").empty());
    CHECK(flights(m, "g3").size() > 0);
    CHECK(cites(m, "g13-e13", "fulke.2.triumph.direct"));
}

TEST_CASE("fulke.2.triumph.four: some allow none but of four numbers and two proportions, two kinds of triumph") {
    const char* three = "odd eR2@c13 eR4@d13 eR6@e13 oT12@d15 eR8@a1 eR3*@a3 taken:odd named:even=c13,d13,e13";
    const char* four = "odd eR2@c13 eR4@c15 eR6@e13 eR3*@e15 oT12@d16 taken:odd named:even=c13,e13,c15,e15";
    const Chosen of_four = {{"triumph", "greater"}};
    CHECK(at(three, {}, kind).outcome().over);
    CHECK_FALSE(at(three, of_four, kind).outcome().over);
    const Outcome all = at(four, of_four, kind).outcome();
    CHECK(all.rule == "fulke.2.triumph.four");
    CHECK(all.text.find("a greater triumph") != std::string::npos);
    CHECK(at(four, {}, kind).outcome().rule == "fulke.1.triumph.greatest");
    // 2 4 6 8 in a line holds two.
    const char* two = "odd eR2@c13 eR4@d13 eR6@e13 eR8@f13 oT12@d16 taken:odd named:even=c13,d13,e13,f13";
    CHECK(at(two, of_four, kind).outcome().text.find("a great triumph") != std::string::npos);
    CHECK_FALSE(at(two, {{"triumph", "greatest"}}, kind).outcome().over);
    CHECK(at(four, {{"triumph", "greatest"}}, kind).outcome().rule == "fulke.1.triumph.greatest");
    // Order in a line, as agreed.
    const char* mixed = "odd eR4@c13 eR2@d13 eR6@e13 oT12@d15 taken:odd named:even=c13,d13,e13";
    CHECK_FALSE(at(mixed, {}, kind).outcome().over);
    CHECK(at(mixed, {{"triumph_order", "false"}}, kind).outcome().over);
}
