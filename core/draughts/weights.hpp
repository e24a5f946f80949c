#pragma once
// What the computer player thinks things are worth, in hundredths of a piece.

namespace ludus::draughts {

struct Weights {
    int piece = 100, king = 130;
    int row = 18;         ///< for a piece just before its crown, less for those behind
    int near_crown = 20;  ///< it can be crowned next
    int guard = 8;        ///< a piece on its own first row
    int middle = 4;       ///< a piece in the middle of the board
    int trade = 120;      ///< divided by the pieces on the board, for a piece that one side has more
    int approach = 4;     ///< a square between the kings of who is ahead and the enemy
    int refuge = 12;      ///< a king of who is behind where it is hard to catch
    int tempo = 3;
};
inline constexpr Weights english_weights{};
inline constexpr Weights polish_weights{.king = 300, .guard = 6, .refuge = 40};
inline constexpr Weights turkish_weights{.king = 450, .guard = 2, .middle = 2, .approach = 2, .refuge = 0};

inline constexpr int few_pieces = 10;  ///< from so many on kings are drawn towards the enemy
/// Where best play is known (endings.hpp): as much as a win that the search has found, and less the more turns it takes.
inline constexpr int known_win = 100'900;
inline constexpr int lost_value = 50'000;  ///< nobody is left

}  // namespace ludus::draughts
