#pragma once
// The men on a board: who stands where, as plain numbers. A man keeps his number from the opening on, so that he can be
// seen to move; two boards are the same where the same kinds stand on the same squares, whatever their numbers.

#include <array>
#include <cstdint>

#include "core/chess/geometry.hpp"

namespace ludus::chess {

inline constexpr int most_men = 64;
inline constexpr std::uint8_t nowhere = 255;

/// What a man is and whose: kind * seats + seat.
using Code = std::uint8_t;

/// A number for each man on each square, which looks like chance.
constexpr std::uint64_t scattered(std::uint64_t n) {
    n = (n + 0x9E3779B97F4A7C15ull) * 0xBF58476D1CE4E5B9ull;
    n = (n ^ (n >> 27)) * 0x94D049BB133111EBull;
    return n ^ (n >> 31);
}
constexpr std::uint64_t zobrist(Code code, int square) {
    return scattered(static_cast<std::uint64_t>(code) << 8 | static_cast<std::uint64_t>(square));
}

struct Men {
    std::array<std::uint8_t, most_squares> on{};  ///< the number of who stands there and 1; 0: nobody
    std::array<std::uint8_t, most_men> where{};   ///< by number; nowhere: off the board
    std::array<Code, most_men> what{};            ///< by number
    std::uint8_t count = 0;                       ///< numbers given out
    std::uint64_t key = 0;                        ///< zobrist of all who stand

    /// The number of the man there, or -1.
    [[nodiscard]] int man(int square) const { return on[at(square)] - 1; }
    [[nodiscard]] bool empty(int square) const { return on[at(square)] == 0; }

    /// A new man; the square is empty.
    void add(Code code, int square) {
        const int number = count++;
        what[at(number)] = code;
        place(number, square);
    }
    void place(int number, int square) {
        on[at(square)] = static_cast<std::uint8_t>(number + 1);
        where[at(number)] = static_cast<std::uint8_t>(square);
        key ^= zobrist(what[at(number)], square);
    }
    void lift(int number) {
        const int square = where[at(number)];
        on[at(square)] = 0;
        where[at(number)] = nowhere;
        key ^= zobrist(what[at(number)], square);
    }
    void move(int number, int square) {
        lift(number);
        place(number, square);
    }
    /// The man becomes another where he stands.
    void become(int number, Code code) {
        const int square = where[at(number)];
        key ^= zobrist(what[at(number)], square) ^ zobrist(code, square);
        what[at(number)] = code;
    }

    friend bool operator==(const Men& a, const Men& b) {
        if (a.key != b.key) return false;
        for (int s = 0; s < most_squares; ++s) {
            if (a.empty(s) != b.empty(s)) return false;
            if (!a.empty(s) && a.what[at(a.man(s))] != b.what[at(b.man(s))]) return false;
        }
        return true;
    }
};

}  // namespace ludus::chess
