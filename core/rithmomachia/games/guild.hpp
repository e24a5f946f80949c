#pragma once
// The game of the Guild of St Ives: Fulke's first kind as a modern summary has it, where nobody jumps.

#include "core/game/card.hpp"
#include "core/rithmomachia/rules/engine.hpp"

namespace ludus {

class Guild : public rithmomachia::Battle {
public:
    static const Card& card();
    static rithmomachia::Agreement agreed(const Options& options);
    explicit Guild(const Options& options) : Battle(card(), agreed(options)) {}
};

}  // namespace ludus
