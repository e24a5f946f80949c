#include "tests/toys/go.hpp"

#include "core/kit/game_adapter.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry go() { return entry_of<Go, LUDUS_PARTS>; }

}  // namespace ludus::toys
