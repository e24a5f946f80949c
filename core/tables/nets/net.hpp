#pragma once
// A judgement learnt by self-play, where a game has one: a net with one hidden layer, from the men on their places to the
// odds of each kind of victory. Trained by `tables-train` (tests/tune), which prints the file a game's net is kept in.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/tables/variant.hpp"

namespace ludus::tables {

class Net {
public:
    static constexpr int a_point = 4;                    ///< inputs for the men on a point
    static constexpr int a_side = points * a_point + 3;  ///< and for those to enter, in hand, borne off
    static constexpr int inputs = 2 * a_side + 1;        ///< both sides, and one that is always on
    static constexpr int outputs = 3;                    ///< who throws next wins; wins twofold; loses twofold

    /// What a net sees: which inputs are on, and how much. Who throws next comes first.
    struct Sight {
        std::array<std::int16_t, 80> on{};
        std::array<float, 80> much{};
        int count = 0;

        Sight(const Variant& variant, const Position& p);

    private:
        void add(int input, float value) {
            on[at(count)] = static_cast<std::int16_t>(input);
            much[at(count++)] = value;
        }
    };
    using Odds = std::array<float, outputs>;

    Net() = default;
    /// From its file: a hundred and twenty-seventh of `scale` each, input by input, then output by output with one more
    /// for the hidden unit that is always on. Empty: no net.
    explicit Net(std::span<const std::int8_t> kept);
    [[nodiscard]] bool there() const { return hidden_ > 0; }
    [[nodiscard]] Odds judge(const Sight& sight) const;

    static constexpr float scale_in = 8.0f, scale_out = 12.0f;

private:
    int hidden_ = 0;
    std::vector<float> in_, out_;
};

}  // namespace ludus::tables
