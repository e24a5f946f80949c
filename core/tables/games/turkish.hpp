#pragma once
// Turkish backgammon: Falkener, chapter XXVI.

#include "core/tables/engine.hpp"

namespace ludus::tables {

class Turkish {
public:
    using Family = Engine;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::tables
