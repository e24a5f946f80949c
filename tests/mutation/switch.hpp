#pragma once
// Put before every file that is built with mutants: the one that is switched on, and which were met.

#include <type_traits>

namespace ludus::mutation {
extern int switched_on;         // number of the mutant that is on; 0: none, the program is as written
extern unsigned char* reached;  // reached[n] becomes 1 where mutant n would have mattered
inline bool met(int n) {
    reached[n] = 1;
    return switched_on == n;
}
}  // namespace ludus::mutation

/// Whether the mutated expression stands here. What the compiler works out itself is never mutated.
constexpr bool ludus_mutant(int n) { return std::is_constant_evaluated() ? false : ludus::mutation::met(n); }
