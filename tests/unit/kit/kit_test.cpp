// What small games share: boards with and without holes, their text and sketch, moves from cell to cell, how games end.
// Long: each part of the kit with a small game of its own.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "core/kit/cards.hpp"
#include "core/kit/casting.hpp"
#include "core/kit/fields.hpp"
#include "core/kit/flanking.hpp"
#include "core/kit/grid.hpp"
#include "core/kit/grid_game.hpp"
#include "core/kit/moves.hpp"
#include "core/kit/outcome.hpp"
#include "core/kit/owners.hpp"
#include "core/kit/pieces.hpp"
#include "core/kit/position_text.hpp"
#include "core/kit/repetition.hpp"

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
    const Card four = plain_card("toys", "toy", "Toy", {"south", "west", "north", "east"});
    CHECK(read_seat("grey", "grey", four).fault().expected == "south, west, north or east");
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
        CHECK(odds_of(six, [&](const Fall& fall) { return fall.count("up") == up; }) ==
              doctest::Approx(ways[static_cast<std::size_t>(up)] / 64.0));
    }
    const Casting dice = Casting::dice(2);
    CHECK(dice.falls().size() == 21);
    CHECK(odds_of(dice, [](const Fall& fall) { return fall.count("6") == 2; }) == doctest::Approx(1.0 / 36));
    CHECK(odds_of(dice, [](const Fall& fall) { return fall.count("6") == 1 && fall.count("1") == 1; }) ==
          doctest::Approx(2.0 / 36));
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

TEST_CASE("kit: cells are named by letters, by column and height, or by number") {
    const Grid heights(12, 12, Look::chequered, Names::heights), numbers(13, 13, Look::plain, Names::numbers);
    CHECK(heights.name(0) == "10");
    CHECK(heights.name(heights.cell(10, 6)) == "116");
    CHECK(heights.name(heights.cell(0, 10)) == "19a");
    CHECK(heights.name(143) == "129b");
    CHECK(numbers.name(numbers.cell(0, 12)) == "1");
    CHECK(numbers.name(numbers.cell(6, 6)) == "85");
    CHECK(numbers.name(numbers.cell(12, 0)) == "169");
    for (const Grid* grid : {&heights, &numbers}) {
        for (int cell = 0; cell < grid->size(); ++cell) CHECK(grid->find(grid->name(cell)) == cell);
        CHECK(grid->find("0") == nowhere);
        CHECK(grid->find("170") == nowhere);
    }
    CHECK(Grid(2, 2, Look::plain, Names::heights).sketch([](int) { return '.'; }) == "1 . .\n0 . .\n  1 2\n");
}

TEST_CASE("kit: the names of columns and rows stand in a margin on the left and below") {
    const Board board = Grid(2, 3, Look::plain, Names::heights).board_with_names();
    REQUIRE(board.labels.size() == 5);
    CHECK(board.width == 2.5F);
    CHECK(board.height == 3.5F);
    CHECK(board.labels[0].text == "1");
    CHECK(board.labels[0].at == Vec{1, 3.25F});
    CHECK(board.labels[4].text == "2");
    CHECK(board.labels[4].at == Vec{0.25F, 0.5F});
    CHECK(board.spots[0].centre == Vec{1, 2.5F});
    CHECK(Grid(2, 3, Look::plain, Names::numbers).board_with_names().labels[2].text == "5");
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

TEST_CASE("kit: owners begin with nobody, and a cell off the board is neither free nor anybody's") {
    Owners<4> owner;
    CHECK(owner.is_free(3));
    CHECK_FALSE(owner.is_free(nowhere));
    owner.put(0, 1);
    CHECK(owner.has(0, 1));
    CHECK_FALSE(owner.has(0, 0));
    CHECK_FALSE(owner.has(nowhere, nobody));
    owner.move(0, 2);
    CHECK(owner.is_free(0));
    CHECK(owner[2] == 1);
    owner.move(2, 2);
    CHECK(owner[2] == 1);
    owner.put(3, 1);
    CHECK(owner.count(1) == 2);
    owner.remove(2);
    CHECK(owner.count(1) == 1);
    CHECK(owner.first(3).size() == 3);
    CHECK_FALSE(owner == Owners<4>());
}

TEST_CASE("kit: the four and the eight ways lead to cells in the order of their numbers") {
    const Grid grid(3, 3, Look::plain);
    const auto reached = [&](std::span<const Direction> ways) {
        std::vector<int> out;
        for (const Direction way : ways) out.push_back(grid.step(grid.find("b2"), way));
        return out;
    };
    CHECK(reached(four_ways) == std::vector{1, 3, 5, 7});
    CHECK(reached(eight_ways) == std::vector{0, 1, 2, 3, 5, 6, 7, 8});
    CHECK(grid.step(0, Direction{1, 1}, 2) == grid.find("c3"));
    CHECK(grid.step(0, Direction{1, 1}, 3) == nowhere);
}

TEST_CASE("kit: a piece encloses what stands between it and a second of its own, and nothing else") {
    const Grid grid(5, 1, Look::plain);
    const auto taken = [&](std::string_view text, int cell) {
        std::array<std::int8_t, 5> owners{};
        REQUIRE(read_owners(text, text, 2, owners));
        return flanked(grid, owners, cell, four_ways);
    };
    CHECK(taken("010..", 0) == std::vector<Flanked>{{1, 2}});
    CHECK(taken("01010", 2) == std::vector<Flanked>{{1, 0}, {3, 4}});
    CHECK(taken("0110.", 0).empty());  // two in a row
    CHECK(taken("01...", 0).empty());
    CHECK(taken("000..", 0).empty());                          // his own
    CHECK(taken(".1010", 4) == std::vector<Flanked>{{3, 2}});  // 1 on b1 stands at the edge of the line: safe
    CHECK(taken("101..", 1).empty());                          // who goes between two enemies takes neither
    const std::string_view before = "001.1";
    std::array<std::int8_t, 5> five{};
    REQUIRE(read_owners(before, before, 2, five));
    CHECK(flanked_by(grid, five, from_to(1, 3), four_ways).empty());  // none of his is left behind c1
    CHECK(flanked_by(grid, five, from_to(0, 3), four_ways) == std::vector<Flanked>{{2, 1}});
    const Grid square(3, 3, Look::plain);
    const std::string_view slanting = "0...1...0";
    std::array<std::int8_t, 9> owners{};
    REQUIRE(read_owners(slanting, slanting, 2, owners));
    CHECK(flanked(square, owners, 8, four_ways).empty());
    CHECK(flanked(square, owners, 8, eight_ways) == std::vector<Flanked>{{4, 0}});
}

TEST_CASE("kit: a plain card has a side for each seat and names with a capital, and options of two kinds") {
    const Card card = plain_card("toys", "toy", "Toy", {"light", "dark"});
    CHECK(card.family == "toys");
    CHECK(card.id == "toy");
    CHECK(card.name == "Toy");
    REQUIRE(card.seats.size() == 2);
    CHECK(card.seats[1].id == "dark");
    CHECK(card.seats[1].name == "Dark");
    CHECK(card.seats[0].side != card.seats[1].side);
    Card with = card;
    with.options = {yes_or_no("chain", "Going on", "rule", false), number_of("men", "Men", "rule", 3, 2, 4)};
    const Options standard(with);
    CHECK_FALSE(standard.flag("chain"));
    CHECK(standard.number("men") == 3);
    CHECK(Options::of(with, {{"chain", "true"}, {"men", "4"}}));
    CHECK_FALSE(Options::of(with, {{"men", "5"}}));
    CHECK_FALSE(Options::of(with, {{"chain", "perhaps"}}));
    CHECK(won_by(card, 1, "rule", " has no men left").text == "Dark has no men left");
    CHECK(won_by(card, 1, "rule", "").score == std::array<float, 4>{0, 1, 0, 0});
}

namespace {

/// A position with a field of each kind.
struct Sample {
    struct Position {
        int seat = 0;
        Owners<5> owner;
        std::array<int, 2> hand{};
        char letter = 'x';
        int last = nowhere, passes = 0;
        bool crossed = false;
        int quiet = 0;
        friend bool operator==(const Position&, const Position&) = default;
    };
    static constexpr const char* text = "dark 0..1. 2,0 y last:b1 passes:2 crossed quiet:12";

    void fields(Fields& f, Position& p) const {
        f.seat(p.seat, seats);
        f.owners(p.owner, 2);
        f.numbers(p.hand, 0, 2);
        const auto read = [&](std::string_view word) {
            p.letter = word.front();
            return word == "x" || word == "y";
        };
        f.word(std::string(1, p.letter), read, "x or y");
        f.cell("last", p.last, grid);
        f.number("passes", p.passes, 2);
        f.flag("crossed", p.crossed);
        f.counter("quiet", p.quiet, 60);
    }
    void check(Fields& f, const Position& p) const {
        f.expect(p.hand[0] + p.hand[1] < 4, 2, "three men in hand at most");
        f.expect(!p.crossed || p.last != nowhere, 4, "a last one, if it crossed");
    }

    Card seats = two_seats();
    Grid grid = cross();
};

/// As a text with ^ before the word where the fault is told.
void check_fault(std::string text, std::string_view expected) {
    CAPTURE(text);
    const auto mark = text.find('^');
    REQUIRE(mark != std::string::npos);
    text.erase(mark, 1);
    const auto read = read_fields(Sample(), text);
    REQUIRE_FALSE(read);
    CHECK(read.fault().column == static_cast<int>(mark) + 1);
    CHECK(read.fault().expected == expected);
}

}  // namespace

TEST_CASE("kit: fields described once are written and read, and left out where they have their first value") {
    const Sample game;
    const Sample::Position first;
    CHECK(write_fields(game, first) == "light ..... 0,0 x");
    const auto read = read_fields(game, Sample::text);
    REQUIRE(read);
    CHECK(read->seat == 1);
    CHECK(read->owner[3] == 1);
    CHECK(read->hand == std::array{2, 0});
    CHECK(read->letter == 'y');
    CHECK(read->last == 0);
    CHECK(read->passes == 2);
    CHECK(read->crossed);
    CHECK(read->quiet == 12);
    CHECK(write_fields(game, *read) == Sample::text);
    const auto again = read_fields(game, "light ..... 0,0 x");
    REQUIRE(again);
    CHECK(*again == first);
}

TEST_CASE("kit: every field but a counter is part of the hash") {
    const Sample game;
    const Sample::Position all = *read_fields(game, Sample::text);
    const std::uint64_t hash = hash_fields(game, all);
    for (const char* other :
         {"light 0..1. 2,0 y last:b1 passes:2 crossed quiet:12", "dark 0...1 2,0 y last:b1 passes:2 crossed quiet:12",
          "dark 0..1. 0,2 y last:b1 passes:2 crossed quiet:12", "dark 0..1. 2,0 x last:b1 passes:2 crossed quiet:12",
          "dark 0..1. 2,0 y last:a2 passes:2 crossed quiet:12", "dark 0..1. 2,0 y last:b1 passes:1 crossed quiet:12",
          "dark 0..1. 2,0 y last:b1 passes:2 quiet:12"}) {
        CAPTURE(other);
        CHECK(hash_fields(game, *read_fields(game, other)) != hash);
    }
    CHECK(hash_fields(game, *read_fields(game, "dark 0..1. 2,0 y last:b1 passes:2 crossed")) == hash);
}

TEST_CASE("kit: a wrong field is told by its column, with what may stand there") {
    check_fault("^", "a seat's id");
    check_fault("^grey ..... 0,0 x", "light or dark");
    check_fault("dark ^....", "5 signs, one a cell");
    check_fault("dark ..^2.. 0,0 x", "a point for an empty cell, or a number from 0 to 1");
    check_fault("dark .....^", "2 numbers from 0 to 2, parted by commas");
    for (const char* hands : {"0", "0,0,0", "3,0", "-1,0", "0,", ",", "a,0", "00,0"})
        check_fault("dark ..... ^" + std::string(hands) + " x", "2 numbers from 0 to 2, parted by commas");
    check_fault("dark ..... 0,0 ^z", "x or y");
    for (const char* last : {"last:", "last:a1", "last:b1x"})
        check_fault("dark ..... 0,0 x ^" + std::string(last), "a cell such as last:b1");
    for (const char* passes : {"passes:0", "passes:3", "passes:", "passes:-1", "passes:01"})
        check_fault("dark ..... 0,0 x ^" + std::string(passes), "passes:1 to passes:2");
    check_fault("dark ..... 0,0 x last:b1 ^last:b1", "passes:1 to passes:2, or crossed, or quiet:1 to quiet:60");
    check_fault("dark ..... 0,0 x ^crosses",
                "a cell such as last:b1, or passes:1 to passes:2, or crossed, or quiet:1 to quiet:60");
    check_fault("dark ..... 0,0 x quiet:1 ^passes:1", "nothing more");
    check_fault("dark ..... ^2,2 x quiet:1", "three men in hand at most");
    check_fault("^dark ..... 0,0 x crossed", "a last one, if it crossed");  // of a field left out: the whole text
}

TEST_CASE("kit: the cells of each seat are written by their names, and none is named twice") {
    struct Listed {
        using Position = Owners<5>;
        void fields(Fields& f, Position& p) const {
            for (int seat = 0; seat < 2; ++seat) f.cells(p, seat, grid);
        }
        Grid grid = cross();
    };
    const Listed game;
    Owners<5> owner;
    CHECK(write_fields(game, owner) == "- -");
    owner.put(0, 0);
    owner.put(4, 0);
    owner.put(1, 1);
    CHECK(write_fields(game, owner) == "b1b3 a2");
    const auto read = read_fields(game, "b1b3 a2");
    REQUIRE(read);
    CHECK(*read == owner);
    CHECK(hash_fields(game, owner) != hash_fields(game, *read_fields(game, "b1 b3a2")));
    for (const char* wrong : {"b1b1 -", "b1 b1", "a1 -", "b -", "b1- -", "1b -", "b11 -"}) {
        CAPTURE(wrong);
        REQUIRE_FALSE(read_fields(game, wrong));
        CHECK(read_fields(game, wrong).fault().expected == "free cells such as b1, or - for none");
    }
}

TEST_CASE("kit: beside a grid lie the hands, then the buttons, and a move touches and names what it is of") {
    const GridBoard with_hands({.grid = {3, 2, Look::lines},
                                .signs = "LD",
                                .hands = true,
                                .actions = {{"done", "End the turn"}, {"pass", "Pass"}}});
    const Board board = with_hands.board(two_seats());
    REQUIRE(board.spots.size() == 6 + 2 + 2);
    CHECK(board.width == 5);
    const Spot& light = board.spots[static_cast<std::size_t>(with_hands.hand(0))];
    const Spot& dark = board.spots[static_cast<std::size_t>(with_hands.hand(1))];
    CHECK(light.name == "light-hand");
    CHECK(light.kind == SpotKind::pocket);
    CHECK(light.centre == Vec{0.5F, 1.5F});
    CHECK(light.row == 1);
    CHECK(dark.centre == Vec{4.5F, 0.5F});
    CHECK(dark.column == 4);
    CHECK(board.spots[9].name == "pass");
    CHECK(board.spots[9].label == "Pass");
    CHECK(with_hands.touches(from_to(0, 4)) == std::vector{0, 4});
    CHECK(with_hands.words(from_to(0, 4)) == "a1-b2");
    CHECK(with_hands.touches(from_to(with_hands.hand(1), 4)) == std::vector{7, 4});
    CHECK(with_hands.words(from_to(with_hands.hand(1), 4)) == "*b2");
    CHECK(with_hands.touches(action(1)) == std::vector{9});
    CHECK(with_hands.words(action(1)) == "pass");
    const GridBoard stones({.grid = {3, 2, Look::lines}, .signs = "XO", .puts = true, .actions = {{"pass", "Pass"}}});
    CHECK(stones.board(two_seats()).width == 3);
    CHECK(stones.touches(put(4)) == std::vector{4});
    CHECK(stones.words(put(4)) == "b2");
    CHECK(stones.touches(action(0)) == std::vector{6});
}

TEST_CASE("kit: the pieces of a grid, those in hand and the sketch") {
    const GridBoard board(
        {.grid = {3, 1, Look::plain}, .signs = "LD", .piece = "stone", .pieces = "stones", .hands = true});
    Owners<3> owner;
    owner.put(1, 1);
    const std::array<int, 2> hands{2, 0};
    const auto faces = board.faces(two_seats(), owner.first(3), hands);
    REQUIRE(faces.size() == 2);
    CHECK(faces[0].name == "dark stone");
    CHECK(faces[1].name == "light stone in hand");
    CHECK(faces[1].count == 2);
    CHECK(faces[1].spot == board.hand(0));
    CHECK(board.sketch(owner.first(3)) == "1 . D .\n  a b c\n");
    CHECK(to_move_line(two_seats(), 1, hands) == "dark to move; in hand 2 and 0\n");
    CHECK(to_move_line(two_seats(), 0, {}) == "light to move\n");
}

namespace {

/// One counter on three points, moved to either of the others; the least that a game on a grid must have.
class Wander : public GridGame<Wander> {
public:
    struct Position {
        Owners<5> owner;  // more than the grid has cells
        int seat = 0;
    };
    static const Card& card() {
        static const Card card = two_seats();
        return card;
    }
    Wander() : GridGame({.grid = {3, 1, Look::plain}, .signs = "OX"}) {}
    Position play(Position p, Move m) const {
        p.owner.move(from(m), to(m));
        p.seat = 1 - p.seat;
        return p;
    }
    void fields(Fields& f, Position& p) const {
        f.seat(p.seat, card());
        f.owners(p.owner.first(3), 2);
    }
};

}  // namespace

TEST_CASE("kit: a game on a grid has its picture, words, text and hash from the description of its fields") {
    const Wander game;
    const auto p = game.read_position("dark .1.");
    REQUIRE(p);
    CHECK(game.to_move(*p) == 1);
    CHECK(game.at_turn_start(*p));
    CHECK(game.write(*p) == "dark .1.");
    CHECK(game.board().spots.size() == 3);
    REQUIRE(game.faces(*p).size() == 1);
    CHECK(game.faces(*p)[0].name == "dark piece");
    CHECK(game.words(*p, from_to(1, 2)) == "b1-c1");
    CHECK(game.touches(*p, from_to(1, 2)) == std::vector{1, 2});
    CHECK(game.sketch(*p) == "1 . X .\n  a b c\ndark to move\n");
    CHECK(game.hash(*p) == game.hash(*game.read_position("dark .1.")));
    CHECK(game.hash(*p) != game.hash(*game.read_position("light .1.")));
    CHECK(game.read_position("dark .2.").fault().column == 7);
}

TEST_CASE("kit: a move after which a position would stand too often is dropped, unless no other is left") {
    const Wander game;
    std::vector<Wander::Position> line{*game.read_position("light 0..")};
    for (const Move move : {from_to(0, 1), from_to(1, 2), from_to(2, 1)}) line.push_back(game.play(line.back(), move));
    const MoveList all{from_to(1, 0), from_to(1, 2)};
    MoveList list = all;
    drop_repeating_moves(game, line, list, 2);  // light 0.. and light ..0 stood before
    CHECK(list == all);
    line = {*game.read_position("light 0.."), *game.read_position("dark .0.")};
    drop_repeating_moves(game, line, list, 2);
    CHECK(list == MoveList{from_to(1, 2)});
    list = all;
    drop_repeating_moves(game, line, list, 3);
    CHECK(list == all);
}

namespace {

/// A position of figures, and of a word and a number that may be missing.
struct Dice : Described<Dice> {
    struct Position {
        std::array<std::int8_t, 3> men{};
        std::string roll;
        int up = -1;
    };
    void fields(Fields& f, Position& p) const {
        f.figures(p.men, 2, '.');
        const auto read = [&](std::string_view word) {
            p.roll = word == "6-6" ? word : "";
            return !p.roll.empty();
        };
        f.optional(p.roll, read, "6-6");
        f.number("up", p.up, 3, 0);
    }
};

}  // namespace

TEST_CASE("kit: figures, a word that may be missing and a number from nothing on") {
    const Dice game;
    for (const char* text : {"...", ".12", "1.. 6-6", "1.. up:0", "1.. 6-6 up:3"}) {
        CAPTURE(text);
        const auto p = game.read_position(text);
        REQUIRE(p);
        CHECK(game.write(*p) == text);
        CHECK(game.hash(*p) == game.hash(*game.read_position(text)));
        if (std::string_view(text) != "1..") CHECK(game.hash(*p) != game.hash(*game.read_position("1..")));
    }
    CHECK(game.read_position(".12")->men == std::array<std::int8_t, 3>{0, 1, 2});
    CHECK(game.read_position("1..")->up == -1);
    const auto fault = [&](const char* text) {
        const auto read = game.read_position(text);
        return read ? "none" : std::to_string(read.fault().column) + " " + read.fault().expected;
    };
    CHECK(fault("..") == "1 3 figures");
    CHECK(fault(".13") == "3 . or a figure to 2");
    CHECK(fault(".10") == "3 . or a figure to 2");
    CHECK(fault("... 5-5") == "5 6-6, or up:0 to up:3");
    CHECK(fault("... 6-6 6-6") == "9 up:0 to up:3");
    CHECK(fault("... up:4") == "5 up:0 to up:3");
    CHECK(fault("... up:0 6-6") == "10 nothing more");
}
