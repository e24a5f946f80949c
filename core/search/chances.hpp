#pragma once
// Rolls of the dice: how one falls when it is thrown (sample_chance), and the odds the searches weigh it by. Lots likewise.

#include "core/base/random.hpp"
#include "core/game/rules.hpp"

namespace ludus {

/// The odds of a chance move; even where the game gives none.
template <Rules G>
double odds_of(const G& rules, const typename G::Position& position, Move move, std::size_t count) {
    if constexpr (HasOdds<G>) return rules.odds(position, move);
    else return 1.0 / static_cast<double>(count);
}

/// Which of chance's moves a number from 0 to 1 stands for, each by its odds.
template <class Odds>
Move drawn_by_odds(const MoveList& moves, double unit, const Odds& odds) {
    for (const Move move : moves) {
        unit -= odds(move);
        if (unit < 0) return move;
    }
    return moves.back();
}

/// Rolls the dice: one of chance's moves, drawn by its odds.
template <Rules G>
Move sample_chance(const G& rules, const typename G::Position& position, const MoveList& moves, Random& random) {
    return drawn_by_odds(moves, random.unit(), [&](Move move) { return odds_of(rules, position, move, moves.size()); });
}

}  // namespace ludus
