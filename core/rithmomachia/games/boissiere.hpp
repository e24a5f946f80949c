#pragma once
// The game of Claude de Boissière, 1556, after a modern description.

#include "core/game/card.hpp"
#include "core/rithmomachia/rules/engine.hpp"

namespace ludus {

class Boissiere : public rithmomachia::Battle {
public:
    static const Card& card();
    static rithmomachia::Agreement agreed(const Options& options);
    explicit Boissiere(const Options& options) : Battle(card(), agreed(options)) {}
};

}  // namespace ludus
