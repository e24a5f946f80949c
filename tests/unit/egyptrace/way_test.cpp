// The Sacred Way and its long game, rule by rule, and their lines counted by a program written apart from the core.

#include "core/egyptrace/way.hpp"

#include <doctest/doctest.h>

#include "tests/unit/stand.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

Stand way(const std::string& text = "", const Chosen& options = {}) {
    return Stand("falkener-sacred-way", text, options);
}
Stand long_way(const std::string& text = "", const Chosen& options = {}) {
    return Stand("falkener-sacred-way-long", text, options);
}
using Counts = std::vector<std::uint64_t>;
const std::string odds_title = "The odds: out + on the board + to enter";

}  // namespace

TEST_CASE(
    "falkener.way.board falkener.way.array: two camps of four beside a way of twelve, a piece on each cell of the "
    "camps") {
    const Stand at = way();
    const Board board = at.game->board();
    for (const char* cell : {"white-A", "white-D", "black-A", "black-D", "1", "12"}) CHECK(board.find(cell) >= 0);
    for (const char* cell : {"white-E", "13"}) CHECK(board.find(cell) < 0);
    CHECK(at.text() == "black D,C,B,A D,C,B,A 0,0 0,0");
}

TEST_CASE("falkener.way.die: one die of four sides, a throw a turn") {
    Stand at = way();
    CHECK(at.game->to_move(at.position) == chance);
    CHECK(at.moves() == "1 2 3 4");
    for (const char* throw_ : {"1", "2", "3", "4"}) CHECK(at.odds(throw_) == 0.25);
    CHECK(at.says("4", "falkener.way.die") == "Black rolls 4.");
    at.play("4");
    int dice = 0;
    for (const Face& face : at.game->faces(at.position)) dice += face.shape == Shape::long_die && face.text == "4";
    CHECK(dice == 1);
    at.play("A-4");
    CHECK(at.text() == "white D,C,B,A D,C,B,4 0,0 0,0");
}

TEST_CASE("falkener.way.path: down the camp, then up the way: A with a 4 to 4, B to 3, C to 2, D to 1") {
    const Stand at = way("white D,C,B,A D,C,B,A 0,0 0,0 die:4");
    CHECK(at.moves() == "A-4 B-3 C-2 D-1 pass");
    CHECK(at.cites("B-3") == "falkener.way.path");
    CHECK(at.says("B-3", "falkener.way.path") == "A 4 moves a piece from B to 3.");
    CHECK(way("white D,C,B,A D,C,B,A 0,0 0,0 die:3").moves() == "A-3 B-2 C-1 D-A pass");
}

TEST_CASE("falkener.way.optional: nobody has to move, and who cannot does not") {
    Stand at = way("white D,C,B,A D,C,B,A 0,0 0,0 die:4");
    CHECK(at.says("pass", "falkener.way.optional") == "White may move but does not have to.");
    at.play("pass");
    CHECK(at.text() == "black D,C,B,A D,C,B,A 0,0 0,0 quiet:1");
    at.play("1 A-1");
    CHECK(at.text() == "white D,C,B,A D,C,B,1 0,0 0,0");
    const Stand stuck = way("white 12 B,A 0,0 3,2 die:3 quiet:1");
    CHECK(stuck.moves() == "pass");
    CHECK(stuck.says("pass", "falkener.way.optional") == "No piece can use the 3.");
}

TEST_CASE("falkener.way.optional: turns in which nobody wants to move end the game, where a number is agreed on") {
    Stand at = way("black D,C,B,A D,C,B,A 0,0 0,0 die:2 quiet:39");
    at.play("pass");
    CHECK(at.result().over);
    CHECK(at.result().rule == "falkener.way.optional");
    CHECK(at.result().text == "Nobody has wanted to move for 40 turns. 4 to 4: a draw");
    CHECK(at.result().score[0] == 0.5F);
    Stand ahead = way("white D,C,B,A C,B,A 1,0 0,0 die:1 quiet:39");
    ahead.play("pass");
    CHECK(ahead.result().text == "Nobody has wanted to move for 40 turns. White wins, 5 to 3");
    // A throw that nobody can use is no turn of choice.
    Stand forced = way("white 12 A 0,0 3,3 die:3 quiet:39");
    forced.play("pass");
    CHECK_FALSE(forced.result().over);
    CHECK(forced.text() == "black 12 A 0,0 3,3 quiet:39");
    Stand never = way("", {{"standstill", "0"}});
    for (int turn = 0; turn < 300; ++turn) never.play("1 pass");
    CHECK(never.fault.empty());
    CHECK_FALSE(never.result().over);
}

TEST_CASE("falkener.way.optional: by option a throw that can be used must be, and one that cannot is passed over") {
    const Chosen must{{"moving", "must"}};
    CHECK(way("white D,C,B,A D,C,B,A 0,0 0,0 die:4", must).moves() == "A-4 B-3 C-2 D-1");
    CHECK(way("white 12 B,A 0,0 3,2 die:3", must).moves() == "pass");
}

TEST_CASE("the Sacred Way: the computer waits for a while, but not for ever") {
    const egyptrace::Way rules(egyptrace::ShortWay::card(),
                               egyptrace::ShortWay::with_options(Options(egyptrace::ShortWay::card())));
    const auto left = [&](const std::string& text) {
        const auto p = rules.read_position(text);
        REQUIRE(p);
        MoveList list;
        rules.moves(*p, list);
        const std::size_t before = list.size();
        rules.prune(*p, list);
        return std::pair(before, list.size());
    };
    CHECK(left("white D,C,B,A D,C,B,A 0,0 0,0 die:4 quiet:3") == std::pair<std::size_t, std::size_t>{5, 5});
    CHECK(left("white D,C,B,A D,C,B,A 0,0 0,0 die:4 quiet:4") == std::pair<std::size_t, std::size_t>{5, 4});
    CHECK(left("white 12 B,A 0,0 3,2 die:3 quiet:9") == std::pair<std::size_t, std::size_t>{1, 1});
}

TEST_CASE("falkener.way.stack: pieces of a side share cells of the camp and of the way, or by option not of the way") {
    const std::string text = "white Ax2,2 Ax2 0,1 1,1 die:2";
    CHECK(way(text).moves() == "2-4 A-2 pass");
    CHECK(way(text).cites("A-2") == "falkener.way.path falkener.way.stack");
    CHECK(way(text, {{"way.single", "true"}}).moves() == "2-4 pass");
    const Stand camp = way("black D,C,B,A D,C,B,A 0,0 0,0 die:3", {{"way.single", "true"}});
    CHECK(camp.cites("D-A") == "falkener.way.path falkener.way.stack");
}

TEST_CASE("falkener.way.take: who comes upon an enemy on the way captures it; camps are safe") {
    Stand at = way("white D,B,A,5 B,A,3,4 0,0 0,0 die:4");
    CHECK(at.moves() == "5-9 A-4x B-3x D-1 pass");
    CHECK(at.cites("A-4x") == "falkener.way.path falkener.way.take");
    CHECK(at.says("A-4x", "falkener.way.take") ==
          "Black has a piece on 4, so it is captured and will fight for White.");
    at.play("A-4x");
    CHECK(at.text() == "black D,B,4,5 B,A,3 1,0 0,0");
    CHECK(way("white A,3,4 D,B,A,1 1,0 0,0 die:1").moves() == "3-4 4-5 A-1x in-A pass");
}

TEST_CASE("falkener.way.take: two enemies on a cell are both captured, or by option safe") {
    const std::string text = "white Dx2,B,A B,A,4x2 0,0 0,0 die:4";
    Stand at = way(text);
    CHECK(at.says("A-4x", "falkener.way.take") ==
          "Black has 2 pieces on 4, so they are captured and will fight for White.");
    at.play("A-4x");
    CHECK(at.text() == "black Dx2,B,4 B,A 2,0 0,0");
    CHECK(way(text, {{"way.pair-safe", "true"}}).moves() == "B-3 D-1 pass");
}

TEST_CASE("falkener.way.prisoner: entered for its captor on the cell of the number thrown, whoever stands there") {
    Stand at = way("white B,8 Bx2,A,9 1,0 0,1 die:3");
    CHECK(at.moves() == "8-11 B-2 in-C pass");
    CHECK(at.cites("in-C") == "falkener.way.prisoner");
    CHECK(at.says("in-C", "falkener.way.prisoner") == "A 3 enters a piece from the hand on C of White’s camp.");
    at.play("in-C");
    CHECK(at.text() == "black C,B,8 Bx2,A,9 0,0 0,1");
    CHECK(way("white A,8 Bx2,A,9 1,0 0,1 die:1").play("in-A").text() == "black Ax2,8 Bx2,A,9 0,0 0,1");
}

TEST_CASE("falkener.way.out: by the exact throw: 9 with a 4, 11 with a 2, 12 with a 1") {
    CHECK(way("white 9,12 Ax2,B 0,1 1,1 die:4").fault != "");
    CHECK(way("white A,9 B,Ax2 0,1 1,1 die:4").cites("9-out") == "falkener.way.out");
    CHECK(way("white A,11 B,Ax2 0,1 1,1 die:2").moves() == "11-out A-2 pass");
    CHECK(way("white A,12 B,Ax2 0,1 1,1 die:1").moves() == "12-out A-1 pass");
    CHECK(way("white A,11 B,Ax2 0,1 1,1 die:4").moves() == "A-4 pass");
    CHECK(way("white A,9 B,Ax2 0,1 1,1 die:4").says("9-out", "falkener.way.out") ==
          "A 4 takes a piece off the board from 9. It needs the exact number.");
}

TEST_CASE(
    "falkener.way.end: when a side has lost or played out everything; a prisoner to enter is still to be played") {
    Stand out = way("white 12 C,B,Ax2,5 0,0 1,1 die:1");
    out.play("12-out");
    CHECK(out.result().over);
    CHECK(out.result().rule == "falkener.way.end");
    Stand taken = way("white C,10 12 0,0 3,2 die:2");
    taken.play("10-12x");
    CHECK(taken.result().text == "Black has no pieces left to play. White wins, 6 to 2");
    CHECK(taken.result().score[0] == 1);
    Stand prisoner = way("white 12 A,5 1,0 3,1 die:1");
    CHECK(prisoner.fault.empty());
    prisoner.play("12-out");
    CHECK_FALSE(prisoner.result().over);
}

TEST_CASE(
    "falkener.way.score: pieces out, and for who has some left those on the board and the prisoners; the odds are "
    "eight together") {
    Stand at = way("white 12 B,5 0,2 1,2 die:1");
    CHECK(at.tally(odds_title, "White") == "1 + 1 + 0 = 2");
    CHECK(at.tally(odds_title, "Black") == "2 + 2 + 2 = 6");
    at.play("12-out");
    CHECK(at.result().text == "White has no pieces left to play. Black wins, 6 to 2");
    Stand drawn = way("white 12 A,5 0,1 3,1 die:1");
    drawn.play("12-out");
    CHECK(drawn.result().text == "White has no pieces left to play. 4 to 4: a draw");
}

TEST_CASE("falkener.way.long: ten cells in each line and ten pieces a side; prisoners enter on A to D") {
    const Stand at = long_way("white J,I,H,G,F,E,D,C,B,A J,I,H,G,F,E,D,C,B,A 0,0 0,0 die:4");
    CHECK(at.moves() == "A-4 B-3 C-2 D-1 E-A F-B G-C H-D I-E J-F pass");
    CHECK(long_way("white Ax9 Ax9 1,1 0,0 die:4").moves() == "A-4 in-D pass");
    CHECK(long_way("white Ax9,10 Ax10 0,0 0,0 die:1").moves() == "10-out A-1 pass");
    const Stand entered = long_way("", {{"long.enter", "true"}});
    CHECK(entered.text() == "black - - 10,10 0,0");
    CHECK(Stand(entered).play("2").moves() == "in-B pass");
    const Stand twelve = long_way("", {{"cells", "12"}});
    CHECK(twelve.text() == "black L,K,J,I,H,G,F,E,D,C,B,A L,K,J,I,H,G,F,E,D,C,B,A 0,0 0,0");
    CHECK(twelve.game->board().find("12") >= 0);
}

TEST_CASE("the Sacred Way: by option White begins") {
    CHECK(way("", {{"first", "white"}}).text().substr(0, 5) == "white");
}

TEST_CASE("the Sacred Way: what no position of it can be is refused") {
    for (const char* text : {"white D,C,B,A D,C,B 0,0 0,0",    // seven pieces
                             "white D,C,B,4 D,C,B,4 0,0 0,0",  // both on a cell of the way
                             "white - D,C,B,A 0,0 4,0 die:2",  // over, and yet a throw
                             "white - - 0,0 4,4", "white A,B,C,D D,C,B,A 0,0 0,0", "white D,C,B,13 D,C,B,A 0,0 0,0",
                             "white D,C,Bx1,A D,C,B,A 0,0 0,0", "white D,C,B,A, D,C,B,A 0,0 0,0"}) {
        CAPTURE(text);
        CHECK_FALSE(way(text).fault.empty());
    }
    CHECK_FALSE(way("white C,B,4x2 D,C,B,A 0,0 0,0", {{"way.single", "true"}}).fault.empty());
}

TEST_CASE("the Sacred Way: exact odds that a piece is captured by the next throw") {
    // Black stands 1, 3 and 4 behind on the way and in its camp: three of four.
    const Stand at = way("white C,B,5 C,A,2,4 0,0 1,0");
    CHECK(at.tally("Pieces in danger", "White on 5") == "2 of 4 rolls, 50 %");
    CHECK(way("white C,B,3 D,B,A,2 0,0 1,0").tally("Pieces in danger", "White on 3") == "3 of 4 rolls, 75 %");
    CHECK(way("white C,B,3 D,4,5 0,1 1,0").tally("Pieces in danger", "White on 3").empty());
    const std::string pair = "white C,4x2 A,3 0,2 1,0";
    CHECK(way(pair).tally("Pieces in danger", "White on 4") == "2 of 4 rolls, 50 %");
    CHECK(way(pair, {{"way.pair-safe", "true"}}).tally("Pieces in danger", "White on 4").empty());
}

// Counted by a program in Python, written from the book's text apart from the core.
TEST_CASE("the Sacred Way: as many lines as an independent program counts") {
    CHECK(way().counts(6) == Counts{4, 20, 80, 400, 1600, 7400});
    CHECK(way("", {{"way.single", "true"}}).counts(6) == Counts{4, 20, 80, 400, 1600, 7070});
    // Three positions of the printed game: after 22, 45 and 72 throws.
    CHECK(way("black 3,4 B 2,2 0,1").counts(6) == Counts{4, 12, 48, 188, 752, 2448});
    CHECK(way("white A C,B,Ax2 0,0 1,2").counts(6) == Counts{4, 8, 32, 128, 476, 952});
    CHECK(way("black 12 8 2,1 1,2").counts(6) == Counts{4, 12, 48, 107, 428, 1233});
    const std::string pairs = "white A,4x2,6 A,2,5x2 0,0 0,0";
    CHECK(way(pairs).counts(6) == Counts{4, 16, 64, 248, 992, 3908});
    CHECK(way(pairs, {{"way.pair-safe", "true"}}).counts(6) == Counts{4, 15, 60, 211, 844, 3161});
    CHECK(long_way().counts(5) == Counts{4, 44, 176, 1936, 7744});
    CHECK(long_way("", {{"long.enter", "true"}}).counts(6) == Counts{4, 8, 32, 64, 256, 640});
    CHECK(long_way("", {{"cells", "12"}}).counts(5) == Counts{4, 52, 208, 2704, 10816});
}

TEST_CASE(
    "the Sacred Way is judged by strength and danger, alike for both sides; more than half of the pieces out is as "
    "good as won") {
    const egyptrace::Way rules(egyptrace::ShortWay::card(),
                               egyptrace::ShortWay::with_options(Options(egyptrace::ShortWay::card())));
    const auto worth = [&](const std::string& text, int side) {
        return rules.evaluate(*rules.read_position(text), side);
    };
    for (const char* text : {"white D,C,B,A D,C,B,A 0,0 0,0", "white D,C,5 D,C,B,A 0,1 0,0", "white 5 A 1,0 5,0"}) {
        CHECK(std::abs(worth(text, 0) + worth(text, 1)) <= 1);
        CHECK(std::abs(worth(text, 0)) < egyptrace::Way::point_worth);
    }
    CHECK(worth("white D,C,B,A D,C,B 1,0 0,0", 0) > worth("white D,C,B,A D,C,B,A 0,0 0,0", 0));
    CHECK(worth("white D,C,B,5 D,C,B,A 0,0 0,0", 0) > worth("white D,C,B,5 D,C,B,4 0,0 0,0", 0));
    CHECK(worth("white 5 A 1,0 5,0", 0) == 990);
}
