// Rows of numbers as text: squares and tours are written and read by them.

#include <doctest/doctest.h>

#include "core/kit/number_rows.hpp"

using namespace ludus;
using namespace ludus::kit;

namespace {

/// Every row on its own line, its words in brackets, each with its place where that is asked.
std::string told(std::string_view text, std::string_view row_ends = "\n/", bool places = false) {
    std::string out;
    for (const WrittenRow& row : rows_of(text, row_ends)) {
        if (places)
            out += std::to_string(row.line) + ":" + std::to_string(row.column) + "-" + std::to_string(row.end_line) +
                   ":" + std::to_string(row.end_column) + " ";
        for (const WrittenCell& cell : row.cells) {
            out += "[" + std::string(cell.word);
            if (places) out += " " + std::to_string(cell.line) + ":" + std::to_string(cell.column);
            out += "]";
        }
        out += "\n";
    }
    return out;
}

}  // namespace

TEST_CASE("number rows: cells are parted by blanks, or in a row of CSV by its commas alone") {
    CHECK(told("2 7  6\n9\t5 .") == "[2][7][6]\n[9][5][.]\n");
    CHECK(told(" 2 7 \r\n") == "[2][7]\n");
    CHECK(told("2, 7 ,6\r\n9,,1,") == "[2][7][6]\n[9][][1][]\n");
    CHECK(told(",") == "[][]\n");
    CHECK(told("1 2,3") == "[1 2][3]\n");
    CHECK(told("\"2\",\" 7 \",\"\n\"3\" 4") == "[2][7][\"]\n[3][4]\n");
}

TEST_CASE("number rows: each sign that ends a row does, and empty rows are passed over") {
    CHECK(told("2 7 / 9 5\n1") == "[2][7]\n[9][5]\n[1]\n");
    CHECK(told("2 / 9", "\n") == "[2][/][9]\n");
    CHECK(told("\n\n2 7\n \n/9 5\n\n") == "[2][7]\n[9][5]\n");
    CHECK(told("") == "");
    CHECK(told(" \n / ") == "");
    // A semicolon parts cells, unless it ends rows.
    CHECK(told("2;7\n9;5") == "[2][7]\n[9][5]\n");
    CHECK(told("2,7;9,5", "\n/;") == "[2][7]\n[9][5]\n");
    CHECK(told("2 7; 9 5", "\n/;") == "[2][7]\n[9][5]\n");
}

TEST_CASE("number rows: every row and cell knows its line and column") {
    CHECK(told("2 71 / 9\n 5  6", "\n/", true) == "1:1-1:6 [2 1:1][71 1:3]\n1:7-1:9 [9 1:8]\n2:1-2:6 [5 2:2][6 2:5]\n");
    CHECK(told("2,,x\n\n9, 5", "\n", true) == "1:1-1:5 [2 1:1][ 1:3][x 1:4]\n3:1-3:5 [9 3:1][5 3:4]\n");
}

TEST_CASE("number rows: written on one line or on many, with nothing before and after") {
    const std::vector<std::string> words{"2", "7", "6", "9", "", "1"};
    CHECK(in_rows(words, 3, signs_of(0)) == "2 7 6 / 9  1");
    CHECK(in_rows(words, 3, signs_of(1)) == "2,7,6; 9,,1");
    CHECK(in_rows(words, 2, csv_lines) == "2,7\n6,9\n,1");
    CHECK(in_rows({}, 2, csv_lines).empty());
    CHECK(told(in_rows(words, 3, signs_of(1)), "\n/;") == "[2][7][6]\n[9][][1]\n");
}
