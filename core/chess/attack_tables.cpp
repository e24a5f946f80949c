#include "core/chess/attack_tables.hpp"

namespace ludus::chess {
namespace {

/// The zone as one sees it who faces that way.
bool in_zone(const Geometry& geometry, std::span<const Squares> zones, int zone, int square, Facing facing) {
    if (zone < 0) return true;
    // What is his square to me who look up? Half turns undo themselves; quarter turns are undone by their opposite.
    const Facing back = facing == Facing::right ? Facing::left : facing == Facing::left ? Facing::right : facing;
    const int seen = geometry.seen(square, back);
    return seen >= 0 && zones[at(zone)].test(at(seen));
}

/// Of the squares of rays and passages: how many bits number one, and how many are counted on one way.
constexpr std::uint32_t place_bits = 0xFFFFFF, count_bits = 0xFF;

}  // namespace

void AttackTables::add(const Geometry& geometry, Facing facing, std::span<const Motion> motions,
                       std::span<const Squares> zones) {
    size_ = at(geometry.size());
    for (int from = 0; from < geometry.size(); ++from) {
        for (std::size_t m = 0; m < motions.size(); ++m) {
            const Motion& motion = motions[m];
            if (!in_zone(geometry, zones, motion.from_zone, from, facing)) continue;
            for (const Step step : motion.steps) {
                if (motion.most == 1) {
                    const int to = geometry.go(from, step, facing);
                    if (to < 0 || !in_zone(geometry, zones, motion.to_zone, to, facing)) continue;
                    Leap leap{
                        .to = static_cast<std::uint8_t>(to), .motion = static_cast<std::uint8_t>(m), .use = motion.use};
                    if (motion.routes) {
                        leap.first_route = static_cast<std::uint16_t>(routes_.size());
                        for (const Route& route : motion.routes(step)) {
                            const auto begin = pool_.size();
                            bool whole = true;
                            for (const Step s : route) {
                                const int passed = geometry.go(from, s, facing);
                                whole = whole && passed >= 0;
                                pool_.push_back(static_cast<std::uint8_t>(passed));
                            }
                            if (whole) {
                                routes_.push_back({static_cast<std::uint32_t>(begin) & place_bits,
                                                   static_cast<std::uint32_t>(route.size()) & count_bits});
                                ++leap.routes;
                            } else {
                                pool_.resize(begin);
                            }
                        }
                        // Every way leads where there are no squares: none at all would mean that it passes over everything.
                        if (leap.routes == 0) continue;
                    }
                    leaps_.push_back(leap);
                    continue;
                }
                Ray ray{.first = static_cast<std::uint32_t>(pool_.size()) & place_bits,
                        .least = static_cast<std::uint8_t>(motion.least),
                        .motion = static_cast<std::uint8_t>(m),
                        .use = motion.use,
                        .hops = motion.hops};
                for (int n = 1; n <= motion.most; ++n) {
                    const int to = geometry.go(from, step, facing, n);
                    if (to < 0 || !in_zone(geometry, zones, motion.to_zone, to, facing)) break;
                    pool_.push_back(static_cast<std::uint8_t>(to));
                    ray.count = static_cast<std::uint32_t>(n) & count_bits;
                }
                if (ray.count >= ray.least) rays_.push_back(ray);
            }
        }
        ray_ends_.push_back(static_cast<std::uint16_t>(rays_.size()));
        leap_ends_.push_back(static_cast<std::uint16_t>(leaps_.size()));
    }
}

void AttackTables::close() {
    const std::size_t codes = (ray_ends_.size() - 1) / size_;
    lines_.assign(codes * size_ * size_, {});
    for (std::size_t code = 0; code < codes; ++code) {
        for (std::size_t from = 0; from < size_; ++from) {
            const std::size_t i = code * size_ + from;
            Line* const row = lines_.data() + i * size_;
            for (std::uint16_t r = ray_ends_[i]; r < ray_ends_[i + 1]; ++r) {
                const Ray& ray = rays_[r];
                if (ray.use == Use::moves) continue;
                for (std::uint32_t n = ray.least - 1u; n < ray.count; ++n)
                    row[pool_[ray.first + n]] = {r, static_cast<std::uint8_t>(n), true, false};
            }
            for (std::uint16_t l = leap_ends_[i]; l < leap_ends_[i + 1]; ++l)
                if (leaps_[l].use != Use::moves) row[leaps_[l].to] = {l, 0, true, true};
        }
    }
}

}  // namespace ludus::chess
