#include "tests/toys/leaps.hpp"

#include "core/kit/game_adapter.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry leaps() { return entry_of<Leaps, LUDUS_PARTS>; }

}  // namespace ludus::toys
