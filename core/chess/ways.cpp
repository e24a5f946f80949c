#include "core/chess/ways.hpp"

namespace ludus::chess {
namespace {

/// The zone as one sees it who faces that way.
bool in_zone(const Field& field, std::span<const Squares> zones, int zone, int square, Facing facing) {
    if (zone < 0) return true;
    // What is his square to me who look up? Half turns undo themselves; quarter turns are undone by their opposite.
    const Facing back = facing == Facing::right ? Facing::left : facing == Facing::left ? Facing::right : facing;
    return zones[at(zone)].test(at(field.seen(square, back)));
}

}  // namespace

void Ways::add(const Field& field, Facing facing, const std::vector<Motion>& motions, std::span<const Squares> zones) {
    size_ = at(field.size());
    for (int from = 0; from < field.size(); ++from) {
        for (std::size_t m = 0; m < motions.size(); ++m) {
            const Motion& motion = motions[m];
            if (!in_zone(field, zones, motion.from_zone, from, facing)) continue;
            for (const Step step : motion.steps) {
                if (motion.most == 1) {
                    const int to = field.go(from, step, facing);
                    if (to < 0 || !in_zone(field, zones, motion.to_zone, to, facing)) continue;
                    Leap leap{.to = static_cast<std::uint8_t>(to), .motion = static_cast<std::uint8_t>(m), .use = motion.use};
                    if (motion.routes) {
                        leap.first_route = static_cast<std::uint16_t>(routes_.size());
                        for (const Route& route : motion.routes(step)) {
                            routes_.push_back({static_cast<std::uint16_t>(pool_.size()), static_cast<std::uint8_t>(route.size())});
                            for (const Step s : route) pool_.push_back(static_cast<std::uint8_t>(field.go(from, s, facing)));
                            ++leap.routes;
                        }
                    }
                    leaps_.push_back(leap);
                    continue;
                }
                Ray ray{.first = static_cast<std::uint16_t>(pool_.size()),
                        .least = static_cast<std::uint8_t>(motion.least),
                        .motion = static_cast<std::uint8_t>(m),
                        .use = motion.use,
                        .hops = motion.hops};
                for (int n = 1; n <= motion.most; ++n) {
                    const int to = field.go(from, step, facing, n);
                    if (to < 0 || !in_zone(field, zones, motion.to_zone, to, facing)) break;
                    pool_.push_back(static_cast<std::uint8_t>(to));
                    ++ray.count;
                }
                if (ray.count >= ray.least) rays_.push_back(ray);
            }
        }
        ray_ends_.push_back(static_cast<std::uint16_t>(rays_.size()));
        leap_ends_.push_back(static_cast<std::uint16_t>(leaps_.size()));
    }
}

void Ways::close() {
    const std::size_t codes = (ray_ends_.size() - 1) / size_;
    lines_.assign(codes * size_ * size_, {});
    for (std::size_t code = 0; code < codes; ++code) {
        for (std::size_t from = 0; from < size_; ++from) {
            const std::size_t i = code * size_ + from;
            Line* const row = lines_.data() + i * size_;
            for (std::uint16_t r = ray_ends_[i]; r < ray_ends_[i + 1]; ++r) {
                const Ray& ray = rays_[r];
                if (ray.use == Use::moves) continue;
                for (int n = ray.least - 1; n < ray.count; ++n)
                    row[pool_[at(ray.first + n)]] = {r, static_cast<std::uint8_t>(n), true, false};
            }
            for (std::uint16_t l = leap_ends_[i]; l < leap_ends_[i + 1]; ++l)
                if (leaps_[l].use != Use::moves) row[leaps_[l].to] = {l, 0, true, true};
        }
    }
}

}  // namespace ludus::chess
