#pragma once
// Hashes of positions, number by number.

#include <cstdint>

namespace ludus::kit {

/// The hash with one more number in it; the order counts.
inline std::uint64_t mix(std::uint64_t hash, std::int64_t value) {
    hash ^= static_cast<std::uint64_t>(value) + 0x9E3779B97F4A7C15U + (hash << 6) + (hash >> 2);
    return hash * 0xBF58476D1CE4E5B9U;
}

}  // namespace ludus::kit
