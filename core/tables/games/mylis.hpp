#pragma once
// Mylis: Royal MS 13 A XVIII, K.

#include "core/tables/engine.hpp"

namespace ludus::tables {

class Mylis {
public:
    using Family = Engine;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::tables
