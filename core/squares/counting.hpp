#pragma once
// All magic squares of three and of four, found by trying; how many there are; which of them a square begun can still become.

#include <array>
#include <cstdint>
#include <vector>

#include "core/squares/square.hpp"

namespace ludus::squares {

/// Every magic square of the numbers 1 to n², turned and reflected ones too, in the order of their cells. Order 3 or 4: 8 and 7040.
const std::vector<std::vector<std::int8_t>>& all_magic(int order);

/// How many squares of 1 to n² there are whose rows and columns add up alike, turned and reflected ones counted each. Order 3 or 4.
std::uint64_t count_semimagic(int order);
/// How many of all_magic() differ by more than turning and reflecting.
std::uint64_t count_magic(int order);

/// Whether all of them are known, so that "none" is surely none.
constexpr bool is_solved(int order) { return order == 3 || order == 4; }
/// The known magic squares of that order that have each number of `begun` where it stands. All there are where the order is solved;
/// else those of the book's methods, turned and reflected. At most `most` of them.
std::vector<Square> completions(const Square& begun, std::size_t most);

/// The sets of four different numbers from 1 to 16 that add up to 34: 86. falkener.squares.combinations34
int count_fours_of_34();

}  // namespace ludus::squares
