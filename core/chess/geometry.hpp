#pragma once
// The squares of a chess board, named as Falkener names them: ten times the column and the row (falkener.notation).
// Columns are counted from 1 at the left, rows from 0 at the bottom, for both players alike.

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/index.hpp"
#include "core/base/naming.hpp"

namespace ludus::chess {

inline constexpr int most_squares = 168;  ///< the cross of Double Chess has 160
inline constexpr int most_cells = 256;    ///< squares, and the cells left out about them: that cross has 196
inline constexpr int most_seats = 4;
using Squares = std::bitset<most_squares>;

/// What is kept of a small number in positions and moves: 0 to 255.
constexpr std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

/// One step as a man sees it: to his right, and towards the enemy.
struct Step {
    int across = 0, ahead = 0;
};

/// Where the enemy is: quarter turns to the right from the top of the board.
enum class Facing : std::uint8_t { up, right, down, left };

/// A board of columns and rows, some of whose cells may be left out: holes within it, corners of a cross, what lies about
/// squares beside it. A square is a number from 0: those of the lowest row from the left, then the next row's. Cells left out
/// have none. Where a cell lies is looked up, so that a board with holes is asked as fast as a full one.
class Geometry {
public:
    int columns, rows;  ///< of the box about all squares
    int first_column =
        1;  ///< the number of the leftmost: 0, where a square stands beside the first column of the board

    bool from_above = false;  ///< numbers are counted from the upper side: from its left, and away from it

    Geometry(int columns = 8, int rows = 8);
    /// The rows as they are seen, from the top, each text as long: a point leaves a cell out, anything else is a square.
    explicit Geometry(const std::vector<std::string_view>& rows_seen, int first_column = 1);

    [[nodiscard]] int size() const { return size_; }
    /// Of a cell of the box; -1: it is left out.
    [[nodiscard]] int square(int column, int row) const { return squares_[at(row * columns + column)]; }
    [[nodiscard]] int column(int square) const { return cells_[at(square)].column; }
    [[nodiscard]] int row(int square) const { return cells_[at(square)].row; }
    /// Whether there is a square.
    [[nodiscard]] bool on(int column, int row) const {
        return column >= 0 && column < columns && row >= 0 && row < rows && square(column, row) >= 0;
    }
    /// Where so many steps lead a man who faces that way; -1: there is no square.
    [[nodiscard]] int go(int from, Step step, Facing facing, int times = 1) const {
        int across = step.across * times, ahead = step.ahead * times, c = column(from), r = row(from);
        switch (facing) {
            case Facing::up: c += across, r += ahead; break;
            case Facing::right: c += ahead, r -= across; break;
            case Facing::down: c -= across, r -= ahead; break;
            case Facing::left: c -= ahead, r += across; break;
        }
        return on(c, r) ? square(c, r) : -1;
    }
    /// The square that is for one who faces that way what this one is for him who faces up; -1: there is none, on a board that
    /// is not alike from both. Quarter turns want as many columns as rows.
    [[nodiscard]] int seen(int from, Facing facing) const {
        const int c = column(from), r = row(from);
        switch (facing) {
            case Facing::right: return square(r, rows - 1 - c);
            case Facing::down: return square(columns - 1 - c, rows - 1 - r);
            case Facing::left: return square(columns - 1 - r, c);
            case Facing::up: break;
        }
        return from;
    }

    /// "27", "110": Falkener's. Where rows have two figures, by letters: "d14".
    [[nodiscard]] std::string name(int square) const;
    /// Nothing where there is no such square.
    [[nodiscard]] std::optional<int> find(std::string_view name) const;
    /// The name to be shown now (core/base/naming.hpp): "b8", or Falkener's.
    [[nodiscard]] std::string shown(int square) const { return by_the_book() ? name(square) : algebraic(square); }
    /// "b8": file by letter, rank from 1.
    [[nodiscard]] std::string algebraic(int square) const {
        return letter(column(square)) + std::to_string(row(square) + 1);
    }
    /// Of a column: "a"; a column before it is "z".
    [[nodiscard]] std::string letter(int column) const;
    /// Whether names have no letters.
    [[nodiscard]] bool by_numbers() const { return rows <= 10; }

    /// The squares of columns `left` to `right` and rows `low` to `high`, all from 0, in the box, and included.
    [[nodiscard]] Squares part(int left, int right, int low, int high) const;
    [[nodiscard]] Squares band(int low, int high) const { return part(0, columns - 1, low, high); }

private:
    struct Cell {
        std::uint8_t column, row;
    };
    void add(int column, int row);

    int size_ = 0;
    std::array<Cell, most_squares> cells_{};          // by square
    std::array<std::int16_t, most_cells> squares_{};  // by row and column; -1: left out
};

}  // namespace ludus::chess
