#pragma once
// The board of tables: twenty-four points, twelve letters to each side (no j, v, w), four pages of six.
//
//     page t&                 page ns
//   &  z  y  x  u  t  |  s  r  q  p  o  n     points 23 ... 12
//   a  b  c  d  e  f  |  g  h  i  k  l  m     points  0 ... 11
//     page fa                 page mg
//
// a faces &, so the ways run from a and & to m and n, or across the corner from a to &.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/index.hpp"
#include "core/base/naming.hpp"

namespace ludus::tables {

inline constexpr int points = 24;
inline constexpr int page = 6;     ///< points in a page
inline constexpr int family = 15;  ///< the men of a side: "familia"
inline constexpr std::string_view letters = "abcdefghiklmnopqrstuxyz&";

/// What is kept of a small number in positions and moves.
constexpr std::int8_t small(int number) { return static_cast<std::int8_t>(number); }

/// The point of that letter, 0 to 23; -1: no point.
constexpr int point_of(char letter) {
    const auto found = letters.find(letter);
    return found == std::string_view::npos ? -1 : static_cast<int>(found);
}
constexpr char letter_of(int point) { return letters[at(point)]; }
/// The point as it is shown now (core/base/naming.hpp): its number, 1 for a to 24 for &, or the manuscript's letter.
inline std::string shown_point(int point) {
    return by_the_book() ? std::string(1, letter_of(point)) : std::to_string(point + 1);
}
/// The point that faces it: a and &, m and n.
constexpr int mirror(int point) { return points - 1 - point; }

/// The points of one side in the order it travels them. A place is the number of a point on this way, from 1.
struct Course {
    std::array<std::int8_t, points> way{};
    std::array<std::int8_t, points> places{};  ///< 0: not on the way
    int length = 0;

    constexpr Course() = default;
    /// From the letters in order: "&zyx...".
    constexpr explicit Course(std::string_view order) {
        for (const char letter : order) {
            way[at(length)] = static_cast<std::int8_t>(point_of(letter));
            places[at(point_of(letter))] = static_cast<std::int8_t>(++length);
        }
    }
    [[nodiscard]] constexpr int place(int point) const { return places[at(point)]; }
    [[nodiscard]] constexpr int point(int place) const { return way[at(place - 1)]; }
    /// The last page: its first place, where men are borne off by six.
    [[nodiscard]] constexpr int bearing() const { return length - page + 1; }
};

inline constexpr std::string_view from_a = "abcdefghiklmnopqrstuxyz&";          ///< a to m, n to &
inline constexpr std::string_view from_ampersand = "&zyxutsrqponmlkihgfedcba";  ///< & to n, m to a
inline constexpr std::string_view from_n = "nopqrstuxyz&abcdefghiklm";          ///< n to &, across to a, to m
inline constexpr std::string_view from_m = "mlkihgfedcba&zyxutsrqpon";          ///< m to a, across to &, to n

}  // namespace ludus::tables
