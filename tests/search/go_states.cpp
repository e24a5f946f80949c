// Random games of Go with all that another program may be asked about them, a line of JSON each: tests/peers/gnugo.mjs holds them beside
// GNU Go's.
//
//   go-states [GAMES]   default 300: boards of nine, thirteen and nineteen lines by turns; every second game is played to its end

#include <cstdio>
#include <cstdlib>

#include "core/base/json.hpp"
#include "core/base/random.hpp"
#include "core/go/go.hpp"

using namespace ludus;
using namespace ludus::go;

namespace {

void state(std::uint64_t seed) {
    constexpr std::array sizes{9, 13, 19};
    const std::string lines = std::to_string(sizes[seed % sizes.size()]);
    const Go go(
        *Options::of(Go::card(), {{"lines", lines}, {"setup", "empty"}, {"suicide", "forbidden"}, {"count", "area"}}));
    Random random(seed);
    const bool whole = seed % 2 == 1;
    const int most = whole ? 3 * go.lines() * go.lines()
                           : 20 + static_cast<int>(random.below(static_cast<std::size_t>(go.lines() * go.lines())));
    Go::Position p = go.start();
    Json json;
    json.object([&] {
        json.key("size").value(go.lines());
        json.key("moves").array([&] {
            MoveList list;
            for (int n = 0; n < most && p.phase == Phase::playing; ++n) {
                go.moves(p, list);
                if (whole) go.prune(p, list);
                // Who has a place for a stone puts one.
                if (list.size() > 1) list.pop_back();
                const Move m = list[random.below(list.size())];
                json.value(go.written(p, m, 1));
                p = go.play(p, m);
            }
        });
        const StoneBoard board = go.stones(p);
        json.key("whole").value(p.phase != Phase::playing);
        json.key("toMove").value(p.seat == black ? "black" : "white");
        json.key("captured").array([&] {
            json.value(static_cast<int>(p.captured[0])).value(static_cast<int>(p.captured[1]));
        });
        json.key("stones").array([&] {
            for (int c = 0; c < board.cells(); ++c) {
                const Point q = board.point(c);
                if (board.is_vacant(q)) continue;
                json.array([&] {
                    json.value(board.colour(q) == black ? "black" : "white")
                        .value(go.today(c))
                        .value(board.liberties(q));
                });
            }
        });
        json.key("legal").array([&] {
            MoveList list;
            if (p.phase == Phase::playing) go.moves(p, list);
            for (const Move m : list)
                if (m != Go::pass) json.value(go.today(kit::to(m)));
        });
        const auto twice = go.twice_points(go.count(p), p);
        json.key("area").array([&] { json.value(twice[0] / 2).value(twice[1] / 2); });
    });
    std::puts(std::string(json.text()).c_str());
}

}  // namespace

int main(int count, char** words) {
    const int games = count > 1 ? std::atoi(words[1]) : 300;
    for (int n = 1; n <= games; ++n) state(static_cast<std::uint64_t>(n));
}
