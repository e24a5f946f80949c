#include "tests/toys/wardrobe.hpp"

#include "core/game/erased.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry wardrobe() { return {&Wardrobe::card, &erase<Wardrobe>}; }

}  // namespace ludus::toys
