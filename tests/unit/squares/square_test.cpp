// A square that a person types: read, judged and written.

#include "core/squares/square.hpp"

#include <doctest/doctest.h>

using namespace ludus;
using namespace ludus::squares;

namespace {

Square square(const char* text) {
    const auto read = read_square(text);
    if (!read) FAIL(describe(read.fault()));
    return *read;
}
std::string verdict(const char* text) {
    const Square read = square(text);
    return told(judge(read), read);
}
std::string fault(const std::string& text) {
    const auto read = read_square(text);
    return read ? "" : describe(read.fault());
}

}  // namespace

TEST_CASE("falkener.squares.checker: a square is told with its kind, its sum and every line that fails") {
    CHECK(verdict("4 9 2\n3 5 7\n8 1 6") ==
          "A magic square.\nEvery row, every column and both diagonals add up to 15.\nIt holds each number from 1 to 9 "
          "once.\n"
          "Cells opposite through the centre always add up to 10.");
    CHECK(verdict("21 17 13 9 5\n2 23 19 15 6\n8 4 25 16 12\n14 10 1 22 18\n20 11 7 3 24") ==
          "Magic in rows and columns only (semi-magic).\nEvery row and every column adds up to 65.\n"
          "The diagonal from top left adds up to 115, not 65.\nThe diagonal from bottom left adds up to 75, not 65.\n"
          "It holds each number from 1 to 25 once.");
    CHECK(verdict("1 2\n3 4").rfind("Not a magic square.", 0) == 0);
    CHECK(verdict("5 5\n5 5").rfind("Not a magic square.", 0) == 0);
    CHECK(judge(square("1 8 13 12\n14 11 2 7\n4 5 16 9\n15 10 3 6")).kind == Kind::pandiagonal);
    CHECK(judge(square("17 89 71\n113 59 5\n47 29 101")).kind == Kind::magic);
    CHECK(!judge(square("17 89 71\n113 59 5\n47 29 101")).natural);
    CHECK(judge(square("1 2 3\n4 5 6")).kind == Kind::none);
}

TEST_CASE("falkener.squares.hollow: full lines that agree about empty cells make a hollow square") {
    const Square hollow = square("4,9,2\n3,,7\n8,1,6");
    CHECK(hollow.is_empty(1, 1));
    CHECK(judge(hollow).kind == Kind::hollow);
    CHECK(judge(square("4 9 2\n3 . 8\n7 1 6")).kind == Kind::none);
}

TEST_CASE("squares as text and CSV are read as they were written") {
    for (const char* text : {"4 9 2\n3 5 7\n8 1 6", "1 . 3\n. . .\n7 8 -9", "10"}) {
        const Square one = square(text);
        CHECK(square(as_text(one).c_str()) == one);
        if (text[0] != '1' || text[1] == '0') CHECK(square(as_csv(one).c_str()) == one);
    }
    CHECK(as_text(square("11 2\n3 4")) == "11  2\n 3  4\n");
    CHECK(as_csv(square("11 2\n. 4")) == "11,2\n,4\n");
    CHECK(square("1;2\r\n\"3\";4\r\n") == square("1 2\n3 4"));
    CHECK(square("1\t2\n\n3\t4") == square("1 2\n3 4"));
}

TEST_CASE("a text that is no square is refused with one error and its place") {
    CHECK(fault("1 2\n3 x") ==
          "line 2, column 3: \"x\" is no number (expected a whole number of at most 1000000, or a point for an empty "
          "cell)");
    CHECK(fault("1 2\n3 4 5") == "line 2, column 1: this row has 3 numbers (expected 2, as in the first row)");
    CHECK(fault("") == "line 1, column 1: there is no number (expected rows of numbers, a row a line)");
    CHECK(fault("1 99999999").find("is no number") != std::string::npos);
    CHECK(fault(std::string(30'000, '1')) == "line 1, column 1: the text is too long (expected at most 20000 bytes)");
    CHECK(fault(std::string(200, ',')).find("too many numbers") != std::string::npos);
    std::string rows;
    for (int i = 0; i < 60; ++i) rows += "1\n";
    CHECK(fault(rows) == "line 41, column 1: there are too many rows (expected at most 40)");
}
