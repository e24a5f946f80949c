#include "tests/toys/rings.hpp"

#include "core/kit/game_adapter.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry rings() { return entry_of<Rings, LUDUS_PARTS>; }

}  // namespace ludus::toys
