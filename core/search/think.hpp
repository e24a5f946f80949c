#pragma once
// The computer player, over the shape of a game alone. Chooses the way of looking ahead that suits the game:
//
//   two sides who throw dice      expectation by whole throws (expectimax.hpp), where the game judges in points of the score
//   two sides and an evaluation   alpha-beta (alphabeta.hpp), with expectation over chance
//   a mixed choice known best     drawn by lot (mixed_choice)
//   anything else                 Monte-Carlo tree search (montecarlo.hpp): more sides, one side alone,
//                                 no evaluation, or something hidden

#include <algorithm>
#include <functional>
#include <span>
#include <utility>
#include <vector>

#include "core/game/limits.hpp"
#include "core/game/rules.hpp"
#include "core/search/alphabeta.hpp"
#include "core/search/chances.hpp"
#include "core/search/expectimax.hpp"
#include "core/search/montecarlo.hpp"

namespace ludus {

/// Sides at the table: partners share one.
inline int count_sides(const Card& card) {
    int sides = 0;
    for (const auto& seat : card.seats) sides = std::max(sides, seat.side + 1);
    return sides;
}

/// The move chosen for whoever is to move at `position`; a default Thought where the game is over.
/// The same seed and limits without a clock give the same move. `stop` is asked every few dozen positions.
/// `line` is the way here, oldest first, for repetition; it may hold `position` as its last, or not, or be empty.
template <Rules G>
Thought search(const G& rules, const typename G::Position& position, const Limits& limits,
               const std::function<bool()>& stop, std::span<const typename G::Position> line) {
    Thought thought;
    std::vector<typename G::Position> way(line.begin(), line.end());
    if (way.empty() || !(way.back() == position)) way.push_back(position);
    MoveList moves;
    rules.moves(position, moves);
    if (moves.empty()) return thought;
    if constexpr (HasRepetitionRemoval<G>) rules.remove_repetitions(std::span<const typename G::Position>(way), moves);

    const int mover = rules.to_move(position);
    if (mover == chance) {
        Random random(limits.seed);
        thought.best = sample_chance(rules, position, moves, random);
        thought.line = {thought.best};
        return thought;
    }
    if (moves.size() == 1) {  // nothing to choose
        thought.best = moves.front();
        thought.line = {thought.best};
        if constexpr (HasEvaluation<G>) {
            const int side = rules.card().seats[static_cast<std::size_t>(mover)].side;
            if constexpr (ThrowsDice<G>)
                thought.value = static_cast<float>(rules.evaluate(position, side)) / static_cast<float>(G::point_worth);
            else thought.value = static_cast<float>(rules.evaluate(position, side)) / 100.0f;
        }
        return thought;
    }

    if constexpr (HasMixedChoice<G>) {
        // By the way here too, so that the same seed does not choose alike showing after showing.
        std::uint64_t drawn = scatter(limits.seed);
        for (const auto& p : way) drawn = scatter(drawn ^ rules.hash(rules.view(p, mover)));
        Random random(drawn);
        thought.best = rules.mixed_choice(position, random);
        thought.line = {thought.best};
        return thought;
    }

    Limits kept = limits;
    if (kept.seconds <= 0 && kept.nodes == 0 && kept.depth <= 0) kept.depth = 1;
    if constexpr (ThrowsDice<G>) {
        return Expectimax<G>(rules, kept, stop).think(position);
    } else if constexpr (HasEvaluation<G> && IsTwoSided<G>) {
        return AlphaBeta<G>(rules, kept, stop).think(std::move(way));
    } else {
        if constexpr (HasEvaluation<G>) {
            if (count_sides(rules.card()) == 2 && !rules.card().has_hidden)
                return AlphaBeta<G>(rules, kept, stop).think(std::move(way));
        }
        return MonteCarlo<G>(rules, kept, stop).think(std::move(way));
    }
}

}  // namespace ludus
