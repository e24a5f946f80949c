#pragma once
// What is wrong with a position of the games of tables as text, in whole sentences (core/base/say.hpp): what was found, and what
// was expected in its place. Slots: {player}: a seat; {id}: a seat as positions call it; {point}: a point; {n}: a number.

#include "core/base/say.hpp"

namespace ludus::tables::faults {

// Checkers, and whose turn it is.
inline constexpr std::string_view seat_and_checkers = "\"{id}\" and its checkers";
inline constexpr std::string_view place_and_number =
    "a point or bar, hand, off, palms, with 1 to 15 checkers, such as f3 or bar1";
inline constexpr std::string_view each_once = "each point once";
inline constexpr std::string_view a_place = "a point a to m or n to & (no j, v, w), or bar, hand, off, palms";
inline constexpr std::string_view whose_turn = "\"to am\", \"to n\" or \"to lot\"";

// What may follow.
inline constexpr std::string_view dice =
    "dice from 1 to 6, x after those used and s after those not rolled, such as 6-5x-6s";
inline constexpr std::string_view two_dice = "two dice, where the opponent gives the third";
inline constexpr std::string_view only_naming = "this only where a double is chosen after rolling 1 and 2";
inline constexpr std::string_view passed_dice = "dice that pass to the other player, who can play them";
inline constexpr std::string_view under_number = "one number, where the number under the double is played too";
inline constexpr std::string_view left_dice = "dice that will pass to the other player";
inline constexpr std::string_view shared_roll = "three numbers from high to low, where both players play one roll";
inline constexpr std::string_view only_within_turn = "this only in the middle of a turn";
inline constexpr std::string_view only_with_pact = "this only where nothing may be borne off on the first roll";
inline constexpr std::string_view only_with_entry_left = "this only where a point must be left open";
inline constexpr std::string_view released = "whose checkers in the corner may move: am, n or am n";
inline constexpr std::string_view first_off = "who bore off all checkers first";
inline constexpr std::string_view before_first_roll = "nothing more before the roll for the first move";
inline constexpr std::string_view parts =
    "dice, give, name, passed, then, left, named, again, pact, owes, released or won, in this order";

// How the checkers stand.
inline constexpr Plural checker_number = {"{player} has 1 checker", "{player} has {n} checkers"};
inline constexpr std::string_view one_to_fifteen = "1 to 15";
inline constexpr std::string_view on_bar = "{player} has checkers on the bar";
inline constexpr std::string_view no_captures = "none: there are no captures in this game";
inline constexpr std::string_view in_hand = "{player} has checkers in hand";
inline constexpr std::string_view no_hand = "none: this game begins with all checkers on the board";
inline constexpr std::string_view borne_off = "{player} has borne off checkers";
inline constexpr std::string_view no_bearing_off = "none: no checkers are borne off in this game";
inline constexpr std::string_view others_off = "{player} has borne off checkers of the opponent";
inline constexpr std::string_view no_help = "none: nobody does so in this game";
inline constexpr std::string_view off_course = "{player} has checkers on {point}";
inline constexpr std::string_view own_course = "only points on this player’s way";
inline constexpr std::string_view both_on_point = "checkers of both players stand on {point}";
inline constexpr std::string_view one_on_point = "one player on a point";
inline constexpr std::string_view blocks = "{player} has {n} checkers on {point}";
inline constexpr std::string_view may_not_block = "one: this player may not block that point";
inline constexpr std::string_view in_corner = "{player} has {n} checkers in the corner";
inline constexpr std::string_view two_at_most = "at most two";
inline constexpr std::string_view both_off = "both players have borne off all checkers";
inline constexpr std::string_view one_winner = "one winner";
inline constexpr std::string_view all_used = "all dice are used";
inline constexpr std::string_view one_unused = "at least one die that is not used";

// As other programs write it (foreign.cpp). {text}: what stands there.
inline constexpr std::string_view too_long = "the position is too long";
inline constexpr std::string_view at_most_characters = "at most {n} characters";
inline constexpr std::string_view not_in_xgid = "this XGID has \"{text}\" here";
inline constexpr std::string_view xgid_board =
    "26 places, - where it is empty, a to o for 1 to 15 checkers above, A to O below";
inline constexpr std::string_view upper_bar = "small letters: the bar of the upper player";
inline constexpr std::string_view lower_bar = "capitals: the bar of the lower player";
inline constexpr std::string_view colon = "a colon and the next of the nine numbers";
inline constexpr std::string_view no_cube = "0: this game has no doubling cube";
inline constexpr std::string_view xgid_turn = "1 or -1, who is on roll";
inline constexpr std::string_view xgid_roll = "two dice from 1 to 6, or 00 before the roll";
inline constexpr std::string_view no_score = "0: this game keeps no score of a match";
inline constexpr std::string_view no_jacoby = "0: this game has no Jacoby or Crawford rule";
inline constexpr std::string_view no_match = "0: this game is no part of a match";
inline constexpr std::string_view largest_cube = "a number up to 30, the largest cube";
inline constexpr std::string_view nothing_more = "nothing more";
inline constexpr std::string_view not_in_id = "this GNUbg ID has \"{text}\" here";
inline constexpr std::string_view id_letters = "{n} letters, figures, + or /";
inline constexpr std::string_view match_id = "a colon and the Match ID, or nothing";
inline constexpr std::string_view no_cube_id = "a cube at 1 in the middle: this game has no doubling cube";
inline constexpr std::string_view no_match_id = "a single game: this game keeps no score of a match";
inline constexpr std::string_view playing_id = "a game under way, nothing offered";
inline constexpr std::string_view over_fifteen = "there are too many checkers in \"{text}\"";
inline constexpr std::string_view found_checkers = "at most 15 for a player, not {n}";
inline constexpr std::string_view fifteen = "at most 15 for a player";

}  // namespace ludus::tables::faults
