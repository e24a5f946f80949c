// Lines of play counted by a program written apart from the core (tests/perft/race.py), and the records.

#include <doctest/doctest.h>

#include <sstream>

#include "tests/unit/examples.hpp"
#include "tests/unit/files.hpp"
#include "tests/unit/race/stand.hpp"

using namespace ludus;
using namespace ludus::tests;
using namespace ludus::tests::in_race;

namespace {

constexpr Examples games[] = {
    {"falkener-pachisi", 28}, {"falkener-chauput", 10}, {"falkener-chausar", 14}, {"falkener-ashta-kashte", 18}};

}  // namespace

TEST_CASE("races: lines of one to three moves are as many as the other program counts, in 169 positions") {
    std::istringstream rows(file_text(std::string(LUDUS_TESTS) + "/perft/race.tsv"));
    std::string row;
    std::getline(rows, row);
    int positions = 0;
    while (std::getline(rows, row)) {
        std::vector<std::string> cells;
        std::istringstream columns(row);
        for (std::string cell; std::getline(columns, cell, '\t');) cells.push_back(cell);
        REQUIRE(cells.size() == 6);
        Chosen options;
        std::istringstream chosen(cells[1] == "-" ? "" : cells[1]);
        for (std::string one; std::getline(chosen, one, ',');)
            options.emplace_back(one.substr(0, one.find('=')), one.substr(one.find('=') + 1));
        CAPTURE(row);
        const Stand at(cells[0], cells[2], options);
        REQUIRE(at.fault.empty());
        for (int depth = 1; depth <= 3; ++depth)
            CHECK(std::to_string(at.game->perft(at.position, depth, false, false).lines) ==
                  cells[static_cast<std::size_t>(depth) + 2]);
        ++positions;
    }
    CHECK(positions == 169);
}

TEST_CASE("races: every example replays with its checks") { check_replayed("race", games); }
TEST_CASE("races: a record read and written is the same match") { check_written("race", games); }
TEST_CASE("races: what a diagram shows and touches is there") { check_shown("race", games); }
