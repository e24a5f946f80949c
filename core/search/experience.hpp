#pragma once
// What an alpha-beta search learns of positions and moves, and may go on with at the next move of the same game.

#include <array>
#include <cstdint>

#include "core/search/transposition_table.hpp"

namespace ludus {

struct Experience {
    /// Room for about so many positions, as TranspositionTable.
    explicit Experience(std::uint64_t positions) : table(positions) {}

    /// Another move of the game is thought about: how moves have done counts half, and positions give way to new ones.
    void grow_older() {
        for (auto& side : history)
            for (std::uint32_t& past : side) past /= 2;
        table.grow_older();
    }

    TranspositionTable table;
    std::array<std::array<std::uint32_t, 4096>, 2> history{};  ///< by side and move: how often it refuted a position
};

}  // namespace ludus
