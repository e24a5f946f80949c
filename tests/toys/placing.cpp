#include "tests/toys/placing.hpp"

#include "core/kit/game_adapter.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry placing() { return entry_of<Placing, LUDUS_PARTS>; }

}  // namespace ludus::toys
