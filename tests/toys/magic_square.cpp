#include "tests/toys/magic_square.hpp"

#include "core/kit/game_adapter.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry magic_square() { return entry_of<MagicSquare, LUDUS_PARTS>; }

}  // namespace ludus::toys
