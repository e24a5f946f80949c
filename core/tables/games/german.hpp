#pragma once
// German backgammon: Falkener, chapter XXV.

#include "core/tables/engine.hpp"

namespace ludus::tables {

class German {
public:
    using Family = Contest;
    static const Card& card();
    static Law agreed(const Options& options);
};

}  // namespace ludus::tables
