#pragma once
// What the computer players have learnt: of each game its weights, written by chess-fit, and its net, written by chess-train (tests/tune);
// a file each. How, and what it gained, is told in core/search/measured-chess.md. Plain numbers, so that nothing has to be set up when a
// program begins, and one that asks for none has none of them.

#include <cstdint>

#include "core/chess/weights.hpp"

namespace ludus::chess::nets {

extern const Weights makruk_weights, shogi_weights, xiangqi_weights;
extern const std::int16_t makruk[1681];
extern const std::int16_t shogi[2785];
extern const std::int16_t xiangqi[1329];

}  // namespace ludus::chess::nets
