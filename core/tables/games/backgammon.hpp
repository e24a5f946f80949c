#pragma once
// Backgammon as Falkener describes it: chapter XXIV.

#include "core/tables/engine.hpp"

namespace ludus::tables {

class Backgammon {
public:
    using Family = Engine;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::tables
