#pragma once
// The squares of a chess board, named as Falkener names them: ten times the column and the row (falkener.notation).
// Columns are counted from 1 at the left, rows from 0 at the bottom, for both players alike.

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/naming.hpp"

namespace ludus::chess {

inline constexpr int most_squares = 168;  ///< the cross of Double Chess has 160
inline constexpr int most_seats = 4;
using Squares = std::bitset<most_squares>;

constexpr std::size_t at(int n) { return static_cast<std::size_t>(n); }

/// One step as a man sees it: to his right, and towards the enemy.
struct Step {
    int across = 0, ahead = 0;
};

/// Where the enemy is: quarter turns to the right from the top of the board.
enum class Facing : std::uint8_t { up, right, down, left };

/// A board of columns and rows. A square is row * columns + column, both from 0.
struct Field {
    int columns = 8, rows = 8;

    [[nodiscard]] constexpr int size() const { return columns * rows; }
    [[nodiscard]] constexpr int square(int column, int row) const { return row * columns + column; }
    [[nodiscard]] constexpr int column(int square) const { return square % columns; }
    [[nodiscard]] constexpr int row(int square) const { return square / columns; }
    [[nodiscard]] constexpr bool on(int column, int row) const {
        return column >= 0 && column < columns && row >= 0 && row < rows;
    }
    /// Where so many steps lead a man who faces that way; -1: off the board.
    [[nodiscard]] constexpr int go(int from, Step step, Facing facing, int times = 1) const {
        int across = step.across * times, ahead = step.ahead * times, c = column(from), r = row(from);
        switch (facing) {
            case Facing::up: c += across, r += ahead; break;
            case Facing::right: c += ahead, r -= across; break;
            case Facing::down: c -= across, r -= ahead; break;
            case Facing::left: c -= ahead, r += across; break;
        }
        return on(c, r) ? square(c, r) : -1;
    }
    /// The square that is for one who faces that way what this one is for him who faces up. Quarter turns want a square board.
    [[nodiscard]] constexpr int seen(int from, Facing facing) const {
        const int c = column(from), r = row(from);
        switch (facing) {
            case Facing::right: return square(r, rows - 1 - c);
            case Facing::down: return square(columns - 1 - c, rows - 1 - r);
            case Facing::left: return square(columns - 1 - r, c);
            case Facing::up: break;
        }
        return from;
    }

    /// "27", "110": Falkener's.
    [[nodiscard]] std::string name(int square) const;
    /// Nothing where there is no such square.
    [[nodiscard]] std::optional<int> find(std::string_view name) const;
    /// The name to be shown now (core/base/naming.hpp): "b8", or Falkener's.
    [[nodiscard]] std::string shown(int square) const { return by_the_book() ? name(square) : algebraic(square); }
    /// "b8": file by letter, rank from 1.
    [[nodiscard]] std::string algebraic(int square) const;

    /// The squares of columns `left` to `right` and rows `low` to `high`, all from 0 and included.
    [[nodiscard]] Squares part(int left, int right, int low, int high) const;
    [[nodiscard]] Squares band(int low, int high) const { return part(0, columns - 1, low, high); }
};

}  // namespace ludus::chess
