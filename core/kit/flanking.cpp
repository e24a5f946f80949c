#include "core/kit/flanking.hpp"

#include "core/kit/owners.hpp"

namespace ludus::kit {

std::vector<Flanked> flanked(const Grid& grid, std::span<const std::int8_t> owners, int cell,
                             std::span<const Direction> ways) {
    const auto owner = [&](int at) { return at == nowhere ? nobody : owners[static_cast<std::size_t>(at)]; };
    const int own = owner(cell);
    std::vector<Flanked> out;
    for (const Direction way : ways) {
        const int between = grid.step(cell, way), beyond = grid.step(cell, way, 2);
        if (owner(between) != nobody && owner(between) != own && owner(beyond) == own) out.push_back({between, beyond});
    }
    return out;
}

}  // namespace ludus::kit
