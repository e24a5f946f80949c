#pragma once
// What a session says, in whole sentences (ui/scene/sentences.hpp), for the live line and for who hears the board.

#include <string>

#include "core/match/match.hpp"
#include "ui/session/eyes.hpp"
#include "ui/session/selection.hpp"

namespace ludus {

/// One sentence for a live line: "odd triangle 12 to d8; takes 9 by equality: 9 = 9".
std::string say_move(const Match& match, int node);

/// What it captured first and how, where it did: "Odd 9 on d8 is captured by equality: 9 = 9." Else nothing.
std::string say_capture(const Match& match, int node);

/// "Left has chosen.": of a move that must not be told yet.
std::string say_covered(const Match& match, int seat);

/// "d8, even triangle 9, may move" or "e7, empty": what a screen reader says of a spot now.
std::string say_spot(const Match& match, const Selection& selection, int spot);

/// One sentence on how things stand: "Odds to move", "Odds may take on d8: 9 − 2 = 7", or how the game ended.
std::string say_standing(const Match& match, const Selection& selection, int eyes = all_eyes);

/// The sentences of these reasons, one after another.
std::string say_reasons(const std::vector<Reason>& reasons);

}  // namespace ludus
