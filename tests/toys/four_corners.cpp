#include "tests/toys/four_corners.hpp"

#include "core/kit/game_adapter.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry four_corners() { return entry_of<FourCorners, LUDUS_PARTS>; }

}  // namespace ludus::toys
