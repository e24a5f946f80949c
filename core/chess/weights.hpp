#pragma once
// What the computer player counts a man for, by his kind: where a game's player has learnt that by playing itself, in numbers that
// `chess-fit` (tests/tune) prints.

#include <array>
#include <cstdint>
#include <span>

#include "core/chess/variant.hpp"

namespace ludus::chess {

/// What is seen of a man on the board: 1; squares he may go to, at most most_reach; squares about the enemy's king that he strikes
/// at; steps from the middle of the board, as a king walks; rows he has come on; steps from his own king; from the enemy's.
inline constexpr std::size_t seen_of_a_man = 7;
inline constexpr int most_reach = 12;
/// And of a kind in hand: how many, and whether there is any.
inline constexpr std::size_t seen_in_hand = 2;

using SeenOfMan = std::array<int, seen_of_a_man>;
using WeightsOfMan = std::array<std::int16_t, seen_of_a_man>;
using WeightsInHand = std::array<std::int16_t, seen_in_hand>;

struct Weights {
    static constexpr int unit = 16;        ///< of all weights in a hundredth of the least man
    std::span<const WeightsOfMan> men;     ///< by kind
    std::span<const WeightsInHand> hands;  ///< in the order of Variant::hand
};

/// What a man counts where the game's player has learnt none: a sum over what is seen, in the same unit.
int plain_worth(const Kind& kind, const SeenOfMan& seen);
/// And one in hand.
int plain_worth_in_hand(const Kind& kind);
/// Nullptr: that game's player has learnt none.
const Weights* weights_of(Learnt learnt);

}  // namespace ludus::chess
