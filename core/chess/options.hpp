#pragma once
// What the cards of the chess family have in common: their sides, and the choices more than one of them offers.

#include <initializer_list>
#include <string>
#include <string_view>

#include "core/chess/variant.hpp"
#include "core/game/card.hpp"

namespace ludus::chess {

/// What becomes of a side that has no move and is not in check (falkener.general.european). The first value is the standard.
OptionSpec offer_stalemate(const char* rule);
/// What a position that returns does: nothing, a draw, or `also`, a rule of today's with its words.
OptionSpec offer_repetition(const char* rule, std::initializer_list<OptionChoice> also = {});
/// How the game ends by what was agreed: `rule` says what mate and stalemate are; a position that returns is a matter of
/// falkener.general.repetition.
void agree_on_the_end(Variant& variant, const Options& options, const char* rule);

/// A card of the family with its two seats, the lower first.
Card blank_card(const char* id, const char* name, const char* place, SeatCard below, SeatCard above);

}  // namespace ludus::chess
