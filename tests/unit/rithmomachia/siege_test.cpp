// Every siege there is in the family, each by the rule that allows it, on positions of the books where they give them.

#include "tests/unit/rithmomachia/rules.hpp"

using namespace ludus;
using namespace ludus::rithmomachia_tests;

TEST_CASE("fulke.3.take.oblivion: four in the next spaces, directly or cornerwise") {
    Variant rules = plain_variant();
    rules.siege = {SiegeRule::next_four};
    CHECK(Table(rules, "oS28@d8 eR2@d9 eS45@d7 eT42@c8 eR64@e8").ways("d8", "e8") == Told{"oblivion by d7 c8 e8 d9"});
    CHECK(Table(rules, "oS28@d8 eR2@c9 eS45@e9 eT42@e7 eR64@c7").ways("d8", "c7") == Told{"oblivion by c7 e7 c9 e9"});
    CHECK(Table(rules, "oS28@d8 eR2@d9 eS45@d7 eT20@c8 eR6@e7").ways("d8", "e7") == nothing);
    CHECK(Table(rules, "oS28@d8 eR2@d9 eS45@d7 oR9@c8 eR64@e8").ways("d8", "e8") == nothing);
    CHECK(Table(rules, "oS28@d8 eR2@d9 eS45@d7 eT42@c8 eR64@e8 eR6@a1").ways("d8", "a1") == nothing);
    SUBCASE("where both rings are full he is taken by that of the man just set down") {
        const Table both(rules, "oS28@d8 eR2@d9 eS45@d7 eT42@c8 eR64@e8 eR4@c9 eR16@e9 eT20@e7 eR36@c7");
        CHECK(both.ways("d8", "c7") == Told{"oblivion by c7 e7 c9 e9"});
        CHECK(both.ways("d8", "e8") == Told{"oblivion by d7 c8 e8 d9"});
    }
    SUBCASE("the edge, where it helps") {
        CHECK(Table(rules, "oS28@a8 eR2@a9 eS45@a7 eR64@b8").ways("a8", "b8") == nothing);
        rules.siege.edge_helps = true;
        CHECK(Table(rules, "oS28@a8 eR2@a9 eS45@a7 eR64@b8").ways("a8", "b8") == Told{"oblivion by a7 b8 a9"});
    }
}

TEST_CASE("fulke.2.take.oblivion: one on each straight way or on each corner way, as near as his draught") {
    Variant rules = all_ways_variant();
    rules.siege = {SiegeRule::pattern};
    rules.siege.eight_ways = true;
    CHECK(Table(rules, "oT90@d8 eR2@d9 eT20@f8 eS45@d7 eR8@b8").ways("d8", "f8") == Told{"oblivion by d7 b8 f8 d9"});
    CHECK(Table(rules, "oT90@d8 eR2@c9 eT20@f10 eS45@f6 eR8@b6").ways("d8", "f10") == Told{"oblivion by b6 f6 c9 f10"});
    CHECK(Table(rules, "oT90@d8 eR2@c9 eT20@f8 eS45@f6 eR8@b6").ways("d8", "f8") == nothing);
    SUBCASE("a round by the next spaces alone") {
        CHECK(Table(rules, "oR7@d8 eR2@d9 eT20@e8 eS45@d7 eR8@c8").ways("d8", "e8") == Told{"oblivion by d7 c8 e8 d9"});
        CHECK(Table(rules, "oR7@d8 eR2@d9 eT20@f8 eS45@d7 eR8@c8").ways("d8", "f8") == nothing);
    }
    SUBCASE("his own fellow nearer") {
        CHECK(Table(rules, "oT90@d8 eR2@d9 eT20@f8 oR3@e8 eS45@d7 eR8@b8").ways("d8", "f8") == nothing);
    }
    SUBCASE("by the last set down even in flying, where the kind has it so") {
        rules.forms[1].flight = flight(knights_draught);
        CHECK(Table(rules, "oT90@d8 eR2@d9 eT20@f8 eS45@d7 eR8@b8").ways("d8", "f8", true) ==
              Told{"oblivion by d7 b8 f8 d9"});
        rules.turn.flight_besieges = false;
        CHECK(Table(rules, "oT90@d8 eR2@d9 eT20@f8 eS45@d7 eR8@b8").ways("d8", "f8", true) == nothing);
    }
}

TEST_CASE("guild.siege: four men and no legal move, none of them his equal") {
    Variant rules = plain_variant();
    rules.siege = {SiegeRule::immobile};
    rules.siege.safe_from_equal = true;
    rules.taking.equality = true;
    rules.forms[1].flight = rules.forms[2].flight = flight(knights_draught);
    rules.turn.flight_goes_straight = true;
    SUBCASE("the triangle 9 may not help to surround the circle 9; the circle 5 it may") {
        CHECK(Table(rules, "oR9@d8 eT9@c9 eR2@c7 eR4@e9 eS15@e7").ways("d8", "c7") == nothing);
        CHECK(Table(rules, "oR5@d8 eT9@c9 eR2@c7 eR4@e9 eS15@e7").ways("d8", "c7") == Told{"oblivion by c7 e7 c9 e9"});
        rules.siege.safe_from_equal = false;
        CHECK(Table(rules, "oR9@d8 eT9@c9 eR2@c7 eR4@e9 eS15@e7").ways("d8", "c7") == Told{"oblivion by c7 e7 c9 e9"});
    }
    SUBCASE("who counts among the four: those who stop a move of his, near or far, and no fellow of his") {
        // The square's four moves are three spaces: one stands on the end of a move, one in the middle of its way.
        rules.forms[2].flight = 0;
        CHECK(Table(rules, "oS66@d8 eR2@d11 eR4@f8 eR6@d7 eR8@a8").ways("d8", "a8") ==
              Told{"oblivion by d7 a8 f8 d11"});
        // A fellow nearer on one way: that way is not stopped by an enemy.
        CHECK(Table(rules, "oS66@d8 eR2@d11 eR4@f8 eR6@d7 eR8@a8 oR3@b8").ways("d8", "a8") == nothing);
        // Of two on one way the nearer counts; the farther is none of the four.
        CHECK(Table(rules, "oS66@d8 eR2@d11 eR16@d10 eR4@f8 eR6@d7 eR8@a8").ways("d8", "d11") == nothing);
        CHECK(Table(rules, "oS66@d8 eR2@d11 eR16@d10 eR4@f8 eR6@d7 eR8@a8").ways("d8", "a8") ==
              Told{"oblivion by d7 a8 f8 d10"});
    }
    SUBCASE("a circle at the edge has two moves, and two are not four") {
        CHECK(Table(rules, "oR5@a8 eR2@b7 eR4@b9").ways("a8", "b7") == nothing);
        CHECK(Table(rules, "oR5@a8 eR2@b7 eR4@b9 eR6@a7 eR8@a9").ways("a8", "a7") == nothing);
    }
    SUBCASE("a triangle is held on the straight ways, and his flights with them") {
        CHECK(Table(rules, "oT90@d8 eR2@d9 eT20@f8 eS45@d7 eR8@b8").ways("d8", "f8") ==
              Told{"oblivion by d7 b8 f8 d9"});
        CHECK(Table(rules, "oT90@d8 eR2@c9 eT20@e9 eS45@e7 eR8@c7").ways("d8", "e9") == nothing);
    }
    SUBCASE("his flights are free where he jumps") {
        rules.turn.flight_goes_straight = false;
        CHECK(Table(rules, "oT90@d8 eR2@d9 eT20@f8 eS45@d7 eR8@b8").ways("d8", "f8") == nothing);
    }
    SUBCASE("one more at the end of each flight") {
        rules.turn.flight_goes_straight = false;
        CHECK(Table(rules, "oT90@a1 eR2@a3 eR4@c1 eR6@b3 eR8@c2").ways("a1", "c2") == Told{"oblivion by c1 c2 a3 b3"});
    }
    SUBCASE("a king is not taken whole by equality, so he may help to surround his equal; a part of him may not") {
        rules.whole_as_target = WholeNumber::sum;
        const std::string others = " eR2@d9 eS45@d7 eR8@b8";
        const std::string ninety = "oT90@d8 eK91[36.25.16.9.4]@f8" + others;
        CHECK(Table(rules, ninety).ways("d8", "f8") == Told{"oblivion by d7 b8 f8 d9"});
        CHECK(Table(rules, "oT36@d8 eK91[36.16.9.4.1]@f8" + others).ways("d8", "f8") == Told{"equality 36 = 36 by f8"});
        rules.taking.king_by_equality = true;
        CHECK(Table(rules, ninety).ways("d8", "f8") == nothing);
    }
    SUBCASE("an equal whom he does not see is no safety to him") {
        CHECK(Table(rules, "oT36@d8 eR36@d9 eT20@f8 eS45@d7 eR8@b8").ways("d8", "f8") ==
              Told{"oblivion by d7 b8 f8 d9"});
    }
    SUBCASE("at the edge three hold him, and four are asked for") {
        CHECK(Table(rules, "oT90@a8 eR2@a9 eS45@a7 eR8@b8").ways("a8", "b8") == nothing);
    }
}

TEST_CASE("boissiere.take.imprisonment: no regular move left, whoever stands in the way") {
    Variant rules = plain_variant();
    rules.siege = {SiegeRule::blocked};
    rules.forms[1].flight = flight(knights_draught);
    // b15 has one draught up the table's edge the less: two north would be off it.
    CHECK(Table(rules, "eR2@b16 eS15@a15 oT30@b15 eR36@c15 eR4@a13 eT72@b13").ways("b15", "b13") ==
          Told{"oblivion by b13 c15"});
    SUBCASE("by men of either colour") {
        CHECK(Table(rules, "oT30@b15 oR9@c15 eT72@b13").ways("b15", "b13") == Told{"oblivion by b13"});
    }
    SUBCASE("by the man just set down") {
        CHECK(Table(rules, "oT30@b15 eR36@c15 eT72@b13 eR4@h1").ways("b15", "h1") == nothing);
    }
    SUBCASE("where a fellow could free him he is not taken: he steps out of the way") {
        rules.siege.unless_freed = true;
        CHECK(Table(rules, "oT30@b15 oR9@c15 eT72@b13").ways("b15", "b13") == nothing);
        CHECK(Table(rules, "oT30@b15 oT12@c15 eR2@e15 eR4@c13 eR6@a15 eT72@b13").ways("b15", "b13") ==
              Told{"oblivion by b13"});
    }
    SUBCASE("not while a move is left") { CHECK(Table(rules, "oT30@b15 eT72@b13").ways("b15", "b13") == nothing); }
}

TEST_CASE("mebben.take.siege: no move, and no fellow who could free him") {
    Variant rules = all_ways_variant();
    rules.forms[0] = {{straight_ways, 0, 0}, false, 0};
    rules.taking.equality = true;
    rules.siege = {SiegeRule::hindered};
    rules.siege.edge_helps = true;
    rules.siege.unless_freed = true;
    const std::string shut = "oR7@a8 eR2@a9 eR4@b8 eR9*@a7";
    CHECK(Table(rules, shut).ways("a8", "b8") == Told{"oblivion by a7 b8 a9"});
    SUBCASE("a fellow who could take one of them frees him") {
        CHECK(Table(rules, shut + " oR9@d6").ways("a8", "b8") == Told{"oblivion by a7 b8 a9"});
        CHECK(Table(rules, shut + " oR9@c7").ways("a8", "b8") == nothing);
    }
    SUBCASE("a king who holds him in goes only when he is taken whole") {
        rules.taking.king_by_equality = true;
        rules.whole_as_target = WholeNumber::sum;
        const std::string by_king = "oR7@a8 eR2@a9 eR4@b8 oR9@c7 eK91";
        CHECK(Table(rules, by_king + "@a7").ways("a8", "b8") ==
              Told{"oblivion by a7 b8 a9"});  // he loses his step of nine
        CHECK(Table(rules, by_king + "[4.1]@a7").ways("a8", "b8") == Told{"oblivion by a7 b8 a9"});
        CHECK(Table(rules, "oR7@a8 eR2@a9 eR4@b8 oR5@c7 eK91[4.1]@a7").ways("a8", "b8") == nothing);
    }
    SUBCASE("where that is not asked he is taken all the same") {
        rules.siege.unless_freed = false;
        CHECK(Table(rules, shut + " oR9@c7").ways("a8", "b8") == Told{"oblivion by a7 b8 a9"});
    }
    SUBCASE("hindered by his own fellow he is not besieged") {
        CHECK(Table(rules, "oR7@a8 eR2@a9 eR4@b8 oR5@a7").ways("a8", "b8") == nothing);
    }
}

TEST_CASE("no siege where the kind has none") {
    const Variant rules = all_ways_variant();
    CHECK(Table(rules, "oS28@d8 eR2@d9 eS45@d7 eT42@c8 eR64@e8").ways("d8", "e8") == nothing);
}
