#pragma once
// A square of numbers and what holds in it: sums of its lines, and whether they are those of a magic square. Nothing here knows a game,
// so that a page can ask it of any square a person types.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.hpp"

namespace ludus::squares {

/// Row by row from the top left, as squares are printed. A cell may be empty.
struct Square {
    static constexpr int empty = -1'000'000'000;

    int columns = 0, rows = 0;
    std::vector<int> cells;

    Square() = default;
    /// An empty square of that order.
    explicit Square(int order) : Square(order, order) {}
    Square(int columns, int rows)
        : columns(columns),
          rows(rows),
          cells(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows), empty) {}

    [[nodiscard]] int& at(int row, int column) { return cells[index(row, column)]; }
    [[nodiscard]] int at(int row, int column) const { return cells[index(row, column)]; }
    [[nodiscard]] bool is_empty(int row, int column) const { return at(row, column) == empty; }
    friend bool operator==(const Square&, const Square&) = default;

private:
    [[nodiscard]] std::size_t index(int row, int column) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column);
    }
};

/// What a line is: a row from the top, a column from the left, the falling or the rising diagonal; a broken diagonal begins in that
/// column of the top row and goes on at the other side.
enum class LineKind { row, column, falling, rising, broken_falling, broken_rising };

struct Line {
    LineKind kind = LineKind::row;
    int place = 0;           ///< the row or column, from 0
    std::vector<int> cells;  ///< indices into Square::cells
};

/// The rows, the columns, and where rows and columns are as many the two diagonals, in this order.
std::vector<Line> lines_of(int columns, int rows);
/// The broken diagonals of a square of that order: n - 1 falling, then n - 1 rising.
std::vector<Line> broken_diagonals(int order);
/// "row 3", "column 1", "the falling diagonal".
std::string name_of(const Line& line);

/// (n³ + n) / 2: what each line of a magic square of the numbers 1 to n² adds up to. falkener.squares.constant
constexpr int constant_of(int order) { return order * (order * order + 1) / 2; }

struct Sum {
    Line line;
    std::int64_t total = 0;
    int missing = 0;  ///< cells of the line that are empty
};

/// The kinds of squares, the best first. hollow: cells are left empty, and the full lines agree.
enum class Kind { pandiagonal, magic, semimagic, hollow, none };

/// What was found in a square.
struct Verdict {
    Kind kind = Kind::none;
    std::int64_t constant = 0;  ///< what the lines add up to, or most of them
    bool full = false;          ///< no cell is empty
    bool distinct = false;      ///< no number stands twice
    bool natural = false;       ///< exactly the numbers 1 to n²
    bool rows = false, columns = false, diagonals = false, broken = false;  ///< all of them add up to the constant
    bool associated = false;   ///< cells opposite through the centre always add up to the same
    std::vector<Sum> sums;     ///< of lines_of()
    std::vector<Sum> failing;  ///< those of them that do not add up to the constant
    [[nodiscard]] bool is_magic() const { return kind == Kind::magic || kind == Kind::pandiagonal; }
    int twice = 0;  ///< a number that stands twice, where `distinct` is false
};

/// Of a square with at least one cell. Empty cells leave their lines out of what is asked, except that nothing but a hollow square
/// has any.
Verdict judge(const Square& square);

/// "pandiagonal", "magic", "semimagic", "hollow", "none": for programs.
std::string_view id_of(Kind kind);
/// "a magic square", "magic in rows and columns only (semi-magic)", ...: the kind in words.
std::string name_of(Kind kind);
/// The whole verdict in sentences, one a line: what it is, what every line adds up to, and each line that fails.
std::string told(const Verdict& verdict, const Square& square);

inline constexpr std::size_t longest_text = 20'000;  ///< of a square as text, in bytes
inline constexpr int largest_order = 40;
inline constexpr int largest_number = 1'000'000;

/// A square as people write it: a row a line, numbers parted by blanks, tabs, commas or semicolons; a point, an underscore or, between
/// commas, nothing for an empty cell. Empty lines are passed over. Fault with line and column: what is no number; a row longer or
/// shorter than the first; too much of anything. `row_ends`: the signs that end a row (core/kit/number_rows.hpp).
Expected<Square> read_square(std::string_view text, std::string_view row_ends = "\n");
/// Its numbers in words, row by row.
std::vector<std::string> words_of(const Square& square, std::string_view empty);
/// Rows of numbers set under each other: "11 24  7".
std::string as_text(const Square& square);
/// Rows of numbers parted by commas, an empty cell by nothing (RFC 4180).
std::string as_csv(const Square& square);

}  // namespace ludus::squares
