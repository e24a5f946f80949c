#pragma once
// A game of two sides, seats 0 and 1, played on in place: what a search that plays thousands of games out asks for instead of
// positions that are values (search/rave.hpp).

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/random.hpp"
#include "core/game/move.hpp"

namespace ludus {

/// A move and what is known of it at first sight: as if so many games had been played through it, and so many of them won by
/// whoever makes it. `slot` tells moves apart; the same move has the same slot at any time of the game.
struct QuickMove {
    std::uint16_t slot = 0;
    float games = 0, won = 0;
};
/// A move made in a game played out.
struct QuickPlayed {
    std::uint8_t seat = 0;
    std::uint16_t slot = 0;
};

/// A move by which a game is given a rest: to pass, to agree. One that is certain is made at once; another where the one who then
/// has the move cannot win any more, or where no other move is good either.
struct RestingMove {
    Move move;
    bool is_certain = false;
};

template <class Q>
concept PlayedInPlace = std::copyable<Q> && requires(Q q, const Q c, std::uint16_t slot, Move move, Random& random,
                                                     std::vector<QuickMove>& moves, std::vector<QuickPlayed>& played) {
    requires Q::slots > 0 && Q::slots < 65'536;  ///< one past the greatest slot
    { c.to_move() } -> std::same_as<int>;
    { c.is_over() } -> std::same_as<bool>;
    { c.candidates(moves) } -> std::same_as<void>;  ///< adds the moves worth trying; some may be left out, never all
    { c.move_of(slot) } -> std::same_as<Move>;
    { c.slot_of(move) } -> std::same_as<std::uint16_t>;
    { q.play(slot) } -> std::same_as<void>;
    /// To its end by chance in the game's own way. Adds the moves made; the share of the win that is seat 0's.
    { q.play_out(random, played) } -> std::same_as<float>;
};

// What a game may supply besides what rules.hpp names, found by the templates where it is there:
//
//   PlayedInPlace quick(span<const Position> line)   a copy of the line's last position: then the computer plays it out by search/rave.hpp
//   std::optional<RestingMove> resting_move(line, Random&)   where a rest may be right; nothing where the game is to go on

template <class G>
concept HasQuickGame = requires(const G g, std::span<const typename G::Position> line) {
    requires PlayedInPlace<decltype(g.quick(line))>;
};
template <class G>
concept HasRestingMove = requires(const G g, std::span<const typename G::Position> line, Random& random) {
    { g.resting_move(line, random) } -> std::same_as<std::optional<RestingMove>>;
};

}  // namespace ludus
