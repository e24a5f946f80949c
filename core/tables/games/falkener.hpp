#pragma once
// What Falkener's three backgammons have in common: what chapter XXIV says, and the others do not gainsay.

#include "core/game/card.hpp"
#include "core/tables/options.hpp"
#include "core/tables/variant.hpp"

namespace ludus::tables {

/// Dice, doublets, taking, entering and bearing off as in chapter XXIV; no array and no way round.
Variant falkener_game();

/// Who begins, South and North.
OptionSpec offer_falkener_first(const char* rule, Of of);

}  // namespace ludus::tables
