// Lines by whole turns, against counts that are published: two ways of hopping to the same end are one move, as everywhere.
// English: A. Bik, "Computing deep perft and divide numbers for checkers"; international: as several programs count on the forum of its
// programmers. Falkener's Polish and the Turkish game: a program written apart from the core.

#include <doctest/doctest.h>

#include "core/game/perft.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/draughts/support.hpp"

using namespace ludus;
using namespace ludus::draughts;
using namespace ludus::draughts::tests;

namespace {

void check_counts(const Engine& game, const std::vector<std::uint64_t>& wanted) {
    for (std::size_t depth = 1; depth <= wanted.size(); ++depth) {
        if (wanted[depth - 1] > 200'000 && !ludus::tests::deep()) break;
        CAPTURE(depth);
        CHECK(count_lines(game, game.start(), static_cast<int>(depth), true, false).lines == wanted[depth - 1]);
    }
}

}  // namespace

TEST_CASE("perft: English draughts, as published") {
    check_counts(make<English>(), {7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564});
}
TEST_CASE("perft: international draughts, as published") {
    check_counts(make<Polish>(international), {9, 81, 658, 4265, 27117, 167140, 1049442, 6483961});
}
TEST_CASE("perft: Polish draughts as Falkener prints them, as an independent program counts") {
    check_counts(make<Polish>(), {9, 81, 724, 5399, 42861});
}
TEST_CASE("perft: Turkish draughts, as an independent program counts") {
    check_counts(make<Turkish>(), {8, 64, 708, 7538, 85090, 931312});
    check_counts(make<Turkish>({{"most", "free"}}), {8, 64, 708, 7550, 85496});
}

TEST_CASE("perft: turns said to be single moves are those that every turn compared would give") {
    // The same game with moves_are_turns() left out.
    struct Compared : Engine {
        using Engine::Engine;
        bool moves_are_turns(const Position&) const { return false; }
    };
    const auto same = [](const Card& card, const Variant& variant, int depth) {
        const Engine game(card, variant);
        const Compared compared(card, variant);
        CHECK(count_lines(game, game.start(), depth, true, false).lines ==
              count_lines(compared, compared.start(), depth, true, false).lines);
    };
    same(English::card(), English::with_options(Options(English::card())), 6);
    same(Polish::card(), Polish::with_options(Options(Polish::card())), 4);
    same(Turkish::card(), Turkish::with_options(Options(Turkish::card())), 4);
}
