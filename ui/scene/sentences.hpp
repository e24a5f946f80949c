#pragma once
// What the board says while a match is played, in whole sentences (core/base/say.hpp). Slots: {piece}, {other}: a piece or a
// seat; {square}, {from}, {to}: a spot; {player}: a seat; {roll}, {dice}: numbers; {sum}: "6 + 6 = 12"; {way}: "addition".

#include "core/base/say.hpp"

namespace ludus::sentences {

// What a move did.
inline constexpr std::string_view beginning = "The start of the game.";
inline constexpr std::string_view piece_moves = "{piece} moves from {from} to {to}.";
inline constexpr std::string_view piece_promoted = "{piece} moves from {from} to {to} and becomes {other}.";
inline constexpr std::string_view piece_leaves = "{piece} leaves {from}.";
inline constexpr std::string_view piece_placed = "{piece} is placed on {to}.";
inline constexpr std::string_view captured = "{piece} on {square} is captured.";
inline constexpr std::string_view captured_by = "{piece} on {square} is captured by {way}.";
inline constexpr std::string_view captured_sum = "{piece} on {square} is captured: {sum}.";
inline constexpr std::string_view captured_by_sum = "{piece} on {square} is captured by {way}: {sum}.";
inline constexpr std::string_view returns = "It goes to {to}.";
inline constexpr std::string_view layers_lost = "{piece} on {square} loses its {layers}.";
inline constexpr std::string_view layers_lost_sum = "{piece} on {square} loses its {layers}: {sum}.";
inline constexpr std::string_view touched = "{player}: {words}.";
inline constexpr std::string_view on_square = "{piece} on {square}";
inline constexpr std::string_view rolls = "{player} rolls {roll}.";
inline constexpr std::string_view dice_fall = "The dice show {roll}.";
// Checkers, which are not told apart.
inline constexpr std::string_view checker_moves = "{player} moves from {from} to {to}.";
inline constexpr std::string_view checker_hits = "{player} moves from {from} to {to} and captures.";
inline constexpr std::string_view checker_enters = "{player} enters on {to}.";
inline constexpr std::string_view checker_enters_hitting = "{player} enters on {to} and captures.";
inline constexpr std::string_view checker_off = "{player} bears off from {from}.";

// How the match stands.
inline constexpr std::string_view over = "The game is over.";
inline constexpr std::string_view no_move = "{player} has no legal move.";
inline constexpr std::string_view undo_or_confirm = "{player}: undo or confirm.";
// Where nothing else could be done, and the reasons have just been said.
inline constexpr std::string_view loses_turn = "{player} loses the turn.";
inline constexpr std::string_view loses_rest = "{player} loses the rest of the roll.";
inline constexpr std::string_view roll_the_dice = "Roll the dice.";
inline constexpr std::string_view to_roll = "{player} to roll.";
inline constexpr Plural chosen = {"{piece} on {square}: 1 possible move.", "{piece} on {square}: {n} possible moves."};
inline constexpr Plural chosen_word = {"{square}: 1 possible move.", "{square}: {n} possible moves."};
inline constexpr std::string_view may_capture = "It can capture on {squares}.";
inline constexpr std::string_view player_may_capture = "{player} can capture on {squares}.";
inline constexpr std::string_view with_sum = "{square} ({sum})";
inline constexpr std::string_view or_choose = "Or choose: {buttons}.";
inline constexpr std::string_view to_move = "{player} to move.";
inline constexpr std::string_view to_play = "{player} to play {dice}.";
inline constexpr std::string_view computers_turn = "The computer plays {player}.";
inline constexpr std::string_view to_continue = "{player} to continue.";
inline constexpr std::string_view to_choose = "{player} to choose: {buttons}.";

// What is said of a spot.
inline constexpr std::string_view empty = "empty";
inline constexpr std::string_view counted = "{piece} ({n})";
inline constexpr std::string_view mouths_up = "{n} (cowries mouth up)";
inline constexpr std::string_view has_chosen = "{player} has chosen; it is shown when the others have too.";
inline constexpr std::string_view hidden_piece = "a hidden piece";

inline constexpr std::string_view press_to_roll = "press to roll";
inline constexpr std::string_view selected = "selected";
inline constexpr std::string_view hinted = "hint";
inline constexpr std::string_view not_now = "not possible now";
inline constexpr std::string_view can_capture_here = "can be captured";
inline constexpr std::string_view can_move = "can move";
inline constexpr std::string_view slip = "Against the rules, but played in the book: {words}. {text}.";
inline constexpr std::string_view several_dice = "possible with several dice";
inline constexpr std::string_view several_moves = "possible in several moves";
inline constexpr std::string_view can_choose = "can be chosen";
inline constexpr std::string_view can_go_here = "possible move";
inline constexpr std::string_view in_check = "in check";
inline constexpr std::string_view in_danger = "in danger";
inline constexpr std::string_view last_move = "last move";

inline constexpr std::string_view chance_player = "chance";
inline constexpr std::string_view nobody = "nobody";

}  // namespace ludus::sentences
