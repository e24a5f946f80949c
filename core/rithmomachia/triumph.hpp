#pragma once
// The triumph: three or four men in the adversary's camp, in proportion. Also its order of men, which taking by
// proportion borrows.

#include <array>
#include <cstdint>
#include <string>

#include "core/rithmomachia/arithmetic.hpp"
#include "core/rithmomachia/sight.hpp"

namespace ludus::rithmomachia {

/// Men set in order, and what their numbers hold.
struct Setting {
    std::array<Space, 4> space{};
    std::array<std::int16_t, 4> number{};
    int count = 0;      ///< 3 or 4; 0: no setting
    unsigned held = 0;  ///< arithmetic::Proportion bits
};

/// Great: three men, one proportion. Greater: four men, two. Greatest: four men, all three.
Grade grade(int men, unsigned held);

/// The number a man bears for a whole: a king's while it stands, else 0.
int whole_number(const Stand& stand, int id, WholeNumber law);

/// Calls f(spaces, count) for every arrangement that holds a given space: three next each other in a line, straight or
/// cornerwise; four in a line; four at the corners of a square three by three. In a line the spaces run along it.
/// Where f gives true the walk stops.
template <class F>
void each_arrangement(const Ground& ground, int space, F&& f) {
    for (int way : {north, east, northeast, southeast}) {
        for (int count = 3; count <= 4; ++count) {
            for (int before = 0; before < count; ++before) {
                const Space first = before == 0 ? static_cast<Space>(space) : ground.at(space, opposite(way), before);
                if (first == away) break;
                std::array<Space, 4> line{first};
                bool whole = true;
                for (int i = 1; i < count && whole; ++i) {
                    line[static_cast<std::size_t>(i)] = ground.at(first, way, i);
                    whole = line[static_cast<std::size_t>(i)] != away;
                }
                if (whole && f(line, count)) return;
            }
        }
    }
    for (int way = 0; way < 4; ++way) {
        // Round the square: `space` at each of its corners in turn.
        const Space a = ground.at(space, way, 2), b = ground.at(space, (way + 1) % 4, 2);
        if (a == away || b == away) continue;
        const std::array<Space, 4> corners = {static_cast<Space>(space), a, ground.at(a, (way + 1) % 4, 2), b};
        if (f(corners, 4)) return;
    }
}

/// Whether the four spaces stand like a square, not in a line.
bool is_square(const std::array<Space, 4>& spaces);

/// What the numbers hold where they stand as a triumph is set: in a line in order, where that is asked; of four men two
/// proportions at the least. 0 where they do not.
unsigned held_in_order(const std::array<int, 4>& numbers, int count, const std::array<Space, 4>& spaces, bool in_order);

/// The best triumph a side has standing, or one of count 0. Asks for the adversary's king, the camp, the order, the
/// grade and the proclamation, as agreed.
Setting standing_triumph(const Sight& sight, const Manner& manner, const Position& position, int side);

/// Whether the numbers could count for a triumph, as agreed.
bool could_count(const TriumphLaw& law, const std::array<int, 4>& numbers, int count);

/// Whether some three or four men of these, in the mask, hold what could count. `wanted` must all be among them.
bool triumph_possible(const Manner& manner, const Stand& stand, std::uint64_t men, std::uint64_t wanted);

/// The men of a side on the table that bear a number.
std::uint64_t serving(const Manner& manner, const Stand& stand, int side);

/// "2 4 6, arithmetical": the numbers rising, and what they hold.
std::string setting_line(const Setting& setting);
/// "great", "greater", "greatest".
const char* grade_name(Grade grade);

}  // namespace ludus::rithmomachia
