#include "ui/canvas/layout.hpp"

#include <algorithm>
#include <cmath>

#include "ui/scene/piles.hpp"
#include "ui/svg/view.hpp"

namespace ludus::canvas {
namespace {

/// Half about, then a quarter about clockwise: the first seat's side, below, comes to the left.
Vec turn(Vec p, Turned turned) {
    if (turned.flipped) p = {-p.x, -p.y};
    if (turned.lying) p = {-p.y, p.x};
    return p;
}

Vec turn_back(Vec p, Turned turned) {
    if (turned.lying) p = {p.y, -p.x};
    if (turned.flipped) p = {-p.x, -p.y};
    return p;
}

bool inside(const std::vector<Vec>& outline, Vec p) {
    bool in = false;
    for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
        const Vec a = outline[i], b = outline[j];
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) in = !in;
    }
    return in;
}

}  // namespace

ImVec2 Layout::at(Vec point) const {
    const Vec p = turn(point, turned);
    return {std::round(origin.x + p.x * unit), std::round(origin.y + p.y * unit)};
}

Vec Layout::back(ImVec2 pixel) const {
    if (!shows()) return {-1e9F, -1e9F};
    return turn_back({(pixel.x - origin.x) / unit, (pixel.y - origin.y) / unit}, turned);
}

float Layout::pen(float units) const { return std::max(1.0F, std::round(unit * units)); }

Layout fit(const Scene& scene, ImVec2 low, ImVec2 high, Turned turned, bool labels, int notation) {
    SvgOptions options;
    options.labels = labels;
    options.notation = notation;
    options.lying = turned.lying;
    options.flipped = turned.flipped;
    const svg::View view(scene, options);
    const Vec size = view.size(), centre = view.at({0, 0});
    const float scale = std::min((high.x - low.x) / size.x, (high.y - low.y) / size.y);
    Layout layout;
    layout.turned = turned;
    layout.unit = scale * svg::unit < 1 ? 0 : scale * svg::unit;
    // A picture as wide as the surface begins at its edge, not a rounding error before it.
    layout.low = {std::max(low.x, (low.x + high.x - size.x * scale) / 2),
                  std::max(low.y, (low.y + high.y - size.y * scale) / 2)};
    layout.high = {layout.low.x + size.x * scale, layout.low.y + size.y * scale};
    layout.origin = {layout.low.x + centre.x * scale, layout.low.y + centre.y * scale};
    for (const svg::SetLabel& label : view.labels())
        layout.labels.push_back(
            {{layout.low.x + label.at.x * scale, layout.low.y + label.at.y * scale}, *label.text, label.corner});
    return layout;
}

int spot_at(const Board& board, const Layout& layout, ImVec2 pixel) {
    if (!layout.shows()) return -1;
    const Vec p = layout.back(pixel);
    int nearest = -1;
    float best = 0.25F;  // half a unit away at the most, where spots have no outline
    for (std::size_t i = 0; i < board.spots.size(); ++i) {
        const Spot& spot = board.spots[i];
        if (spot.kind == SpotKind::button) continue;
        // A point that tapers is touched in the whole of its box, its empty tip too.
        const bool tapers = spot.piles() && spot.outline.size() == 3;
        if (tapers ? extent_of(spot).holds(p) : !spot.outline.empty() && inside(spot.outline, p))
            return static_cast<int>(i);
        if (!spot.outline.empty()) continue;
        const float dx = spot.centre.x - p.x, dy = spot.centre.y - p.y;
        if (dx * dx + dy * dy < best) best = dx * dx + dy * dy, nearest = static_cast<int>(i);
    }
    return nearest;
}

}  // namespace ludus::canvas
