#pragma once
// The game as it was played in the seventeenth century, after the description by Mebben.

#include "core/game/card.hpp"
#include "core/rithmomachia/rules/engine.hpp"

namespace ludus {

class Mebben : public rithmomachia::Engine {
public:
    static const Card& card();
    static rithmomachia::EngineOptions with_options(const Options& options);
    explicit Mebben(const Options& options) : Engine(card(), with_options(options)) {}
};

}  // namespace ludus
