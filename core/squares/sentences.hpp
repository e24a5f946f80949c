#pragma once
// What magic squares say (core/base/say.hpp). Slots: {n}, {number}, {high}, {add}: numbers; {cell}, {other}: cells; {line}: a row, a
// column or a diagonal; {sum}, {total}: sums; {row}, {column}: places; {move}: a step.

#include "core/base/say.hpp"

namespace ludus::squares::sentences {

// ---- lines and kinds ----

inline constexpr std::string_view row = "row {n}";
inline constexpr std::string_view column = "column {n}";
inline constexpr std::string_view falling = "the diagonal from top left";
inline constexpr std::string_view rising = "the diagonal from bottom left";
inline constexpr std::string_view broken_falling = "the broken diagonal falling from column {n}";
inline constexpr std::string_view broken_rising = "the broken diagonal rising to column {n}";

inline constexpr std::string_view pandiagonal = "magic on every diagonal, the broken ones too (pandiagonal)";
inline constexpr std::string_view magic = "a magic square";
inline constexpr std::string_view semimagic = "magic in rows and columns only (semi-magic)";
inline constexpr std::string_view hollow = "a hollow square: its full lines agree";
inline constexpr std::string_view not_magic = "not a magic square";

inline constexpr std::string_view every_line = "Every row, every column and both diagonals add up to {sum}.";
inline constexpr std::string_view full_lines = "Every full line adds up to {sum}.";
inline constexpr std::string_view rows_and_columns = "Every row and every column adds up to {sum}.";
inline constexpr std::string_view rows_only = "Every row adds up to {sum}.";
inline constexpr std::string_view columns_only = "Every column adds up to {sum}.";
inline constexpr std::string_view line_fails = "{line} adds up to {total}, not {sum}.";
inline constexpr std::string_view no_square = "It has not as many rows as columns.";
inline constexpr std::string_view number_twice = "The number {n} stands more than once.";
inline constexpr std::string_view other_numbers = "Its numbers are all different, and not the numbers from 1 on.";
inline constexpr std::string_view natural_numbers = "It holds each number from 1 to {n} once.";
inline constexpr std::string_view opposite_cells = "Cells opposite through the centre always add up to {sum}.";

// ---- squares as text ----

inline constexpr std::string_view too_long = "the text is too long";
inline constexpr std::string_view at_most_bytes = "at most {n} bytes";
inline constexpr std::string_view no_number = "\"{text}\" is no number";
inline constexpr std::string_view a_number = "a whole number of at most {n}, or a point for an empty cell";
inline constexpr std::string_view too_wide = "the row has too many numbers";
inline constexpr std::string_view too_many_rows = "there are too many rows";
inline constexpr std::string_view at_most_order = "at most {n}";
inline constexpr std::string_view row_of = "this row has {n} numbers";
inline constexpr std::string_view rows_alike = "{n}, as in the first row";
inline constexpr std::string_view no_square_there = "there is no number";
inline constexpr std::string_view a_square = "rows of numbers, a row a line";

inline constexpr std::string_view square_of = "{row} rows of {column} numbers";
inline constexpr std::string_view from_one_to = "a whole number from 1 to {n}, or a point for an empty cell";
inline constexpr std::string_view stands_twice = "{n} stands there twice";
inline constexpr std::string_view each_once = "every number once";
inline constexpr std::string_view not_on_the_way = "the method comes to no such square";
inline constexpr std::string_view on_the_way = "a square on the way of the method, or a square by no method";

// ---- steps of the methods ----

inline constexpr std::string_view agrippa_start = "1 goes into the cell right below the centre.";
inline constexpr std::string_view march_down = "{number} goes one cell down and to the right of the number before it.";
inline constexpr std::string_view beyond =
    "The next cell lies outside the square, so {number} goes to the other end of that line.";
inline constexpr std::string_view agrippa_occupied =
    "The next cell is occupied. {number} goes down and to the left of the cell that is occupied.";
inline constexpr std::string_view stays = "{number} stands inside the square and stays there.";
inline constexpr std::string_view moved_down = "{number} stands above the square and is moved {n} cells down.";
inline constexpr std::string_view moved_up = "{number} stands below the square and is moved {n} cells up.";
inline constexpr std::string_view moved_left =
    "{number} stands to the right of the square and is moved {n} cells left.";
inline constexpr std::string_view moved_right =
    "{number} stands to the left of the square and is moved {n} cells right.";
inline constexpr std::string_view loubere_start = "1 goes into the middle of the top row.";
inline constexpr std::string_view march_up = "{number} goes one cell up and to the right of the number before it.";
inline constexpr std::string_view loubere_occupied =
    "The next cell is occupied. {number} goes right below the number before it.";
inline constexpr std::string_view key_inside = "{number} stands in column {column} of the row.";
inline constexpr std::string_view key_across =
    "{number} stands outside the square and is brought across it into column {column}.";
inline constexpr std::string_view key_kept = "{number} keeps its place in the column.";
inline constexpr std::string_view key_bottom = "{number} is among the upper {n} of its column and goes to the bottom.";
inline constexpr std::string_view key_top = "{number} is among the lowest {n} of its column and goes to the top.";
inline constexpr std::string_view staggered_start = "{number} begins at the top of the central column.";
inline constexpr std::string_view staggered_row =
    "{number} begins a new diagonal, under the last number of the one above.";
inline constexpr std::string_view staggered_on = "{number} goes on along the diagonal.";
inline constexpr std::string_view staggered_in = "It stands outside the square and is put into its place inside.";
inline constexpr std::string_view first_square = "{number} belongs to the first square, in row {row}.";
inline constexpr std::string_view second_square = "{add} of the second square is added: {number} + {add} = {total}.";

inline constexpr std::string_view forward_diagonal =
    "Counting on over all cells, {number} falls on a diagonal and is written.";
inline constexpr std::string_view backward_rest =
    "Counting back from the last cell, {number} falls on a cell that is still empty.";
inline constexpr std::string_view couplet_high =
    "Here the guide number is {n}: of {number} and {high} the higher is taken.";
inline constexpr std::string_view couplet_low =
    "Here the guide number is {n}: of {number} and {high} the lower is taken.";
inline constexpr std::string_view alternate =
    "Counting on over all cells, {number} falls on one of the alternate cells and is written.";

inline constexpr std::string_view natural_order = "{number} goes to its place in the natural order.";
inline constexpr std::string_view inner_square =
    "In the inner square the numbers off the diagonals change places: {number} and {high}.";
inline constexpr std::string_view border_corner =
    "{number} of the top goes to the bottom, {high} of the bottom to the top.";
inline constexpr std::string_view border_pair =
    "{number} and {high} are made to pair: each with its partner it makes {sum}.";
inline constexpr std::string_view border_top_bottom = "{number} of the top and {high} of the bottom change places.";
inline constexpr std::string_view border_side =
    "{number} of the left goes to the right, {high} of the right to the left.";
inline constexpr std::string_view border_left_right = "{number} of the left and {high} of the right change places.";
inline constexpr std::string_view means_reversed = "The two middle numbers {number} and {high} are reversed.";
inline constexpr std::string_view four_reversed =
    "The four middle numbers are reversed: {number} and {high} change places.";
inline constexpr std::string_view exchanged = "{number} and {high} change places.";
inline constexpr std::string_view balance_low = "{number} is of the low run of this row.";
inline constexpr std::string_view balance_high = "{number} is of the high run of this row, and balances the low one.";
inline constexpr std::string_view balance_middle =
    "{number} is of a middle row, where low and high numbers take turns.";
inline constexpr std::string_view balance_even =
    "The middle rows differ by {n}. {number} and {high} change places, to make them equal.";
inline constexpr std::string_view small_square =
    "The small square {n} has the numbers from {number} to {high}, in the order of its column.";

inline constexpr std::string_view any_first = "{number} goes to its place in the given square, No. 1.";
inline constexpr std::string_view any_cell = "Rows and columns of No. 1 are changed, and {number} comes to {cell}.";
inline constexpr std::string_view any_turned =
    "No. 1 is turned, its rows and columns are changed, and {number} comes to {cell}.";
inline constexpr std::string_view overlapping = "{number} goes to the next corner of the overlapping squares.";
inline constexpr std::string_view point_opposite =
    "In this quarter {number} goes point-opposite to {high}: together they make {sum}.";
inline constexpr std::string_view compartment =
    "Compartment {n} is the small magic square with {add} added to each number: {number}.";
inline constexpr std::string_view border_number = "{number} belongs to the border of {n} to {high} and their partners.";
inline constexpr std::string_view border_partner = "{number} goes opposite to {high}: together they make {sum}.";
inline constexpr std::string_view border_core = "{number} belongs to the core, which is filled by an earlier rule.";
inline constexpr std::string_view indian_half = "{number} is of the half that is filled by groups of four.";
inline constexpr std::string_view indian_rest =
    "{number} goes four rows and four columns from {high}: together they make {sum}.";
inline constexpr std::string_view indian_diagonal =
    "The diagonal becomes the first column: row {row} moves {n} places left.";
inline constexpr std::string_view indian_knight =
    "The square is turned sideways and worked down by the knight's move: row {row} moves {n} places left.";

// ---- the game ----

inline constexpr std::string_view next_number = "{number} is the next number, and {cell} is empty.";
inline constexpr std::string_view wrong_step = "The method wants {move} here, so this step is wrong.";
inline constexpr std::string_view after_wrong = "A step before this one was wrong.";
inline constexpr std::string_view occupied = "{number} goes into an empty cell, and {n} stands in {cell}.";
inline constexpr std::string_view added_already =
    "A number was added in {cell} already: {number} is added in another cell.";
inline constexpr std::string_view same_cell = "{cell} changes its number with another cell. Touch that one.";
inline constexpr std::string_view no_column =
    "{cell} and {other} do not stand in one column, and the method does not exchange them here.";
inline constexpr std::string_view no_line =
    "{cell} and {other} stand neither in one column nor in one row, and the method does not exchange them here.";
inline constexpr std::string_view full_line = "{line} adds up to {total}.";
inline constexpr std::string_view wrong_line = "{line} adds up to {total}, and it should be {sum}.";
inline constexpr std::string_view right = "Every row, every column and both diagonals add up to {sum}";
inline constexpr std::string_view right_semimagic =
    "Every row and every column adds up to {sum}, as this method has it. The diagonals add up to {total}";
inline constexpr std::string_view finished_wrong = "{line} adds up to {total}, and it should be {sum}";
inline constexpr std::string_view otherwise_made = "The square is not the one that the method makes";
inline constexpr std::string_view not_by_method = "The method wants {move} there";

// ---- figures and drills ----

inline constexpr std::string_view sums_title = "Sums, to come to {sum}";
inline constexpr std::string_view steps_title = "The construction";
inline constexpr std::string_view next_title = "Next";
inline constexpr std::string_view by_method = "Steps by the method";
inline constexpr std::string_view steps_of = "{n} of {total}";
inline constexpr std::string_view first_wrong = "A step was wrong. Undo until it is gone.";
inline constexpr std::string_view can_be_finished = "Magic squares that can still come of it";
inline constexpr std::string_view cannot_be_finished = "None. Undo your last numbers.";
inline constexpr std::string_view at_least_one = "At least one of the book's";
inline constexpr std::string_view not_known = "Not known for this order";
inline constexpr std::string_view to_come = "{total}, {n} to come";
inline constexpr std::string_view complete_theme = "Complete the square";
inline constexpr std::string_view complete_question =
    "Of this magic square {n} numbers are missing, and every line makes {sum}. Where does the {number} go?";
inline constexpr std::string_view complete_answer = "The square can be completed in one way alone: {move}.";
inline constexpr std::string_view no_completion = "With {move} the square cannot be completed.";
inline constexpr std::string_view line_would_fail = "With {move} {line} adds up to {total}, not {sum}.";

}  // namespace ludus::squares::sentences
