#pragma once
// Imperial and Provincial: Royal MS 13 A XVIII, G and H.

#include "core/tables/engine.hpp"

namespace ludus::tables {

class Imperial {
public:
    using Family = Engine;
    static const Card& card();
    static Variant with_options(const Options& options);
};

/// "tantum variatur ab imperial in situatione hominum".
class Provincial {
public:
    using Family = Engine;
    static const Card& card();
    static Variant with_options(const Options& options);
};

}  // namespace ludus::tables
