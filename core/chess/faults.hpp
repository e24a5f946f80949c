#pragma once
// What is wrong with a position of the chesses as text, in whole sentences (core/base/say.hpp): what was found, and what was
// expected in its place. Slots: {text}: what stands there; {player}, {other}: a seat; {piece}: a piece; {square}: a square;
// {id}: a seat as positions call it; {letters}: those of the pieces; {n}, {m}: numbers; {list}: words.

#include "core/base/say.hpp"

namespace ludus::chess::faults {

// Both ways of writing.
inline constexpr std::string_view at_most_pieces = "at most {n} pieces";
inline constexpr std::string_view one_king = "one king for each player";
inline constexpr std::string_view kings = "{n} to {m} kings for each player";
inline constexpr std::string_view nothing_more = "nothing more";

// Our own way.
inline constexpr std::string_view seat_and_pieces = "\"{id}\" and its pieces";
inline constexpr std::string_view piece_and_square = "a piece ({letters}) and its square, such as {text}";
inline constexpr std::string_view one_piece = "one piece on a square";
inline constexpr std::string_view to_either = "\"to {id}\" or \"to {other}\"";
inline constexpr std::string_view hand_wanted = "a player and the captured pieces it holds, such as \"hand {id} P2\"";
inline constexpr std::string_view held_piece = "a piece that can be held and how many, such as P2, each kind once";
inline constexpr std::string_view right_square = "the square of a piece that can have this right";
inline constexpr std::string_view right_squares = "the squares of the pieces with this right";
inline constexpr std::string_view castle_corner =
    "the corner of a rook that has not moved, with its king in the same row";
inline constexpr std::string_view castle_corners = "the corners of the rooks that can castle";
inline constexpr std::string_view dropped_square = "the square of a dropped piece that has not moved";
inline constexpr std::string_view dropped_squares = "the squares of dropped pieces";
inline constexpr std::string_view count_wanted =
    "whose moves are counted, the count and its limit, such as \"count {id} 3/64\"";
inline constexpr std::string_view in_this_order = "{list}, in this order";
inline constexpr std::string_view no_king = "{player} has no king";
inline constexpr std::string_view unreachable = "{player}’s {piece} is on {square}";
inline constexpr std::string_view reachable = "a square it can reach";
inline constexpr std::string_view check_unanswered = "{player} is in check, but it is the turn of {other}";
inline constexpr std::string_view checked_to_move = "the player in check to move";

// FEN and SFEN.
inline constexpr std::string_view too_long = "the position is too long";
inline constexpr std::string_view at_most_characters = "at most {n} characters";
inline constexpr std::string_view not_text = "this is not plain text";
inline constexpr std::string_view plain_letters = "plain letters";
inline constexpr std::string_view no_hands = "this game has no captured pieces in hand";
inline constexpr std::string_view space_and_turn = "a space, then who is to move";
inline constexpr std::string_view the_end = "the end";
inline constexpr std::string_view two_gaps = "two numbers of empty squares in a row";
inline constexpr std::string_view one_number = "one number";
inline constexpr std::string_view bad_gap = "not a number of empty squares";
inline constexpr std::string_view one_to = "1 to {n}";
inline constexpr std::string_view row_too_long = "row {n} is too long";
inline constexpr std::string_view row_too_short = "row {n} is too short";
inline constexpr std::string_view squares = "{n} squares";
inline constexpr std::string_view not_a_piece = "{text} is not a piece of this game";
inline constexpr std::string_view piece_or_gap = "a letter for a piece, or a number of empty squares";
inline constexpr std::string_view too_many_pieces = "too many pieces";
inline constexpr std::string_view second_king = "a second king";
inline constexpr std::string_view board_too_short = "the board ends too early";
inline constexpr std::string_view rows = "{n} rows separated by /";
inline constexpr std::string_view too_many_rows = "too many rows";
inline constexpr std::string_view rows_of = "{n} rows of {m}";
inline constexpr std::string_view not_held = "{text} cannot be held in hand";
inline constexpr std::string_view droppable = "a letter for a piece that can be dropped";
inline constexpr std::string_view pieces_and_hand = "at most {n} pieces in all, and 18 of a kind in hand";
inline constexpr std::string_view hands_not_closed = "the captured pieces have no closing ]";
inline constexpr std::string_view closing_bracket = "]";
inline constexpr std::string_view after_hands = "{text} follows the captured pieces";
inline constexpr std::string_view a_space = "a space";
inline constexpr std::string_view turn_missing = "it is not clear who is to move";
inline constexpr std::string_view turn_wanted = "w or b";
inline constexpr std::string_view not_a_move_number = "\"{text}\" is not a move number";
inline constexpr std::string_view not_a_limit = "\"{text}\" is not a limit of a count";
inline constexpr std::string_view not_a_quiet_count = "\"{text}\" is not a number of moves without a capture";
inline constexpr std::string_view number_from = "a number from {n} to {m}";
inline constexpr std::string_view more_after = "more text after the position";
inline constexpr std::string_view hands_missing = "the captured pieces in hand are missing";
inline constexpr std::string_view hands_wanted = "pieces such as R2P, or -";
inline constexpr std::string_view bad_number = "not a number of pieces";
inline constexpr std::string_view two_or_more = "2 or more before a letter";
inline constexpr std::string_view no_passing =
    "\"{text}\" is for capturing a pawn in passing, which this game does not have";
inline constexpr std::string_view dash = "-";
inline constexpr std::string_view odd_limit = "the limit of the count is odd";
inline constexpr std::string_view both_sides_moves = "an even number, for the moves of both players";
inline constexpr std::string_view beyond_limit = "the count is higher than its limit";
inline constexpr std::string_view at_most = "at most {n}";
inline constexpr std::string_view rights_missing = "the rights are missing";
inline constexpr std::string_view no_rights = "this game has no such rights";
inline constexpr std::string_view no_right_there = "{text} is not the file of a piece with such a right";
inline constexpr std::string_view right_files = "files of pieces on their first row, or -";
inline constexpr std::string_view unknown_elsewhere = "other programs do not know this game";
inline constexpr std::string_view own_position = "a position as this program writes it";

// Games of several armies. {army}: a seat.
inline constexpr std::string_view two_rajahs = "at most two Rajahs in an army";
inline constexpr std::string_view sixteen_pieces = "at most sixteen pieces in an army";
inline constexpr std::string_view eight_pieces = "at most eight pieces in an army, its Rajah included";
inline constexpr std::string_view whose_turn = "whose turn it is: \"to {id}\", {list}";
inline constexpr std::string_view parts =
    "led, captive, victor, exchanged, enter, offered, declined, agreed, spared, first, throw, thrones, booty or kings, "
    "each once and in this order";
inline constexpr std::string_view nothing_after = "nothing after \"{text}\"";
inline constexpr std::string_view something_after = "something after \"{text}\"";
inline constexpr std::string_view one_exchange_word = "only one of offered, declined and agreed";
inline constexpr std::string_view armies_in_order = "armies in the order of turns, each once";
inline constexpr std::string_view one_of_allies = "only one of two allied armies";
inline constexpr std::string_view to_return = "an army whose Rajah was exchanged and has not returned";
inline constexpr std::string_view no_first_roll = "nothing here: no die is rolled for first moves";
inline constexpr std::string_view spared_army = "an army with its Rajah on the board, in a game with Vyasa’s stakes";
inline constexpr std::string_view captive_and_captor =
    "an army without a Rajah and its captor, such as black-buff, in the order of turns";
inline constexpr std::string_view later_captor =
    "the captor of the later of two Rajahs, where the exchange may be demanded";
inline constexpr std::string_view no_dice = "no roll: this game has no dice";
inline constexpr std::string_view unused_dice = "the unused dice, such as 6-4 or 3";
inline constexpr std::string_view a_roll = "a roll from 2 to 5, where one is due";
inline constexpr std::string_view army_and_throne =
    "an army and a throne it reached, such as red-57, in a game with Vyasa’s stakes";
inline constexpr std::string_view army_and_value =
    "an army and the value of its captures, such as red-12, in a game with Alberuni’s values";
inline constexpr std::string_view captor_and_king =
    "who captured whose King, such as red-buff, in a game with Alberuni’s values";
inline constexpr std::string_view no_rajah = "{army} has no Rajah, but nobody has captured it";
inline constexpr std::string_view rajah_or_captive = "a Rajah, or \"captive {id}-…\"";
inline constexpr std::string_view cannot_move = "it is the turn of {army}, which has no commander or no piece";
inline constexpr std::string_view army_to_move = "the turn of an army with a commander and pieces";
inline constexpr std::string_view roll_before_return = "there is a roll, but a Rajah must return first";
inline constexpr std::string_view no_roll = "no roll";
inline constexpr std::string_view no_exchange = "an exchange is discussed, but none is possible";
inline constexpr std::string_view exchange_wanted =
    "captured Rajahs of both sides, none exchanged yet, and the dice rolled";

}  // namespace ludus::chess::faults
