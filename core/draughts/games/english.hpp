#pragma once
// Falkener’s draughts as they are played in England: his chapter XX.

#include "core/draughts/engine.hpp"

namespace ludus::draughts {

class English {
public:
    using Family = Engine;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::draughts
