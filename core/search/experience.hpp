#pragma once
// What an alpha-beta search learns of positions and moves, and may go on with at the next move of the same game.

#include <array>
#include <cstdint>
#include <tuple>
#include <vector>

#include "core/game/rules.hpp"
#include "core/search/transposition_table.hpp"

namespace ludus {

struct Experience {
    static constexpr std::size_t corrections_of_a_key = 1 << 14;
    static constexpr std::size_t keys = std::tuple_size_v<StructureKeys> + 1;  ///< and one of the move before

    /// Room for about so many positions, as TranspositionTable; and for answers and corrections, where a search asks for them.
    Experience(std::uint64_t positions, bool selective)
        : table(positions),
          answers(selective ? 1 << 17 : 0),
          corrections(selective ? keys * 2 * corrections_of_a_key : 0) {}

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
    /// By key and side to move: how far the evaluation is off, in sixteenths of a hundredth; it is kept as it is.
    std::vector<std::int16_t> corrections;
};

}  // namespace ludus
