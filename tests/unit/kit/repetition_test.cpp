// Boards that may not stand again: by themselves, and in the toy of Go.

#include "core/kit/repetition.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/toys/go.hpp"

using namespace ludus;
using namespace ludus::kit;

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
