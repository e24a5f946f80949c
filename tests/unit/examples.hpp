#pragma once
// What the worked examples of every family owe: the records in assets/examples/<family>/<game>.

#include <filesystem>
#include <span>
#include <vector>

#include "core/match/match.hpp"

namespace ludus::tests {

/// A game, and how many records of it there are at the least.
struct Examples {
    const char* game;
    std::size_t records;
};

/// The records of one game, sorted.
std::vector<std::filesystem::path> examples_of(const char* family, const char* game);

/// Every record replays from first to last move with all its checks (core/match/record.hpp), [Ends "fulke.1.triumph.great"]
/// (the game is over by this passage) among them, and every move says why. `further` asks what only this family's records
/// ask for, of the match at its end.
void check_replayed(const char* family, std::span<const Examples> games, void (*further)(const Match&) = nullptr);
/// Every record read and written is the same match.
void check_written(const char* family, std::span<const Examples> games);
/// What a diagram shows and touches is there.
void check_shown(const char* family, std::span<const Examples> games);

}  // namespace ludus::tests
