// The hunter's view: what is open, what one motion opens, which triumphs are near. Positions made by hand first, then
// every kind in played positions: all that is told comes true when played, and nothing playable is left out.
// Long: one test for each thing the view tells.

#include <algorithm>
#include <map>

#include "core/base/random.hpp"
#include "core/game/study.hpp"
#include "tests/native/per_game.hpp"
#include "tests/toys/catalogue.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/rithmomachia/support.hpp"

using namespace ludus;
using namespace ludus::rithmomachia_tests;

namespace {

std::vector<Prospect> hunted(const Match& m) { return hunt(m.game(), m.position()); }

std::string words_of(const Lead& lead) {
    std::string out;
    for (const Step& step : lead.moves) out += (out.empty() ? "" : " ") + step.words;
    return out;
}

/// "even +1 black round 9: f10-d10 9 = 9 | f10-f8 9 = 9", one a prospect, the leads sorted.
std::string told(const Prospect& p) {
    std::string out =
        (p.seat == 0 ? "even +" : "odd +") + std::to_string(p.within) + (p.later ? " later " : " ") + p.what;
    std::set<std::string> leads;
    for (const Lead& lead : p.leads) {
        std::string one = words_of(lead);
        for (const Reason& r : lead.reasons) one += (one.empty() ? "" : " ") + r.line;
        leads.insert(one);
    }
    std::string between = ": ";
    for (const std::string& one : leads) {
        out += between + one;
        between = " | ";
    }
    return out;
}

Words told(const Match& m, bool wins) {
    Words out;
    for (const Prospect& p : hunted(m)) {
        if (p.win == wins) out.insert(told(p));
    }
    return out;
}

/// The same men, the other side's turn.
std::string other_turn(const std::string& text) {
    return text.rfind("even", 0) == 0 ? "odd" + text.substr(4) : "even" + text.substr(3);
}

tests::Subjects every_kind() { return tests::family_games("rithmomachia"); }

/// Positions at the beginning of a turn, on the way of games played at random but for a liking for takings.
std::vector<std::string> played(const GamePtr& game, std::uint64_t seed, int every) {
    std::vector<std::string> out;
    Random random(seed);
    Position p = game->start();
    for (int moves = 1; moves < 240 && !game->result(p).over; ++moves) {
        const MoveList list = game->moves(p);
        Move chosen = list[random.below(list.size())];
        for (int tries = 0; tries < 3; ++tries) {
            const Move m = list[random.below(list.size())];
            if (game->words(p, m).find('x') != std::string::npos) chosen = m;
        }
        p = game->play(p, chosen);
        if (moves % every == 0 && game->at_turn_start(p) && !game->result(p).over) out.push_back(game->write(p));
    }
    return out;
}

bool is_of_taking(const Reason& r) {
    return (r.rule.find(".take.") != std::string::npos || r.rule == "guild.siege") &&
           r.rule.find(".take.after") == std::string::npos && r.rule.find(".take.before") == std::string::npos &&
           r.rule.find(".take.several") == std::string::npos && r.rule.find(".take.owed") == std::string::npos;
}

}  // namespace

TEST_CASE("the hunter sees what is open to both sides, with each sum") {
    const Match m = at("even eR2@c4 eT9@g6 oR7@e6 oT30@e4 oS28@e9");
    Words open;
    for (const Prospect& p : hunted(m)) {
        if (p.within == 0) open.insert(told(p));
    }
    CHECK(open == Words{});
    // 9 and 2 see 7; 9 equals 9.
    const Match both = at("even eT9@g8 eR2@d7 oR7@e8 oR25@h16 eT25@h14");
    Words now;
    for (const Prospect& p : hunted(both)) {
        if (p.within == 0) now.insert(told(p));
    }
    CHECK(now == Words{"even +0 black round 7: 9 − 2 = 7", "even +0 black round 25: 25 = 25"});
    const Match theirs = at("odd eT9@g8 eR2@d7 oR7@e8 oR9@f7 oT16@h15 eR16@h13");
    Words odds;
    for (const Prospect& p : hunted(theirs)) {
        if (p.within == 0) odds.insert(told(p));
    }
    CHECK(odds == Words{"odd +0 white round 16: 16 = 16", "odd +0 white triangle 9: 9 = 9",
                        "even +0 black round 7: 9 − 2 = 7"});
}

TEST_CASE("the hunter sees what one motion of either side opens, and which motions do") {
    CHECK(told(at("even eT9@f10 oR9@d8"), false) ==
          Words{"even +1 black round 9: f10-d10 9 = 9 | f10-f8 9 = 9", "odd +1 white triangle 9: d8-e9 9 = 9"});
    // By a flight nobody is taken but by a siege; what it sees then is for the next turn, and told as such.
    const Match m = at("even eT9@f10 oR9@e6");
    const Words all = told(m, false);
    CHECK(all.count("even +1 black round 9: f10-e10 9 = 9") == 0);
    bool later = false;
    for (const Prospect& p : hunted(m)) {
        if (!p.later) continue;
        later = true;
        CHECK(p.within == 1);
        for (const Lead& lead : p.leads) CHECK(lead.moves[0].words.find('~') != std::string::npos);
    }
    CHECK(later);
}

TEST_CASE("the hunter tells the greatest man first, and kings before all") {
    const Match m = at("even eT9@c10 eS25@c13 eR6@h2 oR9@a8 oK190@f16 oS225@f13 oR25@c16 oR9@e8");
    std::vector<std::string> names;
    for (const Prospect& p : hunted(m)) {
        if (p.seat == 0 && p.within == 1 && !p.later) names.push_back(p.what);
    }
    REQUIRE(names.size() >= 2);
    CHECK(names.front() == "black king 190");
}

TEST_CASE("the hunter's siege: the man who closes it") {
    // 7 on d8 is shut in cornerwise but for e9.
    const Match m = at("even eR2@c7 eR4@e7 eR6@c9 eR8@f10 oR7@d8 oS28@h16");
    CHECK(told(m, false).count("even +1 black round 7: f10-e9 shut in by four: c7 e7 c9 e9") == 1);
}

TEST_CASE("the hunter's triumphs: standing, in one turn and in two, with what they want") {
    // Standing, but not proclaimed: naming the men wins.
    const std::vector<Prospect> standing = hunted(at("even eR2@c13 eR4@d13 eR6@e13 oT12@d15 taken:odd"));
    REQUIRE(!standing.empty());
    const auto at_once = std::find_if(standing.begin(), standing.end(), [](const Prospect& p) { return p.win; });
    REQUIRE(at_once != standing.end());
    CHECK(at_once->within == 0);
    CHECK(at_once->ends);
    CHECK(at_once->what == "great triumph: 2 4 6, arithmetical");
    CHECK(words_of(at_once->leads[0]) == "proclaim c13 d13 e13");
    CHECK(at_once->leads[0].reasons[0].rule == "fulke.1.triumph.great");
    const Board board = at("even eR2@c13 eR4@d13 eR6@e13").game().board();
    CHECK(at_once->spots == std::vector<int>{board.find("c13"), board.find("d13"), board.find("e13")});

    // Named, one draught short; and 4 from two draughts off.
    const Match named = at("even eR2@c13 eR4@c12 eR6@e13 oT12@d15 taken:odd named:even=c12,c13,e13");
    const Words wins = told(named, true);
    CHECK(wins.count("even +1 great triumph: 2 4 6, arithmetical: c12-d13 2 4 6, arithmetical 2 4 6, arithmetical") ==
          1);
    for (const Prospect& p : hunted(named)) {
        if (p.win && p.within == 1) CHECK(p.ends);
    }
    const Match two = at("even eR2@c13 eR4@b11 eR6@e13 oT12@a16 taken:odd named:even=b11,c13,e13");
    bool found = false;
    for (const Prospect& p : hunted(two)) {
        if (!p.win || p.within != 2) continue;
        for (const Lead& lead : p.leads) found = found || words_of(lead) == "b11-c12 c12-d13";
    }
    CHECK(found);

    // The adversary's king stands yet: that is what it wants.
    const std::vector<Prospect> wanting = hunted(at("even eR2@c13 eR4@c12 eR6@e13 oT12@d15 oK190@h16"));
    const auto lacks =
        std::find_if(wanting.begin(), wanting.end(), [](const Prospect& p) { return p.win && p.within == 1; });
    REQUIRE(lacks != wanting.end());
    CHECK_FALSE(lacks->ends);
    REQUIRE(lacks->wants.size() == 2);
    CHECK(lacks->wants[0].line == "the black king is not captured yet");
    CHECK(lacks->wants[1].rule == "fulke.1.triumph.proclaim");
}

TEST_CASE("the hunter's triumphs: a taker completes it in the place of the man he takes") {
    const Match m = at("even eT9@d11 eR2@c13 eR16@e13 oR9@d13 oT12@a16 taken:odd named:even=d11,c13,e13");
    const Words wins = told(m, true);
    CHECK(wins.count(
              "even +1 great triumph: 2 9 16, arithmetical: d11xd13@a1 2 9 16, arithmetical 2 9 16, arithmetical") ==
          1);
}

TEST_CASE("the hunter's triumphs: every draught that completes one is told with it") {
    const Match m = at("even eR2@c13 eR4@c12 eR4@e12 eR6@e13 oT12@a16 taken:odd named:even=c12,c13,e12,e13");
    const std::string by = " 2 4 6, arithmetical 2 4 6, arithmetical";
    CHECK(told(m, true).count("even +1 great triumph: 2 4 6, arithmetical: c12-d13" + by + " | e12-d13" + by) == 1);
}

TEST_CASE("the hunter's triumphs: who came by a flight is proclaimed when he stands, and wins in the next turn") {
    const Match m = at("even eR2@c13 eR4@d13 eT6@f11 oT12@a16 taken:odd");
    const std::string by = " 2 4 6, arithmetical 2 4 6, arithmetical";
    CHECK(told(m, true) ==
          Words{"even +2 great triumph: 2 4 6, arithmetical: f11~e13 proclaim c13 d13 e13" + by +
                    " | f11~g13 proclaim c13 d13 g13 g13-e13" + by,
                "even +2 great triumph: 2 4 6, arithmetical: f11~d12 proclaim c13 d13 d12 c13-d14" + by});
    for (const Prospect& p : hunted(m)) CHECK(p.ends == p.win);
    // Men who are named do not fly.
    CHECK(told(at("even eR2@c13 eR4@d13 eT6@f11 oT12@a16 taken:odd named:even=c13,d13,f11"), true).empty());
}

TEST_CASE("nothing is near when the game is over") {
    CHECK(hunted(at("odd eR2@c12 eR4@d12 eR6@e12 oT12@a16 taken:odd named:even=c12,d12,e12")).empty());
}

TEST_CASE("in the middle of a turn what is open is what the man just set down may take") {
    Match m = at("even eT9@f10 oR9@d8 oR9@h8 eR8@a1");
    REQUIRE(m.play("f10-f8"));
    std::set<int> open;
    for (const Prospect& p : hunted(m)) {
        if (p.seat == 0 && p.within == 0) open.insert(p.spot);
    }
    CHECK(open == std::set<int>{m.game().board().find("d8"), m.game().board().find("h8")});
}

PER_GAME_TEST_CASE(
    "what the hunter tells of takings comes true when played, and nothing that can be played is left out", every_kind) {
    const bool deep = tests::deep();
    const std::string& kind = subject.game;
    const GamePtr game = *make_game(kind);
    std::size_t looked_at = 0, openings = 0;
    for (std::uint64_t seed = 1; seed <= (deep ? 20u : 2u); ++seed) {
        std::vector<std::string> positions = played(game, seed, deep ? 17 : 61);
        // Armies that have met: those the exercises are made of.
        for (int level = 1; level <= 3; ++level) positions.push_back(game->exercise("takers", level, seed)->setup);
        for (const std::string& here : positions) {
            for (const std::string& text : {here, other_turn(here)}) {
                CAPTURE(text);
                const auto p = game->read_position(text);
                if (!p || game->result(*p).over) continue;
                const int seat = game->to_move(*p);
                ++looked_at;
                std::set<int> open;
                std::set<std::string> told_openings;
                for (const Prospect& near : hunt(*game, *p)) {
                    if (near.seat != seat || near.win) continue;
                    if (near.within == 0) open.insert(near.spot);
                    for (const Lead& lead : near.leads) {
                        if (near.within == 0) break;
                        REQUIRE(lead.moves.size() == 1);
                        const auto move = game->read(*p, lead.moves[0].words);
                        REQUIRE_MESSAGE(move.has_value(), lead.moves[0].words);
                        CHECK(game->touches(*p, *move) == lead.moves[0].touches);
                        if (near.later) {
                            const auto next = game->read_position(other_turn(game->write(game->play(*p, *move))));
                            REQUIRE(next.has_value());
                            const std::vector<Reason> then = game->threats(*next);
                            CHECK(std::find(then.begin(), then.end(), lead.reasons[0]) != then.end());
                            continue;
                        }
                        // He may now be taken, for that very reason.
                        const Position q = game->play(*p, *move);
                        bool may = false;
                        for (const Move m : game->moves(q)) {
                            for (const Reason& r : game->reasons(q, m))
                                may = may || (r.rule == lead.reasons[0].rule && r.to == near.spot &&
                                              r.line == lead.reasons[0].line);
                        }
                        CHECK_MESSAGE(may, lead.moves[0].words << " opens " << near.what);
                        ++openings;
                        told_openings.insert(std::to_string(lead.moves[0].touches[0]) + " " +
                                             std::to_string(lead.moves[0].touches[1]) + " " +
                                             std::to_string(near.spot));
                    }
                }
                // Every motion, and every taking after it.
                for (const Move m : game->moves(*p)) {
                    const std::vector<int> touches = game->touches(*p, m);
                    const Position q = game->play(*p, m);
                    if (touches.size() < 2 || game->result(q).over || game->to_move(q) != seat ||
                        game->at_turn_start(q))
                        continue;
                    for (const Move n : game->moves(q)) {
                        for (const Reason& r : game->reasons(q, n)) {
                            if (!is_of_taking(r) || open.count(r.to)) continue;
                            const std::string key = std::to_string(touches[0]) + " " + std::to_string(touches[1]) +
                                                    " " + std::to_string(r.to);
                            CHECK_MESSAGE(told_openings.count(key) == 1,
                                          game->words(*p, m) << " " << game->words(q, n) << " is not told");
                        }
                    }
                }
                // What is open before is in threats(), and may be taken at once where the kind allows it.
                for (const Move m : game->moves(*p)) {
                    for (const Reason& r : game->reasons(*p, m)) {
                        if (is_of_taking(r)) CHECK_MESSAGE(open.count(r.to) == 1, game->words(*p, m));
                    }
                }
            }
        }
    }
    CHECK(looked_at > 4);
    CHECK(openings > 0);
}

PER_GAME_TEST_CASE(
    "triumphs within one turn and two end the game when played so, the adversary standing still, all that do are told",
    every_kind) {
    const bool deep = tests::deep();
    int in_two = 0;
    const std::string& kind = subject.game;
    const GamePtr game = *make_game(kind);
    int ends = 0;
    for (std::uint64_t seed = 0; seed < (deep ? 30u : 4u); ++seed) {
        for (int level = 1; level <= 3; ++level) {
            const auto exercise = game->exercise("triumph", level, seed);
            REQUIRE_MESSAGE(exercise.has_value(), kind << " " << level << " " << seed);
            CAPTURE(exercise->setup);
            const auto p = game->read_position(exercise->setup);
            REQUIRE(p.has_value());
            const int seat = game->to_move(*p);
            Words winning;
            std::set<std::set<int>> places;  // where the men stand then
            const std::vector<Prospect> near = hunt(*game, *p);
            for (const Prospect& win : near) {
                if (!win.win || win.seat != seat || !win.ends) continue;
                places.insert({win.spots.begin(), win.spots.end()});
                for (const Lead& lead : win.leads) {
                    Position now = *p;
                    int turns = 1;
                    for (const Step& step : lead.moves) {
                        REQUIRE_FALSE(game->result(now).over);
                        if (game->to_move(now) != seat) {
                            const auto again = game->read_position(other_turn(game->write(now)));
                            REQUIRE(again.has_value());
                            now = *again;
                            ++turns;
                        }
                        const auto move = game->read(now, step.words);
                        REQUIRE_MESSAGE(move.has_value(), words_of(lead));
                        now = game->play(now, *move);
                    }
                    const Outcome end = game->result(now);
                    CHECK(end.over);
                    CHECK(end.score[static_cast<std::size_t>(seat)] == doctest::Approx(1));
                    CHECK(turns == std::max(win.within, 1));
                    ++ends;
                    if (win.within == 2) ++in_two;
                    winning.insert(words_of(lead));
                }
            }
            // Every single move that wins is told; on a table of few men every two that do as well.
            const auto has_won = [&](const Position& q) {
                const Outcome end = game->result(q);
                return end.over && end.score[static_cast<std::size_t>(seat)] == 1;
            };
            for (const Move m : game->moves(*p)) {
                const std::string first = game->words(*p, m);
                const Position q = game->play(*p, m);
                if (has_won(q)) {
                    CHECK_MESSAGE(winning.count(first) == 1, first);
                    continue;
                }
                if (level > 1 || game->result(q).over || game->to_move(q) == seat) continue;
                const auto again = game->read_position(other_turn(game->write(q)));
                if (!again || game->result(*again).over) continue;
                for (const Move n : game->moves(*again)) {
                    if (!has_won(game->play(*again, n))) continue;
                    // Told with these moves, or as one that needs but one of them.
                    bool is_told = false;
                    for (const Reason& r : game->reasons(*again, n))
                        is_told = is_told || places.count({r.from.begin(), r.from.end()}) == 1;
                    CHECK_MESSAGE(is_told, first << " " << game->words(*again, n));
                }
            }
        }
    }
    CHECK(ends > 4);
    CHECK((in_two > 1 || kind == "asilo-italian"));  // where none of these seeds makes one
}

TEST_CASE("of a game that tells the hunter nothing, the wins of one turn are found all the same") {
    int wins = 0;
    for (const Entry& entry : toys::catalogue()) {
        if (entry.card().has_hidden) continue;
        const GamePtr game = entry.make(Options(entry.card()));
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Random random(seed);
            Position p = game->start();
            for (int moves = 0; moves < 200 && !game->result(p).over; ++moves) {
                const int seat = game->to_move(p);
                const MoveList list = game->moves(p);
                if (seat != chance) {
                    Words found;
                    for (const Prospect& near : hunt(*game, p)) {
                        if (near.win && near.seat == seat) found.insert(words_of(near.leads[0]));
                        if (near.win && near.seat == seat)
                            for (const Lead& lead : near.leads) found.insert(words_of(lead));
                    }
                    for (const Move m : list) {
                        const Outcome end = game->result(game->play(p, m));
                        if (!end.over || end.score[static_cast<std::size_t>(seat)] < 1) continue;
                        CHECK_MESSAGE(found.count(game->words(p, m)) == 1, entry.card().id << " " << game->words(p, m));
                        ++wins;
                    }
                }
                p = game->play(p, list[random.below(list.size())]);
            }
        }
    }
    CHECK(wins > 0);
}
