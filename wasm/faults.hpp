#pragma once
// What a caller of the module asked wrongly, in whole sentences (core/base/say.hpp): what was found, and what was expected in
// its place. Slots: {text}: what was given; {n}, {most}: numbers; {list}: names, set apart by commas.

#include "core/base/say.hpp"

namespace ludus::interface_faults {

inline constexpr std::string_view unknown_match = "unknown match {n}";
inline constexpr std::string_view unknown_draft = "unknown draft {n}";
inline constexpr std::string_view open_draft = "the number of a position that is being set up";
inline constexpr std::string_view no_editor = "this module sets up no positions";
inline constexpr std::string_view editor_module = "a module with the position editor";
inline constexpr std::string_view nothing_stands = "nothing stands there";
inline constexpr std::string_view a_piece = "a place with a piece";
inline constexpr std::string_view open_match = "the number of a match that is open";
inline constexpr std::string_view unknown_node = "unknown position {n} in this match";
inline constexpr std::string_view unknown_move = "unknown move {text} in this match";
inline constexpr std::string_view move_numbers = "#1 to #{most}";
inline constexpr std::string_view unknown_seat = "unknown seat {n}";
inline constexpr std::string_view up_to = "a number from 0 to {most}";
inline constexpr std::string_view unknown_spot = "unknown spot {text}";
inline constexpr std::string_view spot_number = "a number in the list of spots, from 0";
inline constexpr std::string_view spot_names = "names of spots with spaces between them";
inline constexpr std::string_view spots_and_sum = "names of spots with spaces between them, then | and a sum";
inline constexpr std::string_view empty_capture = "the capture names no piece";
inline constexpr std::string_view capture_spots = "the spots of the capturing pieces, then of the captured piece";
inline constexpr std::string_view bad_option = "cannot read the option \"{text}\"";
inline constexpr std::string_view options_wanted = "options as key=value, with spaces between them";
inline constexpr std::string_view unknown_level = "unknown level \"{text}\"";
inline constexpr std::string_view listed_level = "one of the list of levels";
inline constexpr std::string_view tag_without_name = "a tag without a name";
inline constexpr std::string_view nothing_cut = "there is no deletion to undo";
inline constexpr std::string_view a_cut = "moves deleted just before";
inline constexpr std::string_view a_tag_name = "a name such as Title";
inline constexpr std::string_view game_over = "the game is over";
inline constexpr std::string_view game_going_on = "a game that is not over";
inline constexpr std::string_view dice_to_roll = "the dice must be rolled first";
inline constexpr std::string_view seat_to_move = "a player to move";
inline constexpr std::string_view unknown_notation = "unknown notation {n}";
inline constexpr std::string_view only_notation = "0: this game has only one";
inline constexpr std::string_view listed_notation = "a place in the list, from 0";
inline constexpr std::string_view bad_id = "\"{text}\" is not an id";
inline constexpr std::string_view id_wanted = "letters, digits, - and _";
inline constexpr std::string_view bad_direction = "unknown direction";
inline constexpr std::string_view steps = "steps of -1, 0 or 1";
inline constexpr std::string_view bad_depth = "invalid depth {n}";
inline constexpr std::string_view bad_seed = "invalid seed {n}";
inline constexpr std::string_view not_negative = "0 or more";
inline constexpr std::string_view unknown_elsewhere = "other programs do not know this game";
inline constexpr std::string_view own_position = "a position as this program writes it";
inline constexpr std::string_view not_in_sgf = "this game is not written in SGF";
inline constexpr std::string_view go_game = "a game of Go";
inline constexpr std::string_view not_in_mat = "this match is not written in match files";
inline constexpr std::string_view backgammon_game = "a game of backgammon from its beginning";
inline constexpr std::string_view not_in_kif = "this game is not written in KIF or CSA";
inline constexpr std::string_view shogi_game = "a game of Japanese chess";
inline constexpr std::string_view not_in_pgn = "this game is not written in PGN";
inline constexpr std::string_view chess_game = "a game of chess";
inline constexpr std::string_view not_a_number = "\"{text}\" is not the number of a piece";
inline constexpr std::string_view whole_number = "a whole number";
inline constexpr Plural row_of = {"the row has 1 number", "the row has {n} numbers"};
inline constexpr std::string_view row_width = "{n} numbers, or one";
inline constexpr std::string_view unknown_table = "unknown table \"{text}\"";
inline constexpr std::string_view unknown_version = "unknown version \"{text}\" of Rithmomachia";
inline constexpr std::string_view one_of = "one of: {list}";

}  // namespace ludus::interface_faults
