#pragma once
// Pawns that show whose pawn they are: the figure of their master, small, on the foot of a pawn.

#include "ui/scene/figures.hpp"

namespace ludus::chess {

/// Of a name such as "pawn-of-rook"; nullptr: it is no such name, or its master has no drawing.
const Drawing* find_pawn(FigureStyle figure_style, std::string_view name);

}  // namespace ludus::chess
