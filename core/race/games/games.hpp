#pragma once
// The games of the family: Falkener, chapters XXVII to XXIX.

#include "core/game/card.hpp"
#include "core/race/race.hpp"

namespace ludus::race {

class Pachisi {
public:
    using Family = PartnersRace;
    static const Card& card();
    static Variant with_options(const Options& options);
};

class Chauput {
public:
    using Family = PartnersRace;
    static const Card& card();
    static Variant with_options(const Options& options);
};

class Chausar {
public:
    using Family = PartnersRace;
    static const Card& card();
    static Variant with_options(const Options& options);
};

class AshtaKashte {
public:
    using Family = FreeRace;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::race
