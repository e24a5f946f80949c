#pragma once
// What the games of Egypt say, in whole sentences (core/base/say.hpp). Slots: {from}, {to}, {over}, {cell}, {beyond}: a
// square; {player}, {other}: a seat; {n}: a number.

#include "core/base/say.hpp"

namespace ludus::egypt::sentences {

// Why a move is allowed: Tau and Senat.
inline constexpr std::string_view moves = "The piece moves from {from} to {to}.";
inline constexpr std::string_view leaps = "The piece jumps from {from} to {to}, over the enemy on {over}.";
inline constexpr std::string_view captures = "The piece on {cell} is captured: it stands between {to} and {beyond}.";
inline constexpr std::string_view captures_several = "This move captures {n} pieces at once.";
inline constexpr std::string_view goes_between =
    "It goes between the enemies on {cell} and {beyond} and is safe there.";
inline constexpr std::string_view is_forfeited =
    "It goes between the enemies on {cell} and {beyond} and is lost itself.";
inline constexpr std::string_view can_capture = "{from}-{to} would capture the piece on {cell}.";

// Senat and Seega.
inline constexpr std::string_view is_placed = "A piece is placed on {to}.";
inline constexpr std::string_view is_placed_by_agreement =
    "The first pieces go on agreed squares: {to} is one of them.";
inline constexpr std::string_view goes_on = "The piece has just captured and captures again, so it may move on.";
inline constexpr std::string_view stops = "The piece could capture again, but it does not have to.";
inline constexpr std::string_view is_blocked = "{player} cannot move a piece, so {other} plays again.";
inline constexpr std::string_view asks = "{player} cannot move a piece and asks {other} to open a way.";
inline constexpr std::string_view opens = "{player} removes the piece on {cell} to open a way for {other}.";

// How a game ends.
inline constexpr std::string_view wins_by_block = "{player} wins: {other} cannot move.";
inline constexpr std::string_view wins_by_number =
    "{player} wins: {other} has fewer than two pieces and cannot capture.";
inline constexpr std::string_view wins_by_half = "{player} wins: {other} has only half as many pieces, or fewer.";
inline constexpr std::string_view wins_all = "{player} wins: {other} has no pieces left.";
inline constexpr std::string_view nobody_can_capture = "Draw: neither player has two pieces, so nobody can capture.";
inline constexpr std::string_view repeated = "Draw: the same position has come about three times.";

// Beside the board.
inline constexpr std::string_view pieces = "Pieces on the board";
inline constexpr std::string_view to_place = "Pieces still to be placed";
inline constexpr std::string_view end_turn = "End turn";
inline constexpr std::string_view pass = "Pass";
inline constexpr std::string_view ask = "Ask for a way";

}  // namespace ludus::egypt::sentences
