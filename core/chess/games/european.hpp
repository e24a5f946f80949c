#pragma once
// The pieces of European chess, which the Turkish and the Maharajah's game have too, and of which Burmese chess has some.

#include "core/chess/variant.hpp"

namespace ludus::chess::european {

/// Each with the passage that says how it moves.
Kind king(const char* rule);
Kind queen(const char* rule, int worth);
Kind rook(const char* rule, int worth = 500);
Kind bishop(const char* rule);
Kind knight(const char* rule, int worth = 320);

/// The same, set on the board within a zone before play.
Kind placed(Kind kind, int zone);

}  // namespace ludus::chess::european
