// egyptrace-way-exact PIECES: the Sacred Way with fewer pieces (1 or 2 a side), solved: what the player to throw may expect
// if both play as well as can be, waiting for ever being a draw. Each side's pieces begin on A, B.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <unordered_map>
#include <vector>

#include "core/egyptrace/way.hpp"

namespace {

using namespace ludus;
using egyptrace::Way;

struct Solver {
    const Way& rules;
    std::vector<Way::Position> states;
    std::unordered_map<std::uint64_t, std::uint32_t> index;
    /// Of each state and throw, the states it may lead to, one after the other; a count before each.
    std::vector<std::uint32_t> next;
    std::vector<std::size_t> begins;
    std::vector<float> value;  ///< for the player to throw: 1 won, -1 lost

    std::uint32_t of(const Way::Position& p) {
        const auto [found, fresh] = index.try_emplace(rules.hash(p), static_cast<std::uint32_t>(states.size()));
        if (fresh) states.push_back(p);
        return found->second;
    }
    void explore(Way::Position start) {
        MoveList throws, moves;
        of(start);
        for (std::size_t s = 0; s < states.size(); ++s) {
            begins.push_back(next.size());
            const Way::Position p = states[s];
            rules.moves(p, throws);
            for (const Move roll : throws) {
                const Way::Position q = rules.play(p, roll);
                rules.moves(q, moves);
                next.push_back(static_cast<std::uint32_t>(moves.size()));
                for (const Move move : moves) {
                    Way::Position r = rules.play(q, move);
                    r.quiet = 0;
                    next.push_back(of(r));
                }
            }
        }
    }
    /// For whoever is to throw in p when it is over: the last mover's seat stays, so the score is read by that seat.
    float ended(const Way::Position& p) const {
        const Outcome outcome = rules.result(p);
        return outcome.score[static_cast<std::size_t>(p.seat)] - outcome.score[static_cast<std::size_t>(1 - p.seat)];
    }
    void solve() {
        value.assign(states.size(), 0);
        std::vector<bool> over(states.size());
        for (std::size_t s = 0; s < states.size(); ++s) {
            over[s] = rules.result(states[s]).over;
            if (over[s]) value[s] = ended(states[s]);
        }
        for (int round = 1; round <= 2000; ++round) {
            double most = 0;
            for (std::size_t s = states.size(); s-- > 0;) {
                if (over[s]) continue;
                float sum = 0;
                std::size_t at = begins[s];
                for (int n = 0; n < Way::sides_of_die; ++n) {
                    float best = -2;
                    const std::uint32_t many = next[at++];
                    for (std::uint32_t i = 0; i < many; ++i, ++at) best = std::max(best, worth(s, next[at]));
                    sum += best;
                }
                const float fresh = sum / Way::sides_of_die;
                most = std::max(most, static_cast<double>(std::fabs(fresh - value[s])));
                value[s] = fresh;
            }
            if (most < 1e-6) {
                std::printf("settled after %d rounds\n", round);
                return;
            }
        }
        std::printf("not settled\n");
    }
    [[nodiscard]] float worth(std::size_t from, std::uint32_t to) const {
        return states[to].seat == states[from].seat ? value[to] : -value[to];
    }
};

}  // namespace

int main(int count, char** words) {
    const int pieces = count > 1 ? std::atoi(words[1]) : 0;
    if (pieces < 1 || pieces > 2) {
        std::fprintf(stderr, "egyptrace-way-exact PIECES: 1 or 2 a side\n");
        return 2;
    }
    egyptrace::WayVariant variant;
    variant.standstill = 0;
    const Way rules(egyptrace::ShortWay::card(), variant);
    Way::Position start;
    start.seat = 1;
    for (auto& own : start.at)
        for (int i = 0; i < pieces; ++i) own[static_cast<std::size_t>(variant.camp - 1 - i)] = 1;
    Solver solver{rules, {}, {}, {}, {}, {}};
    solver.explore(start);
    std::printf("%zu positions\n", solver.states.size());
    solver.solve();
    std::printf("the first player may expect %+.4f, from -1 lost to 1 won\n", static_cast<double>(solver.value[0]));
    MoveList throws, moves;
    rules.moves(start, throws);
    for (const Move roll : throws) {
        const Way::Position q = rules.play(start, roll);
        rules.moves(q, moves);
        std::printf("%s:", rules.words(start, roll).c_str());
        for (const Move move : moves) {
            Way::Position r = rules.play(q, move);
            r.quiet = 0;
            std::printf(" %s %+.4f", rules.words(q, move).c_str(), static_cast<double>(solver.worth(0, solver.of(r))));
        }
        std::printf("\n");
    }
}
