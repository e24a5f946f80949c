#pragma once
// PGN: the text in which other programs keep games. For games that others know (core/game/foreign.hpp):
//
//   [Event "?"] [Site "?"] [Date "????.??.??"] [Round "?"] [White "Ann"] [Black "?"] [Result "1-0"]
//   [Variant "xiangqi"]                  what Fairy-Stockfish and those who build on it call the game
//   [GameType "21,B,8,8,N1,0"]           ... or of draughts the number that PDN knows it by
//   [SetUp "1"] [FEN "..."]              where the match does not begin at the game's opening
//   [Game "falkener-xiangqi"]            ours: which game it is, ...
//   [Option "horse=leg"]                 ... what was agreed, one a tag, as in the record, ...
//   [Position "white K50 ..."]           ... and where it began, with all that a FEN cannot say
//   [Seat "red machine steady"]          who played, as in the record; other tags of the record stand as they are
//
//   1. Cbe3 Hc8 {[%csl Gc8] [%cal Rc8e7] a comment} (1... Hg8) 2. Ha3 $1 1-0
//
// White is who moves first in the game, whatever the colour of its pieces; in draughts, where Black may begin, it is White. A match that players ended reads back so: a result
// where the rules have not ended the game is a resignation, or a draw agreed on.

#include "core/game/catalogue.hpp"
#include "core/match/match.hpp"
#include "core/match/record.hpp"

namespace ludus {

/// Longest text the reader takes, in bytes.
inline constexpr std::size_t longest_pgn = 4u << 20;

/// Whether the game can be written so: others know it or write its moves, and not in SGF, and two play it without dice.
bool has_pgn(const Game& game);

/// The whole tree, main line first; "" where the game has no PGN. What PGN has no word for becomes a comment: who ended a
/// variation. Lines of a comment are run together.
std::string write_pgn(const Match& match);

/// One game. Strict: Fault with line, column and what was expected; nothing is half read. A game that does not come from here
/// is told by its Variant, and played as it is today. Numbers of moves are not checked. "!" to "?!" and $1 to
/// $6 are the move's sign, [%csl] and [%cal] what is drawn; other marks, such as "$14", and a second sign are kept in the comment. The cursor stands at the end of the main line.
/// `make` finds a game by its id.
Expected<Match> read_pgn(std::string_view text, GameMaker make = make_game);

}  // namespace ludus
