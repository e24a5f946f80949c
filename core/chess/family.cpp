// The games of the family: Falkener's chess, in the order of his book.

#include "core/chess/games/chaturanga.hpp"
#include "core/chess/games/double_chess.hpp"
#include "core/chess/games/shatranj.hpp"
#include "core/chess/games/shogi.hpp"
#include "core/chess/games/siamese.hpp"
#include "core/chess/games/turkish.hpp"
#include "core/chess/games/xiangqi.hpp"
#include "core/game/catalogue.hpp"
#include "core/kit/game_adapter.hpp"

namespace ludus::chess {

static constexpr auto games =
    entries_of<LUDUS_PARTS, Shatranj, Chaturanga, Xiangqi, Shogi, Siamese, Turkish, DoubleChess>;

Family as_family() { return {.id = "chess", .title = "Chess of the world", .others = "Other games", .games = games}; }

}  // namespace ludus::chess
