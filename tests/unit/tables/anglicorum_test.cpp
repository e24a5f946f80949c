// Ludus Anglicorum: Royal MS 13 A XVIII, A to C, and the problems L to Q, passage by passage.
// Long: one test for each passage.

#include <doctest/doctest.h>

#include "tests/unit/tables/support.hpp"

using namespace ludus;
using namespace ludus::tests::at_tables;

namespace {

Stand english(const std::string& text, const Chosen& options = {}) { return Stand("royal-anglicorum", text, options); }

}  // namespace

TEST_CASE("royal.angl.setup: fifteen men of am on &, fifteen of n& on a") {
    Stand s = english("");
    CHECK(s.text() == "am &15 | n a15 | to lot");
    CHECK(s.why("6:4", "royal.angl.setup") == "The checkers stand as at the start.");
}

TEST_CASE("royal.angl.dice: three dice, fifty-six throws, or two with a six supposed for the third") {
    Stand s = english("am &15 | n a15 | to am");
    CHECK(s.game->moves(s.position).size() == 56);
    CHECK(s.why("6-5-3", "royal.angl.dice") == "White rolls 6-5-3.");
    CHECK(s.game->odds(s.position, *s.game->read(s.position, "6-6-6")) == doctest::Approx(1.0 / 216));
    CHECK(s.game->odds(s.position, *s.game->read(s.position, "6-6-1")) == doctest::Approx(3.0 / 216));
    CHECK(s.game->odds(s.position, *s.game->read(s.position, "3-2-1")) == doctest::Approx(6.0 / 216));
    Stand two = english("am &15 | n a15 | to am", {{"dice", "two-and-six"}});
    CHECK(two.game->moves(two.position).size() == 21);
    CHECK(two.why("5-3", "royal.angl.dice") == "White rolls 5-3. The third die always counts as a 6.");
    CHECK(two.play("5-3").text() == "am &15 | n a15 | to am | dice 5-3-6s");
}

TEST_CASE("royal.angl.course: am goes & to n and m to a, n& the other way, and nobody across the corner") {
    Stand am = english("am n1 &14 | n a15 | to am | dice 1-1");
    CHECK(am.why("n-m", "royal.angl.course") == "A checker moves from 13 to 12.");
    CHECK(am.why("&-z", "royal.angl.course") == "A checker moves from 24 to 23.");
    CHECK_FALSE(am.legal("&-a"));
    Stand n = english("am &15 | n a14 m1 | to n | dice 1-1");
    CHECK(n.why("m-n", "royal.angl.course") == "A checker moves from 12 to 13.");
    CHECK(n.why("a-b", "royal.angl.course") == "A checker moves from 1 to 2.");
    CHECK_FALSE(n.legal("a-&"));
}

TEST_CASE(
    "royal.angl.node-own-half: in the adversary's half a side has one man on a point, its own heap only shrinks") {
    Stand s = english("am m1 s1 &13 | n a15 | to am | dice 6");
    CHECK(s.moves() == "m-f s-m");  // no second man on s
    CHECK(s.why("s-m", "royal.angl.node-own-half") == "White now has two checkers on 12 and blocks it.");
    CHECK(english("am m1 s1 &13 | n a15 | to am | dice 6", {{"nodes", "anywhere"}}).legal("&-s"));
    // With nothing else to play, the die is lost and says why.
    Stand shut = english("am t1 &14 | n a13 o2 | to am | dice 5");
    CHECK(shut.moves() == "lost");
    CHECK(shut.why("lost", "royal.angl.node-own-half") ==
          "The 5 cannot be used: White may not put a second checker on 19.");
    CHECK(shut.why("lost", "tables.common.node") == "The 5 cannot be used: Black blocks 14.");
}

TEST_CASE(
    "royal.angl.not-while-held: the adversary's first point is shut while two stand there, and a single man is taken") {
    Stand held = english("am c1 &14 | n a2 p13 | to am | dice 2");
    CHECK_FALSE(held.legal("c-a"));
    Stand only = english("am c1 | n a2 p13 | to am | dice 2");
    CHECK(only.why("lost", "royal.angl.not-while-held") == "The 2 cannot be used: Black blocks 1, where it started.");
    Stand single = english("am c1 &14 | n a1 p14 | to am | dice 2");
    CHECK(single.why("c-a", "royal.angl.not-while-held") == "Only one checker is left on 1, so the point is open.");
    CHECK(single.play("c-a").text() == "am a1 &14 | n p14 bar1 | to n");
}

TEST_CASE("royal.angl.enter: by six on t to one on &, not on one's own men nor on a node, n& on f to a") {
    const std::string points = "&zyxut", mirrored = "abcdef";
    for (int die = 1; die <= 6; ++die) {
        const std::string number = std::to_string(die);
        Stand am = english("am m14 bar1 | n q15 | to am | dice " + number);
        CHECK(am.moves() == std::string("bar-") + points[static_cast<std::size_t>(die - 1)]);
        Stand n = english("am i15 | n q14 bar1 | to n | dice " + number);
        CHECK(n.moves() == std::string("bar-") + mirrored[static_cast<std::size_t>(die - 1)]);
    }
    Stand barred = english("am f13 x1 bar1 | n r13 u2 | to am | dice 5-4");
    CHECK(barred.moves() == "lost");
    CHECK(barred.why("lost", "royal.angl.enter") == "The 4 cannot be used: White’s own checkers stand on 21.");
    CHECK(barred.why("lost", "tables.common.node") == "The 5 cannot be used: Black blocks 20.");
    CHECK(english("am &14 bar1 | n a15 | to am | dice 1").why("lost", "royal.angl.enter") ==
          "The 1 cannot be used: White’s own checkers stand on 24.");
    CHECK(english("am f14 bar1 | n r14 u1 | to am | dice 5").play("bar-u").text() == "am f14 u1 | n r14 bar1 | to n");
}

TEST_CASE("tables.common.enter-first: while a taken man waits nobody else plays") {
    Stand s = english("am f13 x1 bar1 | n r13 u2 | to am | dice 3-1");
    CHECK(s.moves() == "bar-& bar-y");
    CHECK(s.why("bar-y", "tables.common.enter-first") ==
          "A captured checker must enter before any other checker moves.");
    CHECK(s.play("bar-y").legal("f-e"));
}

TEST_CASE(
    "royal.angl.bear: by the number, by its parts, or by more where nobody stands behind, and not before all are "
    "home") {
    CHECK(english("am a8 | n t1 u1 | to n | dice 6").moves() == "t-off");
    CHECK(english("am a8 | n u2 | to n | dice 6").moves() == "u-off");
    CHECK(english("am a8 | n u2 | to n | dice 6").why("u-off", "royal.angl.bear") ==
          "A 6 bears a checker off from 20, because none stands farther back.");
    CHECK(english("am a8 | n t1 s1 | to n | dice 6").moves() == "s-&");
    Stand early = english("am a8 m2 | n f1 t1 | to n | dice 6");
    CHECK(early.why("lost", "royal.angl.bear") ==
          "The 6 cannot be used: not all checkers are in the home quarter yet.");
    CHECK(early.why("lost", "tables.common.node") == "The 6 cannot be used: White blocks 12.");
    // Three dice bear three men, and a man inside may go on instead.
    CHECK(english("am a8 | n t2 u2 z1 | to n | dice 6-5-2").play("t-off u-off z-off").text() ==
          "am a8 | n t1 u1 off3 | to am");
    CHECK(english("am a8 | n t1 x1 | to n | dice 4").moves() == "t-z x-off");
    CHECK(english("am a2 f1 | n t8 | to am | dice 6-1").play("f-off a-off").text() == "am a1 off2 | n t8 | to n");
}

TEST_CASE("royal.angl.win: who has first borne off his men / tables.common.win: the rest of the throw is void") {
    Stand s = english("am a8 | n z1 off14 | to n | dice 6-5-4");
    CHECK(s.why("z-off/6", "tables.common.win") == "It is the last checker: all are borne off.");
    s.play("z-off/5");
    CHECK(s.ended_by() == "royal.angl.win");
    CHECK(s.score(1) == 1);
    CHECK(s.score(0) == 0);
    CHECK(s.game->moves(s.position).empty());
}

TEST_CASE("royal.angl.lympolding: eight on the last point, one on each entering point, and one to enter") {
    Stand s = english("am a8 s1 t1 u1 x1 y1 z1 &1 | n n3 o3 p3 q3 r3 | to n | dice 1");
    CHECK(s.ended_by().empty());
    s.play("r-s");
    CHECK(s.ended_by() == "royal.angl.lympolding");
    CHECK(s.score(1) == 1);
    // n& alike: eight on &, one on each of a to f, one taken.
    Stand n = english("am g2 h3 i3 k3 l3 m1 | n a1 b1 c1 d1 e1 f1 &8 bar1 | to am");
    CHECK(n.ended_by() == "royal.angl.lympolding");
    CHECK(n.score(0) == 1);
    // Seven on the last point are none, unless any place beyond will do.
    const std::string seven = "am a7 m1 t1 u1 x1 y1 z1 &1 bar1 | n n3 o3 p3 q3 r2 s1 | to n";
    CHECK(english(seven).ended_by().empty());
    CHECK(english(seven, {{"lympolding", "anywhere"}}).ended_by() == "royal.angl.lympolding");
}

TEST_CASE("royal.angl.lurching: his own men fill the page and none can go out, and the other readings") {
    const std::string stuck = "am a8 t1 u1 x1 y1 z1 &2 | n n3 o3 p3 q2 r2 s2 | to n";
    CHECK(english(stuck).ended_by() == "royal.angl.lurching");
    CHECK(english("am a8 t1 u1 x1 y1 z1 &2 | n n3 o3 p3 q3 r3 | to n").ended_by().empty());  // s is open
    // Another man who can move lifts it.
    CHECK(english("am a7 c1 t1 u1 x1 y1 z1 &2 | n n3 o3 p3 q2 r2 s2 | to n").ended_by().empty());
    // The page filled by the winner's nodes, and a man has to enter.
    const std::string nodes = "am a8 m6 bar1 | n t2 u2 x2 y2 z2 &5 | to n";
    CHECK(english(nodes).ended_by().empty());
    CHECK(english(nodes, {{"lurching", "nodes"}}).ended_by() == "royal.angl.lurching");
    CHECK(english("am a9 m6 | n t2 u2 x2 y2 z2 &5 | to n", {{"lurching", "nodes"}}).ended_by().empty());
    // The page and the next point, whatever else may move.
    const std::string page = "am a7 c1 t1 u1 x1 y1 z1 &2 | n n3 o3 p3 q2 r2 s2 | to n";
    CHECK(english(page, {{"lurching", "page-and-next"}}).ended_by() == "royal.angl.lurching");
    CHECK(english("am a7 c1 t1 u1 x1 y1 z1 &2 | n n3 o3 p3 q3 r3 | to n", {{"lurching", "page-and-next"}})
              .ended_by()
              .empty());
}

TEST_CASE("royal.angl.lurching: where “unum” is a point, his own men fill the page and one of them is to enter") {
    const Chosen point = {{"lurching", "no-point"}};
    // Short of lympolding: two stand on &, and the seven others on a.
    const std::string shut = "am a7 t1 u1 x1 y1 z1 &2 bar1 | n n3 o3 p3 q2 r2 s2 | to n";
    Stand s = english(shut, point);
    CHECK(s.ended_by() == "royal.angl.lurching");
    CHECK(s.score(1) == 1);
    CHECK(english(shut).ended_by().empty());
    CHECK(english("am a7 k1 u1 x1 y1 z1 &2 bar1 | n n3 o3 p3 q2 r2 s2 | to n", point).ended_by().empty());  // t is open
    CHECK(english("am a8 t1 u1 x1 y1 z1 &2 | n n3 o3 p3 q2 r2 s2 | to n", point).ended_by().empty());  // nobody enters
    // One on each of the six and eight on a is lympolding, as before.
    CHECK(english("am a8 t1 u1 x1 y1 z1 &1 bar1 | n n3 o3 p3 q2 r2 s2 | to n", point).ended_by() ==
          "royal.angl.lympolding");
}

TEST_CASE("tables.common.standstill: where neither side can use any number the game is drawn") {
    // Either has a taken man, and the points he might come in by are held by his own men or noded.
    const std::string still = "am q1 t1 u1 x1 z1 &7 bar3 | n a1 b1 c1 d1 e1 f1 g1 n2 r3 y2 bar1 | to n";
    Stand s = english(still);
    CHECK(s.ended_by() == "tables.common.standstill");
    CHECK(s.score(0) == 0);
    CHECK(s.score(1) == 0);
    CHECK(s.moves().empty());
    // What lies there is lost first, as ever.
    Stand thrown = english(still + " | dice 6-5-3");
    CHECK(thrown.ended_by().empty());
    CHECK(thrown.play("lost").ended_by() == "tables.common.standstill");
    // With f free n& comes in by a six.
    CHECK(english("am q1 t1 u1 x1 z1 &7 bar3 | n a1 b1 c1 d1 e1 g2 n2 r3 y2 bar1 | to n").ended_by().empty());
    // With nobody of am on t he does.
    CHECK(english("am q2 u1 x1 z1 &7 bar3 | n a1 b1 c1 d1 e1 f1 g1 n2 r3 y2 bar1 | to n").ended_by().empty());
    // Two shut pages; but of Faylys he has lost who throws first.
    const std::string shut = "am a2 b2 c2 d2 e2 f2 bar3 | n t2 u2 x2 y2 z2 &2 bar3 | to am";
    CHECK(Stand("backgammon", shut).ended_by() == "tables.common.standstill");
    CHECK(Stand("royal-faylys", shut).ended_by().empty());
    CHECK(Stand("royal-faylys", shut).play("6-5-3").ended_by() == "royal.fay.fail");
}

TEST_CASE("royal.angl.value: a plain victory one, lurching two, lympolding three, where it is agreed") {
    const Chosen counted = {{"value", "counted"}};
    CHECK(english("am a8 t1 u1 x1 y1 z1 &2 | n n3 o3 p3 q2 r2 s2 | to n", counted).score(1) == 2);
    CHECK(english("am a8 t1 u1 x1 y1 z1 &1 bar1 | n n3 o3 p3 q3 r2 s1 | to n", counted).score(1) == 3);
    CHECK(english("am a8 | n z1 | to n | dice 2", counted).play("z-off").score(1) == 1);
}

TEST_CASE("royal.angl.chosen: each names the throw he wishes") {
    Stand s = english("am &15 | n a15 | to n", {{"throws", "chosen"}});
    CHECK(s.game->to_move(s.position) == 1);
    CHECK(s.game->moves(s.position).size() == 56);
    CHECK(s.why("6-6-5", "royal.angl.chosen") == "Black chooses 6-6-5.");
    CHECK(s.play("6-6-5").text() == "am &15 | n a15 | to n | dice 6-6-5");
}

TEST_CASE("royal.angl.granted: two dice thrown or named, and the third the adversary's gift") {
    Stand s = english("am &15 | n a15 | to n", {{"throws", "granted"}});
    CHECK(s.game->to_move(s.position) == chance);
    CHECK(s.game->moves(s.position).size() == 21);
    s.play("6-5");
    CHECK(s.text() == "am &15 | n a15 | to n | give 6-5");
    CHECK(s.game->to_move(s.position) == 0);
    CHECK(s.why("give-1", "royal.angl.granted") == "White gives the 1.");
    CHECK(s.play("give-1").text() == "am &15 | n a15 | to n | dice 6-5-1s");
    CHECK(s.game->to_move(s.position) == 1);
    Stand named = english("am &15 | n a15 | to n", {{"throws", "chosen-granted"}});
    CHECK(named.game->to_move(named.position) == 1);
    CHECK(named.play("4-4 give-2").text() == "am &15 | n a15 | to n | dice 4-4-2s");
    // The printed ".vi." kept: the third is six.
    CHECK(english("am &15 | n a15 | to n", {{"throws", "chosen-six"}}).play("4-4").text() ==
          "am &15 | n a15 | to n | dice 4-4-6s");
}

TEST_CASE("royal.angl.jupertia: each side has always its throw, as it is given") {
    Stand s = english("am &1 | n t2 u2 | to n", {{"throws", "fixed"}});
    CHECK(s.moves() == "1-1-1");
    CHECK(s.game->to_move(s.position) == chance);
    CHECK(s.why("1-1-1", "royal.angl.jupertia") == "Black always has 1-1-1.");
    s.play("1-1-1 t-u u-x x-y");
    CHECK(s.moves() == "4-4-4");
    Stand two = english("am n1 | n b1 c1 d1 | to n", {{"throws", "fixed"}, {"throw_am", "3-1"}, {"throw_n", "6-6"}});
    CHECK(two.play("6-6").text() == "am n1 | n b1 c1 d1 | to n | dice 6-6");  // no six is supposed
}

TEST_CASE("royal.angl.imagined: who begins imagines a throw, and both play it") {
    Stand s = english("am f3 | n n1 t5 &1 | to n", {{"throws", "shared"}});
    CHECK(s.game->to_move(s.position) == 1);
    CHECK(s.why("4-4-4", "royal.angl.imagined") == "Black imagines the roll 4-4-4.");
    s.play("4-4-4 n-r r-x x-off");
    CHECK(s.text() == "am f3 | n t5 &1 off1 | to am | named 4-4-4");
    CHECK(s.game->to_move(s.position) == chance);
    CHECK(s.moves() == "4-4-4");
    CHECK(s.why("4-4-4", "royal.angl.imagined") == "White has the same roll, 4-4-4.");
    s.play("4-4-4 f-b f-b f-b");
    CHECK(s.text() == "am b3 | n t5 &1 off1 | to n");
    CHECK(s.game->moves(s.position).size() == 56);
}

TEST_CASE("royal.angl.pact: no man is borne off at the first throw") {
    const Chosen pact = {{"throws", "shared"}, {"pact", "first-throw"}, {"first", "n"}};
    Stand s = english("am f3 | n n1 t5 | to n | pact", pact);
    s.play("4-4-4 n-r r-x");
    CHECK_FALSE(s.legal("x-off"));
    CHECK(english("am f3 | n x1 t5 | to n | dice 4", {}).legal("x-off"));
    // It binds the first throw alone.
    s = english("am f3 | n n1 t5 | to n | pact", pact);
    s.play("4-4-3 n-r r-x t-y 4-4-3 f-b f-b f-c 6-6-1");
    CHECK(s.legal("t-off"));
    Stand only = english("am f3 | n &1 | to n | dice 1 | pact", pact);
    CHECK(only.why("lost", "royal.angl.pact") ==
          "The 1 cannot be used: it was agreed to bear nothing off on the first roll.");
}

TEST_CASE("tables.common.die: each die moves one man, one man may use several, stopping at each, in any order") {
    Stand s = english("am &14 g1 | n a15 | to n | dice 4-2");
    CHECK(s.why("a-e", "tables.common.die") == "It moves 4 points, for the 4.");
    s.play("a-e e-g");  // "numerus omnium ... taxillorum": taken by four and two together
    CHECK(s.text() == "am &14 bar1 | n a14 g1 | to am");
    // Stopping at a node is not allowed, even in passing: 4 and 2 both stopped.
    Stand stopped = english("am c2 e2 g1 &10 | n a15 | to n | dice 4-2");
    CHECK(stopped.moves() == "lost");
}

TEST_CASE("tables.common.node: two men hold a point against the other side") {
    CHECK_FALSE(english("am &11 f2 g2 | n a15 | to n | dice 6-5-4").legal("a-g"));
    CHECK(english("am &11 f2 g2 | n a15 | to n | dice 6-5").why("lost", "tables.common.node") ==
          "The 6 cannot be used: White blocks 7.");
}

TEST_CASE("tables.common.take: a man alone is taken, and has to enter") {
    Stand s = english("am &14 g1 | n a15 | to n | dice 6");
    CHECK(s.why("a-g", "tables.common.take") == "White has only one checker on 7, so it is captured.");
    CHECK(s.play("a-g").text() == "am &14 bar1 | n a14 g1 | to am");
}

TEST_CASE("tables.common.bear: a number too high bears off from the farthest point alone") {
    Stand s = english("am a8 | n y1 z1 | to n | dice 5");
    CHECK(s.moves() == "y-off");
    CHECK(english("am a8 | n t1 z1 | to n | dice 5").moves() == "t-&");
}

TEST_CASE("tables.common.compulsion: as many dice as can be, in whatever order, or as he likes where that is agreed") {
    Stand one = english("am y1 | n r2 x2 &11 | to am | dice 4-1");
    CHECK(one.moves() == "y-s");  // x is shut, and from s by 1 so is r
    CHECK(one.play("y-s").moves() == "lost");
    Stand order = english("am z1 | n r2 t13 | to am | dice 6-2");
    CHECK(order.moves() == "z-x");  // six first is shut; two leads on by six
    Stand owed = english("am z1 &1 | n n2 r13 | to am | dice 6-5");
    CHECK(owed.moves() == "z-s");  // s by & or t by & would leave the other die unused
    CHECK(owed.why("z-s", "tables.common.compulsion") == "Only this way can 2 dice be used.");
    Stand free = english("am z1 &1 | n n2 r13 | to am | dice 6-5", {{"compulsion", "free"}});
    CHECK(free.moves() == "&-s &-t done z-s");
    CHECK(free.why("done", "tables.common.compulsion") == "White leaves the rest of the roll.");
    CHECK(free.play("done").text() == "am z1 &1 | n n2 r13 | to n");
}

TEST_CASE("tables.common.first: a die each, and the higher begins with a throw of his own") {
    Stand s = english("");
    CHECK(s.game->to_move(s.position) == chance);
    CHECK(s.game->moves(s.position).size() == 30);
    CHECK_FALSE(s.legal("4:4"));
    CHECK(s.game->odds(s.position, *s.game->read(s.position, "2:5")) == doctest::Approx(1.0 / 30));
    CHECK(s.why("2:5", "tables.common.first") == "Black rolled the higher number and goes first.");
    CHECK(s.play("2:5").text() == "am &15 | n a15 | to n");
    CHECK(english("", {{"first", "am"}}).text() == "am &15 | n a15 | to am");
    CHECK(english("", {{"first", "n"}}).text() == "am &15 | n a15 | to n");
}

TEST_CASE("royal.angl.lurching: of the page and the next point, the next must be noded, and nobody wait to enter") {
    const Chosen page = {{"lurching", "page-and-next"}};
    CHECK(english("am a8 t1 u1 x1 y1 z1 &2 | n n3 o3 p3 q3 r1 s2 | to n", page).ended_by() == "royal.angl.lurching");
    CHECK(english("am a8 t1 u1 x1 y1 z1 &2 | n n3 o3 p3 q3 r2 s1 | to n", page).ended_by().empty());
    CHECK(english("am a7 t1 u1 x1 y1 z1 &2 bar1 | n n3 o3 p3 q3 r1 s2 | to n", page).ended_by().empty());
    CHECK(english("am a8 u1 x1 y1 z1 &3 | n n3 o3 p3 q3 r1 s2 | to n", page).ended_by().empty());
    // Either side may be lurched, whoever's turn it is.
    CHECK(english("am g2 h3 i3 k3 l3 m1 | n a2 b1 c1 d1 e1 f1 &8 | to n", page).ended_by() == "royal.angl.lurching");
    CHECK(english("am g2 h3 i3 k3 l3 m1 | n a2 b1 c1 d1 e1 f1 &8 | to n", page).score(0) == 1);
    CHECK(english("am g1 h3 i3 k3 l3 m2 | n a2 b1 c1 d1 e1 f1 &8 | to n", page).ended_by().empty());
    // The winner's nodes: each of the six.
    const Chosen nodes = {{"lurching", "nodes"}};
    CHECK(english("am a8 m6 bar1 | n t2 u2 x2 y2 z2 &2 | to n", nodes).ended_by() == "royal.angl.lurching");
    CHECK(english("am a8 m6 bar1 | n t2 u2 x2 y2 z2 &1 | to n", nodes).ended_by().empty());
    CHECK(english("am a8 m6 bar1 | n t1 u2 x2 y2 z2 &2 | to n", nodes).ended_by().empty());
}

TEST_CASE("royal.angl.lurching: a page that is not full of his own is none, though nobody of his can move") {
    Stand s = english("am u1 x1 y1 z1 &3 a8 | n o2 p2 q2 r2 s2 t2 | to am");
    CHECK(s.ended_by().empty());
    CHECK(s.play("6-5-4").moves() == "lost");
    // With one that waits to enter, neither.
    CHECK(english("am t1 u1 x1 y1 z1 &2 a7 bar1 | n o2 p2 q2 r2 s2 | to n").ended_by().empty());
}

TEST_CASE("royal.angl.lympolding: without a man to enter it is none") {
    CHECK(english("am a8 t1 u1 x1 y1 z1 &1 | n n3 o3 p3 q3 r2 | to n").ended_by().empty());
    const Chosen anywhere = {{"lympolding", "anywhere"}};
    CHECK(english("am a7 s1 t1 u1 x1 y1 z1 &1 bar1 | n n3 o3 p3 q3 r2 | to n", anywhere).ended_by() ==
          "royal.angl.lympolding");
    CHECK(english("am a6 t1 u1 x1 y1 z1 &1 bar1 off1 m1 | n n3 o3 p3 q3 r2 | to n", anywhere).ended_by().empty());
}

TEST_CASE("royal.angl.pact: a man held by the pact is free after it, so that the game does not stand still") {
    const Chosen pact = {{"pact", "first-throw"}};
    // n& could only bear off; am can enter nowhere.
    const std::string men = "am t1 u1 x1 y1 z1 bar1 | n &2 | to n";
    Stand s = english(men + " | pact", pact);
    CHECK(s.ended_by().empty());
    s.play("6-5-4 lost");
    CHECK(s.text() == "am t1 u1 x1 y1 z1 bar1 | n &2 | to am");
    CHECK(s.ended_by().empty());
    CHECK(s.play("6-5-4 lost 6-5-4 &-off/6 &-off/5").ended_by() == "royal.angl.win");
    CHECK(english("", {{"pact", "first-throw"}, {"first", "n"}}).text() == "am &15 | n a15 | to n | pact");
    CHECK(english("", {{"pact", "first-throw"}, {"first", "n"}}).play("6-5-3 a-g a-f a-d").text() ==
          "am &15 | n a12 d1 f1 g1 | to am");
}

TEST_CASE("anglicorum: what is won is told in words") {
    const auto told = [](Stand s) { return s.game->result(s.position).text; };
    CHECK(told(english("am a8 s1 t1 u1 x1 y1 z1 &1 | n n3 o3 p3 q3 r3 | to n | dice 1").play("r-s")) ==
          "Black wins: White is lympolded, with a checker on each of the six entry points and one that cannot enter.");
    CHECK(told(english("am a8 t1 u1 x1 y1 z1 &2 | n n3 o3 p3 q2 r2 s2 | to n")) ==
          "Black wins: White is lurched. The entry quarter is full, and no checker can leave it.");
    CHECK(told(english("am a8 | n z1 off14 | to n | dice 6").play("z-off")) ==
          "Black wins: all of Black’s checkers are borne off.");
    CHECK(told(english("am q1 t1 u1 x1 z1 &7 bar3 | n a1 b1 c1 d1 e1 f1 g1 n2 r3 y2 bar1 | to n")) ==
          "Draw: neither player can use any number, and neither ever will.");
}

TEST_CASE("royal.angl.jupertia and the other ways: whose the throw is, and how it is told") {
    const std::string opening = "am &15 | n a15 | to ";
    const auto fixed = [&](const char* seat, const char* throws) {
        return english(opening + seat, {{"throws", "fixed"}, {"throw_am", throws}, {"throw_n", "6-6"}});
    };
    CHECK(fixed("am", "3-1").moves() == "3-1");
    CHECK(fixed("n", "3-1").moves() == "6-6");
    CHECK(fixed("am", "6-5-2").play("6-5-2").text() == opening + "am | dice 6-5-2");
    const auto odds = [](const Stand& s, const char* thrown) {
        return s.game->odds(s.position, *s.game->read(s.position, thrown));
    };
    CHECK(odds(fixed("am", "3-1"), "3-1") == 1.0);
    CHECK(english(opening + "am | named 6-5-4", {{"throws", "shared"}}).moves() == "6-5-4");
    CHECK(odds(english(opening + "am | named 4-4-4", {{"throws", "shared"}}), "4-4-4") == 1.0);
    CHECK(english(opening + "n", {{"throws", "granted"}}).why("6-5", "royal.angl.granted") ==
          "Black rolls 6-5, and White gives the third number.");
    CHECK(english(opening + "n", {{"throws", "chosen-granted"}}).why("6-5", "royal.angl.granted") ==
          "Black chooses 6-5, and White gives the third number.");
    CHECK(english(opening + "n", {{"throws", "chosen-six"}}).why("6-5", "royal.angl.granted") ==
          "Black chooses 6-5, and the third number is 6.");
    Stand six = english(opening + "n", {{"throws", "chosen-six"}});
    CHECK(six.game->to_move(six.position) == 1);
    CHECK(six.game->moves(six.position).size() == 21);
    Stand gift = english(opening + "n | give 6-5", {{"throws", "granted"}});
    CHECK(gift.moves() == "give-1 give-2 give-3 give-4 give-5 give-6");
    CHECK(english(opening + "am | give 6-5", {{"throws", "granted"}})
              .game->to_move(english(opening + "am | give 6-5", {{"throws", "granted"}}).position) == 1);
    // A third die of fixed dice is not supposed, nor is a doublet of a chosen throw doubled.
    CHECK(english(opening + "n", {{"throws", "chosen-six"}, {"dice", "two-and-six"}}).play("6-6").text() ==
          opening + "n | dice 6-6-6s");
}

TEST_CASE("royal.angl.jupertia: a fixed throw may be any of three dice or two, and the standard one is offered first") {
    const GamePtr game = game_of("royal-anglicorum");
    for (const auto& [key, standard] : {std::pair{"throw_am", "4-4-4"}, {"throw_n", "1-1-1"}}) {
        const std::string at_key{key};
        CAPTURE(at_key);
        for (const OptionSpec& spec : game->card().options) {
            if (spec.key != key) continue;
            CHECK(spec.choices.size() == 56 + 21);
            CHECK(spec.choices.front().value == standard);
            const auto label = [&](const std::string& value) {
                for (const OptionChoice& choice : spec.choices)
                    if (choice.value == value) return choice.label;
                return std::string("none");
            };
            CHECK(label("6-5-3") == "6 5 3");
            CHECK(label("1-1") == "1 1");
            CHECK(label("6-6") == "6 6");
            CHECK(label("1-1-1") == "1 1 1");
            CHECK(label("5-6") == "none");
        }
    }
}

TEST_CASE("anglicorum: the games that are offered ready agreed begin as they say") {
    const auto begun = [](const std::string& id) {
        for (const Preset& preset : game_of("royal-anglicorum")->card().presets)
            if (preset.id == id) return Stand("royal-anglicorum", "", preset.options);
        return Stand("none", "");
    };
    CHECK(begun("dice").text() == "am &15 | n a15 | to lot");
    CHECK(begun("two-dice").play("6:1 5-3").text() == "am &15 | n a15 | to am | dice 5-3-6s");
    CHECK(begun("chosen").play("6:1 5-3-2").text() == "am &15 | n a15 | to am | dice 5-3-2");
    CHECK(begun("caution").moves() == "6-6-6");
    CHECK(begun("caution").play("6-6-6 &-s s-m m-f").moves() == "2-1-1");
    CHECK(begun("jupertia-1").moves() == "1-1-1");
    CHECK(begun("jupertia-3").play("6-5-4").text() == "am &15 | n a15 | to n | dice 6-5-4 | named 6-5-4");
    CHECK(begun("jupertia-4").text() == "am &15 | n a15 | to n | pact");
    CHECK(begun("jupertia-5").moves() == "6-6");
}
