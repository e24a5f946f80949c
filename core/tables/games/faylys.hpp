#pragma once
// Faylys: Royal MS 13 A XVIII, J.

#include "core/tables/engine.hpp"

namespace ludus::tables {

class Faylys {
public:
    using Family = Engine;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::tables
