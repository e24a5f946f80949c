// The problems of Royal MS 13 A XVIII, L to Q: what an exhaustive search says, and the computer solving them.

#include <doctest/doctest.h>

#include "core/game/limits.hpp"
#include "tests/search/jupertiae.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/files.hpp"
#include "tests/unit/tables/support.hpp"

using namespace ludus;
using namespace ludus::tests;
using namespace ludus::tests::at_tables;

namespace {

void check(const std::vector<Finding>& found, const std::vector<std::string>& verdicts,
           const std::vector<std::string>& said) {
    REQUIRE(found.size() == verdicts.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        CHECK(found[i].verdict == verdicts[i]);
        CAPTURE(found[i].text);
        CHECK(found[i].text.find(said[i]) != std::string::npos);
    }
}

struct Problem {
    const char* name;
    const char* setup;
    Chosen options;
};

const Problem won_problems[] = {
    {"jupertia 1", "am &1 | n t2 u2 | to n", {{"throws", "fixed"}, {"first", "n"}}},
    {"jupertia 2", "am x1 | n t3 | to n", {{"throws", "fixed"}, {"first", "n"}}},
    {"jupertia 3", "am f3 | n n1 t5 &1 | to n", {{"throws", "shared"}, {"first", "n"}}},
    {"jupertia 4", "am f3 | n n1 t5 | to n | pact", {{"throws", "shared"}, {"first", "n"}, {"pact", "first-throw"}}},
    {"jupertia 5",
     "am n1 | n b1 c1 d1 | to n",
     {{"throws", "fixed"}, {"first", "n"}, {"throw_am", "3-1"}, {"throw_n", "6-6"}}},
    {"jupertia 5, am first",
     "am n1 | n b1 c1 d1 | to am",
     {{"throws", "fixed"}, {"first", "am"}, {"throw_am", "3-1"}, {"throw_n", "6-6"}}},
};

/// Who wins, and after how many throws of both, where the computer plays both sides.
std::pair<int, int> played_out(const Problem& problem, const Limits& winning, const Limits& losing) {
    const Stand s("royal-anglicorum", problem.setup, problem.options);
    REQUIRE(s.fault.empty());
    const Game& game = *s.game;
    Position p = s.position;
    int throws = 0;
    while (!game.result(p).over && throws < 200) {
        if (game.at_turn_start(p)) ++throws;
        const int seat = game.to_move(p);
        p = game.play(p, game.think(p, seat == 1 ? winning : losing, {}, {}).best);
    }
    const Outcome outcome = game.result(p);
    return {outcome.score[1] > 0 ? 1 : outcome.score[0] > 0 ? 0 : -1, throws};
}

}  // namespace

TEST_CASE("jupertia 1: won at the fifteenth throw, no other way for three throws, and one much longer at the fourth") {
    check(search_jupertia_1(), {"true", "partly"}, {"Black wins by roll 15 at the latest", "1, 1, 1 and 2"});
}

TEST_CASE("jupertia 1: where dice may be declined there are six other ways") {
    check(search_jupertia_1(), {"true", "partly"},
          {"roll 15", "6 ways to play the first roll win, the fastest by roll 8"});
}

TEST_CASE("jupertia 2: the third printed throw throws the win away, a-b, b-c there wins in thirty") {
    check(search_jupertia_2(), {"false", "true"},
          {"with best play the game never ends", "by roll 30 at the latest, but must play a-b, b-c on the third roll"});
}

TEST_CASE("jupertia 2: where dice may be declined its printed end wins in eleven, and am need not come there") {
    check(search_jupertia_2(), {"false", "true"},
          {"wins, 11 rolls later. But then White need not go there: White stops on i or e, captures nothing, and wins",
           "roll 30"});
}

TEST_CASE("jupertia 3: the only three throws that win") {
    check(search_jupertia_3(), {"true"}, {"Only this one wins by the third roll"});
}

TEST_CASE("jupertia 4: the only three throws that win with the pact, four without") {
    check(search_jupertia_4(), {"true"}, {"only this one wins by the third roll. Without it, 4 would"});
}

TEST_CASE("jupertia 5: won whoever begins, by taking and not being taken") {
    check(search_jupertia_5(), {"true", "true", "true"},
          {"and also wins where White goes first", "cannot force a win", "without ever losing a checker"});
}

TEST_CASE("the caution: the node on s is forced at the ninth throw and cannot be had sooner") {
    check(search_caution(), {"true"}, {"two checkers on s by roll 9, and not sooner"});
}

TEST_CASE("what the page of the problems says is what the search finds") {
    std::vector<Finding> all;
    for (const auto search : {search_jupertia_1, search_jupertia_2, search_jupertia_3, search_jupertia_4,
                              search_jupertia_5, search_caution}) {
        const auto found = search();
        all.insert(all.end(), found.begin(), found.end());
    }
    CHECK(file_text(LUDUS_ASSETS "/examples/tables/jupertiae.json") == as_json(all));
}

TEST_CASE("the computer wins every won problem from the winning side") {
    // Bounded by positions, so that it goes the same way everywhere.
    Limits limits;
    limits.nodes = 150'000;
    Limits hasty;
    hasty.depth = 1;
    for (const Problem& problem : won_problems) {
        CAPTURE(problem.name);
        CHECK(played_out(problem, limits, hasty).first == 1);
    }
}

TEST_CASE("the computer at its best wins every won problem against itself" * doctest::skip(!deep())) {
    const Limits best = find_level("best")->limits;
    const int longest[] = {29, 59, 5, 5, 11, 12};
    for (std::size_t i = 0; i < std::size(won_problems); ++i) {
        CAPTURE(won_problems[i].name);
        const auto [winner, throws] = played_out(won_problems[i], best, best);
        CHECK(winner == 1);
        CHECK(throws <= longest[i]);
    }
}
