#include "core/base/naming.hpp"

namespace ludus {
namespace {

thread_local Naming current = Naming::familiar;

}  // namespace

Naming naming() { return current; }
void set_naming(Naming now) { current = now; }

}  // namespace ludus
