#include "tests/toys/enclosing.hpp"

#include "core/kit/game_adapter.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry enclosing() { return entry_of<Enclosing, LUDUS_PARTS>; }

}  // namespace ludus::toys
