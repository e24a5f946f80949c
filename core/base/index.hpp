#pragma once
// Places of boards, seats and the like are counted as int, where -1 is none; containers want a size.

#include <cstddef>

namespace ludus {

/// The number of a place as a container's index. Not for -1.
constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

}  // namespace ludus
