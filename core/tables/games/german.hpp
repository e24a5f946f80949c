#pragma once
// German backgammon: Falkener, chapter XXV.

#include "core/tables/engine.hpp"

namespace ludus::tables {

class German {
public:
    using Family = Engine;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::tables
