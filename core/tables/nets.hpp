#pragma once
// The nets that are kept, one a file; written by tables-train (tests/tune).

#include <cstdint>
#include <span>

namespace ludus::tables::nets {

std::span<const std::int8_t> backgammon();

}  // namespace ludus::tables::nets
