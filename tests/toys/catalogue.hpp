#pragma once
// The toys behind the same interface as the games of the catalogue, so that records and the common battery take both. Their
// classes, and the searches made for them, stay in files of their own: a test asks for a game.

#include "core/game/catalogue.hpp"

namespace ludus::toys {

std::span<const Entry> catalogue();

/// The toys that the common battery does not play, for their size: what large boards cost is measured with them.
std::span<const Entry> entries();

/// A toy of either list, or a game of the catalogue.
Expected<GamePtr> make_any(std::string_view id, const std::vector<std::pair<std::string, std::string>>& options);

}  // namespace ludus::toys
