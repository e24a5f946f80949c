// The computer player of Go on boards drawn for it: captures, ladders, life and death, the opening, when to pass.

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "core/go/go.hpp"
#include "core/go/player/ladder.hpp"
#include "core/go/player/patterns.hpp"
#include "core/go/player/quick_game.hpp"
#include "core/go/player/status.hpp"
#include "core/search/think.hpp"
#include "tests/unit/search/limits.hpp"

using namespace ludus;
using namespace ludus::go;
using namespace ludus::tests;

namespace {

/// Rows from above; X black, O white.
StoneBoard board_of(const std::vector<std::string>& rows) {
    const int lines = static_cast<int>(rows.size());
    StoneBoard board(lines);
    for (int row = 0; row < lines; ++row)
        for (int column = 0; column < lines; ++column) {
            const char stone = rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            const Point p = board.point((lines - 1 - row) * lines + column);
            if (stone != '.') board.set(p, stone == 'X' ? black : white);
        }
    return board;
}
/// "c3", or "pass".
std::string name(const StoneBoard& board, int cell) {
    if (cell == board.cells()) return "pass";
    return std::string(1, "abcdefghjklmnopqrst"[cell % board.lines()]) + std::to_string(cell / board.lines() + 1);
}
Point point(const StoneBoard& board, std::string_view name) {
    const int column = static_cast<int>(std::string_view("abcdefghjklmnopqrst").find(name[0]));
    return board.point((std::stoi(std::string(name.substr(1))) - 1) * board.lines() + column);
}

Thought think(const QuickGame& game, std::uint64_t nodes, std::uint64_t seed = 1) {
    MoveList legal;
    const StoneBoard& board = game.board();
    for (const std::int16_t p : board.vacant_points())
        if (board.stands(p, game.to_move()) && p != board.ko())
            legal.push_back(game.move_of(static_cast<std::uint16_t>(board.cell(p))));
    legal.push_back(game.move_of(game.pass()));
    return Rave<QuickGame>(game, counted(nodes, seed), {}).think(legal);
}
/// What seems best for that seat.
std::string best(const StoneBoard& board, int seat, std::uint64_t nodes, float bonus = 0, std::uint64_t seed = 1) {
    const QuickGame game(board, {.seat = seat}, {.bonus = bonus});
    return name(board, game.slot_of(think(game, nodes, seed).best));
}

/// Five black stones have their last liberty on f4; little else decides.
const std::vector<std::string> five_in_atari = {"..O...O..", ".........", "..O...O..", ".........", "...OOO...",
                                                "..OXX.X..", "..OXXXO..", "...OOO...", "...X.X..."};

/// Two white stones that are taken or connected at f5, and nothing else to play for.
const std::vector<std::string> two_in_doubt = {"X.XXXOO.O", "X.XXXOO.O", "X.XXXOO.O", "X.XXXOO.O", "X.XOO.O.O",
                                               "X.XXXOO.O", "X.XXXOO.O", "X.XXXOO.O", "X.XXXOO.O"};

/// A corner where white has three points in a row to live in, everything else settled: white lives at b1, or dies there.
const std::vector<std::string> three_in_a_row = {"O.O.OOOOO", "OOOOOOOOO", "OOOOOOOOO", "OOOOOOOOO", "OOOOOOOOO",
                                                 "XXXXXXXXX", "XXXXXXXXX", "OOOOXXXXX", "...OXX.X."};
constexpr float corner_decides = 14;  // whoever has the corner has won

/// A ladder towards the right: the white stone on c3 runs into the edge.
const std::vector<std::string> ladder = {".........", ".........", ".........", ".........", ".........",
                                         ".........", ".XO......", "..XX.....", "........."};

}  // namespace

TEST_CASE("go player: it takes what is in atari, and saves its own") {
    const StoneBoard board = board_of(five_in_atari);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        CHECK(best(board, white, 500, 0, seed) == "f4");
        CHECK(best(board, black, 500, 0, seed) == "f4");
    }
}

TEST_CASE("go player: a ladder is read to its end, and whether a stone stands in its way") {
    const StoneBoard free = board_of(ladder);
    Point first = no_point;
    CHECK(ladder_takes(free, point(free, "c3"), &first));
    CHECK(free.is_vacant(first));
    auto rows = ladder;
    rows[2][6] = 'O';  // g7
    const StoneBoard broken = board_of(rows);
    CHECK_FALSE(ladder_takes(broken, point(broken, "c3")));
}

TEST_CASE(
    "go player: it does not run out of a ladder that works, and runs where a stone of its own stands in the way") {
    const auto ran = [](const StoneBoard& board) {
        std::vector<QuickMove> moves;
        const QuickGame game(board, {.seat = white}, {});
        game.candidates(moves);
        const auto slot = static_cast<std::uint16_t>(board.cell(point(board, "d3")));
        const auto move = std::find_if(moves.begin(), moves.end(), [&](const QuickMove& m) { return m.slot == slot; });
        REQUIRE(move != moves.end());
        return move->won / move->games;
    };
    auto rows = ladder;
    rows[5][2] = 'X';  // c4: now in atari, and d3 is the way out
    const StoneBoard caught = board_of(rows);
    REQUIRE(caught.in_atari(point(caught, "c3")));
    CHECK_FALSE(gets_out(caught, point(caught, "c3")));
    CHECK(ran(caught) < 0.5F);
    rows[2][6] = 'O';  // g7
    const StoneBoard broken = board_of(rows);
    CHECK(gets_out(broken, point(broken, "c3")));
    CHECK(ran(broken) > 0.5F);
}

TEST_CASE("go player: with three points in a row it lives in the middle, or kills there") {
    const StoneBoard board = board_of(three_in_a_row);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        CHECK(best(board, white, 2000, corner_decides, seed) == "b1");
        CHECK(best(board, black, 2000, corner_decides, seed) == "b1");
    }
    const QuickGame white_first(board, {.seat = white}, {.bonus = corner_decides});
    CHECK(think(white_first, 2000).value > 5);
}

TEST_CASE("go player: an eye of its own is never filled") {
    // White has two eyes and nothing else to do.
    const StoneBoard board = board_of({"O.O.OOOOO", "OOOOOOOOO", "OOOOOOOOO", "OOOOOOOOO", "OOOOOOOOO", "XXXXXXXXX",
                                       "XXXXXXXXX", "XXXXXXXXX", "XXXX.XXX."});
    CHECK(best(board, white, 300) == "pass");
    CHECK(best(board, black, 300) == "pass");
}

TEST_CASE("go player: the same seed gives the same move and value, another the same strength") {
    const QuickGame game(board_of(three_in_a_row), {.seat = black}, {});
    const Thought one = think(game, 300, 7), again = think(game, 300, 7);
    CHECK(one.best == again.best);
    CHECK(one.value == again.value);
    CHECK(one.line == again.line);
    const QuickGame empty(StoneBoard(9), {}, {});
    std::set<float> values;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) values.insert(think(empty, 300, seed).value);
    CHECK(values.size() > 1);
}

TEST_CASE("go player: on nineteen lines it begins in the corners and along the sides, on no first or second line") {
    for (const bool set_up : {false, true}) {
        StoneBoard board(19);
        if (set_up) {  // as Falkener begins
            for (const char* place : {"d16", "q4"}) board.set(point(board, place), black);
            for (const char* place : {"q16", "d4"}) board.set(point(board, place), white);
        }
        QuickGame game(board, {}, {});
        for (int ply = 0; ply < 10; ++ply) {
            const std::uint16_t slot = game.slot_of(think(game, 400, static_cast<std::uint64_t>(ply + 1)).best);
            REQUIRE(slot != game.pass());
            const int row = slot / 19, column = slot % 19;
            const int low = std::min({row, column, 18 - row, 18 - column});
            CAPTURE(name(board, slot));
            CAPTURE(ply);
            CHECK(low >= 2);  // the third line or above
            CHECK(low <= 5);
            game.play(slot);
        }
    }
}

TEST_CASE("go player: a game played out ends, and makes no illegal stone") {
    Random random(3);
    for (const int lines : {9, 13, 19}) {
        for (int i = 0; i < 20; ++i) {
            QuickGame game(StoneBoard(lines), {}, {});
            std::vector<QuickPlayed> played;
            const float result = game.play_out(random, played);
            CHECK((result == 0.0F || result == 0.5F || result == 1.0F));
            CHECK(static_cast<int>(played.size()) > lines * lines / 2);
            CHECK(static_cast<int>(played.size()) <= 3 * lines * lines);
            // All is filled but eyes.
            for (const std::int16_t p : game.board().vacant_points()) CHECK(game.whose(p) != vacant);
        }
    }
}

TEST_CASE("go player: filled boards are counted by area, and by camps where they cost a stone") {
    const StoneBoard board = board_of({"X.X.O", "XXXXO", "OOOOO", "O.O.O", "XXOOO"});
    // Black 9, White 14, two points are neither's; black has two camps, white one.
    CHECK(QuickGame(board, {}, {}).ahead() == -5.0F);
    CHECK(QuickGame(board, {}, {.bonus = -0.5F}).ahead() == -5.5F);
    CHECK(QuickGame(board, {}, {.bonus = 0, .camps = true}).ahead() == -7.0F);
    CHECK(QuickGame(board, {}, {.bonus = 0, .camps = true, .neutral = white}).ahead() == -9.0F);
}

TEST_CASE("go player: dead stones are known, and living ones") {
    // A white stone alone in black's ground, a black one in white's.
    const StoneBoard board = board_of({"....XO...", "..O.XO.X.", "....XO...", "....XO...", "....XO...", "....XO...",
                                       ".X..XO...", "....XO...", "....XO..."});
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Random random(seed);
        const Cells dead = Status(board, random).dead();
        CHECK(dead.count() == 2);
        CHECK(dead[static_cast<std::size_t>(board.cell(point(board, "c8")))]);
        CHECK(dead[static_cast<std::size_t>(board.cell(point(board, "h8")))]);
    }
}

TEST_CASE("go player: what is in doubt is dead for whom it belongs to, and alive for the other") {
    std::size_t in_doubt = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Random random(seed);
        QuickGame game(StoneBoard(9), {}, {});
        for (int ply = 0; ply < 50; ++ply) game.put(game.choose(random));
        const StoneBoard& board = game.board();
        const Status status(board, random);
        const Cells dead = status.dead();
        for (const int seat : {black, white}) {
            Cells own;
            for (int c = 0; c < board.cells(); ++c)
                own[static_cast<std::size_t>(c)] = board.colour(board.point(c)) == seat;
            const Cells worst = status.dead_at_worst(seat);
            CHECK((dead & own & ~worst).none());
            CHECK((worst & ~own & ~dead).none());
            in_doubt += (worst ^ dead).count();
        }
    }
    CHECK(in_doubt > 0);
}

TEST_CASE("go player: a game is settled where every point is somebody's, and not while something is open") {
    Random random(1);
    const auto is_settled = [&](const StoneBoard& board) { return Status(board, random).is_settled(); };
    CHECK_FALSE(is_settled(StoneBoard(9)));
    CHECK_FALSE(is_settled(board_of(two_in_doubt)));
    std::vector<std::string> rows(9, "..X.XO.O.");
    CHECK(is_settled(board_of(rows)));
    rows[4] = "..X.X.OO.";  // a point between the two
    CHECK_FALSE(is_settled(board_of(rows)));
}

TEST_CASE("go player: shapes are known turned, mirrored and with the colours exchanged") {
    const auto round = [](std::string_view eight) {
        unsigned around = 0;
        for (unsigned i = 0; i < 8; ++i) {
            const unsigned there = eight[i] == 'X'   ? black
                                   : eight[i] == 'O' ? white
                                   : eight[i] == '.' ? vacant
                                                     : outside;
            around |= there << (2 * i);
        }
        return around;
    };
    CHECK(is_good_shape(round("XOX.....")));  // hane round a stone
    CHECK(is_good_shape(round("OXO.....")));  // the other's
    CHECK(is_good_shape(round(".....XOX")));  // from below
    CHECK(is_good_shape(round("X..O.X..")));  // from the left
    CHECK_FALSE(is_good_shape(round("........")));
    CHECK_FALSE(is_good_shape(round("XXXXXXXX")));
}

TEST_CASE("go player: after two passes a board is filled before it is counted") {
    Random random(1);
    std::vector<QuickPlayed> played;
    // Black has 45 points of 81, most of them vacant and beside no stone.
    QuickGame game(board_of(std::vector<std::string>(9, "..X.XO.O.")), {.passes = 2}, {});
    CHECK(game.play_out(random, played) == 1.0F);
    CHECK_FALSE(played.empty());
}

// ---- as the rules ask it ---------------------------------------------------------------------------------

namespace {

Go rules(const std::vector<std::pair<std::string, std::string>>& options) {
    return Go(*Options::of(Go::card(), options));
}
const std::vector<std::pair<std::string, std::string>> today{{"lines", "9"},           {"setup", "empty"},
                                                             {"suicide", "forbidden"}, {"ko", "superko"},
                                                             {"count", "area"},        {"komi", "7.5"}};
const std::vector<std::pair<std::string, std::string>> by_falkener{{"lines", "9"}};

Thought think(const Go& go, const std::vector<Go::Position>& line, const Limits& limits) {
    return search(go, line.back(), limits, {}, std::span<const Go::Position>(line));
}
/// The computer against itself, to the end of the count.
std::vector<Go::Position> whole_game(const Go& go, std::uint64_t nodes) {
    std::vector<Go::Position> line{go.start()};
    while (!go.result(line.back()).over && line.size() < 600) {
        MoveList legal;
        go.moves(line.back(), legal);
        go.remove_repetitions(line, legal);
        const Move move = think(go, line, counted(nodes, line.size())).best;
        REQUIRE(std::find(legal.begin(), legal.end(), move) != legal.end());
        line.push_back(go.play(line.back(), move));
    }
    return line;
}

}  // namespace

TEST_CASE("go player: two computers bring a game to its end, the count included, by Falkener's rules and by today's") {
    for (const auto& options : {by_falkener, today}) {
        const Go go = rules(options);
        const auto line = whole_game(go, 40);
        CHECK(go.result(line.back()).over);
        CHECK(line.size() < 200);
        CHECK(line.size() > 30);
    }
}

TEST_CASE("go player: each level looks at no more than it may, and answers with a legal move") {
    const Go go = rules(today);
    const std::vector<Go::Position> line{go.start()};
    MoveList legal;
    go.moves(line.back(), legal);
    for (const Level& level : levels()) {
        Limits limits = level.limits;
        limits.seconds = 0;
        limits.nodes = limits.nodes == 0 ? 300 : std::min<std::uint64_t>(limits.nodes, 300);
        const Thought thought = think(go, line, limits);
        CAPTURE(level.id);
        CHECK(thought.nodes == limits.nodes);
        CHECK(std::find(legal.begin(), legal.end(), thought.best) != legal.end());
    }
    CHECK(think(go, line, {.seconds = 0.05}).seconds < 1.0);
}

TEST_CASE("go player: it does not pass while a corner is open, although games by chance say that all is settled") {
    const auto options = Options::of(Go::card(), {{"lines", "9"}, {"setup", "empty"}, {"count", "area"}});
    const Go go(*options, static_cast<int>(-2 * corner_decides));
    const StoneBoard board = board_of(three_in_a_row);
    Random random(1);
    REQUIRE(Status(board, random).is_settled());
    for (const bool passed : {false, true}) {
        // Black has won with the corner alone; White lives in it.
        Go::Position p = go.position_of(board, white);
        p.passed = passed;
        CHECK(go.words(p, think(go, {p}, counted(1000)).best) != "pass");
    }
}

TEST_CASE("go player: it passes after a pass where it has won, and marks the dead then and no living stone") {
    const Go go = rules({{"lines", "9"}, {"setup", "empty"}, {"count", "area"}});
    std::vector<std::string> rows(9, "..X.XO.O.");
    rows[4] = "..XOXOXO.";  // a dead stone of each
    const StoneBoard board = board_of(rows);
    Go::Position p = go.position_of(board, black);  // 45 points against 36
    p.passed = true;
    CHECK(go.words(p, think(go, {p}, counted(1500)).best) == "pass");
    Go::Position marking = go.play(p, Go::pass);
    REQUIRE(marking.phase == Phase::marking);
    std::vector<Go::Position> line{marking};
    while (line.back().phase == Phase::marking && line.size() < 10)
        line.push_back(go.play(line.back(), think(go, line, counted(10)).best));
    CHECK(line.back().phase != Phase::marking);
    CHECK(line.back().dead.count() == 2);
}

TEST_CASE("go player: a search begins from the last stones put, with komi and camps as the rules count them") {
    const Go go = rules(by_falkener);
    std::vector<Go::Position> line{go.start()};
    line.push_back(go.play(line.back(), kit::put(40)));
    const QuickGame game = go.quick(line);
    CHECK(game.to_move() == white);
    CHECK(game.scoring().camps);
    CHECK(game.scoring().bonus == 0);
    CHECK(game.scoring().neutral == white);
    CHECK(rules(today).quick(std::vector{rules(today).start()}).scoring().bonus == -7.5F);
    CHECK(game.slot_of(Go::pass) == game.pass());
    CHECK(game.move_of(game.pass()) == Go::pass);
    CHECK(game.move_of(40) == kit::put(40));
}
