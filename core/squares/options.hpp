#pragma once
// The choices of the game: a method, and the order of the square where the method leaves it open.

#include "core/game/card.hpp"

namespace ludus::squares {

/// The order that the options come to: of a method with an order of its own that one.
int order_of(const Options& options);

}  // namespace ludus::squares
