#include "ui/scene/field.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace ludus {
namespace {

struct Side {
    Vec a, b;
    bool shown;
};

// Points of neighbours are written down apart and agree but for rounding.
constexpr float grain = 1.0F / 512;
long place(float v) { return std::lround(v / grain); }
bool same(Vec a, Vec b) { return place(a.x) == place(b.x) && place(a.y) == place(b.y); }
bool before(Vec a, Vec b) { return std::array{place(a.x), place(a.y)} < std::array{place(b.x), place(b.y)}; }

/// Twice the area; positive where the outline runs clockwise as it is seen.
float turn_of(const std::vector<Vec>& outline) {
    float sum = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Vec a = outline[i], b = outline[(i + 1) % outline.size()];
        sum += a.x * b.y - b.x * a.y;
    }
    return sum;
}

template <class Do>
void each_cell(const Board& board, Do&& visit) {
    for (const Spot& spot : board.spots)
        if (spot.kind == SpotKind::point && spot.tone != Tone::none) visit(spot.outline);
    for (const BoardCell& cell : board.unused)
        if (cell.tone != Tone::none) visit(cell.outline);
}

bool on_line(Vec a, Vec b, Vec c) { return std::fabs((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)) < grain; }

void leave_out_straight(FieldEdge& edge) {
    std::vector<Vec> kept;
    const std::size_t n = edge.points.size();
    for (std::size_t i = 0; i < n; ++i) {
        const bool end = !edge.closed && (i == 0 || i + 1 == n);
        if (end || !on_line(edge.points[(i + n - 1) % n], edge.points[i], edge.points[(i + 1) % n])) kept.push_back(edge.points[i]);
    }
    edge.points = std::move(kept);
}

/// Square to the way from a to b, on its left: away from what is filled.
Vec outwards(Vec a, Vec b) {
    const Vec by{b.x - a.x, b.y - a.y};
    const float length = std::max(grain, std::hypot(by.x, by.y));
    return {by.y / length, -by.x / length};
}

}  // namespace

Vec middle_of(const std::vector<Vec>& outline) {
    Vec sum;
    for (Vec at : outline) sum = {sum.x + at.x, sum.y + at.y};
    const auto many = static_cast<float>(outline.size());
    return {sum.x / many, sum.y / many};
}

bool is_rectangle(const Board& board) {
    float area = 0;
    Vec least{1e9F, 1e9F}, most{-1e9F, -1e9F};
    each_cell(board, [&](const std::vector<Vec>& outline) {
        area += std::fabs(turn_of(outline)) / 2;
        for (Vec at : outline) {
            least = {std::min(least.x, at.x), std::min(least.y, at.y)};
            most = {std::max(most.x, at.x), std::max(most.y, at.y)};
        }
    });
    return area == 0 || std::fabs(area - (most.x - least.x) * (most.y - least.y)) < 0.01F;
}

std::vector<FieldEdge> field_edges(const Board& board, const std::function<bool(Vec middle)>& shown) {
    std::vector<Side> sides;
    each_cell(board, [&](const std::vector<Vec>& outline) {
        const bool drawn = !shown || shown(middle_of(outline));
        const bool clockwise = turn_of(outline) > 0;
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const Vec a = outline[i], b = outline[(i + 1) % outline.size()];
            sides.push_back(clockwise ? Side{a, b, drawn} : Side{b, a, drawn});
        }
    });
    const auto order = [](const Side& x, const Side& y) { return before(x.a, y.a) || (same(x.a, y.a) && before(x.b, y.b)); };
    std::sort(sides.begin(), sides.end(), order);
    // A side that a neighbour goes the other way is inside.
    std::vector<Side> edge;
    for (const Side& side : sides)
        if (side.shown && !std::binary_search(sides.begin(), sides.end(), Side{side.b, side.a, true}, order)) edge.push_back(side);

    std::vector<FieldEdge> out;
    std::vector<bool> used(edge.size());
    const auto leads_to = [&](Vec at) {
        for (std::size_t i = 0; i < edge.size(); ++i)
            if (same(edge[i].b, at)) return true;
        return false;
    };
    const auto from = [&](Vec at) {
        const auto first = std::lower_bound(edge.begin(), edge.end(), at, [](const Side& side, Vec v) { return before(side.a, v); });
        for (auto i = first; i != edge.end() && same(i->a, at); ++i)
            if (!used[static_cast<std::size_t>(i - edge.begin())]) return static_cast<std::size_t>(i - edge.begin());
        return edge.size();
    };
    const auto follow = [&](std::size_t begin) {
        FieldEdge one{{edge[begin].a}, false};
        for (std::size_t at = begin; at < edge.size(); at = from(one.points.back())) {
            used[at] = true;
            one.points.push_back(edge[at].b);
            if (same(edge[at].b, edge[begin].a)) break;
        }
        one.closed = same(one.points.front(), one.points.back());
        if (one.closed) one.points.pop_back();
        leave_out_straight(one);
        out.push_back(std::move(one));
    };
    // Those cut off from their first side, then the rings from any.
    for (std::size_t i = 0; i < edge.size(); ++i)
        if (!used[i] && !leads_to(edge[i].a)) follow(i);
    for (std::size_t i = 0; i < edge.size(); ++i)
        if (!used[i]) follow(i);
    return out;
}

std::vector<Vec> moved_out(const FieldEdge& edge, float by) {
    std::vector<Vec> out;
    const std::size_t n = edge.points.size();
    for (std::size_t i = 0; i < n; ++i) {
        const Vec at = edge.points[i];
        const bool first = !edge.closed && i == 0, last = !edge.closed && i + 1 == n;
        const Vec in = first ? outwards(at, edge.points[1]) : outwards(edge.points[(i + n - 1) % n], at);
        const Vec on = last ? in : outwards(at, edge.points[(i + 1) % n]);
        const float along = by / std::max(0.2F, 1 + in.x * on.x + in.y * on.y);
        out.push_back({at.x + (in.x + on.x) * along, at.y + (in.y + on.y) * along});
    }
    return out;
}

}  // namespace ludus
