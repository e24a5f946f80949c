// The games of tables move by move: whose turn it is, what two positions have in common, and how moves are touched, told and
// given their reasons.

#include <doctest/doctest.h>

#include "core/search/random.hpp"
#include "core/tables/anglicorum.hpp"
#include "core/tables/backgammon.hpp"
#include "core/tables/baralie.hpp"
#include "core/tables/faylys.hpp"
#include "core/tables/german.hpp"
#include "core/tables/imperial.hpp"
#include "core/tables/lombard.hpp"
#include "core/tables/mylis.hpp"
#include "core/tables/paume_carie.hpp"
#include "core/tables/turkish.hpp"
#include "tests/unit/tables_support.hpp"

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
    for (const int spot : s.game->touches(s.position, *move)) out += (out.empty() ? "" : " ") + board.spots[static_cast<std::size_t>(spot)].name;
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
        out += (out.empty() ? "" : "; ") + reason.rule + " " + reason.told() + (spots.empty() ? "" : " (" + spots + ")");
    }
    return out;
}

/// Plays at random; where a position read from its own text is another value, its text.
template <class G>
std::string not_as_written(const Chosen& options = {}) {
    const tables::Contest contest = contest_of<G>(options);
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Random random(seed);
        tables::Position p = contest.start();
        MoveList moves;
        for (int n = 0; n < 250; ++n) {
            const std::string text = contest.write(p);
            const auto read = contest.read_position(text);
            if (!read || !(*read == p)) return text;
            contest.moves(p, moves);
            if (moves.empty()) break;
            p = contest.play(p, moves[random.below(moves.size())]);
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
        {"royal-paume-carie", "am hand15 | n hand15 | to am | dice 5x-3", "am hand15 | n hand15 | to am | dice 3x-3x-3x-3"},
        // After one and two a doublet is called for.
        {"backgammon-german", "am hand15 | n hand15 | to am | dice 2x-1", "am hand15 | n hand15 | to am | dice 5x-1"},
        {"backgammon-german", "am hand15 | n hand15 | to am | dice 2-1x", "am hand15 | n hand15 | to am | dice 5x-2"},
        {"backgammon-german", "am hand15 | n hand15 | to am | name", "am hand15 | n hand15 | to am"},
        {"backgammon-german", "am hand15 | n hand15 | to am | dice 6 | then 1", "am hand15 | n hand15 | to am | dice 6"},
        {"backgammon-german", "am hand15 | n hand15 | to am | dice 6 | left 2", "am hand15 | n hand15 | to am | dice 6"},
        {"backgammon-german", "am hand15 | n hand15 | to am | dice 6 | left 2", "am hand15 | n hand15 | to am | dice 6 | left 3"},
        {"backgammon-german", "am hand15 | n hand15 | to am | passed 2-1", "am hand15 | n hand15 | to am | passed 2"},
        {"backgammon-turkish", "am n2 b1 | n a2 m1 | to am | released am", "am n2 t1 | n a2 m1 | to am"},
        {"backgammon-turkish", "am n2 t1 | n a2 m1 | to am | released n", "am n2 t1 | n a2 m1 | to am | released am"},
        {"backgammon-turkish", "am n2 t1 | n a2 m1 | to am | dice 1 | owes", "am n2 t1 | n a2 m1 | to am | dice 1"},
        {"royal-anglicorum", "am f3 | n t1 | to n | pact", "am f3 | n t1 | to n", {{"pact", "first-throw"}}},
        {"royal-anglicorum", "am f3 | n t1 | to n | named 4-4-4", "am f3 | n t1 | to n", {{"throws", "shared"}}},
        {"royal-anglicorum", "am f3 | n t1 | to n | named 6-5-4", "am f3 | n t1 | to n | named 6-5-3", {{"throws", "shared"}}},
        {"royal-anglicorum", "am f3 | n t1 | to n | give 6-5", "am f3 | n t1 | to n | dice 6-5", {{"throws", "granted"}}},
    };
    for (const Pair& pair : pairs) {
        CAPTURE(std::string(pair.one));
        CHECK(hash(pair.id, pair.one, pair.options) != hash(pair.id, pair.other, pair.options));
    }
    // Every place of a man tells.
    std::vector<std::uint64_t> all;
    for (const char point : std::string("bcdefghiklmnopqrstuxyz&")) all.push_back(hash("backgammon", std::string("am ") + point + "1 | n a2 | to am"));
    std::sort(all.begin(), all.end());
    CHECK(std::adjacent_find(all.begin(), all.end()) == all.end());
}

TEST_CASE("tables: the order of the dice, and which of them were used, make no other position") {
    const std::string men = "am f2 | n a2 | to am | dice ";
    CHECK(hash("backgammon", men + "6-5") == hash("backgammon", men + "5-6"));
    CHECK(hash("backgammon", men + "6x-5") == hash("backgammon", men + "5"));
    CHECK(hash("backgammon", men + "3-3-3x-3x") == hash("backgammon", men + "3x-3-3x-3"));
    CHECK(hash("backgammon", men + "3-3-3x-3x") == hash("backgammon", men + "3-3"));
    CHECK(hash("royal-baralie", "am o2 | n a2 | to am | dice 5-4x-6s") == hash("royal-baralie", "am o2 | n a2 | to am | dice 6-5"));
    CHECK(hash("royal-paume-carie", "am hand15 | n hand15 | to am | dice 3x-3x-3x-3") == hash("royal-paume-carie", "am hand15 | n hand15 | to am | dice 3x-3x-3-3x"));
    CHECK(hash("backgammon-german", "am hand15 | n hand15 | to am | dice 5x-1") == hash("backgammon-german", "am hand15 | n hand15 | to am | dice 3x-1"));
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
        {"backgammon", "am f2 | n off15 | to am", 0, true},   // over: nothing is thrown any more
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
    const std::pair<const char*, Chosen> games[] = {{"backgammon", {}}, {"royal-anglicorum", {}}, {"royal-baralie", {}},
                                                    {"royal-anglicorum", {{"throws", "granted"}}}, {"royal-anglicorum", {{"throws", "fixed"}}}};
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
    for (const char* wrong : {"6-3-", "6-3", "6-3-1-1", "0-6-3", "6-7-3", "6.3-1", "6-3.1", "631", "6--1", "-6-3", ""}) {
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
        {"backgammon", "am f2 n1 | n a2 | to am | dice 3-1", "n-m", "bg.course n − 1 = m (n>m); bg.dice one man goes on by 1 (n>m)"},
        {"royal-paume-carie", "am a1 h1 | n p5 | to am | dice 1", "a-b", "royal.pcl.course a + 1 = b (a>b); tables.common.die one man goes on by 1 (a>b)", {{"variant", "long"}}},
        {"backgammon", "am f2 | n a2 | to am", "6-5", "bg.dice South throws 6-5"},
        {"royal-imperial", "am g1 a1 f1 | n p5 | to am | dice 1", "g-f", "royal.imp.course g − 1 = f (g>f); tables.common.die one man goes on by 1 (g>f)"},
        {"royal-imperial", "am a13 b1 c1 | n z1 &14 | to n | dice 5", "z-&",
         "royal.imp.course 5 brings the man home to & (z>&); tables.common.die one man goes on by 5 (z>&)", {{"exact", "more"}}},
        {"backgammon", "am f2 bar1 | n a2 | to am | dice 6", "bar-t",
         "bg.bar 6 enters on t (bar-am>t); bg.bar a taken man enters before anything else (bar-am>t)"},
        {"backgammon", "am f1 n1 | n a2 | to am | dice 1", "f-e", "bg.course f − 1 = e (f>e); bg.dice one man goes on by 1 (f>e)"},
        {"backgammon", "am f1 e1 n1 | n a2 | to am | dice 1", "f-e",
         "bg.course f − 1 = e (f>e); bg.dice one man goes on by 1 (f>e); bg.blot e is noded (f>e)"},
        {"backgammon", "am f1 e2 n1 | n a2 | to am | dice 1", "f-e", "bg.course f − 1 = e (f>e); bg.dice one man goes on by 1 (f>e)"},
        {"backgammon", "am f1 | n a2 e1 | to am | dice 1", "f-e",
         "bg.course f − 1 = e (f>e); bg.dice one man goes on by 1 (f>e); bg.blot a man of North stands alone on e (f>e)"},
        {"backgammon", "am a1 | n t2 | to am | dice 1", "a-off", "bg.bear 1 bears off from a (a>off-am); bg.score the last man is borne off (a>off-am)"},
        {"backgammon", "am a2 | n t2 | to am | dice 4", "a-off", "bg.bear 4 bears off from a: nobody stands farther from the end (a>off-am)"},
        {"royal-lombard", "am t13 | n d1 f13 bar1 | to n | dice 3", "bar-d",
         "royal.lomb.enter 3 enters on d (bar-n>d); tables.common.enter-first a taken man enters before anything else (bar-n>d); "
         "royal.lomb.enter his own men on d do not keep him out (bar-n>d); royal.lomb.node d is noded (bar-n>d)"},
        {"royal-lombard", "am t13 | n e1 f13 | to n | dice 1", "f-e",
         "royal.lomb.course f − 1 = e (f>e); tables.common.die one man goes on by 1 (f>e); royal.lomb.node e is noded (f>e)"},
        {"backgammon-turkish", "am n2 hand13 | n a2 f1 hand12 | to am | dice 4", "hand-r", "tur.new 4 sets a man on r (hand-am>r)"},
        {"royal-paume-carie", "am a1 | n b2 | to am | dice 1-1-1-1", "a-off",
         "royal.pc.bear 1 bears off from a (a>off-am); tables.common.win the last man is borne off (a>off-am); royal.pc.doublets doublets: 4 times 1 (a>off-am)"},
        {"backgammon-german", "am m15 | n g15 | to am | dice 1-1", "m-l",
         "ger.division m − 1 = l (m>l); bg.dice one man goes on by 1 (m>l); ger.doublets doublets: 2 times 1 (m>l)", {{"under", "two"}}},
        {"backgammon-german", "am g14 hand1 | n a11 h2 l2 | to n | passed 5-2", "a-z",
         "ger.division a + 2 = z (a>z); bg.dice one man goes on by 2 (a>z); ger.pass the adversary could not play this 2 (a>z)"},
        {"royal-paume-carie", "am off15 | n b1 | to am | dice 2 | won am", "b-off",
         "royal.pc.bear 2 bears off from b (b>off-am); royal.pc.help a man of the adversary (b>off-am)"},
    };
    for (const Said& said : list) {
        CAPTURE(std::string(said.text));
        CHECK(reasons(Stand(said.id, said.text, said.options), said.word) == std::string(said.expected));
    }
}

TEST_CASE("tables: why what is left of a throw cannot be played, each number once, with its points") {
    const Said list[] = {
        {"backgammon", "am f1 d1 | n a2 | to am | dice 5", "lost",
         "bg.bear 5: a man stands farther from the end (d); bg.blot 5: a is noded, where the adversary began (f>a)"},
        {"backgammon", "am h1 g1 | n a2 b2 | to am | dice 6-6", "lost",
         "bg.blot 6: b is noded (h>b); bg.blot 6: a is noded, where the adversary began (g>a)"},
        {"backgammon", "am i1 h1 k1 | n c2 b2 d2 | to am | dice 6", "lost", "bg.blot 6: b, c and d are noded (hik)"},
        {"backgammon", "am h1 i1 | n b2 c2 | to am | dice 6", "lost", "bg.blot 6: b and c are noded (hi)"},
        {"royal-anglicorum", "am f12 x1 y1 bar1 | n r13 | to am | dice 4-3", "lost",
         "royal.angl.enter 4: a man of his own stands on x (>x); royal.angl.enter 3: a man of his own stands on y (>y)"},
        {"royal-anglicorum", "am t1 u1 &13 | n n2 o2 s2 | to am | dice 6", "lost", "tables.common.node 6: n, o and s are noded (tu&)"},
        {"backgammon-turkish", "am n2 p1 | n a2 q2 s2 | to am | dice 3-1", "lost",
         "tur.corner 3: the men on n wait until all others have gone on (n); bg.blot 3: s is noded (p>s); "
         "tur.corner 1: the men on n wait until all others have gone on (n); bg.blot 1: q is noded (p>q)"},
        {"backgammon-turkish", "am n2 bar1 hand12 | n a2 hand13 | to am | dice 1", "lost", "tur.taken 1: two men stand in the corner (>n)"},
        {"royal-paume-carie", "am t7 u8 | n a15 | to am | dice 1", "lost", "royal.pcl.frozen 1: the men on t and u wait to be borne off (tu)", {{"variant", "long"}}},
        {"royal-paume-carie", "am f14 hand1 | n a15 | to am | dice 1-1-1-1", "lost",
         "royal.pcl.course 1: men in hand have to enter first (f); tables.common.node 1: a is noded, where the adversary began (>a)", {{"variant", "long"}}},
        {"backgammon-german", "am h14 hand1 | n l15 | to am | dice 2", "lost",
         "ger.enter 2: nobody leaves the entering page before all have entered (h); bg.blot 2: l is noded (>l); ger.pass the adversary may play them"},
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
