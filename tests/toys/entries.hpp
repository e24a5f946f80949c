#pragma once
// Each toy in a file of its own, for the searches made for one take longest to compile.

#include "core/game/catalogue.hpp"

namespace ludus::toys {

Entry dice_race();
Entry four_corners();
Entry placing();
Entry mora();
Entry magic_square();
Entry wardrobe();
Entry tour();
Entry rings();
Entry leaps();
Entry five_in_a_row();
Entry go();
Entry cross();
Entry enclosing();

}  // namespace ludus::toys
