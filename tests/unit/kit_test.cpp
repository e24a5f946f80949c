// What small games share: boards with and without holes, their text and sketch, moves from cell to cell, how games end.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "core/kit/casting.hpp"
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

TEST_CASE("kit: cowries, dice and long dice fall with the odds that counting every order gives") {
    const auto odds_of = [](const Casting& casting, const auto& counted) {
        double sum = 0;
        for (const Fall& fall : casting.falls())
            if (counted(fall)) sum += fall.odds;
        return sum;
    };
    const auto all = [](const Fall&) { return true; };
    const Casting six = Casting::cowries(6);
    REQUIRE(six.falls().size() == 7);
    constexpr std::array<int, 7> ways{1, 6, 15, 20, 15, 6, 1};
    for (int up = 0; up <= 6; ++up) {
        CAPTURE(up);
        CHECK(odds_of(six, [&](const Fall& fall) { return fall.count("up") == up; }) == doctest::Approx(ways[static_cast<std::size_t>(up)] / 64.0));
    }
    const Casting dice = Casting::dice(2);
    CHECK(dice.falls().size() == 21);
    CHECK(odds_of(dice, [](const Fall& fall) { return fall.count("6") == 2; }) == doctest::Approx(1.0 / 36));
    CHECK(odds_of(dice, [](const Fall& fall) { return fall.count("6") == 1 && fall.count("1") == 1; }) == doctest::Approx(2.0 / 36));
    const Casting three(Shape::long_die, 3, {"1", "2", "5", "6"});
    CHECK(three.falls().size() == 20);
    CHECK(odds_of(three, [](const Fall& fall) { return fall.count("5") == 2; }) == doctest::Approx(9.0 / 64));
    for (const Casting* each : {&six, &dice, &three}) CHECK(odds_of(*each, all) == doctest::Approx(1));
    CHECK(three.falls().front().faces.front() == CastFace{Shape::long_die, "1", "a long die, 1"});
    CHECK(lying(Shape::cowrie, "down").name == "a cowrie, mouth down");
    CHECK(lying(Shape::counter, "").name == "a counter to be rolled");
}

TEST_CASE("kit: casting pieces lie one a spot, blank till they are thrown, and a button shows what it says") {
    const Casting casting = Casting::cowries(3);
    const auto waiting = thrown(nullptr, Shape::cowrie, 3, 10, 100);
    REQUIRE(waiting.size() == 3);
    CHECK(waiting[2].spot == 12);
    CHECK(waiting[2].id == 102);
    CHECK(waiting[2].owner == chance);
    CHECK(waiting[2].text.empty());
    const Fall& fall = casting.falls()[1];
    const auto lies = thrown(&fall, Shape::cowrie, 3, 10, 100);
    for (std::size_t i = 0; i < 3; ++i) CHECK(lies[i].text == fall.faces[i].text);
    CHECK(button_of(fall, "2", "2 mouth up").cast == fall.faces);
}

TEST_CASE("kit: squares of one tone are parted by lines where two stand side by side, and nowhere else") {
    const auto no_more_contact = [](const Grid& grid) {
        std::vector<std::array<float, 4>> out;
        for (const BoardLine& line : grid.board().lines) out.push_back({line.a.x, line.a.y, line.b.x, line.b.y});
        std::sort(out.begin(), out.end());
        return out;
    };
    using Lines = std::vector<std::array<float, 4>>;
    CHECK(no_more_contact(cross(Look::plain)) == Lines{{1, 1, 2, 1}, {1, 2, 1, 1}, {1, 2, 2, 2}, {2, 2, 2, 1}});
    CHECK(no_more_contact(Grid(3, 2, Look::plain)) == Lines{{0, 1, 3, 1}, {1, 2, 1, 0}, {2, 2, 2, 0}});
    CHECK(Grid(2, 2, Look::chequered).board().lines.empty());
}

TEST_CASE("kit: a cross has four arms and nothing in its corners") {
    const Grid grid = Grid::cross(3, 2, Look::plain);
    CHECK(grid.size() == 33);
    CHECK(grid.find("a1") == nowhere);
    CHECK(grid.find("c1") != nowhere);
    CHECK(grid.find("b3") != nowhere);
    CHECK(grid.find("b2") == nowhere);
    CHECK(Grid::cross(3, 8, Look::plain).size() == 3 * 8 * 4 + 9);
}

TEST_CASE("kit: a part of a ring goes out along one angle and back along the other, and of a disc to its middle") {
    const auto half = ring_part({5, 5}, 2, 3, -0.25F, 0.25F);
    const auto furthest = std::max_element(half.begin(), half.end(), [](Vec a, Vec b) { return a.x < b.x; });
    CHECK(furthest->x == doctest::Approx(8));
    for (const Vec corner : half) {
        CHECK(corner.x > 4.99F);
        const float away = std::hypot(corner.x - 5, corner.y - 5);
        CHECK((away == doctest::Approx(2) || away == doctest::Approx(3)));
    }
    for (const Vec corner : ring_part({0, 0}, 0, 1, 0, 1)) CHECK(std::hypot(corner.x, corner.y) == doctest::Approx(1));
}
