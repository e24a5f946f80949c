#include "tests/toys/dice_race.hpp"

#include "core/kit/game_adapter.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry dice_race() { return entry_of<DiceRace, LUDUS_PARTS>; }

}  // namespace ludus::toys
