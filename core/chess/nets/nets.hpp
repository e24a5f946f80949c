#pragma once
// The nets that are kept, one a file; written by chess-train (tests/tune). Plain arrays, so that nothing has to be set up when a program
// begins, and one that asks for no net has none of them.

#include <cstdint>

namespace ludus::chess::nets {

extern const std::int16_t xiangqi[1281];

}  // namespace ludus::chess::nets
