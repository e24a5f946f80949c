#pragma once
// The cells beside each cell of a board, looked up and not computed: a search asks for them millions of times.

#include <cstdint>
#include <span>
#include <vector>

#include "core/kit/grid.hpp"

namespace ludus::egypt {

class Neighbours {
public:
    Neighbours(const kit::Grid& grid, std::span<const kit::Direction> ways) : ways_(ways.size()) {
        for (int cell = 0; cell < grid.size(); ++cell)
            for (const kit::Direction way : ways) {
                near_.push_back(static_cast<std::int16_t>(grid.step(cell, way)));
                far_.push_back(static_cast<std::int16_t>(grid.step(cell, way, 2)));
            }
    }

    [[nodiscard]] std::size_t ways() const { return ways_; }
    /// The way back. The ways must be in such an order: four_ways and eight_ways are.
    [[nodiscard]] std::size_t opposite(std::size_t way) const { return ways_ - 1 - way; }
    /// The next cell that way, and the one beyond it; nowhere (-1) off the board.
    [[nodiscard]] int next(int cell, std::size_t way) const { return near_[index(cell, way)]; }
    [[nodiscard]] int beyond(int cell, std::size_t way) const { return far_[index(cell, way)]; }

private:
    [[nodiscard]] std::size_t index(int cell, std::size_t way) const {
        return static_cast<std::size_t>(cell) * ways_ + way;
    }

    std::size_t ways_;
    std::vector<std::int16_t> near_, far_;
};

}  // namespace ludus::egypt
