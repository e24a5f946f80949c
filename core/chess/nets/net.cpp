#include "core/chess/nets/net.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace ludus::chess {
namespace {

constexpr int most = std::numeric_limits<int>::max() / (2 * Net::full);  // times full it still is an int

}  // namespace

int Net::judge(std::span<const std::int16_t> inputs) const {
    const std::int16_t* row = kept_.data();
    std::array<int, hidden> sum{};
    for (const int much : inputs) {
        if (much != 0)
            for (std::size_t h = 0; h < hidden; ++h) sum[h] += much * row[h];
        row += hidden;
    }
    const std::int16_t* out = row + hidden;
    int worth = 0;
    for (std::size_t h = 0; h < hidden; ++h) {
        const int s = std::clamp(sum[h] + row[h], -most, most);
        worth += s * full / (unit_in + std::abs(s)) * out[h];
    }
    return worth / full + out[hidden];
}

}  // namespace ludus::chess
