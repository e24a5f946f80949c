#pragma once
// Paume Carie, both ways: Royal MS 13 A XVIII, D and E.

#include "core/tables/engine.hpp"

namespace ludus::tables {

class PaumeCarie {
public:
    using Family = Engine;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::tables
