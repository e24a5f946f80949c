#pragma once
// Chinese chess, Falkener's chapter XI, and as it is played today.

#include "core/chess/engine.hpp"

namespace ludus::chess {

class Xiangqi {
public:
    using Family = Chess;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::chess
