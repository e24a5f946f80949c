#pragma once
// The Maharajah and the Sepoys, Falkener's chapter XVII: one piece with the powers of all against an army.

#include "core/chess/engine.hpp"

namespace ludus::chess {

class Maharajah {
public:
    using Family = Chess;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::chess
