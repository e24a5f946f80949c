#pragma once
// What an alpha-beta search learns of positions and moves, and may go on with at the next move of the same game.

#include <array>
#include <cstdint>
#include <vector>

#include "core/search/transposition_table.hpp"

namespace ludus {

struct Experience {
    /// Room for about so many positions, as TranspositionTable; and for answers, where a search asks for them.
    Experience(std::uint64_t positions, bool with_answers) : table(positions), answers(with_answers ? 1 << 17 : 0) {}

    /// Another move of the game is thought about: how moves have done counts half, and positions give way to new ones.
    void grow_older() {
        for (auto& side : history)
            for (std::int32_t& past : side) past /= 2;
        for (std::int32_t& past : answers) past /= 2;
        table.grow_older();
    }

    TranspositionTable table;
    /// By side and move: how often it refuted a position; in a selective search below 0 where others did instead.
    std::array<std::array<std::int32_t, 4096>, 2> history{};
    std::vector<std::int32_t> answers;  ///< so too, by a move and the one it answers, or the one before that
};

}  // namespace ludus
