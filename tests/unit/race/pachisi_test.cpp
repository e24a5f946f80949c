// Pachisi, passage by passage.

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "core/race/course.hpp"
#include "tests/unit/race/stand.hpp"

using namespace ludus;
using namespace ludus::tests::in_race;

namespace {

Stand pachisi(const std::string& text = "", const Chosen& options = {}) {
    return Stand("falkener-pachisi", text, options);
}
/// Yellow's pieces and perhaps Black's; a roll.
Stand yellow(const std::string& own, const std::string& black, const std::string& rest, const Chosen& options = {}) {
    return pachisi("yellow " + own + " " + black + " " + wait + " " + wait + " " + rest, options);
}

}  // namespace

TEST_CASE("falkener.pachisi.throw: six cowries, by how many lie mouth up, each with its odds") {
    const Stand at = pachisi();
    CHECK(at.moves() == "0-up 1-up 2-up 3-up 4-up 5-up 6-up");
    for (const auto& [word, of64] :
         {std::pair{"0-up", 1}, {"1-up", 6}, {"2-up", 15}, {"3-up", 20}, {"4-up", 15}, {"5-up", 6}, {"6-up", 1}})
        CHECK(at.odds(word) == doctest::Approx(of64 / 64.0));
    CHECK(at.says("0-up", "falkener.pachisi.throw") ==
          "Yellow rolls the cowries: 0 lie mouth up. That counts 25 and a grace.");
    CHECK(at.says("1-up", "falkener.pachisi.throw") ==
          "Yellow rolls the cowries: 1 lies mouth up. That counts 10 and a grace.");
    CHECK(at.says("4-up", "falkener.pachisi.throw") == "Yellow rolls the cowries: 4 lie mouth up. That counts 4.");
}

TEST_CASE(
    "falkener.pachisi.throw: by option the numbers of other parts of India, eight of seven cowries and seven of six") {
    const auto first = [](const char* table) {
        std::string out;
        for (int up = 0;; ++up) {
            Stand at = pachisi("", {{"cowries", table}});
            at.play(std::to_string(up) + "-up");
            if (!at.fault.empty()) return out;
            const std::string moves = at.moves();
            out += moves.substr(0, moves.rfind(' ')) + "; ";
        }
    };
    CHECK(first("six") == "in-1 in-25; in-1 in-10; in-2; in-3; in-4; in-5; in-6; ");
    CHECK(first("seven-12") == "in-1 in-25; in-1; in-2; in-3; in-4; in-5; in-6; in-12; ");
    CHECK(first("six-12") == "in-1 in-25; in-1 in-10; in-2; in-3; in-4; in-6; in-12; ");
    CHECK(first("seven-30") == "in-7; in-1 in-10; in-2; in-3; in-4; in-1 in-25; in-1 in-30; in-14; ");
}

TEST_CASE("falkener.pachisi.path: down the own arm's middle, round the board, and up the middle on the side") {
    const race::Course course = race::cross_course(true);
    CHECK(course.squares.size() == 96);
    CHECK(course.last == 84);
    for (int seat = 0; seat < 4; ++seat) {
        CHECK(course.cell(seat, 8) == course.cell(seat, 76));
        for (int path = 1; path < 8; ++path) CHECK(course.cell(seat, path) == course.cell(seat, 84 - path));
        // Each next seat is 17 squares further round.
        for (int path = 8; path <= 59; ++path) CHECK(course.cell(seat, path + 17) == course.cell((seat + 1) % 4, path));
        for (int path = 1; path < 83; ++path) {
            const auto here = course.squares[static_cast<std::size_t>(course.cell(seat, path))].place;
            const auto next = course.squares[static_cast<std::size_t>(course.cell(seat, path + 1))].place;
            CHECK(std::max(std::abs(here.row - next.row), std::abs(here.column - next.column)) == 1);
        }
    }
    Stand at = yellow("74,8,1,0", wait, "roll:5-up");
    CHECK(at.says("74-79", "falkener.pachisi.path") == "A 5 moves a piece from 74 to 79.");
    at.play("74-79");
    int lying = 0;
    for (const Face& face : at.game->faces(at.position)) lying += face.figure == "beehive-lying";
    CHECK(lying == 1);
}

TEST_CASE("falkener.pachisi.castles.distances: the castles lie 25 apart, and 25 and a grace") {
    const race::Course course = race::cross_course(true);
    const auto castle = [&](int path) { return course.squares[static_cast<std::size_t>(course.cell(0, path))].castle; };
    for (const auto& [from, to] : {std::pair{21, 46}, {38, 63}}) CHECK((castle(from) && castle(to) && to - from == 25));
    for (const auto& [from, to] : {std::pair{12, 38}, {29, 55}, {46, 72}})
        CHECK((castle(from) && castle(to) && to - from == 26));
    CHECK(castle(25));
    CHECK(castle(59));
    CHECK(std::count_if(course.squares.begin(), course.squares.end(), [](const auto& one) { return one.castle; }) ==
          12);
    CHECK(yellow("59,21,12,0", wait, "roll:0-up").moves() == "12-13 12-37 21-22 21-46 59-60 59-out in-1 pass");
}

TEST_CASE(
    "falkener.pachisi.castle: an enemy cannot enter a castle that is held, a partner can, and nothing is captured "
    "there") {
    CHECK(yellow("26,0,0,0", "12,0,0,0", "roll:3-up").moves() == "pass");
    Stand at = pachisi("yellow 26,0,0,0 " + wait + " 63,0,0,0 " + wait + " roll:3-up");
    CHECK(at.says("26-29", "falkener.pachisi.castle") == "29 is a castle. Nobody can be captured there.");
    CHECK(at.play("26-29").text() == "black 29,0,0,0 " + wait + " 63,0,0,0 " + wait);
    // Passing a held castle is free.
    CHECK(yellow("26,0,0,0", "12,0,0,0", "roll:4-up").moves() == "26-30 pass");
}

TEST_CASE("falkener.pachisi.take: one piece captures all that stand on a plain square, and they wait in the centre") {
    Stand at = yellow("24,0,0,0", "9,9,0,0", "roll:2-up");
    CHECK(at.cites("24-26x") == "falkener.pachisi.path falkener.pachisi.take falkener.pachisi.again");
    CHECK(at.says("24-26x", "falkener.pachisi.take") ==
          "2 enemy pieces stand there. All are captured and have to enter again.");
    CHECK(at.play("24-26x").text() == "yellow 26,0,0,0 " + wait + " " + wait + " " + wait + " back:2");
    // Both enemies at once; a partner stays.
    Stand both = pachisi("yellow 24,0,0,0 9,0,0,0 70,0,0,0 43,0,0,0 roll:2-up");
    CHECK(both.play("24-26x").text() == "yellow 26,0,0,0 " + wait + " 70,0,0,0 " + wait + " back:10");
    CHECK(yellow("20,0,0,0", "6,6,0,0", "roll:4-up").moves() == "20-24 pass");
}

TEST_CASE("falkener.pachisi.grace.separate: number and grace go to two pieces or one, in either order") {
    Stand at = yellow("12,0,0,0", wait, "roll:0-up");
    CHECK(at.moves() == "12-13 12-37 in-1 pass");
    CHECK(at.says("12-13", "falkener.pachisi.grace.separate") == "The grace moves a piece one square, from 12 to 13.");
    CHECK(Stand(at).play("12-37 37-38").text() == "black 38,0,0,0 " + wait + " " + wait + " " + wait);
    CHECK(Stand(at).play("12-13 13-38").text() == "black 38,0,0,0 " + wait + " " + wait + " " + wait);
    CHECK(Stand(at).play("12-37 in-1").text() == "black 37,1,0,0 " + wait + " " + wait + " " + wait);
}

TEST_CASE("falkener.pachisi.again: 25, 10 and 6 roll again, and so does a capture; both are two more rolls") {
    for (const char* word : {"0-up", "1-up", "6-up"})
        CHECK(pachisi().says(word, "falkener.pachisi.again") == "After this roll Yellow may roll again.");
    for (const char* word : {"2-up", "3-up", "4-up", "5-up"})
        CHECK(pachisi().says(word, "falkener.pachisi.again") == "no such reason");
    CHECK(pachisi().play("6-up in-6 6-up 6-12").text() == "yellow 12,0,0,0 " + wait + " " + wait + " " + wait);
    CHECK(pachisi().play("2-up in-2").text() == "black 2,0,0,0 " + wait + " " + wait + " " + wait);
    Stand at = yellow("18,0,0,0", "11,0,0,0", "");
    at.play("1-up 18-28x pass");
    CHECK(at.text() == "yellow 28,0,0,0 " + wait + " " + wait + " " + wait + " owed:1 back:2");
    CHECK(at.play("2-up 28-30").text() == "yellow 30,0,0,0 " + wait + " " + wait + " " + wait + " back:2");
    CHECK(at.play("2-up 30-32").text() == "black 32,0,0,0 " + wait + " " + wait + " " + wait + " back:2");
}

TEST_CASE("falkener.pachisi.enter.first: the first piece enters by any number, once in the game") {
    Stand at = pachisi().play("3-up");
    CHECK(at.moves() == "in-3 pass");
    CHECK(at.says("in-3", "falkener.pachisi.enter.first") ==
          "Yellow’s first piece may enter by any roll. It stands on 3.");
    // Who was sent back with every piece is not commencing.
    CHECK(yellow(wait, "30,0,0,0", "roll:4-up back:1").moves() == "pass");
    CHECK(yellow(wait, "30,0,0,0", "roll:1-up owed:1 back:1").moves() == "in-1 pass");
    // Nor is who has pieces out.
    CHECK(yellow("84,0,0,0", wait, "roll:4-up").moves() == "pass");
}

TEST_CASE(
    "falkener.pachisi.enter.grace: others enter by the grace alone, or by option by the number that came with it") {
    CHECK(yellow("25,0,0,0", wait, "roll:3-up").moves() == "25-28 pass");
    CHECK(yellow("25,0,0,0", wait, "roll:1-up").moves() == "25-26 25-35 in-1 pass");
    CHECK(yellow("25,0,0,0", wait, "roll:1-up").says("in-1", "falkener.pachisi.enter.grace") ==
          "A grace lets a piece enter. It stands on 1.");
    CHECK(yellow("25,0,0,0", wait, "roll:1-up", {{"entering", "number"}}).moves() == "25-26 25-35 in-1 in-10 pass");
    CHECK(yellow("25,0,0,0", wait, "roll:6-up", {{"entering", "number"}}).moves() == "25-31 pass");
}

TEST_CASE("falkener.pachisi.direction: Yellow, Black, Green, Red, each way turned against the sun") {
    Stand at = pachisi().play("2-up in-2 2-up in-2 2-up in-2 2-up in-2");
    CHECK(at.text() == "yellow 2,0,0,0 2,0,0,0 2,0,0,0 2,0,0,0");
    // By option another begins.
    CHECK(pachisi("", {{"first", "green"}}).play("2-up in-2").text() ==
          "red " + wait + " " + wait + " 2,0,0,0 " + wait);
    const Board board = at.game->board();
    const auto centre = [&](const char* name) {
        return board.spots[static_cast<std::size_t>(board.find(name))].centre;
    };
    CHECK(centre("y8").y > centre("b8").y);
    CHECK(centre("b8").x > centre("g8").x);
    CHECK(centre("g8").y < centre("r8").y);
    CHECK(centre("r8").x < centre("y8").x);
}

TEST_CASE("falkener.pachisi.option: a roll may be refused, whole or in part") {
    Stand at = yellow("20,0,0,0", "15,0,0,0", "roll:1-up owed:1");
    CHECK(at.says("pass", "falkener.pachisi.option") == "Yellow does not have to use the roll.");
    CHECK(Stand(at).play("pass").text() == "yellow 20,0,0,0 15,0,0,0 " + wait + " " + wait);
    CHECK(Stand(at).play("20-30 pass").text() == "yellow 30,0,0,0 15,0,0,0 " + wait + " " + wait);
    CHECK(yellow("80,0,0,0", wait, "roll:5-up").says("pass", "falkener.pachisi.option") ==
          "No piece of Yellow can use what is left of the roll.");
}

TEST_CASE("falkener.pachisi.out: out by the exact number alone; falkener.pachisi.wait: from 59 by a 25") {
    CHECK(yellow("80,0,0,0", wait, "roll:5-up").moves() == "pass");
    CHECK(yellow("80,0,0,0", wait, "roll:4-up").says("80-out", "falkener.pachisi.out") ==
          "A 4 takes a piece out from 80. It needs the exact number.");
    CHECK(yellow("59,0,0,0", wait, "roll:0-up owed:1").play("59-out").text() ==
          "yellow 84,0,0,0 " + wait + " " + wait + " " + wait + " roll:0-up used:1 owed:1");
}

TEST_CASE("falkener.pachisi.end: a side wins with all eight pieces out, and who is out is passed over until then") {
    const std::string out = "84,84,84,84";
    Stand at = pachisi("green " + out + " 30,0,0,0 84,84,84,80 " + wait + " roll:4-up");
    at.play("80-out");
    CHECK(at.result().over);
    CHECK(at.result().rule == "falkener.pachisi.end");
    CHECK(at.result().text == "Yellow and Green have all eight pieces out and win");
    CHECK(at.result().score == std::array<float, 4>{1, 0, 1, 0});
    CHECK(pachisi("red " + out + " " + wait + " " + wait + " 30,0,0,0 roll:4-up").play("30-34").text() ==
          "black " + out + " " + wait + " " + wait + " 34,0,0,0");
    // Who comes out in the middle of a row of rolls has no more of them.
    CHECK(pachisi("yellow 84,84,84,78 " + wait + " 30,0,0,0 " + wait + " roll:6-up owed:1").play("78-out").text() ==
          "black " + out + " " + wait + " 30,0,0,0 " + wait);
}

TEST_CASE(
    "Pachisi: who takes the last piece out with some of the roll left passes, and the position is written and read") {
    const std::string out = "84,84,84,84", others = wait + " 30,0,0,0 " + wait;
    Stand at = pachisi("yellow 84,84,84,74 " + others + " roll:1-up owed:1");
    at.play("74-out");
    CHECK(at.text() == "yellow " + out + " " + others + " roll:1-up used:1 owed:1");
    CHECK(at.moves() == "pass");
    CHECK(pachisi(at.text()).fault.empty());
    CHECK(at.play("pass").text() == "black " + out + " " + others);
    CHECK_FALSE(pachisi("yellow " + out + " " + others + " roll:1-up").fault.empty());
}

TEST_CASE("Pachisi: on the last square of the arm a piece that has come round is not called as one that sets out") {
    const Stand at = yellow("76,8,8,0", wait, "");
    std::string names;
    for (const Face& face : at.game->faces(at.position))
        if (face.owner == 0) names += face.name + "; ";
    CHECK(names == "yellow piece, come round; 2 yellow pieces; yellow piece waiting; ");
}

TEST_CASE("falkener.pachisi.opt.second-lap: by option a piece goes round again from the end of its arm") {
    const Chosen again{{"second-lap", "true"}};
    CHECK(yellow("74,0,0,0", wait, "roll:5-up").moves() == "74-79 pass");
    Stand at = yellow("74,0,0,0", wait, "roll:5-up", again);
    CHECK(at.moves() == "74-11 74-79 pass");
    CHECK(at.says("74-11", "falkener.pachisi.opt.second-lap") ==
          "The piece goes round the board again instead of up the middle.");
    CHECK(at.play("74-11").text() == "black 11,0,0,0 " + wait + " " + wait + " " + wait);
    // Up the middle there is no way back, and 8 and 76 are one square: the two moves from it are told apart.
    CHECK(yellow("79,0,0,0", wait, "roll:2-up", again).moves() == "79-81 pass");
    const Stand same = yellow("76,8,0,0", wait, "roll:2-up", again);
    CHECK(same.moves() == "76-10 76-78 8-10 pass");
    const auto touched = [&](const char* word) {
        return same.game->touches(same.position, *same.game->read(same.position, word)).size();
    };
    CHECK(touched("76-10") == 3);
    CHECK(touched("8-10") == 3);
    CHECK(touched("76-78") == 2);
}

TEST_CASE("falkener.pachisi.opt.give-throws: by option who is out rolls for the partner") {
    const std::string out = "84,84,84,84";
    Stand at = pachisi("yellow " + out + " " + wait + " 30,0,0,0 " + wait, {{"give-rolls", "true"}});
    CHECK(at.says("4-up", "falkener.pachisi.opt.give-throws") == "Yellow is out, and rolls for the partner.");
    at.play("4-up");
    CHECK(at.game->to_move(at.position) == 2);
    CHECK(at.play("30-34").text() == "black " + out + " " + wait + " 34,0,0,0 " + wait);
    CHECK_FALSE(pachisi("yellow " + out + " " + wait + " 30,0,0,0 " + wait).fault.empty());
}

TEST_CASE("Pachisi: squares to go and dangers are counted by the rolls that may come") {
    const Stand at = yellow("26,0,0,0", "5,0,0,0", "");
    CHECK(at.tally("Squares still to go", "Yellow") == "310");
    // Black's piece on 5 needs a 4 to come to 9, which is Yellow's 26: 15 of 64.
    CHECK(at.tally("Pieces in danger from the next roll", "Yellow on 26") == "23.4 %");
    CHECK(yellow("29,0,0,0", "5,0,0,0", "").tally("Pieces in danger from the next roll", "Yellow on 29").empty());
}

TEST_CASE("Pachisi: positions that cannot be are refused in a word") {
    const auto refused = [](const std::string& text) { return pachisi(text).fault; };
    for (const std::string& text :
         {"blue 0,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0", "yellow 0,0,0,0 0,0,0,0 0,0,0,0",
          "yellow 1,2,0,0 0,0,0,0 0,0,0,0 0,0,0,0", "yellow 85,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0",
          "yellow 26,0,0,0 9,0,0,0 0,0,0,0 0,0,0,0", "yellow 0,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0 roll:7-up",
          "yellow 0,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0 used:1", "yellow 5,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0 roll:3-up used:1",
          "yellow 5,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0 back:1", "yellow 84,84,84,84 84,84,84,84 84,84,84,84 84,84,84,84",
          "black 84,84,84,84 0,0,0,0 84,84,84,84 0,0,0,0"})
        CHECK_MESSAGE(!refused(text).empty(), text);
}
