#include "tests/toys/mora.hpp"

#include "core/game/erased.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry mora() { return {&Mora::card, &erase<Mora>}; }

}  // namespace ludus::toys
