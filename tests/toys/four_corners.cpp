#include "tests/toys/four_corners.hpp"

#include "core/game/erased.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry four_corners() { return {&FourCorners::card, &erase<FourCorners>}; }

}  // namespace ludus::toys
