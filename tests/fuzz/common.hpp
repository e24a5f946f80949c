#pragma once
// What the fuzzers share: the games, and a way to stop with a sentence where something does not hold.

#include <cstdio>
#include <cstdlib>
#include <string>

#include "tests/toys/catalogue.hpp"

namespace ludus::fuzz {

/// Each a game of the catalogue or a toy, with its standard options.
inline const std::vector<GamePtr>& games() {
    static const std::vector<GamePtr> all = [] {
        std::vector<GamePtr> out;
        for (const Entry& entry : catalogue()) out.push_back(*make_game(entry.card().id));
        for (const Entry& entry : toys::catalogue()) out.push_back(*toys::make_any(entry.card().id, {}));
        return out;
    }();
    return all;
}

inline void hold(bool truth, const char* what, const std::string& of) {
    if (truth) return;
    std::fprintf(stderr, "does not hold: %s\n%s\n", what, of.c_str());
    std::abort();
}

}  // namespace ludus::fuzz
