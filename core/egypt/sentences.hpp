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

// Why a touch leads nowhere. {over}: a square between, or from which a piece would be captured.
inline constexpr std::string_view none_there = "No piece stands on {to}. Touch a piece of {player} first.";
inline constexpr std::string_view not_yours = "It is {player}’s turn, and the piece on {to} belongs to {other}.";
inline constexpr std::string_view hemmed_in =
    "The piece on {to} has nowhere to go: no square beside it in its row or column is empty.";
inline constexpr std::string_view no_leap =
    "The piece on {to} has nowhere to go: no square beside it is empty, and none is behind an enemy beside it.";
inline constexpr std::string_view own_piece = "A piece of your own stands on {to}.";
inline constexpr std::string_view any_way =
    "The piece cannot go from {from} to {to}. It moves one square in any direction, or jumps over an enemy beside it.";
inline constexpr std::string_view leaps_no_gap =
    "The piece on {from} goes two squares only by jumping over an enemy, and {over} is empty.";
inline constexpr std::string_view leaps_no_own =
    "The piece on {from} can jump over an enemy only, and the piece on {over} is your own.";
inline constexpr std::string_view straight =
    "The piece cannot go from {from} to {to}. It moves one square forward, backward or sideways, never diagonally.";
inline constexpr std::string_view safe_between =
    "The piece on {cell} stands between {from} and {beyond} and is safe: only a piece that comes beside it captures "
    "it.";
inline constexpr std::string_view captured_from =
    "The piece on {cell} is captured by going to {to}: then it stands between {to} and {beyond}.";
inline constexpr std::string_view cannot_come =
    "The piece on {to} is captured from {over}, and the piece on {from} cannot go there.";
inline constexpr std::string_view second_needed =
    "The piece on {from} stands beside the piece on {to} already: another must come to {over} to capture it.";
inline constexpr std::string_view not_enclosed =
    "The piece on {to} cannot be captured now: no empty square beside it has a piece of {player} on the opposite side.";
inline constexpr std::string_view still_placing = "Pieces are still being placed: touch an empty square.";
inline constexpr std::string_view occupied = "A piece stands on {to} already.";
inline constexpr std::string_view centre_free = "The square in the middle stays empty while pieces are placed.";
inline constexpr std::string_view agreed_first = "The first pieces go on agreed squares: now on {over}.";
inline constexpr std::string_view must_open =
    "{player} must remove a piece that stands beside one of {other}, to open a way for it.";
inline constexpr std::string_view only_that_one = "Only the piece on {over}, which has just captured, may move on.";
inline constexpr std::string_view must_capture_on =
    "The piece on {from} moves on only to capture again, and going to {to} captures nothing.";
inline constexpr std::string_view must_go_on = "The piece on {over} can capture again, so it must.";
inline constexpr std::string_view nothing_to_end =
    "A turn ends by itself. Only a piece that could capture again may stop.";
inline constexpr std::string_view can_move = "{player} can move a piece, so {player} must.";
inline constexpr std::string_view third_time =
    "Going from {from} to {to} would bring about the same position for the third time.";

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

// Positions being set up.
inline constexpr std::string_view left_to_place = "Pieces still to be placed";
inline constexpr std::string_view captures_on = "The piece that captures on";
inline constexpr std::string_view way_to_open = "A way must be opened";
inline constexpr std::string_view quiet_moves = "Moves since a capture";
inline constexpr std::string_view showings = "Showings so far";
inline constexpr std::string_view shows_next = "Who shows next";
inline constexpr std::string_view points_of = "Points of {player}";
inline constexpr std::string_view chosen_hidden = "Chosen already, hidden";
inline constexpr std::string_view nothing_chosen = "nothing";

}  // namespace ludus::egypt::sentences
