// What small games share: boards with and without holes, their text and sketch, moves from cell to cell, how games end.

#include <doctest/doctest.h>

#include <array>
#include <string>

#include "core/kit/grid.hpp"
#include "core/kit/moves.hpp"
#include "core/kit/outcome.hpp"
#include "core/kit/pieces.hpp"
#include "core/kit/position_text.hpp"

using namespace ludus;
using namespace ludus::kit;

namespace {

/// A cross of five cells.
Grid cross(Look look = Look::lines) { return Grid({".#.", "###", ".#."}, look); }

Card two_seats() {
    Card card;
    card.seats = {{"light", "Light", 0}, {"dark", "Dark", 1}};
    return card;
}

}  // namespace

TEST_CASE("kit: a cell left out of a grid has no number, no spot and no name, and no step leads to it") {
    const Grid grid = cross();
    REQUIRE(grid.size() == 5);
    CHECK(grid.name(0) == "b1");
    CHECK(grid.name(4) == "b3");
    CHECK(grid.find("a1") == nowhere);
    CHECK(grid.find("b2") == 2);
    CHECK(grid.step(1, 0, 1) == nowhere);  // a2 up
    CHECK(grid.step(1, 1, 0) == 2);
    CHECK(grid.step(2, 5, 0) == nowhere);
    const Board board = grid.board();
    REQUIRE(board.spots.size() == 5);
    CHECK(board.spots[0].centre == Vec{1.5F, 2.5F});
    CHECK(board.spots[0].row == 2);
    for (const char* wrong : {"", "b", "b0", "b4", "d1", "b2x", "2b"}) {
        CAPTURE(wrong);
        CHECK(grid.find(wrong) == nowhere);
    }
}

TEST_CASE("kit: lines go as far as the cells follow one another") {
    CHECK(cross().board().lines.size() == 2);
    CHECK(Grid({"##.##"}, Look::lines).board().lines.size() == 2);
    CHECK(cross(Look::plain).board().lines.empty());
    CHECK(Grid(2, 2, Look::chequered).board().spots[0].tone == Tone::dark);
    CHECK(Grid(2, 2, Look::chequered).board().spots[1].tone == Tone::light);
}

TEST_CASE("kit: draughts are played on thirty-two of the sixty-four squares") {
    std::vector<std::string_view> rows;
    for (int row = 0; row < 8; ++row) rows.push_back(row % 2 == 0 ? "-#-#-#-#" : "#-#-#-#-");
    const Grid grid(rows, Look::chequered);
    CHECK(grid.size() == 32);
    const Board board = grid.board();
    REQUIRE(board.spots.size() == 32);
    REQUIRE(board.unused.size() == 32);
    for (const Spot& spot : board.spots) CHECK(spot.tone == Tone::dark);
    for (const BoardCell& cell : board.unused) CHECK(cell.tone == Tone::light);
    CHECK(grid.step(grid.find("a1"), 1, 1) == grid.find("b2"));
    CHECK(grid.step(grid.find("a1"), 1, 0) == nowhere);
}

TEST_CASE("kit: a sketch has the rows from the top, and nothing where no cell is") {
    CHECK(cross().sketch([](int cell) { return static_cast<char>('0' + cell); }) == "3   4\n2 1 2 3\n1   0\n  a b c\n");
    CHECK(Grid(1, 10, Look::plain).sketch([](int) { return '.'; }).substr(0, 10) == "10 .\n 9 .\n");
}

TEST_CASE("kit: owners are written and read a sign a cell, and a wrong sign is told by its column") {
    std::array<std::int8_t, 4> owners{0, -1, 1, -1};
    CHECK(write_owners(owners) == "0.1.");
    const std::string_view text = "light .10.";
    CHECK(read_owners(text, text.substr(6), 2, owners));
    CHECK(write_owners(owners) == ".10.");
    CHECK(read_owners("12", "12", 2, owners).fault().expected == "4 signs, one a cell");
    const std::string_view wrong = "light .12.";
    CHECK(read_owners(wrong, wrong.substr(6), 2, owners).fault().column == 9);
    CHECK(*read_seat("dark", "dark", two_seats()) == 1);
    CHECK(read_seat("grey", "grey", two_seats()).fault().expected == "light or dark");
}

TEST_CASE("kit: a way from a cell to another is never taken for an action") {
    const Move move = from_to(0, 1);
    CHECK(from(move) == 0);
    CHECK(to(move) == 1);
    CHECK_FALSE(is_action(move));
    CHECK_FALSE(is_action(from_to(65534, 65534)));
    CHECK(is_action(action(0)));
    CHECK(action(0) != from_to(0, 0));
    CHECK(way(Grid(3, 3, Look::plain), from_to(0, 8)) == "a1-c3");
}

TEST_CASE("kit: partners win together, and a draw is half to every seat") {
    Card card;
    card.seats = {{"south", "South", 0}, {"west", "West", 1}, {"north", "North", 0}, {"east", "East", 1}};
    const Outcome end = won(card, 2, "rule", "North and South have won");
    CHECK(end.over);
    CHECK(end.score == std::array<float, 4>{1, 0, 1, 0});
    CHECK(drawn(two_seats(), "rule", "a draw").score == std::array<float, 4>{0.5F, 0.5F, 0, 0});
}

TEST_CASE("kit: plain pieces are named after their seats and stand on their own spots") {
    const std::array<std::int8_t, 3> owners{-1, 1, 0};
    const auto faces = pieces(Shape::stone, owners, two_seats(), "man");
    REQUIRE(faces.size() == 2);
    CHECK(faces[0].spot == 1);
    CHECK(faces[0].name == "dark man");
    CHECK(faces[1].owner == 0);
}
