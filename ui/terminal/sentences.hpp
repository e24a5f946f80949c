#pragma once
// What `ludus` says besides its help, in whole sentences (core/base/say.hpp). Slots: {text}: what was typed; {flag}, {command}:
// as they are typed; {game}: an id; {player}: a seat; {move}: a move in its words; {file}: a path; {list}: names, set apart by
// commas; {n}, {most}: numbers. The prompt and the tables of figures are set beside them.

#include "core/base/say.hpp"

namespace ludus::terminal::sentences {

// What a record holds.
inline constexpr std::string_view against_rules = "    against the rules: {text}";
inline constexpr std::string_view move_sign = "Sign of the move: {text}";
inline constexpr std::string_view ring_drawn = "Drawn: {colour} ring on {from}";
inline constexpr std::string_view arrow_drawn = "Drawn: {colour} arrow from {from} to {to}";
inline constexpr std::string_view mark_colours[] = {"green", "red", "blue", "yellow"};

// What was typed.
inline constexpr std::string_view one_of = "one of: {list}";
inline constexpr std::string_view unknown_command = "unknown command \"{text}\"";
inline constexpr std::string_view unknown_flag = "unknown flag {flag}";
inline constexpr std::string_view flag_without_value = "{flag} needs a value";
inline constexpr std::string_view flag_takes_no_value = "{flag} takes no value";
inline constexpr std::string_view flag_does_not_fit = "{command} does not take {flag}";
inline constexpr std::string_view no_flags = "no flags";
inline constexpr std::string_view missing_argument = "{command} needs another argument";
inline constexpr std::string_view unexpected_argument = "unexpected argument \"{text}\"";
inline constexpr std::string_view invalid_value = "{flag}: \"{text}\" is not valid";
inline constexpr std::string_view number_from = "a whole number from {least} to {most}";
inline constexpr std::string_view some_seconds = "seconds above 0, such as 1.5";
inline constexpr std::string_view pair_without_value = "{flag} {text} has no value";
inline constexpr std::string_view an_option = "key=value, such as leap=false";
inline constexpr std::string_view a_tag = "key=value, such as Title=Evening";
inline constexpr std::string_view flag_needs = "{flag} needs {other}";
inline constexpr std::string_view command_needs = "{command} needs {other}";
inline constexpr std::string_view unknown_game = "unknown game \"{text}\"";
inline constexpr std::string_view unknown_level = "unknown level \"{text}\"";
inline constexpr std::string_view unknown_seat = "unknown seat \"{text}\"";
inline constexpr std::string_view unknown_player = "unknown player \"{text}\"";
inline constexpr std::string_view unknown_notation = "unknown notation \"{text}\" for {game}";
inline constexpr std::string_view unknown_style = "unknown piece style \"{text}\"";
inline constexpr std::string_view styles = "figure, native or sign";
inline constexpr std::string_view seat_without_player = "--seat {text} names no player";
inline constexpr std::string_view seat_and_player = "SEAT=person or SEAT=steady";

// Asked by an interface.
inline constexpr std::string_view unknown_request = "unknown request \"{text}\"";
inline constexpr std::string_view no_such_move = "\"{text}\" is no legal move here";

// Files and records.
inline constexpr std::string_view is_folder = "{file} is a folder";
inline constexpr std::string_view a_file = "a file";
inline constexpr std::string_view cannot_read = "cannot read {file}";
inline constexpr std::string_view existing_file = "a file that exists";
inline constexpr std::string_view cannot_read_all = "cannot read all of {file}";
inline constexpr std::string_view readable_file = "a file that can be read";
inline constexpr std::string_view cannot_write = "cannot write {file}";
inline constexpr std::string_view writable_file = "a file that can be written";
inline constexpr std::string_view cannot_write_all = "cannot write all of {file}";
inline constexpr std::string_view enough_space = "enough free space";
inline constexpr std::string_view beyond_record = "--at {n} is after the end of the record";
inline constexpr std::string_view from_0 = "0 to {most}";
inline constexpr std::string_view not_with_record = "{flag} cannot be used with a record";
inline constexpr std::string_view records_own = "a record, which has its own options and position";
inline constexpr std::string_view at_needs_record = "--at needs a record";
inline constexpr std::string_view file_or_after = "a file, or --after \"MOVES\"";
inline constexpr std::string_view comment_not_closed = "the comment is not closed";
inline constexpr std::string_view no_records = "there is no record in {list}";
inline constexpr std::string_view record_files = "files that end in .game, .pgn, .sgf, .kif, .kifu, .csa or .mat";
inline constexpr std::string_view record_ok = "ok      {file}  {moves}, {outcome}";
inline constexpr std::string_view record_failed = "FAILED  {file}  {moves}, {outcome}";
inline constexpr Plural moves = {"1 move", "{n} moves"};
inline constexpr std::string_view records_correct = "{n} of {most} records are correct";
inline constexpr std::string_view not_in_format = "{game} is not written in {format}";
inline constexpr std::string_view chess_game = "a game of chess";
inline constexpr std::string_view go_game = "a game of Go";
inline constexpr std::string_view shogi_game = "a game of Japanese chess";
inline constexpr std::string_view backgammon_game = "a game of backgammon from its beginning";
inline constexpr std::string_view other_file_name = "a file name with another ending";
inline constexpr std::string_view unknown_elsewhere = "other programs do not know {game}";
inline constexpr std::string_view known_elsewhere = "a game that they know, such as falkener-xiangqi";

// A game and how it stands.
inline constexpr Plural players = {"1 player", "{n} players"};
inline constexpr std::string_view seat = "{id} ({player})";
inline constexpr std::string_view seat_with_side = "{id} ({player}, side {n})";
inline constexpr std::string_view seats = "players: {list}";
inline constexpr std::string_view option_choices = "standard: {standard}; choices: {list}";
inline constexpr std::string_view option_meaning = "{label} ({rule})";
inline constexpr std::string_view option_of_ours = "{label} ({rule}, our interpretation)";
inline constexpr std::string_view number_choices = "{least} to {most}";
inline constexpr std::string_view preset = "preset {id} ({label}): {list}";
inline constexpr std::string_view preset_of_standards = "preset {id} ({label}): all standard";
inline constexpr std::string_view not_over = "the game is not over";
inline constexpr std::string_view to_move = "{player} to move";
inline constexpr std::string_view to_continue = "{player} to move, in the middle of a turn";
inline constexpr std::string_view chance_next = "Next: a roll of the dice or a random choice";
inline constexpr std::string_view can_capture = "possible capture: {reasons}";
inline constexpr std::string_view position_is = "position: {position}";
inline constexpr std::string_view no_move_to_explain = "there is no move to explain";
inline constexpr std::string_view moves_wanted = "legal moves, such as those that `ludus moves` lists";

// A game at the prompt.
inline constexpr std::string_view by_chance = "By chance: {move}  {reasons}";
inline constexpr std::string_view player_moves = "{player} plays {move}  {reasons}";
inline constexpr std::string_view hint = "{move}  (value {value})";
inline constexpr std::string_view game_over = "The game is over.";
inline constexpr std::string_view no_moves_yet = "No moves yet.";
inline constexpr std::string_view no_legal_moves = "No legal moves.";
inline constexpr std::string_view no_move_begins_so = "No legal move begins with \"{text}\".";
inline constexpr std::string_view no_more_moves = "There are no more moves in this direction.";
inline constexpr std::string_view waiting_prompt = "waiting> ";
inline constexpr std::string_view over_prompt = "over> ";
inline constexpr std::string_view player_prompt = "{player}> ";
inline constexpr std::string_view waiting = "Enter go to let the computer or the dice continue.";
inline constexpr std::string_view no_options = "This game has no options.";
inline constexpr std::string_view no_file_name = "there is no file name";
inline constexpr std::string_view save_file = "save FILE";
inline constexpr std::string_view saved = "Saved {file}.";

// Counting and thinking.
inline constexpr std::string_view turn_begun = "--turns cannot begin in the middle of a turn";
inline constexpr std::string_view turn_start = "a position where a turn begins";
inline constexpr Plural lines_of_turns = {"{lines} lines of 1 whole turn in {seconds} s",
                                          "{lines} lines of {n} whole turns in {seconds} s"};
inline constexpr Plural lines_of_moves = {"{lines} lines of 1 move in {seconds} s",
                                          "{lines} lines of {n} moves in {seconds} s"};
inline constexpr std::string_view is_over = "the game is over: {outcome}";
inline constexpr std::string_view not_over_wanted = "a game that is not over";
inline constexpr Plural thought = {"value {value}, 1 whole turn deep, {positions} positions, {seconds} s",
                                   "value {value}, {n} whole turns deep, {positions} positions, {seconds} s"};
inline constexpr std::string_view best_line = "line: {list}";
inline constexpr std::string_view positions_at_most = "at most {text} positions";
inline constexpr std::string_view seconds_at_most = "at most {text} s";
inline constexpr Plural turns_deep = {"1 whole turn deep", "{n} whole turns deep"};
inline constexpr std::string_view wobble = "wobble {n}";

// Captures and wins that are near, and drills.
inline constexpr std::string_view wins_now = "{player}, wins on the board:";
inline constexpr std::string_view wins_in_one = "{player}, wins in one turn:";
inline constexpr std::string_view wins_in_two = "{player}, wins in two turns:";
inline constexpr std::string_view captures_now = "{player}, captures now:";
inline constexpr std::string_view captures_in_one = "{player}, captures after one move:";
inline constexpr std::string_view captures_next_turn = "{player}, captures after one move, in the next turn:";
inline constexpr std::string_view on_square = "{text} on {list}";
inline constexpr std::string_view still_needed = "still needed: {reasons}";
inline constexpr std::string_view nothing_near = "No captures or wins are near.";
inline constexpr std::string_view no_drills = "This game has no drills.";
inline constexpr std::string_view correct = "Correct: {why}";
inline constexpr std::string_view wrong = "Wrong: {why}";

// Why not.
inline constexpr std::string_view unknown_spot = "no spot \"{text}\"";
inline constexpr std::string_view spot_names = "a square, pocket or button of this board: {list}";
inline constexpr std::string_view begins_nothing = "\"{text}\" begins no move";
inline constexpr std::string_view begins_move =
    "spots that begin a move, and after them the one that may not be touched";
inline constexpr std::string_view may_be_touched = "It may be touched.";
inline constexpr std::string_view cannot_say = "This game cannot say why not yet.";

// Measuring.
inline constexpr std::string_view unknown_benchmark = "unknown benchmark \"{text}\"";
inline constexpr std::string_view one_side_only = "{game} has only one side";
inline constexpr std::string_view more_sides = "a game for two or more sides";
inline constexpr std::string_view not_two_sides = "{game} does not have two sides";
inline constexpr std::string_view two_sides = "a game for two sides";
inline constexpr std::string_view lowest_level = "there is no level below \"{text}\"";
inline constexpr std::string_view not_dice = "{game} is not a game of dice for two";
inline constexpr std::string_view dice_game = "a game of tables";
inline constexpr std::string_view rolls_ahead = "1 to 9 rolls to look ahead";
inline constexpr std::string_view unknown_version = "unknown version \"{text}\" of Rithmomachia";
inline constexpr std::string_view a_weight = "NAME=NUMBER, with one of the names {list}";
inline constexpr std::string_view match_of =
    "{game}: {player} ({limits}) against {other} ({other_limits}), each side in turn, seed {seed}";
inline constexpr std::string_view any_legal_move = "any legal move";
inline constexpr std::string_view most_pieces = "the most pieces at the end of its turn";
inline constexpr std::string_view match_result =
    "won {won} of {n}, drawn {drawn}, lost {lost}; of these stopped after {cap} turns: won {won_capped}, drawn "
    "{drawn_capped}, lost {lost_capped}";
inline constexpr std::string_view match_time = "{turns} turns a game, {seconds} s in all";
inline constexpr std::string_view tally_short =
    "won {won}, lost {lost}, drawn {drawn}; by victory {victory}, adjudicated {adjudicated}, at the cap {capped}; "
    "{turns} turns a game";
inline constexpr std::string_view tally_long =
    "won {won}, lost {lost}, drawn {drawn}: {share} %; by victory {victory}, adjudicated {adjudicated}, at the cap "
    "{capped}; {turns} turns a game, "
    "{rate} positions/s, {seconds} s";
inline constexpr std::string_view limits_against = "{limits} against {other_limits}";
inline constexpr std::string_view ended_how = "{result}, {how}";
inline constexpr std::string_view ended_by = "{result}, {how} ({rule})";
inline constexpr std::string_view at_cap = "stopped at the cap";
inline constexpr std::string_view all_versions = "{share} %  of {n} games; with stopped games counted half: {half} %";
inline constexpr std::string_view tuning_step = "step {n}: {score} of {most} points ({tally})  {weights}";
inline constexpr std::string_view tuned = "After {n} games. Try these weights with:\n  {command}";
inline constexpr std::string_view dice_match = "{game}: {player} against {other}, the same dice for both, seed {seed}";
inline constexpr std::string_view dice_points =
    "{mean} ± {error} points a game over {n} games (won {won}, lost {lost})";
inline constexpr std::string_view gnubg_match =
    "backgammon: {player} against GNU Backgammon at {n}-ply, cubeless, the same dice for both, seed {seed}";
inline constexpr std::string_view gnubg_skipped = "skipped: {text}";
inline constexpr std::string_view gnubg_illegal =
    "GNU Backgammon plays a move that our rules do not allow, at \"{position}\"";
inline constexpr std::string_view legal_move = "a legal move";
inline constexpr std::string_view gnubg_differs =
    "at \"{position}\" our rules allow {n} final positions and GNU Backgammon {other}";
inline constexpr std::string_view same_ends = "the same final positions";
inline constexpr std::string_view gnubg_agrees =
    "The final positions of {rolls} rolls in {n} games are the same: {positions} positions";

}  // namespace ludus::terminal::sentences
