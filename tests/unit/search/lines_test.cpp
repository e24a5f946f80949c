// Several best moves, each with what may follow, from every search; and what rolls are worth beside one another.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>

#include "core/search/alphabeta.hpp"
#include "core/search/expectimax.hpp"
#include "core/search/montecarlo.hpp"
#include "core/search/rave.hpp"
#include "tests/unit/search/limits.hpp"
#include "tests/unit/search/nim.hpp"
#include "tests/unit/search/random.hpp"

using namespace ludus;
using namespace ludus::tests;
using namespace ludus::tests::drawn;

namespace {

using Names = std::vector<std::string>;

const std::function<bool()> nobody;

Limits with_lines(Limits limits, int lines) {
    limits.lines = lines;
    return limits;
}

template <class G>
Thought look(const G& game, const Limits& limits) {
    game.forget();
    return AlphaBeta<G>(game, limits, nobody).think({game.at("root")});
}

/// Where the first move of each line leads.
template <class G>
Names firsts(const G& game, const Thought& thought) {
    Names out;
    for (const BestLine& line : thought.lines) out.push_back(game.after(game.at("root"), line.moves.front()));
    return out;
}

/// Three moves, each answered in two ways: good at sight is what is bad after the answer.
std::vector<Node> three_moves() {
    return {{.name = "root", .to = {"a", "b", "c"}},
            {.name = "a", .mover = 1, .value = 50, .to = {"a1", "a2"}},
            {.name = "b", .mover = 1, .value = 200, .to = {"b1", "b2"}},
            {.name = "c", .mover = 1, .value = -30, .to = {"c1", "c2"}},
            {.name = "a1", .value = 80, .to = {"end"}},
            {.name = "a2", .value = 90, .to = {"end"}},
            {.name = "b1", .value = -300, .to = {"end"}},
            {.name = "b2", .value = 500, .to = {"end"}},
            {.name = "c1", .value = 10, .to = {"end"}},
            {.name = "c2", .value = 20, .to = {"end"}},
            {.name = "end", .score = {0.5f, 0.5f}}};
}

}  // namespace

TEST_CASE("alpha-beta tells the best moves in order, each with its value and what follows") {
    const Tree<> game(three_moves());
    const Thought sight = look(game, with_lines(deep(1), 3));
    CHECK(firsts(game, sight) == Names{"b", "a", "c"});
    const Thought thought = look(game, with_lines(deep(2), 2));
    REQUIRE(firsts(game, thought) == Names{"a", "c"});
    CHECK(thought.lines[0].value == doctest::Approx(0.8f));
    CHECK(thought.lines[1].value == doctest::Approx(0.1f));
    CHECK(thought.lines[0].moves == thought.line);
    CHECK(thought.value == thought.lines[0].value);
    CHECK(thought.lines[1].moves.size() == 2);
}

TEST_CASE("no more lines than there are moves") {
    const Tree<> game(three_moves());
    CHECK(firsts(game, look(game, with_lines(deep(2), 9))) == Names{"a", "c", "b"});
}

TEST_CASE("one line is looked for exactly as none is, and without lines none is told") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Tree<> game(random_game(seed, {.width = 0}));
        const Thought none = look(game, deep(5, seed));
        const auto played = game.played;
        const Thought one = look(game, with_lines(deep(5, seed), 1));
        CHECK(game.played == played);
        CHECK(one.best == none.best);
        CHECK(one.value == none.value);
        CHECK(one.nodes == none.nodes);
        CHECK(none.lines.empty());
        REQUIRE(one.lines.size() == 1);
        CHECK(one.lines[0].moves == one.line);
    }
}

TEST_CASE(
    "broken off anywhere, the best line stands first, no two begin alike and none is worth more than one before it") {
    int whole = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Tree<> game(random_game(seed, {.width = 0, .moves = 4, .most_value = 300}));
        for (std::uint64_t nodes = 4; nodes <= 200; nodes += 7) {
            Limits limits = counted(nodes, seed);
            limits.depth = 5;
            const Thought thought = look(game, with_lines(limits, 3));
            REQUIRE(!thought.lines.empty());
            CHECK(thought.lines[0].moves == thought.line);
            Names names = firsts(game, thought);
            for (std::size_t i = 1; i < thought.lines.size(); ++i)
                CHECK(thought.lines[i].value <= thought.lines[i - 1].value);
            std::sort(names.begin(), names.end());
            CHECK(std::adjacent_find(names.begin(), names.end()) == names.end());
            whole += names.size() > 1;
        }
    }
    CHECK(whole > 100);
}

TEST_CASE("games played out tell the moves most tried, the one chosen first") {
    using Blind = Tree<Has{.evaluation = false}>;
    const Blind game({{.name = "root", .to = {"bad", "good", "even"}},
                      {.name = "bad", .score = {0, 1}},
                      {.name = "good", .score = {1, 0}},
                      {.name = "even", .score = {0.5f, 0.5f}}});
    game.forget();
    const Thought thought = MonteCarlo<Blind>(game, with_lines(counted(2000), 3), nobody).think({game.at("root")});
    CHECK(firsts(game, thought) == Names{"good", "even", "bad"});
    CHECK(thought.lines[0].value == thought.value);
    CHECK(thought.lines[2].value < thought.lines[0].value);
    CHECK(MonteCarlo<Blind>(game, counted(500), nobody).think({game.at("root")}).lines.empty());
}

TEST_CASE("games played out tell what may follow, no further than a roll or than it was tried") {
    using Blind = Tree<Has{.evaluation = false}>;
    const Blind game({{.name = "root", .to = {"trap", "safe"}},
                      {.name = "trap", .mover = 1, .to = {"t1", "t2"}},
                      {.name = "safe", .mover = 1, .to = {"s1", "s2"}},
                      {.name = "t1", .score = {0, 1}},
                      {.name = "t2", .score = {1, 0}},
                      {.name = "s1", .to = {"roll", "lost"}},
                      {.name = "s2", .score = {1, 0}},
                      {.name = "lost", .score = {0, 1}},
                      {.name = "roll", .mover = chance, .to = {"won", "drawn"}, .odds = {0.5, 0.5}},
                      {.name = "won", .score = {1, 0}},
                      {.name = "drawn", .score = {0.5f, 0.5f}}});
    const auto names = [&](const std::vector<Move>& line) {
        Names out;
        std::string at = "root";
        for (const Move move : line) out.push_back(at = game.after(game.at(at), move));
        return out;
    };
    game.forget();
    const Thought thought = MonteCarlo<Blind>(game, with_lines(counted(4000), 2), nobody).think({game.at("root")});
    CHECK(names(thought.line) == Names{"safe", "s1", "roll"});
    REQUIRE(thought.lines.size() == 2);
    CHECK(thought.lines[0].moves == thought.line);
    CHECK(names(thought.lines[1].moves) == Names{"trap", "t1"});
    CHECK(MonteCarlo<Blind>(game, counted(6), nobody).think({game.at("root")}).line.size() == 1);
}

TEST_CASE("rapid action values tell several lines too, each with what may follow") {
    const Nim game({1, 2, 4, 0});
    const MoveList all;
    const Thought thought = Rave<Nim>(game, with_lines(counted(4000), 3), nobody).think(all);
    REQUIRE(thought.lines.size() == 3);
    CHECK(thought.lines[0].moves == thought.line);
    CHECK(thought.lines[0].value == thought.value);
    CHECK(thought.lines[1].moves.front() != thought.lines[2].moves.front());
    CHECK(Rave<Nim>(game, counted(500), nobody).think(all).lines.empty());
}

TEST_CASE("with dice each of the best ways to play the roll is a line, and every roll to come is weighed") {
    using Dice = Tree<Has{.two_sided = true, .odds = true}>;
    const Dice game({{.name = "root", .mover = chance, .to = {"low", "high"}, .odds = {0.75, 0.25}},
                     {.name = "low", .to = {"l1", "l2"}, .mid_turn = true},
                     {.name = "high", .to = {"h1", "h2", "h3"}, .mid_turn = true},
                     {.name = "l1", .mover = chance, .value = -100, .to = {"end", "end2"}},
                     {.name = "l2", .mover = chance, .value = 20, .to = {"end", "end2"}},
                     {.name = "h1", .mover = chance, .value = 40, .to = {"end", "end2"}},
                     {.name = "h2", .mover = chance, .value = 120, .to = {"end", "end2"}},
                     {.name = "h3", .mover = chance, .value = 60, .to = {"end", "end2"}},
                     {.name = "end", .score = {1, 0}},
                     {.name = "end2", .score = {0, 1}}});
    const Thought rolls = Expectimax<Dice>(game, with_lines(deep(1), 1), nobody).weigh_rolls(game.at("root"));
    REQUIRE(rolls.lines.size() == 2);
    CHECK(rolls.lines[0].value == doctest::Approx(0.1f));
    CHECK(rolls.lines[1].value == doctest::Approx(0.6f));
    CHECK(rolls.lines[0].odds == doctest::Approx(0.75));
    CHECK(rolls.value == doctest::Approx(0.75f * 0.1f + 0.25f * 0.6f));
    const Thought played = Expectimax<Dice>(game, with_lines(deep(1), 2), nobody).think(game.at("high"));
    REQUIRE(played.lines.size() == 2);
    CHECK(game.after(game.at("high"), played.lines[0].moves.front()) == "h2");
    CHECK(game.after(game.at("high"), played.lines[1].moves.front()) == "h3");
    CHECK(played.lines[1].value == doctest::Approx(0.3f));
    CHECK(Expectimax<Dice>(game, deep(1), nobody).think(game.at("high")).lines.empty());
}
