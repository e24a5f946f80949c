#pragma once
// One move of the games of tables, and its packing into the opaque Move.

#include <array>
#include <cstdint>

#include "core/game/move.hpp"
#include "core/tables/board.hpp"

namespace ludus::tables {

/// Where a man comes from besides a point, and where he goes who is borne off.
inline constexpr int from_hand = points, from_bar = points + 1, off_board = points + 2;

enum class MoveType : std::uint8_t { lot, toss, give, name, use, lost, done };

/// A move opened.
struct UnpackedMove {
    MoveType type = MoveType::lost;
    std::array<std::int8_t, 3> numbers{};  ///< lot: two; toss: two or three (else 0), high to low; give, name: one
    int from = -1, die = 0;                ///< use: a point, from_hand or from_bar
};
constexpr Move pack(const UnpackedMove& unpacked) {
    std::uint64_t code = static_cast<std::uint64_t>(unpacked.type);
    if (unpacked.type == MoveType::use) {
        code |= static_cast<std::uint64_t>(unpacked.from) << 4 | static_cast<std::uint64_t>(unpacked.die) << 9;
    } else {
        for (int i = 0; i < 3; ++i) code |= static_cast<std::uint64_t>(unpacked.numbers[at(i)]) << (4 + 3 * i);
    }
    return {code};
}

constexpr UnpackedMove unpack(Move move) {
    UnpackedMove unpacked;
    unpacked.type = static_cast<MoveType>(move.code & 15);
    if (unpacked.type == MoveType::use) {
        unpacked.from = static_cast<int>(move.code >> 4 & 31);
        unpacked.die = static_cast<int>(move.code >> 9 & 7);
    } else {
        for (int i = 0; i < 3; ++i) unpacked.numbers[at(i)] = static_cast<std::int8_t>(move.code >> (4 + 3 * i) & 7);
    }
    return unpacked;
}

}  // namespace ludus::tables
