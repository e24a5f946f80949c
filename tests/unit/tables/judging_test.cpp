// What a position is worth (core/tables/evaluation.hpp), weight by weight: the odds it gives are turned back into the lead in
// pips it sees, with every weight at zero but those under test.
// Long: one test for each weight.

#include <doctest/doctest.h>

#include <cmath>

#include "core/tables/evaluation.hpp"
#include "core/tables/games/anglicorum.hpp"
#include "core/tables/games/backgammon.hpp"
#include "core/tables/games/faylys.hpp"
#include "core/tables/games/german.hpp"
#include "core/tables/games/imperial.hpp"
#include "core/tables/games/mylis.hpp"
#include "core/tables/games/paume_carie.hpp"
#include "core/tables/games/turkish.hpp"
#include "tests/unit/tables/support.hpp"

using namespace ludus;
using namespace ludus::tests::at_tables;
using tables::Backgammon;
using tables::Engine;
using tables::Weights;

namespace {

using Set = std::initializer_list<std::pair<int Weights::*, int>>;

tables::Position stand(const Engine& engine, const std::string& text) {
    const auto p = engine.read_position(text);
    CAPTURE(text);
    REQUIRE_MESSAGE(p, (p ? std::string() : describe(p.fault())));
    return *p;
}

/// The lead in pips behind the score: one chance in so many, told against what chance may still turn.
double lead(const Engine& engine, const std::string& text, int side = 0) {
    const tables::Position p = stand(engine, text);
    const tables::Variant& variant = engine.variant();
    const double score = static_cast<double>(engine.evaluate(p, side)) / Engine::point_worth;
    const bool exact = variant.bearing == tables::Bearing::as_entered || variant.bearing == tables::Bearing::exact ||
                       (variant.bearing == tables::Bearing::none && !variant.heap_by_more);
    double chance = 4;
    for (int seat = 0; seat < 2; ++seat) {
        const tables::Shots& shots = engine.shots(seat);
        chance += static_cast<double>(shots.variance()) * engine.pips(p, seat) / static_cast<double>(shots.mean());
    }
    const double race = (exact ? 2.5 : 1.0) * std::sqrt(chance);
    const double swing = tables::in_contact(engine, p) ? 0.01 * variant.weights.swing : 0;
    return std::log((1 + score) / (1 - score)) * std::hypot(race, swing) / 1.7;
}

/// What these weights add to the lead of a side, in pips.
template <class G = Backgammon>
double added(Set weights, const std::string& text, int side = 0, const Chosen& chosen = {}) {
    // A wide swing keeps the odds away from certainty, where they would be told too coarsely.
    constexpr int swing = 5000;
    Engine some = weighing<G>(weights, chosen), none = weighing<G>({}, chosen);
    tables::Variant with = some.variant(), without = none.variant();
    with.weights.swing = without.weights.swing = swing;
    return lead(Engine(G::card(), with), text, side) - lead(Engine(G::card(), without), text, side);
}

doctest::Approx near(double pips) { return doctest::Approx(pips).epsilon(0.01); }

}  // namespace

TEST_CASE("judging: without any weight the lead is the difference of the pips") {
    const Engine engine = weighing<Backgammon>({});
    CHECK(lead(engine, "am a3 b2 c2 | n z3 y2 | to am") == near(12 - 13));
    CHECK(lead(engine, "am a3 b2 c2 | n z3 y2 | to am", 1) == near(13 - 12));
    CHECK(lead(engine, "am f5 h3 n5 &1 bar1 | n a2 m5 r3 t5 | to n") == near(-1));
    const Engine wide = weighing<Backgammon>({{&Weights::swing, 2000}});
    CHECK(lead(wide, "am f5 h3 n5 &2 | n a1 c1 m5 r3 t5 | to n") == near(-2));
    CHECK(lead(wide, "am a3 b2 c2 | n z3 y2 | to am") == near(-1));  // no swing where the sides are past each other
}

TEST_CASE("judging: who throws next is ahead by his average throw") {
    const Engine engine = weighing<Backgammon>({{&Weights::tempo, 100}});
    CHECK(lead(engine, "am a3 b2 c2 | n z3 y2 x1 | to am") == near(3 + 49.0 / 6));
    CHECK(lead(engine, "am a3 b2 c2 | n z3 y2 x1 | to n") == near(3 - 49.0 / 6));
    CHECK(lead(engine, "am a3 b2 c2 | n z3 y2 x1 | to n", 1) == near(49.0 / 6 - 3));
    // Each by his own throw, where they are unlike.
    const Chosen fixed = {{"throws", "fixed"}};
    const Engine unlike = weighing<tables::Anglicorum>({{&Weights::tempo, 100}}, fixed);
    CHECK(lead(unlike, "am a3 | n &3 | to n") == near(-3));
    CHECK(lead(unlike, "am a15 | n &3 | to am") == near(3 - 15 + 12));
    const Engine as_given = engine_of<Backgammon>();
    for (const char* men : {"am a3 b2 c2 | n z3 y2", "am f5 h3 n5 &2 | n a2 m5 r3 t5"})
        CHECK(as_given.evaluate(stand(as_given, std::string(men) + " | to am"), 0) >
              as_given.evaluate(stand(as_given, std::string(men) + " | to n"), 0));
}

TEST_CASE("judging: a blot costs by the odds of the throws that hit it") {
    const Set weights = {{&Weights::hit_man, 1000}};
    const std::pair<char, int> known[] = {{'b', 11}, {'c', 12}, {'d', 14}, {'e', 15}, {'f', 15}, {'g', 17}, {'h', 6},
                                          {'i', 6},  {'k', 5},  {'l', 3},  {'m', 2},  {'n', 3},  {'q', 1},  {'s', 0}};
    for (const auto& [point, throws] : known) {
        const char at_point{point};
        CAPTURE(at_point);
        CHECK(added(weights, std::string("am ") + point + "1 | n a2 z2 | to am") == near(-10 * throws / 36.0));
    }
    CHECK(added(weights, "am g1 | n a2 z2 | to am", 1) == near(10 * 17 / 36.0));
    CHECK(added(weights, "am g2 | n a2 z2 | to am") == near(0));
    // Nobody stands behind it.
    CHECK(added(weights, "am c1 n2 | n g2 z2 | to am") == near(0));
    // Nodes in the way: of 1 to 5 before the sixth point, 3, 4 and 5 are held.
    CHECK(added(weights, "am d2 e2 f2 g1 | n a2 z2 | to am") == near(-10 * 15 / 36.0));
    // A man of n& in the way is none of ours: from a and from c, six and four away.
    CHECK(added(weights, "am g1 | n a2 c2 z2 | to am") == near(-10 * 27 / 36.0));
}

TEST_CASE("judging: a blot is hit from the bar, and by others with what one die leaves") {
    const Set weights = {{&Weights::hit_man, 1000}};
    // By 4, 3-1, 2-2 and 1-1 from the bar.
    CHECK(added(weights, "am d1 | n z2 bar1 | to am") == near(-10 * 15 / 36.0));
    // And by any 3 from a, another die entering.
    CHECK(added(weights, "am d1 | n a2 z2 bar1 | to am") == near(-10 * 22 / 36.0));
    CHECK(added(weights, "am g1 | n a2 z2 bar1 | to am") == near(-10 * 15 / 36.0));  // six away is not too far
    // Stops on the way from the bar: c is held, so that 3-1 goes by a alone, 2-2 by b, and the aces not at all.
    CHECK(added(weights, "am c2 d1 | n z2 bar1 | to am") == near(-10 * 14 / 36.0));
    // With two on the bar nobody else hits.
    CHECK(added(weights, "am d1 | n a2 z2 bar2 | to am") == near(-10 * 15 / 36.0));
    // The die that enters needs an open point: with b to f shut only by an ace, and g is hit from a by 6-1 alone.
    CHECK(added(weights, "am b2 c2 d2 e2 f2 g1 | n a2 z2 bar1 | to am") == near(-10 * 2 / 36.0));
    // One die goes no farther than six: eight and nine from a, nine and ten from the bar.
    CHECK(added(weights, "am i1 | n a2 z2 bar1 | to am") == near(-10 * 5 / 36.0));
    CHECK(added(weights, "am k1 | n a2 z2 bar1 | to am") == near(-10 * 3 / 36.0));
}

TEST_CASE("judging: new men hit where they enter, one point farther in the Turkish game") {
    const Set weights = {{&Weights::hit_man, 1000}};
    const auto turkish = [&](const char* text) { return added<tables::Turkish>(weights, text); };
    CHECK(turkish("am d1 | n hand1 | to am") == near(-10 * 14 / 36.0));
    CHECK(turkish("am b1 | n hand1 | to am") == near(-10 * 11 / 36.0));
    CHECK(turkish("am a1 | n hand1 | to am") == near(0));
    CHECK(turkish("am a1 | n bar1 | to am") == near(-10 * 11 / 36.0));
    // Stops on his way are counted from where he enters: 2-2 would stop on c, and so would the aces.
    CHECK(turkish("am c2 e1 | n hand1 | to am") == near(-10 * 13 / 36.0));
    CHECK(turkish("am d1 | n bar1 hand1 | to am") == near(-10 * 15 / 36.0));
}

TEST_CASE("judging: a man taken has his way to go again, and points he cannot enter on") {
    CHECK(added({{&Weights::hit_way, 100}}, "am g1 | n a2 z2 | to am") == near(-18 * 17 / 36.0));
    CHECK(added({{&Weights::hit_way, 100}}, "am &1 | n a2 | to am") == near(0));  // 23 away
    CHECK(added({{&Weights::hit_shut, 100}}, "am g1 | n a2 u2 x2 z2 | to am") == near(-9 * 17 / 36.0));
    CHECK(added({{&Weights::hit_shut, 100}}, "am g1 | n a2 s2 | to am") == near(0));
    CHECK(added({{&Weights::hit_shut, 100}}, "am g1 | n a2 t2 &2 | to am") == near(-4 * 17 / 36.0));
}

TEST_CASE("judging: men on the bar cost, the more the fewer points are open to them") {
    CHECK(added({{&Weights::on_bar, 100}}, "am f5 h3 n5 bar2 | n a2 m5 r3 t5 | to am") == near(-2));
    CHECK(added({{&Weights::on_bar, 100}}, "am f5 h3 n5 &2 | n a1 bar1 m5 r3 t5 | to am") == near(1));
    const std::pair<const char*, int> shut[] = {{"", 0},
                                                {"t2", 1},
                                                {"t2 u2", 4},
                                                {"t2 u2 x2", 9},
                                                {"t2 u2 x2 y2", 16},
                                                {"t2 u2 x2 y2 z2", 25},
                                                {"t2 u2 x2 y2 z2 &2", 36}};
    for (const auto& [points, of36] : shut) {
        const std::string at_points{points};
        CAPTURE(at_points);
        CHECK(added({{&Weights::shut_out, 100}}, std::string("am f2 h3 bar1 | n a2 ") + points + " | to am") ==
              near(-49.0 / 6 * of36 / 36));
    }
    CHECK(added({{&Weights::shut_out, 100}}, "am f2 h3 &1 | n a2 t2 u2 | to am") == near(0));
    CHECK(added({{&Weights::on_bar, 100}}, "am f2 h3 &1 | n a2 t2 u2 | to am") == near(0));
    // In the Turkish game a taken man enters by one on the corner, where two of his own keep him out: the aces alone are lost.
    CHECK(added<tables::Turkish>({{&Weights::shut_out, 100}}, "am n2 bar1 | n a2 m1 | to am") == near(-49.0 / 6 / 36));
}

TEST_CASE("judging: points held while the adversary may still come there") {
    const std::string men = "am f2 g2 t2 &2 | n a1 m1 | to am";
    CHECK(added({{&Weights::node, 100}}, men) == near(3));
    CHECK(added({{&Weights::entry, 100}}, men) == near(1));   // f, where n& enters
    CHECK(added({{&Weights::anchor, 100}}, men) == near(1));  // t, where am enters; not the first of all
    CHECK(added({{&Weights::anchor, 100}}, "am z2 f2 | n a1 m1 | to am") == near(1));
    CHECK(added({{&Weights::entry, 100}}, "am a2 | n bar1 z1 | to am") == near(1));
    // Once n& is past b, it is of no use.
    CHECK(added({{&Weights::entry, 100}}, "am b2 f2 &1 | n d1 | to am") == near(1));
    CHECK(added({{&Weights::node, 100}}, "am g1 | n a2 q2 z2 | to am") == near(-1));  // a alone; am has come past q
    CHECK(added({{&Weights::node, 100}}, "am g1 t1 | n a2 q2 z2 | to am") == near(-2));
    CHECK(added({{&Weights::stack, 100}}, "am f5 g4 h1 &5 | n a1 m1 | to am") == near(-3));
    CHECK(added({{&Weights::stack, 100}}, "am &1 | n a1 z5 | to am") == near(2));
    CHECK(added({{&Weights::stack, 100}}, "am z5 | n a1 m1 | to am") == near(-2));
}

TEST_CASE("judging: points held within six before the adversary's two hindmost places") {
    const auto block = [](const char* text) { return added({{&Weights::block, 100}}, text); };
    const auto wall = [](const char* text) { return added({{&Weights::wall, 100}}, text); };
    CHECK(block("am d2 e2 g2 | n a1 z1 | to am") == near(9));
    CHECK(wall("am d2 e2 g2 | n a1 z1 | to am") == near(1));
    CHECK(wall("am d2 e2 f2 | n a1 z1 | to am") == near(4));
    CHECK(block("am d2 e2 h2 | n a1 z1 | to am") == near(4));     // h is seven away
    CHECK(block("am d2 e2 f1 | n a1 z1 | to am") == near(4));     // one man holds nothing
    CHECK(wall("am d2 e2 f2 | n bar2 z1 | to am") == near(6));    // half as much again before two men
    CHECK(block("am d2 e2 | n a1 b1 c1 z1 | to am") == near(8));  // before a and b, not before c
    CHECK(block("am b2 f2 h2 | n bar1 z1 | to am") == near(4));   // before the bar: b and f
    CHECK(block("am b2 f2 h2 | n bar2 z1 | to am") == near(6));
    CHECK(block("am &1 | n z2 y2 | to am") == near(-4));
    CHECK(block("am &2 g1 | n x1 | to n") == near(1));  // to the last point of his way
}

TEST_CASE("judging: men crowded on the last points waste throws, and so do points without men") {
    const auto added_to = [](int Weights::* weight, const char* text) { return added({{weight, 100}}, text); };
    CHECK(added_to(&Weights::waste, "am a5 b4 c4 d2 | n t3 u3 | to am") == near(-(6 + 2 + 0.5)));
    CHECK(added_to(&Weights::waste, "am a1 b2 c3 d9 | n t3 u3 | to am") == near(0));
    CHECK(added_to(&Weights::waste, "am f5 | n &4 z3 | to am") == near(4.5 + 1));
    CHECK(added_to(&Weights::gap, "am a1 f1 | n t1 u1 x1 y1 z1 | to am") == near(-4));
    CHECK(added_to(&Weights::gap, "am g1 | n t1 u1 x1 y1 z1 | to am") == near(-5));
    CHECK(added_to(&Weights::gap, "am h1 | n t1 u1 x1 y1 z1 | to am") ==
          near(-5));  // the sixth point is no place to be off by
    CHECK(added_to(&Weights::gap, "am a1 c1 | n t1 u1 x1 y1 z1 | to am") == near(-1));
    CHECK(added_to(&Weights::waste, "am a5 b4 | n t3 | to am") == near(-(6 + 2)));
    // Of two ways to stand eighteen pips away, the one crowded on the ace point is worse.
    const Engine engine = engine_of<Backgammon>();
    CHECK(engine.evaluate(stand(engine, "am a6 f2 | n z6 y2 | to am"), 0) <
          engine.evaluate(stand(engine, "am b6 c2 | n z6 y2 | to am"), 0));
}

TEST_CASE("judging: new men in hand cost what their weight says") {
    CHECK(added<tables::German>({{&Weights::hand, 100}}, "am m1 hand2 | n h1 hand1 | to am") == near(-1));
    CHECK(added<tables::German>({{&Weights::hand, 100}}, "am m1 hand2 | n h1 hand1 | to am", 1) == near(1));
}

TEST_CASE("judging: where the exact number is wanted, men wait for it, and longest those who want the same") {
    // The first way of Paume Carie: each man wants one number, six throws of a die away; three of them the same, or unlike.
    const auto short_way = [](const char* text) {
        return lead(weighing<tables::PaumeCarie>({{&Weights::swing, 5000}}), text);
    };
    const double alike = 3.5 * std::cbrt(27.0 + 18 * 18 * 18), unlike = 3.5 * std::cbrt(27.0 + 3 * 6 * 6 * 6);
    CHECK(short_way("am b3 | n c1 d1 e1 | to am") == near(unlike - alike));
    CHECK(short_way("am b3 | n e3 | to am") == near(0));
    // A man to enter is two throws of a die away.
    CHECK(short_way("am b1 hand1 | n c1 | to am") == near(3.5 * (std::cbrt(1.0 + 216) - std::cbrt(27.0 + 216))));
    // The second way: beyond the last page he goes first to it.
    const auto long_way = [](Set set, const char* text) {
        tables::Variant variant = weighing<tables::PaumeCarie>(set, {{"variant", "long"}}).variant();
        variant.weights.swing = 5000;
        return lead(Engine(tables::PaumeCarie::card(), variant), text);
    };
    const auto uses = [](double n) { return 3.5 * std::cbrt(n * n * n); };
    const double last = 3.5 * std::cbrt(1.0 + 216);
    CHECK(long_way({}, "am s1 | n t1 | to am") == near(last - uses(1 + 1 / 3.5)));
    CHECK(long_way({}, "am &1 | n t1 | to am") == near(0));
    CHECK(long_way({}, "am n1 | n t1 | to am") == near(last - uses(1 + 6 / 3.5)));
    CHECK(long_way({}, "am hand1 | n t1 | to am") == near(last - uses(1 + 19 / 3.5)));
    // The farther off, the more ways there are to come, where that is weighed.
    CHECK(long_way({{&Weights::near, 10}}, "am &1 | n t1 | to am") == near(3.5 * std::cbrt(1.0 + 27) - last));
    CHECK(long_way({{&Weights::near, 20}}, "am s1 | n z1 | to am") ==
          near(3.5 * std::cbrt(1.0 + 4.8 * 4.8 * 4.8) - uses(1 + 1 / 3.5)));
    CHECK(long_way({{&Weights::near, 20}}, "am s1 | n &1 | to am") == near(last - uses(1 + 1 / 3.5)));
}

TEST_CASE("judging: bringing men to the last point, those who want one number wait longest") {
    const Engine engine = weighing<tables::Imperial>({});
    // One man at one, and one at six pips off: more than their pips.
    CHECK(lead(engine, "am a14 b1 | n &14 z1 | to am") == near(0));
    CHECK(lead(engine, "am a13 b2 | n &13 y2 | to am") < lead(engine, "am a13 b1 c1 | n &13 y2 | to am"));
    CHECK(lead(engine, "am a14 b1 | n &14 t1 | to am") <
          0);  // an ace alone is harder to have than five or less in parts
    CHECK(lead(engine, "am a14 g1 | n &14 n1 | to am") > 0);
    CHECK(lead(engine, "am a12 b3 | n &12 z1 y1 x1 | to am") < -5);
    // Fitted: so many pips for every use of a die, and for what those on one point wait.
    const auto way = [](double uses, double waits) { return 2.6 * std::sqrt(uses * uses + waits); };
    const double five = way(5 * (0.4 + 5 / 3.5), 18.5 * 18.5),
                 apart = way(5 * 0.4 + (5 + 4 + 3 + 2 + 1) / 3.5, 5 * 3.7 * 3.7);
    CHECK(lead(engine, "am m5 | n n1 o1 p1 q1 r1 | to am") == near(apart - five));
    const double inside =
        way(1.2 + 1.04 + 0.88 + 0.72 + 0.56, 7.8 * 7.8 + 5.3 * 5.3 + 4.9 * 4.9 + 3.9 * 3.9 + 3.9 * 3.9);
    CHECK(lead(engine, "am b1 c1 d1 e1 f1 | n n1 o1 p1 q1 r1 | to am") == near(apart - inside));
    CHECK(lead(engine, "am b1 c1 d1 e1 f1 | n z1 y1 x1 u1 t1 | to am") == near(0));
    CHECK(lead(engine, "am a10 b5 | n &12 z3 | to am") < -5);
    // By more as well, it is a race of pips.
    const Engine more = weighing<tables::Imperial>({}, {{"exact", "more"}});
    CHECK(lead(more, "am a13 b1 d1 | n &13 y2 | to am") == near(0));
    CHECK(lead(more, "am a13 b1 c1 | n &13 y2 | to am") == near(1));
    // Numbers nobody can use: am alone has only aces, n& twos besides.
    CHECK(added<tables::Imperial>({{&Weights::idle, 100}}, "am a14 b1 | n &14 y1 | to am") ==
          near(-10.5 * (215 - 208) / 216));
}

TEST_CASE("judging: of Faylys, who may fail first is in danger, in his own throw and in the other's") {
    const auto faylys = [](int fail, const char* text) {
        tables::Variant variant = weighing<tables::Faylys>({{&Weights::fail, fail}, {&Weights::swing, 5000}}).variant();
        const Engine engine(tables::Faylys::card(), variant);
        return static_cast<double>(engine.evaluate(stand(engine, text), 0)) / Engine::point_worth;
    };
    // am enters by one alone: 125 of 216 throws fail.
    const char* mine = "am f2 h3 bar1 | n t2 u2 x2 y2 z2 a2 | to am";
    const double before = faylys(0, mine);
    CHECK(faylys(100, mine) == doctest::Approx(before - (1 + before) * 125 / 216).epsilon(0.001));
    CHECK(faylys(50, mine) == doctest::Approx(before - (1 + before) * 125 / 432).epsilon(0.001));
    const char* his = "am a2 b2 c2 d2 e2 h2 | n t2 s3 bar1 | to am";
    const double well = faylys(0, his);
    CHECK(faylys(100, his) == doctest::Approx(well + (1 - well) * 125 / 216).epsilon(0.001));
    CHECK(faylys(300, his) == doctest::Approx(1).epsilon(0.001));  // never more than a victory
    CHECK(faylys(300, mine) == doctest::Approx(-1).epsilon(0.001));
    // Nobody on the bar: no man can use an ace.
    // A man on the last point is borne off by any number: am is in no danger, n& in that of three aces.
    const char* home = "am a2 | n t2 bar1 | to am";
    CHECK(faylys(100, home) == doctest::Approx(faylys(0, home) + (1 - faylys(0, home)) / 216).epsilon(0.0002));
    const char* shut = "am &2 | n z2 a2 | to am";
    const double idle = faylys(0, shut);
    CHECK(faylys(100, shut) == doctest::Approx(idle - (1 + idle) * 91 / 216).epsilon(0.001));
}

TEST_CASE(
    "judging: the odds of a twofold victory are even where the loser has eight pips more to come home than the winner "
    "to go") {
    const Engine literal = engine_of<Backgammon>(), modern = engine_of<Backgammon>({{"gammon", "none-off"}});
    const auto odds = [](const Engine& engine, const std::string& text, int side = 0) {
        return tables::race_odds(engine, stand(engine, text), side);
    };
    // n&: twelve pips to come home; am four to be off.
    auto even = odds(literal, "am a2 b1 | n n2 t5 | to am");
    CHECK(even[1] == doctest::Approx(even[0] / 2));
    CHECK(even[2] == 0.0f);
    auto other = odds(literal, "am a2 b1 | n n2 t5 | to am", 1);
    CHECK(other[2] == doctest::Approx(even[1]));
    CHECK(other[0] == doctest::Approx(1 - even[0]));
    CHECK(other[1] == 0.0f);
    even = odds(literal, "am a2 b1 | n m1 s5 t5 | to am");
    CHECK(even[1] == doctest::Approx(even[0] / 2));
    even = odds(literal, "am a11 | n t5 bar1 | to am");
    CHECK(even[1] == doctest::Approx(even[0] / 2));
    // As now played, two pips more, to bear off the first; and none where one is off.
    even = odds(modern, "am a2 b1 | n n1 p1 t5 | to am");
    CHECK(even[1] == doctest::Approx(even[0] / 2));
    CHECK(odds(modern, "am a2 b1 | n n1 p1 t5 off1 | to am")[1] == 0.0f);
    CHECK(odds(modern, "am a1 | n t5 | to am")[1] > 0.0f);
    CHECK(odds(literal, "am a1 | n t5 | to am")[1] == 0.0f);
    CHECK(odds(literal, "am a1 | n t5 off1 s1 | to am")[1] > 0.0f);
    // Who is far ahead of men far out wins twofold, and never loses so.
    const auto far = odds(literal, "am a2 b1 off12 | n m15 | to am");
    CHECK(far[1] > 0.9f);
    CHECK(far[2] < 0.01f);
    // Plain stakes know no twofold victory.
    const auto plain = odds(weighing<Backgammon>({}), "am a2 b1 off12 | n m15 | to am");
    CHECK(plain[1] == 0.0f);
    CHECK(plain[2] == 0.0f);
}

TEST_CASE("judging: while the sides can meet, gammons count by their weight") {
    const auto worth = [](int gammon, const char* text, int side) {
        tables::Variant variant = weighing<Backgammon>({{&Weights::swing, 2500}, {&Weights::gammon, gammon}}).variant();
        variant.stakes = tables::Stakes::hits;
        const Engine engine(Backgammon::card(), variant);
        return engine.evaluate(stand(engine, text), side);
    };
    const char* ahead = "am a2 b2 c2 d2 e2 f3 | n z2 m9 bar2 | to am";
    CHECK(worth(3500, ahead, 0) > worth(0, ahead, 0));
    CHECK(worth(3500, ahead, 1) < worth(0, ahead, 1));
    CHECK(worth(3500, ahead, 0) == -worth(3500, ahead, 1));
    CHECK(worth(3500, ahead, 0) > Engine::point_worth);  // more than a plain victory
}

TEST_CASE(
    "royal.pc.palms: who helps the other is judged by his game, his strokes and half of what is left, and who throws "
    "next") {
    const Engine engine = engine_of<tables::PaumeCarie>();
    const auto worth = [&](const char* text, int side) { return engine.evaluate(stand(engine, text), side); };
    CHECK(worth("am off15 palms2 | n b1 c1 off11 | to am | won am", 0) == 45000);
    CHECK(worth("am off15 palms2 | n b1 c1 off11 | to n | won am", 0) == 35000);
    CHECK(worth("am off15 palms2 | n b1 c1 off11 | to n | won am", 1) == -35000);
    CHECK(worth("am b1 c1 e1 off12 | n off15 | to n | won n", 1) == 30000);
}

TEST_CASE("judging: sides are in contact while a man may still come to one of the other, or both have men to enter") {
    const auto meet = [](const Engine& engine, const char* text) {
        return tables::in_contact(engine, stand(engine, text));
    };
    const Engine backgammon = engine_of<Backgammon>();
    CHECK(meet(backgammon, "am f5 h3 n5 &2 | n a2 m5 r3 t5 | to am"));
    CHECK(meet(backgammon, "am h2 | n g2 | to am"));
    CHECK_FALSE(meet(backgammon, "am g2 | n h2 | to am"));
    CHECK(meet(backgammon, "am g2 a1 | n h2 bar1 | to am"));
    CHECK(meet(backgammon, "am g2 bar1 | n h2 | to am"));
    CHECK_FALSE(meet(engine_of<tables::Imperial>(), "am k5 g5 f5 | n p5 s5 t5 | to am"));
    const Engine paume = engine_of<tables::PaumeCarie>();
    CHECK(meet(paume, "am hand15 | n hand15 | to am"));
    CHECK(meet(paume, "am hand1 | n hand1 | to am"));
    CHECK(meet(engine_of<tables::PaumeCarie>({{"variant", "long"}}),
               "am z1 | n &1 | to am"));  // am comes by the last point
    CHECK_FALSE(meet(paume, "am hand1 off14 palms1 | n off14 | to am | won n"));
}

TEST_CASE("judging: where both are past each other the computer looks at its own throws alone") {
    const auto no_more_contact = [](const Engine& engine, const char* text) {
        return engine.no_more_contact(stand(engine, text));
    };
    const Engine backgammon = engine_of<Backgammon>();
    CHECK(no_more_contact(backgammon, "am g2 | n h2 | to am"));
    CHECK_FALSE(no_more_contact(backgammon, "am h2 | n g2 | to am"));
    CHECK_FALSE(no_more_contact(backgammon, "am g2 | n h2 | to am | dice 6-5"));
    CHECK_FALSE(no_more_contact(backgammon, "am g2 | n h2 | to lot"));
    CHECK_FALSE(
        no_more_contact(engine_of<tables::PaumeCarie>({{"variant", "long"}}), "am off15 | n &1 off14 | to n | won am"));
    // What the one cannot play the other may: there they meet to the end.
    CHECK_FALSE(no_more_contact(engine_of<tables::German>(), "am off15 | n n1 | to n"));
    CHECK(no_more_contact(engine_of<tables::German>({{"pass", "lost"}}), "am off15 | n n1 | to n"));
    const tables::Position p = stand(backgammon, "am g2 | n h2 | to am");
    CHECK(backgammon.skip_roll(p, 1).turn == 1);
    CHECK(backgammon.skip_roll(p, 0) == p);
}

TEST_CASE("judging: so many throws at the least are needed to bear off the men, and the pips") {
    const auto least = [](const Engine& engine, const char* text, int side) {
        return engine.least_throws(stand(engine, text), side);
    };
    const Engine backgammon = engine_of<Backgammon>();  // four uses of six at the most
    CHECK(least(backgammon, "am a4 | n &5 | to am", 0) == 1);
    CHECK(least(backgammon, "am a4 | n &5 | to am", 1) == 2);
    CHECK(least(backgammon, "am n1 | n &1 | to am", 0) == 1);  // thirteen pips
    CHECK(least(backgammon, "am &1 | n z1 | to am", 0) == 1);  // twenty-four
    CHECK(least(backgammon, "am bar1 | n z1 | to am", 0) == 2);
    CHECK(least(backgammon, "am f5 h3 n5 &2 | n a2 m5 r3 t5 | to am", 0) == 7);
    const Engine mylis = engine_of<tables::Mylis>();  // three uses
    CHECK(least(mylis, "am m3 | n l4 | to am", 0) == 1);
    CHECK(least(mylis, "am m3 | n l4 | to am", 1) == 2);
    CHECK(least(mylis, "am a1 b3 | n l4 | to am", 0) == 3);  // twelve, and three times eleven: 45 pips
    // Where there are other ways to win, nothing is promised.
    const Engine english = engine_of<tables::Anglicorum>();
    CHECK(least(english, "am f3 | n &4 | to n", 1) == 2);
    CHECK(least(english, "am f6 | n &4 | to n", 1) == 2);
    CHECK(least(english, "am f7 | n &4 | to n", 1) == 0);  // seven men may still be lurched
    CHECK(least(engine_of<tables::Anglicorum>({{"throws", "fixed"}}), "am f3 | n &4 | to n", 1) == 2);
    for (const Chosen& chosen : {Chosen{}, Chosen{{"help", "false"}}, Chosen{{"variant", "long"}, {"help", "false"}}})
        CHECK(least(engine_of<tables::PaumeCarie>(chosen), "am a3 | n b3 | to am", 0) == 0);
    CHECK(least(engine_of<tables::Imperial>(), "am b5 | n z5 | to am", 0) == 0);
    CHECK(least(engine_of<tables::Faylys>(), "am b5 | n z5 | to am", 0) == 0);
    CHECK(least(engine_of<tables::Turkish>(), "am m5 | n t5 | to am", 0) == 0);
    CHECK(least(engine_of<tables::German>(), "am n5 | n o5 | to am", 0) == 0);
    CHECK(least(engine_of<tables::German>({{"pass", "lost"}}), "am n5 | n o5 | to am", 0) == 0);
}

TEST_CASE(
    "a net sees blots, nodes, a third man and those beyond, and men to enter, in hand and off, of who throws next "
    "first") {
    const auto seen = [](const Engine& engine, const char* text) {
        const tables::Net::Sight sight(engine.variant(), stand(engine, text));
        std::vector<std::pair<int, float>> out;
        for (int i = 0; i < sight.count; ++i) out.emplace_back(sight.on[at(i)], sight.much[at(i)]);
        return out;
    };
    using Seen = std::vector<std::pair<int, float>>;
    // am: blot on &, two on z, three on y, five on x, by places 1 to 4; n& by his own: a, then & as his last.
    const Seen am = {{0, 1.0f},  {5, 1.0f},       {10, 1.0f}, {14, 1.0f}, {15, 1.0f},
                     {96, 1.0f}, {98, 2 / 15.0f}, {99, 1.0f}, {198, 1.0f}};
    CHECK(seen(engine_of<Backgammon>(), "am &1 z2 y3 x5 bar2 off2 | n a1 | to am") == am);
    const Seen n = {{0, 1.0f},   {99, 1.0f},  {104, 1.0f},      {109, 1.0f}, {113, 1.0f},
                    {114, 1.0f}, {195, 1.0f}, {197, 2 / 15.0f}, {198, 1.0f}};
    CHECK(seen(engine_of<Backgammon>(), "am &1 z2 y3 x5 bar2 off2 | n a1 | to n") == n);
    const Seen off = {{4 * 23, 1.0f}, {98, 1 / 15.0f}, {99 + 4, 1.0f}, {195, 0.5f}, {197, 1 / 15.0f}, {198, 1.0f}};
    CHECK(seen(engine_of<Backgammon>(), "am a1 off1 | n b1 bar1 off1 | to am") == off);
    const Seen hands = {{97, 6 / 15.0f}, {99 + 8, 1.0f}, {198, 1.0f}};
    CHECK(seen(engine_of<tables::PaumeCarie>(), "am hand6 | n c1 | to am") == hands);
    const Seen four = {{18, 1.0f}, {19, 0.5f}, {99 + 93, 1.0f}, {198, 1.0f}};
    CHECK(seen(engine_of<Backgammon>(), "am u4 | n &2 | to am") == four);
}

TEST_CASE("nets are kept of backgammon and mylis as they are played; the races wait for numbers in their own way") {
    CHECK(engine_of<Backgammon>().net().there());
    CHECK(engine_of<Backgammon>({{"single", "larger"}}).net().there());
    CHECK(engine_of<tables::Mylis>().net().there());
    CHECK_FALSE(engine_of<tables::Turkish>().net().there());
    CHECK_FALSE(engine_of<tables::Anglicorum>().net().there());
    CHECK(engine_of<tables::Imperial>().variant().weights.idle == 0);
    CHECK(engine_of<tables::Anglicorum>().variant().weights.idle > 0);
}

TEST_CASE("a net weighs what it sees, unit by unit") {
    // Two hidden units; the last input is always on, and so is one unit beside the hidden ones.
    constexpr int hidden = 2, inputs = tables::Net::inputs;
    std::vector<std::int8_t> kept(at(inputs * hidden + 3 * (hidden + 1)));
    const auto in = [&](int input, int unit) -> std::int8_t& { return kept[at(input * hidden + unit)]; };
    const auto out = [&](int of, int unit) -> std::int8_t& {
        return kept[at(inputs * hidden + of * (hidden + 1) + unit)];
    };
    in(0, 0) = 30;    // a blot of his on his first place
    in(96, 1) = -20;  // his men to enter
    in(198, 1) = 10;
    out(0, 0) = 40;
    out(0, 2) = -15;
    out(1, 1) = 25;
    out(2, 0) = -7;
    out(2, 1) = 9;
    out(2, 2) = 11;
    const tables::Net net(kept);
    REQUIRE(net.there());
    CHECK_FALSE(tables::Net().there());
    CHECK_FALSE(tables::Net(std::span<const std::int8_t>{}).there());
    const auto squash = [](double x) { return 1 / (1 + std::exp(-x)); };
    const auto small = [](int n) { return n * 8.0 / 127; };
    const auto large = [](int n) { return n * 12.0 / 127; };
    const Engine engine = engine_of<Backgammon>();
    const auto odds = net.judge({engine.variant(), stand(engine, "am &1 bar3 | n a1 | to am")});
    const double first = squash(small(30)), second = squash(1.5 * small(-20) + small(10));
    CHECK(static_cast<double>(odds[0]) == doctest::Approx(squash(large(40) * first + large(-15))).epsilon(1e-5));
    CHECK(static_cast<double>(odds[1]) == doctest::Approx(squash(large(25) * second)).epsilon(1e-5));
    CHECK(static_cast<double>(odds[2]) ==
          doctest::Approx(squash(large(-7) * first + large(9) * second + large(11))).epsilon(1e-5));
    // The score to be expected of it, while the sides can meet: for who throws next, and against the other.
    tables::Variant variant = engine.variant();
    variant.net = kept;
    const Engine learnt(Backgammon::card(), variant);
    const tables::Position p = stand(learnt, "am &1 bar3 | n a1 | to am");
    const double worth =
        2 * static_cast<double>(odds[0]) - 1 + static_cast<double>(odds[1]) - static_cast<double>(odds[2]);
    CHECK(learnt.evaluate(p, 0) == doctest::Approx(worth * Engine::point_worth).epsilon(0.001));
    CHECK(learnt.evaluate(p, 1) == -learnt.evaluate(p, 0));
    // Past each other it is not asked.
    const tables::Position race = stand(learnt, "am a3 b2 c2 | n z3 y2 | to am");
    variant.net = {};
    CHECK(learnt.evaluate(race, 0) == Engine(Backgammon::card(), variant).evaluate(race, 0));
}
