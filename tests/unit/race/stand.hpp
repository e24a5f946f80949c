#pragma once
// What the tests of the race games share: a position of a game, played on by words.

#include "tests/unit/stand.hpp"

namespace ludus::tests::in_race {

using tests::Chosen;
using tests::Stand;

/// Nobody's pieces are on the board.
inline const std::string wait = "0,0,0,0";

}  // namespace ludus::tests::in_race
