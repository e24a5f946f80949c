#pragma once
// The third kind of playing in Fulke's book: no flying, and takings by encounter, eruption, deceit and oblivion.

#include "core/game/card.hpp"
#include "core/rithmomachia/rules/engine.hpp"

namespace ludus {

class Fulke3 : public rithmomachia::Engine {
public:
    static const Card& card();
    static rithmomachia::EngineOptions with_options(const Options& options);
    explicit Fulke3(const Options& options) : Engine(card(), with_options(options)) {}
};

}  // namespace ludus
