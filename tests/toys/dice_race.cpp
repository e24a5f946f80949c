#include "tests/toys/dice_race.hpp"

#include "core/game/erased.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry dice_race() { return {&DiceRace::card, &erase<DiceRace>}; }

}  // namespace ludus::toys
