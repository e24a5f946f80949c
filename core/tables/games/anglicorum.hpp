#pragma once
// Ludus Anglicorum, the game of the English, the long game: Royal MS 13 A XVIII, A to C, and its problems L to Q.

#include "core/tables/engine.hpp"

namespace ludus::tables {

class Anglicorum {
public:
    using Family = Engine;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::tables
