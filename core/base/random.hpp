#pragma once
// Numbers from a seed, the same on every machine and library: equal choices, samples and playouts.

#include <cstddef>
#include <cstdint>

namespace ludus {

/// Mixes a number well; unlike inputs give unlike outputs.
constexpr std::uint64_t scatter(std::uint64_t x) {
    x += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

/// A stream of numbers that depends on its seed alone (splitmix64).
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        const std::uint64_t out = scatter(state_);
        state_ += 0x9e3779b97f4a7c15u;
        return out;
    }
    /// 0 to count − 1; count must be above 0. The lean towards low numbers is below 2⁻³².
    std::size_t below(std::size_t count) { return static_cast<std::size_t>((next() >> 32) * count >> 32); }
    /// From 0 up to, but never, 1.
    double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

private:
    std::uint64_t state_;
};

}  // namespace ludus
