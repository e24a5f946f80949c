#pragma once
// What Go says, in whole sentences (core/base/say.hpp). Slots: {cell}: a point; {player}, {other}: a seat; {n}, {more}: numbers.

#include "core/base/say.hpp"

namespace ludus::go::sentences {

// Why a move is allowed.
inline constexpr std::string_view puts = "{player} puts a stone on the empty point {cell}.";
inline constexpr std::string_view begins = "{player} puts the first stone, on {cell}.";
inline constexpr std::string_view takes_one =
    "The stone on {cell} has no free point left beside it: it is taken off at once.";
inline constexpr std::string_view takes =
    "The {n} stones that hang together with {cell} have no free point left beside them: they are taken off at once.";
inline constexpr std::string_view enters =
    "The stone on {cell} would have no free point itself, but it captures, so it stays.";
inline constexpr std::string_view enters_and_is_lost =
    "The stone on {cell} has no free point and captures nothing: it is lost.";
inline constexpr std::string_view enters_and_all_are_lost =
    "With the stone on {cell} its {n} stones have no free point and capture nothing: they are lost.";
inline constexpr std::string_view makes_ko = "{other} may not recapture on {cell} in the next move: that is a ko.";
inline constexpr std::string_view passes = "{player} passes.";
inline constexpr std::string_view passes_too =
    "{player} passes too: the game is finished, and the players mark the dead stones.";
inline constexpr std::string_view marks_one = "{player} marks the stone on {cell} as dead.";
inline constexpr std::string_view marks = "{player} marks the {n} stones that hang together with {cell} as dead.";
inline constexpr std::string_view is_content = "{player} has no more dead stones to mark. Now {other} may mark some.";
inline constexpr std::string_view agrees = "{player} agrees with the marks. The count begins.";
inline constexpr std::string_view plays_on = "{player} does not agree with the marks: {other} plays on.";
inline constexpr std::string_view declares = "{player} has {n} camps.";
inline constexpr std::string_view declares_one = "{player} has one camp.";
inline constexpr std::string_view takes_off_for_camp =
    "{other} has {n} camps and {player} {more}: {player} takes off a stone for each camp more. This one is on {cell}.";
inline constexpr std::string_view clears = "The stones that are marked as dead are taken off: {n} of them.";
inline constexpr std::string_view fills =
    "The empty points of {player}’s camps are filled with spare stones: {n} points.";
inline constexpr std::string_view counts_one_side = "{player} has {n} points. {other} has the rest: {more} of {all}.";
inline constexpr std::string_view counts_area =
    "{player} has {n} points, stones and enclosed points together. {other} has {more}.";
inline constexpr std::string_view counts_territory =
    "{player} has {n} points, enclosed points and captured stones together. {other} has {more}.";
inline constexpr std::string_view can_take_one = "{cell} would capture the stone on {other}.";
inline constexpr std::string_view can_take = "{cell} would capture the {n} stones that hang together with {other}.";

// Why a touch leads nowhere.
inline constexpr std::string_view occupied =
    "A stone of {player} stands on {cell}: stones are put on empty points, and do not move.";
inline constexpr std::string_view is_ko =
    "{other} has just captured a single stone on {cell}: {player} may not recapture there in the next move.";
inline constexpr std::string_view stands_again =
    "With a stone on {cell} the board would stand as it stood before, which the rule of ko that was chosen forbids.";
inline constexpr std::string_view would_be_lost =
    "A stone on {cell} would have no free point and capture nothing: by the rules that were chosen it may not be put.";
inline constexpr std::string_view would_all_be_lost =
    "With a stone on {cell} its {n} stones would have no free point and capture nothing: by the rules that were chosen "
    "it may not be put.";
inline constexpr std::string_view not_finished =
    "The game is not finished: dead stones are marked and points counted when both players have passed.";
inline constexpr std::string_view passed_already =
    "Both players have passed: now dead stones are marked, or {player} asks to play on.";
inline constexpr std::string_view not_agreed = "The count begins when both players agree which stones are dead.";
inline constexpr std::string_view none_to_mark = "No stone stands on {cell}: only stones are marked as dead.";
inline constexpr std::string_view marked_already =
    "The stone on {cell} is marked as dead already. Play on if it is not.";
inline constexpr std::string_view to_declare = "The game is finished: now {player} declares camps, and nothing else.";
inline constexpr std::string_view to_clear =
    "The game is finished: now the dead stones are taken off, and nothing else.";
inline constexpr std::string_view to_fill =
    "The game is finished: now the camps of {player} are filled, and nothing else.";
inline constexpr std::string_view to_count = "The game is finished: now the points are counted, and nothing else.";
inline constexpr std::string_view to_pay =
    "{other} has more camps: {player} takes off stones of {other}, {n} in all, and nothing else.";
inline constexpr std::string_view none_to_take_off = "No stone stands on {cell}: {player} takes off stones of {other}.";
inline constexpr std::string_view own_stone =
    "The stone on {cell} is {player}’s own: {player} takes off stones of {other}.";
inline constexpr std::string_view dead_anyway = "The stone on {cell} is dead: it is taken off in any case.";
inline constexpr std::string_view taken_off_already = "The stone on {cell} is taken off already.";

// How a game ends.
inline constexpr std::string_view wins_by_half =
    "{player} wins by {margin}, half the difference: {n} points against {more}.";
inline constexpr std::string_view wins_by = "{player} wins by {margin}: {n} points against {more}.";
inline constexpr std::string_view draw = "Draw: both players have {n} points.";

// Beside the board.
inline constexpr std::string_view pass = "Pass";
inline constexpr std::string_view agree = "Agree";
inline constexpr std::string_view play_on = "Play on";
inline constexpr std::string_view declare = "Declare your camps";
inline constexpr std::string_view take_off_dead = "Take off the dead stones";
inline constexpr std::string_view fill = "Fill the camps";
inline constexpr std::string_view count = "Count";
inline constexpr std::string_view captured = "Captured stones";
inline constexpr std::string_view dead = "Dead stones";
inline constexpr std::string_view camps = "Camps";
inline constexpr std::string_view camp = "{player}, camp {n}";
inline constexpr std::string_view points = "{n} points";
inline constexpr std::string_view one_point = "1 point";
inline constexpr std::string_view to_take_off = "Stones to take off for camps";
inline constexpr std::string_view enclosed = "Enclosed points";
inline constexpr std::string_view total = "Total";

}  // namespace ludus::go::sentences
