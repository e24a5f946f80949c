#pragma once
// The toys behind the same door as the games of the catalogue, so that records and the common battery take both.

#include "core/game/catalogue.hpp"
#include "core/game/erased.hpp"
#include "tests/toys/dice_race.hpp"
#include "tests/toys/four_corners.hpp"
#include "tests/toys/magic_square.hpp"
#include "tests/toys/mora.hpp"
#include "tests/toys/placing.hpp"
#include "tests/toys/wardrobe.hpp"

namespace ludus::toys {

std::span<const Entry> catalogue();

/// A toy, or a game of the catalogue.
Expected<GamePtr> make_any(std::string_view id, const std::vector<std::pair<std::string, std::string>>& options);

}  // namespace ludus::toys
