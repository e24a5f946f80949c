#pragma once
// A position at draughts: the pieces, who captures on, and what is owed where a capture may be passed over.

#include <array>
#include <cstdint>

#include "core/draughts/geometry.hpp"

namespace ludus::draughts {

/// The pieces of each seat, and which of them are kings.
struct Pieces {
    std::array<Squares, 2> of{};
    Squares kings = 0;
    [[nodiscard]] Squares standing() const { return of[0] | of[1]; }
    [[nodiscard]] bool none() const { return standing() == 0; }
    friend bool operator==(const Pieces&, const Pieces&) = default;
};

struct Position {
    Pieces pieces;
    Squares taken = 0;            ///< captured in this turn and still standing (Removal::at_end)
    std::int8_t going = nowhere;  ///< the piece that has captured and must capture on
    std::int8_t came = nowhere;   ///< the direction of its last capture, where it may not turn back
    std::uint8_t seat = 0;        ///< to move

    // Only where a capture may be passed over (Duty::huff).
    bool acted = false;     ///< the seat to move has huffed or demanded, and now plays
    std::uint8_t must = 0;  ///< bit of a seat: it has been told to capture
    std::uint16_t due = 0;  ///< in the middle of a turn: what is still to be captured of what should have been
    Squares able = 0;       ///< ... and who could have captured it all
    Squares owed = 0;       ///< pieces that could have captured, did not, and still can
    Pieces before;          ///< the pieces before the last turn, if it passed over a capture: it can be undone

    friend bool operator==(const Position&, const Position&) = default;
};

}  // namespace ludus::draughts
