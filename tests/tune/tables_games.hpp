#pragma once
// The games of tables by name, with the rules a tuner wants and weights of its own; and what every tuner does with them.

#include <memory>
#include <string>
#include <vector>

#include "core/tables/engine.hpp"

namespace ludus::tables {

/// With the standard options (backgammon as now played, gammons as there; "royal-paume-carie-long" is its second way). Nullptr: no
/// such game.
std::unique_ptr<Engine> engine_of(const std::string& id, const Weights* weights);

/// All that the throw that lies on the table may be played to, each once.
void list_ends(const Engine& engine, const Position& from, std::vector<Position>& ends);

}  // namespace ludus::tables
