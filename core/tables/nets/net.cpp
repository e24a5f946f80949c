#include "core/tables/nets/net.hpp"

#include <algorithm>
#include <cmath>

namespace ludus::tables {

Net::Sight::Sight(const Variant& variant, const Position& p) {
    for (int k = 0; k < 2; ++k) {
        const auto seat = at(k == 0 ? p.turn : 1 - p.turn);
        const Course& course = variant.courses[seat];
        const int base = k * a_side;
        for (int place = 1; place <= course.length; ++place) {
            const int n = p.men[seat][at(course.point(place))], input = base + (place - 1) * a_point;
            if (n == 0) continue;
            // A blot, a node, a man to spare, and those beyond.
            add(input + std::min(n, 3) - 1, 1.0f);
            if (n > 3) add(input + 3, 0.5f * static_cast<float>(n - 3));
        }
        const int rest = base + points * a_point;
        if (p.bar[seat] > 0) add(rest, 0.5f * p.bar[seat]);
        if (p.hand[seat] > 0) add(rest + 1, p.hand[seat] / 15.0f);
        if (p.off[seat] > 0) add(rest + 2, p.off[seat] / 15.0f);
    }
    add(inputs - 1, 1.0f);
}

Net::Net(std::span<const std::int8_t> kept) {
    if (kept.empty()) return;
    // inputs × hidden + outputs × (hidden + 1)
    hidden_ = static_cast<int>((kept.size() - outputs) / (inputs + outputs));
    const std::size_t first = at(inputs * hidden_);
    in_.resize(first);
    out_.resize(kept.size() - first);
    for (std::size_t i = 0; i < first; ++i) in_[i] = kept[i] * (scale_in / 127);
    for (std::size_t i = 0; i < out_.size(); ++i) out_[i] = kept[first + i] * (scale_out / 127);
}

Net::Odds Net::judge(const Sight& sight) const {
    constexpr std::size_t most_hidden = 64;
    std::array<float, most_hidden> sum{};
    const std::size_t hidden = at(hidden_);
    for (int i = 0; i < sight.count; ++i) {
        const float* row = &in_[at(sight.on[at(i)]) * hidden];
        const float much = sight.much[at(i)];
        for (std::size_t h = 0; h < hidden; ++h) sum[h] += much * row[h];
    }
    Odds out{};
    for (std::size_t h = 0; h < hidden; ++h) sum[h] = 1.0f / (1.0f + std::exp(-sum[h]));
    for (std::size_t o = 0; o < out.size(); ++o) {
        const float* row = &out_[o * (hidden + 1)];
        float s = row[hidden];
        for (std::size_t h = 0; h < hidden; ++h) s += sum[h] * row[h];
        out[o] = 1.0f / (1.0f + std::exp(-s));
    }
    return out;
}

}  // namespace ludus::tables
