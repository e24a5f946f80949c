#pragma once
// Siamese chess, Falkener's chapter XIV, and as it is played today.

#include "core/chess/engine.hpp"

namespace ludus::chess {

class Siamese {
public:
    using Family = Chess;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::chess
