#pragma once
// The exact odds of a side's next throw, by playing every throw in every way the rules allow: nodes in the way, men to
// enter first, the fullest use, dice that are supposed or granted, all count as they do in play.

#include <array>

#include "core/tables/engine.hpp"

namespace ludus::tables {

/// Of so many throws, all alike likely, in how many.
struct Outlook {
    int of = 0;  ///< 36 or 216; 1 where the throw is known; 0: throws are chosen, and there are no odds
    std::array<int, points> takes{};  ///< ... the man on that point may be taken
    int enters = 0, enters_all = 0;   ///< ... one man to enter may, and every one
    int stuck = 0;                    ///< ... nothing can be played
    int partly = 0;                   ///< ... it cannot be played in full
};

/// What that side's next throw may do, were it to throw now with the men as they stand. A third die the adversary grants is
/// the one least welcome for each thing by itself.
Outlook look_out(const Engine& engine, const Position& p, int seat);

}  // namespace ludus::tables
