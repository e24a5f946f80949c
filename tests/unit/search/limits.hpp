#pragma once
// What a search in a test may spend.

#include <cstdint>

#include "core/game/limits.hpp"

namespace ludus::tests {

/// Whole turns, or throws where dice are thrown. More positions than any test looks at, so that the search is as deep as asked;
/// without a number it would lay out the largest table for each.
inline Limits deep(int turns, std::uint64_t seed = 1) {
    Limits limits;
    limits.nodes = 50'000;
    limits.depth = turns;
    limits.seed = seed;
    return limits;
}

inline Limits counted(std::uint64_t nodes, std::uint64_t seed = 1) {
    Limits limits;
    limits.nodes = nodes;
    limits.seed = seed;
    return limits;
}

}  // namespace ludus::tests
