// Every record of Falkener's draughts replays with its checks, reads as it is written, and is shown as it says.

#include <doctest/doctest.h>

#include "tests/unit/examples.hpp"

using namespace ludus::tests;

namespace {

constexpr Examples games[] = {
    {"falkener-draughts", 8}, {"falkener-polish-draughts", 6}, {"falkener-turkish-draughts", 4}};

}  // namespace

TEST_CASE("every record of Falkener's draughts replays with its checks") { check_replayed("draughts", games); }
TEST_CASE("every record of Falkener's draughts is read as it is written") { check_written("draughts", games); }
TEST_CASE("what the diagrams of the draughts show and touch is there") { check_shown("draughts", games); }
