#pragma once
// Burmese chess, Falkener's chapter XIII, in its two varieties, and as it is played today (sittuyin).

#include "core/chess/engine.hpp"

namespace ludus::chess {

/// Variety I: pawns become queens, once their own is lost.
class Burmese1 {
public:
    using Family = Chess;
    static const Card& card();
    static Variant with_options(const Options& options);
};

/// Variety II: pawns become rooks at once.
class Burmese2 {
public:
    using Family = Chess;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::chess
