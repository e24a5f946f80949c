// The games of tables move by move: whose turn it is, what two positions have in common, and how moves are touched, told and
// given their reasons.
// Long: one test for each clause of a turn.

#include <doctest/doctest.h>

#include "core/base/random.hpp"
#include "core/tables/games/anglicorum.hpp"
#include "core/tables/games/backgammon.hpp"
#include "core/tables/games/baralie.hpp"
#include "core/tables/games/faylys.hpp"
#include "core/tables/games/german.hpp"
#include "core/tables/games/imperial.hpp"
#include "core/tables/games/lombard.hpp"
#include "core/tables/games/mylis.hpp"
#include "core/tables/games/paume_carie.hpp"
#include "core/tables/games/turkish.hpp"
#include "tests/unit/tables/support.hpp"

using namespace ludus;
using namespace ludus::tests::at_tables;

namespace {

std::uint64_t hash(const std::string& id, const std::string& text, const Chosen& options = {}) {
    const Stand s(id, text, options);
    CAPTURE(text);
    REQUIRE(s.fault == "");
    return s.game->hash(s.position);
}

/// The names of the spots a move touches.
std::string touched(const Stand& s, const std::string& word) {
    REQUIRE(s.fault == "");
    const auto move = s.game->read(s.position, word);
    REQUIRE_MESSAGE(move, word);
    const Board board = s.game->board();
    std::string out;
    for (const int spot : s.game->touches(s.position, *move))
        out += (out.empty() ? "" : " ") + board.spots[static_cast<std::size_t>(spot)].name;
    return out;
}

/// What a move's reasons say, each with the spots it comes from and goes to: "bg.must 6: s is noded (t>s)".
std::string reasons(const Stand& s, const std::string& word) {
    REQUIRE(s.fault == "");
    const auto move = s.game->read(s.position, word);
    REQUIRE_MESSAGE(move, word);
    const Board board = s.game->board();
    std::string out;
    for (const Reason& reason : s.game->reasons(s.position, *move)) {
        std::string spots;
        for (const int from : reason.from) spots += board.spots[static_cast<std::size_t>(from)].name;
        if (reason.to >= 0) spots += ">" + board.spots[static_cast<std::size_t>(reason.to)].name;
        out +=
            (out.empty() ? "" : "; ") + reason.rule + " " + reason.told() + (spots.empty() ? "" : " (" + spots + ")");
    }
    return out;
}

/// Plays at random; where a position read from its own text is another value, its text.
template <class G>
std::string not_as_written(const Chosen& options = {}) {
    const tables::Engine engine = engine_of<G>(options);
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Random random(seed);
        tables::Position p = engine.start();
        MoveList moves;
        for (int n = 0; n < 250; ++n) {
            const std::string text = engine.write(p);
            const auto read = engine.read_position(text);
            if (!read || !(*read == p)) return text;
            engine.moves(p, moves);
            if (moves.empty()) break;
            p = engine.play(p, moves[random.below(moves.size())]);
        }
    }
    return "";
}

struct Said {
    const char* id;
    const char* text;
    const char* word;
    const char* expected;
    Chosen options = {};
};

}  // namespace

TEST_CASE("tables: positions in which something differs that counts have hashes that differ") {
    struct Pair {
        const char *id, *one, *other;
        Chosen options = {};
    };
    const Pair pairs[] = {
        {"backgammon", "am f2 e1 | n a2 | to am", "am f1 e2 | n a2 | to am"},
        {"backgammon", "am m1 | n a2 | to am", "am n1 | n a2 | to am"},
        {"backgammon", "am f1 | n a2 | to am", "am e1 | n a2 | to am"},
        {"backgammon", "am f2 | n t2 | to am", "am t2 | n f2 | to am"},
        {"backgammon", "am f2 | n a2 | to am", "am f2 | n a2 | to n"},
        {"backgammon", "am f2 | n a2 | to am", "am f2 | n a2 | to lot"},
        {"backgammon", "am f2 bar1 | n a2 | to am", "am f2 off1 | n a2 | to am"},
        {"backgammon", "am f2 bar1 | n a2 | to am", "am f2 | n a2 bar1 | to am"},
        {"backgammon", "am f2 | n a2 | to am | dice 6-5", "am f2 | n a2 | to am | dice 6-4"},
        {"backgammon", "am f2 | n a2 | to am | dice 6-5", "am f2 | n a2 | to am | dice 6x-5"},
        {"backgammon", "am f2 | n a2 | to am | dice 3-3-3x-3x", "am f2 | n a2 | to am | dice 3-3-3-3x"},
        {"backgammon", "am f2 | n a2 | to am | dice 1", "am f2 | n a2 | to am"},
        {"royal-paume-carie", "am a2 bar1 | n b2 | to am", "am a2 hand1 | n b2 | to am"},
        {"royal-paume-carie", "am a2 off2 palms1 | n b2 | to am", "am a2 off1 palms2 | n b2 | to am"},
        {"royal-paume-carie", "am hand3 | n b2 | to am | again", "am hand3 | n b2 | to am"},
        {"royal-paume-carie", "am off3 | n b2 | to n | won am", "am off3 palms1 | n b2 | to n | won am"},
        // After doublets comes another throw, though the same die is left.
        {"royal-paume-carie", "am hand15 | n hand15 | to am | dice 5x-3",
         "am hand15 | n hand15 | to am | dice 3x-3x-3x-3"},
        // After one and two a doublet is called for.
        {"backgammon-german", "am hand15 | n hand15 | to am | dice 2x-1", "am hand15 | n hand15 | to am | dice 5x-1"},
        {"backgammon-german", "am hand15 | n hand15 | to am | dice 2-1x", "am hand15 | n hand15 | to am | dice 5x-2"},
        {"backgammon-german", "am hand15 | n hand15 | to am | name", "am hand15 | n hand15 | to am"},
        {"backgammon-german", "am hand15 | n hand15 | to am | dice 6 | then 1",
         "am hand15 | n hand15 | to am | dice 6"},
        {"backgammon-german", "am hand15 | n hand15 | to am | dice 6 | left 2",
         "am hand15 | n hand15 | to am | dice 6"},
        {"backgammon-german", "am hand15 | n hand15 | to am | dice 6 | left 2",
         "am hand15 | n hand15 | to am | dice 6 | left 3"},
        {"backgammon-german", "am hand15 | n hand15 | to am | passed 2-1", "am hand15 | n hand15 | to am | passed 2"},
        {"backgammon-turkish", "am n2 b1 | n a2 m1 | to am | released am", "am n2 t1 | n a2 m1 | to am"},
        {"backgammon-turkish", "am n2 t1 | n a2 m1 | to am | released n", "am n2 t1 | n a2 m1 | to am | released am"},
        {"backgammon-turkish", "am n2 t1 | n a2 m1 | to am | dice 1 | owes", "am n2 t1 | n a2 m1 | to am | dice 1"},
        {"royal-anglicorum", "am f3 | n t1 | to n | pact", "am f3 | n t1 | to n", {{"pact", "first-throw"}}},
        {"royal-anglicorum", "am f3 | n t1 | to n | named 4-4-4", "am f3 | n t1 | to n", {{"throws", "shared"}}},
        {"royal-anglicorum",
         "am f3 | n t1 | to n | named 6-5-4",
         "am f3 | n t1 | to n | named 6-5-3",
         {{"throws", "shared"}}},
        {"royal-anglicorum",
         "am f3 | n t1 | to n | give 6-5",
         "am f3 | n t1 | to n | dice 6-5",
         {{"throws", "granted"}}},
    };
    for (const Pair& pair : pairs) {
        CAPTURE(std::string(pair.one));
        CHECK(hash(pair.id, pair.one, pair.options) != hash(pair.id, pair.other, pair.options));
    }
    // Every place of a man tells.
    std::vector<std::uint64_t> all;
    for (const char point : std::string("bcdefghiklmnopqrstuxyz&"))
        all.push_back(hash("backgammon", std::string("am ") + point + "1 | n a2 | to am"));
    std::sort(all.begin(), all.end());
    CHECK(std::adjacent_find(all.begin(), all.end()) == all.end());
}

TEST_CASE("tables: the order of the dice, and which of them were used, make no other position") {
    const std::string men = "am f2 | n a2 | to am | dice ";
    CHECK(hash("backgammon", men + "6-5") == hash("backgammon", men + "5-6"));
    CHECK(hash("backgammon", men + "6x-5") == hash("backgammon", men + "5"));
    CHECK(hash("backgammon", men + "3-3-3x-3x") == hash("backgammon", men + "3x-3-3x-3"));
    CHECK(hash("backgammon", men + "3-3-3x-3x") == hash("backgammon", men + "3-3"));
    CHECK(hash("royal-baralie", "am o2 | n a2 | to am | dice 5-4x-6s") ==
          hash("royal-baralie", "am o2 | n a2 | to am | dice 6-5"));
    CHECK(hash("royal-paume-carie", "am hand15 | n hand15 | to am | dice 3x-3x-3x-3") ==
          hash("royal-paume-carie", "am hand15 | n hand15 | to am | dice 3x-3x-3-3x"));
    CHECK(hash("backgammon-german", "am hand15 | n hand15 | to am | dice 5x-1") ==
          hash("backgammon-german", "am hand15 | n hand15 | to am | dice 3x-1"));
}

TEST_CASE("tables: whose move it is, and where a turn begins, in every phase") {
    struct Turn {
        const char *id, *text;
        int mover;
        bool start;
        Chosen options = {};
    };
    const Turn turns[] = {
        {"backgammon", "am f2 | n a2 | to lot", chance, true},
        {"backgammon", "am f2 | n a2 | to n", chance, true},
        {"backgammon", "am f2 | n a2 | to n | dice 6-5", 1, false},
        {"backgammon", "am f2 | n a2 | to am | dice 6-5", 0, false},
        {"backgammon", "am f2 | n off15 | to am", 0, true},  // over: nothing is thrown any more
        {"backgammon", "am off15 | n a2 | to lot", 0, true},
        {"royal-paume-carie", "am hand15 | n hand15 | to n | again", chance, true},
        {"royal-anglicorum", "am f2 | n a2 | to n | give 6-5", 0, false, {{"throws", "granted"}}},
        {"royal-anglicorum", "am f2 | n a2 | to am | give 6-5", 1, false, {{"throws", "granted"}}},
        {"royal-anglicorum", "am off15 | n a2 | to n | give 6-5", 1, false, {{"throws", "granted"}}},
        {"royal-anglicorum", "am f2 | n a2 | to n", chance, true, {{"throws", "granted"}}},
        {"royal-anglicorum", "am f2 | n a2 | to n", chance, true, {{"throws", "fixed"}}},
        {"royal-anglicorum", "am f2 | n a2 | to n", 1, true, {{"throws", "chosen"}}},
        {"royal-anglicorum", "am f2 | n a2 | to am", 0, true, {{"throws", "chosen-six"}}},
        {"royal-anglicorum", "am f2 | n a2 | to am", 0, true, {{"throws", "chosen-granted"}}},
        {"royal-anglicorum", "am f2 | n a2 | to am", 0, true, {{"throws", "shared"}}},
        {"royal-anglicorum", "am f2 | n a2 | to am | named 4-4-4", chance, true, {{"throws", "shared"}}},
        {"backgammon-german", "am hand15 | n hand15 | to n | name", 1, false},
        {"backgammon-german", "am hand15 | n hand15 | to n | passed 5", 1, true},
        {"backgammon-german", "am hand15 | n hand15 | to n | passed 5 | again", 1, false},
    };
    for (const Turn& turn : turns) {
        CAPTURE(std::string(turn.text));
        const Stand s(turn.id, turn.text, turn.options);
        REQUIRE(s.fault == "");
        CHECK(s.game->to_move(s.position) == turn.mover);
        CHECK(s.game->at_turn_start(s.position) == turn.start);
    }
}

TEST_CASE("tables: the odds of all throws add up to one") {
    const std::pair<const char*, Chosen> games[] = {{"backgammon", {}},
                                                    {"royal-anglicorum", {}},
                                                    {"royal-baralie", {}},
                                                    {"royal-anglicorum", {{"throws", "granted"}}},
                                                    {"royal-anglicorum", {{"throws", "fixed"}}}};
    for (const auto& [id, options] : games) {
        const std::string at_id{id};
        CAPTURE(at_id);
        const GamePtr game = game_of(id, options);
        for (const char* what : {"lot", "am"}) {
            const std::string opening = game->write(game->start());
            const auto p = game->read_position(opening.substr(0, opening.find(" | to ")) + " | to " + what);
            REQUIRE(p);
            double sum = 0;
            for (const Move move : game->moves(*p)) sum += game->odds(*p, move);
            CHECK(sum == doctest::Approx(1));
        }
    }
}

TEST_CASE("tables: what a person touches for each move") {
    const Said list[] = {
        {"backgammon", "", "6:1", "6 1"},
        {"backgammon", "am f2 | n a2 | to am", "6-5", "6 5"},
        {"royal-anglicorum", "am f2 | n a2 | to am", "6-5-2", "6 5 2"},
        {"royal-anglicorum", "am f2 | n a2 | to am | give 6-5", "give-3", "3", {{"throws", "granted"}}},
        {"backgammon-german", "am hand15 | n hand15 | to am | name", "4-4", "4 4"},
        {"backgammon-german", "am hand15 | n hand15 | to am | dice 6-5", "hand-h", "hand-am h"},
        {"backgammon-german", "am hand15 | n hand15 | to n | dice 6-5", "hand-g", "hand-n g"},
        {"backgammon", "am f2 bar1 | n a2 | to am | dice 6-5", "bar-t", "bar-am t"},
        {"backgammon", "am f2 | n a2 bar1 | to n | dice 6-5", "bar-e", "bar-n e"},
        {"backgammon", "am f2 | n a2 | to am | dice 3-1", "f-e", "f e"},
        {"backgammon", "am d2 | n t2 | to am | dice 6-5", "d-off/6", "d off-am 6"},
        {"backgammon", "am d2 | n t2 | to am | dice 6-5", "d-off/5", "d off-am 5"},
        {"backgammon", "am d2 | n t2 | to n | dice 6-6", "t-off", "t off-n"},
        // Men borne off for the other are laid to one's own.
        {"royal-paume-carie", "am off15 | n b1 | to am | dice 2 | won am", "b-off", "b off-am"},
        {"royal-paume-carie", "am off15 | n b1 | to n | dice 2 | won am", "b-off", "b off-n"},
        {"royal-paume-carie", "am off15 | n b1 hand1 | to am | dice 5 | won am", "hand-e", "hand-n e"},
        {"royal-imperial", "am a13 b1 c1 | n z1 &14 | to n | dice 5-4", "z-&/4", "z & 4", {{"exact", "more"}}},
        {"backgammon", "am f2 bar1 | n t2 u2 x2 y2 z2 &2 a1 | to am | dice 6-5", "lost", "lost"},
        {"royal-lombard", "am t15 | n f15 | to am | dice 1-1", "done", "done", {{"compulsion", "free"}}},
    };
    for (const Said& said : list) {
        CAPTURE(std::string(said.text));
        Stand s(said.id, said.text, said.options);
        if (std::string(said.word) == "done") s.play("t-u");
        CHECK(touched(s, said.word) == std::string(said.expected));
    }
}

TEST_CASE("tables: moves are read as people write them, and no otherwise") {
    const Stand throwing("royal-anglicorum", "am f2 | n a2 | to am");
    const auto reads = [](const Stand& s, const char* text) {
        const auto move = s.game->read(s.position, text);
        return move ? s.game->words(s.position, *move) : "no";
    };
    CHECK(reads(throwing, "1-6-3") == "6-3-1");
    CHECK(reads(throwing, "6-3-1") == "6-3-1");
    for (const char* wrong :
         {"6-3-", "6-3", "6-3-1-1", "0-6-3", "6-7-3", "6.3-1", "6-3.1", "631", "6--1", "-6-3", ""}) {
        CAPTURE(wrong);
        CHECK(reads(throwing, wrong) == "no");
    }
    const Stand off("backgammon", "am d2 f1 | n t2 | to am | dice 6-1");
    CHECK(reads(off, "f-off/6") == "f-off");
    CHECK(reads(off, "f-e/1") == "f-e");
    CHECK(reads(off, "f-e/6") == "no");
    CHECK(reads(off, "f-e/") == "no");
    const Stand either("backgammon", "am d2 | n t2 | to am | dice 6-5");
    CHECK(reads(either, "d-off/6") == "d-off/6");
    CHECK(reads(either, "d-off/") == "no");
    const Stand two("backgammon", "am d2 | n t2 | to am"), step("backgammon", "am f2 e1 | n t2 | to am | dice 1");
    CHECK(reads(two, "3-6") == "6-3");
    CHECK(reads(two, "6-3-") == "no");
    CHECK(reads(two, "3-6-") == "no");
    CHECK(reads(step, "f-e") == "f-e");
    CHECK(reads(step, "e-f") == "no");
}

TEST_CASE("tables: why a man goes as he does, with the points the reason is of") {
    const Said list[] = {
        {"backgammon", "am f2 n1 | n a2 | to am | dice 3-1", "n-m",
         "bg.course A checker moves from 13 to 12. (n>m); bg.dice It moves 1 point, for the 1. (n>m)"},
        {"royal-paume-carie",
         "am a1 h1 | n p5 | to am | dice 1",
         "a-b",
         "royal.pcl.course A checker moves from 1 to 2. (a>b); tables.common.die It moves 1 point, for the 1. (a>b)",
         {{"variant", "long"}}},
        {"backgammon", "am f2 | n a2 | to am", "6-5", "bg.dice White rolls 6-5."},
        {"royal-imperial", "am g1 a1 f1 | n p5 | to am | dice 1", "g-f",
         "royal.imp.course A checker moves from 7 to 6. (g>f); tables.common.die It moves 1 point, for the 1. (g>f)"},
        {"royal-imperial",
         "am a13 b1 c1 | n z1 &14 | to n | dice 5",
         "z-&",
         "royal.imp.course A 5 is enough to bring the checker home to 24. (z>&); tables.common.die It moves 5 points, "
         "for the 5. (z>&)",
         {{"exact", "more"}}},
        {"backgammon", "am f2 bar1 | n a2 | to am | dice 6", "bar-t",
         "bg.bar With a 6 the captured checker enters on 19. (bar-am>t); bg.bar A captured checker must enter before "
         "any other checker moves. (bar-am>t)"},
        {"backgammon", "am f1 n1 | n a2 | to am | dice 1", "f-e",
         "bg.course A checker moves from 6 to 5. (f>e); bg.dice It moves 1 point, for the 1. (f>e)"},
        {"backgammon", "am f1 e1 n1 | n a2 | to am | dice 1", "f-e",
         "bg.course A checker moves from 6 to 5. (f>e); bg.dice It moves 1 point, for the 1. (f>e); bg.blot White now "
         "has two checkers on 5 and blocks it. (f>e)"},
        {"backgammon", "am f1 e2 n1 | n a2 | to am | dice 1", "f-e",
         "bg.course A checker moves from 6 to 5. (f>e); bg.dice It moves 1 point, for the 1. (f>e)"},
        {"backgammon", "am f1 | n a2 e1 | to am | dice 1", "f-e",
         "bg.course A checker moves from 6 to 5. (f>e); bg.dice It moves 1 point, for the 1. (f>e); bg.blot Black has "
         "only one checker on 5, so it is captured. (f>e)"},
        {"backgammon", "am a1 | n t2 | to am | dice 1", "a-off",
         "bg.bear A 1 bears a checker off from 1. (a>off-am); bg.score It is the last checker: all are borne off. "
         "(a>off-am)"},
        {"backgammon", "am a2 | n t2 | to am | dice 4", "a-off",
         "bg.bear A 4 bears a checker off from 1, because none stands farther back. (a>off-am)"},
        {"royal-lombard", "am t13 | n d1 f13 bar1 | to n | dice 3", "bar-d",
         "royal.lomb.enter With a 3 the captured checker enters on 4. (bar-n>d); tables.common.enter-first A "
         "captured checker must enter before any other checker moves. (bar-n>d); royal.lomb.enter Black’s own "
         "checkers on 4 do not block it. (bar-n>d); royal.lomb.node Black now has two checkers on 4 and blocks it. "
         "(bar-n>d)"},
        {"royal-lombard", "am t13 | n e1 f13 | to n | dice 1", "f-e",
         "royal.lomb.course A checker moves from 6 to 5. (f>e); tables.common.die It moves 1 point, for the 1. (f>e); "
         "royal.lomb.node Black now has two checkers on 5 and blocks it. (f>e)"},
        {"backgammon-turkish", "am n2 hand13 | n a2 f1 hand12 | to am | dice 4", "hand-r",
         "tur.new A 4 places a checker on 17. (hand-am>r)"},
        {"royal-paume-carie", "am a1 | n b2 | to am | dice 1-1-1-1", "a-off",
         "royal.pc.bear A 1 bears a checker off from 1. (a>off-am); tables.common.win It is the last checker: all are "
         "borne off. (a>off-am); royal.pc.doublets A double: the 1 is played 4 times. (a>off-am)"},
        {"backgammon-german",
         "am m15 | n g15 | to am | dice 1-1",
         "m-l",
         "ger.division A checker moves from 12 to 11. (m>l); bg.dice It moves 1 point, for the 1. (m>l); ger.doublets "
         "A double: the 1 is played 2 times. (m>l)",
         {{"under", "two"}}},
        {"backgammon-german", "am g14 hand1 | n a11 h2 l2 | to n | passed 5-2", "a-z",
         "ger.division A checker moves from 1 to 23. (a>z); bg.dice It moves 2 points, for the 2. (a>z); ger.pass "
         "White could not use this 2, so Black may. (a>z)"},
        {"royal-paume-carie", "am off15 | n b1 | to am | dice 2 | won am", "b-off",
         "royal.pc.bear A 2 bears a checker off from 2. (b>off-am); royal.pc.help White bears off one of Black’s "
         "checkers. (b>off-am)"},
    };
    for (const Said& said : list) {
        CAPTURE(std::string(said.text));
        CHECK(reasons(Stand(said.id, said.text, said.options), said.word) == std::string(said.expected));
    }
}

TEST_CASE("tables: why what is left of a throw cannot be played, each number once, with its points") {
    const Said list[] = {
        {"backgammon", "am f1 d1 | n a2 | to am | dice 5", "lost",
         "bg.bear The 5 cannot be used: a checker stands farther back. (d); bg.blot The 5 cannot be used: Black blocks "
         "1. (f>a)"},
        {"backgammon", "am h1 g1 | n a2 b2 | to am | dice 6-6", "lost",
         "bg.blot The 6 cannot be used: Black blocks 2. (h>b); bg.blot The 6 cannot be used: Black blocks 1. (g>a)"},
        {"backgammon", "am i1 h1 k1 | n c2 b2 d2 | to am | dice 6", "lost",
         "bg.blot The 6 cannot be used: Black blocks 2, 3 and 4. (hik)"},
        {"backgammon", "am h1 i1 | n b2 c2 | to am | dice 6", "lost",
         "bg.blot The 6 cannot be used: Black blocks 2 and 3. (hi)"},
        {"royal-anglicorum", "am f12 x1 y1 bar1 | n r13 | to am | dice 4-3", "lost",
         "royal.angl.enter The 4 cannot be used: White’s own checkers stand on 21. (>x); royal.angl.enter The 3 cannot "
         "be used: White’s own checkers stand on 22. (>y)"},
        {"royal-anglicorum", "am t1 u1 &13 | n n2 o2 s2 | to am | dice 6", "lost",
         "tables.common.node The 6 cannot be used: Black blocks 13, 14 and 18. (tu&)"},
        {"backgammon-turkish", "am n2 p1 | n a2 q2 s2 | to am | dice 3-1", "lost",
         "tur.corner The 3 cannot be used: the checkers on 13 wait until all others have moved on. (n); bg.blot "
         "The 3 cannot be used: Black blocks 18. (p>s); tur.corner The 1 cannot be used: the checkers on 13 wait "
         "until all others have moved on. (n); bg.blot The 1 cannot be used: Black blocks 16. (p>q)"},
        {"backgammon-turkish", "am n2 bar1 hand12 | n a2 hand13 | to am | dice 1", "lost",
         "tur.taken The 1 cannot be used: two checkers stand in the corner. (>n)"},
        {"royal-paume-carie",
         "am t7 u8 | n a15 | to am | dice 1",
         "lost",
         "royal.pcl.frozen The 1 cannot be used: the checkers on 19 and 20 wait to be borne off. (tu)",
         {{"variant", "long"}}},
        {"royal-paume-carie",
         "am f14 hand1 | n a15 | to am | dice 1-1-1-1",
         "lost",
         "royal.pcl.course The 1 cannot be used: the checkers in hand must enter first. (f); tables.common.node The 1 "
         "cannot be used: Black blocks 1. (>a)",
         {{"variant", "long"}}},
        {"backgammon-german", "am h14 hand1 | n l15 | to am | dice 2", "lost",
         "ger.enter The 2 cannot be used: no checker leaves the entry quarter before all have entered. (h); bg.blot "
         "The 2 cannot be used: Black blocks 11. (>l); ger.pass Black may play what is left."},
    };
    for (const Said& said : list) {
        CAPTURE(std::string(said.text));
        const std::string told = reasons(Stand(said.id, said.text, said.options), said.word);
        CHECK(told == std::string(said.expected));
    }
}

TEST_CASE("tables: a position read from its text is the same in all it holds, move by move") {
    CHECK(not_as_written<tables::Anglicorum>() == "");
    CHECK(not_as_written<tables::Anglicorum>({{"throws", "granted"}}) == "");
    CHECK(not_as_written<tables::Anglicorum>({{"throws", "shared"}, {"pact", "first-throw"}}) == "");
    CHECK(not_as_written<tables::Anglicorum>({{"throws", "fixed"}}) == "");
    CHECK(not_as_written<tables::PaumeCarie>() == "");
    CHECK(not_as_written<tables::PaumeCarie>({{"variant", "long"}}) == "");
    CHECK(not_as_written<tables::Lombard>({{"compulsion", "free"}}) == "");
    CHECK(not_as_written<tables::Imperial>() == "");
    CHECK(not_as_written<tables::Provincial>() == "");
    CHECK(not_as_written<tables::Baralie>() == "");
    CHECK(not_as_written<tables::Faylys>({{"dice", "two"}}) == "");
    CHECK(not_as_written<tables::Mylis>() == "");
    CHECK(not_as_written<tables::Backgammon>() == "");
    CHECK(not_as_written<tables::German>() == "");
    CHECK(not_as_written<tables::German>({{"forget", "true"}}) == "");
    CHECK(not_as_written<tables::Turkish>() == "");
}
