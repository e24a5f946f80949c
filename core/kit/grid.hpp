#pragma once
// Boards of columns and rows, some of whose cells may be left out: squares to stand in, or points where lines cross.

#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/picture.hpp"

namespace ludus::kit {

inline constexpr int nowhere = -1;

/// A way to go, as so many columns to the right and rows up.
struct Direction {
    int right = 0, up = 0;
};

/// Along the lines, and along the lines and slantwise: the cells so reached come in the order of their numbers.
inline constexpr std::array<Direction, 4> four_ways{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};
inline constexpr std::array<Direction, 8> eight_ways{
    {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};

/// How the cells are drawn: squares in two tones, a1 dark; squares of one tone, parted by lines; points on lines to their
/// neighbours only: a game whose lines go over gaps draws them itself (Board::lines).
enum class Look { chequered, plain, lines };

/// How cells are named. letters: the column's letter and the row's number from below, "c4". heights: as Falkener does, the column's
/// number and then the row's height from 0, "33"; after the tenth row come 9a, 9b and so on: "119b". numbers: from 1 along the rows,
/// from the top left. framed: from 0 so, as if each row were one cell longer, as he numbers the points of Go: below 0 is 20.
enum class Names { letters, heights, numbers, framed };

/// Numbers the cells of a board from 0: a1, b1 and so on to the right, then the next row up. Cells left out have no number, and no
/// spot; nor have unused ones, which are drawn all the same.
class Grid {
public:
    /// 1 to 26 columns, 1 to 99 rows; with heights 36 rows at the most.
    Grid(int columns, int rows, Look look, Names names = Names::letters);
    /// The rows as they are seen, from the top, each a text of the same length: a point leaves a cell out, a dash draws one that
    /// nobody uses, anything else is one.
    Grid(const std::vector<std::string_view>& rows, Look look);

    /// Four arms of so many cells across and along, about a square of as many.
    static Grid cross(int across, int along, Look look);

    [[nodiscard]] int size() const { return static_cast<int>(cells_.size()); }
    [[nodiscard]] int columns() const { return columns_; }
    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] int column(int cell) const { return cells_[static_cast<std::size_t>(cell)].column; }
    /// From below, from 0.
    [[nodiscard]] int row(int cell) const { return cells_[static_cast<std::size_t>(cell)].row; }
    /// The cell in that place; nowhere off the board and where none is.
    [[nodiscard]] int cell(int column, int row) const;
    /// The cell so far to the right and up; nowhere as above.
    [[nodiscard]] int step(int cell, int right, int up) const {
        return this->cell(column(cell) + right, row(cell) + up);
    }
    /// The cell `far` steps away in that direction, whether or not there are cells between; nowhere as above.
    [[nodiscard]] int step(int cell, Direction way, int far = 1) const {
        return step(cell, way.right * far, way.up * far);
    }
    [[nodiscard]] std::string name(int cell) const;
    /// The cell of that name, or nowhere.
    [[nodiscard]] int find(std::string_view name) const;

    /// The board: a spot a cell, by its number, moved so far to the right where something stands on its left.
    [[nodiscard]] Board board(float right = 0) const;
    /// The same with the names of columns and rows in a margin on the left and below: what the names of the cells are made of; of
    /// numbers the first of each row, and the columns counted from the first.
    [[nodiscard]] Board board_with_names() const;
    /// The rows from the top, a sign a cell, the row's number before them and the letters of the columns below.
    [[nodiscard]] std::string sketch(const std::function<char(int cell)>& sign) const;

private:
    struct Cell {
        int column, row;
    };
    static Vec centre(Cell cell, int rows);
    [[nodiscard]] std::string column_name(int column) const;
    [[nodiscard]] std::string row_name(int row) const;
    [[nodiscard]] Tone tone(Cell cell) const;

    int columns_, rows_;
    Look look_;
    Names names_ = Names::letters;
    std::vector<Cell> cells_, unused_;
    std::vector<int> at_;  // by row and column
};

/// The outline of a part of a ring, or with `inner` 0 of a disc: clockwise from one angle to the other, both in whole turns from the right.
std::vector<Vec> ring_part(Vec centre, float inner, float outer, float from, float to);

/// A spot a square wide about its centre.
Spot square_spot(SpotKind kind, std::string name, Vec centre, Tone tone, int column, int row);

/// An action that is no place: a button beside the board.
Spot button(std::string name, std::string label);

}  // namespace ludus::kit
