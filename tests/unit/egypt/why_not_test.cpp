// Why a touch leads nowhere in the games of Egypt: each condition that fails has its sentence and its passage.

#include <doctest/doctest.h>

#include <set>

#include "core/base/random.hpp"
#include "tests/unit/stand.hpp"

using namespace ludus;
using ludus::tests::Chosen;
using ludus::tests::Stand;
using ludus::tests::told;

namespace {

/// A position of squares: White's pieces and the other's, by the names of their squares.
std::string squares(const char* id, const std::string& first, const std::string& second) {
    const Stand stand(id);
    const Board board = stand.game->board();
    std::string cells(split_words(stand.text())[1].size(), '.');
    for (const std::string_view name : split_words(first))
        cells[static_cast<std::size_t>(board.find(std::string(name)))] = '0';
    for (const std::string_view name : split_words(second))
        cells[static_cast<std::size_t>(board.find(std::string(name)))] = '1';
    return "white " + cells;
}

/// In Tau, of White.
std::string tau(const std::string& white, const std::string& black, const std::vector<std::string>& names) {
    return told(Stand("falkener-tau", squares("falkener-tau", white, black)).why_not(names));
}

Stand seega(const std::string& white, const std::string& red, const Chosen& options = {}) {
    return Stand("falkener-seega", squares("falkener-seega", white, red), options);
}

}  // namespace

TEST_CASE("why not: the turn, how a piece moves and what it jumps over in Tau") {
    const Stand start("falkener-tau");
    CHECK(told(start.why_not({"11"})) == "falkener.tau.turn: No piece stands on 11. Touch a piece of White first.");
    CHECK(told(start.why_not({"129b"})) ==
          "falkener.tau.turn: It is White’s turn, and the piece on 129b belongs to Black.");
    CHECK(told(start.why_not({"10", "12"})) == "falkener.tau.move.step: A piece of your own stands on 12.");
    CHECK(told(start.why_not({"10", "13"})) ==
          "falkener.tau.move.step: The piece cannot go from 10 to 13. It moves one square in any direction, or jumps "
          "over an enemy beside it.");
    CHECK(tau("50 90", "99 79", {"50", "52"}) ==
          "falkener.tau.move.leap: The piece on 50 goes two squares only by jumping over an enemy, and 51 is empty.");
    CHECK(tau("50 51", "99 79", {"50", "52"}) ==
          "falkener.tau.move.leap: The piece on 50 can jump over an enemy only, and the piece on 51 is your own.");
    CHECK(tau("10 11", "20 21 30 32", {"10"}) ==
          "falkener.tau.move.leap: The piece on 10 has nowhere to go: no square beside it is empty, and none is behind "
          "an enemy beside it.");
}

TEST_CASE("why not: what a capture of an enemy lacks in Tau") {
    CHECK(tau("44 77", "66 99", {"44", "66"}) ==
          "falkener.tau.take: The piece on 66 is captured by going to 55: then it stands between 55 and 77.");
    CHECK(tau("44 77 11", "66 99", {"11", "66"}) ==
          "falkener.tau.take: The piece on 66 is captured from 55, and the piece on 11 cannot go there.");
    CHECK(tau("55 11", "66 99", {"55", "66"}) ==
          "falkener.tau.take: The piece on 55 stands beside the piece on 66 already: another must come to 77 to "
          "capture it.");
    CHECK(
        tau("11 12", "66 99", {"11", "66"}) ==
        "falkener.tau.take: The piece on 66 cannot be captured now: no empty square beside it has a piece of White on "
        "the opposite side.");
    const std::string safe =
        "falkener.tau.enter: The piece on 66 stands between 55 and 77 and is safe: only a piece that comes beside it "
        "captures it.";
    CHECK(tau("55 77", "66 99", {"55", "66"}) == safe);
    CHECK(tau("55 77", "66 99", {"66"}) == safe);
    // Along another line it is captured all the same.
    CHECK(tau("55 77 67 64", "66 99", {"64", "66"}) ==
          "falkener.tau.take: The piece on 66 is captured by going to 65: then it stands between 65 and 67.");
}

TEST_CASE(
    "why not: an enemy is said to be captured by a piece exactly where a legal move of it does, in Tau and Seega") {
    int captures = 0, refusals = 0;
    for (const char* id : {"falkener-tau", "falkener-seega"}) {
        Stand stand(id);
        const Board board = stand.game->board();
        Random random(7);
        for (int n = 0; n < 150 && !stand.result().over; ++n) {
            const MoveList legal = stand.game->moves(stand.position);
            const int seat = stand.game->to_move(stand.position);
            std::set<int> movers;
            std::set<std::pair<int, int>> captured;
            for (const Move move : legal) {
                const std::vector<int> touches = stand.game->touches(stand.position, move);
                if (touches.size() < 2) continue;
                movers.insert(touches.front());
                // The words end in what is captured: "26-37+36+46".
                std::string word = stand.game->words(stand.position, move);
                for (std::size_t plus = 0; (plus = word.find('+')) != std::string::npos;) {
                    word = word.substr(plus + 1);
                    captured.insert({touches.front(), board.find(word.substr(0, word.find('+')))});
                }
            }
            for (const int from : movers)
                for (const Face& face : stand.game->faces(stand.position)) {
                    if (face.owner == seat) continue;
                    const int touched[] = {from, face.spot};
                    const Reason reason = stand.game->why_not(stand.position, touched);
                    const bool told = reason.sentence.find("is captured by going to") != std::string::npos;
                    CHECK(told == captured.contains({from, face.spot}));
                    ++(told ? captures : refusals);
                }
            stand.position = stand.game->play(stand.position, legal[random.below(legal.size())]);
        }
    }
    CHECK(captures > 50);
    CHECK(refusals > 1000);
}

TEST_CASE("why not: where pieces are placed in Seega and Senat") {
    const auto placed = [](const Chosen& options, const std::string& moves, const char* name) {
        return told(Stand("falkener-seega", "", options).play(moves).why_not({name}));
    };
    CHECK(placed({}, "", "32") ==
          "falkener.senat.place: The square in the middle stays empty while pieces are placed.");
    CHECK(placed({}, "20", "20") == "falkener.senat.place: A piece stands on 20 already.");
    CHECK(placed({}, "20", "pass") == "falkener.senat.place: Pieces are still being placed: touch an empty square.");
    CHECK(placed({{"opening", "lane"}}, "", "20") ==
          "falkener.senat.place: The first pieces go on agreed squares: now on 30 or 34.");
    CHECK(placed({{"opening", "lane"}}, "30", "20") ==
          "falkener.senat.place: The first pieces go on agreed squares: now on 34.");
    CHECK(Stand("falkener-senat").why_not({"85"}).rule == "falkener.senat.place");
}

TEST_CASE("why not: how a piece moves and captures in Seega") {
    const Stand stand = seega("31 10", "14 23");
    CHECK(told(stand.why_not({"54"})) == "falkener.senat.move: No piece stands on 54. Touch a piece of White first.");
    CHECK(told(stand.why_not({"14"})) ==
          "falkener.senat.move: It is White’s turn, and the piece on 14 belongs to Red.");
    const std::string how = " It moves one square forward, backward or sideways, never diagonally.";
    CHECK(told(stand.why_not({"31", "42"})) == "falkener.senat.move: The piece cannot go from 31 to 42." + how);
    CHECK(told(stand.why_not({"31", "33"})) == "falkener.senat.move: The piece cannot go from 31 to 33." + how);
    CHECK(told(stand.why_not({"31", "10"})) == "falkener.senat.move: A piece of your own stands on 10.");
    CHECK(told(stand.why_not({"31", "23"})) ==
          "falkener.senat.take: The piece on 23 cannot be captured now: no empty square beside it has a piece of White "
          "on the opposite side.");
    CHECK(told(stand.why_not({"done"})) ==
          "falkener.senat.chain: A turn ends by itself. Only a piece that could capture again may stop.");
    CHECK(told(stand.why_not({"31", "pass"})) == "falkener.senat.blocked: White can move a piece, so White must.");
    CHECK(told(seega("10 50", "11 20 54").why_not({"10"})) ==
          "falkener.senat.move: The piece on 10 has nowhere to go: no square beside it in its row or column is empty.");
    // Not so in Tau: a diagonal line does not capture.
    CHECK(told(seega("11 33", "22 54").why_not({"33", "22"}))
              .starts_with("falkener.senat.take: The piece on 22 cannot be"));
    CHECK(
        told(seega("23 43", "33 54").why_not({"33"})) ==
        "falkener.senat.enter: The piece on 33 stands between 23 and 43 and is safe: only a piece that comes beside it "
        "captures it.");
}

TEST_CASE("why not: going on and stopping in Seega") {
    const auto going_on = [](const Chosen& options) { return seega("31 12 53", "22 43", options).play("31-32+22"); };
    const Stand may = going_on({});
    CHECK(may.fault.empty());
    CHECK(told(may.why_not({"32", "31"})) ==
          "falkener.senat.chain: The piece on 32 moves on only to capture again, and going to 31 captures nothing.");
    const std::string only = "falkener.senat.chain: Only the piece on 32, which has just captured, may move on.";
    CHECK(told(may.why_not({"12"})) == only);
    CHECK(told(may.why_not({"pass"})) == only);
    CHECK(told(may.why_not({"32", "43"})) ==
          "falkener.senat.take: The piece on 43 is captured by going to 33: then it stands between 33 and 53.");
    CHECK(told(going_on({{"chain", "must"}}).why_not({"done"})) ==
          "falkener.senat.chain: The piece on 32 can capture again, so it must.");
}

TEST_CASE("why not: a player who is blocked, and one who opens a way, in Seega") {
    CHECK(told(seega("10", "11 20 54").why_not({"10"})) ==
          "falkener.senat.blocked: White cannot move a piece, so Red plays again.");
    const Chosen lane = {{"blocked", "remove"}};
    Stand asking = seega("10", "11 20 54", lane);
    CHECK(told(asking.why_not({"pass"})) ==
          "falkener.senat.blocked: White cannot move a piece and asks Red to open a way.");
    CHECK(told(asking.play("ask").why_not({"54"})) ==
          "falkener.senat.blocked: Red must remove a piece that stands beside one of White, to open a way for it.");
}

TEST_CASE("why not: the see-saw in Seega, which only the way here forbids") {
    Stand now = seega("31 10", "14 23");
    std::vector<Position> line{now.position};
    for (const char* word : {"31-32", "14-24", "32-31", "24-14", "31-32", "14-24", "32-31"}) {
        now.play(word);
        line.push_back(now.position);
    }
    REQUIRE(now.fault.empty());
    const Board board = now.game->board();
    const std::vector<int> back{board.find("24"), board.find("14")}, aside{board.find("24"), board.find("34")};
    CHECK(told(why_not(*now.game, line, back)) ==
          "falkener.senat.seesaw: Going from 24 to 14 would bring about the same position for the third time.");
    CHECK(why_not(*now.game, line, aside).rule.empty());
}

TEST_CASE("why not: what is chosen next in Atep") {
    const Stand both("falkener-atep"), one("falkener-atep", "", {{"game", "single"}});
    CHECK(told(both.why_not({"call-7"})) == "falkener.atep.double: Left first chooses how many fingers to show.");
    CHECK(told(both.why_not({"right-hand"})) == "falkener.atep.double: Left first chooses how many fingers to show.");
    CHECK(told(both.why_not({"show-2", "show-3"})) ==
          "falkener.atep.double: Left has chosen the fingers and now calls the sum of both hands.");
    CHECK(told(one.why_not({"guess-3"})) == "falkener.atep.single: Left shows fingers this time, and Right guesses.");
    CHECK(told(Stand("falkener-atep", "", {{"game", "single"}}).play("show-3").why_not({"show-3"})) ==
          "falkener.atep.single: Right guesses this time, and Left shows fingers.");
}
