// A match: its line and variations, the cursor, what is undone and redone, and how it ends.

#include "core/match/match.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "core/match/record.hpp"
#include "tests/toys/catalogue.hpp"
#include "tests/unit/battery.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

Match placing() { return Match(*toys::make_any("toy-placing", {})); }

Match played(std::string_view words) {
    Match match = placing();
    const auto done = match.play(words);
    REQUIRE_MESSAGE(done, (done ? std::string() : describe(done.fault())));
    return match;
}

std::vector<std::string> line_words(const Match& match, const std::vector<int>& line) {
    std::vector<std::string> out;
    for (const int node : line)
        if (node != 0) out.push_back(match.node(node).words);
    return out;
}

using Words = std::vector<std::string>;

}  // namespace

TEST_CASE("match: several words are played at once, or none of them") {
    Match match = placing();
    REQUIRE(match.play("*a1 *b1\n *c1"));
    CHECK(match.size() == 4);
    CHECK(match.cursor() == 3);
    const std::string before = tree_text(match);
    const auto refused = match.play("*a3 *b3  *c9 *c3");
    REQUIRE(!refused);
    CHECK(refused.fault().what == "\"*c9\" is not a legal move here");
    CHECK(refused.fault().column == 10);
    CHECK(refused.fault().expected.find("*c2") != std::string::npos);
    CHECK(tree_text(match) == before);
    CHECK(match.cursor() == 3);
    CHECK(match.size() == 4);
    CHECK(!match.redo());  // nothing is left of the words that were legal
    CHECK(!match.play(""));
    CHECK(!match.play("  \n"));
    CHECK(!match.play(Move{12345}));
    CHECK(tree_text(match) == before);
}

TEST_CASE("match: a refused line that follows old moves leaves the old way of redo") {
    Match match = played("*a1 *b1 *c1");
    match.go(1);
    REQUIRE(match.play("*a2"));
    match.go(0);
    CHECK(!match.play("*a1 *b1 *c1 *c1"));
    CHECK(match.cursor() == 0);
    CHECK(line_words(match, match.whole_line()) == Words{"*a1", "*a2"});
}

TEST_CASE("match: another move begins a variation, the same one goes on into it") {
    Match match = played("*a1 *b1 *c1");
    match.go(1);
    REQUIRE(match.play("*c3"));
    CHECK(match.size() == 5);
    CHECK(match.node(1).next == std::vector<int>{2, 4});
    match.go(1);
    REQUIRE(match.play("*c3"));
    CHECK(match.size() == 5);
    match.go(1);
    REQUIRE(match.play("*b1"));
    CHECK(match.cursor() == 2);
    CHECK(match.size() == 5);
}

TEST_CASE("match: redo goes to the child last left") {
    Match match = played("*a1 *b1 *c1");
    match.go(1);
    REQUIRE(match.play("*c3 *a3"));
    match.go_first();
    match.go_last();
    CHECK(line_words(match, match.line()) == Words{"*a1", "*c3", "*a3"});
    match.go(3);
    match.go_first();
    CHECK(match.redo());
    CHECK(match.redo());
    CHECK(match.node(match.cursor()).words == "*b1");
    CHECK(line_words(match, match.whole_line()) == Words{"*a1", "*b1", "*c1"});
    match.go(-1);
    match.go(99);
    CHECK(match.node(match.cursor()).words == "*b1");  // no such nodes: nothing happens
}

TEST_CASE("match: dropping a line numbers the nodes afresh and keeps the rest") {
    Match match = played("*a1 *b1 *c1");
    match.go(1);
    REQUIRE(match.play("*c3 *a3"));
    match.comment(match.cursor(), "kept");
    match.drop(2);  // *b1 and *c1
    CHECK(match.size() == 4);
    CHECK(line_words(match, match.line()) == Words{"*a1", "*c3", "*a3"});
    CHECK(match.node(match.cursor()).comment == "kept");
    CHECK(told(record_problems(match, &toys::make_any)) == "");
    match.drop(2);  // *c3, with the cursor beyond it
    CHECK(match.cursor() == 1);
    CHECK(match.size() == 2);
    CHECK(!match.redo());
    match.drop(0);
    match.drop(7);
    CHECK(match.size() == 2);
}

TEST_CASE("match: where the line last left is dropped, redo goes along the main one again") {
    Match match = played("*a1 *b1 *c1");
    match.go(1);
    REQUIRE(match.play("*c3 *a3"));  // nodes 4 and 5
    match.go(1);
    REQUIRE(match.play("*b3"));  // 6, last left
    match.drop(6);
    CHECK(match.cursor() == 1);
    CHECK(line_words(match, match.whole_line()) == Words{"*a1", "*b1", "*c1"});
    CHECK(match.redo());
    CHECK(match.node(match.cursor()).words == "*b1");
    // Another line dropped leaves the way of redo as it was, though its nodes have other numbers now.
    match.go(5);
    match.go_first();
    match.drop(2);
    CHECK(line_words(match, match.whole_line()) == Words{"*a1", "*c3", "*a3"});
    CHECK(match.node(1).next == std::vector<int>{2});
    CHECK(match.node(2).parent == 1);
    CHECK(match.node(3).parent == 2);
}

TEST_CASE("match: at the ends of the line nobody goes further") {
    Match match = played("*a1 *b1");
    CHECK(!match.redo());
    CHECK(!match.redo_turn());
    CHECK(match.undo());
    CHECK(match.undo());
    CHECK(match.cursor() == 0);
    CHECK(!match.undo());
    CHECK(!match.undo_turn());
    CHECK(match.line() == std::vector<int>{0});
    CHECK(match.whole_line() == std::vector<int>{0, 1, 2});
    CHECK(match.positions().size() == 1);
    match.go(2);
    match.go(0);
    CHECK(match.cursor() == 0);
    match.go(3);  // there is none
    CHECK(match.cursor() == 0);
    match.go_last();
    CHECK(match.cursor() == 2);
    match.promote(-1);
    match.promote(3);
    match.drop(3);
    match.drop(-1);
    CHECK(match.size() == 3);
    // A middle node can be dropped while the cursor stands before it.
    match.go(0);
    match.drop(2);
    CHECK(match.cursor() == 0);
    CHECK(match.size() == 2);
}

TEST_CASE("match: an old move played again is where redo then goes") {
    Match match = played("*a1 *b1");
    match.go(1);
    REQUIRE(match.play("*c3"));
    match.go(1);
    REQUIRE(match.play("*b1"));
    match.go_first();
    CHECK(line_words(match, match.whole_line()) == Words{"*a1", "*b1"});
}

TEST_CASE("match: a move that is not legal is refused with how many are") {
    Match match = placing();
    const std::string legal = std::to_string(match.moves().size());
    const auto refused = match.play(Move{12345});
    REQUIRE(!refused);
    CHECK(refused.fault().what == "the move is not legal here");
    CHECK(refused.fault().expected == "one of " + legal + " legal moves");
    const auto nothing = match.play(" ");
    REQUIRE(!nothing);
    CHECK(nothing.fault().what == "no word was given");
}

TEST_CASE("match: what has been played from an opening is no set-up, and from a position it is") {
    const Match match = played("*a1");
    CHECK(!match.from_setup());
    CHECK(Match(match.game_ptr(), match.position()).from_setup());
    CHECK(Match(match.game_ptr(), match.position()).players().size() == 2);
}

TEST_CASE("match: promoting a variation makes it the main line") {
    Match match = played("*a1 *b1");
    match.go(1);
    REQUIRE(match.play("*c3"));
    match.go(1);
    REQUIRE(match.play("*b3 *a3"));
    match.promote(match.cursor());
    CHECK(match.node(match.node(1).next[0]).words == "*b3");
    CHECK(match.node(match.node(1).next[1]).words == "*b1");
    CHECK(match.node(match.node(1).next[2]).words == "*c3");
    CHECK(told(record_problems(match, &toys::make_any)) == "");
}

TEST_CASE("match: a variation promoted leaves the others in their order") {
    Match match = played("*a1 *b1");
    for (const char* word : {"*c3", "*b3", "*a3"}) {
        match.go(1);
        REQUIRE(match.play(word));
    }
    const auto words = [&] { return line_words(match, match.node(1).next); };
    CHECK(words() == Words{"*b1", "*c3", "*b3", "*a3"});
    match.promote(match.node(1).next[1]);
    CHECK(words() == Words{"*c3", "*b1", "*b3", "*a3"});
    match.promote(match.node(1).next[2]);
    CHECK(words() == Words{"*b3", "*c3", "*b1", "*a3"});
    match.promote(match.node(1).next[0]);
    CHECK(words() == Words{"*b3", "*c3", "*b1", "*a3"});
}

TEST_CASE("match: a move that the way here bars is refused as that, and is none of the moves") {
    Match match = placing();
    std::uint64_t random = 7;
    std::vector<Move> barred;
    for (int n = 0; n < 2000 && barred.empty(); ++n) {
        const MoveList open = match.moves();
        if (open.empty()) {
            match.go_first();
            continue;
        }
        for (const Move move : match.game().moves(match.position()))
            if (std::find(open.begin(), open.end(), move) == open.end()) barred.push_back(move);
        random = random * 6364136223846793005u + 1442695040888963407u;
        if (barred.empty()) REQUIRE(match.play(open[(random >> 33) % open.size()]));
    }
    REQUIRE(!barred.empty());
    const std::string word = match.game().words(match.position(), barred.front());
    const std::string others = "one of the other " + std::to_string(match.moves().size()) + " moves";
    for (const auto& refused : {match.play(barred.front()), match.play(word)}) {
        REQUIRE(!refused);
        CHECK(refused.fault().what == "\"" + word + "\" is barred by the way the game has gone");
        CHECK(refused.fault().expected == others);
    }
    // Begun here the game has gone no way that bars it.
    CHECK(Match(match.game_ptr(), match.position()).play(word));
}

TEST_CASE("match: set up within a turn, what is left of it is the first turn") {
    Match whole(*toys::make_any("toy-race", {}));
    REQUIRE(whole.play("2-1"));
    Match match(whole.game_ptr(), whole.position());
    CHECK(!match.node(0).turn_start);
    CHECK(match.node(0).hash == whole.node(1).hash);
    REQUIRE(match.play("1/2 1/1 3-3"));
    CHECK(match.turn_number(0) == 0);
    CHECK(match.turn_number(1) == 1);
    CHECK(match.turn_number(2) == 1);
    CHECK(match.turn_number(3) == 2);
    CHECK(match.undo_turn());
    CHECK(match.cursor() == 2);
    CHECK(match.undo_turn());
    CHECK(match.cursor() == 0);
}

TEST_CASE("match: of words refused the place is told in the words, whatever line the game tells") {
    Match match = placing();
    const auto refused = match.play("\n*a1 *b9");
    REQUIRE(!refused);
    CHECK(refused.fault().line == 0);
    CHECK(refused.fault().column == 6);
    const auto over = Match(*toys::make_any("toy-square", {})).play("1@a1 2@b1 3@c1 4@a2");
    REQUIRE(!over);
    CHECK(over.fault().what.find("the game is over: ") == 0);
    CHECK(over.fault().expected == "no further move");
    CHECK(over.fault().column == 16);
}

TEST_CASE("match: turns are counted whole") {
    Match match(*toys::make_any("toy-race", {}));
    REQUIRE(match.play("2-1 1/2 1/1 3-3 1/3 1/3 1-1"));
    CHECK(match.turn_number(0) == 0);
    CHECK(match.turn_number(1) == 1);
    CHECK(match.turn_number(3) == 1);
    CHECK(match.turn_number(4) == 2);
    CHECK(match.turn_number(6) == 2);
    CHECK(match.turn_number(7) == 3);
    CHECK(match.undo_turn());
    CHECK(match.cursor() == 6);  // to where this turn began
    CHECK(match.undo_turn());
    CHECK(match.cursor() == 3);  // it has just begun: to the one before
    CHECK(match.redo_turn());
    CHECK(match.cursor() == 6);
}

TEST_CASE("match: the players may end it, and take the ending back") {
    Match match(*toys::make_any("toy-four", {}));
    REQUIRE(match.play("b1-a1"));
    Ending ending{EndingKind::resigned, 2};
    match.end(ending);
    CHECK(match.outcome().over);
    CHECK(match.outcome().score == std::array<float, 4>{0, 1, 0, 1});  // North's partner loses with him
    CHECK(match.outcome().text == "resigned: North");
    CHECK(match.moves().empty());
    const auto refused = match.play("a2-b2");
    REQUIRE(!refused);
    CHECK(refused.fault().what == "the game is over: resigned: North");
    match.end({});
    CHECK(!match.outcome().over);
    match.end({EndingKind::drawn_by_agreement, 3});
    CHECK(match.outcome().score == std::array<float, 4>{0.5f, 0.5f, 0.5f, 0.5f});
    CHECK(match.outcome().text == "drawn by agreement");
    CHECK(match.node(match.cursor()).ending == Ending{EndingKind::drawn_by_agreement, -1});  // of nobody's seat
    match.end({});
    match.end({EndingKind::resigned, 4});  // nobody sits there
    match.end({EndingKind::resigned, -1});
    CHECK(!match.outcome().over);
    match.end({EndingKind::resigned, 3});
    CHECK(match.outcome().text == "resigned: East");
    match.end({EndingKind::resigned, 0});
    CHECK(match.outcome().score == std::array<float, 4>{0, 1, 0, 1});
    match.end({});
    REQUIRE(match.undo());
    CHECK(!match.outcome().over);
}

TEST_CASE("match: where the rules have ended it the players cannot") {
    Match match(*toys::make_any("toy-square", {}));
    REQUIRE(match.play("1@a1 2@b1 3@c1"));
    REQUIRE(match.outcome().over);
    match.end({EndingKind::resigned, 0});
    CHECK(match.node(match.cursor()).ending == Ending{});
    CHECK(match.outcome().rule == "toy.square.wrong");
}

TEST_CASE("match: a copy is a match of its own") {
    Match match = played("*a1 *b1");
    Match other = match;
    REQUIRE(other.play("*c1"));
    CHECK(match.size() == 3);
    CHECK(other.size() == 4);
    CHECK(match.position() == other.node(2).position);
}

TEST_CASE("match: tags are kept in their order") {
    Match match = placing();
    match.add_tag("Title", "one");
    match.add_tag("Source", "two");
    match.add_tag("Title", "three");
    CHECK(match.tag("Title") == Words{"one", "three"});
    CHECK(match.tag("Date").empty());
}
