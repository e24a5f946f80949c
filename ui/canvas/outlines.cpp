#include "ui/canvas/outlines.hpp"

#include <cmath>
#include <deque>
#include <numeric>

namespace ludus::canvas {
namespace {

constexpr int curve_steps = 7;  ///< straight lines to a curve: none of the drawings has long ones

/// Reads a path's letters and numbers one after another.
class Reader {
public:
    explicit Reader(std::string_view path) : left_(path) {}

    /// The next letter; the last one again where a number follows, 0 at the end.
    char letter() {
        skip();
        if (left_.empty()) return 0;
        if (left_.front() >= 'A' && left_.front() <= 'Z') {
            last_ = left_.front();
            left_.remove_prefix(1);
        }
        return last_;
    }
    float number() {
        skip();
        float sign = 1, value = 0, place = 0;
        if (!left_.empty() && left_.front() == '-') sign = -1, left_.remove_prefix(1);
        for (; !left_.empty(); left_.remove_prefix(1)) {
            const char c = left_.front();
            if (c == '.' && place == 0) place = 1;
            else if (c >= '0' && c <= '9') value = value * 10 + static_cast<float>(c - '0'), place *= 10;
            else break;
        }
        return sign * value / (place == 0 ? 1 : place);
    }
    Vec point() {
        const float x = number();
        return {x, number()};
    }

private:
    void skip() {
        while (!left_.empty() && left_.front() == ' ') left_.remove_prefix(1);
    }
    std::string_view left_;
    char last_ = 0;
};

float cross(Vec a, Vec b, Vec c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

void add(std::vector<Vec>& points, Vec at) {
    constexpr float seen = 0.02F;
    if (points.empty() || std::hypot(points.back().x - at.x, points.back().y - at.y) > seen) points.push_back(at);
}

}  // namespace

std::vector<Outlined> outlined(std::string_view path) {
    std::vector<Outlined> out;
    Reader reader(path);
    Vec at;
    for (char letter = reader.letter(); letter != 0; letter = reader.letter()) {
        if (letter == 'M') out.emplace_back();
        if (out.empty()) return out;
        Outlined& now = out.back();
        switch (letter) {
            case 'M':
            case 'L': add(now.points, at = reader.point()); break;
            case 'H': add(now.points, at = {reader.number(), at.y}); break;
            case 'V': add(now.points, at = {at.x, reader.number()}); break;
            case 'C': {
                const Vec b = reader.point(), c = reader.point(), d = reader.point();
                for (int i = 1; i <= curve_steps; ++i) {
                    const float t = static_cast<float>(i) / curve_steps, s = 1 - t;
                    const float wa = s * s * s, wb = 3 * s * s * t, wc = 3 * s * t * t, wd = t * t * t;
                    add(now.points,
                        {wa * at.x + wb * b.x + wc * c.x + wd * d.x, wa * at.y + wb * b.y + wc * c.y + wd * d.y});
                }
                at = d;
                break;
            }
            case 'Z':
                now.closed = true;
                if (now.points.size() > 1 &&
                    std::hypot(now.points.front().x - at.x, now.points.front().y - at.y) < 0.1F)
                    now.points.pop_back();
                break;
            default: return out;
        }
    }
    for (Outlined& one : out)
        if (one.closed) one.triangles = triangulated(one.points);
    return out;
}

std::vector<unsigned> triangulated(const std::vector<Vec>& points) {
    std::vector<unsigned> ring(points.size()), out;
    std::iota(ring.begin(), ring.end(), 0U);
    float area = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Vec a = points[i], b = points[(i + 1) % points.size()];
        area += a.x * b.y - b.x * a.y;
    }
    const float way = area < 0 ? -1.0F : 1.0F;
    const auto ear = [&](std::size_t i) {
        const std::size_t n = ring.size();
        const unsigned ia = ring[(i + n - 1) % n], ib = ring[i], ic = ring[(i + 1) % n];
        const Vec a = points[ia], b = points[ib], c = points[ic];
        if (cross(a, b, c) * way < 0) return false;
        for (const unsigned other : ring) {
            if (other == ia || other == ib || other == ic) continue;
            const Vec p = points[other];
            // One on the new side parts the outline there, as in an H.
            if (cross(a, b, p) * way > 0 && cross(b, c, p) * way > 0 && cross(c, a, p) * way >= 0) return false;
        }
        return true;
    };
    std::size_t at = 0;
    for (std::size_t failed = 0; ring.size() > 2 && failed < ring.size();) {
        at %= ring.size();
        if (!ear(at)) {
            ++at, ++failed;
            continue;
        }
        const std::size_t n = ring.size();
        out.insert(out.end(), {ring[(at + n - 1) % n], ring[at], ring[(at + 1) % n]});
        ring.erase(ring.begin() + static_cast<std::ptrdiff_t>(at));
        failed = 0;
        ++at;  // on along the outline, so that no fan of slivers begins at one corner
    }
    return out;
}

bool within(const std::vector<Vec>& points, Vec at) {
    bool in = false;
    for (std::size_t i = 0, j = points.size() - 1; i < points.size(); j = i++) {
        const Vec a = points[i], b = points[j];
        if ((a.y > at.y) != (b.y > at.y) && at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x) in = !in;
    }
    return in;
}

const OutlinedDrawing& outlined(const Drawing& drawing) {
    struct Kept {
        const Drawing* drawing;
        OutlinedDrawing lines;
    };
    static std::deque<Kept> kept;  // few, and what was once given out stays where it is
    for (const Kept& one : kept)
        if (one.drawing == &drawing) return one.lines;
    kept.push_back({&drawing, {outlined(drawing.body), outlined(drawing.lines), outlined(drawing.solids)}});
    return kept.back().lines;
}

}  // namespace ludus::canvas
