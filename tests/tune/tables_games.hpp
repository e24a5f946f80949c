#pragma once
// The games of tables by name, with the rules a tuner wants and weights of its own.

#include <memory>
#include <string>

#include "core/tables/contest.hpp"

namespace ludus::tables {

/// With the standard options (backgammon as now played, gammons as there). Nullptr: no such game.
std::unique_ptr<Contest> contest_of(const std::string& id, const Weights* weights);

}  // namespace ludus::tables
