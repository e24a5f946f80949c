#pragma once
// What the Game of the Bowl says (core/base/say.hpp). Slots: {player}: whose move it is; {other}: the opponent; {roll}: "1 and 2";
// {n}: a number thrown; {from}, {to}: rings.

#include "core/base/say.hpp"

namespace ludus::egypt::bowl_sentences {

inline constexpr std::string_view throws = "{player} rolls {roll}.";
inline constexpr std::string_view enters = "A {n} enters a piece into ring {n}.";
inline constexpr std::string_view moves = "A {n} moves a piece from ring {from} to ring {to}.";
inline constexpr std::string_view out = "A {n} brings a piece from ring {from} into the bowl.";
inline constexpr std::string_view takes =
    "{player} now has {count} pieces in ring {to} and {other} has one, so it is captured.";
inline constexpr std::string_view slain = "A captured piece is out of play, and is kept to be counted.";
inline constexpr std::string_view enters_safely =
    "{other} has {count} pieces in ring {to}, but a piece that comes in by itself is not captured.";
inline constexpr std::string_view lost = "No piece can use the {roll}, so it is lost.";
inline constexpr std::string_view leaves = "{player} does not use the {roll}.";

inline constexpr std::string_view won =
    "{loser} has no pieces left to play. {first} counts {a}, {second} counts {b}: {player} wins";
inline constexpr std::string_view tied =
    "{loser} has no pieces left to play. {first} counts {a}, {second} counts {b}: a draw";

}  // namespace ludus::egypt::bowl_sentences
