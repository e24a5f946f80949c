#include "core/search/limits.hpp"

namespace ludus {

// Nodes bound the work, seconds bound the wait on slow machines: whichever is reached first.
// The weak levels look a turn ahead and misjudge by a seeded wobble, so they blunder as people do.
const std::vector<Level>& levels() {
    static const std::vector<Level> all = {
        {"child", "Child", {.seconds = 0.5, .nodes = 2'000, .depth = 1, .seed = 1, .wobble = 500}},
        {"easy", "Easy", {.seconds = 0.8, .nodes = 6'000, .depth = 1, .seed = 1, .wobble = 120}},
        {"steady", "Steady", {.seconds = 1.5, .nodes = 30'000, .depth = 0, .seed = 1, .wobble = 0}},
        {"strong", "Strong", {.seconds = 5.0, .nodes = 400'000, .depth = 0, .seed = 1, .wobble = 0}},
        {"best", "Best", {.seconds = 20.0, .nodes = 0, .depth = 0, .seed = 1, .wobble = 0}},
    };
    return all;
}

const Level& default_level() { return *find_level("steady"); }

const Level* find_level(const std::string& id) {
    for (const auto& level : levels())
        if (level.id == id) return &level;
    return nullptr;
}

}  // namespace ludus
