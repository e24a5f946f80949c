#pragma once
// What the games of the family say (core/base/say.hpp). Slots: {player}: who moves; {other}: whose pieces are taken; {n}: squares;
// {from}, {to}: path numbers.

#include "core/base/say.hpp"

namespace ludus::race::sentences {

inline constexpr Plural mouths_up = {"{n} cowrie mouth up", "{n} cowries mouth up"};
inline constexpr Plural mouths = {"{player} rolls the cowries: {n} lies mouth up",
                                  "{player} rolls the cowries: {n} lie mouth up"};
inline constexpr std::string_view counts = ". That counts {n}.";
inline constexpr std::string_view counts_grace = ". That counts {n} and a grace.";
inline constexpr std::string_view counts_only_grace = ". That counts a grace.";
inline constexpr std::string_view counts_nothing = ". That counts nothing.";
inline constexpr std::string_view dice = "{player} rolls {a}, {b} and {c}.";
inline constexpr std::string_view again = "After this roll {player} may roll again.";
inline constexpr std::string_view moves = "A {n} moves a piece from {from} to {to}.";
inline constexpr std::string_view moves_two = "A {n} moves two pieces together from {from} to {to}.";
inline constexpr std::string_view grace = "The grace moves a piece one square, from {from} to {to}.";
inline constexpr std::string_view grace_two = "The grace moves two pieces together one square, from {from} to {to}.";
inline constexpr std::string_view out = "A {n} takes a piece out from {from}. It needs the exact number.";
inline constexpr std::string_view enters_first = "{player}’s first piece may enter by any roll. It stands on {to}.";
inline constexpr std::string_view enters_freely = "A piece may enter by any roll. It stands on {to}.";
inline constexpr std::string_view enters_grace = "A grace lets a piece enter. It stands on {to}.";
inline constexpr std::string_view castle = "{to} is a castle. Nobody can be captured there.";
inline constexpr std::string_view takes = "{other} has a piece there. It is captured and has to enter again.";
inline constexpr std::string_view takes_all =
    "{count} enemy pieces stand there. All are captured and have to enter again.";
inline constexpr std::string_view takes_again = "After a capture {player} may roll again.";
inline constexpr std::string_view takes_double =
    "Two pieces on one square are safe from one, not from two that move together.";
inline constexpr std::string_view doublet_one = "Two dice alike move one piece by twice the number: {n}.";
inline constexpr std::string_view doublet_two =
    "Two dice alike move two pieces of one square, each by twice the number: {n}.";
inline constexpr std::string_view round = "The piece goes round the board again instead of up the middle.";
inline constexpr std::string_view gives = "{player} is out, and rolls for the partner.";
inline constexpr std::string_view first_colour = "{player}’s pieces are all out, so the others may go out.";
inline constexpr std::string_view passes = "{player} does not have to use the roll.";
inline constexpr std::string_view stuck = "No piece of {player} can use what is left of the roll.";

// Why a touch leads nowhere. {roll}: what is left of the roll.
inline constexpr std::string_view roll_first = "{player} rolls before a piece moves.";
inline constexpr std::string_view rolled_already = "{player} has rolled. Left of the roll: {roll}.";
inline constexpr std::string_view roll_is_nothing = "The roll counts nothing, so no piece can move.";
inline constexpr std::string_view can_still_move =
    "A piece can still use the roll, so it must move. Left of the roll: {roll}.";
inline constexpr std::string_view piece_first = "Touch a piece of {player} first, then the square it goes to.";
inline constexpr std::string_view where_to = "Touch the square the piece goes to.";
inline constexpr std::string_view choose_button =
    "More than one move leads there. Touch one of the buttons that name them.";
inline constexpr std::string_view stays_out = "A piece that is out does not move again.";
inline constexpr std::string_view others_piece = "It is {player}’s turn, and the piece there belongs to {other}.";
inline constexpr std::string_view no_piece = "No piece of {player} is there.";
inline constexpr std::string_view needs_grace = "A piece that waits enters only by a grace. Left of the roll: {roll}.";
inline constexpr std::string_view needs_exact =
    "The piece on {from} needs exactly {n} to get out. Left of the roll: {roll}.";
inline constexpr std::string_view no_way_out = "No roll takes a piece out from {to}, so none may stop there.";
inline constexpr std::string_view goes_second = "All pieces of {player} must be out before one of {other} goes out.";
inline constexpr std::string_view castle_held = "{to} is a castle where {other} stands: no enemy may stop there.";
inline constexpr std::string_view doubled =
    "Two pieces of {other} stand together on {to}: only two that move together capture them.";
inline constexpr std::string_view doubled_safe =
    "Two pieces of {other} stand together on {to}: they cannot be captured.";
inline constexpr std::string_view enters_on_castle = "A piece that waits enters on its own castle, square 1.";
inline constexpr Plural needs_number = {
    "That square is one square on, which is no part of the roll. Left of the roll: {roll}.",
    "That square is {n} squares on, which is no part of the roll. Left of the roll: {roll}."};
inline constexpr std::string_view lies_behind = "Pieces go forward only, and that square lies behind.";
inline constexpr std::string_view only_captured = "A piece goes back there only when it is captured.";
inline constexpr std::string_view off_way = "Pieces of {player} do not go there.";
inline constexpr std::string_view a_grace = "a grace";

inline constexpr std::string_view won = "{player} and {partner} have all eight pieces out and win";
inline constexpr std::string_view won_alone = "{player} has all four pieces out and wins";

}  // namespace ludus::race::sentences
