// Endings of few kings, solved exactly: every position that can come is looked at.

#include "core/search/retrograde.hpp"
#include "tests/unit/draughts/support.hpp"

namespace ludus::draughts::tests {
namespace {

using Solver = RetrogradeSolver<Engine>;

Solver::Verdict solved(const Engine& game, std::string_view text) {
    const Position p = read(game, text);
    Solver solver(game, 1'000'000);
    REQUIRE(solver.explore(p));
    return solver.of(p);
}

}  // namespace

TEST_CASE(
    "endings of English draughts: two kings win against one, even in the double corner, and one against one never") {
    const Engine game = make<English>();
    const Solver::Verdict corner = solved(game, "white Kc5Ke5 Kh2");
    CHECK(corner.winner == 0);
    CHECK(corner.throws == 21);
    CHECK(solved(game, "black Kc5Ke5 Kb8").winner == 0);
    CHECK(solved(game, "white Kc5 Kh2").winner == -1);
}

TEST_CASE("endings of international draughts: two queens against one are a draw, unless it is caught at once") {
    const Engine game = make<Polish>(international);
    CHECK(solved(game, "white Kc5Ke5 Kj2").winner == -1);
    CHECK(solved(game, "white Kc5Ke5 Kj10").winner == 0);
}
}  // namespace ludus::draughts::tests
