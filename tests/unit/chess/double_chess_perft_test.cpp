// Legal lines of Double Chess, against counts by a program that shares nothing with the engine (tests/perft/double_chess.py), by
// every option that changes moves; and how games by lot go on.

#include <doctest/doctest.h>

#include <fstream>

#include "core/game/perft.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/chess/double_chess_support.hpp"

using namespace ludus;
using namespace ludus::chess;
using namespace ludus::chess::tests;

TEST_CASE("perft: Double Chess, counted as an independent program counts") {
    const std::string path = std::string(LUDUS_TESTS) + "/perft/falkener-double-chess.tsv";
    std::ifstream in(path);
    REQUIRE_MESSAGE(in, path);
    int positions = 0, mated = 0;
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line[0] == '#') continue;
        ++positions;
        std::vector<std::string> cells;
        for (std::size_t from = 0; from <= line.size();) {
            const std::size_t tab = std::min(line.find('\t', from), line.size());
            cells.push_back(line.substr(from, tab - from));
            from = tab + 1;
        }
        CAPTURE(cells[0]);
        CAPTURE(cells[1]);
        const DoubleStand stand(cells[1], cells[0] == "-" ? "" : cells[0]);
        REQUIRE(stand.fault == "");
        for (int army = 0; army < 4; ++army) mated += stand.game.mated(stand.p, army) ? 1 : 0;
        for (std::size_t depth = 2; depth < cells.size(); ++depth) {
            const std::uint64_t wanted = std::stoull(cells[depth]);
            CHECK(count_lines(stand.game, stand.p, static_cast<int>(depth) - 1, false, false).lines == wanted);
        }
    }
    CHECK(positions >= 36);
    CHECK(mated >= 12);
}
