// Games of dice as they are seen and played: men in piles, dice entered by hand, sums of dice in one gesture, what a
// table waits for, and what is said.

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "core/game/catalogue.hpp"
#include "tests/unit/ui/scene_support.hpp"
#include "ui/scene/piles.hpp"
#include "ui/session/match_scene.hpp"
#include "ui/session/speech.hpp"
#include "ui/session/turn_phase.hpp"
#include "ui/svg/svg.hpp"

using namespace ludus;
using namespace ludus::scene_tests;

namespace {

std::vector<std::string> names(const Match& match, const std::vector<int>& spots) {
    const Board board = match.game().board();
    std::vector<std::string> out;
    for (int s : spots) out.push_back(board.spots[static_cast<std::size_t>(s)].name);
    std::sort(out.begin(), out.end());
    return out;
}

std::vector<std::string> marked(const Match& match, const Scene& scene, MarkKind kind) {
    std::vector<int> spots;
    for (const Mark& mark : scene.marks)
        if (mark.kind == kind) spots.push_back(mark.spot);
    return names(match, spots);
}

using Names = std::vector<std::string>;

/// A board of one long point and one tray, with so many men on each.
struct PileBoard {
    Board board;
    std::vector<Face> faces;
    PileBoard(int on_point, int in_tray) {
        Spot point;
        point.kind = SpotKind::point;
        point.name = "a";
        point.outline = {{0, 5}, {1, 5}, {0.5F, 0}};
        point.centre = {0.5F, 2.5F};
        point.base = {0.5F, 4.5F};
        point.pile = {0, -1};
        Spot tray = point;
        tray.kind = SpotKind::pocket;
        tray.name = "off";
        tray.outline = {{2, 0}, {3, 0}, {3, 6}, {2, 6}};
        tray.base = {2.5F, 5.5F};
        tray.pile = {0, -0.3F};
        board.spots = {point, tray};
        for (int i = 0; i < 2; ++i) {
            Face face;
            face.spot = face.id = i;
            face.shape = Shape::checker;
            face.count = i == 0 ? on_point : in_tray;
            if (face.count > 0) faces.push_back(face);
        }
    }
};

}  // namespace

TEST_CASE("piles: five men stand apart, more of them closer together and with their number, and all on their point") {
    for (int count : {1, 2, 5, 6, 9, 15}) {
        const PileBoard pile(count, 0);
        const auto men = standings(pile.board, pile.faces);
        REQUIRE(men.size() == static_cast<std::size_t>(count));
        for (std::size_t i = 0; i < men.size(); ++i) {
            CHECK(men[i].at.x == doctest::Approx(0.5));
            CHECK(men[i].at.y >= 0.499F);
            CHECK(men[i].at.y <= 4.501F);
            CHECK(men[i].nth == static_cast<int>(i));
            if (i > 0) CHECK(men[i].at.y < men[i - 1].at.y);
            if (i > 0 && count <= 5) CHECK(men[i - 1].at.y - men[i].at.y == doctest::Approx(1));
        }
        CHECK(men.back().number == (count > 5 ? count : 0));
        CHECK(last_place(pile.board, pile.faces, 0) == men.back().at);
        if (count < 5)
            CHECK(next_place(pile.board, pile.faces, 0).y == doctest::Approx(static_cast<double>(men.back().at.y) - 1));
    }
    const PileBoard empty(0, 0);
    CHECK(next_place(empty.board, empty.faces, 0) == Vec{0.5F, 4.5F});
}

TEST_CASE("piles: men in a tray stand on edge, fifteen of them beside their number") {
    for (int count : {1, 7, 15}) {
        const PileBoard pile(0, count);
        const auto men = standings(pile.board, pile.faces);
        REQUIRE(men.size() == static_cast<std::size_t>(count));
        CHECK(std::all_of(men.begin(), men.end(), [](const Standing& man) { return man.on_edge; }));
        CHECK(men.back().number == count);
        const float end = men.back().at.y - men.back().thickness / 2;
        CHECK(men.back().number_at.y < end);
        CHECK(men.back().number_at.y > 0.2F);
    }
}

TEST_CASE("hand: a man touched shows where each die takes him and where both together do") {
    Match match = match_of("backgammon");
    play(match, "6:4");
    Selection hand(match);
    REQUIRE(hand.touch(spot(match, "&")).taken);
    CHECK(names(match, hand.next()) == Names{"o", "s", "u"});  // 6, 4 and 10
    CHECK(choice_of(hand, spot(match, "o")).goes_further);
    CHECK_FALSE(choice_of(hand, spot(match, "s")).goes_further);
    const Scene scene = make_scene(match, hand);
    CHECK(marked(match, scene, MarkKind::destination) == Names{"s", "u"});
    CHECK(marked(match, scene, MarkKind::further) == Names{"o"});
    CHECK(scene.spoken[static_cast<std::size_t>(spot(match, "o"))].find("possible with several dice") !=
          std::string::npos);

    const Selection::Result result = hand.touch(spot(match, "o"));
    REQUIRE(result.move);
    CHECK(result.then.size() == 1);
    const int before = match.cursor();
    REQUIRE(carry_out(match, result));
    CHECK(match.turn_number(match.cursor()) == match.turn_number(before + 1));
    CHECK(match.game().write(match.position()).starts_with("am f5 h3 n5 o1 &1 "));
}

TEST_CASE("hand: a man leaps twice in one gesture, and the words speak of moves where there are no dice") {
    Match match = match_of("toy-leaps", "0..1......1....... light");
    Selection hand(match);
    REQUIRE(hand.touch(spot(match, "a1")).taken);
    CHECK(names(match, hand.next()) == Names{"c3", "e5"});
    CHECK(choice_of(hand, spot(match, "e5")).goes_further);
    const Scene scene = make_scene(match, hand);
    CHECK(scene.spoken[static_cast<std::size_t>(spot(match, "e5"))].find("possible in several moves") !=
          std::string::npos);
    const Selection::Result result = hand.touch(spot(match, "e5"));
    REQUIRE(result.move);
    CHECK(result.then.size() == 1);
    REQUIRE(carry_out(match, result));
    CHECK(match.game().write(match.position()) == "..............0... dark");
}

TEST_CASE("hand: of two ways over different stops the one that takes nobody is meant") {
    // From & by 6 and 5 to n: by s an adversary's man would be taken, by t none.
    Match match = match_of("backgammon", "am &1 | n a13 s1 | to am | dice 6-5");
    Selection hand(match);
    REQUIRE(hand.touch(spot(match, "&")).taken);
    REQUIRE(choice_of(hand, spot(match, "n")).goes_further);
    REQUIRE(carry_out(match, hand.touch(spot(match, "n"))));
    const std::string at = match.game().write(match.position());
    CHECK_MESSAGE(at.find("s1") != std::string::npos, at);
    // Step by step the person takes him.
    Match other = match_of("backgammon", "am &1 | n a13 s1 | to am | dice 6-5");
    Selection by_step(other);
    by_step.touch(spot(other, "&"));
    CHECK(marked(other, make_scene(other, by_step), MarkKind::capture) == Names{"s"});
    REQUIRE(carry_out(other, by_step.touch(spot(other, "s"))));
    CHECK(other.game().write(other.position()).find("bar1") != std::string::npos);
}

TEST_CASE("hand: after a doublet one man may be led four times in one gesture") {
    Match match = match_of("backgammon", "am &2 | n a5 | to am | dice 3-3-3-3");
    Selection hand(match);
    REQUIRE(hand.touch(spot(match, "&")).taken);
    CHECK(names(match, hand.next()) == Names{"m", "p", "s", "x"});
    const Selection::Result result = hand.touch(spot(match, "m"));
    REQUIRE(result.move);
    CHECK(result.then.size() == 3);
    REQUIRE(carry_out(match, result));
    CHECK(match.to_move() == chance);
}

TEST_CASE("hand: dropping a man forgets where several dice would take him") {
    Match match = match_of("backgammon", "am h1 &1 | n a5 | to am | dice 6-5");
    Selection hand(match);
    hand.touch(spot(match, "&"));
    hand.drop();
    REQUIRE(hand.touch(spot(match, "h")).taken);
    for (const std::string& name : names(match, hand.next())) CHECK(name != "n");
    CHECK(hand.possible().size() == 2);
}

TEST_CASE("hand: a throw is entered in whatever order the dice lie, but the lot in its own") {
    Match match = match_of("backgammon");
    Selection hand(match);
    hand.touch(spot(match, "4"));
    const Selection::Result lot = hand.touch(spot(match, "6"));
    REQUIRE(lot.move);
    CHECK(match.game().words(match.position(), *lot.move) == "4:6");  // the second seat has the higher

    Match later = match_of("backgammon", "am &2 | n a5 | to am");
    Selection entering(later);
    CHECK(names(later, entering.next()).size() == 6);
    REQUIRE(entering.touch(spot(later, "3")).taken);
    CHECK(names(later, entering.next()).size() == 6);
    const Selection::Result thrown = entering.touch(spot(later, "5"));
    REQUIRE(thrown.move);
    CHECK(later.game().words(later.position(), *thrown.move) == "5-3");
}

TEST_CASE("hand: dice entered so far lie on the board") {
    Match match = match_of("royal-anglicorum", "am &15 | n a15 | to am");
    Selection hand(match);
    const auto said = [&] {
        std::string all;
        for (const Face& face : make_scene(match, hand).faces)
            if (face.shape == Shape::die) all += face.text.empty() ? "." : face.text;
        return all;
    };
    CHECK(said() == "...");
    hand.touch(spot(match, "2"));
    hand.touch(spot(match, "6"));
    CHECK(said() == "26.");
}

TEST_CASE("awaits: a throw, a move, the hand-over to a computer player, its throw, and what can only be said") {
    Match match = match_of("backgammon");
    match.seat(1, Player{true, "steady", ""});
    CHECK(turn_state(match).what == TurnPhase::throwing);
    CHECK(turn_state(match).seat == chance);  // the lot is nobody's
    play(match, "6:4");
    CHECK(turn_state(match).what == TurnPhase::move);
    play(match, "&-s");
    CHECK(turn_state(match).what == TurnPhase::move);
    CHECK(moves_of_throw(match) == 1);
    play(match, "s-o");
    CHECK(match.to_move() == chance);
    CHECK(turn_state(match).what == TurnPhase::handing_over);
    CHECK(turn_state(match).seat == 1);
    CHECK(moves_of_throw(match) == 2);
    CHECK(say_standing(match, Selection(match)) == "White: undo or confirm.");

    match.seat(1, Player{});
    CHECK(turn_state(match).what == TurnPhase::throwing);  // between people the next throw says it
    CHECK(turn_state(match).seat == 1);
    CHECK(say_standing(match, Selection(match)) == "Black to roll.");
    match.seat(0, Player{true, "steady", ""});
    match.seat(1, Player{true, "steady", ""});
    CHECK(turn_state(match).what == TurnPhase::machine_throws);

    // Six men hold the way: neither die can be played.
    Match held = match_of("backgammon", "am bar1 | n t2 u2 x2 y2 z2 &2 | to am | dice 6-5");
    CHECK(turn_state(held).what == TurnPhase::saying);
    REQUIRE(forced(held));
    CHECK(say_forced(held) ==
          "White has no legal move. The 6 cannot be used: Black blocks 19. The 5 cannot be used: Black blocks 20.");
    CHECK(say_standing(held, Selection(held)) == say_forced(held));
    held.seat(1, Player{true, "steady", ""});
    REQUIRE(held.play(*forced(held)));
    // Nothing was chosen, so nothing is to be confirmed.
    CHECK(turn_state(held).what == TurnPhase::machine_throws);
    // Why was said before.
    CHECK(say_move(held, held.cursor()) == "White loses the turn.");

    // A roll of which something was used is not lost whole.
    Match part = match_of("royal-anglicorum", "am f2 &13 | n a12 c1 d1 e1 | to n | dice 1-1-1");
    CHECK_FALSE(forced(part));
    play(part, "a-b");
    CHECK(say_forced(part) ==
          "Black has no legal move. The 1 cannot be used: White blocks 6. The 1 cannot be used: Black may not put a "
          "second checker on 2, 3, 4 or 5.");
    REQUIRE(part.play(*forced(part)));
    CHECK(say_move(part, part.cursor()) == "Black loses the rest of the roll.");
    play(part, "6-5-4 &-s");
}

TEST_CASE(
    "taking back: one step, the whole throw, or to the choice before what the computer did, the dice lie as they lay") {
    Match match = match_of("backgammon");
    match.seat(1, Player{true, "steady", ""});
    play(match, "6:4 &-s");
    const Position after_one = match.position();
    play(match, "s-o");
    const Position done = match.position();
    REQUIRE(undo_choice(match));
    CHECK(match.position() == after_one);
    CHECK(turn_state(match).what == TurnPhase::move);
    REQUIRE(redo_choice(match));
    CHECK(match.position() == done);
    REQUIRE(undo_throw(match));
    CHECK(moves_of_throw(match) == 0);
    CHECK(match.to_move() == 0);
    CHECK_FALSE(undo_throw(match));
    match.go_last();
    play(match, "3-1 m-p p-q");  // the machine's throw and its two dice
    REQUIRE(undo_choice(match));
    CHECK(match.position() == after_one);
    // Before the first choice there is none.
    match.go_first();
    CHECK_FALSE(undo_choice(match));
}

TEST_CASE("what is said of throws and of men in piles") {
    Match match = match_of("backgammon");
    play(match, "6:4");
    CHECK(say_move(match, match.cursor()) == "White rolls 6 and 4.");
    Selection hand(match);
    CHECK(say_standing(match, hand) == "White to play 6 and 4.");
    hand.touch(spot(match, "&"));
    CHECK(say_standing(match, hand) == "24: 3 possible moves.");
    play(match, "n-g");
    CHECK(say_move(match, match.cursor()) == "White moves from 13 to 7.");
    CHECK(say_standing(match, Selection(match)) == "White to play 4.");
}

TEST_CASE("svg: men of a pile are drawn one by one, those borne off on edge, and all dice with their pips") {
    Match match = match_of("royal-anglicorum", "am a7 off8 | n t4 bar1 off10 | to n | dice 6-5x-6s");
    SvgOptions options;
    options.title = "A board";
    options.focusable = true;
    const std::string svg = paint_svg(make_scene(match, Selection(match)), options);
    const auto count = [&](std::string_view what) {
        int found = 0;
        for (std::size_t at = svg.find(what); at != std::string::npos; at = svg.find(what, at + 1)) ++found;
        return found;
    };
    CHECK(count("data-man=") == 7 + 8 + 4 + 1 + 10 + 3);
    CHECK(count("class=\"pip\"") == 6 + 5 + 6);
    CHECK(count("class=\"used\"") == 1);
    CHECK(count("class=\"given\"") == 1);
    CHECK(svg.find(">8</text>") != std::string::npos);
    CHECK(svg.find(">10</text>") != std::string::npos);
    CHECK(svg.find(">7</text>") != std::string::npos);
    CHECK(count("class=\"leaf\"") == 4);
    options.focusable = false;
    const std::string still = paint_svg(make_scene(match.game(), match.position()), options);
    CHECK(still.find("data-man") == std::string::npos);
    CHECK(still.find("7 checkers") != std::string::npos);
}

TEST_CASE("keyboard: two rows of thirteen and the trays, every place reached by arrow keys from every other") {
    for (const Entry& entry : catalogue()) {
        if (!entry.card().has_rolls) continue;
        const Board board = entry.make(Options(entry.card()))->board();
        std::vector<int> reached{0};
        for (std::size_t i = 0; i < reached.size(); ++i)
            for (const auto& [dx, dy] : {std::pair(1, 0), {-1, 0}, {0, 1}, {0, -1}}) {
                const int to = neighbour(board, reached[i], dx, dy);
                if (std::find(reached.begin(), reached.end(), to) == reached.end()) reached.push_back(to);
            }
        for (std::size_t i = 0; i < board.spots.size(); ++i)
            if (board.spots[i].kind != SpotKind::button)
                CHECK_MESSAGE(std::count(reached.begin(), reached.end(), static_cast<int>(i)) == 1,
                              entry.card().id << " " << board.spots[i].name);
    }
}
