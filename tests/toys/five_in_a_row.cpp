#include "tests/toys/five_in_a_row.hpp"

#include "core/game/erased.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry five_in_a_row() { return {&FiveInARow::card, &erase<FiveInARow>}; }

}  // namespace ludus::toys
