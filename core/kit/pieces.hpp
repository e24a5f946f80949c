#pragma once
// Plain pieces: stones and checkers that differ by their owner alone.

#include <span>
#include <string>
#include <vector>

#include "core/game/card.hpp"
#include "core/game/picture.hpp"

namespace ludus::kit {

/// One piece or several on a spot.
Face piece(Shape shape, int spot, int owner, std::string name, int count = 1);

/// One piece on every cell that has an owner (not -1), named after the seat: "light man".
std::vector<Face> pieces(Shape shape, std::span<const std::int8_t> owners, const Card& card, std::string_view what);

}  // namespace ludus::kit
