// The family has one game, on boards of three sizes.

#include "core/game/catalogue.hpp"
#include "core/go/go.hpp"
#include "core/kit/game_adapter.hpp"

namespace ludus::go {

static constexpr auto games = entries_of<LUDUS_PARTS, Go>;

Family as_family() { return {.id = "go", .title = "Go (Wei-ki)", .others = "Other games", .games = games}; }

}  // namespace ludus::go
