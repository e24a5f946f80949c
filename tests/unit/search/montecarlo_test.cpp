// Monte-Carlo: what comes of playing a game out many times, in games drawn by hand.

#include <doctest/doctest.h>

#include <cmath>

#include "core/search/montecarlo.hpp"
#include "tests/unit/search/limits.hpp"
#include "tests/unit/search/random.hpp"

using namespace ludus;
using namespace ludus::tests;
using namespace ludus::tests::drawn;

namespace {

using Names = std::vector<std::string>;
using Blind = Tree<Has{.evaluation = false}>;

const std::function<bool()> nobody;

template <class G>
Thought think(const G& game, const Limits& limits) {
    game.forget();
    return MonteCarlo<G>(game, limits, nobody).think({game.at("root")});
}

template <class G>
std::string best(const G& game, const Limits& limits) {
    return game.after(game.at("root"), think(game, limits).best);
}

Node won() { return {.name = "won", .score = {1, 0}}; }
Node lost() { return {.name = "lost", .score = {0, 1}}; }
Node draw() { return {.name = "draw", .score = {0.5f, 0.5f}}; }

/// A line without a choice from the position named, so many moves long, to where it is over.
void add_line(std::vector<Node>& nodes, const std::string& name, int moves, const std::string& end, int value = 0) {
    for (int i = 0; i < moves; ++i)
        nodes.push_back({.name = i == 0 ? name : name + std::to_string(i),
                         .mover = 1 - i % 2,
                         .value = value,
                         .to = {i + 1 < moves ? name + std::to_string(i + 1) : end}});
}

}  // namespace

TEST_CASE("search: Monte-Carlo takes a win before a draw, and a draw before a loss, and says what each is worth") {
    const auto of = [](const Names& moves) { return Blind({{.name = "root", .to = moves}, won(), lost(), draw()}); };
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        CHECK(best(of({"draw", "won", "lost"}), counted(300, seed)) == "won");
        CHECK(best(of({"draw", "lost"}), counted(300, seed)) == "draw");
    }
    CHECK(think(of({"won", "won"}), counted(100)).value == 10.0f);
    CHECK(think(of({"draw", "draw"}), counted(100)).value == 0.0f);
    CHECK(think(of({"lost", "lost"}), counted(100)).value == -10.0f);
}

TEST_CASE("search: Monte-Carlo thinks for whoever is to move") {
    const Blind game({{.name = "root", .mover = 1, .to = {"draw", "won", "lost"}}, won(), lost(), draw()});
    CHECK(best(game, counted(300)) == "lost");
    CHECK(think(game, counted(3000)).value == 10.0f);
}

TEST_CASE("search: Monte-Carlo supposes that the other side plays its best answer") {
    // After "hope" two answers of three lose to it; after "safe" all draw.
    const Blind game({{.name = "root", .to = {"hope", "safe"}},
                      {.name = "hope", .mover = 1, .to = {"won", "won", "lost"}},
                      {.name = "safe", .mover = 1, .to = {"draw", "draw"}},
                      won(),
                      lost(),
                      draw()});
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const Thought thought = think(game, counted(2000, seed));
        CHECK(game.after(game.at("root"), thought.best) == "safe");
        CHECK(thought.value == 0.0f);
    }
}

TEST_CASE("search: Monte-Carlo plays for the partner and against the others") {
    const std::vector<int> partners = {0, 1, 0, 1};
    const Blind game({{.name = "root", .to = {"partner", "other"}},
                      {.name = "partner", .mover = 2, .to = {"ours", "theirs"}},
                      {.name = "other", .mover = 3, .to = {"ours", "theirs"}},
                      {.name = "ours", .score = {1, 0, 1, 0}},
                      {.name = "theirs", .score = {0, 1, 0, 1}}},
                     partners);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) CHECK(best(game, counted(1000, seed)) == "partner");
}

TEST_CASE("search: a win that several share is a part of a win to each, and one side alone has what it scores") {
    const auto worth = [](std::vector<float> score, const std::vector<int>& sides) {
        const Blind game({{.name = "root", .to = {"end", "end"}}, {.name = "end", .score = std::move(score)}}, sides);
        return static_cast<double>(think(game, counted(100)).value);
    };
    const auto part = [](double of_a_win) { return doctest::Approx((of_a_win - 0.5) * 20).epsilon(1e-5); };
    CHECK(worth({1, 0, 0}, {0, 1, 2}) == part(1.0));
    CHECK(worth({1, 1, 0}, {0, 1, 2}) == part(1.0 / 2));
    CHECK(worth({1, 1, 1}, {0, 1, 2}) == part(1.0 / 3));
    CHECK(worth({1, 1, 1, 1}, {0, 1, 2, 3}) == part(1.0 / 4));
    CHECK(worth({1, 1, 2}, {0, 1, 2}) == part(0.0));
    CHECK(worth({-1, -2, -3}, {0, 1, 2}) == part(1.0));
    CHECK(worth({1, 0, 1, 0}, {0, 1, 0, 1}) == part(1.0));
    CHECK(worth({0.25f}, {0}) == part(0.25));
    CHECK(worth({7}, {0}) == part(1.0));
    CHECK(worth({-2}, {0}) == part(0.0));
}

TEST_CASE("search: Monte-Carlo weighs throws by their odds") {
    const Tree<Has{.evaluation = false, .odds = true}> game(
        {{.name = "root", .to = {"likely", "even"}},
         {.name = "likely", .mover = chance, .to = {"won", "lost"}, .odds = {0.8, 0.2}},
         {.name = "even", .mover = chance, .to = {"won", "lost"}, .odds = {0.5, 0.5}},
         won(),
         lost()});
    const Thought thought = think(game, counted(8000));
    CHECK(game.after(game.at("root"), thought.best) == "likely");
    CHECK(thought.value > 5.0f);  // of 6
    CHECK(thought.value < 7.0f);
}

TEST_CASE("search: a bad move is tried again now and then, and less and less") {
    // In a thousand tries one that always loses is tried seven times: a won game and small numbers speak for it no
    // more.
    const Blind game({{.name = "root", .to = {"won", "lost"}}, won(), lost()});
    CHECK(think(game, counted(999)).playouts == 1000);
    CHECK(game.times_played_to("won") + game.times_played_to("lost") == 1001);  // and once to tell what may follow
    CHECK(game.times_played_to("lost") >= 6);
    CHECK(game.times_played_to("lost") <= 8);
    think(game, counted(100));
    CHECK(game.times_played_to("lost") >= 3);
    CHECK(game.times_played_to("lost") <= 5);
}

TEST_CASE("search: every move is tried once before any is tried again") {
    std::vector<Node> nodes = {{.name = "root"}, won(), lost()};
    for (int i = 0; i < 20; ++i) {
        nodes[0].to.push_back("m" + std::to_string(i));
        nodes.push_back({.name = "m" + std::to_string(i), .score = i == 3 ? won().score : lost().score});
    }
    const Blind game(nodes);
    think(game, counted(19));
    for (int i = 0; i < 20; ++i) CHECK(game.times_played_to("m" + std::to_string(i)) == 1);
    // In an order drawn by the seed.
    Names first;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        think(game, counted(1, seed));
        first.push_back(game.played.front().second);
    }
    std::sort(first.begin(), first.end());
    CHECK(std::unique(first.begin(), first.end()) - first.begin() > 5);
}

// ---- limits -----------------------------------------------------------------------------------------------------

TEST_CASE("search: Monte-Carlo looks at just as many positions as it may") {
    std::vector<Node> nodes = {{.name = "root", .to = {"a", "b"}}, draw()};
    add_line(nodes, "a", 5, "draw");
    add_line(nodes, "b", 5, "draw");
    const Blind game(nodes);
    for (const std::uint64_t count : {1u, 7u, 100u, 1001u}) CHECK(think(game, counted(count)).nodes == count);
    // Where only the turns are limited each may cost eight thousand.
    Limits limits;
    limits.depth = 1;
    CHECK(think(game, limits).nodes == 8000);
    limits.depth = 2;
    CHECK(think(game, limits).nodes == 16000);
    limits.depth = 0;
    CHECK(think(game, limits).nodes == 8000);
    // A clock is limit enough.
    limits.depth = 1;
    limits.seconds = 1000;
    int asked = 0;
    const std::function<bool()> stop = [&] { return ++asked == 200; };
    CHECK(MonteCarlo<Blind>(game, limits, stop).think({game.at("root")}).nodes == 200 * Budget::interval);
}

TEST_CASE("search: a game broken off is not believed") {
    std::vector<Node> nodes = {{.name = "root", .to = {"a", "b"}}, won()};
    add_line(nodes, "a", 9, "won");
    add_line(nodes, "b", 9, "won");
    const Blind game(nodes);
    for (const std::uint64_t count : {1u, 5u, 8u}) {
        const Thought none = think(game, counted(count));
        CHECK(none.value == 0.0f);
        CHECK(none.depth == 0);
    }
    CHECK(think(game, counted(10)).value == 10.0f);
}

TEST_CASE("search: the tree of Monte-Carlo is no deeper than the turns allowed") {
    // Two ways at each turn, eight turns long.
    std::vector<Node> nodes = {draw()};
    for (int turn = 0; turn < 8; ++turn)
        for (const char* side : {"a", "b"}) {
            Node node{.name = side + std::to_string(turn), .mover = turn % 2};
            if (turn == 7) node.to = {"draw"};
            else node.to = {"a" + std::to_string(turn + 1), "b" + std::to_string(turn + 1)};
            nodes.push_back(node);
        }
    nodes.insert(nodes.begin(), {.name = "root", .mover = 1, .to = {"a0", "b0"}});
    const Blind game(nodes);
    for (int turns = 1; turns <= 4; ++turns) {
        Limits limits = counted(3000);
        limits.depth = turns;
        CHECK(think(game, limits).depth == turns);
    }
    CHECK(think(game, counted(3000)).depth >= 8);
    // In the middle of a turn nothing is counted.
    for (Node& node : nodes)
        if (node.name.back() == '0') node.mid_turn = true;
    Limits limits = counted(3000);
    limits.depth = 1;
    const Blind halves(nodes);
    CHECK(think(halves, limits).depth == 1);
    CHECK(think(halves, counted(3000)).depth >= 7);
}

TEST_CASE("search: a game of four hundred moves is played to its end, a longer one is nobody's") {
    const auto worth = [](int moves) {
        std::vector<Node> nodes = {{.name = "root", .to = {"a", "b"}}, won()};
        add_line(nodes, "a", moves - 1, "won");
        add_line(nodes, "b", moves - 1, "won");
        return think(Blind(nodes), counted(3000)).value;
    };
    CHECK(worth(399) == 10.0f);
    CHECK(worth(400) == 10.0f);
    CHECK(worth(401) == 0.0f);
    // Of three sides nobody's is a third.
    std::vector<Node> nodes = {{.name = "root", .to = {"a", "b"}}, won()};
    add_line(nodes, "a", 600, "won");
    add_line(nodes, "b", 600, "won");
    CHECK(static_cast<double>(think(Blind(nodes, {0, 1, 2}), counted(3000)).value) == doctest::Approx(-10.0 / 3));
}

TEST_CASE("search: where the board can be judged it is after forty moves") {
    const auto worth = [](int at, int value, const std::vector<int>& sides) {
        std::vector<Node> nodes = {{.name = "root", .to = {"a", "b"}}, won()};
        for (const char* line : {"a", "b"}) {
            add_line(nodes, line, 100, "won");
            for (Node& node : nodes)
                if (node.name == line + std::to_string(at - 1)) node.value = value;
        }
        return static_cast<double>(think(Tree<>(nodes, sides), counted(1000)).value);
    };
    // Six men ahead are won about three times in four against one side; against two they stand as far behind.
    const double e = std::exp(1.0);
    CHECK(worth(40, 600, {0, 1}) == doctest::Approx((e / (e + 1 / e) - 0.5) * 20).epsilon(1e-5));
    CHECK(worth(40, 600, {0, 1, 2}) == doctest::Approx((e / (e + 2 / e) - 0.5) * 20).epsilon(1e-5));
    CHECK(worth(40, -600, {0, 1}) == doctest::Approx((1 / e / (e + 1 / e) - 0.5) * 20).epsilon(1e-5));
    CHECK(worth(39, 600, {0, 1}) == 0.0);
    CHECK(worth(41, 600, {0, 1}) == 0.0);
    CHECK(worth(40, 10'000'000, {0, 1}) == doctest::Approx(10.0));  // no number too great
}

TEST_CASE("search: a game that comes round and round counts as nobody's") {
    const Blind game({{.name = "root", .to = {"a", "b"}},
                      {.name = "a", .mover = 1, .to = {"back"}},
                      {.name = "b", .mover = 1, .to = {"back"}},
                      {.name = "back", .mover = 0, .to = {"a", "b"}}},
                     {0, 1, 2});
    CHECK(static_cast<double>(think(game, counted(5000)).value) == doctest::Approx(-10.0 / 3));
}

// ---- what is hidden, and weak levels ------------------------------------------------------------------------------

TEST_CASE("search: where something is hidden the choice is drawn, each by how often it was tried") {
    Blind even({{.name = "root", .to = {"draw", "draw2"}}, draw(), {.name = "draw2", .score = {0.5f, 0.5f}}});
    Blind uneven({{.name = "root", .to = {"won", "lost"}}, won(), lost()});
    std::map<std::string, int> chosen;
    const auto draws = [&](Blind& game) {
        game.card().has_hidden = true;
        for (std::uint64_t seed = 1; seed <= 300; ++seed) ++chosen[best(game, counted(40, seed))];
    };
    draws(even);
    CHECK(chosen["draw"] > 110);
    CHECK(chosen["draw2"] > 110);
    draws(uneven);  // tried three times or four of forty
    CHECK(chosen["lost"] > 5);
    CHECK(chosen["lost"] < 60);
    // With nothing tried there is still an answer.
    std::vector<Node> nodes = {{.name = "root", .to = {"a", "b"}}, won()};
    add_line(nodes, "a", 9, "won");
    add_line(nodes, "b", 9, "won");
    Blind untried(nodes);
    untried.card().has_hidden = true;
    CHECK(think(untried, counted(3)).value == 0.0f);
}

TEST_CASE("search: what a seat cannot know does not guide its answer") {
    // The first seat has hidden one of two things; the second wins by naming it, and sees neither.
    std::vector<Node> nodes = {{.name = "root", .mover = 1, .to = {"lost", "won"}, .seen_as = "unseen"},
                               {.name = "twin", .mover = 1, .to = {"won", "lost"}, .seen_as = "unseen"},
                               {.name = "unseen", .mover = 1, .to = {"named0", "named1"}},
                               {.name = "named0", .mover = chance, .to = {"won", "lost"}},
                               {.name = "named1", .mover = chance, .to = {"won", "lost"}},
                               won(),
                               lost()};
    Tree<Has{.evaluation = false, .view = true}> game(nodes);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const Thought thought = think(game, counted(500, seed));
        CHECK(std::abs(thought.value) < 5.0f);  // as likely the one as the other
        game.forget();
        CHECK(MonteCarlo<Tree<Has{.evaluation = false, .view = true}>>(game, counted(500, seed), nobody)
                  .think({game.at("twin")})
                  .best == thought.best);
    }
}

TEST_CASE("search: positions that look alike to a seat and allow different moves are each played by their own") {
    // Chance decides what the second seat stands before; it sees no difference, but has two moves or three.
    const Tree<Has{.evaluation = false, .view = true}> game(
        {{.name = "root", .to = {"lot", "lost"}},
         {.name = "lot", .mover = chance, .to = {"two", "three"}},
         {.name = "two", .mover = 1, .to = {"won", "draw"}},
         {.name = "three", .mover = 1, .to = {"won", "won2", "lost2"}, .seen_as = "two"},
         {.name = "won2", .score = {1, 0}},
         {.name = "lost2", .score = {0, 1}},
         won(),
         lost(),
         draw()});
    const Thought thought = think(game, counted(4000));
    CHECK(game.after(game.at("root"), thought.best) == "lot");
    CHECK(game.times_played_to("lost2") > 200);
    CHECK(game.times_played_to("draw") > 200);
    CHECK(thought.value < -2.0f);  // a draw or a loss by the best answer: -5
}

TEST_CASE(
    "search: positions that look alike to a seat and allow as many moves, but others, are each played by their own") {
    // Of three moves the way here bars the last, or the first.
    const Tree<Has{.evaluation = false, .remove_repetitions = true, .view = true}> game(
        {{.name = "root", .to = {"lot", "lost"}},
         {.name = "lot", .mover = chance, .to = {"last", "first"}},
         {.name = "last", .mover = 1, .to = {"won", "draw", "never"}},
         {.name = "first", .mover = 1, .to = {"never", "won2", "lost2"}, .seen_as = "last"},
         {.name = "never", .score = {1, 0}, .barred = true},
         {.name = "won2", .score = {1, 0}},
         {.name = "lost2", .score = {0, 1}},
         won(),
         lost(),
         draw()});
    const Thought thought = think(game, counted(4000));
    CHECK(game.after(game.at("root"), thought.best) == "lot");
    CHECK(game.times_played_to("never") == 0);
    CHECK(game.times_played_to("lost2") > 200);
    CHECK(game.times_played_to("draw") > 200);
}

TEST_CASE("search: a level errs by no more than its wobble, and by as much, where games are played out") {
    // A win and a draw are ten men apart.
    const Blind game({{.name = "root", .to = {"draw", "won"}}, won(), draw()});
    const auto errs = [&](int wobble) {
        int times = 0;
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            Limits limits = counted(50, seed);
            limits.wobble = wobble;
            times += best(game, limits) == "draw";
        }
        return times;
    };
    CHECK(errs(0) == 0);
    CHECK(errs(490) == 0);
    CHECK(errs(700) > 0);
    CHECK(errs(700) < 40);
    CHECK(errs(20'000) > 110);
    CHECK(errs(20'000) < 190);
}

TEST_CASE("search: Monte-Carlo hands the whole way over where it may bar moves") {
    const Tree<Has{.evaluation = false, .remove_repetitions = true}> game(
        {{.name = "before", .mover = 1, .to = {"root"}},
         {.name = "root", .to = {"a", "no", "b"}},
         {.name = "a", .mover = 1, .to = {"won"}},
         {.name = "b", .mover = 1, .to = {"won"}},
         {.name = "no", .mover = 1, .to = {"won"}, .barred = true},
         won()});
    using G = Tree<Has{.evaluation = false, .remove_repetitions = true}>;
    MonteCarlo<G>(game, counted(60), nobody).think({game.at("before"), game.at("root")});
    CHECK(game.times_played_to("no") == 0);
    for (const Names& way : game.asked_bar) {
        REQUIRE(way.size() >= 2);
        CHECK(way[0] == "before");
        CHECK(way[1] == "root");
        CHECK(way.size() <= 3);
    }
    CHECK(std::count(game.asked_bar.begin(), game.asked_bar.end(), Names{"before", "root", "a"}) > 0);
}
