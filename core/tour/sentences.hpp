#pragma once
// What the Knight's Tour says (core/base/say.hpp). Slots: {cell}, {from}, {to}, {other}: squares; {n}, {m}, {all}, {ways}: numbers; {cells}: some squares;
// {figure}: Roget's; {quarter}: "i".

#include "core/base/say.hpp"

namespace ludus::tour::sentences {

inline constexpr std::string_view begins = "The knight begins on {cell}.";
inline constexpr std::string_view begins_half = "The knight begins on {cell} of one half of the chessboard.";
inline constexpr std::string_view magic_begins =
    "The book has a magic tour that begins on a square like {cell}, the board turned or reflected.";
inline constexpr std::string_view no_magic_begins =
    "The book has no magic tour that begins beside a corner, as {cell} is.";
inline constexpr std::string_view to_end = "The tour is to end on {cell}, a square of the other color than {from}.";
inline constexpr std::string_view to_end_odd =
    "The tour is to end on {cell}, a square of the color of {from}, because the number of squares is odd.";
inline constexpr std::string_view leaps = "The knight leaps from {from} to {to}, square {n} of {all}.";
inline constexpr std::string_view last_leap = "The knight leaps from {from} to {to}, the last of {all} squares.";
inline constexpr std::string_view reenters = "From {to} the knight commands {cell}, where it began.";
inline constexpr std::string_view fills = "The march goes on at random, as long as a square is vacant: {n} are filled.";
inline constexpr std::string_view turns =
    "The last square commands {cell}. The march goes from 1 to {n}, then backwards from {all} to {m}, and now ends on "
    "{to}.";
inline constexpr std::string_view reverses = "The march is read from its other end, so that it now ends on {cell}.";
inline constexpr Plural fewest{"From {to} the knight has one way on; no other leap leaves fewer.",
                               "From {to} the knight has {n} ways on; no other leap leaves fewer."};
inline constexpr std::string_view in_figure = "{from} and {to} belong to the same {figure} of quarter {quarter}.";
inline constexpr std::string_view next_quarter =
    "The knight goes on to the {figure} of the same kind in quarter {quarter}.";
inline constexpr std::string_view next_kind = "The knight goes on to a {figure} in quarter {quarter}.";
inline constexpr std::string_view differs = "{n} stands opposite {m}: the difference is {ways}.";
inline constexpr std::string_view column_sum = "The column {cell} adds up to {n}.";
inline constexpr std::string_view row_sum = "The row {cell} adds up to {n}.";
inline constexpr std::string_view square_figure = "square";
inline constexpr std::string_view diamond_figure = "diamond";

// Why a touch leads nowhere.
inline constexpr std::string_view nothing_to_turn = "The knight has not begun: there is no march to turn.";
inline constexpr std::string_view still_open =
    "The knight can still leap to {cells}. The march is turned only when no leap is left.";
inline constexpr std::string_view other_end =
    "Read from its other end the march would begin on {cell}, which has another color than {from}: no tour from there "
    "ends on {to}.";
inline constexpr std::string_view begins_as_corners =
    "With {all} squares, a tour that ends on a chosen square begins on the color of the corners, and {cell} has the "
    "other.";
inline constexpr std::string_view ends_elsewhere = "The knight begins on {cell}, so the tour cannot end there.";
inline constexpr std::string_view ends_on_other_color =
    "{all} squares are an even number, so the tour ends on the other color than it begins: {cell} has the color of "
    "{from}.";
inline constexpr std::string_view ends_on_same_color =
    "{all} squares are an odd number, so the tour ends on the color it begins on: {cell} has another color than "
    "{from}.";
inline constexpr std::string_view stands_there = "The knight stands on {cell}. Touch the square it leaps to.";
inline constexpr std::string_view visited_before = "{cell} was visited as square {n}: no square is visited twice.";
inline constexpr std::string_view kept_to_last =
    "The tour is to end on {cell}: no other square may be left then, and {n} are.";
inline constexpr std::string_view no_leap =
    "A knight leaps two squares in a line and one to the side: that does not lead from {from} to {cell}.";
inline constexpr std::string_view turns_nothing =
    "{cell} comes right before {from}: to turn the march there would leave it as it is.";
inline constexpr std::string_view not_commanded =
    "No leap is left. The march is turned at a visited square that {from} commands, and it does not command {cell}.";

inline constexpr std::string_view all_visited = "all {all} squares are visited";
inline constexpr std::string_view all_closed = "all {all} squares are visited, and the tour is re-entering";
inline constexpr std::string_view not_closed = "all {all} squares are visited, but {to} does not command {from}";
inline constexpr std::string_view ended_there = "all {all} squares are visited, and the tour ends on {cell}";
inline constexpr std::string_view all_differ = "all {all} squares are visited, and opposite numbers differ by {n}";
inline constexpr std::string_view not_differ =
    "all {all} squares are visited, but {n} of {m} opposite pairs do not differ by {ways}";
inline constexpr std::string_view columns_alike = "all {all} squares are visited, and every column adds up to {n}";
inline constexpr std::string_view magic = "all {all} squares are visited, and every row and column adds up to {n}";
inline constexpr std::string_view not_alike =
    "all {all} squares are visited, but {m} of the lines do not add up to {n}";
inline constexpr std::string_view stuck = "no leap is left: {n} of {all} squares are visited";
inline constexpr std::string_view worn_out = "the march was turned {m} times: {n} of {all} squares are visited";

inline constexpr std::string_view walk_title = "The walk";
inline constexpr std::string_view visited_row = "Squares visited";
inline constexpr std::string_view of_all = "{n} of {all}";
inline constexpr std::string_view open_row = "Can it still succeed?";
inline constexpr std::string_view still_yes = "yes: a way is known";
inline constexpr std::string_view still_no = "no: this is proved";
inline constexpr std::string_view still_unknown = "not known";
inline constexpr std::string_view lost_row = "Squares out of reach";
inline constexpr std::string_view none = "none";
inline constexpr std::string_view closed_row = "Re-entering";
inline constexpr std::string_view yes = "yes";
inline constexpr std::string_view no = "no";
inline constexpr std::string_view opposite_row = "Difference of opposite squares";
inline constexpr std::string_view pairs_of = "{ways} in {n} pairs";
inline constexpr std::string_view sums_title = "Sums";
inline constexpr std::string_view columns_row = "Columns";
inline constexpr std::string_view rows_row = "Rows";
inline constexpr std::string_view diagonals_row = "Diagonals";
inline constexpr std::string_view quarters_row = "Small squares of four cells that add up to {n}";
inline constexpr std::string_view halves_row = "Half lines that add up to {n}";
inline constexpr std::string_view all_alike = "all {n}";

inline constexpr std::string_view knight = "knight, square {n}";
inline constexpr std::string_view passed = "visited, number {n}";
inline constexpr std::string_view reverse_label = "Read the march from its other end";

inline constexpr std::string_view next_theme = "The leap that does not lock you in";
inline constexpr std::string_view question =
    "Find a leap after which the knight can still visit every square. {n} squares are left.";
inline constexpr std::string_view answer_one = "{cell} is the only leap that does not lock the knight in.";
inline constexpr std::string_view answer_many = "These leaps do not lock the knight in: {cells}.";
inline constexpr std::string_view locked =
    "After {cell} no way leads over all squares that are left: this was tried in full.";
inline constexpr std::string_view cut_off = "After {cell} the knight can never come to {cells}.";

}  // namespace ludus::tour::sentences
