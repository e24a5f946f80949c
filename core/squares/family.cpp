// The family: constructions of squares of numbers.

#include "core/game/catalogue.hpp"
#include "core/kit/game_adapter.hpp"
#include "core/squares/magic_squares.hpp"

namespace ludus::squares {

static constexpr auto games = entries_of<LUDUS_PARTS, MagicSquares>;

Family as_family() { return {.id = "squares", .title = "Magic squares", .others = "Other squares", .games = games}; }

}  // namespace ludus::squares
