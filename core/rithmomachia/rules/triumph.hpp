#pragma once
// The triumph: three or four men in the adversary's camp, in proportion. Also its order of men, which taking by
// proportion borrows.

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "core/rithmomachia/rules/arithmetic.hpp"
#include "core/rithmomachia/rules/sight.hpp"

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
int whole_number(const Stand& stand, int id, WholeNumber rules);

/// The space so many files and ranks off, or away.
inline Space offset(const Ground& ground, int space, int over, int up) {
    const int file = file_of(space) + over, rank = rank_of(space) + up;
    return file < 0 || file >= files || rank < 0 || rank >= ground.ranks() ? away : space_at(file, rank);
}

/// Calls f(spaces, count) for every arrangement of the allowed shapes that holds a given space: three or four in a
/// line, straight or cornerwise, next each other; four at the corners of a square three by three; three of those
/// corners. Where they may be `spaced`, lines of any one distance and squares of any size. In a line the spaces run
/// along it; of three corners the angle is the middle one. Where f gives true the walk stops.
template <class F>
void each_arrangement(const Ground& ground, std::uint8_t shapes, int space, F&& f) {
    const auto on_table = [](const std::array<Space, 4>& set, int count) {
        return std::none_of(set.begin(), set.begin() + count, [](Space s) { return s == away; });
    };
    const bool widely = shapes & spaced;
    for (int count = 3; count <= 4; ++count) {
        if (!(shapes & (count == 3 ? line_of_three : line_of_four))) continue;
        const int widest = widely ? (files - 1) / (count - 1) : 1;
        for (int way : {north, east, northeast, southeast}) {
            for (int gap = 1; gap <= widest; ++gap) {
                const int over = way_step[static_cast<std::size_t>(way)][0] * gap,
                          up = way_step[static_cast<std::size_t>(way)][1] * gap;
                for (int before = 0; before < count; ++before) {
                    std::array<Space, 4> line{};
                    for (int i = 0; i < count; ++i)
                        line[static_cast<std::size_t>(i)] =
                            offset(ground, space, over * (i - before), up * (i - before));
                    if (on_table(line, count) && f(line, count)) return;
                }
            }
        }
    }
    if (!(shapes & (square_of_four | corner_of_three))) return;
    for (int side = widely ? 1 : 2; side <= (widely ? files - 1 : 2); ++side) {
        for (std::size_t way = 0; way < 4; ++way) {
            // Round the square: `space` at each of its corners in turn, as s, then a, b and c.
            const int over_a = way_step[way][0] * side, up_a = way_step[way][1] * side;
            const int over_c = way_step[(way + 1) % 4][0] * side, up_c = way_step[(way + 1) % 4][1] * side;
            const auto s = static_cast<Space>(space), a = offset(ground, space, over_a, up_a),
                       b = offset(ground, space, over_a + over_c, up_a + up_c), c = offset(ground, space, over_c, up_c);
            const std::array<Space, 4> corners = {s, a, b, c};
            if ((shapes & square_of_four) && on_table(corners, 4) && f(corners, 4)) return;
            if (!(shapes & corner_of_three)) continue;
            for (const std::array<Space, 4>& three :
                 {std::array<Space, 4>{c, s, a}, std::array<Space, 4>{s, a, b}, std::array<Space, 4>{s, c, b}}) {
                if (on_table(three, 3) && f(three, 3)) return;
            }
        }
    }
}

/// Whether the four spaces stand like a square, not in a line.
bool is_square(const std::array<Space, 4>& spaces);

/// What the numbers hold where they stand as a triumph is set: in a line in order, where that is asked; of four men two
/// proportions at the least. 0 where they do not.
unsigned held_in_order(const std::array<int, 4>& numbers, int count, const std::array<Space, 4>& spaces, bool in_order);

/// The best triumph a side has standing, or one of count 0. Asks for the adversary's king, the camp, the order, the
/// grade and the proclamation, as agreed; passes over men in Position::late. `through`: only those that hold this
/// space.
Setting standing_triumph(const Sight& sight, const Variant& variant, const Position& position, int side,
                         Space through = away);

/// Whether so many men that hold so much win, as agreed.
inline bool wins(const TriumphRules& rules, int men, unsigned held) {
    const Grade reached = grade(men, held);
    return reached != Grade::none && reached >= rules.least && (held & rules.wanted) == rules.wanted;
}

/// Whether the numbers could count for a triumph, as agreed.
bool could_count(const TriumphRules& rules, const std::array<int, 4>& numbers, int count);

/// Whether some three or four men of these, in the mask, hold what could count. `wanted` must all be among them.
bool triumph_possible(const Variant& variant, const Stand& stand, std::uint64_t men, std::uint64_t wanted);

/// The men of a side on the table that bear a number.
std::uint64_t serving(const Variant& variant, const Stand& stand, int side);

/// "2 4 6, arithmetical": the numbers rising, and what they hold.
std::string setting_line(const Setting& setting);
/// "great", "greater", "greatest": the clause of a grade, "triumph." before it. What the kind calls it is in
/// TriumphRules::names.
const char* grade_name(Grade grade);

}  // namespace ludus::rithmomachia
