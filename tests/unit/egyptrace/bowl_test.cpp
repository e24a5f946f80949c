// The Game of the Bowl, rule by rule, and its lines counted by a program written apart from the core.

#include "core/egyptrace/bowl.hpp"

#include <doctest/doctest.h>

#include "tests/unit/stand.hpp"
#include "ui/scene/position_scene.hpp"
#include "ui/svg/svg.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

Stand bowl(const std::string& text = "", const Chosen& options = {}) { return Stand("falkener-bowl", text, options); }
using Counts = std::vector<std::uint64_t>;

}  // namespace

TEST_CASE("falkener.bowl.board falkener.bowl.men: twelve rings, a half for each side, and twelve pieces in hand") {
    const Stand at = bowl();
    const Board board = at.game->board();
    for (const char* side : {"white", "black"}) {
        for (int ring = 1; ring <= 12; ++ring) CHECK(board.find(side + std::to_string(ring)) >= 0);
        CHECK(board.find(side + std::string("13")) < 0);
    }
    CHECK(at.text() == "white 12,0,0,0,0,0,0,0,0,0,0,0,0 12,0,0,0,0,0,0,0,0,0,0,0,0 0,0");
}

TEST_CASE("falkener.bowl.stake: the bowl holds the pieces that are home, and a tray the prisoners") {
    const Stand at = bowl("white 0,1,0,0,0,0,0,0,0,0,0,0,0 0,0,1,0,0,0,0,0,0,0,0,0,0 4,3");
    int home = 0, prisoners = 0;
    for (const Face& face : at.game->faces(at.position)) {
        const std::string name = at.game->board().spots[static_cast<std::size_t>(face.spot)].name;
        if (name == "white-out") home = face.count;
        if (name == "white-taken") prisoners = face.count;
        if (name == "white-taken") CHECK(face.owner == 1);
    }
    CHECK(home == 4);
    CHECK(prisoners == 8);
}

TEST_CASE("falkener.bowl.throw: two counters, 1 and 2 twice as often as a double") {
    Stand at = bowl();
    CHECK(at.game->to_move(at.position) == chance);
    CHECK(at.moves() == "1+1 1+2 2+2");
    CHECK(at.odds("1+1") == 0.25);
    CHECK(at.odds("1+2") == 0.5);
    CHECK(at.odds("2+2") == 0.25);
    CHECK(at.cites("1+2") == "falkener.bowl.throw");
    CHECK(at.says("1+2", "falkener.bowl.throw") == "White rolls 1 and 2.");
    // A double is no second throw.
    at.play("2+2 in-2 in-2");
    CHECK(at.text() == "black 10,0,2,0,0,0,0,0,0,0,0,0,0 12,0,0,0,0,0,0,0,0,0,0,0,0 0,0");
}

TEST_CASE("falkener.bowl.throw: a counter is drawn red where its coloured side is up, and white where it is not") {
    const auto red = [](const std::string& throws) {
        Stand at = bowl();
        at.play(throws);
        const std::string picture = paint_svg(make_scene(*at.game, at.position), {});
        return picture.find("man third") != std::string::npos;
    };
    CHECK_FALSE(red("1+1"));
    CHECK(red("1+2"));
    CHECK(red("2+2"));
}

TEST_CASE("falkener.bowl.throw: by option cowries are thrown, mouth up 1 and down 2, with the same odds") {
    Stand at = bowl("", {{"thrown", "cowries"}});
    CHECK(at.odds("1+1") == 0.25);
    CHECK(at.odds("1+2") == 0.5);
    at.play("1+1");
    int up = 0;
    for (const Face& face : at.game->faces(at.position)) up += face.shape == Shape::cowrie && face.text == "up";
    CHECK(up == 2);
    at.play("in-1 1-2 2+2");
    int down = 0;
    for (const Face& face : at.game->faces(at.position)) down += face.shape == Shape::cowrie && face.text == "down";
    CHECK(down == 2);
}

TEST_CASE("falkener.bowl.use: each number enters a piece or moves one, in any order, and one piece may use both") {
    Stand at = bowl("white 9,1,2,0,0,0,0,0,0,0,0,0,0 12,0,0,0,0,0,0,0,0,0,0,0,0 0,0 1+2");
    CHECK(at.moves() == "1-2 1-3 2-3 2-4 in-1 in-2");
    CHECK(at.cites("in-2") == "falkener.bowl.use");
    CHECK(at.says("in-2", "falkener.bowl.use") == "A 2 enters a piece into ring 2.");
    CHECK(at.says("2-4", "falkener.bowl.use") == "A 2 moves a piece from ring 2 to ring 4.");
    at.play("1-3 3-4");
    CHECK(at.fault.empty());
    CHECK(at.text() == "black 9,0,2,0,1,0,0,0,0,0,0,0,0 12,0,0,0,0,0,0,0,0,0,0,0,0 0,0");
}

TEST_CASE("falkener.bowl.use: a number that can be used must be, one that cannot is lost") {
    Stand at = bowl("white 0,0,0,0,0,0,0,0,0,0,0,0,2 0,0,0,2,0,0,0,0,0,0,0,0,0 10,10 1+2");
    CHECK(at.moves() == "12-out");
    at.play("12-out");
    CHECK(at.moves() == "lost");
    CHECK(at.says("lost", "falkener.bowl.use") == "No piece can use the 2, so it is lost.");
    at.play("lost");
    CHECK(at.text() == "black 0,0,0,0,0,0,0,0,0,0,0,0,1 0,0,0,2,0,0,0,0,0,0,0,0,0 11,10");
}

TEST_CASE("falkener.bowl.use: by option a number may be left") {
    const std::string text = "white 0,0,0,0,0,1,0,0,0,0,0,0,0 0,0,0,2,0,0,0,0,0,0,0,0,0 11,10 1+2";
    CHECK(bowl(text).moves() == "5-6 5-7");
    Stand at = bowl(text, {{"use", "may"}});
    CHECK(at.moves() == "5-6 5-7 done");
    CHECK(at.says("done", "falkener.bowl.use") == "White does not use the 1 and 2.");
    at.play("done");
    CHECK(at.text() == "black 0,0,0,0,0,1,0,0,0,0,0,0,0 0,0,0,2,0,0,0,0,0,0,0,0,0 11,10");
}

TEST_CASE("the Game of the Bowl: the computer leaves no number unused, even where it may") {
    const egyptrace::Bowl rules{*Options::of(egyptrace::Bowl::card(), {{"use", "may"}})};
    const auto p = rules.read_position("white 0,0,0,0,0,1,0,0,0,0,0,0,0 0,0,0,2,0,0,0,0,0,0,0,0,0 11,10 1+2");
    REQUIRE(p);
    MoveList list;
    rules.moves(*p, list);
    CHECK(list.size() == 3);
    rules.prune(*p, list);
    CHECK(list.size() == 2);
    for (const Move move : list) CHECK(rules.words(*p, move) != "done");
}

TEST_CASE("falkener.bowl.out: home by the exact number, from 12 with a 1 and from 11 with a 2") {
    const Stand at = bowl("white 0,0,0,0,0,0,0,0,0,0,1,1,1 0,0,0,2,0,0,0,0,0,0,0,0,0 9,10 1+2");
    CHECK(at.moves() == "10-11 10-12 11-12 11-out 12-out");
    CHECK(at.cites("12-out") == "falkener.bowl.out");
    CHECK(at.says("11-out", "falkener.bowl.out") == "A 2 brings a piece from ring 11 into the bowl.");
}

TEST_CASE("falkener.bowl.take: two against one, by moving and by entering, but never two") {
    Stand at = bowl("white 1,1,0,0,0,1,1,2,0,0,0,0,0 3,1,0,0,0,0,1,2,0,0,0,0,0 3,3 1+1");
    CHECK(at.moves() == "1-2 5-6x 6-7 7-8 in-1x");
    CHECK(at.cites("5-6x") == "falkener.bowl.use falkener.bowl.take falkener.bowl.slain");
    CHECK(at.says("5-6x", "falkener.bowl.take") ==
          "White now has 2 pieces in ring 6 and Black has one, so it is captured.");
    // Three against two take nobody.
    CHECK(at.cites("6-7") == "falkener.bowl.use");
    at.play("5-6x");
    CHECK(at.text() == "white 1,1,0,0,0,0,2,2,0,0,0,0,0 3,1,0,0,0,0,0,2,0,0,0,0,0 3,3 1");
}

TEST_CASE("falkener.bowl.take: by option an entering piece takes nobody") {
    const std::string text = "white 5,1,0,0,0,0,0,0,0,0,0,0,0 6,1,0,0,0,0,0,0,0,0,0,0,0 5,5 1+2";
    CHECK(bowl(text).moves() == "1-2 1-3 in-1x in-2");
    const Stand at = bowl(text, {{"enter.take", "false"}});
    CHECK(at.moves() == "1-2 1-3 in-1 in-2");
}

TEST_CASE("falkener.bowl.enter: one may go in to two, and is taken when a third comes") {
    Stand at = bowl("white 0,0,0,0,0,1,0,0,0,2,0,0,0 0,0,0,0,0,1,2,0,0,0,0,0,0 8,7 1+2");
    CHECK(at.cites("5-6") == "falkener.bowl.use falkener.bowl.enter");
    CHECK(at.says("5-6", "falkener.bowl.enter") ==
          "Black has 2 pieces in ring 6, but a piece that comes in by itself is not captured.");
    at.play("5-6 9-11 1+1");
    CHECK(at.fault.empty());
    // The two that stood there take nobody by staying; a fresh one does.
    CHECK(at.cites("5-6x") == "falkener.bowl.use falkener.bowl.take falkener.bowl.slain");
    CHECK(at.cites("6-7") == "falkener.bowl.use");
}

TEST_CASE("falkener.bowl.slain: a captured piece is out of play and counted by its captor") {
    Stand at = bowl("white 0,0,0,0,0,1,1,0,0,0,0,0,0 4,0,0,0,0,0,1,0,0,0,0,0,0 8,5 1+1");
    CHECK(at.tally("Count so far: prisoners + home", "White") == "2 + 8 = 10");
    at.play("5-6x");
    CHECK(at.tally("Count so far: prisoners + home", "White") == "3 + 8 = 11");
    CHECK(at.tally("Pieces still to bring home", "Black") == "4 in hand, 0 in the rings");
}

TEST_CASE("falkener.bowl.end: at once, and who has pieces in the rings adds them: 15 to 9 as on page 90") {
    Stand at = bowl("black 0,0,0,0,0,0,0,1,0,0,0,1,0 0,0,0,0,0,0,0,0,0,0,0,0,1 7,5 1+2");
    CHECK_FALSE(at.result().over);
    at.play("12-out");
    CHECK(at.result().over);
    CHECK(at.result().rule == "falkener.bowl.end");
    CHECK(at.result().text == "Black has no pieces left to play. White counts 15, Black counts 9: White wins");
    CHECK(at.result().score[0] == 1);
    CHECK(at.result().score[1] == 0);
    CHECK(at.moves().empty());
    CHECK(egyptrace::Bowl::count(*egyptrace::Bowl(Options(egyptrace::Bowl::card())).read_position(at.text())) ==
          std::array<int, 2>{15, 9});
}

TEST_CASE("falkener.bowl.end: pieces in hand are still to come, equal counts are a draw, and the last out may lose") {
    CHECK_FALSE(bowl("white 1,0,0,0,0,0,0,0,0,0,0,0,0 0,0,0,2,0,0,0,0,0,0,0,0,0 8,8").result().over);
    const Stand drawn = bowl("white 0,0,0,0,2,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0,0,0,0,0 8,10");
    CHECK(drawn.result().score[0] == 0.5F);
    CHECK(drawn.result().text == "Black has no pieces left to play. White counts 12, Black counts 12: a draw");
    Stand first = bowl("white 0,0,0,0,0,0,0,0,0,0,0,0,1 0,0,0,0,0,0,0,3,0,0,0,0,0 6,7 1+2");
    first.play("12-out");
    CHECK(first.result().score[1] == 1);
}

TEST_CASE("the Game of the Bowl: by option Black begins") {
    const Stand at = bowl("", {{"first", "black"}});
    CHECK(at.text().substr(0, 5) == "black");
}

TEST_CASE("the Game of the Bowl: what no position of it can be is refused") {
    for (const char* text :
         {"white 12,1,0,0,0,0,0,0,0,0,0,0,0 12,0,0,0,0,0,0,0,0,0,0,0,0 0,0",  // thirteen of a side
          "white 0,0,0,0,0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0,0,0,0,0 8,8",    // nobody left at all
          "white 0,0,0,0,0,0,0,0,0,0,0,0,0 0,1,0,0,0,0,0,0,0,0,0,0,0 8,8 1",  // over, and yet a throw
          "white 12,0,0,0,0,0,0,0,0,0,0,0,0 12,0,0,0,0,0,0,0,0,0,0,0,0 0,0 2+1",
          "white 12,0,0,0,0,0,0,0,0,0,0,0 12,0,0,0,0,0,0,0,0,0,0,0,0 0,0"}) {
        CAPTURE(text);
        CHECK_FALSE(bowl(text).fault.empty());
    }
}

TEST_CASE("the Game of the Bowl: exact odds that a single piece is captured by the next throw") {
    const auto danger = [](const std::string& text, int ring) {
        const egyptrace::Bowl rules{Options(egyptrace::Bowl::card())};
        const auto p = rules.read_position(text);
        REQUIRE(p);
        return rules.danger(*p, 0, ring);
    };
    // One enemy there and one a ring behind: any throw with a 1, and 1+1 or 1+2 are three of four.
    CHECK(danger("white 0,0,0,0,0,0,1,0,0,0,0,0,0 0,0,0,0,0,1,1,0,0,0,0,0,0 8,5", 6) == 3);
    // Two behind on neighbouring rings and nobody there: 1+2 alone, two of four.
    CHECK(danger("white 0,0,0,0,0,0,1,0,0,0,0,0,0 0,0,0,0,1,1,0,0,0,0,0,0,0 8,5", 6) == 2);
    // Two on the ring behind: 1+1 alone. Two steps behind an enemy there: a 2, or 1+1 by the same piece.
    CHECK(danger("white 0,0,0,0,0,0,1,0,0,0,0,0,0 0,0,0,0,0,2,0,0,0,0,0,0,0 8,5", 6) == 1);
    CHECK(danger("white 0,0,0,0,0,0,1,0,0,0,0,0,0 0,0,0,0,1,0,1,0,0,0,0,0,0 8,5", 6) == 4);
    // Nobody behind; and two of a side are safe.
    CHECK(danger("white 0,0,0,0,0,0,1,0,0,0,0,0,0 0,0,0,0,0,0,1,3,0,0,0,0,0 8,5", 6) == 0);
    CHECK(danger("white 0,0,0,0,0,0,2,0,0,0,0,0,0 0,0,0,0,0,1,1,0,0,0,0,0,0 8,5", 6) == 0);
    const Stand at = bowl("white 0,0,0,0,0,0,1,0,0,0,0,0,0 0,0,0,0,0,1,1,0,0,0,0,0,0 8,5");
    CHECK(at.tally("Single pieces in danger", "White in ring 6") == "3 of 4 rolls, 75 %");
}

// Counted by a program in Python, written from the book's text apart from the core.
TEST_CASE("the Game of the Bowl: as many lines as an independent program counts") {
    CHECK(bowl().counts(8) == Counts{3, 4, 8, 24, 32, 64, 192, 556});
    CHECK(bowl("", {{"use", "may"}}).counts(7) == Counts{3, 7, 21, 57, 147, 423, 1293});
    CHECK(bowl("", {{"enter.take", "false"}}).counts(8) == Counts{3, 4, 8, 24, 32, 64, 192, 576});
    CHECK(bowl("white 0,0,2,3,2,0,0,2,0,0,0,0,0 0,0,0,3,5,0,0,0,0,0,0,0,0 0,0").counts(7) ==
          Counts{3, 16, 74, 222, 592, 1628, 4884});
    const std::string middle = "black 3,0,1,2,0,1,0,0,0,0,0,0,1 2,1,0,1,1,1,0,0,0,0,0,1,0 2,3";
    CHECK(bowl(middle).counts(7) == Counts{3, 24, 135, 405, 2282, 9966, 29898});
    CHECK(bowl(middle, {{"use", "may"}}).counts(6) == Counts{3, 27, 168, 540, 3502, 17086});
    CHECK(bowl(middle, {{"enter.take", "false"}}).counts(7) == Counts{3, 24, 135, 405, 2290, 10022, 30066});
}

TEST_CASE("the Game of the Bowl is judged by prisoners and by single pieces in danger, alike for both sides") {
    const egyptrace::Bowl rules{Options(egyptrace::Bowl::card())};
    const auto worth = [&](const std::string& text, int side) {
        return rules.evaluate(*rules.read_position(text), side);
    };
    const std::string even = "white 0,0,0,0,2,0,2,0,0,0,0,0,0 0,0,0,0,2,0,2,0,0,0,0,0,0 4,4",
                      ahead = "white 0,0,0,0,2,0,2,0,0,0,0,0,0 0,0,0,0,2,0,1,0,0,0,0,0,0 4,4",
                      risk = "white 0,0,0,0,0,1,3,0,0,0,0,0,0 0,0,0,0,2,0,2,0,0,0,0,0,0 4,4",
                      apart = "white 0,0,0,0,0,0,0,0,0,0,0,2,2 0,0,0,0,2,2,0,0,0,0,0,0,0 4,3";
    for (const std::string& text : {even, ahead, risk, apart}) {
        CHECK(worth(text, 0) == -worth(text, 1));
        CHECK(std::abs(worth(text, 0)) < egyptrace::Bowl::point_worth);
    }
    CHECK(worth(ahead, 0) > worth(even, 0));
    CHECK(worth(risk, 0) < worth(even, 0));
}
