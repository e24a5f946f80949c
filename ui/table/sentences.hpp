#pragma once
// What the window of one's own says in its panel and dialogs, in whole sentences (core/base/say.hpp). Slots: {level}: a level's
// name; {n}, {most}: numbers; {player}: who plays a seat; {text}: what stands there; {square}: a spot; {move}: a move in its
// words; {wants}: reasons. The names of actions stand in actions.cpp.

#include "core/base/say.hpp"

namespace ludus::table::sentences {

inline constexpr std::string_view person = "Me or a friend here";
inline constexpr std::string_view computer = "Computer, level {n} of {most} ({level})";
inline constexpr std::string_view plays_computer = "computer, level {n} of {most}";
inline constexpr std::string_view plays_you = "you";
inline constexpr std::string_view plays_person = "a person";
inline constexpr std::string_view thinking = "{player} · thinking";
inline constexpr std::string_view to_move = "{player} · to move";
inline constexpr std::string_view game_over = "The game is over.";
inline constexpr std::string_view no_game = "No game is open.";
inline constexpr std::string_view no_moves = "No moves yet.";
inline constexpr std::string_view more = "More…";
inline constexpr std::string_view enter_dice = "Enter your dice.";
inline constexpr std::string_view esc_cancels = "Press Esc to cancel.";

// The dialog.
inline constexpr std::string_view new_game = "New game";
inline constexpr std::string_view players = "Players";
inline constexpr std::string_view presets = "Ways to play";
inline constexpr std::string_view options = "Optional rules";
inline constexpr std::string_view start = "Start";
inline constexpr std::string_view cancel = "Cancel";

// Captures and winning lines.
inline constexpr std::string_view on_square = "{text} on {square}";
inline constexpr std::string_view in_two_moves = "{text}, in two moves";
inline constexpr std::string_view still_needed = "Still needed: {wants}";
inline constexpr std::string_view show_me = "Show me";
inline constexpr std::string_view play_move = "Play {move}";

}  // namespace ludus::table::sentences
