#include "tests/toys/tour.hpp"

#include "core/kit/game_adapter.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry tour() { return entry_of<Tour, LUDUS_PARTS>; }

}  // namespace ludus::toys
