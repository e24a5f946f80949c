#pragma once
// Polish draughts as Falkener prints them, and today’s international game as a choice: his chapter XXI.

#include "core/draughts/engine.hpp"

namespace ludus::draughts {

class Polish {
public:
    using Family = Engine;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::draughts
