// Stones and their chains, against a reckoning that floods the board anew each time; boards that may not stand again.

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "core/base/random.hpp"
#include "core/kit/chains.hpp"
#include "core/kit/repetition.hpp"
#include "tests/toys/go.hpp"

using namespace ludus;
using namespace ludus::kit;

namespace {

using Stones = std::vector<std::int8_t>;

/// The points of the chain through a stone, and whether it has a liberty.
std::pair<std::vector<int>, bool> flood(const Grid& grid, const Stones& stones, int from) {
    std::vector<int> chain{from};
    bool free = false;
    for (std::size_t i = 0; i < chain.size(); ++i)
        for (const auto& [right, up] : {std::pair{0, 1}, {0, -1}, {1, 0}, {-1, 0}}) {
            const int to = grid.step(chain[i], right, up);
            if (to == nowhere) continue;
            if (stones[static_cast<std::size_t>(to)] < 0) free = true;
            if (stones[static_cast<std::size_t>(to)] == stones[static_cast<std::size_t>(from)] &&
                std::find(chain.begin(), chain.end(), to) == chain.end())
                chain.push_back(to);
        }
    return {chain, free};
}

/// The board after a stone, or nothing where it would stand without a liberty.
std::optional<Stones> after(const Grid& grid, Stones stones, int point, int seat) {
    if (stones[static_cast<std::size_t>(point)] >= 0) return std::nullopt;
    stones[static_cast<std::size_t>(point)] = static_cast<std::int8_t>(seat);
    for (int p = 0; p < grid.size(); ++p) {
        if (stones[static_cast<std::size_t>(p)] != 1 - seat) continue;
        const auto [chain, free] = flood(grid, stones, p);
        if (!free)
            for (const int gone : chain) stones[static_cast<std::size_t>(gone)] = -1;
    }
    return flood(grid, stones, point).second ? std::optional(stones) : std::nullopt;
}

/// From rows as they are seen: X is 0, O is 1.
Stones stones_of(const Grid& grid, const std::vector<std::string>& rows) {
    Stones out(static_cast<std::size_t>(grid.size()), -1);
    for (int p = 0; p < grid.size(); ++p) {
        const char sign =
            rows[static_cast<std::size_t>(grid.rows() - 1 - grid.row(p))][static_cast<std::size_t>(grid.column(p))];
        if (sign != '.') out[static_cast<std::size_t>(p)] = sign == 'O';
    }
    return out;
}

}  // namespace

TEST_CASE("kit: chains capture, refuse and count as a flood of the whole board does") {
    const Grid grid(7, 5, Look::lines);
    const Crossings crossings(grid);
    Random random(20);
    int captures = 0, refused = 0;
    for (int game = 0; game < 60; ++game) {
        Stones stones(static_cast<std::size_t>(grid.size()), -1);
        Chains chains(crossings, stones);
        for (int ply = 0; ply < 120; ++ply) {
            const int point = static_cast<int>(random.below(static_cast<std::size_t>(grid.size()))), seat = ply % 2;
            const auto wanted = after(grid, stones, point, seat);
            const bool occupied = stones[static_cast<std::size_t>(point)] >= 0;
            REQUIRE(chains.may_put(point, seat) == wanted.has_value());
            refused += !wanted && !occupied;
            if (!wanted) continue;
            const auto before = std::count(stones.begin(), stones.end(), 1 - seat);
            stones = *wanted;
            const auto gone = before - std::count(stones.begin(), stones.end(), 1 - seat);
            REQUIRE(chains.captures(point, seat) == (gone > 0));
            REQUIRE(chains.put(point, seat) == gone);
            captures += static_cast<int>(gone);
            REQUIRE(Stones(chains.owners().begin(), chains.owners().end()) == stones);
            const Chains anew(crossings, stones);
            for (int p = 0; p < grid.size(); ++p)
                if (stones[static_cast<std::size_t>(p)] >= 0) {
                    REQUIRE(chains.has_liberty(p));
                    REQUIRE(chains.in_atari(p) == anew.in_atari(p));
                }
        }
    }
    CHECK(captures > 100);
    CHECK(refused > 20);
}

TEST_CASE("kit: a single stone that took a single stone may not be taken back at once") {
    const Grid grid(4, 3, Look::lines);
    const Crossings crossings(grid);
    Chains ko(crossings, stones_of(grid, {".XO.", "XO.O", ".XO."}));
    CHECK(ko.put(grid.find("c2"), 0) == 1);
    CHECK(ko.ko() == grid.find("b2"));
    // Two stones taken, or taken by a stone that stands with others: it may.
    Chains two(crossings, stones_of(grid, {"XOO.", "XX..", "...."}));
    CHECK(two.put(grid.find("c2"), 0) == 0);
    CHECK(two.put(grid.find("d3"), 0) == 2);
    CHECK(two.ko() == -1);
    Chains together(crossings, stones_of(grid, {"OX..", ".X..", "...."}));
    CHECK(together.put(grid.find("a2"), 0) == 1);
    CHECK(together.ko() == -1);
}

TEST_CASE(
    "kit: an eye is a point that cannot be taken apart, inside with one false corner at most and at the edge with "
    "none") {
    const Grid grid(3, 3, Look::lines);
    const Crossings crossings(grid);
    const auto eye = [&](const std::vector<std::string>& rows, const char* point) {
        return Chains(crossings, stones_of(grid, rows)).is_eye(grid.find(point), 0);
    };
    CHECK(eye({"XXX", "X.X", "XXX"}, "b2"));
    CHECK(eye({"OXX", "X.X", "XXX"}, "b2"));
    CHECK_FALSE(eye({"OXX", "X.X", "XXO"}, "b2"));
    CHECK_FALSE(eye({"XXX", "X.X", "XOX"}, "b2"));
    CHECK(eye({"...", "XX.", ".X."}, "a1"));
    CHECK_FALSE(eye({"...", "XO.", ".X."}, "a1"));
}

TEST_CASE("kit: a free point belongs to whose stones alone its region touches") {
    const Grid grid(5, 2, Look::lines);
    std::vector<std::int8_t> whose(10);
    tell_areas(Crossings(grid), stones_of(grid, {".X.O.", ".X.O."}), whose);
    CHECK(whose == std::vector<std::int8_t>{0, 0, -1, 1, 1, 0, 0, -1, 1, 1});
    tell_areas(Crossings(grid), stones_of(grid, {".....", "....."}), whose);
    CHECK(whose == std::vector<std::int8_t>(10, -1));
}

TEST_CASE("kit: a move that brings a position about once too often is dropped, and none where nothing would be left") {
    const std::vector<int> line{1, 2, 1, 3};
    const auto key = [](int p) { return p; };
    const auto barred = [&](MoveList moves, int times) {
        remove_repeats(std::span<const int>(line), moves, times, key, [](Move m) { return static_cast<int>(m.code); });
        return moves;
    };
    CHECK(barred({{1}, {2}, {3}, {4}}, 2) == MoveList{{4}});
    CHECK(barred({{1}, {2}, {3}, {4}}, 3) == MoveList{{2}, {3}, {4}});
    CHECK(barred({{1}, {2}}, 2) == MoveList{{1}, {2}});
}

TEST_CASE("shape, go: counts by hand, what a ko forbids, and the area after pass and pass") {
    using toys::Go;
    const Go go{Options(Go::card())};
    MoveList moves;
    go.moves(go.start(), moves);
    CHECK(moves.size() == 82);  // 81 crossings and a pass
    std::size_t second = 0;
    for (const Move m : moves) {
        MoveList answers;
        go.moves(go.play(go.start(), m), answers);
        second += answers.size();
    }
    CHECK(second == 81 * 81 + 82);

    const std::string rows = std::string(9, '.') + ".01......" + "01.1....." + ".01......" + std::string(45, '.');
    const auto before = go.read_position("black " + rows);
    REQUIRE(before);
    const auto words = [&](const std::vector<Go::Position>& line) {
        MoveList list;
        go.moves(line.back(), list);
        go.remove_repetitions(line, list);
        std::vector<std::string> out;
        for (const Move m : list) out.push_back(go.words(line.back(), m));
        return out;
    };
    const auto has = [](const std::vector<std::string>& list, const char* word) {
        return std::find(list.begin(), list.end(), word) != list.end();
    };
    std::vector<Go::Position> line{*before};
    REQUIRE(has(words(line), "c3"));
    const auto play = [&](const char* word) {
        MoveList list;
        go.moves(line.back(), list);
        for (const Move m : list)
            if (go.words(line.back(), m) == word) return line.push_back(go.play(line.back(), m));
        FAIL(word);
    };
    play("c3");
    CHECK(go.write(line.back()).find("ko:b3") != std::string::npos);
    CHECK_FALSE(has(words(line), "b3"));
    play("pass");
    play("pass");
    // Far from the ko now by a point's rule, and by the board's: the game is over after two passes.
    CHECK(go.result(line.back()).over);
    CHECK(go.result(line.back()).rule == "toy.go.area");
    CHECK(go.areas(line.back()) == std::array<int, 2>{5, 3});
}

TEST_CASE("shape, go: no board stands again, unless the players agree on the one stone alone") {
    using toys::Go;
    const Go board(*Options::of(Go::card(), {{"ko", "board"}})), one(*Options::of(Go::card(), {{"ko", "one"}}));
    // Two stones are sent and one returns: three moves on, the first board would stand again.
    const auto at = board.read_position("white .1.1.....0011....." + std::string(63, '.'));
    REQUIRE(at);
    const auto offers = [](const Go& go, std::vector<Go::Position>& line, const char* word) {
        MoveList list;
        go.moves(line.back(), list);
        go.remove_repetitions(line, list);
        for (const Move m : list)
            if (go.words(line.back(), m) == word) return line.push_back(go.play(line.back(), m)), true;
        return false;
    };
    for (const bool again : {false, true}) {
        const Go& go = again ? one : board;
        std::vector<Go::Position> line{*at};
        REQUIRE(offers(go, line, "a1"));
        REQUIRE(offers(go, line, "c1"));
        CHECK(std::count(line.back().owner.begin(), line.back().owner.end(), 1) == 3);
        std::vector<Go::Position> beside = line;
        CHECK(offers(go, line, "b1") == again);
        if (again) CHECK(line.back().owner == at->owner);
        CHECK(offers(go, beside, "e5"));  // another move is barred to nobody
        CHECK(offers(go, beside, "pass"));
    }
}
