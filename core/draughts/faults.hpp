#pragma once
// What is wrong with a position as text, in whole sentences (core/base/say.hpp). Slots: {id}: a seat; {n}: a number; {text}: words.

#include "core/base/say.hpp"

namespace ludus::draughts::faults {

inline constexpr std::string_view pieces_wanted =
    "the squares of the pieces of {id}, K before a crowned one, such as a1Kc3, or - for none";
inline constexpr std::string_view some_piece = "at least one piece";
inline constexpr std::string_view crowned_there = "a crowned piece on its last row";
inline constexpr std::string_view squares_wanted = "\"{text}:\" and squares, such as {text}:c3e5";
inline constexpr std::string_view going_wanted = "the square of a piece that has captured and can capture on";
inline constexpr std::string_view came_wanted =
    "the direction of the last capture, from where the piece could not turn back";
inline constexpr std::string_view taken_wanted =
    "squares of captured pieces of the other side, in the middle of a capture";
inline constexpr std::string_view owed_wanted =
    "squares of pieces that can capture, where a capture may be passed over";
inline constexpr std::string_view only_huffing = "nothing of huffing, for captures are compulsory";
inline constexpr std::string_view able_wanted = "in the middle of a turn what is still to be captured and by whom";
inline constexpr std::string_view before_wanted = "the pieces before the last turn, of both sides";

// FEN of PDN.
inline constexpr std::string_view colour_wanted = "W or B for who is to move, then \":\"";
inline constexpr std::string_view side_wanted = "\":\", W or B, and the squares of its pieces";
inline constexpr std::string_view both_sides = "the pieces of White and of Black, each once";
inline constexpr std::string_view number_wanted = "a square from 1 to {n}, K before it for a crowned piece";
inline constexpr std::string_view square_wanted = "a square such as a3, K before it for a crowned piece";
inline constexpr std::string_view one_piece = "one piece on a square";
inline constexpr std::string_view too_long = "at most {n} characters";
inline constexpr std::string_view nothing_more = "nothing more";

}  // namespace ludus::draughts::faults
