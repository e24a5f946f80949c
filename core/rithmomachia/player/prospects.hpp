#pragma once
// How near a triumph is, for the computer: sets that stand, or would stand after one draught.

#include <array>
#include <cstdint>

#include "core/rithmomachia/rules/triumph.hpp"

namespace ludus::rithmomachia {

struct Prospect {
    std::uint64_t men = 0;  ///< three or four of a side
    bool stands = false;    ///< else one man of them must still be drawn to his place
};

struct Prospects {
    static constexpr int most = 4;
    std::array<Prospect, most> set;  ///< the first `count`, those that stand first
    int count = 0;
};

/// The first few found, in a fixed order; whether they are named does not matter. None where the adversary's king has
/// not been taken. Counts ordinary draughts to void spaces only, not takings that would bring a man there.
Prospects prospects(const Sight& sight, const Variant& variant, const Stand& stand, int side);

}  // namespace ludus::rithmomachia
