#include "tests/toys/placing.hpp"

#include "core/game/erased.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry placing() { return {&Placing::card, &erase<Placing>}; }

}  // namespace ludus::toys
