#pragma once
// How most games end: a side has won, or nobody has.

#include <string>

#include "core/game/card.hpp"
#include "core/game/move.hpp"

namespace ludus::kit {

/// All seats of that seat's side have won.
Outcome won(const Card& card, int seat, std::string rule, std::string text);
/// Half to every seat.
Outcome drawn(const Card& card, std::string rule, std::string text);

}  // namespace ludus::kit
