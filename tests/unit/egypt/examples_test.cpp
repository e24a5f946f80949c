// Every record of the games of Egypt replays from first to last ply.

#include <doctest/doctest.h>

#include "tests/unit/examples.hpp"

using namespace ludus::tests;

namespace {

constexpr Examples games[] = {{"falkener-tau", 7}, {"falkener-seega", 3}, {"falkener-senat", 1}, {"falkener-atep", 12}};

}  // namespace

TEST_CASE("egypt: the book's games and worked positions replay") { check_replayed("egypt", games); }
TEST_CASE("egypt: the records are read as they are written") { check_written("egypt", games); }
TEST_CASE("egypt: what the records show can be shown") { check_shown("egypt", games); }
