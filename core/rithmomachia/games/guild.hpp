#pragma once
// The game of the Guild of St Ives: Fulke's first kind as a modern summary has it, where nobody jumps.

#include "core/game/card.hpp"
#include "core/rithmomachia/rules/engine.hpp"

namespace ludus {

class Guild : public rithmomachia::Engine {
public:
    static const Card& card();
    static rithmomachia::EngineOptions with_options(const Options& options);
    explicit Guild(const Options& options) : Engine(card(), with_options(options)) {}
};

}  // namespace ludus
