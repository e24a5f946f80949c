// The games of the family: the manuscript's games of tables, then Falkener's backgammons.

#include "core/game/catalogue.hpp"
#include "core/kit/game_adapter.hpp"
#include "core/tables/games/anglicorum.hpp"
#include "core/tables/games/backgammon.hpp"
#include "core/tables/games/baralie.hpp"
#include "core/tables/games/faylys.hpp"
#include "core/tables/games/german.hpp"
#include "core/tables/games/imperial.hpp"
#include "core/tables/games/lombard.hpp"
#include "core/tables/games/mylis.hpp"
#include "core/tables/games/paume_carie.hpp"
#include "core/tables/games/turkish.hpp"

namespace ludus::tables {

static constexpr auto games = entries_of<LUDUS_PARTS, Anglicorum, PaumeCarie, Lombard, Imperial, Provincial, Baralie,
                                         Faylys, Mylis, Backgammon, German, Turkish>;

Family as_family() { return {.id = "tables", .title = "Backgammon family", .others = "Other games", .games = games}; }

}  // namespace ludus::tables
