// What the hand and the eye add to a position: narrowing by touches, marks, rays, the keyboard's grid, and speech.
// Long: each thing that is seen or touched.

#include <doctest/doctest.h>

#include <algorithm>

#include "core/base/text.hpp"
#include "core/kit/game_adapter.hpp"
#include "core/match/record.hpp"
#include "tests/native/per_game.hpp"
#include "tests/toys/toy.hpp"
#include "tests/unit/ui/scene_support.hpp"
#include "ui/session/match_scene.hpp"
#include "ui/session/speech.hpp"

using namespace ludus;
using namespace ludus::scene_tests;

namespace {

bool marked(const Match& match, const Scene& scene, MarkKind kind, const std::string& name) {
    return std::count(scene.marks.begin(), scene.marks.end(), Mark{kind, spot(match, name)}) == 1;
}

std::size_t marks_of(const Scene& scene, MarkKind kind) {
    return static_cast<std::size_t>(
        std::count_if(scene.marks.begin(), scene.marks.end(), [&](const Mark& mark) { return mark.kind == kind; }));
}

/// One man on a line of four: he steps one, two or three, and a longer step is touched as the shorter going on.
class Steps {
public:
    struct Position {
        int at = 0;
        bool operator==(const Position&) const = default;
    };
    static const Card& card() {
        static const Card card = [] {
            Card c;
            c.id = "toy-steps";
            c.name = "Steps";
            c.seats = {{"one", "One", 0}};
            c.rules = {"toy.step"};
            return c;
        }();
        return card;
    }
    explicit Steps(const Options&) {}
    Position start() const { return {}; }
    int to_move(const Position&) const { return 0; }
    bool at_turn_start(const Position&) const { return true; }
    void moves(const Position& p, MoveList& list) const {
        list.clear();
        for (int to = p.at + 1; to < 4; ++to) list.push_back({static_cast<std::uint64_t>(to)});
    }
    Position play(const Position&, Move m) const { return {static_cast<int>(m.code)}; }
    Outcome result(const Position& p) const {
        Outcome outcome;
        outcome.over = p.at == 3;
        return outcome;
    }
    std::uint64_t hash(const Position& p) const { return static_cast<std::uint64_t>(p.at); }
    Board board() const {
        Board board;
        for (int i = 0; i < 4; ++i)
            board.spots.push_back(toys::place(SpotKind::point, std::to_string(i), {static_cast<float>(i) + 0.5F, 0.5F},
                                              Tone::light, i, 0));
        return board;
    }
    std::vector<Face> faces(const Position& p) const {
        Face face;
        face.spot = p.at;
        face.name = "the man";
        return {face};
    }
    std::vector<int> touches(const Position& p, Move m) const {
        std::vector<int> out;
        for (int i = p.at; i <= static_cast<int>(m.code); ++i) out.push_back(i);
        return out;
    }
    std::string words(const Position&, Move m) const { return "to" + std::to_string(m.code); }
    std::vector<Reason> reasons(const Position&, Move) const { return {{"toy.step", "", {}, -1}}; }
    std::string write(const Position& p) const { return std::to_string(p.at); }
    Expected<Position> read_position(std::string_view text) const {
        const auto at = read_int(text);
        if (!at || *at < 0 || *at > 3) return Fault{"no such place", "0 to 3"};
        return Position{*at};
    }
    std::string sketch(const Position& p) const { return write(p); }
};

}  // namespace

TEST_CASE("the hand narrows the legal moves by each touch") {
    Match match = match_of("fulke-1", "even eR2@c4 eT9@g6 oR7@e6 eK91@c1 oK190@d14");
    Selection hand(match);
    CHECK(hand.touched().empty());
    CHECK(hand.possible() == match.moves());

    CHECK_FALSE(hand.touch(spot(match, "e6")).taken);  // an adversary's man, whom nobody takes now
    CHECK(hand.touch(spot(match, "c4")).taken);
    std::vector<int> places = hand.next(), corners;
    for (const char* name : {"b3", "d3", "b5", "d5"}) corners.push_back(spot(match, name));
    CHECK(std::is_permutation(places.begin(), places.end(), corners.begin(), corners.end()));
    CHECK(choice_of(hand, spot(match, "d5")).completes);
    CHECK_FALSE(choice_of(hand, spot(match, "d6")).completes);

    SUBCASE("another of one's men begins afresh") {
        CHECK(hand.touch(spot(match, "g6")).taken);
        CHECK(hand.touched() == std::vector<int>{spot(match, "g6")});
    }
    SUBCASE("the man touched again is put down") {
        CHECK_FALSE(hand.touch(spot(match, "c4")).taken);
        CHECK(hand.touched().empty());
    }
    SUBCASE("a touch that leads nowhere drops what was begun") {
        CHECK_FALSE(hand.touch(spot(match, "h12")).taken);
        CHECK(hand.touched().empty());
    }
    SUBCASE("the last touch reports the move") {
        const auto result = hand.touch(spot(match, "d5"));
        REQUIRE(result.move);
        CHECK(match.game().words(match.position(), *result.move) == "c4-d5");
    }
}

TEST_CASE("on a board of 361 points every free point may be touched, and says so") {
    std::string half;
    for (int cell = 0; cell < 361; ++cell) half += cell % 2 != 0 ? '.' : cell % 8 < 4 ? '0' : '1';
    Match match = match_of("toy-five-in-a-row", half + " last:a1");
    const Selection selection(match);
    const Scene scene = make_scene(match, selection);
    CHECK(selection.choices().size() == 180);
    for (const Selection::Choice& choice : selection.choices()) {
        CAPTURE(choice.spot);
        CHECK(choice.spot % 2 == 1);
        CHECK(choice.completes);
        CHECK_FALSE(choice.goes_further);
    }
    CHECK(scene.spoken[0] == "a1, black stone");
    CHECK(scene.spoken[1] == "b1, empty, possible move");
    CHECK(scene.spoken[4] == "e1, white stone");
    CHECK(make_scene(match, selection, {.speech = false}).spoken.empty());
}

TEST_CASE("where touches make a move others go on from, a second touch of the last spot means it") {
    Match match(erase<Steps>(Options(Steps::card())));
    Selection hand(match);
    CHECK_FALSE(hand.touch(0).move);
    CHECK_FALSE(hand.touch(1).move);  // to1, or the beginning of to2
    CHECK(hand.next() == std::vector<int>{2, 1});
    CHECK(choice_of(hand, 1).completes);
    SUBCASE("meant") {
        const auto result = hand.touch(1);
        REQUIRE(result.move);
        CHECK(match.game().words(match.position(), *result.move) == "to1");
    }
    SUBCASE("gone on") {
        CHECK_FALSE(hand.touch(2).move);
        const auto result = hand.touch(3);  // nothing goes on from the longest
        REQUIRE(result.move);
        CHECK(match.game().words(match.position(), *result.move) == "to3");
    }
}

PER_GAME_TEST_CASE("every legal move of every game can be touched, and only its touches make it", tests::all_games) {
    Match match = match_of(subject.game);
    for (int i = 0; i < 12 && !match.outcome().over; ++i) {
        const MoveList moves = match.moves();
        for (Move move : moves) {
            Selection hand(match);
            Selection::Result result;
            for (int touch : match.game().touches(match.position(), move)) result = hand.touch(touch);
            if (!result.move) result = hand.touch(hand.touched().back());
            REQUIRE(result.move);
            CHECK(*result.move == move);
        }
        REQUIRE(match.play(moves[static_cast<std::size_t>(i * 7) % moves.size()]));
    }
}

TEST_CASE("the scene marks where a man may go and what he came from") {
    Match match = match_of("fulke-1");
    play(match, "d12-e11");
    Selection hand(match);
    Scene scene = make_scene(match, hand);
    CHECK(marked(match, scene, MarkKind::last_from, "d12"));
    CHECK(marked(match, scene, MarkKind::last_to, "e11"));
    CHECK(marks_of(scene, MarkKind::destination) == 0);  // not all one's men at the beginning of a turn
    CHECK(scene.rays.empty());

    hand.touch(spot(match, "c5"));
    scene = make_scene(match, hand);
    CHECK(marked(match, scene, MarkKind::selected, "c5"));
    CHECK(marked(match, scene, MarkKind::destination, "b6"));
    CHECK(marked(match, scene, MarkKind::destination, "d6"));
    CHECK(marks_of(scene, MarkKind::destination) == hand.next().size());

    SceneOptions plain;
    plain.destinations = plain.last_move = plain.threats = false;
    CHECK(make_scene(match, hand, plain).marks == std::vector<Mark>{{MarkKind::selected, spot(match, "c5")}});
}

TEST_CASE("takings open in the middle of a turn are marked with their sum, one a man until he is touched") {
    Match match = match_of("fulke-1", "even eR2@c4 eT9@g6 oR7@e6 eK91@c1 oK190@d14");
    play(match, "c4-d5");
    Selection hand(match);
    Scene scene = make_scene(match, hand);
    CHECK(marked(match, scene, MarkKind::capture, "e6"));
    REQUIRE(scene.rays.size() == 1);
    CHECK(scene.rays[0] == Ray{{spot(match, "d5"), spot(match, "g6")}, spot(match, "e6"), "9 − 2 = 7"});
    // The "done" that stands open beside it is a button, and no mark.
    for (const Mark& mark : scene.marks) CHECK(mark.spot < spot(match, "done"));

    SceneOptions options;
    options.sums = false;
    CHECK(make_scene(match, hand, options).rays[0].sum.empty());

    hand.touch(spot(match, "e6"));
    scene = make_scene(match, hand);
    CHECK(marked(match, scene, MarkKind::destination, "a1"));  // where the prisoner may be set
    CHECK(marked(match, scene, MarkKind::selected, "e6"));
    CHECK(scene.rays.size() == 1);
}

TEST_CASE("several sums for one man are shown when he is touched") {
    // 2 comes to d5: with 9 on g6 (9 − 2), and with 5 on f5 (5 + 2).
    Match match = match_of("fulke-1", "even eR2@c4 eT9@g6 eR5*@f5 oR7@e6 eK91@c1 oK190@d14");
    play(match, "c4-d5");
    Selection hand(match);
    CHECK(make_scene(match, hand).rays.size() == 1);
    hand.touch(spot(match, "e6"));
    const Scene scene = make_scene(match, hand);
    REQUIRE(scene.rays.size() == 2);
    CHECK(scene.rays[0].to == scene.rays[1].to);
    CHECK(scene.rays[0].sum != scene.rays[1].sum);
}

TEST_CASE("danger is shown to whoever is to move, and every taking to a class") {
    Match match = match_of("fulke-1", "odd eR2@d5 eT9@g6 oR7@e6 eK91@c1 oK190@d14 oR25@b10 eT25@a11");
    Selection hand(match);
    Scene scene = make_scene(match, hand);
    CHECK(marked(match, scene, MarkKind::threatened, "e6"));
    CHECK_FALSE(marked(match, scene, MarkKind::threatened, "a11"));  // not theirs
    CHECK(scene.rays.empty());
    CHECK(scene.spoken[static_cast<std::size_t>(spot(match, "e6"))] ==
          "e6, black round 7, can move, in danger: 9 − 2 = 7");

    SceneOptions options;
    options.threats = false;
    CHECK(marks_of(make_scene(match, hand, options), MarkKind::threatened) == 0);
    options.takings = true;
    scene = make_scene(match, hand, options);
    CHECK(std::any_of(scene.rays.begin(), scene.rays.end(), [](const Ray& ray) { return ray.sum == "9 − 2 = 7"; }));
    options.threats = true;
    options.takings = false;
    options.viewer = match.game().card().seat("even");
    CHECK_FALSE(marked(match, make_scene(match, hand, options), MarkKind::threatened, "e6"));
}

TEST_CASE("advice and regions are marked when asked") {
    Match match = match_of("fulke-1");
    Selection hand(match);
    SceneOptions options;
    options.hint = *match.game().read(match.position(), "d12-e11");
    options.region = {spot(match, "a1"), spot(match, "b1")};
    const Scene scene = make_scene(match, hand, options);
    CHECK(marked(match, scene, MarkKind::hint, "d12"));
    CHECK(marked(match, scene, MarkKind::hint, "e11"));
    CHECK(marks_of(scene, MarkKind::camp) == 2);
}

TEST_CASE("a viewer does not see what another hides") {
    Match match = match_of("toy-mora");
    REQUIRE(match.play(match.moves()[2]));
    const Selection hand(match);
    SceneOptions options;
    const Scene open = make_scene(match, hand, options);
    options.viewer = 1;
    const Scene veiled = make_scene(match, hand, options);
    CHECK_FALSE(open.faces == veiled.faces);
    options.viewer = 0;
    CHECK(open.faces == make_scene(match, hand, options).faces);
}

TEST_CASE("arrow keys go about the grid, over holes, and to the hands beside it") {
    const Match match = match_of("fulke-1");
    const Board board = match.game().board();
    const auto go = [&](const std::string& from, int dx, int dy) {
        return board.spots[static_cast<std::size_t>(neighbour(board, board.find(from), dx, dy))].name;
    };
    CHECK(go("d8", 1, 0) == "e8");
    CHECK(go("d8", 0, -1) == "d9");
    CHECK(go("d8", -1, 1) == "c7");
    CHECK(go("h8", 1, 0) == "h8");
    CHECK(go("h16", 0, -1) == "h16");
    CHECK(go("a1", -1, 1) == "a1");
    CHECK(go("done", 1, 0) == "done");
    CHECK(neighbour(board, -1, 1, 0) == -1);

    const Board tray = match_of("mebben").game().board();  // two columns of small places beside the table
    const auto reach = [&](const std::string& from, int dx, int dy) {
        return tray.spots[static_cast<std::size_t>(neighbour(tray, tray.find(from), dx, dy))].name;
    };
    CHECK(reach("h16", 1, 0) == "hand-odd-1");
    CHECK(reach("hand-odd-1", 0, 1) == "hand-odd-2");
    CHECK(reach("hand-odd-2", 0, -1) == "hand-odd-1");
    CHECK(reach("hand-odd-1", 1, 0) == "hand-odd-13");
    CHECK(reach("hand-odd-1", -1, 0) == "h16");
    CHECK(reach("h1", 1, 0) == "hand-even-1");

    Board cross;  // a plus with its middle missing, and a hand at the right
    for (const auto& [name, column, row] : std::vector<std::tuple<std::string, int, int>>{
             {"north", 1, 0}, {"west", 0, 1}, {"east", 2, 1}, {"south", 1, 2}, {"far south", 1, 3}})
        cross.spots.push_back(toys::place(SpotKind::point, name, {static_cast<float>(column), static_cast<float>(row)},
                                          Tone::none, column, row));
    cross.spots.push_back(toys::place(SpotKind::pocket, "hand", {4, 1}, Tone::none, -1, -1));
    const auto step = [&](const std::string& from, int dx, int dy) {
        return cross.spots[static_cast<std::size_t>(neighbour(cross, cross.find(from), dx, dy))].name;
    };
    CHECK(step("west", 1, 0) == "east");
    CHECK(step("north", 0, 1) == "south");
    CHECK(step("north", -1, 0) == "west");
    CHECK(step("east", 1, 0) == "hand");
    CHECK(step("hand", -1, 0) == "east");
}

TEST_CASE("on the squares of draughts the arrow keys up and down go to the next row, and back") {
    for (const char* id : {"falkener-draughts", "falkener-polish-draughts"}) {
        const Board board = match_of(id).game().board();
        const auto go = [&](const std::string& from, int dx, int dy) {
            return board.spots[static_cast<std::size_t>(neighbour(board, board.find(from), dx, dy))].name;
        };
        CHECK(go("c3", 1, 0) == "e3");
        CHECK(go("c3", 0, -1) == "d4");
        CHECK(go("d4", 0, 1) == "c3");
        CHECK(go("c3", -1, -1) == "b4");
        CHECK(go(go("a3", 0, 1), 0, -1) == "c3");
    }
}

TEST_CASE("a square like no other is told by lines within it, not by its colour alone") {
    int marked = 0;
    for (const Entry& entry : catalogue()) {
        const Board board = match_of(entry.card().id).game().board();
        for (const Spot& spot : board.spots) {
            if (spot.tone != Tone::marked) continue;
            const auto within = [&](Vec at) {
                return std::abs(at.x - spot.centre.x) < 0.45F && std::abs(at.y - spot.centre.y) < 0.45F;
            };
            INFO(entry.card().id << ' ' << spot.name);
            CHECK(std::count_if(board.lines.begin(), board.lines.end(),
                                [&](const BoardLine& line) { return within(line.a) && within(line.b); }) >= 2);
            ++marked;
        }
    }
    CHECK(marked > 20);
}

TEST_CASE("moves are said in a sentence") {
    Match match = match_of("fulke-1", "even eR2@c4 eT9@g6 oR7@e6 eK91@c1 oK190@d14");
    CHECK(say_move(match, 0) == "The start of the game.");
    play(match, "c4-d5 xe6@h1");
    const auto line = match.line();
    CHECK(say_move(match, line[1]) == "White round 2 moves from c4 to d5.");
    const std::string said = say_move(match, line[2]);
    CHECK(said == "Black round 7 on e6 is captured by subtraction: 9 − 2 = 7. It goes to h1.");
}

TEST_CASE("a promotion is said in one sentence, a drop as a placing, and a captured piece goes without a word") {
    Match match = match_of("falkener-shogi");
    for (const char* words : {"32-33", "48-47", "21-65"}) play(match, words);
    CHECK(say_move(match, match.cursor()) == "South bishop (kaku) moves from b2 to f6.");
    play(match, "66-65");
    CHECK(say_move(match, match.cursor()) ==
          "North pawn (fu) moves from f7 to f6. South bishop (kaku) on f6 is captured.");
    for (const char* words : {"33-34", "B*23"}) play(match, words);
    CHECK(say_move(match, match.cursor()) == "North bishop (kaku) is placed on b4.");
    for (const char* words : {"40-41", "23-32+"}) play(match, words);
    CHECK(say_move(match, match.cursor()) ==
          "North bishop (kaku) moves from b4 to c3 and becomes promoted bishop (nari-kaku).");
}

TEST_CASE("men who are not told apart are said to move, and stacks to shrink") {
    Match match = match_of("toy-placing");
    play(match, "*a1");
    CHECK(say_move(match, match.cursor()) == "Light man in hand is placed on a1.");
    Match race = match_of("toy-race");
    REQUIRE(race.to_move() == chance);
    CHECK(say_standing(race, Selection(race)) == "Up to roll.");
    REQUIRE(race.play(race.moves()[0]));
    CHECK(say_move(race, race.cursor()).starts_with("Up rolls "));
}

TEST_CASE("spots and standings are said in a sentence") {
    Match match = match_of("fulke-1", "even eR2@c4 eT9@g6 oR7@e6 eK91@c1 oK190@d14");
    Selection hand(match);
    CHECK(say_standing(match, hand) == "White to move.");
    CHECK(say_spot(match, hand, spot(match, "c4")) == "c4, white round 2, can move");
    CHECK(say_spot(match, hand, spot(match, "e7")) == "e7, empty");
    CHECK(say_spot(match, hand, spot(match, "done")) == "End turn, not possible now");
    CHECK(say_spot(match, hand, -1).empty());
    hand.touch(spot(match, "c4"));
    CHECK(say_spot(match, hand, spot(match, "c4")) == "c4, white round 2, selected");
    CHECK(say_spot(match, hand, spot(match, "d5")) == "d5, empty, possible move");
    CHECK(say_standing(match, hand) == "White round 2 on c4: 4 possible moves.");
    play(match, "c4-d5");
    hand.refresh(match);
    CHECK(say_standing(match, hand) == "White can capture on e6 (9 − 2 = 7). Or choose: End turn.");
    CHECK(say_spot(match, hand, spot(match, "e6")) == "e6, black round 7, can be captured: 9 − 2 = 7");
}

TEST_CASE("a diagram shows the place its record asks for") {
    const auto shown = [](const std::string& tags) {
        auto match = read_record("[Game \"fulke-1\"]\n[Setup \"even eR2@c4 eT9@g6 oR7@e6 eK91@c1 oK190@d14\"]\n" +
                                 tags + "\n1. c4-d5 xe6@h1\n");
        if (!match) FAIL(describe(match.fault()));
        return std::move(*match);
    };
    SUBCASE("the beginning, without a tag") {
        Match match = shown("");
        Selection hand(match);
        CHECK(show_as_tagged(match, hand));
        CHECK(match.cursor() == 0);
    }
    SUBCASE("after words, and touched") {
        Match match = shown("[Show \"1\"]\n[Touch \"e6\"]\n");
        Selection hand(match);
        CHECK(show_as_tagged(match, hand));
        CHECK(match.line().size() == 2);
        CHECK(hand.touched() == std::vector<int>{spot(match, "e6")});
    }
    SUBCASE("impossible") {
        for (const char* tags : {"[Show \"3\"]\n", "[Show \"one\"]\n", "[Touch \"j9\"]\n", "[Touch \"h16\"]\n"}) {
            Match match = shown(tags);
            Selection hand(match);
            const auto done = show_as_tagged(match, hand);
            REQUIRE_FALSE(done);
            CHECK_FALSE(done.fault().expected.empty());
            CHECK(match.cursor() == 0);
        }
    }
}
