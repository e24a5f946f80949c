// What the kinds share and each says for itself: boards and arrays square by square, who begins, turns, several
// takings, passing, the end, the common victories; and counts of lines from each array.

#include <doctest/doctest.h>

#include <map>
#include <sstream>

#include "core/game/perft.hpp"
#include "core/rithmomachia/games/asilo.hpp"
#include "core/rithmomachia/games/boissiere.hpp"
#include "core/rithmomachia/games/fulke2.hpp"
#include "core/rithmomachia/games/fulke3.hpp"
#include "core/rithmomachia/games/guild.hpp"
#include "core/rithmomachia/games/mebben.hpp"
#include "tests/unit/rithmomachia/support.hpp"

using namespace ludus;
using namespace ludus::rithmomachia_tests;

namespace {

struct Kind {
    const char* id;
    const char* prefix;
};
constexpr Kind kinds[] = {{"fulke-1", "fulke.1."},    {"fulke-2", "fulke.2."}, {"fulke-3", "fulke.3."},
                          {"guild", "guild."},        {"mebben", "mebben."},   {"asilo-italian", "asilo."},
                          {"boissiere", "boissiere."}};

/// "c1 S25 d1 S81": spaces and men of an army, as square by square as a person writes them.
std::map<std::string, std::string> men(const std::string& army, const std::string& text) {
    std::istringstream in(text);
    std::map<std::string, std::string> out;
    for (std::string space, man; in >> space >> man;) out[space] = army + man;
    return out;
}

/// The same of a position's text.
std::map<std::string, std::string> standing(const Match& m) {
    std::istringstream in(written(m));
    std::map<std::string, std::string> out;
    for (std::string word; in >> word;) {
        const std::size_t at = word.find('@');
        if (at != std::string::npos) out[word.substr(at + 1)] = word.substr(0, at);
    }
    return out;
}

/// Four ranks, shown with one void rank behind; `even_shift` and `odd_shift` ranks higher or lower.
std::map<std::string, std::string> four_ranks(bool symmetric, int even_shift, int odd_shift) {
    const char* evens =
        "a2 S25 b2 S81 g2 S169 h2 S289 a3 S15 b3 S45 c3 T25 d3 T20 e3 T42 f3 T49 g3 K91 h3 S153 "
        "a4 T9 b4 T6 c4 R4 d4 R16 e4 R36 f4 R64 g4 T72 h4 T81 c5 R2 d5 R4 e5 R6 f5 R8";
    const std::string odds =
        std::string("a15 S361 b15 S225 g15 S121 h15 S49 a14 K190 b14 S120 c14 T64 d14 T56 ") +
        (symmetric ? "e14 T30 f14 T36" : "e14 T36 f14 T30") +
        " g14 S66 h14 S28 a13 T100 b13 T90 c13 R81 d13 R49 e13 R25 f13 R9 g13 T12 h13 T16 c12 R9 d12 R7 e12 R5 f12 R3";
    std::map<std::string, std::string> out;
    const auto shifted = [](const std::string& space, int by) {
        return space.substr(0, 1) + std::to_string(std::stoi(space.substr(1)) + by);
    };
    for (const auto& [space, man] : men("e", evens)) out[shifted(space, even_shift)] = man;
    for (const auto& [space, man] : men("o", odds)) out[shifted(space, odd_shift)] = man;
    return out;
}

/// By whole turns and by single moves.
template <class G>
std::uint64_t lines(int depth, const std::vector<std::pair<std::string, std::string>>& chosen = {}) {
    const auto options = Options::of(G::card(), chosen);
    REQUIRE(options);
    const G rules(*options);
    return count_lines(rules, rules.start(), depth, true, false).lines;
}

}  // namespace

TEST_CASE(
    "fulke.2.board, fulke.3.board, guild.board, mebben.board, asilo.board, boissiere.board: eight files, and how many "
    "ranks") {
    const std::map<std::string, std::size_t> spaces = {{"fulke-1", 128},  {"fulke-2", 128}, {"fulke-3", 128},
                                                       {"guild", 128},    {"mebben", 128},  {"asilo-italian", 112},
                                                       {"boissiere", 128}};
    for (const auto& each : spaces) {
        const std::string& id = each.first;
        CAPTURE(id);
        const Match m = opening({}, id.c_str());
        std::size_t found = 0;
        for (const Spot& spot : m.game().board().spots) found += spot.kind == SpotKind::point;
        CHECK(found == each.second);
    }
    // "some wyll not have it so longe, but at the lest is must conteyne .10. squares in length".
    for (const int length : {14, 12, 10}) {
        const Match shorter = opening({{"length", std::to_string(length)}}, "fulke-3");
        CHECK(standing(shorter) == four_ranks(false, -1, length - 15));
        CHECK(shorter.game().board().find("h" + std::to_string(length)) >= 0);
        CHECK(shorter.game().board().find("a" + std::to_string(length + 1)) < 0);
        CHECK_FALSE(shorter.moves().empty());
    }
    const auto refused = make_game("fulke-3", {{"length", "8"}});
    CHECK_FALSE(refused);
}

TEST_CASE("fulke.2.array: every man under him of whom he arises, square by square") {
    auto expected = men("e",
                        "c1 S25 d1 S81 e1 S169 f1 S289 c2 S15 d2 S45 e2 K91 f2 S153 c3 T9 d3 T25 e3 T49 f3 T81 "
                        "c4 T6 d4 T20 e4 T42 f4 T72 c5 R4 d5 R16 e5 R36 f5 R64 c6 R2 d6 R4 e6 R6 f6 R8");
    expected.merge(men("o",
                       "c16 S361 d16 S225 e16 S121 f16 S49 c15 K190 d15 S120 e15 S66 f15 S28 c14 T100 d14 T64 e14 T36 "
                       "f14 T16 c13 T90 d13 T56 e13 T30 f13 T12 c12 R81 d12 R49 e12 R25 f12 R9 c11 R9 d11 R7 e11 R5 "
                       "f11 R3"));
    CHECK(expected.size() == 48);
    CHECK(standing(opening({}, "fulke-2")) == expected);
    // "doe not so well allowe, the former kynde of placing".
    CHECK(standing(opening({{"array", "four-printed"}}, "fulke-2")) == four_ranks(false, -1, 1));
    CHECK(standing(opening({{"array", "four-symmetric"}}, "fulke-2")) == four_ranks(true, -1, 1));
}

TEST_CASE("fulke.3.array, guild.array, mebben.array, asilo.array, boissiere.array: four ranks, square by square") {
    CHECK(standing(opening()) == four_ranks(false, 0, 0));
    CHECK(standing(opening({}, "fulke-3")) == four_ranks(false, -1, 1));
    CHECK(standing(opening({{"array", "four-symmetric"}}, "fulke-3")) == four_ranks(true, -1, 1));
    CHECK(standing(opening({}, "guild")) == four_ranks(false, 0, 0));
    CHECK(standing(opening({{"back", "2"}, {"array", "four-symmetric"}}, "guild")) == four_ranks(true, 1, -1));
    CHECK(standing(opening({}, "mebben")) == four_ranks(true, -1, 1));
    CHECK(standing(opening({{"back", "1"}, {"array", "four-printed"}}, "mebben")) == four_ranks(false, 0, 0));
    // Fourteen ranks: the odds one rank lower than with a void rank behind them on sixteen.
    CHECK(standing(opening({}, "asilo-italian")) == four_ranks(true, -1, -1));
    CHECK(standing(opening({{"array", "four-printed"}}, "asilo-italian")) == four_ranks(false, -1, -1));
    CHECK(standing(opening({}, "boissiere")) == four_ranks(true, 0, 0));
    CHECK(standing(opening({{"back", "0"}, {"array", "four-printed"}}, "boissiere")) == four_ranks(false, -1, 1));
}

TEST_CASE(
    "fulke.2.first, fulke.3.first, guild.first, mebben.first, asilo.first, boissiere.first: the odds begin, or as "
    "agreed") {
    for (const Kind& kind : kinds) {
        CAPTURE(std::string(kind.id));
        CHECK(opening({}, kind.id).to_move() == 1);
        CHECK(opening({{"first", "even"}}, kind.id).to_move() == 0);
        Match lots = opening({{"first", "lot"}}, kind.id);
        CHECK(lots.to_move() == chance);
        CHECK(cites(lots, "lot-even", std::string(kind.prefix) + "first"));
        REQUIRE(lots.play("lot-even"));
        CHECK(lots.to_move() == 0);
    }
}

TEST_CASE(
    "fulke.2.turn, fulke.3.turn, guild.turn, mebben.turn, asilo.turn, boissiere.turn: one draught, and then the other "
    "side") {
    for (const Kind& kind : kinds) {
        CAPTURE(std::string(kind.id));
        Match m = opening({}, kind.id);
        for (int turn = 0; turn < 4; ++turn) {
            CHECK(m.to_move() == (turn % 2 == 0 ? 1 : 0));
            CHECK(m.game().at_turn_start(m.position()));
            REQUIRE(m.play(m.moves().front()));
        }
        // What is open may be left, but where takings are owed.
        const bool cornerwise = kind.id == std::string("mebben");
        const char* setup =
            cornerwise ? "even eR2@a1 eR4@b1 eR6@c1 eT9@h10 oR9@d10" : "even eR2@a1 eR4@b1 eR6@c1 eT9@f10 oR9@d8";
        const char* draught = cornerwise ? "h10-f8" : "f10-f8";
        Match open = at(setup, cornerwise ? Chosen{{"takings", "may"}} : Chosen{}, kind.id);
        REQUIRE(open.play(draught));
        CHECK(open.to_move() == 0);
        CHECK_FALSE(open.game().at_turn_start(open.position()));
        CHECK(cites(open, "done", std::string(kind.prefix) + "turn"));
        REQUIRE(open.play("done"));
        CHECK(open.to_move() == 1);
        if (!cornerwise) continue;
        Match owed = at(setup, {}, kind.id);
        REQUIRE(owed.play(draught));
        CHECK(legal(owed) == Words{"xd10"});
    }
}

TEST_CASE(
    "fulke.2.take.several, fulke.3.take.several, guild.take.several, mebben.take.several, asilo.take.several, "
    "boissiere.take.several: after one motion as many as are open") {
    for (const Kind& kind : kinds) {
        CAPTURE(std::string(kind.id));
        const bool cornerwise = kind.id == std::string("mebben");
        const char* setup = cornerwise ? "even eR2@a1 eR4@b1 eR6@c1 eT9@h10 oR9@d10 oR9@d6"
                                       : "even eR2@a1 eR4@b1 eR6@c1 eT9@f10 oR9@d8 oR9@h8";
        const std::string first = "xd" + std::string(cornerwise ? "10" : "8");
        Match m = at(setup, {}, kind.id);
        REQUIRE(m.play(cornerwise ? "h10-f8" : "f10-f8"));
        const Match both = m;
        Words taking = with(m, 'x', first);
        REQUIRE_FALSE(taking.empty());
        REQUIRE(m.play(*taking.begin()));
        CHECK(m.to_move() == 0);
        taking = takings(m);
        REQUIRE_FALSE(taking.empty());
        CHECK(cites(m, *taking.begin(), std::string(kind.prefix) + "take.several"));
        REQUIRE(m.play(*taking.begin()));
        CHECK(m.to_move() == 1);
        if (cornerwise) continue;
        Match one = at(setup, {{"several", "one"}}, kind.id);
        REQUIRE(one.play("f10-f8"));
        taking = with(one, 'x', first);
        REQUIRE_FALSE(taking.empty());
        REQUIRE(one.play(*taking.begin()));
        CHECK(one.to_move() == 1);
    }
}

TEST_CASE("guild.pass, mebben.pass, asilo.pass, boissiere.pass: who can draw nobody passes") {
    const std::map<std::string, std::pair<const char*, const char*>> stuck = {
        {"fulke-2", {"even eR2@a1 oS49@a2 oS121@b1 oS28@b2 oS66@b3 oS120@c2", "fulke.1.pass"}},
        {"fulke-3", {"even eR2@a1 oS49@a2 oS121@b1", "fulke.1.pass"}},
        {"guild", {"even eR2@a1 oS49@b2", "guild.pass"}},
        {"mebben", {"even eR2@a1 oS49@a2 oS121@b1 oR3@f16 oR5@g16 oR7@h16", "mebben.pass"}},
        {"asilo-italian", {"even eR2@a1 oS49@a2 oS121@b1 oS28@b2", "asilo.pass"}},
        {"boissiere", {"even eR2@a1 oS49@b2", "boissiere.pass"}}};
    for (const auto& each : stuck) {
        const auto& id = each.first;
        const auto& what = each.second;
        CAPTURE(id);
        Match m = at(what.first, {}, id.c_str());
        CHECK(legal(m) == Words{"pass"});
        CHECK(cites(m, "pass", what.second));
        REQUIRE(m.play("pass"));
        CHECK(m.to_move() == 1);
    }
}

TEST_CASE("guild.end, mebben.end, asilo.end, boissiere.end: quiet turns together, and a king taken, decide") {
    for (const Kind& kind : kinds) {
        CAPTURE(std::string(kind.id));
        const bool fulke = kind.id == std::string("fulke-2") || kind.id == std::string("fulke-3");
        const std::string end = fulke ? "fulke.1.end" : std::string(kind.prefix) + "end";
        // Nobody has taken a king: a draw.
        Match m = opening({{"quiet", "2"}}, kind.id);
        for (int turn = 0; turn < 2; ++turn) {
            CHECK_FALSE(m.outcome().over);
            REQUIRE(m.play(m.moves().front()));
        }
        CHECK(m.outcome().over);
        CHECK(m.outcome().rule == end);
        CHECK(m.outcome().score[0] == doctest::Approx(0.5));
        // The evens have.
        const std::string fourth = kind.id == std::string("fulke-3") ? "eR8" : "eR3*";
        Match taken =
            at("even eR2@a1 eR4@c1 eR6@e1 " + fourth + "@g1 oS49@h14 oS121@b14 taken:odd", {{"quiet", "1"}}, kind.id);
        const Words ways = draughts(taken, "a1");
        REQUIRE_FALSE(ways.empty());
        REQUIRE(taken.play(*ways.begin()));
        CHECK(taken.outcome().rule == end);
        CHECK(taken.outcome().score[0] == doctest::Approx(1));
        // No three or four men are left that could triumph.
        const Match none = at("even eR2@a1 oS49@h14 taken:odd", {}, kind.id);
        CHECK(none.outcome().over);
        CHECK(none.outcome().rule == end);
    }
}

TEST_CASE("fulke.victory.any-kind: each common victory, with its numbers, in every kind") {
    for (const Kind& kind : kinds) {
        CAPTURE(std::string(kind.id));
        const std::string begin = "even eR2@a1 eR4@a3 eR6@a5 oS49@h14 oK190@g14 won:even=";
        const auto over_by = [&](const Chosen& chosen, const char* won) {
            return at(begin + won, chosen, kind.id).outcome().rule;
        };
        CHECK(over_by({{"victory", "bodies"}, {"victory_men", "3"}}, "R3,R5,R7") == "fulke.victory.bodies");
        CHECK(over_by({{"victory", "bodies"}, {"victory_men", "4"}}, "R3,R5,R7").empty());
        CHECK(over_by({{"victory", "goods"}, {"victory_number", "130"}}, "T100,T30") == "fulke.victory.goods");
        CHECK(over_by({{"victory", "goods"}, {"victory_number", "131"}}, "T100,T30").empty());
        const Chosen quarrel = {{"victory", "quarrel"}, {"victory_number", "130"}, {"victory_chars", "5"}};
        CHECK(over_by(quarrel, "T100,T30") == "fulke.victory.quarrel");
        CHECK(over_by(quarrel, "T100,R3,R7").empty());
        const Chosen honour = {{"victory", "honour"}, {"victory_number", "50"}, {"victory_men", "2"}};
        CHECK(over_by(honour, "R25,T30") == "fulke.victory.honour");
        CHECK(over_by(honour, "T100,R3").empty());
        const Chosen both = {
            {"victory", "honour-quarrel"}, {"victory_number", "50"}, {"victory_men", "2"}, {"victory_chars", "4"}};
        CHECK(over_by(both, "R25,T30") == "fulke.victory.honour-quarrel");
        CHECK(over_by(both, "R49,R3").empty());
        // Standards are counted when a king is taken: 348 men of the odds make two.
        CHECK(at("even eR2@a1 eR4@a3 eR6@a5 oS49@h14 oK190@g14 taken:even won:even=S361;odd=R8",
                 {{"victory", "standards"}}, kind.id)
                  .outcome()
                  .rule == "fulke.victory.standards");
    }
}

TEST_CASE("mebben.victory: so many digits on the men captured") {
    for (const char* id : {"mebben", "boissiere"}) {
        CAPTURE(id);
        const std::string begin = "even eR2@a1 eR4@a3 eR6@a5 oS49@h14 oK190@g14 won:even=";
        const Chosen seven = {{"victory", "digits"}, {"victory_chars", "7"}};
        CHECK(at(begin + "R3,R9,R25,S225", seven, id).outcome().rule == "mebben.victory");
        CHECK(at(begin + "R3,R9,R25,S28", seven, id).outcome().rule.empty());
    }
    // No other source speaks of it.
    CHECK_FALSE(make_game("fulke-2", {{"victory", "digits"}}));
}

TEST_CASE("every option of every kind is cited, and what it offers is taken") {
    for (const Kind& kind : kinds) {
        CAPTURE(std::string(kind.id));
        const Match standard = opening({}, kind.id);
        const Card& card = standard.game().card();
        for (const OptionSpec& option : card.options) {
            CAPTURE(option.key);
            CHECK(std::find(card.rules.begin(), card.rules.end(), option.rule) != card.rules.end());
            CHECK_FALSE(option.label.empty());
            CHECK_FALSE(option.group.empty());
            for (const OptionChoice& choice : option.choices) {
                CHECK_FALSE(choice.label.empty());
                CHECK_FALSE(opening({{option.key, choice.value}}, kind.id).moves().empty());
            }
            CHECK((option.choices.empty() || option.choices.size() > 1));
        }
        for (const Preset& preset : card.presets) {
            CAPTURE(preset.id);
            CHECK_FALSE(opening(preset.options, kind.id).moves().empty());
        }
    }
}

TEST_CASE("perft by whole turns from the array of each kind, as an independent program counts") {
    // tests/perft/kinds.py, which was written from the books alone.
    CHECK(lines<Fulke2>(1) == 111);
    CHECK(lines<Fulke2>(2) == 12452);
    CHECK(lines<Fulke3>(2) == 144);
    CHECK(lines<Fulke3>(3) == 2157);
    CHECK(lines<Guild>(2) == 1332);
    CHECK(lines<Mebben>(2) == 100);
    CHECK(lines<Mebben>(3) == 1310);
    CHECK(lines<AsiloItalian>(1) == 28);
    CHECK(lines<AsiloItalian>(2) == 772);
    CHECK(lines<Boissiere>(1) == 59);
    CHECK(lines<Boissiere>(2) == 3473);
}
