#pragma once
// Japanese chess, Falkener's chapter XII, and as it is played today.

#include "core/chess/engine.hpp"

namespace ludus::chess {

class Shogi {
public:
    using Family = Chess;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::chess
