// Every way of taking there is in the family but by siege, each by the rule that allows it, on positions of the books
// where they give them. What a kind does with a taking is told in the tests of the kinds.

#include "tests/unit/rithmomachia/rules.hpp"

using namespace ludus;
using namespace ludus::rithmomachia_tests;

// ---- the way between counted ----

TEST_CASE("fulke.2.take.mult: the lesser multiplied by the void spaces") {
    Variant rules = all_ways_variant();
    rules.taking.distance = by(Sum::multiplication, Sum::division);
    CHECK(Table(rules, "eR6@d5 oT12@d8").ways("d8", "d5") ==
          Told{"distance.multiplication 6 × 2 = 12 (2 squares between) by d5"});
    CHECK(Table(rules, "eT9@d3 oT90@d14").ways("d14", "") ==
          Told{"distance.multiplication 9 × 10 = 90 (10 squares between) by d3"});
    CHECK(Table(rules, "eT9@d3 oT90@d14").entering("d14") == std::set<std::string>{"d3"});
    SUBCASE("cornerwise") {
        CHECK(Table(rules, "oR5@h12 eS15@d8").ways("d8", "h12") ==
              Told{"distance.multiplication 5 × 3 = 15 (3 squares between) by h12"});
    }
    SUBCASE("a man between spoils the void spaces") {
        CHECK(Table(rules, "eR6@d5 eR2@d6 oT12@d8").ways("d8", "d5") == nothing);
        CHECK(Table(rules, "eR6@d5 oR7@d7 oT12@d8").ways("d8", "d5") == nothing);
    }
    SUBCASE("not in line") { CHECK(Table(rules, "eR6@c5 oT12@d8").ways("d8", "c5") == nothing); }
    SUBCASE("one void space multiplies nothing") { CHECK(Table(rules, "eT9@d6 oR9@d8").ways("d8", "d6") == nothing); }
    SUBCASE("a king's step of 1 multiplies nothing") {
        CHECK(Table(rules, "eK91[1]@d3 oR7@d11").ways("d11", "d3") == nothing);
    }
}

TEST_CASE("fulke.2.take.div: the greater divided by the void spaces") {
    Variant rules = all_ways_variant();
    rules.taking.distance = by(Sum::multiplication, Sum::division);
    CHECK(Table(rules, "eK91@d2 oR7@d16").ways("d16", "d2") ==
          Told{"distance.division 91 ÷ 13 = 7 (13 squares between) by d2"});
    CHECK(Table(rules, "oS28@d1 eR2@d16").ways("d16", "d1") ==
          Told{"distance.division 28 ÷ 14 = 2 (14 squares between) by d1"});
    SUBCASE("the lesser is not divided into the greater") {
        CHECK(Table(rules, "eR2@d1 oS28@d16").ways("d16", "d1") ==
              Told{"distance.multiplication 2 × 14 = 28 (14 squares between) by d1"});
    }
    SUBCASE("a king is taken whole by it, as by any means") {
        CHECK(Table(rules, "oR7@d16 eK91@d2").ways("d2", "d16") ==
              Told{"distance.multiplication 7 × 13 = 91 (13 squares between) by d16"});
    }
    SUBCASE("the man just set down must be the taker") {
        CHECK(Table(rules, "eR6@d5 eR2@a1 oT12@d8").ways("d8", "a1") == nothing);
    }
    SUBCASE("nor by flying") { CHECK(Table(rules, "eR6@d5 oT12@d8").ways("d8", "d5", true) == nothing); }
}

TEST_CASE("fulke.3.take.eruption: multiplication alone, whichever way he marches") {
    Variant rules = plain_variant();
    rules.forms[0] = {{straight_ways, 0, 0}, false, 0};
    rules.taking.distance = sum_bit(Sum::multiplication);
    CHECK(Table(rules, "eR6@d5 oT12@d8").ways("d8", "d5") ==
          Told{"distance.multiplication 6 × 2 = 12 (2 squares between) by d5"});
    CHECK(Table(rules, "oR5@h12 eS15@d8").ways("d8", "h12") ==
          Told{"distance.multiplication 5 × 3 = 15 (3 squares between) by h12"});
    CHECK(Table(rules, "oT12@d5 eR6@d8").ways("d8", "d5") == nothing);
}

TEST_CASE("mebben.take.assault: fields counted with both ends, along his own ways") {
    Variant rules = plain_variant();
    rules.forms[0] = {{straight_ways, 0, 0}, false, 0};
    rules.forms[1] = {{0, corner_ways, 0}, false, 0};
    rules.forms[2] = {{0, 0, all_ways}, false, 0};
    rules.taking.distance = by(Sum::multiplication, Sum::division);
    rules.taking.reckoning = Reckoning::fields;
    rules.taking.distance_own_ways = true;
    CHECK(Table(rules, "oR9@f13 eT81@f5").ways("f5", "f13") ==
          Told{"distance.multiplication 9 × 9 = 81 (9 squares) by f13"});
    CHECK(Table(rules, "oR9@f6 eS45@f2").ways("f2", "f6") ==
          Told{"distance.multiplication 9 × 5 = 45 (5 squares) by f6"});
    CHECK(Table(rules, "oS28@c9 eR4@c3").ways("c3", "c9") == Told{"distance.division 28 ÷ 7 = 4 (7 squares) by c9"});
    SUBCASE("next to each other they are two fields") {
        CHECK(Table(rules, "oR3@d8 eR6@d7").ways("d7", "d8") ==
              Told{"distance.multiplication 3 × 2 = 6 (2 squares) by d8"});
    }
    SUBCASE("a round does not look cornerwise, nor a triangle straight on") {
        CHECK(Table(rules, "oR3@d8 eR6@e7").ways("e7", "d8") == nothing);
        CHECK(Table(rules, "oT12@d8 eR4@d6").ways("d6", "d8") == nothing);
        CHECK(Table(rules, "oT12@d8 eR4@f6").ways("f6", "d8") ==
              Told{"distance.division 12 ÷ 3 = 4 (3 squares) by d8"});
    }
    SUBCASE("void spaces alone do not count so") { CHECK(Table(rules, "oR3@d8 eR6@d5").ways("d5", "d8") == nothing); }
}

TEST_CASE("boissiere.take.assault: the squares between are the product or the ratio") {
    Variant rules = plain_variant();
    rules.taking.distance = by(Sum::multiplication, Sum::division);
    rules.taking.distance_is_product = true;
    CHECK(Table(rules, "oR3@d2 eR2@d9").ways("d9", "d2") ==
          Told{"distance.product 2 × 3 = 6 (6 squares between) by d2"});
    CHECK(Table(rules, "oR3@d2 eS15@d8").ways("d8", "d2") ==
          Told{"distance.multiplication 3 × 5 = 15 (5 squares between) by d2"});
    SUBCASE("where 1 counts, equal numbers take each other with one square between, and the 1 of a king what he will") {
        CHECK(Table(rules, "eS25@d8 oR25@d10").ways("d10", "d8") == nothing);
        CHECK(Table(rules, "eK91[1]@d3 oR7@d11").ways("d11", "d3") == nothing);
        rules.taking.one = arithmetic::One::counts;
        CHECK(Table(rules, "eS25@d8 oR25@d10").ways("d10", "d8") ==
              Told{"distance.multiplication 25 × 1 = 25 (1 square between) by d8"});
        CHECK(Table(rules, "eK91[1]@d3 oR7@d11").ways("d11", "d3") ==
              Told{"distance.multiplication 1 × 7 = 7 (7 squares between) by d3",
                   "distance.product 1 × 7 = 7 (7 squares between) by d3"});
        CHECK(Table(rules, "eS25@d8 oR25@d9").ways("d9", "d8") == nothing);
    }
    rules.taking.distance_is_product = false;
    CHECK(Table(rules, "oR3@d2 eR2@d9").ways("d9", "d2") == nothing);
}

// ---- two men, or more ----

TEST_CASE("guild: the printed examples of captures") {
    Variant rules = plain_variant();
    rules.taking.equality = true;
    rules.taking.pairs = all_sums;
    CHECK(Table(rules, "oR3@e7 oR5@e9 eR8@d8").ways("d8", "e7") == Told{"addition 3 + 5 = 8 by e7 e9"});
    CHECK(Table(rules, "oR9@c9 oT36@f8 eS45@d8").ways("d8", "c9") == Told{"addition 9 + 36 = 45 by f8 c9"});
    CHECK(Table(rules, "eT9@f8 oR9@d8").ways("d8", "f8") == Told{"equality 9 = 9 by f8"});
    CHECK(Table(rules, "oR9@c9 oR5@e9 eS45@d8").ways("d8", "c9") == Told{"multiplication 5 × 9 = 45 by c9 e9"});
    CHECK(Table(rules, "eT9@f8 eR6@c9 oR3@d8").ways("d8", "c9") == Told{"subtraction 9 − 6 = 3 by f8 c9"});
    CHECK(Table(rules, "eT9@f8 eS45@d11 oR5@d8").ways("d8", "f8") == Told{"division 45 ÷ 9 = 5 by f8 d11"});
    SUBCASE("over a man nobody sees") { CHECK(Table(rules, "eT9@f8 eR2@e8 oR9@d8").ways("d8", "f8") == nothing); }
}

TEST_CASE("boissiere.take.ambush: 1 is made by two of one number where it counts, and multiplies a man into his like") {
    Variant rules = plain_variant();
    rules.taking.pairs = all_sums;
    CHECK(Table(rules, "oR9@c7 oR9@e7 eK91[1]@d8").ways("d8", "c7") == nothing);
    rules.taking.one = arithmetic::One::counts;
    CHECK(Table(rules, "oR9@c7 oR9@e7 eK91[1]@d8").ways("d8", "c7") == Told{"division 9 ÷ 9 = 1 (part) by c7 e7"});
    CHECK(Table(rules, "eK91[1]@c7 eT9@d10 oR9@d8").ways("d8", "d10") ==
          Told{"multiplication 1 × 9 = 9 by c7 d10", "division 9 ÷ 1 = 9 by c7 d10"});
}

TEST_CASE("a kind that takes by two sums takes by those alone") {
    Variant rules = all_ways_variant();
    rules.taking.pairs = by(Sum::addition, Sum::subtraction);
    CHECK(Table(rules, "oR3@e7 oR5@e9 eS15@d8").ways("d8", "e7") == nothing);
    CHECK(Table(rules, "oR3@e7 oR5@e9 eR8@d8").ways("d8", "e7") == Told{"addition 3 + 5 = 8 by e7 e9"});
    CHECK(Table(rules, "oR3@e7 oR5@e9 eR2@d8").ways("d8", "e7") == Told{"subtraction 5 − 3 = 2 by e7 e9"});
}

TEST_CASE("fulke.3.take.deceipt, fulke.2.take.near: the two in the next spaces") {
    Variant rules = plain_variant();
    rules.taking.equality = true;
    rules.taking.pairs = sum_bit(Sum::addition);
    rules.taking.stations = Stations::next;
    CHECK(Table(rules, "eR6@e7 eT6@d9 oT12@d8").ways("d8", "d9") == Told{"addition 6 + 6 = 12 by e7 d9"});
    CHECK(Table(rules, "eR6@e7 eT6@d9 oT12@d8").entering("d8") == std::set<std::string>{"e7", "d9"});
    SUBCASE("in his draught only is no lying in wait") {
        CHECK(Table(rules, "eR6@e7 eT6@d10 oT12@d8").ways("d8", "d10") == nothing);
        CHECK(Table(rules, "eR6@e7 eT6@d10 oT12@d8").ways("d8", "e7") == nothing);
    }
    SUBCASE("equality goes by the draught all the same") {
        CHECK(Table(rules, "eT9@d6 oR9@d8").ways("d8", "d6") == Told{"equality 9 = 9 by d6"});
        CHECK(Table(rules, "eT9@d7 oR9@d8").ways("d8", "d7") == nothing);
    }
}

TEST_CASE("a man sees along the ways he draws, and not the way back") {
    Variant rules = all_ways_variant();
    rules.taking.equality = true;
    rules.forms[1].ways = {0, 1u << north, 0};
    CHECK(Table(rules, "eT9@d6 oR9@d8").ways("d8", "") == Told{"equality 9 = 9 by d6"});
    for (const char* elsewhere : {"eT9@d10 oR9@d8", "eT9@b8 oR9@d8", "eT9@f8 oR9@d8", "eT9@b6 oR9@d8"})
        CHECK(Table(rules, elsewhere).ways("d8", "") == nothing);
    rules.forms[1].ways = {0, 1u << southeast, 0};
    CHECK(Table(rules, "eT9@b10 oR9@d8").ways("d8", "") == Told{"equality 9 = 9 by b10"});
    for (const char* elsewhere : {"eT9@f6 oR9@d8", "eT9@b6 oR9@d8", "eT9@f10 oR9@d8"})
        CHECK(Table(rules, elsewhere).ways("d8", "") == nothing);
}

TEST_CASE("mebben.take.ambush: two or more in sight, by their sum") {
    Variant rules = all_ways_variant();
    rules.taking.pairs = by(Sum::addition, Sum::subtraction);
    rules.taking.many_may_add = true;
    CHECK(Table(rules, "eR2@c8 eR4@d9 eR6@e8 oT12@d8").ways("d8", "e8") == Told{"addition 2 + 4 + 6 = 12 by c8 e8 d9"});
    CHECK(Table(rules, "eR2@c8 eR4@d9 eR6@e8 eR16@d7 oS28@d8").ways("d8", "d7") ==
          Told{"addition 2 + 4 + 6 + 16 = 28 by d7 c8 e8 d9"});
    CHECK(Table(rules, "eR2@c8 eR4@d9 oR25@e8 eR6@d7 oS28@d8").ways("d8", "d7") == nothing);
    SUBCASE("the man set down is one of them") {
        CHECK(Table(rules, "eR2@c8 eR4@d9 eR6@e8 eR8@d7 oT12@d8").ways("d8", "d7") ==
              Told{"addition 4 + 8 = 12 by d7 d9"});
    }
    rules.taking.many_may_add = false;
    CHECK(Table(rules, "eR2@c8 eR4@d9 eR6@e8 oT12@d8").ways("d8", "e8") == nothing);
}

TEST_CASE("a king's numbers take one at a time, not two together") {
    Variant rules = all_ways_variant();
    rules.taking.pairs = all_sums;
    rules.taking.many_may_add = true;
    CHECK(Table(rules, "eK91@d5 oR5@d8").ways("d8", "d5") == nothing);
    CHECK(Table(rules, "eK91@d5 eR2@c8 oR7@d8").ways("d8", "d5") == Told{"subtraction 9 − 2 = 7 by d5 c8"});
}

// ---- one man and another ----

TEST_CASE("fulke.2.take.cossic: a root and his marked power, either taking the other") {
    Variant rules = all_ways_variant();
    rules.taking.cossic = true;
    CHECK(Table(rules, "eR2@d7 oT16@d8").ways("d8", "d7") == Told{"cossic 16 = 2 × 2 × 2 × 2 by d7"});
    CHECK(Table(rules, "oT16@f10 eR2@d8").ways("d8", "f10") == Told{"cossic 16 = 2 × 2 × 2 × 2 by f10"});
    CHECK(Table(rules, "eS15@g11 oS225@d8").ways("d8", "g11") == Told{"cossic 225 = 15 × 15 by g11"});
    CHECK(Table(rules, "eR2@d7 oT64@d8").ways("d8", "d7") == Told{"cossic 64 = 2 × 2 × 2 × 2 × 2 × 2 by d7"});
    CHECK(Table(rules, "eR4@d7 oT64@d8").ways("d8", "d7") == Told{"cossic 64 = 4 × 4 × 4 by d7"});
    SUBCASE("in his draught only") { CHECK(Table(rules, "eR2@d6 oT16@d8").ways("d8", "d6") == nothing); }
    SUBCASE("a quadrate of the king by its root") {
        CHECK(Table(rules, "oR5@d7 eK91@d8").ways("d8", "d7") == Told{"cossic 25 = 5 × 5 (part) by d7"});
    }
    SUBCASE("a man turned bears no sign for his new adversaries") {
        CHECK(Table(rules, "oR4*@d7 oR2*@a1 eR16@d8").ways("d8", "d7") == nothing);
    }
    SUBCASE("not where the kind has no signs") {
        rules.taking.cossic = false;
        CHECK(Table(rules, "eR2@d7 oT16@d8").ways("d8", "d7") == nothing);
    }
}

TEST_CASE("fulke.2.men: the signs of every man as printed") {
    const auto signs = [](int army, int number) { return signs_text(signs_of(army, number)); };
    for (int n : {2, 4, 6, 8}) CHECK(signs(even, n) == "{r}");
    for (int n : {3, 5, 7}) CHECK(signs(odd, n) == "{r}");
    CHECK(signs(odd, 9) == "{r}");
    CHECK(signs(even, 9) == "{r,2}");
    CHECK(signs(odd, 81) == "{2}");
    for (int n : {16, 36, 64}) CHECK(signs(even, n).empty());
    for (int n : {25, 49}) CHECK(signs(odd, n).empty());
    for (int n : {20, 42, 72}) CHECK(signs(even, n).empty());
    for (int n : {12, 30, 56, 90, 100}) CHECK(signs(odd, n).empty());
    for (int n : {25, 49}) CHECK(signs(even, n) == "{2}");
    CHECK(signs(odd, 36) == "{2}");
    CHECK(signs(odd, 64) == "{2,3,6}");
    CHECK(signs(odd, 16) == "{2,4}");
    CHECK(signs(even, 81) == "{2,4}");
    CHECK(signs(even, 15) == "{r}");
    for (int n : {45, 153, 169, 289}) CHECK(signs(even, n).empty());
    for (int n : {28, 66, 120, 121, 361}) CHECK(signs(odd, n).empty());
    CHECK(signs(odd, 225) == "{2}");
}

TEST_CASE("boissiere.take.power: a power or a root in sight") {
    Variant rules = plain_variant();
    rules.taking.powers = true;
    CHECK(Table(rules, "oR3@a15 eS81@b14").ways("b14", "a15") == Told{"power 81 = 3 × 3 × 3 × 3 by a15"});
    CHECK(Table(rules, "oR3@c15 eS81@b14").ways("b14", "c15") == Told{"power 81 = 3 × 3 × 3 × 3 by c15"});
    CHECK(Table(rules, "eS81@b14 oR3@b11").ways("b11", "b14") == Told{"power 81 = 3 × 3 × 3 × 3 by b14"});
    CHECK(Table(rules, "oR3@b13 eS81@b14").ways("b14", "b13") == nothing);
    CHECK(Table(rules, "oR5@a15 eS81@b14").ways("b14", "a15") == nothing);
    CHECK(Table(rules, "oR9@a15 eT9@b14").ways("b14", "a15") == nothing);
}

TEST_CASE("boissiere.take.progression: two in sight that hold a proportion with him") {
    Variant rules = plain_variant();
    rules.taking.progression = Progression::in_sight;
    CHECK(Table(rules, "oR25@a16 eS15@d16 eT20@a14").ways("a16", "a14") ==
          Told{"progression 15 20 25, arithmetical by a14 d16"});
    SUBCASE("both must see him") { CHECK(Table(rules, "oR25@a16 eS15@e16 eT20@a14").ways("a16", "a14") == nothing); }
    SUBCASE("guild.take.proportion: the greatest number of it is taken, where that is agreed") {
        rules.taking.greatest_of_progression = true;
        CHECK(Table(rules, "oR25@a16 eS15@d16 eT20@a14").ways("a16", "a14") ==
              Told{"progression 15 20 25, arithmetical by a14 d16"});
        CHECK(Table(rules, "oR9@d8 eR6@c9 eT12*@d6").ways("d8", "c9") == nothing);
        rules.taking.greatest_of_progression = false;
        CHECK(Table(rules, "oR9@d8 eR6@c9 eT12*@d6").ways("d8", "c9") ==
              Told{"progression 6 9 12, arithmetical by d6 c9"});
    }
}

TEST_CASE("boissiere.king.take: the value of what is left of a pyramid") {
    Variant rules = plain_variant();
    rules.taking.equality = true;
    rules.whole_as_target = rules.whole_as_taker = WholeNumber::sum;
    SUBCASE("is taken by its equal where that is allowed") {
        CHECK(Table(rules, "oR5@e9 eK91[4.1]@d8").ways("d8", "e9") == nothing);
        rules.taking.king_by_equality = true;
        CHECK(Table(rules, "oR5@e9 eK91[4.1]@d8").ways("d8", "e9") == Told{"equality 5 = 5 by e9"});
    }
    SUBCASE("and takes") {
        CHECK(Table(rules, "oR5@e9 eK91[4.1]@d8").ways("e9", "d8") == Told{"equality 5 = 5 by d8"});
        rules.whole_as_taker = WholeNumber::entire;
        CHECK(Table(rules, "oR5@e9 eK91[4.1]@d8").ways("e9", "d8") == nothing);
    }
}

// ---- who may take ----

TEST_CASE("fulke.2.prisoner: a prisoner neither takes nor helps nor besieges") {
    Variant rules = all_ways_variant();
    rules.taking.equality = true;
    rules.taking.pairs = all_sums;
    rules.taking.distance = by(Sum::multiplication, Sum::division);
    rules.siege = {SiegeRule::next_four};
    rules.prisoners = Prisoners::for_triumph;
    CHECK(Table(rules, "eR9*@d7 oR9@d8").ways("d8", "d7") == nothing);
    CHECK(Table(rules, "eR9*@d7 oR9@d8").ways("d8", "") == nothing);
    CHECK(Table(rules, "eR3*@e7 eR6@d7 oR9@d8").ways("d8", "d7") == nothing);
    CHECK(Table(rules, "eR3*@d5 oR6*@d8").ways("d8", "d5") == nothing);
    CHECK(Table(rules, "eR2@d9 eR4@c8 eR8@e8 eR5*@d7 oS28@d8").ways("d8", "d9") == nothing);
    SUBCASE("he may be taken again") {
        CHECK(Table(rules, "eT81@d6 oS81*@d8").ways("d8", "") == Told{"equality 81 = 81 by d6"});
        CHECK(Table(rules, "eT81@d6 oS81*@d9").ways("d6", "") == nothing);
        CHECK(Table(rules, "oR9@d7 eR9*@d8").ways("d8", "d7") == Told{"equality 9 = 9 by d7"});
    }
    SUBCASE("in other kinds he fights") {
        rules.prisoners = Prisoners::behind;
        CHECK(Table(rules, "eR9*@d7 oR9@d8").ways("d8", "d7") == Told{"equality 9 = 9 by d7"});
        CHECK(Table(rules, "eR2@d9 eR4@c8 eR8@e8 eR5*@d7 oS28@d8").ways("d8", "d9") == Told{"oblivion by d7 c8 e8 d9"});
    }
}

TEST_CASE("mebben.take.owed: any man of the mover's may take, wherever the last was set down") {
    Variant rules = all_ways_variant();
    rules.taking.equality = true;
    rules.taking.pairs = all_sums;
    rules.siege = {SiegeRule::next_four};
    CHECK(Table(rules, "eT9@d6 eR2@a1 oR9@d8").ways("d8", "a1") == nothing);
    rules.turn.by_any = true;
    CHECK(Table(rules, "eT9@d6 eR2@a1 oR9@d8").ways("d8", "a1") == Told{"equality 9 = 9 by d6"});
    CHECK(Table(rules, "eR2@d9 eR4@c8 eR8@e8 eR6@d7 eR64@h1 oS28@d8").ways("d8", "h1") ==
          Told{"oblivion by d7 c8 e8 d9"});
}

// ---- draughts that differ by kind ----

TEST_CASE("guild.fly: two straight, then one aside, over nobody") {
    Variant rules = plain_variant();
    rules.forms[1].flight = flight(knights_draught);
    const auto flights = [](const Table& table, const std::string& from) {
        int count = 0;
        const Field field(table.stand);
        table.sight.each_flight(field, field.man_at(find_space(from, most_ranks)), [&](Space) { ++count; });
        return count;
    };
    CHECK(flights(Table(rules, "eT9@d8 eR2@d9"), "d8") == 8);
    rules.turn.flight_goes_straight = true;
    CHECK(flights(Table(rules, "eT9@d8 eR2@d9"), "d8") == 6);
    CHECK(flights(Table(rules, "eT9@d8 eR2@f8"), "d8") == 6);
    CHECK(flights(Table(rules, "eT9@d8 eR2@e9"), "d8") == 8);
}

TEST_CASE("guild.king: his shapes' draughts, and three cornerwise as long as he stands") {
    Variant rules = plain_variant();
    rules.king_always = {{0, 0, corner_ways}, false, 0};
    const auto draughts = [](const Table& table, const std::string& from) {
        int count = 0;
        const Field field(table.stand);
        table.sight.each_draught(field, field.man_at(find_space(from, most_ranks)), [&](Space) { ++count; });
        return count;
    };
    CHECK(draughts(Table(rules, "eK91@d8"), "d8") == 16);
    CHECK(draughts(Table(rules, "eK91[36.25.16.9]@d8"), "d8") == 12);
    CHECK(draughts(Table(rules, "eK91[36.4]@d8"), "d8") == 12);
    SUBCASE("asilo.move.king: as his base") {
        Variant base = all_ways_variant();
        base.king = {{all_ways, all_ways, all_ways}, false, 0};
        base.losing = Losing::base;
        const auto ends = [](const Table& table) {
            std::set<std::string> out;
            const Field field(table.stand);
            table.sight.each_draught(field, field.man_at(find_space("d8", most_ranks)),
                                     [&](Space to) { out.insert(space_name(to)); });
            return out;
        };
        CHECK(ends(Table(base, "eK91[36.16.4]@d8")).count("d11") == 1);
        CHECK(ends(Table(base, "eK91[36.16.4]@d8")).count("d10") == 0);
        CHECK(ends(Table(base, "eK91[16.4]@d8")).count("d10") == 1);
        CHECK(ends(Table(base, "eK91[16.4]@d8")).count("d9") == 0);
        CHECK(ends(Table(base, "eK91[4.1]@d8")).count("d9") == 1);
        CHECK(ends(Table(base, "eK91[4.1]@d8")).size() == 8);
    }
}
