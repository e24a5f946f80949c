#pragma once
// What the games of the Sacred Way say (core/base/say.hpp). Slots: {player}: whose move it is; {other}: the opponent; {n}: the number
// thrown; {from}, {to}: cells.

#include "core/base/say.hpp"

namespace ludus::egypt::way_sentences {

inline constexpr std::string_view throws = "{player} rolls {n}.";
inline constexpr std::string_view moves = "A {n} moves a piece from {from} to {to}.";
inline constexpr std::string_view out = "A {n} takes a piece off the board from {from}. It needs the exact number.";
inline constexpr std::string_view enters = "A {n} enters a piece from the hand on {to} of {player}’s camp.";
inline constexpr std::string_view takes = "{other} has a piece on {to}, so it is captured and will fight for {player}.";
inline constexpr std::string_view takes_all =
    "{other} has {count} pieces on {to}, so they are captured and will fight for {player}.";
inline constexpr std::string_view stacks = "{player} already has a piece on {to}. Pieces of one side may share a cell.";
inline constexpr std::string_view passes = "{player} may move but does not have to.";
inline constexpr std::string_view stuck = "No piece can use the {n}.";

inline constexpr std::string_view none_left = "{other} has no pieces left to play. ";
inline constexpr Plural nobody_moves = {"Nobody has wanted to move for {n} turn. ",
                                        "Nobody has wanted to move for {n} turns. "};
inline constexpr std::string_view won = "{player} wins, {a} to {b}";
inline constexpr std::string_view tied = "{a} to {b}: a draw";

}  // namespace ludus::egypt::way_sentences
