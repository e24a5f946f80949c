#pragma once
// Battles by agreements made for the purpose, whatever the kinds of the catalogue choose.

#include "core/rithmomachia/rules/arrays.hpp"
#include "core/rithmomachia/rules/engine.hpp"
#include "tests/unit/rithmomachia/support.hpp"

namespace ludus::rithmomachia_tests {

/// A card that every clause stands on.
const Card& made_card();

/// All men draw every way, one, two or three spaces as their form is; nobody leaps or flies; the rest is the standard.
rithmomachia::EngineOptions options_of_engine();

GamePtr game(const rithmomachia::EngineOptions& a);

/// These two look at the position with the whole battery.
Match set_up(const rithmomachia::EngineOptions& a, const std::string& setup);
void play(Match& m, std::string_view words);

bool refuses(const rithmomachia::EngineOptions& a, const std::string& setup);

/// The legal moves in whose words this part is.
Words only(const Match& m, const std::string& part);

}  // namespace ludus::rithmomachia_tests
