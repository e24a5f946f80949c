#pragma once
// What the Game of the Bowl says (core/base/say.hpp). Slots: {player}: whose move it is; {other}: the opponent; {roll}: "1 and 2";
// {n}: a number thrown; {from}, {to}: rings.

#include "core/base/say.hpp"

namespace ludus::egyptrace::bowl_sentences {

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

// Why a touch leads nowhere. {roll}: what is left of it; {n}: the number that is needed.
inline constexpr std::string_view can_use = "A piece can still use what is left of the roll: {roll}.";
inline constexpr std::string_view none_in_ring = "{player} has no piece in ring {to}.";
inline constexpr std::string_view none_in_hand = "{player} has no piece left in hand.";
inline constexpr std::string_view is_home = "A piece in the bowl is home and moves no more.";
inline constexpr std::string_view enters_first = "A piece in hand enters ring 1 with a 1, or ring 2 with a 2.";
inline constexpr std::string_view inwards =
    "Pieces move inwards only, and ring {to} is not further in than ring {from}.";
inline constexpr std::string_view needs = "Going to ring {to} needs a {n}, and the roll has {roll} left.";
inline constexpr std::string_view needs_exactly =
    "From ring {from} a piece comes home by exactly {n}, and the roll has {roll} left.";
inline constexpr std::string_view two_moves = "Each number moves a piece by itself: go there in two moves.";
inline constexpr std::string_view own_half =
    "This is {other}’s half of ring {to}: {player}’s pieces go to the other half.";
inline constexpr std::string_view not_single =
    "{other} has {count} pieces in ring {to}, and only a single piece is captured.";
inline constexpr std::string_view needs_two =
    "The single piece in ring {to} is captured when {player} has two pieces in that ring.";
inline constexpr std::string_view enters_without_capture = "A piece that enters captures nothing.";
inline constexpr std::string_view captured_there =
    "The single piece in ring {to} is captured by going to that ring in {player}’s half.";
inline constexpr std::string_view to_a_ring = "A piece goes to a ring further in, or home into the bowl.";

inline constexpr std::string_view won =
    "{loser} has no pieces left to play. {first} counts {a}, {second} counts {b}: {player} wins";
inline constexpr std::string_view tied =
    "{loser} has no pieces left to play. {first} counts {a}, {second} counts {b}: a draw";

}  // namespace ludus::egyptrace::bowl_sentences
