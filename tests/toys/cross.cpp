#include "tests/toys/cross.hpp"

#include "core/kit/game_adapter.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry cross() { return entry_of<Cross, LUDUS_PARTS>; }

}  // namespace ludus::toys
