// Positions of Chaturanga as text: what is written of each part, and where and why a broken one is refused.

#include "tests/unit/broken_text.hpp"
#include "tests/unit/chess/chaturanga_support.hpp"

using namespace ludus;
using namespace ludus::chess;
using namespace ludus::chess::tests;
using namespace ludus::tests;

namespace {

void check_refused(const Chosen& chosen, std::initializer_list<Broken> all) {
    const Chaturanga game(Options::of(Chaturanga::card(), chosen).value());
    check_refused_by([&](const std::string& text) { return game.read_position(text); }, all);
}

/// What is wrong with a position whose words are all well formed; "" where nothing is.
std::string impossible(const std::string& text, const Chosen& chosen = {}) {
    const Chaturanga game(Options::of(Chaturanga::card(), chosen).value());
    const auto p = game.read_position(text);
    if (p) return "";
    CHECK(p.fault().line == 1);
    REQUIRE(p.fault().column >= 1);
    // It is put where the part it is in begins.
    const auto before = std::string_view(text).substr(0, static_cast<std::size_t>(p.fault().column) - 1);
    CHECK((before.empty() || before.substr(before.size() - 2) == "| "));
    CHECK(before.size() < text.size());
    CHECK_FALSE(p.fault().expected.empty());
    return p.fault().what;
}

const Chosen stakes{{"stakes", "vyasa"}}, values{{"stakes", "alberuni"}}, vyasa{{"dice", "vyasa"}},
    opening{{"dice", "opening"}}, alberuni{{"dice", "alberuni"}}, demand{{"exchange", "demand"}};
const std::string all_stand = "red O14 D15 | buff O57 D67 | black O83 D82 | white O40 D30 | to red";
const std::string captives = "red D13 P24 | buff D67 P56 | black O83 D82 P73 | white O40 D30 P41 | to black";

}  // namespace

TEST_CASE("chaturanga positions: written as they are read, every part in its place") {
    struct Case {
        std::string text;
        Chosen chosen = {};
    };
    const Case cases[] = {
        {"red O14 O27 D15 N16 S17 P24 P25 P26 | buff O57 D67 | black O83 D82 | white O40 D30 | to white"},
        {"red O23 D13 | buff O47 D67 | black D82 P72 | white O40 D30 | to black | led black | captive black-red"},
        {"red O14 D15 | buff O57 D67 | black O83 D82 | white O40 D30 | to red | led red buff"},
        {captives + " | captive red-buff buff-black"},
        {captives + " | captive red-buff buff-black | offered"},
        {captives + " | captive red-buff buff-black | declined"},
        {captives + " | captive red-buff buff-black | exchanged | enter red buff"},
        {captives + " | captive red-buff buff-black | exchanged | enter red buff | agreed"},
        {captives + " | captive red-buff buff-black | victor black", demand},
        {captives + " | captive red-buff buff-black | victor buff", demand},
        {captives + " | captive red-buff+ buff-black++ | spared black white", stakes},
        {all_stand + " | first red white", opening},
        {all_stand + " | first red | throw 2", opening},
        {all_stand + " | throw 5", vyasa},
        {all_stand + " | throw 2", vyasa},
        {all_stand + " | throw 6-1", alberuni},
        {all_stand + " | throw 6-6", alberuni},
        {all_stand + " | throw 1", alberuni},
        {all_stand + " | thrones red-57 red-83+ white-14", stakes},
        {all_stand + " | booty red-1 white-999", values},
        {all_stand + " | kings red-buff red-buff red-white buff-red", values},
        {all_stand + " | booty buff-7 | kings buff-red buff-red buff-red", values},
    };
    for (const Case& c : cases) {
        CAPTURE(c.text);
        const Stand s(c.text, c.chosen);
        CHECK(s.text() == c.text);
    }
    CHECK(Stand("red D15 O14 | buff D67 O57 | black O83 D82 | white O40 D30 | to red").text() == all_stand);
}

TEST_CASE("chaturanga positions: of the men of four armies, and whose turn it is") {
    check_refused(
        {}, {
                {"^buff O57 | red O14 | black O83 | white O40 | to red", "\"red\" and its pieces"},
                {"red O14 | ^black O83 | white O40 | to red", "\"buff\" and its pieces"},
                {"red O14^", "\"buff\" and its pieces"},
                {"red O14 | buff O57 | black O83 |^", "\"white\" and its pieces"},
                {"red O14 ^K15 | buff O57 | black O83 | white O40 | to red",
                 "a piece (O D N S P) and its square, such as O14"},
                {"red O14 ^D18 | buff O57 | black O83 | white O40 | to red", "a piece ("},
                {"red O14 ^D | buff O57 | black O83 | white O40 | to red", "a piece ("},
                {"red O14 | buff O57 ^D14 | black O83 | white O40 | to red", "one piece on a square"},
                {"red O14 O15 ^O16 | buff O57 | black O83 | white O40 | to red", "at most two Rajahs in an army"},
                {"red O14 D15 N16 S17 P24 P25 P26 P27 ^P34 | buff O57 | black O83 | white O40 | to red",
                 "at most eight pieces in an army, its Rajah included"},
                {"red D15 N16 S17 P24 P25 P26 P27 ^P34 | buff O57 | black O83 | white O40 | to buff | captive red-buff",
                 "at most eight pieces in an army, its Rajah included"},
                {"red O14 | buff O57 | black O83 | white O40^", "whose turn it is"},
                {"red O14 | buff O57 | black O83 | white O40 | ^to", "whose turn it is"},
                {"red O14 | buff O57 | black O83 | white O40 | at ^red", "whose turn it is"},
                {"red O14 | buff O57 | black O83 | white O40 | to ^green", "whose turn it is"},
                {"red O14 | buff O57 | black O83 | white O40 | to red ^now", "whose turn it is"},
                {all_stand + " |^", "led, captive, victor"},
                {all_stand + " | ^nonsense", "each once and in this order"},
                {all_stand + " | led red | ^led buff", "each once and in this order"},
                {all_stand + " | exchanged | ^led red", "each once and in this order"},
            });
    // Seven and the Rajah, in whatever order.
    CHECK(impossible("red D15 N16 S17 P24 P25 P26 P27 O14 | buff O57 | black O83 | white O40 | to red") == "");
    CHECK(impossible(
              "red D15 N16 S17 P24 P25 P26 P27 | buff O57 | black O83 | white O40 | to buff | captive red-buff") == "");
}

TEST_CASE("chaturanga positions: of who leads, who is captive and who may demand") {
    check_refused(
        {}, {
                {all_stand + " | led^", "something after \"led\""},
                {all_stand + " | led ^green", "armies in the order of turns, each once"},
                {all_stand + " | led buff ^red", "armies in the order of turns, each once"},
                {all_stand + " | led red ^red", "armies in the order of turns, each once"},
                {all_stand + " | led red ^black", "only one of two allied armies"},
                {captives + " | captive^", "something after \"captive\""},
                {captives + " | captive ^red", "an army without a Rajah and its captor, such as black-buff"},
                {captives + " | captive ^red-green", "an army without a Rajah"},
                {captives + " | captive ^green-red", "an army without a Rajah"},
                {captives + " | captive ^red-red", "an army without a Rajah"},
                {captives + " | captive ^black-red", "an army without a Rajah"},
                {captives + " | captive buff-black ^red-buff", "in the order of turns"},
                {captives + " | captive red-buff ^red-buff", "in the order of turns"},
                {captives + " | captive ^red-buff+ buff-black", "an army without a Rajah"},
                {captives + " | captive red-buff buff-black | victor ^black", "where the exchange may be demanded"},
            });
    check_refused(stakes, {{captives + " | captive ^red-buff+++ buff-black", "an army without a Rajah"}});
    check_refused(
        demand,
        {
            {captives + " | captive red-buff buff-black | victor^", "something after \"victor\""},
            {captives + " | captive red-buff buff-black | victor ^green", "the captor of the later of two Rajahs"},
            {captives + " | captive red-buff buff-black | victor ^white", "the captor of the later of two Rajahs"},
            {captives + " | captive red-buff buff-black | victor black ^buff", "the captor of the later of two Rajahs"},
            {"red D13 P24 | buff O57 | black O83 D82 | white O40 D30 | to black | captive red-buff | victor ^buff",
             "the captor of the later of two Rajahs"},
            {"red D13 P24 | buff D67 | black O83 D82 | white O40 D30 | to black | captive red-buff buff-white | victor "
             "^white",
             "the captor of the later of two Rajahs"},
        });
}

TEST_CASE("chaturanga positions: of an exchange and what is said of it") {
    const std::string held = captives + " | captive red-buff buff-black";
    check_refused({},
                  {
                      {held + " | exchanged ^now", "nothing after \"exchanged\""},
                      {held + " | offered ^now", "nothing after \"offered\""},
                      {held + " | offered | ^declined", "only one of offered, declined and agreed"},
                      {held + " | declined | ^agreed", "only one of offered, declined and agreed"},
                      {held + " | exchanged | enter^", "something after \"enter\""},
                      {held + " | exchanged | enter ^black", "an army whose Rajah was exchanged and has not returned"},
                      {held + " | enter ^red", "an army whose Rajah was exchanged and has not returned"},
                      {held + " | exchanged | enter buff ^red", "armies in the order of turns, each once"},
                      {held + " | spared ^black", "an army with its Rajah on the board, in a game with Vyasa’s stakes"},
                      {held + " | first ^black", "nothing here: no die is rolled for first moves"},
                  });
    check_refused(stakes,
                  {{held + " | spared ^red", "an army with its Rajah on the board, in a game with Vyasa’s stakes"}});
    check_refused(vyasa, {{all_stand + " | first ^red", "nothing here: no die is rolled for first moves"}});
    const char* nothing_to_say = "an exchange is discussed, but none is possible";
    CHECK(impossible(all_stand + " | offered") == nothing_to_say);
    CHECK(impossible(held + " | offered") == "");
    CHECK(impossible(held + " | offered", demand) == nothing_to_say);
    CHECK(impossible(held + " | offered", vyasa) == nothing_to_say);
    CHECK(impossible(held + " | declined | throw 5", vyasa) == "");
    CHECK(impossible(held + " | agreed") == nothing_to_say);
    CHECK(impossible(held + " | exchanged | agreed") == nothing_to_say);
    CHECK(impossible(held + " | exchanged | enter red buff | agreed") == "");
    CHECK(impossible(held + " | exchanged | enter red buff | offered") == nothing_to_say);
    CHECK(impossible(held + " | exchanged | enter red buff | agreed", {{"exchange", "no"}}) == nothing_to_say);
}

TEST_CASE("chaturanga positions: of the dice") {
    check_refused({}, {{all_stand + " | throw ^5", "no roll: this game has no dice"},
                       {all_stand + " | throw^", "something after \"throw\""}});
    for (const Chosen& one : {vyasa, opening}) {
        const std::string due = all_stand + (one == opening ? " | first red" : "");
        check_refused(one, {
                               {due + " | throw ^1", "a roll from 2 to 5, where one is due"},
                               {due + " | throw ^6", "a roll from 2 to 5, where one is due"},
                               {due + " | throw ^0", "a roll from 2 to 5, where one is due"},
                               {due + " | throw ^5-4", "a roll from 2 to 5, where one is due"},
                               {due + " | throw ^55", "a roll from 2 to 5, where one is due"},
                               {due + " | throw ^5 4", "a roll from 2 to 5, where one is due"},
                           });
    }
    check_refused(opening, {{all_stand + " | throw ^5", "a roll from 2 to 5, where one is due"},
                            {all_stand + " | first buff | throw ^5", "a roll from 2 to 5, where one is due"}});
    check_refused(alberuni, {
                                {all_stand + " | throw ^0", "the unused dice, such as 6-4 or 3"},
                                {all_stand + " | throw ^7", "the unused dice"},
                                {all_stand + " | throw ^4-6", "the unused dice"},
                                {all_stand + " | throw ^6-0", "the unused dice"},
                                {all_stand + " | throw ^6-", "the unused dice"},
                                {all_stand + " | throw ^6+4", "the unused dice"},
                                {all_stand + " | throw ^6-4-2", "the unused dice"},
                            });
    CHECK(impossible(captives + " | captive red-buff buff-black | throw 5", vyasa) == "");
    CHECK(impossible("red D13 | buff D67 | black O83 | white O40 D30 | to red | captive red-buff buff-black | "
                     "exchanged | enter red | throw 5",
                     vyasa) == "there is a roll, but a Rajah must return first");
}

TEST_CASE("chaturanga positions: of thrones, booty and Kings taken") {
    check_refused(stakes, {
                              {all_stand + " | thrones ^red", "an army and a throne it reached, such as red-57"},
                              {all_stand + " | thrones ^green-57", "an army and a throne it reached"},
                              {all_stand + " | thrones ^red-58", "an army and a throne it reached"},
                              {all_stand + " | thrones ^red-56", "an army and a throne it reached"},
                              {all_stand + " | thrones ^red-14", "an army and a throne it reached"},
                              {all_stand + " | thrones red-57 ^red-57+", "an army and a throne it reached"},
                              {all_stand + " | thrones red-57+ ^red-57", "an army and a throne it reached"},
                              {all_stand + " | booty ^red-3", "in a game with Alberuni’s values"},
                              {all_stand + " | kings ^red-buff", "in a game with Alberuni’s values"},
                          });
    check_refused({}, {{all_stand + " | thrones ^red-57", "in a game with Vyasa’s stakes"}});
    check_refused(values, {
                              {all_stand + " | thrones ^red-57", "in a game with Vyasa’s stakes"},
                              {all_stand + " | booty ^red", "an army and the value of its captures, such as red-12"},
                              {all_stand + " | booty ^red-0", "an army and the value of its captures"},
                              {all_stand + " | booty ^red-1000", "an army and the value of its captures"},
                              {all_stand + " | booty ^green-3", "an army and the value of its captures"},
                              {all_stand + " | booty red-3 ^red-4", "an army and the value of its captures"},
                              {all_stand + " | kings ^red", "who captured whose King, such as red-buff"},
                              {all_stand + " | kings ^red-green", "who captured whose King"},
                              {all_stand + " | kings ^green-red", "who captured whose King"},
                              {all_stand + " | kings red-buff red-buff red-buff ^red-buff", "who captured whose King"},
                          });
}

TEST_CASE(
    "chaturanga positions: an army without a Rajah was taken by somebody, and it is the turn of one who may move") {
    CHECK(impossible("red D14 | buff O57 | black O83 | white O40 | to buff") ==
          "Red has no Rajah, but nobody has captured it");
    CHECK(impossible("red O14 | buff O57 | black O83 | white D40 | to buff") ==
          "White has no Rajah, but nobody has captured it");
    CHECK(impossible("red D14 | buff O57 | black O83 | white O40 | to red | captive red-buff") ==
          "it is the turn of Red, which has no commander or no piece");
    CHECK(impossible("red D14 | buff O57 | black O83 | white O40 | to buff | captive red-buff") == "");
    // Led by his ally he moves, if a man of his is left.
    CHECK(impossible("red D14 | buff O57 | black O83 | white O40 | to red | led red | captive red-black") == "");
    CHECK(impossible("red | buff O57 | black O83 | white O40 | to red | led red | captive red-black") ==
          "it is the turn of Red, which has no commander or no piece");
    // Who is to enter may have no other man.
    CHECK(impossible("red | buff D57 | black O83 D82 | white O40 D30 | to red | captive red-buff buff-black | "
                     "exchanged | enter red buff") == "");
}
