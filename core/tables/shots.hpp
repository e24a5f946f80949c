#pragma once
// The throws a side may have and where they carry a single man, as bits: for judging quickly, man by man.
// The exact odds, with all the rules of a whole throw, are in odds.hpp.

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/tables/variant.hpp"

namespace ludus::tables {

class Shots {
public:
    using Bits = std::uint64_t;  ///< one bit a throw; there are never more than 56

    /// One man goes a distance by these stops on the way, with any of these throws.
    struct Way {
        Bits throws = 0;
        std::array<std::int8_t, 3> stops{};
        std::int8_t count = 0;
    };

    Shots(const Variant& variant, int seat);

    /// Every way to go so far with one man.
    [[nodiscard]] const std::vector<Way>& ways(int distance) const { return ways_[at(distance)]; }
    /// The throws in which a number can be used.
    [[nodiscard]] Bits holding(int number) const { return holding_[at(number)]; }
    /// The throws in which both can, or one of them twice.
    [[nodiscard]] Bits holding_both(int a, int b) const { return both_[at(a)][at(b)]; }
    [[nodiscard]] Bits all() const { return all_; }
    /// How likely one of these is, from 0 to 1; a throw that is chosen is as sure as it can be.
    [[nodiscard]] float odds(Bits throws) const {
        if (chosen_) return throws != 0 ? 1.0f : 0.0f;
        int sum = 0;
        for (const Group& group : groups_) sum += group.weight * std::popcount(throws & group.throws);
        return static_cast<float>(sum) / static_cast<float>(total_);
    }
    [[nodiscard]] float mean() const { return mean_; }          ///< pips of a throw
    [[nodiscard]] float variance() const { return variance_; }  ///< of them
    static constexpr int farthest = 24;

private:
    struct Group {
        int weight = 0;
        Bits throws = 0;
    };
    void add(std::array<std::int8_t, most_dice> dice, int weight);
    void walk(const std::array<std::int8_t, most_dice>& dice, unsigned used, Way way, int distance);

    std::array<std::vector<Way>, farthest + 1> ways_;
    std::array<Bits, 7> holding_{};
    std::array<std::array<Bits, 7>, 7> both_{};
    std::array<Group, 4> groups_{};
    Bits all_ = 0;
    int count_ = 0, total_ = 0;
    float mean_ = 0, variance_ = 0;
    bool chosen_ = false;
};

}  // namespace ludus::tables
