// The first kind of playing, passage by passage: each test is named by the rule it would fail without.
// Long: one test for each passage of the first kind.

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "core/match/match.hpp"
#include "core/rithmomachia/rules/pieces.hpp"
#include "tests/unit/files.hpp"
#include "tests/unit/rithmomachia/support.hpp"

using namespace ludus;
using namespace ludus::rithmomachia_tests;

TEST_CASE("fulke.def: a king taken and a triumph celebrated in his camp end the game, neither alone") {
    const char* triumph_only = "odd eR2@c13 eR4@d13 eR6@e13 oK190@a16";
    const char* king_only = "odd eR2@c12 eR4@d13 eR6@e13 oT12@a16 taken:odd";
    const char* both = "odd eR2@c13 eR4@d13 eR6@e13 oT12@a16 taken:odd";
    CHECK_FALSE(at(triumph_only, {{"proclaim", "free"}}).outcome().over);
    CHECK_FALSE(at(king_only, {{"proclaim", "free"}}).outcome().over);
    CHECK(at(both, {{"proclaim", "free"}}).outcome().over);
    // His own king taken is not the adversary's.
    const char* other_king = "odd eR2@c13 eR4@d13 eR6@e13 oK190@a16 taken:even";
    CHECK_FALSE(at(other_king, {{"proclaim", "free"}}).outcome().over);
}

TEST_CASE("fulke.1.board: 128 squares, 8 in breadth and 16 in length, in two diverse colours") {
    const Board board = opening().game().board();
    int light = 0, dark = 0;
    std::set<std::pair<int, int>> places;
    for (const Spot& spot : board.spots) {
        if (spot.kind != SpotKind::point) continue;
        light += spot.tone == Tone::light;
        dark += spot.tone == Tone::dark;
        CHECK(spot.column >= 0);
        CHECK(spot.column < 8);
        CHECK(spot.row >= 0);
        CHECK(spot.row < 16);
        places.insert({spot.column, spot.row});
    }
    CHECK(light == 64);
    CHECK(dark == 64);
    CHECK(places.size() == 128);
    const Spot& a1 = board.spots[static_cast<std::size_t>(board.find("a1"))];
    CHECK(a1.tone == Tone::dark);
    CHECK(a1.row == 15);
    CHECK(board.find("h16") >= 0);
    CHECK(board.find("a17") < 0);
    CHECK(board.spots[static_cast<std::size_t>(board.find("done"))].label == "End turn");
}

TEST_CASE("fulke.men: forty-eight, found by his rules of generation") {
    const auto numbers = [](int army, rithmomachia::Form form, int order) {
        std::vector<int> out;
        for (const auto& m : rithmomachia::roll) {
            if (m.born == army && m.order == order &&
                (m.form == form || (m.form == rithmomachia::Form::king && form == rithmomachia::Form::square))) {
                out.push_back(m.number);
            }
        }
        return out;
    };
    using rithmomachia::even, rithmomachia::odd, rithmomachia::Form;
    using V = std::vector<int>;
    CHECK(numbers(even, Form::round, 1) == V{2, 4, 6, 8});
    CHECK(numbers(odd, Form::round, 1) == V{3, 5, 7, 9});
    CHECK(numbers(even, Form::round, 2) == V{4, 16, 36, 64});
    CHECK(numbers(odd, Form::round, 2) == V{9, 25, 49, 81});
    CHECK(numbers(even, Form::triangle, 1) == V{6, 20, 42, 72});
    CHECK(numbers(odd, Form::triangle, 1) == V{12, 30, 56, 90});
    CHECK(numbers(even, Form::triangle, 2) == V{9, 25, 49, 81});
    CHECK(numbers(odd, Form::triangle, 2) == V{16, 36, 64, 100});
    CHECK(numbers(even, Form::square, 1) == V{15, 45, 91, 153});
    CHECK(numbers(odd, Form::square, 1) == V{28, 66, 120, 190});
    CHECK(numbers(even, Form::square, 2) == V{25, 81, 169, 289});
    CHECK(numbers(odd, Form::square, 2) == V{49, 121, 225, 361});
    // The kings stand on two squares, two triangles and rounds; the even one is pointed.
    const auto faces = opening().game().faces(opening().position());
    CHECK(faces.size() == 48);
    for (const Face& face : faces) {
        CHECK(face.underlined == (face.text == "6" || face.text == "9"));
        if (face.shape != Shape::pyramid) continue;
        V tiers;
        for (const Tier& tier : face.tiers) tiers.push_back(tier.value);
        CHECK(tiers == (face.owner == 0 ? V{36, 25, 16, 9, 4, 1} : V{64, 49, 36, 25, 16}));
        CHECK(face.tiers.front().shape == Shape::square);
        CHECK(face.tiers.back().shape == Shape::round);
        CHECK(face.tiers[2].shape == Shape::triangle);
    }
}

TEST_CASE("fulke.1.array: as the drawing sets them, 36 before 30, a void rank behind") {
    const std::string standing = written(opening());
    for (const char* man :
         {"eS25@a2", "eS81@b2", "eS169@g2", "eS289@h2", "eK91@g3", "eT72@g4", "eR2@c5", "eR8@f5", "oR9@c12", "oR3@f12",
          "oT12@g13", "oT16@h13", "oK190@a14", "oT36@e14", "oT30@f14", "oS361@a15", "oS49@h15"}) {
        CHECK_MESSAGE(standing.find(std::string(" ") + man) != std::string::npos, man);
    }
    CHECK(standing.find("@a1 ") == std::string::npos);
    CHECK(written(opening({{"array", "four-symmetric"}})).find("oT30@e14 oT36@f14") != std::string::npos);
    CHECK(written(opening({{"back", "0"}})).find("eS25@a1") != std::string::npos);
    CHECK(written(opening({{"back", "2"}})).find("oS361@a14") != std::string::npos);
}

TEST_CASE("fulke.1.turn: turns alternate, one draught to a turn") {
    Match m = opening();
    CHECK(m.to_move() == 1);
    REQUIRE(m.play("h13-h11"));
    CHECK(m.to_move() == 0);
    CHECK_FALSE(m.play("h11-h9"));
    REQUIRE(m.play("d5-c6"));
    CHECK(m.to_move() == 1);
    // What is open may be left, and that ends the turn.
    Match open = at("even eT9@f10 oR9@d8");
    REQUIRE(open.play("f10-f8"));
    CHECK(open.to_move() == 0);
    CHECK(cites(open, "done", "fulke.1.turn"));
    REQUIRE(open.play("done"));
    CHECK(open.to_move() == 1);
    CHECK(written(open).find("oR9@d8") != std::string::npos);
}

TEST_CASE("fulke.1.first: the odds begin, or the evens, or the lot") {
    CHECK(opening().to_move() == 1);
    CHECK(opening({{"first", "even"}}).to_move() == 0);
    Match lots = opening({{"first", "lot"}});
    CHECK(lots.to_move() == chance);
    CHECK(legal(lots) == Words{"lot-even", "lot-odd"});
    CHECK(lots.game().odds(lots.position(), lots.moves().front()) == doctest::Approx(0.5));
    CHECK(cites(lots, "lot-even", "fulke.1.first"));
    REQUIRE(lots.play("lot-even"));
    CHECK(lots.to_move() == 0);
}

TEST_CASE("fulke.1.move.round: from A to B, C, D or E") {
    Match m = at("odd oR9@d8");
    CHECK(legal(m) == Words{"d8-c7", "d8-c9", "d8-e7", "d8-e9"});
    CHECK(line(m, "d8-c9", "fulke.1.move.round") == "round: 1 square diagonally");
}

TEST_CASE("fulke.1.move.triangle: from A to F, G, H or I") {
    Match m = at("odd oT12@d8");
    CHECK(draughts(m) == Words{"d8-b8", "d8-d10", "d8-d6", "d8-f8"});
    CHECK(line(m, "d8-d10", "fulke.1.move.triangle") == "triangle: 2 squares straight");
}

TEST_CASE("fulke.1.move.square: from A to L, N, P or R, backward too") {
    Match m = at("odd oS28@d8");
    CHECK(draughts(m) == Words{"d8-a8", "d8-d11", "d8-d5", "d8-g8"});
    CHECK(line(m, "d8-d11", "fulke.1.move.square") == "square: 3 squares straight");
}

TEST_CASE("fulke.1.move.king: like the queen at the chess, not above four spaces, and not over men") {
    Match m = at("odd oK190@d8");
    CHECK(legal(m).size() == 24);
    CHECK(legal(m).count("d8-d11") == 1);
    CHECK(legal(m).count("d8-d12") == 0);
    CHECK(legal(m).count("d8-g5") == 1);
    CHECK(cites(m, "d8-g5", "fulke.1.move.king"));
    Match shut = at("odd oK190@d8 oR3@d9");
    CHECK(legal(shut).count("d8-d10") == 0);
    CHECK(legal(at("odd oK190@d8 oR3@d9", {{"king_leap", "true"}})).count("d8-d10") == 1);
}

TEST_CASE("fulke.1.fly: triangles the knight's draught, squares past four spaces, over men") {
    Match triangle = at("odd oT12@d8 oR3@d9 oR5@e8 oR7@d7 oR9@c8");
    CHECK(flights(triangle, "d8") == Words{"d8~b7", "d8~b9", "d8~c10", "d8~c6", "d8~e10", "d8~e6", "d8~f7", "d8~f9"});
    CHECK(line(triangle, "d8~f7", "fulke.1.fly") == "triangle’s flying move: two squares and one to the side");
    Match square = at("odd oS28@d5");
    CHECK(flights(square, "d5") == Words{"d5~a4", "d5~a6", "d5~c2", "d5~c8", "d5~e2", "d5~e8", "d5~g4", "d5~g6"});
    CHECK(flights(at("odd oR9@d8"), "d8").empty());
    CHECK(flights(at("odd oK190@d8"), "d8").empty());
    // A king who may fly keeps his ordinary draughts and has both flights, while he has the draughts they go with.
    CHECK(flights(at("odd oK190@d8", {{"king_fly", "true"}}), "d8").size() == 16);
    CHECK(flights(at("odd oK190[49.36.25.16]@d8", {{"king_fly", "true"}}), "d8").size() == 8);
    // "with theyr flying draughte they can take no man"
    Match m = at("even eT9@e10 oR9@d8");
    REQUIRE(m.play("e10~f8"));
    CHECK(m.to_move() == 1);
}

TEST_CASE("fulke.1.leap: triangles and squares leap over men, and see over them") {
    Match m = at("odd oT12@d8 eR2@d9 oS28@a5 oR3@b5 eR4@c5");
    CHECK(legal(m).count("d8-d10") == 1);
    CHECK(line(m, "d8-d10", "fulke.1.leap") == "over d9");
    CHECK(line(m, "a5-d5", "fulke.1.leap") == "over b5 and c5");
    Match no_leap = at("odd oT12@d8 eR2@d9 oS28@a5 oR3@b5 eR4@c5", {{"leap", "false"}});
    CHECK(legal(no_leap).count("d8-d10") == 0);
    CHECK(legal(no_leap).count("a5-d5") == 0);
    CHECK(legal(no_leap).count("d8~e10") == 1);
    // 30 in H minus 28 in P captures 2 in A: the square sees over the triangle.
    Match taking = at("odd oT30@d6 oS28@g5 eR2@d8");
    REQUIRE(taking.play("g5-d5"));
    CHECK(legal(taking).count("xd8@a16") == 1);
    Match none = at("odd oT30@d6 oS28@g5 eR2@d8", {{"leap", "false"}});
    REQUIRE(none.play("g5-d5"));
    CHECK(none.to_move() == 0);
}

TEST_CASE("fulke.1.take.after: the man set down last must be of the takers, and stays") {
    Match m = at("even eT9@f10 oR9@d8 eR2@a1");
    REQUIRE(m.play("f10-f8"));
    CHECK(cites(m, "xd8@c1", "fulke.1.take.after"));
    REQUIRE(m.play("xd8@c1"));
    CHECK(written(m) == "odd eR2@a1 eR9*@c1 eT9@f8");
    // Another man's motion opens nothing to him.
    Match other = at("even eT9@f8 oR9@d8 eR2@b2");
    REQUIRE(other.play("b2-a1"));
    CHECK(other.to_move() == 1);
}

TEST_CASE("fulke.1.take.before: found so before, one of them whether the player list goes into his place") {
    Match m = at("even eR6@c9 eT6@f8 oT12@d8");
    CHECK(legal(m).count("c9xd8@a1") == 1);
    CHECK(legal(m).count("f8xd8@a1") == 1);
    CHECK(cites(m, "c9xd8@a1", "fulke.1.take.before"));
    REQUIRE(m.play("c9xd8@a1"));
    CHECK(written(m) == "odd eT12*@a1 eR6@d8 eT6@f8");
    // Entering is the draught: what it opens may be taken too, or not, as agreed.
    const char* chain = "even eT9@f8 oR9@d8 eT20@e3 oT12@d10 eR2@e11 eT6@d12";
    Match chained = at(chain);
    REQUIRE(chained.play("f8xd8@a1"));
    CHECK(chained.to_move() == 1);  // 9 opens nothing in d8
    const char* opens = "even eT9@f8 oR9@d8 oT16@d10 eR2@a1";
    Match quiet = at(opens);
    REQUIRE(quiet.play("f8xd8@b1"));
    CHECK(quiet.to_move() == 1);
    const char* second = "even eT6@f8 eR6@c9 oT12@d8 oT36@d10 eT42@d12";
    Match both = at(second);
    REQUIRE(both.play("f8xd8@a1"));
    CHECK(cites(both, "xd10@b1", "fulke.1.take.subtraction"));  // 42 − 6 = 36
    Match once = at(second, {{"chain_after_take", "false"}});
    REQUIRE(once.play("f8xd8@a1"));
    CHECK(once.to_move() == 1);
}

TEST_CASE("fulke.1.take.several: any of those open as he is set down, no more, or but one") {
    const char* setup = "even eT9@f10 oR9@d8 oR9@h8 eR2@a1";
    Match m = at(setup);
    REQUIRE(m.play("f10-f8 xd8@b1"));
    CHECK(cites(m, "xh8@c1", "fulke.1.take.several"));
    CHECK(legal(m).count("done") == 1);
    REQUIRE(m.play("xh8@c1"));
    CHECK(m.to_move() == 1);
    Match one = at(setup, {{"several", "one"}});
    REQUIRE(one.play("f10-f8 xd8@b1"));
    CHECK(one.to_move() == 1);
    // Judged as set down: 9 times the 9 just won is 81, but not in this turn.
    Match later = at("even eT9@d6 oR9@b4 oR81@d2 oR3@h16");
    REQUIRE(later.play("d6-d4 xb4@c1"));
    CHECK(later.to_move() == 1);
    REQUIRE(later.play("h16-g15"));
    CHECK(line(later, "c1xd2@a1", "fulke.1.take.multiplication") == "9 × 9 = 81");
}

TEST_CASE("fulke.1.take.equality: 9 the triangle takes 9 the round, a man like a man") {
    Match m = at("even eT9@f10 oR9@d8");
    REQUIRE(m.play("f10-f8"));
    CHECK(line(m, "xd8@a1", "fulke.1.take.equality") == "9 = 9");
    Match unlike = at("even eT6@f10 oR9@d8");
    REQUIRE(unlike.play("f10-f8"));
    CHECK(unlike.to_move() == 1);
}

TEST_CASE("fulke.1.take.oblivion: four adversaries, cornerwise or one on each straight way") {
    Match round = at("even eS15@e7 eR8@c7 eT20@e9 eR2@b10 oR3@d8");
    REQUIRE(round.play("b10-c9"));
    CHECK(line(round, "xd8@a1", "fulke.1.take.oblivion") == "shut in by four: c7 e7 c9 e9");
    // A man who walks into a siege is not taken, nor before a draught.
    Match walked = at("even eS15@e7 eR8@c7 eT20@e9 eR2@c9 oR3@d8");
    CHECK(takings(walked).empty());
    // A fellow of his does not help.
    Match fellow = at("even eS15@e7 oR5@c7 eT20@e9 eR2@b10 oR3@d8");
    REQUIRE(fellow.play("b10-c9"));
    CHECK(fellow.to_move() == 1);
    const char* straight = "even oS28@d8 eR2@d11 eT20@f10 eR64@g8 eS45@d5 eT25@a10";
    Match square = at(straight);
    REQUIRE(square.play("a10-a8"));
    CHECK(cites(square, "xd8@a1", "fulke.1.take.oblivion"));
    // siege_corner_any: four at the corners shut in a triangle, or rounds only.
    const char* corners = "even eS45@e7 eR8@c7 eT20@e9 eR2@b10 oT12@d8";
    Match any = at(corners);
    REQUIRE(any.play("b10-c9"));
    CHECK(cites(any, "xd8@a1", "fulke.1.take.oblivion"));
    Match rounds_only = at(corners, {{"siege_corner_any", "false"}});
    REQUIRE(rounds_only.play("b10-c9"));
    CHECK(rounds_only.to_move() == 1);
    // siege_edge: the table's edge stands for a besieger.
    const char* edge = "even oR3@a8 eR2@c10 eT20@b7";
    Match open = at(edge);
    REQUIRE(open.play("c10-b9"));
    CHECK(open.to_move() == 1);
    Match at_edge = at(edge, {{"siege_edge", "true"}});
    REQUIRE(at_edge.play("c10-b9"));
    CHECK(line(at_edge, "xa8@a1", "fulke.1.take.oblivion") == "shut in by two: b7 b9");
    // siege=hindered: every lawful draught stopped. A leaping triangle is not stopped by nearer men.
    const char* nearer = "even oT90@d8 eR2@d9 eT20@f10 eS45@d7 eR8@b8";
    Match pattern = at(nearer);
    REQUIRE(pattern.play("f10-f8"));
    CHECK(cites(pattern, "xd8@a1", "fulke.1.take.oblivion"));
    Match hindered = at(nearer, {{"siege", "hindered"}});
    REQUIRE(hindered.play("f10-f8"));
    CHECK(hindered.to_move() == 1);
    Match stopped = at(nearer, {{"siege", "hindered"}, {"leap", "false"}});
    REQUIRE(stopped.play("f10-f8"));
    CHECK(cites(stopped, "xd8@a1", "fulke.1.take.oblivion"));
}

TEST_CASE("fulke.1.take.addition: 12 by 6 and 6, 169 by 120 and 49") {
    Match m = at("even eR6@b10 eT6@f8 oT12@d8");
    REQUIRE(m.play("b10-c9"));
    CHECK(line(m, "xd8@a1", "fulke.1.take.addition") == "6 + 6 = 12");
    Match odd = at("odd oS120@d5 oS49@g11 eS169@d8");
    REQUIRE(odd.play("g11-d11"));
    CHECK(line(odd, "xd8@a16", "fulke.1.take.addition") == "49 + 120 = 169");
    // Both must see him.
    Match blind = at("even eR6@b10 eT6@f9 oT12@d8");
    REQUIRE(blind.play("b10-c9"));
    CHECK(blind.to_move() == 1);
}

TEST_CASE("fulke.1.take.subtraction: 7 by 9 and 2, 2 by 30 and 28") {
    Match m = at("even eR2@b10 eT9@f8 oR7@d8");
    REQUIRE(m.play("b10-c9"));
    CHECK(line(m, "xd8@a1", "fulke.1.take.subtraction") == "9 − 2 = 7");
    Match odd = at("odd oT30@f6 oS28@d5 eR2@d8");
    REQUIRE(odd.play("f6-d6"));
    CHECK(line(odd, "xd8@a16", "fulke.1.take.subtraction") == "30 − 28 = 2");
}

TEST_CASE("fulke.1.take.multiplication: 15 by 3 and 5, 12 by 2 and 6") {
    Match m = at("odd oR3@f6 oR5@e9 eS15@d8");
    REQUIRE(m.play("f6-e7"));
    CHECK(line(m, "xd8@a16", "fulke.1.take.multiplication") == "3 × 5 = 15");
    Match even = at("even eR2@c9 eT6@b6 oT12@d8");
    REQUIRE(even.play("b6-b8"));
    CHECK(line(even, "xd8@a1", "fulke.1.take.multiplication") == "2 × 6 = 12");
}

TEST_CASE("fulke.1.take.division: 5 by 20 and 4, 6 by 30 and 5") {
    Match m = at("even eR4@f6 eT20@d10 oR5@d8");
    REQUIRE(m.play("f6-e7"));
    CHECK(line(m, "xd8@a1", "fulke.1.take.division") == "20 ÷ 4 = 5");
    Match odd = at("odd oR5@b10 oT30@d10 eR6@d8");
    REQUIRE(odd.play("b10-c9"));
    CHECK(line(odd, "xd8@a16", "fulke.1.take.division") == "30 ÷ 5 = 6");
}

TEST_CASE("fulke.1.take.proportion: where the players agree, men set as a triumph is set") {
    const char* setup = "even eT20@c9 eR4@f6 oT12@d8";
    Match off = at(setup);
    REQUIRE(off.play("f6-e7"));
    CHECK(off.to_move() == 1);
    const Chosen agreed = {{"proportion", "order"}};
    Match m = at(setup, agreed);
    REQUIRE(m.play("f6-e7"));
    CHECK(line(m, "xd8@a1", "fulke.1.take.proportion") == "4 12 20, arithmetical");
    // Out of order on the line; and not next to each other.
    Match disordered = at("even eT20@c9 oT12@e7 eR4@c7", agreed);
    REQUIRE(disordered.play("c7-d8"));
    CHECK(disordered.to_move() == 1);
    // Four set like a square, with two proportions: 2 4 6 9.
    Match four = at("even eR2@c7 eR4@c9 eT6@e11 oT9*@e7", agreed);
    REQUIRE(four.play("e11-e9"));
    CHECK(line(four, "xe7@a1", "fulke.1.take.proportion") == "2 4 6 9, arithmetical and geometrical");
    // Found so before: a taker who sees him goes into his place.
    Match before = at("even eR6@c9 eR2@e7 oR4*@d8", agreed);
    CHECK(cites(before, "c9xd8@a1", "fulke.1.take.proportion"));
    // A king's side numbers are taken so, 49 25 1; his whole number, 7 49 91, is not.
    CHECK(takings(at("odd oR49@b6 oR25@c7 eK91[9.4.1]@d8", agreed)) == Words{"c7xd8(1)"});
    CHECK(takings(at("odd oR7@b6 oR49@c7 eK91@d8", agreed)).empty());
}

TEST_CASE("fulke.1.king.take: whole by oblivion or by his whole number, never whole by equality") {
    Match sum = at("odd oR25@b10 oS66@d11 eK91@d8 oT12@a15");
    REQUIRE(sum.play("b10-c9"));
    CHECK(line(sum, "xd8(king)", "fulke.1.take.addition") == "25 + 66 = 91");
    CHECK(cites(sum, "xd8(king)", "fulke.1.king.take"));
    REQUIRE(sum.play("xd8(king)"));
    CHECK(written(sum).find("taken:even") != std::string::npos);
    CHECK(written(sum).find("K91") == std::string::npos);
    Match siege = at("even eR8@b8 eS45@d6 eR2@d10 eT20@f10 oK190@d8");
    REQUIRE(siege.play("f10-f8"));
    CHECK(cites(siege, "xd8(king)", "fulke.1.take.oblivion"));
    // The whole number counts only while he is entire; else as agreed.
    const char* lacking = "odd oR25@b10 oS66@d11 eK91[36.25.16.9.4]@d8";
    const auto whole_open = [&](const Chosen& chosen, const char* setup, const char* motion) {
        Match m = at(setup, chosen);
        REQUIRE(m.play(motion));
        return m.to_move() == 1 && legal(m).count("xd8(king)") == 1;
    };
    CHECK_FALSE(whole_open({}, lacking, "b10-c9"));
    CHECK(whole_open({{"king_whole_target", "nominal"}}, lacking, "b10-c9"));
    const char* ninety = "odd oR9@b10 oR81@e9 eK91[36.25.16.9.4]@d8";
    CHECK_FALSE(whole_open({}, ninety, "b10-c9"));
    CHECK(whole_open({{"king_whole_target", "sum"}}, ninety, "b10-c9"));
    // As a taker: 9 + 91 = 100 while he is entire.
    const auto takes_100 = [&](const Chosen& chosen, const std::string& king) {
        Match m = at("even oT100@d8 eT9@f8 eS45@d5 " + king + "@b9", chosen);
        REQUIRE(m.play("b9-c9"));
        return m.to_move() == 0 && legal(m).count("xd8@a1") == 1;
    };
    CHECK(takes_100({}, "eK91"));
    CHECK_FALSE(takes_100({}, "eK91[25.16.9.4.1]"));
    CHECK(takes_100({{"king_whole_taker", "nominal"}}, "eK91[25.16.9.4.1]"));
    CHECK(takes_100({{"king_whole_taker", "sum"}}, "eK91[25.16.9.4.1]"));  // 55 + 45
    // "They can not be taken by equalitie": not even where what is left of him makes a man's number.
    Match equal = at("odd oR25@b10 eK91[16.9]@d8", {{"king_whole_target", "sum"}});
    REQUIRE(equal.play("b10-c9"));
    CHECK(equal.to_move() == 0);
}

TEST_CASE("fulke.1.king.parts: any of his side numbers, one after another, till nothing is left") {
    Match m = at("odd oR25@b10 eK91@d8 oT36@f10");
    REQUIRE(m.play("b10-c9"));
    CHECK(cites(m, "xd8(25)", "fulke.1.king.parts"));
    REQUIRE(m.play("xd8(25)"));
    CHECK(written(m).find("eK91[36.16.9.4.1]@d8") != std::string::npos);
    // Several at once, after one motion.
    Match both = at("odd oR25@b10 eK91@d8 oT16@f8");
    REQUIRE(both.play("b10-c9"));
    CHECK(legal(both) == Words{"xd8(25)", "xd8(9)", "done"});  // 25 = 25; 25 − 16 = 9
    REQUIRE(both.play("xd8(9) xd8(25)"));
    CHECK(written(both).find("eK91[36.16.4.1]@d8") != std::string::npos);
    // Found before: the king still stands, so the taker stays, and that is the turn.
    Match before = at("odd oR25@c9 eK91@d8");
    REQUIRE(before.play("c9xd8(25)"));
    CHECK(written(before) == "even eK91[36.16.9.4.1]@d8 oR25@c9");
    // The last of him.
    Match last = at("odd oR25@b10 eK91[25]@d8");
    REQUIRE(last.play("b10-c9"));
    CHECK(cites(last, "xd8(king)", "fulke.1.king.parts"));
    REQUIRE(last.play("xd8(king)"));
    CHECK(written(last).find("taken:even") != std::string::npos);
    Match enters = at("odd oR25@c9 eK91[25]@d8");
    REQUIRE(enters.play("c9xd8(king)"));
    CHECK(written(enters).find("oR25@d8") != std::string::npos);
}

TEST_CASE(
    "fulke.1.king.lose: any of his square numbers gone, he cannot remove the square draught, and so of the rest") {
    CHECK(legal(at("even eK91[36.16.9.4.1]@d8")).size() == 16);
    CHECK(legal(at("even eK91[36.16.9.4.1]@d8", {{"king_lose", "all"}})).size() == 24);
    CHECK(legal(at("even eK91[16.9.4.1]@d8", {{"king_lose", "all"}})).size() == 16);
    CHECK(legal(at("even eK91[36.25.16.4.1]@d8")).count("d8-d10") == 0);
    CHECK(legal(at("even eK91[36.25.16.4.1]@d8")).count("d8-d11") == 1);
    CHECK(legal(at("even eK91[36.25.16.9.4]@d8")).count("d8-d9") == 0);
    // None left: he stands still.
    CHECK(legal(at("even eK91[36.16.4]@d8")) == Words{"pass"});
    // And sees as he moves: without the square draught he does not see the fourth place.
    Match m = at("odd oR25@b10 eK91@d8");
    REQUIRE(m.play("b10-c9"));
    CHECK(line(m, "xd8(25)", "fulke.1.king.lose") == "no more moves of 3 squares");
}

TEST_CASE("fulke.1.prisoner: turned, set in the hindermost rank of his victor, and from thence he fights") {
    Match m = at("even eT9@f10 oR9@d8 eR2@c1");
    REQUIRE(m.play("f10-f8"));
    CHECK(takings(m) == Words{"xd8@a1", "xd8@b1", "xd8@d1", "xd8@e1", "xd8@f1", "xd8@g1", "xd8@h1"});
    CHECK(line(m, "xd8@h1", "fulke.1.prisoner") == "returns on h1 as White’s piece");
    REQUIRE(m.play("xd8@h1 pass"));
    CHECK(legal(m).count("h1-g2") == 1);
    // Where the rank is full, the next.
    Match full = at("even eT9@f10 oR9@d8 eR2@a1 eR4@b1 eR4@c1 eR6@d1 eR8@e1 eR16@f1 eR36@g1 eR64@h1");
    REQUIRE(full.play("f10-f8"));
    CHECK(takings(full).count("xd8@a2") == 1);
    CHECK(takings(full).size() == 8);
    // Taken again, he turns again.
    Match back = at("odd oR9@b10 eR9*@d8");
    REQUIRE(back.play("b10-c9 xd8@d16"));
    CHECK(written(back) == "even oR9@c9 oR9@d16");
}

TEST_CASE("fulke.1.pass: only where no draught is possible") {
    Match m = at("even eR2@a1 oR3@b2 oT12@a5");
    CHECK(legal(m) == Words{"pass"});
    CHECK(cites(m, "pass", "fulke.1.pass"));
    REQUIRE(m.play("pass"));
    CHECK(m.to_move() == 1);
    CHECK(legal(opening()).count("pass") == 0);
}

TEST_CASE("fulke.1.end: quiet turns, an impossible triumph, a position standing a third time") {
    const Chosen short_quiet = {{"quiet", "2"}};
    Match m = at("even eR2@a1 oR3@h16 oT12@g13 eT6@c3", short_quiet);
    REQUIRE(m.play("a1-b2 h16-g15"));
    CHECK(m.outcome().over);
    CHECK(m.outcome().rule == "fulke.1.end");
    CHECK(m.outcome().score[0] == doctest::Approx(0.5));
    // Who has taken the king has the lesser victory.
    Match lesser = at("even eR2@a1 eR4@c1 eR6@e1 oR3@h16 taken:odd", short_quiet);
    REQUIRE(lesser.play("a1-b2 h16-g15"));
    CHECK(lesser.outcome().over);
    CHECK(lesser.outcome().score[0] == doctest::Approx(1));
    CHECK(lesser.outcome().text.find("lesser victory") != std::string::npos);
    // A man newly in the adversary's camp, or a taking, breaks the quiet.
    Match entering = at("even eR2@a11 oR3@h16 eT6@c3", short_quiet);
    REQUIRE(entering.play("a11-b12 h16-g15"));
    CHECK_FALSE(entering.outcome().over);
    // Takings open and left do not.
    Match left = at("even eT9@f10 oR9@d8 oR3@h16", short_quiet);
    REQUIRE(left.play("f10-f8 done h16-g15"));
    CHECK(left.outcome().over);
    Match taken = at("even eT9@f10 oR9@d8 oR3@h16", short_quiet);
    REQUIRE(taken.play("f10-f8 xd8@a1 h16-g15"));
    CHECK_FALSE(taken.outcome().over);
    // No proportion left among all the men: at once, once a king is taken.
    CHECK(at("even eR2@a1 eT20@c3 eS45@d5 taken:odd").outcome().over);
    CHECK_FALSE(at("even eR2@a1 eT20@c3 eS45@d5").outcome().over);
    // A third standing.
    Match third = at("even eR2@a1 oR3@h16 oT12@g13 eT6@c3");
    REQUIRE(third.play("a1-b2 h16-g15 b2-a1 g15-h16 a1-b2 h16-g15 b2-a1 g15-h16"));
    CHECK(third.outcome().over);
    CHECK(third.outcome().rule == "fulke.1.end");
    CHECK(third.outcome().score[1] == doctest::Approx(0.5));
}

/// The titles of the tests of this family, as its files stand.
static std::string titles_of_tests() {
    std::string titles;
    for (const auto& path : tests::files(LUDUS_TESTS "/unit/rithmomachia", ".cpp")) {
        const std::string file = tests::file_text(path);
        for (std::size_t at = file.find("\nTEST_CASE("); at != std::string::npos;
             at = file.find("\nTEST_CASE(", at + 1)) {
            const std::size_t open = file.find('"', at), close = file.find("\") {", open);
            titles += file.substr(open, close - open) + "\n";
        }
    }
    return titles;
}

TEST_CASE("fulke-1: every passage of the card is named by a test") {
    const std::string titles = titles_of_tests();
    for (const std::string& rule : opening().game().card().rules) {
        const bool named = titles.find(rule + ":") != std::string::npos || titles.find(rule + ",") != std::string::npos;
        CHECK_MESSAGE(named, rule);
    }
}

TEST_CASE("fulke-1: what two options say together") {
    // Entering opens as many takings as are agreed on.
    const char* setup = "even eT6@f8 eR6@c9 oT12@d8 oT36@d10 eT42@d12 oR3@h16";
    Match m = at(setup, {{"several", "one"}});
    REQUIRE(m.play("f8xd8@a1"));
    CHECK(m.to_move() == 0);
    REQUIRE(m.play("xd10@b1"));
    CHECK(m.to_move() == 1);
}
