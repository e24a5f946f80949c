#pragma once
// Whose the points are when a game of Go is over, and how many.

#include <array>
#include <bitset>
#include <vector>

#include "core/go/stones.hpp"

namespace ludus::go {

/// A set of cells, by their numbers.
using Cells = std::bitset<StoneBoard::most_cells>;

/// A camp: stones of one seat that hang together, by themselves or by vacant points that they alone enclose, with those points.
struct Camp {
    int seat = black;
    std::vector<int> cells;  ///< in order
};

/// The board with the dead stones off.
struct Count {
    std::array<Colour, StoneBoard::most_cells> whose{};  ///< as tell_areas() says
    std::array<int, 2> stones{}, enclosed{};  ///< by seat: stones left, and vacant points that it alone encloses
    std::array<int, 2> dead{};                ///< stones taken off
    int neutral = 0;                          ///< vacant points that both touch, or none
};
/// `dead` holds whole chains.
Count count(StoneBoard board, const Cells& dead);

/// The camps of that count, by their first cell as the board is read, from the top left.
std::vector<Camp> camps(const Count& count, int lines);

}  // namespace ludus::go
