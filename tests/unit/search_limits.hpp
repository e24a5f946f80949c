#pragma once
// What a search in a test may spend.

#include <cstdint>

#include "core/search/limits.hpp"

namespace ludus::tests {

/// Whole turns, or throws where dice are thrown.
inline Limits deep(int turns, std::uint64_t seed = 1) {
    Limits limits;
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
