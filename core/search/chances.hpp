#pragma once
// Throws of dice and lots, as the searches see them.

#include "core/game/rules.hpp"
#include "core/search/random.hpp"

namespace ludus {

/// The odds of a chance move; even where the game gives none.
template <Rules G>
double odds_of(const G& rules, const typename G::Position& position, Move move, std::size_t count) {
    if constexpr (HasOdds<G>)
        return rules.odds(position, move);
    else
        return 1.0 / static_cast<double>(count);
}

/// One of chance's moves, drawn by its odds.
template <Rules G>
Move sample_chance(const G& rules, const typename G::Position& position, const MoveList& moves, Random& random) {
    double left = random.unit();
    for (const Move move : moves) {
        left -= odds_of(rules, position, move, moves.size());
        if (left < 0) return move;
    }
    return moves.back();
}

}  // namespace ludus
