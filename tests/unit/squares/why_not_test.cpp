// Why a touch leads nowhere in the magic squares: each condition that fails has its sentence and its passage.

#include <doctest/doctest.h>

#include "core/squares/methods.hpp"
#include "tests/unit/stand.hpp"

using namespace ludus;
using ludus::tests::Chosen;
using ludus::tests::Stand;

namespace {

Stand at(const Chosen& chosen, const std::string& words = "") {
    Stand out("falkener-magic-squares", "", chosen);
    out.play(words);
    REQUIRE(out.fault.empty());
    return out;
}
/// Where so many steps of the method are made.
Stand after(const Chosen& chosen, int steps) {
    Stand out = at(chosen);
    for (int n = 0; n < steps; ++n) out.position = out.game->play(out.position, out.think(100).best);
    return out;
}

}  // namespace

TEST_CASE("why not: a number goes into an empty cell, by a method or without one") {
    const Stand free = at({{"order.free", "3"}}, "1@a1 2@b3");
    CHECK(free.why_not({"a1"}).sentence == "3 goes into an empty cell, and 1 stands in a1.");
    CHECK(free.why_not({"b3"}).sentence == "3 goes into an empty cell, and 2 stands in b3.");
    CHECK(free.why_not({"b3"}).rule == "falkener.squares.cell");
    const Stand agrippa = at({{"method", "odd.agrippa"}, {"order.odd", "3"}}, "1@b1");
    CHECK(agrippa.why_not({"b1"}).sentence == "2 goes into an empty cell, and 1 stands in b1.");
    CHECK(agrippa.why_not({"b1"}).rule == "falkener.squares.odd.agrippa.beyond");
    // Where the next cell of the march is occupied, the passage is the one on that.
    const Stand occupied = at({{"method", "odd.agrippa"}, {"order.odd", "3"}}, "1@b1 2@c3 3@a2");
    CHECK(occupied.why_not({"b1"}).rule == "falkener.squares.odd.agrippa.occupied");
}

TEST_CASE("why not: a number is added once to each cell") {
    const Chosen two{{"method", "odd.two-squares"}, {"order.odd", "3"}};
    Stand adding = after(two, 10);
    const std::string words = adding.text();
    const std::string name = adding.game->board().spots[0].name;
    CHECK(adding.game->words(adding.position, adding.game->moves(adding.position).front()).front() == '+');
    std::vector<Reason> refused;
    for (const Spot& spot : adding.game->board().spots) {
        const std::vector<int> touched{adding.game->board().find(spot.name)};
        const Position line[] = {adding.position};
        if (const Reason why = why_not(*adding.game, line, touched); !why.rule.empty()) refused.push_back(why);
    }
    // One cell of nine has its number.
    REQUIRE(refused.size() == 1);
    CHECK(refused[0].rule == "falkener.squares.odd.two-squares");
    CHECK(refused[0].sentence.find(" was added in ") != std::string::npos);
}

TEST_CASE("why not: cells of one line change their numbers, and those that the method names") {
    const Stand small = after({{"method", "ue.border"}}, 36);
    CHECK(small.why_not({"c5", "d2"}).sentence ==
          "c5 and d2 stand neither in one column nor in one row, and the method does not exchange them here.");
    CHECK(small.why_not({"c5", "d2"}).rule == "falkener.squares.ue.border");
    CHECK(small.why_not({"c5", "c5"}).sentence == "c5 changes its number with another cell. Touch that one.");
    const Stand large = after({{"method", "ue.balance"}, {"order.ue", "10"}}, 100);
    CHECK(large.why_not({"c5", "d5"}).sentence ==
          "c5 and d5 do not stand in one column, and the method does not exchange them here.");
}
