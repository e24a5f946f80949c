// The games of the family: Falkener's games of ancient Egypt but those of a race (core/egyptrace), in the order of his book.

#include "core/egypt/atep.hpp"
#include "core/egypt/senat_games.hpp"
#include "core/egypt/tau.hpp"
#include "core/game/catalogue.hpp"
#include "core/kit/game_adapter.hpp"

namespace ludus::egypt {

static constexpr auto games = entries_of<LUDUS_PARTS, Tau, SenatOfAnySize, Seega, Atep>;

Family as_family() { return {.id = "egypt", .title = "Egyptian games", .others = "Other games", .games = games}; }

}  // namespace ludus::egypt
