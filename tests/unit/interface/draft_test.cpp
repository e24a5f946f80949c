// Positions set up through the interface: what is asked wrongly is told, and the draft stays as it was.

#include <doctest/doctest.h>

#include "tests/unit/interface/support.hpp"
#include "wasm/ludus.h"

using namespace ludus::interface_tests;

TEST_CASE("a draft that is asked for wrongly is told, and stays as it was") {
    CHECK(ludus_draft_new("no-such-game", "", "") == 0);
    CHECK(ludus_draft_new("falkener-turkish", "", "white K50") == 0);
    CHECK(says(taken(ludus_error()), "column"));
    const int draft = ludus_draft_new("falkener-turkish", "", "-");
    REQUIRE(draft > 0);
    CHECK(ludus_draft_put(draft, 4, 0) == 1);
    const std::string state = taken(ludus_draft_state(draft));
    CHECK(says(state, "has no king"));
    CHECK(ludus_draft_put(draft, -1, 0) == 0);
    CHECK(ludus_draft_put(draft, 4, 9999) == 0);
    CHECK(ludus_draft_take(draft, 5) == 0);
    CHECK(ludus_draft_move(draft, 5, 6) == 0);
    CHECK(ludus_draft_move(draft, 4, -1) == 0);
    CHECK(ludus_draft_set(draft, "nothing", "1") == 0);
    CHECK(ludus_draft_set(draft, "turn", "nobody") == 0);
    CHECK(ludus_draft_svg(draft, "a b", "", 0, "") == nullptr);
    CHECK(ludus_draft_piece_svg(draft, -1, "p", 0) == nullptr);
    CHECK(taken(ludus_draft_state(draft)) == state);
    CHECK(ludus_draft_go(draft, 1) == 0);
    CHECK(ludus_draft_go(draft, -1) == 1);
    CHECK(ludus_draft_go(draft, -1) == 0);
    CHECK(ludus_draft_drop(draft) == 1);
    CHECK(ludus_draft_drop(draft) == 0);
    CHECK(ludus_draft_state(draft) == nullptr);
    CHECK(ludus_draft_kit(draft) == nullptr);
}
