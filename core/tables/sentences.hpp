#pragma once
// What the games of tables say, in whole sentences (core/base/say.hpp). Slots: {from}, {to}: a point, or several;
// {die}: a number of the dice; {roll}: "6-5"; {player}: whose move it is; {other}: the opponent; {n}: a number.

#include "core/base/say.hpp"

namespace ludus::tables::sentences {

// Why a move is allowed.
inline constexpr std::string_view enters = "With a {die} the captured checker enters on {to}.";
inline constexpr std::string_view enters_first = "A captured checker must enter before any other checker moves.";
inline constexpr std::string_view placed = "A {die} places a checker on {to}.";
inline constexpr std::string_view bears_off = "A {die} bears a checker off from {from}.";
inline constexpr std::string_view bears_off_higher =
    "A {die} bears a checker off from {from}, because none stands farther back.";
inline constexpr std::string_view moves = "A checker moves from {from} to {to}.";
inline constexpr std::string_view moves_home = "A {die} is enough to bring the checker home to {to}.";
inline constexpr Plural by_die = {"It moves 1 point, for the 1.", "It moves {n} points, for the {n}."};
inline constexpr std::string_view others_gone = "All the other checkers have entered and moved on.";
inline constexpr std::string_view hits = "{other} has only one checker on {to}, so it is captured.";
inline constexpr std::string_view start_left = "Only one checker is left on {to}, so the point is open.";
inline constexpr std::string_view entry_left = "A point is left open for the captured checker.";
inline constexpr std::string_view own_allowed = "{player}’s own checkers on {to} do not block it.";
inline constexpr std::string_view blocks = "{player} now has two checkers on {to} and blocks it.";
inline constexpr std::string_view last_off = "It is the last checker: all are borne off.";
inline constexpr std::string_view passed_on = "{other} could not use this {die}, so {player} may.";
inline constexpr std::string_view double_die = "A double: the {die} is played {n} times.";
inline constexpr std::string_view helps = "{player} bears off one of {other}’s checkers.";
inline constexpr std::string_view most_dice_used = "Only this way can {n} dice be used.";
inline constexpr std::string_view must_use = "This die can be used, so it must be.";

// Why a number of the dice cannot be used.
inline constexpr std::string_view nothing_to_move = "The {die} cannot be used: no checker can move by it.";
inline constexpr std::string_view bar_first = "The {die} cannot be used: a captured checker must enter first.";
inline constexpr std::string_view hand_first = "The {die} cannot be used: the checkers in hand must enter first.";
inline constexpr std::string_view leaves_quarter =
    "The {die} cannot be used: no checker leaves the entry quarter before all have entered.";
inline constexpr std::string_view corner_waits =
    "The {die} cannot be used: the checkers on {from} wait until all others have moved on.";
inline constexpr std::string_view stand_still =
    "The {die} cannot be used: checkers do not move here, and none stands on that point.";
inline constexpr std::string_view wait_to_bear =
    "The {die} cannot be used: the checkers on {from} wait to be borne off.";
inline constexpr std::string_view not_home = "The {die} cannot be used: not all checkers are in the home quarter yet.";
inline constexpr std::string_view not_exact = "The {die} cannot be used: only the exact number bears a checker off.";
inline constexpr std::string_view farther_back = "The {die} cannot be used: a checker stands farther back.";
inline constexpr std::string_view past_end = "The {die} cannot be used: only the exact number reaches the last point.";
inline constexpr std::string_view agreed_not =
    "The {die} cannot be used: it was agreed to bear nothing off on the first roll.";
inline constexpr std::string_view blocked = "The {die} cannot be used: {other} blocks {to}.";
inline constexpr std::string_view start_blocked = "The {die} cannot be used: {other} blocks {to}, where it started.";
inline constexpr std::string_view own_in_way = "The {die} cannot be used: {player}’s own checkers stand on {to}.";
inline constexpr std::string_view may_not_block =
    "The {die} cannot be used: {player} may not put a second checker on {to}.";
inline constexpr std::string_view corner_full = "The {die} cannot be used: two checkers stand in the corner.";
inline constexpr std::string_view no_entry_left =
    "The {die} cannot be used: no point would stay open for the captured checker.";
inline constexpr std::string_view other_may_play = "{other} may play what is left.";

// Why a spot may not be touched. {roll}: the numbers left.
inline constexpr std::string_view first_roll_for_first = "Roll for who goes first.";
inline constexpr std::string_view same_again = "Both dice show the same number, so nobody goes first: roll again.";
inline constexpr std::string_view roll_first = "{player} rolls the dice before a checker moves.";
inline constexpr std::string_view choose_roll_first = "{player} first names the numbers to be played.";
inline constexpr std::string_view give_first = "{other} first gives the third number.";
inline constexpr std::string_view name_first = "{player} first names the double to be played.";
inline constexpr std::string_view can_still_use = "A number can still be used, so it must be played: {roll}.";
inline constexpr std::string_view choose_die = "Choose the number this checker moves by.";
inline constexpr std::string_view rolled_already = "The dice have been rolled. Left to play: {roll}.";
inline constexpr std::string_view checker_first = "Touch the checker that is to move. Left to play: {roll}.";
inline constexpr std::string_view own_checker_first = "Touch a checker of {player} first.";
inline constexpr std::string_view none_waits = "No checker of {player} waits there.";
inline constexpr std::string_view others_checkers =
    "It is {player}’s turn, and the checkers on {from} belong to {other}.";
inline constexpr std::string_view no_checker_there = "No checker of {player} stands on {from}.";
inline constexpr std::string_view not_on_course = "Checkers of {player} never come to {to}.";
inline constexpr std::string_view other_way = "Checkers of {player} move the other way: {to} lies behind.";
inline constexpr std::string_view needs_number = "To reach {to} it needs {n}. Left to play: {roll}.";
inline constexpr std::string_view owed = "The {die} may not be used so: another way uses more of the roll.";
inline constexpr std::string_view no_number_left = "No number is left to move by.";
inline constexpr std::string_view must_enter = "A checker is borne off only from the board.";
inline constexpr std::string_view never_off = "In this game no checker is borne off.";
inline constexpr std::string_view bears_by = "It is borne off by {n}. Left to play: {roll}.";
inline constexpr std::string_view no_place_to_go = "A checker moves to a point of the board, or off it.";

// The roll.
inline constexpr std::string_view rolls = "{player} rolls {roll}.";
inline constexpr std::string_view rolls_with_six = "{player} rolls {roll}. The third die always counts as a 6.";
inline constexpr std::string_view rolls_lesser_twice = "{player} rolls {roll}. The lower number counts twice.";
inline constexpr std::string_view rolls_granted = "{player} rolls {roll}, and {other} gives the third number.";
inline constexpr std::string_view chooses = "{player} chooses {roll}.";
inline constexpr std::string_view chooses_granted = "{player} chooses {roll}, and {other} gives the third number.";
inline constexpr std::string_view chooses_six = "{player} chooses {roll}, and the third number is 6.";
inline constexpr std::string_view always = "{player} always has {roll}.";
inline constexpr std::string_view same_roll = "{player} has the same roll, {roll}.";
inline constexpr std::string_view imagines = "{player} imagines the roll {roll}.";
inline constexpr std::string_view double_again = "A double: the {die} is played {n} times, and {player} rolls again.";
inline constexpr std::string_view double_under = "A double: the {die} is played {n} times, then the {under} as often.";
inline constexpr std::string_view higher_plays_both = "{player} rolled the higher number and plays both dice.";
inline constexpr std::string_view higher_begins = "{player} rolled the higher number and goes first.";
inline constexpr std::string_view gives = "{other} gives the {die}.";
inline constexpr std::string_view asks_double = "{player} chooses the double {roll} after rolling 1 and 2.";
inline constexpr std::string_view leaves_rest = "{player} leaves the rest of the roll.";
inline constexpr std::string_view at_start = "The checkers stand as at the start.";

// How a game ends.
inline constexpr std::string_view standstill = "Draw: neither player can use any number, and neither ever will.";
inline constexpr std::string_view all_off = "{player} wins: all of {player}’s checkers are borne off.";
inline constexpr std::string_view single_game = "{player} has borne off all checkers and wins a hit (one game).";
inline constexpr std::string_view gammon =
    "{player} has borne off all checkers and wins a gammon, which counts as two games (hits).";
inline constexpr std::string_view backgammon =
    "{player} has borne off all checkers and wins a backgammon, which counts as three games (hits).";
inline constexpr std::string_view gathered = "{player} wins: all of {player}’s checkers stand on {to}.";
inline constexpr std::string_view lympolded =
    "{player} wins: {other} is lympolded, with a checker on each of the six entry points and one that cannot enter.";
inline constexpr std::string_view lurched_in =
    "{player} wins: {other} is lurched. The entry quarter is full, and no checker can enter.";
inline constexpr std::string_view lurched_out =
    "{player} wins: {other} is lurched. The entry quarter is full, and no checker can leave it.";
inline constexpr std::string_view capote = "{player} wins a capote, which counts as seven games.";
inline constexpr Plural palms = {
    "{player} bore off all checkers first, and 1 of {other}’s: one slap on the palm. {last} bore off the last checker "
    "and begins the next game.",
    "{player} bore off all checkers first, and {n} of {other}’s: {n} slaps on the palm. {last} bore off the last "
    "checker and begins the next game."};
inline constexpr std::string_view failed = "{player} wins: {other} cannot play the whole roll.";

// On the board.
inline constexpr Plural checkers = {"{player}: 1 checker", "{player}: {n} checkers"};
inline constexpr Plural to_come_in = {"{player}: 1 captured checker", "{player}: {n} captured checkers"};
inline constexpr Plural in_hand = {"{player}: 1 checker in hand", "{player}: {n} checkers in hand"};
inline constexpr Plural borne_off = {"{player}: 1 checker borne off", "{player}: {n} checkers borne off"};
inline constexpr Plural borne_off_by_other = {"{player}: 1 checker borne off by {other}",
                                              "{player}: {n} checkers borne off by {other}"};
inline constexpr std::string_view bar_of = "{player}: captured checkers";
inline constexpr std::string_view hand_of = "{player}: checkers in hand";
inline constexpr std::string_view off_of = "{player}: checkers borne off";
inline constexpr std::string_view die_place = "die {n}";
inline constexpr std::string_view die = "{player}’s die: {die}";
inline constexpr std::string_view die_times = "{player}’s die: {die}, {n} times";
inline constexpr std::string_view die_used = "{player}’s die: {die}, used";
inline constexpr std::string_view die_given = "{player}’s die: {die}, not rolled";
inline constexpr std::string_view die_given_times = "{player}’s die: {die}, {n} times, not rolled";
inline constexpr std::string_view die_given_used = "{player}’s die: {die}, not rolled, used";
inline constexpr std::string_view die_to_roll = "a die to roll";
inline constexpr std::string_view no_move = "No legal move";
inline constexpr std::string_view leave_rest = "End turn";

// Counts and odds.
inline constexpr std::string_view pips_left = "Pip count";
inline constexpr std::string_view dice_left = "Dice still needed, at least";
inline constexpr std::string_view off_title = "Checkers borne off";
inline constexpr std::string_view hit_next = "Can be captured on the next roll";
inline constexpr std::string_view enter_next = "Can enter on the next roll";
inline constexpr std::string_view stuck_next = "No move on the next roll";
inline constexpr std::string_view not_whole_next = "Cannot play the whole next roll";
inline constexpr std::string_view of_all = "{n} of {all}";
inline constexpr std::string_view on_point = "{player} on {to}";
inline constexpr std::string_view one_at_least = "{player}, at least one";
inline constexpr std::string_view all_waiting = "{player}, all {n}";
inline constexpr std::string_view certain = "certain";
inline constexpr std::string_view chance_of = "{n} of {all}, {percent} %";
inline constexpr std::string_view chance_below = "{n} of {all}, less than 1 %";
inline constexpr std::string_view chance_above = "{n} of {all}, more than 99 %";

// Plain text of the board.
inline constexpr std::string_view all_on_board = "{player} ({letter}): all checkers on the board";
inline constexpr std::string_view off_board = "{player} ({letter}): {checkers}";
inline constexpr Plural waiting = {"1 to enter", "{n} to enter"};
inline constexpr Plural in_hand_short = {"1 in hand", "{n} in hand"};
inline constexpr Plural off_short = {"1 borne off", "{n} borne off"};
inline constexpr Plural others_off = {"1 of the opponent’s borne off", "{n} of the opponent’s borne off"};
inline constexpr std::string_view rolling_for_first = "rolling for the first move";
inline constexpr std::string_view to_roll = "{player} to roll";
inline constexpr std::string_view third_given = "{other} gives {player} the third number";
inline constexpr std::string_view names_double = "{player} chooses a double";
inline constexpr std::string_view has_dice = "{player} has {dice}";

// Positions being set up.
inline constexpr std::string_view one_checker = "{player} checker";
inline constexpr std::string_view by_lot = "a roll for the first move decides";
inline constexpr std::string_view a_die = "Die {n}";
inline constexpr std::string_view die_supposed = "{die}, not rolled";
inline constexpr std::string_view die_spent = "{die}, used";
inline constexpr std::string_view double_to_choose = "A double is to be chosen";
inline constexpr std::string_view dice_passed_on = "Dice passed on, to be played";
inline constexpr std::string_view will_pass = "Dice that will pass to the other";
inline constexpr std::string_view number_under = "The number under, still to come";
inline constexpr std::string_view shared_numbers = "The roll both must play";
inline constexpr std::string_view rolls_again = "Has played, and rolls again";
inline constexpr std::string_view bears_nothing = "Bears nothing off in this turn";
inline constexpr std::string_view owes_point = "Must leave a point open";
inline constexpr std::string_view off_first = "Has borne off all first";
inline constexpr std::string_view none_rolled = "none yet";
inline constexpr std::string_view corner_free = "Checkers in the corner may move";

}  // namespace ludus::tables::sentences
