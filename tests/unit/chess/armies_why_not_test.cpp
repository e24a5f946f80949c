// Why a touch leads nowhere in the games of four armies: turns and commanders, dice, exchanged kings, partners, and kings who
// are never captured.

#include <doctest/doctest.h>

#include "tests/unit/stand.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

const char *chaturanga = "falkener-chaturanga", *double_chess = "falkener-double-chess";
const std::string all_stand =
    "red O14 D15 N16 S17 P24 P25 P26 P27 | buff O57 D67 N77 S87 P56 P66 P76 P86 | "
    "black O83 D82 N81 S80 P70 P71 P72 P73 | white O40 D30 N20 S10 P11 P21 P31 P41 | to red";

/// The passage of the rule and the sentence; the part of the id that every one of the game has is left out.
std::string told(const Stand& stand, const std::vector<std::string>& names) {
    if (!stand.fault.empty()) return stand.fault;
    const Reason why = stand.why_not(names);
    const std::string book = "falkener.";
    return (why.rule.rfind(book, 0) == 0 ? why.rule.substr(book.size()) : why.rule) + ": " + why.sentence;
}

}  // namespace

TEST_CASE("why not: in Chaturanga an empty square, another's piece and one that is shut in begin nothing") {
    const Stand start(chaturanga);
    CHECK(told(start, {"33"}) == "chaturanga.turn: No piece stands on c4. Touch a piece of Red first.");
    CHECK(told(start, {"21"}) == "chaturanga.turn: It is Red’s turn, and the foot-soldier on b2 belongs to White.");
    CHECK(told(start, {"15"}) ==
          "chaturanga.elephant: The elephant on a6 has nowhere to go: pieces or the edge are in its way. The elephant "
          "moves any number of squares straight.");
    CHECK(told(start, {"pass"}) == "chaturanga.turn: Red can move, and so may not pass.");
    CHECK(told(start, {"as-D"}) == "chaturanga.shatpada: Touch a piece of Red first.");
}

TEST_CASE("why not: in Chaturanga each piece goes as its army faces") {
    const Stand start(chaturanga);
    CHECK(told(start, {"24", "44"}) ==
          "chaturanga.soldier: The foot-soldier cannot go from b5 to d5. The foot-soldier moves one square straight "
          "forward. It captures one square diagonally forward.");
    CHECK(told(start, {"24", "35"}) ==
          "chaturanga.soldier: The foot-soldier goes that way only to capture, and nothing stands on c6.");
    CHECK(told(start, {"16", "24"}) == "chaturanga.take: Your own foot-soldier stands on b5.");
    CHECK(told(start, {"17", "37"}) ==
          "chaturanga.ship: The ship cannot go from a8 to c8. The ship moves two squares diagonally.");
    CHECK(told(start, {"24", "as-D"}) == "chaturanga.shatpada: The foot-soldier has no such choice now.");
    CHECK(told(start, {"24", "captive-red"}) == "chaturanga.soldier: The foot-soldier goes to a square of the board.");
    const Stand open(chaturanga, "red O14 D22 P27 | buff O57 D67 | black O83 D82 | white O40 P42 | to red");
    CHECK(told(open, {"22", "62"}) ==
          "chaturanga.elephant: The elephant cannot go from b3 to f3: the foot-soldier on d3 is in the way.");
}

TEST_CASE("falkener.chaturanga.take: of a partner who has his king only that king may be captured") {
    const Stand stand(chaturanga, "red O14 D22 | buff O57 D67 | black O83 D82 | white O40 D30 | to red");
    CHECK(told(stand, {"22", "82"}) ==
          "chaturanga.take: The elephant on h3 belongs to your partner Black: of its pieces you may capture only the "
          "king.");
    // Led by Red, Black's pieces are as Red's own, and Red's own are so for them.
    const std::string both = "red O14 D22 | buff O57 D67 | black D82 | white O40 D30 | to ";
    const Stand reds(chaturanga, both + "red | led black | captive black-red");
    CHECK(told(reds, {"22", "82"}) ==
          "chaturanga.take: The elephant on h3 belongs to Black, whom Red also commands: it may not be captured.");
    const Stand blacks(chaturanga, both + "black | led black | captive black-red");
    CHECK(told(blacks, {"82", "22"}) == "chaturanga.take: Your own elephant stands on b3.");
    CHECK(told(blacks, {"22"}) == "chaturanga.turn: It is Black’s turn, and the elephant on b3 belongs to Red.");
}

TEST_CASE("falkener.chaturanga.leaderless: an army without a commander does not move") {
    const Stand stand(chaturanga,
                      "red D15 | buff O57 D67 | black O83 D82 | white O40 D30 | to black | captive red-white");
    CHECK(told(stand, {"15"}) ==
          "chaturanga.leaderless: Red has no king to command it, so the elephant on a6 cannot move.");
}

TEST_CASE("falkener.chaturanga.dice.vyasa: before the throw nobody moves, after it only what the die names") {
    const Chosen dice{{"dice", "vyasa"}};
    const Stand due(chaturanga, all_stand, dice);
    CHECK(told(due, {"24"}) == "chaturanga.dice.vyasa: Red rolls before it moves.");
    const Stand four(chaturanga, all_stand + " | throw 4", dice);
    CHECK(told(four, {"27"}) ==
          "chaturanga.dice.vyasa: The die shows 4: the elephant moves. The foot-soldier on b8 needs a 5.");
    CHECK(told(four, {"4"}) == "chaturanga.dice.vyasa: Nothing is to be rolled now: Red moves.");
    CHECK(told(four, {"die1"}) == "chaturanga.dice.vyasa: Nothing is to be rolled now: Red moves.");
    CHECK(told(four, {"pass"}) == "chaturanga.dice.vyasa: No piece can use the roll, so it is lost.");
    CHECK(told(Stand(chaturanga, all_stand + " | throw 5", dice), {"lost"}) ==
          "chaturanga.turn: Red can move, and so may not pass.");
    // The elephant is named, and shut in all the same.
    CHECK(told(four, {"15"}).starts_with("chaturanga.elephant: The elephant on a6 has nowhere to go"));
}

TEST_CASE("falkener.chaturanga.dice.opening: a soldier goes by the piece he stands before, or not at all") {
    const Stand stand(chaturanga,
                      "red O14 D15 N16 P24 P35 | buff O57 D67 | black O83 D82 | white O40 D30 | to red | first red | "
                      "throw 3",
                      {{"dice", "opening"}});
    CHECK(told(stand, {"24"}) ==
          "chaturanga.dice.opening: The die shows 3: the horse or the foot-soldier in front of it moves. The "
          "foot-soldier on b5 needs a 5.");
    CHECK(told(stand, {"35"}) ==
          "chaturanga.dice.opening: The die shows 3: the horse or the foot-soldier in front of it moves. The "
          "foot-soldier on c6 must wait.");
}

TEST_CASE("falkener.chaturanga.alberuni: a five is a one, and a six a four") {
    const Chosen dice{{"dice", "alberuni"}};
    CHECK(told(Stand(chaturanga, all_stand + " | throw 5-3", dice), {"15"}) ==
          "chaturanga.alberuni: The dice show 5 and 3. A five counts as a one. The elephant on a6 needs a 4.");
    CHECK(told(Stand(chaturanga, all_stand + " | throw 6", dice), {"16"}) ==
          "chaturanga.alberuni: The die shows 6. A six counts as a four. The horse on a7 needs a 3.");
}

TEST_CASE("falkener.chaturanga.exchange: what is wanting is told, and what comes first") {
    const std::string captives =
        "red D13 P24 | buff D67 P56 | black O83 D82 P73 | white O40 D30 P41 | to black | captive "
        "red-buff buff-black";
    const auto at = [&](const std::string& more, const Chosen& chosen = {}) {
        return Stand(chaturanga, captives + more, chosen);
    };
    CHECK(told(Stand(chaturanga), {"offer"}) ==
          "chaturanga.exchange: Kings are exchanged only when each side holds a captured king of the other.");
    CHECK(told(Stand(chaturanga, "", {{"exchange", "no"}}), {"captive-red"}) ==
          "chaturanga.exchange: Captured kings stay captured, as the players agreed.");
    CHECK(told(at(""), {"captive-red"}) ==
          "chaturanga.exchange: An exchange of the captured kings must be asked for first.");
    CHECK(told(at(" | offered"), {"82"}) ==
          "chaturanga.exchange: An exchange of the captured kings is offered: accept it or decline it first.");
    CHECK(told(at(" | declined"), {"offer"}) ==
          "chaturanga.exchange: The other side has declined the exchange in this turn.");
    std::string whites = captives;
    whites.replace(whites.find("to black"), 8, "to white");
    CHECK(
        told(Stand(chaturanga, whites + " | victor black", {{"exchange", "demand"}}), {"demand"}) ==
        "chaturanga.exchange: Only the player who captured the later king, when its own side had lost one, may demand "
        "the exchange.");
    CHECK(told(at(" | exchanged"), {"offer"}) ==
          "chaturanga.exchange: Captured kings are exchanged once in a game, and they have been.");
    const Stand back(chaturanga,
                     "red D13 P24 | buff D67 P56 | black O83 D82 P73 | white O40 D30 P41 | to red | captive red-buff "
                     "buff-black | exchanged | enter red buff");
    CHECK(told(back, {"13"}) ==
          "chaturanga.exchange: Red’s king returns first: touch it beside the board, and then an empty square.");
    CHECK(told(back, {"captive-red", "82"}) ==
          "chaturanga.exchange: The king returns on an empty square of the board.");
}

TEST_CASE("falkener.chaturanga.shatpada: the choice at the far side wants its button") {
    const Stand stand(chaturanga, "red O24 D77 S17 P65 | buff O44 S87 | black O83 | white O40 S10 P11 | to red");
    CHECK(told(stand, {"65", "75", "24"}).starts_with("chaturanga.shatpada: Choose one of the buttons"));
}

// ---- Double Chess --------------------------------------------------------------------------------------

TEST_CASE("why not: in Double Chess an empty square, another's piece and one that is shut in begin nothing") {
    const Stand start(double_chess);
    CHECK(told(start, {"g5"}) == "double.turns: No piece stands on g5. Touch a piece of South first.");
    CHECK(told(start, {"a8"}) == "double.turns: It is South’s turn, and the king on a8 belongs to West.");
    CHECK(told(Stand(double_chess, "", {{"players", "2"}}), {"h13"}) ==
          "double.turns: It is South’s turn, and the pawn on h13 belongs to North.");
    CHECK(told(start, {"d1"}) ==
          "general.european: The rook on d1 has nowhere to go: pieces or the edge are in its way. The rook moves any "
          "number of squares straight.");
    CHECK(told(start, {"pass"}) == "double.blockade: South can move, and so may not pass.");
    CHECK(told(start, {"e1", "d2"}) == "double.turns: Your own pawn stands on d2.");
    CHECK(told(start, {"e1", "e3"}) ==
          "general.european: The knight cannot go from e1 to e3. The knight moves two squares straight and one square "
          "aside.");
    CHECK(told(start, {"e1", "pass"}) == "general.european: The knight goes to a square of the board.");
}

TEST_CASE("falkener.double.pawn.first, jump: two squares at first, and over a partner's pawn only") {
    const Stand start(double_chess);
    const std::string never =
        "double.pawn.first: Only on its first move may a pawn move two squares, and a rook’s pawn "
        "never.";
    CHECK(told(start, {"d2", "d4"}) == never);
    CHECK(told(start, {"e2", "f3"}) ==
          "general.european: The pawn goes that way only to capture, and nothing stands on f3.");
    const Stand met(double_chess,
                    "south Kh1 Pe2 Ne3 Pf5 Pg5 Pi5 Pk4 | west Ka8 Ng7 Pi6 | north Kg14 Pf6 Pg6 | east Kn7 | to south");
    CHECK(told(met, {"k4", "k6"}) == never);
    CHECK(told(met, {"e2", "e4"}) ==
          "double.pawn.jump: A pawn jumps only over a pawn of its partner, and the knight on e3 is none.");
    CHECK(told(met, {"i5", "i7"}) ==
          "double.pawn.jump: A pawn jumps only over a pawn of its partner, and the pawn on i6 is none.");
    CHECK(told(met, {"g5", "g7"}) ==
          "double.pawn.jump: The pawn cannot capture that way, and the knight stands on g7.");
    CHECK(told(met, {"f5", "f6"}) == "general.european: The pawn cannot capture that way, and the pawn stands on f6.");
    const Stand shut(double_chess, "south Kh1 Pe2 | west Ka8 Ne3 | north Kg14 | east Kn7 | to south");
    CHECK(told(shut, {"e2", "e3"}) ==
          "general.european: The pawn cannot capture that way, and the knight stands on e3.");
    CHECK(met.moves().find("f5-f7") != std::string::npos);
}

TEST_CASE("falkener.double.king: one's own king is guarded, and no king is captured") {
    const Stand pinned(double_chess, "south Kh1 Bh2 | west Ka8 Rh9 | north Kg14 | east Kn7 | to south");
    CHECK(told(pinned, {"h2"}) == "double.king: The bishop on h2 cannot move: that would leave the king in check.");
    CHECK(told(pinned, {"h2", "g3"}) == "double.king: That would leave the king in check from the rook on h9.");
    const Stand checked(double_chess, "south Kh1 Nd1 | west Ka8 Rh9 | north Kg14 | east Kn7 | to south");
    CHECK(told(checked, {"d1"}) == "double.king: South is in check, and no move of the knight on d1 ends it.");
    CHECK(told(checked, {"h1", "h2"}) ==
          "double.king: South is in check, and after that the rook on h9 would still attack the king.");
    CHECK(checked.why_not({"h1", "h2"}).to == checked.game->board().find("h2"));
    const Stand shut(double_chess, "south Kd1 Nk1 | west Ka8 Re9 | north Kg14 | east Kn7 Rj2 | to south");
    CHECK(told(shut, {"d1"}) == "double.king: The king on d1 cannot move: every square it could go to is attacked.");
    const Stand near(double_chess, "south Kh1 Rd8 | west Ka8 | north Kg14 Ne10 | east Kn7 | to south");
    CHECK(told(near, {"d8", "a8"}) == "double.king: The king on a8 cannot be captured: no king ever is.");
}

TEST_CASE(
    "falkener.double.blockade: the mated pass, their partner alone takes them up, or nobody where they are free") {
    const std::string mated = "south Kh1 Nj2 | west Ka8 Rd2 Re1 | north Kg14 Rj10 | east Kn7 | to ";
    CHECK(told(Stand(double_chess, mated + "south"), {"j2"}) ==
          "double.blockade: South is checkmated for now and passes.");
    CHECK(told(Stand(double_chess, mated + "north", {{"blockaded", "immune"}}), {"j10", "j2"}) ==
          "double.blockade.take: The knight on j2 belongs to South, who is checkmated: it may not be captured "
          "meanwhile.");
    const Stand free(double_chess, "south Kh1 Nj2 | west Ka8 | north Kg14 Rj10 | east Kn7 | to north");
    CHECK(told(free, {"j10", "j2"}) ==
          "double.blockade.take: The knight on j2 belongs to your partner South, who is not checkmated.");
    const Stand stuck(double_chess, "south Kd1 Pk11 | west Ka8 Re9 Rj2 Pk12 | north Kg14 | east Kn7 | to south");
    CHECK(told(stuck, {"k11"}) == "double.blockade: South has no legal move and passes.");
}
