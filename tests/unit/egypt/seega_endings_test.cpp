// Endings of Seega, solved: the tables beside the moves of the game and beside a solver that looks at all that can come.

#include "core/egypt/seega_endings.hpp"

#include <bit>

#include "core/egypt/senat_games.hpp"
#include "core/search/retrograde.hpp"
#include "core/search/think.hpp"
#include "tests/tune/seega_check.hpp"
#include "tests/unit/egypt/support.hpp"

using namespace ludus;
using namespace ludus::egypt;
using namespace ludus::egypt::tests;

namespace {

using Ending = SeegaEndings::Ending;
using Sums = std::array<std::uint64_t, 3>;
constexpr std::size_t everything = 1'000'000'000;

Senat seega(const Chosen& chosen = {}) {
    return {Seega::card(), Seega::with_options(options_of(Seega::card(), chosen))};
}

Senat senat(const Chosen& chosen) {
    return {SenatOfAnySize::card(), SenatOfAnySize::with_options(options_of(SenatOfAnySize::card(), chosen))};
}

/// All ways of saying it: going on, blocked players, one piece left.
std::vector<Chosen> all_rules() {
    std::vector<Chosen> out;
    for (const char* chain : {"optional", "must"})
        for (const char* blocked : {"again", "remove"})
            for (const char* last : {"plays", "loses"})
                out.push_back({{"chain", chain}, {"blocked", blocked}, {"last", last}});
    return out;
}

/// Every placing of so many pieces, the first seat to move; not but for symmetry.
template <class Each>
void each_placing(int own, int other, const Each& sink) {
    constexpr int cells = SeegaEndings::cells;
    std::vector<int> sign(cells, 2);
    std::fill_n(sign.begin(), own, 0);
    std::fill_n(sign.begin() + own, other, 1);
    do {
        SeegaEndings::Stand s;
        for (int cell = 0; cell < cells; ++cell)
            if (sign[static_cast<std::size_t>(cell)] != 2)
                (sign[static_cast<std::size_t>(cell)] == 0 ? s.own : s.other) |= SeegaEndings::Cells{1} << cell;
        sink(s);
    } while (std::next_permutation(sign.begin(), sign.end()));
}

Sums counted(const SeegaEndings::Sums& sums) { return {sums.won, sums.drawn, sums.lost}; }

/// Turns as the tables count them: asking for a way and opening it are one each.
struct BySeats : Senat {
    using Senat::Senat;
    bool at_turn_start(const Position& p) const { return p.going_on == kit::nowhere; }
};

}  // namespace

TEST_CASE(
    "endings of Seega: every position of up to four pieces is worth what the best of its moves is worth, by all "
    "rules") {
    for (const Chosen& chosen : all_rules()) {
        const Senat game = seega(chosen);
        const bool two_needed = chosen[2].second == "loses";
        int wrong = 0, asked = 0;
        for (int total = 3; total <= 4; ++total)
            for (int own = 1; own < total; ++own) {
                if (two_needed && (own < 2 || total - own < 2)) continue;
                each_placing(own, total - own, [&](SeegaEndings::Stand s) {
                    const Senat::Position p = stand_as_position(s, asked % 2);
                    const auto known = game.ending(p, everything);
                    // A tenth of the placings and whatever is won or lost: the rest of the draws is alike.
                    if (++asked % 10 != 0 && known && known->sign == 0) return;
                    wrong += !known || *known != by_moves(game, p, everything);
                });
            }
        INFO(chosen[0].second << ' ' << chosen[1].second << ' ' << chosen[2].second);
        CHECK(asked > 60'000);
        CHECK(wrong == 0);
    }
}

TEST_CASE("endings of Seega: a solver that knows nothing but the moves says the same of all it meets") {
    for (const char* blocked : {"again", "remove"}) {
        const Senat rules = seega({{"blocked", blocked}});
        const BySeats game(Seega::card(), Seega::with_options(options_of(Seega::card(), {{"blocked", blocked}})));
        // A step changes the colour that its cell would have on a board of chess: what can come of one is half of all.
        RetrogradeSolver<BySeats> one(game, 100'000), other(game, 100'000);
        REQUIRE(one.explore(position(rules, "white ....1...0..0.............")));
        REQUIRE(other.explore(position(rules, "white ....1...0...0............")));
        int won = 0, wrong = 0;
        each_placing(2, 1, [&](SeegaEndings::Stand s) {
            const auto p = stand_as_position(s, 0);
            const auto proved = one.of(p).winner < 0 ? other.of(p) : one.of(p);
            if (proved.winner < 0) return;
            ++won;
            wrong += rules.ending(p) != Ending{proved.winner == 0 ? 1 : -1, proved.throws};
        });
        // Where a way must be opened, four of 240 won positions cannot come of these two.
        CHECK(won == (std::string_view(blocked) == "again" ? 512 : 236));
        CHECK(wrong == 0);
    }
}

TEST_CASE("endings of Seega: three pieces beat one wherever they stand, and two hardly ever do") {
    SeegaEndings endings({});
    const auto two = endings.sums(2, 1), three = endings.sums(3, 1);
    CHECK(counted(two) == Sums{512, 6388, 0});
    CHECK(two.turns == 17);
    CHECK(counted(three) == Sums{50600, 0, 0});
    CHECK(three.turns == 29);
    CHECK(counted(endings.sums(3, 2)) == Sums{142070, 389230, 0});
}

TEST_CASE("endings of Seega: none is known while pieces are placed, in mid-turn, of many pieces or on larger boards") {
    const Senat game = seega();
    CHECK_FALSE(game.ending(game.start()));
    CHECK_FALSE(game.ending(position(game, "white 00000................1111")));
    CHECK_FALSE(game.ending(position(game, "white 0000.................1111")));  // can be made, but takes longer
    const auto going = after(game, position(game, "white 0.10...10...............1"), {"10-20"});
    CHECK_FALSE(game.ending(going));
    const Senat seven = senat({{"size", "7"}});
    CHECK_FALSE(seven.ending(stand_as_position({1, 6}, 0)));
}

TEST_CASE("endings of Seega: the computer player wins in as many turns as the tables say") {
    const Senat game = seega();
    std::vector<Senat::Position> line{position(game, "white 00.1.0...................")};
    const auto known = game.ending(line.back());
    REQUIRE(known == Ending{1, 29});
    Limits steady = find_level("steady")->limits;
    steady.seconds = 0;
    int turns = 0;
    while (!game.result(line.back()).over && turns < 100) {
        turns += game.at_turn_start(line.back());
        line.push_back(game.play(line.back(), search(game, line.back(), steady, {}, line).best));
    }
    CHECK(turns == 29);
    CHECK(game.result(line.back()).score[0] == 1);
}
