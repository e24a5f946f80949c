#pragma once
// How most games end: a side has won, or nobody has.

#include <string>
#include <string_view>

#include "core/game/card.hpp"
#include "core/game/move.hpp"

namespace ludus::kit {

/// All seats of that seat's side have won.
Outcome won(const Card& card, int seat, std::string rule, std::string text);
/// The same, the text beginning with the seat's name: "Dark" and " has no men left".
Outcome won_by(const Card& card, int seat, std::string rule, std::string_view text);
/// Half to every seat.
Outcome drawn(const Card& card, std::string rule, std::string text);

}  // namespace ludus::kit
