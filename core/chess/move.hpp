#pragma once
// One move of the chess for two, and its packing into the opaque Move.

#include <cstdint>

#include "core/chess/position.hpp"
#include "core/game/move.hpp"

namespace ludus::chess {

enum class MoveType : std::uint8_t {
    move,  ///< and nothing of note; `kind`, if not 0, is 1 more than the kind the man then is
    turn,  ///< ... promoted to `kind`
    once,  ///< ... by a privilege, after which he is of `kind`
    drop,  ///< a man of `kind` from the hand
    castle,
    set_down,  ///< a man who waits in the camp is set down anew; `kind` is the square where he came there, `from` if earlier
    exchange  ///< a king and a man of his change places
};

/// A move opened.
struct UnpackedMove {
    std::uint8_t from = nowhere, to = nowhere;
    MoveType type = MoveType::move;
    std::uint8_t kind = 0;
};
constexpr Move pack(const UnpackedMove& unpacked) {
    return {static_cast<std::uint64_t>(unpacked.from) | static_cast<std::uint64_t>(unpacked.to) << 8 |
            static_cast<std::uint64_t>(unpacked.type) << 16 | static_cast<std::uint64_t>(unpacked.kind) << 24};
}
constexpr UnpackedMove unpack(Move move) {
    return {static_cast<std::uint8_t>(move.code), static_cast<std::uint8_t>(move.code >> 8),
            static_cast<MoveType>(move.code >> 16 & 255), static_cast<std::uint8_t>(move.code >> 24)};
}

}  // namespace ludus::chess
