#pragma once
// The two games that Falkener plays by one set of rules: Senat on boards of five to thirteen squares a side, and Seega,
// its modern form, on five.

#include "core/egypt/senat.hpp"

namespace ludus::egypt {

class SenatOfAnySize {
public:
    using Family = Senat;
    static const Card& card();
    static Senat::Variant with_options(const Options& options);
};

class Seega {
public:
    using Family = Senat;
    static const Card& card();
    static Senat::Variant with_options(const Options& options);
};

}  // namespace ludus::egypt
