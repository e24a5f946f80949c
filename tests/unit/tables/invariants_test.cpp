// What holds in every game of tables however it is played: many games at random.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "core/tables/engine.hpp"
#include "core/tables/games/anglicorum.hpp"
#include "core/tables/games/backgammon.hpp"
#include "core/tables/games/baralie.hpp"
#include "core/tables/games/faylys.hpp"
#include "core/tables/games/german.hpp"
#include "core/tables/games/imperial.hpp"
#include "core/tables/games/lombard.hpp"
#include "core/tables/games/mylis.hpp"
#include "core/tables/games/paume_carie.hpp"
#include "core/tables/games/turkish.hpp"
#include "tests/native/per_game.hpp"
#include "tests/unit/battery.hpp"

using namespace ludus;
using namespace ludus::tables;
using tests::deep;

namespace {

int all_men(const tables::Position& p, int seat) { return men_left(p, seat) + p.off[at(seat)] + p.palms[at(1 - seat)]; }

/// What a use of a die fails to leave true; empty: nothing.
std::string use_problem(const Engine& engine, const tables::Position& before, const tables::Position& after,
                        const UnpackedMove& unpacked) {
    const int who = Engine::mover(before);
    const tables::Step step = engine.step(before, who, unpacked.from, unpacked.die);
    if (!step.allowed()) return "a die is used that may not be";
    if (before.bar[at(who)] > 0 && unpacked.from != from_bar)
        return "a taken man waits, and another plays";  // tables.common.enter-first
    if (step.to == off_board && !engine.home(before, who)) return "a man is borne off early";  // tables.common.bear
    // A die is so many pips, less only where a man is borne off or brought home by more than he needs.
    const int gone = engine.pips(before, who) - engine.pips(after, who);
    if (engine.variant().bearing != Bearing::as_entered && unpacked.from < points) {
        if (gone > unpacked.die) return "a man goes further than his die";
        if (gone < unpacked.die && step.to != off_board && !engine.variant().heap_by_more)
            return "a man goes less than his die";
    }
    for (int point = 0; point < points; ++point) {
        if (after.men[0][at(point)] > 0 && after.men[1][at(point)] > 0) return "men of both sides stand on one point";
    }
    // Taking sends one man back, and costs the adversary the way he had made; nothing else costs him any.
    const int back = engine.pips(after, 1 - who) - engine.pips(before, 1 - who);
    if (step.takes && (after.bar[at(1 - who)] != before.bar[at(1 - who)] + 1 || back < 0))
        return "a man taken is not sent back";
    if (!step.takes && back != 0) return "the adversary's men stand otherwise, and none was taken";
    return "";
}

/// What is wrong with how the men stand; empty: nothing.
std::string standing_problem(const Engine& engine, const tables::Position& p) {
    const Variant& variant = engine.variant();
    for (int seat = 0; seat < 2; ++seat) {
        if (all_men(p, seat) != family) return "men are lost or found";
        for (int point = 0; point < points; ++point) {
            const int n = p.men[at(seat)][at(point)], place = variant.courses[at(seat)].place(point);
            if (n < 0) return "fewer men than none";
            // royal.angl.node-own-half, tur.no-double: but for the first point, where men begin.
            if (n > 1 && place != 1 && !(variant.may_node & place_bit(place))) return "a node where there may be none";
        }
        if (variant.corner_division > 0 && p.men[at(seat)][at(variant.courses[at(seat)].point(1))] > 2)
            return "three in the corner";
    }
    return "";
}

/// Plays games to the end; returns how many came to one.
int play_games(const Engine& engine, const tests::Sample& games, int longest, std::set<std::string>& ends) {
    int over = 0;
    for (const int n : games) {
        CAPTURE(n);
        std::mt19937_64 random(static_cast<std::uint64_t>(n) + 1);
        tables::Position p = engine.start();
        MoveList moves;
        for (int k = 0; k < longest; ++k) {
            engine.moves(p, moves);
            const Outcome outcome = engine.result(p);
            if (moves.empty() != outcome.over)
                FAIL("over, and yet there are moves; or none, and it is not over: " << engine.write(p));
            if (outcome.over) {
                ++over;
                ends.insert(outcome.rule);
                break;
            }
            const Move move = moves[random() % moves.size()];
            const UnpackedMove unpacked = tables::unpack(move);
            const tables::Position after = engine.play(p, move);
            std::string problem = standing_problem(engine, after);
            if (problem.empty() && unpacked.type == MoveType::use) problem = use_problem(engine, p, after, unpacked);
            if (problem.empty() && unpacked.type == MoveType::lost && moves.size() != 1)
                problem = "lost, and yet something can be played";
            if (!problem.empty()) FAIL(problem << ": " << engine.words(p, move) << " at " << engine.write(p));
            p = after;
        }
    }
    return over;
}

/// Of a hundred games at random, at least so many come to an end. In the English game men bar each other's way for
/// good.
template <class G>
void check_games(const std::vector<std::pair<std::string, std::string>>& options, const char* end, int least) {
    const auto chosen = Options::of(G::card(), options);
    REQUIRE(chosen);
    const Engine engine(G::card(), G::with_options(*chosen));
    std::set<std::string> ends;
    const tests::Sample games = tests::volume(deep() ? 400 : 40);
    const int over = play_games(engine, games, 4000, ends);
    const int played = static_cast<int>(games.chosen.size());
    CHECK(played > 0);
    if (!games.whole) return;  // a sample is too small to say what share of the games ends, and how
    CHECK(over * 100 >= played * least);
    CHECK(ends.count(end) == 1);
}

struct Setting {
    std::string game, option;
    void (*check)(const std::vector<std::pair<std::string, std::string>>&, const char*, int);
    const char* end;
    int least = 90;
};

template <class G>
Setting setting(const char* option, const char* end, int least = 90) {
    return {G::card().id, option, &check_games<G>, end, least};
}

std::vector<Setting> all_settings() {
    return {
        setting<Anglicorum>("", "royal.angl.win", 40),
        setting<Anglicorum>("dice=two-and-six", "royal.angl.win", 60),
        setting<PaumeCarie>("", "royal.pc.palms"),
        setting<PaumeCarie>("variant=long", "royal.pc.palms"),
        setting<Lombard>("", "royal.lomb.win"),
        setting<Imperial>("", "royal.imp.win"),
        setting<Provincial>("", "royal.imp.win"),
        setting<Baralie>("", "royal.bar.win"),
        setting<Baralie>("setting=2", "royal.bar.win"),
        setting<Faylys>("", "royal.fay.fail"),
        setting<Mylis>("", "royal.mylis.win"),
        setting<Backgammon>("", "bg.score"),
        setting<German>("", "bg.score"),
        setting<Turkish>("", "bg.score"),
    };
}

tests::Subjects settings() {
    tests::Subjects out;
    for (const Setting& one : all_settings()) out.push_back({one.game, one.option});
    return out;
}

}  // namespace

PER_GAME_VOLUME_TEST_CASE("tables: men are kept, who is taken enters first, nobody is borne off early, dice are pips",
                          settings) {
    const auto all = all_settings();
    const auto one = std::find_if(all.begin(), all.end(), [&](const Setting& each) {
        return each.game == subject.game && each.option == subject.detail;
    });
    REQUIRE(one != all.end());
    one->check(subject.options(), one->end, one->least);
}
