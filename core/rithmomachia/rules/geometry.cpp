#include "core/rithmomachia/rules/geometry.hpp"

namespace ludus::rithmomachia {

std::string space_name(int space) {
    return std::string(1, static_cast<char>('a' + file_of(space))) + std::to_string(rank_of(space) + 1);
}

Space find_space(std::string_view name, int ranks) {
    if (name.size() < 2 || name.size() > 3 || name[0] < 'a' || name[0] >= 'a' + files || name[1] == '0') return away;
    int rank = 0;
    for (char c : name.substr(1)) {
        if (c < '0' || c > '9') return away;
        rank = rank * 10 + (c - '0');
    }
    if (rank < 1 || rank > ranks) return away;
    return space_at(name[0] - 'a', rank - 1);
}

Ground::Ground(int ranks) : ranks_(ranks) {
    const auto step = [&](int space, int dx, int dy) {
        const int file = file_of(space) + dx, rank = rank_of(space) + dy;
        return file < 0 || file >= files || rank < 0 || rank >= ranks ? away : space_at(file, rank);
    };
    static constexpr int turns[8][2] = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};
    for (int space = 0; space < most_spaces; ++space) {
        const auto s = static_cast<std::size_t>(space);
        for (std::size_t way = 0; way < ways_count; ++way) {
            for (int distance = 1; distance <= furthest; ++distance) {
                ray_[s][way][static_cast<std::size_t>(distance - 1)] =
                    step(space, way_step[way][0] * distance, way_step[way][1] * distance);
            }
        }
        for (int way = 0; way < ways_count; ++way) {
            const auto& ahead = way_step[static_cast<std::size_t>(way)];
            for (int distance = 1; distance < most_ranks; ++distance) {
                const Space to = step(space, ahead[0] * distance, ahead[1] * distance);
                if (to != away) bearing_[s][to] = static_cast<std::uint8_t>(way | distance << 3);
            }
        }
        for (int length = 2; length <= 3; ++length) {
            std::size_t n = 0;
            // Straight on, then aside: each of the four ways with its two sides.
            for (int way = 0; way < 8; way += 2) {
                const int dx = turns[way][0], dy = turns[way][1];
                for (int side : {1, -1}) {
                    leap_[static_cast<std::size_t>(length - 2)][s][n++] =
                        step(space, dx * length - dy * side, dy * length + dx * side);
                }
            }
        }
    }
}

}  // namespace ludus::rithmomachia
