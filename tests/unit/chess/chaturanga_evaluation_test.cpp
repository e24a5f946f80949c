// What the computer makes of a board of four armies: each term worked out by hand, and what is the same for all of them.

#include <random>

#include "tests/unit/chess/chaturanga_support.hpp"

using namespace ludus;
using namespace ludus::chess;
using namespace ludus::chess::tests;
using namespace ludus::chess::chaturanga;

namespace {

int next(int army) { return (army + 1) % armies; }
std::uint8_t next_bits(unsigned bits) { return static_cast<std::uint8_t>((bits << 1 | bits >> 3) & 15); }
std::int8_t next_seat(int seat) { return static_cast<std::int8_t>(seat == nobody ? nobody : next(seat)); }

/// The board a quarter turned, every army in the place of the next.
chaturanga::Position quarter_turned(const Chaturanga& game, const chaturanga::Position& p) {
    chaturanga::Position q = p;
    q.men = {};
    q.men.count = p.men.count;
    for (int n = 0; n < p.men.count; ++n) {
        q.men.what[at(n)] =
            chaturanga::code_of(chaturanga::kind_of(p.men.what[at(n)]), next(army_of(p.men.what[at(n)])));
        q.men.where[at(n)] = nowhere;
        if (p.men.where[at(n)] != nowhere) q.men.place(n, game.geometry().seen(p.men.where[at(n)], Facing::right));
    }
    q.turn = static_cast<std::uint8_t>(next(p.turn));
    q.led = next_bits(p.led), q.awaited = next_bits(p.awaited), q.spared = next_bits(p.spared),
    q.opening = next_bits(p.opening);
    q.victor = next_seat(p.victor);
    q.kings = {};
    for (int army = 0; army < armies; ++army) {
        const auto from = at(army), to = at(next(army));
        q.standing[to] = p.standing[from];
        q.captor[to] = next_seat(p.captor[from]);
        q.how[to] = p.how[from];
        q.booty[to] = p.booty[from];
        q.thrones[to] = 0;
        for (int other = 0; other < armies; ++other) {
            q.thrones[to] =
                static_cast<std::uint8_t>(q.thrones[to] | (p.thrones[from] >> (2 * other) & 3) << (2 * next(other)));
            q.kings[to][at(next(other))] = p.kings[from][at(other)];
        }
    }
    return q;
}

}  // namespace

TEST_CASE(
    "falkener-chaturanga: no army has another law than the next: the board a quarter turned plays and counts the "
    "same") {
    const Chosen agreements[] = {
        {},
        {{"dice", "vyasa"}, {"stakes", "vyasa"}, {"exchange", "demand"}},
        {{"dice", "opening"}, {"vrihannauka", "all-three"}, {"kakakashtha", "off"}, {"promotion_choice", "must"}},
        {{"dice", "alberuni"}, {"stakes", "alberuni"}, {"exchange", "no"}, {"kakakashtha", "side"}},
        {{"stakes", "vyasa"}, {"kakakashtha", "side"}},
    };
    for (const Chosen& chosen : agreements) {
        const Chaturanga game(Options::of(Chaturanga::card(), chosen).value());
        CAPTURE(chosen.size());
        std::mt19937_64 random(119);
        for (int line = 0; line < 3; ++line) {
            chaturanga::Position p = game.start();
            MoveList list, others;
            for (int ply = 0; ply < 500; ++ply) {
                const chaturanga::Position q = quarter_turned(game, p);
                CAPTURE(game.write(p));
                game.moves(p, list);
                game.moves(q, others);
                REQUIRE(list.size() == others.size());
                REQUIRE(game.evaluate(q, 1) == game.evaluate(p, 0));
                REQUIRE(game.evaluate(p, 1) == -game.evaluate(p, 0));
                const int mover = game.to_move(p);
                REQUIRE(game.to_move(q) == (mover == chance ? chance : next(mover)));
                REQUIRE(game.strikes(p, 0).size() == game.strikes(q, 1).size());
                REQUIRE(game.threats(p).size() == game.threats(q).size());
                const Outcome here = game.result(p), there = game.result(q);
                REQUIRE(here.over == there.over);
                for (int seat = 0; seat < armies; ++seat) {
                    REQUIRE(game.points(q, next(seat)) == game.points(p, seat));
                    REQUIRE(there.score[at(next(seat))] == here.score[at(seat)]);
                }
                if (list.empty()) break;
                p = game.play(p, list[random() % list.size()]);
            }
        }
    }
}

TEST_CASE(
    "falkener-chaturanga: worth of the men, 3 a square they reach, 8 a square struck by an enemy's Rajah, less 3 a "
    "step from the middle") {
    // A Rajah at home reaches five squares; the four of them even each other out where all stand.
    constexpr int home = 300 + 5 * 3;
    const auto red_side = [](const std::string& text, const Chosen& chosen = {}) {
        const Stand s(text, chosen);
        REQUIRE(s.fault == "");
        CHECK(s.game.evaluate(s.p, 1) == -s.game.evaluate(s.p, 0));
        return s.game.evaluate(s.p, 0);
    };
    CHECK(red_side("red O14 | buff O57 | black O83 | white O40 | to red") == 0);
    // An Elephant: twelve squares count, two of them by White's Rajah; that of the ally may be taken too.
    CHECK(red_side("red O14 D33 | buff O57 | black O83 | white O40 | to red") == 500 + 12 * 3 + 2 * 8 - 1 * 3);
    // A Rajah in the middle, whom nothing is taken from for where he stands.
    CHECK(red_side("red O44 | buff O57 | black O83 | white O40 | to red") == 300 + 8 * 3 - home);
    // One of two soldiers who may rise: 12 a step on; of three none may.
    CHECK(red_side("red O14 P44 | buff O57 | black O83 | white O40 | to red") == 100 + 1 * 3 + 3 * 12);
    CHECK(red_side("red O14 P44 P43 | buff O57 | black O83 | white O40 | to red") == 2 * (100 + 1 * 3 + 3 * 12));
    CHECK(red_side("red O14 P44 P43 P42 | buff O57 | black O83 | white O40 | to red") == 3 * (100 + 1 * 3) - 1 * 3);
    CHECK(red_side("red O14 S44 N55 | buff O57 | black O83 | white O40 | to red") ==
          (130 + 4 * 3 + 1 * 8) + (310 + 8 * 3 + 2 * 8 - 1 * 3));
}

TEST_CASE(
    "falkener-chaturanga: men without a leader count for an eighth, for a third where he may be exchanged, nearly in "
    "full where he is") {
    constexpr int home = 300 + 5 * 3;
    const auto red_side = [](const std::string& text, const Chosen& chosen = {}) {
        const Stand s(text, chosen);
        REQUIRE(s.fault == "");
        return s.game.evaluate(s.p, 0);
    };
    CHECK(red_side("red D33 | buff O57 | black O83 | white O40 | to black | captive red-buff") ==
          500 * 12 / 100 - home);
    const char* both = "red D33 N34 | buff D66 | black O83 | white O40 | to black | captive red-buff buff-black";
    CHECK(red_side(both) == 310 * 35 / 100);
    CHECK(red_side(both, {{"exchange", "no"}}) == 310 * 12 / 100);
    CHECK(
        red_side("red N34 | buff O57 | black O83 | white O40 | to black | captive red-buff | exchanged | enter red") ==
        310 * 85 / 100 - home);
    // Only where each side holds a Rajah of the other; one whom his own ally took does not come back.
    CHECK(red_side("red D33 N34 | buff O57 | black O83 | white O40 | to black | captive red-black") ==
          500 * 12 / 100 + 310 * 12 / 100 - home);
}

TEST_CASE("falkener-chaturanga: stakes gained count, and a Rajah is drawn to the nearest throne he has not gained") {
    constexpr int home = 300 + 5 * 3 + 3 * 7;  // four steps from the nearest
    const Chosen vyasa{{"stakes", "vyasa"}};
    const auto red_side = [](const std::string& text, const Chosen& chosen) {
        const Stand s(text, chosen);
        REQUIRE(s.fault == "");
        return s.game.evaluate(s.p, 0);
    };
    CHECK(red_side("red O14 | buff O57 | black O83 | white O40 | to red", vyasa) == 0);
    // From 44 three steps to 57; where that is gained already, four to 40.
    CHECK(red_side("red O44 | buff O57 | black O83 | white O40 | to red", vyasa) == 300 + 8 * 3 + 4 * 7 - home);
    CHECK(red_side("red O44 | buff O57 | black O83 | white O40 | to red | thrones red-57", vyasa) ==
          300 + 8 * 3 + 3 * 7 - home + 250);
    CHECK(red_side("red O14 | buff O57 | black O83 | white O40 | to red | thrones buff-14+", vyasa) == -2 * 250);
    CHECK(red_side("red O14 | buff O57 | black O83 | white O40 | to red | booty red-3", {{"stakes", "alberuni"}}) ==
          3 * 60);
    CHECK(red_side("red O14 | buff O57 | black O83 | white O40 | to red | kings white-red", {{"stakes", "alberuni"}}) ==
          -5 * 60);
}
