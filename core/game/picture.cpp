#include "core/game/picture.hpp"

namespace ludus {

int Board::find(const std::string& name) const {
    for (std::size_t i = 0; i < spots.size(); ++i)
        if (spots[i].name == name) return static_cast<int>(i);
    return -1;
}

std::string_view name_of(Shape shape) {
    constexpr std::string_view names[] = {"round",  "triangle", "square",   "pyramid", "stone",   "checker", "die",
                                          "figure", "wedge",    "long-die", "cowrie",  "counter", "spinner"};
    return names[static_cast<std::size_t>(shape)];
}

}  // namespace ludus
