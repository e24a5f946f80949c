#pragma once
// Moves in words, positions in a line, the table as plain text: the same for every kind.
//
//   even eR6@b10 eT6@f8 oT12@d8         side to move, then the men: e or o whom he serves, form R T S K, number,
//   eR9*@c1  eK91[36.16.9.4.1]@d8       * a turned coat; a king with what is left of him
//   hand:even=R9*,R4;odd=R2*            prisoners kept in a side's hand, as on the table: * born to the other army
//   taken:odd                           kings taken away
//   won:even=R3,R5,K16;odd=R2           spoils, where a common victory is played for; K16: a king's step
//   named:even=c12,c13                  men proclaimed for a triumph
//   proclaimed  naming:c12,c13          in this turn
//   moved:d8  flew:d8  was:oR36@d5      takings open: who was set down, and men taken since where they stood then
//   seizing:d8                          the same of a man who has not removed yet
//   ransom:25  pricing:25               the king's owner is to say whether he redeems that step, or the taker for whom;
//                                       with moved:, flew: or seizing: where the taker may go on
//   late:even=c12                       prisoners who came last to a triumph, and complete none
//   carried:4,6,9                       a triumph made by the taking that has ended the game
//   quiet:12  turns:34                  the clocks

#include <string>
#include <string_view>

#include "core/base/expected.hpp"
#include "core/rithmomachia/rules/move.hpp"
#include "core/rithmomachia/rules/position.hpp"
#include "core/rithmomachia/rules/variant.hpp"

namespace ludus::rithmomachia {

/// "d5-c6", "a13~b11", "f8xd8@c1", "xd5(25)", "xd5(king)", "proclaim", "c12", "so", "pass", "done", "lot-even".
/// "*xd8@c1": taken before a draught, and nobody moves; "f8xd8+": seized, and f8 goes on; "eR9*@c1": from the hand.
/// "redeem-a1", "demand", "price-b1", "decline": a ransom.
std::string words(const Position& position, const UnpackedMove& unpacked);

/// "oR9*", "eK91[25.16]".
std::string man_words(const Stand& stand, int id);
/// "white round 9": in the colour of the side it serves.
std::string piece_name(const Stand& stand, int id);
/// With what has become of it: "white round 9 (captured from Black)"; "white king 91 (lost its 25, 66 left)".
std::string spoken_name(const Stand& stand, int id);

std::string write(const Position& position);

/// Reads what write() gives, in any order after the side; prisoners are where the rule leaves them. Fault: with the
/// column of the word at fault. `ended` is not set, and whether what is in the middle of a turn can be so is for the
/// kind to say.
Expected<Position> read(std::string_view text, int ranks, Prisoners rules);

/// The table, the highest rank first: every man as in man_words, void spaces as dots, marks as in the position line.
std::string sketch(const Position& position, int ranks);

}  // namespace ludus::rithmomachia
