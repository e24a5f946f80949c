#include "ui/scene/piles.hpp"

#include <algorithm>
#include <cmath>

namespace ludus {
namespace {

constexpr float on_edge_below = 0.5F;  ///< a shorter step: men stand on edge
constexpr float number_room = 0.62F;   ///< kept free in a tray for how many they are
constexpr int counted_at_sight = 5;    ///< no number up to here

/// How a pile of so many men is set on its spot.
struct Pile {
    Vec base, along;
    float step = 0;
    bool on_edge = false;
    float thickness = 0;

    [[nodiscard]] Vec at(int nth) const {
        const float far = step * static_cast<float>(nth);
        return {base.x + along.x * far, base.y + along.y * far};
    }
};

const Spot& spot_of(const Board& board, int spot) { return board.spots[static_cast<std::size_t>(spot)]; }

Pile pile_of(const Spot& spot, int count) {
    Pile pile;
    pile.base = spot.base;
    const float wide = std::hypot(spot.pile.x, spot.pile.y);
    pile.along = {spot.pile.x / wide, spot.pile.y / wide};
    pile.on_edge = wide < on_edge_below;
    const Extent box = extent_of(spot);
    // The way from the first man to the far end of the box.
    const float end = pile.along.x != 0
                          ? (pile.along.x > 0 ? box.most.x : box.least.x) * pile.along.x - spot.base.x * pile.along.x
                          : (pile.along.y > 0 ? box.most.y : box.least.y) * pile.along.y - spot.base.y * pile.along.y;
    const float last = pile.on_edge ? end - number_room - wide / 2 : end - 0.5F;
    // As far apart as the spot says; closer where they would not go on it.
    const float needed = wide * static_cast<float>(count - 1);
    pile.step = count > 1 && needed > last ? std::max(0.0F, last) / static_cast<float>(count - 1) : wide;
    pile.thickness = pile.on_edge ? pile.step * 0.86F : 0;
    return pile;
}

int men_on(const std::vector<Face>& faces, int spot) {
    int men = 0;
    for (const Face& face : faces)
        if (face.spot == spot) men += std::max(face.count, 1);
    return men;
}

/// Where men do not pile, those of several seats who share a spot stand side by side, close enough not to leave it.
Vec beside(const std::vector<Face>& faces, const Face& face, const Spot& spot) {
    constexpr float apart = 0.24F;
    int before = 0, all = 0;
    for (const Face& other : faces) {
        if (other.spot != face.spot) continue;
        before += &other < &face;
        ++all;
    }
    if (all < 2 || is_cast(face.shape)) return spot.centre;
    return {spot.centre.x + apart * (static_cast<float>(before) - static_cast<float>(all - 1) / 2), spot.centre.y};
}

}  // namespace

float share_of(const Overlay& overlay, const Face& face) {
    constexpr float along_a_way = 0.62F;
    const bool number = (face.shape == Shape::round || face.shape == Shape::square) && !face.text.empty();
    return number && !overlay.lines.empty() ? along_a_way : 1;
}

Extent extent_of(const Spot& spot) {
    if (spot.outline.empty())
        return {{spot.centre.x - 0.5F, spot.centre.y - 0.5F}, {spot.centre.x + 0.5F, spot.centre.y + 0.5F}};
    Extent box{spot.outline.front(), spot.outline.front()};
    for (Vec at : spot.outline) {
        box.least = {std::min(box.least.x, at.x), std::min(box.least.y, at.y)};
        box.most = {std::max(box.most.x, at.x), std::max(box.most.y, at.y)};
    }
    return box;
}

std::vector<Standing> standings(const Board& board, const std::vector<Face>& faces) {
    std::vector<Standing> out;
    std::vector<int> before(board.spots.size(), 0);
    for (const Face& face : faces) {
        if (face.spot < 0 || static_cast<std::size_t>(face.spot) >= board.spots.size()) continue;
        const Spot& spot = spot_of(board, face.spot);
        if (spot.kind == SpotKind::button) continue;
        if (!spot.piles()) {
            out.push_back({&face, 0, beside(faces, face, spot), false, {}, 0, 0, {}});
            continue;
        }
        const int all = men_on(faces, face.spot), own = std::max(face.count, 1);
        const Pile pile = pile_of(spot, all);
        int& first = before[static_cast<std::size_t>(face.spot)];
        for (int i = 0; i < own; ++i)
            out.push_back({&face, first + i, pile.at(first + i), pile.on_edge, pile.along, pile.thickness, 0, {}});
        first += own;
        Standing& last = out.back();
        if (pile.on_edge || own > counted_at_sight) last.number = own;
        const float beyond = pile.on_edge ? pile.thickness / 2 + number_room * 0.55F : 0;
        last.number_at = {last.at.x + pile.along.x * beyond, last.at.y + pile.along.y * beyond};
    }
    return out;
}

Vec last_place(const Board& board, const std::vector<Face>& faces, int spot) {
    const Spot& at = spot_of(board, spot);
    if (!at.piles()) return at.centre;
    const int men = men_on(faces, spot);
    return men == 0 ? at.base : pile_of(at, men).at(men - 1);
}

Vec next_place(const Board& board, const std::vector<Face>& faces, int spot) {
    const Spot& at = spot_of(board, spot);
    if (!at.piles()) return at.centre;
    const int men = men_on(faces, spot);
    return pile_of(at, men + 1).at(men);
}

}  // namespace ludus
