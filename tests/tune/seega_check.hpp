#pragma once
// The endings of Seega compared with the rules the game is played by: what a position comes to must be what the best of its moves
// comes to. Where that holds of every position, wins and losses are proved by induction over the turns, and draws by what is left.

#include <bit>
#include <optional>

#include "core/egypt/senat.hpp"

namespace ludus::egypt {

inline Senat::Position stand_as_position(SeegaEndings::Stand s, int seat) {
    Senat::Position p;
    p.seat = static_cast<std::int8_t>(seat);
    for (int cell = 0; cell < SeegaEndings::cells; ++cell) {
        if ((s.own >> cell & 1) != 0) p.owner.put(cell, seat);
        if ((s.other >> cell & 1) != 0) p.owner.put(cell, 1 - seat);
    }
    return p;
}

/// From the view of the seat to move, by the moves of the game and what the tables say one turn later.
inline SeegaEndings::Ending by_moves(const Senat& game, const Senat::Position& p, std::size_t limit) {
    using Ending = SeegaEndings::Ending;
    std::optional<Ending> best;
    MoveList list;
    game.moves(p, list);
    for (const Move m : list) {
        const Senat::Position q = game.play(p, m);
        const Outcome outcome = game.result(q);
        Ending after;
        if (outcome.over) {
            const float own = outcome.score[static_cast<std::size_t>(q.seat)];
            const float other = outcome.score[static_cast<std::size_t>(1 - q.seat)];
            after.sign = own > other ? 1 : own < other ? -1 : 0;
        } else if (const auto known = game.ending(q, limit)) {
            after = *known;
        } else {
            after = by_moves(game, q, limit);
        }
        if (q.seat != p.seat) after = {-after.sign, after.sign == 0 ? 0 : after.turns + 1};
        const auto better = [](const Ending& a, const Ending& b) {
            if (a.sign != b.sign) return a.sign > b.sign;
            return a.sign > 0 ? a.turns < b.turns : a.turns > b.turns;
        };
        if (!best || better(after, *best)) best = after;
    }
    return best.value_or(Ending{});
}

}  // namespace ludus::egypt
