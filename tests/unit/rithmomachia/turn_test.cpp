// How a turn goes by each clause a kind may choose: takings before and after a draught, hands and drops, triumphs that
// need no king. Each on an agreement made for the purpose, whatever the kinds of the catalogue choose.
// Long: one test for each clause of a turn.

#include <random>
#include <set>

#include "tests/unit/battery.hpp"
#include "tests/unit/rithmomachia/made.hpp"

using namespace ludus;
using namespace ludus::rithmomachia_tests;
namespace rm = ludus::rithmomachia;

// ---- takings before a draught ----

TEST_CASE("turn: where no taking is made before a draught, what is seen before is left") {
    rm::EngineOptions a = options_of_engine();
    const std::string setup = "even eR16@d8 oT16@d9";
    CHECK(takings(set_up(a, setup)).size() == 8);  // the standard: entering, with eight places for the prisoner
    a.variant.turn.before = rm::Before::none;
    CHECK(takings(set_up(a, setup)).empty());
}

TEST_CASE("turn: a taking before a draught may be the whole turn, and nobody moves") {
    rm::EngineOptions a = options_of_engine();
    a.variant.turn.before = rm::Before::stay;
    Match m = set_up(a, "even eR16@d8 oT16@d9 oT64@h16");
    CHECK(takings(m) == Words{"*xd9@a1", "*xd9@b1", "*xd9@c1", "*xd9@d1", "*xd9@e1", "*xd9@f1", "*xd9@g1", "*xd9@h1"});
    CHECK(cites(m, "*xd9@c1", "made.take.before"));
    CHECK(line(m, "*xd9@c1", "made.take.equality") == "16 = 16");
    play(m, "*xd9@c1");
    CHECK(written(m) == "odd eT16*@c1 eR16@d8 oT64@h16");
    // Of a king a part is taken so, too, and he stands.
    m = set_up(a, "even eR16@d8 oK190@d9 oT64@h16");
    CHECK(takings(m) == Words{"*xd9(16)"});
    play(m, "*xd9(16)");
    CHECK(written(m) == "odd eR16@d8 oK190[64.49.36.25]@d9 oT64@h16");
}

TEST_CASE("turn: one man seizes as many as he may, and goes into the place of the last") {
    rm::EngineOptions a = options_of_engine();
    a.variant.turn.before = rm::Before::seize;
    a.variant.prisoners = rm::Prisoners::in_hand;
    // d8 takes d9 alone, and c9 with b8; b8 has none to follow c9.
    Match m = set_up(a, "even eR4@b8 eR16@d8 oT64@c9 oT16@d9");
    CHECK(takings(m) == Words{"d8xd9", "d8xd9+", "d8xc9", "d8xc9+", "b8xc9"});
    play(m, "d8xd9+");
    CHECK(m.to_move() == rm::even);
    CHECK_FALSE(m.game().at_turn_start(m.position()));
    CHECK(written(m) == "even eR4@b8 eR16@d8 oT64@c9 hand:even=T16* seizing:d8 was:oT16@d9");
    CHECK(legal(m) == Words{"d8xc9"});  // judged as he began, with b8 beside him; and he must go somewhere
    CHECK(m.game().threats(m.position()).size() == 1);
    CHECK(cites(m, "d8xc9", "made.take.several"));
    play(m, "d8xc9");
    CHECK(written(m) == "odd eR4@b8 eR16@c9 hand:even=T16*,T64*");
}

TEST_CASE("turn: after seizing and entering the same man takes what he sees from his new place") {
    rm::EngineOptions a = options_of_engine();
    a.variant.turn.before = rm::Before::seize;
    a.variant.prisoners = rm::Prisoners::in_hand;
    Match m = set_up(a, "even eR4@b8 eR16@d8 oT64@c9 oT16@d9 oK190@d10");
    play(m, "d8xc9+ d8xd9");
    CHECK(takings(m) == Words{"xd10(16)"});
    play(m, "xd10(16)");
    CHECK(written(m) == "odd eR4@b8 eR16@d9 oK190[64.49.36.25]@d10 hand:even=T16*,T64*");
    // A part of a king is seized like another, but he stands: it cannot be the last.
    m = set_up(a, "even eR16@d8 oK190@c9 oT16@d9");
    CHECK(takings(m) == Words{"d8xd9", "d8xc9(16)", "d8xc9(16)+"});
    play(m, "d8xc9(16)+");
    CHECK(legal(m) == Words{"d8xd9"});
    m.undo();
    play(m, "d8xc9(16)");
    CHECK(written(m) == "odd eR16@d8 oK190[64.49.36.25]@c9 oT16@d9");
}

TEST_CASE("turn: who takes from afar before a draught goes into the place from afar") {
    rm::EngineOptions a = options_of_engine();
    a.variant.prisoners = rm::Prisoners::removed;
    a.variant.taking.distance = rm::sum_bit(arithmetic::Sum::multiplication);
    // 4 x 3 void spaces = 12; no draught of a round reaches him.
    Match m = set_up(a, "even eR4@d5 oT12@d9 oT64@h16");
    CHECK(takings(m) == Words{"d5xd9"});
    play(m, "d5xd9");
    CHECK(written(m) == "odd eR4@d9 oT64@h16");
}

// ---- takings after a draught ----

TEST_CASE("turn: where any man may be the taker after a motion, another than the one moved is") {
    rm::EngineOptions a = options_of_engine();
    a.variant.turn.before = rm::Before::none;
    const std::string setup = "even eR2@a1 eR16@d8 oT16@d9";
    Match m = set_up(a, setup);
    play(m, "a1-a2");
    CHECK(m.to_move() == rm::odd);
    a.variant.turn.by_any = true;
    m = set_up(a, setup);
    play(m, "a1-a2");
    CHECK(m.to_move() == rm::even);
    CHECK(takings(m).size() == 8);
    CHECK(legal(m).count("done") == 1);
}

TEST_CASE("turn: takings that are owed are made, one after another, before the turn ends") {
    rm::EngineOptions a = options_of_engine();
    a.variant.turn.before = rm::Before::none;
    a.variant.turn.by_any = a.variant.turn.owed = true;
    a.variant.prisoners = rm::Prisoners::in_hand;
    Match m = set_up(a, "even eR16@d7 eR2@a1 oT16@d9 oT64@c9 eR4@b8");
    play(m, "d7-d8");
    CHECK(legal(m) == Words{"xd9", "xc9"});
    CHECK(cites(m, "xd9", "made.take.owed"));
    play(m, "xd9");
    CHECK(legal(m) == Words{"xc9"});
    play(m, "xc9");
    CHECK(m.to_move() == rm::odd);
}

TEST_CASE("turn: a flight takes by siege alone, or where that is not allowed nobody") {
    rm::EngineOptions a = options_of_engine();
    a.variant.siege.eight_ways = true;
    a.variant.forms[0].flight = rm::flies(rm::knights_draught);
    const std::string setup = "even eR2@c9 eR4@e9 eR6@c7 eR8@f5 oR3@d8";
    Match m = set_up(a, setup);
    play(m, "f5~e7");
    CHECK(line(m, "xd8@a1", "made.take.oblivion") == "shut in by four: c7 e7 c9 e9");
    a.variant.turn.flight_besieges = false;
    m = set_up(a, setup);
    play(m, "f5~e7");
    CHECK(m.to_move() == rm::odd);
    CHECK(refuses(a, "even eR2@c9 eR4@e9 eR6@c7 eR8@e7 oR3@d8 flew:e7"));
    // By draught it is taken all the same.
    m = set_up(a, "even eR2@c9 eR4@e9 eR6@c7 eR8@f6 oR3@d8");
    play(m, "f6-e7");
    CHECK(m.to_move() == rm::even);
}

TEST_CASE("turn: flights that are for sieges alone go against an adversary's draught, or out of a siege") {
    rm::EngineOptions a = options_of_engine();
    for (auto& form : a.variant.forms) form.flight = rm::flies(rm::knights_draught);
    const std::string setup = "even eR2@b2 oR3@d5";
    CHECK(flights(set_up(a, setup)) == Words{"b2~d1", "b2~d3", "b2~a4", "b2~c4"});
    a.variant.turn.flight_for_siege = true;
    // c4 is where the round d5 would draw.
    CHECK(flights(set_up(a, setup)) == Words{"b2~c4"});
    // A triangle is stopped on the way to the third space as well.
    CHECK(flights(set_up(a, "even eR2@b2 oT12@d5")) == Words{"b2~d3", "b2~c4"});
    // Who has no draught left flies where he will.
    CHECK(flights(set_up(a, "even eR2@a1 eR4@a2 eR6@b1 oR3@b2 oT12@h16"), "a1") == Words{"a1~b3", "a1~c2"});
}

// ---- prisoners ----

TEST_CASE("turn: a prisoner kept in hand is set on the hindermost rank in place of a draught, and takes") {
    rm::EngineOptions a = options_of_engine();
    a.variant.prisoners = rm::Prisoners::in_hand;
    a.variant.turn.before = rm::Before::none;
    Match m = set_up(a, "even eR16@d7 oT16@d9 oT36@c3 oR9@h9");
    play(m, "d7-d8");
    CHECK(takings(m) == Words{"xd9"});
    CHECK(line(m, "xd9", "made.prisoner") == "White’s piece now, kept beside the board");
    play(m, "xd9 h9-h10");
    CHECK(written(m) == "even oT36@c3 eR16@d8 oR9@h10 hand:even=T16*");
    CHECK(only(m, "@") ==
          Words{"eT16*@a1", "eT16*@b1", "eT16*@c1", "eT16*@d1", "eT16*@e1", "eT16*@f1", "eT16*@g1", "eT16*@h1"});
    CHECK(cites(m, "eT16*@c1", "made.prisoner.set"));
    play(m, "eT16*@h1");
    CHECK(written(m) == "odd eT16*@h1 oT36@c3 eR16@d8 oR9@h10");
    // Set down where he sees one he may take, he takes as after any motion.
    m = set_up(a, "even oT36@c2 eR2@a9 hand:even=R36");
    play(m, "eR36@c1");
    CHECK(line(m, "xc2", "made.take.equality") == "36 = 36");
    play(m, "xc2");
    CHECK(written(m) == "odd eR36@c1 eR2@a9 hand:even=T36*");
    CHECK(refuses(a, "even eR2@a9 hand:even=T36*,T36*"));  // there is but one
    // Of two men alike the second in the roll is taken: the hand is told as if it were the first.
    m = set_up(a, "odd oR3@a8 oR7@b10 eR4@a2 eR4@c9 hand:odd=R6*");
    play(m, "a8-b8 xc9");
    CHECK(written(m) == "even eR4@a2 oR3@b8 oR7@b10 hand:odd=R4*,R6*");
}

TEST_CASE("turn: of men alike in a hand one is offered, and none where the hindermost rank is full") {
    rm::EngineOptions a = options_of_engine();
    a.variant.prisoners = rm::Prisoners::in_hand;
    const std::string rank = "eR2@a1 eR4@b1 eR6@c1 eR8@d1 eR16@e1 eR36@f1 eR64@g1";
    Match m = set_up(a, "even " + rank + " oT12@h16 hand:even=R9*,R9*,R4;odd=R7");
    CHECK(only(m, "@") == Words{"eR9*@h1", "eR4@h1"});
    play(m, "eR9*@h1");
    CHECK(written(m) == "odd " + rank + " eR9*@h1 oT12@h16 hand:even=R4,R9*;odd=R7");
    CHECK(only(m, "@").size() == 7);  // the odd side's own man come back to it
    play(m, "oR7@a16");
    CHECK(only(m, "@").empty());
    CHECK(draughts(m).count("pass") == 0);
}

TEST_CASE("turn: a side with nobody to draw still sets a man from its hand, and does not pass") {
    rm::EngineOptions a = options_of_engine();
    a.variant.prisoners = rm::Prisoners::in_hand;
    CHECK(legal(set_up(a, "even oT12@h16 hand:even=R9*")).count("pass") == 0);
    CHECK(legal(set_up(a, "even oT12@h16")) == Words{"pass"});
}

TEST_CASE("turn: prisoners for a triumph come to the table after the adversary's king is taken, and fight nobody") {
    rm::EngineOptions a = options_of_engine();
    a.variant.prisoners = rm::Prisoners::for_triumph;
    for (auto& form : a.variant.forms) form.flight = rm::flies(rm::knights_draught);
    CHECK(only(set_up(a, "even eR2@a2 oK190@h16 hand:even=R9*"), "@").empty());
    Match m = set_up(a, "even eR2@a2 oR25@h14 oR3@h13 oR5@h12 oR7@h11 hand:even=R9* taken:odd");
    CHECK(only(m, "@").size() == 8);
    play(m, "eR9*@c1");
    CHECK(written(m) == "odd eR9*@c1 eR2@a2 oR7@h11 oR5@h12 oR3@h13 oR25@h14 taken:odd");
    // He draws, and does not fly; he takes nobody, alone or with another, before a draught or after.
    m = set_up(a, "even eR9*@d8 eR2@g8 oR9@d9 oR7@e9 oR3@h13 oR5@h14 taken:odd");
    CHECK(takings(m).empty());
    CHECK(flights(m, "d8").empty());
    CHECK(!flights(m, "g8").empty());
    play(m, "d8-e8");
    CHECK(m.to_move() == rm::odd);
    // He may be retaken, and is his own side's again.
    m = set_up(a, "odd eR9*@d8 oR9@d9 taken:odd,even eR2@a1 oT12@h16 oR3@h13 oR5@h14 oR7@h15");
    play(m, "d9xd8");
    CHECK(written(m) == "even eR2@a1 oR9@d8 oR3@h13 oR5@h14 oR7@h15 oT12@h16 hand:odd=R9 taken:even,odd");
    CHECK(only(set_up(a, "odd eR2@a1 oR9@d8 oR3@h13 oR5@h14 oR7@h15 oT12@h16 hand:odd=R9 taken:even,odd"), "oR9@")
              .size() == 7);
}

TEST_CASE("turn: prisoners may turn where they stand, or be taken away for good") {
    rm::EngineOptions a = options_of_engine();
    a.variant.turn.before = rm::Before::stay;
    a.variant.prisoners = rm::Prisoners::on_the_spot;
    const std::string setup = "even eR16@d7 oT16@d9 oT64@h16";
    Match m = set_up(a, setup);
    play(m, "d7-d8");
    CHECK(takings(m) == Words{"xd9"});
    CHECK(line(m, "xd9", "made.prisoner") == "White’s piece now, on the same square");
    play(m, "xd9");
    CHECK(written(m) == "odd eR16@d8 eT16*@d9 oT64@h16");
    a.variant.prisoners = rm::Prisoners::removed;
    m = set_up(a, setup);
    play(m, "d7-d8 xd9");
    CHECK(written(m) == "odd eR16@d8 oT64@h16");
    CHECK(refuses(a, "even eT16*@d9"));
}

TEST_CASE("turn: where men taken are removed, the game ends when neither army alone can triumph") {
    rm::EngineOptions a = options_of_engine();
    // 2 4 6 of both armies together: evens 2 4, odds 3 5.
    const std::string men = "even eR2@a1 eR4@a2 oR3@h16 oR5@h15 oK190@h12 taken:even";
    CHECK_FALSE(set_up(a, men).outcome().over);  // 3 4 5
    a.variant.prisoners = rm::Prisoners::removed;
    CHECK(set_up(a, men).outcome().rule == "made.end");
}

// ---- triumphs ----

TEST_CASE("triumph: one that needs neither king nor proclamation stands as soon as its men stand") {
    rm::EngineOptions a = options_of_engine();
    a.variant.triumph.king_first = false;
    a.variant.triumph.may_proclaim = a.variant.triumph.must_proclaim = false;
    a.variant.triumph.camp = 8;
    a.variant.triumph.names = {"no", "small", "excellent", "great"};
    Match m = set_up(a, "even eR2@c12 eR4@d12 eR6@e11 oK190@h16 eK91@a1");
    CHECK(legal(m).count("proclaim") == 0);
    CHECK(line(m, "e11-e12", "made.triumph.great") == "a small triumph: 2 4 6, arithmetical");
    play(m, "e11-e12");
    CHECK(m.outcome().rule == "made.triumph.great");
    CHECK(m.outcome().text == "White won with a small triumph: 2 4 6, arithmetical");
    CHECK(m.outcome().score[rm::even] == 1);
    // With the king first it is nothing.
    a.variant.triumph.king_first = true;
    m = set_up(a, "even eR2@c12 eR4@d12 eR6@e11 oK190@h16 eK91@a1");
    play(m, "e11-e12");
    CHECK_FALSE(m.outcome().over);
}

TEST_CASE("triumph: without a king first the game ends too when nobody can triumph any more") {
    rm::EngineOptions a = options_of_engine();
    a.variant.triumph.king_first = false;
    CHECK(set_up(a, "even eR2@a1 oR5@h16 eK91@b1 oK190@g16").outcome().rule == "made.end");
    a.variant.triumph.king_first = true;
    CHECK_FALSE(set_up(a, "even eR2@a1 oR5@h16 eK91@b1 oK190@g16").outcome().over);
    // A man in a hand may yet come to serve.
    a.variant.triumph.king_first = false;
    a.variant.prisoners = rm::Prisoners::in_hand;
    CHECK_FALSE(set_up(a, "even eR2@a1 oR5@h16 eK91@b1 oK190@g16 hand:even=R3*,R4,R6").outcome().over);
}

TEST_CASE("triumph: a prisoner may not come last to it, but a man of one's own may come after him") {
    rm::EngineOptions a = options_of_engine();
    a.variant.triumph.king_first = false;
    a.variant.triumph.may_proclaim = a.variant.triumph.must_proclaim = false;
    a.variant.triumph.captive_not_last = true;
    Match m = set_up(a, "even eR4@d12 eR5*@e12 eR3*@c11 eR2@a1 oK190@h16");
    CHECK(cites(m, "c11-c12", "made.triumph.captive"));
    play(m, "c11-c12");
    CHECK_FALSE(m.outcome().over);
    CHECK(written(m) == "odd eR2@a1 eR3*@c12 eR4@d12 eR5*@e12 oK190@h16 late:even=c12");
    // Another man's draught does not make him less late.
    play(m, "h16-h15 a1-a2 h15-h16");
    CHECK_FALSE(m.outcome().over);
    // The own man goes out and comes again: he is the last now.
    play(m, "d12-d11 h16-h15");
    CHECK(cites(m, "d11-d12", "made.triumph.captive"));
    play(m, "d11-d12");
    CHECK(m.outcome().rule == "made.triumph.great");
    // A prisoner who moves is late no more.
    m = set_up(a, "even eR2@a1 eR3*@c12 eR4@d12 eR5*@e12 oK190@h16 late:even=c12");
    play(m, "c12-c11");
    CHECK(written(m) == "odd eR2@a1 eR3*@c11 eR4@d12 eR5*@e12 oK190@h16");
    a.variant.triumph.captive_not_last = false;
    CHECK(refuses(a, "even eR2@a1 eR3*@c12 eR4@d12 eR5*@e12 oK190@h16 late:even=c12"));
}

TEST_CASE("triumph: a taking by proportion may be one, the king once taken") {
    rm::EngineOptions a = options_of_engine();
    a.variant.turn.before = rm::Before::stay;
    a.variant.taking.progression = rm::Progression::in_sight;
    const std::string men = "even eR4@c8 eR6@e8 oR9@d9 eR2@a1 oT12@h16";
    Match m = set_up(a, men + " taken:odd");
    play(m, "*xd9@b1");
    CHECK_FALSE(m.outcome().over);
    a.variant.triumph.by_taking = true;
    m = set_up(a, men + " oK190@h15");
    play(m, "*xd9@b1");
    CHECK_FALSE(m.outcome().over);
    m = set_up(a, men + " taken:odd");
    CHECK(line(m, "*xd9@b1", "made.triumph.capture") == "made by a capture: 4 6 9, geometrical");
    play(m, "*xd9@b1");
    CHECK(m.outcome().text == "White won with a great triumph: 4 6 9, geometrical");
    CHECK(written(m) == "even eR2@a1 eR9*@b1 eR4@c8 eR6@e8 oT12@h16 taken:odd carried:4,6,9");
    CHECK(refuses(a, "even eR2@a1 taken:odd carried:4,6,10"));
}

// ---- positions as text ----

TEST_CASE("turn: the text of a position in the middle of a turn is refused where it cannot be so") {
    rm::EngineOptions a = options_of_engine();
    CHECK(refuses(a, "even eR2@a1 hand:even=R9*"));                           // no hands in the standard
    CHECK(refuses(a, "even eK91[36.16.9.4.1]@d8 eR2@b1 oR25@e8 ransom:25"));  // no ransom
    CHECK(refuses(a, "even eR16@d8 oT64@c9 seizing:d8"));
    a.variant.prisoners = rm::Prisoners::in_hand;
    a.variant.ransom = rm::Ransom::not_lowest;
    a.variant.turn.before = rm::Before::seize;
    const auto wrong = [&](const std::string& setup, const std::string& expected) {
        CAPTURE(setup);
        const auto read = game(a)->read_position(setup);
        REQUIRE_FALSE(read.has_value());
        CHECK(read.fault().expected == expected);
    };
    CHECK_FALSE(refuses(a, "even eK91[36.16.9.4.1]@d8 eR2@b1 oR25@e8 ransom:25"));
    wrong("even eK91@d8 eR2@b1 oR25@e8 ransom:25", "a layer that is missing in its brackets");
    wrong("even eK91[25.16.9.4.1]@d8 eR2@b1 oR25@e8 ransom:36", "a layer that may be bought back in this version");
    wrong("even eK91[36.16.9.4.1]@d8 oR25@e8 ransom:25", "an owner with other pieces");
    wrong("odd eK91[36.16.9.4.1]@d8 eT25@a1 oR25@e8 pricing:25", "an owner with other pieces, none of that number");
    wrong("even eK91[36.16.9.4.1]@d8 eR2@b1 oR25@e8 ransom:25 moved:e8", "was: with the king while it had that layer");
    wrong("even eR4@b8 eR16@d8 oT64@c9 seizing:d8", "was: with what has been captured");
    wrong("even eR4@b8 eR16@d8 hand:even=T16* seizing:d8 was:oT16@d9",
          "one more piece that can be captured by moving to its square");
    wrong("even eR2@b1 hand:even=K190*", "form and number, with * if it changed sides: R4, R9*");
    wrong("even eR2@b1 hand:even=R11", "a piece of the even army, such as R2");
    wrong("even eR16@d8 oT64@c9 eR4@b8 moved:d8 was:oR3@d9",
          "a piece now in the hand, or a king that has lost a layer or moved");
}

// ---- the picture ----

TEST_CASE("turn: only a kind with hands has pockets beside the table, and only one with ransoms their buttons") {
    rm::EngineOptions a = options_of_engine();
    const Board plain = game(a)->board();
    CHECK(plain.spots.size() == 128 + 15);
    CHECK(plain.width == doctest::Approx(8.6));
    a.variant.prisoners = rm::Prisoners::in_hand;
    a.variant.ransom = rm::Ransom::any_part;
    for (const int ranks : {16, 14, 10}) {
        a.ranks = ranks;
        a.array = rm::in_array(rm::Array::four_symmetric, 0, ranks);
        const GamePtr made = game(a);
        CHECK(tests::told(tests::board_problems(*made)) == "");
        const Board board = made->board();
        CHECK(board.spots.size() == static_cast<std::size_t>(ranks) * 8 + 17 + 48);
        CHECK(board.width > plain.width);
        // Each tray lies beside its owner's half.
        for (const Spot& spot : board.spots) {
            if (spot.kind != SpotKind::pocket) continue;
            CHECK(spot.centre.x > 8.6F);
            const bool evens = spot.name.rfind("hand-even", 0) == 0;
            CHECK((spot.centre.y > static_cast<float>(ranks) / 2) == evens);
            CHECK((spot.row >= ranks / 2) == evens);  // and in the grid of the keyboard
            CHECK(spot.row < ranks);
        }
    }
}

TEST_CASE("turn: a man in hand is touched in his own pocket, however many there are") {
    rm::EngineOptions a = options_of_engine();
    a.variant.prisoners = rm::Prisoners::in_hand;
    std::string hand = "R4,R9*,R9*";
    Match m = set_up(a, "even eR2@a2 oT12@h16 hand:even=" + hand);
    const Board board = m.game().board();
    std::set<std::string> pockets;
    for (const Face& face : m.game().faces(m.position())) {
        const Spot& spot = board.spots[static_cast<std::size_t>(face.spot)];
        if (spot.kind == SpotKind::pocket) pockets.insert(spot.name + " " + face.text);
    }
    CHECK(pockets == Words{"hand-even-1 4", "hand-even-2 9", "hand-even-3 9"});
    const auto drop = m.game().read(m.position(), "eR9*@c1");
    REQUIRE(drop);
    const auto touched = m.game().touches(m.position(), *drop);
    REQUIRE(touched.size() == 2);
    CHECK(board.spots[static_cast<std::size_t>(touched[0])].name == "hand-even-2");
    // Far more than ever came to one hand: set_up runs the battery, touches told apart among the rest.
    hand = "R4,R4,R6,R8,R16,R36,R64,T6,T20,T42,T72,T9,T25,T49,T81,S15,S45,S153,S25,S81,S169,S289";
    m = set_up(a, "even eR2@a2 oT12@h16 hand:even=" + hand + ",R3*,R5*,R7*,R9*,R25*,R49*,R81*,S120*");
    CHECK(only(m, "@").size() == 29 * 8);
}

// ---- whole games ----

TEST_CASE("turn: games at random of many agreements owe what every game owes") {
    std::vector<rm::EngineOptions> all;
    const auto add = [&](auto&& change) {
        rm::EngineOptions a = options_of_engine();
        change(a.variant);
        if (all.size() % 2 == 1) {
            a.victory.victory = rm::Victory::goods;
            a.victory.number = 900;
        }
        all.push_back(std::move(a));
    };
    using rm::Before, rm::Prisoners, rm::Ransom;
    add([](rm::Variant& m) { m.turn.before = Before::stay; });
    add([](rm::Variant& m) {
        m.turn.before = Before::seize;
        m.prisoners = Prisoners::in_hand;
        m.taking.distance = rm::all_sums;
    });
    add([](rm::Variant& m) {
        m.turn.before = Before::none;
        m.turn.by_any = m.turn.owed = true;
        m.prisoners = Prisoners::in_hand;
        m.triumph.king_first = m.triumph.may_proclaim = m.triumph.must_proclaim = false;
        m.triumph.captive_not_last = true;
        m.triumph.camp = 8;
    });
    add([](rm::Variant& m) {
        m.ransom = Ransom::any_part;
        m.prisoners = Prisoners::for_triumph;
        for (auto& form : m.forms) form.flight = rm::flies(rm::knights_draught);
    });
    add([](rm::Variant& m) {
        m.ransom = Ransom::not_lowest;
        m.prisoners = Prisoners::removed;
        m.turn.flight_for_siege = true;
        for (auto& form : m.forms) form.flight = rm::flies(rm::knights_draught);
    });
    add([](rm::Variant& m) {
        m.ransom = Ransom::any_part;
        m.lowest_lost_is_all = true;
        m.turn.before = Before::seize;
    });
    add([](rm::Variant& m) {
        m.turn.before = Before::stay;
        m.prisoners = Prisoners::on_the_spot;
        m.taking.progression = rm::Progression::in_sight;
        m.triumph.by_taking = true;
    });
    add([](rm::Variant& m) {
        m.ransom = Ransom::any_part;
        m.turn.before = Before::seize;
        m.prisoners = Prisoners::in_hand;
        m.turn.several = m.turn.chain_after_take = false;
    });
    for (std::uint64_t seed = 1; seed <= (tests::deep() ? 100u : 6u); ++seed) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            CAPTURE(i);
            CAPTURE(seed);
            Match m(game(all[i]));
            const tests::Taste taste = seed % 3 == 0 ? tests::Taste::even : tests::Taste::curious;
            REQUIRE(tests::told(tests::play_at_random(m, seed, 250, 10, taste)) == "");
        }
    }
}

TEST_CASE("turn: what the computer leaves out is never all, and its values are there in every phase") {
    rm::EngineOptions a = options_of_engine();
    a.variant.turn.before = rm::Before::seize;
    a.variant.prisoners = rm::Prisoners::in_hand;
    a.variant.ransom = rm::Ransom::any_part;
    const rm::Engine rules(made_card(), a);
    std::mt19937 random(5);
    std::set<rm::Phase> met;
    MoveList list;
    for (int n = 0; n < 16; ++n) {
        const auto setup = rules.read_position(
            n % 2 == 0 ? "even eR4@b8 eR16@d8 eK91@a1 eT25@a4 oT64@c9 oT16@d9 oK190@g9 oR25@b3 oR9@h9 hand:odd=R8*"
                       : "odd oR25@f8 eK91@d8 eT49@a1 eR2@b1 eR4@c4 eR6@c9 oR3@d6 oR5@e6 oR7@f6 oR9@g6 oK190@h16");
        REQUIRE(setup);
        rm::Position p = *setup;
        for (int i = 0; i < 100; ++i) {
            rules.moves(p, list);
            if (list.empty()) break;
            met.insert(p.phase);
            const std::set<Move> whole(list.begin(), list.end());
            MoveList kept = list;
            rules.prune(p, kept);
            CHECK(!kept.empty());
            for (const Move m : kept) CHECK(whole.count(m) == 1);
            CHECK(rules.evaluate(p, rm::even) == -rules.evaluate(p, rm::odd));
            Move chosen = list[random() % list.size()];
            for (int tries = 0; tries < 8 && !rules.is_tactical(p, chosen); ++tries)
                chosen = list[random() % list.size()];
            p = rules.play(p, chosen);
        }
    }
    CHECK(met.count(rm::Phase::seizing) == 1);
    CHECK(met.count(rm::Phase::ransom) == 1);
    CHECK(met.count(rm::Phase::pricing) == 1);
    CHECK(met.count(rm::Phase::open) == 1);
}

TEST_CASE("turn: of the orders in which men are seized the computer keeps one, and two places for each man in hand") {
    rm::EngineOptions a = options_of_engine();
    a.variant.turn.before = rm::Before::seize;
    a.variant.prisoners = rm::Prisoners::in_hand;
    const rm::Engine rules(made_card(), a);
    MoveList list;
    const auto words = [&](const char* setup) {
        const auto p = rules.read_position(setup);
        REQUIRE(p);
        rules.moves(*p, list);
        rules.prune(*p, list);
        Words out;
        for (const Move m : list) out.insert(rules.words(*p, m));
        return out;
    };
    // T64 and 16 of the king: once T64 is seized, who comes before him in the roll is entered last and not seized.
    const Words kept = words("even eR4@b8 eR16@d8 oT16@d9 oK190@e9 hand:even=T64* seizing:d8 was:oT64@c9");
    CHECK(kept.count("d8xd9+") == 0);
    CHECK(kept.count("d8xd9") == 1);
    const Words drops = words("even eR2@a9 oT36@c2 oR81@h16 hand:even=R36,R9*");
    CHECK(drops.count("eR36@b1") == 1);  // where he takes
    CHECK(drops.count("eR36@d1") == 1);
    CHECK(drops.count("eR9*@d1") == 1);
    CHECK(drops.count("eR36@a1") + drops.count("eR36@c1") + drops.count("eR9*@b1") == 0);
}
