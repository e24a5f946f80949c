// Fulke's third kind, passage by passage: the march, kings, triumphs, who can be taken only by oblivion.

#include <doctest/doctest.h>

#include <array>
#include <cstdlib>

#include "core/rithmomachia/rules/pieces.hpp"
#include "tests/unit/rithmomachia/support.hpp"

using namespace ludus;
using namespace ludus::rithmomachia_tests;

namespace {
constexpr const char* kind = "fulke-3";
}

TEST_CASE("fulke.3.move: forward and backward, to the right and the left, not cornerwise, and no flying") {
    CHECK(legal(at("even eR6@d8 oR3@a16", {}, kind)) == Words{"d8-d9", "d8-e8", "d8-d7", "d8-c8"});
    CHECK(legal(at("even eT6@d8 oR3@a16", {}, kind)) == Words{"d8-d10", "d8-f8", "d8-d6", "d8-b8"});
    CHECK(legal(at("even eS15@d8 oR3@a16", {}, kind)) == Words{"d8-d11", "d8-g8", "d8-d5", "d8-a8"});
    const Match king = at("even eK91@d8 oR3@a16", {}, kind);
    CHECK(legal(king) == Words{"d8-d11", "d8-g8", "d8-d5", "d8-a8"});
    CHECK(cites(king, "d8-d11", "fulke.3.move"));
    // He keeps it whatever he has lost, and nobody goes over men.
    CHECK(legal(at("even eK91[1]@d8 oR3@a16", {}, kind)).size() == 4);
    CHECK(legal(at("even eT6@d8 eR2@d9 oR3@a16", {}, kind)).count("d8-d10") == 0);
}

TEST_CASE("fulke.3.move: cornerwise, where the gamesters so agree") {
    const Chosen agreed = {{"cornerwise", "true"}};
    CHECK(legal(at("even eR6@d8 oR3@a16", agreed, kind)).size() == 8);
    CHECK(legal(at("even eT6@d8 oR3@a16", agreed, kind)).count("d8-f10") == 1);
    CHECK(legal(at("even eS15@d8 oR3@a16", agreed, kind)).count("d8-a11") == 1);
    CHECK(legal(at("even eK91@d8 oR3@a16", agreed, kind)).count("d8-a5") == 1);
    CHECK(legal(at("even eT6@d8 oR3@a16", agreed, kind)).count("d8-e9") == 0);
}

TEST_CASE("fulke.3.place: found before, the taker goes into the place, and takes thence or as agreed not") {
    const char* setup = "even eT9@d10 oR9@d8 oR9@b8";
    Match chain = at(setup, {}, kind);
    CHECK(cites(chain, "d10xd8", "fulke.3.place"));
    REQUIRE(chain.play("d10xd8"));
    CHECK(takings(chain) == Words{"xb8"});
    Match ends = at(setup, {{"chain_after_take", "false"}}, kind);
    REQUIRE(ends.play("d10xd8"));
    CHECK(ends.to_move() == 1);
}

TEST_CASE("fulke.3.king.take: the whole number of him, and with it, while he is entire or as agreed") {
    // 66 and 25 are 91, in the next spaces.
    const char* entire = "odd oS66@d9 oR25@f8 eK91@d8";
    Match whole = at(entire, {}, kind);
    REQUIRE(whole.play("f8-e8"));
    CHECK(takings(whole).count("xd8(king)") == 1);
    REQUIRE(whole.play("xd8(king)"));
    CHECK(written(whole).find("taken:even") != std::string::npos);
    // 55 are left of him: 30 and 25.
    const char* broken = "odd oT30@d9 oR25@f8 eK91[25.16.9.4.1]@d8";
    Match none = at(broken, {}, kind);
    REQUIRE(none.play("f8-e8"));
    CHECK(takings(none).count("xd8(king)") == 0);
    Match sum = at(broken, {{"king_whole_target", "sum"}}, kind);
    REQUIRE(sum.play("f8-e8"));
    CHECK(takings(sum).count("xd8(king)") == 1);
    // As a taker he has the sum of the rest, 30, or 91 always, where so agreed.
    const char* thirty = "even eK91[25.4.1]@d11 oT30@d8";
    CHECK(takings(at(thirty, {}, kind)).empty());
    CHECK(takings(at(thirty, {{"king_whole_taker", "sum"}}, kind)) == Words{"d11xd8"});
    const char* hundred = "even eT9@c8 eK91[25.4.1]@d9 oT100@d8";
    CHECK(takings(at(hundred, {}, kind)).empty());
    CHECK(takings(at(hundred, {{"king_whole_taker", "nominal"}}, kind)) == Words{"c8xd8", "d9xd8"});
}

TEST_CASE("fulke.3.king.lowest: his lowest square is beyond ransom, or he is lost with it") {
    const char* setup = "odd oT36@d12 oR3@h9 eK91@d8 eR36@a1";
    Match unredeemed = at(setup, {}, kind);
    REQUIRE(unredeemed.play("d12-d10"));
    REQUIRE(unredeemed.play("xd8(36)"));
    CHECK(unredeemed.to_move() == 0);
    CHECK(legal(unredeemed).count("redeem-a1") == 0);
    Match lost = at(setup, {{"lowest", "lost"}}, kind);
    REQUIRE(lost.play("d12-d10"));
    CHECK(takings(lost) == Words{"xd8(king)"});
}

TEST_CASE("fulke.3.triumph.camp: five ranks, or as agreed four or six") {
    const auto at_rank = [](int rank, const Chosen& chosen) {
        const std::string r = std::to_string(rank);
        return at("odd eR2@c" + r + " eR4@d" + r + " eR6@e" + r + " oR3@a16 oR5@c16 oR7@e16 taken:odd named:even=c" +
                      r + ",d" + r + ",e" + r,
                  chosen, kind)
            .outcome()
            .over;
    };
    CHECK(at_rank(12, {}));
    CHECK_FALSE(at_rank(11, {}));
    CHECK_FALSE(at_rank(12, {{"camp", "4"}}));
    CHECK(at_rank(13, {{"camp", "4"}}));
    CHECK(at_rank(11, {{"camp", "6"}}));
}

TEST_CASE("fulke.3.take.oblivion: the men that can be none otherwise taken, found anew") {
    // The list is lost. Reckoned: no equal in the other army, no lesser with a way of void spaces, no two that sum to
    // him. The even king's steps may be takers, so of the odds only 190 is left; without them 3, 5 and 7 as well.
    using namespace rithmomachia;
    for (const bool parts : {false, true}) {
        std::array<std::set<int>, 2> only;
        for (const Man& taken : roll) {
            std::vector<int> takers;
            for (const Man& foe : roll) {
                if (foe.born != taken.born) takers.push_back(foe.number);
            }
            if (parts) {
                const Steps& pyramid = steps[static_cast<std::size_t>(other(taken.born))];
                takers.insert(takers.end(), pyramid.number.begin(), pyramid.number.begin() + pyramid.count);
            }
            bool otherwise = false;
            for (std::size_t i = 0; i < takers.size(); ++i) {
                otherwise = otherwise || (takers[i] == taken.number && taken.form != Form::king);
                for (int voids = 2; voids <= 14; ++voids)
                    otherwise = otherwise || (takers[i] * voids == taken.number && takers[i] > 1);
                for (std::size_t j = 0; j < i; ++j) otherwise = otherwise || takers[i] + takers[j] == taken.number;
            }
            if (!otherwise) only[taken.born].insert(taken.number);
        }
        CHECK(only[even] == std::set<int>{2, 4, 153});
        CHECK(only[odd] == (parts ? std::set<int>{190} : std::set<int>{3, 5, 7, 190}));
    }
    // And by oblivion 153 is taken.
    Match m = at("odd eS153@d8 oR3@d9 oR5@c8 oR7@d7 oR9@f8", {}, kind);
    REQUIRE(m.play("f8-e8"));
    CHECK(takings(m) == Words{"xd8"});
}
