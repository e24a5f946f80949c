// Every record of the Bowl and the Sacred Way replays from first to last move with all its checks.

#include <doctest/doctest.h>

#include "core/match/record.hpp"
#include "tests/unit/examples.hpp"
#include "tests/unit/files.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

constexpr Examples games[] = {{"falkener-bowl", 20}, {"falkener-sacred-way", 18}, {"falkener-sacred-way-long", 6}};

Match record_of(const std::string& name) {
    auto match = read_record(file_text(std::string(LUDUS_ASSETS) + "/examples/egyptrace/" + name + ".game"));
    REQUIRE(match);
    match->go_last();
    return std::move(*match);
}

}  // namespace

TEST_CASE("races of Egypt: every example replays with its checks") { check_replayed("egyptrace", games); }
TEST_CASE("races of Egypt: a record read and written is the same match") { check_written("egyptrace", games); }
TEST_CASE("races of Egypt: what a diagram shows and touches is there") { check_shown("egyptrace", games); }

TEST_CASE("falkener.bowl.end: the printed game of the Bowl replays to 15 against 9, with one overlooked capture") {
    const Match match = record_of("falkener-bowl/printed-game");
    CHECK(match.outcome().text == "Black has no pieces left to play. White counts 15, Black counts 9: White wins");
    int slips = 0, turns = 0;
    for (const int node : match.line()) {
        slips += !match.node(node).slip.empty();
        turns = match.turn_number(node);
    }
    CHECK(slips == 1);
    CHECK(turns == 50);
}

TEST_CASE("falkener.way.score: the printed game of the Sacred Way replays whole, 104 throws, to 6 against 2") {
    const Match match = record_of("falkener-sacred-way/printed-game");
    CHECK(match.outcome().text == "Black has no pieces left to play. White wins, 6 to 2");
    CHECK(match.turn_number(match.cursor()) == 104);
}
