#pragma once
// What the cards of the family have alike.

#include <vector>

#include "core/game/card.hpp"
#include "core/race/variant.hpp"

namespace ludus::race {

/// A card with the four colours round the board against the sun, yellow below; whose sides are these.
Card race_card(const char* id, const char* name, const char* place, int minutes, std::array<int, 4> sides);
/// Who rolls first; no passage says.
OptionSpec first_offer(const char* rule);
/// Which seats the choices leave empty.
std::array<bool, 4> seats_taken(const Card& card, const Options& options);
/// The pieces at the start: chauput.setup.
OptionSpec setup_offer();
std::vector<int> setup_of(const std::string& value);

}  // namespace ludus::race
