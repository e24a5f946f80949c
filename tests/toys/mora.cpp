#include "tests/toys/mora.hpp"

#include "core/kit/game_adapter.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry mora() { return entry_of<Mora, LUDUS_PARTS>; }

}  // namespace ludus::toys
