// The odds and counts of the games of tables: known figures, and every throw played out anew through the game's own moves.

#include <doctest/doctest.h>

#include <set>

#include "core/base/random.hpp"
#include "core/game/tally.hpp"
#include "core/tables/games/anglicorum.hpp"
#include "core/tables/games/backgammon.hpp"
#include "core/tables/games/faylys.hpp"
#include "core/tables/games/german.hpp"
#include "core/tables/games/turkish.hpp"
#include "core/tables/odds.hpp"
#include "core/tables/sentences.hpp"
#include "tests/native/per_game.hpp"
#include "tests/unit/tables/support.hpp"

using namespace ludus;
using namespace ludus::tests::at_tables;
namespace tables = ludus::tables;

namespace {

template <class G>
tables::Outlook outlook(const std::string& text, int seat, const Chosen& chosen = {}) {
    const tables::Engine engine = engine_of<G>(chosen);
    return tables::look_out(engine, *engine.read_position(text), seat);
}

int on(const tables::Outlook& next, char letter) { return next.takes[at(tables::point_of(letter))]; }

/// Backgammon: a man of am on the way of one man of n on a.
int shot(const std::string& target) {
    return on(outlook<tables::Backgammon>("am " + target + "1 c2 | n a1 z14 | to n", tables::n_and), target[0]);
}

/// Plays every ordered throw of two dice through the game as anybody may, and counts those that can take the man there.
struct Slowly {
    int takes = 0, enters = 0, stuck = 0, all = 0;
};

void go(const Game& game, const Position& p, int seat, int spot, int waiting, bool& takes, bool& enters, bool& plays,
        std::set<std::uint64_t>& met) {
    if (!met.insert(game.hash(p)).second) return;
    const auto men = [&](const Position& q, int owner, int where) {
        int sum = 0;
        for (const Face& face : game.faces(q))
            sum += face.owner == owner && face.spot == where && face.shape == Shape::checker ? face.count : 0;
        return sum;
    };
    if (men(p, 1 - seat, spot) == 0) takes = true;
    if (men(p, seat, game.board().find(seat == 0 ? "bar-am" : "bar-n")) < waiting) enters = true;
    if (game.result(p).over || game.at_turn_start(p) || game.to_move(p) != seat) return;
    for (const Move move : game.moves(p)) {
        if (game.words(p, move) != "lost") plays = true;
        go(game, game.play(p, move), seat, spot, waiting, takes, enters, plays, met);
    }
}

Slowly slowly(const Stand& stand, int seat, int spot, int dice) {
    const Game& game = *stand.game;
    Slowly out;
    const int bar = game.board().find(seat == 0 ? "bar-am" : "bar-n");
    int waiting = 0;
    for (const Face& face : game.faces(stand.position))
        waiting += face.owner == seat && face.spot == bar ? face.count : 0;
    const int last = dice == 3 ? 6 : 1;
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            for (int c = 1; c <= last; ++c) {
                const std::string words =
                    std::to_string(a) + "-" + std::to_string(b) + (dice == 3 ? "-" + std::to_string(c) : "");
                const auto move = game.read(stand.position, words);
                REQUIRE(move);
                bool takes = false, enters = false, plays = false;
                std::set<std::uint64_t> met;
                go(game, game.play(stand.position, *move), seat, spot, waiting, takes, enters, plays, met);
                ++out.all;
                out.takes += takes;
                out.enters += enters;
                out.stuck += !plays;
            }
    return out;
}

}  // namespace

TEST_CASE("odds of a shot in backgammon, nothing in the way: the known figures of every distance to twelve") {
    const std::pair<const char*, int> known[] = {{"b", 11}, {"c", 12}, {"d", 14}, {"e", 15}, {"f", 15}, {"g", 17},
                                                 {"h", 6},  {"i", 6},  {"k", 5},  {"l", 3},  {"m", 2},  {"n", 3}};
    for (const auto& each : known) {
        const char* point = each.first;
        CAPTURE(point);
        const tables::Outlook next =
            outlook<tables::Backgammon>(std::string("am ") + point + "1 | n a1 z14 | to n", tables::n_and);
        CHECK(on(next, point[0]) == each.second);
        CHECK(next.of == 36);
    }
}

TEST_CASE("odds of a shot: nodes in the way take combinations away") {
    // Six away: the one at c stops 2-2-2 and 4-2 by way of two; 4-2 goes by way of four.
    CHECK(shot("g") == 16);
    const auto both = outlook<tables::Backgammon>("am g1 c2 e2 | n a1 z14 | to n", tables::n_and);
    CHECK(on(both, 'g') == 14);  // 4-2 has no way left
}

TEST_CASE("odds of entering in backgammon, by points shut: 11 of 36 against five, none against six") {
    const char* const shut[] = {"", "c2", "c2 d2", "b2 c2 d2", "b2 c2 d2 e2", "b2 c2 d2 e2 f2", "a2 b2 c2 d2 e2 f2"};
    const int enters[] = {36, 35, 32, 27, 20, 11, 0};
    for (int k = 0; k <= 6; ++k) {
        CAPTURE(k);
        const auto next =
            outlook<tables::Backgammon>(std::string("am ") + shut[k] + " h1 | n bar1 z14 | to n", tables::n_and);
        CHECK(next.enters == enters[k]);
        CHECK(next.stuck == 36 - enters[k]);
    }
    const auto two = outlook<tables::Backgammon>("am b2 c2 d2 e2 f2 h1 | n bar2 z13 | to n", tables::n_and);
    CHECK(two.enters == 11);
    CHECK(two.enters_all == 1);
}

TEST_CASE("odds with three dice, and with a six supposed, are of the whole throw") {
    // Ludus Anglicorum, one point away: 91 of the 216 throws have an ace.
    CHECK(on(outlook<tables::Anglicorum>("am b1 | n a1 z14 | to n", tables::n_and), 'b') == 91);
    // Six away with the six supposed: always.
    const auto supposed =
        outlook<tables::Anglicorum>("am g1 | n a1 z14 | to n", tables::n_and, {{"dice", "two-and-six"}});
    CHECK(on(supposed, 'g') == 36);
    CHECK(supposed.of == 36);
}

TEST_CASE("odds of a fixed throw are certain or nothing, and a chosen throw has none") {
    const auto fixed = outlook<tables::Anglicorum>("am &1 | n z1 u1 | to n", tables::n_and, {{"throws", "fixed"}});
    CHECK(fixed.of == 1);
    CHECK(on(fixed, '&') == 1);
    CHECK(outlook<tables::Anglicorum>("am &1 | n z1 u1 | to n", tables::n_and, {{"throws", "chosen"}}).of == 0);
}

TEST_CASE("odds where the adversary grants the third die: he grants the least welcome") {
    // One away, two dice thrown: 11 of 36 bring the ace whatever is granted.
    const auto next = outlook<tables::Anglicorum>("am b1 | n a1 z14 | to n", tables::n_and, {{"throws", "granted"}});
    CHECK(next.of == 36);
    CHECK(on(next, 'b') == 11);
}

TEST_CASE("Faylys: the odds of a throw that cannot be played in full") {
    const tables::Engine engine = engine_of<tables::Faylys>();
    const auto next = tables::look_out(engine, engine.start(), tables::am);
    CHECK(next.of == 216);
    CHECK(next.partly == 1);  // 5 5 5 alone
}

static ludus::tests::Subjects some_games() {
    return {{"backgammon"}, {"royal-anglicorum"}, {"royal-lombard"}, {"royal-baralie"}};
}

PER_GAME_TEST_CASE("odds are those of every throw played out slowly, in positions of games played at random",
                   some_games) {
    const std::string& id = subject.game;
    const GamePtr game = game_of(id);
    const int dice = id == "royal-anglicorum" ? 3 : 2;
    Random random(7);
    const int wanted = dice == 3 ? 1 : 3;
    int compared = 0;
    Position p = game->start();
    for (int move = 0; compared < wanted && move < 2000; ++move) {
        if (game->result(p).over) p = game->start();
        if (game->to_move(p) == chance && game->at_turn_start(p) && game->moves(p).size() > 20 &&
            game->moves(p).size() != 30) {
            const std::string text = game->write(p);
            const int seat = text.find("| to am") != std::string::npos ? 0 : 1;
            for (const Tally& tally : game->tallies(p)) {
                if (tally.title != "Can be captured on the next roll") continue;
                for (const Tally::Row& row : tally.rows) {
                    if (row.spots.size() != 1 || compared >= wanted) continue;
                    // The men in danger of the side that throws next are those of the other.
                    const std::string owner = game->card().seats[static_cast<std::size_t>(1 - seat)].name;
                    if (row.label.rfind(owner + " on ", 0) != 0) continue;
                    CAPTURE(text);
                    CAPTURE(row.label);
                    const Slowly slow = slowly(Stand(id, text), seat, row.spots[0], dice);
                    const std::string counted = std::to_string(slow.takes) + " of " + std::to_string(slow.all);
                    CHECK(row.value.substr(0, row.value.find(',')) == (slow.takes == slow.all ? "certain" : counted));
                    ++compared;
                }
            }
        }
        const MoveList moves = game->moves(p);
        p = game->play(p, moves[random.below(moves.size())]);
    }
    CHECK(compared == wanted);
}

TEST_CASE("counts a person may ask for: pips, men off, danger, entering, told in words") {
    const Stand s("backgammon", "am f5 h3 n5 &2 | n a2 m5 r3 t5 | to am");
    const auto opening = s.game->tallies(s.position);
    REQUIRE(opening.size() >= 2);
    CHECK(opening[0].title == "Pip count");
    CHECK(opening[0].rows[0].value == "167");
    CHECK(opening[0].rows[1].value == "167");
    CHECK(opening[1].rows[0].value == "0 of 15");
    const Stand bar("backgammon", "am b2 c2 d2 e2 f2 h1 | n bar1 z14 | to n");
    bool entering = false;
    for (const Tally& tally : bar.game->tallies(bar.position))
        for (const Tally::Row& row : tally.rows)
            if (tally.title == "Can enter on the next roll") {
                CHECK(row.label == "Black");
                CHECK(row.value == "11 of 36, 31 %");
                CHECK(row.spots == std::vector<int>{bar.game->board().find("bar-n")});
                entering = true;
            }
    CHECK(entering);
}

namespace {

/// The rows under a heading, "am: 11 of 36, 31 %; ..."; "none" where there is no such heading.
std::string told(const Stand& s, const std::string& title) {
    REQUIRE(s.fault == "");
    // A title that no count bears would be "none" for ever.
    using namespace ludus::tables::sentences;
    const std::set<std::string_view> titles{pips_left,  dice_left,  off_title,     hit_next,
                                            enter_next, stuck_next, not_whole_next};
    REQUIRE(titles.count(title) == 1);
    std::string out = "none";
    for (const Tally& tally : s.game->tallies(s.position)) {
        if (tally.title != title) continue;
        out.clear();
        for (const Tally::Row& row : tally.rows) out += (out.empty() ? "" : "; ") + row.label + ": " + row.value;
    }
    return out;
}

}  // namespace

TEST_CASE(
    "odds where the third die is granted: of men to enter, and of a throw that cannot be played, by the worst gift") {
    // Only f is open, and no six is granted: 11 of the 36 throws of two dice have one.
    const Chosen granted = {{"throws", "granted"}};
    const auto one = outlook<tables::Anglicorum>("am a2 b2 c2 d2 e2 h1 | n bar1 z14 | to n", tables::n_and, granted);
    CHECK(one.of == 36);
    CHECK(one.enters == 11);
    CHECK(one.enters_all == 11);
    CHECK(one.stuck == 25);
    CHECK(one.partly == 25);
    const auto two = outlook<tables::Anglicorum>("am a2 b2 c2 d2 h1 | n bar2 z13 | to n", tables::n_and, granted);
    CHECK(two.enters == 20);
    CHECK(two.enters_all == 2);  // 6-5: no two enter on one point, and what is granted is shut
    // The blot on b is hit by an ace thrown, never by one granted.
    CHECK(on(outlook<tables::Anglicorum>("am b1 c1 | n a1 z14 | to n", tables::n_and, granted), 'c') == 12);
}

TEST_CASE("odds: the pact binds who made it at his first throw, and not the other side") {
    const Chosen pact = {{"pact", "first-throw"}};
    const char* text = "am a2 | n &2 | to n | pact";
    CHECK(outlook<tables::Anglicorum>(text, tables::n_and, pact).stuck == 216);
    CHECK(outlook<tables::Anglicorum>(text, tables::am, pact).stuck == 0);
    CHECK(told(Stand("royal-anglicorum", text, pact), "No move on the next roll") == "Black: certain");
}

TEST_CASE("odds are of a throw about to fall, whatever is left of one that lies there") {
    const auto same = [](const tables::Outlook& a, const tables::Outlook& b) {
        CHECK(a.of == b.of);
        CHECK((a.takes == b.takes));
        CHECK(a.enters == b.enters);
        CHECK(a.enters_all == b.enters_all);
        CHECK(a.stuck == b.stuck);
        CHECK(a.partly == b.partly);
    };
    const std::string men = "am f5 e2 h1 n4 &2 bar1 | n a2 m5 r3 t5";
    for (const int seat : {tables::am, tables::n_and})
        for (const char* lies : {" | to n", " | to am | dice 6x-5", " | to n | dice 3x-3x-3-3"})
            same(outlook<tables::Backgammon>(men + lies, seat), outlook<tables::Backgammon>(men + " | to am", seat));
    // Doublets still to come, and a point still to be left open, are of the throw that lies there alone.
    const std::string german = "am m1 h2 hand5 | n l1 g2 hand5";
    same(outlook<tables::German>(german + " | to am | dice 6x-6 | then 1", tables::am),
         outlook<tables::German>(german + " | to am", tables::am));
    const std::string turkish = "am n2 hand12 bar1 | n a2 m1 o2 p2 q2 r2 s1";
    const std::string shut = "am n2 t1 hand11 bar1 | n a2 m1 o2 p2 q2 r2 s2";
    same(outlook<tables::Turkish>(shut + " | to n | dice 6x-6 | owes", tables::n_and),
         outlook<tables::Turkish>(shut + " | to n", tables::n_and));
    same(outlook<tables::Turkish>(turkish + " | to n | dice 6x-6 | owes", tables::n_and),
         outlook<tables::Turkish>(turkish + " | to n", tables::n_and));
    // A throw both must play is not known until it is named.
    CHECK(outlook<tables::Anglicorum>("am f3 | n t5 &1 | to am | named 4-4-4", tables::am, {{"throws", "shared"}}).of ==
          0);
}

TEST_CASE("odds: only a man that stands alone now is in danger, and none where the game is over") {
    const auto next = outlook<tables::Backgammon>("am g1 e2 | n a2 z2 | to n", tables::n_and);
    CHECK(on(next, 'e') == 0);
    // Who can play no six may still play the aces underneath, and hits with them.
    const auto underneath = outlook<tables::German>("am a1 | n t2 &1 | to am", tables::am);
    CHECK(on(underneath, '&') == 12);
    CHECK(underneath.stuck == 0);
    // Nine away by 6-3, 5-4 and 3-3, and by 2-1, after which any doublet is called for.
    CHECK(on(outlook<tables::German>("am a1 | n k1 | to n", tables::n_and), 'a') == 7);
    CHECK(outlook<tables::Backgammon>("am off15 | n z2 | to n", tables::n_and).of == 0);
    CHECK(told(Stand("backgammon", "am off15 | n z2 bar1 | to n"), "Can enter on the next roll") == "none");
}

TEST_CASE("counts in words: certain, rounded, and never nothing or all where it is not") {
    const Stand fails("royal-faylys", "");
    CHECK(told(fails, "Cannot play the whole next roll") ==
          "White: 1 of 216, less than 1 %; Black: 1 of 216, less than 1 %");
    CHECK(told(fails, "No move on the next roll") == "none");
    const Stand enters("royal-anglicorum", "am f2 h1 | n bar1 z14 | to n");
    CHECK(told(enters, "Can enter on the next roll") == "Black: 215 of 216, more than 99 %");
    CHECK(told(enters, "No move on the next roll") == "Black: 1 of 216, less than 1 %");
    const Stand two("backgammon", "am b2 c2 d2 e2 f2 h1 | n bar2 z13 | to n");
    CHECK(told(two, "Can enter on the next roll") == "Black, at least one: 11 of 36, 31 %; Black, all 2: 1 of 36, 3 %");
    CHECK(told(two, "No move on the next roll") == "Black: 25 of 36, 69 %");
    CHECK(told(Stand("backgammon", "am h1 | n bar1 z14 | to n"), "Can enter on the next roll") == "Black: certain");
    CHECK(told(Stand("backgammon", "am h2 | n z14 | to n"), "Can enter on the next roll") == "none");
    CHECK(told(Stand("backgammon", "am g1 k1 | n a2 z2 | to n"), "Can be captured on the next roll") ==
          "White on 10: 5 of 36, 14 %; White on 7: 17 of 36, 47 %");  // by the way they go
    CHECK(told(Stand("backgammon", "am q1 | n a2 | to n"), "Can be captured on the next roll") ==
          "White on 16: 1 of 36, 3 %");
    CHECK(told(Stand("backgammon", "am a1 | n bar1 z2 | to n"), "Can be captured on the next roll") ==
          "White on 1: 11 of 36, 31 %");
    // A throw that is known is certain or nothing; of one that is chosen there are no odds.
    CHECK(told(Stand("royal-anglicorum", "am b2 | n bar1 z2 | to n", {{"throws", "fixed"}}),
               "Can enter on the next roll") == "Black: certain");
    CHECK(told(Stand("royal-anglicorum", "am b2 | n bar1 z2 | to n", {{"throws", "chosen"}}),
               "Can enter on the next roll") == "none");
    CHECK(told(Stand("backgammon", "am g2 | n a1 z2 | to n"), "Can be captured on the next roll") ==
          "Black on 1: 17 of 36, 47 %");
}

TEST_CASE("counts: pips, men borne off with those borne off by the other, dice where men do not move") {
    const auto paume = [](const char* text) { return Stand("royal-paume-carie", text); };
    CHECK(told(paume("am off15 palms2 | n b1 c1 off11 | to am | won am"), "Checkers borne off") ==
          "White: 15 of 15; Black: 13 of 15");
    // One die to bear each off, and one more to enter.
    CHECK(told(paume("am a2 f1 hand2 bar1 | n b1 c1 off11 | to am"), "Dice still needed, at least") ==
          "White: 9; Black: 2");
    CHECK(told(paume("am a2 f1 | n b1 c1 off11 | to am"), "Pip count") == "none");
    const Stand race("royal-imperial", "am a13 b1 k1 | n p5 s5 t5 | to am");
    CHECK(told(race, "Pip count") == "White: 10; Black: 100");
    CHECK(told(race, "Checkers borne off") == "none");
    CHECK(told(Stand("backgammon", "am a1 b1 &1 bar1 off3 | n t1 | to am"), "Pip count") == "White: 52; Black: 6");
    CHECK(told(Stand("backgammon", "am a1 b1 &1 bar1 off3 | n t1 | to am"), "Checkers borne off") ==
          "White: 3 of 7; Black: 0 of 1");
    const Stand s("backgammon", "am a1 b1 &1 bar1 off3 | n t1 | to am");
    for (const Tally& tally : s.game->tallies(s.position)) {
        const auto spot = [&](const char* name) { return std::vector<int>{s.game->board().find(name)}; };
        if (tally.title == "Checkers borne off") CHECK(tally.rows[1].spots == spot("off-n"));
        if (tally.title == "Can be captured on the next roll") CHECK(tally.rows[0].spots.size() == 1);
    }
}
