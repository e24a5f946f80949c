#pragma once
// Tamerlane's great chess: Falkener's chapter XVI. Eleven by ten squares and two outlying ones, the citadels.

#include "core/chess/engine.hpp"

namespace ludus::chess {

class Tamerlane {
public:
    using Family = Chess;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::chess
