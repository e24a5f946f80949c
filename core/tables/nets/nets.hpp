#pragma once
// The nets that are kept, one a file; written by tables-train (tests/tune).

#include <cstdint>
#include <span>

namespace ludus::tables::nets {

std::span<const std::int8_t> backgammon();
std::span<const std::int8_t> faylys();
std::span<const std::int8_t> mylis();
std::span<const std::int8_t> paume_carie_long();

}  // namespace ludus::tables::nets
