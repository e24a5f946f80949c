#pragma once
// SGF FF[4]: the text in which other programs keep games of Go. For games that it knows (core/game/foreign.hpp).
//
//   (;GM[1]FF[4]CA[UTF-8]AP[Codex Ludorum]SZ[19]KM[0]GN[title]PB[Ann]PW[Ben]RE[B+1.5]
//    XG[falkener-go]XO[ko=none]          ours: which game it is, what was agreed, ...
//    XP[black 19/19/...]                 ... where it began if not at the opening, ...
//    XS[white machine steady]XT[Passage:falkener.go.ko]   ... who played, and the record's other tags
//    AB[dd][pp]AW[pd][dp]PL[B]           the stones before the first move, and who begins
//    C[a comment];B[nc];W[fc]LB[dd:A](;B[qq])(;B[]))
//
// A move that SGF has no word for (dead stones, camps) stands as XM[dead-113]. Rings drawn on the board are its marks of points, a
// colour each: green CR, red TR, blue SQ, yellow MA. Arrows are AR, with their colours, where they are not green, in XD[Bdd:ff]. The
// signs ! !! ? ?? !? ?! are TE[1] TE[2] BM[1] BM[2] IT[] DO[].
// What cannot be drawn (letters, lines, a second mark on one point) and the properties nobody knows are kept in the comment of their
// move and written back as they were: "[%SL D16 Q4]" with points as players name them, "[%LB D16:A]"; a blank is "_" there, and a
// low line, "%", "[", "]" or a new line "%5F", "%25", "%5B", "%5D", "%0A".

#include "core/game/catalogue.hpp"
#include "core/match/match.hpp"
#include "core/match/record.hpp"

namespace ludus {

/// Longest text the reader takes, in bytes.
inline constexpr std::size_t longest_sgf = 4u << 20;

/// Whether the game can be written so.
bool has_sgf(const Game& game);

/// Whether a text is SGF by how it begins: "(;".
bool is_sgf(std::string_view text);

/// The whole tree, main line first; "" where the game has no SGF.
std::string write_sgf(const Match& match);

/// One game. Strict: Fault with line, column and what was expected; nothing is half read. A game that does not come from here is played
/// as it is today, by its SZ, KM and RU. Where a player moves out of turn, the other has passed; a stone after two passes plays on. RE
/// ends the game where it was resigned or drawn; a count is kept as a tag. Stones set up after a move are refused.
/// `make` finds a game by its id.
Expected<Match> read_sgf(std::string_view text, GameMaker make = make_game);

}  // namespace ludus
