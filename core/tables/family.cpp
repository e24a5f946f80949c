// The games of the family: the manuscript's games of tables, then Falkener's backgammons.

#include "core/game/catalogue.hpp"
#include "core/kit/erased.hpp"
#include "core/tables/anglicorum.hpp"
#include "core/tables/backgammon.hpp"
#include "core/tables/baralie.hpp"
#include "core/tables/faylys.hpp"
#include "core/tables/german.hpp"
#include "core/tables/imperial.hpp"
#include "core/tables/lombard.hpp"
#include "core/tables/mylis.hpp"
#include "core/tables/paume_carie.hpp"
#include "core/tables/turkish.hpp"

namespace ludus::tables {

static constexpr auto games = entries_of<LUDUS_PARTS, Anglicorum, PaumeCarie, Lombard, Imperial, Provincial, Baralie, Faylys, Mylis,
                                         Backgammon, German, Turkish>;

Family as_family() {
    return {.id = "tables", .title = "Backgammon family", .others = "Other games", .games = games};
}

}  // namespace ludus::tables
