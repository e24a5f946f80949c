// Lines of play, against counts by a program that shares nothing with ours (tests/perft/go.py).

#include <doctest/doctest.h>

#include <array>
#include <string>

#include "core/game/card.hpp"
#include "core/go/go.hpp"

using namespace ludus;
using namespace ludus::go;

namespace {

/// Lines that end with the second pass running are counted at that depth alone, as there.
std::uint64_t count(const Go& go, const Go::Position& p, int depth) {
    if (depth == 0) return 1;
    if (p.phase != Phase::playing) return 0;
    MoveList list;
    go.moves(p, list);
    std::uint64_t sum = 0;
    for (const Move m : list) sum += count(go, go.play(p, m), depth - 1);
    return sum;
}

struct Row {
    const char *rows, *seat, *suicide, *ko;
    std::array<std::uint64_t, 3> lines;
};
constexpr const char *see_saw =
                         "XXXXXXXXX/1X1XXOOOO/XXXXOOO1O/XXXXO1OOO/XXXO1OOOO/XXXXOOOOO/XXXXXOOOO/X1XXXOO1O/XXXXXOOOO",
                     *middle = "9/2X1O4/3XO1O2/1XXO5/2OXX4/2O1XO3/3OO4/9/9",
                     *corner = "1OX6/OOX6/XX7/9/6XXX/6XOO/6XO1/7XO/6X1X";
constexpr Row table[] = {
    {see_saw, "black", "lost", "simple", {8, 60, 420}},      {see_saw, "black", "lost", "none", {8, 61, 428}},
    {see_saw, "black", "forbidden", "simple", {5, 24, 96}},  {see_saw, "black", "forbidden", "none", {5, 25, 101}},
    {see_saw, "white", "lost", "simple", {8, 60, 413}},      {see_saw, "white", "lost", "none", {8, 60, 420}},
    {see_saw, "white", "forbidden", "simple", {5, 24, 92}},  {see_saw, "white", "forbidden", "none", {5, 24, 96}},
    {middle, "black", "lost", "simple", {66, 4292, 0}},      {middle, "black", "forbidden", "simple", {66, 4290, 0}},
    {middle, "white", "lost", "none", {66, 4291, 0}},        {middle, "white", "forbidden", "none", {66, 4291, 0}},
    {corner, "black", "lost", "simple", {63, 3914, 0}},      {corner, "black", "forbidden", "none", {63, 3787, 0}},
    {corner, "white", "lost", "simple", {63, 3916, 0}},      {corner, "white", "lost", "none", {63, 3917, 0}},
    {corner, "white", "forbidden", "simple", {61, 3783, 0}}, {corner, "white", "forbidden", "none", {61, 3784, 0}},
};

}  // namespace

TEST_CASE("falkener-go: perft: lines of play as tests/perft/go.py counts them") {
    for (const Row& row : table) {
        CAPTURE(row.rows);
        CAPTURE(row.seat);
        CAPTURE(row.suicide);
        CAPTURE(row.ko);
        const Go go(*Options::of(Go::card(), {{"lines", "9"}, {"suicide", row.suicide}, {"ko", row.ko}}));
        const auto p = go.read_position(std::string(row.seat) + " " + row.rows);
        REQUIRE_MESSAGE(p, (p ? std::string() : p.fault().expected));
        for (int depth = 1; depth <= 3; ++depth)
            if (const auto lines = row.lines[static_cast<std::size_t>(depth - 1)]; lines > 0)
                CHECK(count(go, *p, depth) == lines);
    }
}
