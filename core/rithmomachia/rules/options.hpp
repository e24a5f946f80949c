#pragma once
// What the players of any kind may agree on before they begin: each choice in words and what it changes, in one place.
// A kind's card offers the choices its text leaves open, each with its passage; `apply_options` makes of those chosen the
// options the engine plays by.

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "core/game/card.hpp"
#include "core/rithmomachia/rules/arrays.hpp"
#include "core/rithmomachia/rules/engine.hpp"

namespace ludus::rithmomachia {

/// What a kind begins from: how it is played where nobody chooses otherwise.
struct StandardOptions {
    EngineOptions options_of_engine;
    Array array = Array::four_printed;
    int back = 1;  ///< void ranks behind the men
};

/// A choice by its key, with those of its values this kind offers, the standard first.
OptionSpec offer(const char* key, const std::string& rule, Of of, std::initializer_list<const char*> values);
/// The same with values and labels of the kind's own, for a choice that has none in common.
OptionSpec offer_named(const char* key, const std::string& rule, Of of, std::initializer_list<OptionChoice> values);
/// A number by its key; `standard` where the kind has one of its own.
OptionSpec offer_number(const char* key, const std::string& rule, Of of, std::optional<int> standard = {});
/// Quiet turns that end the game where takings are rare: sixty would break off most games.
inline constexpr int quiet_of_slow_kinds = 300;
/// The least triumph that wins, its grades by the names this kind has for them, in the order given; `labels` say what
/// each is.
OptionSpec offer_triumph(const std::string& rule, Of of, std::initializer_list<OptionChoice> grades);
/// The six common victories with their numbers, and where the source speaks of them the digits alone.
void offer_victories(Card& card, const std::string& rule, Of of, bool digits);

/// A card of the family with its seats, the common passages and nothing else.
Card blank_card(const char* id, const char* name, const char* book, const char* place);

/// The terms with everything chosen worked into them, and the armies set in array.
EngineOptions apply_options(StandardOptions terms, const Options& options);

}  // namespace ludus::rithmomachia
