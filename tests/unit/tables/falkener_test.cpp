// Falkener's three backgammons: chapters XXIV to XXVI, passage by passage.
// Long: three games, one test for each passage.

#include <doctest/doctest.h>

#include "tests/unit/tables/support.hpp"

using namespace ludus;
using namespace ludus::tests::at_tables;

namespace {

Stand backgammon(const std::string& text, const Chosen& options = {}) { return Stand("backgammon", text, options); }
Stand german(const std::string& text, const Chosen& options = {}) { return Stand("backgammon-german", text, options); }
Stand turkish(const std::string& text, const Chosen& options = {}) {
    return Stand("backgammon-turkish", text, options);
}

const std::string opening = "am f5 h3 n5 &2 | n a2 m5 r3 t5";

}  // namespace

TEST_CASE("bg.setup: two on the opponent's first point, five on his outer sixth, three and five at home") {
    Stand s = backgammon("");
    CHECK(s.text() == opening + " | to lot");
    CHECK(s.why("6:1", "bg.setup") == "The checkers stand as at the start.");
}

TEST_CASE("bg.first: a die each, and the higher plays both, or throws afresh, where it is agreed") {
    Stand s = backgammon("");
    CHECK(s.why("3:5", "bg.first") == "Black rolled the higher number and plays both dice.");
    CHECK(s.play("3:5").text() == opening + " | to n | dice 5-3");
    CHECK(backgammon("", {{"first", "lot"}}).play("3:5").text() == opening + " | to n");
    CHECK(backgammon("", {{"first", "am"}}).text() == opening + " | to am");
}

TEST_CASE("bg.course: South from & round to his home fa, North from a to t&: all meet") {
    CHECK(backgammon("am n5 &2 | n a2 r3 | to am | dice 1").why("n-m", "bg.course") ==
          "A checker moves from 13 to 12.");
    CHECK(backgammon("am n5 &2 | n a2 m3 | to n | dice 2").why("m-o", "bg.course") == "A checker moves from 12 to 14.");
}

TEST_CASE("bg.dice: two dice, twenty-one throws") {
    Stand s = backgammon(opening + " | to am");
    CHECK(s.game->moves(s.position).size() == 21);
    CHECK(s.why("6-5", "bg.dice") == "White rolls 6-5.");
    CHECK(s.game->odds(s.position, *s.game->read(s.position, "6-5")) == doctest::Approx(2.0 / 36));
    CHECK(s.game->odds(s.position, *s.game->read(s.position, "6-6")) == doctest::Approx(1.0 / 36));
}

TEST_CASE("bg.doublets: twice the number thrown, and the numbers played separately") {
    Stand s = backgammon(opening + " | to am");
    CHECK(s.why("3-3", "bg.doublets") == "A double: the 3 is played 4 times.");
    s.play("3-3 h-e h-e f-c f-c");
    CHECK(s.text() == "am c2 e2 f3 h1 n5 &2 | n a2 m5 r3 t5 | to n");
}

TEST_CASE(
    "bg.must: what cannot be thrown is lost, but you must play when you can, the larger of two, where it is agreed") {
    Stand shut = backgammon("am f1 &14 | n t2 s2 m11 | to am | dice 6-5");
    CHECK(shut.moves() == "f-a");
    CHECK(shut.play("f-a").why("lost", "bg.blot") == "The 6 cannot be used: Black blocks 18.");
    // Either, but not both.
    const std::string one = "am t1 | n h2 a13 | to am | dice 6-5";
    CHECK(backgammon(one).moves() == "t-n t-o");  // from either, h is shut
    CHECK(backgammon(one).why("t-n", "bg.must") == "none");
    CHECK(backgammon(one, {{"single", "larger"}}).moves() == "t-n");
    CHECK(backgammon(one, {{"single", "larger"}}).why("t-n", "bg.must") == "This die can be used, so it must be.");
}

TEST_CASE("bg.bar: a piece taken up must be played before any other") {
    Stand s = backgammon("am f5 h3 n5 &1 bar1 | n a2 m5 r3 t5 | to am | dice 6-4");
    CHECK(s.moves() == "bar-x");
    CHECK(s.why("bar-x", "bg.bar") == "With a 4 the captured checker enters on 21.");
    CHECK(backgammon("am f5 h3 n5 bar2 | n m5 t2 u2 x2 y2 z2 | to am | dice 6-6").moves() == "lost");
}

TEST_CASE("bg.blot: a single piece is taken up") {
    Stand s = backgammon("am g1 &14 | n a2 m13 | to n | dice 6");
    CHECK(s.why("a-g", "bg.blot") == "White has only one checker on 7, so it is captured.");
    CHECK(s.play("a-g").text() == "am &14 bar1 | n a1 g1 m13 | to am");
}

TEST_CASE("bg.bear: an uncovered point plays up a piece behind it, or bears off one in front of it") {
    CHECK(backgammon("am d2 f1 | n t2 | to am | dice 5").moves() == "f-a");
    CHECK(backgammon("am d2 | n t2 | to am | dice 5").why("d-off", "bg.bear") ==
          "A 5 bears a checker off from 4, because none stands farther back.");
    // Playing up instead of bearing off the man on the point itself is not forbidden.
    CHECK(backgammon("am d1 f1 | n t2 | to am | dice 4").moves() == "d-off f-b");
    CHECK(backgammon("am d1 g1 | n t2 | to am | dice 4").moves() == "g-c");
}

TEST_CASE("bg.score: a hit, a gammon or a backgammon, by Falkener's words and as now played") {
    const auto won = [](const std::string& loser, const Chosen& options) {
        Stand s = backgammon("am a1 off14 | n " + loser + " | to am | dice 1", options).play("a-off");
        CHECK(s.ended_by() == "bg.score");
        return s.score(0);
    };
    CHECK(won("t5 off10", {}) == 1);
    CHECK(won("t15", {}) == 1);  // all entered his home, though none is off
    CHECK(won("s1 t4 off10", {}) == 2);
    CHECK(won("f1 t4 off10", {}) == 3);
    CHECK(won("t4 bar1 off10", {}) == 3);
    const Chosen modern = {{"gammon", "none-off"}};
    CHECK(won("f1 t4 off10", modern) == 1);
    CHECK(won("s1 t14", modern) == 2);
    CHECK(won("f1 t14", modern) == 3);
}

// ---- German ----

TEST_CASE("ger.division: both enter in one division and go one way to one home") {
    Stand s = german("");
    CHECK(s.text() == "am hand15 | n hand15 | to lot");
    CHECK(s.why("2:1", "ger.division") == "The checkers stand as at the start.");
    CHECK(german("am a15 | n g15 | to am | dice 1").why("a-&", "ger.division") == "A checker moves from 1 to 24.");
    CHECK(german("am n15 | n g15 | to am | dice 1").moves() == "n-off");
    CHECK(german("am n15 | n g1 s14 | to n | dice 1").moves() == "g-f s-r");
    const Chosen far = {{"division", "far"}};
    CHECK(german("am hand15 | n hand15 | to am | dice 1", far).moves() == "hand-&");
    CHECK(german("am n15 | n g15 | to am | dice 1", far).moves() == "n-m");
    CHECK(german("am a15 | n g15 | to am | dice 1", far).moves() == "a-off");
}

TEST_CASE("ger.enter: by throws, one on m to six on g, and all before any leaves the division") {
    const std::string points = "mlkihg";
    for (int die = 1; die <= 6; ++die) {
        Stand s = german("am hand15 | n hand15 | to n | dice " + std::to_string(die));
        CHECK(s.moves() == std::string("hand-") + points[static_cast<std::size_t>(die - 1)]);
    }
    CHECK(german("am m1 hand14 | n hand15 | to am | dice 5").moves() == "hand-h m-g");
    Stand held = german("am h14 hand1 | n l15 | to am | dice 2");
    CHECK(held.moves() == "lost");
    CHECK(held.why("lost", "ger.enter") ==
          "The 2 cannot be used: no checker leaves the entry quarter before all have entered.");
    CHECK(german("am h14 g1 | n l15 | to am | dice 2").moves() == "g-e h-f");
}

TEST_CASE("ger.doublets: after the doublets those underneath, the complement of seven, four and four, or two and two") {
    Stand s = german("am hand15 | n hand15 | to am");
    CHECK(s.why("6-6", "ger.doublets") == "A double: the 6 is played 4 times, then the 1 as often.");
    s.play("6-6");
    CHECK(s.text() == "am hand15 | n hand15 | to am | dice 6-6-6-6 | then 1");
    s.play("hand-g hand-g hand-g hand-g");
    CHECK(s.text() == "am g4 hand11 | n hand15 | to am | dice 1-1-1-1");
    s.play("hand-m hand-m m-l m-l");
    CHECK(s.text() == "am g4 l2 hand9 | n hand15 | to n");
    Stand two = german("am hand15 | n hand15 | to am", {{"under", "two"}}).play("5-5");
    CHECK(two.text() == "am hand15 | n hand15 | to am | dice 5-5 | then 2");
    CHECK(two.play("hand-h hand-h").text() == "am h2 hand13 | n hand15 | to am | dice 2-2");
}

TEST_CASE("ger.one-two: after 1, 2 any doublets, with those underneath") {
    Stand s = german("am hand15 | n hand15 | to am").play("2-1 hand-m hand-l");
    CHECK(s.text() == "am l1 m1 hand13 | n hand15 | to am | name");
    CHECK(s.game->to_move(s.position) == 0);
    CHECK(s.moves() == "1-1 2-2 3-3 4-4 5-5 6-6");
    CHECK(s.why("4-4", "ger.one-two") == "White chooses the double 4-4 after rolling 1 and 2.");
    CHECK(s.play("4-4").text() == "am l1 m1 hand13 | n hand15 | to am | dice 4-4-4-4 | then 3");
}

TEST_CASE("ger.pass: what one cannot play the other plays before his throw, as far as he can, or it is lost") {
    // South can play no 5 and no 2; North plays them.
    Stand s = german("am g14 hand1 | n h2 l2 a11 | to am | dice 5-2");
    CHECK(s.moves() == "lost");
    CHECK(s.why("lost", "ger.pass") == "Black may play what is left.");
    s.play("lost");
    CHECK(s.text() == "am g14 hand1 | n a11 h2 l2 | to n | passed 5-2");
    CHECK(s.game->at_turn_start(s.position));
    CHECK(s.game->to_move(s.position) == 1);
    CHECK(s.why("a-z", "ger.pass") == "White could not use this 2, so Black may.");
    s.play("a-z a-u");
    CHECK(s.text() == "am g14 hand1 | n a9 h2 l2 u1 z1 | to n | again");
    CHECK_FALSE(s.game->at_turn_start(s.position));
    CHECK(s.game->to_move(s.position) == chance);
    CHECK(german("am g14 hand1 | n a11 h2 l2 | to am | dice 5-2", {{"pass", "lost"}}).play("lost").text() ==
          "am g14 hand1 | n a11 h2 l2 | to n");
    // What neither can play is lost: North, with a man in hand, may leave the division no more than South.
    CHECK(german("am g14 hand1 | n h2 l12 hand1 | to am | dice 2").moves() == "lost");
    CHECK(german("am g14 bar1 | n h14 hand1 | to am | dice 5").play("lost").text() ==
          "am g14 bar1 | n h14 hand1 | to n | passed 5");
    CHECK(german("am h14 bar1 | n i2 l12 bar1 | to am | dice 2").play("lost").text() ==
          "am h14 bar1 | n i2 l12 bar1 | to n | passed 2");
    // Doublets: the rest of the upper and of the lower pass together.
    Stand both = german("am bar1 g14 | n h2 l2 a11 | to am | dice 5-5-5-5 | then 2").play("lost lost");
    CHECK(both.text() == "am g14 bar1 | n a11 h2 l2 | to n | passed 5-5-5-5-2-2-2-2");
    // Forgetting, where it is allowed: what is left passes as well.
    Stand forgets = german("am hand15 | n hand15 | to am | dice 4-3", {{"forget", "true"}});
    CHECK(forgets.moves() == "done hand-i hand-k");
    CHECK(forgets.why("done", "ger.pass") == "White leaves the rest of the roll.");
    CHECK(forgets.play("hand-i done").text() == "am i1 hand14 | n hand15 | to n | passed 3");
}

// ---- Turkish ----

TEST_CASE(
    "tur.corner: two in the opposite right-hand corner, that wait till all others have entered and left, then they are "
    "free") {
    Stand s = turkish("");
    CHECK(s.text() == "am n2 hand13 | n a2 hand13 | to lot");
    CHECK(s.why("5:4", "tur.corner") == "The checkers stand as at the start.");
    Stand held = turkish("am b12 n2 z1 | n a2 m13 | to am | dice 3");
    CHECK_FALSE(held.legal("n-q"));
    Stand only = turkish("am g1 n2 | n a2 b1 u2 | to am | dice 6-2");
    CHECK(only.text() == "am g1 n2 | n a2 b1 u2 | to am | dice 6-2 | released am");
    Stand waits = turkish("am n2 p1 | n a2 q2 s2 | to am | dice 3-1");
    CHECK(waits.moves() == "lost");
    CHECK(waits.why("lost", "tur.corner") ==
          "The 3 cannot be used: the checkers on 13 wait until all others have moved on.");
    // The last of the others leaves the opposite side, and they may go.
    Stand leaves = turkish("am b12 n2 &1 | n a1 m14 | to am | dice 3-1");
    CHECK(leaves.play("&-c").text() == "am b12 c1 n2 | n a1 m14 | to am | dice 3x-1 | released am");
    CHECK(leaves.why("n-o", "tur.corner") == "All the other checkers have entered and moved on.");
    // Once released they stay so.
    CHECK(turkish("am b11 n2 z1 bar1 | n a2 m13 | to am | dice 1 | released am").moves() == "lost");
    CHECK(turkish("am b12 n2 z1 | n a2 m13 | to am | dice 1 | released am").moves() == "b-c n-o z-&");
    CHECK(turkish("am b12 n2 z1 | n a2 m13 | to am | dice 1").moves() == "b-c z-&");
}

TEST_CASE("tur.entering: all go one way, from the opposite right-hand division to the near one") {
    CHECK(turkish("am n2 &1 hand12 | n a2 hand13 | to am | dice 2").why("&-b", "tur.entering") ==
          "A checker moves from 24 to 2.");
    CHECK(turkish("am n2 hand13 | n a2 m1 hand12 | to n | dice 1").why("m-n", "tur.entering") == "not legal");
    CHECK(turkish("am n2 hand13 | n a2 m1 hand12 | to n | dice 2").why("m-o", "tur.entering") ==
          "A checker moves from 12 to 14.");
    CHECK(turkish("am m15 | n t15 | to am | dice 1").moves() == "m-off");
    CHECK(turkish("am m15 | n t15 | to n | dice 6").moves() == "t-off");
}

TEST_CASE("tur.new: new men on points two to seven, entering is as one likes") {
    const std::string am = "opqrst", n = "bcdefg";
    for (int die = 1; die <= 6; ++die) {
        const auto k = static_cast<std::size_t>(die - 1);
        CHECK(turkish("am n2 hand13 | n a2 hand13 | to am | dice " + std::to_string(die)).moves() ==
              std::string("hand-") + am[k]);
        CHECK(turkish("am n2 hand13 | n a2 hand13 | to n | dice " + std::to_string(die)).moves() ==
              std::string("hand-") + n[k]);
    }
    Stand s = turkish("am n2 o1 hand12 | n a2 hand13 | to am | dice 3");
    CHECK(s.moves() == "hand-q o-r");
    CHECK(s.why("hand-q", "tur.new") == "A 3 places a checker on 16.");
}

TEST_CASE("tur.taken: a taken man on points one to six, not in the corner while two stand there, and before all else") {
    Stand s = turkish("am n2 o1 bar1 hand11 | n a2 hand13 | to am | dice 3-1");
    CHECK(s.moves() == "bar-p");
    CHECK(s.why("bar-p", "tur.taken") == "With a 3 the captured checker enters on 15.");
    CHECK(turkish("am n1 bar1 hand13 | n a2 hand13 | to am | dice 1").moves() == "bar-n");
    Stand full = turkish("am n2 bar1 hand12 | n a2 hand13 | to am | dice 1");
    CHECK(full.why("lost", "tur.taken") == "The 1 cannot be used: two checkers stand in the corner.");
}

TEST_CASE("tur.no-double: no two on a point of the opposite side but its left-hand corner, on the near side they may") {
    Stand s = turkish("am n2 p1 hand12 | n a2 hand13 | to am | dice 2");
    CHECK(s.moves() == "p-r");
    CHECK(turkish("am n2 z1 &1 hand11 | n a2 hand13 | to am | dice 1").why("z-&", "tur.no-double") ==
          "White now has two checkers on 24 and blocks it.");
    CHECK(turkish("am b1 n2 &1 hand11 | n a2 hand13 | to am | dice 2").why("&-b", "tur.no-double") ==
          "White now has two checkers on 2 and blocks it.");
    CHECK(turkish("am n2 p1 t1 hand11 | n a2 m2 hand11 | to am | dice 4").why("hand-r", "tur.no-double") == "none");
    Stand stuck = turkish("am n2 p1 hand12 | n a2 r2 hand11 | to am | dice 2");
    CHECK(stuck.why("lost", "tur.no-double") == "The 2 cannot be used: White may not put a second checker on 15.");
    // Where the division is read as the entering quarter alone.
    const Chosen quarter = {{"division", "quarter"}};
    CHECK(turkish("am n2 t1 u1 hand11 | n a2 hand13 | to am | dice 1", quarter).legal("t-u"));
    CHECK(turkish("am n2 s1 t1 hand11 | n a2 hand13 | to am | dice 1", quarter).legal("s-t"));
    CHECK_FALSE(turkish("am n2 r1 s1 hand11 | n a2 hand13 | to am | dice 1", quarter).legal("r-s"));
    CHECK_FALSE(turkish("am n2 q1 r1 hand11 | n a2 hand13 | to am | dice 1", quarter).legal("q-r"));
    CHECK_FALSE(turkish("am n2 t1 u1 hand11 | n a2 hand13 | to am | dice 1").legal("t-u"));
}

TEST_CASE("tur.leave-entry: who takes a man in his entering division must leave him a point there") {
    // North holds o to r of South's points, and South's own two the corner.
    // A blot may be entered on, so the man who takes leaves one himself.
    Stand blot = turkish("am n2 s1 hand12 | n a2 m1 o2 p2 q2 r2 | to n | dice 6");
    CHECK(blot.why("m-s", "tur.leave-entry") == "A point is left open for the captured checker.");
    CHECK(blot.play("m-s").text() == "am n2 bar1 hand12 | n a2 o2 p2 q2 r2 s1 | to am | released n");
    // The turn may not end with the page shut: a second man does not follow to s while another use leaves it open.
    Stand owes = turkish("am n2 hand12 bar1 | n a2 m1 o2 p2 q2 r2 s1 | to n | dice 6x-6 | owes");
    CHECK_FALSE(owes.legal("m-s"));
    CHECK(owes.moves() == "o-u p-x q-y r-z s-&");
    // Were that all he could do, the die would be lost, and says why.
    Stand only = turkish("am n2 o1 p1 q1 r1 &2 bar1 hand6 | n a2 m1 s1 t11 | to n | dice 6x-6 | owes");
    CHECK(only.moves() == "lost");
    CHECK(only.why("lost", "tur.leave-entry") ==
          "The 6 cannot be used: no point would stay open for the captured checker.");
    // Elsewhere a man may be taken though no point is open to him.
    Stand far = turkish("am n2 t1 hand12 | n a2 o2 p2 q2 r2 s3 | to n | dice 1");
    CHECK(far.why("s-t", "tur.leave-entry") == "none");
    CHECK(far.play("s-t").text() == "am n2 bar1 hand12 | n a2 o2 p2 q2 r2 s2 t1 | to am | released n");
}

TEST_CASE("tur.first: the higher plays the numbers thrown") {
    Stand s = turkish("");
    CHECK(s.why("6:2", "tur.first") == "White rolled the higher number and plays both dice.");
    CHECK(s.play("6:2").text() == "am n2 hand13 | n a2 hand13 | to am | dice 6-2");
}

TEST_CASE("tur.advantage: the winner of the last game enters a five and a six") {
    Stand s = turkish("", {{"advantage", "am"}});
    CHECK(s.text() == "am n2 s1 t1 hand11 | n a2 hand13 | to lot");
    CHECK(s.why("6:2", "tur.advantage") == "The checkers stand as at the start.");
    CHECK(turkish("", {{"advantage", "n"}}).text() == "am n2 hand13 | n a2 f1 g1 hand11 | to lot");
}

TEST_CASE(
    "tur.capote: all home and one off, the other's points held by his own men and one he cannot enter: seven games") {
    Stand s = turkish("am m14 off1 | n a2 b1 c1 d1 e1 f1 n7 bar1 | to am");
    CHECK(s.ended_by() == "tur.capote");
    CHECK(s.score(0) == 7);
    CHECK(turkish("am m15 | n a2 b1 c1 d1 e1 f1 n7 bar1 | to am").ended_by().empty());
    CHECK(turkish("am l1 m13 off1 | n a2 b1 c1 d1 e1 n8 bar1 | to am").ended_by().empty());
    CHECK(turkish("am m14 off1 | n a1 b1 c1 d1 e1 f1 n8 bar1 | to am").ended_by().empty());  // the corner is open
    // Any other victory is one.
    CHECK(turkish("am m1 off14 | n t15 | to am | dice 1").play("m-off").score(0) == 1);
}

TEST_CASE("tur.leave-entry: the sixth entering point counts as the others do, and the point beyond it does not") {
    // The man on s is taken where he would enter by six; with o to r and the corner shut, s must be left open.
    Stand sixth = turkish("am n2 s1 hand12 | n a2 m2 o2 p2 q2 r2 | to n | dice 6-6").play("m-s");
    CHECK(sixth.text() == "am n2 bar1 hand12 | n a2 m1 o2 p2 q2 r2 s1 | to n | dice 6x-6 | owes");
    CHECK_FALSE(sixth.legal("m-s"));
    CHECK(sixth.legal("o-u"));
    // On t, his seventh, nothing is owed.
    Stand seventh = turkish("am n2 t1 hand12 | n a2 m2 o2 p2 q2 r2 s2 | to n | dice 1-1").play("s-t");
    CHECK(seventh.text() == "am n2 bar1 hand12 | n a2 m2 o2 p2 q2 r2 s1 t1 | to n | dice 1x-1");
    // For North the page is a to f.
    CHECK(turkish("am n2 &2 hand11 | n a2 f1 hand12 | to am | dice 6-6").play("&-f").text() ==
          "am f1 n2 &1 hand11 | n a2 bar1 hand12 | to am | dice 6x-6 | owes");
    // What is owed is owed in that turn alone.
    CHECK(turkish("am n2 &2 hand11 | n a2 f1 hand12 | to am | dice 6-5").play("&-f hand-s").text() ==
          "am f1 n2 s1 &1 hand10 | n a2 bar1 hand12 | to n");
}

TEST_CASE("tur.corner: a man in hand or still to enter again keeps the two in the corner") {
    const auto released = [](const char* text) { return turkish(text).text().find("released") != std::string::npos; };
    CHECK(released("am b13 n2 | n a2 m13 | to am"));
    CHECK_FALSE(released("am b12 n2 bar1 | n a2 m13 | to am"));
    CHECK_FALSE(released("am b12 n2 hand1 | n a2 m13 | to am"));
    CHECK_FALSE(released("am b12 n2 o1 | n a2 m13 | to am"));
    CHECK_FALSE(released("am b12 n2 &1 | n a2 m13 | to am"));  // the left-hand corner is of the opposite side
    Stand waits = turkish("am b12 n2 bar1 | n a2 m13 | to am | dice 3-1").play("bar-p");
    CHECK_FALSE(waits.legal("n-o"));
    // Once free they stay so, though a man is taken later.
    CHECK(turkish("am b12 n2 bar1 | n a2 m13 | to am | dice 3-1 | released am").play("bar-p").legal("n-o"));
    // Where the opposite division is the entering quarter alone, it is enough to have left that.
    CHECK(Stand("backgammon-turkish", "am b12 n2 t1 | n a2 m13 | to am", {{"division", "quarter"}})
              .text()
              .find("released am") != std::string::npos);
    CHECK(Stand("backgammon-turkish", "am b12 n2 s1 | n a2 g13 | to am", {{"division", "quarter"}})
              .text()
              .find("released am") == std::string::npos);
    // Who may go from the corner is told why.
    CHECK(turkish("am b13 n2 | n a2 m13 | to am | dice 3-1").why("n-o", "tur.corner") ==
          "All the other checkers have entered and moved on.");
    CHECK(turkish("am b13 n2 | n a2 m13 | to am | dice 3-1").why("b-c", "tur.corner") == "none");
}

TEST_CASE("tur.capote: without a captive, or while he could enter, there is none") {
    CHECK(turkish("am m14 off1 | n a2 b1 c1 d1 e1 f1 n8 | to am").ended_by().empty());
    CHECK(turkish("am m13 off1 bar1 | n a2 b1 c1 d1 e1 f1 n7 bar1 | to am").ended_by().empty());  // not all are home
    CHECK(turkish("am m14 off1 | n a2 b1 c1 d1 e1 g1 n7 bar1 | to am").ended_by().empty());
    CHECK(turkish("am n2 p1 q1 r1 s1 o1 bar1 a7 | n t14 off1 | to am").ended_by() == "tur.capote");
    CHECK(turkish("am n2 p1 q1 r1 s1 o1 bar1 a7 | n t14 off1 | to am").score(1) == 7);
}

TEST_CASE("ger.one-two: only a throw of one and two lets a doublet be called, and what is called is thrown but once") {
    CHECK(german("am hand15 | n hand15 | to am").play("3-1 hand-k hand-m").text() ==
          "am k1 m1 hand13 | n hand15 | to n");
    CHECK(german("am hand15 | n hand15 | to am").play("3-2 hand-k hand-l").text() ==
          "am k1 l1 hand13 | n hand15 | to n");
    Stand s = german("am hand15 | n hand15 | to am", {{"under", "two"}}).play("2-1 hand-l hand-m 1-1 hand-m hand-m");
    CHECK(s.text() == "am l1 m3 hand11 | n hand15 | to am | dice 6-6");
    CHECK(s.play("hand-g hand-g").text() == "am g2 l1 m3 hand9 | n hand15 | to n");
    // What cannot be played of the one and the two passes after the doublets are done.
    Stand passes = german("am bar1 g14 | n m2 l2 a11 | to am").play("2-1 lost");
    CHECK(passes.text() == "am g14 bar1 | n a11 l2 m2 | to am | name | left 2-1");
    CHECK(passes.play("4-4").text() == "am g14 bar1 | n a11 l2 m2 | to am | dice 4-4-4-4 | then 3 | left 2-1");
}

TEST_CASE("ger.pass: of dice that pass, what the other can play he plays, and what is left then is lost") {
    Stand s = german("am bar1 g14 | n h2 l2 | to n | passed 5-1");
    CHECK(s.moves() == "h-c l-f l-k");
    CHECK(german("am bar1 g14 | n h2 l2 | to n | passed 5-1").play("h-c").text() ==
          "am g14 bar1 | n c1 h1 l2 | to n | passed 1 | again");
    CHECK(s.fault == "");
    // The second die has no man to play it: North has borne off all but one.
    Stand last = german("am bar1 m14 | n q1 off14 | to n | passed 3-1").play("q-p");
    CHECK(last.text() == "am m14 bar1 | n p1 off14 | to n | passed 3 | again");
    CHECK(last.play("p-off").ended_by() == "bg.score");
    // With the last of them he throws.
    CHECK(german("am bar1 g14 | n h2 l2 | to n | passed 1").play("l-k").text() ==
          "am g14 bar1 | n h2 k1 l1 | to n | again");
    // Two of a number are two dice.
    CHECK(german("am bar1 g14 | n h2 l2 | to n | passed 1-1").play("l-k").text() ==
          "am g14 bar1 | n h2 k1 l1 | to n | passed 1 | again");
}

TEST_CASE("bg.score: told in words, and by the edges of the winner's table") {
    const auto told = [](const std::string& loser, const Chosen& options) {
        Stand s = backgammon("am b1 off14 | n " + loser + " | to am | dice 2", options).play("b-off");
        const Outcome outcome = s.game->result(s.position);
        return outcome.text + " " + std::to_string(static_cast<int>(outcome.score[0]));
    };
    CHECK(told("t5", {}) == "White has borne off all checkers and wins a hit (one game). 1");
    CHECK(told("s1 t4", {}) ==
          "White has borne off all checkers and wins a gammon, which counts as two games (hits). 2");
    CHECK(told("g1 t4", {}) ==
          "White has borne off all checkers and wins a gammon, which counts as two games (hits). 2");
    CHECK(told("f1 t4", {}) ==
          "White has borne off all checkers and wins a backgammon, which counts as three games (hits). 3");
    CHECK(told("a1 t4", {}) ==
          "White has borne off all checkers and wins a backgammon, which counts as three games (hits). 3");
    CHECK(told("a1 t4", {{"gammon", "none-off"}}) ==
          "White has borne off all checkers and wins a backgammon, which counts as three games (hits). 3");
    CHECK(told("t4 bar1", {{"gammon", "none-off"}}) ==
          "White has borne off all checkers and wins a backgammon, which counts as three games (hits). 3");
    CHECK(told("s1 t4 off1", {{"gammon", "none-off"}}) ==
          "White has borne off all checkers and wins a hit (one game). 1");
    CHECK(told("t5", {{"gammon", "none-off"}}) == "White has borne off all checkers and wins a hit (one game). 1");
    // The German game counts no gammons: it says nothing of them.
    CHECK(german("am n1 off14 | n m15 | to am | dice 1").play("n-off").score(0) == 1);
}

TEST_CASE("falkener: who begins may be agreed in each of his three games") {
    for (const char* id : {"backgammon", "backgammon-german", "backgammon-turkish"}) {
        CAPTURE(id);
        CHECK(Stand(id, "", {{"first", "am"}}).text().find("| to am") != std::string::npos);
        CHECK(Stand(id, "", {{"first", "n"}}).text().find("| to n") != std::string::npos);
        Stand afresh(id, "", {{"first", "lot"}});
        afresh.play("2:5");
        CHECK(afresh.text().find("| to n") == afresh.text().size() - 6);
        CHECK(Stand(id, "").play("2:5").text().find("| to n | dice 5-2") != std::string::npos);
        CHECK(Stand(id, "").play("6:1").text().find("| to am | dice 6-1") != std::string::npos);
    }
}
