#include "core/game/limits.hpp"

namespace ludus {

// The levels of difficulty. Positions bound the work, seconds the wait on slow machines: whichever is reached first; nobody waits longer than
// five seconds. Each level looks at some ten times as many positions as the one below it, which is a turn or so deeper.
// The two lowest look a turn ahead and misjudge by a seeded wobble: the child by so much that it gives its men away.
const std::vector<Level>& levels() {
    static const std::vector<Level> all = {
        {"child", "Beginner", {.seconds = 0.5, .nodes = 1'500, .depth = 1, .seed = 1, .wobble = 2'000}},
        {"easy", "Easy", {.seconds = 0.5, .nodes = 2'000, .depth = 1, .seed = 1, .wobble = 50}},
        {"steady", "Medium", {.seconds = 1.5, .nodes = 15'000, .depth = 0, .seed = 1, .wobble = 0}},
        {"strong", "Hard", {.seconds = 2.0, .nodes = 150'000, .depth = 0, .seed = 1, .wobble = 0}},
        {"best", "Expert", {.seconds = 5.0, .nodes = 0, .depth = 0, .seed = 1, .wobble = 0}},
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
