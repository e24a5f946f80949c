#pragma once
// What the cards of the chess family have in common: their sides, and the choices more than one of them offers.

#include <initializer_list>
#include <string>
#include <string_view>

#include "core/chess/variant.hpp"
#include "core/game/card.hpp"

namespace ludus::chess {

/// What becomes of a side that has no move and is not in check (falkener.general.european). The first value is the standard.
constexpr Offer offer_stalemate(const char* rule) {
    return offer("End of the game", "stalemate", "If a player has no legal move and is not in check", rule, Of::us,
                 {{"draw", "the game is a draw"}, {"loss", "that player loses"}});
}
/// What a position that returns does: nothing, a draw, or `also`, a rule of today's with its words.
constexpr Offer offer_repetition(const char* rule, std::initializer_list<ChoiceText> also = {}) {
    Offer out = offer("End of the game", "repetition", "The same position comes back", rule, Of::us,
                      {{"none", "allowed any number of times"},
                       {"draw", "a draw the third time"},
                       {"check", "a draw the third time, but a player who gave check every time loses"}});
    for (const ChoiceText& choice : also) out.choices.push_back(choice);
    return out;
}
/// How the game ends by what was agreed: `rule` says what mate and stalemate are; a position that returns is a matter of
/// falkener.general.repetition.
void agree_on_the_end(Variant& variant, const Options& options, const char* rule);

/// A card of the family with its two seats, the lower first.
Card blank_card(const char* id, const char* name, const char* place, SeatCard below, SeatCard above);

}  // namespace ludus::chess
