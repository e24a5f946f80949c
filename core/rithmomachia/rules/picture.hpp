#pragma once
// The table and the men as they are seen: the same for every kind on a chequered table.

#include <vector>

#include "core/game/picture.hpp"
#include "core/rithmomachia/rules/move.hpp"
#include "core/rithmomachia/rules/position.hpp"

namespace ludus::rithmomachia {

/// What of the table differs from kind to kind.
struct Table {
    int ranks = most_ranks;
    int camp = 5;          ///< ranks of each side that are marked off by a line
    bool hands = false;    ///< prisoners are kept beside it
    bool ransoms = false;  ///< with buttons for those
};

/// Spaces are spots 0 to ranks * 8 - 1 as they are numbered; then the buttons: done, pass, proclaim, so, whole, a part
/// for each step number a king may have, and the lots; then, where there are any, the buttons of a ransom; then the
/// hands, the evens' first, as many pockets to each as `pockets_to_a_hand`.
Board chequered_table(const Table& table);

/// Men in hand lie in the pockets by number, the first next the owner's end. Should there be more of them the last
/// pocket holds the rest.
inline constexpr int pockets_to_a_hand = 24;

/// The spots of an act, in the order they are touched.
std::vector<int> touches(const Position& position, const UnpackedMove& unpacked, const Table& table);

std::vector<Face> faces(const Position& position, const Table& table);

}  // namespace ludus::rithmomachia
