#pragma once
// What a position at tables is worth: the race, and while the sides can meet what may be taken, what is held and what is shut in.

#include "core/tables/engine.hpp"
#include "core/tables/nets/net.hpp"

namespace ludus::tables {

/// The score to be expected by that side, a point being Engine::point_worth.
int judge_position(const Engine& engine, const Position& p, int side);

/// A man of either side may still come to one of the other.
bool in_contact(const Engine& engine, const Position& p);

/// The odds by the race alone, as a net has them, of that side.
Net::Odds race_odds(const Engine& engine, const Position& p, int side);

}  // namespace ludus::tables
