#pragma once
// What the drills of draughts say (core/base/say.hpp). Slots: {player}, {other}: a seat; {move}, {answer}: moves; {squares}: squares;
// {n}, {m}: numbers.

#include "core/base/say.hpp"

namespace ludus::draughts::sentences {

inline constexpr std::string_view longest_theme = "The longest capture";
inline constexpr std::string_view piece_theme = "Which piece must capture?";
inline constexpr std::string_view shot_theme = "Find the shot";
inline constexpr std::string_view huff_theme = "Huff or not?";

inline constexpr std::string_view longest_question = "{player} to move: capture as many pieces as you can in one turn.";
inline constexpr std::string_view piece_question =
    "{player} to move: choose a piece that can capture the greatest number.";
inline constexpr std::string_view shot_question =
    "{player} to move: offer a piece so that you capture more than you lose.";
inline constexpr std::string_view huff_question =
    "{other} could have captured and did not. {player} to move: huff, demand the capture, or let it be?";

inline constexpr Plural longest_answer = {"{move} captures 1 piece, and nothing captures more.",
                                          "{move} captures {n} pieces, and nothing captures more."};
inline constexpr std::string_view piece_answer = "The piece on {squares} can capture {n}, and no other piece more.";
inline constexpr std::string_view shot_answer =
    "After {move} {other} must capture, and {player} then captures more: {answer}.";
inline constexpr std::string_view huff_answer = "{move} is best: it gains most in the next moves.";

inline constexpr Plural captures_fewer = {"{move} captures only 1 piece. There is a longer capture.",
                                          "{move} captures only {n} pieces. There is a longer capture."};
inline constexpr std::string_view piece_cannot = "There is no piece of {player} on {squares} that can capture.";
inline constexpr std::string_view piece_fewer = "The piece on {squares} can capture, but not the greatest number.";
inline constexpr std::string_view no_shot = "{move} does not force a capture that gains a piece.";
inline constexpr std::string_view shot_loses = "After {move} {other} comes out ahead.";
inline constexpr std::string_view huff_worse = "{move} gains less. Try what each of the three choices leads to.";

}  // namespace ludus::draughts::sentences
