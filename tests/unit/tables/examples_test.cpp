// Every record of the games of tables replays from first to last move, with all its checks: the worked examples of the
// manuscript and of Falkener, the caution and the problems.

#include <doctest/doctest.h>

#include <utility>

#include "core/match/record.hpp"
#include "tests/unit/examples.hpp"
#include "tests/unit/files.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

constexpr Examples games[] = {{"royal-anglicorum", 60}, {"royal-paume-carie", 28}, {"royal-lombard", 10},
                              {"royal-imperial", 4},    {"royal-provincial", 2},   {"royal-baralie", 12},
                              {"royal-faylys", 7},      {"royal-mylis", 5},        {"backgammon", 14},
                              {"backgammon-german", 7}, {"backgammon-turkish", 12}};

}  // namespace

TEST_CASE("tables: every example of every game replays with its checks") { check_replayed("tables", games); }

TEST_CASE("royal.angl.value: three victories count one each, and by option one, two and three") {
    for (const auto& each : {std::pair{"value", 3.0F}, std::pair{"value-lurching", 2.0F}, std::pair{"value-win", 1.0F},
                             std::pair{"value-plain", 1.0F}}) {
        const std::string name = each.first;
        CAPTURE(name);
        auto match = read_record(file_text(LUDUS_ASSETS "/examples/tables/royal-anglicorum/" + name + ".game"));
        REQUIRE(match);
        match->go_last();
        CHECK(match->outcome().over);
        CHECK(match->outcome().score[1] == each.second);
    }
}

TEST_CASE("tables: a record read and written is the same match") { check_written("tables", games); }

TEST_CASE("tables: what a diagram shows and touches is there") { check_shown("tables", games); }
