#pragma once
// Every sentence a person reads in a game of numbers, whole, with named slots (core/base/say.hpp). The labels of
// options stand with the cards, the sentences of drills in drill_words.cpp.
// Long: one catalogue, to be read or translated as one.
//
// Slots: {host} White or Black; {whose} White’s or Black’s; {colour} white or black; {foe}, {foes} and {foe_colour} the
// same of the other side; {form} round, triangle, square or king; {piece} "white triangle 9"; {sum} "9 − 2 = 7". By the
// book's names the hosts are Evens and Odds, so a host is never the subject of a verb that has a plural.

#include <string_view>

#include "core/base/say.hpp"

namespace ludus::rithmomachia::sentences {

// ---- names of pieces ----

inline constexpr std::string_view piece = "{colour} {form} {number}";
inline constexpr std::string_view captured_piece = "{piece} (captured from {foe})";
inline constexpr std::string_view broken_king = "{piece} (lost its {lost}, {left} left)";
inline constexpr std::string_view piece_in_hand = "{piece}, beside the board";
inline constexpr std::string_view named_piece = "{piece}, named for a triumph";
/// A king who captures with one layer.
inline constexpr std::string_view king_with = "{piece} with its {number}";
/// What is captured, in the middle of a sentence.
inline constexpr std::string_view the_piece = "the {piece}";
inline constexpr std::string_view the_layer = "the {number} of the {piece}";
inline constexpr std::string_view the_whole_king = "the whole {colour} king";

// ---- the board ----

inline constexpr std::string_view tray = "{whose} captured pieces";
inline constexpr std::string_view end_turn = "End turn";
inline constexpr std::string_view pass_button = "Pass (no move is possible)";
inline constexpr std::string_view proclaim_button = "Proclaim a triumph";
inline constexpr std::string_view so_button = "Confirm these pieces";
inline constexpr std::string_view whole_king_button = "Capture the whole king";
inline constexpr std::string_view layer_button = "Capture the king’s {number}";
inline constexpr std::string_view lot_button = "{host} to begin";
inline constexpr std::string_view demand_button = "Ask the other side for its price";
inline constexpr std::string_view decline_button = "Do not buy it back";

// ---- reasons ----

/// A reason in two texts: the short line beside a move and on the board, and the whole sentence of the Why panel.
struct ReasonText {
    std::string_view line, sentence;
};
/// The same, for one and for any other number {n}.
struct ReasonPlural {
    ReasonText one, other;
};

// Moves. A round moves one square, a triangle two, a square three; a king any of them.
inline constexpr ReasonPlural moves_straight = {
    {"{form}: 1 square straight", "The {piece} moves 1 square straight, as a {form} may."},
    {"{form}: {n} squares straight", "The {piece} moves {n} squares straight, as a {form} may."}};
inline constexpr ReasonPlural moves_diagonally = {
    {"{form}: 1 square diagonally", "The {piece} moves 1 square diagonally, as a {form} may."},
    {"{form}: {n} squares diagonally", "The {piece} moves {n} squares diagonally, as a {form} may."}};
inline constexpr ReasonText flies_as_knight = {
    "{form}’s flying move: two squares and one to the side",
    "The {piece} makes a flying move: two squares straight and one to the side."};
inline constexpr ReasonText flies_long = {
    "{form}’s flying move: three squares and one to the side",
    "The {piece} makes a flying move: three squares straight and one to the side."};
inline constexpr ReasonText irregular_as_knight = {
    "{form}’s irregular move: two squares and one to the side",
    "The {piece} makes an irregular move: two squares straight and one to the side."};
inline constexpr ReasonText irregular_long = {
    "{form}’s irregular move: three squares and one to the side",
    "The {piece} makes an irregular move: three squares straight and one to the side."};
inline constexpr ReasonPlural jumps = {{"over {squares}", "The {piece} jumps over the piece on {squares}."},
                                       {"over {squares}", "The {piece} jumps over the pieces on {squares}."}};
inline constexpr ReasonText comes_directly = {
    "a named piece, by its normal move",
    "The {piece} is named for a triumph, so it must come there by its normal move."};

// Why a spot may not be touched. {squares}: how far, or a square.
inline constexpr std::string_view one_square = "one square";
inline constexpr std::string_view more_squares = "{number} squares";
inline constexpr std::string_view go_straight = "{squares} straight";
inline constexpr std::string_view go_diagonally = "{squares} diagonally";
inline constexpr std::string_view go_any_way = "{squares} in any direction";
inline constexpr std::string_view moves_so = "The {piece} moves {squares}.";
inline constexpr std::string_view moves_no_more = "The {piece} has lost the layers by which it moved.";
inline constexpr std::string_view flies_so = "By a flying move it goes {squares} straight and one to the side.";
inline constexpr std::string_view flies_for_siege =
    "By a flying move, to besiege or to escape a siege, it goes {squares} straight and one to the side.";
inline constexpr std::string_view does_not_go = "The {piece} cannot move to {square}.";
inline constexpr std::string_view own_piece_there = "Your own {victim} stands on {square}.";
inline constexpr std::string_view no_capture_holds =
    "The {piece} cannot capture the {victim} on {square}: no way of capturing holds there now.";
inline constexpr std::string_view captures_after_moving =
    "The {piece} cannot move onto the {victim} on {square}: a piece is captured after a move.";
inline constexpr std::string_view stands_in_the_way =
    "The {piece} cannot move to {square}: the {victim} on {squares} is in the way.";
inline constexpr std::string_view named_does_not_fly =
    "The {piece} is named for a triumph, so it makes no flying move to {square}.";
inline constexpr std::string_view no_siege_to_fly_for =
    "The {piece} may fly to {square} only to besiege, or to escape a siege.";
inline constexpr std::string_view flight_hindered = "The {piece} cannot make its flying move to {square} now.";
inline constexpr std::string_view lot_first = "The lot first says who begins.";
inline constexpr std::string_view only_naming =
    "{host} is naming the pieces of a triumph: touch one of them, or confirm.";
inline constexpr std::string_view only_buying = "The part just captured may be bought back first.";
inline constexpr std::string_view only_price = "The price of the part is named first.";
inline constexpr std::string_view not_set_there = "The captured piece may not be set on {square}.";
inline constexpr std::string_view only_captures_left = "The piece has moved: only captures are left in this turn.";
inline constexpr std::string_view has_moved = "One piece has moved in this turn, so the {piece} may not.";
inline constexpr std::string_view no_way_holds =
    "The {piece} on {square} cannot be captured: no way of capturing holds there now.";
inline constexpr std::string_view move_first = "Touch a piece of {host} first.";
inline constexpr std::string_view empty_square = "No piece stands on {square}. Touch a piece of {host} first.";
inline constexpr std::string_view not_yours = "It is {host} to move, and the {piece} on {square} belongs to {foe}.";
inline constexpr std::string_view hemmed_in = "The {piece} on {square} has nowhere to go.";
inline constexpr std::string_view choose_part = "Choose which part of the king is captured.";
inline constexpr std::string_view to_a_square = "The piece goes to a square of the board.";
inline constexpr std::string_view not_entered_there =
    "A piece from beside the board is set on an empty square of its side’s last row, not on {square}.";

// How a piece is captured: sentences only, the line is the sum.
inline constexpr std::string_view captures_equal =
    "The {piece} could move to {square} and the numbers are equal ({sum}), so it captures {victim}.";
inline constexpr std::string_view two_in_sight =
    "{sum}: both pieces could move to {square}, so together they capture {victim}.";
inline constexpr std::string_view two_beside =
    "{sum}: both pieces stand next to {square}, so together they capture {victim}.";
inline constexpr std::string_view many_in_sight =
    "{sum}: all these pieces could move to {square}, so together they capture {victim}.";
inline constexpr std::string_view captures_in_row =
    "The pieces stand with {victim} as in a triumph ({sum}), so they capture it.";
inline constexpr std::string_view captures_in_progression =
    "Both pieces could move to {square} and form a progression with {victim} ({sum}), so they capture it.";
inline constexpr Plural captures_with_empty = {
    "{sum}: one empty square lies between, so the {piece} captures {victim}.",
    "{sum}: {n} empty squares lie between, so the {piece} captures {victim}."};
inline constexpr std::string_view captures_with_ends =
    "{sum}: with both ends the line has {n} squares, so the {piece} captures {victim}.";
inline constexpr std::string_view captures_power =
    "{sum}: one number is a power of the other, so the {piece} captures {victim}.";
inline constexpr Plural shut_in = {"{victim} on {square} is shut in by one piece and captured.",
                                   "{victim} on {square} is shut in by {n} pieces and captured."};

// Their lines, where they are not the sum alone.
inline constexpr Plural line_with_empty = {"{sum} (1 square between)", "{sum} ({n} squares between)"};
inline constexpr std::string_view line_with_ends = "{sum} ({n} squares)";
inline constexpr std::string_view line_of_siege = "shut in by {count}: {squares}";

// Kings. A king is built of layers, each with a number of its own.
inline constexpr ReasonText layer_captured = {"the king’s {number}",
                                              "Only the king’s {number} is captured: the rest of the king stays."};
inline constexpr ReasonText layer_beyond_ransom = {
    "its lowest layer: it cannot be bought back",
    "The {number} is the king’s lowest layer, and that layer cannot be bought back."};
inline constexpr ReasonText whole_king_captured = {"the whole king is captured",
                                                   "The whole {foe_colour} king is captured and leaves the board."};
inline constexpr ReasonText last_layer_captured = {"the last of the king is captured",
                                                   "This was the king’s last layer, so the king leaves the board."};
inline constexpr ReasonText rest_of_king_captured = {
    "all that is left of the king is captured", "All that is left of the king is captured, so it leaves the board."};
inline constexpr ReasonText lost_with_lowest = {"its lowest layer is lost, and the king with it",
                                                "A king that loses its lowest layer is lost, as the players agreed."};
inline constexpr ReasonPlural king_loses_move = {
    {"no more moves of 1 square", "Without this layer the king can no longer move 1 square."},
    {"no more moves of {n} squares", "Without this layer the king can no longer move {n} squares."}};
inline constexpr ReasonPlural king_gains_move = {
    {"now moves of 1 square", "Without this layer the king can now move 1 square."},
    {"now moves of {n} squares", "Without this layer the king can now move {n} squares."}};

// When in the turn.
inline constexpr ReasonText enters = {"open before the move: the piece moves in",
                                      "This capture was open before the move, so the {piece} moves to {square}."};
inline constexpr ReasonText enters_not = {
    "open before the move: no piece moves",
    "This capture was open before the move. The king stays, so the {piece} stays too."};
inline constexpr ReasonText rests = {
    "open before the move: no piece moves",
    "This capture was open before the move. It is the whole turn, and no piece moves."};
inline constexpr ReasonText seizes = {
    "open before the move: the piece goes on",
    "This capture was open before the move. The {piece} stays and goes on capturing."};
inline constexpr ReasonText stays = {"after the move: the piece stays",
                                     "This capture comes after the move, so the {piece} stays where it is."};
inline constexpr ReasonText owed = {"a capture that must be made",
                                    "After a move every capture that is possible must be made."};
inline constexpr ReasonText one_more = {"one more after the same move",
                                        "One move may open several captures, and this is one more."};
inline constexpr ReasonText one_more_by_same = {
    "one more by the same piece", "One piece may capture several pieces in a turn, and this is one more."};

// What becomes of a captured piece.
inline constexpr ReasonText returns = {"returns on {square} as {whose} piece",
                                       "The captured piece changes sides and returns on {square} as {whose} piece."};
inline constexpr ReasonText kept_in_hand = {
    "{whose} piece now, kept beside the board",
    "The captured piece changes sides. {host} may place it on the board in a later turn."};
inline constexpr ReasonText kept_for_triumph = {
    "kept for {whose} triumph",
    "The captured piece is kept beside the board. It does not fight and counts only in a triumph."};
inline constexpr ReasonText turns_on_spot = {"{whose} piece now, on the same square",
                                             "The captured piece changes sides and stays on its square."};
inline constexpr ReasonText leaves_game = {"out of the game", "The captured piece leaves the game."};
inline constexpr ReasonText placed = {"{piece}, from beside the board to the own edge",
                                      "The {piece} is put on {square}, on {whose} own edge."};

// Ransom: the owner of a king may buy a layer back.
inline constexpr ReasonText bought_back = {
    "the king’s {number} bought back with an equal piece",
    "The numbers are equal, so {foe} may give the {piece} to buy back the king’s {number}."};
inline constexpr ReasonText price_asked = {
    "no piece has the number {number}",
    "{foe} cannot give a piece with the number {number}, so {host} must choose another."};
inline constexpr ReasonText price_named = {
    "the king’s {number} bought back with the piece chosen",
    "{host} may choose the price, and the {piece} is given for the king’s {number}."};
inline constexpr ReasonText not_bought_back = {"the king’s {number} is not bought back",
                                               "The king’s {number} is not bought back, so it stays captured."};

// Triumphs: winning lines of numbers in proportion.
inline constexpr ReasonText may_proclaim_king = {
    "the {foe_colour} king is captured", "The {foe_colour} king is captured, so {host} may proclaim a triumph."};
inline constexpr ReasonText may_proclaim_numbers = {
    "some numbers form a proportion", "Some of {whose} numbers form a proportion, so {host} may proclaim a triumph."};
inline constexpr ReasonText names_piece = {"named: {piece}", "The {piece} is named for the triumph."};
inline constexpr ReasonText names_no_more = {"these pieces are named",
                                             "These pieces are named for the triumph, and no others."};
inline constexpr ReasonText came_last = {"a captured piece came last: no triumph yet",
                                         "A captured piece may not be the last to come, so this is not a triumph yet."};
inline constexpr ReasonText came_not_last = {"no captured piece came last",
                                             "A captured piece is among them, but it did not come last."};
inline constexpr ReasonText stand_in_triumph = {"{sum}", "{whose} pieces stand in a winning line: {sum}."};
inline constexpr ReasonText square_of_four = {"at the corners of a square",
                                              "The four pieces stand at the corners of a square."};
inline constexpr ReasonText right_angle = {"at a right angle", "The three pieces stand at a right angle."};
inline constexpr ReasonText straight_line = {"in a straight line",
                                             "The pieces stand in a line along a row or a column."};
inline constexpr ReasonText diagonal_line = {"in a diagonal line", "The pieces stand in a diagonal line."};
inline constexpr ReasonText in_camp = {"in the enemy camp of {n} squares",
                                       "All of them stand in {foes} camp, which has {n} squares."};
inline constexpr ReasonText made_by_capture = {"made by a capture: {sum}",
                                               "The capture itself completes a triumph: {sum}."};
inline constexpr ReasonText wins_game = {"{title}: {sum}", "This is {title} ({sum}), and it wins the game."};
inline constexpr std::string_view arithmetical =
    "Three of the numbers rise by equal steps: that is an arithmetical proportion.";
inline constexpr std::string_view geometrical =
    "Two ratios between the numbers are equal: that is a geometrical proportion.";
inline constexpr std::string_view musical =
    "The second step divided by the first makes the same as the last number divided by the first: a musical "
    "proportion.";

// The rest of a turn.
inline constexpr ReasonText no_move = {"no move is possible", "{host} cannot move and must pass."};
inline constexpr ReasonText leaves_rest = {"the other captures are left",
                                           "{host} may leave the other captures and end the turn."};
inline constexpr ReasonText begins_by_lot = {"drawn at random: {host}",
                                             "The first move is {whose}: it was drawn at random."};

// ---- how a game ends ----

inline constexpr std::string_view a_triumph = "a {grade} triumph";
inline constexpr std::string_view an_triumph = "an {grade} triumph";  ///< before a vowel
inline constexpr std::string_view won_by_triumph = "{host} won with {title}: {sum}";
inline constexpr Plural won_by_captures = {"{host} won by a {victory}: one captured piece, worth {sum}",
                                           "{host} won by a {victory}: {n} captured pieces, worth {sum} in all"};
inline constexpr std::string_view won_by_standards = "Standards captured: {first} {a}, {second} {b}. {host} won";
inline constexpr std::string_view drawn_by_standards =
    "Standards captured: {first} {a}, {second} {b}. The game is a draw";
/// A draw, or a lesser victory of the side that has captured the king.
struct Adjudged {
    std::string_view drawn, won;
};
inline constexpr Adjudged no_proportion_left = {
    "No numbers in proportion are left: the game is a draw",
    "No numbers in proportion are left: a lesser victory for {host}, who captured the king"};
inline constexpr Adjudged quiet_turn = {
    "One turn without a capture, a proclamation or a piece entering a camp: the game is a draw",
    "One turn without a capture, a proclamation or a piece entering a camp: a lesser victory for {host}, who captured "
    "the king"};
inline constexpr Adjudged quiet_turns = {
    "{n} turns without a capture, a proclamation or a piece entering a camp: the game is a draw",
    "{n} turns without a capture, a proclamation or a piece entering a camp: a lesser victory for {host}, who captured "
    "the king"};
inline constexpr Adjudged third_time = {
    "The same position came a third time: the game is a draw",
    "The same position came a third time: a lesser victory for {host}, who captured the king"};

// ---- what is near ----

inline constexpr std::string_view near_triumph = "{grade} triumph: {sum}";
inline constexpr ReasonText king_not_captured = {"the {colour} king is not captured yet",
                                                 "The {colour} king must be captured first."};
inline constexpr ReasonText not_proclaimed = {"it must be proclaimed first", "The triumph must be proclaimed first."};

// ---- the number tables ----

inline constexpr std::string_view no_such_number = ", and no piece has the number {number}";
inline constexpr std::string_view no_sum = "no sum of two pieces has {number} as its smaller number";

// ---- what is wrong with a position ----

/// What was found, and what was expected.
struct Mistake {
    std::string_view found, expected;
};

inline constexpr Mistake no_position = {"there is no position",
                                        "a side to move, then the pieces: \"even eT9@f8 oR9@d8\""};
inline constexpr Mistake not_a_side = {"\"{found}\" is not a side to move", "even, odd or lot"};
inline constexpr Mistake comes_twice = {"\"{found}\" comes twice", "each mark once"};
inline constexpr Mistake not_a_mark = {
    "\"{found}\" is neither a piece nor a mark",
    "a piece such as eR6@b10, or hand: taken: won: named: proclaimed naming: moved: flew: seizing: was: ransom: "
    "pricing: late: carried: quiet: turns:"};
inline constexpr Mistake not_a_count = {"\"{found}\" is not a number of turns", "a whole number up to 9999"};
inline constexpr std::string_view form_of_a_piece =
    "side, form and number, then @ and a square: eR6@b10, oR9*@a16, eK91[25.16]@d8";
inline constexpr Mistake not_a_piece = {"\"{found}\" is not a piece", form_of_a_piece};
inline constexpr Mistake not_of_the_army = {"\"{found}\" is not a piece of this army",
                                            "a piece of the {army} army, such as {example}"};
inline constexpr Mistake changed_sides = {"\"{found}\" is a piece that changed sides",
                                          "pieces of their own side: captured pieces leave the game here"};
inline constexpr Mistake king_changed_sides = {"\"{found}\" is a king that changed sides",
                                               "a king of its own side: a king never changes sides"};
inline constexpr Mistake no_bracket = {"\"{found}\" has no closing bracket", form_of_a_piece};
inline constexpr Mistake not_on_a_square = {"\"{found}\" is a piece without a square", form_of_a_piece};
inline constexpr Mistake not_a_square = {"\"{found}\" names no square of the board", "a square a1 to h{ranks}"};
inline constexpr Mistake not_a_layer = {"\"{found}\" is not a layer of the {army} king, or comes twice",
                                        "some of {layers}"};
inline constexpr Mistake square_occupied = {"\"{found}\" stands on an occupied square", "one piece on a square"};
inline constexpr Mistake too_many_pieces = {"\"{found}\" is one piece too many of its kind",
                                            "no more than the 48 pieces"};
inline constexpr Mistake not_a_king = {"\"{found}\" is not a king", "even, odd or even,odd"};
inline constexpr Mistake of_no_side = {"\"{found}\" names no side", "even=..., odd=..., or both with ; between"};
inline constexpr Mistake nothing_to_win = {"\"{found}\" cannot be captured, or not once more",
                                           "pieces such as R3, layers of the enemy king such as K16"};
inline constexpr Mistake second_moved = {"\"{found}\" tells of a second piece that moved",
                                         "only one of moved: flew: and seizing:"};
inline constexpr Mistake second_ransom = {"\"{found}\" is a second ransom", "only one of ransom: and pricing:"};
inline constexpr Mistake more_than_a_layer = {"\"{found}\" is more than one layer", "the layer just captured"};
inline constexpr Mistake not_rising = {"\"{found}\" is not a number greater than the last", "4,6,9"};
inline constexpr Mistake not_three = {"\"{found}\" is not three numbers", "three rising numbers: 4,6,9"};
inline constexpr Mistake no_hands = {"\"{found}\" is in a hand, and this version has none", "no hand: in this version"};
inline constexpr Mistake not_in_hand = {"\"{found}\" is not a piece in a hand",
                                        "form and number, with * if it changed sides: R4, R9*"};
inline constexpr Mistake no_such_square = {"\"{found}\" is no square of such a piece, or comes twice",
                                           "the square of a piece of the {army} side"};
inline constexpr Mistake too_many_named = {"\"{found}\" names too many pieces", "at most four pieces"};
inline constexpr Mistake king_on_board = {"\"{found}\" is a king that is still on the board", "only captured kings"};
inline constexpr Mistake naming_too_late = {"\"{found}\" comes when no piece can be named",
                                            "naming: alone, before the move"};
inline constexpr Mistake nothing_to_begin = {"\"{found}\" comes with nothing to begin",
                                             "a starting position, nothing proclaimed"};
inline constexpr Mistake layer_not_lost = {"\"{found}\" is not a layer lost by a king on the board",
                                           "a layer that is missing in its brackets"};
inline constexpr Mistake was_without_move = {"\"{found}\" tells of captures, but no piece has moved",
                                             "moved: or flew: as well"};
inline constexpr Mistake not_just_moved = {"\"{found}\" is not the square of a piece that just moved",
                                           "the square of a piece of the side that moved it"};
inline constexpr Mistake not_an_enemy = {"\"{found}\" is not a captured enemy piece", "a piece of the other side"};
inline constexpr std::string_view not_captured_now = "\"{found}\" was not captured in this turn";
inline constexpr Mistake not_now_in_hand = {not_captured_now,
                                            "a piece now in the hand, or a king that has lost a layer or moved"};
inline constexpr Mistake not_now_removed = {not_captured_now,
                                            "a piece no longer on the board, or a king that has lost a layer or moved"};
inline constexpr Mistake not_now_turned = {not_captured_now,
                                           "a piece that has changed sides, or a king that has lost a layer or moved"};

// Of a whole position, in this version and with these options.
inline constexpr Mistake won_counts_not = {"\"won:\" counts only where captured numbers can win",
                                           "the option victory=bodies or another, or no won:"};
inline constexpr Mistake turns_count_not = {"\"turns:\" counts only where the number of turns is limited",
                                            "the options victory=standards and victory_turns, or no turns:"};
inline constexpr Mistake named_too_soon = {"pieces are named before the enemy king is captured",
                                           "taken: with that king"};
inline constexpr Mistake late_not = {"\"late:\" names a piece that may come last",
                                     "pieces that changed sides, in a version that asks it, or no late:"};
inline constexpr Mistake carried_not = {"\"carried:\" is not a triumph here",
                                        "numbers that win, in a version where a capture may be a triumph"};
inline constexpr std::string_view not_in_the_middle = "the game cannot be at this point of a turn";
inline constexpr Mistake game_is_over = {"the game is over, so nothing can be open", "no moved: flew: or naming:"};
inline constexpr Mistake nothing_open = {"no capture is open here", "no moved: or flew:, and the other side to move"};
inline constexpr Mistake proclaimed_too_soon = {"a triumph is proclaimed before the enemy king is captured",
                                                "taken: with that king"};
inline constexpr Mistake names_no_triumph = {"the pieces of naming: lead to no triumph, or no piece is left to name",
                                             "pieces that form a proportion with others"};
// What would be right in the middle of a turn.
inline constexpr std::string_view no_seizing = "no seizing: in this version";
inline constexpr std::string_view seized_before = "was: with what has been captured";
inline constexpr std::string_view one_left_to_seize = "one more piece that can be captured by moving to its square";
inline constexpr std::string_view layer_of_ransom = "a layer that may be bought back in this version";
inline constexpr std::string_view owner_with_others = "an owner with other pieces, none of that number";
inline constexpr std::string_view owner_with_any = "an owner with other pieces";
inline constexpr std::string_view king_with_layer = "was: with the king while it had that layer";

// Positions being set up.
inline constexpr std::string_view to_move = "To move";
inline constexpr std::string_view first_by_lot = "decided at random";
inline constexpr std::string_view layers_lost = "Layers that {whose} king has lost";
inline constexpr std::string_view kings_captured = "Kings captured";
inline constexpr std::string_view turns_without = "Turns without a capture";
inline constexpr std::string_view pieces_won = "{who} has won";
inline constexpr std::string_view turns_played = "Turns played, where they are counted";
inline constexpr std::string_view proclaimed_men = "Pieces proclaimed for a triumph";
inline constexpr std::string_view came_late = "Turned pieces that came last to a triumph";

}  // namespace ludus::rithmomachia::sentences
