// Monte-Carlo with rapid action values, on a game whose winner is known: Nim.

#include <doctest/doctest.h>

#include <algorithm>

#include "core/search/rave.hpp"
#include "tests/unit/search/limits.hpp"
#include "tests/unit/search/nim.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

const std::function<bool()> nobody;

MoveList all_moves(const Nim& nim) {
    std::vector<QuickMove> quick;
    nim.candidates(quick);
    MoveList out;
    for (const QuickMove& m : quick) out.push_back(nim.move_of(m.slot));
    return out;
}
Thought think(const Nim& nim, const Limits& limits, std::size_t bytes = Rave<Nim>::tree_bytes) {
    return Rave<Nim>(nim, limits, nobody, bytes).think(all_moves(nim));
}
constexpr std::uint64_t take(int heap, int many) { return static_cast<std::uint64_t>(16 * heap + many); }

}  // namespace

TEST_CASE("rave: the only winning move is found, whichever seat is to make it") {
    for (const int seat : {0, 1})
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            CAPTURE(seed);
            CHECK(think(Nim({1, 2, 4, 0}, seat), counted(20'000, seed)).best.code == take(2, 1));
            CHECK(think(Nim({0, 1, 5, 0}, seat), counted(2'000, seed)).best.code == take(2, 4));
        }
}

TEST_CASE("rave: the value says who wins, and the line goes on as both should") {
    const Thought won = think(Nim({0, 2, 3, 0}), counted(20'000)), lost = think(Nim({0, 3, 3, 0}), counted(20'000));
    CHECK(won.best.code == take(2, 1));
    CHECK(won.value > 5);
    CHECK(lost.value < -5);
    REQUIRE(won.line.size() >= 3);
    CHECK(won.line.front() == won.best);
}

TEST_CASE("rave: a game played out is one position, and all that are allowed are looked at") {
    for (const std::uint64_t nodes : {1U, 7U, 64U, 1000U}) {
        const Thought thought = think(Nim({3, 4, 5, 0}), counted(nodes));
        CHECK(thought.nodes == nodes);
        CHECK(thought.playouts == nodes);
    }
}

TEST_CASE("rave: the same seed and limits give the same thought") {
    const Thought one = think(Nim({5, 6, 7, 2}), counted(700, 5)), again = think(Nim({5, 6, 7, 2}), counted(700, 5));
    CHECK(one.best == again.best);
    CHECK(one.line == again.line);
    CHECK(one.value == again.value);
}

TEST_CASE("rave: the tree stops growing at its bound, and the thinking goes on") {
    const Nim nim({7, 8, 9, 10});
    const MoveList legal = all_moves(nim);
    Rave<Nim> small(nim, counted(20'000), nobody, 20'000), large(nim, counted(20'000), nobody);
    CHECK(small.think(legal).nodes == 20'000);
    CHECK(small.bytes() <= 20'000);
    large.think(legal);
    CHECK(large.bytes() > 100'000);
}

TEST_CASE("rave: no deeper than the turns allowed, and only moves the way here allows") {
    const Nim nim({3, 4, 5, 0});
    CHECK(think(nim, {.depth = 1}).depth == 1);
    CHECK(think(nim, {.nodes = 5000, .depth = 2}).depth == 2);
    const MoveList few{{take(1, 1)}, {take(2, 5)}};
    const Move best = Rave<Nim>(nim, counted(500), nobody).think(few).best;
    CHECK(std::find(few.begin(), few.end(), best) != few.end());
}

TEST_CASE("rave: a weak level errs, each time its own way") {
    std::vector<std::uint64_t> chosen;
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        chosen.push_back(think(Nim({3, 4, 5, 0}), {.nodes = 300, .depth = 1, .seed = seed, .wobble = 2000}).best.code);
    std::sort(chosen.begin(), chosen.end());
    CHECK(std::unique(chosen.begin(), chosen.end()) - chosen.begin() > 3);
}

TEST_CASE("rave: asked to stop, it stops") {
    const std::function<bool()> stop = [] { return true; };
    const Nim nim({3, 4, 5, 0});
    CHECK(Rave<Nim>(nim, counted(1'000'000), stop).think(all_moves(nim)).nodes <= Budget::interval);
}
