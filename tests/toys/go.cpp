#include "tests/toys/go.hpp"

#include "core/kit/erased.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry go() { return entry_of<Go, LUDUS_PARTS>; }

}  // namespace ludus::toys
