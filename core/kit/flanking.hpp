#pragma once
// Custodian capture: a piece is captured between two enemies in a line.

#include <cstdint>
#include <span>
#include <vector>

#include "core/game/move.hpp"
#include "core/kit/grid.hpp"

namespace ludus::kit {

/// A piece that is captured, and the other of the two that enclose it.
struct Flanked {
    int cell = nowhere, beyond = nowhere;
    friend bool operator==(const Flanked&, const Flanked&) = default;
};

/// The pieces of other seats that the piece on `cell` encloses with a second of its own seat, which stands just beyond
/// them in one of those directions; in the order of the directions. `owners` is a seat or nobody (-1) for each cell. What
/// stands enclosed by other pieces than that on `cell` is not asked for: going between two enemies is safe.
std::vector<Flanked> flanked(const Grid& grid, std::span<const std::int8_t> owners, int cell,
                             std::span<const Direction> ways);

/// The same of the piece that is to move, where it comes to; `owners` is from before the move, a from_to() between cells.
std::vector<Flanked> flanked_by(const Grid& grid, std::span<const std::int8_t> owners, Move move,
                                std::span<const Direction> ways);

}  // namespace ludus::kit
