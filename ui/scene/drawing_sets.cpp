// All sets, or that of the one family of a module of the browser (LUDUS_DRAWINGS; LUDUS_NO_DRAWINGS where it has none). That of the
// tours has nothing of its own: among all it is left out.

#include "ui/scene/drawing_sets.hpp"

#define SET(family)                   \
    namespace ludus::family {         \
    extern const DrawingSet drawings; \
    }
#if defined(LUDUS_DRAWINGS)
SET(LUDUS_DRAWINGS)
#elif !defined(LUDUS_NO_DRAWINGS)
SET(chess)
SET(egypt)
SET(egyptrace)
SET(race)
#endif
#undef SET

namespace ludus {

std::span<const DrawingSet* const> drawing_sets() {
#if defined(LUDUS_NO_DRAWINGS)
    return {};
#elif defined(LUDUS_DRAWINGS)
    static constexpr const DrawingSet* all[] = {&LUDUS_DRAWINGS::drawings};
    return all;
#else
    static constexpr const DrawingSet* all[] = {&chess::drawings, &egypt::drawings, &egyptrace::drawings,
                                                &race::drawings};
    return all;
#endif
}

}  // namespace ludus
