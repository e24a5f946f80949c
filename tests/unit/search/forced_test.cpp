// Where no dice fall: wins forced within few throws, every position that can come looked at, and the race in which the
// sides have passed each other.
// Long: trees drawn by hand, each beside what it shows.

#include <doctest/doctest.h>

#include <algorithm>

#include "core/search/expectimax.hpp"
#include "core/search/retrograde.hpp"
#include "tests/unit/search/limits.hpp"
#include "tests/unit/search/random.hpp"

using namespace ludus;
using namespace ludus::tests;
using namespace ludus::tests::drawn;

namespace {

using Names = std::vector<std::string>;

constexpr Has known = {.two_sided = true, .odds = true};
constexpr Has counts_throws = {.two_sided = true, .odds = true, .least_throws = true};

const std::function<bool()> nobody;

template <class G>
Thought think(const G& game, const Limits& limits = {}) {
    game.forget();
    return Expectimax<G>(game, limits, nobody).think(game.at("root"));
}

template <class G>
std::string best(const G& game, const Limits& limits = {}) {
    return game.after(game.at("root"), think(game, limits).best);
}

std::vector<float> won_by(int side) { return side == 0 ? std::vector<float>{1, 0} : std::vector<float>{0, 1}; }

}  // namespace

// ---- every position that can come -----------------------------------------------------------------------------

namespace {

/// Some positions, each leading to some others at random, so that games may go on for ever.
std::vector<Node> random_circles(std::uint64_t seed, int count) {
    Random random(seed);
    const auto below = [&](int n) { return static_cast<int>(random.below(static_cast<std::size_t>(n))); };
    std::vector<Node> nodes;
    for (int i = 0; i < count; ++i) {
        Node node{.name = i == 0 ? "root" : "n" + std::to_string(i), .mover = below(2), .mid_turn = below(3) == 0};
        const int kind = i == 0 ? 9 : below(10);
        if (kind == 0) node.score = {0.5f, 0.5f};
        if (kind == 1 || kind == 2) node.score = won_by(kind - 1);
        if (kind == 3) node.mover = chance;
        const int moves = kind < 3 ? 0 : kind == 3 ? 1 : 1 + below(3);
        for (int k = 0; k < moves; ++k) {
            const int to = 1 + below(count - 1);
            node.to.push_back("n" + std::to_string(to));
        }
        nodes.push_back(node);
    }
    return nodes;
}

/// In how many throws the side can force a win from each position, by going over all of them until nothing changes.
std::map<std::string, int> forced_by(const Tree<>& game, const std::vector<Node>& nodes, int side) {
    constexpr int never = 1'000'000;
    std::map<std::string, int> away;
    for (const Node& node : nodes) away[node.name] = node.to.empty() && node.score == won_by(side) ? 0 : never;
    for (bool changed = true; changed;) {
        changed = false;
        for (const Node& node : nodes) {
            if (node.to.empty()) continue;
            int here = node.mover == side ? never : 0;
            for (const auto& to : node.to)
                here = node.mover == side ? std::min(here, away[to]) : std::max(here, away[to]);
            if (here < never) here += game.at_turn_start(game.at(node.name)) ? 1 : 0;
            if (here < away[node.name]) {
                away[node.name] = here;
                changed = true;
            }
        }
    }
    std::erase_if(away, [](const auto& entry) { return entry.second == never; });
    return away;
}

}  // namespace

TEST_CASE("search: who can force a win and in how many throws is what going over everything again and again finds") {
    int won = 0, endless = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        CAPTURE(seed);
        const auto nodes = random_circles(seed, 14);
        const Tree<> game(nodes);
        RetrogradeSolver<Tree<>> all(game, 1000);
        REQUIRE(all.explore(game.start()));
        const std::map<std::string, int> wins[] = {forced_by(game, nodes, 0), forced_by(game, nodes, 1)};
        // Those that can come, found one after another.
        Names reached = {"root"};
        for (std::size_t i = 0; i < reached.size(); ++i)
            for (const auto& to : game.node(game.at(reached[i])).to)
                if (std::find(reached.begin(), reached.end(), to) == reached.end()) reached.push_back(to);
        CHECK(all.size() == reached.size());
        for (const auto& name : reached) {
            CAPTURE(name);
            const auto verdict = all.of(game.at(name));
            const int winner = wins[0].count(name) ? 0 : wins[1].count(name) ? 1 : -1;
            CHECK(verdict.winner == winner);
            CHECK(verdict.throws == (winner < 0 ? 0 : wins[winner].at(name)));
            ++(winner < 0 ? endless : won);
            const Node& node = game.node(game.at(name));
            if (node.to.empty() || node.mover == chance) continue;
            // The quickest win, or what nobody wins, or the longest resistance.
            const auto rank = [&](const std::string& to) {
                const auto away = all.of(game.at(to));
                return away.winner < 0 ? 0 : away.winner == node.mover ? 1000 - away.throws : away.throws - 1000;
            };
            std::string first_best = node.to.front();
            for (const auto& to : node.to)
                if (rank(to) > rank(first_best)) first_best = to;
            MoveList moves;
            game.moves(game.at(name), moves);
            CHECK(game.after(game.at(name), all.best(game.at(name), moves)) == first_best);
        }
    }
    CHECK(won > 100);
    CHECK(endless > 100);
}

TEST_CASE("search: the loser takes the longest resistance, the winner the quickest win, and nobody a loss for a draw") {
    const Tree<> game({{.name = "root", .mover = 1, .to = {"soon", "late"}},
                       {.name = "soon", .mover = 0, .to = {"far", "won"}},
                       {.name = "late", .mover = 0, .to = {"far"}},
                       {.name = "far", .mover = 1, .to = {"won2"}},
                       {.name = "won2", .mover = 0, .to = {"won"}},
                       {.name = "won", .score = {1, 0}}});
    RetrogradeSolver<Tree<>> all(game, 100);
    REQUIRE(all.explore(game.start()));
    MoveList moves;
    game.moves(game.start(), moves);
    CHECK(game.after(game.start(), all.best(game.start(), moves)) == "late");
    CHECK(all.of(game.start()).winner == 0);
    CHECK(all.of(game.start()).throws == 4);
    game.moves(game.at("soon"), moves);
    CHECK(game.after(game.at("soon"), all.best(game.at("soon"), moves)) == "won");
}

TEST_CASE("search: where a throw may fall in more ways than one not everything is looked at") {
    const auto explored = [](Names throws) {
        const Tree<> game({{.name = "root", .to = {"lot"}},
                           {.name = "lot", .mover = chance, .to = std::move(throws)},
                           {.name = "a", .score = {1, 0}},
                           {.name = "b", .score = {1, 0}}});
        return RetrogradeSolver<Tree<>>(game, 100).explore(game.start());
    };
    CHECK(explored({"a"}));
    CHECK_FALSE(explored({"a", "b"}));
}

TEST_CASE("search: no more positions than allowed are looked at, and none after a word to stop") {
    const Tree<> game({{.name = "root", .to = {"a", "b"}},
                       {.name = "a", .mover = 1, .to = {"end"}},
                       {.name = "b", .mover = 1, .to = {"end"}},
                       {.name = "end", .score = {1, 0}}});
    CHECK(RetrogradeSolver<Tree<>>(game, 4).explore(game.start()));
    CHECK_FALSE(RetrogradeSolver<Tree<>>(game, 3).explore(game.start()));
    int asked = 0;
    CHECK_FALSE(RetrogradeSolver<Tree<>>(game, 4).explore(game.start(), [&] { return ++asked == 2; }));
    CHECK(asked == 2);
}

TEST_CASE("search: nothing is known of a position that cannot come") {
    const Tree<> game(
        {{.name = "root", .to = {"end"}}, {.name = "other", .to = {"end"}}, {.name = "end", .score = {1, 0}}});
    RetrogradeSolver<Tree<>> all(game, 100);
    REQUIRE(all.explore(game.start()));
    CHECK(all.of(game.start()).winner == 0);
    CHECK(all.of(game.at("other")).winner == -1);
    CHECK(all.of(game.at("other")).throws == 0);
}

TEST_CASE("search: everything can be looked at from one position and then from another") {
    // From the second fewer positions can come than from the first.
    const Tree<> game({{.name = "root", .to = {"a", "b", "c"}},
                       {.name = "a", .mover = 1, .to = {"second", "drawn"}},
                       {.name = "b", .mover = 1, .to = {"second"}},
                       {.name = "c", .mover = 1, .to = {"second"}},
                       {.name = "second", .mover = 0, .to = {"drawn", "won"}},
                       {.name = "drawn", .score = {0.5f, 0.5f}},
                       {.name = "won", .score = {1, 0}}});
    RetrogradeSolver<Tree<>> all(game, 100);
    REQUIRE(all.explore(game.start()));
    CHECK(all.of(game.start()).throws == 3);
    REQUIRE(all.explore(game.at("second")));
    CHECK(all.size() == 3);
    CHECK(all.of(game.at("second")).winner == 0);
    CHECK(all.of(game.at("second")).throws == 1);
    CHECK(all.of(game.start()).winner == -1);
}

TEST_CASE("search: the side that scores most has won, partners together, and nobody where two score as much") {
    const auto winner = [](std::vector<float> score, std::vector<int> sides) {
        const Tree<> game({{.name = "root", .score = std::move(score)}}, sides);
        RetrogradeSolver<Tree<>> all(game, 10);
        REQUIRE(all.explore(game.start()));
        return all.of(game.start()).winner;
    };
    CHECK(winner({1, 0}, {0, 1}) == 0);
    CHECK(winner({0, 1}, {0, 1}) == 1);
    CHECK(winner({2, 3}, {0, 1}) == 1);
    CHECK(winner({0.5f, 0.5f}, {0, 1}) == -1);
    CHECK(winner({1, 0, 1, 0}, {0, 1, 0, 1}) == 0);
    CHECK(winner({0, 1, 0, 1}, {0, 1, 0, 1}) == 1);
    CHECK(winner({1, 1, 1, 1}, {0, 1, 0, 1}) == -1);
    CHECK(winner({1, 0, 2}, {0, 1, 2}) == 2);
    CHECK(winner({1, 1, 2}, {0, 1, 2}) == 2);
    CHECK(winner({2, 1, 1}, {0, 1, 2}) == 0);
    CHECK(winner({1, 2, 2}, {0, 1, 2}) == -1);
}

// ---- forced wins ----------------------------------------------------------------------------------------------

namespace {

/// The first side wins with its throw of that number whatever the second does, if it begins with "win"; it may dally
/// instead, for ever. What is needed at the least is said at each position. The throws are known and nobody rolls.
std::vector<Node> won_in(int throws, int too_much = 0) {
    std::vector<Node> nodes;
    const auto name = [&](const char* kind, int left) { return kind + std::to_string(left); };
    for (int left = throws; left >= 1; --left) {
        // `left` throws of the first side to go; the second has two answers each time, both of no help.
        nodes.push_back({.name = left == throws ? "root" : name("own", left),
                         .mover = 0,
                         .to = {"dally", left > 1 ? name("win", left - 1) : "won"},
                         .least_throws = left + too_much});
        if (left < throws) {
            nodes.push_back({.name = name("win", left),
                             .mover = 1,
                             .to = {name("x", left), name("y", left)},
                             .least_throws = left + too_much});
            for (const char* half : {"x", "y"})
                nodes.push_back({.name = name(half, left),
                                 .mover = 1,
                                 .to = {name("own", left)},
                                 .mid_turn = true,
                                 .least_throws = left + too_much});
        }
    }
    nodes.push_back({.name = "dally", .mover = 1, .to = {"dallying"}, .least_throws = 1});
    nodes.push_back({.name = "dallying", .mover = 0, .to = {"dally"}, .least_throws = 1});
    nodes.push_back({.name = "won", .score = {1, 0}});
    return nodes;
}

}  // namespace

TEST_CASE("search: a win forced within four throws of one's own is found, and how far off it is told") {
    for (int throws = 1; throws <= 4; ++throws) {
        CAPTURE(throws);
        const auto found = [&](const auto& game) {
            const Thought thought = think(game, counted(3000));
            CHECK(game.after(game.at("root"), thought.best) ==
                  (throws == 1 ? "won" : "win" + std::to_string(throws - 1)));
            CHECK(thought.value == 1000.0f);
            CHECK(thought.depth == 2 * throws - 1);  // with those of the other side between
            CHECK(thought.line == std::vector<Move>{thought.best});
        };
        found(Tree<known>(won_in(throws)));
        found(Tree<counts_throws>(won_in(throws)));
    }
}

TEST_CASE("search: a win that is further off is found by looking at everything, if that is not too much") {
    const Tree<known> game(won_in(6));
    const Thought all = think(game, counted(3000));
    CHECK(game.after(game.at("root"), all.best) == "win5");
    CHECK(all.value == 1000.0f);
    CHECK(all.depth == 11);
    CHECK(all.nodes == won_in(6).size());
    // With no room for it the throws are looked ahead through as far as they are allowed to be.
    CHECK(think(game, counted(won_in(6).size() - 1)).value < 1000.0f);
    CHECK(think(game, {}).value == 1000.0f);
}

TEST_CASE("search: no win is sought where a level errs or looks so many throws ahead and no more") {
    const Tree<known> game(won_in(3));
    Limits limits;
    limits.depth = 2;
    CHECK(think(game, limits).value < 1000.0f);
    limits = counted(3000);
    limits.wobble = 1;
    CHECK(think(game, limits).value < 1000.0f);
}

TEST_CASE("search: no win is sought where more throws are needed than are left") {
    // The game says that one more is needed than is: nothing is found within four, and nothing is looked at for it.
    const Tree<counts_throws> game(won_in(4, 1));
    Limits limits = counted(12);  // too few to look at everything
    const Thought thought = think(game, limits);
    CHECK(thought.value < 1000.0f);
    // What is said truly is enough.
    CHECK(think(Tree<counts_throws>(won_in(2)), counted(40)).value == 1000.0f);
}

TEST_CASE("search: a win that one answer escapes is not forced") {
    auto nodes = won_in(3);
    for (Node& node : nodes)
        if (node.name == "y2") node.to = {"dallying"};
    const Tree<known> game(nodes);
    const Thought thought = think(game, counted(3000));
    CHECK(thought.value < 1000.0f);
    CHECK(thought.value > -1000.0f);
}

TEST_CASE("search: a loss and a draw within reach are no win") {
    for (const auto& score : {std::vector<float>{0, 1}, std::vector<float>{0.5f, 0.5f}}) {
        auto nodes = won_in(1);
        nodes.back().score = score;
        CHECK(best(Tree<known>(nodes), counted(3000)) ==
              (score[0] == 0 ? "dally" : best(Tree<known>(nodes), counted(3000))));
        CHECK(think(Tree<known>(nodes), counted(3000)).value < 1000.0f);
    }
}

TEST_CASE("search: a position met with one throw left is asked again where two are") {
    // From "later" the win takes two throws more. It is met first after two of one's own, then after one.
    const Tree<known> game({{.name = "root", .to = {"detour", "later"}},
                            {.name = "detour", .mover = 1, .to = {"back"}},
                            {.name = "back", .mover = 0, .to = {"later"}},
                            {.name = "later", .mover = 1, .to = {"own2"}},
                            {.name = "own2", .mover = 0, .to = {"last"}},
                            {.name = "last", .mover = 1, .to = {"own1"}},
                            {.name = "own1", .mover = 0, .to = {"won"}},
                            {.name = "won", .score = {1, 0}}});
    const Thought thought = think(game);
    CHECK(game.after(game.at("root"), thought.best) == "later");
    CHECK(thought.depth == 5);
}

TEST_CASE("search: a throw of several moves is one, and who has a say in it does not end it") {
    // The first side begins its throw, the second grants it something, the first plays on and has won: one throw.
    const Tree<known> game({{.name = "root", .to = {"dally", "begun"}},
                            {.name = "begun", .mover = 1, .to = {"granted", "granted2"}, .mid_turn = true},
                            {.name = "granted", .mover = 0, .to = {"half"}, .mid_turn = true},
                            {.name = "granted2", .mover = 0, .to = {"half", "dally"}, .mid_turn = true},
                            {.name = "half", .mover = 0, .to = {"dally", "won"}, .mid_turn = true},
                            {.name = "dally", .mover = 1, .to = {"dallying"}},
                            {.name = "dallying", .mover = 0, .to = {"dally"}},
                            {.name = "won", .score = {1, 0}}});
    const Thought thought = think(game, counted(3000));
    CHECK(game.after(game.at("root"), thought.best) == "begun");
    CHECK(thought.value == 1000.0f);
    // The root's own throw ends where the second has a say; that and the rest of it are two.
    CHECK(thought.depth <= 3);
}

TEST_CASE("search: who has lost resists as long as can be") {
    const Tree<known> game({{.name = "root", .mover = 1, .to = {"soon", "late"}},
                            {.name = "soon", .mover = 0, .to = {"won"}},
                            {.name = "late", .mover = 0, .to = {"later"}},
                            {.name = "later", .mover = 1, .to = {"soon"}},
                            {.name = "won", .score = {1, 0}}});
    const Thought thought = think(game, counted(3000));
    CHECK(game.after(game.at("root"), thought.best) == "late");
    CHECK(thought.value == -1000.0f);
    CHECK(thought.depth == 4);
    CHECK(thought.line == std::vector<Move>{thought.best});
}

TEST_CASE("search: where dice fall no win is sought through every answer") {
    const auto game_of = [](Names throws) {
        return Tree<known>(
            {{.name = "root", .to = {"roll", "roll2"}, .mid_turn = true},
             {.name = "roll", .mover = chance, .to = throws},
             {.name = "roll2", .mover = chance, .to = throws},
             {.name = "lies", .mover = 1, .to = {"over"}, .mid_turn = true},
             {.name = "over", .mover = chance, .to = throws.size() == 1 ? Names{"own"} : Names{"own", "own"}},
             {.name = "own", .mover = 0, .to = {"won"}, .mid_turn = true},
             {.name = "won", .score = {1, 0}}});
    };
    const Thought one = think(game_of({"lies"}), counted(3000));
    CHECK(one.value == 1000.0f);
    CHECK(one.depth == 3);
    CHECK(think(game_of({"lies", "lies"}), counted(3000)).value == 1.0f);
}

TEST_CASE("search: a throw chosen behind what another has to decide is known to be no throw of dice") {
    // What the second side grants comes between the end and the throw.
    const auto depth = [](int throws) {
        std::vector<Node> nodes = {{.name = "root", .to = {"a", "b"}, .mid_turn = true},
                                   {.name = "a", .mover = 1, .to = {"roll"}, .mid_turn = true},
                                   {.name = "b", .mover = 1, .to = {"roll"}, .mid_turn = true},
                                   {.name = "roll", .mover = chance},
                                   {.name = "lies", .mover = 1, .to = {"roll"}, .mid_turn = true}};
        nodes[3].to = Names(static_cast<std::size_t>(throws), "lies");
        Limits limits = counted(200);
        limits.wobble = 1;
        return think(Tree<known>(nodes), limits).depth;
    };
    CHECK(depth(1) > 3);
    CHECK(depth(2) <= 3);
}

// ---- the race ---------------------------------------------------------------------------------------------------

namespace {

using Race = Tree<Has{.two_sided = true, .odds = true, .parting = true}>;

/// Two ends. The first looks better; with the second one's own next throw brings more, and the other's answer less.
std::vector<Node> passed_each_other(bool first, bool second) {
    std::vector<Node> nodes = {{.name = "root", .to = {"a", "b"}, .mid_turn = true},
                               {.name = "draw", .score = {0.5f, 0.5f}}};
    const auto add = [&](const std::string& name, bool no_more_contact, int value, int theirs, int own) {
        nodes.push_back({.name = name,
                         .mover = chance,
                         .value = value,
                         .to = {name + "t", name + "t"},
                         .no_more_contact = no_more_contact,
                         .skip_roll = {name + "p", "draw"}});
        nodes.push_back({.name = name + "t", .mover = 1, .to = {name + "tx"}, .mid_turn = true});
        nodes.push_back({.name = name + "tx", .mover = chance, .value = theirs, .to = {"draw", "draw"}});
        nodes.push_back({.name = name + "p", .mover = chance, .value = value, .to = {name + "pt", name + "pt"}});
        nodes.push_back({.name = name + "pt", .mover = 0, .to = {name + "px"}, .mid_turn = true});
        nodes.push_back({.name = name + "px", .mover = chance, .value = own, .to = {"draw", "draw"}});
    };
    add("a", first, 20, 30, 50);
    add("b", second, 0, 10, 90);
    return nodes;
}

}  // namespace

TEST_CASE("search: where the sides have passed each other one's own next throw is looked at, and not the other's") {
    Limits limits;
    limits.depth = 2;
    const Race race(passed_each_other(true, true));
    const Thought thought = think(race, limits);
    CHECK(race.after(race.at("root"), thought.best) == "b");
    CHECK(thought.value == 0.0f);  // one's own throws alone flatter: it is told what it was at sight
    CHECK(race.times_played_to("at") == 0);
    // Where but one end is still in reach of the other, all are looked at as ever.
    for (const auto& nodes :
         {passed_each_other(false, true), passed_each_other(true, false), passed_each_other(false, false)}) {
        const Race game(nodes);
        const Thought touching = think(game, limits);
        CHECK(game.after(game.at("root"), touching.best) == "a");
        CHECK(touching.value == 0.15f);
        CHECK(game.times_played_to("apt") == 0);
    }
}

TEST_CASE("search: an end that is the end of the game does not keep the others from being a race") {
    auto nodes = passed_each_other(true, true);
    nodes[0].to.push_back("draw");
    Limits limits;
    limits.depth = 2;
    const Race race(nodes);
    CHECK(race.after(race.at("root"), think(race, limits).best) == "b");
}
