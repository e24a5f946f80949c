// The games of the family: Falkener's races of ancient Egypt, in the order of his book.

#include "core/egyptrace/bowl.hpp"
#include "core/egyptrace/way.hpp"
#include "core/game/catalogue.hpp"
#include "core/kit/game_adapter.hpp"

namespace ludus::egyptrace {

static constexpr auto games = entries_of<LUDUS_PARTS, Bowl, ShortWay, LongWay>;

Family as_family() {
    return {.id = "egyptrace", .title = "Egyptian race games", .others = "Other games", .games = games};
}

}  // namespace ludus::egyptrace
