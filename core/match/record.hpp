#pragma once
// The record: one plain text that holds a whole match. Tags, then moves in the book's notation.
//
//   [Game "fulke-1"]                     first tag, always
//   [Option "leap=false"]                one a tag; only what differs from the standard
//   [Setup "even eT9@f10 oR9@d8"]        where the match does not begin at the opening
//   [Seat "odd person Ann"]              or "odd machine steady"
//   [Title "9 takes 9"] [Source "..."]   anything else a person wants to keep
//   [Why "fulke.1.take.equality"]        checks, for `replay`: the last move cites this rule;
//   [End "odd eT9@f8 eR9*@c1"]           ... the position reached is this one;
//   [Refused "f10~f8 xd8@c1"]            ... these words are not legal at the end of the line;
//   [Moves "f8-f6 f8-h8"]                ... exactly these are legal there;
//   [Outcome "1 0"]                      ... and the scores of the seats, in the card's order ("going on" where it is not over)
//
//   1. f10-f8 xd8@c1  {Nine sees nine.}
//   2. h9-g8 ( h9-g10 {braces hold comments, brackets hold variations} )
//   odd resigns                          or "drawn by agreement"; only at the end of a line
//
// A quote or backslash in a tag is written \" or \\; a closing brace in a comment \}. Lines end in \n or \r\n.
// Turn numbers are for people: written, and when read only checked to be numbers.

#include "core/match/match.hpp"

namespace ludus {

/// Longest record the reader takes, in bytes; a larger one is refused in a word.
inline constexpr std::size_t longest_record = 4u << 20;

/// Strict: Fault with line, column and what was expected; nothing is half read.
Expected<Match> read_record(std::string_view text);

std::string write_record(const Match& match);

/// Runs the checks the tags ask for (Why, End, Refused, Moves, Outcome) at the end of the main line.
/// Each string is one check that failed; empty: all hold. Tags it does not know are no checks.
std::vector<std::string> failed_checks(const Match& match);

}  // namespace ludus
