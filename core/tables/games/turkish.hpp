#pragma once
// Turkish backgammon: Falkener, chapter XXVI.

#include "core/tables/engine.hpp"

namespace ludus::tables {

class Turkish {
public:
    using Family = Contest;
    static const Card& card();
    static Law agreed(const Options& options);
};

}  // namespace ludus::tables
