#include "ui/table/layout.hpp"

#include <algorithm>
#include <cmath>

#include "ui/scene/piles.hpp"

namespace ludus::table {
namespace {

constexpr float frame_margin = 0.14F;  ///< of the frame round the board, in board units

struct Box {
    Vec least{1e9F, 1e9F}, most{-1e9F, -1e9F};
    void take(Vec p) {
        least = {std::min(least.x, p.x), std::min(least.y, p.y)};
        most = {std::max(most.x, p.x), std::max(most.y, p.y)};
    }
    [[nodiscard]] bool empty() const { return least.x > most.x; }
};

Box extent(const Board& board, bool labels) {
    Box box;
    for (const Spot& spot : board.spots) {
        if (spot.kind == SpotKind::button) continue;
        for (Vec corner : spot.outline) box.take(corner);
        if (spot.outline.empty()) {
            box.take({spot.centre.x - 0.5F, spot.centre.y - 0.5F});
            box.take({spot.centre.x + 0.5F, spot.centre.y + 0.5F});
        }
    }
    for (const BoardLine& line : board.lines) box.take(line.a), box.take(line.b);
    for (const BoardArea& area : board.areas) box.take(area.least), box.take(area.most);
    if (box.empty()) box.take({0, 0}), box.take({board.width, board.height});
    const Box men = box;
    if (labels)
        for (const BoardLabel& label : board.labels) {
            box.take({label.at.x - 0.26F, label.at.y - 0.26F});
            box.take({label.at.x + 0.26F, label.at.y + 0.26F});
        }
    box.take({men.least.x - frame_margin, men.least.y - frame_margin});
    box.take({men.most.x + frame_margin, men.most.y + frame_margin});
    return box;
}

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
    return {origin.x + p.x * unit, origin.y + p.y * unit};
}

Vec Layout::back(ImVec2 pixel) const {
    if (!shows()) return {-1e9F, -1e9F};
    return turn_back({(pixel.x - origin.x) / unit, (pixel.y - origin.y) / unit}, turned);
}

float Layout::pen(float units) const { return std::max(1.0F, std::round(unit * units)); }

Layout fit(const Board& board, ImVec2 low, ImVec2 high, Turned turned, bool labels) {
    const Box box = extent(board, labels);
    Layout layout;
    layout.turned = turned;
    layout.least = box.least;
    layout.most = box.most;
    const Vec a = turn(box.least, turned), b = turn(box.most, turned);
    const Vec least{std::min(a.x, b.x), std::min(a.y, b.y)}, most{std::max(a.x, b.x), std::max(a.y, b.y)};
    const float width = most.x - least.x, height = most.y - least.y;
    layout.unit = std::floor(std::min((high.x - low.x) / width, (high.y - low.y) / height));
    // In the middle, on whole pixels, and nothing over the edge: where there is no such place, a little smaller.
    const auto place = [&](float from, float to, float first, float last, float& at) {
        const float nearest = std::ceil(from - first * layout.unit), furthest = std::floor(to - last * layout.unit);
        at = std::clamp(std::round((from + to - (first + last) * layout.unit) / 2), std::min(nearest, furthest), furthest);
        return nearest <= furthest;
    };
    if (layout.unit < 1) layout.unit = 0;
    for (;; layout.unit -= 1) {
        const bool across = place(low.x, high.x, least.x, most.x, layout.origin.x);
        const bool down = place(low.y, high.y, least.y, most.y, layout.origin.y);
        if ((across && down) || layout.unit <= 1) break;
    }
    layout.low = {layout.origin.x + least.x * layout.unit, layout.origin.y + least.y * layout.unit};
    layout.high = {layout.origin.x + most.x * layout.unit, layout.origin.y + most.y * layout.unit};
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
        if (spot.piles() ? extent_of(spot).holds(p) : !spot.outline.empty() && inside(spot.outline, p))
            return static_cast<int>(i);
        if (!spot.outline.empty()) continue;
        const float dx = spot.centre.x - p.x, dy = spot.centre.y - p.y;
        if (dx * dx + dy * dy < best) best = dx * dx + dy * dy, nearest = static_cast<int>(i);
    }
    return nearest;
}

void turn_step(Turned turned, int& dx, int& dy) {
    const Vec step = turn_back({static_cast<float>(dx), static_cast<float>(dy)}, turned);
    dx = static_cast<int>(step.x);
    dy = static_cast<int>(step.y);
}

}  // namespace ludus::table
