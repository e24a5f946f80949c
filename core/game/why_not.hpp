#pragma once
// Why a spot may not be touched: what a person meant to do, and the condition that fails.

#include <span>
#include <string>
#include <vector>

#include "core/game/game.hpp"

namespace ludus {

/// Whether `touched` begins, or is, a way to touch one of the moves.
bool begins_a_move(const Game& game, const Position& position, const MoveList& moves, std::span<const int> touched);

/// Why the last of the spots may not be touched after those before it, which begin a legal move. `line` is the way here, oldest
/// first, the last the position itself: a move may be forbidden by what stood before. The reason's rule is the passage that
/// demands what is lacking, its sentence says it; both are empty where the game cannot say, and where it may be touched.
Reason why_not(const Game& game, std::span<const Position> line, std::span<const int> touched);

/// The passage where a game has one, else that of another rule which demands the same: a game need not have every rule of its family.
inline const std::string& first_said(const std::string& rule, const std::string& other) {
    return rule.empty() ? other : rule;
}

}  // namespace ludus
