#include "ui/scene/trays.hpp"

#include <algorithm>

namespace ludus {

bool in_tray(const Spot& spot) { return spot.kind == SpotKind::pocket && spot.tone != Tone::none; }

std::vector<EmptyTray> empty_trays(const Scene& scene) {
    std::vector<EmptyTray> trays;
    for (std::size_t i = 0; i < scene.board.spots.size(); ++i) {
        const Spot& spot = scene.board.spots[i];
        if (!in_tray(spot)) continue;
        auto tray = std::find_if(trays.begin(), trays.end(), [&](const EmptyTray& t) { return *t.name == spot.label; });
        if (tray == trays.end()) tray = trays.insert(trays.end(), {&spot.label, {}});
        tray->spots.push_back(static_cast<int>(i));
    }
    std::erase_if(trays, [&](const EmptyTray& tray) {
        return std::any_of(tray.spots.begin(), tray.spots.end(), [&](int spot) {
            return std::any_of(scene.faces.begin(), scene.faces.end(),
                               [&](const Face& face) { return face.spot == spot; });
        });
    });
    return trays;
}

}  // namespace ludus
