// The games of the family: Falkener's races of India, in the order of his book.

#include "core/game/catalogue.hpp"
#include "core/kit/game_adapter.hpp"
#include "core/race/games/games.hpp"

namespace ludus::race {

static constexpr auto games = entries_of<LUDUS_PARTS, Pachisi, Chauput, Chausar, AshtaKashte>;

Family as_family() {
    return {.id = "race", .title = "Pachisi and its family", .others = "Other games", .games = games};
}

}  // namespace ludus::race
