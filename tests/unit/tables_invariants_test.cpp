// What holds in every game of tables however it is played: thousands of games at random.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "core/tables/games/anglicorum.hpp"
#include "core/tables/games/backgammon.hpp"
#include "core/tables/games/baralie.hpp"
#include "core/tables/engine.hpp"
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
std::string use_problem(const Contest& contest, const tables::Position& before, const tables::Position& after,
                        const Deed& deed) {
    const int who = Contest::mover(before);
    const tables::Step step = contest.step(before, who, deed.from, deed.die);
    if (!step.allowed()) return "a die is used that may not be";
    if (before.bar[at(who)] > 0 && deed.from != from_bar)
        return "a taken man waits, and another plays";  // tables.common.enter-first
    if (step.to == off_board && !contest.home(before, who)) return "a man is borne off early";  // tables.common.bear
    // A die is so many pips, less only where a man is borne off or brought home by more than he needs.
    const int gone = contest.pips(before, who) - contest.pips(after, who);
    if (contest.law().bearing != Bearing::as_entered && deed.from < points) {
        if (gone > deed.die) return "a man goes further than his die";
        if (gone < deed.die && step.to != off_board && !contest.law().heap_by_more)
            return "a man goes less than his die";
    }
    for (int point = 0; point < points; ++point) {
        if (after.men[0][at(point)] > 0 && after.men[1][at(point)] > 0) return "men of both sides stand on one point";
    }
    // Taking sends one man back, and costs the adversary the way he had made; nothing else costs him any.
    const int back = contest.pips(after, 1 - who) - contest.pips(before, 1 - who);
    if (step.takes && (after.bar[at(1 - who)] != before.bar[at(1 - who)] + 1 || back < 0))
        return "a man taken is not sent back";
    if (!step.takes && back != 0) return "the adversary's men stand otherwise, and none was taken";
    return "";
}

/// What is wrong with how the men stand; empty: nothing.
std::string standing_problem(const Contest& contest, const tables::Position& p) {
    const Law& law = contest.law();
    for (int seat = 0; seat < 2; ++seat) {
        if (all_men(p, seat) != family) return "men are lost or found";
        for (int point = 0; point < points; ++point) {
            const int n = p.men[at(seat)][at(point)], place = law.courses[at(seat)].place(point);
            if (n < 0) return "fewer men than none";
            // royal.angl.node-own-half, tur.no-double: but for the first point, where men begin.
            if (n > 1 && place != 1 && !(law.may_node & place_bit(place))) return "a node where there may be none";
        }
        if (law.corner_division > 0 && p.men[at(seat)][at(law.courses[at(seat)].point(1))] > 2)
            return "three in the corner";
    }
    return "";
}

/// Plays games to the end; returns how many came to one.
int play_games(const Contest& contest, const tests::Sample& games, int longest, std::set<std::string>& ends) {
    int over = 0;
    for (const int n : games) {
        CAPTURE(n);
        std::mt19937_64 random(static_cast<std::uint64_t>(n) + 1);
        tables::Position p = contest.start();
        MoveList moves;
        for (int k = 0; k < longest; ++k) {
            contest.moves(p, moves);
            const Outcome outcome = contest.result(p);
            if (moves.empty() != outcome.over)
                FAIL("over, and yet there are moves; or none, and it is not over: " << contest.write(p));
            if (outcome.over) {
                ++over;
                ends.insert(outcome.rule);
                break;
            }
            const Move move = moves[random() % moves.size()];
            const Deed deed = tables::open(move);
            const tables::Position after = contest.play(p, move);
            std::string problem = standing_problem(contest, after);
            if (problem.empty() && deed.kind == MoveKind::use) problem = use_problem(contest, p, after, deed);
            if (problem.empty() && deed.kind == MoveKind::lost && moves.size() != 1)
                problem = "lost, and yet something can be played";
            if (!problem.empty()) FAIL(problem << ": " << contest.words(p, move) << " at " << contest.write(p));
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
    const Contest contest(G::card(), G::agreed(*chosen));
    std::set<std::string> ends;
    const tests::Sample games = tests::volume(deep() ? 10000 : 40);
    const int over = play_games(contest, games, 4000, ends);
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

PER_GAME_VOLUME_TEST_CASE("tables: men are kept, who is taken enters first, nobody is borne off early, dice are pips", settings) {
    const auto all = all_settings();
    const auto one = std::find_if(all.begin(), all.end(), [&](const Setting& each) { return each.game == subject.game && each.option == subject.detail; });
    REQUIRE(one != all.end());
    one->check(subject.options(), one->end, one->least);
}
