// Monte-Carlo where a game plays itself out: three hundred moves at a time, of which the likeliest are tried first.

#include <doctest/doctest.h>

#include <set>

#include "core/search/think.hpp"
#include "tests/toys/go.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/search/limits.hpp"

using namespace ludus;
using namespace ludus::tests;
using ludus::toys::Go;

namespace {

const std::function<bool()> nobody;

/// Go that keeps account of what the search asks of it.
class Watched : public Go {
public:
    using Go::Go;
    mutable std::set<std::uint64_t> tried;  ///< moves played from the beginning
    mutable std::size_t played_out = 0, made = 0;
    Position play(const Position& p, Move m) const {
        ++made;
        if (p == start()) tried.insert(m.code);
        return Go::play(p, m);
    }
    Outcome play_out(const Position& p, Random& random) const {
        ++played_out;
        return Go::play_out(p, random);
    }
};

Options lines(const char* count) { return *Options::of(Go::card(), {{"lines", count}}); }

/// A game of the computer against chance; the computer has that seat.
Go::Position against_chance(const Go& go, int seat, std::uint64_t nodes, std::uint64_t seed) {
    Random random(seed);
    std::vector<Go::Position> line{go.start()};
    MoveList moves;
    while (!go.result(line.back()).over) {
        const Go::Position& p = line.back();
        Move move;
        if (p.seat == seat) {
            move = search(go, p, counted(nodes, seed + line.size()), nobody, std::span<const Go::Position>(line)).best;
        } else {
            go.moves(p, moves);
            go.remove_repetitions(line, moves);
            move = moves[random.below(moves.size())];
        }
        line.push_back(go.play(p, move));
    }
    return line.back();
}

}  // namespace

TEST_CASE("search: a game played out in the game's own way counts as one position") {
    const Watched go(lines("9"));
    const Thought thought = MonteCarlo<Watched>(go, counted(500), nobody).think({go.start()});
    CHECK(thought.nodes == 500);
    CHECK(go.played_out >= 150);
    CHECK(go.played_out + go.made >= 499);
    CHECK(go.played_out + go.made <= 502);  // one more to tell what may follow
}

TEST_CASE("search: the more promising moves are tried first, and the more of them the more often the position is met") {
    const auto tried = [](std::uint64_t nodes) {
        const Watched go(lines("19"));
        MonteCarlo<Watched>(go, counted(nodes), nobody).think({go.start()});
        return go.tried;
    };
    const auto few = tried(60), more = tried(2000);
    CHECK(few.size() >= 3);
    CHECK(few.size() < 12);
    CHECK(more.size() > few.size());
    CHECK(more.size() < 60);
    CHECK(std::includes(more.begin(), more.end(), few.begin(), few.end()));
    // Nobody begins on the edge.
    const Go go(lines("19"));
    for (const std::uint64_t code : more) CHECK(go.move_score(go.start(), {code}) >= 20);
}

TEST_CASE("search: what a game narrows away is not tried, and what the way here bars is not played") {
    const Go go(lines("9"));
    // Black has two eyes in the corner and the rest: nothing is left to do but to pass, and he has won then.
    std::string rows(81, '0');
    rows[0] = rows[2] = rows[80] = '.';
    const auto p = go.read_position("black " + rows + " passes:1");
    REQUIRE(p);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Thought thought = search(go, *p, counted(200, seed), nobody, {});
        CHECK(go.words(*p, thought.best) == "pass");
        CHECK(thought.value > 9.0F);
    }
}

TEST_CASE(
    "search: where a game plays itself out the computer beats chance on nine lines, and the game ends by passes") {
    const Go go(lines("9"));
    const int games = deep() ? 6 : 3;
    for (int game = 0; game < games; ++game) {
        const auto end = against_chance(go, game % 2, 150, static_cast<std::uint64_t>(game + 1));
        CAPTURE(game);
        CHECK(go.result(end).score[static_cast<std::size_t>(game % 2)] == 1.0F);
        CHECK(end.passes == 2);
    }
}

TEST_CASE("search: ... and on nineteen lines from the middle of a game") {
    if (!deep()) {
        // One thought only: it is legal, and looks at no more than it may.
        const Go go(lines("19"));
        const Thought thought = search(go, go.start(), counted(100), nobody, {});
        CHECK(thought.nodes == 100);
        CHECK(go.move_score(go.start(), thought.best) >= 20);
        return;
    }
    const Go go(lines("19"));
    for (int game = 0; game < 2; ++game) {
        const auto end = against_chance(go, game % 2, 300, static_cast<std::uint64_t>(game + 1));
        CAPTURE(game);
        CHECK(go.result(end).score[static_cast<std::size_t>(game % 2)] == 1.0F);
        CHECK(end.passes == 2);
    }
}
