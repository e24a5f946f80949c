// Endings of few kings, solved exactly: every position that can come is looked at.

#include "core/base/random.hpp"
#include "core/search/retrograde.hpp"
#include "core/search/think.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/draughts/support.hpp"

namespace ludus::draughts::tests {
namespace {

using Solver = RetrogradeSolver<Engine>;

Solver::Verdict solved(const Engine& game, std::string_view text) {
    const Position p = read(game, text);
    Solver solver(game, 1'000'000);
    REQUIRE(solver.explore(p));
    return solver.of(p);
}

/// Every ending met in games at random (a seventh a day) from there, by the tables and by looking at all that can come from it.
void compare(const Engine& game, std::string_view text) {
    const Position root = read(game, text);
    Solver solver(game, 1'000'000);
    REQUIRE(solver.explore(root));
    MoveList list;
    int compared = 0;
    for (const int n : ludus::tests::volume(200)) {
        Random random(19 + static_cast<std::uint64_t>(n));
        Position p = root;
        for (int turn = 0; turn < 60; ++turn) {
            if (p.going == nowhere) {
                const auto known = game.ending(p);
                REQUIRE(known);
                const Solver::Verdict proved = solver.of(p);
                INFO(game.write(p));
                REQUIRE(known->winner == proved.winner);
                REQUIRE(known->turns == proved.throws);
                ++compared;
            }
            game.moves(p, list);
            if (list.empty()) break;
            p = game.play(p, list[random.below(list.size())]);
        }
    }
    CHECK(compared > 200);
}

}  // namespace

TEST_CASE("endings of draughts: the tables say of every position what looking at all that can come from it says") {
    const Engine english = make<English>(), polish = make<Polish>(), today = make<Polish>(international),
                 turkish = make<Turkish>();
    for (const auto text : {"white a1c1 Ke1", "black Kb2a3 f8", "white Ka1Kc1 b8", "white b2 g7", "black c3 Kd6h8"})
        compare(english, text);
    for (const auto text : {"white b6 f10h10", "black Ka1 c7", "white Kc1d2 h4"}) compare(today, text);
    compare(polish, "white b4 h10");
    for (const auto text : {"white a6 h3", "black Kc2 a6h2"}) compare(turkish, text);
}

TEST_CASE("endings of draughts: two kings beat one in 33 turns at most, in English draughts, and in 15 in Turkish") {
    const Material two_against_one{{0, 0}, {2, 1}}, one_against_one{{0, 0}, {1, 1}};
    Endings english_endings, turkish_endings;
    const auto english = english_endings.sums(make<English>(), two_against_one);
    CHECK(english.turns == 33);
    // Drawn where one of the two is captured, or the move is.
    CHECK(std::array{english.won, english.drawn, english.lost} == std::array<std::uint64_t, 3>{14846, 34, 0});
    const auto turkish = turkish_endings.sums(make<Turkish>(), two_against_one);
    CHECK(turkish.turns == 15);
    CHECK(turkish.lost == 0);
    CHECK(turkish_endings.sums(make<Turkish>(), one_against_one).turns == 1);
}

TEST_CASE("endings of draughts: none is known of many pieces, where captures may be passed over, or in mid-capture") {
    const Engine english = make<English>(), huff = make<English>(huffing);
    CHECK(english.ending(read(english, "white a1c1 Ke1")) == Ending{0, 61});
    CHECK_FALSE(english.ending(english.start()));
    CHECK_FALSE(english.ending(read(english, "white a1c1e1 b8d8")));  // can be made, but takes longer
    CHECK_FALSE(huff.ending(read(huff, "white a1c1 Ke1")));
    const Position going = play(english, read(english, "white c3 d4d6Ka7"), "c3xe5");
    REQUIRE(going.going != nowhere);
    CHECK_FALSE(english.ending(going));
}

TEST_CASE("endings of draughts: the computer player wins in as many turns as the tables say, and resists as long") {
    const Engine game = make<English>();
    std::vector<Position> line{read(game, "white a1c1 Ke1")};
    Limits steady = find_level("steady")->limits;
    steady.seconds = 0;
    int turns = 0;
    while (!game.result(line.back()).over && turns < 100) {
        if (game.at_turn_start(line.back())) ++turns;
        line.push_back(game.play(line.back(), search(game, line.back(), steady, {}, line).best));
    }
    CHECK(turns == 61);
    CHECK(game.result(line.back()).score[0] == 1);
}

TEST_CASE(
    "endings of English draughts: two kings win against one, even in the double corner, and one against one never") {
    const Engine game = make<English>();
    const Solver::Verdict corner = solved(game, "white Kc5Ke5 Kh2");
    CHECK(corner.winner == 0);
    CHECK(corner.throws == 21);
    CHECK(solved(game, "black Kc5Ke5 Kb8").winner == 0);
    CHECK(solved(game, "white Kc5 Kh2").winner == -1);
}

TEST_CASE("endings of international draughts: two queens against one are a draw, unless it is caught at once") {
    const Engine game = make<Polish>(international);
    CHECK(solved(game, "white Kc5Ke5 Kj2").winner == -1);
    CHECK(solved(game, "white Kc5Ke5 Kj10").winner == 0);
}
}  // namespace ludus::draughts::tests
