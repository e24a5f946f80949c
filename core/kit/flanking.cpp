#include "core/kit/flanking.hpp"

#include "core/kit/moves.hpp"
#include "core/kit/owners.hpp"

namespace ludus::kit {

std::vector<Flanked> flanked(const Grid& grid, std::span<const std::int8_t> owners, int cell,
                             std::span<const Direction> ways) {
    return flanked_by(grid, owners, from_to(cell, cell), ways);
}

std::vector<Flanked> flanked_by(const Grid& grid, std::span<const std::int8_t> owners, Move move,
                                std::span<const Direction> ways) {
    const int own = owners[static_cast<std::size_t>(from(move))];
    // After the move: the cell that the piece comes from is free.
    const auto owner = [&](int cell) {
        return cell == nowhere || cell == from(move) ? nobody : owners[static_cast<std::size_t>(cell)];
    };
    std::vector<Flanked> out;
    for (const Direction way : ways) {
        const int between = grid.step(to(move), way), beyond = grid.step(to(move), way, 2);
        if (owner(between) != nobody && owner(between) != own && owner(beyond) == own) out.push_back({between, beyond});
    }
    return out;
}

}  // namespace ludus::kit
