// Alpha-beta: what it looks at and in which order, what it looks at less deeply, and what it does not look at twice.
// Long: trees drawn by hand, each beside what it shows.

#include <doctest/doctest.h>

#include "core/search/alphabeta.hpp"
#include "tests/unit/search/limits.hpp"
#include "tests/unit/search/random.hpp"

using namespace ludus;
using namespace ludus::tests;
using namespace ludus::tests::drawn;

namespace {

const std::function<bool()> nobody;

using Names = std::vector<std::string>;

template <class G>
Thought think(const G& game, int turns) {
    game.forget();
    return AlphaBeta<G>(game, deep(turns), nobody).think({game.at("root")});
}

template <class G>
std::string best(const G& game, int turns) {
    return game.after(game.at("root"), think(game, turns).best);
}

/// Positions one after another without a choice, the first of them given, ending in a draw. From the one of the number
/// `shown` on the board is worth `later`, before it `now`.
void add_line(std::vector<Node>& nodes, const std::string& name, int first_mover, int now, int shown = 100,
              int later = 0) {
    const int length = 12;
    for (int i = 0; i < length; ++i)
        nodes.push_back({.name = i == 0 ? name : name + "+" + std::to_string(i),
                         .mover = (first_mover + i) % 2,
                         .value = i < shown ? now : later,
                         .to = {i + 1 < length ? name + "+" + std::to_string(i + 1) : "draw"}});
}

std::vector<Node> with_root(Names moves) {
    return {{.name = "root", .to = std::move(moves)}, {.name = "draw", .score = {0.5f, 0.5f}}};
}

Node& named(std::vector<Node>& nodes, std::string_view name) {
    return *std::find_if(nodes.begin(), nodes.end(), [&](const Node& node) { return node.name == name; });
}

}  // namespace

// ---- later moves less deep --------------------------------------------------------------------------------

namespace {

/// So many moves, each worse than the one before; the one of the number `hidden` shows its worth `after` turns later.
std::vector<Node> one_hidden(int moves, int hidden, int after) {
    auto nodes = with_root({});
    for (int i = 0; i < moves; ++i) {
        const std::string name = "m" + std::to_string(i);
        nodes[0].to.push_back(name);
        if (i == hidden) add_line(nodes, name, 1, -10 * i, after, 500);
        else add_line(nodes, name, 1, -10 * i);
    }
    return nodes;
}

}  // namespace

TEST_CASE("search: the first eight moves are looked at as deep as the depth says, the others a turn less deep") {
    CHECK(best(Tree<>(one_hidden(12, 7, 1)), 2) == "m7");
    CHECK(best(Tree<>(one_hidden(12, 8, 1)), 2) == "m0");
    CHECK(best(Tree<>(one_hidden(12, 8, 1)), 3) == "m8");
    CHECK(best(Tree<>(one_hidden(12, 11, 2)), 3) == "m0");
    CHECK(best(Tree<>(one_hidden(12, 11, 2)), 4) == "m11");
}

TEST_CASE("search: a late move that looks good less deep is looked at as deep as the others") {
    auto nodes = one_hidden(12, 8, 1);                                                 // 500 after one turn,
    for (int i = 2; i < 12; ++i) named(nodes, "m8+" + std::to_string(i)).value = 200;  // but 200 after two
    CHECK(think(Tree<>(nodes), 3).value == 2.0f);
    for (int i = 2; i < 12; ++i) named(nodes, "m8+" + std::to_string(i)).value = -900;
    CHECK(best(Tree<>(nodes), 3) == "m0");
    CHECK(think(Tree<>(nodes), 3).value == 0.0f);
}

TEST_CASE("search: in the middle of a turn late moves are looked at as deep as the others") {
    auto nodes = with_root({});
    for (int i = 0; i < 12; ++i) {
        const std::string name = "m" + std::to_string(i);
        nodes[0].to.push_back(name);
        nodes.push_back({.name = name, .value = -10 * i, .to = {name + "x"}, .mid_turn = true});
        add_line(nodes, name + "x", 1, -10 * i, i == 10 ? 1 : 100, 500);
    }
    CHECK(best(Tree<>(nodes), 2) == "m10");
}

TEST_CASE("search: one turn ahead no move is looked at less deeply") {
    // The tactical moves of one side, each followed by another: three turns of them are looked at.
    auto nodes = one_hidden(12, 8, 100);
    named(nodes, "m8").mover = 0;
    for (int i = 1; i <= 3; ++i) {
        Node& node = named(nodes, "m8+" + std::to_string(i));
        node.mover = 0;
        node.is_tactical = true;
        if (i == 3) node.value = 500;
    }
    const Tree<Has{.noise = true}> game(nodes);
    CHECK(best(game, 1) == "m8");
}

TEST_CASE(
    "search: where moves are ordered by promise those from the twenty-first on are looked at two turns less deep") {
    using Promising = Tree<Has{.move_score = true}>;
    CHECK(best(Promising(one_hidden(24, 19, 2)), 4) == "m19");
    CHECK(best(Promising(one_hidden(24, 20, 2)), 4) == "m0");
    CHECK(best(Promising(one_hidden(24, 20, 2)), 5) == "m20");
    CHECK(best(Promising(one_hidden(24, 20, 1)), 3) == "m20");  // three turns ahead only one less
    CHECK(best(Tree<>(one_hidden(24, 20, 2)), 4) == "m20");     // and elsewhere never two
}

// ---- order ------------------------------------------------------------------------------------------------

namespace {

/// Promise is nothing but where it is given, so that the board is not judged only to order the moves.
using Promising = Tree<Has{.move_score = true}>;

/// Under the root one position after another, of the names given, whose moves lead to boards of these values. The
/// first is the best of them; the others are refuted by each move whose board is worth less than the first.
std::vector<Node> refuted(const std::vector<std::pair<std::string, std::vector<int>>>& all) {
    auto nodes = with_root({});
    int sight = 0;
    for (const auto& [name, values] : all) {
        nodes[0].to.push_back(name);
        Node node{.name = name, .mover = 1, .value = --sight};  // in this order at first sight
        for (std::size_t i = 0; i < values.size(); ++i) node.to.push_back(name + std::to_string(i));
        nodes.push_back(node);
        for (std::size_t i = 0; i < values.size(); ++i) add_line(nodes, name + std::to_string(i), 0, values[i]);
    }
    return nodes;
}

}  // namespace

TEST_CASE("search: a move that refuted a sister position is tried first in the next") {
    const Promising game(refuted({{"a", {50, 50, 50}}, {"b", {60, 60, 20}}, {"c", {60, 60, 60}}}));
    CHECK(best(game, 2) == "c");
    CHECK(game.played_from("b") == Names{"b0", "b1", "b2"});
    const auto looked = game.played_from("c");
    REQUIRE_FALSE(looked.empty());
    CHECK(looked[0] == "c2");
}

TEST_CASE("search: the last two different moves that refuted come before one that refuted more often") {
    // By 0 twice, then by 1, then by 2, and by 2 once more.
    const Promising game(refuted({{"a", {50, 50, 50, 50}},
                                  {"b", {20, 60, 60, 60}},
                                  {"c", {20, 60, 60, 60}},
                                  {"d", {60, 20, 60, 60}},
                                  {"e", {60, 60, 20, 60}},
                                  {"f", {60, 60, 20, 60}},
                                  {"g", {60, 60, 60, 60}}}));
    CHECK(best(game, 2) == "g");
    const auto looked = game.played_from("g");
    REQUIRE(looked.size() >= 4);
    CHECK(Names(looked.begin(), looked.begin() + 4) == Names{"g2", "g1", "g0", "g3"});
}

TEST_CASE("search: a move that refuted with more turns left counts for more than one that did so twice with fewer") {
    // With one turn left move 1 refutes twice; with two left it does no more, and move 2 does once. Then "c" is best,
    // and under it a position of three turns below the root is met for the first time.
    auto nodes = refuted({{"a", {50, 50, 50}}, {"b", {60, 20, 60}}, {"c", {70, 20, 70}}});
    for (int i = 1; i < 12; ++i) {
        named(nodes, "b1+" + std::to_string(i)).value = 60;
        named(nodes, "b2+" + std::to_string(i)).value = 20;
        named(nodes, "c1+" + std::to_string(i)).value = 70;
    }
    named(nodes, "c1+1").to = {"x0", "x1", "x2"};
    for (const char* name : {"x0", "x1", "x2"}) add_line(nodes, name, 0, 70);
    const Promising game(nodes);
    CHECK(best(game, 4) == "c");
    const auto looked = game.played_from("c1+1");
    REQUIRE(looked.size() >= 3);
    CHECK(Names(looked.begin(), looked.begin() + 3) == Names{"x2", "x1", "x0"});
}

TEST_CASE("search: what a move promises orders the moves, and what refuted comes after any promise") {
    auto nodes = refuted({{"a", {50, 50, 50, 50}}, {"b", {60, 20, 60, 60}}, {"c", {60, 60, 60, 60}}});
    named(nodes, "c0").move_score = 0;
    named(nodes, "c1").move_score = 0;
    named(nodes, "c2").move_score = 100;
    named(nodes, "c3").move_score = 300;
    const Promising game(nodes);
    CHECK(best(game, 2) == "c");
    const auto looked = game.played_from("c");
    REQUIRE(looked.size() >= 4);
    CHECK(Names(looked.begin(), looked.begin() + 4) == Names{"c3", "c2", "c1", "c0"});
}

TEST_CASE("search: the best move of the turn before is looked at first, before any promise") {
    auto nodes = refuted({{"a", {50, 50, 10, 50}}, {"b", {0, 0, 0, 0}}});
    named(nodes, "a0").move_score = 300;
    const Promising game(nodes);
    think(game, 3);
    const auto looked = game.played_from("a");
    REQUIRE(looked.size() >= 8);
    CHECK(looked[0] == "a0");
    CHECK(looked[4] == "a2");
    CHECK(looked[5] == "a0");
}

TEST_CASE("search: without promises the moves are ordered by what their boards look like, two turns ahead and more") {
    const Tree<> game(refuted({{"a", {30, 10, 20}}, {"b", {0, 0, 0}}}));
    think(game, 2);
    CHECK(game.played_from("a") == Names{"a0", "a1", "a2"});  // with a turn left: as they come
    // With two, where nothing is remembered: a first sight of each, then by that. The second side likes the least.
    auto nodes = refuted({{"a", {30, 10, 20}}, {"b", {0, 0, 0}}});
    nodes[0].to = {"x", "b"};
    nodes.push_back({.name = "x", .mover = 0, .value = 100, .to = {"a", "y"}});
    add_line(nodes, "y", 1, -500);
    const Tree<> deeper(nodes);
    think(deeper, 4);
    const auto looked = deeper.played_from("a");
    const Names tail(looked.end() - 3, looked.end());
    CHECK(tail == Names{"a1", "a2", "a0"});
}

// ---- nothing twice ----------------------------------------------------------------------------------------

TEST_CASE("search: a position met again by another way is not looked into again") {
    auto nodes = with_root({"a", "b"});
    nodes.push_back({.name = "a", .mover = 1, .value = 1, .to = {"shared"}});
    nodes.push_back({.name = "b", .mover = 1, .value = 0, .to = {"shared"}});
    nodes.push_back({.name = "shared", .mover = 0, .value = 0, .to = {"s0", "s1"}});
    add_line(nodes, "s0", 1, 5);
    add_line(nodes, "s1", 1, 3);
    const Promising game(nodes);
    think(game, 4);
    // Three turns ahead and four, each move once.
    CHECK(game.played_from("shared") == Names{"s0", "s1", "s0", "s1"});
}

TEST_CASE("search: no board is judged twice") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const Tree<> game(random_game(seed, {.layers = 7, .ends = true}));
        think(game, 4);
        auto judged = game.judged;
        std::sort(judged.begin(), judged.end());
        CHECK(std::adjacent_find(judged.begin(), judged.end()) == judged.end());
    }
}

TEST_CASE("search: boards whose numbers fall together are judged each by itself") {
    for (const std::uint64_t step : {std::uint64_t{1} << 14, std::uint64_t{1} << 40}) {
        auto nodes = with_root({"a", "b", "c"});
        nodes.push_back({.name = "a", .mover = 1, .value = 30, .to = {"draw"}, .hash = 77});
        nodes.push_back({.name = "b", .mover = 1, .value = 70, .to = {"draw"}, .hash = 77 + step});
        nodes.push_back({.name = "c", .mover = 1, .value = 20, .to = {"draw"}, .hash = 77 + 2 * step});
        CHECK(best(Tree<>(nodes), 1) == "b");
        CHECK(think(Tree<>(nodes), 1).value == 0.7f);
    }
    // And one whose number is nothing is judged too.
    auto nodes = with_root({"a", "b"});
    nodes.push_back({.name = "a", .mover = 1, .value = 30, .to = {"draw"}, .hash = 0});
    nodes.push_back({.name = "b", .mover = 1, .value = 20, .to = {"draw"}});
    CHECK(best(Tree<>(nodes), 1) == "a");
}

// ---- a pass -----------------------------------------------------------------------------------------------

namespace {

using Passing = Tree<Has{.check = true, .null_move = true}>;

/// The first move is worth 10; the second leads to where the second side stands 50 better, and may pass.
std::vector<Node> allows_null_move() {
    auto nodes = with_root({"good", "bad"});
    add_line(nodes, "good", 1, 10);
    nodes.push_back({.name = "bad", .mover = 1, .value = -50, .to = {"bad0", "bad1"}, .pass = "passed"});
    add_line(nodes, "bad0", 0, -50);
    add_line(nodes, "bad1", 0, -50);
    nodes.push_back({.name = "passed", .mover = 0, .value = -50, .to = {"passed0", "passed1"}, .pass = "again"});
    add_line(nodes, "passed0", 1, -50);
    add_line(nodes, "passed1", 1, -50);
    add_line(nodes, "again", 1, -50);
    return nodes;
}

int looks_into(const Passing& game, int turns) {
    think(game, turns);
    return static_cast<int>(game.played_from("bad").size());
}

}  // namespace

TEST_CASE("search: where even a pass is too good for the other side no move is looked at") {
    const Passing game(allows_null_move());
    const int before = looks_into(game, 3);
    CHECK(game.passed.empty());  // two turns left: none is tried
    CHECK(looks_into(game, 4) == before);
    CHECK(game.passed == Names{"bad"});
    CHECK(game.played_from("passed").empty());  // three turns less deep: none
    CHECK(looks_into(game, 5) == before);
    CHECK(game.passed == Names{"bad", "bad"});  // after a pass that was looked at passes may be looked at again
    CHECK_FALSE(game.played_from("passed").empty());
    CHECK(think(game, 5).value == 0.1f);
}

TEST_CASE("search: no pass is tried in check, nor where it may not be, nor where the board is not good enough") {
    auto nodes = allows_null_move();
    named(nodes, "bad").check = true;
    const Passing checked(nodes);
    think(checked, 4);
    CHECK(checked.passed.empty());

    nodes = allows_null_move();
    named(nodes, "bad").pass = {};
    const Passing zugzwang(nodes);
    think(zugzwang, 4);
    CHECK(zugzwang.passed.empty());

    nodes = allows_null_move();
    named(nodes, "bad").value = 11;
    const Passing worse(nodes);
    think(worse, 4);
    CHECK(worse.passed.empty());
    named(nodes, "bad").value = 10;
    const Passing as_good(nodes);
    think(as_good, 4);
    CHECK(as_good.passed == Names{"bad"});
}

TEST_CASE("search: no pass is answered by a pass") {
    auto nodes = allows_null_move();
    named(nodes, "passed").value = 100;
    const Passing game(nodes);
    think(game, 8);
    CHECK(std::count(game.passed.begin(), game.passed.end(), "bad") > 0);
    CHECK(std::count(game.passed.begin(), game.passed.end(), "passed") == 0);
}

TEST_CASE("search: where a pass is not good enough the moves are looked at, and count") {
    auto nodes = allows_null_move();
    // With a pass the first side stands 100 better; and so it does in the end whatever the second plays.
    named(nodes, "passed").value = 100;
    for (const char* line : {"bad0", "bad1"})
        for (int i = 2; i < 12; ++i) named(nodes, line + ("+" + std::to_string(i))).value = 200;
    const Passing game(nodes);
    CHECK(think(game, 3).value == 0.1f);
    CHECK(think(game, 4).value == 2.0f);
    CHECK(best(game, 4) == "bad");
}

TEST_CASE("search: a win by a pass is not believed") {
    auto nodes = allows_null_move();
    named(nodes, "passed").to = {"lost"};
    nodes.push_back({.name = "lost", .score = {0, 1}});
    const Passing game(nodes);
    const int before = looks_into(game, 4);
    CHECK(looks_into(game, 5) > before);
}

TEST_CASE("search: where the other side has lost no pass is tried") {
    auto nodes = allows_null_move();
    named(nodes, "good+3").to = {};
    named(nodes, "good+3").score = {1, 0};
    const Passing game(nodes);
    CHECK(think(game, 4).value == 1009.96f);
    CHECK(game.passed.empty());
}

// ---- what a game leaves out ---------------------------------------------------------------------------------

TEST_CASE("search: moves a game says are not worth looking at are not, but where there is one it is played") {
    auto nodes = with_root({"a", "b", "c"});
    add_line(nodes, "a", 1, 10);
    add_line(nodes, "b", 1, 20);
    add_line(nodes, "c", 1, 90);
    named(nodes, "c").narrowed = true;
    named(nodes, "b+1").narrowed = true;  // the only move of b
    named(nodes, "b+1").value = 30;
    const Tree<Has{.pruning = true}> game(nodes);
    CHECK(best(game, 2) == "b");
    CHECK(think(game, 2).value == 0.3f);
    CHECK(game.times_played_to("c") == 0);
}

TEST_CASE("search: moves the way bars are not looked at, and the way told is the whole of it") {
    auto nodes = with_root({"a", "b", "c"});
    add_line(nodes, "a", 1, 10);
    add_line(nodes, "b", 1, 20);
    add_line(nodes, "c", 1, 90);
    named(nodes, "c").barred = true;
    nodes.push_back({.name = "before", .mover = 1, .to = {"root"}});
    const Tree<Has{.remove_repetitions = true}> game(nodes);
    const Thought thought = AlphaBeta<Tree<Has{.remove_repetitions = true}>>(game, deep(3), nobody)
                                .think({game.at("before"), game.at("root")});
    CHECK(game.after(game.at("root"), thought.best) == "b");
    CHECK(game.times_played_to("c") == 0);
    CHECK(game.asked_bar.front() == Names{"before", "root"});
    CHECK(std::count(game.asked_bar.begin(), game.asked_bar.end(), Names{"before", "root", "b", "b+1"}) > 0);
}

TEST_CASE("search: a noise filter and the noise of one move after another come to the same") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto nodes = random_game(seed, {.layers = 8, .noise = true});
        const Tree<Has{.noise = true}> one(nodes);
        const Tree<Has{.noise = true, .noise_filter = true}> all(nodes);
        const Thought a = think(one, 3), b = think(all, 3);
        CHECK(a.value == b.value);
        CHECK(a.nodes == b.nodes);
    }
}

TEST_CASE("search: beyond the depth three turns of tactical moves are looked at and no more") {
    auto nodes = with_root({"a", "b"});
    add_line(nodes, "a", 1, 0);
    add_line(nodes, "b", 0, -10);  // the first side goes on taking
    for (int i = 1; i <= 4; ++i) {
        named(nodes, "b+" + std::to_string(i)).is_tactical = true;
        named(nodes, "b+" + std::to_string(i)).mover = 0;
    }
    const auto shown_at = [&](int turns) {
        auto now = nodes;
        named(now, "b+" + std::to_string(turns)).value = 300;
        return think(Tree<Has{.noise = true}>(now), 1).value;
    };
    CHECK(shown_at(1) == 3.0f);
    CHECK(shown_at(3) == 3.0f);
    CHECK(shown_at(4) == 0.0f);
}
