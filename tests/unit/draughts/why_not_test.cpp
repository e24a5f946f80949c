// Why a touch leads nowhere in the three draughts: each condition that fails has its sentence and its passage.

#include <doctest/doctest.h>

#include "tests/unit/stand.hpp"

using namespace ludus;
using ludus::tests::Chosen;
using ludus::tests::Stand;

namespace {

/// What is said of the last spot after those before it, after some moves.
Reason asked(const char* id, const Chosen& options, const std::string& moves, const std::vector<std::string>& names) {
    return Stand(id, "", options).play(moves).why_not(names);
}

}  // namespace

TEST_CASE("why not: the turn, an empty square, a piece shut in and how a piece moves, in draughts") {
    const char* id = "falkener-draughts";
    CHECK(asked(id, {}, "", {"a1"}).rule == "falkener.draughts.move");
    CHECK(asked(id, {}, "", {"c3"}).sentence == "It is Black’s turn, and the piece on c3 belongs to White.");
    CHECK(asked(id, {}, "", {"a5"}).sentence == "No piece stands on a5. Touch a piece of Black first.");
    CHECK(asked(id, {}, "", {"c7"}).sentence ==
          "The piece on c7 has nowhere to go. The piece moves one square diagonally forward, to an empty square.");
    CHECK(asked(id, {}, "", {"b6", "d4"}).sentence ==
          "The piece cannot go from b6 to d4. The piece moves one square diagonally forward, to an empty square.");
    CHECK(asked("falkener-turkish-draughts", {}, "", {"a3", "a5"}).sentence ==
          "The piece cannot go from a3 to a5. The piece moves one square straight forward or sideways, to an empty "
          "square.");
}

TEST_CASE("why not: who must capture may do nothing else, and captures by jumping") {
    // d6-e5, c3-d4: e5 may take d4.
    const char* id = "falkener-draughts";
    const std::string opened = "10-15 22-18";
    const Reason other = asked(id, {}, opened, {"b6"});
    CHECK(other.sentence == "Black must capture, and the piece on b6 cannot.");
    CHECK(other.rule == "falkener.draughts.move");
    CHECK(asked(id, {}, opened, {"e5", "d4"}).sentence ==
          "The piece on d4 is captured by jumping over it to the empty square beyond.");
    CHECK(asked(id, {}, opened, {"e5", "f4"}).sentence ==
          "Black must capture, and the piece on e5 captures nothing by going to f4.");
    // As Falkener has it the capture may be passed over, and the other may huff or demand.
    CHECK(asked(id, {{"capture", "huff"}}, opened, {"c7"}).sentence.starts_with("The piece on c7 has nowhere to go."));
}
