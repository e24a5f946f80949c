#pragma once
// Drawings of casting pieces other than cubes: long dice, cowries, counters, a spinner.

#include "ui/scene/figures.hpp"

namespace ludus {

/// How it lies, or waits to be thrown; nullptr for a cube, a piece of the board, and a number it has no drawing for (more than six).
const Drawing* drawing_of_cast(const Face& face);

/// A shell and a counter have colours by the side that is up, whoever threw them; others the colours given.
int coat_of_cast(const Face& face, int otherwise);

}  // namespace ludus
