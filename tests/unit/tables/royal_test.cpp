// The other games of the manuscript: Royal MS 13 A XVIII, D to K, passage by passage.
// Long: seven games of the manuscript, passage by passage.

#include <doctest/doctest.h>

#include "tests/unit/tables/support.hpp"

using namespace ludus;
using namespace ludus::tests::at_tables;

namespace {

Stand paume(const std::string& text, const Chosen& options = {}) { return Stand("royal-paume-carie", text, options); }
Stand longer(const std::string& text) { return paume(text, {{"variant", "long"}}); }
Stand lombard(const std::string& text, const Chosen& options = {}) { return Stand("royal-lombard", text, options); }
Stand imperial(const std::string& text, const Chosen& options = {}) { return Stand("royal-imperial", text, options); }
Stand baralie(const std::string& text, const Chosen& options = {}) { return Stand("royal-baralie", text, options); }
Stand faylys(const std::string& text, const Chosen& options = {}) { return Stand("royal-faylys", text, options); }
Stand mylis(const std::string& text, const Chosen& options = {}) { return Stand("royal-mylis", text, options); }

}  // namespace

// ---- Paume Carie, the first way ----

TEST_CASE("royal.pc.setup: fifteen men a side, all in hand / royal.pc.first: by lot / royal.pc.dice: two") {
    Stand s = paume("");
    CHECK(s.text() == "am hand15 | n hand15 | to lot");
    CHECK(s.why("6:1", "royal.pc.setup") == "The checkers stand as at the start.");
    CHECK(s.why("6:1", "royal.pc.first") == "White rolled the higher number and goes first.");
    s.play("6:1");
    CHECK(s.game->moves(s.position).size() == 21);
    CHECK(s.why("5-2", "royal.pc.dice") == "White rolls 5-2.");
}

TEST_CASE("royal.pc.enter: one on a, two on b, to six on f, for both sides") {
    const std::string points = "abcdef";
    for (int die = 1; die <= 6; ++die) {
        const std::string word = std::string("hand-") + points[static_cast<std::size_t>(die - 1)];
        for (const char* side : {"am", "n"}) {
            Stand s = paume(std::string("am hand15 | n hand15 | to ") + side + " | dice " + std::to_string(die));
            CHECK(s.moves() == word);
        }
    }
}

TEST_CASE("royal.pc.node-anywhere: any point may be noded, and a node is shut, a man alone is taken and enters again") {
    Stand s = paume("am a1 hand14 | n f1 hand14 | to am | dice 1");
    CHECK(s.why("hand-a", "royal.pc.node-anywhere") == "White now has two checkers on 1 and blocks it.");
    CHECK(paume("am a2 hand13 | n f1 hand14 | to n | dice 1").moves() == "lost");
    Stand take = paume("am a1 hand14 | n f1 hand14 | to n | dice 1");
    CHECK(take.play("hand-a").text() == "am bar1 hand14 | n a1 f1 hand13 | to am");
    CHECK(paume("am hand14 bar1 | n a1 f1 hand13 | to am | dice 6").moves() == "bar-f");
}

TEST_CASE("royal.pc.no-moves: men never move") {
    Stand s = paume("am b2 c13 | n f15 | to am | dice 1");
    CHECK(s.moves() == "lost");
    CHECK(s.why("lost", "royal.pc.no-moves") ==
          "The 1 cannot be used: checkers do not move here, and none stands on that point.");
}

TEST_CASE("royal.pc.bear: when all are in, each by the equal throw that placed him and no other") {
    Stand s = paume("am a5 f10 | n b15 | to am | dice 6-1");
    CHECK(s.moves() == "a-off f-off");
    CHECK(s.why("f-off", "royal.pc.bear") == "A 6 bears a checker off from 6.");
    CHECK(paume("am a5 f9 hand1 | n b15 | to am | dice 6").moves() == "hand-f");
    CHECK(paume("am a5 f9 bar1 | n b15 | to am | dice 1-6").moves() == "bar-a bar-f");
}

TEST_CASE("royal.pc.doublets: four men are placed, or borne, and he throws again") {
    Stand s = paume("am hand15 | n hand15 | to n");
    CHECK(s.why("6-6", "royal.pc.doublets") == "A double: the 6 is played 4 times, and Black rolls again.");
    s.play("6-6 hand-f hand-f hand-f hand-f");
    CHECK(s.text() == "am hand15 | n f4 hand11 | to n | again");
    CHECK(s.game->at_turn_start(s.position));  // a further throw is reckoned a turn
    CHECK(s.play("6-5").text() == "am hand15 | n f4 hand11 | to n | dice 6-5");
    CHECK(s.play("hand-f hand-e").text() == "am hand15 | n e1 f5 hand9 | to am");
    // As many as are found there; the rest of the four is lost, and he throws again all the same.
    s = paume("am f3 b12 | n e15 | to am");
    s.play("6-6 f-off f-off f-off lost");
    CHECK(s.text() == "am b12 off3 | n e15 | to am | again");
    s = paume("am hand15 | n hand15 | to n").play("6-5 hand-f hand-e");
    CHECK(s.text() == "am hand15 | n e1 f1 hand13 | to am");
}

TEST_CASE("royal.pc.win: who first has borne off his men / royal.pc.help: then he bears off the adversary's") {
    Stand s = paume("am a1 off14 | n b2 c3 off10 | to am | dice 3-1");
    CHECK(s.why("a-off", "royal.pc.win") == "none");
    CHECK(s.why("a-off", "tables.common.win") == "It is the last checker: all are borne off.");
    s.play("a-off");
    CHECK(s.text() == "am off15 | n b2 c3 off10 | to am | dice 3-1x | won am");
    CHECK(s.ended_by().empty());
    CHECK(s.why("c-off", "royal.pc.help") == "White bears off one of Black’s checkers.");
    s.play("c-off");
    CHECK(s.text() == "am off15 palms1 | n b2 c2 off10 | to n | won am");
    // What is left of the throw that took off his last man he has just played so; after doublets he throws again for him.
    Stand twice = paume("am a1 off14 | n c3 hand2 off10 | to am | dice 1-1-1-1");
    CHECK(twice.play("a-off").moves() == "hand-a");
    CHECK(twice.play("hand-a hand-a a-off").text() == "am off15 palms1 | n a1 c3 off10 | to am | again | won am");
    // Turns go on; the loser bears off his own, and the winner enters what is to be entered.
    s.play("3-2 b-off c-off");
    CHECK(s.text() == "am off15 palms1 | n b1 c1 off12 | to am | won am");
    CHECK(paume("am off15 | n b2 hand1 off12 | to am | dice 5 | won am").moves() == "hand-e");
    // Or the game ends with the first.
    Stand plain = paume("am a1 off14 | n b2 c3 off10 | to am | dice 3-1", {{"help", "false"}}).play("a-off");
    CHECK(plain.ended_by() == "royal.pc.win");
    CHECK(plain.score(0) == 1);
}

TEST_CASE("royal.pc.palms: as many slaps as men borne off for the adversary") {
    Stand s = paume("am off15 palms6 | n b1 off8 | to am | dice 2 | won am");
    s.play("b-off");
    CHECK(s.ended_by() == "royal.pc.palms");
    CHECK(s.score(0) == 8);  // the game, and seven slaps
    CHECK(s.score(1) == 0);
    CHECK(s.game->result(s.position).text.find("7 slaps") != std::string::npos);
    Stand own = paume("am off15 palms1 | n b1 off13 | to n | dice 2 | won am").play("b-off");
    CHECK(own.score(0) == 2);
    CHECK(own.game->result(own.position)
              .text.find("one slap on the palm. Black bore off the last checker and begins the next game") !=
          std::string::npos);
}

// ---- Paume Carie, the second way ----

TEST_CASE("royal.pcl.course: from fa through mg and ns to t&, when all have entered, or before, where it is agreed") {
    Stand s = longer("am f14 m1 | n a15 | to am | dice 1");
    CHECK(s.why("m-n", "royal.pcl.course") == "A checker moves from 12 to 13.");
    CHECK(longer("am f14 hand1 | n a15 | to am | dice 2").moves() == "hand-b");
    Stand wait = longer("am f14 hand1 | n a15 | to am | dice 1");
    CHECK(wait.moves() == "lost");
    CHECK(wait.why("lost", "royal.pcl.course") == "The 1 cannot be used: the checkers in hand must enter first.");
    CHECK(paume("am f14 hand1 | n a15 | to am | dice 2", {{"variant", "long"}, {"lead", "free"}}).moves() ==
          "f-h hand-b");
    // Both sides go the same way round.
    CHECK(longer("am a15 | n f14 m1 | to n | dice 1").legal("m-n"));
}

TEST_CASE("royal.pcl.node-anywhere: every point may be noded") {
    CHECK(longer("am g1 m14 | n a15 | to am | dice 6").why("g-n", "royal.pcl.node-anywhere") == "none");
    CHECK(longer("am g1 n1 m13 | n a15 | to am | dice 6").why("g-n", "royal.pcl.node-anywhere") ==
          "White now has two checkers on 13 and blocks it.");
}

TEST_CASE("royal.pcl.frozen: a man in t& is not moved until he is borne off") {
    Stand s = longer("am s13 t2 | n a15 | to am | dice 1");
    CHECK(s.moves() == "s-t");
    Stand stuck = longer("am t15 | n a15 | to am | dice 1");
    CHECK(stuck.why("lost", "royal.pcl.frozen") == "The 1 cannot be used: the checkers on 19 wait to be borne off.");
}

TEST_CASE("royal.pcl.bear: t by six to & by one, by the equal throw alone, when all are in t&") {
    const std::string points = "tuxyz&";
    for (int die = 1; die <= 6; ++die) {
        const char point = points[static_cast<std::size_t>(6 - die)];
        Stand s = longer(std::string("am t1 u1 x1 y1 z1 &1 | n a15 | to am | dice ") + std::to_string(die));
        CHECK(s.moves() == std::string(1, point) + "-off");
    }
    CHECK(longer("am z2 | n a15 | to am | dice 6").why("lost", "royal.pcl.bear") ==
          "The 6 cannot be used: only the exact number bears a checker off.");
    CHECK(longer("am s1 &2 | n a15 | to am | dice 1").moves() == "s-t");
    CHECK(paume("am z2 | n a15 | to am | dice 6", {{"variant", "long"}, {"bear", "higher"}}).moves() == "z-off");
}

TEST_CASE("royal.pcl.taken: wherever he is taken he goes back to fa and round again") {
    Stand s = longer("am t1 u14 | n s1 &14 | to n | dice 1");
    s.play("s-t");
    CHECK(s.text() == "am u14 bar1 | n t1 &14 | to am");
    s = longer("am u14 bar1 | n t1 &14 | to am | dice 4-3");
    CHECK(s.moves() == "bar-c bar-d");
    CHECK(s.why("bar-d", "royal.pcl.taken") == "With a 4 the captured checker enters on 4.");
}

// ---- the Lombards ----

TEST_CASE("royal.lomb.setup: n& on f, am on t / royal.lomb.dice: two, and doublets are not doubled") {
    Stand s = lombard("");
    CHECK(s.text() == "am t15 | n f15 | to lot");
    CHECK(s.why("1:2", "royal.lomb.setup") == "The checkers stand as at the start.");
    s.play("1:2");
    CHECK(s.why("3-3", "royal.lomb.dice") == "Black rolls 3-3.");
    CHECK(s.play("3-3").text() == "am t15 | n f15 | to n | dice 3-3");
}

TEST_CASE("royal.lomb.course: n& from f to a, across to & and to t, am the other way") {
    Stand n = lombard("am t15 | n a1 f14 | to n | dice 1");
    CHECK(n.why("a-&", "royal.lomb.course") == "A checker moves from 1 to 24.");
    CHECK(n.why("f-e", "royal.lomb.course") == "A checker moves from 6 to 5.");
    CHECK(lombard("am t15 | n f15 | to n | dice 6").moves() == "f-&");
    CHECK(lombard("am t15 | n f15 | to am | dice 6").moves() == "t-a");
    CHECK(lombard("am t14 &1 | n f15 | to am | dice 1").moves() == "&-a t-u");
}

TEST_CASE("royal.lomb.bear: & by six, z by five, or by six when & is empty, t by one") {
    CHECK(lombard("am a15 | n z13 &2 | to n | dice 6").moves() == "&-off");
    CHECK(lombard("am a15 | n z13 &2 | to n | dice 5").moves() == "&-t z-off");
    CHECK(lombard("am a15 | n z15 | to n | dice 6").why("z-off", "royal.lomb.bear") ==
          "A 6 bears a checker off from 23, because none stands farther back.");
    CHECK(lombard("am a15 | n t15 | to n | dice 1").moves() == "t-off");
    CHECK(lombard("am a2 f3 | n t15 | to am | dice 6").moves() == "a-off");
}

TEST_CASE("royal.lomb.enter: one on f to six on a, not on f where his own stand, on e to a although they do") {
    Stand s = lombard("am t15 | n e2 f12 bar1 | to n | dice 2-1");
    CHECK(s.moves() == "bar-e");
    CHECK(s.why("bar-e", "royal.lomb.enter") == "With a 2 the captured checker enters on 5.");
    CHECK(lombard("am t15 | n f14 bar1 | to n | dice 1").why("lost", "royal.lomb.enter") ==
          "The 1 cannot be used: Black’s own checkers stand on 6.");
    CHECK(lombard("am d2 t13 | n f14 bar1 | to n | dice 3").moves() == "lost");
    const std::string points = "fedcba", mirrored = "tuxyz&";
    for (int die = 1; die <= 6; ++die) {
        const auto k = static_cast<std::size_t>(die - 1);
        CHECK(lombard("am b15 | n z14 bar1 | to n | dice " + std::to_string(die))
                  .legal(std::string("bar-") + points[k]) == (points[k] != 'b'));
        CHECK(lombard("am b14 bar1 | n e15 | to am | dice " + std::to_string(die)).moves() ==
              std::string("bar-") + mirrored[k]);
    }
    // Read literally, own men admit on e and a only.
    const Chosen literal = {{"own_entry", "e-and-a"}};
    for (const auto& [die, legal] : {std::pair{1, false}, {2, true}, {3, false}, {4, false}, {5, false}, {6, true}}) {
        Stand all = lombard("am t9 | n a1 b1 c1 d1 e1 f1 bar1 | to n | dice " + std::to_string(die), literal);
        CHECK((all.moves() != "lost") == legal);
    }
}

TEST_CASE("royal.lomb.node: any point of the half board may be noded") {
    Stand s = lombard("am t15 | n e1 f14 | to n | dice 1");
    CHECK(s.why("f-e", "royal.lomb.node") == "Black now has two checkers on 5 and blocks it.");
    CHECK(lombard("am t14 u1 | n f15 | to am | dice 1").why("t-u", "royal.lomb.node") ==
          "White now has two checkers on 20 and blocks it.");
}

TEST_CASE("royal.lomb.win: the common victory") {
    CHECK(lombard("am t15 | n t1 off14 | to n | dice 1").fault.find("both players stand on 19 (t)") !=
          std::string::npos);
    Stand s = lombard("am a15 | n t1 off14 | to n | dice 1").play("t-off");
    CHECK(s.ended_by() == "royal.lomb.win");
    CHECK(s.score(1) == 1);
}

// ---- Imperial and Provincial ----

TEST_CASE("royal.imp.setup: five men each on p, s, t and on k, g, f / royal.imp.dice: three") {
    Stand s = imperial("");
    CHECK(s.text() == "am f5 g5 k5 | n p5 s5 t5 | to lot");
    CHECK(s.why("1:2", "royal.imp.setup") == "The checkers stand as at the start.");
    s.play("1:2");
    CHECK(s.game->moves(s.position).size() == 56);
    CHECK(s.why("6-6-6", "royal.imp.dice") == "Black rolls 6-6-6.");
}

TEST_CASE("royal.imp.course: each along its own side, to a and to &, nobody meets and nobody is borne off") {
    CHECK(imperial("am f5 g5 k5 | n p5 s5 t5 | to am | dice 1").moves() == "f-e g-f k-i");
    Stand n = imperial("am f5 g5 k5 | n p5 s5 t5 | to n | dice 1");
    CHECK(n.moves() == "p-q s-t t-u");
    CHECK(n.why("p-q", "royal.imp.course") == "A checker moves from 15 to 16.");
}

TEST_CASE(
    "royal.imp.exact: the last point by the exact number, a die too high is lost, or by more, where it is agreed") {
    Stand s = imperial("am a14 b1 | n z1 &14 | to n | dice 2");
    CHECK(s.moves() == "lost");
    CHECK(s.why("lost", "royal.imp.exact") == "The 2 cannot be used: only the exact number reaches the last point.");
    Stand more = imperial("am a14 b1 | n z1 &14 | to n | dice 2", {{"exact", "more"}});
    CHECK(more.why("z-&", "royal.imp.course") == "A 2 is enough to bring the checker home to 24.");
    // Two dice for one way are told apart.
    CHECK(imperial("am a13 b1 c1 | n z1 &14 | to n | dice 5-4", {{"exact", "more"}}).moves() == "z-&/4 z-&/5");
}

TEST_CASE("royal.imp.win: the side whose men are sooner all on & or a") {
    Stand s = imperial("am a14 b1 | n z1 &14 | to n | dice 1").play("z-&");
    CHECK(s.ended_by() == "royal.imp.win");
    CHECK(s.score(1) == 1);
    CHECK(imperial("am a14 b1 | n z1 &14 | to am | dice 1").play("b-a").score(0) == 1);
}

TEST_CASE("royal.prov.setup: all on g and f, and on s and t, else as imperial") {
    CHECK(Stand("royal-provincial", "").text() == "am f7 g8 | n s8 t7 | to lot");
    CHECK(Stand("royal-provincial", "", {{"division", "7-8"}}).text() == "am f8 g7 | n s7 t8 | to lot");
    CHECK(Stand("royal-provincial", "").why("3:2", "royal.prov.setup") == "The checkers stand as at the start.");
    CHECK(Stand("royal-provincial", "am a14 b1 | n z1 &14 | to n | dice 1").play("z-&").ended_by() == "royal.imp.win");
}

// ---- Baralie ----

TEST_CASE("royal.bar.setup1: all men of am on &, n& fourteen on z and one on y, or the other reading") {
    Stand s = baralie("");
    CHECK(s.text() == "am &15 | n y1 z14 | to am");
    CHECK(s.why("6-5", "royal.bar.setup1") == "The checkers stand as at the start.");
    CHECK(baralie("", {{"missing", "eye-skip"}}).text() == "am y1 z14 | n &15 | to am");
}

TEST_CASE("royal.bar.setup2: n& fourteen on b and one on c, am all on a") {
    Stand s = baralie("", {{"setting", "2"}});
    CHECK(s.text() == "am a15 | n b14 c1 | to n");
    CHECK(s.why("6-5", "royal.bar.setup2") == "The checkers stand as at the start.");
}

TEST_CASE("royal.bar.who: whose setting it is throws first, or by lot, where it is agreed") {
    CHECK(baralie("", {{"first", "n"}}).text() == "am &15 | n y1 z14 | to n");
    Stand s = baralie("", {{"first", "lot"}});
    CHECK(s.why("2:1", "royal.bar.who") == "White rolled the higher number and goes first.");
}

TEST_CASE("royal.bar.dice: two, and a six understood for the third") {
    Stand s = baralie("");
    CHECK(s.why("4-4", "royal.bar.dice") == "White rolls 4-4. The third die always counts as a 6.");
    CHECK(s.play("4-4").text() == "am &15 | n y1 z14 | to am | dice 4-4-6s");
}

TEST_CASE("royal.bar.course1: both sides through af to gm, borne off there, entering in ns") {
    CHECK(baralie("am &15 | n y1 z14 | to am | dice 1").why("&-a", "royal.bar.course1") ==
          "A checker moves from 24 to 1.");
    CHECK(baralie("am &15 | n y1 z14 | to n | dice 3").moves() == "y-a z-b");
    const std::string ns = "nopqrs", mg = "mlkihg";
    for (int die = 1; die <= 6; ++die) {
        const auto k = static_cast<std::size_t>(die - 1);
        CHECK(baralie("am m14 bar1 | n g15 | to am | dice " + std::to_string(die)).moves() ==
              std::string("bar-") + ns[k]);
        CHECK(baralie("am &15 | n g1 h1 i1 k1 l1 m1 | to n | dice " + std::to_string(die))
                  .legal(std::string(1, mg[k]) + "-off"));
    }
    CHECK(baralie("am m14 bar1 | n g15 | to am | dice 2").why("bar-o", "royal.bar.course1") ==
          "With a 2 the captured checker enters on 14.");
}

TEST_CASE("royal.bar.course2: both sides through fa and &t to sn, borne off there, entering in mg") {
    const Chosen two = {{"setting", "2"}};
    CHECK(baralie("am a15 | n b14 c1 | to am | dice 1", two).why("a-&", "royal.bar.course2") ==
          "A checker moves from 1 to 24.");
    const std::string ns = "nopqrs", mg = "mlkihg";
    for (int die = 1; die <= 6; ++die) {
        const auto k = static_cast<std::size_t>(die - 1);
        CHECK(baralie("am n14 bar1 | n s15 | to am | dice " + std::to_string(die), two).moves() ==
              std::string("bar-") + mg[k]);
        CHECK(baralie("am a15 | n n1 o1 p1 q1 r1 s1 | to n | dice " + std::to_string(die), two)
                  .legal(std::string(1, ns[k]) + "-off"));
    }
}

TEST_CASE("royal.bar.node: in every page a node can be made, and own men bar no entry") {
    Stand s = baralie("am o1 &14 | n y1 z14 | to am | dice 2-1");
    CHECK(baralie("am n1 o1 &13 | n y1 z14 | to am | dice 1").why("n-o", "royal.bar.node") ==
          "White now has two checkers on 14 and blocks it.");
    CHECK(baralie("am o1 &13 bar1 | n y1 z14 | to am | dice 2").why("bar-o", "royal.bar.node") ==
          "White now has two checkers on 14 and blocks it.");
    CHECK(s.legal("o-p"));
}

TEST_CASE("royal.bar.win: who first has borne off") {
    Stand s = baralie("am m1 off14 | n z15 | to am | dice 6-4-1").play("m-off/1");
    CHECK(s.ended_by() == "royal.bar.win");
    CHECK(s.score(0) == 1);
}

// ---- Faylys ----

TEST_CASE("royal.fay.setup: n& on t but two on a, am on f but two on &") {
    Stand s = faylys("");
    CHECK(s.text() == "am f13 &2 | n a2 t13 | to lot");
    CHECK(s.why("1:2", "royal.fay.setup") == "The checkers stand as at the start.");
}

TEST_CASE("royal.fay.dice: three, or two with the lesser doubled") {
    Stand s = faylys("am f13 &2 | n a2 t13 | to n");
    CHECK(s.why("5-3-3", "royal.fay.dice") == "Black rolls 5-3-3.");
    Stand two = faylys("am f13 &2 | n a2 t13 | to n", {{"dice", "two"}});
    CHECK(two.why("5-3", "royal.fay.dice") == "Black rolls 5-3. The lower number counts twice.");
    CHECK(two.play("5-3").text() == "am f13 &2 | n a2 t13 | to n | dice 5-3-3s");
    CHECK(faylys("am f13 &2 | n a2 t13 | to n", {{"dice", "two"}}).play("4-4").text() ==
          "am f13 &2 | n a2 t13 | to n | dice 4-4-4s");
}

TEST_CASE("royal.fay.course: the two go all the way round to the others") {
    CHECK(faylys("am f13 &2 | n a1 m1 t13 | to n | dice 1").why("m-n", "royal.fay.course") ==
          "A checker moves from 12 to 13.");
    CHECK(faylys("am f13 n1 &1 | n a2 t13 | to am | dice 1").why("n-m", "royal.fay.course") ==
          "A checker moves from 13 to 12.");
}

TEST_CASE("royal.fay.enter: on any point of the page, on his own men too, but not on a node") {
    Stand s = faylys("am f13 &2 | n a2 t12 bar1 | to n | dice 1");
    CHECK(s.why("bar-a", "royal.fay.enter") == "With a 1 the captured checker enters on 1.");
    CHECK(s.play("bar-a").text() == "am f13 &2 | n a3 t12 | to am");
    CHECK(faylys("am f13 &2 | n a2 t12 bar1 | to n | dice 6").ended_by() == "royal.fay.fail");
}

TEST_CASE("royal.fay.node: all points may be noded, or those of his own side, where it is agreed") {
    CHECK(faylys("am f13 &2 | n a1 b1 t13 | to n | dice 1").why("a-b", "royal.fay.node") ==
          "Black now has two checkers on 2 and blocks it.");
    CHECK_FALSE(faylys("am f13 &2 | n a1 b1 t13 | to n | dice 1", {{"nodes", "own-half"}}).legal("a-b"));
}

TEST_CASE("royal.fay.fail: who has a throw that cannot be played in full is beaten at once") {
    Stand s = faylys("am f13 &2 | n a2 t13 | to n").play("5-5-5");
    CHECK(s.ended_by() == "royal.fay.fail");
    CHECK(s.score(0) == 1);
    CHECK(s.score(1) == 0);
    CHECK(s.game->moves(s.position).empty());
    // From the beginning no other throw fails.
    const auto game = game_of("royal-faylys");
    int fails = 0;
    const Stand open = faylys("am f13 &2 | n a2 t13 | to n");
    for (const Move move : game->moves(open.position)) fails += game->result(game->play(open.position, move)).over;
    CHECK(fails == 1);
    // What is offered leads to the whole throw.
    Stand owed = faylys("am f13 &2 | n a1 b1 t13 | to n | dice 6-5-4");
    CHECK(owed.ended_by().empty());
    for (const Move move : owed.game->moves(owed.position))
        CHECK_FALSE(owed.game->result(owed.game->play(owed.position, move)).over);
    Stand fuller = faylys("am g2 l2 | n a1 bar1 | to n | dice 6-5");
    CHECK(fuller.moves() == "bar-f");  // with e the six would be shut
    CHECK(fuller.why("bar-f", "royal.fay.fail") == "Only this way can 2 dice be used.");
    // Bearing off the last man is a win, though dice are left.
    CHECK(faylys("am f13 &2 | n &1 | to n | dice 6-5-4").fault.find("both players stand on 24 (&)") !=
          std::string::npos);
    CHECK(faylys("am f13 z2 | n &1 off14 | to n | dice 6-5-4").play("&-off/6").ended_by() == "royal.fay.win");
}

TEST_CASE("royal.fay.win: or who first has borne off his own") {
    Stand s = faylys("am f13 | n t1 u1 &1 | to n | dice 6-5-1").play("t-off u-off &-off");
    CHECK(s.ended_by() == "royal.fay.win");
    CHECK(s.score(1) == 1);
}

// ---- Mylis ----

TEST_CASE(
    "royal.mylis.setup: two on k, four on f, four on e, five on &, and the first throw, the other three each on g d c "
    "b a") {
    Stand s = mylis("");
    CHECK(s.text() == "am e4 f4 k2 &5 | n a3 b3 c3 d3 g3 | to am");
    CHECK(s.why("6-5", "royal.mylis.setup") == "The checkers stand as at the start.");
    CHECK(mylis("", {{"unus", "n"}}).text() == "am a3 b3 c3 d3 g3 | n e4 f4 k2 &5 | to n");
}

TEST_CASE("royal.mylis.dice: two, and a six supposed for the third") {
    Stand s = mylis("");
    CHECK(s.why("2-1", "royal.mylis.dice") == "White rolls 2-1. The third die always counts as a 6.");
    CHECK(s.play("2-1").text() == "am e4 f4 k2 &5 | n a3 b3 c3 d3 g3 | to am | dice 2-1-6s");
}

TEST_CASE("royal.mylis.bear: all are led to mg and there borne off") {
    CHECK(mylis("am k2 e4 f4 &5 | n a3 b3 c3 d3 g3 | to am | dice 5").why("&-e", "royal.mylis.bear") ==
          "A checker moves from 24 to 5.");
    CHECK(mylis("am m2 k1 | n a3 | to am | dice 1").why("m-off", "royal.mylis.bear") ==
          "A 1 bears a checker off from 12.");
}

TEST_CASE("royal.mylis.enter: in ns, for both sides") {
    CHECK(mylis("am k1 f4 e4 &5 bar1 | n a3 b3 c3 d3 g3 | to am | dice 3").why("bar-p", "royal.mylis.enter") ==
          "With a 3 the captured checker enters on 15.");
    CHECK(mylis("am k2 f4 e4 &5 | n a3 b3 c3 d3 g2 bar1 | to n | dice 6").moves() == "bar-s");
}

TEST_CASE("royal.mylis.win: who first has borne off") {
    Stand s = mylis("am m1 off14 | n a3 b3 c3 d3 g3 | to am | dice 1").play("m-off");
    CHECK(s.ended_by() == "royal.mylis.win");
    CHECK(s.score(0) == 1);
}

// ---- what may be agreed in all of them ----

TEST_CASE(
    "tables.common.first: in each game of the manuscript that offers it, who begins may be agreed, or lots are "
    "thrown") {
    for (const char* id : {"royal-anglicorum", "royal-paume-carie", "royal-lombard", "royal-imperial",
                           "royal-provincial", "royal-baralie", "royal-faylys"}) {
        CAPTURE(id);
        const auto to_come = [&](const char* first) {
            const std::string text = Stand(id, "", {{"first", first}}).text();
            return text.substr(text.find("| to ") + 5);
        };
        CHECK(to_come("am") == "am");
        CHECK(to_come("n") == "n");
        CHECK(to_come("lot") == "lot");
        // The higher throws afresh.
        Stand lots(id, "", {{"first", "lot"}});
        const std::string text = lots.play("2:5").text();
        CHECK(text.substr(text.find("| to ") + 5) == "n");
    }
    CHECK(Stand("royal-baralie", "", {{"setting", "2"}, {"first", "am"}}).text() == "am a15 | n b14 c1 | to am");
}

TEST_CASE("tables.common.compulsion: where it is agreed that dice may be left, each game offers to leave them") {
    const std::pair<const char*, const char*> games[] = {{"royal-anglicorum", "am m5 | n n5 | to am | dice 2-1"},
                                                         {"royal-lombard", "am t15 | n f15 | to am | dice 2-1"},
                                                         {"royal-imperial", "am k5 | n p5 | to am | dice 2-1"},
                                                         {"royal-provincial", "am g5 | n s5 | to am | dice 2-1"},
                                                         {"royal-baralie", "am o5 | n a5 | to am | dice 2-1"},
                                                         {"royal-mylis", "am o5 | n a5 | to am | dice 2-1"},
                                                         {"royal-paume-carie", "am hand5 | n a5 | to am | dice 6-5"}};
    for (const auto& [id, text] : games) {
        const std::string at_id{id};
        CAPTURE(at_id);
        CHECK(Stand(id, text, {{"compulsion", "free"}}).legal("done"));
        CHECK_FALSE(Stand(id, text).legal("done"));
        CHECK_FALSE(Stand(id, text, {{"compulsion", "most"}}).legal("done"));
        // Nothing but that is left where no die can be used.
    }
    CHECK(Stand("royal-lombard", "am t15 | n u15 | to am | dice 1-1", {{"compulsion", "free"}}).moves() == "lost");
}

TEST_CASE("royal: games by two dice do not double doublets, and none names or passes dice") {
    CHECK(baralie("").play("4-4").text() == "am &15 | n y1 z14 | to am | dice 4-4-6s");
    CHECK(mylis("").play("4-4").text() == "am e4 f4 k2 &5 | n a3 b3 c3 d3 g3 | to am | dice 4-4-6s");
    CHECK(Stand("royal-anglicorum", "am &15 | n a15 | to am", {{"dice", "two-and-six"}}).play("4-4").text() ==
          "am &15 | n a15 | to am | dice 4-4-6s");
    CHECK(imperial("am f5 g5 k5 | n p5 s5 t5 | to am").play("2-1-1").text() ==
          "am f5 g5 k5 | n p5 s5 t5 | to am | dice 2-1-1");
    CHECK(lombard("am t15 | n f15 | to am").play("2-1 t-u t-x").text() == "am t13 u1 x1 | n f15 | to n");
}

TEST_CASE("royal.pc.palms: told in words, with the slaps") {
    const auto told = [](const char* text) {
        Stand s = paume(text);
        return s.game->result(s.position).text;
    };
    CHECK(told("am off15 palms2 | n off13 | to am | won am") ==
          "White bore off all checkers first, and 2 of Black’s: 2 slaps on the palm. White bore off the last checker "
          "and begins the next game.");
    CHECK(told("am off14 | n off15 palms1 | to am | won n") ==
          "Black bore off all checkers first, and 1 of White’s: one slap on the palm. White bore off the last checker "
          "and begins the next game.");
    CHECK(told("am off15 | n off15 | to n | won am").find("0 slaps on the palm") != std::string::npos);
}

TEST_CASE("royal.imp.win, royal.fay.fail: told in words") {
    const auto told = [](Stand s) { return s.game->result(s.position).text; };
    CHECK(told(imperial("am a14 b1 | n z1 &14 | to n | dice 1").play("z-&")) ==
          "Black wins: all of Black’s checkers stand on 24.");
    CHECK(told(imperial("am a14 b1 | n z1 &14 | to am | dice 1").play("b-a")) ==
          "White wins: all of White’s checkers stand on 1.");
    CHECK(told(faylys("am f13 &2 | n a2 t13 | to n").play("5-5-5")) == "White wins: Black cannot play the whole roll.");
    // Who has fewer than fifteen wins by all he has; one man elsewhere, and nobody has won.
    CHECK(imperial("am a3 | n z1 &2 | to n").ended_by() == "royal.imp.win");
    CHECK(imperial("am a3 b1 | n z1 &2 | to n").ended_by().empty());
}
