#pragma once
// One move of any kind of the game, and its packing into the opaque Move.

#include <cstdint>

#include "core/game/move.hpp"
#include "core/rithmomachia/rules/geometry.hpp"

namespace ludus::rithmomachia {

enum class MoveType : std::uint8_t {
    draught,          ///< from, to
    flight,           ///< from, to
    enter,            ///< a taking before removing: from, to, what, place
    proclaim,         ///< begins to name the men of a triumph
    name,             ///< to: the man named
    end_declaration,  ///< the naming is done
    pass,             ///< no draught is possible
    take,             ///< a taking after the motion: to, what, place
    done,             ///< leaves the rest and ends the turn
    lot,              ///< to: the side that begins
    rest,             ///< a taking before removing that is the whole turn, nobody moves: to, what, place
    seize,            ///< a taking before removing, the taker stays and goes on taking: from, to, what, place
    drop,             ///< a man from the hand is set down: what: the first man of the roll alike; to
    redeem,           ///< a king's part is bought back: to: his own man who is given for it
    demand,           ///< ... he has no man of that number: the adversary is to name the price
    price,            ///< to: the man the adversary will have for it
    decline           ///< the part is left to the adversary
};

struct UnpackedMove {
    MoveType type = MoveType::done;
    Space from = away, to = away;
    std::uint8_t what = 0;  ///< whole, or step_taken(part)
    Space place = away;     ///< where the prisoner is set; away for kings, and where prisoners are set nowhere
    friend bool operator==(const UnpackedMove&, const UnpackedMove&) = default;
};

constexpr Move pack(const UnpackedMove& unpacked) {
    return Move{static_cast<std::uint64_t>(unpacked.type) | std::uint64_t{unpacked.from} << 8 |
                std::uint64_t{unpacked.to} << 16 | std::uint64_t{unpacked.what} << 24 |
                std::uint64_t{unpacked.place} << 32};
}

constexpr UnpackedMove unpack(Move move) {
    return UnpackedMove{static_cast<MoveType>(move.code & 0xff), static_cast<Space>(move.code >> 8 & 0xff),
                        static_cast<Space>(move.code >> 16 & 0xff), static_cast<std::uint8_t>(move.code >> 24 & 0xff),
                        static_cast<Space>(move.code >> 32 & 0xff)};
}

}  // namespace ludus::rithmomachia
