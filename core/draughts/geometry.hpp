#pragma once
// The squares as bits, so that one shift moves all pieces a step. On the diagonals a free bit stands between the ends of two rows: a
// step off the board lands there. Squares have two numbers: the bit, inside the family, and the cell, the place among the spots.

#include <array>
#include <cstdint>

#include "core/draughts/variant.hpp"
#include "core/kit/grid.hpp"

namespace ludus::draughts {

using Squares = std::uint64_t;  ///< a set of squares, by bits
inline constexpr int nowhere = -1;
inline constexpr int directions = 4;

constexpr Squares square(int bit) { return Squares{1} << bit; }
/// Directions are numbered so that 3 - d leads back: along the diagonals up-left, up-right, down-left, down-right; else up, left, right,
/// down. Up is away from the first seat.
constexpr int opposite(int direction) { return directions - 1 - direction; }

class Geometry {
public:
    explicit Geometry(const Variant& variant);

    [[nodiscard]] const kit::Grid& grid() const { return grid_; }
    [[nodiscard]] Squares all() const { return all_; }
    [[nodiscard]] int cell(int bit) const { return cell_[static_cast<std::size_t>(bit)]; }
    [[nodiscard]] int bit(int cell) const { return bit_[static_cast<std::size_t>(cell)]; }
    /// The squares of a row, counted from a seat's own edge.
    [[nodiscard]] Squares row(int seat, int row) const {
        return rows_[static_cast<std::size_t>(seat == 0 ? row : grid_.rows() - 1 - row)];
    }
    /// Where uncrowned pieces of that seat become kings.
    [[nodiscard]] Squares last_row(int seat) const { return row(seat, grid_.rows() - 1); }
    /// The set a step further; what leaves the board is gone.
    [[nodiscard]] Squares shift(Squares set, int direction) const {
        const Direction& way = ways_[static_cast<std::size_t>(direction)];
        return (way.shift > 0 ? set << way.shift : set >> -way.shift) & way.land;
    }
    /// The next square, or nowhere.
    [[nodiscard]] int next(int bit, int direction) const {
        return next_[static_cast<std::size_t>(bit)][static_cast<std::size_t>(direction)];
    }
    /// How many columns and rows two squares are apart, whichever is more.
    [[nodiscard]] int distance(int a, int b) const {
        return distance_[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
    }

private:
    struct Direction {
        int shift = 0;
        Squares land = 0;  ///< where a step in this direction may end
    };
    kit::Grid grid_;
    Squares all_ = 0;
    std::array<Direction, directions> ways_;
    std::array<Squares, 10> rows_{};
    std::array<std::array<std::int8_t, directions>, 64> next_;
    std::array<std::array<std::int8_t, 64>, 64> distance_{};
    std::array<std::int8_t, 64> cell_, bit_;
};

}  // namespace ludus::draughts
