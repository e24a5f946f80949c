// Clauses of Chaturanga beyond the worked examples: thrones and captors, Ships that meet, the order of turns, dice used one by
// one, and what makes two positions the same.
// Long: one test for each choice a reader has.

#include "tests/unit/chess/chaturanga_support.hpp"

using namespace ludus;
using namespace ludus::chess;
using namespace ludus::chess::tests;

namespace {

const Chosen& vyasas() {
    static const Chosen chosen{{"stakes", "vyasa"}};
    return chosen;
}
const Chosen& alberuni() {
    static const Chosen chosen = preset("alberuni");
    return chosen;
}

/// The part of the position's text that begins so, or "".
std::string part(const Stand& s, const std::string& word) {
    const std::string text = s.text();
    const auto at = text.find("| " + word + " ");
    if (at == std::string::npos) return "";
    const auto end = std::min(text.find(" |", at + 2), text.size());
    return text.substr(at + 3 + word.size(), end - at - 3 - word.size());
}

}  // namespace

// ---- thrones and captors ------------------------------------------------------------------------------

TEST_CASE("verses 14 and 15: a throne gained double stays double, one gained single may become so") {
    const char* empty = "red O56 D13 | buff O77 D67 | black O83 D82 | white O40 D30 | to red | thrones red-57";
    const char* full = "red O56 D13 | buff O57 D67 | black O83 D82 | white O40 D30 | to red | thrones red-57";
    CHECK(part(Stand(std::string(empty) + "+", vyasas()).play("56-57"), "thrones") == "red-57+");
    CHECK(Stand(std::string(empty) + "+", vyasas()).why("56-57", "stakes.sinhasana") ==
          "The king reaches the throne of Buff: the stake was counted before.");
    CHECK(part(Stand(empty, vyasas()).play("56-57"), "thrones") == "red-57");
    CHECK(part(Stand(full, vyasas()).play("56-57"), "thrones") == "red-57+");
    CHECK(Stand(full, vyasas()).why("56-57", "stakes.sinhasana") == "The king reaches the throne of Buff: two stakes.");
    CHECK(part(Stand(std::string(full) + "+", vyasas()).play("56-57"), "thrones") == "red-57+");
    // Another throne is another stake, and double only where a Rajah is taken on it.
    CHECK(part(Stand("red O56 D13 | buff O77 P57 | black O83 D82 | white O40 D30 P41 | to red | thrones red-40+ red-83",
                     vyasas())
                   .play("56-57"),
               "thrones") == "red-57 red-83 red-40+");
}

TEST_CASE("falkener.chaturanga.stakes.sinhasana: who leads two armies gains by either Rajah, on no throne of his own") {
    // Red commands Black too, whose own Rajah stands.
    const auto blacks = [](const char* rajah, const char* way) {
        Stand s(std::string("red O63 D13 | buff O77 D67 P66 | black ") + rajah +
                    " D81 | white O20 D30 P41 | to black | led black",
                vyasas());
        REQUIRE(s.fault == "");
        CHECK(s.mover() == "red");
        return part(s.play(way), "thrones");
    };
    CHECK(blacks("O56", "56-57") == "red-57");
    CHECK(blacks("O50", "50-40") == "red-40");
    CHECK(blacks("O15", "15-14") == "");
    CHECK(blacks("O73", "73-83") == "");
}

TEST_CASE("falkener.chaturanga.stakes.chaturaji: how a Rajah was taken is kept where Vyasa's stakes are played") {
    const char* near = "red O56 D53 | buff O57 D67 | black O83 D82 | white O40 D30 | to red";
    CHECK(part(Stand(near, vyasas()).play("56-57"), "captive") == "buff-red++");
    CHECK(part(Stand(near, vyasas()).play("53-54 67-57"), "captive") == "");
    CHECK(part(Stand("red O56 D53 | buff O47 D67 | black O83 D82 | white O40 D30 | to red", vyasas()).play("56-47"),
               "captive") == "buff-red+");
    CHECK(part(Stand("red O14 D53 | buff O57 D67 | black O83 D82 | white O40 D30 | to red", vyasas()).play("53-57"),
               "captive") == "buff-red");
    CHECK(part(Stand(near).play("56-57"), "captive") == "buff-red");
    // He comes back, or another of his army rises: then nothing is held of him.
    Stand back(
        "red D13 P24 | buff D67 P56 | black O83 D82 P73 | white O40 D30 P41 | to red | captive red-buff++ buff-black+ "
        "| exchanged | enter red buff",
        vyasas());
    CHECK(part(back.play("O*16"), "captive") == "buff-black+");
    CHECK(back.game.read_position(back.text()).value() == back.p);
    Stand rising(
        "red P74 S35 | buff O57 D67 D24 | black O62 D82 | white O40 D30 | to red | led red | captive red-black+",
        vyasas());
    CHECK(rising.mover() == "black");
    rising.play("74-84=O");
    CHECK(rising.text() == "red O84 S35 | buff O57 D24 D67 | black O62 D82 | white O40 D30 | to buff | led red");
    CHECK(rising.game.read_position(rising.text()).value() == rising.p);
    CHECK(rising.game.commander(rising.p, red) == black);
}

TEST_CASE("falkener.chaturanga.stakes.chaturaji: one stake, two or four, told as it is gained") {
    const auto told = [](const std::string& how, const char* rajah, const char* last) {
        return Stand("red " + std::string(rajah) +
                         " D54 | buff O57 D67 | black D82 | white D30 | to red | led black | captive black-red" + how +
                         " white-red" + how,
                     vyasas())
            .why(last, "stakes.chaturaji");
    };
    CHECK(told("", "O14", "54-57") == "Red still has its own king and has captured the other three: one stake.");
    CHECK(told("+", "O56", "56-57") == "Red still has its own king and has captured the other three: two stakes.");
    CHECK(told("++", "O56", "56-57") == "Red still has its own king and has captured the other three: four stakes.");
    CHECK(told("++", "O14", "54-44") == "none");
}

TEST_CASE("falkener.chaturanga.take-ally: who takes the Rajah of him who led him leads him from then on") {
    // Black's men were led by Red; now Black has a Rajah of his own again and takes Red's.
    Stand s("red O14 D13 | buff O57 D67 | black O23 D82 | white O40 D30 | to black");
    CHECK(s.play("23-14").text() ==
          "red D13 | buff O57 D67 | black O14 D82 | white O40 D30 | to white | led red | captive red-black");
    CHECK(s.play("40-41").mover() == "black");
    CHECK(s.why("13-12", "take-ally") == "Black also commands Red.");
    Stand both("red O14 D13 | buff O57 D67 | black O23 D82 | white O40 D30 | to red | led red");
    CHECK(both.mover() == "black");
    CHECK_FALSE(both.legal("14-23"));
    CHECK_FALSE(both.legal("13-23"));
}

// ---- Ships ------------------------------------------------------------------------------------------------

TEST_CASE("falkener.chaturanga.vrihannauka: whichever corner of the square the fourth Ship completes") {
    struct Case {
        const char *from, *to, *buff, *black, *white;
    };
    for (const Case& c : {Case{"13", "35", "45", "44", "34"},
                          {"12", "34", "45", "35", "44"},
                          {"62", "44", "45", "35", "34"},
                          {"67", "45", "35", "34", "44"}}) {
        CAPTURE(c.to);
        const std::string text = std::string("red O14 S") + c.from + " | buff O57 S" + c.buff +
                                 " P56 | black O83 P73 S" + c.black + " | white O40 S" + c.white + " P41 | to red";
        const std::string way = std::string(c.from) + "-" + c.to;
        CHECK(Stand(text).play(way).text() == std::string("red O14 S") + c.to + " | buff O57 P56 | black O83 S" +
                                                  c.black + " P73 | white O40 P41 | to buff");
        CHECK(Stand(text, {{"vrihannauka", "all-three"}}).play(way).text() ==
              std::string("red O14 S") + c.to + " | buff O57 P56 | black O83 P73 | white O40 P41 | to buff");
        // One of the four another man, and nothing comes off.
        std::string other = text;
        other.replace(other.find("| black O83 P73 S") + 16, 1, "D");
        CHECK(Stand(other).play(way).text().find(std::string("buff O57 S") + c.buff) != std::string::npos);
        CHECK(Stand(other).why(way, "vrihannauka") == "none");
    }
    // Only the Ship that comes completes it: other men moving past take nobody.
    Stand standing("red O14 S35 P24 | buff O57 S45 P56 | black O83 S44 P73 | white O40 S34 P41 | to red");
    CHECK(standing.play("24-34").fault != "");
    Stand quiet("red O14 S35 P25 | buff O57 S45 P56 | black O83 S44 P73 | white O40 S34 P41 | to red");
    CHECK(quiet.play("14-13").text().find("buff O57 S45") != std::string::npos);
    // At the edge of the board, too.
    CHECK(
        Stand("red O14 S32 | buff O57 S20 P56 | black O83 P73 S11 | white O40 S21 P41 | to red").play("32-10").text() ==
        "red O14 S10 | buff O57 P56 | black O83 S11 P73 | white O40 P41 | to buff");
    CHECK(Stand("red O14 S33 | buff O57 S10 P56 | black O83 S21 | white O40 S20 P41 | to red").play("33-11").text() ==
          "red O14 S11 | buff O57 P56 | black O83 S21 | white O40 P41 | to buff");
}

// ---- turns --------------------------------------------------------------------------------------------------

TEST_CASE("falkener.chaturanga.turn: an army that is led and has no man left is passed over") {
    Stand s("red O23 D13 | buff O47 D87 | black D82 | white O40 D30 | to buff | led black | captive black-red");
    CHECK(s.play("87-82").text().find("to white") != std::string::npos);
    // Two without a commander, one after the other.
    Stand two("red D13 | buff D67 P66 | black O83 P73 | white O40 P41 | to white | captive red-buff buff-black",
              {{"exchange", "no"}});
    CHECK(two.play("41-42").text().find("to black") != std::string::npos);
}

TEST_CASE("falkener.chaturanga.dice.opening: each army throws once, whatever it could play") {
    const Chosen opening{{"dice", "opening"}};
    Stand s("", opening);
    CHECK(s.text().ends_with("| first red buff black white"));
    s.play("throw-5");
    CHECK(s.text().ends_with("| first red buff black white | throw 5"));
    s.play("24-34");
    CHECK(s.text().ends_with("to buff | first buff black white"));
    CHECK(s.mover() == "chance");
    // A throw nobody can play is lost, and so is the right to another.
    Stand lost("red O14 D15 P25 P16 P35 | buff O57 | black O83 | white O40 | to red | first red | throw 4", opening);
    CHECK(lost.moves() == "");
    Stand shut(
        "red O14 D15 N16 P24 P25 P35 P34 | buff O57 P56 | black O83 P73 | white O40 P41 | to red | first red | throw 2",
        opening);
    CHECK(shut.moves() == "lost");
    CHECK(shut.play("lost 56-55").text().find("to black") != std::string::npos);
}

TEST_CASE("falkener.chaturanga.dice.opening: a piece or the soldier before its own square, by the number of each") {
    // The soldiers have changed squares: what stands before the piece's home counts, not who began there.
    const Chosen opening{{"dice", "opening"}};
    const auto with = [&](const char* thrown) {
        return Stand(std::string("red O14 D33 N55 S46 P24 P45 | buff O57 P56 | black O83 P73 | white O40 P41 | to red "
                                 "| first red | throw ") +
                         thrown,
                     opening);
    };
    CHECK(with("5").moves() == "14-13 14-15 14-23 14-25 24-34");
    CHECK(with("4").moves("33-").size() > 0);
    CHECK(with("4").moves("14-") == "");
    CHECK(with("4").moves("24-") == "");
    CHECK(with("4").moves("45-") == "");
    CHECK(with("3").moves("55-").size() > 0);
    CHECK(with("3").moves("33-") == "");
    CHECK(with("2").moves("46-").size() > 0);
    CHECK(with("2").moves("55-") == "");
}

TEST_CASE("falkener.chaturanga.alberuni: of two dice the one that moved the man is used, and the other waits") {
    const char* text =
        "red O14 D33 N55 S46 P44 | buff O57 D67 P56 | black O83 D82 P73 | white O40 D30 P41 | to red | throw ";
    const auto left = [&](const char* thrown, const char* way) {
        Stand s(text + std::string(thrown), alberuni());
        REQUIRE(s.fault == "");
        return part(s.play(way), "throw");
    };
    CHECK(left("6-4", "33-43") == "4");
    CHECK(left("6-3", "33-43") == "3");
    CHECK(left("6-3", "55-67") == "6");
    CHECK(left("5-1", "44-54") == "1");
    CHECK(left("3-2", "46-24") == "3");
    CHECK(left("3-2", "55-67") == "2");
    CHECK(left("5-5", "14-13") == "5");
    CHECK(left("4", "33-43") == "");
    CHECK(left("1", "44-54") == "");
    CHECK(left("1-1", "44-54") == "1");
    CHECK(Stand(text + std::string("6-5"), alberuni()).moves("46-") == "");
    CHECK(Stand(text + std::string("6-5"), alberuni()).moves("55-") == "");
    // With the game won by the first nothing is left to play.
    Stand won("red O14 D53 | buff O57 D67 | black O83 D82 | white D30 | to red | captive white-black | throw 6-4",
              alberuni());
    won.play("53-57");
    CHECK(won.ended_by() == "end");
    CHECK(part(won, "throw") == "");
    CHECK(won.text().find("to red") != std::string::npos);
}

TEST_CASE("chaturanga: a turn begins where nothing is thrown and nothing is said of an exchange") {
    const auto begins = [](const Stand& s) { return s.game.at_turn_start(s.p); };
    CHECK(begins(Stand()));
    CHECK(begins(Stand("", {{"dice", "vyasa"}})));
    CHECK_FALSE(begins(Stand("", {{"dice", "vyasa"}}).play("throw-5")));
    Stand s(
        "red D13 P24 | buff D67 P56 | black O83 D82 P73 | white O40 D30 P41 | to black | captive red-buff buff-black");
    CHECK(begins(s));
    CHECK_FALSE(begins(s.play("offer")));
    CHECK_FALSE(begins(s.play("decline")));
    CHECK(begins(s.play("73-63")));
}

// ---- the exchange -----------------------------------------------------------------------------------------------

TEST_CASE("falkener.chaturanga.exchange: the other side's leader answers, whichever of its armies he leads") {
    Stand buffs(
        "red D13 P24 | buff O57 D67 P56 | black O83 D82 P73 | white D30 P41 | to black | captive red-buff white-black");
    CHECK(buffs.play("offer").mover() == "buff");
    Stand whites(
        "red D13 P24 | buff D67 P56 | black O83 D82 P73 | white O40 D30 P41 | to black | captive red-buff buff-black");
    CHECK(whites.play("offer").mover() == "white");
    Stand from_red(
        "red O14 D13 P24 | buff D67 P56 | black D82 P73 | white O40 D30 P41 | to red | captive buff-black black-white");
    CHECK(from_red.play("offer").mover() == "white");
}

TEST_CASE("falkener.chaturanga.exchange: one Rajah still to enter keeps his side in the game") {
    CHECK(Stand("red D13 P24 | buff O57 D67 | black D82 | white O40 D30 | to red | captive red-buff black-white | "
                "exchanged | enter red")
              .ended_by() == "going on");
    CHECK(Stand("red O14 D15 | buff D67 | black O83 D82 | white D30 | to white | captive buff-red white-black | "
                "exchanged | enter white")
              .ended_by() == "going on");
    CHECK(
        Stand("red O14 D15 | buff D67 | black O83 D82 | white D30 | to red | captive buff-red white-black | exchanged")
            .ended_by() == "end");
}

TEST_CASE("verses 22 and 23: only who took the later of the two may demand, in his own turn and till it is done") {
    const Chosen demand{{"exchange", "demand"}};
    const char* text =
        "red D13 P24 | buff D67 P56 | black O83 D82 P73 | white O40 D30 P41 | to %s | captive red-white buff-black | "
        "victor %s";
    const auto at_turn = [&](const char* turn, const char* victor) {
        std::string t = text;
        t.replace(t.find("%s"), 2, turn);
        t.replace(t.find("%s"), 2, victor);
        return Stand(t, demand);
    };
    CHECK(at_turn("black", "black").legal("demand"));
    CHECK_FALSE(at_turn("white", "black").legal("demand"));
    CHECK_FALSE(at_turn("black", "white").legal("demand"));
    CHECK(at_turn("white", "white").legal("demand"));
    Stand s = at_turn("white", "white");
    s.play("demand");
    CHECK(part(s, "victor") == "");
    CHECK(part(s, "enter") == "red buff");
    // The later of the two, and no other after him.
    Stand later(
        "red O14 D13 P24 | buff O57 D56 | black D23 P72 | white D30 P41 | to red | captive black-white white-red",
        demand);
    CHECK(part(later, "victor") == "");
    Stand first("red D53 P24 | buff O57 P56 | black O83 D17 P73 | white O40 D30 P41 | to black | captive red-buff",
                demand);
    CHECK(part(first.play("17-57"), "victor") == "black");
}

// ---- how it ends ----------------------------------------------------------------------------------------------

TEST_CASE("chaturanga: an ending is told with who has lost, and the stakes where they are played") {
    const auto told = [](const char* text, const Chosen& chosen = {}) {
        const Stand s(text, chosen);
        REQUIRE(s.fault == "");
        return s.game.result(s.p).text;
    };
    const char* reds = "red D13 | buff O57 D67 | black D82 | white O40 D30 | to buff | captive red-buff black-white";
    CHECK(told(reds) == "Buff and White win: both kings of Red and Black are captured.");
    CHECK(told(reds, vyasas()) ==
          "Both kings of Red and Black are captured. Stakes: Red and Black 0, Buff and White 0.");
    const char* alone = "red O14 D15 | buff O57 | black O83 D82 | white O40 D30 | to red";
    CHECK(told(alone) == "Draw: the king of Buff is left alone.");
    CHECK(told((std::string(alone) + " | thrones red-57 white-83+").c_str(), vyasas()) ==
          "The king of Buff is left alone. Stakes: Red and Black 1, Buff and White 2.");
    CHECK(told("red O14 D54 | buff D67 | black D82 | white D30 | to red | led black | captive buff-red black-red "
               "white-red",
               vyasas()) == "Red has captured the three other kings. Stakes: Red and Black 1, Buff and White 0.");
    CHECK(told("red O14 D15 | buff O57 D67 | black O83 D82 | white O40 D30 | to red") == "");
}

TEST_CASE("falkener.general.repetition: with stakes a position that returns gives each side what it has gained") {
    const auto score = [](const char* text, const Chosen& chosen) {
        const Stand s(text, chosen);
        REQUIRE(s.fault == "");
        const Outcome outcome = s.game.repeated(std::span<const chaturanga::Position>(&s.p, 1));
        CHECK(outcome.over);
        CHECK(outcome.text == "Draw: the same position has come back.");
        return outcome.score;
    };
    const char* text = "red O14 D15 | buff O57 D67 | black O83 D82 | white O40 D30 | to red";
    CHECK(score(text, {{"repetition", "draw"}}) == std::array<float, 4>{0.5f, 0.5f, 0.5f, 0.5f});
    CHECK(score((std::string(text) + " | thrones red-57 buff-14+ black-40+").c_str(),
                {{"repetition", "draw"}, {"stakes", "vyasa"}}) == std::array<float, 4>{3, 2, 3, 2});
    CHECK(Stand("", {{"repetition", "draw"}}).game.repetition_limit() == 3);
    CHECK(Stand().game.repetition_limit() == 0);
}

// ---- positions --------------------------------------------------------------------------------------------------

TEST_CASE("chaturanga: positions that differ in anything differ in their hashes too") {
    struct Pair {
        Chosen chosen;
        std::string one, other;
    };
    const std::string men = "red O14 D15 | buff O57 D67 | black O83 D82 | white O40 D30 | to ";
    const std::string held =
        "red D13 P24 | buff D67 P56 | black O83 D82 P73 | white O40 D30 P41 | to black | captive red-buff buff-black";
    const Pair pairs[] = {
        {{}, men + "red", men + "buff"},
        {{}, men + "red", "red O14 D16 | buff O57 D67 | black O83 D82 | white O40 D30 | to red"},
        {{}, men + "red", "red O14 N15 | buff O57 D67 | black O83 D82 | white O40 D30 | to red"},
        {{}, men + "red | led red", men + "red"},
        {{}, men + "red | led red", men + "red | led black"},
        {{}, held, held + " | exchanged"},
        {{}, held + " | exchanged | enter red", held + " | exchanged | enter buff"},
        {{}, held, held + " | offered"},
        {{}, held + " | offered", held + " | declined"},
        {{},
         held,
         "red D13 P24 | buff D67 P56 | black O83 D82 P73 | white O40 D30 P41 | to black | captive red-white "
         "buff-black"},
        {{{"exchange", "demand"}}, held + " | victor black", held + " | victor buff"},
        {vyasas(), men + "red | spared black", men + "red"},
        {vyasas(), held,
         "red D13 P24 | buff D67 P56 | black O83 D82 P73 | white O40 D30 P41 | to black | captive red-buff+ "
         "buff-black"},
        {vyasas(), men + "red | thrones red-57", men + "red | thrones red-57+"},
        {vyasas(), men + "red | thrones red-57", men + "red | thrones white-57"},
        {{{"dice", "opening"}}, men + "red | first red", men + "red | first buff"},
        {{{"dice", "vyasa"}}, men + "red | throw 5", men + "red | throw 4"},
        {{{"dice", "alberuni"}}, men + "red | throw 6-5", men + "red | throw 6-4"},
        {{{"dice", "alberuni"}}, men + "red | throw 6-5", men + "red | throw 6"},
        {{{"stakes", "alberuni"}}, men + "red | booty red-3", men + "red | booty red-4"},
        {{{"stakes", "alberuni"}}, men + "red | booty red-3", men + "red | booty black-3"},
        {{{"stakes", "alberuni"}}, men + "red | kings red-buff", men + "red | kings red-white"},
        {{{"stakes", "alberuni"}}, men + "red | kings red-buff", men + "red | kings red-buff red-buff"},
    };
    for (const Pair& pair : pairs) {
        CAPTURE(pair.one);
        CAPTURE(pair.other);
        const Stand a(pair.one, pair.chosen), b(pair.other, pair.chosen);
        REQUIRE(a.fault == "");
        REQUIRE(b.fault == "");
        CHECK_FALSE(a.p == b.p);
        CHECK(a.game.hash(a.p) != b.game.hash(b.p));
        CHECK(a.game.hash(a.p) == a.game.hash(Stand(pair.one, pair.chosen).p));
    }
}

TEST_CASE("chaturanga: a move is tactical that takes or raises a man") {
    const auto is_tactical = [](const char* text, const char* words) {
        const Stand s(text);
        return s.game.is_tactical(s.p, read_by_words(s.game, s.p, words).value());
    };
    const char* text = "red O14 P75 D33 | buff O57 D67 P36 | black O83 D82 | white O40 D30 | to red";
    CHECK(is_tactical(text, "33-36"));
    CHECK(is_tactical(text, "75-85=D"));
    CHECK_FALSE(is_tactical(text, "75-85"));
    CHECK_FALSE(is_tactical(text, "33-34"));
    const char* held =
        "red D13 P24 | buff D67 P56 | black O83 D82 P73 | white O40 D30 P41 | to black | captive red-buff buff-black";
    CHECK_FALSE(is_tactical(held, "offer"));
    CHECK_FALSE(
        is_tactical("red D13 P24 | buff D67 P56 | black O83 D82 P73 | white O40 D30 P41 | to red | captive red-buff "
                    "buff-black | exchanged | enter red",
                    "O*20"));
}
