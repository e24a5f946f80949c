// Looking ahead by whole throws: what it says is what a plain expectation says, in games drawn by hand and at random.
// Long: trees drawn by hand, each beside what it shows.

#include <doctest/doctest.h>

#include <cmath>
#include <set>

#include "core/search/expectimax.hpp"
#include "tests/unit/search/limits.hpp"
#include "tests/unit/search/random.hpp"

using namespace ludus;
using namespace ludus::tests;
using namespace ludus::tests::drawn;

namespace {

constexpr Has dice = {.two_sided = true, .odds = true};
using Dice = Tree<dice>;
using Names = std::vector<std::string>;

const std::function<bool()> nobody;

template <class G>
Thought think(const G& game, const Limits& limits, std::string_view from = "root") {
    game.forget();
    return Expectimax<G>(game, limits, nobody).think(game.at(from));
}

/// Where the line foreseen leads.
template <class G>
std::string end_of(const G& game, const Thought& thought, std::string_view from = "root") {
    auto p = game.at(from);
    for (const Move move : thought.line) p = game.child(p, move);
    return game.name(p);
}

template <class G>
std::string best(const G& game, const Limits& limits) {
    return end_of(game, think(game, limits));
}

Node draw() { return {.name = "draw", .score = {0.5f, 0.5f}}; }

/// What a position is worth to the first side with so many throws looked at, all of every throw. A throw goes on while
/// the same side has to play it, and while another has a say in it; at the root it ends where another has one.
template <class G>
double plain(const G& game, const typename G::Position& p, int depth, bool root = false) {
    const Node& node = game.node(p);
    if (node.to.empty()) return static_cast<double>(node.score[0] - node.score[1]);
    if (depth <= 0 && (node.mover == chance || !node.mid_turn)) return node.value / static_cast<double>(G::point_worth);
    if (node.mover == chance) {
        double mean = 0;
        for (std::size_t i = 0; i < node.to.size(); ++i)
            mean += game.odds(p, {i}) * plain(game, game.child(p, {i}), depth);
        return mean;
    }
    const double sign = node.mover == 0 ? 1 : -1;
    double most = -1e9;
    for (std::size_t i = 0; i < node.to.size(); ++i) {
        const auto& next = game.child(p, {i});
        const Node& there = game.node(next);
        const bool over = root ? there.mover != node.mover : there.mover == chance || !there.mid_turn;
        most = std::max(most, sign * plain(game, next, depth - (over ? 1 : 0), root && !over));
    }
    return sign * most;
}

/// What is in a game of dice made at random.
struct Kind {
    int throws = 3;  ///< ways a throw may fall; 1: it is known
    int ends = 3;    ///< ways it may be played
    int deep = 3;    ///< throws one after another
    bool over = false, gifts = false, two_moves = false;
};

class Maker {
public:
    Maker(std::uint64_t seed, const Kind& kind) : random_(seed), kind_(kind) {
        nodes_.push_back({.name = "root", .mid_turn = true});
        fill(0, 0, 0, std::max(kind.ends, 2));
        nodes_.push_back(draw());
    }
    std::vector<Node> nodes() { return std::move(nodes_); }

private:
    std::string add(Node node) {
        node.name = "n" + std::to_string(nodes_.size());
        nodes_.push_back(node);
        return nodes_.back().name;
    }
    /// A move from there; what was added last.
    std::size_t lead(std::size_t from, const std::string& to) {
        nodes_[from].to.push_back(to);
        return nodes_.size() - 1;
    }
    std::size_t below(int count) { return random_.below(static_cast<std::size_t>(count)); }
    /// What the side may bring about with the throw that lies before it.
    void fill(std::size_t at, int side, int depth, int ends) {
        const bool gift = kind_.gifts && below(3) == 0, halves = kind_.two_moves && below(2) == 0;
        const int count = depth == 0 ? ends : 1 + static_cast<int>(below(ends));
        for (int i = 0; i < count; ++i) {
            std::size_t from = at;
            if (halves) {
                from = lead(at, add({.mover = side, .mid_turn = true}));
            }
            if (gift) {
                from = lead(from, add({.mover = 1 - side, .mid_turn = true}));
            }
            for (int k = gift ? 2 : 1; k > 0; --k) lead(from, thrown(1 - side, depth + 1));
        }
    }
    /// Dice are to be thrown by that side.
    std::string thrown(int side, int depth) {
        if (kind_.over && depth > 1 && below(6) == 0) {
            const std::vector<std::vector<float>> scores = {{1, 0}, {0, 1}, {2, 0}, {0, 3}, {0.5f, 0.5f}};
            return add({.score = scores[below(5)]});
        }
        const std::string name = add({.mover = chance, .value = static_cast<int>(below(9)) - 4});
        const std::size_t at = nodes_.size() - 1;
        if (depth > kind_.deep) {
            nodes_[at].to.assign(static_cast<std::size_t>(kind_.throws), "draw");
            return name;
        }
        double left = 1;
        for (int i = 0; i < kind_.throws; ++i) {
            lead(at, add({.mover = side, .mid_turn = true}));
            nodes_[at].odds.push_back(i + 1 < kind_.throws ? left / 2 : left);
            left -= nodes_[at].odds.back();
            fill(nodes_.size() - 1, side, depth, kind_.ends);
        }
        return name;
    }

    Random random_;
    Kind kind_;
    std::vector<Node> nodes_;
};

/// The search and the plain expectation agree on the value and the choice.
void agrees(const Kind& kind, std::uint64_t games, int throws) {
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        CAPTURE(seed);
        const Dice game(Maker(seed, kind).nodes());
        const Thought thought = think(game, deep(throws));
        CHECK(thought.depth == throws);
        REQUIRE_FALSE(thought.line.empty());
        CHECK(thought.best == thought.line.front());
        const double value = plain(game, game.at("root"), throws, true);
        CHECK(static_cast<double>(thought.value) == doctest::Approx(value).epsilon(1e-6));
        const auto end = game.at(end_of(game, thought));
        CHECK((game.node(end).mover == chance || game.node(end).mover == 1));
        CHECK(plain(game, end, throws - 1) == doctest::Approx(value).epsilon(1e-6));
    }
}

}  // namespace

TEST_CASE("search: one throw ahead the best end at sight is taken, in games made at random") {
    agrees({.ends = 6, .deep = 1, .over = true, .two_moves = true}, 40, 1);
}

TEST_CASE("search: two throws ahead each end is weighed by every throw and its best answer, in games made at random") {
    agrees({.ends = 6, .deep = 2, .over = true, .two_moves = true}, 60, 2);
    agrees({.ends = 3, .deep = 2, .gifts = true, .two_moves = true}, 60, 2);
}

TEST_CASE("search: three throws ahead and four, in games made at random") {
    agrees({.throws = 2, .ends = 3, .deep = 3, .two_moves = true}, 40, 3);
    agrees({.throws = 3, .ends = 3, .deep = 3, .gifts = true}, 20, 3);
    agrees({.throws = 2, .ends = 2, .deep = 4}, 20, 4);
}

TEST_CASE("search: where throws are known the answer is that of looking at everything, in games made at random") {
    for (int throws = 1; throws <= 5; ++throws) {
        agrees({.throws = 1, .ends = 6, .deep = throws, .two_moves = true}, throws < 5 ? 40 : 10, throws);
        agrees({.throws = 1, .ends = 4, .deep = throws, .over = true, .gifts = true}, 40, throws);
    }
}

// ---- which ends are looked into -----------------------------------------------------------------------------

namespace {

/// Ends of these values at sight, each with as many throws as there are values in its list: the board after each throw.
struct DrawnEnd {
    int value;
    std::vector<int> thrown;
};

std::vector<Node> of_ends(const std::vector<DrawnEnd>& ends) {
    std::vector<Node> nodes = {{.name = "root", .mid_turn = true}, draw()};
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const std::string name = "e" + std::to_string(i);
        nodes[0].to.push_back(name);
        Node end{.name = name, .mover = chance, .value = ends[i].value};
        for (std::size_t t = 0; t < ends[i].thrown.size(); ++t) {
            const std::string lies = name + "t" + std::to_string(t);
            end.to.push_back(lies);
            nodes.push_back({.name = lies, .mover = 1, .to = {lies + "x"}, .mid_turn = true});
            nodes.push_back({.name = lies + "x", .mover = chance, .value = ends[i].thrown[t], .to = {"y", "z"}});
        }
        nodes.push_back(end);
    }
    // After that everything is alike.
    nodes.push_back({.name = "y", .mover = 0, .to = {"yy"}, .mid_turn = true});
    nodes.push_back({.name = "z", .mover = 0, .to = {"yy"}, .mid_turn = true});
    nodes.push_back({.name = "yy", .mover = chance, .to = {"draw", "draw"}});
    return nodes;
}

std::vector<int> alike(int count, int value) { return std::vector<int>(static_cast<std::size_t>(count), value); }

int looked_into(const Dice& game, int ends) {
    int count = 0;
    for (int i = 0; i < ends; ++i) count += !game.played_from("e" + std::to_string(i)).empty();
    return count;
}

}  // namespace

TEST_CASE("search: of the ends of a throw twenty at most are looked into two throws deep, and six three") {
    const Dice game(of_ends(std::vector<DrawnEnd>(25, {0, {0, 0}})));
    think(game, deep(1));
    CHECK(looked_into(game, 25) == 0);
    think(game, deep(2));
    CHECK(looked_into(game, 25) == 20);
    CHECK(game.played_from("y").empty());
    think(game, deep(3));
    CHECK(looked_into(game, 25) == 20);
    int twice = 0;
    for (int i = 0; i < 25; ++i) twice += game.played_from("e" + std::to_string(i)).size() == 4;
    CHECK(twice == 6);
}

TEST_CASE("search: an end is looked into where it is a quarter of a point behind, and in the end eight hundredths") {
    // The second has more to it than meets the eye.
    const auto chosen = [](int behind) {
        return best(Dice(of_ends({{100, {100, 100}}, {100 - behind, {110, 110}}})), deep(2));
    };
    CHECK(chosen(48) == "e1");
    CHECK(chosen(52) == "e0");
    // Three throws deep: behind by this after two.
    const auto deeper = [](int behind) {
        const Dice game(of_ends({{100, {100, 100}}, {100, {100 - behind, 100 - behind}}}));
        think(game, deep(3));
        return game.played_from("e1").size() == 4;
    };
    CHECK(deeper(15));
    CHECK_FALSE(deeper(17));
}

TEST_CASE("search: where one end alone may be best no more is looked at") {
    const Dice game(of_ends({{100, {0, 0}}, {0, {0, 0}}}));
    const Thought thought = think(game, deep(3));
    CHECK(thought.depth == 1);
    CHECK(thought.value == 0.5f);
    CHECK(looked_into(game, 2) == 0);
}

TEST_CASE("search: no more ends are looked into than the positions left allow") {
    const auto into = [](std::uint64_t nodes) {
        const Dice game(of_ends(std::vector<DrawnEnd>(10, {0, {0, 0, 0, 0}})));
        Limits limits = counted(nodes);
        limits.depth = 2;
        think(game, limits);
        return looked_into(game, 10);
    };
    // Ten ends of four throws: each end looked into may cost forty, and ten are spent.
    CHECK(into(10 + 5 * 40) == 5);
    CHECK(into(10 + 5 * 40 - 1) == 4);
    CHECK(into(30) == 2);  // two at the least
}

TEST_CASE("search: deeper inside the three best ends at sight are looked into") {
    // After the throw the second side has four ends; the one that looks worst to it is the best.
    const auto worth = [](int ends) {
        std::vector<Node> nodes = {{.name = "root", .to = {"a", "b"}, .mid_turn = true}, draw()};
        for (const char* name : {"a", "b"}) nodes.push_back({.name = name, .mover = chance, .to = {"lies", "lies"}});
        Node lies{.name = "lies", .mover = 1, .mid_turn = true};
        for (int i = 0; i < ends; ++i) {
            const std::string end = "x" + std::to_string(i);
            lies.to.push_back(end);
            nodes.push_back({.name = end, .mover = chance, .value = i, .to = {end + "t", end + "t"}});
            nodes.push_back({.name = end + "t", .mover = 0, .to = {end + "y"}, .mid_turn = true});
            nodes.push_back(
                {.name = end + "y", .mover = chance, .value = i + 1 == ends ? -10 : 10, .to = {"draw", "draw"}});
        }
        nodes.push_back(lies);
        return think(Dice(nodes), deep(3)).value;
    };
    CHECK(worth(3) == -0.05f);
    CHECK(worth(4) == 0.05f);
}

TEST_CASE("search: of many ways to begin a throw the best at sight are gone on with") {
    // One move to a place in the middle of the throw, one more to its end. The place that looks worst hides the best
    // end.
    const auto finds = [](int places, bool at_root, bool known) {
        std::vector<Node> nodes = {draw()};
        Node lies{.name = "lies", .mover = at_root ? 0 : 1, .mid_turn = true};
        const int sign = at_root ? 1 : -1;
        for (int i = 0; i < places; ++i) {
            const std::string place = "p" + std::to_string(i), end = "e" + std::to_string(i);
            lies.to.push_back(place);
            nodes.push_back({.name = place, .mover = lies.mover, .value = -sign * i, .to = {end}, .mid_turn = true});
            nodes.push_back({.name = end, .mover = chance, .value = i + 1 == places ? sign * 100 : 0, .to = {"draw"}});
            if (!known) nodes.back().to.push_back("draw");
        }
        if (at_root) lies.name = "root";
        nodes.insert(nodes.begin(), lies);
        if (!at_root) {
            nodes.insert(nodes.begin(), {.name = "root", .to = {"a", "b"}, .mid_turn = true});
            for (const char* name : {"a", "b"}) nodes.push_back({.name = name, .mover = chance, .to = {"lies"}});
            if (!known)
                for (std::size_t i = nodes.size() - 2; i < nodes.size(); ++i) nodes[i].to.push_back("lies");
        }
        return think(Dice(nodes), deep(at_root ? 1 : 2)).value == static_cast<float>(sign) * 0.5f;
    };
    CHECK(finds(400, true, false));
    CHECK_FALSE(finds(401, true, false));
    CHECK(finds(40, false, false));
    CHECK_FALSE(finds(41, false, false));
    CHECK(finds(300, false, true));
    CHECK_FALSE(finds(301, false, true));
}

TEST_CASE("search: with thirty throws and more one less is looked ahead") {
    const auto depth = [](int throws) {
        return think(Dice(of_ends(std::vector<DrawnEnd>(2, {0, alike(throws, 0)}))), counted(1'000'000)).depth;
    };
    CHECK(depth(2) == 3);
    CHECK(depth(29) == 3);
    CHECK(depth(30) == 2);
}

// ---- throw by throw -------------------------------------------------------------------------------------------

TEST_CASE("search: each throw is looked at once, however many there are") {
    for (int throws = 2; throws <= 40; ++throws) {
        CAPTURE(throws);
        const Dice game(of_ends(std::vector<DrawnEnd>(2, {0, alike(throws, 0)})));
        think(game, deep(2));
        for (const char* end : {"e0", "e1"}) {
            const auto played = game.played_from(end);
            CHECK(played.size() == static_cast<std::size_t>(throws));
            CHECK(std::set<std::string>(played.begin(), played.end()).size() == played.size());
        }
    }
}

TEST_CASE("search: high throws and low are mixed, so that the first few stand for all") {
    const Dice game(of_ends(std::vector<DrawnEnd>(2, {0, alike(20, 0)})));
    think(game, deep(2));
    const auto played = game.played_from("e0");
    double sum = 0;
    for (int i = 0; i < 6; ++i) sum += std::stoi(played[static_cast<std::size_t>(i)].substr(3)) / 6.0;
    CHECK(sum > 5);  // of 0 to 19
    CHECK(sum < 14);
}

TEST_CASE("search: an end that lags behind after four throws is left, and is no more chosen") {
    // Six throws, taken in the order 0 5 4 3 2 1: the first end is a point ahead in four of them, and far behind in the
    // last.
    const Dice game(of_ends({{0, {200, -1000, -1000, 200, 200, 200}}, {0, {0, 0, 0, 0, 0, 0}}}));
    const Thought thought = think(game, deep(2));
    CHECK(game.played_from("e1") == Names{"e1t0", "e1t5", "e1t4", "e1t3"});
    CHECK(game.played_from("e0").size() == 6);
    CHECK(end_of(game, thought) == "e0");
    CHECK(static_cast<double>(thought.value) == doctest::Approx(-1.0).epsilon(1e-6));
}

TEST_CASE("search: no end is left before four throws, nor where the throws to come may bring it back") {
    const auto seen = [](const std::vector<int>& first, const std::vector<int>& second) {
        const Dice game(of_ends({{0, first}, {0, second}}));
        think(game, deep(2));
        return game.played_from("e1").size();
    };
    CHECK(seen({200, 200, 200}, {0, 0, 0}) == 3);
    CHECK(seen({200, 200, 200, 200}, {0, 0, 0, 0}) == 4);
    CHECK(seen({200, 200, 200, 200, 200}, {0, 0, 0, 0, 0}) == 4);
    // Behind by a little: of eight throws four are to come, which may be worth a twentieth of a point.
    CHECK(seen(alike(8, 8), alike(8, 0)) == 5);
    CHECK(seen(alike(8, 12), alike(8, 0)) == 4);
    CHECK(seen(alike(8, 1), alike(8, 0)) == 8);
    // Behind on the whole, but now more and now less.
    CHECK(seen({300, 0, 300, 0, 300, 0, 300, 0}, {0, 200, 0, 200, 0, 200, 0, 200}) == 8);
}

TEST_CASE("search: what is seen of too few throws is not believed") {
    // Ten throws; two positions each, one an end. The second end is much better in each, but looks worse.
    const auto chosen = [](int throws_seen) {
        const Dice game(of_ends({{20, alike(10, 0)}, {0, alike(10, 100)}}));
        const Thought thought = think(game, counted(static_cast<std::uint64_t>(2 + 2 * throws_seen)));
        CHECK(thought.depth == 1);
        return end_of(game, thought);
    };
    CHECK(chosen(0) == "e0");
    CHECK(chosen(3) == "e0");
    CHECK(chosen(4) == "e1");
}

TEST_CASE("search: however little may be spent, the moves named are those of one end") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Dice game(Maker(seed, {.ends = 4, .deep = 3, .two_moves = true}).nodes());
        for (std::uint64_t nodes = 1; nodes < 120; nodes += 3) {
            const Thought thought = think(game, counted(nodes));
            CHECK(thought.nodes <= nodes);
            CHECK(game.node(game.at(end_of(game, thought))).mover == chance);
        }
    }
}

TEST_CASE("search: an end brought about in many ways is one end") {
    // Two hundred places, from each to the next end but one either way.
    std::vector<Node> nodes = {{.name = "root", .mid_turn = true}, draw()};
    const int count = 200;
    for (int i = 0; i < count; ++i) {
        const auto end = [&](int k) { return "e" + std::to_string(k % count); };
        nodes[0].to.push_back("p" + std::to_string(i));
        nodes.push_back({.name = "p" + std::to_string(i), .to = {end(i), end(i + 1)}, .mid_turn = true});
        nodes.push_back({.name = end(i), .mover = chance, .value = i, .to = {"draw", "draw"}});
    }
    const Dice game(nodes);
    const Thought thought = think(game, deep(1));
    CHECK(thought.nodes == count);
    CHECK(end_of(game, thought) == "e199");
    CHECK(thought.line.size() == 2);
}

// ---- weak levels ------------------------------------------------------------------------------------------------

TEST_CASE("search: a level errs by no more points than its wobble, and by as much, where dice are thrown") {
    const Dice game(of_ends({{20, {20, 20}}, {0, {0, 0}}}));  // a tenth of a point between them
    const auto errs = [&](int wobble) {
        int times = 0;
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            Limits limits = deep(1, seed);
            limits.wobble = wobble;
            const Thought thought = think(game, limits);
            const std::string end = end_of(game, thought);
            CHECK(thought.value == (end == "e0" ? 0.1f : 0.0f));
            times += end == "e1";
        }
        return times;
    };
    CHECK(errs(0) == 0);
    CHECK(errs(49) == 0);
    CHECK(errs(60) > 0);
    CHECK(errs(60) < 30);
    CHECK(errs(2000) > 120);
    CHECK(errs(2000) < 180);
}

TEST_CASE("search: a throw begun one way is gone on with, at a weak level too") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Dice game(Maker(seed, {.ends = 6, .deep = 2, .two_moves = true}).nodes());
        Limits limits = deep(2, seed);
        limits.wobble = seed % 2 == 0 ? 0 : 100;
        const Thought thought = think(game, limits);
        if (thought.line.size() < 2) continue;
        const std::string half = game.after(game.at("root"), thought.best);
        CHECK(think(game, limits, half).best == thought.line[1]);
    }
}

TEST_CASE("search: of ends alike one is chosen by the seed") {
    const Dice game(of_ends(std::vector<DrawnEnd>(3, {0, {0, 0}})));
    std::map<std::string, int> chosen;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) ++chosen[best(game, deep(1, seed))];
    for (const char* end : {"e0", "e1", "e2"}) {
        CHECK(chosen[end] > 70);
        CHECK(chosen[end] < 130);
    }
}
