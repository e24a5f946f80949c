#pragma once
// What the cards of the draughts have in common, and the choices more than one of them offers.

#include "core/draughts/variant.hpp"
#include "core/game/card.hpp"

namespace ludus::draughts {

/// A card of the family with its two seats, White below.
Card blank_card(const char* id, const char* name, const char* place);
/// Whether a capture may be passed over (falkener.draughts.huff).
OptionSpec offer_huffing();
/// Who begins; the first value is the standard.
OptionSpec offer_first(bool white);
/// What a position that returns does (falkener.general.repetition).
OptionSpec offer_repetition();
/// What was agreed by these.
void agree(Variant& variant, const Options& options);

}  // namespace ludus::draughts
