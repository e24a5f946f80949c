#pragma once
// A game of chess begun by lot, from which a player plays itself or a search is looked at.

#include <cstddef>
#include <vector>

#include "core/base/random.hpp"
#include "core/chess/engine.hpp"

namespace ludus::chess {

/// So many moves drawn by lot; empty where the game ended by them.
inline std::vector<chess::Position> opening(const Chess& game, std::size_t moves, Random& random) {
    std::vector<chess::Position> line{game.start()};
    MoveList list;
    while (line.size() <= moves) {
        if (game.result(line.back()).over) return {};
        game.moves(line.back(), list);
        line.push_back(game.play(line.back(), list[random.below(list.size())]));
    }
    if (game.result(line.back()).over) line.clear();
    return line;
}

inline constexpr int longest_game = 300;  ///< moves of a game that is then drawn

}  // namespace ludus::chess
