// What the searches share: numbers by seed, odds, the table of positions met, what may be spent, the levels, and which
// search a game gets.

#include <doctest/doctest.h>

#include <set>

#include "core/search/think.hpp"
#include "tests/unit/search/limits.hpp"
#include "tests/unit/search/tree.hpp"

using namespace ludus;
using namespace ludus::tests;
using namespace ludus::tests::drawn;

namespace {

template <class G>
Thought think(const G& game, std::string_view from, const Limits& limits, const std::vector<std::string>& line = {}) {
    std::vector<typename G::Position> way;
    for (const auto& name : line) way.push_back(game.at(name));
    return search(game, game.at(from), limits, {}, std::span<const typename G::Position>(way));
}

/// A choice of two, good and bad, and nothing after it.
std::vector<Node> two_moves() {
    return {{.name = "root", .to = {"bad", "good"}},
            {.name = "bad", .mover = 1, .value = -100, .to = {"end"}},
            {.name = "good", .mover = 1, .value = 100, .to = {"end"}},
            {.name = "end", .score = {0.5f, 0.5f, 0.5f, 0.5f}}};
}

}  // namespace

// ---- numbers by seed -----------------------------------------------------------------------------------

TEST_CASE("search: numbers by seed are those of splitmix64, the same on every machine") {
    Random whole(0);
    CHECK(whole.next() == 0xe220a8397b1dcdafu);
    CHECK(whole.next() == 0x6e789e6aa1b965f4u);
    CHECK(whole.next() == 0x06c45d188009454fu);
    Random unit(0);
    CHECK(unit.unit() == 0.88331080821364261);
    CHECK(unit.unit() == 0.43152799704850997);
    Random below(0);
    CHECK(below.below(100) == 88);
    CHECK(below.below(100) == 43);
    CHECK(below.below(1) == 0);
}

TEST_CASE("search: every number below a count comes, and no other") {
    Random random(5);
    std::set<std::size_t> met;
    for (int i = 0; i < 200; ++i) met.insert(random.below(6));
    CHECK(met == std::set<std::size_t>{0, 1, 2, 3, 4, 5});
}

// ---- chance --------------------------------------------------------------------------------------------

TEST_CASE("search: a number from 0 to 1 stands for a throw by its odds") {
    const MoveList throws = {{1}, {2}, {3}};
    const auto odds = [](Move m) { return m.code == 1 ? 0.5 : 0.25; };
    CHECK(drawn_by_odds(throws, 0.0, odds) == Move{1});
    CHECK(drawn_by_odds(throws, 0.49, odds) == Move{1});
    CHECK(drawn_by_odds(throws, 0.5, odds) == Move{2});
    CHECK(drawn_by_odds(throws, 0.74, odds) == Move{2});
    CHECK(drawn_by_odds(throws, 0.75, odds) == Move{3});
    CHECK(drawn_by_odds(throws, 0.99, odds) == Move{3});
    CHECK(drawn_by_odds(throws, 1.0, odds) == Move{3});  // the odds may add up to a little less than 1
}

TEST_CASE("search: where a game gives no odds its throws are even") {
    const std::vector<Node> nodes = {
        {.name = "root", .mover = chance, .to = {"a", "b"}, .odds = {0.9, 0.1}}, {.name = "a"}, {.name = "b"}};
    const Tree<> without(nodes);
    const Tree<Has{.odds = true}> with(nodes);
    CHECK(odds_of(without, without.start(), Move{0}, 4) == 0.25);
    CHECK(odds_of(with, with.start(), Move{0}, 4) == 0.9);
}

TEST_CASE("search: a throw asked for falls by its odds and the seed") {
    const Tree<Has{.odds = true}> game({{.name = "root", .mover = chance, .to = {"a", "b"}, .odds = {0.9, 0.1}},
                                        {.name = "a", .to = {"b"}},
                                        {.name = "b", .score = {1, 0}}});
    int first = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Thought thought = think(game, "root", counted(100, seed));
        first += thought.best == game.move("root", "a");
        CHECK(thought.line == std::vector<Move>{thought.best});
        CHECK(thought.best == think(game, "root", counted(100, seed)).best);
    }
    CHECK(first > 160);
    CHECK(first < 200);
}

TEST_CASE("search: where there is nothing to choose nothing is looked at, and no time goes by") {
    const Tree<Has{.odds = true}> game({{.name = "root", .mover = chance, .to = {"a", "b"}},
                                        {.name = "a", .to = {"b"}},
                                        {.name = "b", .score = {1, 0}}});
    const Tree<Has{.evaluation = false}> unjudged({{.name = "root", .to = {"end"}}, {.name = "end", .score = {1, 0}}});
    for (const Thought& thought :
         {think(game, "root", deep(3)), think(unjudged, "root", deep(3)), think(game, "b", deep(3))}) {
        CHECK(thought.nodes == 0);
        CHECK(thought.depth == 0);
        CHECK(thought.seconds == 0);
        CHECK(thought.value == 0);
    }
    CHECK(think(game, "b", deep(3)).line.empty());
}

// ---- what a search learns ------------------------------------------------------------------------------

TEST_CASE("search: at the next move of a game what was learnt of moves counts half") {
    Experience experience(1, true);
    experience.history[1][5] = 100;
    experience.answers[7] = -40;
    experience.corrections[9] = 30;
    experience.grow_older();
    CHECK(experience.history[1][5] == 50);
    CHECK(experience.answers[7] == -20);
    CHECK(experience.corrections[9] == 30);  // what was learnt of the board stays
}

TEST_CASE("search: room for answers and corrections is made only where they are asked for") {
    CHECK(Experience(1, false).answers.empty());
    CHECK(!Experience(1, true).answers.empty());
    CHECK(Experience(1, false).corrections.empty());
    CHECK(!Experience(1, true).corrections.empty());
}

// ---- the table of positions met ------------------------------------------------------------------------

TEST_CASE("search: the table finds what was kept, and nothing that was not") {
    TranspositionTable table(1);
    CHECK(table.find(0) == nullptr);
    CHECK(table.find(7) == nullptr);
    CHECK(table.find(1022) == nullptr);  // the last place there is
    table.store({7, Move{3}, 25, 4, Bound::exact});
    const TableEntry* found = table.find(7);
    REQUIRE(found != nullptr);
    CHECK(found->best == Move{3});
    CHECK(found->value == 25);
    CHECK(found->depth == 4);
    CHECK(found->bound == Bound::exact);
    CHECK(table.find(7 + 1024) == nullptr);  // another key of the same place
}

TEST_CASE("search: of two entries of one place the table keeps the deepest look and the latest") {
    const std::uint64_t a = 8, b = a + 1024, c = b + 1024, d = c + 1024;  // keys of one place
    TranspositionTable table(1);
    table.store({a, {}, 1, 5, Bound::exact});
    table.store({b, {}, 2, 3, Bound::exact});
    REQUIRE(table.find(a) != nullptr);
    REQUIRE(table.find(b) != nullptr);
    CHECK(table.find(a)->value == 1);
    CHECK(table.find(b)->value == 2);
    table.store({c, {}, 3, 1, Bound::exact});  // the latest takes the place of the shallow one
    CHECK(table.find(a) != nullptr);
    CHECK(table.find(b) == nullptr);
    REQUIRE(table.find(c) != nullptr);
    table.store({d, {}, 4, 5, Bound::exact});  // as deep: of two as deep the newer stays
    CHECK(table.find(a) == nullptr);
    CHECK(table.find(c) != nullptr);
    REQUIRE(table.find(d) != nullptr);
    table.store({d, {}, 5, 2, Bound::upper});  // the same position once more, less deep: what is newest is told
    REQUIRE(table.find(d) != nullptr);
    CHECK(table.find(d)->value == 5);
    CHECK(table.find(c) != nullptr);
}

TEST_CASE("search: the table has room for as many positions as are wanted") {
    const auto fits = [](std::uint64_t wanted, std::uint64_t pairs) {
        TranspositionTable table(wanted);
        for (std::uint64_t i = 0; i < pairs; ++i) table.store({2 * i, {}, 0, 1, Bound::exact});
        std::uint64_t found = 0;
        for (std::uint64_t i = 0; i < pairs; ++i) found += table.find(2 * i) != nullptr;
        return found == pairs;
    };
    // These fall into pairs of their own as long as there are enough; of two as deep in one pair one is lost.
    CHECK(fits(1, 512));
    CHECK_FALSE(fits(1, 513));
    CHECK(fits(1024, 512));
    CHECK_FALSE(fits(1024, 513));
    CHECK(fits(1025, 1024));
    CHECK(fits(4000, 2048));
    CHECK_FALSE(fits(4000, 2049));
    // No bound: as many as the memory allowed holds, and more are not given to who asks for more.
    const std::uint64_t pairs = 1u << 18;
    CHECK(pairs * 2 * sizeof(TableEntry) <= TranspositionTable::max_bytes);
    CHECK(pairs * 4 * sizeof(TableEntry) > TranspositionTable::max_bytes);
    CHECK(fits(0, pairs));
    CHECK_FALSE(fits(1u << 30, pairs + 1));
}

TEST_CASE("search: keys alike in their lower half have places of their own in the table") {
    TranspositionTable table(1);
    for (std::uint64_t i = 0; i < 512; ++i) table.store({i << 33, {}, 0, 1, Bound::exact});
    for (std::uint64_t i = 0; i < 512; ++i) CHECK(table.find(i << 33) != nullptr);
}

// ---- what may be spent ---------------------------------------------------------------------------------

TEST_CASE("search: a budget is spent after just as many positions as it allows, and stays spent") {
    const std::function<bool()> nobody;
    Budget budget(counted(70), nobody);
    for (int i = 0; i < 70; ++i) {
        CHECK_FALSE(budget.spend());
        CHECK_FALSE(budget.spent());
    }
    CHECK(budget.spend());
    CHECK(budget.spent());
    CHECK(budget.spend());
    CHECK(budget.nodes() == 70);
}

TEST_CASE("search: a budget without a count and without a clock is never spent") {
    const std::function<bool()> nobody;
    Budget budget(Limits{}, nobody);
    for (int i = 0; i < 1000; ++i) budget.spend();
    CHECK_FALSE(budget.spent());
    CHECK(budget.nodes() == 1000);
    CHECK(budget.seconds() >= 0);
    CHECK(budget.seconds() < 1000);
}

TEST_CASE("search: a budget asks whether to stop at every 64th position, and only there") {
    std::uint64_t asked = 0;
    const std::function<bool()> stop = [&] { return ++asked == 3; };
    Budget budget(Limits{}, stop);
    for (std::uint64_t i = 1; !budget.spent(); ++i) {
        budget.spend();
        CHECK(asked == i / Budget::interval);
    }
    CHECK(budget.nodes() == 3 * Budget::interval);
}

TEST_CASE("search: a budget of seconds lasts as long as they do") {
    const std::function<bool()> nobody;
    Limits limits;
    limits.seconds = 1e-9;
    Budget over(limits, nobody);
    for (std::uint64_t i = 1; i < Budget::interval; ++i) CHECK_FALSE(over.spend());
    CHECK(over.spend());
    limits.seconds = 1000;
    Budget plenty(limits, nobody);
    for (int i = 0; i < 1000; ++i) plenty.spend();
    CHECK_FALSE(plenty.spent());
}

// ---- levels --------------------------------------------------------------------------------------------

TEST_CASE("search: each level that thinks ahead may look at some ten times as many positions as the one below") {
    const auto nodes = [](const char* id) { return find_level(id)->limits.nodes; };
    for (const char* id : {"child", "easy", "steady", "strong", "best"}) {
        CAPTURE(id);
        REQUIRE(find_level(id) != nullptr);
        CHECK(find_level(id)->limits.seed == 1);
    }
    REQUIRE(levels().size() == 5);
    CHECK(nodes("steady") >= 5 * nodes("easy"));
    CHECK(nodes("steady") <= 10 * nodes("easy"));
    CHECK(nodes("strong") == 10 * nodes("steady"));
    CHECK(default_level().id == "steady");
}

TEST_CASE("search: the two lowest levels look one turn ahead and err, a child by many men, the next by less than one") {
    const Limits &child = find_level("child")->limits, &easy = find_level("easy")->limits;
    CHECK(child.depth == 1);
    CHECK(easy.depth == 1);
    CHECK(child.wobble >= 1000);
    CHECK(easy.wobble > 0);
    CHECK(easy.wobble < 100);
    CHECK(child.seconds <= 0.5);
    CHECK(easy.seconds <= 0.5);
    for (const char* id : {"steady", "strong", "best"}) {
        CAPTURE(id);
        CHECK(find_level(id)->limits.depth == 0);
        CHECK(find_level(id)->limits.wobble == 0);
    }
}

// ---- which search a game gets --------------------------------------------------------------------------

TEST_CASE("search: who sits at the table counts by sides, partners as one") {
    CHECK(count_sides(Tree<>({{.name = "root"}}, {0}).card()) == 1);
    CHECK(count_sides(Tree<>({{.name = "root"}}, {0, 1, 0, 1}).card()) == 2);
    CHECK(count_sides(Tree<>({{.name = "root"}}, {0, 1, 2}).card()) == 3);
}

TEST_CASE("search: two sides and an evaluation are looked ahead for, three sides or something hidden are played out") {
    // To look ahead one turn at two moves takes four positions; games are played out by the thousand.
    const auto nodes = [](const auto& game) { return think(game, "root", deep(1)).nodes; };
    CHECK(nodes(Tree<Has{.two_sided = true}>(two_moves())) == 4);
    CHECK(nodes(Tree<>(two_moves())) == 4);
    CHECK(nodes(Tree<>(two_moves(), {0, 1, 0, 1})) == 4);
    CHECK(nodes(Tree<>(two_moves(), {0, 1, 2})) >= 8000);
    CHECK(nodes(Tree<>(two_moves(), {0})) >= 8000);
    CHECK(nodes(Tree<Has{.evaluation = false}>(two_moves())) >= 8000);
    Tree<> hidden(two_moves());
    hidden.card().has_hidden = true;
    CHECK(nodes(hidden) >= 8000);
    // By whole throws: two ends, each seen once.
    CHECK(nodes(Tree<Has{.two_sided = true, .odds = true}>(two_moves())) == 2);
}

TEST_CASE("search: without any limit one turn is looked ahead") {
    std::vector<Node> nodes = {{.name = "root", .to = {"a", "b"}}};
    for (const char* side : {"a", "b"})
        for (int turn = 0; turn < 6; ++turn) {
            const std::string name = std::string(side) + std::string(static_cast<std::size_t>(turn), '+');
            nodes.push_back({.name = name, .mover = 1 - turn % 2, .value = turn, .to = {name + "+"}});
            if (turn == 5) nodes.push_back({.name = name + "+", .score = {0.5f, 0.5f}});
        }
    const Tree<Has{.two_sided = true}> game(nodes);
    CHECK(think(game, "root", Limits{}).depth == 1);
    CHECK(think(game, "root", deep(2)).depth == 2);
    CHECK(think(game, "root", counted(1000)).depth > 2);
    Limits patient;
    for (const double seconds : {1.0, 1000.0}) {
        patient.seconds = seconds;
        CHECK(think(game, "root", patient).depth > 2);
    }
}

TEST_CASE("search: a game that is over has nothing to think about") {
    const Tree<> game({{.name = "root", .score = {1, 0}}});
    const Thought thought = think(game, "root", deep(3));
    CHECK(thought.line.empty());
    CHECK(thought.best == Move{});
    CHECK(thought.value == 0.0f);
}

TEST_CASE("search: one legal move is answered at once, with what the board is worth to who makes it") {
    const auto one_move = [](int seat) {
        return std::vector<Node>{{.name = "root", .mover = seat, .value = 300, .to = {"only"}},
                                 {.name = "only", .mover = 1 - seat, .value = 900, .to = {"end"}},
                                 {.name = "end", .score = {0.5f, 0.5f}}};
    };
    for (const int seat : {0, 1}) {
        const float sign = seat == 0 ? 1.0f : -1.0f;
        const Thought thought = think(Tree<>(one_move(seat)), "root", deep(3));
        CHECK(thought.nodes == 0);
        CHECK(thought.line == std::vector<Move>{{0}});
        CHECK(thought.value == sign * 3.0f);  // in men
        using Dice = Tree<Has{.two_sided = true, .odds = true}>;
        CHECK(think(Dice(one_move(seat)), "root", deep(3)).value == sign * 1.5f);  // in points of the score
    }
}

TEST_CASE("search: a move the way here bars is no choice") {
    const Tree<Has{.remove_repetitions = true}> game({{.name = "before", .to = {"root"}},
                                                      {.name = "root", .mover = 0, .to = {"again", "on"}},
                                                      {.name = "again", .mover = 1, .to = {"end"}, .barred = true},
                                                      {.name = "on", .mover = 1, .to = {"end"}},
                                                      {.name = "end", .score = {0.5f, 0.5f}}});
    const Thought thought = think(game, "root", deep(3), {"before"});
    CHECK(thought.nodes == 0);
    CHECK(thought.best == game.move("root", "on"));
    CHECK(game.asked_bar == std::vector<std::vector<std::string>>{{"before", "root"}});
}

TEST_CASE("search: the way here may hold the position thought about, or not, or be empty") {
    const Tree<Has{.two_sided = true, .remove_repetitions = true}> game(
        {{.name = "before", .to = {"root", "other"}},
         {.name = "other", .mover = 1, .to = {"end"}},
         {.name = "root", .mover = 0, .to = {"bad", "good"}},
         {.name = "bad", .mover = 1, .value = -100, .to = {"end"}},
         {.name = "good", .mover = 1, .value = 100, .to = {"end"}},
         {.name = "end", .score = {0.5f, 0.5f}}});
    using Lines = std::vector<std::vector<std::string>>;
    for (const auto& way : Lines{{}, {"before"}, {"before", "root"}, {"root"}}) {
        game.forget();
        const Thought thought = think(game, "root", deep(1), way);
        CHECK(thought.best == game.move("root", "good"));
        CHECK(thought.value == 1.0f);
        const bool with_before = !way.empty() && way.front() == "before";
        CHECK(game.asked_bar.front() ==
              (with_before ? std::vector<std::string>{"before", "root"} : std::vector<std::string>{"root"}));
    }
}
