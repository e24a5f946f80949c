#pragma once
// What the computer player counts a man for, by his kind: where a game's player has learnt that by playing itself, in numbers that
// `chess-fit` (tests/tune) prints.

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "core/chess/variant.hpp"

namespace ludus::chess {

/// What is seen of a man on the board: 1; squares he may go to, at most most_reach; squares about the enemy's king that he strikes
/// at; steps from the middle of the board, as a king walks; rows he has come on; steps from his own king; from the enemy's; 1 if
/// a lesser enemy attacks him; 1 if an enemy attacks him and none of his own guards him.
inline constexpr std::size_t seen_of_a_man = 9;
inline constexpr int most_reach = 12;
/// Of a kind in hand: how many, and whether there is any.
inline constexpr std::size_t seen_in_hand = 2;
/// Of a side that attacks a king: the men who strike at squares about him, at most most_attackers, times the squares they strike at;
/// those of these squares that none of his men guards; them times the men it has in hand, but for pawns, at most most_to_enter; and
/// squares he may flee to.
inline constexpr std::size_t seen_of_a_side = 4;
inline constexpr int most_attackers = 6, most_danger = 60, most_to_enter = 4;

using SeenOfMan = std::array<int, seen_of_a_man>;
using SeenOfSide = std::array<int, seen_of_a_side>;
using WeightsOfMan = std::array<std::int16_t, seen_of_a_man>;
using WeightsInHand = std::array<std::int16_t, seen_in_hand>;
using WeightsOfSide = std::array<std::int16_t, seen_of_a_side>;

class Net;  // nets/net.hpp

struct Weights {
    static constexpr int unit = 16;        ///< of all weights in a hundredth of the least man
    std::span<const WeightsOfMan> men;     ///< by kind
    std::span<const WeightsInHand> hands;  ///< in the order of Variant::hand
    /// By kind, then row from his own end, then column from the nearer side: what a man's place adds.
    std::span<const std::int16_t> places;
    WeightsOfSide side{};
    const Net* net = nullptr;  ///< what it adds to all this; nullptr: there is none
};

/// Where that of a man's place stands.
inline std::size_t place_of(const Geometry& geometry, int kind, int row, int column) {
    const int half = (geometry.columns + 1) / 2, file = std::min(column, geometry.columns - 1 - column);
    return static_cast<std::size_t>((kind * geometry.rows + row) * half + file);
}
inline std::size_t places_of(const Variant& variant) {
    return variant.kinds.size() *
           static_cast<std::size_t>(variant.geometry.rows * ((variant.geometry.columns + 1) / 2));
}

/// What a man counts where the game's player has learnt none: a sum over what is seen, in the same unit.
int plain_worth(const Kind& kind, const SeenOfMan& seen);
/// And one in hand.
int plain_worth_in_hand(const Kind& kind);
/// Nullptr: that game's player has learnt none.
const Weights* weights_of(Learnt learnt);

}  // namespace ludus::chess
