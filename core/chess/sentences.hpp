#pragma once
// What the chesses say, in whole sentences (core/base/say.hpp). Slots: {piece}, {victim}: a piece; {from}, {to}, {over}:
// a square; {player}, {other}: a seat; {n}: a number.

#include <array>

#include "core/base/say.hpp"

namespace ludus::chess::sentences {

// Why a move is allowed.
inline constexpr std::string_view moves = "The {piece} moves from {from} to {to}.";
inline constexpr std::string_view captures = "The {piece} on {from} captures the {victim} on {to}.";
inline constexpr std::string_view moves_over = "The {piece} moves from {from} to {to} and jumps over {over}.";
inline constexpr std::string_view captures_over =
    "The {piece} on {from} jumps over {over} and captures the {victim} on {to}.";
inline constexpr std::string_view drops = "A captured {piece} is dropped on {to}.";
inline constexpr std::string_view no_second_pawn = "{player} has no other unpromoted {piece} on that file.";
inline constexpr std::string_view castles = "The king moves from {from} to {to}, and the rook stands beside it.";
inline constexpr std::string_view is_captive = "{player} may drop the captured {victim} later.";
inline constexpr std::string_view promotes = "In the enemy’s camp it becomes a {piece}.";
inline constexpr std::string_view places = "The {piece} is placed on {to}.";
inline constexpr std::string_view becomes = "It becomes a {piece}.";
inline constexpr std::string_view becomes_apart = "The {victim} becomes a {piece} on {to}. This is the whole move.";
inline constexpr std::string_view waits_for_loss = "It waits there until its side loses a {piece}.";
inline constexpr std::string_view waits_and_turns =
    "It waits there until its side loses a {piece}, and then becomes one.";
inline constexpr std::string_view waiting_turns = "The {piece} waiting on {over} becomes a {victim} at once.";
inline constexpr std::string_view heir_made = "It is now an heir: if the {victim} is captured, it takes its place.";
inline constexpr std::string_view heir_follows = "The {piece} on {over} takes the place of the captured {victim}.";
inline constexpr std::string_view sets_down = "The {piece} that reached the last row is set down on {to}.";
inline constexpr std::string_view exchanges =
    "The {piece} on {from} changes places with the {victim} on {to}. It may do so once in the game.";
inline constexpr std::string_view gives_check = "It gives check.";
inline constexpr std::string_view gives_mate = "It gives checkmate.";
inline constexpr std::string_view is_in_check = "{player} is in check.";
inline constexpr std::string_view can_capture = "The {piece} can capture the {victim}.";

// Why a spot may not be touched. {way}: how a piece moves.
inline constexpr std::string_view empty_square = "No piece stands on {to}. Touch a piece of {player} first.";
inline constexpr std::string_view not_yours = "It is {player}’s turn, and the {piece} on {to} belongs to {other}.";
inline constexpr std::string_view first_places = "{player} places a piece first: touch one beside the board.";
inline constexpr std::string_view hemmed_in =
    "The {piece} on {from} has nowhere to go: pieces or the edge are in its way.";
inline constexpr std::string_view pinned = "The {piece} on {from} cannot move: that would leave the king in check.";
inline constexpr std::string_view surrounded =
    "The {piece} on {from} cannot move: every square it could go to is attacked.";
inline constexpr std::string_view cannot_help = "{player} is in check, and no move of the {piece} on {from} ends it.";
inline constexpr std::string_view exposes = "That would leave the {piece} in check from the {victim} on {over}.";
inline constexpr std::string_view stays_in_check =
    "{player} is in check, and after that the {victim} on {over} would still attack the {piece}.";
inline constexpr std::string_view own_piece = "Your own {victim} stands on {to}.";
inline constexpr std::string_view in_the_way =
    "The {piece} cannot go from {from} to {to}: the {victim} on {over} is in the way.";
inline constexpr std::string_view nothing_to_jump =
    "To reach {to} the {piece} must jump over exactly one piece, and none stands between.";
inline constexpr std::string_view too_many_to_jump =
    "To reach {to} the {piece} must jump over exactly one piece, and more stand between.";
inline constexpr std::string_view too_near = "{to} is too near: the {piece} moves at least {n} that way.";
inline constexpr std::string_view only_captures =
    "The {piece} goes that way only to capture, and nothing stands on {to}.";
inline constexpr std::string_view never_captures_so =
    "The {piece} cannot capture that way, and the {victim} stands on {to}.";
inline constexpr std::string_view waiting_is_safe = "The {victim} on {to} waits to be set down and cannot be captured.";
inline constexpr std::string_view not_from_check = "The {piece} may not move to {to} while it is in check.";
inline constexpr std::string_view outside_zone =
    "The {piece} may not go to {to}: it may not leave its part of the board.";
inline constexpr std::string_view not_from_here =
    "From {from} the {piece} may not go to {to}: only from certain squares.";
inline constexpr std::string_view does_not_go = "The {piece} cannot go from {from} to {to}.";
inline constexpr std::string_view how_moves = "The {piece} moves {way}.";
inline constexpr std::string_view how_captures = "It captures {way}.";
inline constexpr std::string_view castling_spent =
    "This king can no longer castle there: the king or that rook has moved.";
inline constexpr std::string_view castling_in_check = "The king cannot castle while it is in check.";
inline constexpr std::string_view castling_blocked = "The king cannot castle: the {victim} on {over} is in the way.";
inline constexpr std::string_view castling_attacked = "The {piece} cannot castle: {over} is attacked.";
inline constexpr std::string_view castling_elsewhere = "When it castles, the {piece} goes to another square.";
inline constexpr std::string_view hand_not_yours = "It is {player}’s turn, and this {piece} belongs to {other}.";
inline constexpr std::string_view none_in_hand = "{player} has no {piece} beside the board.";
inline constexpr std::string_view drop_cannot_help = "{player} is in check, and dropping a {piece} does not end it.";
inline constexpr std::string_view nowhere_to_drop = "There is no square where this {piece} may be put now.";
inline constexpr std::string_view drop_on_piece =
    "The {piece} is put on an empty square, and the {victim} stands on {to}.";
inline constexpr std::string_view place_elsewhere = "The {piece} may not be placed on {to}: it has its own squares.";
inline constexpr std::string_view second_pawn = "{player} already has an unpromoted {piece} on that file, on {over}.";
inline constexpr std::string_view placed_in_check = "The {piece} may not be placed on {to}, which is attacked.";
inline constexpr std::string_view dead_drop = "From {to} the {piece} could never move again.";
inline constexpr std::string_view drop_mates = "The {piece} may not be dropped on {to}: that would be checkmate.";
inline constexpr std::string_view piece_first = "Touch a piece of {player} first.";
inline constexpr std::string_view choose_first = "Choose one of the buttons for the {piece} first.";
inline constexpr std::string_view set_down_elsewhere = "The {piece} may not be set down on {to}.";
inline constexpr std::string_view no_such_choice = "The {piece} has no such choice now.";
inline constexpr std::string_view hand_is_no_square = "The {piece} goes to a square of the board.";

// The same in the games of four armies. {owner}: a seat.
inline constexpr std::string_view nobody_moves =
    "{owner} has no king to command it, so the {piece} on {to} cannot move.";
inline constexpr std::string_view commanded_piece =
    "The {victim} on {to} belongs to {owner}, whom {player} also commands: it may not be captured.";
inline constexpr std::string_view partners_piece =
    "The {victim} on {to} belongs to your partner {owner}: of its pieces you may capture only the king.";
inline constexpr std::string_view guarded_partners_piece =
    "The {victim} on {to} belongs to your partner {owner}, who is not checkmated.";
inline constexpr std::string_view shielded_piece =
    "The {victim} on {to} belongs to {owner}, who is checkmated: it may not be captured meanwhile.";
inline constexpr std::string_view king_not_taken = "The king on {to} cannot be captured: no king ever is.";
inline constexpr std::string_view can_move = "{player} can move, and so may not pass.";
inline constexpr std::string_view roll_first = "{player} rolls before it moves.";
inline constexpr std::string_view nothing_to_roll = "Nothing is to be rolled now: {player} moves.";
inline constexpr std::string_view needs_number = "The {piece} on {from} needs a {n}.";
inline constexpr std::string_view no_number = "The {piece} on {from} must wait.";
inline constexpr std::string_view answer_first =
    "An exchange of the captured kings is offered: accept it or decline it first.";
inline constexpr std::string_view returns_first =
    "{player}’s king returns first: touch it beside the board, and then an empty square.";
inline constexpr std::string_view returns_elsewhere = "The king returns on an empty square of the board.";
inline constexpr std::string_view exchange_never = "Captured kings stay captured, as the players agreed.";
inline constexpr std::string_view exchange_spent = "Captured kings are exchanged once in a game, and they have been.";
inline constexpr std::string_view exchange_wants_both =
    "Kings are exchanged only when each side holds a captured king of the other.";
inline constexpr std::string_view exchange_declined = "The other side has declined the exchange in this turn.";
inline constexpr std::string_view exchange_not_yours =
    "Only the player who captured the later king, when its own side had lost one, may demand the exchange.";
inline constexpr std::string_view exchange_first = "An exchange of the captured kings must be asked for first.";
inline constexpr std::string_view first_two_squares =
    "Only on its first move may a pawn move two squares, and a rook’s pawn never.";
inline constexpr std::string_view jumps_only_pawns =
    "A pawn jumps only over a pawn of its partner, and the {victim} on {over} is none.";

// How a piece moves, in parts of such sentences.
inline constexpr std::string_view or_word = " or ";
inline constexpr std::string_view any_way = "in any direction";
inline constexpr std::string_view straight = "straight";
inline constexpr std::string_view diagonally = "diagonally";
inline constexpr std::string_view straight_forward = "straight forward";
inline constexpr std::string_view straight_back = "straight back";
inline constexpr std::string_view sideways = "sideways";
inline constexpr std::string_view diagonally_forward = "diagonally forward";
inline constexpr std::string_view diagonally_back = "diagonally back";
inline constexpr Plural squares = {"one square", "{n} squares"};
inline constexpr std::string_view leap_aside = "{n} straight and {m} aside";
inline constexpr std::string_view leap_or_further = "at least {n} straight and {m} aside";
inline constexpr std::string_view leaps_straight = "{n} {way}";
inline constexpr std::string_view any_number = "any number of squares {way}";
inline constexpr std::string_view at_least = "{n} or more {way}";
inline constexpr std::string_view so_many = "{n} {way}";
inline constexpr std::string_view up_to = "up to {n} {way}";
inline constexpr std::string_view over_one = "{way}, over exactly one piece";
inline constexpr std::string_view from_some = "{way} from certain squares";
inline constexpr std::string_view within_zone = "{way} within its part of the board";

// How a game ends.
inline constexpr std::string_view counted_out = "Draw: {n} moves have been counted.";
inline constexpr std::string_view wins_by_mate = "{player} wins by checkmate.";
inline constexpr std::string_view wins_by_capture = "{player} wins by capturing a king.";
inline constexpr std::string_view wins_by_stalemate = "{player} wins: {other} has no legal move.";
inline constexpr std::string_view stalemate = "Draw by stalemate: {player} has no legal move and is not in check.";
inline constexpr std::string_view refuge = "Draw: a king has reached the opposite citadel.";
inline constexpr std::string_view checked_for_ever = "{player} wins: {other} gave check again and again.";
inline constexpr std::string_view chased_for_ever = "{player} wins: {other} chased one piece again and again.";
inline constexpr std::string_view repeated = "Draw: the same position has come back.";

// On the board.
inline constexpr std::string_view with_people = "{piece} ({people})";
inline constexpr std::string_view owned = "{player} {piece}";
inline constexpr std::string_view places_of = "{player}: to place";
inline constexpr std::string_view hand_of = "{player}’s captured pieces";
inline constexpr std::string_view promote = "Promote";
inline constexpr std::string_view do_not_promote = "Do not promote";
inline constexpr std::string_view castle = "Castle";
inline constexpr std::string_view exchange = "Change places";
inline constexpr std::string_view become = "Promote to {piece}";

// Plain text of the board.
inline constexpr std::string_view holds = "{player} holds {pieces}";
inline constexpr std::string_view to_move = "{player} to move";

// Chaturanga. {owner}, {other}: a seat.
inline constexpr std::string_view leaderless_captured =
    "{owner} has no king to command it, so its {piece} may be captured.";
inline constexpr std::string_view ally_rajah_captured = "It captures the king of {owner}, its partner.";
inline constexpr std::string_view ally_army_gained =
    "It captures the king of {owner}, its partner: {player} now commands both armies.";
inline constexpr std::string_view rajah_captured = "It captures the king of {owner}, as it may any other piece.";
inline constexpr std::string_view piece_captured = "It captures the {piece} of {owner}.";
inline constexpr std::string_view army_left = "{owner} now has no king to command it.";
inline constexpr std::string_view price = "The {piece} counts {n}: {player} now has {total}.";
inline constexpr std::string_view ally_throne =
    "The king reaches the throne of {owner}, its partner, and commands both armies: {stake}.";
inline constexpr std::string_view throne = "The king reaches the throne of {owner}: {stake}.";
inline constexpr std::array<std::string_view, 4> stakes = {"no stake", "one stake", "two stakes", "three stakes"};
inline constexpr std::string_view counted_before = "the stake was counted before";
inline constexpr std::string_view spared = "{owner}’s king stands alone. A throne was reached, so this is not a draw.";
inline constexpr std::string_view all_rajahs =
    "{player} still has its own king and has captured the other three: {stake}.";
inline constexpr std::string_view commands_too = "{player} also commands {owner}.";
inline constexpr std::string_view gadha_rises =
    "One foot-soldier and a ship are left: on {to}, a square of the {piece}, it is promoted.";
inline constexpr std::string_view gadha_stays =
    "One foot-soldier and a ship are left: on {to}, a square of the {piece}, it may be promoted but stays a "
    "foot-soldier.";
inline constexpr std::string_view too_many_soldiers = "{n} foot-soldiers are left: none may be promoted yet.";
inline constexpr std::string_view only_gadha =
    "On {to}, a square of the {piece}, only a player with one foot-soldier and a ship may promote.";
inline constexpr Plural rises = {"One foot-soldier is left: on {to}, a square of the {piece}, it is promoted.",
                                 "{n} foot-soldiers are left: on {to}, a square of the {piece}, it is promoted."};
inline constexpr Plural stays = {
    "One foot-soldier is left: on {to}, a square of the {piece}, it may be promoted but stays a foot-soldier.",
    "{n} foot-soldiers are left: on {to}, a square of the {piece}, it may be promoted but stays a foot-soldier."};
inline constexpr std::string_view begins_there = "{to} is where the {piece} of {owner} begins.";
inline constexpr std::string_view begins_opposite = "{to} is opposite {from}, where the {piece} of {owner} begins.";
inline constexpr std::string_view fourth_ship =
    "It is the fourth ship of a block of four, and captures the ship on {to}.";
inline constexpr std::string_view rajah_attacked = "The king of {owner} is under attack.";
inline constexpr std::string_view own_risk = "The king moves to a square that is under attack, which is allowed.";
inline constexpr std::string_view two_dice = "The dice show {n} and {m}.";
inline constexpr std::string_view five_is_one = "A five counts as a one.";
inline constexpr std::string_view six_is_four = "A six counts as a four.";
inline constexpr std::string_view five_and_six = "A five counts as a one, and a six as a four.";
inline constexpr std::string_view die_moves = "The die shows {n}: the {piece} moves.";
inline constexpr std::string_view die_moves_or_soldier = "The die shows {n}: the {piece} or a foot-soldier moves.";
inline constexpr std::string_view die_moves_or_front =
    "The die shows {n}: the {piece} or the foot-soldier in front of it moves.";
inline constexpr std::string_view offers = "{player} offers to exchange the captured kings.";
inline constexpr std::string_view agrees = "Both sides agree: each captured king returns on its own turn.";
inline constexpr std::string_view declines = "The other side does not agree.";
inline constexpr std::string_view demands =
    "{player} captured the later king while its own side had lost one, and may demand the exchange.";
inline constexpr std::string_view returns = "{player}’s king returns on the empty square {to}. This is the whole move.";
inline constexpr std::string_view passes = "{player} has no legal move and passes.";
inline constexpr std::string_view roll_lost = "No piece can use the roll, so it is lost.";
inline constexpr std::string_view rolled = "The die shows {n}.";
inline constexpr std::string_view passed_over = "{owner} has no king to command it, so its turn is skipped.";
inline constexpr std::string_view rajahs_captured = "Both kings of {other} are captured.";
inline constexpr std::string_view side_wins = "{player} win: both kings of {other} are captured.";
inline constexpr std::string_view bare_draw = "Draw: the king of {owner} is left alone.";
inline constexpr std::string_view bare = "The king of {owner} is left alone.";
inline constexpr std::string_view took_three = "{player} has captured the three other kings.";
inline constexpr std::string_view stakes_won = "{end} Stakes: {player} {n}, {other} {m}.";
inline constexpr std::string_view two_seats = "{player} and {other}";

// Double Chess. {owner}, {other}: a seat.
inline constexpr std::string_view two_squares = "On its first move the pawn may move two squares.";
inline constexpr std::string_view jumps_partners_pawn =
    "It jumps over the pawn on {over}, which is that of its partner {owner}.";
inline constexpr std::string_view queens_at_side = "It reaches a side of the board and becomes a queen.";
inline constexpr std::string_view queens_opposite = "It reaches the opposite end of the board and becomes a queen.";
inline constexpr std::string_view turns_round = "It reaches the opposite end of the board and turns round.";
inline constexpr std::string_view sets_out_again = "It is home again, and sets out as at first.";
inline constexpr std::string_view blockaded_captured =
    "{owner} is checkmated for now, but its {piece} may be captured all the same.";
inline constexpr std::string_view blockaded_ally_captured =
    "Its partner {owner} is checkmated for now, so its {piece} may be taken out of the way.";
inline constexpr std::string_view is_shut_in = "{owner} is checkmated, and must pass until the check is lifted.";
inline constexpr std::string_view is_freed = "{owner} is no longer checkmated, and may move again.";
inline constexpr std::string_view partner_exposed = "It leaves its partner {owner} in check, which is allowed.";
inline constexpr std::string_view shut_in_passes = "{owner} is checkmated for now and passes.";
inline constexpr std::string_view mated_for_now = "{owner} is checkmated for now";
inline constexpr std::string_view both_mated = "{player} win: {other} are checkmated at the same time.";
inline constexpr std::string_view with_ally = "with {other}";
inline constexpr std::string_view army_mated = "checkmated";
inline constexpr std::string_view army_in_check = "in check";
inline constexpr std::string_view army_free = "free to move";
inline constexpr std::string_view army_played_by = "{end}, played by {player}";

// Positions being set up: what a position says besides its pieces.
inline constexpr std::string_view with_first_move = "Pieces that still have their first move";
inline constexpr std::string_view may_castle = "Rooks that may castle";
inline constexpr std::string_view dropped_unmoved = "Dropped pieces that have not moved";
inline constexpr std::string_view led_by_ally = "Armies led by their ally";
inline constexpr std::string_view captured_by = "{player}’s Rajah was captured by";
inline constexpr std::string_view nobody_captured = "nobody";
inline constexpr std::string_view exchanged_already = "Rajahs exchanged already";
inline constexpr std::string_view to_return = "Armies whose Rajah returns";
inline constexpr std::string_view dice_lie = "Dice rolled";
inline constexpr std::string_view not_rolled = "none";
inline constexpr std::string_view may_demand = "May demand the exchange";
inline constexpr std::string_view of_exchange = "An exchange is";
inline constexpr std::string_view stands_alone = "Stand alone, and make no draw";
inline constexpr std::string_view thrones_gained = "Thrones gained, + twice";
inline constexpr std::string_view booty_of = "Value of what {player} captured";
inline constexpr std::string_view kings_of = "{player} captured the King of {other}";
inline constexpr std::string_view rolls_first = "Roll for their first move still";
inline constexpr std::string_view by_rajah = "{player}’s Rajah";
inline constexpr std::string_view on_throne = "{player}’s Rajah, on the throne";

}  // namespace ludus::chess::sentences
