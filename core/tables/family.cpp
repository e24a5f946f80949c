// The games of the family: the manuscript's games of tables, then Falkener's backgammons.

#include "core/game/catalogue.hpp"
#include "core/game/erased.hpp"
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

std::span<const Entry> entries() {
    static constexpr Entry all[] = {
        {&Anglicorum::card, &erase<Anglicorum>}, {&PaumeCarie::card, &erase<PaumeCarie>},
        {&Lombard::card, &erase<Lombard>},       {&Imperial::card, &erase<Imperial>},
        {&Provincial::card, &erase<Provincial>}, {&Baralie::card, &erase<Baralie>},
        {&Faylys::card, &erase<Faylys>},         {&Mylis::card, &erase<Mylis>},
        {&Backgammon::card, &erase<Backgammon>}, {&German::card, &erase<German>},
        {&Turkish::card, &erase<Turkish>},
    };
    return all;
}

}  // namespace ludus::tables
