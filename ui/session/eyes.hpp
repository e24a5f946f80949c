#pragma once
// What is hidden from whom: two who choose at one screen, neither of whom may see the other's choice before both have made one.

#include "core/match/match.hpp"

namespace ludus {

/// Whose eyes look: a seat's by its number; everybody's, from whom nothing is hidden (a book, a record); or those of people round one
/// screen, who are shown only what every seat may know.
inline constexpr int all_eyes = -1, one_screen = 4;

/// The position as those eyes see it.
Position seen_by(const Game& game, const Position& position, int eyes);

/// Pieces they may not see show their backs.
void hide_unseen(std::vector<Face>& faces, int eyes);

/// Whether the move that led to this node must not be told to them yet: nowhere from there to the end of its line has all come to light.
bool is_covered(const Match& match, int node, int eyes);

}  // namespace ludus
