#pragma once
// Numbers in rows, as people and other programs write squares and tours: parted by blanks, or CSV.

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ludus::kit {

/// What parts the cells of a row, and the rows.
struct RowSigns {
    std::string_view cells, rows;
};
inline constexpr RowSigns csv_lines{",", "\n"};
/// A position stands on one line: "2 7 6 / 9 5 1", or as CSV "2,7,6; 9,5,1".
inline constexpr RowSigns numbers_on_a_line{" ", " / "}, csv_on_a_line{",", "; "};
/// The formats of a game whose positions are rows of numbers, in the order of `signs_of`.
inline constexpr const char* number_formats[] = {"Numbers", "CSV"};
constexpr const RowSigns& signs_of(int format) { return format == 0 ? numbers_on_a_line : csv_on_a_line; }

/// The words of all cells, row by row.
std::string in_rows(std::span<const std::string> words, int columns, const RowSigns& signs);

/// What was written in a cell and where, from 1: blanks and quotation marks about it are left out, and nothing may be left.
struct WrittenCell {
    std::string_view word;
    int line = 1, column = 1;
};

struct WrittenRow {
    std::vector<WrittenCell> cells;
    int line = 1, column = 1;          ///< where it begins
    int end_line = 1, end_column = 1;  ///< what ends it
};

/// The rows of a text, whose every sign of `row_ends` ends one; empty rows are passed over. A row with commas, or with semicolons where
/// they end no row, is CSV: they alone part its cells. In others blanks do.
std::vector<WrittenRow> rows_of(std::string_view text, std::string_view row_ends);

}  // namespace ludus::kit
