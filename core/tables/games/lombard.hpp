#pragma once
// Ludus Lumbardorum, the game of the Lombards, on half the board: Royal MS 13 A XVIII, F.

#include "core/tables/engine.hpp"

namespace ludus::tables {

class Lombard {
public:
    using Family = Engine;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::tables
