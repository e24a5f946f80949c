#include "tests/toys/wardrobe.hpp"

#include "core/kit/erased.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry wardrobe() { return entry_of<Wardrobe, LUDUS_PARTS>; }

}  // namespace ludus::toys
