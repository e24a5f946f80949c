// The Guild's game, where it differs from Fulke's first kind: nobody jumps; triumphs announced; captures by proportion.

#include <doctest/doctest.h>

#include "tests/unit/rithmomachia/support.hpp"

using namespace ludus;
using namespace ludus::rithmomachia_tests;

namespace {
constexpr const char* kind = "guild";
}

TEST_CASE("guild.move.round, guild.move.triangle, guild.move.square: one diagonally, two straight, three straight") {
    const Match round = at("even eR6@d8 oR3@a16", {}, kind);
    CHECK(legal(round) == Words{"d8-e9", "d8-e7", "d8-c7", "d8-c9"});
    CHECK(cites(round, "d8-e9", "guild.move.round"));
    const Match triangle = at("even eT6@d8 oR3@a16", {}, kind);
    CHECK(draughts(triangle) == Words{"d8-d10", "d8-f8", "d8-d6", "d8-b8"});
    CHECK(cites(triangle, "d8-f8", "guild.move.triangle"));
    const Match square = at("even eS15@d8 oR3@a16", {}, kind);
    CHECK(draughts(square) == Words{"d8-d11", "d8-g8", "d8-d5", "d8-a8"});
    CHECK(cites(square, "d8-a8", "guild.move.square"));
    // All fly as the knight moves, or squares further, as agreed.
    CHECK(flights(triangle).size() == 8);
    CHECK(flights(square).count("d8~e10") == 1);
    const Match longer = at("even eS15@d8 oR3@a16", {{"square_flight", "long"}}, kind);
    CHECK(flights(longer).count("d8~e11") == 1);
    CHECK(flights(longer).count("d8~e10") == 0);
}

TEST_CASE("guild.nojump: no piece jumps over another, moving, flying or capturing") {
    const char* setup = "even eT9@d8 eR2@d9 eS15@h8 eR4@g8 oR3@a16";
    const Match m = at(setup, {}, kind);
    CHECK(draughts(m, "d8-d10").empty());
    CHECK(draughts(m, "h8-e8").empty());
    CHECK(flights(m, "d8~e10").empty());
    CHECK(flights(m, "d8~c10").empty());
    CHECK(flights(m, "d8~f9").size() == 1);
    // The triangle does not see over the round.
    CHECK(takings(at("even eT9@d8 eR2@d9 oR9@d10", {}, kind)).empty());
    CHECK_FALSE(takings(at("even eT9@d8 oR9@d10", {}, kind)).empty());
}

TEST_CASE("guild.take.proportion: where both agree, the greatest number is captured, or any") {
    // 5 and 7 take 9, the greatest of 5 7 9; and with 7 and 9 the 5 only where any may be taken.
    const char* nine = "odd oR5@f6 oR7@e9 eT9@d8";
    Match off = at(nine, {}, kind);
    REQUIRE(off.play("f6-e7"));
    CHECK(off.to_move() == 0);
    Match highest = at(nine, {{"proportion", "highest"}}, kind);
    REQUIRE(highest.play("f6-e7"));
    CHECK(takings(highest).count("xd8@a16") == 1);
    CHECK(cites(highest, "xd8@a16", "guild.take.proportion"));
    const char* middle = "odd oR5@f6 oR7@e9 eT6@d8";
    Match not_highest = at(middle, {{"proportion", "highest"}}, kind);
    REQUIRE(not_highest.play("f6-e7"));
    CHECK(not_highest.to_move() == 0);
    Match any = at(middle, {{"proportion", "any"}}, kind);
    REQUIRE(any.play("f6-e7"));
    CHECK(takings(any).count("xd8@a16") == 1);
}

TEST_CASE("guild.capture.inadvertent: entering opens captures, or as agreed not") {
    const char* setup = "even eT9@d10 oR9@d8 oR9@b8";
    Match chain = at(setup, {}, kind);
    CHECK(cites(chain, "d10xd8@a1", "guild.capture.inadvertent"));
    REQUIRE(chain.play("d10xd8@a1"));
    CHECK(takings(chain).count("xb8@b1") == 1);
    Match ends = at(setup, {{"chain_after_take", "false"}}, kind);
    REQUIRE(ends.play("d10xd8@a1"));
    CHECK(ends.to_move() == 1);
}

TEST_CASE("guild.prisoner: a new soldier behind his victor's men, or removed where that option is not taken") {
    const char* setup = "even eT9@f10 oR9@d8 oR3@h16";
    Match turned = at(setup, {}, kind);
    REQUIRE(turned.play("f10-f8"));
    CHECK(takings(turned).size() == 8);
    REQUIRE(turned.play("xd8@c1"));
    CHECK(written(turned) == "odd eR9*@c1 eT9@f8 oR3@h16");
    Match removed = at(setup, {{"prisoners", "removed"}}, kind);
    REQUIRE(removed.play("f10-f8"));
    REQUIRE(removed.play("xd8"));
    CHECK(written(removed) == "odd eT9@f8 oR3@h16");
}

TEST_CASE("guild.king.take: by the sum of what is left, or always by the whole, as agreed") {
    const char* broken = "odd oT64@d12 oR9@e9 eK91[25.16.9.4.1]@d8";
    const auto whole = [&](const Chosen& chosen) {
        Match m = at(broken, chosen, kind);
        REQUIRE(m.play("d12-d10"));
        return takings(m).count("xd8(king)") == 1;
    };
    CHECK_FALSE(whole({}));
    CHECK(whole({{"king_whole_target", "sum"}}));
    CHECK_FALSE(whole({{"king_whole_target", "nominal"}}));
    // As a taker he has the sum of the rest, 30, where so agreed.
    const char* thirty = "even eK91[25.4.1]@d11 oT30@d8";
    CHECK(takings(at(thirty, {}, kind)).empty());
    CHECK(takings(at(thirty, {{"king_whole_taker", "sum"}}, kind)).count("d11xd8@a1") == 1);
}

TEST_CASE("guild.triumph: the opposing king captured, the pieces announced, set in the enemy's territory") {
    Match m = at("even eR2@c13 eR4@c12 eT6@e13 oT12@d15 taken:odd named:even=c12,c13,e13", {}, kind);
    CHECK(cites(m, "c12-d13", "guild.triumph"));
    REQUIRE(m.play("c12-d13"));
    CHECK(m.outcome().rule == "guild.triumph.great");
    CHECK_FALSE(at("odd eR2@c13 eR4@d13 eT6@e13 oT12@d15 oK190@h16", {{"proclaim", "free"}}, kind).outcome().over);
    // Which of the three is aimed at may be agreed.
    const char* three = "odd eR2@c13 eR4@d13 eT6@e13 eR8@a1 eR3*@c1 oT12@d15 taken:odd named:even=c13,d13,e13";
    CHECK(at(three, {}, kind).outcome().over);
    CHECK_FALSE(at(three, {{"triumph", "greater"}}, kind).outcome().over);
}

TEST_CASE("guild.triumph.proclaim: announced before, and protected from capture, or as one will") {
    const char* standing = "even eR2@c13 eR4@d13 eT6@e13 oT12@d15 taken:odd";
    CHECK_FALSE(at(standing, {}, kind).outcome().over);
    CHECK(at(standing, {{"proclaim", "free"}}, kind).outcome().over);
    Match m = at(standing, {}, kind);
    CHECK(cites(m, "proclaim", "guild.triumph.proclaim"));
    REQUIRE(m.play("proclaim c13 d13 e13"));
    CHECK(m.outcome().over);
    const char* danger = "odd eR4@c12 eR2@c13 eT6@e13 oR4*@b11 oS49@h16 taken:odd";
    CHECK_FALSE(takings(at(danger, {}, kind)).empty());
    CHECK(takings(at(std::string(danger) + " named:even=c12,c13,e13", {}, kind)).empty());
}

TEST_CASE("guild.triumph.direct: for this protection they forfeit flying") {
    const char* setup = "even eR2@c13 eR4@c12 eT6@g13 eT20@g3 oT12@d15 taken:odd named:even=c12,c13,g13";
    const Match m = at(setup, {}, kind);
    CHECK(flights(m, "g13").empty());
    CHECK_FALSE(flights(m, "g3").empty());
    CHECK(cites(m, "g13-e13", "guild.triumph.direct"));
}

TEST_CASE("guild.triumph.camp: five ranks, or as agreed six or half the table") {
    const auto at_rank = [](int rank, const Chosen& chosen) {
        const std::string r = std::to_string(rank);
        return at("odd eR2@c" + r + " eR4@d" + r + " eR6@e" + r + " oR3@a16 taken:odd named:even=c" + r + ",d" + r +
                      ",e" + r,
                  chosen, kind)
            .outcome()
            .over;
    };
    CHECK(at_rank(12, {}));
    CHECK_FALSE(at_rank(11, {}));
    CHECK(at_rank(11, {{"camp", "6"}}));
    CHECK_FALSE(at_rank(9, {{"camp", "6"}}));
    CHECK(at_rank(9, {{"camp", "8"}}));
}

TEST_CASE("guild.triumph.place: in one row, straight or diagonal, four also at the corners of a 3 by 3 grid") {
    const Chosen free = {{"proclaim", "free"}};
    const auto over = [&](const char* men, const Chosen& chosen) {
        return at(std::string("odd ") + men + " oR5@a16 taken:odd", chosen, kind).outcome().rule;
    };
    CHECK(over("eR2@c13 eR4@d14 eR6@e15", free) == "guild.triumph.great");
    CHECK(over("eR2@c13 eR4@d13 eR6@e14", free).empty());
    CHECK(over("eR2@c13 eR4@e13 eR6@g13", free).empty());
    CHECK(over("eR2@c13 eR4@d13 eR6@e13 eR8@f13", free) == "guild.triumph.greater");
    CHECK(over("eR2@c13 eR4@e13 eR6@c15 eR3*@e15", free) == "guild.triumph.greatest");
    CHECK(over("eR4@c13 eR2@d13 eR6@e13", free).empty());
    CHECK(over("eR4@c13 eR2@d13 eR6@e13", {{"proclaim", "free"}, {"triumph_order", "false"}}) == "guild.triumph.great");
}
