// The one piece of a knight's tour. A program of all families has it from chess (drawing_sets.cpp).

#include "ui/scene/drawing_sets.hpp"
#include "ui/scene/drawings/knight.hpp"

namespace ludus::tour {
namespace {

constexpr Drawing figures[] = {chess::knight};

}  // namespace

extern const DrawingSet drawings;
const DrawingSet drawings{figures, {}, {}, nullptr};

}  // namespace ludus::tour
