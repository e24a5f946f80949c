#pragma once
// The game as it was played in the seventeenth century, after the description by Mebben.

#include "core/game/card.hpp"
#include "core/rithmomachia/rules/engine.hpp"

namespace ludus {

class Mebben : public rithmomachia::Battle {
public:
    static const Card& card();
    static rithmomachia::Agreement agreed(const Options& options);
    explicit Mebben(const Options& options) : Battle(card(), agreed(options)) {}
};

}  // namespace ludus
