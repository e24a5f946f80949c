// The games of the family: Falkener's draughts, in the order of his book.

#include "core/draughts/games/english.hpp"
#include "core/draughts/games/polish.hpp"
#include "core/draughts/games/turkish.hpp"
#include "core/game/catalogue.hpp"
#include "core/kit/game_adapter.hpp"

namespace ludus::draughts {

static constexpr auto games = entries_of<LUDUS_PARTS, English, Polish, Turkish>;

Family as_family() { return {.id = "draughts", .title = "Draughts", .others = "Other games", .games = games}; }

}  // namespace ludus::draughts
