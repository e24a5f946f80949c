// The games of the family: Falkener's chess, in the order of his book.

#include "core/chess/games/burmese.hpp"
#include "core/chess/games/chaturanga.hpp"
#include "core/chess/games/double_chess.hpp"
#include "core/chess/games/maharajah.hpp"
#include "core/chess/games/shatranj.hpp"
#include "core/chess/games/shogi.hpp"
#include "core/chess/games/siamese.hpp"
#include "core/chess/games/tamerlane.hpp"
#include "core/chess/games/turkish.hpp"
#include "core/chess/games/xiangqi.hpp"
#include "core/game/catalogue.hpp"
#include "core/kit/game_adapter.hpp"

namespace ludus::chess {

static constexpr auto games = entries_of<LUDUS_PARTS, Shatranj, Chaturanga, Xiangqi, Shogi, Burmese1, Burmese2, Siamese,
                                         Turkish, Tamerlane, Maharajah, DoubleChess>;

Family as_family() { return {.id = "chess", .title = "Chess of the world", .others = "Other games", .games = games}; }

}  // namespace ludus::chess
