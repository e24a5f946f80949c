#pragma once
// A level as the window names it.

#include <string>

#include "core/match/match.hpp"
#include "core/search/limits.hpp"
#include "ui/table/sentences.hpp"

namespace ludus::table {

/// From 1.
inline int level_number(const Level& level) { return static_cast<int>(&level - levels().data()) + 1; }

/// "Computer, level 3 of 5 (Medium)".
inline std::string level_label(const Level& level) {
    return say(sentences::computer, {{"n", std::to_string(level_number(level))}, {"most", std::to_string(levels().size())}, {"level", level.name}});
}

/// The same, or that a person plays.
inline std::string player_label(const Player& player) {
    if (!player.machine) return std::string(sentences::person);
    const Level* level = find_level(player.level);
    return level ? level_label(*level) : player.level;
}

}  // namespace ludus::table
