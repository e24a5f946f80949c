#pragma once
// The second kind of playing in Fulke's book: the natural array, void spaces and cossical signs.

#include "core/game/card.hpp"
#include "core/rithmomachia/rules/engine.hpp"

namespace ludus {

class Fulke2 : public rithmomachia::Engine {
public:
    static const Card& card();
    static rithmomachia::EngineOptions with_options(const Options& options);
    explicit Fulke2(const Options& options) : Engine(card(), with_options(options)) {}
};

}  // namespace ludus
