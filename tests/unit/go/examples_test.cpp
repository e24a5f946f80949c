// Every record of Go replays from first to last move.

#include <doctest/doctest.h>

#include "tests/unit/examples.hpp"

using namespace ludus::tests;

namespace {

constexpr Examples games[] = {{"falkener-go", 30}};

}  // namespace

TEST_CASE("go: the book's game, its eyes and its camps replay") { check_replayed("go", games); }
TEST_CASE("go: the records are read as they are written") { check_written("go", games); }
TEST_CASE("go: what the records show can be shown") { check_shown("go", games); }
