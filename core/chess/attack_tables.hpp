#pragma once
// The motions of every man from every square, worked out once for a game: lists to generate from, and for any two squares
// the way between them, by which checks are found.

#include <cstdint>
#include <span>
#include <vector>

#include "core/chess/motion.hpp"
#include "core/chess/pieces.hpp"

namespace ludus::chess {

class AttackTables {
public:
    // Four armies with queens on a large board list more squares than sixteen bits number.
    struct Ray {
        std::uint32_t first : 24 = 0;  ///< of its squares
        std::uint32_t count : 8 = 0;
        std::uint8_t least = 1, motion = 0;
        Use use = Use::both;
        bool hops = false;
    };
    struct Leap {
        std::uint8_t to = 0, motion = 0;
        Use use = Use::both;
        std::uint8_t routes = 0;  ///< how many; 0: free
        std::uint16_t first_route = 0;
    };
    struct Passage {
        std::uint32_t first : 24 = 0;
        std::uint32_t count : 8 = 0;
    };
    /// How a man there could take here if nothing hindered him.
    struct Line {
        std::uint16_t index = 0;  ///< of a ray or a leap
        std::uint8_t before = 0;  ///< squares of the ray passed
        bool is = false, leaps = false;
    };

    /// Adds the motions of a code. Codes come in their order, from 0.
    void add(const Geometry& geometry, Facing facing, std::span<const Motion> motions, std::span<const Squares> zones);
    /// After the last code.
    void close();

    [[nodiscard]] std::span<const Ray> rays(Code code, int from) const { return cut(rays_, ray_ends_, code, from); }
    [[nodiscard]] std::span<const Leap> leaps(Code code, int from) const { return cut(leaps_, leap_ends_, code, from); }
    [[nodiscard]] const std::uint8_t* squares(std::uint32_t first) const { return pool_.data() + first; }
    [[nodiscard]] std::span<const Passage> routes(const Leap& leap) const {
        return {routes_.data() + leap.first_route, leap.routes};
    }
    /// Whether the man has any motion from there at all.
    [[nodiscard]] bool moves_from(Code code, int from) const {
        return !rays(code, from).empty() || !leaps(code, from).empty();
    }

    [[nodiscard]] const Line& line(Code code, int from, int to) const {
        return lines_[(at(code) * size_ + at(from)) * size_ + at(to)];
    }
    /// Whether one of a leap's ways is empty.
    [[nodiscard]] bool passes(const Men& men, const Leap& leap) const {
        if (leap.routes == 0) return true;
        for (const Passage& route : routes(leap)) {
            bool open = true;
            const std::uint8_t* square = squares(route.first);
            for (int i = 0; i < static_cast<int>(route.count) && open; ++i) open = men.empty(square[i]);
            if (open) return true;
        }
        return false;
    }
    /// How many men stand on the ray before its end.
    [[nodiscard]] int between(const Men& men, const Line& line) const {
        const std::uint8_t* square = squares(rays_[line.index].first);
        int count = 0;
        for (int i = 0; i < line.before; ++i) count += men.empty(square[i]) ? 0 : 1;
        return count;
    }
    /// Whether a man of that code there strikes at `to` as the board stands.
    [[nodiscard]] bool strikes(const Men& men, Code code, int from, int to) const {
        const Line& way = line(code, from, to);
        if (!way.is) return false;
        if (way.leaps) return passes(men, leaps_[way.index]);
        return between(men, way) == (rays_[way.index].hops ? 1 : 0);
    }
    [[nodiscard]] const Ray& ray(const Line& line) const { return rays_[line.index]; }
    [[nodiscard]] const Leap& leap(const Line& line) const { return leaps_[line.index]; }

    /// Every square the man may go to, and by which of his motions: to empty squares and onto enemies, whatever becomes of
    /// his king. `enemy(code)` tells whom he may take.
    template <class Enemy, class Sink>
    void each_target(const Men& men, Code code, int from, Enemy enemy, Sink sink) const {
        for (const Ray& ray : rays(code, from)) {
            if (ray.use == Use::stares) continue;
            const std::uint8_t* square = squares(ray.first);
            bool hopped = !ray.hops;
            const int count = ray.count;
            for (int i = 0; i < count; ++i) {
                const int s = square[i];
                if (men.empty(s)) {
                    if (hopped && ray.use != Use::takes && i + 1 >= ray.least) sink(s, ray.motion);
                } else if (!hopped) {
                    hopped = true;
                } else {
                    if (ray.use != Use::moves && i + 1 >= ray.least && enemy(men.what[at(men.man(s))]))
                        sink(s, ray.motion);
                    break;
                }
            }
        }
        for (const Leap& leap : leaps(code, from)) {
            const int s = leap.to;
            if (men.empty(s) ? leap.use == Use::takes : leap.use == Use::moves || !enemy(men.what[at(men.man(s))]))
                continue;
            if (leap.use != Use::stares && passes(men, leap)) sink(s, leap.motion);
        }
    }

private:
    template <class T>
    std::span<const T> cut(const std::vector<T>& all, const std::vector<std::uint16_t>& ends, Code code,
                           int from) const {
        const std::size_t i = at(code) * size_ + at(from);
        return {all.data() + ends[i], at(ends[i + 1] - ends[i])};
    }

    std::size_t size_ = 0;  ///< squares of the board
    std::vector<Ray> rays_;
    std::vector<Leap> leaps_;
    std::vector<Passage> routes_;
    std::vector<std::uint8_t> pool_;
    std::vector<std::uint16_t> ray_ends_{0}, leap_ends_{0};
    std::vector<Line> lines_;
};

}  // namespace ludus::chess
