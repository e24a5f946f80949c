// Legal lines of Falkener's chess as it is played today, against counts by Fairy-Stockfish: 24 positions a game.

#include <doctest/doctest.h>

#include <fstream>

#include "core/game/perft.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/chess/support.hpp"

using namespace ludus;
using namespace ludus::chess;

namespace {

template <class Game>
void check_counts(const chess::tests::Chosen& chosen, const std::string& kept = Game::card().id) {
    const Chess game = chess::tests::make<Game>(chosen);
    const std::string path = std::string(LUDUS_TESTS) + "/perft/" + kept + ".tsv";
    std::ifstream in(path);
    REQUIRE_MESSAGE(in, path);
    int positions = 0;
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
        const auto p = game.variant().fen_variant.empty() ? game.read_position(cells[0]) : game.read_foreign(cells[0]);
        if (!p) FAIL(describe(p.fault()));
        for (std::size_t depth = 1; depth < cells.size(); ++depth) {
            const std::uint64_t wanted = std::stoull(cells[depth]);
            if (wanted > 20'000 && !ludus::tests::deep()) break;
            CHECK(count_lines(game, *p, static_cast<int>(depth), false, false).lines == wanted);
        }
    }
    CHECK(positions >= 20);
}

}  // namespace

TEST_CASE("perft: Chinese chess as today, counted as Fairy-Stockfish counts") {
    check_counts<Xiangqi>({{"cannon", "jump-to-capture"}, {"horse", "leg"}, {"stalemate", "loss"}});
}
TEST_CASE("perft: Japanese chess as today, counted as Fairy-Stockfish counts") {
    check_counts<Shogi>({{"pawn-mate", "forbidden"}, {"dead-drops", "forbidden"}});
}
TEST_CASE("perft: Siamese chess as today, counted as Fairy-Stockfish counts") {
    check_counts<Siamese>({{"king-first", "none"}, {"met-first", "none"}});
}
TEST_CASE("perft: Turkish chess without leap and castling, counted as Fairy-Stockfish counts such a chess") {
    check_counts<Turkish>({{"leap", "none"}, {"castling", "none"}});
}
TEST_CASE("perft: the old chess, counted as Fairy-Stockfish counts shatranj") {
    check_counts<Shatranj>({{"begin", "array"}});
}

TEST_CASE("perft: published counts from the opening") {
    const auto lines = [](const Chess& game, int depth) {
        return count_lines(game, game.start(), depth, false, false).lines;
    };
    const Chess xiangqi = chess::tests::make<Xiangqi>({{"cannon", "jump-to-capture"}, {"horse", "leg"}});
    const Chess shogi = chess::tests::make<Shogi>({{"pawn-mate", "forbidden"}, {"dead-drops", "forbidden"}});
    const Chess makruk = chess::tests::make<Siamese>({{"king-first", "none"}, {"met-first", "none"}});
    CHECK(lines(xiangqi, 3) == 79'666);
    CHECK(lines(shogi, 3) == 25'470);
    CHECK(lines(makruk, 3) == 12'012);
    if (!ludus::tests::deep()) return;
    CHECK(lines(xiangqi, 4) == 3'290'240);
    CHECK(lines(xiangqi, 5) == 133'312'995);
    CHECK(lines(shogi, 4) == 719'731);
    CHECK(lines(shogi, 5) == 19'861'490);
    CHECK(lines(makruk, 4) == 273'026);
    CHECK(lines(makruk, 5) == 6'223'994);
}
TEST_CASE("perft: Burmese chess as today, counted as Fairy-Stockfish counts sittuyin") {
    check_counts<Burmese1>({{"first", "white"},
                            {"array", "turns"},
                            {"pawns", "four"},
                            {"rooks", "back"},
                            {"bishop-takes", "yes"},
                            {"queening-pawns", "8"},
                            {"queening-line", "both"},
                            {"waiting-pawn", "move"}});
}
TEST_CASE("perft: Burmese chess I as in the book, counted as a program written apart counts") {
    check_counts<Burmese1>({}, "falkener-burmese-1-book");
}
TEST_CASE("perft: Burmese chess II as in the book, counted as a program written apart counts") {
    check_counts<Burmese2>({});
}
TEST_CASE("perft: the Maharajah and the Sepoys, counted as a program written apart counts") {
    check_counts<Maharajah>({});
}
