#include "tests/toys/wardrobe.hpp"

#include "core/kit/game_adapter.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry wardrobe() { return entry_of<Wardrobe, LUDUS_PARTS>; }

}  // namespace ludus::toys
