// Chaturanga by its passages: Falkener's game, Vyasa's verses one by one, and Alberuni's account; the worked examples and
// the four printed games.
// Long: three accounts of one game, verse by verse.

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "core/chess/games/chaturanga.hpp"
#include "core/game/catalogue.hpp"
#include "core/game/perft.hpp"
#include "core/game/tally.hpp"
#include "core/match/record.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/chess/chaturanga_support.hpp"
#include "tests/unit/examples.hpp"
#include "tests/unit/files.hpp"
#include "ui/scene/scene.hpp"

using namespace ludus;
using namespace ludus::chess;
using namespace ludus::tests;
using namespace ludus::chess::tests;

// ---- the board and the turns ---------------------------------------------------------------------

TEST_CASE("falkener.chaturanga.array: four armies of eight, a Ship in each corner, partners on the diagonals") {
    const Stand s;
    CHECK(s.text() ==
          "red O14 D15 N16 S17 P24 P25 P26 P27 | buff O57 D67 N77 S87 P56 P66 P76 P86 | "
          "black O83 D82 N81 S80 P70 P71 P72 P73 | white O40 D30 N20 S10 P11 P21 P31 P41 | to red");
    const Card& card = Chaturanga::card();
    CHECK(card.seats[red].side == card.seats[black].side);
    CHECK(card.seats[buff].side == card.seats[white].side);
    CHECK(card.seats[red].side != card.seats[buff].side);
}

TEST_CASE("falkener.chaturanga.turn: red, buff, black and white, each in its own direction") {
    Stand s;
    for (const char* round : {"24-34", "56-55", "73-63", "41-42"}) {
        CHECK(s.legal(round));
        s.play(round);
    }
    CHECK(s.mover() == "red");
    CHECK(s.text().find("to red") != std::string::npos);
}

TEST_CASE("falkener.chaturanga.turn: an army without a commander is passed over, one without a move passes") {
    Stand s("red D13 | buff O57 P56 | black O83 P73 | white O40 P41 | to black | captive red-buff");
    CHECK(s.play("73-63 41-42").mover() == "buff");
    CHECK(s.why("56-55", "turn") == "Red has no king to command it, so its turn is skipped.");
}

TEST_CASE("falkener.chaturanga.turn: who has a commander and no move says pass") {
    // Soldiers at the far side move no more, and stand about their Rajah.
    Stand s("red O87 P86 P77 P76 | buff O40 P41 | black O83 P82 | white O10 P11 | to red");
    CHECK(s.moves() == "pass");
    CHECK(s.why("pass", "turn") == "Red has no legal move and passes.");
    CHECK(s.play("pass").mover() == "buff");
}

// ---- the men --------------------------------------------------------------------------------------

TEST_CASE("falkener.chaturanga.rajah: one square any way, and he may go where he is attacked") {
    Stand s("red O14 P24 | buff O57 D53 | black O83 D82 | white O40 D30 | to red");
    CHECK(s.moves("14-") == "14-13 14-15 14-23 14-25");
    CHECK(s.why("14-13", "check") == "The king moves to a square that is under attack, which is allowed.");
}

TEST_CASE(
    "falkener.chaturanga.elephant, falkener.chaturanga.horse, falkener.chaturanga.soldier: as our rook, knight and "
    "pawn, with no double step") {
    Stand s("red O14 D33 N55 P44 | buff O57 P56 P64 | black O83 D82 | white O40 D30 P35 | to red");
    CHECK(s.moves("33-") == "33-13 33-23 33-30 33-31 33-32 33-34 33-35 33-43 33-53 33-63 33-73 33-83");
    CHECK(s.moves("55-") == "55-34 55-36 55-43 55-47 55-63 55-67 55-74 55-76");
    CHECK(s.moves("44-") == "44-54");
    s = Stand("red O14 P44 | buff O57 P55 P54 | black O83 P53 | white O40 D30 | to red");
    CHECK(s.moves("44-") == "44-55");
    Stand start;
    CHECK(start.moves("24-") == "24-34");
    CHECK(start.play("24-34").moves("56-") == "56-55");
    CHECK(start.play("56-55").moves("73-") == "73-63");
    CHECK(start.play("73-63").moves("41-") == "41-42");
}

TEST_CASE("falkener.chaturanga.ship: exactly two squares slanting, over whatever stands between") {
    Stand s("red O14 S35 P46 P44 | buff O57 P56 | black O83 D82 | white O40 D30 P26 | to red");
    CHECK(s.moves("35-") == "35-13 35-17 35-53 35-57");
    CHECK(s.why("35-53", "ship") == "The ship moves from c6 to e4.");
}

TEST_CASE("falkener.chaturanga.ship: the four Ships walk on different squares, and none attacks another") {
    const Stand s;
    std::array<std::set<int>, 4> reach;
    const Geometry& geometry = s.game.geometry();
    constexpr std::array<const char*, 4> corners{"17", "87", "80", "10"};
    for (std::size_t army = 0; army < 4; ++army) {
        std::vector<int> open{*geometry.find(corners[army])};
        while (!open.empty()) {
            const int from = open.back();
            open.pop_back();
            if (!reach[army].insert(from).second) continue;
            for (const chess::Step step : two_diagonally)
                if (const int to = geometry.go(from, step, Facing::up); to >= 0) open.push_back(to);
        }
        CHECK(reach[army].size() == 8);
    }
    std::set<int> all;
    for (const auto& squares : reach) all.insert(squares.begin(), squares.end());
    CHECK(all.size() == 32);
}

// ---- taking ---------------------------------------------------------------------------------------

TEST_CASE("falkener.chaturanga.take: any man of the other side, never one's own nor the ally's") {
    Stand s("red O14 D13 | buff O57 P56 | black O83 D23 | white O40 D30 P12 | to red");
    CHECK(s.why("13-12", "take") == "It captures the foot-soldier of White.");
    CHECK_FALSE(s.legal("13-14"));
    CHECK_FALSE(s.legal("13-23"));
    CHECK_FALSE(s.legal("14-23"));
}

TEST_CASE("falkener.chaturanga.check: the Rajah is taken like any other piece") {
    Stand s("red O14 D53 | buff O57 D67 | black O83 D82 | white O40 D30 | to red");
    CHECK(s.why("53-57", "check") == "It captures the king of Buff, as it may any other piece.");
    CHECK(s.why("53-57", "leaderless") == "Buff now has no king to command it.");
    CHECK(s.why("14-23", "check") == "none");
    s.play("53-57");
    CHECK(s.text() == "red O14 D57 | buff D67 | black O83 D82 | white O40 D30 | to black | captive buff-red");
}

TEST_CASE("falkener.chaturanga.leaderless: the men stay, block, attack nobody, and may be taken even by the ally") {
    Stand s("red O14 D13 | buff O57 D67 | black D23 P44 | white O40 D30 | to red | captive black-buff");
    CHECK(s.moves("14-") == "14-15 14-23 14-24 14-25");
    CHECK(s.why("14-23", "leaderless") == "Black has no king to command it, so its elephant may be captured.");
    Stand struck("red D43 | buff O57 D67 | black O83 D82 | white O40 D30 | to black | captive red-buff");
    CHECK(struck.game.strikes(struck.p, 0).empty());
    CHECK(struck.play("82-12 40-50").mover() == "buff");
    // His men stand in the way: the Elephant of White goes no farther.
    CHECK(Stand("red P33 | buff O57 D67 | black O83 D82 | white O40 D30 | to white | captive red-buff").moves("30-3") ==
          "30-31 30-32 30-33");
}

TEST_CASE("falkener.chaturanga.take-ally: the ally's Rajah, by the Rajah or by any man, and both armies are led") {
    Stand s("red O14 D13 | buff O57 D67 | black O23 D82 P72 | white O40 D30 | to red");
    CHECK(s.why("13-23", "take-ally") == "It captures the king of Black, its partner: Red now commands both armies.");
    s.play("14-23 57-47");
    CHECK(s.text() ==
          "red O23 D13 | buff O47 D67 | black D82 P72 | white O40 D30 | to black | led black | captive black-red");
    CHECK(s.mover() == "red");
    CHECK(s.why("82-81", "take-ally") == "Red also commands Black.");
    CHECK(s.moves() == "72-62 82-80 82-81 82-83 82-84 82-85 82-86 82-87");
    // Men under one commander do not take each other.
    Stand own("red O23 D13 | buff O47 D67 | black D12 P72 | white O40 D30 | to red | led black | captive black-red");
    CHECK_FALSE(own.legal("13-12"));
    CHECK_FALSE(own.legal("23-12"));
}

TEST_CASE("falkener.chaturanga.take-ally: if the commander is taken by the enemy both armies are leaderless") {
    Stand s("red O23 D13 | buff O47 D27 | black D82 P72 | white O40 D30 | to buff | led black | captive black-red");
    s.play("27-23");
    CHECK(s.ended_by() == "end");
    CHECK(s.score() == std::array<float, 4>{0, 1, 0, 1});
    CHECK(s.game.commander(s.p, red) == chaturanga::nobody);
    CHECK(s.game.commander(s.p, black) == chaturanga::nobody);
}

TEST_CASE("falkener.chaturanga.vrihannauka: the fourth Ship takes the two rivals, or all three, or none") {
    const char* four = "red O14 S13 P24 | buff O57 S45 P56 | black O83 S44 P73 | white O40 S34 P41 | to red";
    Stand s(four);
    CHECK(s.why("13-35", "vrihannauka") == "It is the fourth ship of a block of four, and captures the ship on c5.");
    CHECK(s.play("13-35").text() == "red O14 S35 P24 | buff O57 P56 | black O83 S44 P73 | white O40 P41 | to buff");
    CHECK(Stand(four, {{"vrihannauka", "all-three"}}).play("13-35").text() ==
          "red O14 S35 P24 | buff O57 P56 | black O83 P73 | white O40 P41 | to buff");
    Stand none(four, {{"vrihannauka", "no"}});
    CHECK(none.why("13-35", "vrihannauka") == "none");
    CHECK(none.play("13-35").text() ==
          "red O14 S35 P24 | buff O57 S45 P56 | black O83 S44 P73 | white O40 S34 P41 | to buff");
    // Three Ships are no square.
    Stand three("red O14 S13 P24 | buff O57 S45 P56 | black O83 S44 P73 | white O40 P34 P41 | to red");
    CHECK(three.why("13-35", "vrihannauka") == "none");
}

// ---- the exchange -----------------------------------------------------------------------------------

TEST_CASE("falkener.chaturanga.exchange: offered by one side, accepted by the other, each Rajah back in its turn") {
    const char* captives =
        "red D13 P24 | buff D67 P56 | black O83 D82 P73 | white O40 D30 P41 | to black | captive red-buff buff-black";
    Stand s(captives);
    CHECK(s.legal("offer"));
    CHECK(s.why("offer", "exchange") == "Black offers to exchange the captured kings.");
    s.play("offer");
    CHECK(s.mover() == "white");
    CHECK(s.moves() == "accept decline");
    CHECK_FALSE(s.game.at_turn_start(s.p));
    s.play("accept");
    CHECK(s.mover() == "black");
    CHECK_FALSE(s.legal("offer"));
    s.play("73-63 41-42");
    CHECK(s.mover() == "red");
    // Any unoccupied square, and it counts as the move.
    CHECK(s.moves("O*").size() == 54u * 5 - 1);
    CHECK_FALSE(s.legal("O*13"));
    CHECK(s.why("O*16", "exchange") == "Red’s king returns on the empty square a7. This is the whole move.");
    s.play("O*16");
    CHECK(s.mover() == "buff");
    s.play("O*86");
    CHECK(s.mover() == "black");
    CHECK(s.text() ==
          "red O16 D13 P24 | buff O86 D67 P56 | black O83 D82 P63 | white O40 D30 P42 | to black | exchanged");
}

TEST_CASE("falkener.chaturanga.exchange: declined, the turn goes on, it may be offered again in another") {
    Stand s(
        "red D13 P24 | buff D67 P56 | black O83 D82 P73 | white O40 D30 P41 | to black | captive red-buff buff-black");
    s.play("offer decline");
    CHECK(s.mover() == "black");
    CHECK_FALSE(s.legal("offer"));
    s.play("73-63");
    CHECK(s.mover() == "white");
    CHECK(s.legal("offer"));
}

TEST_CASE("falkener.chaturanga.exchange: only once, and a Rajah restored and taken again stays a captive (verse 24)") {
    Stand s(
        "red O16 D13 P24 | buff D67 P56 | black O83 D86 P63 | white O40 D30 P42 | to black | captive buff-black | "
        "exchanged");
    CHECK_FALSE(s.legal("offer"));
    Stand again(
        "red D13 P24 | buff D67 P56 | black O83 D82 P63 | white O40 D30 P42 | to black | captive red-white buff-black "
        "| exchanged");
    CHECK_FALSE(again.legal("offer"));
}

TEST_CASE("falkener.chaturanga.exchange: a Rajah taken by his own ally is no prisoner of the enemy") {
    Stand s(
        "red O14 D13 P24 | buff D67 P56 | black D82 P73 | white O40 D30 P41 | to red | led black | captive buff-black "
        "black-red");
    CHECK_FALSE(s.legal("offer"));
    CHECK_FALSE(
        Stand("red D13 P24 | buff O57 D67 | black O83 D82 P73 | white O40 D30 P41 | to black | captive red-buff")
            .legal("offer"));
}

TEST_CASE(
    "falkener.chaturanga.exchange: an army led by the ally enters the Rajah it raised and lost, at once where it is "
    "its turn") {
    for (const Chosen& chosen : {Chosen{}, Chosen{{"dice", "vyasa"}}}) {
        const std::string thrown = chosen.empty() ? "" : " | throw 2";
        Stand s(
            "red O85 S35 P54 | buff D23 P56 | black S26 P33 | white O40 S10 P41 | to black | led black | captive "
            "buff-red black-buff" +
                thrown,
            chosen);
        CHECK(s.mover() == "red");
        s.play("offer accept");
        CHECK(s.mover() == "black");
        CHECK(s.legal("O*83"));
        const auto again = s.game.read_position(s.text());
        REQUIRE(again);
        CHECK(*again == s.p);
        CHECK(s.play("O*83").text().find("to white") != std::string::npos);
    }
}

TEST_CASE("falkener.chaturanga.exchange: a side with a Rajah still to enter has not lost") {
    Stand s(
        "red D13 P24 | buff D67 P56 | black O83 D12 P73 | white O40 D80 P41 | to white | captive red-buff buff-black | "
        "exchanged | enter red buff");
    CHECK(s.play("80-83").ended_by() == "going on");
    CHECK(s.mover() == "red");
    Stand t(
        "red D13 P24 | buff D67 P56 | black O83 D82 P73 | white O40 D81 P41 | to white | captive red-buff buff-black | "
        "exchanged | enter red buff");
    CHECK(t.play("41-42 O*14 O*57 83-84 42-43").text() ==
          "red O14 D13 P24 | buff O57 D67 P56 | black O84 D82 P73 | white O40 D81 P43 | to red | exchanged");
}

TEST_CASE("verses 22 and 23: as an option the later victor may demand the exchange, and nobody else") {
    const Chosen demand{{"exchange", "demand"}};
    Stand s("red D13 P24 | buff O57 D67 P56 | black O83 D17 P73 | white O40 D30 P41 | to black | captive red-buff",
            demand);
    CHECK_FALSE(s.legal("demand"));
    s.play("17-57");  // past 27, 37 and 47: the later of the two
    CHECK(s.fault == "");
    CHECK(s.text().find("victor black") != std::string::npos);
    CHECK(s.mover() == "white");
    CHECK_FALSE(s.legal("demand"));
    CHECK_FALSE(s.legal("offer"));
    s.play("41-42");
    CHECK(s.mover() == "black");
    CHECK(s.why("demand", "exchange") ==
          "Black captured the later king while its own side had lost one, and may demand the exchange.");
    s.play("demand 73-63 42-43 O*14 O*87");
    CHECK(s.text().find("exchanged") != std::string::npos);
    CHECK(s.mover() == "black");
    CHECK_FALSE(Stand("red D13 P24 | buff D67 P56 | black O83 D82 P73 | white O40 D30 P41 | to black | captive "
                      "red-buff buff-black",
                      {{"exchange", "no"}})
                    .legal("offer"));
}

// ---- the rise of the foot-soldier ----------------------------------------------------------------------

TEST_CASE("falkener.chaturanga.shatpada: with two soldiers, to an Elephant or a Horse on four squares") {
    struct Case {
        const char *army, *position;
        std::vector<std::pair<const char*, char>> squares;  ///< where a step arrives, and the letter; '-' for none
    };
    const std::vector<Case> cases{
        {"red",
         "red O14 P7% P26 | buff O57 D67 | black O62 D52 | white O40 D30 | to red",
         {{"80", '-'}, {"81", 'N'}, {"82", 'D'}, {"83", '-'}, {"84", '-'}, {"85", 'D'}, {"86", 'N'}, {"87", '-'}}},
        {"black",
         "red O34 D35 | buff O57 D67 | black O83 P2% P66 | white O40 D30 | to black",
         {{"10", '-'}, {"11", 'N'}, {"12", 'D'}, {"13", '-'}, {"14", '-'}, {"15", 'D'}, {"16", 'N'}, {"17", '-'}}},
    };
    for (const Case& c : cases) {
        for (const auto& [to, letter] : c.squares) {
            std::string text = c.position;
            text.replace(text.find('%'), 1, 1, to[1]);
            Stand s(text);
            REQUIRE(s.fault == "");
            const std::string from = std::string(1, c.army == std::string("red") ? '7' : '2') + to[1],
                              way = from + "-" + to;
            CHECK(s.moves(from) == (letter == '-' ? way : way + " " + way + "=" + letter));
        }
    }
    const auto by_columns = [](const char* before, char row_from, char row_to, const std::string& letters) {
        for (int column = 1; column <= 8; ++column) {
            std::string text = before;
            const std::string from = std::to_string(column) + row_from, to = std::to_string(column) + row_to,
                              way = from + "-" + to;
            text.replace(text.find('%'), 1, from);
            Stand s(text);
            REQUIRE(s.fault == "");
            const char letter = letters[static_cast<std::size_t>(column - 1)];
            CHECK(s.moves(from) == (letter == '-' ? way : way + " " + way + "=" + letter));
        }
    };
    by_columns("red O14 D15 | buff O57 P% P66 | black O83 D82 | white O43 D33 | to buff", '1', '0', "-ND--DN-");
    by_columns("red O14 D15 | buff O54 D64 | black O83 D82 | white O40 P% P31 | to white", '6', '7', "-ND--DN-");
}

TEST_CASE("falkener.chaturanga.gadha: the last soldier with a Ship, on every square of the far side") {
    const std::string letters = "SNDOODNS";
    for (int row = 0; row < 8; ++row) {
        const std::string from = "7" + std::to_string(row), to = "8" + std::to_string(row), way = from + "-" + to;
        Stand s("red O14 P" + from + " S35 | buff O57 D67 | black O62 D52 | white O40 D30 | to red");
        REQUIRE(s.fault == "");
        CHECK(s.moves(from) == way + " " + way + "=" + letters[static_cast<std::size_t>(row)]);
    }
    // Without a Ship, or with another soldier, the Rajah's square and the Ship's give nothing.
    CHECK(Stand("red O14 P74 | buff O57 D67 | black O62 D82 | white O40 D30 | to red").moves("74") == "74-84");
    CHECK(Stand("red O14 P75 | buff O57 D67 | black O62 D82 | white O40 D30 | to red").moves("75") == "75-85 75-85=D");
    CHECK(Stand("red O14 P74 P26 S35 | buff O57 D67 | black O62 D82 | white O40 D30 | to red").moves("74") == "74-84");
}

TEST_CASE(
    "falkener.chaturanga.shatpada: three soldiers and none rises (verse 29), he may stay what he is, or must rise") {
    Stand three("red O14 P75 P26 P27 | buff O57 D67 | black O83 D82 | white O40 D30 | to red");
    CHECK(three.moves("75") == "75-85");
    CHECK(three.why("75-85", "shatpada") == "3 foot-soldiers are left: none may be promoted yet.");
    const char* two = "red O14 P75 P26 | buff O57 D67 | black O83 D82 | white O40 D30 | to red";
    CHECK(Stand(two).why("75-85", "shatpada") ==
          "2 foot-soldiers are left: on h6, a square of the elephant, it may be promoted but stays a foot-soldier.");
    CHECK(Stand(two).why("75-85=D", "array") == "h6 is opposite a6, where the elephant of Red begins.");
    CHECK(Stand(two, {{"promotion_choice", "must"}}).moves("75") == "75-85=D");
    // Who stayed does not rise later: he has no move at all.
    Stand stayed("red O14 P85 P26 | buff O57 D67 | black O83 D82 | white O40 D30 | to red");
    CHECK(stayed.moves("85") == "");
    CHECK(Stand("red O14 P74 P26 | buff O57 D67 | black O62 D82 | white O40 D30 | to red").why("74-84", "shatpada") ==
          "On h5, a square of the king, only a player with one foot-soldier and a ship may promote.");
}

TEST_CASE("falkener.chaturanga.gadha: an army with two Rajahs is led till both are taken (verses 32 and 33)") {
    Stand s("red O14 P74 S35 | buff O57 D67 D24 | black O62 D82 | white O40 D30 | to red");
    CHECK(s.why("74-84=O", "gadha") ==
          "One foot-soldier and a ship are left: on h5, a square of the king, it is promoted.");
    s.play("74-84=O 24-14");
    CHECK(s.game.commander(s.p, red) == red);
    CHECK(s.text() == "red O84 S35 | buff O57 D14 D67 | black O62 D82 | white O40 D30 | to black");
    s.play("82-72 30-31 84-85 67-65 72-73 31-32 85-86 65-85 73-74 32-33 86-85");
    CHECK(s.fault == "");
    Stand last("red O84 S35 | buff O57 D14 D64 | black O62 D82 | white O40 D30 | to buff");
    CHECK(last.play("64-84").text() ==
          "red S35 | buff O57 D14 D84 | black O62 D82 | white O40 D30 | to black | captive red-buff");
}

TEST_CASE("game III: after Buff's nineteenth move Black's last soldier, with his Ship, is a Gadha") {
    const Stand s(
        "red D12 N16 S35 P24 P25 P26 P27 | buff O72 S83 P86 | black O80 S84 P20 | white O21 D71 N61 S32 P31 P22 | to "
        "black | captive red-white");
    CHECK(s.moves("20-") == "20-10 20-10=S");
}

// ---- the end ----------------------------------------------------------------------------------------

TEST_CASE("falkener.chaturanga.end: a side has lost when both its Rajahs are gone") {
    Stand s("red O14 D53 | buff O57 D67 | black O83 D82 | white D30 | to red | captive white-black");
    s.play("53-57");
    CHECK(s.ended_by() == "end");
    CHECK(s.score() == std::array<float, 4>{1, 0, 1, 0});
    CHECK(s.game.result(s.p).text == "Red and Black win: both kings of Buff and White are captured.");
    CHECK(s.moves() == "");
}

TEST_CASE(
    "falkener.chaturanga.kakakashtha: a Rajah alone draws: anyone's, or only where his ally stands no better, or "
    "never") {
    const char* alone = "red O14 | buff O57 D67 | black O83 D82 | white O40 D30 | to white";
    const char* both = "red O14 | buff O57 D67 | black O83 | white O40 D30 | to white";
    const char* widowed = "red O14 | buff O57 D67 | black D82 | white O40 D30 | to white | captive black-buff";
    for (const char* text : {alone, both, widowed}) {
        CHECK(Stand(text).ended_by() == "kakakashtha");
        CHECK(Stand(text).score() == std::array<float, 4>{0.5f, 0.5f, 0.5f, 0.5f});
        CHECK(Stand(text, {{"kakakashtha", "off"}}).ended_by() == "going on");
    }
    const Chosen side{{"kakakashtha", "side"}};
    CHECK(Stand(alone, side).ended_by() == "going on");
    CHECK(Stand(both, side).ended_by() == "kakakashtha");
    CHECK(Stand(widowed, side).ended_by() == "kakakashtha");
    // Who leads his ally's men is not alone.
    CHECK(Stand("red O14 | buff O57 D67 | black D82 | white O40 D30 | to white | led black | captive black-red")
              .ended_by() == "going on");
    // It comes about by taking, too.
    CHECK(Stand("red O14 D13 | buff O57 D67 | black O83 D82 | white O40 D33 | to white").play("33-13").ended_by() ==
          "kakakashtha");
}

TEST_CASE("falkener.general.repetition: as an option a position that stands a third time is a draw") {
    auto game = make_game("falkener-chaturanga", {{"repetition", "draw"}});
    REQUIRE(game);
    Match match(*game);
    for (int round = 0; round < 2; ++round)
        for (const char* word : {"14-23", "57-46", "83-74", "40-51", "23-14", "46-57", "74-83", "51-40"})
            REQUIRE(match.play(word));
    CHECK(match.outcome().over);
    CHECK(match.outcome().rule == "falkener.general.repetition");
}

// ---- dice --------------------------------------------------------------------------------------------

TEST_CASE("falkener.chaturanga.dice.vyasa: a die from two to five before every move (verses 5 and 6)") {
    const Chosen die{{"dice", "vyasa"}};
    Stand s("", die);
    CHECK(s.mover() == "chance");
    CHECK(s.moves() == "throw-2 throw-3 throw-4 throw-5");
    MoveList list;
    s.game.moves(s.p, list);
    for (const Move m : list) CHECK(s.game.odds(s.p, m) == 0.25);
    CHECK(s.why("throw-5", "dice.vyasa") == "The die shows 5: the king or a foot-soldier moves.");
    CHECK(Stand("", die).play("throw-5").moves() == "14-13 14-23 24-34 25-35 26-36 27-37");
    CHECK(Stand("", die).play("throw-4").moves() == "lost");
    CHECK(Stand("", die).play("throw-3").moves() == "16-35 16-37");
    CHECK(Stand("", die).play("throw-2").moves() == "17-35");
    CHECK(Stand("", die).play("throw-2").why("17-35", "dice.vyasa") == "The die shows 2.");
    Stand lost("", die);
    lost.play("throw-4");
    CHECK(lost.why("lost", "dice.vyasa") == "No piece can use the roll, so it is lost.");
    CHECK(lost.play("lost").mover() == "chance");
    CHECK(lost.text().find("to buff") != std::string::npos);
    // A Rajah to be restored waits for no throw.
    Stand back(
        "red D13 P24 | buff D67 P56 | black O83 D82 P73 | white O40 D30 P41 | to red | captive red-buff buff-black | "
        "exchanged | enter red buff",
        die);
    CHECK(back.mover() == "red");
    CHECK(back.legal("O*14"));
}

TEST_CASE("falkener.chaturanga.dice.opening: for each player's first move alone, a piece or the soldier before it") {
    const Chosen die{{"dice", "opening"}};
    CHECK(Stand("", die).play("throw-5").moves() == "14-13 14-23 24-34");
    CHECK(Stand("", die).play("throw-4").moves() == "25-35");
    CHECK(Stand("", die).play("throw-3").moves() == "16-35 16-37 26-36");
    CHECK(Stand("", die).play("throw-2").moves() == "17-35 27-37");
    Stand s("", die);
    s.play("throw-4 25-35 throw-5 57-46 throw-2 70-60 throw-3 21-22");
    CHECK(s.fault == "");
    CHECK(s.mover() == "red");
    CHECK(s.legal("35-45"));
    CHECK(s.why("35-45", "dice.opening") == "none");
}

TEST_CASE("falkener.chaturanga.alberuni: two dice, five is one and six is four, each moves a man") {
    const Chosen two = preset("alberuni");
    Stand s("", two);
    CHECK(s.mover() == "chance");
    MoveList list;
    s.game.moves(s.p, list);
    CHECK(list.size() == 21);
    double sum = 0;
    for (const Move m : list) sum += s.game.odds(s.p, m);
    CHECK(sum == doctest::Approx(1));
    CHECK(s.game.odds(s.p, *read_by_words(s.game, s.p, "throw-6-5")) == doctest::Approx(1.0 / 18));
    CHECK(s.game.odds(s.p, *read_by_words(s.game, s.p, "throw-6-6")) == doctest::Approx(1.0 / 36));
    CHECK(s.why("throw-6-5", "alberuni") == "The dice show 6 and 5. A five counts as a one, and a six as a four.");
    // The one "removes the obstacle" for the other.
    s.play("throw-6-5");
    CHECK(s.moves() == "14-13 14-23 24-34 25-35 26-36 27-37");
    s.play("25-35");
    CHECK(s.mover() == "red");
    CHECK(s.text().find("throw 6") != std::string::npos);
    CHECK(s.moves() == "15-25");
    s.play("15-25");
    CHECK(s.mover() == "chance");
    CHECK(s.text().find("to buff") != std::string::npos);
    CHECK(Stand("", two).play("throw-4-4").moves() == "lost");
    CHECK(Stand("", two).play("throw-4-2").moves() == "17-35");
    CHECK(Stand("", two).play("throw-4-2 17-35").moves() == "lost");
    // Either of the two first.
    CHECK(Stand("", two).play("throw-3-2").moves() == "16-35 16-37 17-35");
    CHECK(Stand("", two).play("throw-3-2 17-35").moves() == "16-37");
    CHECK(Stand("", two).play("throw-2-2 17-35").moves() == "35-13 35-17 35-53 35-57");
}

// ---- stakes -------------------------------------------------------------------------------------------

TEST_CASE("verses 14 and 15: a Sinhasana is single, and double with the Rajah upon it") {
    const Chosen stakes{{"stakes", "vyasa"}};
    Stand empty("red O56 D13 | buff O77 D67 | black O83 D82 | white O40 D30 | to red", stakes);
    CHECK(empty.why("56-57", "stakes.sinhasana") == "The king reaches the throne of Buff: one stake.");
    CHECK(empty.play("56-57").points(red) == 1);
    Stand full("red O56 D13 | buff O57 D67 | black O83 D82 | white O40 D30 | to red", stakes);
    CHECK(full.why("56-57", "stakes.sinhasana") == "The king reaches the throne of Buff: two stakes.");
    CHECK(full.play("56-57").points(red) == 2);
    // Another man gains nothing, nor the Rajah on his own throne, nor twice on the same.
    CHECK(Stand("red O14 D53 | buff O57 D67 | black O83 D82 | white O40 D30 | to red", stakes)
              .play("53-57")
              .points(red) == 0);
    CHECK(Stand("red O13 D53 | buff O57 D67 | black O83 D82 | white O40 D30 | to red", stakes)
              .play("13-14")
              .points(red) == 0);
    Stand again("red O56 D13 | buff O77 D67 | black O83 D82 | white O40 D30 | to red | thrones red-57", stakes);
    CHECK(again.play("56-57").points(red) == 1);
    CHECK(
        Stand("red O56 D13 | buff O77 D67 | black O83 D82 | white O40 D30 | to red").why("56-57", "stakes.sinhasana") ==
        "none");
}

TEST_CASE(
    "falkener.chaturanga.stakes.sinhasana-ally, verse 16: a Rajah on his ally's throne gains a Sinhasana and commands "
    "both forces") {
    const Chosen stakes{{"stakes", "vyasa"}};
    Stand s("red O73 D13 | buff O57 D67 P56 | black O62 D82 | white O40 D30 P41 | to red", stakes);
    CHECK(s.why("73-83", "stakes.sinhasana-ally") ==
          "The king reaches the throne of Black, its partner, and commands both armies: one stake.");
    s.play("73-83 56-55");
    CHECK(s.points(red) == 1);
    CHECK(s.mover() == "red");  // in Black's turn, though Black's Rajah stands on 62
    CHECK(s.why("82-81", "stakes.sinhasana-ally") == "Red also commands Black.");
    CHECK(Stand("red O73 D13 | buff O57 D67 | black O83 D82 | white O40 D30 | to red", stakes)
              .play("73-83")
              .points(red) == 2);
    Stand plain("red O73 D13 | buff O57 D67 P56 | black O62 D82 | white O40 D30 P41 | to red");
    CHECK(plain.play("73-83 56-55").mover() == "black");
}

TEST_CASE(
    "falkener.chaturanga.stakes.chaturaji, verses 18 to 20: a Chaturaji is single, double by the Rajah himself, "
    "fourfold upon their thrones") {
    const Chosen stakes{{"stakes", "vyasa"}};
    const auto three = [&](const char* how, const char* rajah, const char* last) {
        Stand s(std::string("red ") + rajah +
                    " D54 | buff O57 D67 | black D82 | white D30 | to red | led black | captive black-red" + how +
                    " white-red" + how,
                stakes);
        REQUIRE(s.fault == "");
        CHECK(s.why(last, "stakes.chaturaji") != "none");
        s.play(last);
        CHECK(s.ended_by() == "stakes.chaturaji");
        return s.score()[red];
    };
    CHECK(three("", "O14", "54-57") == 1);
    CHECK(three("+", "O56", "56-57") == 2);
    CHECK(three("++", "O56", "56-57") == 4);
    CHECK(three("++", "O14", "54-57") == 1);
    // His own Rajah must stand, and the three be taken by him.
    Stand others("red O14 D54 | buff O57 D67 | black D82 | white D30 | to red | captive black-buff white-red", stakes);
    CHECK(others.play("54-57").ended_by() == "end");
    CHECK(others.points(red) == 0);
}

TEST_CASE("verse 21: with a Chaturaji the Sinhasanas are not reckoned") {
    const Chosen stakes{{"stakes", "vyasa"}};
    Stand s(
        "red O14 D54 | buff O57 D67 | black D82 | white D30 | to red | led black | captive black-red white-red | "
        "thrones red-40+ red-83+",
        stakes);
    CHECK(s.points(red) == 4);
    CHECK(s.play("54-57").score() == std::array<float, 4>{1, 0, 1, 0});
}

TEST_CASE("verse 26: a Chaturaji goes before a Shatpada") {
    const Chosen stakes{{"stakes", "vyasa"}};
    const char* text =
        "red O14 P75 P26 | buff O86 D67 | black D82 | white D30 | to red | led black | captive black-red white-red";
    Stand s(text, stakes);
    CHECK(s.moves("75-86") == "75-86");
    CHECK(s.play("75-86").ended_by() == "stakes.chaturaji");
    CHECK(Stand(text).moves("75-86") == "75-86 75-86=N");
}

TEST_CASE("verse 34: what would be a Kakakashtha is counted as the Sinhasana that comes with it") {
    const Chosen stakes{{"stakes", "vyasa"}};
    // Red takes the last man of Buff, who stands on Buff's throne.
    const char* text = "red O56 D13 | buff O77 P57 | black O83 D82 | white O40 D30 | to red";
    Stand s(text, stakes);
    CHECK(s.why("56-57", "kakakashtha") == "Buff’s king stands alone. A throne was reached, so this is not a draw.");
    s.play("56-57");
    CHECK(s.ended_by() == "going on");
    CHECK(s.points(red) == 1);
    CHECK(s.text().find("spared buff") != std::string::npos);
    CHECK(Stand(text).play("56-57").ended_by() == "kakakashtha");
}

TEST_CASE("stakes: a game that ends gives each side the points its two seats have gained") {
    const Chosen stakes{{"stakes", "vyasa"}};
    Stand s(
        "red O14 D53 | buff O57 D67 | black O83 D82 | white D30 | to red | captive white-black | thrones red-40 "
        "buff-14+ black-40+",
        stakes);
    s.play("53-57");
    CHECK(s.ended_by() == "end");
    CHECK(s.score() == std::array<float, 4>{3, 2, 3, 2});
    const auto tallies = s.game.tallies(s.p);
    REQUIRE(tallies.size() == 2);
    CHECK(tallies[1].title == "Stakes");
    CHECK(tallies[1].rows[0].value == "1");
    CHECK(tallies[1].rows[4].value == "3");
    CHECK(Stand().game.tallies(Stand().p).size() == 1);
}

TEST_CASE(
    "falkener.chaturanga.stakes.alberuni: five for a King, four, three, two and one, fifty-four for three with one's "
    "own") {
    const Chosen values = preset("alberuni");
    Stand s("red O14 D33 | buff O57 D67 N37 | black O83 D82 | white O40 D30 P73 | to red | throw 4-4", values);
    CHECK(s.why("33-37", "stakes.alberuni") == "The horse counts 3: Red now has 3.");
    s.play("33-37 37-47");
    CHECK(s.points(red) == 3);
    Stand t("red O14 D33 | buff O57 D37 N47 | black O83 D82 | white O40 D30 P73 | to red | throw 4-4", values);
    t.play("33-37 37-47");
    CHECK(t.points(red) == 7);
    CHECK(t.text().find("booty red-7") != std::string::npos);
    const auto with_kings = [&](const char* rest) { return Stand(rest, values); };
    CHECK(with_kings(
              "red O14 D15 | buff D67 P66 | black O83 D82 | white O40 D30 | to red | captive buff-red | kings red-buff")
              .points(red) == 5);
    CHECK(with_kings("red O14 D15 | buff D67 | black D82 | white O40 D30 | to red | led black | captive buff-red "
                     "black-red | kings red-buff red-black")
              .points(red) == 10);
    CHECK(with_kings("red O14 D15 | buff D67 | black D82 | white D30 | to red | led black | captive buff-red black-red "
                     "white-red | kings red-buff red-black red-white")
              .points(red) == 54);
    CHECK(with_kings("red D15 | buff O57 D67 | black D82 | white D30 | to buff | captive red-buff black-red white-red "
                     "| kings red-buff red-black red-white")
              .points(red) == 15);
}

// ---- texts ------------------------------------------------------------------------------------------------

TEST_CASE("positions: a slip is named with its place and what was wanted there") {
    CHECK(fault_of("red O14 | buff O57 | black O83").find("\"white\" and its pieces") != std::string::npos);
    CHECK(fault_of("red O14 X15 | buff O57 | black O83 | white O40 | to red") ==
          "line 1, column 9: unexpected \"X15\" (expected a piece (O D N S P) and its square, such as O14)");
    CHECK(fault_of("red O14 D14 | buff O57 | black O83 | white O40 | to red").find("one piece on a square") !=
          std::string::npos);
    CHECK(fault_of("red O14 O15 O16 | buff O57 | black O83 | white O40 | to red").find("two Rajahs") !=
          std::string::npos);
    CHECK(fault_of("red O14 P24 P25 P26 P27 P34 P35 P36 P37 | buff O57 | black O83 | white O40 | to red")
              .find("eight pieces") != std::string::npos);
    CHECK(fault_of("red O14 | buff O57 | black O83 | white O40 | to green").find("whose turn it is") !=
          std::string::npos);
    CHECK(fault_of("red D14 | buff O57 | black O83 | white O40 | to buff").find("nobody has captured it") !=
          std::string::npos);
    CHECK(fault_of("red D14 | buff O57 | black O83 | white O40 | to red | captive red-buff")
              .find("which has no commander") != std::string::npos);
    CHECK(fault_of("red O14 | buff O57 | black O83 | white O40 | to red | captive red-buff")
              .find("an army without a Rajah") != std::string::npos);
    CHECK(fault_of("red O14 | buff O57 | black O83 | white O40 | to red | throw 5").find("no roll") !=
          std::string::npos);
    CHECK(fault_of("red O14 | buff O57 | black O83 | white O40 | to red | throw 6", {{"dice", "vyasa"}})
              .find("from 2 to 5") != std::string::npos);
    CHECK(
        fault_of("red O14 | buff O57 | black O83 | white O40 | to red | exchanged | led black").find("in this order") !=
        std::string::npos);
    CHECK(fault_of("red O14 | buff O57 | black O83 | white O40 | to red | led red black")
              .find("only one of two allied armies") != std::string::npos);
    CHECK(fault_of("red O14 | buff O57 | black O83 | white O40 | to red | offered").find("an exchange is discussed") !=
          std::string::npos);
    CHECK(fault_of("red O14 | buff O57 | black O83 | white O40 | to red | thrones red-57").find("stakes") !=
          std::string::npos);
    CHECK(fault_of("red O14 | buff O57 | black O83 | white O40 | to red | ").find("ends too early") !=
          std::string::npos);
}

TEST_CASE("the computer neither offers an exchange nor leaves an offer unanswered") {
    Stand s(
        "red D13 P24 | buff D67 P56 | black O83 D82 P73 | white O40 D30 P41 | to black | captive red-buff buff-black");
    MoveList list;
    s.game.moves(s.p, list);
    const std::size_t before = list.size();
    s.game.prune(s.p, list);
    CHECK(list.size() == before - 1);
    s.play("offer");
    s.game.moves(s.p, list);
    s.game.prune(s.p, list);
    CHECK(list.size() == 2);
}

// ---- whole games ---------------------------------------------------------------------------------------------

TEST_CASE("falkener-chaturanga: the card, the board and random games in every preset keep what every game owes") {
    CHECK(told(card_problems(Chaturanga::card())) == "");
    std::vector<Chosen> kinds{preset("falkener"),
                              preset("vyasa"),
                              preset("alberuni"),
                              {{"dice", "opening"}, {"kakakashtha", "side"}},
                              {{"kakakashtha", "off"}, {"exchange", "demand"}, {"stakes", "vyasa"}},
                              with(with(preset("alberuni"), "exchange", "consent"), "vrihannauka", "all-three")};
    for (const Chosen& chosen : kinds) {
        auto game = make_game("falkener-chaturanga", chosen);
        REQUIRE(game);
        CHECK(told(board_problems(**game)) == "");
        for (std::uint64_t seed = 1; seed <= (deep() ? 60 : 6); ++seed) {
            Match match(*game);
            CHECK(told(play_at_random(match, seed, 600, 7, seed % 2 ? Taste::even : Taste::curious)) == "");
            CHECK(told(record_problems(match, &make_game)) == "");
        }
    }
}

TEST_CASE("perft: legal lines as a program apart from this one counts them (tests/perft/chaturanga.py)") {
    std::ifstream in(std::string(LUDUS_TESTS) + "/perft/falkener-chaturanga.tsv");
    REQUIRE(in);
    int positions = 0;
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line[0] == '#') continue;
        ++positions;
        CAPTURE(line);
        const std::size_t end = line.find('\t');
        const Stand s(line.substr(0, end));
        REQUIRE(s.fault == "");
        CHECK(s.text() == line.substr(0, end));
        std::istringstream counts(line.substr(end));
        int depth = 0;
        for (std::uint64_t lines = 0; counts >> lines;)
            CHECK(count_lines(s.game, s.p, ++depth, false, false).lines == lines);
    }
    CHECK(positions == 24);
}

TEST_CASE("falkener-chaturanga: every passage of the card is cited by a reason or a result") {
    std::set<std::string> cited;
    const auto look = [&](const Stand& s) {
        MoveList list;
        s.game.moves(s.p, list);
        for (const Move m : list)
            for (const Reason& reason : s.game.reasons(s.p, m)) cited.insert(reason.rule);
        if (const Outcome outcome = s.game.result(s.p); outcome.over) cited.insert(outcome.rule);
    };
    look(Stand());
    look(Stand("red O14 S13 P24 | buff O57 S45 P56 | black O83 S44 P73 | white O40 S34 P41 | to red"));
    look(Stand(
        "red D13 P24 | buff D67 P56 | black O83 D82 P73 | white O40 D30 P41 | to black | captive red-buff buff-black"));
    look(Stand("red O14 P75 S35 | buff O57 D67 | black O23 D82 | white O40 D30 N15 | to red"));
    look(Stand("red O14 P75 P26 | buff O57 D67 | black O83 D82 | white O40 D30 | to red"));
    look(Stand("red O14 | buff O57 D67 | black O83 D82 | white O40 D30 | to white"));
    look(Stand("red D15 | buff O57 D67 | black D82 | white D30 | to buff | captive red-buff black-red white-red"));
    look(Stand("red O56 O73 D54 | buff O57 D67 | black D82 | white D30 | to red | captive black-red white-red",
               {{"stakes", "vyasa"}}));
    look(Stand("", preset("vyasa")));
    look(Stand("", {{"dice", "opening"}}));
    look(Stand("", preset("alberuni")));
    look(Stand("red O14 D33 | buff O57 D67 N37 | black O83 D82 | white O40 D30 P73 | to red | throw 4-4",
               preset("alberuni")));
    const Stand drawn("", {{"repetition", "draw"}});
    cited.insert(drawn.game.repeated(std::span<const Chaturanga::Position>(&drawn.p, 1)).rule);
    for (const std::string& rule : Chaturanga::card().rules) CHECK_MESSAGE(cited.count(rule) == 1, rule);
}

TEST_CASE(
    "falkener-chaturanga: the four printed games, 278 moves and an exchange, and every √ of theirs is an attack") {
    // By game: the plies at which a √ is printed.
    const std::array<std::vector<int>, 4> printed{{
        {4, 11, 20, 36, 52, 60, 62},
        {1, 10, 17, 19, 24, 26, 28, 29, 30, 33},
        {12, 14, 16, 20, 21, 22, 45, 63, 78},
        {1, 6, 10, 12, 14, 16, 17, 23, 26, 28, 39, 49, 56, 62, 64, 65, 67, 70, 72, 76, 78, 86, 88},
    }};
    constexpr std::array<int, 4> plies{77, 35, 78, 88};
    constexpr std::array<const char*, 4> lost{"red", "black", "red", "red"};
    CHECK(examples_of("chess", "falkener-chaturanga").size() == 21);
    for (std::size_t n = 0; n < 4; ++n) {
        CAPTURE(n + 1);
        auto match = read_record(
            file_text(LUDUS_ASSETS "/examples/chess/falkener-chaturanga/game-" + std::to_string(n + 1) + ".game"));
        REQUIRE(match);
        std::set<int> attacks;
        int ply = 0;
        for (const int node : match->whole_line()) {
            const Match::Node& at = match->node(node);
            if (at.parent < 0 || at.words == "offer" || at.words == "accept") continue;
            ++ply;
            for (const Reason& reason : match->game().reasons(match->node(at.parent).position, at.move))
                if (reason.rule == "falkener.chaturanga.check" &&
                    reason.told().find("is under attack") != std::string::npos)
                    attacks.insert(ply);
        }
        CHECK(ply == plies[n]);
        for (const int marked : printed[n]) CHECK_MESSAGE(attacks.count(marked) == 1, "ply " << marked);
        match->go_last();
        CHECK(match->game().write(match->position()).find(std::string("captive ") + lost[n]) != std::string::npos);
    }
}
