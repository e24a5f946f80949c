// Ransom by each clause a kind may choose: a part of a king redeemed by a man, what is asked and named, and what cannot be.
// Each on an agreement made for the purpose.

#include "tests/unit/rithmomachia/made.hpp"

using namespace ludus;
using namespace ludus::rithmomachia_tests;
namespace rm = ludus::rithmomachia;

TEST_CASE("ransom: a part taken is redeemed by a man of its number, and the king goes into his place") {
    rm::EngineOptions a = options_of_engine();
    a.variant.ransom = rm::Ransom::any_part;
    a.variant.prisoners = rm::Prisoners::for_triumph;
    Match m = set_up(a, "odd oR25@f8 eK91@d8 eT25@a1 eR2@b1");
    play(m, "f8-e8 xd8(25)");
    CHECK(m.to_move() == rm::even);
    CHECK_FALSE(m.game().at_turn_start(m.position()));
    CHECK(written(m) == "even eT25@a1 eR2@b1 eK91[36.16.9.4.1]@d8 oR25@e8 ransom:25 moved:e8 was:eK91@d8");
    CHECK(legal(m) == Words{"redeem-a1", "decline"});
    CHECK(cites(m, "redeem-a1", "made.king.redeem"));
    CHECK(cites(m, "redeem-a1", "made.prisoner"));
    play(m, "redeem-a1");
    CHECK(written(m) == "even eK91@a1 eR2@b1 oR25@e8 hand:odd=T25*");
    CHECK(m.game().at_turn_start(m.position()));
    play(m, "b1-b2");  // it has cost no draught
    m.go_first();
    play(m, "f8-e8 xd8(25) decline");
    CHECK(written(m) == "even eT25@a1 eR2@b1 eK91[36.16.9.4.1]@d8 oR25@e8");
}

TEST_CASE("ransom: an owner with no man of the number asks, and the adversary names whom he will have") {
    rm::EngineOptions a = options_of_engine();
    a.variant.ransom = rm::Ransom::any_part;
    a.variant.prisoners = rm::Prisoners::removed;
    Match m = set_up(a, "odd oR25@f8 eK91@d8 eT49@a1 eR2@b1");
    play(m, "f8-e8 xd8(25)");
    CHECK(legal(m) == Words{"demand", "decline"});
    play(m, "demand");
    CHECK(m.to_move() == rm::odd);
    CHECK(written(m) == "odd eT49@a1 eR2@b1 eK91[36.16.9.4.1]@d8 oR25@e8 pricing:25 moved:e8 was:eK91@d8");
    CHECK(legal(m) == Words{"price-a1", "price-b1"});
    play(m, "price-b1");
    CHECK(written(m) == "even eT49@a1 eK91@b1 oR25@e8");
    // With nobody to give he is not asked.
    m = set_up(a, "odd oR25@f8 eK91@d8");
    play(m, "f8-e8 xd8(25)");
    CHECK(written(m) == "even eK91[36.16.9.4.1]@d8 oR25@e8");
}

TEST_CASE("ransom: a part taken before removing is redeemed at once, and the taker's turn is over") {
    rm::EngineOptions a = options_of_engine();
    a.variant.ransom = rm::Ransom::any_part;
    a.variant.prisoners = rm::Prisoners::removed;
    Match m = set_up(a, "odd oR25@e8 eK91@d8 eT25@a1 eR2@b1");
    play(m, "e8xd8(25)");
    CHECK(written(m) == "even eT25@a1 eR2@b1 eK91[36.16.9.4.1]@d8 oR25@e8 ransom:25");
    play(m, "redeem-a1");
    CHECK(written(m) == "even eK91@a1 eR2@b1 oR25@e8");
}

TEST_CASE("ransom: when it is settled the taker goes on with what he saw when his man was set down") {
    rm::EngineOptions a = options_of_engine();
    a.variant.ransom = rm::Ransom::any_part;
    a.variant.prisoners = rm::Prisoners::removed;
    // The man moved takes a part of the king, and either of the men who could redeem it.
    Match m = set_up(a, "odd oR25@f8 eK91@d8 eT25@d9 eS25@d7 eR2@b1");
    play(m, "f8-e8");
    CHECK(takings(m) == Words{"xd8(25)", "xd9", "xd7"});
    play(m, "xd8(25)");
    CHECK(legal(m) == Words{"redeem-d9", "redeem-d7", "decline"});
    play(m, "redeem-d9");
    // The man given is gone, and so is the king from where he was seen: the part bought back is not taken again.
    CHECK(m.to_move() == rm::odd);
    CHECK(written(m) == "odd eR2@b1 eS25@d7 oR25@e8 eK91@d9 moved:e8 was:eK91@d8,eT25@d9");
    CHECK(legal(m) == Words{"xd7", "done"});
    play(m, "xd7");
    CHECK(written(m) == "even eR2@b1 oR25@e8 eK91@d9");
    // Where nothing is left open his turn is over.
    m.go_first();
    play(m, "f8-e8 xd7 xd8(25) redeem-d9");
    CHECK(written(m) == "even eR2@b1 oR25@e8 eK91@d9");
}

TEST_CASE("ransom: the man given is counted among the men taken instead of the part") {
    rm::EngineOptions a = options_of_engine();
    a.variant.ransom = rm::Ransom::any_part;
    a.variant.prisoners = rm::Prisoners::removed;
    a.victory.victory = rm::Victory::goods;
    a.victory.number = 49;
    Match m = set_up(a, "odd oR25@f8 eK91@d8 eT49@a1 eR2@b1");
    play(m, "f8-e8 xd8(25)");
    CHECK(written(m).find("won:odd=K25") != std::string::npos);
    play(m, "demand price-b1");
    CHECK(written(m) == "even eT49@a1 eK91@b1 oR25@e8 won:odd=R2");
    m.go_first();
    play(m, "f8-e8 xd8(25) demand price-a1");
    CHECK(m.outcome().rule == "fulke.victory.goods");
    // What wins waits until it is settled what is won.
    a.victory.number = 20;
    m = set_up(a, "odd oR25@f8 eK91@d8 eT49@a1 eR2@b1");
    play(m, "f8-e8 xd8(25)");
    CHECK_FALSE(m.outcome().over);
    play(m, "demand price-b1");
    CHECK_FALSE(m.outcome().over);
    m.go_first();
    play(m, "f8-e8 xd8(25) decline");
    CHECK(m.outcome().over);
}

TEST_CASE("ransom: the lowest square is beyond it, or the king is lost with it, as agreed") {
    rm::EngineOptions a = options_of_engine();
    a.variant.prisoners = rm::Prisoners::removed;
    a.variant.ransom = rm::Ransom::any_part;
    const std::string setup = "odd oT36@f8 eK91@d8 eR36@a1 oT12@h16";
    a.variant.turn.before = rm::Before::stay;
    Match m = set_up(a, setup);
    play(m, "*xd8(36)");
    CHECK(m.to_move() == rm::even);
    CHECK(legal(m) == Words{"redeem-a1", "decline"});
    a.variant.ransom = rm::Ransom::not_lowest;
    m = set_up(a, setup);
    CHECK(cites(m, "*xd8(36)", "made.king.lowest"));
    play(m, "*xd8(36)");
    CHECK(written(m) == "even eR36@a1 eK91[25.16.9.4.1]@d8 oT36@f8 oT12@h16");
    a.variant.lowest_lost_is_all = true;
    m = set_up(a, setup);
    CHECK(takings(m) == Words{"*xd8(king)"});
    CHECK(cites(m, "*xd8(king)", "made.king.lowest"));
    m = set_up(a, "odd oT36@f8 eK91@d8 eR36@a1 oR3@h16 oR5@h15 oR7@h14");
    play(m, "*xd8(king)");
    CHECK(written(m) == "even eR36@a1 oT36@f8 oR7@h14 oR5@h15 oR3@h16 taken:even");
}

TEST_CASE("ransom: no ransom for the last of a king, nor by a prisoner, nor at the price of a protected man") {
    rm::EngineOptions a = options_of_engine();
    a.variant.ransom = rm::Ransom::any_part;
    a.variant.prisoners = rm::Prisoners::for_triumph;
    Match m = set_up(a, "odd oR25@f8 eK91[25]@d8 eT25@a1 eR2@b1 eR4@c1 eR6@d1");
    play(m, "f8-e8 xd8(king)");
    CHECK(written(m) == "even eT25@a1 eR2@b1 eR4@c1 eR6@d1 oR25@e8 taken:even");
    // An odd 36 turned even is for triumphs alone: neither he nor a price named for him redeems the 36.
    m = set_up(a, "even eK91[25.16.9.4.1]@d8 eT36*@a1 eR2@b1 eR6@d1 eR4@c1 oR49@f8 oR3@h16 taken:odd ransom:36");
    CHECK(legal(m) == Words{"demand", "decline"});
    play(m, "demand");
    CHECK(legal(m) == Words{"price-b1", "price-c1", "price-d1"});
    // 2 4 6 stand proclaimed in the adversary's camp.
    m = set_up(a,
               "odd eK91[25.16.9.4.1]@d8 eR8@b1 eR2@b13 eR4@b12 eR6@c12 oR49@f8 oR3@h16 taken:odd "
               "named:even=b12,b13,c12 pricing:36");
    CHECK(legal(m) == Words{"price-b1"});
}

TEST_CASE("ransom: one who has proclaimed a triumph in this turn has still proclaimed it when he is asked") {
    rm::EngineOptions a = options_of_engine();
    a.variant.ransom = rm::Ransom::any_part;
    a.variant.prisoners = rm::Prisoners::removed;
    a.variant.triumph.king_first = false;
    Match m = set_up(a, "odd oR25@f8 oR3@a1 oR5@c2 oR7@d2 oK190@h16 eK91@d8 eT49@b8 eR2@b9");
    CHECK(line(m, "proclaim", "made.triumph.proclaim") == "some numbers form a proportion");
    play(m, "proclaim a1 c2 d2");
    play(m, "f8-e8 xd8(25)");
    CHECK(written(m).find(" proclaimed ransom:25 ") != std::string::npos);
    play(m, "decline");
    CHECK(written(m).find("proclaimed") == std::string::npos);
    CHECK(written(m).find("named:odd=a1,c2,d2") != std::string::npos);
}
