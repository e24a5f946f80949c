#pragma once
// The game of Claude de Boissière, 1556, after a modern description.

#include "core/game/card.hpp"
#include "core/rithmomachia/rules/engine.hpp"

namespace ludus {

class Boissiere : public rithmomachia::Engine {
public:
    static const Card& card();
    static rithmomachia::EngineOptions with_options(const Options& options);
    explicit Boissiere(const Options& options) : Engine(card(), with_options(options)) {}
};

}  // namespace ludus
