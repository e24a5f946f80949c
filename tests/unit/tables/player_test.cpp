// The computer at the games of tables: looking ahead by whole throws (search/expectimax.hpp).

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <set>

#include "core/base/random.hpp"
#include "core/search/retrograde.hpp"
#include "core/search/think.hpp"
#include "core/tables/evaluation.hpp"
#include "core/tables/games/anglicorum.hpp"
#include "core/tables/games/backgammon.hpp"
#include "core/tables/games/faylys.hpp"
#include "core/tables/games/german.hpp"
#include "core/tables/games/imperial.hpp"
#include "core/tables/games/mylis.hpp"
#include "core/tables/games/paume_carie.hpp"
#include "tests/unit/tables/support.hpp"

using namespace ludus;
using namespace ludus::tests::at_tables;
namespace tables = ludus::tables;

namespace {

tables::Engine backgammon() {
    return {tables::Backgammon::card(), tables::Backgammon::with_options(Options(tables::Backgammon::card()))};
}

Thought think(const tables::Engine& engine, const tables::Position& p, const Limits& limits) {
    return search(engine, p, limits, {}, {});
}

/// Every position the throw may be played to.
void ends_of(const tables::Engine& engine, const tables::Position& p, std::vector<tables::Position>& out,
             std::set<std::uint64_t>& met) {
    MoveList moves;
    engine.moves(p, moves);
    for (const Move move : moves) {
        const auto next = engine.play(p, move);
        if (!met.insert(engine.hash(next)).second) continue;
        if (next.turn != p.turn || engine.result(next).over) out.push_back(next);
        else ends_of(engine, next, out, met);
    }
}

double points(const tables::Engine& engine, const tables::Position& p, int side) {
    if (const Outcome outcome = engine.result(p); outcome.over)
        return static_cast<double>(outcome.score[at(side)] - outcome.score[at(1 - side)]);
    return static_cast<double>(engine.evaluate(p, side)) / tables::Engine::point_worth;
}

/// The best end of a throw by the other's best answer to every throw, slowly.
double two_throws(const tables::Engine& engine, const tables::Position& p) {
    const int side = p.turn;
    std::vector<tables::Position> ends;
    std::set<std::uint64_t> met;
    ends_of(engine, p, ends, met);
    double best = -100;
    for (const auto& end : ends) {
        double value = 0;
        if (engine.result(end).over) {
            value = points(engine, end, side);
        } else {
            MoveList throws;
            engine.moves(end, throws);
            for (const Move thrown : throws) {
                const auto lies = engine.play(end, thrown);
                std::vector<tables::Position> answers;
                std::set<std::uint64_t> seen;
                ends_of(engine, lies, answers, seen);
                double least = 100;
                for (const auto& answer : answers) least = std::min(least, points(engine, answer, side));
                value += engine.odds(end, thrown) * least;
            }
        }
        best = std::max(best, value);
    }
    return best;
}

/// What this end of a throw is worth to the side that made it by its own next throw, the other moving nobody, slowly.
double own_next_throw(const tables::Engine& engine, tables::Position end, int side) {
    if (engine.result(end).over) return points(engine, end, side);
    end.turn = static_cast<std::int8_t>(side);
    MoveList throws;
    engine.moves(end, throws);
    double value = 0;
    for (const Move thrown : throws) {
        std::vector<tables::Position> ends;
        std::set<std::uint64_t> met;
        ends_of(engine, engine.play(end, thrown), ends, met);
        double best = -100;
        for (const auto& next : ends) best = std::max(best, points(engine, next, side));
        value += engine.odds(end, thrown) * best;
    }
    return value;
}

using Player = std::function<Move(const tables::Position&, Random&)>;

Player one_throw(const tables::Engine& engine) {
    return [&engine](const tables::Position& p, Random&) { return think(engine, p, {.depth = 1}).best; };
}

/// Who wins these games, each run of dice played twice with the sides exchanged: how many the first does.
int won_by_first(const tables::Engine& engine, const Player& first, const Player& second, int games) {
    int won = 0;
    MoveList moves;
    for (int i = 0; i < games; ++i) {
        const int seat = i % 2;
        Random dice(scatter(static_cast<std::uint64_t>(i / 2))),
            whims(scatter(static_cast<std::uint64_t>(1000 + i / 2)));
        auto p = engine.start();
        while (!engine.result(p).over && p.won < 0) {
            engine.moves(p, moves);
            const int mover = engine.to_move(p);
            p = engine.play(p, mover == chance ? sample_chance(engine, p, moves, dice)
                                               : (mover == seat ? first : second)(p, whims));
        }
        won += p.won >= 0 ? p.won == seat : points(engine, p, seat) > 0;
    }
    return won;
}

}  // namespace

TEST_CASE("what the computer has learnt of a game plays it better than the weights alone") {
    const auto better = [](const Card& card, tables::Variant variant, int games) {
        CAPTURE(card.id);
        const tables::Engine learnt(card, variant);
        REQUIRE(learnt.net().there());
        variant.net = {};
        const tables::Engine weighing(card, variant);
        CHECK(won_by_first(learnt, one_throw(learnt), one_throw(weighing), games) * 20 > games * 11);
    };
    better(tables::Mylis::card(), tables::Mylis::with_options(Options(tables::Mylis::card())), 200);
    better(tables::Faylys::card(), tables::Faylys::with_options(Options(tables::Faylys::card())), 200);
    const auto long_way = Options::of(tables::PaumeCarie::card(), {{"variant", "long"}});
    REQUIRE(long_way);
    better(tables::PaumeCarie::card(), tables::PaumeCarie::with_options(*long_way), 60);
}

TEST_CASE("of a hundred games of mylis a random player wins two at the most") {
    const tables::Engine engine(tables::Mylis::card(), tables::Mylis::with_options(Options(tables::Mylis::card())));
    const Player random = [&](const tables::Position& p, Random& whims) {
        MoveList moves;
        engine.moves(p, moves);
        return moves[whims.below(moves.size())];
    };
    CHECK(won_by_first(engine, one_throw(engine), random, 400) >= 392);
}

TEST_CASE("what was learnt for one way of playing is not used for another") {
    const auto learnt = [](const Card& card, const std::function<tables::Variant(const Options&)>& agreed,
                           const Chosen& chosen) {
        const auto options = Options::of(card, chosen);
        REQUIRE(options);
        return !agreed(*options).net.empty();
    };
    const auto faylys = [&](const Chosen& chosen) {
        return learnt(tables::Faylys::card(), tables::Faylys::with_options, chosen);
    };
    CHECK(faylys({}));
    CHECK_FALSE(faylys({{"dice", "two"}}));
    CHECK_FALSE(faylys({{"nodes", "own-half"}}));
    const auto paume_carie = [&](const Chosen& chosen) {
        return learnt(tables::PaumeCarie::card(), tables::PaumeCarie::with_options, chosen);
    };
    CHECK(paume_carie({{"variant", "long"}}));
    CHECK_FALSE(paume_carie({}));
    CHECK_FALSE(paume_carie({{"variant", "long"}, {"bear", "higher"}}));
    CHECK_FALSE(paume_carie({{"variant", "long"}, {"lead", "free"}}));
}

TEST_CASE("sides whose men are all in hand have still to meet") {
    const auto long_way = Options::of(tables::PaumeCarie::card(), {{"variant", "long"}});
    REQUIRE(long_way);
    const tables::Engine engine(tables::PaumeCarie::card(), tables::PaumeCarie::with_options(*long_way));
    CHECK(tables::in_contact(engine, engine.start()));
}

TEST_CASE("two throws looked ahead are worth what every throw and every answer say") {
    const tables::Engine engine = backgammon();
    for (const char* text : {"am f3 e2 h2 n2 &2 | n a2 m4 r3 t5 | to am | dice 4-2",
                             "am f3 e1 h2 n2 bar1 | n a2 m4 r3 t3 | to am | dice 5-4"}) {
        const auto p = engine.read_position(text);
        REQUIRE(p);
        Limits two;
        two.depth = 2;
        const Thought thought = think(engine, *p, two);
        CHECK(static_cast<double>(thought.value) == doctest::Approx(two_throws(engine, *p)).epsilon(0.001));
        CHECK(thought.depth == 2);
    }
}

TEST_CASE("where the sides never meet, one's own next throw is looked at, and tells apart what looks alike") {
    const tables::Engine engine(tables::Provincial::card(),
                                tables::Provincial::with_options(Options(tables::Provincial::card())));
    Random random(3);
    int otherwise = 0;
    for (int i = 0; i < 12; ++i) {
        // Six men of each side before the last point, the others on it, and a throw.
        auto p = engine.start();
        for (int side = 0; side < 2; ++side) {
            p.men[at(side)] = {};
            const auto& course = engine.variant().courses[at(side)];
            p.men[at(side)][at(course.point(course.length))] = 9;
            for (int man = 0; man < 6; ++man)
                ++p.men[at(side)][at(course.point(course.length - 1 - static_cast<int>(random.below(6))))];
        }
        p.turn = 0;
        p.phase = tables::Phase::toss;
        MoveList throws;
        engine.moves(p, throws);
        p = engine.play(p, throws[random.below(throws.size())]);

        std::vector<tables::Position> ends;
        std::set<std::uint64_t> met;
        ends_of(engine, p, ends, met);
        double best = -100;
        for (const auto& end : ends) best = std::max(best, own_next_throw(engine, end, 0));
        const auto worth_of = [&](int depth) {
            auto end = p;
            for (const Move move : think(engine, p, {.depth = depth}).line) end = engine.play(end, move);
            return own_next_throw(engine, end, 0);
        };
        if (ends.size() > 1) CHECK(worth_of(2) == doctest::Approx(best).epsilon(1e-6));
        otherwise += worth_of(1) < best - 1e-6;
    }
    CHECK(otherwise > 0);
}

TEST_CASE("throws of many uses do not make the computer count every way to play them") {
    const tables::Engine engine(tables::German::card(), tables::German::with_options(Options(tables::German::card())));
    const auto p = engine.read_position("am m2 k3 h2 f2 d3 b3 | n l2 i3 g2 e2 c3 a3 | to am | dice 4-3");
    REQUIRE(p);
    const Thought thought = think(engine, *p, {.depth = 2});
    CHECK(thought.depth == 2);
    CHECK(thought.nodes < 15'000);
}

TEST_CASE("a throw begun is gone on with, and the same seed plays the same") {
    const tables::Engine engine = backgammon();
    auto p = *engine.read_position("am f5 h3 n5 &2 | n a2 m5 r3 t5 | to am | dice 3-1");
    for (const Limits& limits :
         {Limits{.depth = 1}, Limits{.nodes = 30'000}, Limits{.depth = 1, .seed = 5, .wobble = 500}}) {
        const Thought first = think(engine, p, limits), again = think(engine, p, limits);
        CHECK(first.best == again.best);
        REQUIRE(first.line.size() == 2);
        const auto middle = engine.play(p, first.best);
        const auto end = engine.play(middle, first.line[1]);
        const auto gone_on = engine.play(middle, think(engine, middle, limits).best);
        CHECK(engine.hash(gone_on) == engine.hash(end));
    }
}

TEST_CASE("the point made with 3-1 at the opening is found by every level that does not wobble") {
    const Stand s("backgammon", "am f5 h3 n5 &2 | n a2 m5 r3 t5 | to am | dice 3-1");
    Limits limits;
    limits.nodes = 20'000;
    Position p = s.position;
    for (int i = 0; i < 2; ++i) p = s.game->play(p, s.game->think(p, limits, {}, {}).best);
    CHECK(men_of(s.game->write(p)) == "am e2 f4 h2 n5 &2 | n a2 m5 r3 t5");
}

TEST_CASE("a win at once is taken, and a throw chosen that wins") {
    const Stand off("backgammon", "am a1 c1 | n &2 | to am | dice 4-1");
    Position p = off.position;
    for (int i = 0; i < 2; ++i) p = off.game->play(p, off.game->think(p, {.depth = 2}, {}, {}).best);
    CHECK(off.game->result(p).over);
    const Stand chosen("royal-anglicorum", "am f3 | n &1 t4 | to am", {{"throws", "chosen"}});
    CHECK(chosen.game->words(chosen.position, chosen.game->think(chosen.position, {.nodes = 30'000}, {}, {}).best) ==
          "6-6-6");
}

TEST_CASE("a die is granted that helps the other least") {
    // am needs a five to bear off its last man; n grants anything else.
    const Stand s("royal-anglicorum", "am e1 | n &1 z1 | to am | give 1-1", {{"throws", "granted"}});
    REQUIRE(s.fault.empty());
    CHECK(s.game->to_move(s.position) == 1);
    const std::string given = s.game->words(s.position, s.game->think(s.position, {.nodes = 20'000}, {}, {}).best);
    CHECK((given == "give-1" || given == "give-2"));
}

TEST_CASE("thinking never takes more than its time, and stops when asked") {
    const Stand s("royal-anglicorum", "am &9 s1 n1 m2 g2 | n a8 f1 l1 o2 t2 | to am | dice 5-4-2");
    REQUIRE(s.fault.empty());
    const auto begun = std::chrono::steady_clock::now();
    const Thought thought = s.game->think(s.position, {.seconds = 0.2}, {}, {});
    CHECK(std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count() <
          2.0);  // with room for a busy machine
    CHECK(s.legal(s.game->words(s.position, thought.best)));
    int asked = 0;
    const Thought stopped = s.game->think(s.position, {.seconds = 60}, [&] { return ++asked > 3; }, {});
    CHECK(asked == 4);
    CHECK(s.legal(s.game->words(s.position, stopped.best)));
}

TEST_CASE("judging is even-handed: what one side expects the other fears") {
    const tables::Engine engine = backgammon();
    for (const char* text :
         {"am f5 h3 n5 &2 | n a2 m5 r3 t5 | to am", "am f2 e2 bar1 | n t5 u3 z1 | to n", "am a3 b2 | n &2 z4 | to n"}) {
        const auto p = *engine.read_position(text);
        CHECK(engine.evaluate(p, 0) == -engine.evaluate(p, 1));
    }
}

TEST_CASE("judging: who leads the race, who holds a man on the bar and who has no blots is better off") {
    const tables::Engine engine = backgammon();
    const auto worth = [&](const char* text) { return engine.evaluate(*engine.read_position(text), 0); };
    CHECK(worth("am a3 b2 | n x2 t4 | to am") > worth("am f3 e2 | n x2 t4 | to am"));
    CHECK(worth("am f5 e3 h2 n3 &2 | n bar1 a1 m5 r3 t5 | to am") > worth("am f5 e3 h2 n3 &2 | n a2 m5 r3 t5 | to am"));
    CHECK(worth("am f5 h2 g2 n4 &2 | n a2 m5 r3 t5 | to n") > worth("am f5 h1 g1 e1 d1 n4 &2 | n a2 m5 r3 t5 | to n"));
}

TEST_CASE("machine: where no dice fall and all that can come is drawn, nobody is held to win") {
    // The fifth problem's throws: am can only enter by the 3, and then neither ever plays again.
    const tables::Engine engine(
        tables::Anglicorum::card(),
        tables::Anglicorum::with_options(
            *Options::of(tables::Anglicorum::card(), {{"throws", "fixed"}, {"throw_am", "3-1"}, {"throw_n", "6-6"}})));
    const auto root = engine.read_position("am q1 t1 u1 x1 z1 &7 bar3 | n a1 b1 c1 d1 e1 f1 g1 n2 o2 r3 y1 | to am");
    REQUIRE(root);
    RetrogradeSolver<tables::Engine> all(engine, 100);
    REQUIRE(all.explore(*root));
    CHECK(all.size() > 1);
    CHECK(all.of(*root).winner == -1);
}
