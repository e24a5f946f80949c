#pragma once
// Baralie: Royal MS 13 A XVIII, I.

#include "core/tables/engine.hpp"

namespace ludus::tables {

class Baralie {
public:
    using Family = Engine;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::tables
