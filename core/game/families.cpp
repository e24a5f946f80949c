// The families this program is made with: those of families.def, or the one of a module of the browser (LUDUS_FAMILY).

#include "core/game/catalogue.hpp"

#define FAMILY(name, ...)   \
    namespace ludus::name { \
    Family as_family();     \
    }
#ifdef LUDUS_FAMILY
FAMILY(LUDUS_FAMILY)
#else
#include "core/game/families.def"
#endif
#undef FAMILY

namespace ludus {

std::span<const Family> families() {
#define FAMILY(name, ...) name::as_family(),
    static const Family all[] = {
#ifdef LUDUS_FAMILY
        FAMILY(LUDUS_FAMILY)
#else
#include "core/game/families.def"
#endif
    };
#undef FAMILY
    return all;
}

}  // namespace ludus
