// Why a touch leads nowhere in the races of Egypt: each condition that fails has its sentence and its passage.

#include <doctest/doctest.h>

#include "tests/unit/stand.hpp"

using namespace ludus;
using ludus::tests::Chosen;
using ludus::tests::Stand;
using ludus::tests::told;

namespace {

/// Twelve rings as the text of a position has them: "1:2 12:1" is two pieces in the first and one in the last; 0 is the hand.
std::string rings(const std::string& pieces) {
    std::vector<std::string> out(13, "0");
    for (const std::string_view each : split_words(pieces)) {
        const std::size_t colon = each.find(':');
        out[static_cast<std::size_t>(std::stoi(std::string(each.substr(0, colon))))] = each.substr(colon + 1);
    }
    return join(out, ",");
}

/// In the Bowl, of White.
std::string bowl(const std::string& white, const std::string& black, const std::string& roll,
                 const std::vector<std::string>& names, const Chosen& options = {}) {
    return told(
        Stand("falkener-bowl", "white " + rings(white) + " " + rings(black) + " 0,0 " + roll, options).why_not(names));
}

/// In the Sacred Way, of White.
std::string way(const std::string& pieces, const std::string& roll, const std::vector<std::string>& names,
                const Chosen& options = {}) {
    return told(Stand("falkener-sacred-way", "white " + pieces + " " + roll, options).why_not(names));
}

}  // namespace

TEST_CASE("why not: the roll and its numbers in the Bowl") {
    CHECK(told(Stand("falkener-bowl").why_not({"white-hand"})) == "falkener.bowl.throw: White rolls first.");
    CHECK(bowl("0:3 5:1", "5:1", "1+2", {"counter1"}) ==
          "falkener.bowl.throw: White has rolled 1 and 2 and moves by it.");
    CHECK(bowl("0:3 5:1", "5:1", "1+2", {"lost"}) ==
          "falkener.bowl.use: A piece can still use what is left of the roll: 1 and 2.");
    CHECK(bowl("0:3 5:1", "5:1", "2", {"done"}) ==
          "falkener.bowl.use: A number that can be used must be used, and the roll has 2 left.");
    CHECK(bowl("12:1", "5:1", "2", {"done"}) == "falkener.bowl.use: No piece can use the 2, so it is lost.");
    CHECK(bowl("0:3 5:1", "5:1", "2+2", {"white5", "white6"}) ==
          "falkener.bowl.use: Going to ring 6 needs a 1, and the roll has 2 and 2 left.");
    CHECK(bowl("0:3 5:1", "5:1", "1+2", {"white5", "white8"}) ==
          "falkener.bowl.use: Each number moves a piece by itself: go there in two moves.");
    CHECK(bowl("0:3 5:1", "5:1", "1+2", {"white-hand", "white7"}) ==
          "falkener.bowl.use: A piece in hand enters ring 1 with a 1, or ring 2 with a 2.");
}

TEST_CASE("why not: whose pieces, and where they go in the Bowl") {
    CHECK(bowl("5:1", "5:1", "1+2", {"white-hand"}) == "falkener.bowl.men: White has no piece left in hand.");
    CHECK(bowl("5:1", "5:1", "1+2", {"white4"}) == "falkener.bowl.use: White has no piece in ring 4.");
    CHECK(bowl("5:1", "5:1", "1+2", {"black5"}) ==
          "falkener.bowl.use: It is White’s turn: touch a piece of White first.");
    CHECK(bowl("5:1", "5:1", "1+2", {"white-taken"}) ==
          "falkener.bowl.slain: A captured piece is out of play, and is kept to be counted.");
    CHECK(bowl("5:1", "5:1", "1+2", {"white-out"}) ==
          "falkener.bowl.out: A piece in the bowl is home and moves no more.");
    CHECK(bowl("5:1 12:1", "5:1", "2", {"white12"}) ==
          "falkener.bowl.out: From ring 12 a piece comes home by exactly 1, and the roll has 2 left.");
    CHECK(bowl("11:1", "5:1", "1", {"white11", "white-out"}) ==
          "falkener.bowl.out: From ring 11 a piece comes home by exactly 2, and the roll has 1 left.");
    CHECK(bowl("5:1", "5:1", "1+2", {"white5", "white3"}) ==
          "falkener.bowl.use: Pieces move inwards only, and ring 3 is not further in than ring 5.");
    CHECK(bowl("5:1", "5:1", "1+2", {"white5", "white-hand"}) ==
          "falkener.bowl.use: A piece goes to a ring further in, or home into the bowl.");
}

TEST_CASE("why not: what a capture lacks in the Bowl") {
    CHECK(bowl("5:1", "5:1", "1+2", {"white5", "black6"}) ==
          "falkener.bowl.board: This is Black’s half of ring 6: White’s pieces go to the other half.");
    CHECK(bowl("5:1 6:1", "6:2", "1+2", {"white5", "black6"}) ==
          "falkener.bowl.take: Black has 2 pieces in ring 6, and only a single piece is captured.");
    CHECK(bowl("5:1", "6:1", "1+2", {"white5", "black6"}) ==
          "falkener.bowl.take: The single piece in ring 6 is captured when White has two pieces in that ring.");
    CHECK(bowl("5:1 6:1", "6:1", "1+2", {"white5", "black6"}) ==
          "falkener.bowl.take: The single piece in ring 6 is captured by going to that ring in White’s half.");
    CHECK(bowl("5:1 6:1", "6:1", "2", {"white5", "black6"}) ==
          "falkener.bowl.use: Going to ring 6 needs a 1, and the roll has 2 left.");
    CHECK(bowl("0:1 1:1", "1:1", "1+2", {"white-hand", "black1"}, {{"enter.take", "false"}}) ==
          "falkener.bowl.take: A piece that enters captures nothing.");
}

TEST_CASE("why not: the roll, the path and the way out in the Sacred Way") {
    CHECK(told(Stand("falkener-sacred-way").why_not({"black-A"})) == "falkener.way.die: Black rolls first.");
    const std::string pieces = "D,A,5,11 C,7,9,12 0,0 0,0";
    CHECK(way(pieces, "die:3", {"die"}) == "falkener.way.die: White has rolled 3 and moves by it.");
    CHECK(way(pieces, "die:3", {"pass"}, {{"moving", "must"}}) ==
          "falkener.way.optional: A number that can be used must be used, and the roll has 3 left.");
    const std::string first = "falkener.way.die: It is White’s turn: touch a piece of White first.";
    CHECK(way(pieces, "die:3", {"black-C"}) == first);
    CHECK(way(pieces, "die:3", {"7"}) == first);
    CHECK(way(pieces, "die:3", {"black-hand"}) == first);
    CHECK(way(pieces, "die:3", {"6"}) == "falkener.way.path: White has no piece on 6.");
    CHECK(way(pieces, "die:3", {"white-hand"}) == "falkener.way.prisoner: White has no piece in hand to enter.");
    CHECK(way(pieces, "die:3", {"white-out"}) == "falkener.way.out: A piece that is out moves no more.");
    CHECK(way(pieces, "die:3", {"11"}) ==
          "falkener.way.out: From 11 a piece goes out by exactly 2, and White has rolled 3.");
    CHECK(way(pieces, "die:1", {"11", "white-out"}) ==
          "falkener.way.out: From 11 a piece goes out by exactly 2, and White has rolled 1.");
    CHECK(way(pieces, "die:3", {"5", "7"}) ==
          "falkener.way.path: Going from 5 to 7 needs a 2, and White has rolled 3.");
    CHECK(way(pieces, "die:3", {"5", "white-A"}) ==
          "falkener.way.path: Pieces go down the camp and up the way, never back: A is not ahead of 5.");
    CHECK(way(pieces, "die:3", {"5", "black-B"}) ==
          "falkener.way.path: This is Black’s camp: only Black’s pieces go there.");
    CHECK(way(pieces, "die:3", {"5", "black-out"}) ==
          "falkener.way.path: A piece goes on along its path, or out at the end.");
}

TEST_CASE("why not: prisoners, shared cells and pairs in the Sacred Way") {
    CHECK(way("A C,7 1,0 3,1", "die:3", {"white-hand", "white-A"}) ==
          "falkener.way.prisoner: A piece in hand enters on C of White’s camp with a 3.");
    CHECK(way("2,5 C,7 0,0 2,2", "die:3", {"2"}, {{"way.single", "true"}}) ==
          "falkener.way.stack: White already has a piece on 5, and only one may stand on a cell of the way.");
    CHECK(way("4,11 C,7x2 0,0 2,1", "die:3", {"4", "7"}, {{"way.pair-safe", "true"}}) ==
          "falkener.way.take: Black has two pieces or more on 7: they are safe and bar the way.");
    // In the long game the camps are longer, and new pieces enter on the last four cells of it.
    const Stand all_enter("falkener-sacred-way-long", "white - - 10,10 0,0 die:2", {{"long.enter", "true"}});
    CHECK(told(all_enter.why_not({"white-hand", "white-J"})) ==
          "falkener.way.prisoner: A piece in hand enters on B of White’s camp with a 2.");
    CHECK(told(all_enter.why_not({"10"})) == "falkener.way.path: White has no piece on 10.");
}
