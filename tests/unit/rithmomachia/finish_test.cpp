// The computer can finish: from positions a draught or two short of a victory the steady player finds the way, by its
// count of positions alone and against an adversary who plays as well. The numbers are rows of Fulke's printed tables.

#include <algorithm>
#include <fstream>
#include <sstream>

#include "core/rithmomachia/games/fulke1.hpp"
#include "core/rithmomachia/player/approach.hpp"
#include "core/rithmomachia/rules/kinds.hpp"
#include "core/search/think.hpp"
#include "tests/unit/rithmomachia/support.hpp"

using namespace ludus;
using namespace ludus::rithmomachia_tests;

namespace {

/// Won by the side to move.
struct Finish {
    const char* shows;
    const char* game;
    Chosen options;
    const char* setup;
    const char* table;  ///< of the file in assets/texts/tables/fulke; empty: a victory that is not set in numbers
    const char* row;
    const char* rule;  ///< that decides the game
    int turns;         ///< of his own, within which he wins
    bool seen = true;  ///< he knows it from the first
};

const std::vector<Finish>& finishes() {
    static const std::vector<Finish> all = {
        {"a great triumph by arithmetic, one draught off and not yet proclaimed",
         "fulke-1",
         {},
         "even eK91@g3 eR2@c13 eR4@d13 eR6@f12 oT12@a13 oS28@h14 oR9@g11 taken:odd",
         "arithmetical",
         "2 4 6",
         "fulke.1.triumph.great",
         1},
        {"a great triumph by geometry, proclaimed, two draughts off, where an adversary may step into the place",
         "fulke-1",
         {},
         "even eK91@b3 eR4@c14 eR6@d14 eT9@g12 oR5@f13 oT30@h9 oS120@a12 taken:odd named:even=c14,d14,g12",
         "geometrical",
         "4 6 9",
         "fulke.1.triumph.great",
         4},
        {"a great triumph by music, with a prisoner two draughts off and nothing proclaimed",
         "fulke-1",
         {},
         "even eK91@g3 eR4@d13 eR6@e13 eR3*@a11 oT12@g15 oS28@h14 oT56@b16 taken:odd",
         "musical",
         "3 4 6",
         "fulke.1.triumph.great",
         3},
        {"a greater triumph where a great one is not enough",
         "fulke-1",
         {{"triumph", "greater"}},
         "even eK91@g3 eR2@b13 eR3*@c13 eR4@d13 eR8@f12 oT12@a16 oS28@h14 taken:odd",
         "arithmetical-geometrical",
         "2 3 4 8",
         "fulke.1.triumph.greater",
         1},
        {"a greatest triumph where nothing less is enough, two draughts off",
         "fulke-1",
         {{"triumph", "greatest"}},
         "even eK91@g3 eR3*@b14 eR4@c14 eR6@d14 eT9@g12 oT12@a16 oS28@h10 oR7@g16 taken:odd",
         "all-three",
         "3 4 6 9",
         "fulke.1.triumph.greatest",
         3},
        {"in the second kind, two draughts off",
         "fulke-2",
         {},
         "even eK91@b2 eR2@c12 eR4@d12 eR8@g10 oT30@h13 oR5@f14 oS225@a15 taken:odd",
         "geometrical",
         "2 4 8",
         "fulke.1.triumph.great",
         3},
        {"in the third kind, by the odds, against a man who may stand in the way",
         "fulke-3",
         {},
         "odd oK190@g15 oR3@c4 oR5@d4 oR7@e6 eR4@g4 eT20@a9 eS153@h2 taken:even",
         "arithmetical",
         "3 5 7",
         "fulke.1.triumph.great",
         4},
        {"in the guild's game, by squares and a triangle",
         "guild",
         {},
         "even eK91@g3 eT9@b13 eS15@c13 eS25@g16 oT12@a9 oR7@f12 oT90@h10 taken:odd",
         "geometrical",
         "9 15 25",
         "guild.triumph.great",
         3},
        {"widely spaced, with both kings on the table",
         "mebben",
         {},
         "even eK91@g2 eR2@b11 eR4@d11 eR6@f10 oK190@h15 oT56@a15 oS120@g14",
         "arithmetical",
         "2 4 6",
         "mebben.triumph.small",
         1},
        {"where nothing is proclaimed and every man may be taken to the last",
         "boissiere",
         {},
         "even eK91@g2 eR4@c13 eR6@d13 eT12*@e11 oT90@h14 oR9@a16 oS49@h8 taken:odd",
         "musical",
         "4 6 12",
         "boissiere.triumph.mediocre",
         1},
        {"an excellent triumph at the corners of a square",
         "asilo-italian",
         {},
         "even eK91@g2 eR4@c10 eR6@e10 eR8@e12 eR3*@b13 oT90@h14 oS49@h8 taken:odd",
         "all-three",
         "3 4 6 8",
         "asilo.triumph.excellent",
         1},
        {"the victory of bodies: one man more",
         "fulke-1",
         {{"victory", "bodies"}},
         "even eK91@g3 eT9@f10 eR16@b2 eT20@c3 oK190@e16 oR9@d8 oT56@h12 won:even=R3,R5,R7,R9,T12,T30,S28",
         "",
         "",
         "fulke.victory.bodies",
         1},
        {"the victory of goods: the greater man, not the nearer",
         "fulke-1",
         {{"victory", "goods"}},
         "even eK91@h3 eR36@c6 eR6@e7 eT9@f10 oK190@h16 oT30@d6 oR9@f8 won:even=R49,R25",
         "",
         "",
         "fulke.victory.goods",
         2},
    };
    return all;
}

/// The printed rows of a table the edition has found right or has put in.
bool is_printed(const std::string& table, const std::string& row) {
    std::ifstream in(std::string(LUDUS_ASSETS) + "/texts/tables/fulke/" + table + ".tsv");
    REQUIRE_MESSAGE(in.good(), table);
    for (std::string line; std::getline(in, line);) {
        if (line.substr(0, line.find('\t')) == row) return true;
    }
    return false;
}

Limits of_the_steady(int move) {
    Limits limits = find_level("steady")->limits;
    REQUIRE(limits.nodes > 0);
    limits.seconds = 0;
    limits.seed = static_cast<std::uint64_t>(move + 1);
    return limits;
}

}  // namespace

TEST_CASE("finish: a draught or two short of a victory, the steady player wins") {
    for (const Finish& finish : finishes()) {
        CAPTURE(finish.shows);
        CAPTURE(finish.setup);
        if (*finish.table) CHECK(is_printed(finish.table, finish.row));
        Match match = at(finish.setup, finish.options, finish.game);
        REQUIRE_FALSE(match.outcome().over);
        const int winner = match.to_move();
        std::string said;
        int turns = 0;
        for (int move = 0; !match.outcome().over; ++move) {
            if (match.to_move() == winner && match.game().at_turn_start(match.position()) && ++turns > finish.turns)
                break;
            const Thought thought = match.game().think(match.position(), of_the_steady(move), {}, match.positions());
            if (move == 0 && finish.seen) CHECK(thought.value >= 1000.0f);
            said += match.game().words(match.position(), thought.best) + " ";
            REQUIRE(match.play(thought.best));
        }
        CAPTURE(said);
        REQUIRE(match.outcome().over);
        CHECK(match.outcome().score[static_cast<std::size_t>(winner)] == 1.0f);
        CHECK(match.outcome().rule == finish.rule);
        const std::string numbers = *finish.table ? std::string(": ") + finish.row + "," : "";
        CHECK_MESSAGE(match.outcome().text.find(numbers) != std::string::npos, match.outcome().text);
    }
}

namespace {

/// Turns of his own until the evens have triumphed, of men who begin at home; 0: not within `most`.
int turns_to_triumph(const rithmomachia::Weights& weights, int most) {
    using rithmomachia::Engine;
    const rithmomachia::Kind* kind = rithmomachia::find_kind("fulke-1");
    auto engine_options = kind->with_options(Options(kind->card()));
    engine_options.weights = weights;
    const Engine rules(kind->card(), std::move(engine_options));
    const auto begun = rules.read_position(
        "even eK91@g1 eR2@c6 eR4@f5 eR6@d4 eT9@b3 eT20@h2 eS15@e3 eS45@a2 oR7@h15 oT30@a12 oS225@c15 taken:odd");
    REQUIRE(begun);
    std::vector<Engine::Position> line = {*begun};
    int turns = 0;
    for (int move = 0; !rules.result(line.back()).over; ++move) {
        if (rules.to_move(line.back()) == 0 && rules.at_turn_start(line.back()) && ++turns > most) return 0;
        const Thought thought =
            search(rules, line.back(), of_the_steady(move), {}, std::span<const Engine::Position>(line));
        line.push_back(rules.play(line.back(), thought.best));
    }
    const Outcome outcome = rules.result(line.back());
    return outcome.score[0] == 1.0f && outcome.rule == "fulke.1.triumph.great" ? turns : 0;
}

}  // namespace

TEST_CASE("finish: from far off the evaluation leads to a triumph, and without its terms for one it does not") {
    const rithmomachia::Weights weights;
    rithmomachia::Weights blind = weights;
    blind.triumph = blind.nearer = blind.proclaimed = 0;
    CHECK(turns_to_triumph(weights, 25) > 0);
    CHECK(turns_to_triumph(blind, 25) == 0);
}

TEST_CASE("finish: the way to a king is longer where men stand in it, and longest where the adversary's do") {
    const Fulke1 rules{Options(Fulke1::card())};
    const rithmomachia::Approach approach(rules.sight(), rules.variant());
    // A round draws a space cornerwise: to reach the corner he must stand on g15.
    const auto draughts = [&](const char* setup) {
        const auto p = *rules.read_position(setup);
        const rithmomachia::Field field(p.now);
        return approach.draughts_to_reach(p.now, field, rithmomachia::find_man(rithmomachia::even, 'R', 64), false,
                                          rithmomachia::space_at(7, 15));
    };
    CHECK(draughts("even eK91@a1 eR64@g15 oK190@h16") == 1);
    CHECK(draughts("even eK91@a1 eR64@f14 oK190@h16") == 2);
    CHECK(draughts("even eK91@a1 eR64@f14 eT25@g15 oK190@h16") == 3);
    CHECK(draughts("even eK91@a1 eR64@f14 oT36@g15 oK190@h16") == 4);
    CHECK(draughts("even eK91@a1 eR64@g14 oK190@h16") == rithmomachia::Approach::unreachable);  // on the other colour
}
