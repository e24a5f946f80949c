#pragma once
// The second kind of playing in Fulke's book: the natural array, void spaces and cossical signs.

#include "core/game/card.hpp"
#include "core/rithmomachia/rules/engine.hpp"

namespace ludus {

class Fulke2 : public rithmomachia::Engine {
public:
    static const Card& card();
    static rithmomachia::EngineOptions engine_options(const Options& options);
    explicit Fulke2(const Options& options) : Engine(card(), engine_options(options)) {}
};

}  // namespace ludus
