// The shape carries every kind of game in the books: each toy stands for one kind, and is small enough for its
// figures to be counted by hand.
// Long: one toy after another.

#include <doctest/doctest.h>

#include <map>
#include <set>

#include "core/base/text.hpp"
#include "tests/native/per_game.hpp"
#include "tests/toys/catalogue.hpp"
#include "tests/unit/battery.hpp"
#include "ui/session/selection.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

GamePtr toy(std::string_view id, const std::vector<std::pair<std::string, std::string>>& options = {}) {
    auto game = toys::make_any(id, options);
    REQUIRE(game);
    return *game;
}

Position at(const Game& game, std::string_view text) {
    auto position = game.read_position(text);
    REQUIRE_MESSAGE(position, (position ? std::string() : describe(position.fault())));
    return *position;
}

std::vector<std::string> words(const Match& match) {
    std::vector<std::string> out;
    for (const Move move : match.moves()) out.push_back(match.game().words(match.position(), move));
    return out;
}

std::uint64_t lines(const Game& game, int depth, bool by_turns = false) {
    return game.perft(game.start(), depth, by_turns, false).lines;
}

void play(Match& match, std::string_view text) {
    const auto done = match.play(text);
    REQUIRE_MESSAGE(done, (done ? std::string() : describe(done.fault())));
}

}  // namespace

PER_GAME_TEST_CASE("shape: every toy plays to an end, and its record is read again as it was", toy_games) {
    int ended = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Match match(toy(subject.game));
        CHECK(told(play_at_random(match, seed, 2000, 1)) == "");
        ended += match.outcome().over;
        match.go(match.size() / 2);
        const MoveList other = match.moves();
        REQUIRE(match.play(other.back()));
        match.comment(match.cursor(), "another way");
        CHECK(told(record_problems(match, &toys::make_any)) == "");
    }
    CHECK(ended == 12);
}

TEST_CASE("shape: undo, redo and whole turns go the way that was played") {
    for (const Entry& entry : toys::catalogue()) {
        CAPTURE(entry.card().id);
        Match match(toy(entry.card().id));
        REQUIRE(told(play_at_random(match, 7, 12, 1)) == "");
        const std::vector<int> line = match.line();
        std::vector<int> starts;  // where a turn begins, the first position and the last
        for (const int node : line)
            if (node == 0 || node == line.back() || match.node(node).turn_start) starts.push_back(node);
        for (std::size_t i = line.size(); i-- > 1;) {
            CHECK(match.cursor() == line[i]);
            CHECK(match.undo());
        }
        CHECK(!match.undo());
        CHECK(match.whole_line() == line);
        for (std::size_t i = 1; i < line.size(); ++i) {
            CHECK(match.redo());
            CHECK(match.cursor() == line[i]);
        }
        CHECK(!match.redo());
        for (std::size_t i = starts.size(); i-- > 1;) {
            CHECK(match.cursor() == starts[i]);
            CHECK(match.undo_turn());
        }
        CHECK(match.cursor() == 0);
        for (std::size_t i = 1; i < starts.size(); ++i) {
            CHECK(match.redo_turn());
            CHECK(match.cursor() == starts[i]);
        }
        CHECK(!match.redo_turn());
    }
}

TEST_CASE("shape: the hand narrows every move by touches alone") {
    for (const Entry& entry : toys::catalogue()) {
        CAPTURE(entry.card().id);
        Match match(toy(entry.card().id));
        REQUIRE(told(play_at_random(match, 3, 4, 1)) == "");
        for (const Move move : match.moves()) {
            Selection hand(match);
            std::size_t before = hand.possible().size();
            std::optional<Move> made;
            for (const int spot : match.game().touches(match.position(), move)) {
                CHECK(!made);
                const auto touched = hand.touch(spot);
                CHECK(touched.taken);
                CHECK(hand.possible().size() <= before);
                before = hand.possible().size();
                made = touched.move;
            }
            REQUIRE(made);
            CHECK(*made == move);
        }
    }
}

TEST_CASE("shape: the computer chooses a legal move in every toy, and the same one again") {
    for (const Entry& entry : toys::catalogue()) {
        CAPTURE(entry.card().id);
        const GamePtr game = toy(entry.card().id);
        Match match(game);
        REQUIRE(told(play_at_random(match, 5, 3, 1)) == "");
        Limits limits;
        limits.nodes = 400;
        limits.seed = 9;
        const auto never = [] { return false; };
        const Position seen = game->view(match.position(), std::max(match.to_move(), 0));
        const Thought once = game->think(seen, limits, never, {});
        const Thought again = game->think(seen, limits, never, {});
        const MoveList legal = match.moves();
        CHECK(std::find(legal.begin(), legal.end(), once.best) != legal.end());
        CHECK(once.best == again.best);
        CHECK(once.nodes == again.nodes);
    }
}

// --- dice: chance moves, a throw used die by die ----------------------------------------------------------------

TEST_CASE("shape, dice race: counts by hand") {
    const GamePtr game = toy("toy-race");
    CHECK(lines(*game, 0) == 1);
    CHECK(lines(*game, 1) == 6);   // throws
    CHECK(lines(*game, 2) == 9);   // 3 doublets with one way to begin, 3 others with two
    CHECK(lines(*game, 3) == 18);  // then two men for the other die
    CHECK(lines(*game, 4) == 18 * 6);
    // A turn is the throw and both dice: from 1 and 1, by 1-1 to 3 1 and 2 2; 2-1 to 4 1 and 3 2; 2-2 to 5 1 and 3 3;
    // 3-1 to 5 1 (again) and 4 2; 3-2 to 6 1 and 4 3; 3-3 to 7 1 and 4 4.
    CHECK(lines(*game, 1, true) == 11);
    const Perft turns = game->perft(game->start(), 1, true, true);
    CHECK(turns.divide.size() == 11);
    CHECK(turns.divide.front().first == "1-1 1/1 1/1");
}

TEST_CASE("shape, dice race: odds, hits, entering, bearing off and a throw that is lost") {
    const GamePtr game = toy("toy-race");
    Match match(game);
    CHECK(match.to_move() == chance);
    std::map<std::string, double> odds;
    for (const Move move : match.moves())
        odds[game->words(match.position(), move)] = game->odds(match.position(), move);
    CHECK(odds["1-1"] == doctest::Approx(1.0 / 9));
    CHECK(odds["3-2"] == doctest::Approx(2.0 / 9));
    play(match, "3-2");
    CHECK(match.to_move() == 0);
    CHECK(words(match) == std::vector<std::string>{"1/3", "1/2"});

    // Down's lone man on up's point 4, his own 5, is sent back, and must enter before anything else.
    Match hit(game, at(*game, "up 0101000000 0000010100 1"));
    const auto reasons = game->reasons(hit.position(), hit.moves().back());
    REQUIRE(reasons.size() == 2);
    CHECK(reasons[0].line == "3 + 1 = 4");
    CHECK(reasons[1].rule == "toy.race.hit");
    play(hit, "3/1");
    CHECK(game->write(hit.position()) == "down 0100100000 1000000100");
    play(hit, "2-1");
    CHECK(words(hit) == std::vector<std::string>{"in/2", "in/1"});

    // Two men together are a node, where nobody may go.
    Match node(game, at(*game, "up 0110000000 0000020000 3-2"));
    CHECK(words(node) == std::vector<std::string>{"2/3", "1/2"});
    Match lost(game, at(*game, "up 0000000110 2000000000 3-3"));
    CHECK(words(lost) == std::vector<std::string>{"lost"});
    CHECK(game->reasons(lost.position(), lost.moves().front()).front().rule == "toy.race.lost");
    play(lost, "lost");
    CHECK(lost.to_move() == chance);

    // Off by the exact number, and the last man off ends the game in the middle of a throw.
    Match off(game, at(*game, "up 0000000011 0020000000 2-1"));
    CHECK(words(off) == std::vector<std::string>{"8/1"});
    play(off, "8/1");
    CHECK(off.outcome().over);
    CHECK(off.outcome().score[0] == 1);
    CHECK(off.moves().empty());
}

// --- four players in partnerships -----------------------------------------------------------------------------------

TEST_CASE("shape, four corners: counts by hand") {
    const GamePtr game = toy("toy-four");
    // Each of the first four to play has two men with two free steps each, whatever the others have done.
    CHECK(lines(*game, 1) == 4);
    CHECK(lines(*game, 2) == 16);
    CHECK(lines(*game, 3) == 64);
    CHECK(lines(*game, 4) == 256);
    CHECK(lines(*game, 3, true) == 64);
}

TEST_CASE("shape, four corners: who has no men is passed over, partners win together") {
    const GamePtr game = toy("toy-four");
    Match match(game, at(*game, "south a1 b1 d4 c3"));
    play(match, "a1-b1");  // West is out
    CHECK(match.to_move() == 2);
    play(match, "d4-c4");
    CHECK(match.to_move() == 3);  // East
    play(match, "c3-c2");
    CHECK(match.to_move() == 0);
    play(match, "b1-c1");
    CHECK(match.to_move() == 2);
    play(match, "c4-c3");
    play(match, "c2-c3");  // East takes North
    CHECK(match.to_move() == 0);
    Match end(game, at(*game, "south a1 - d4 b1"));
    play(end, "a1-b1");
    CHECK(end.outcome().over);
    CHECK(end.outcome().score == std::array<float, 4>{1, 0, 1, 0});
    // Shut in by partners one passes.
    Match shut(game, at(*game, "south a1 d4 a2b1 d1"));
    CHECK(words(shut) == std::vector<std::string>{"pass"});
}

TEST_CASE(
    "shape, four corners: a position that stands a third time ends the match, by the line and not by the position") {
    const GamePtr game = toy("toy-four");
    Match match(game);
    const std::string_view round = "b1-a1 a2-b2 b4-a4 d2-c2 a1-b1 b2-a2 a4-b4 c2-d2";
    play(match, round);
    CHECK(!match.outcome().over);
    play(match, round);
    CHECK(match.outcome().over);
    CHECK(match.outcome().rule == "toy.four.draw");
    CHECK(match.outcome().score[2] == 0.5f);
    CHECK(match.moves().empty());
    CHECK(!game->result(match.position()).over);
    // A turn back, and another move: that line goes on.
    REQUIRE(match.undo());
    play(match, "c2-c1");
    CHECK(!match.outcome().over);
}

// --- placing, sliding, going on, the see-saw ---------------------------------------------------------------------

TEST_CASE("shape, place and slide: counts by hand") {
    const GamePtr game = toy("toy-placing");
    const std::uint64_t by_hand[] = {1, 8, 8 * 7, 8 * 7 * 6, 8 * 7 * 6 * 5};
    for (int depth = 0; depth <= 4; ++depth) {
        CHECK(lines(*game, depth) == by_hand[depth]);
        CHECK(lines(*game, depth, true) == by_hand[depth]);
    }
}

TEST_CASE("shape, place and slide: drops from the hand, flanking, going on and ending the turn") {
    const GamePtr game = toy("toy-placing");
    Match match(game);
    CHECK(game->touches(match.position(), match.moves().front()).size() == 2);  // the hand, then the point
    CHECK(match.game().board().spots[9].kind == SpotKind::pocket);

    // Light takes b1 between a1 and c1, and may go on with the same man, who takes b2 between b1 and b3.
    Match take(game, at(*game, "light .1001.10. 0,0"));
    play(take, "a2-a1");
    CHECK(take.to_move() == 0);
    CHECK(!take.node(take.cursor()).turn_start);
    CHECK(words(take) == std::vector<std::string>{"a1-b1", "done"});
    Match stops = take;
    play(stops, "done");
    CHECK(stops.to_move() == 1);
    CHECK(stops.turn_number(stops.cursor()) == 1);
    play(take, "a1-b1");
    CHECK(take.outcome().over);  // dark is left with one man
    CHECK(take.outcome().score[0] == 1);
    // Both ways of the turn are ends of it: by turns, a2-a1 alone and with a1-b1 besides.
    const Perft turns = game->perft(take.node(0).position, 1, true, true);
    std::set<std::string> ways;
    for (const auto& [way, count] : turns.divide) ways.insert(way);
    CHECK(ways.count("a2-a1 done") == 1);
    CHECK(ways.count("a2-a1 a1-b1") == 1);

    // Where the players have agreed otherwise, a taking ends the turn.
    const GamePtr once = toy("toy-placing", {{"chain", "false"}});
    Match ends(once, at(*once, "light .1001.10. 0,0"));
    play(ends, "a2-a1");
    CHECK(ends.to_move() == 1);
}

TEST_CASE("shape, place and slide: the way to a position may bar a move") {
    const GamePtr game = toy("toy-placing");
    Match match(game, at(*game, "light 00.....11 0,0"));
    const std::string_view see_saw = "a1-a2 c3-c2 a2-a1 c2-c3";
    play(match, see_saw);  // the first position stands a second time
    play(match, "a1-a2 c3-c2 a2-a1");
    const auto legal = words(match);
    CHECK(std::find(legal.begin(), legal.end(), "c2-c3") == legal.end());
    CHECK(game->moves(match.position()).size() == match.moves().size() + 1);
    const auto refused = match.play("c2-c3");
    REQUIRE(!refused);
    CHECK(refused.fault().what.find("would repeat") != std::string::npos);
    CHECK(match.play("b3-a3"));
}

// --- a simple game on the kit ----------------------------------------------------------------------------------------

TEST_CASE("shape, hem in: counts by another program") {
    const GamePtr game = toy("toy-enclosing");
    const std::uint64_t counted[] = {1, 15, 195, 3517, 60028};  // a few lines of Python that share nothing with the kit
    for (int depth = 0; depth <= 4; ++depth) CHECK(lines(*game, depth) == counted[depth]);
}

TEST_CASE("shape, hem in: a move captures on both sides, going between two is safe, and one piece left has lost") {
    const GamePtr game = toy("toy-enclosing");
    Match match(game, at(*game, "light 01.10.......0.......1..1."));
    play(match, "c3-c1");
    CHECK(game->write(match.position()) == "dark 0.0.0...............1..1.");
    CHECK(match.reasons(match.cursor()).size() == 3);
    play(match, "d5-d1");
    CHECK(game->write(match.position()) == "light 0.010...............1.... quiet:1");
    play(match, "e1-e2");
    play(match, "a5-a4");
    CHECK_FALSE(match.outcome().over);
    play(match, "e2-e1");
    CHECK(match.outcome().rule == "toy.enclosing.end");
    CHECK(match.outcome().score[0] == 1);
}

TEST_CASE("shape, hem in: whoever cannot move has lost, and forty moves without a capture are a draw") {
    const GamePtr game = toy("toy-enclosing");
    const Outcome stuck = game->result(at(*game, "light 01.101...1..............."));
    CHECK(stuck.rule == "toy.enclosing.stuck");
    CHECK(stuck.score[1] == 1);
    Match match(game, at(*game, "light 0...0...............1...1 quiet:39"));
    play(match, "a1-a2");
    CHECK(match.outcome().rule == "toy.enclosing.draw");
    CHECK(match.moves().empty());
}

// --- hidden choices
// ---------------------------------------------------------------------------------------------------

TEST_CASE("shape, mora: counts by hand") {
    const GamePtr game = toy("toy-mora");
    CHECK(lines(*game, 1) == 6);
    CHECK(lines(*game, 2) == 36);
    CHECK(lines(*game, 4) == 1296);  // nobody has two points after one showing
    // A turn is a whole showing, and it ends in three ways: a point to left, to right, or to nobody.
    CHECK(lines(*game, 1, true) == 3);
    CHECK(lines(*game, 2, true) == 9);
    // Of the nine, two have ended the game: from the other seven three ways each.
    CHECK(lines(*game, 3, true) == 21);
}

TEST_CASE("shape, mora: one does not see what the other has chosen, and the record holds both") {
    const GamePtr game = toy("toy-mora");
    Match one(game), other(game);
    play(one, "1:3");
    play(other, "2:4");
    CHECK(!(one.position() == other.position()));
    CHECK(game->view(one.position(), 1) == game->view(other.position(), 1));
    CHECK(game->view(one.position(), 0) == one.position());
    unsigned seen = ~0u;
    for (const auto& face : game->faces(one.position()))
        if (face.owner == 0) seen = face.seen_by;
    CHECK(seen == 1u);

    // In right's eyes chance draws what left has hidden, with odds that add up to 1.
    Match eyes(game, game->view(one.position(), 1));
    CHECK(eyes.to_move() == 1);
    play(eyes, "2:3");
    CHECK(eyes.to_move() == chance);
    double sum = 0;
    for (const Move move : eyes.moves()) sum += game->odds(eyes.position(), move);
    CHECK(sum == doctest::Approx(1));

    play(one, "2:4");  // 1 + 2 = 3: left has called it
    CHECK(game->write(one.position()) == "1,0 round:1");
    play(one, "1:3 2:4");
    CHECK(one.outcome().over);
    CHECK(one.outcome().score[0] == 1);
    CHECK(write_record(one).find("1. 1:3 2:4\n2. 1:3 2:4\n") != std::string::npos);
}

// --- one person alone ------------------------------------------------------------------------------------------------

TEST_CASE("shape, magic square: counts by hand") {
    const GamePtr free = toy("toy-square", {{"strict", "false"}});
    CHECK(lines(*free, 4) == 9 * 8 * 7 * 6);
    CHECK(lines(*free, 3, true) == 9 * 8 * 7);  // each number set is a turn
}

TEST_CASE("shape, magic square: there are eight, and the first wrong line ends a construction") {
    const GamePtr game = toy("toy-square");
    int right = 0;
    std::vector<Position> open{game->start()};
    while (!open.empty()) {
        const Position position = open.back();
        open.pop_back();
        const Outcome outcome = game->result(position);
        if (outcome.over) right += outcome.score[0] == 1;
        for (const Move move : game->moves(position)) open.push_back(game->play(position, move));
    }
    CHECK(right == 8);

    Match match(game);
    play(match, "1@a1 2@b1");
    const auto moves = match.moves();
    const auto reasons = game->reasons(match.position(), moves.front());  // 3@c1
    REQUIRE(reasons.size() == 2);
    CHECK(reasons[1].line == "1 + 2 + 3 = 6");
    play(match, "3@c1");
    CHECK(match.outcome().over);
    CHECK(match.outcome().score[0] == 0);
    CHECK(match.to_move() == 0);
}
