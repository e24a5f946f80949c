#pragma once
// The one list of games, made of families: the games of core/<family> are listed in its family.cpp. Adding a game is its
// files, a line there, its records and its page; adding a family is that file and a line in families.def.

#include <span>
#include <string_view>

#include "core/game/game.hpp"

namespace ludus {

struct Entry {
    const Card& (*card)();
    GamePtr (*make)(const Options&);
    bool counts = false;  ///< whether it counts anything for people (tally.hpp)
    const char* exercise_preset =
        nullptr;  ///< of the card: its exercises are made by these options; by the standard where there is none
};

/// What a family's family.cpp gives.
struct Family {
    std::string_view id;           ///< its folder under core/: "tables"
    std::string_view title;        ///< the heading of its shelf: "Backgammon family"
    std::string_view others;       ///< over the list of its other games beside a board: "Other games"
    std::span<const Entry> games;  ///< the one to begin with first
};

/// The families this program is made with: all of them, or the one of a module of the browser.
std::span<const Family> families();

/// The games of families(), family by family.
std::span<const Entry> catalogue();

/// Fault: no game of that id (with the ids there are), or a bad option.
Expected<GamePtr> make_game(std::string_view id, const std::vector<std::pair<std::string, std::string>>& options = {});

/// The game as it is played today, where a preset says how; else by its standard options.
GamePtr make_as_today(const Entry& entry);

}  // namespace ludus
