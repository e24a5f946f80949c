#pragma once
// The second kind of playing in Fulke's book: the natural array, void spaces and cossical signs.

#include "core/game/card.hpp"
#include "core/rithmomachia/rules/engine.hpp"

namespace ludus {

class Fulke2 : public rithmomachia::Battle {
public:
    static const Card& card();
    static rithmomachia::Agreement agreed(const Options& options);
    explicit Fulke2(const Options& options) : Battle(card(), agreed(options)) {}
};

}  // namespace ludus
