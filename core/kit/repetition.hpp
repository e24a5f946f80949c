#pragma once
// Positions that stood before: moves barred for it (a see-saw, a ko).

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "core/game/move.hpp"

namespace ludus::kit {

/// Drops the moves after which a position would stand for the `times`th time; where that leaves nothing, none are dropped.
/// `key(position)` is equal for positions held to be the same; `after(move)` is the key of the position the move leads to.
template <class P, class Key, class After>
void remove_repeats(std::span<const P> line, MoveList& list, int times, const Key& key, const After& after) {
    std::vector<decltype(key(line[0]))> stood;
    stood.reserve(line.size());
    for (const P& before : line) stood.push_back(key(before));
    MoveList kept;
    for (const Move move : list)
        if (std::count(stood.begin(), stood.end(), after(move)) + 1 < times) kept.push_back(move);
    if (!kept.empty()) list = std::move(kept);
}

/// The same by the game's own hash: drops the moves after which a position would stand for the `times`th time, if
/// others are left. The line ends in the position the moves are of.
template <class Game>
void drop_repeating_moves(const Game& game, std::span<const typename Game::Position> line, MoveList& list, int times) {
    using P = typename Game::Position;
    const auto after = [&](Move m) { return game.hash(game.play(line.back(), m)); };
    remove_repeats(line, list, times, [&](const P& p) { return game.hash(p); }, after);
}

}  // namespace ludus::kit
