#pragma once
// What the cards of small games have alike.

#include <initializer_list>
#include <string>
#include <string_view>

#include "core/game/card.hpp"

namespace ludus::kit {

/// A card of a family's game, each seat on a side of its own and named like its id with a capital: {"light", "dark"}
/// are shown as "Light" and "Dark". Its rules are added with add_rules().
Card plain_card(std::string family, std::string id, std::string name, std::initializer_list<std::string_view> seats);

/// An option to be answered "true" (yes) or "false" (no); `rule` is the passage that offers it.
OptionSpec yes_or_no(std::string key, std::string label, std::string rule, bool standard);

/// An option that is a number from `least` to `most`.
OptionSpec number_of(std::string key, std::string label, std::string rule, int standard, int least, int most);

}  // namespace ludus::kit
