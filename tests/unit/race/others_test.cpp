// Chauput, Chausar and Ashta-kashte, passage by passage.

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "core/base/index.hpp"
#include "core/race/course.hpp"
#include "tests/unit/race/stand.hpp"

using namespace ludus;
using namespace ludus::tests::in_race;

namespace {

const std::string opened = "12,7,6,0";

Stand chauput(const std::string& text = "", const Chosen& options = {}) {
    return Stand("falkener-chauput", text, options);
}
Stand chausar(const std::string& text = "", const Chosen& options = {}) {
    return Stand("falkener-chausar", text, options);
}
Stand ashta(const std::string& text = "", const Chosen& options = {}) {
    return Stand("falkener-ashta-kashte", text, options);
}
std::string four(const std::string& each) { return each + " " + each + " " + each + " " + each; }

}  // namespace

TEST_CASE("falkener.chauput.setup: three on the board and one in the centre, or one of three other ways") {
    CHECK(chauput().text() == "yellow " + four(opened));
    CHECK(chauput("", {{"setup", "6-7-22-24"}}).text() == "yellow " + four("24,22,7,6"));
    CHECK(chauput("", {{"setup", "6-6-7-7"}}).text() == "yellow " + four("7,7,6,6"));
    CHECK(chauput("", {{"setup", "6-7-73-74"}}).text() == "yellow " + four("74,73,7,6"));
    CHECK(chausar("", {{"setup", "6-6-7-7"}}).text() == "black " + four("7,7,6,6"));
}

TEST_CASE("falkener.chauput.throw: no 25, no 10, no grace; one mouth up counts 1 and none nothing") {
    CHECK(chauput().says("0-up", "falkener.chauput.throw") ==
          "Yellow rolls the cowries: 0 lie mouth up. That counts nothing.");
    CHECK(chauput().play("0-up").moves() == "pass");
    CHECK(chauput().play("1-up").moves() == "12-13 6-7 7-8 in-1");
    CHECK(chauput().cites("6-up") == "falkener.chauput.throw falkener.pachisi.again");
    CHECK(chauput().cites("1-up") == "falkener.chauput.throw");
    CHECK(chauput().cites("0-up") == "falkener.chauput.throw");
}

TEST_CASE("falkener.chauput.throw: by option one up counts nothing, and then no piece may stop on 83") {
    const Chosen nothing{{"low", "nothing"}};
    CHECK(chauput("", nothing).play("1-up").moves() == "pass");
    const std::string text = "yellow 81,12,7,6 " + opened + " " + opened + " " + opened + " roll:2-up";
    CHECK(chauput(text).moves() == "12-14 6-8 7-9 81-83");
    CHECK(chauput(text, nothing).moves() == "12-14 6-8 7-9");
    CHECK_FALSE(chauput("yellow 83,12,7,6 " + opened + " " + opened + " " + opened, nothing).fault.empty());
}

TEST_CASE("falkener.chauput.compulsory: a roll that can be used must be, whatever it costs") {
    const Stand at = chauput("yellow 84,83,80,24 10,0,0,0 0,0,0,0 0,0,0,0 roll:5-up");
    CHECK(at.moves() == "24-29");
    const Stand stuck = chauput("yellow 84,84,83,80 " + opened + " " + opened + " " + opened + " roll:5-up");
    CHECK(stuck.moves() == "pass");
    CHECK(stuck.says("pass", "falkener.chauput.compulsory") == "No piece of Yellow can use what is left of the roll.");
}

TEST_CASE("falkener.chauput.enter: a piece enters by any number, a captured one too") {
    CHECK(chauput().play("4-up").says("in-4", "falkener.chauput.enter") ==
          "A piece may enter by any roll. It stands on 4.");
    CHECK(chauput("yellow 0,0,0,0 " + opened + " " + opened + " " + opened + " roll:4-up back:1").moves() == "in-4");
}

TEST_CASE("Chauput: castles as in Pachisi, or none by option") {
    const std::string text = "yellow 26,12,7,6 12,7,6,0 " + opened + " " + opened + " roll:3-up";
    CHECK(chauput(text).moves() == "12-15 6-9 7-10");
    CHECK(chauput(text, {{"castles", "false"}}).moves() == "12-15 26-29x 6-9 7-10");
}

TEST_CASE("falkener.chausar.dice: three long dice of 1, 2, 5 and 6, twenty ways to fall, each die a number by itself") {
    const Stand at = chausar();
    CHECK(at.game->moves(at.position).size() == 20);
    CHECK(at.odds("6-5-1") == doctest::Approx(6 / 64.0));
    CHECK(at.odds("5-5-1") == doctest::Approx(3 / 64.0));
    CHECK(at.odds("2-2-2") == doctest::Approx(1 / 64.0));
    CHECK(at.says("6-5-1", "falkener.chausar.dice") == "Black rolls 6, 5 and 1.");
    CHECK(Stand(at).play("6-5-1 12-18 6-11 in-1").text() == "green " + opened + " 18,11,7,1 " + opened + " " + opened);
    CHECK(Stand(at).play("6-5-1 12-17 17-23 23-24").text() == "green " + opened + " 24,7,6,0 " + opened + " " + opened);
    int used = 0;
    Stand one = at;
    one.play("6-5-1 12-18");
    for (const Face& face : one.game->faces(one.position)) used += face.shape == Shape::long_die && face.turned;
    CHECK(used == 1);
}

TEST_CASE("falkener.chausar.doublets: two alike move one piece twice the number, or each of two on a square") {
    const Stand at = chausar("black 0,0,0,0 20,20,6,0 0,0,0,0 0,0,0,0 roll:5-5-1");
    CHECK(at.moves() == "20-21 20-25 20-30-both 20-30-twice 6-11 6-16-twice 6-7 in-1 in-10-twice in-5");
    CHECK(at.says("20-30-both", "falkener.chausar.doublets") ==
          "Two dice alike move two pieces of one square, each by twice the number: 10.");
    CHECK(at.says("20-30-twice", "falkener.chausar.doublets") ==
          "Two dice alike move one piece by twice the number: 10.");
    CHECK(Stand(at).play("20-30-both").text() == "black 0,0,0,0 30,30,6,0 0,0,0,0 0,0,0,0 roll:5-5-1 used:3");
    CHECK(Stand(at).play("20-25 20-25").text() == "black 0,0,0,0 25,25,6,0 0,0,0,0 0,0,0,0 roll:5-5-1 used:3");
    // A 2 and a doublet of 1 lead to the same square: a last touch tells them apart.
    const Stand two = chausar("black 0,0,0,0 20,0,0,0 0,0,0,0 0,0,0,0 roll:2-1-1");
    CHECK(two.moves() == "20-21 20-22 20-22-twice in-1 in-2 in-2-twice");
}

TEST_CASE("falkener.chausar.nocastles: what is a castle in Pachisi is a square like others") {
    Stand at = chausar("black 0,0,0,0 27,0,0,0 12,0,0,0 0,0,0,0 roll:6-5-2");
    CHECK(at.cites("27-29x") == "falkener.pachisi.path falkener.pachisi.take falkener.pachisi.again");
    for (const Spot& spot : at.game->board().spots) CHECK(spot.tone != Tone::marked);
}

TEST_CASE("falkener.chausar.double34: from 34 on two are safe from one and not from two; before, one captures both") {
    const std::string rest = " 0,0,0,0 roll:5-1-1";
    CHECK(chausar("black 0,0,0,0 55,55,0,0 40,40,0,0" + rest).cites("55-57-bothx") ==
          "falkener.pachisi.path falkener.chausar.doublets falkener.pachisi.take falkener.pachisi.again "
          "falkener.chausar.double34");
    const std::string single = "black 0,0,0,0 55,0,0,0 40,40,0,0 0,0,0,0 roll:6-5-2";
    CHECK(chausar(single).moves().find("55-57") == std::string::npos);
    CHECK(chausar(single, {{"doubles", "on-34"}}).moves().find("55-57x") != std::string::npos);
    const std::string on_34 = "black 0,0,0,0 49,0,0,0 34,34,0,0 0,0,0,0 roll:6-5-2";
    CHECK(chausar(on_34).moves().find("49-51x") == std::string::npos);
    CHECK(chausar(on_34, {{"doubles", "on-34"}}).moves().find("49-51x") == std::string::npos);
    CHECK(chausar("black 0,0,0,0 45,0,0,0 30,30,0,0 0,0,0,0 roll:6-5-2").moves().find("45-47x") != std::string::npos);
}

TEST_CASE("falkener.chausar.two: Black plays yellow too, Red green; the first colour must be out before the second") {
    const Chosen two{{"players", "2"}};
    Stand at = chausar("", two);
    at.play("6-5-1 yellow:12-18 black:12-17 black:7-8");
    CHECK(at.text() == "red 18,7,6,0 17,8,6,0 " + opened + " " + opened);
    CHECK(at.play("6-5-1 green:12-18 red:12-17 red:7-8").text() == "black 18,7,6,0 17,8,6,0 18,7,6,0 17,8,6,0");
    const std::string rest = " 0,0,0,0 0,0,0,0 roll:6-5-2";
    CHECK(chausar("black 79,0,0,0 84,84,84,70" + rest, two).moves().find("yellow:79-out") == std::string::npos);
    CHECK(chausar("black 79,0,0,0 84,84,84,84" + rest, two).says("yellow:79-out", "falkener.chausar.two") ==
          "Black’s pieces are all out, so the others may go out.");
    CHECK(chausar("black 70,0,0,0 84,84,84,79" + rest, two).cites("black:79-out") == "falkener.pachisi.out");
    Stand won = chausar("black 84,84,84,79 84,84,84,84" + rest, two);
    CHECK(won.play("yellow:79-out").result().score == std::array<float, 4>{1, 1, 0, 0});
}

TEST_CASE("falkener.chausar.four: who is out rolls for the partner") {
    Stand at = chausar("black 30,0,0,0 84,84,84,84 0,0,0,0 0,0,0,0");
    CHECK(at.cites("6-5-2") == "falkener.chausar.dice falkener.chausar.four");
    at.play("6-5-2");
    CHECK(at.game->to_move(at.position) == 0);
    CHECK(at.play("30-36 36-41 41-43").text() == "green 43,0,0,0 84,84,84,84 0,0,0,0 0,0,0,0");
}

TEST_CASE("falkener.ashta-kashte.path: round the outer squares to 24, then inwards the other way to the centre") {
    for (const bool corner : {false, true}) {
        const race::Course course = race::square_course(corner);
        CHECK(course.squares.size() == 48);
        CHECK(course.last == 49);
        const auto place = [&](int path) {
            return course.squares[static_cast<std::size_t>(course.cell(0, path))].place;
        };
        // Against the sun round the edge, with it on both inner rings: told by the sum of turns about the middle.
        const auto turns = [&](int first, int last) {
            int sum = 0;
            for (int path = first; path < last; ++path) {
                const auto a = place(path), b = place(path + 1);
                sum += (a.column - 3) * (b.row - 3) - (a.row - 3) * (b.column - 3);
            }
            return sum;
        };
        CHECK(turns(1, 24) < 0);
        CHECK(turns(25, 40) > 0);
        CHECK(turns(41, 48) > 0);
        CHECK(place(1) == race::Course::Place{6, 3});
        CHECK(place(24) == race::Course::Place{6, 2});
        CHECK(place(25) == (corner ? race::Course::Place{5, 1} : race::Course::Place{5, 2}));
        CHECK(place(41) == (corner ? race::Course::Place{4, 2} : race::Course::Place{4, 3}));
    }
    CHECK(ashta("yellow 22,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0 roll:3-up").says("22-25", "falkener.ashta-kashte.path") ==
          "A 3 moves a piece from 22 to 25.");
}

TEST_CASE("falkener.ashta-kashte.throw: four cowries; 8 and a grace, or a grace alone, roll again") {
    const Stand at = ashta();
    for (const auto& [word, of16] : {std::pair{"0-up", 1}, {"1-up", 4}, {"2-up", 6}, {"3-up", 4}, {"4-up", 1}})
        CHECK(at.odds(word) == doctest::Approx(of16 / 16.0));
    CHECK(at.says("4-up", "falkener.ashta-kashte.throw") ==
          "Yellow rolls the cowries: 4 lie mouth up. That counts a grace.");
    CHECK(ashta("yellow 2,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0").play("0-up 2-10 in-1 4-up 10-11 1-up 1-2").text() ==
          "black 11,2,0,0 0,0,0,0 0,0,0,0 0,0,0,0");
}

TEST_CASE("falkener.ashta-kashte.enter: on the own castle, by a grace, first by any roll, even beside an opponent") {
    CHECK(ashta().play("3-up").moves() == "in-1 pass");
    CHECK(ashta("", {{"first-piece", "counted"}}).play("3-up").moves() == "in-3 pass");
    CHECK(ashta("yellow 5,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0 roll:3-up").moves() == "5-8 pass");
    Stand at = ashta("yellow 0,0,0,0 19,0,0,0 0,0,0,0 0,0,0,0 roll:4-up owed:1");
    CHECK(at.cites("in-1") == "falkener.ashta-kashte.enter");
    CHECK(at.play("in-1").text() == "yellow 1,0,0,0 19,0,0,0 0,0,0,0 0,0,0,0");
}

TEST_CASE("falkener.ashta-kashte.castle: nothing is captured on a castle; it is closed, or open by option") {
    const std::string text = "yellow 5,0,0,0 1,0,0,0 0,0,0,0 0,0,0,0 roll:2-up";
    CHECK(ashta(text).moves() == "pass");
    CHECK(ashta(text, {{"castles", "shared"}}).play("5-7").text() == "black 7,0,0,0 1,0,0,0 0,0,0,0 0,0,0,0");
}

TEST_CASE("falkener.ashta-kashte.double: two are captured by two that move together, or by option by nobody") {
    const std::string single = "yellow 2,0,0,0 22,22,0,0 0,0,0,0 0,0,0,0 roll:2-up";
    CHECK(ashta(single).moves() == "pass");
    Stand at = ashta("yellow 2,2,0,0 22,22,0,0 0,0,0,0 0,0,0,0 roll:2-up");
    CHECK(at.moves() == "2-4-bothx pass");
    CHECK(at.cites("2-4-bothx") ==
          "falkener.ashta-kashte.path falkener.ashta-kashte.take falkener.ashta-kashte.take "
          "falkener.ashta-kashte.double");
    CHECK(at.play("2-4-bothx").text() == "yellow 4,4,0,0 0,0,0,0 0,0,0,0 0,0,0,0 back:2");
    CHECK(ashta("yellow 2,2,0,0 22,22,0,0 0,0,0,0 0,0,0,0 roll:2-up", {{"doubles", "safe"}}).moves() == "pass");
}

TEST_CASE("falkener.ashta-kashte.take: a capture rolls again; falkener.ashta-kashte.option: nobody has to move") {
    Stand at = ashta("yellow 2,0,0,0 22,0,0,0 0,0,0,0 0,0,0,0 roll:2-up");
    CHECK(at.says("2-4x", "falkener.ashta-kashte.take") ==
          "Black has a piece there. It is captured and has to enter again.");
    CHECK(Stand(at).play("2-4x").text() == "yellow 4,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0 back:2");
    CHECK(at.says("pass", "falkener.ashta-kashte.option") == "Yellow does not have to use the roll.");
}

TEST_CASE(
    "falkener.ashta-kashte.players: two, three or four; falkener.ashta-kashte.out and .end: the first with four off "
    "wins") {
    CHECK(ashta("", {{"players", "2"}}).play("1-up in-1 1-up in-1").text() == "yellow 1,0,0,0 0,0,0,0 1,0,0,0 0,0,0,0");
    CHECK(ashta("", {{"players", "3"}}).play("1-up in-1 1-up in-1 1-up in-1").text() ==
          "yellow 1,0,0,0 1,0,0,0 1,0,0,0 0,0,0,0");
    CHECK(ashta("", {{"players", "2"}}).game->board().find("red-waits") < 0);
    CHECK(ashta("yellow 47,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0 roll:3-up").moves() == "pass");
    Stand at = ashta("yellow 49,49,49,48 20,0,0,0 0,0,0,0 0,0,0,0 roll:1-up");
    CHECK(at.cites("48-out") == "falkener.ashta-kashte.out");
    at.play("48-out");
    CHECK(at.result().text == "Yellow has all four pieces out and wins");
    CHECK(at.result().rule == "falkener.ashta-kashte.end");
}

TEST_CASE("every arm is marked in its player's colours, and by a pattern of its own beside the mark") {
    for (const Stand& stand : {chauput(), chausar(), Stand("falkener-pachisi")}) {
        const Board board = stand.game->board();
        const Overlay overlay = stand.game->overlay(stand.position);
        std::vector<std::pair<std::size_t, std::size_t>> patterns;  // lines and dots on the arm's middle row
        for (int seat = 0; seat < 4; ++seat) {
            int marks = 0;
            std::size_t lines = 0, dots = 0, slanting = 0;
            for (const Overlay::Owned& owned : overlay.owned) {
                const Spot& spot = board.spots[at(owned.spot)];
                if (owned.owner != seat || spot.kind != SpotKind::point) continue;
                CHECK(spot.label.find(stand.game->card().seats[at(seat)].name) == 0);
                ++marks;
                const auto within = [&](Vec v) {
                    return std::fabs(v.x - spot.centre.x) < 0.45F && std::fabs(v.y - spot.centre.y) < 0.45F;
                };
                for (const BoardLine& line : board.lines)
                    if (within(line.a) && within(line.b)) {
                        ++lines;
                        slanting += line.a.x != line.b.x && line.a.y != line.b.y;
                    }
                dots += static_cast<std::size_t>(std::count_if(board.dots.begin(), board.dots.end(), within));
            }
            CHECK(marks == 7);
            const std::pair<std::size_t, std::size_t> pattern{lines + slanting, dots};
            CHECK(std::find(patterns.begin(), patterns.end(), pattern) == patterns.end());
            patterns.push_back(pattern);
        }
    }
    // The square has no arms: where each player's pieces come in is marked.
    const Stand square = ashta();
    for (const Overlay::Owned& owned : square.game->overlay(square.position).owned)
        CHECK((square.game->board().spots[at(owned.spot)].label.find("castle") != std::string::npos ||
               square.game->board().spots[at(owned.spot)].label.find(" out") != std::string::npos));
}
