#pragma once
// What is said to who sets up a position, in whole sentences (core/base/say.hpp). Slots: {piece}: a piece; {spot}: a spot; {n}: a
// number; {label}: a setting; {value}: what was chosen; {list}: what may be.

#include "core/base/say.hpp"

namespace ludus::draft_sentences {

inline constexpr std::string_view no_spot = "there is no such place on this board";
inline constexpr std::string_view spot_of_board = "a place on the board";
inline constexpr std::string_view no_piece = "there is no such piece in this game";
inline constexpr std::string_view piece_of_game = "a piece of the game";
inline constexpr std::string_view cannot_stand = "{piece} cannot stand on {spot}";
inline constexpr std::string_view own_place = "a place where such a piece can stand";
inline constexpr std::string_view is_full = "{spot} can hold no more pieces";
inline constexpr Plural so_many = {"1 piece at most", "{n} pieces at most"};
inline constexpr std::string_view no_setting = "a position of this game says nothing of the kind";
inline constexpr std::string_view a_setting = "one of its settings";
inline constexpr std::string_view no_such_value = "“{value}” is no choice for “{label}”";
inline constexpr std::string_view numbers_from = "a number from {n} to {m}";
inline constexpr std::string_view to_move = "To move";
inline constexpr std::string_view yes = "yes";
inline constexpr std::string_view no = "no";
inline constexpr std::string_view nobody = "nobody";

}  // namespace ludus::draft_sentences
