// A match: its line and variations, the cursor, what is undone and redone, and how it ends.
// Long: each thing a match can do, and undo.

#include "core/match/match.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <random>

#include "core/game/catalogue.hpp"
#include "core/match/record.hpp"
#include "tests/native/per_game.hpp"
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
    CHECK(nothing.fault().what == "no move was given");
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
        CHECK(refused.fault().what == "\"" + word + "\" would repeat the position too often");
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
    CHECK(match.outcome().text == "North resigned. West and East win.");
    CHECK(match.moves().empty());
    const auto refused = match.play("a2-b2");
    REQUIRE(!refused);
    CHECK(refused.fault().what == "the game is over: North resigned. West and East win");
    match.end({});
    CHECK(!match.outcome().over);
    match.end({EndingKind::drawn_by_agreement, 3});
    CHECK(match.outcome().score == std::array<float, 4>{0.5f, 0.5f, 0.5f, 0.5f});
    CHECK(match.outcome().text == "Draw by agreement.");
    CHECK(match.node(match.cursor()).ending == Ending{EndingKind::drawn_by_agreement, -1});  // of nobody's seat
    match.end({});
    match.end({EndingKind::resigned, 4});  // nobody sits there
    match.end({EndingKind::resigned, -1});
    CHECK(!match.outcome().over);
    match.end({EndingKind::resigned, 3});
    CHECK(match.outcome().text == "East resigned. South and North win.");
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

namespace {

/// Two knights that come and go, in a game where nothing comes of it.
std::string come_and_go(int moves) {
    static constexpr const char* words[] = {"20-32", "77-65", "32-20", "65-77"};
    std::string out;
    for (int n = 0; n < moves; ++n) out += std::string(words[n % 4]) + " ";
    return out;
}

Match turkish() { return Match(*make_game("falkener-turkish", {})); }

/// The game with repetition counted, where it can be.
GamePtr that_counts(const Subject& subject) {
    const GamePtr game = *toys::make_any(subject.game, {});
    return game->card().option("repetition") != nullptr ? *toys::make_any(subject.game, {{"repetition", "draw"}})
                                                        : game;
}

Subjects games_that_count() {
    Subjects out = all_games();
    std::erase_if(out, [](const Subject& one) { return that_counts(one)->repetition_limit() <= 0; });
    return out;
}

/// How often the node's position has stood, counted by walking back.
int counted_again(const Match& match, int index) {
    const Match::Node& here = match.node(index);
    int stood = 0;
    for (int n = index; n >= 0 && here.turn_start; n = match.node(n).parent)
        stood += match.node(n).turn_start && match.node(n).hash == here.hash ? 1 : 0;
    return stood;
}

}  // namespace

TEST_CASE("match: at its greatest length it is drawn by our rule, and takes no further move") {
    Match match = turkish();
    REQUIRE(match.play(come_and_go(greatest_length - 1)));
    CHECK(!match.outcome().over);
    CHECK(!match.moves().empty());
    REQUIRE(match.play("65-77"));
    CHECK(match.outcome().over);
    CHECK(match.outcome().score == std::array<float, 4>{0.5f, 0.5f});
    CHECK(match.outcome().text ==
          "Draw: the game has reached 5000 moves, the most that are possible here (our rule, not the book’s).");
    CHECK(match.moves().empty());
    const auto refused = match.play("20-32");
    REQUIRE(!refused);
    CHECK(refused.fault().what.find("the game is over: Draw") == 0);
    match.end({EndingKind::resigned, 0});
    CHECK(match.outcome().text.find("Draw") == 0);

    // One move back it goes on, another way too; and that ends there as well.
    REQUIRE(match.undo());
    CHECK(!match.outcome().over);
    const MoveList others = match.moves();
    const auto another =
        std::find_if(others.begin(), others.end(), [&](Move m) { return m != match.node(greatest_length).move; });
    REQUIRE(match.play(*another));
    CHECK(match.size() == greatest_length + 2);
    CHECK(match.outcome().over);
    CHECK(told(record_problems(match, &toys::make_any)) == "");
}

TEST_CASE("match: it holds so many moves and no more, its variations counted") {
    Match match = turkish();
    for (int n = 0; match.size() <= most_moves; ++n) {
        const std::string on = come_and_go(4).substr(static_cast<std::size_t>(n % 4) * 6, 5);
        REQUIRE(match.play(on));
        match.undo();
        for (const Move move : match.moves()) {
            if (match.size() > most_moves) break;
            REQUIRE(match.play(move));
            match.undo();
        }
        REQUIRE(match.play(on));
    }
    CHECK(match.size() == most_moves + 1);
    while (!match.node(match.cursor()).next.empty()) match.go(match.node(match.cursor()).next.front());
    const int cursor = match.cursor();
    for (const bool by_words : {false, true}) {
        const Move move = match.moves().front();
        const auto refused = by_words ? match.play(match.game().words(match.position(), move)) : match.play(move);
        REQUIRE(!refused);
        CHECK(refused.fault().what == "the game already has 20000 moves, variations included");
        CHECK(refused.fault().expected == "at most 20000 moves in all");
        CHECK(match.size() == most_moves + 1);
        CHECK(match.cursor() == cursor);
    }
    // What is there already can be gone into again, and what is written is read.
    match.go_first();
    REQUIRE(match.play(match.node(match.node(0).next.front()).move));
    const auto again = read_record(write_record(match), &toys::make_any);
    REQUIRE_MESSAGE(again, (again ? std::string() : describe(again.fault())));
    CHECK(again->size() == match.size());
}

PER_GAME_TEST_CASE("match: a position is counted as often as it has stood, on its own line", games_that_count) {
    const GamePtr game = that_counts(subject);
    for (const std::uint64_t seed : {40u, 41u}) {
        std::mt19937_64 random(seed);
        Match match(game);
        for (int step = 0; step < 300; ++step) {
            const auto below = [&](int count) {
                return static_cast<int>(random() % static_cast<std::uint64_t>(count));
            };
            switch (below(24)) {
                case 0: match.go(below(match.size())); break;
                case 1: match.undo_turn(); break;
                case 2: match.go_last(); break;
                case 3: match.promote(below(match.size())); break;
                case 4:
                    if (below(4) == 0) match.drop(below(match.size()));
                    break;
                case 5: {
                    // Words that are legal before one that is not: all is as it was.
                    Match ahead = match;
                    std::string words;
                    for (int k = 0; k < 4 && !ahead.moves().empty(); ++k) {
                        const MoveList all = ahead.moves();
                        const Move move = all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
                        words += game->words(ahead.position(), move) + " ";
                        REQUIRE(ahead.play(move));
                    }
                    CHECK(!match.play(words + "no-such-word"));
                    break;
                }
                default: {
                    const MoveList all = match.moves();
                    if (all.empty()) {
                        match.undo_turn();
                        break;
                    }
                    // A man who has just gone goes back, so that positions come again.
                    Move chosen = all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
                    const auto line = match.line();
                    if (below(4) != 0 && line.size() > 2) {
                        const Match::Node& last = match.node(line[line.size() - 2]);
                        std::vector<int> back;
                        if (last.parent >= 0) back = game->touches(match.node(last.parent).position, last.move);
                        std::reverse(back.begin(), back.end());
                        for (const Move move : all)
                            if (game->touches(match.position(), move) == back) chosen = move;
                    }
                    REQUIRE(match.play(chosen));
                }
            }
        }
        int most = 0;
        for (int index = 0; index < match.size(); ++index) {
            const Match::Node& here = match.node(index);
            const int stood = counted_again(match, index);
            REQUIRE(here.stood == stood);
            most = std::max(most, stood);
            Outcome outcome = game->result(here.position);
            if (!outcome.over && stood >= game->repetition_limit()) {
                std::vector<Position> line;
                int left = stood;
                for (int k = index; left > 0; k = match.node(k).parent) {
                    line.insert(line.begin(), match.node(k).position);
                    if (match.node(k).turn_start && match.node(k).hash == here.hash) --left;
                }
                outcome = game->repeated(line);
            }
            CHECK(here.over == outcome.over);
            match.go(index);
            if (here.ending.kind == EndingKind::none) CHECK(match.outcome() == (outcome.over ? outcome : Outcome{}));
        }
        if (game->card().family == "chess" && game->card().seats.size() == 2) CHECK(most >= 2);
        CHECK(told(record_problems(match, &toys::make_any)) == "");
    }
}
