// What is to be seen of Chaturanga: the board, the captured kings and the dice beside it, the men of four armies, what is
// touched to make a move, and the board as plain text.

#include "tests/unit/chess/chaturanga_support.hpp"

using namespace ludus;
using namespace ludus::chess;
using namespace ludus::chess::tests;

namespace {

using List = std::vector<std::string>;

List touched(const Stand& s, const std::string& words) {
    REQUIRE(s.fault == "");
    const Board board = s.game.board();
    const auto m = read_by_words(s.game, s.p, words);
    REQUIRE_MESSAGE(m, words);
    List out;
    for (const int spot : s.game.touches(s.p, *m)) {
        REQUIRE(spot >= 0);
        REQUIRE(at(spot) < board.spots.size());
        out.push_back(board.spots[at(spot)].name);
    }
    return out;
}

Face face_on(const Stand& s, const char* spot) {
    const Board board = s.game.board();
    for (const Face& face : s.game.faces(s.p))
        if (face.spot == board.find(spot)) return face;
    FAIL_CHECK("nobody on " << spot);
    return {};
}

Chosen vyasa() { return preset("vyasa"); }
Chosen alberuni() { return preset("alberuni"); }

}  // namespace

TEST_CASE(
    "chaturanga board: a place for each captive Rajah at its right, the dice below them, a button for each face of a "
    "die") {
    const auto beside = [](const Chosen& chosen) {
        const Board b = Stand("", chosen).game.board();
        List out;
        for (std::size_t i = 64; i < b.spots.size(); ++i) {
            const Spot& s = b.spots[i];
            if (s.kind != SpotKind::pocket) continue;
            const float left = 0.6f + 8 + 0.3f, top = static_cast<float>(s.row);
            CHECK(s.outline == std::vector<Vec>{{left, top}, {left + 1, top}, {left + 1, top + 1}, {left, top + 1}});
            CHECK(s.centre == Vec{left + 0.5f, top + 0.5f});
            CHECK(s.column == 8);
            CHECK(s.tone == Tone::light);
            out.push_back(s.name + ": " + s.label + ", " + std::to_string(s.row));
        }
        return out;
    };
    const List captives = {"captive-red: kings held, 0", "captive-buff: kings held, 1", "captive-black: kings held, 2",
                           "captive-white: kings held, 3"};
    CHECK(beside({}) == captives);
    List with_die = captives;
    with_die.push_back("die1: die 1, 7");
    CHECK(beside(vyasa()) == with_die);
    CHECK(beside({{"dice", "opening"}}) == with_die);
    List with_dice = captives;
    with_dice.push_back("die1: die 1, 6");
    with_dice.push_back("die2: die 2, 7");
    CHECK(beside(alberuni()) == with_dice);

    const auto buttons = [](const Chosen& chosen) {
        std::string out;
        for (const Spot& s : Stand("", chosen).game.board().spots)
            if (s.kind == SpotKind::button) out += s.name + (s.label.empty() ? "" : "=" + s.label) + ";";
        return out;
    };
    const std::string words =
        "stay=Do not promote;as-O=Promote to king (Rajah);as-D=Promote to elephant;as-N=Promote to horse;as-S=Promote "
        "to ship;"
        "offer=Offer to exchange the captured kings;accept=Accept the exchange;decline=Decline the exchange;"
        "demand=Demand the exchange of captured kings;pass=Pass;lost=No piece can use the roll;";
    CHECK(buttons({}) == words);
    CHECK(buttons(vyasa()) == "1;2;3;4;5;6;" + words);
    CHECK(buttons(alberuni()) == "1;2;3;4;5;6;" + words);

    const Board b = Stand().game.board();
    CHECK(b.width == 0.6f + 8 + 0.3f + 1);
    CHECK(b.height == 8.6f);
    CHECK(b.spots[0].tone == Tone::dark);
    CHECK(b.spots[1].tone == Tone::light);
    CHECK(b.lines.size() == 4);
    CHECK(b.labels.size() == 8 + 7 + 8 + 8);
    CHECK(b.labels[0].notation == 0);
}

TEST_CASE("chaturanga men: each looks where his army goes, and is told as captive or leaderless where he is") {
    const Stand s("red D13 P24 | buff O57 S67 | black O83 N82 | white O40 P41 | to black | captive red-buff");
    const Face elephant = face_on(s, "13");
    CHECK(elephant.owner == red);
    CHECK(elephant.name == "Red elephant, leaderless");
    CHECK(elephant.text == "D");
    CHECK(elephant.shape == Shape::figure);
    CHECK(elephant.figure == "rook");
    CHECK(elephant.native == "elephant");
    CHECK(elephant.sign == "tower");
    CHECK(elephant.facing == 1);
    CHECK(face_on(s, "67").name == "Buff ship");
    CHECK(face_on(s, "67").facing == 2);
    CHECK(face_on(s, "82").facing == 3);
    CHECK(face_on(s, "82").name == "Black horse");
    CHECK(face_on(s, "41").facing == 0);
    CHECK(face_on(s, "41").name == "White foot-soldier");
    CHECK(face_on(s, "captive-red").name == "Red king (Rajah), captured");
    CHECK(face_on(s, "captive-red").owner == red);
    CHECK(s.game.faces(s.p).size() == 8 + 1);
    CHECK(Stand().game.faces(Stand().p).size() == 32);
    // He who is taken is the same man in his prison, and when he comes back.
    Stand taken("red O14 D53 | buff O57 D67 | black O83 D82 | white O40 D30 | to red");
    const int rajah = face_on(taken, "57").id;
    CHECK(face_on(taken.play("53-57"), "captive-buff").id == rajah);
}

TEST_CASE("chaturanga dice: shown while one is to be thrown, and what of them is not yet used") {
    const auto dice = [](const Stand& s) {
        List out;
        for (const Face& face : s.game.faces(s.p))
            if (face.shape == Shape::die) {
                CHECK(face.spot == 68 + face.id - 64);
                CHECK(face.owner == red);
                out.push_back(face.text + "|" + face.name);
            }
        return out;
    };
    CHECK(dice(Stand()).empty());
    CHECK(dice(Stand("", vyasa())) == List{"|a die to roll"});
    CHECK(dice(Stand("", vyasa()).play("throw-5")) == List{"5|die 5"});
    CHECK(dice(Stand("", alberuni())) == List{"|a die to roll", "|a die to roll"});
    CHECK(dice(Stand("", alberuni()).play("throw-6-5")) == List{"6|die 6", "5|die 5"});
    CHECK(dice(Stand("", alberuni()).play("throw-6-5 25-35")) == List{"6|die 6"});
    CHECK(dice(Stand("red O14 D13 | buff D67 P66 | black O83 D82 | white D30 | to red | captive buff-red white-red",
                     alberuni()))
              .empty());
    CHECK(
        dice(Stand("", {{"dice", "opening"}}).play("throw-5 14-13 throw-5 57-46 throw-5 83-74 throw-5 40-51")).empty());
}

TEST_CASE("chaturanga: what is touched to make a move") {
    const char* rising = "red O14 P75 P26 | buff O57 D67 | black O83 D82 | white O40 D30 | to red";
    CHECK(touched(Stand(rising), "75-85=D") == List{"75", "85", "as-D"});
    CHECK(touched(Stand(rising), "75-85") == List{"75", "85", "stay"});
    CHECK(touched(Stand(rising), "26-36") == List{"26", "36"});
    CHECK(touched(Stand(rising), "14-15") == List{"14", "15"});
    CHECK(touched(Stand(rising, {{"promotion_choice", "must"}}), "75-85=D") == List{"75", "85", "as-D"});
    CHECK(touched(Stand("red O14 P74 S35 | buff O57 D67 D24 | black O62 D82 | white O40 D30 | to red"), "74-84=O") ==
          List{"74", "84", "as-O"});
    CHECK(touched(Stand("red O14 P75 P26 | buff O57 D67 | black O83 D82 | white O40 D30 | to red"), "75-85=D") ==
          List{"75", "85", "as-D"});
    // An Elephant on a square of rank is no soldier.
    CHECK(touched(Stand("red O14 D75 P26 | buff O57 D67 | black O83 D82 | white O40 D30 | to red"), "75-85") ==
          List{"75", "85"});
    Stand s(
        "red D13 P24 | buff D67 P56 | black O83 D82 P73 | white O40 D30 P41 | to black | captive red-buff buff-black");
    CHECK(touched(s, "offer") == List{"offer"});
    s.play("offer");
    CHECK(touched(s, "accept") == List{"accept"});
    CHECK(touched(s, "decline") == List{"decline"});
    s.play("accept 73-63 41-42");
    CHECK(touched(s, "O*16") == List{"captive-red", "16"});
    CHECK(touched(s.play("O*16"), "O*86") == List{"captive-buff", "86"});
    Stand victor("red D13 P24 | buff O57 D67 P56 | black O83 D17 P73 | white O40 D30 P41 | to black | captive red-buff",
                 {{"exchange", "demand"}});
    CHECK(touched(victor.play("17-57 41-42"), "demand") == List{"demand"});
    CHECK(touched(Stand("red O87 P86 P77 P76 | buff O40 P41 | black O83 P82 | white O10 P11 | to red"), "pass") ==
          List{"pass"});
    CHECK(touched(Stand("", vyasa()), "throw-3") == List{"3"});
    CHECK(touched(Stand("", vyasa()).play("throw-4"), "lost") == List{"lost"});
    CHECK(touched(Stand("", alberuni()), "throw-6-4") == List{"6", "4"});
    CHECK(touched(Stand("", alberuni()), "throw-1-1") == List{"1", "1"});
}

TEST_CASE("chaturanga: the board as plain text, who commands whom, the stakes and the dice") {
    CHECK(Stand("red O23 D13 | buff O47 D67 | black D82 P72 | white O40 D30 | to black | led black | captive black-red")
              .game.sketch(Stand("red O23 D13 | buff O47 D67 | black D82 P72 | white O40 D30 | to black | led black | "
                                 "captive black-red")
                               .p) ==
          "8  .  .  . fO  . fD  .  .\n"
          "7  .  .  .  .  .  .  .  .\n"
          "6  .  .  .  .  .  .  .  .\n"
          "5  .  .  .  .  .  .  .  .\n"
          "4 rD rO  .  .  .  .  .  .\n"
          "3  .  .  .  .  .  . bP bD\n"
          "2  .  .  .  .  .  .  .  .\n"
          "1  .  . wD wO  .  .  .  .\n"
          "   a  b  c  d  e  f  g  h\n"
          "r Red, f Buff, b Black, w White\n"
          "Red commands Black too\n"
          "Black to move\n");
    const auto end = [](const Stand& s) {
        REQUIRE(s.fault == "");
        const std::string text = s.game.sketch(s.p);
        return text.substr(text.find("w White\n") + 8);
    };
    CHECK(end(Stand()) == "Red to move\n");
    CHECK(end(Stand("red D13 | buff O57 D67 | black O83 D82 | white O40 D30 | to black | captive red-buff")) ==
          "Red has no king to command it\nBlack to move\n");
    CHECK(end(Stand("red D13 | buff O57 D67 | black O83 D82 | white O40 D30 | to red | captive red-buff | exchanged | "
                    "enter red")) == "Red’s king is to return\nRed to move\n");
    Stand offered(
        "red D13 P24 | buff D67 P56 | black O83 D82 P73 | white O40 D30 P41 | to black | captive red-buff buff-black");
    CHECK(end(offered.play("offer")) ==
          "Red has no king to command it\nBuff has no king to command it\nan exchange of the captured kings is "
          "offered\nBlack to move\n");
    CHECK(end(offered.play("decline")) ==
          "Red has no king to command it\nBuff has no king to command it\nBlack to move\n");
    CHECK(end(Stand("", vyasa())) == "stakes: Red 0, Buff 0, Black 0, White 0\nRed to roll\n");
    CHECK(end(Stand("", vyasa()).play("throw-5")) ==
          "stakes: Red 0, Buff 0, Black 0, White 0\nthe dice: 5\nRed to move\n");
    CHECK(end(Stand("", alberuni()).play("throw-6-5")) ==
          "stakes: Red 0, Buff 0, Black 0, White 0\nthe dice: 6 and 5\nRed to move\n");
    // Over, and nothing is thrown any more.
    CHECK(end(Stand("red O14 D13 | buff D67 P66 | black O83 D82 | white D30 | to red | captive buff-red white-red | "
                    "kings red-buff red-white",
                    alberuni())) ==
          "Buff has no king to command it\nWhite has no king to command it\nstakes: Red 10, Buff 0, Black 0, White "
          "0\nRed to move\n");
}
