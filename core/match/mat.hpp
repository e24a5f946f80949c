#pragma once
// The match files of Jellyfish and GNU Backgammon (.mat): games of backgammon, roll by roll. For games whose positions other programs
// write as XGID (core/game/foreign.hpp).
//
//   ; [Game "backgammon"]                      ours: which game, its options, who played, the tags of the record
//    0 point match
//
//    Game 1
//    Ann : 0                      Ben : 0
//     1) 31: 8/5 6/5              42: 24/20 13/11
//     2)                          65: Cannot Move
//         Wins 1 point
//
// Each player counts points to 1 at home; 25 is the bar, 0 off. The left player is our first seat. The cube, of which our rules know
// nothing, is told in comments.

#include "core/game/catalogue.hpp"
#include "core/match/match.hpp"
#include "core/match/record.hpp"

namespace ludus {

/// Longest text the reader takes, in bytes.
inline constexpr std::size_t longest_mat = 4u << 20;

/// Whether the match can be written so: it begins where the game does.
bool has_mat(const Match& match);

/// Whether a text is such a file: a line "7 point match" or "Game 1" before the first roll.
bool is_mat(std::string_view text);

/// The main line; variations and comments are left out, which the file says. "" where the match is not written so.
std::string write_mat(const Match& match);

/// The first game of the file; its first comment says how many there are. Strict: Fault with line, column and what was expected.
Expected<Match> read_mat(std::string_view text, GameMaker make = make_game);

}  // namespace ludus
