#include "core/game/picture.hpp"

namespace ludus {

int Board::find(const std::string& name) const {
    for (std::size_t i = 0; i < spots.size(); ++i)
        if (spots[i].name == name) return static_cast<int>(i);
    return -1;
}

}  // namespace ludus
