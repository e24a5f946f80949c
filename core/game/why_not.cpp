#include "core/game/why_not.hpp"

#include <algorithm>

namespace ludus {

namespace {

bool begins(const Game& game, const Position& position, Move move, std::span<const int> touched) {
    const std::vector<int> touches = game.touches(position, move);
    return touches.size() >= touched.size() && std::equal(touched.begin(), touched.end(), touches.begin());
}

}  // namespace

bool begins_a_move(const Game& game, const Position& position, const MoveList& moves, std::span<const int> touched) {
    return std::any_of(moves.begin(), moves.end(), [&](Move move) { return begins(game, position, move, touched); });
}

Reason why_not(const Game& game, std::span<const Position> line, std::span<const int> touched) {
    const Position& position = line.back();
    const int spot = touched.back();
    if (const Outcome outcome = game.result(position); outcome.over) return {outcome.rule, {}, {}, spot, outcome.text};
    const MoveList legal = game.moves_after(line);
    if (begins_a_move(game, position, legal, touched)) return {};
    if (game.removes_repetitions())
        for (Move move : game.moves(position))
            // Legal as the position stands: the way here forbids it.
            if (begins(game, position, move, touched))
                if (Reason reason = game.why_removed(position, move); !reason.rule.empty()) return reason;
    return game.why_not(position, touched);
}

}  // namespace ludus
