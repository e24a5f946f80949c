// What the computer's judgement says, one term at a time: every weight but those named is nought, so that each number
// can be reckoned by hand from what weights.hpp says of it.

#include <functional>
#include <optional>

#include "tests/unit/rithmomachia/made.hpp"

using namespace ludus;
using namespace ludus::rithmomachia_tests;
namespace rm = ludus::rithmomachia;

namespace {

using Term = std::pair<int rm::Weights::*, int>;
using W = rm::Weights;

struct Judge {
    explicit Judge(std::initializer_list<Term> weights, const std::function<void(rm::EngineOptions&)>& change = {}) {
        rm::EngineOptions a = options_of_engine();
        for (const rm::NamedWeight& each : rm::weight_names) a.weights.*each.weight = 0;
        for (const Term& each : weights) a.weights.*each.first = each.second;
        if (change) change(a);
        rules.emplace(made_card(), a);
    }
    /// For the evens; for the odds it is the same with the other sign.
    int operator()(const std::string& setup) const {
        const auto p = rules->read_position(setup);
        REQUIRE_MESSAGE(p.has_value(), setup << ": " << (p ? std::string() : describe(p.fault())));
        const int evens = rules->evaluate(*p, rm::even);
        CHECK(rules->evaluate(*p, rm::odd) == -evens);
        return evens;
    }
    std::optional<rm::Engine> rules;
};

}  // namespace

TEST_CASE("evaluation: a man is worth what his form is, and something for each rank forward") {
    const Judge forms({{&W::round, 100}, {&W::triangle, 120}, {&W::square, 140}});
    CHECK(forms("even eR2@a1 eT6@b1 eS15@c1 oR3@h16") == 100 + 120 + 140 - 100);
    CHECK(forms("odd eR2@a1 oR3@h16 oT12@g16") == 100 - 100 - 120);
    const Judge forward({{&W::forward, 2}});
    CHECK(forward("even eR2@a1 oR3@h16") == 0);
    CHECK(forward("even eR2@a5 oR3@h14") == 2 * 4 - 2 * 2);
    CHECK(forward("even eR2@a5 eK91@a9 oR3@h16") == 2 * 4);  // kings stay at home
    // On a shorter table the odds begin nearer.
    const Judge shorter({{&W::forward, 2}}, [](rm::EngineOptions& a) {
        a.ranks = 10;
        a.array = rm::in_array(rm::Array::four_symmetric, 0, 10);
    });
    CHECK(shorter("even eR2@a5 oR3@h8") == 2 * 4 - 2 * 2);
}

TEST_CASE("evaluation: a man who takes and helps in more ways is worth more, and all together as much as before") {
    const Judge use({{&W::use, 100}});
    const auto alone = [&](const std::string& man) { return use("even " + man + "@a1 oK190@h16"); };
    CHECK(alone("eR4") > alone("eS289"));
    CHECK(alone("eR6") > 0);
    CHECK(alone("eS289") < 0);
    int sum = 0;
    for (int id = 0; id < rm::men_count; ++id) {
        if (!rm::is_king(id))
            sum += alone((rm::man(id).born == rm::even ? "e" : "o") + rm::letters(id)) *
                   (rm::man(id).born == rm::even ? 1 : -1);
    }
    CHECK(std::abs(sum) < rm::men_count);  // rounded for each
}

TEST_CASE("evaluation: where nobody takes anybody no man is of more use than another") {
    const Judge use({{&W::use, 100}}, [](rm::EngineOptions& a) {
        a.variant.taking.equality = false;
        a.variant.taking.pairs = rm::no_sums;
        a.variant.siege.rule = rm::SiegeRule::none;
    });
    CHECK(use("even eR4@a1 oK190@h16") == 0);
    CHECK(use("even eS289@a1 oR3@h16") == 0);
    CHECK(use("odd eS289@a1 eR4@b1 oR3@h16") == 0);
}

TEST_CASE("evaluation: a prisoner has a share of his worth, as he serves") {
    const auto shares = {Term{&W::round, 100}, Term{&W::captive, 80}, Term{&W::in_hand, 60}, Term{&W::for_triumph, 25}};
    const auto under = [&](rm::Prisoners rules) {
        return Judge(shares, [rules](rm::EngineOptions& a) { a.variant.prisoners = rules; });
    };
    const char* turned = "even eR9*@a1 eR2@c1 oR3@h16";
    CHECK(under(rm::Prisoners::behind)(turned) == 80);
    CHECK(under(rm::Prisoners::on_the_spot)(turned) == 80);
    CHECK(under(rm::Prisoners::in_hand)(turned) == 60);
    CHECK(under(rm::Prisoners::for_triumph)(turned) == 25);
    CHECK(under(rm::Prisoners::in_hand)("even eR2@c1 oR3@h16 hand:even=R9*") == 60);
    CHECK(under(rm::Prisoners::for_triumph)("even eR2@c1 oR3@h16 hand:odd=R4*") == -25);
}

TEST_CASE("evaluation: a king is worth something while he stands, and each of his steps") {
    const Judge standing({{&W::king, 900}});
    CHECK(standing("even eR2@a1 oR3@h16 eK91[1]@a2 oK190@h15") == 0);
    CHECK(standing("even eR2@a1 oR3@h16 oR5@g16 oR7@f16 eK91[1]@a2 taken:odd") == 900);
    // Of six steps and of five: together as much.
    const Judge steps({{&W::step, 120}});
    CHECK(steps("even eR2@a1 oR3@h16 eK91@a2 oK190@h15") == 6 * 110 - 5 * 132);
    CHECK(steps("even eR2@a1 oR3@h16 eK91[36]@a2 oK190@h15") == 110 - 5 * 132);
}

TEST_CASE("evaluation: what is open to the side to move counts for most of its worth, to the other for less") {
    const auto weights = {Term{&W::round, 100}, Term{&W::open_to_mover, 70}, Term{&W::open_to_other, 30}};
    const auto removed = [](rm::EngineOptions& a) { a.variant.prisoners = rm::Prisoners::removed; };
    const Judge judge(weights, removed);
    // The even triangle sees the odd round; he does not see her.
    CHECK(judge("even eT9@f8 oR9@d8") == 70 - 100);
    CHECK(judge("odd eT9@f8 oR9@d8") == 30 - 100);
    CHECK(judge("even eT9@f8 oR5@d8") == -100);
    // The man just set down: almost all of it, and only what he may take.
    CHECK(judge("even eT9@f8 oR9@d8 moved:f8") == 95 - 100);
    const Judge greater({{&W::round, 100}, {&W::triangle, 200}}, removed);
    CHECK(greater("even eT9@f8 eR16@h2 oR9@d8 oT16@h3 moved:f8") == 95);
    // A man who turns his coat is gained besides.
    const Judge turning({{&W::round, 100}, {&W::captive, 80}, {&W::open_to_mover, 50}});
    CHECK(turning("even eT9@f8 oR9@d8") == (100 + 80) / 2 - 100);
    // Who is proclaimed and placed cannot be taken: 6 by the 12 who sees him and the 6 turned odd beside him.
    const Judge placed({{&W::square, 100}, {&W::open_to_mover, 70}}, removed);
    const std::string men = "odd eS81@c13 eR2@f13 eR4@h12 oR81@c12 oR3@h16 taken:odd";
    CHECK(placed(men) == 100 - 70);
    CHECK(placed(men + " named:even=c13,f13,h12") == 100);
}

TEST_CASE("evaluation: of several takings open the best counts, and the others for a little") {
    const Judge judge({{&W::round, 100}, {&W::triangle, 200}, {&W::open_to_mover, 50}, {&W::further, 10}},
                      [](rm::EngineOptions& a) { a.variant.prisoners = rm::Prisoners::removed; });
    // S81 sees R81; R36 sees T36: worth 100 and 200. Nobody sees them.
    CHECK(judge("even eS81@a4 oR81@a1 eR36@h4 oT36@h5") == 100 - 100 - 200 + 200 / 2 + 100 / 10);
    CHECK(judge("even eR36@a1 oT36@a2 eS81@h4 oR81@h7") == 100 - 100 - 200 + 200 / 2 + 100 / 10);
}

TEST_CASE("evaluation: of a king the best that may be taken counts, his last step for the whole of him") {
    const Judge judge({{&W::step, 120}, {&W::king, 1000}, {&W::open_to_mover, 50}});
    const int entire = 6 * 110 - 5 * 132;
    CHECK(judge("odd oR25@c9 eK91@d8") == entire - 110 / 2);
    CHECK(judge("odd oR25@c9 eK91[25]@d8") == 110 - 5 * 132 - (1000 + 110) / 2);
    CHECK(judge("odd oR25@c9 oS66@d11 eK91@d8") == entire - (1000 + 6 * 110) / 2);  // 25 and 66 are 91
}

TEST_CASE("evaluation: men near the adversary's king hunt him, those most who take a step of him by themselves") {
    const Judge fitting({{&W::near_king, 60}});
    // The 16 is a step of the king of 190; a round draws one space a turn.
    CHECK(fitting("even eR16@h15 oK190@h16 oR3@a16") == 60);
    CHECK(fitting("even eR16@h14 oK190@h16 oR3@a16") == 60 / 2);
    CHECK(fitting("even eR16@h13 oK190@h16 oR3@a16") == 60 / 3);
    CHECK(fitting("even eR16@h13 eT6@h14 oK190@h16 oR3@a16") == 60 / 3);  // he goes round him
    CHECK(fitting("even eR16@h15 oK190[64.49.36.25]@h16 oR3@a16") == 0);  // no step of his now
    CHECK(fitting("even eR2@h15 oK190@h16 oR3@a16") == 0);
    CHECK(fitting("even eR16@h15 eR2@a1 eR4@b1 eR6@c1 oR3@a16 taken:odd") == 0);
    CHECK(fitting("even oR9@a2 eK91@a1 oR3@a16 eR2@h1") == -60);
    const Judge any({{&W::about_king, 12}});
    CHECK(any("even eR2@h15 oK190@h16 oR3@a16") == 12);
    CHECK(any("even eR2@h14 oK190@h16 oR3@a16") == 12 / 2);
    CHECK(any("even eR16@h15 oK190@h16 oR3@a16") == 0);
    CHECK(any("even eR16@h15 oK190[64]@h16 oR3@a16") == 12);
    CHECK(any("even eK91@h15 oK190@h16") == 0);  // kings do not hunt kings
    // Prisoners hunt only where they fight.
    const auto turned = [](rm::Prisoners rules) {
        return Judge({{&W::about_king, 12}}, [rules](rm::EngineOptions& a) { a.variant.prisoners = rules; })(
            "even eR9*@h15 eR2@a1 oK190@h16 oR3@a16");
    };
    CHECK(turned(rm::Prisoners::behind) == 12);
    CHECK(turned(rm::Prisoners::for_triumph) == 0);
}

TEST_CASE("evaluation: who is ahead hunts the king the harder") {
    const Judge judge({{&W::square, 500}, {&W::near_king, 60}, {&W::urge, 100}});
    CHECK(judge("even eR16@h15 oK190@h16 oR3@a16") == 60);
    CHECK(judge("even eR16@h15 eS15@a1 eS45@b1 oK190@h16 oR3@a16") == 1000 + 120);
    CHECK(judge("even eR16@h15 oS28@a16 oS66@b16 oK190@h16 oR3@a15") == -1000 + 60);
    // Of more than thirty rounds no more is made.
    const std::string seven = "even eR16@h15 eS15@a1 eS45@b1 eS153@c1 eS25@d1 eS81@e1 eS169@f1 eS289@g1";
    CHECK(judge(seven + " oK190@h16 oR3@a16") == 3500 + 60 * 4);
}

TEST_CASE("evaluation: a lead melts away in the last quiet turns") {
    const Judge judge({{&W::round, 100}});
    const std::string ahead = "even eR2@a1 eR4@b1 oR3@h16";
    CHECK(judge(ahead) == 100);
    CHECK(judge(ahead + " quiet:40") == 100);
    CHECK(judge(ahead + " quiet:50") == 75);
    CHECK(judge(ahead + " quiet:59") == 100 - 100 * 57 / 120);
    CHECK(judge(ahead + " quiet:70") == 50);  // as read from a record made with another limit
}

TEST_CASE("evaluation: a triumph is worth more the fewer draughts are wanted to it") {
    // With this weight alone: twelve less the draughts wanted.
    using Change = std::function<void(rm::EngineOptions&)>;
    const auto wanted = [](const std::string& men, const Change& change = {}, const std::string& marks = "") {
        return 12 - Judge({{&W::nearer, 1}}, change)("even " + men + " oS361@a16 oS225@b16 taken:odd" + marks);
    };
    CHECK(wanted("eR2@c13 eR4@d13 eR6@e13") == 0);
    CHECK(wanted("eR2@c13 eR4@d13 eR6@f13") == 1);
    CHECK(wanted("eR2@c13 eR4@d13 eR6@g13") == 2);
    CHECK(wanted("eR2@c11 eR4@d11 eR6@e11") == 3);  // each a rank forward
    SUBCASE("one more where a man of his own stands in the place, two where the adversary's does") {
        const auto straight = [](rm::EngineOptions& a) { a.variant.forms[0].ways[0] = rm::straight_ways; };
        CHECK(wanted("eR2@c13 eR4@d13 eR6@f13", straight) == 1);
        CHECK(wanted("eR2@c13 eR4@d13 eR6@f13 eS289@e13", straight) == 2);
        CHECK(wanted("eR2@c13 eR4@d13 eR6@f13 oS120@e13", straight) == 3);
    }
    SUBCASE("by numbers in any order, where that is agreed") {
        CHECK(wanted("eR4@c13 eR2@d13 eR6@e13") > 0);
        CHECK(wanted("eR4@c13 eR2@d13 eR6@e13", [](rm::EngineOptions& a) { a.variant.triumph.in_order = false; }) == 0);
    }
    SUBCASE("rising or falling") {
        CHECK(wanted("eR6@c13 eR4@d13 eR2@e13") == 0);
        CHECK(wanted("eR2@c13 eR4@c14 eR6@c15") == 0);
        CHECK(wanted("eR6@c13 eR4@c14 eR2@c15") == 0);
    }
    SUBCASE("in order about a corner as in a line, at the corner of the table too") {
        const Judge judge({{&W::nearer, 1}},
                          [](rm::EngineOptions& a) { a.variant.triumph.shapes = rm::corner_of_three; });
        const auto odds_want = [&](const std::string& men) {
            return 12 + judge("odd eS289@a16 eS169@b16 " + men + " taken:even");
        };
        CHECK(odds_want("oR3@c1 oR5@c3 oR7@a3") == 0);
        CHECK(odds_want("oR7@c1 oR5@c3 oR3@a3") == 0);
        CHECK(odds_want("oR5@c1 oR3@c3 oR7@a3") > 0);
        CHECK(odds_want("oR3@e1 oR5@e3 oR7@c3") == 0);
        CHECK(odds_want("oR5@e1 oR3@e3 oR7@c3") > 0);
    }
    SUBCASE("with four men, where three are not enough") {
        const auto four = [](rm::EngineOptions& a) { a.variant.triumph.least = rm::Grade::greater; };
        CHECK(wanted("eR2@c13 eR4@c15 eT6@e15 eT9@e13", four) == 0);
        CHECK(wanted("eR2@c13 eR4@c15 eT6@e15 eT9@g13", four) == 1);
        CHECK(wanted("eR2@c13 eR4@d13 eR6@e13", four) == 12);  // there are but three of them
        // In a line they stand in order, in a square as they like.
        CHECK(wanted("eR2@c13 eR4@d13 eT6@e13 eT9@f13", four) == 0);
        CHECK(wanted("eT9@c13 eT6@d13 eR4@e13 eR2@f13", four) == 0);
        CHECK(wanted("eR4@c13 eR2@d13 eT6@e13 eT9@f13", four) > 0);
        CHECK(wanted("eR4@c13 eR2@c15 eT9@e15 eT6@e13", four) == 0);
        CHECK(wanted("eT6@c13 eR2@c15 eR4@e15 eT9@e13", four) == 0);
    }
    SUBCASE("by flights, but of men already named") {
        const auto flying = [](rm::EngineOptions& a) { a.variant.forms[1].flight = rm::flies(rm::knights_draught); };
        CHECK(wanted("eR2@c13 eR4@d13 eT6@g12", flying) == 1);
        CHECK(wanted("eR2@c13 eR4@d13 eT6@g12") == 2);
        CHECK(wanted("eR2@c13 eR4@d13 eT6@g12", flying, " named:even=c13,d13,g12") == 2);
    }
    SUBCASE("by a prisoner from the hand") {
        const auto hand = [](rm::EngineOptions& a) {
            a.ranks = 10;
            a.variant.triumph.camp = 8;
            a.variant.prisoners = rm::Prisoners::in_hand;
            a.array = rm::in_array(rm::Array::four_symmetric, 0, 10);
        };
        const Judge judge({{&W::nearer, 1}}, hand);
        // Set on the hindermost rank, then two ranks forward.
        const char* held = "even eR4@d3 eR6@e3 oS361@a10 oS225@b10 hand:even=R3* taken:odd";
        CHECK(12 - judge(held) == 3);
        // By a flight from there in one, where prisoners fly.
        const auto flying = [&](rm::Prisoners rules) {
            return Judge({{&W::nearer, 1}}, [&hand, rules](rm::EngineOptions& a) {
                hand(a);
                a.variant.prisoners = rules;
                a.variant.forms[0].flight = rm::flies(rm::knights_draught);
            });
        };
        CHECK(12 - flying(rm::Prisoners::in_hand)(held) == 2);
        CHECK(12 - flying(rm::Prisoners::for_triumph)(held) == 3);
    }
    SUBCASE("only of men with a whole number") {
        CHECK(wanted("eT49@c13 eK91@d13 eS169@e13") == 0);
        CHECK(wanted("eT49@c13 eK91[36]@d13 eS169@e13") == 12);
    }
    // Not while the adversary's king stands, where he must be taken first.
    const Judge standing({{&W::nearer, 1}});
    CHECK(standing("even eR2@c13 eR4@d13 eR6@e13 oK190@h9") == 0);
}

TEST_CASE(
    "evaluation: a triumph that stands is worth all of it, one a draught off half, and its men named a little more") {
    const Judge triumph({{&W::triumph, 1200}});
    const std::string others = " oS361@a16 oS225@b16 taken:odd";
    CHECK(triumph("even eR2@c13 eR4@d13 eR6@e13" + others) == 1200);
    CHECK(triumph("even eR2@c13 eR4@d13 eR6@f13" + others) == 600);
    CHECK(triumph("even eR2@c13 eR4@d13 eR6@g13" + others) == 400);
    const Judge proclaimed({{&W::proclaimed, 60}});
    CHECK(proclaimed("even eR2@c13 eR4@d13 eR6@f13" + others) == 0);
    CHECK(proclaimed("even eR2@c13 eR4@d13 eR6@f13 eR8@a1" + others + " named:even=c13,d13,f13") == 60);
    CHECK(proclaimed("even eR2@c13 eR4@d13 eR6@f13 eR8@a1 eT25@b1" + others + " named:even=c13,d13,a1") == 0);
}

TEST_CASE("evaluation: the part already won of a common victory counts by its square") {
    const auto judge = [](rm::Victory victory, int men, int number, int characters) {
        return Judge({{&W::common, 1000}},
                     [=](rm::EngineOptions& a) { a.victory = {victory, men, number, characters, 0}; });
    };
    const std::string men = "even eR2@a1 eR4@c1 oR3@h16 oK190@g16 won:even=";
    CHECK(judge(rm::Victory::bodies, 4, 0, 0)(men + "R5,R7") == 250);
    CHECK(judge(rm::Victory::bodies, 2, 0, 0)(men + "R5,R7,R9") == 1000);         // no more than all of it
    CHECK(judge(rm::Victory::goods, 0, 100, 0)(men + "R25,R5") == 90);            // 30 of 100
    CHECK(judge(rm::Victory::quarrel, 0, 100, 6)(men + "R25,R5") == 233);         // 300 and 667: 483
    CHECK(judge(rm::Victory::honour, 4, 100, 0)(men + "R25,R5") == 160);          // 300 and 500: 400
    CHECK(judge(rm::Victory::honour_quarrel, 4, 100, 5)(men + "R25,R5") == 284);  // 300, 500 and 800: 533
    CHECK(judge(rm::Victory::digits, 0, 0, 8)(men + "R25,R5") == 250);
    CHECK(judge(rm::Victory::standards, 0, 0, 0)(men + "S361,R5") == 40);  // two of ten standards
    CHECK(judge(rm::Victory::goods, 0, 100, 0)("even eR2@a1 eR4@c1 oR3@h16 oK190@g16 won:odd=R6,R4") == -10);
    const Judge proper({{&W::common, 1000}});
    CHECK(proper("even eR2@a1 eR4@c1 oR3@h16 oK190@g16") == 0);
}
