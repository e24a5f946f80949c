#pragma once
// What records, PGN and matches say, in whole sentences (core/base/say.hpp): what was found, and what was expected in its place.
// Slots: {text}: what stands there; {tag}: a tag's name; {seat}: a seat's id; {player}: a seat's name; {move}: a move in its
// words; {end}: how the game ended; {n}: a number; {list}: names, set apart by commas.

#include "core/base/say.hpp"

namespace ludus::match_sentences {

// The text as a whole.
inline constexpr std::string_view record_too_long = "the record is longer than {n} bytes";
inline constexpr std::string_view game_too_long = "the game is longer than {n} bytes";
inline constexpr std::string_view at_most_bytes = "at most {n} bytes";
inline constexpr std::string_view control_character = "a control character ({text})";
inline constexpr std::string_view plain_text = "plain text";
inline constexpr std::string_view not_utf8 = "the text is not UTF-8";
inline constexpr std::string_view text_in_utf8 = "text in UTF-8";
inline constexpr std::string_view one_of = "one of: {list}";

// Tags.
inline constexpr std::string_view tag_without_name = "the tag has no name";
inline constexpr std::string_view a_tag_name = "a name of letters, such as {tag}";
inline constexpr std::string_view tag_without_value = "tag {tag} has no value";
inline constexpr std::string_view a_quoted_value = "a value in quotes";
inline constexpr std::string_view quote_not_closed = "the value of tag {tag} has no closing quote";
inline constexpr std::string_view closing_quote = "a quote at its end, on the same line";
inline constexpr std::string_view invalid_escape = "invalid escape";
inline constexpr std::string_view tag_not_closed = "tag {tag} is not closed";
inline constexpr std::string_view bracket_after_value = "] after the value";
inline constexpr std::string_view tag_twice = "tag {tag} appears twice";
inline constexpr std::string_view only_one_tag = "only one tag {tag}";
inline constexpr std::string_view tag_too_late = "this tag comes too late";
inline constexpr std::string_view tags_first = "all tags before moves and comments";
inline constexpr std::string_view first_tag_other = "the first tag is {tag}";
inline constexpr std::string_view record_empty = "the record is empty";
inline constexpr std::string_view record_without_game = "the record does not name its game";
inline constexpr std::string_view game_tag_first = "[Game \"...\"] as the first tag";
inline constexpr std::string_view option_without_value = "the option has no value";
inline constexpr std::string_view key_and_value = "key=value";

// Players.
inline constexpr std::string_view unknown_seat = "unknown seat \"{text}\"";
inline constexpr std::string_view seat_twice = "seat {seat} appears twice";
inline constexpr std::string_view each_seat_once = "each seat once";
inline constexpr std::string_view unknown_player_type = "unknown player type for seat {seat}";
inline constexpr std::string_view person_or_machine = "\"person\" or \"machine\" after the seat";
inline constexpr std::string_view unknown_level = "unknown level \"{text}\"";
inline constexpr std::string_view unknown_player_type_here = "unknown player type for this seat";
inline constexpr std::string_view seat_and_level = "a seat, \"machine\" and a level, such as {text}";

// Slips: what the rules forbid and a book has all the same.
inline constexpr std::string_view slip_not_closed = "the slip is not closed";
inline constexpr std::string_view slip_closing = "> at its end, on the same line";
inline constexpr std::string_view slip_parts = "a slip has three parts";
inline constexpr std::string_view slip_parts_wanted =
    "<words : why they are against the rules : the position after them>";
inline constexpr std::string_view slip_words = "these are not the words of a slip";
inline constexpr std::string_view slip_words_wanted = "one word as the book has it, without < > { } [ ] and quotes";
inline constexpr std::string_view slip_why = "the slip does not say what is against the rules";
inline constexpr std::string_view slip_why_wanted = "a sentence of at most {n} letters, without < and >";
inline constexpr std::string_view slip_is_legal = "{move} is legal here and no slip";
inline constexpr std::string_view the_move_itself = "the move itself";
inline constexpr std::string_view too_many_slips = "the match has {n} slips already";
inline constexpr std::string_view slip_in_pgn = "The book goes on against the rules: {move}. {text}.";
inline constexpr std::string_view a_legal_move = "a legal move";
inline constexpr std::string_view no_legal_move = "\"{text}\" is not a legal move here";
inline constexpr std::string_view legal_moves_such_as = "one of {n} legal moves, such as {list}";

// Moves, comments and variations.
inline constexpr std::string_view a_move = "a move";
inline constexpr std::string_view another_move = "a different move";
inline constexpr std::string_view nothing_more = "nothing more";
inline constexpr std::string_view number_without_move = "the turn number has no move";
inline constexpr std::string_view move_after_number = "a move after the turn number";
inline constexpr std::string_view not_a_turn_number = "\"{text}\" is not a turn number";
inline constexpr std::string_view a_turn_number = "a number and a full stop, such as 12.";
inline constexpr std::string_view comment_not_closed = "the comment is not closed";
inline constexpr std::string_view comment_too_long = "the comment is longer than {n} bytes";
inline constexpr std::string_view at_most_in_comment = "at most {n} bytes in a comment";
inline constexpr std::string_view closing_brace = "} at its end";
inline constexpr std::string_view brace_not_opened = "there is no { before this }";
inline constexpr std::string_view variation_begins_with_comment = "the variation begins with a comment";
inline constexpr std::string_view variation_too_early = "the variation has no move before it";
inline constexpr std::string_view variation_after_result = "a variation after the result";
inline constexpr std::string_view closing_bracket = ")";
inline constexpr std::string_view too_deep = "the variations are nested too deeply";
inline constexpr std::string_view at_most_levels = "at most {n} levels";
inline constexpr std::string_view bracket_not_opened = "there is no ( before this )";
inline constexpr std::string_view variation_empty = "the variation is empty";
inline constexpr std::string_view move_or_result = "a move or a result";
inline constexpr std::string_view variation_not_closed = "the variation is not closed";
inline constexpr std::string_view bracket_after_last_move = ") after its last move";
inline constexpr std::string_view variation_known = "the variation begins with the same move as another line";
inline constexpr std::string_view bracket_at_move = "there is no space between the move and the )";
inline constexpr std::string_view space_before_bracket = "a space before the )";
inline constexpr std::string_view line_too_long = "the line has more than {n} moves";
inline constexpr std::string_view at_most_in_line = "at most {n} moves in a line";
inline constexpr std::string_view after_end = "\"{text}\" comes after the end of the game: {end}";

// Signs, and marks drawn on the board.
inline constexpr std::string_view not_a_sign = "\"{text}\" is not a sign";
inline constexpr std::string_view a_sign = "!, ?, !!, ??, !? or ?!";
inline constexpr std::string_view sign_too_early = "a sign before the first move";
inline constexpr std::string_view second_sign = "a second sign for the same move";
inline constexpr std::string_view marks_not_closed = "the marks are not closed";
inline constexpr std::string_view not_a_mark = "\"{text}\" cannot be drawn here";
inline constexpr std::string_view a_mark_wanted = "G, R, B or Y, then one square, or two with a hyphen between";
inline constexpr std::string_view too_many_marks = "there are too many marks";
inline constexpr std::string_view at_most_marks = "at most {n} marks";

// Results.
inline constexpr std::string_view after_result = "\"{text}\" comes after the result";
inline constexpr std::string_view incomplete_result = "incomplete result";
inline constexpr std::string_view drawn_by_agreement = "drawn by agreement";
inline constexpr std::string_view result_after_end = "the game is already over: {end}";
inline constexpr std::string_view no_result = "no result here";
inline constexpr std::string_view second_result = "a second result for the same position";
inline constexpr std::string_view only_one = "only one";

// PGN.
inline constexpr std::string_view not_in_pgn = "{text} is not written in PGN";
inline constexpr std::string_view a_record = "a record";
inline constexpr std::string_view unknown_game = "unknown game \"{text}\"";
inline constexpr std::string_view no_game = "there is no game in the text";
inline constexpr std::string_view game_not_named = "the game is not named";
inline constexpr std::string_view a_variant = "a tag Variant with one of: {list}";
inline constexpr std::string_view a_known_game = "a game that other programs know";
inline constexpr std::string_view setup_without_position = "tag SetUp is 1, but there is no position";
inline constexpr std::string_view a_fen = "a tag FEN";
inline constexpr std::string_view positions_differ = "tags FEN and Position differ";
inline constexpr std::string_view second_game = "a second game begins";
inline constexpr std::string_view only_one_game = "only one game";
inline constexpr std::string_view more_after_result = "more text after the result";
inline constexpr std::string_view unexpected = "unexpected \"{text}\"";
inline constexpr std::string_view mark_without_number = "a $ without its number";
inline constexpr std::string_view a_mark = "$0 to $255";
inline constexpr std::string_view mark_too_early = "a $ before the first move";
inline constexpr std::string_view result_in_variation = "a result inside a variation";
inline constexpr std::string_view bracket_or_move = ") or a move";
inline constexpr std::string_view result_missing = "the result is missing";
inline constexpr std::string_view a_pgn_result = "1-0, 0-1, 1/2-1/2 or *";
inline constexpr std::string_view a_result = "a result";
inline constexpr std::string_view results_differ = "the result is {result}, but tag Result says \"{text}\"";
inline constexpr std::string_view same_result = "the same result in both";
inline constexpr std::string_view result_against_rules = "the result is {result}, but by the rules: {end}";
inline constexpr std::string_view resigns = "{player} resigns";

// SGF.
inline constexpr std::string_view not_in_sgf = "{text} is not written in SGF";
inline constexpr std::string_view value_not_closed = "the value is not closed";
inline constexpr std::string_view no_node = "there is no node here";
inline constexpr std::string_view no_property = "this is no property";
inline constexpr std::string_view a_property = "capitals and a value, such as B[dd]";
inline constexpr std::string_view property_without_value = "{text} has no value";
inline constexpr std::string_view property_twice = "{text} stands twice in one node";
inline constexpr std::string_view each_once = "each property once";
inline constexpr std::string_view not_a_point = "\"{text}\" is no point of the board";
inline constexpr std::string_view a_point = "two small letters, such as dd";
inline constexpr std::string_view sizes_differ = "SZ is not the size of the game's board";
inline constexpr std::string_view node_after_variations = "a node stands after variations";
inline constexpr std::string_view set_up_late = "stones are set up after the first node";
inline constexpr std::string_view two_moves = "the node has two moves";
inline constexpr std::string_view one_move = "one move";

// KIF, CSA and USI.
inline constexpr std::string_view not_in_kif = "{text} is not written in KIF or CSA";
inline constexpr std::string_view not_a_line = "\"{text}\" cannot be read here";
inline constexpr std::string_view a_kif_line =
    "a move such as 1 ７六歩(77), a comment after *, or a heading such as 先手：";
inline constexpr std::string_view a_csa_line = "a move such as +7776FU, an ending such as %TORYO, or a comment after '";
inline constexpr std::string_view a_usi_line = "position startpos or position sfen, then moves such as 7g7f";
inline constexpr std::string_view a_square_and_piece = "a square and a piece, such as ７六歩";
inline constexpr std::string_view no_origin = "the move does not say where the piece came from";
inline constexpr std::string_view an_origin = "its square, such as (77), or 打 for a drop";
inline constexpr std::string_view no_last_square = "同 without a move before it";
inline constexpr std::string_view a_square = "the square, such as ７六";
inline constexpr std::string_view unknown_handicap = "unknown handicap \"{text}\"";
inline constexpr std::string_view bad_board_row = "this is no row of the board";
inline constexpr std::string_view a_kif_row = "| and nine squares, each v or a space and a piece or ・";
inline constexpr std::string_view a_csa_row =
    "nine squares of three characters: \" * \" or +, - and a piece, such as +FU";
inline constexpr std::string_view wrong_rows = "the board has {n} rows";
inline constexpr std::string_view nine_rows = "9 rows";
inline constexpr std::string_view not_held = "\"{text}\" is no piece in hand";
inline constexpr std::string_view held_pieces = "pieces such as 飛 or 歩二, or なし";
inline constexpr std::string_view not_a_csa_piece = "\"{text}\" is no piece on a square";
inline constexpr std::string_view a_csa_piece = "a square and a piece, such as 77FU, or 00FU in hand";
inline constexpr std::string_view no_such_branch = "no line before this one reaches move {n}";
inline constexpr std::string_view a_branch = "変化： and the number of a move that stands above";
inline constexpr std::string_view other_side_moves = "the other player is to move";
inline constexpr std::string_view sign_of_mover = "{text} before the move";
inline constexpr std::string_view file_ends = "The file ends with {text}: {meaning}.";
inline constexpr std::string_view without_variations = "Variations are left out: CSA has none.";

// Match files of backgammon.
inline constexpr std::string_view not_in_mat = "{text} is not written in match files";
inline constexpr std::string_view a_mat_line = "a row such as 1) 31: 8/5 6/5, or Wins 1 point";
inline constexpr std::string_view a_mat_step = "steps such as 13/9, bar/22, 6/off or 8/4(2)";
inline constexpr std::string_view game_heading_missing = "there is no game in the file";
inline constexpr std::string_view a_game_heading = "Game 1";
inline constexpr std::string_view players_missing = "the names of the players are missing";
inline constexpr std::string_view two_players = "two names, each with its points, such as Ann : 0";
inline constexpr std::string_view wrong_roll = "\"{text}\" cannot be rolled here";
inline constexpr std::string_view a_roll = "two numbers from 1 to 6 and a colon, such as 31:";
inline constexpr std::string_view wrong_steps = "\"{text}\" is not a legal way to play the roll";
inline constexpr std::string_view game_of_many = "This is the first of {n} games in the file.";
inline constexpr std::string_view cube_told = "In the file {player} says: {text}.";
inline constexpr std::string_view only_rolls = "Variations and comments are left out.";

// Checks that a record asks for and that failed.
inline constexpr std::string_view failed_check = "{tag}: {text}";
inline constexpr std::string_view nothing_to_explain = "there is no move to explain";
inline constexpr std::string_view cites_otherwise = "{move} does not cite {rule}, but {list}";
inline constexpr std::string_view position_differs = "the position is {position}, not {wanted}";
inline constexpr std::string_view is_legal = "{move} is legal";
inline constexpr std::string_view is_not_legal = "{move} is not legal";
inline constexpr std::string_view is_legal_too = "{move} is also legal";
inline constexpr std::string_view outcome_differs = "the outcome is {outcome}, not {wanted}";
inline constexpr Plural not_scores = {"\"{text}\" is not a score", "\"{text}\" is not {n} scores, one for each seat"};

// Matches.
inline constexpr std::string_view draw_agreed = "Draw by agreement.";
inline constexpr std::string_view gave_up = "{player} resigned.";
inline constexpr Plural resigned = {"{player} resigned. {winners} wins.", "{player} resigned. {winners} win."};
inline constexpr std::string_view longest_reached =
    "Draw: the game has reached {n} moves, the most that are possible here (our rule, not the book’s).";
inline constexpr std::string_view match_full = "the game already has {n} moves, variations included";
inline constexpr std::string_view at_most_moves = "at most {n} moves in all";
inline constexpr std::string_view not_again = "\"{move}\" would repeat the position too often";
inline constexpr Plural one_of_others = {"the other move", "one of the other {n} moves"};
inline constexpr std::string_view not_legal = "the move is not legal here";
inline constexpr Plural one_of_legal = {"the one legal move", "one of {n} legal moves"};
inline constexpr std::string_view game_over = "the game is over: {end}";
inline constexpr std::string_view no_further_move = "no further move";
inline constexpr std::string_view no_move_given = "no move was given";
inline constexpr std::string_view moves_wanted = "one or more moves";

}  // namespace ludus::match_sentences
