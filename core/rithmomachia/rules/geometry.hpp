#pragma once
// The table the armies stand on: eight files, ten to sixteen ranks, and how far each space lies from each.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace ludus::rithmomachia {

/// Spaces are numbered from a1 along the rank: a1 0, h1 7, a2 8.
using Space = std::uint8_t;
inline constexpr Space away = 255;  ///< no space: off the table
inline constexpr int files = 8;
inline constexpr int most_ranks = 16;
inline constexpr int most_spaces = files * most_ranks;

constexpr int file_of(int space) { return space % files; }
constexpr int rank_of(int space) { return space / files; }  ///< 0 for the first
constexpr Space space_at(int file, int rank) { return static_cast<Space>(rank * files + file); }

std::string space_name(int space);  ///< "d8"
/// away where it is no name of a space on a table of that many ranks.
Space find_space(std::string_view name, int ranks);

/// Straight ways first, then cornerwise; each half clockwise, as Fulke letters his table.
enum Way : std::uint8_t { north, east, south, west, northeast, southeast, southwest, northwest };
inline constexpr int ways_count = 8;
inline constexpr std::uint8_t straight_ways = 0x0f, corner_ways = 0xf0, all_ways = 0xff;
inline constexpr std::array<std::array<int, 2>, ways_count> way_step = {
    {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};
constexpr int opposite(int way) { return way ^ 2; }

/// The furthest any man draws or sees: into the fourth place, counting the one he stands in.
inline constexpr int furthest = 3;

/// The leaps of flying draughts: the knight's draught at the chess, and the long flight of squares.
inline constexpr int knights_draught = 2, long_flight = 3;

class Ground {
public:
    explicit Ground(int ranks);

    [[nodiscard]] int ranks() const { return ranks_; }
    [[nodiscard]] int spaces() const { return ranks_ * files; }
    /// The space so many steps that way, or away.
    [[nodiscard]] Space at(int space, int way, int distance) const {
        return ray_[static_cast<std::size_t>(space)][static_cast<std::size_t>(way)]
                   [static_cast<std::size_t>(distance - 1)];
    }
    /// Which way and how far one space lies from another in a right line, as way | distance << 3; 0 where in none.
    [[nodiscard]] std::uint8_t bearing(int from, int to) const {
        return bearing_[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)];
    }
    /// The eight ends of a leap of `length` one way and one aside. Those off the table are away.
    [[nodiscard]] const std::array<Space, 8>& leaps(int space, int length) const {
        return leap_[static_cast<std::size_t>(length - 2)][static_cast<std::size_t>(space)];
    }
    /// The way the i-th of `leaps` goes before it turns aside.
    static constexpr int leap_way(std::size_t i) {
        constexpr std::array<int, 4> first = {east, north, west, south};
        return first[i / 2];
    }
    /// The ranks nearest a side's own end of the table: `depth` of them make its camp.
    [[nodiscard]] bool in_camp(int space, int side, int depth) const {
        const int rank = rank_of(space);
        return side == 0 ? rank < depth : rank >= ranks_ - depth;
    }
    /// The rank so many before a side's hindermost, 0 for the hindermost itself.
    [[nodiscard]] int rank_from_behind(int side, int before) const { return side == 0 ? before : ranks_ - 1 - before; }

private:
    int ranks_;
    std::array<std::array<std::array<Space, furthest>, ways_count>, most_spaces> ray_{};
    std::array<std::array<std::array<Space, 8>, most_spaces>, 2> leap_{};
    std::array<std::array<std::uint8_t, most_spaces>, most_spaces> bearing_{};
};

}  // namespace ludus::rithmomachia
