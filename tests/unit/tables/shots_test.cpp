// The throws a side may have, as the evaluation counts them (core/tables/shots.hpp): against every ordered throw of the
// dice, laid and added up here.

#include <doctest/doctest.h>

#include <cmath>
#include <functional>
#include <map>

#include "core/tables/games/anglicorum.hpp"
#include "core/tables/games/backgammon.hpp"
#include "core/tables/games/baralie.hpp"
#include "core/tables/games/faylys.hpp"
#include "core/tables/games/german.hpp"
#include "core/tables/games/lombard.hpp"
#include "core/tables/games/paume_carie.hpp"
#include "core/tables/shots.hpp"
#include "tests/unit/tables/support.hpp"

using namespace ludus;
using namespace ludus::tests::at_tables;
using tables::Shots;

namespace {

using Dice = std::vector<int>;

/// Every ordered throw, each as likely as any other, with what the rules add.
std::vector<Dice> ordered(int dice, const std::function<void(Dice&)>& add) {
    std::vector<Dice> out;
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            for (int c = 1; c <= (dice == 3 ? 6 : 1); ++c) {
                Dice thrown{a, b};
                if (dice == 3) thrown.push_back(c);
                add(thrown);
                out.push_back(thrown);
            }
    return out;
}

void plain(Dice&) {}
void add_six(Dice& dice) { dice.push_back(6); }
void double_lesser(Dice& dice) { dice.push_back(std::min(dice[0], dice[1])); }
void double_doublets(Dice& dice) {
    if (dice[0] == dice[1]) dice.insert(dice.end(), {dice[0], dice[0]});
}

/// Where one man may stop on his way with these dice, in every order: the stops with the distance last.
void stops_of(const Dice& dice, std::vector<int> stops, unsigned used, std::map<std::vector<int>, bool>& out) {
    if (!stops.empty()) out[stops] = true;
    for (std::size_t i = 0; i < dice.size(); ++i) {
        if (used >> i & 1) continue;
        auto next = stops;
        next.push_back((stops.empty() ? 0 : stops.back()) + dice[i]);
        stops_of(dice, next, used | 1u << i, out);
    }
}

void agree(const tables::Engine& engine, const std::vector<Dice>& all) {
    const Shots& shots = engine.shots(0);
    const auto count = static_cast<double>(all.size());
    double sum = 0, squares = 0;
    std::map<std::vector<int>, int> ways;
    for (const Dice& dice : all) {
        int pips = 0;
        for (const int die : dice) pips += die;
        sum += pips;
        squares += pips * pips;
        std::map<std::vector<int>, bool> stops;
        stops_of(dice, {}, 0, stops);
        for (const auto& each : stops) ++ways[each.first];
    }
    const double mean = sum / count;
    CHECK(static_cast<double>(shots.mean()) == doctest::Approx(mean));
    CHECK(static_cast<double>(shots.variance()) == doctest::Approx(squares / count - mean * mean).epsilon(1e-4));
    CHECK(shots.odds(shots.all()) == 1.0f);
    CHECK(shots.odds(0) == 0.0f);
    for (int a = 1; a <= 6; ++a) {
        const auto have = [&](const std::function<bool(const Dice&)>& wanted) {
            return static_cast<double>(std::count_if(all.begin(), all.end(), wanted)) / count;
        };
        CAPTURE(a);
        CHECK(static_cast<double>(shots.odds(shots.holding(a))) ==
              doctest::Approx(have([&](const Dice& d) { return std::count(d.begin(), d.end(), a) > 0; })));
        for (int b = 1; b <= 6; ++b) {
            CAPTURE(b);
            CHECK(static_cast<double>(shots.odds(shots.holding_both(a, b))) == doctest::Approx(have([&](const Dice& d) {
                      return std::count(d.begin(), d.end(), a) > (a == b) && std::count(d.begin(), d.end(), b) > 0;
                  })));
        }
    }
    std::map<std::vector<int>, int> counted;
    for (int distance = 1; distance <= Shots::farthest; ++distance) {
        for (const Shots::Way& way : shots.ways(distance)) {
            std::vector<int> stops(way.stops.begin(), way.stops.begin() + way.count);
            stops.push_back(distance);
            CHECK(counted.count(stops) == 0);  // each way once
            counted[stops] = static_cast<int>(std::lround(static_cast<double>(shots.odds(way.throws)) * count));
        }
    }
    CHECK((counted == ways));
}

}  // namespace

TEST_CASE(
    "shots: three dice, two, two and a six, the lesser doubled, doublets fourfold: as every throw laid out says") {
    agree(engine_of<tables::Anglicorum>(), ordered(3, plain));
    agree(engine_of<tables::Lombard>(), ordered(2, plain));
    agree(engine_of<tables::Baralie>(), ordered(2, add_six));
    agree(engine_of<tables::Anglicorum>({{"dice", "two-and-six"}}), ordered(2, add_six));
    agree(engine_of<tables::Faylys>({{"dice", "two"}}), ordered(2, double_lesser));
    agree(engine_of<tables::Backgammon>(), ordered(2, double_doublets));
    agree(engine_of<tables::PaumeCarie>(), ordered(2, double_doublets));
    // Doublets with those underneath: the first group alone, four of them or two.
    agree(engine_of<tables::German>(), ordered(2, double_doublets));
    agree(engine_of<tables::German>({{"under", "two"}}), ordered(2, plain));
    // The die that is granted is left out.
    agree(engine_of<tables::Anglicorum>({{"throws", "granted"}}), ordered(2, plain));
}

TEST_CASE("shots: known figures of three dice and of backgammon") {
    const tables::Engine three = engine_of<tables::Anglicorum>(), two = engine_of<tables::Backgammon>();
    CHECK(static_cast<double>(three.shots(0).mean()) == doctest::Approx(10.5));
    CHECK(static_cast<double>(three.shots(0).variance()) == doctest::Approx(8.75));
    CHECK(static_cast<double>(three.shots(0).odds(three.shots(0).holding(6))) == doctest::Approx(91.0 / 216));
    CHECK(static_cast<double>(two.shots(0).mean()) == doctest::Approx(49.0 / 6));
    const int known[] = {11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3, 0, 0, 1, 1, 0, 1, 0, 1, 0, 0, 0, 1};
    for (int distance = 1; distance <= Shots::farthest; ++distance) {
        CAPTURE(distance);
        Shots::Bits any = 0;
        for (const Shots::Way& way : two.shots(1).ways(distance)) any |= way.throws;
        CHECK(static_cast<double>(two.shots(1).odds(any)) == doctest::Approx(known[distance - 1] / 36.0));
    }
}

TEST_CASE("shots: a fixed throw is each side's own, and is certain") {
    const tables::Engine engine = engine_of<tables::Anglicorum>({{"throws", "fixed"}, {"throw_n", "6-5"}});
    const Shots &am = engine.shots(0), &n = engine.shots(1);
    CHECK(am.mean() == 12.0f);
    CHECK(n.mean() == 11.0f);
    CHECK(am.variance() == doctest::Approx(0));
    CHECK(am.odds(am.holding(4)) == 1.0f);
    CHECK(am.odds(am.holding(6)) == 0.0f);
    CHECK(n.odds(n.holding_both(5, 6)) == 1.0f);
    CHECK(am.ways(12).size() == 1);
    CHECK(n.ways(11).size() == 2);
    CHECK(n.ways(4).empty());
}

TEST_CASE("shots: a throw that is chosen is as sure as it can be") {
    for (const char* throws : {"chosen", "chosen-granted", "chosen-six", "shared"}) {
        CAPTURE(throws);
        const tables::Engine engine = engine_of<tables::Anglicorum>({{"throws", throws}});
        const Shots& shots = engine.shots(0);
        CHECK(shots.odds(shots.holding_both(6, 5)) == 1.0f);
        CHECK(shots.odds(0) == 0.0f);
    }
    const auto farthest = [](const char* throws) {
        const tables::Engine engine = engine_of<tables::Anglicorum>({{"throws", throws}});
        int out = 0;
        for (int distance = 1; distance <= Shots::farthest; ++distance)
            if (!engine.shots(0).ways(distance).empty()) out = distance;
        return out;
    };
    CHECK(farthest("chosen") == 18);
    CHECK(farthest("shared") == 18);
    CHECK(farthest("chosen-six") == 18);
    CHECK(farthest("chosen-granted") == 12);
}
