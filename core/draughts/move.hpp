#pragma once
// One move of draughts and its packing into the opaque Move: a step, one hop of a capture, huffing a piece, demanding a capture.

#include <cstdint>

#include "core/draughts/geometry.hpp"
#include "core/game/move.hpp"

namespace ludus::draughts {

enum class MoveType : std::uint8_t { step, capture, huff, demand };

/// A move opened; squares as bits.
struct UnpackedMove {
    std::uint8_t from = 0, to = 0;  ///< of huff: the piece that is removed, twice; of demand: 0
    std::uint8_t victim = 0;        ///< of capture
    std::uint8_t direction = 0;     ///< of step and capture
    MoveType type = MoveType::step;
};
constexpr Move pack(MoveType type, int from, int to, int victim = 0, int direction = 0) {
    return {static_cast<std::uint64_t>(from) | static_cast<std::uint64_t>(to) << 8 |
            static_cast<std::uint64_t>(victim) << 16 | static_cast<std::uint64_t>(direction) << 24 |
            static_cast<std::uint64_t>(type) << 32};
}
constexpr UnpackedMove unpack(Move move) {
    return {static_cast<std::uint8_t>(move.code), static_cast<std::uint8_t>(move.code >> 8),
            static_cast<std::uint8_t>(move.code >> 16), static_cast<std::uint8_t>(move.code >> 24),
            static_cast<MoveType>(move.code >> 32)};
}

}  // namespace ludus::draughts
