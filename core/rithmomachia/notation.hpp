#pragma once
// Moves in words, positions in a line, the table as plain text: the same for every kind.
//
//   even eR6@b10 eT6@f8 oT12@d8         side to move, then the men: e or o whom he serves, form R T S K, number,
//   eR9*@c1  eK91[36.16.9.4.1]@d8       * a turned coat; a king with what is left of him
//   taken:odd                           kings taken away
//   won:even=R3,R5,K16;odd=R2           spoils, where a common victory is played for; K16: a king's step
//   named:even=c12,c13                  men proclaimed for a triumph
//   proclaimed  naming:c12,c13          in this turn
//   moved:d8  flew:d8  was:oR36@d5      takings open: who was set down, and men taken since where they stood then
//   quiet:12  turns:34                  the clocks

#include <string>
#include <string_view>

#include "core/base/expected.hpp"
#include "core/rithmomachia/act.hpp"
#include "core/rithmomachia/manner.hpp"
#include "core/rithmomachia/position.hpp"

namespace ludus::rithmomachia {

/// "d5-c6", "a13~b11", "f8xd8@c1", "xd5(25)", "xd5(king)", "proclaim", "c12", "so", "pass", "done", "lot-even".
std::string words(const Position& position, const Act& act);

/// "oR9*", "eK91[25.16]".
std::string man_words(const Stand& stand, int id);
/// "odd round 9, a prisoner turned even"; "even king 91, lacking 25".
std::string spoken_name(const Stand& stand, int id);

std::string write(const Position& position);

/// Reads what write() gives, in any order after the side. Fault: with the column of the word at fault. `ended` is not
/// set, and whether what is in the middle of a turn can be so is for the kind to say.
Expected<Position> read(std::string_view text, int ranks);

/// The table, the highest rank first: every man as in man_words, void spaces as dots, marks as in the position line.
std::string sketch(const Position& position, int ranks);

}  // namespace ludus::rithmomachia
