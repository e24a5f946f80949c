#pragma once
// The computer player, over the shape of a game alone. Chooses the way of looking ahead that suits the game:
//
//   two sides who throw dice      expectation by whole throws (expectimax.hpp), where the game judges in points of the score
//   two sides and an evaluation   alpha-beta (alphabeta.hpp), with expectation over chance
//   a mixed choice known best     drawn by lot (mixed_choice)
//   one seat, and prune()         drawn by lot from what prune() leaves
//   a quick copy of itself        Monte-Carlo tree search by rapid action values (rave.hpp)
//   a solver of its own           asked (solve): tours
//   anything else                 Monte-Carlo tree search (montecarlo.hpp): more sides, one side alone,
//                                 no evaluation, or something hidden

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/game/limits.hpp"
#include "core/game/memory.hpp"
#include "core/game/quick.hpp"
#include "core/game/rules.hpp"
#include "core/search/alphabeta.hpp"
#include "core/search/chances.hpp"
#include "core/search/expectimax.hpp"
#include "core/search/montecarlo.hpp"
#include "core/search/rave.hpp"

namespace ludus {

/// Sides at the table: partners share one.
inline int count_sides(const Card& card) {
    int sides = 0;
    for (const auto& seat : card.seats) sides = std::max(sides, seat.side + 1);
    return sides;
}

/// Values are counted in pieces there: what each is worth is told with them.
template <Rules G>
Thought search_by_alphabeta(const G& rules, const Limits& limits, const std::function<bool()>& stop,
                            std::vector<typename G::Position> way, Memory* memory) {
    Experience* learnt = nullptr;
    if constexpr (AlphaBeta<G>::remembers) {
        // Where several lines are asked for, or a weak level misjudges, what was thought before would only blur the answer.
        if (memory != nullptr && limits.wobble == 0 && limits.lines == 0)
            learnt = &memory->of<Experience>(&rules, [] { return std::make_shared<Experience>(0, true); });
    }
    Thought thought = AlphaBeta<G>(rules, limits, stop, learnt).think(std::move(way));
    if constexpr (HasPieceWorths<G>) {
        if (limits.lines > 0) thought.worths = rules.piece_worths();
    }
    return thought;
}

/// Of a game that is played out in place: a resting move where that is enough, else the move that is searched for.
template <HasQuickGame G>
Thought search_quick(const G& rules, std::span<const typename G::Position> line, const MoveList& legal, Limits limits,
                     const std::function<bool()>& stop) {
    constexpr float as_good_as_won = 8;  // of Thought::value
    const auto game = rules.quick(line);
    std::optional<RestingMove> rest;
    Thought asked;
    if constexpr (HasRestingMove<G>) {
        Random random(limits.seed);
        rest = rules.resting_move(line, random);
        if (rest && std::find(legal.begin(), legal.end(), rest->move) == legal.end()) rest.reset();
    }
    if (rest && !rest->is_certain) {
        // A quarter of what may be spent goes to what the other could do about it.
        Limits quarter = limits;
        quarter.seconds /= 4;
        quarter.nodes = limits.nodes == 0 ? 0 : std::max<std::uint64_t>(1, limits.nodes / 4);
        limits.seconds -= quarter.seconds;
        limits.nodes -= std::min(limits.nodes, quarter.nodes);
        if (limits.seconds > 0 || limits.nodes > 0) {
            auto rested = game;
            rested.play(game.slot_of(rest->move));
            asked = Rave(std::move(rested), quarter, stop).think({});
        }
    }
    if (rest && (rest->is_certain || asked.value < -as_good_as_won)) {
        asked.best = rest->move;
        asked.line = {rest->move};
        asked.value = -asked.value;
        asked.lines.clear();
        return asked;
    }
    MoveList worth_trying = legal;
    if constexpr (HasPruning<G>) rules.prune(line.back(), worth_trying);
    Thought thought = Rave(game, limits, stop).think(worth_trying);
    if (rest && thought.value < -as_good_as_won) {
        thought.best = rest->move;
        thought.line = {rest->move};
        thought.lines.clear();
    }
    thought.nodes += asked.nodes;
    thought.playouts += asked.playouts;
    thought.seconds += asked.seconds;
    return thought;
}

/// A game for one may have a solver of its own, which is then asked instead of a search: its Thought has value 1000 where a way to
/// the goal is known (`line`, whole), -1000 where it is proved that there is none, else 0.
template <class G>
concept HasSolver =
    requires(const G g, const typename G::Position& p, const Limits& limits, const std::function<bool()>& stop) {
        { g.solve(p, limits, stop) } -> std::same_as<Thought>;
    };

/// The move chosen for whoever is to move at `position`; a default Thought where the game is over.
/// The same seed and limits without a clock give the same move. `stop` is asked every few dozen positions.
/// `line` is the way here, oldest first, for repetition; it may hold `position` as its last, or not, or be empty.
/// `memory`: what was learnt for the moves before, where the search of this game remembers any.
template <Rules G>
Thought search(const G& rules, const typename G::Position& position, const Limits& limits,
               const std::function<bool()>& stop, std::span<const typename G::Position> line,
               Memory* memory = nullptr) {
    Thought thought;
    std::vector<typename G::Position> way(line.begin(), line.end());
    if (way.empty() || !(way.back() == position)) way.push_back(position);
    MoveList moves;
    rules.moves(position, moves);
    if (moves.empty()) return thought;
    if constexpr (HasRepetitionRemoval<G>) rules.remove_repetitions(std::span<const typename G::Position>(way), moves);

    const int mover = rules.to_move(position);
    if (mover == chance) {
        if constexpr (ThrowsDice<G>) {
            if (limits.lines > 0) {
                thought = Expectimax<G>(rules, limits, stop).weigh_rolls(position);
                thought.best = moves.front();
                thought.line = {thought.best};
                return thought;
            }
        }
        Random random(limits.seed);
        thought.best = sample_chance(rules, position, moves, random);
        thought.line = {thought.best};
        return thought;
    }
    if constexpr (HasSolver<G>) return rules.solve(position, limits, stop);
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

    if constexpr (HasPruning<G>) {
        // Alone: what leads to the end is known, and any of it does.
        if (rules.card().seats.size() == 1 && !rules.card().has_chance) {
            rules.prune(position, moves);
            Random random(limits.seed);
            thought.best = moves[random.below(moves.size())];
            thought.line = {thought.best};
            return thought;
        }
    }

    Limits kept = limits;
    if (kept.seconds <= 0 && kept.nodes == 0 && kept.depth <= 0) kept.depth = 1;
    if constexpr (HasQuickGame<G>) {
        return search_quick(rules, std::span<const typename G::Position>(way), moves, kept, stop);
    } else if constexpr (ThrowsDice<G>) {
        Thought found = Expectimax<G>(rules, kept, stop).think(position);
        if constexpr (HasWinCount<G>) {
            if (rules.counts_wins()) found.chance = std::clamp((1 + found.value) / 2, 0.0F, 1.0F);
        }
        return found;
    } else if constexpr (HasEvaluation<G> && IsTwoSided<G>) {
        return search_by_alphabeta(rules, kept, stop, std::move(way), memory);
    } else {
        if constexpr (HasEvaluation<G>) {
            if (count_sides(rules.card()) == 2 && !rules.card().has_hidden)
                return search_by_alphabeta(rules, kept, stop, std::move(way), memory);
        }
        return MonteCarlo<G>(rules, kept, stop).think(std::move(way));
    }
}

}  // namespace ludus
