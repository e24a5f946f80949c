#pragma once
// What the Bowl and the Sacred Way both say (core/base/say.hpp). Slots: {player}: a seat; {roll}: what is left of the roll.

#include "core/base/say.hpp"

namespace ludus::egyptrace::sentences {

// Why a touch leads nowhere.
inline constexpr std::string_view rolls_first = "{player} rolls first.";
inline constexpr std::string_view has_rolled = "{player} has rolled {roll} and moves by it.";
inline constexpr std::string_view own_first = "It is {player}’s turn: touch a piece of {player} first.";
inline constexpr std::string_view must_use = "A number that can be used must be used, and the roll has {roll} left.";

// Positions being set up.
inline constexpr std::string_view roll_to_use = "Roll to use";
inline constexpr std::string_view no_roll_yet = "none yet";
inline constexpr std::string_view quiet_turns = "Turns in which nobody moved";

}  // namespace ludus::egyptrace::sentences
