#pragma once
// A reconstruction of the game as played in Italy in the thirteenth century, after Asilo, on 8 by 14 squares.

#include "core/game/card.hpp"
#include "core/rithmomachia/rules/engine.hpp"

namespace ludus {

class AsiloItalian : public rithmomachia::Engine {
public:
    static const Card& card();
    static rithmomachia::EngineOptions with_options(const Options& options);
    explicit AsiloItalian(const Options& options) : Engine(card(), with_options(options)) {}
};

}  // namespace ludus
