#include "tests/toys/cross.hpp"

#include "core/kit/erased.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry cross() { return entry_of<Cross, LUDUS_PARTS>; }

}  // namespace ludus::toys
