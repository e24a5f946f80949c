// The drills of Go: what each asks has one answer, and that is read out by other means.

#include "core/go/study/drills.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "core/game/catalogue.hpp"

using namespace ludus;
using namespace ludus::go;

namespace {

/// Those the game makes its exercises with: nine lines.
const Options& nine() {
    static const Options options = [] {
        for (const Preset& preset : Go::card().presets)
            if (preset.id == Go::exercise_preset) return *Options::of(Go::card(), preset.options);
        return Options(Go::card());
    }();
    return options;
}

StoneBoard board_of(const std::vector<std::string>& rows) {
    StoneBoard board(static_cast<int>(rows.size()));
    for (int c = 0; c < board.cells(); ++c) {
        const char sign = rows[rows.size() - 1 - static_cast<std::size_t>(c / board.lines())]
                              [static_cast<std::size_t>(c % board.lines())];
        if (sign != '.') board.set(board.point(c), sign == 'O' ? white : black);
    }
    return board;
}

}  // namespace

TEST_SUITE("falkener-go: drills") {
    TEST_CASE("an exercise of every theme and level is made, the same for the same seed, and its answer is right") {
        const GamePtr game = *make_game("falkener-go", nine().chosen());
        for (const Theme& theme : game->themes())
            for (const int level : {1, 2, 3})
                for (const std::uint64_t seed : {1U, 2U, 3U}) {
                    CAPTURE(theme.id);
                    CAPTURE(level);
                    CAPTURE(seed);
                    const auto e = game->exercise(theme.id, level, seed);
                    REQUIRE_MESSAGE(e, (e ? std::string() : e.fault().what));
                    CHECK(game->exercise(theme.id, level, seed)->setup == e->setup);
                    REQUIRE(e->answers.size() == 1);
                    CHECK(judge(*game, *e, {e->answers[0][0]}).word == Verdict::Word::right);
                    const auto p = game->read_position(e->setup);
                    REQUIRE(p);
                    int right = 0;
                    for (const Move m : game->moves(*p)) {
                        const Verdict verdict = judge(*game, *e, {game->words(*p, m)});
                        right += verdict.word == Verdict::Word::right;
                        if (verdict.word == Verdict::Word::wrong) CHECK_FALSE(verdict.why.empty());
                    }
                    CHECK(right == 1);
                    CHECK(e->question.ends_with("."));
                    CHECK(e->explanation.find('{') == std::string::npos);
                }
        CHECK_FALSE(game->exercise("atari", 4, 1));
        CHECK_FALSE(game->exercise("nothing", 1, 1));
        CHECK(game->exercise("", 1, 7));
    }

    TEST_CASE("the most stones: no other move captures as many") {
        const Go go(nine());
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const auto e = go.exercise("atari", 2, seed);
            REQUIRE(e);
            const auto p = *go.read_position(e->setup);
            MoveList list;
            go.moves(p, list);
            std::vector<std::pair<int, std::string>> captured;
            for (const Move m : list)
                captured.emplace_back(go.play(p, m).captured[static_cast<std::size_t>(p.seat)], go.words(p, m));
            std::sort(captured.rbegin(), captured.rend());
            CHECK(captured[0].second == e->answers[0][0]);
            CHECK(captured[0].first > captured[1].first);
            CHECK(captured[1].first > 0);
        }
    }

    TEST_CASE("a ladder runs to the edge, and a stone in its way breaks it") {
        std::vector<std::string> rows = {".........",  //
                                         ".........",  //
                                         "..X......",  //
                                         ".XOX.....",  //
                                         "..X......",  //
                                         ".........",  //
                                         ".........",  //
                                         ".........",  //
                                         "........."};
        // One stone held on all sides but one is caught at once.
        rows[4] = ".........";
        StoneBoard held = board_of(rows);
        CHECK(ladder(held, held.point(5 * 9 + 2)) == 1);
        rows = {".........",  //
                "..XX.....",  //
                ".XO......",  //
                ".........",  //
                ".........",  //
                ".........",  //
                ".........",  //
                ".........",  //
                "........."};
        StoneBoard open = board_of(rows);
        const Point runner = open.point(6 * 9 + 2);
        const auto moves = ladder(open, runner);
        REQUIRE(moves);
        CHECK(*moves > 5);
        open.set(open.point(2 * 9 + 6), white);
        CHECK_FALSE(ladder(open, runner));
    }

    TEST_CASE("eyes: three in a row live or die by the middle, four in a row live, two by two dies") {
        const auto judged = [](const std::vector<std::string>& rows, int seat) {
            const StoneBoard board = board_of(rows);
            std::vector<Point> eye;
            Point chain = no_point;
            for (int c = 0; c < board.cells(); ++c) {
                const int row = c / board.lines(), column = c % board.lines();
                if (row == 0 && board.is_vacant(board.point(c)) && column < 5) eye.push_back(board.point(c));
                if (row == 1 && board.is_vacant(board.point(c)) && column < 2) eye.push_back(board.point(c));
                if (board.colour(board.point(c)) == black) chain = board.point(c);
            }
            return survives(board, chain, eye, seat);
        };
        const std::vector<std::string> three = {"......", "......", "......", "OOOOO.", "XXXXO.", "...XO."};
        CHECK(judged(three, black));
        CHECK_FALSE(judged(three, white));
        const std::vector<std::string> four = {"......", "......", "......", "OOOOOO", "XXXXXO", "....XO"};
        CHECK(judged(four, white));
        const std::vector<std::string> square = {"......", "......", "OOOO..", "XXXO..", "..XO..", "..XO.."};
        CHECK_FALSE(judged(square, black));
        CHECK_FALSE(judged(square, white));
    }
}
