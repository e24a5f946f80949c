#pragma once
// Moves from a cell to another, packed into a Move, and their words.

#include <string>

#include "core/game/move.hpp"
#include "core/kit/grid.hpp"

namespace ludus::kit {

/// Cells 0 to 65534.
inline Move from_to(int from, int to) {
    return {static_cast<std::uint64_t>(from) << 16 | static_cast<std::uint64_t>(to)};
}
inline int from(Move move) { return static_cast<int>(move.code >> 16 & 0xFFFF); }
inline int to(Move move) { return static_cast<int>(move.code & 0xFFFF); }

/// A move that puts a piece on a cell; to() is the cell.
inline Move put(int cell) { return {static_cast<std::uint64_t>(cell)}; }

/// A move that is no way over the board: "pass", "done". Unlike any of from_to().
inline constexpr Move action(int number) { return {std::uint64_t{1} << 32 | static_cast<std::uint64_t>(number)}; }
inline bool is_action(Move move) { return move.code >> 32 == 1; }

/// "a1-b2"
inline std::string way(const Grid& grid, Move move) { return grid.name(from(move)) + "-" + grid.name(to(move)); }

}  // namespace ludus::kit
