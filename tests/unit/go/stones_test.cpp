// The board of stones, against a reckoning that floods it anew each time.

#include "core/go/stones.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "core/base/random.hpp"

using namespace ludus;
using namespace ludus::go;

namespace {

using Stones = std::vector<int>;  // by cell

std::vector<int> near(int lines, int cell) {
    std::vector<int> out;
    if (cell >= lines) out.push_back(cell - lines);
    if (cell % lines > 0) out.push_back(cell - 1);
    if (cell % lines < lines - 1) out.push_back(cell + 1);
    if (cell < lines * (lines - 1)) out.push_back(cell + lines);
    return out;
}

struct Flood {
    std::set<int> chain, liberties;
};
Flood flood(int lines, const Stones& stones, int from) {
    Flood f;
    std::vector<int> to_see{from};
    while (!to_see.empty()) {
        const int c = to_see.back();
        to_see.pop_back();
        if (!f.chain.insert(c).second) continue;
        for (const int n : near(lines, c)) {
            if (stones[static_cast<std::size_t>(n)] == vacant) f.liberties.insert(n);
            if (stones[static_cast<std::size_t>(n)] == stones[static_cast<std::size_t>(from)]) to_see.push_back(n);
        }
    }
    return f;
}

/// The stones after a put by the book: the other's chains first, then the own one.
Stones after(int lines, Stones stones, int cell, int seat) {
    stones[static_cast<std::size_t>(cell)] = seat;
    for (const int whose : {1 - seat, seat}) {
        Stones left = stones;
        std::set<int> seen;
        for (int c = 0; c < lines * lines; ++c) {
            if (stones[static_cast<std::size_t>(c)] != whose || seen.count(c) != 0) continue;
            const Flood f = flood(lines, stones, c);
            seen.insert(f.chain.begin(), f.chain.end());
            if (!f.liberties.empty()) continue;
            for (const int lost : f.chain) left[static_cast<std::size_t>(lost)] = vacant;
        }
        stones = left;
    }
    return stones;
}

Stones stones_of(const StoneBoard& board) {
    Stones out;
    for (int c = 0; c < board.cells(); ++c) out.push_back(board.colour(board.point(c)));
    return out;
}

/// From rows as they are seen: X is black, O is white.
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

TEST_SUITE("falkener-go: board") {
    TEST_CASE("stones, chains and liberties are those of a flood, in random games with self-capture") {
        for (const int lines : {2, 9, 13, 19})
            for (std::uint64_t game = 0; game < (lines == 19 ? 1U : lines == 13 ? 2U : 6U); ++game) {
                Random random(game * 32 + static_cast<std::uint64_t>(lines));
                StoneBoard board(lines);
                Stones stones = stones_of(board);
                for (int ply = 0; ply < 3 * lines * lines && !board.vacant_points().empty(); ++ply) {
                    const auto free = board.vacant_points();
                    const Point p = free[random.below(free.size())];
                    const int cell = board.cell(p), seat = ply % 2;
                    const Stones next = after(lines, stones, cell, seat);
                    const bool stands = next[static_cast<std::size_t>(cell)] == seat;
                    REQUIRE(board.stands(p, seat) == stands);
                    const auto lost =
                        std::count(stones.begin(), stones.end(), seat) + 1 - std::count(next.begin(), next.end(), seat);
                    const auto captured = std::count(stones.begin(), stones.end(), 1 - seat) -
                                          std::count(next.begin(), next.end(), 1 - seat);
                    REQUIRE(board.captures(p, seat) == (captured > 0));
                    const std::uint64_t foretold = board.hash_after(p, seat);
                    const auto put = board.put(p, seat);
                    REQUIRE(put.captured == captured);
                    REQUIRE(put.lost == lost);
                    stones = next;
                    REQUIRE(stones_of(board) == stones);
                    REQUIRE(board.hash() == foretold);
                    const bool ko = captured == 1 && flood(lines, stones, cell).chain.size() == 1 &&
                                    flood(lines, stones, cell).liberties.size() == 1;
                    REQUIRE((board.ko() != no_point) == ko);
                    if (ko) REQUIRE(board.cell(board.ko()) == *flood(lines, stones, cell).liberties.begin());
                    if (ply % (lines > 9 ? 35 : 7) != 0) continue;  // the rest takes minutes on a large board
                    std::uint64_t hash = 0;
                    std::size_t vacancies = 0;
                    for (int c = 0; c < lines * lines; ++c) {
                        const int whose = stones[static_cast<std::size_t>(c)];
                        const Point q = board.point(c);
                        std::array<int, 3> beside{};
                        for (const int n : near(lines, c))
                            ++beside[static_cast<std::size_t>(stones[static_cast<std::size_t>(n)])];
                        const int outside_beside = 4 - static_cast<int>(near(lines, c).size());
                        REQUIRE(board.vacant_beside(q) == beside[vacant]);
                        for (const int s : {0, 1})
                            REQUIRE(board.beside_of(q, s) == beside[static_cast<std::size_t>(s)] + outside_beside);
                        if (whose == vacant) {
                            ++vacancies;
                            continue;
                        }
                        hash ^= stone_hash(q, whose);
                        const Flood f = flood(lines, stones, c);
                        std::set<int> chain, liberties;
                        board.each_of_chain(q, [&](Point s) { chain.insert(board.cell(s)); });
                        REQUIRE(chain == f.chain);
                        REQUIRE(board.chain_size(q) == static_cast<int>(chain.size()));
                        std::array<std::int16_t, StoneBoard::most_cells> found;
                        const int count = board.liberties(q, found);
                        for (int i = 0; i < count; ++i)
                            liberties.insert(board.cell(found[static_cast<std::size_t>(i)]));
                        REQUIRE(liberties == f.liberties);
                        REQUIRE(count == static_cast<int>(liberties.size()));
                        REQUIRE(board.liberties(q, 2) == std::min(count, 2));
                        REQUIRE(board.in_atari(q) == (count == 1));
                        if (count == 1) REQUIRE(board.cell(board.last_liberty(q)) == *liberties.begin());
                    }
                    REQUIRE(board.hash() == hash);
                    REQUIRE(board.vacant_points().size() == vacancies);
                }
            }
    }

    TEST_CASE("a copy goes on alone, over a board of another size too") {
        StoneBoard first(9), second(19);
        first.put(first.point(40), black);
        second.put(second.point(0), white);
        second = first;
        CHECK(second.lines() == 9);
        CHECK(stones_of(second) == stones_of(first));
        CHECK(second.hash() == first.hash());
        second.put(second.point(41), white);
        CHECK(first.is_vacant(first.point(41)));
        CHECK(second.liberties(second.point(40)) == 3);
        CHECK(first.liberties(first.point(40)) == 4);
    }

    TEST_CASE("an eye has own stones on all sides, and not two strange corners") {
        const StoneBoard board = board_of({".XO..",  //
                                           "XX.X.",  //
                                           ".X.XX",  //
                                           "OXX.X",  //
                                           ".OXXO"});
        CHECK(board.is_eye(board.point(20), black));
        CHECK(board.is_eye(board.point(8), black));  // one corner is white
        CHECK_FALSE(board.is_eye(board.point(10), black));
        CHECK_FALSE(board.is_eye(board.point(12), black));
        CHECK_FALSE(board.is_eye(board.point(0), white));
    }

    TEST_CASE("a vacant region is whose stones alone it touches") {
        const StoneBoard board = board_of({"..X..",  //
                                           "XXX..",  //
                                           ".....",  //
                                           "OOO..",  //
                                           "..O.."});
        std::array<Colour, 25> whose;
        tell_areas(board, whose);
        CHECK(whose[0] == white);
        CHECK(whose[1] == white);
        CHECK(whose[2] == white);
        CHECK(whose[20] == black);
        CHECK(whose[10] == vacant);
        CHECK(whose[24] == vacant);
        std::array<Colour, 81> none;
        tell_areas(StoneBoard(9), none);
        CHECK(std::count(none.begin(), none.end(), vacant) == 81);
    }
}
