#pragma once
// A card as JSON, for pages and for programs that ask the terminal.

#include "core/base/json.hpp"
#include "core/game/catalogue.hpp"

namespace ludus {

/// {id, name, family, book, place, minutes, hasChance, hasRolls, hasHidden, hasCounts, seats: [{id, name, side, coat}], options: [{key, label, rule,
/// ours, standard, choices: [{value, label}], least, most, group, often, needs}], presets: [{id, label, options}], exerciseOptions, rules}
void put_card(Json& json, const Entry& game);

}  // namespace ludus
