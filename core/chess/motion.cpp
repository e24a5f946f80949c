#include "core/chess/motion.hpp"

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

}  // namespace ludus::chess
