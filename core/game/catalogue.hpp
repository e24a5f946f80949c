#pragma once
// The one list of games, made of families: the games of core/<family> are listed in its family.cpp. Adding a game is its
// files, a line there, its records and its page; adding a family is a line in families.cpp and one in wasm/CMakeLists.txt.

#include <span>

#include "core/game/game.hpp"

namespace ludus {

struct Entry {
    const Card& (*card)();
    GamePtr (*make)(const Options&);
};

/// What a family's family.cpp gives: its games, the one to begin with first.
using Family = std::span<const Entry> (*)();

/// The families this program is made with: all of them, or the one of a module of the browser.
std::span<const Family> families();

/// The games of families(), family by family.
std::span<const Entry> catalogue();

/// Fault: no game of that id (with the ids there are), or a bad option.
Expected<GamePtr> make_game(std::string_view id, const std::vector<std::pair<std::string, std::string>>& options = {});

}  // namespace ludus
