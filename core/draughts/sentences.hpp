#pragma once
// What the games of draughts say, in whole sentences (core/base/say.hpp). Slots: {piece}, {victim}: a piece, {king}: what it becomes;
// {from}, {to}, {over}, {squares}: squares; {player}, {other}: a seat; {n}: a number.

#include "core/base/say.hpp"

namespace ludus::draughts::sentences {

// Why a move is allowed.
inline constexpr std::string_view steps = "The {piece} moves from {from} to {to}.";
inline constexpr std::string_view captures =
    "The {piece} on {from} jumps over the {victim} on {over} to {to} and captures it.";
inline constexpr std::string_view goes_on = "From {to} it can capture again, so it goes on.";
inline constexpr std::string_view crowned = "It has reached the last row and becomes a {king}.";
inline constexpr std::string_view stops_crowned =
    "It has reached the last row and becomes a {king}: it captures no further in this turn.";
inline constexpr std::string_view free_choice = "{player} can capture in more than one way and may choose any of them.";
inline constexpr Plural greatest = {"No other way captures more: this one captures 1 piece.",
                                    "No other way captures more: this one captures {n} pieces."};
inline constexpr std::string_view more_valuable = "Another way captures as many, but fewer {king}s.";
inline constexpr std::string_view removed_at_once = "The captured piece leaves the board at once.";
inline constexpr std::string_view removed_at_end =
    "Captured pieces leave the board when the turn is over, and none is jumped twice.";
inline constexpr std::string_view huffs =
    "The piece on {from} could have captured and did not, so {player} removes it and then moves.";
inline constexpr std::string_view undoes =
    "{other} could have captured and did not, so the last move is undone and {other} must capture.";
inline constexpr std::string_view demands =
    "{other} could have captured and did not, so {other} must capture next time, if it still can.";
inline constexpr std::string_view leaves =
    "{player} does not huff {squares} now, and may do so later, as long as it could capture.";
inline constexpr std::string_view was_demanded = "{other} has demanded this capture.";
inline constexpr std::string_view can_capture = "The {piece} on {from} can capture the {victim} on {over}.";

// Why a spot may not be touched. {way}: how a piece goes.
inline constexpr std::string_view empty_square = "No piece stands on {from}. Touch a piece of {player} first.";
inline constexpr std::string_view not_yours = "It is {player}’s turn, and the {piece} on {from} belongs to {other}.";
inline constexpr std::string_view must_go_on = "The {piece} on {over} has captured and must capture on.";
inline constexpr std::string_view others_capture = "{player} must capture, and the {piece} on {from} cannot.";
inline constexpr std::string_view captures_less = "The {piece} on {from} can capture, but another way captures more.";
inline constexpr std::string_view way_captures_less = "Another way captures more, so it may not go to {to}.";
inline constexpr std::string_view must_capture =
    "{player} must capture, and the {piece} on {from} captures nothing by going to {to}.";
inline constexpr std::string_view hemmed_in = "The {piece} on {from} has nowhere to go.";
inline constexpr std::string_view own_piece = "A piece of your own stands on {to}.";
inline constexpr std::string_view jump_over =
    "The {victim} on {to} is captured by jumping over it to the empty square beyond.";
inline constexpr std::string_view does_not_go = "The {piece} cannot go from {from} to {to}.";
inline constexpr std::string_view moves_one = "The {piece} moves one square {way}, to an empty square.";
inline constexpr std::string_view moves_far = "The {piece} moves any number of empty squares {way}.";
inline constexpr std::string_view diagonally = "diagonally";
inline constexpr std::string_view diagonally_forward = "diagonally forward";
inline constexpr std::string_view straight = "straight";
inline constexpr std::string_view forward_or_aside = "straight forward or sideways";
inline constexpr std::string_view nothing_to_huff = "{other} has missed no capture.";
inline constexpr std::string_view missed_nothing = "That piece has missed no capture.";
inline constexpr std::string_view to_a_square = "The piece goes to a square of the board.";

// How a game ends.
inline constexpr std::string_view no_pieces = "{player} wins: {other} has no piece left.";
inline constexpr std::string_view no_move = "{player} wins: {other} cannot move.";
inline constexpr std::string_view repeated = "Draw: the same position has stood for the third time.";

// On the board.
inline constexpr std::string_view plain = "piece";
inline constexpr std::string_view huff_button = "Huff a piece";
inline constexpr std::string_view demand_button = "Demand the capture";
inline constexpr std::string_view to_move = "{player} to move";
inline constexpr std::string_view going_on = "{player} captures on from {from}";

}  // namespace ludus::draughts::sentences
