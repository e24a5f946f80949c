#pragma once
// A position at chess for two: the men, what each holds in hand, and what is still allowed.

#include <array>
#include <cstdint>

#include "core/chess/pieces.hpp"

namespace ludus::chess {

inline constexpr int most_in_hand = 8;  ///< kinds of men that may be in hand

struct Position {
    Men men;
    std::array<std::array<std::uint8_t, most_in_hand>, 2> hand{};  ///< by seat, and the order of Variant::hand
    std::array<std::uint64_t, 2> royals{};                         ///< the royal pieces that stand, one bit a number
    std::uint8_t turn = 0;                                         ///< the seat to move
    std::uint8_t castles = 0;  ///< rights not lost: bit 2 * seat, and 1 more for the rook on the right as white sees it
    std::uint64_t fresh = 0;   ///< men entered who have not moved since, one bit a number; kept only where it matters
    std::uint8_t counted = 0,
                 limit = 0;   ///< moves counted towards a draw and how many make one (counting); 0: none are
    std::uint8_t counts = 0;  ///< whose moves

    /// The squares of fresh men, which their numbers do not tell.
    [[nodiscard]] Squares fresh_squares() const {
        Squares out;
        for (int n = 0; n < men.count; ++n)
            if (fresh >> n & 1) out.set(men.where[at(n)]);
        return out;
    }
    friend bool operator==(const Position& a, const Position& b) {
        return a.men == b.men && a.hand == b.hand && a.turn == b.turn && a.castles == b.castles &&
               a.counted == b.counted && a.limit == b.limit && a.counts == b.counts &&
               ((a.fresh == 0 && b.fresh == 0) || a.fresh_squares() == b.fresh_squares());
    }
};

}  // namespace ludus::chess
