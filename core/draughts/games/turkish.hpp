#pragma once
// Turkish draughts as Falkener played them in Asia Minor: his chapter XXII.

#include "core/draughts/engine.hpp"

namespace ludus::draughts {

class Turkish {
public:
    using Family = Engine;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::draughts
