#include "tests/toys/magic_square.hpp"

#include "core/game/erased.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry magic_square() { return {&MagicSquare::card, &erase<MagicSquare>}; }

}  // namespace ludus::toys
