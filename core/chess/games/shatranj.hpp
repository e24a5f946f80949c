#pragma once
// The old chess of the mate of Dilaram, in Falkener's introduction.

#include "core/chess/engine.hpp"

namespace ludus::chess {

class Shatranj {
public:
    using Family = Chess;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::chess
