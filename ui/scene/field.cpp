#include "ui/scene/field.hpp"

#include <algorithm>
#include <cmath>

namespace ludus {
namespace {

struct Side {
    Vec a, b;
    bool wanted;  ///< of a cell that is shown, and no neighbour's too
};

// Points of neighbours are written down apart and agree but for rounding.
constexpr float grain = 1.0F / 512;
bool same(Vec a, Vec b) { return std::fabs(a.x - b.x) < grain && std::fabs(a.y - b.y) < grain; }

bool on_line(Vec a, Vec b, Vec c) { return std::fabs((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)) < grain; }

/// Goes on to b: past the point before where that lies on the way.
void go_on(std::vector<Vec>& points, Vec b) {
    if (points.size() > 1 && on_line(points[points.size() - 2], points.back(), b)) points.back() = b;
    else points.push_back(b);
}

/// Square to the way from a to b, on its left: away from what is filled.
Vec outwards(Vec a, Vec b) {
    const float length = std::max(grain, std::hypot(b.x - a.x, b.y - a.y));
    return {(b.y - a.y) / length, (a.x - b.x) / length};
}

}  // namespace

float signed_area(const std::vector<Vec>& outline) {
    if (outline.empty()) return 0;
    float twice = 0;
    Vec a = outline.back();
    for (Vec b : outline) {
        twice += a.x * b.y - b.x * a.y;
        a = b;
    }
    return twice / 2;
}

Vec middle_of(const std::vector<Vec>& outline) {
    Vec sum;
    for (Vec at : outline) sum = {sum.x + at.x, sum.y + at.y};
    const auto many = static_cast<float>(outline.size());
    return {sum.x / many, sum.y / many};
}

std::vector<FieldCell> field_cells(const Board& board) {
    std::vector<FieldCell> out;
    for (const Spot& spot : board.spots)
        if (spot.kind == SpotKind::point && spot.tone != Tone::none) out.push_back({&spot.outline});
    for (const BoardCell& cell : board.unused) out.push_back({&cell.outline});
    return out;
}

bool is_rectangle(const Board& board) {
    float area = 0;
    Vec least{1e9F, 1e9F}, most{-1e9F, -1e9F};
    for (const FieldCell& cell : field_cells(board)) {
        area += std::fabs(signed_area(*cell.outline));
        for (Vec at : *cell.outline) {
            least = {std::min(least.x, at.x), std::min(least.y, at.y)};
            most = {std::max(most.x, at.x), std::max(most.y, at.y)};
        }
    }
    return area == 0 || std::fabs(area - (most.x - least.x) * (most.y - least.y)) < 0.01F;
}

std::vector<FieldEdge> field_edges(const std::vector<FieldCell>& cells) {
    std::vector<Side> sides;
    for (const FieldCell& cell : cells) {
        const bool clockwise = signed_area(*cell.outline) > 0;
        Vec a = cell.outline->back();
        for (Vec b : *cell.outline) {
            sides.push_back(clockwise ? Side{a, b, cell.shown} : Side{b, a, cell.shown});
            a = b;
        }
    }
    // A side that a neighbour goes the other way is inside.
    for (std::size_t i = 0; i < sides.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (same(sides[i].a, sides[j].b) && same(sides[i].b, sides[j].a)) sides[i].wanted = sides[j].wanted = false;

    const auto leading = [&](Vec at, bool there) {  // the side that leads there, or from there
        return std::find_if(sides.begin(), sides.end(),
                            [&](const Side& side) { return side.wanted && same(there ? side.b : side.a, at); });
    };
    std::vector<FieldEdge> out;
    for (auto side = sides.begin(); side != sides.end(); ++side) {
        if (!side->wanted) continue;
        // Back to where this edge begins, if it does not go round.
        auto first = side;
        for (auto back = leading(first->a, true); back != sides.end() && back != side; back = leading(first->a, true))
            first = back;
        FieldEdge edge{{first->a}};
        for (auto on = first; on != sides.end(); on = leading(edge.points.back(), false)) {
            on->wanted = false;
            go_on(edge.points, on->b);
        }
        edge.closed = edge.points.size() > 2 && same(edge.points.front(), edge.points.back());
        if (edge.closed) {
            edge.points.pop_back();
            if (on_line(edge.points.back(), edge.points[0], edge.points[1])) edge.points.erase(edge.points.begin());
        }
        out.push_back(std::move(edge));
    }
    return out;
}

std::vector<Vec> moved_out(const FieldEdge& edge, float by) {
    std::vector<Vec> out;
    const std::size_t n = edge.points.size();
    for (std::size_t i = 0; i < n; ++i) {
        const Vec at = edge.points[i];
        const Vec on =
            edge.closed || i + 1 < n ? outwards(at, edge.points[(i + 1) % n]) : outwards(edge.points[i - 1], at);
        const Vec in = edge.closed || i > 0 ? outwards(edge.points[(i + n - 1) % n], at) : on;
        const float along = by / std::max(0.2F, 1 + in.x * on.x + in.y * on.y);
        out.push_back({at.x + (in.x + on.x) * along, at.y + (in.y + on.y) * along});
    }
    return out;
}

}  // namespace ludus
