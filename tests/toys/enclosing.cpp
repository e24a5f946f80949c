#include "tests/toys/enclosing.hpp"

#include "core/kit/erased.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

Entry enclosing() { return entry_of<Enclosing, LUDUS_PARTS>; }

}  // namespace ludus::toys
