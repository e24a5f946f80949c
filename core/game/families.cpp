// Every family, by the name of its folder and namespace. A module of the browser is built with LUDUS_FAMILY, and knows one.

#include "core/game/catalogue.hpp"

#ifdef LUDUS_FAMILY
#define LUDUS_FAMILIES(each) each(LUDUS_FAMILY)
#else
#define LUDUS_FAMILIES(each) \
    each(rithmomachia)       \
    each(tables)             \
    each(chess)
#endif

#define LUDUS_DECLARED(family) namespace ludus::family { std::span<const Entry> entries(); }
#define LUDUS_LISTED(family) &family::entries,

LUDUS_FAMILIES(LUDUS_DECLARED)

namespace ludus {

std::span<const Family> families() {
    static constexpr Family all[] = {LUDUS_FAMILIES(LUDUS_LISTED)};
    return all;
}

}  // namespace ludus
