#pragma once
// How players of Japanese chess keep whole games: KIF and CSA, and USI, in which programs talk. For games whose positions other
// programs write in SFEN (core/game/foreign.hpp).
//
//   先手：Ann                                KIF: headings, ...
//   手数----指手---------消費時間--
//      1 ７六歩(77)                          ... moves by where they end and, in brackets, begin, ...
//   *a comment                              ... comments after their moves, ...
//      2 投了                                ... an ending as a last move, ...
//   変化：1手                                ... and variations, each from the move it stands in place of
//
//   V2.2                                    CSA: who plays, the position, whose move it is, moves, an ending; no variations
//   N+Ann
//   PI
//   +
//   +7776FU
//   '*a comment
//   %TORYO
//
// What neither has a word for stands in comments of the whole file, "# Option: first=north" or "'# Option: first=north", by the names of
// the tags of our records; a sign and what is drawn on the board stand before the comment of their move, "$1 [%csl G7f]".

#include "core/game/catalogue.hpp"
#include "core/match/match.hpp"
#include "core/match/record.hpp"

namespace ludus {

/// Longest text the readers take, in bytes.
inline constexpr std::size_t longest_shogi_file = 4u << 20;

/// Whether the game can be written so: others write its positions in SFEN.
bool has_kif(const Game& game);

/// By how the text begins, or by headings that only this format has.
bool is_kif(std::string_view text);
bool is_csa(std::string_view text);
bool is_usi(std::string_view text);
inline bool is_shogi_file(std::string_view text) { return is_kif(text) || is_csa(text) || is_usi(text); }

/// "" where the game is not written so. KIF has the whole tree; CSA the main line, and says where it leaves variations out.
std::string write_kif(const Match& match);
std::string write_csa(const Match& match);

/// One game in KIF, CSA or USI, which are told apart by themselves. Strict: Fault with line, column (in letters) and what was
/// expected; nothing is half read. A game that does not come from here is played as it is today. The cursor stands at the end of
/// the main line. `make` finds a game by its id.
Expected<Match> read_shogi_file(std::string_view text, GameMaker make = make_game);

}  // namespace ludus
