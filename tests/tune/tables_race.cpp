// tables-race [PAIRS]: how well provincial can be played at all. The sides never meet, so a side may be looked at alone: from
// every way its men can stand, the fewest throws that are to be expected until they are heaped, worked out backwards from the
// end. Then this player, whom nothing escapes but the other's luck, plays a random one and the machine, the same dice both
// ways: what is left to them is luck.

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "core/search/chances.hpp"
#include "core/search/think.hpp"
#include "tests/tune/tables_games.hpp"

namespace ludus::tables {

namespace {

class Alone {
public:
    explicit Alone(const Contest& contest) : contest_(contest) {}

    /// Throws to be expected until the men of that side are heaped.
    double throws(const Position& p, int seat) {
        Position alone = contest_.start();
        const Course &course = contest_.law().courses[at(seat)], &own = contest_.law().courses[am];
        for (int place = 1; place <= own.length; ++place) alone.men[am][at(own.point(place))] = p.men[at(seat)][at(course.point(place))];
        alone.turn = am;
        alone.phase = Phase::toss;
        return worth(alone);
    }
    [[nodiscard]] std::size_t known() const { return known_.size(); }

private:
    static std::uint64_t key(const Position& p) {
        std::uint64_t out = 0;
        for (int point = 0; point < points / 2; ++point) out = out << 4 | static_cast<std::uint64_t>(p.men[am][at(point)]);
        return out;
    }

    double worth(const Position& p) {
        if (const Outcome outcome = contest_.result(p); outcome.over) return 0;
        const std::uint64_t here = key(p);
        if (const auto found = known_.find(here); found != known_.end()) return found->second;
        MoveList throws;
        contest_.moves(p, throws);
        // Every throw costs one; those that move nobody lead here again.
        double idle = 0, sum = 1;
        for (const Move thrown : throws) {
            std::unordered_set<std::uint64_t> met;
            double least = 1e9;
            bool moved = true;
            ends(contest_.play(p, thrown), met, [&](Position end) {
                end.turn = am;
                if (key(end) == here)
                    moved = false;
                else
                    least = std::min(least, worth(end));
            });
            const double odds = contest_.odds(p, thrown);
            if (moved)
                sum += odds * least;
            else
                idle += odds;
        }
        return known_[here] = sum / (1 - idle);
    }

public:
    /// All that a throw may be played to.
    void ends(const Position& p, std::unordered_set<std::uint64_t>& met, const std::function<void(const Position&)>& heed) const {
        MoveList moves;
        contest_.moves(p, moves);
        for (const Move move : moves) {
            const Position next = contest_.play(p, move);
            if (!met.insert(contest_.hash(next)).second) continue;
            if (contest_.result(next).over || next.turn != p.turn)
                heed(next);
            else
                ends(next, met, heed);
        }
    }

private:
    const Contest& contest_;
    std::unordered_map<std::uint64_t, double> known_;
};

using Player = std::function<Position(const Position&, Random&)>;  ///< plays one die

/// Which seat wins.
int play(const Contest& contest, const Player& first, const Player& second, std::uint64_t seed) {
    Random dice(scatter(seed)), whims(scatter(seed + 1));
    MoveList moves;
    Position p = contest.start();
    while (!contest.result(p).over) {
        const int seat = contest.to_move(p);
        if (seat == chance) {
            contest.moves(p, moves);
            p = contest.play(p, sample_chance(contest, p, moves, dice));
        } else {
            p = (seat == am ? first : second)(p, whims);
        }
    }
    return contest.result(p).score[am] > 0 ? am : n_and;
}

void compare(const Contest& contest, const char* name, const Player& one, const Player& other, int pairs) {
    int won = 0, dice = 0;
    for (int i = 0; i < pairs; ++i) {
        const auto seed = static_cast<std::uint64_t>(7919 * i + 1);
        const bool as_first = play(contest, one, other, seed) == am, as_second = play(contest, other, one, seed) == n_and;
        won += as_first + as_second;
        dice += as_first != as_second;
    }
    const double share = won / (2.0 * pairs);
    std::printf("%-28s %.2f of 100 over %d games (± %.2f); decided by the dice: %.1f of 100 pairs\n", name, 100 * share, 2 * pairs,
                100 * std::sqrt(share * (1 - share) / (2.0 * pairs)), 100.0 * dice / pairs);
}

int race(int count, char** words) {
    const int pairs = count > 1 ? std::atoi(words[1]) : 1000;
    const auto contest = contest_of("royal-provincial", nullptr);
    Alone alone(*contest);
    Position start = contest->start();
    std::printf("from the array %.4f throws are to be expected, at best", alone.throws(start, am));
    std::printf(" (%zu ways to stand)\n", alone.known());

    const Player best = [&](const Position& p, Random&) {
        MoveList moves;
        contest->moves(p, moves);
        Position kept = p;
        double least = 1e9;
        for (const Move move : moves) {
            const Position next = contest->play(p, move);
            double reached = 1e8;
            std::unordered_set<std::uint64_t> met;
            const auto heed = [&](const Position& end) { reached = std::min(reached, alone.throws(end, p.turn)); };
            if (contest->result(next).over || next.turn != p.turn)
                heed(next);
            else
                alone.ends(next, met, heed);
            if (reached < least) {
                least = reached;
                kept = next;
            }
        }
        return kept;
    };
    const Player random = [&](const Position& p, Random& whims) {
        MoveList moves;
        contest->moves(p, moves);
        return contest->play(p, moves[whims.below(moves.size())]);
    };
    const auto machine = [&](int depth) {
        return Player{[&, depth](const Position& p, Random&) { return contest->play(p, search(*contest, p, {.depth = depth}, {}, {}).best); }};
    };
    compare(*contest, "best against random", best, random, pairs);
    compare(*contest, "one throw against random", machine(1), random, pairs);
    compare(*contest, "two throws against random", machine(2), random, pairs);
    compare(*contest, "best against one throw", best, machine(1), pairs);
    compare(*contest, "best against two throws", best, machine(2), pairs);
    compare(*contest, "two throws against one", machine(2), machine(1), pairs);
    return 0;
}

}  // namespace

}  // namespace ludus::tables

int main(int count, char** words) { return ludus::tables::race(count, words); }
