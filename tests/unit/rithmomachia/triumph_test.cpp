// The end of the first kind: triumphs, their proclaiming, and the common victories, passage by passage.

#include <doctest/doctest.h>

#include "core/rithmomachia/rules/victory.hpp"
#include "tests/unit/rithmomachia/support.hpp"

using namespace ludus;
using namespace ludus::rithmomachia_tests;

TEST_CASE("fulke.1.triumph: three or four men, own and taken, in proportion within the adversary's camp") {
    Match m = at("even eR2@c13 eR4@c12 eT6@e13 oT12@d15 taken:odd named:even=c12,c13,e13");
    CHECK(cites(m, "c12-d13", "fulke.1.triumph"));
    REQUIRE(m.play("c12-d13"));
    CHECK(m.outcome().over);
    CHECK(m.outcome().score[0] == doctest::Approx(1));
    CHECK(m.moves().empty());
    // An enemy's man that is taken serves; a man of the adversary's own does not.
    CHECK(at("odd eR3*@c13 eR4@d13 eR6@e13 oT12@a16 taken:odd named:even=c13,d13,e13").outcome().over);
    CHECK_FALSE(at("odd oR3@c13 eR4@d13 eR6@e13 oT12@a16 taken:odd", {{"proclaim", "free"}}).outcome().over);
    // The own king with his whole number, while he is entire: 49 91 169.
    CHECK(at("odd eT49@c13 eK91@d13 eS169@e13 oT12@a16 taken:odd named:even=c13,d13,e13").outcome().over);
    CHECK_FALSE(
        at("odd eT49@c13 eK91[36.25]@d13 eS169@e13 oT12@a16 eR2@a1 eR4@a3 eR6@a5 taken:odd named:even=c13,d13,e13")
            .outcome()
            .over);
}

TEST_CASE("fulke.1.triumph.camp: 40 spaces, or 48") {
    const char* inside = "odd eR2@c12 eR4@d12 eR6@e12 oT12@a16 taken:odd named:even=c12,d12,e12";
    const char* between = "odd eR2@c11 eR4@d11 eR6@e11 oT12@a16 taken:odd named:even=c11,d11,e11";
    CHECK(at(inside).outcome().over);
    CHECK_FALSE(at(between).outcome().over);
    CHECK(at(between, {{"camp", "6"}}).outcome().over);
    CHECK(at("even oR3@c5 oR5@d5 oR7@e5 eT6@a1 taken:even named:odd=c5,d5,e5").outcome().over);
    CHECK_FALSE(at("even oR3@c6 oR5@d6 oR7@e6 eT6@a1 taken:even named:odd=c6,d6,e6").outcome().over);
}

TEST_CASE("fulke.1.triumph.proclaim: named before, and once placed not to be meddled with") {
    const char* standing = "even eR2@c13 eR4@d13 eR6@e13 oT12@d15 taken:odd";
    Match m = at(standing);
    CHECK_FALSE(m.outcome().over);
    CHECK(cites(m, "proclaim", "fulke.1.triumph.proclaim"));
    REQUIRE(m.play("proclaim c13"));
    CHECK(legal(m) == Words{"d13", "e13"});
    REQUIRE(m.play("e13 d13"));
    CHECK(m.outcome().over);
    CHECK(at(standing, {{"proclaim", "free"}}).outcome().over);
    // Not while the adversary's king stands.
    CHECK(legal(at("even eR2@c13 eR4@d13 eR6@e13 oK190@h16")).count("proclaim") == 0);
    // Naming costs no draught, and is done once a turn.
    const char* setup = "even eK91@a1 eR4@c12 eR2@c13 eT6@g13 oR7@h1 oR5@h8 oT12@d15 oR9@f12 taken:odd";
    Match named = at(setup);
    REQUIRE(named.play("proclaim c12 c13 g13"));
    CHECK(named.to_move() == 0);
    CHECK(legal(named).count("proclaim") == 0);
    CHECK_FALSE(named.game().at_turn_start(named.position()));
    REQUIRE(named.play("a1-a2 h1-g2"));
    CHECK(legal(named).count("proclaim") == 1);
    // Only those inside the camp are safe.
    Match safe = at("odd eR4@c12 eR2@c13 eT6@e13 oR4*@b11 oR25@h16 taken:odd named:even=c12,c13,e13");
    CHECK(takings(safe).empty());
    Match unsafe = at("odd eR4@c11 eR2@c13 eT6@e13 oR4*@b10 oR25@h16 taken:odd named:even=c11,c13,e13");
    CHECK(takings(unsafe).count("b10xc11@a16") == 1);
    // With the first of its men the triumph proclaimed falls.
    REQUIRE(unsafe.play("b10xc11@a16"));
    CHECK(written(unsafe).find("named:") == std::string::npos);
    // And with the first part of a king who was named: he bears his whole number no more.
    Match king = at("odd eT49@a1 eS169@b1 eK91@d8 eR2@h1 eR4@g1 eR6@f1 oR25@e9 taken:odd named:even=a1,b1,d8");
    REQUIRE(king.play("e9xd8(25)"));
    CHECK(written(king).find("named:") == std::string::npos);
    // A set of three that can be added to waits for "so".
    Match more = at("even eR2@c3 eR3*@e3 eR4@g3 eR6@a5 oT12@d15 taken:odd");
    REQUIRE(more.play("proclaim c3 e3 g3"));
    CHECK(legal(more) == Words{"a5", "so"});
    CHECK(cites(more, "so", "fulke.1.triumph.proclaim"));
    REQUIRE(more.play("so"));
    CHECK(written(more).find("named:even=c3,e3,g3") != std::string::npos);
}

TEST_CASE("fulke.1.triumph.direct: named men come in their direct motions, and not in their flying draughts") {
    const char* setup = "even eR2@c13 eR4@c12 eT6@g13 oT12@d15 taken:odd named:even=c12,c13,g13";
    CHECK(flights(at(setup), "g13").empty());
    CHECK(cites(at(setup), "g13-e13", "fulke.1.triumph.direct"));
    CHECK_FALSE(flights(at("even eR2@c13 eR4@c12 eT6@g13 oT12@d15 taken:odd"), "g13").empty());
}

TEST_CASE("fulke.1.triumph.place: three in a right line, direct or cross, four so or like a square, in order") {
    const auto over = [](const std::string& men, const std::string& spaces, const Chosen& chosen = {}) {
        return at("odd " + men + " oT12@a16 taken:odd named:even=" + spaces, chosen).outcome().over;
    };
    CHECK(over("eR2@c13 eR4@d13 eR6@e13", "c13,d13,e13"));
    CHECK(over("eR6@c13 eR4@d13 eR2@e13", "c13,d13,e13"));
    CHECK(over("eR2@c12 eR4@c13 eR6@c14", "c12,c13,c14"));
    CHECK(over("eR2@c12 eR4@d13 eR8@e14", "c12,d13,e14"));
    CHECK(over("eR2@e12 eR4@d13 eR8@c14", "e12,d13,c14"));
    CHECK_FALSE(over("eR2@c13 eR4@d13 eR6@f13", "c13,d13,f13"));
    CHECK_FALSE(over("eR2@b13 eR4@d13 eR6@f13", "b13,d13,f13"));
    CHECK_FALSE(over("eR4@c13 eR2@d13 eR6@e13", "c13,d13,e13"));
    CHECK(over("eR4@c13 eR2@d13 eR6@e13", "c13,d13,e13", {{"triumph_order", "false"}}));
    CHECK(over("eR2@c13 eR4@c15 eT6@e15 eT9@e13", "c13,c15,e15,e13"));
    CHECK(over("eR2@c13 eR4@d13 eT6@e13 eT9@f13", "c13,d13,e13,f13"));
    CHECK_FALSE(over("eR2@c13 eR4@c14 eT9@d14 eT6@d13", "c13,c14,d14,d13"));
    // A triumph may not reach over the edge from one rank's end to the next rank's beginning.
    CHECK_FALSE(over("eR2@g13 eR4@h13 eR6@a14", "g13,h13,a14"));
    Match m = at("even eR2@c13 eR4@c12 eT6@e13 oT12@d15 taken:odd named:even=c12,c13,e13");
    CHECK(line(m, "c12-d13", "fulke.1.triumph.place") == "in a straight line");
}

TEST_CASE("fulke.1.triumph.great: three men and one proportion") {
    const char* setup = "odd eR2@c13 eR4@d13 eR6@e13 eR8@a1 oT12@a16 taken:odd named:even=c13,d13,e13";
    CHECK(at(setup).outcome().rule == "fulke.1.triumph.great");
    CHECK(at(setup).outcome().text == "White won with a great triumph: 2 4 6, arithmetical");
    CHECK_FALSE(at(setup, {{"triumph", "greater"}}).outcome().over);
    CHECK_FALSE(at("odd eR2@c13 eR4@d13 eT9@e13 eR8@a1 oT12@a16 taken:odd named:even=c13,d13,e13").outcome().over);
}

TEST_CASE("fulke.1.triumph.greater: four men and two proportions") {
    const char* setup = "odd eR2@c13 eR4@c15 eT6@e15 eT9@e13 oT12@a16 eR3*@a1 taken:odd named:even=c13,c15,e15,e13";
    CHECK(at(setup).outcome().rule == "fulke.1.triumph.greater");
    CHECK(at(setup, {{"triumph", "greater"}}).outcome().over);
    CHECK_FALSE(at(setup, {{"triumph", "greatest"}}).outcome().over);
    // Where four are asked for, three are not worth naming.
    Match m = at("even eR2@c13 eR4@d13 eR6@e13 eR8@a1 oT12@a16 taken:odd", {{"triumph", "greater"}});
    REQUIRE(m.play("proclaim c13 d13 e13"));
    CHECK(m.to_move() == 0);
    CHECK(legal(m).count("proclaim") == 0);
}

TEST_CASE("fulke.1.triumph.greatest: four men and all three proportions") {
    const char* setup = "odd eR6@c13 eR8@c15 eT9@e15 eT12*@e13 oT16@a16 taken:odd named:even=c13,c15,e15,e13";
    CHECK(at(setup).outcome().rule == "fulke.1.triumph.greatest");
    CHECK(at(setup, {{"triumph", "greatest"}}).outcome().over);
    Match m = at("even eR3*@c13 eR4@d13 eR6@e13 eT9@f15 oT16@a16 taken:odd named:even=c13,d13,e13,f15",
                 {{"triumph", "greatest"}});
    CHECK_FALSE(m.outcome().over);
    CHECK(cites(m, "f15-f13", "fulke.1.triumph.greatest"));
}

TEST_CASE("fulke.prop.arithmetical, fulke.prop.geometrical, fulke.prop.musical: what a triumph holds is told") {
    const auto held = [](const std::string& men, const std::string& named, const std::string& word) {
        std::string out;
        for (const Reason& r : reasons(at("even " + men + " oT100@a16 taken:odd named:even=" + named), word)) {
            if (r.rule.rfind("fulke.prop.", 0) == 0) out += r.rule.substr(11) + " ";
        }
        return out;
    };
    CHECK(held("eR2@c13 eR4@c12 eR6@e13", "c12,c13,e13", "c12-d13") == "arithmetical ");
    CHECK(held("eR2@c13 eR4@c12 eR8@e13", "c12,c13,e13", "c12-d13") == "geometrical ");
    CHECK(held("eR3*@c13 eR4@c12 eR6@e13", "c12,c13,e13", "c12-d13") == "musical ");
    CHECK(held("eR3*@c13 eR4@c12 eR6@e13 eT9@f13", "c12,c13,e13,f13", "c12-d13") ==
          "arithmetical geometrical musical ");
}

TEST_CASE("fulke.victory.bodies: he which first taketh so many men") {
    const Chosen four = {{"victory", "bodies"}, {"victory_men", "4"}};
    Match m = at("even eT9@f10 oR9@d8 won:even=R3,R5,R7", four);
    CHECK_FALSE(m.outcome().over);
    REQUIRE(m.play("f10-f8 xd8@a1"));
    CHECK(m.outcome().over);
    CHECK(m.outcome().rule == "fulke.victory.bodies");
    CHECK(m.outcome().score[0] == doctest::Approx(1));
    // "The king standeth for so many men as he hath steppes."
    Match king = at("even eR8@b8 eS45@d6 eR2@d10 eT20@f10 oK190@d8", four);
    REQUIRE(king.play("f10-f8 xd8(king)"));
    CHECK(king.outcome().rule == "fulke.victory.bodies");
    // Without the agreement it is nothing, and a record that tells of it is refused.
    Match proper = at("even eT9@f10 oR9@d8 oR3@h16");
    REQUIRE(proper.play("f10-f8 xd8@a1"));
    CHECK_FALSE(proper.outcome().over);
    CHECK_FALSE(proper.game().read_position("even eT9@f10 oR9@d8 won:even=R3"));
}

TEST_CASE("fulke.victory.goods: men amounting to a number") {
    const Chosen hundred = {{"victory", "goods"}};
    CHECK(at("odd eR4@c4 oR7@h16 won:even=R49,R25,T30", hundred).outcome().rule == "fulke.victory.goods");
    CHECK_FALSE(at("odd eR4@c4 oR7@h16 won:even=R49,R25,R9,R9", hundred).outcome().over);
    CHECK_FALSE(at("odd eR4@c4 oR7@h16 won:even=R49,R25,T30", {{"victory", "goods"}, {"victory_number", "200"}})
                    .outcome()
                    .over);
    // Another's spoils do not help, and a man once won stays counted.
    CHECK_FALSE(at("odd eR4@c4 oR7@h16 won:even=R49,R25;odd=T42", hundred).outcome().over);
}

TEST_CASE("fulke.victory.quarrel: a number in so many characters, the men not regarded") {
    const Chosen seven = {{"victory", "quarrel"}, {"victory_number", "200"}, {"victory_chars", "7"}};
    CHECK(at("odd eR36@c4 oR81@c13 won:even=R2,R8,R25,S225", seven).outcome().rule == "fulke.victory.quarrel");
    CHECK_FALSE(at("odd eR36@c4 oR81@c13 won:even=S225,T100", seven).outcome().over);  // 6 characters
    CHECK(at("odd eR36@c4 oR81@c13 won:even=S225,T100,R3", seven).outcome().over);     // 7
    CHECK(at("odd eR36@c4 oR81@c13 won:even=S225,T100,R3,R5", seven).outcome().over);  // some of them
}

TEST_CASE("fulke.victory.honour: a number in so many men, and not upon one man") {
    const Chosen three = {{"victory", "honour"}, {"victory_men", "3"}};
    CHECK(at("odd eR36@c4 oR81@c13 won:odd=R64,R36,R2", three).outcome().rule == "fulke.victory.honour");
    CHECK_FALSE(at("odd eR36@c4 oR81@c13 won:odd=R64,R36", three).outcome().over);
    CHECK_FALSE(at("odd eR36@c4 oR81@c13 won:odd=S169,R2,R4", three).outcome().over);
    // "so that there be not .100. upon one man": nor just so many.
    CHECK_FALSE(at("odd eR36@c4 oR81@c13 won:even=T100,R3,R5", three).outcome().over);
}

TEST_CASE("fulke.victory.honour-quarrel: the number, the men and the characters") {
    const Chosen both = {{"victory", "honour-quarrel"}, {"victory_men", "3"}, {"victory_chars", "5"}};
    CHECK(at("odd eR36@c4 oR81@c13 won:odd=R64,R36,R2", both).outcome().rule == "fulke.victory.honour-quarrel");
    CHECK_FALSE(at("odd eR36@c4 oR81@c13 won:odd=R64,R36,R16", both).outcome().over);  // 6 characters
    CHECK_FALSE(at("odd eR36@c4 oR81@c13 won:odd=S169,R2,R4", both).outcome().over);   // upon one man
    CHECK_FALSE(at("odd eR36@c4 oR81@c13 won:even=T100,R3,R5", both).outcome().over);
}

TEST_CASE(
    "fulke.victory.standards: 174 odd men or 130 even ones to a standard, counted when a king is taken or at a time") {
    using rithmomachia::standards_won;
    CHECK(standards_won(0, 348) == 2);
    CHECK(standards_won(0, 522) == 3);
    CHECK(standards_won(1, 260) == 2);
    CHECK(standards_won(1, 390) == 3);
    CHECK(standards_won(0, 347) == 1);
    const Chosen agreed = {{"victory", "standards"}};
    CHECK_FALSE(at("odd eR4@c4 oR7@h16 oK190@a16 won:even=S361,S225", agreed).outcome().over);
    Match m = at("even eR8@b8 eS45@d6 eR2@d10 eT20@f10 oK190@d8 won:odd=S289", agreed);
    REQUIRE(m.play("f10-f8 xd8(king)"));
    CHECK(m.outcome().rule == "fulke.victory.standards");
    CHECK(m.outcome().score[1] == doctest::Approx(1));  // 289 is two standards, 190 one
    Match timed = at("even eR2@a1 oR3@h16 won:even=S361", {{"victory", "standards"}, {"victory_turns", "2"}});
    REQUIRE(timed.play("a1-b2"));
    CHECK_FALSE(timed.outcome().over);
    REQUIRE(timed.play("h16-g15"));
    CHECK(timed.outcome().score[0] == doctest::Approx(1));
    CHECK(at("even eR2@a1 oR3@h16 turns:9", {{"victory", "standards"}, {"victory_turns", "9"}}).outcome().score[0] ==
          doctest::Approx(0.5));
}

TEST_CASE("fulke.victory.any-kind: the common victories are agreed on besides the proper one") {
    const Chosen goods = {{"victory", "goods"}, {"victory_number", "1000"}};
    Match m = at("even eR2@c13 eR4@c12 eT6@e13 oT12@d15 taken:odd named:even=c12,c13,e13 won:even=R3", goods);
    REQUIRE(m.play("c12-d13"));
    CHECK(m.outcome().rule == "fulke.1.triumph.great");
}
