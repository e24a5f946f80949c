// The games of the family: Falkener's Knight's Tour.

#include "core/game/catalogue.hpp"
#include "core/kit/game_adapter.hpp"
#include "core/tour/tour.hpp"

namespace ludus::tour {

static constexpr auto games = entries_of<LUDUS_PARTS, KnightsTour>;

Family as_family() { return {.id = "tour", .title = "The Knight’s Tour", .others = "Other games", .games = games}; }

}  // namespace ludus::tour
