#pragma once
// The first kind of playing in Fulke's book, "Of these partes in the fyrst kynd of playng".

#include "core/game/card.hpp"
#include "core/rithmomachia/rules/engine.hpp"

namespace ludus {

class Fulke1 : public rithmomachia::Engine {
public:
    static const Card& card();
    static rithmomachia::EngineOptions with_options(const Options& options);
    explicit Fulke1(const Options& options) : Engine(card(), with_options(options)) {}
};

}  // namespace ludus
