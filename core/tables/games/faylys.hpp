#pragma once
// Faylys: Royal MS 13 A XVIII, J.

#include "core/tables/engine.hpp"

namespace ludus::tables {

class Faylys {
public:
    using Family = Contest;
    static const Card& card();
    static Law agreed(const Options& options);
};

}  // namespace ludus::tables
