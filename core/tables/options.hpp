#pragma once
// What the cards of the games of tables have in common: their sides, and the choices more than one of them offers.

#include <initializer_list>
#include <string>
#include <string_view>

#include "core/game/card.hpp"
#include "core/tables/variant.hpp"

namespace ludus::tables {

/// Who begins: by lot or agreed. `choices` holds what the game calls its ways; their values are read by begin_by.
OptionSpec offer_first(const char* rule, Of of, std::initializer_list<ChoiceText> choices);
OptionSpec offer_lots(const char* rule, Of of);
/// "lot", "lot-plays", "am", "n"; anything else is the game's own affair and gives `otherwise`.
First begin_by(const std::string& value, First otherwise);

/// Whether dice that can be played must be (tables.common.compulsion).
OptionSpec offer_compulsion();
Compulsion compelled_by(const std::string& value);

/// A card of the family with its two sides; `am` and `n` name them.
Card blank_card(const char* id, const char* name, const char* book, const char* place, const char* am_name,
                const char* n_name);
/// The common passages every game of the family may cite.
void add_common_rules(Card& card, std::string_view clauses);

}  // namespace ludus::tables
