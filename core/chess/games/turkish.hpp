#pragma once
// Turkish chess as Falkener played it in Asia Minor: his chapter XV.

#include "core/chess/engine.hpp"

namespace ludus::chess {

class Turkish {
public:
    using Family = Chess;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::chess
