#include "tests/toys/five_in_a_row.hpp"

#include "core/kit/game_adapter.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry five_in_a_row() { return entry_of<FiveInARow, LUDUS_PARTS>; }

}  // namespace ludus::toys
