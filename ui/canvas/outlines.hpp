#pragma once
// The drawings of ui/scene/figures.hpp for a painter that knows only straight lines and triangles.

#include <string_view>
#include <vector>

#include "ui/scene/figures.hpp"

namespace ludus::canvas {

/// One outline, and where it is closed the triangles that fill it: three places in `points` each.
struct Outlined {
    std::vector<Vec> points;
    bool closed = false;
    std::vector<unsigned> triangles;
};

/// The outlines of a path, curves as so many straight lines that nobody sees it. A letter it does not know ends it.
std::vector<Outlined> outlined(std::string_view path);

/// Cut off ear by ear. The outline may be hollow but must not cross itself; of one that does as much is filled as can be.
std::vector<unsigned> triangulated(const std::vector<Vec>& points);

/// Whether a point lies within a closed outline.
bool within(const std::vector<Vec>& points, Vec at);

/// A drawing's three parts, outlined once and kept.
struct OutlinedDrawing {
    std::vector<Outlined> body, lines, solids;
};
const OutlinedDrawing& outlined(const Drawing& drawing);

}  // namespace ludus::canvas
