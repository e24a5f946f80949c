#include "core/chess/motion.hpp"

#include <algorithm>
#include <cstdlib>

namespace ludus::chess {
namespace {

constexpr int sign(int n) { return n > 0 ? 1 : n < 0 ? -1 : 0; }

Step straight_point(Step s) {
    return std::abs(s.ahead) > std::abs(s.across) ? Step{0, sign(s.ahead)} : Step{sign(s.across), 0};
}
Step slant_point(Step s) { return {sign(s.across), sign(s.ahead)}; }

}  // namespace

std::vector<Route> past_straight(Step step) { return {{straight_point(step)}}; }
std::vector<Route> past_slant(Step step) { return {{slant_point(step)}}; }
std::vector<Route> past_both(Step step) { return {{straight_point(step), slant_point(step)}}; }
std::vector<Route> past_either(Step step) { return {{straight_point(step)}, {slant_point(step)}}; }

namespace {

/// The squares before the last: so far straight on, beside where it began or in line with it.
Route along(Step step, bool beside) {
    const bool up = std::abs(step.ahead) > std::abs(step.across);
    Route out;
    for (int n = 1; n < std::max(std::abs(step.ahead), std::abs(step.across)); ++n)
        out.push_back(up ? Step{beside ? step.across : 0, n * sign(step.ahead)}
                         : Step{n * sign(step.across), beside ? step.ahead : 0});
    return out;
}

}  // namespace

std::vector<Route> diagonal_first(Step step) { return {along(step, true)}; }
std::vector<Route> straight_first(Step step) { return {along(step, false)}; }
std::vector<Route> either_first(Step step) { return {along(step, true), along(step, false)}; }

}  // namespace ludus::chess
