// What holds in every game of tables however it is played: thousands of games at random.

#include <doctest/doctest.h>

#include <map>
#include <random>
#include <set>

#include "core/tables/anglicorum.hpp"
#include "core/tables/backgammon.hpp"
#include "core/tables/baralie.hpp"
#include "core/tables/contest.hpp"
#include "core/tables/faylys.hpp"
#include "core/tables/german.hpp"
#include "core/tables/imperial.hpp"
#include "core/tables/lombard.hpp"
#include "core/tables/mylis.hpp"
#include "core/tables/paume_carie.hpp"
#include "core/tables/turkish.hpp"
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
template <class G>
int play_games(const std::vector<std::pair<std::string, std::string>>& options, int games, int longest,
               std::set<std::string>& ends) {
    const auto chosen = Options::of(G::card(), options);
    REQUIRE(chosen);
    const Contest contest(G::card(), G::agreed(*chosen));
    CAPTURE(G::card().id);
    int over = 0;
    for (int n = 0; n < games; ++n) {
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
void check_game(const std::vector<std::pair<std::string, std::string>>& options, const char* end, int least = 90) {
    std::set<std::string> ends;
    const int games = deep() ? 10000 : 40;
    CAPTURE(G::card().id);
    CHECK(play_games<G>(options, games, 4000, ends) * 100 >= games * least);
    CHECK(ends.count(end) == 1);
}

}  // namespace

TEST_CASE("tables: men are kept, who is taken enters first, nobody is borne off early, dice are pips") {
    check_game<Anglicorum>({}, "royal.angl.win", 40);
    check_game<Anglicorum>({{"dice", "two-and-six"}}, "royal.angl.win", 60);
    check_game<PaumeCarie>({}, "royal.pc.palms");
    check_game<PaumeCarie>({{"variant", "long"}}, "royal.pc.palms");
    check_game<Lombard>({}, "royal.lomb.win");
    check_game<Imperial>({}, "royal.imp.win");
    check_game<Provincial>({}, "royal.imp.win");
    check_game<Baralie>({}, "royal.bar.win");
    check_game<Baralie>({{"setting", "2"}}, "royal.bar.win");
    check_game<Faylys>({}, "royal.fay.fail");
    check_game<Mylis>({}, "royal.mylis.win");
    check_game<Backgammon>({}, "bg.score");
    check_game<German>({}, "bg.score");
    check_game<Turkish>({}, "bg.score");
}
