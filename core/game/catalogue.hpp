#pragma once
// The one list of games. Adding a game is a folder, a line in catalogue.cpp, its records and its page.

#include <span>

#include "core/game/game.hpp"

namespace ludus {

struct Entry {
    const Card& (*card)();
    GamePtr (*make)(const Options&);
};

std::span<const Entry> catalogue();

/// Fault: no game of that id (with the ids there are), or a bad option.
Expected<GamePtr> make_game(std::string_view id, const std::vector<std::pair<std::string, std::string>>& options = {});

}  // namespace ludus
