#pragma once
// What the games of the Sacred Way say (core/base/say.hpp). Slots: {player}: whose move it is; {other}: the opponent; {n}: the number
// thrown; {from}, {to}: cells.

#include "core/base/say.hpp"

namespace ludus::egyptrace::way_sentences {

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

// Why a touch leads nowhere. {m}: the number that is needed.
inline constexpr std::string_view none_there = "{player} has no piece on {to}.";
inline constexpr std::string_view none_to_enter = "{player} has no piece in hand to enter.";
inline constexpr std::string_view is_out = "A piece that is out moves no more.";
inline constexpr std::string_view enters_by_roll = "A piece in hand enters on {to} of {player}’s camp with a {n}.";
inline constexpr std::string_view never_back =
    "Pieces go down the camp and up the way, never back: {to} is not ahead of {from}.";
inline constexpr std::string_view needs = "Going from {from} to {to} needs a {m}, and {player} has rolled {n}.";
inline constexpr std::string_view needs_exactly =
    "From {from} a piece goes out by exactly {m}, and {player} has rolled {n}.";
inline constexpr std::string_view one_to_a_cell =
    "{player} already has a piece on {to}, and only one may stand on a cell of the way.";
inline constexpr std::string_view pair_bars = "{other} has two pieces or more on {to}: they are safe and bar the way.";
inline constexpr std::string_view others_camp = "This is {other}’s camp: only {other}’s pieces go there.";
inline constexpr std::string_view to_a_cell = "A piece goes on along its path, or out at the end.";

inline constexpr std::string_view none_left = "{other} has no pieces left to play. ";
inline constexpr Plural nobody_moves = {"Nobody has wanted to move for {n} turn. ",
                                        "Nobody has wanted to move for {n} turns. "};
inline constexpr std::string_view won = "{player} wins, {a} to {b}";
inline constexpr std::string_view tied = "{a} to {b}: a draw";

}  // namespace ludus::egyptrace::way_sentences
