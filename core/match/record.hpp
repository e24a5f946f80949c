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
//   [From "27"]                          ... of those whose first touch is this spot;
//   [Outcome "1 0"]                      ... and the scores of the seats, in the card's order ("going on" where it is not
//                                        over; a half is 0.5 or ½)
//
//   1. f10-f8 xd8@c1  {Nine sees nine.}
//   2. h9-g8 ( h9-g10 {braces hold comments, brackets hold variations} )
//   odd resigns                          or "drawn by agreement"; only at the end of a line
//
//   3. f10-f8 !?  {[%csl Gf8,Rd8] [%cal Gf8d8] Better than it looks.}
//                                        a sign of the move, one of ! ? !! ?? !? ?!, and what is drawn on the board, as PGN has it: rings,
//                                        then arrows, each with its colour (green, red, blue, yellow) and its spots. Where two names could
//                                        be read in two ways a hyphen parts them, G1-12. A comment has at most 20 000 bytes, a place 200 marks
//
//   105. <55-77+86 : the man on 66 should have been lifted : POSITION>
//                                        what the rules forbid and the book has all the same: its words, what is against the
//                                        rules, and the position after it, from which the game goes on; never a legal move
//
// A quote or backslash in a tag is written \" or \\; a closing brace or backslash in a comment \} or \\; words that begin
// like marks, [%csl or [%cal, begin with \[.
// Lines end in \n or \r\n; a tag stands on one line. The text is UTF-8.
// Turn numbers are for people: one is written for each whole turn, and when read they are only checked to be numbers.
// Moves and brackets stand between blanks, since a move may hold brackets of its own: xd5(25).
// A variation is another way to go on from before the last move, so it begins unlike every way already there;
// one that holds nothing but an ending ends the match there. Variations may stand in variations.
// What SGF has besides (SQ, TR, MA, LB and others) stands in the comment as words, [%LB D16:A].

#include "core/match/match.hpp"

namespace ludus {

/// Longest record the reader takes, in bytes; a larger one is refused in a word.
inline constexpr std::size_t longest_record = 4u << 20;
/// How deep variations may stand in variations.
inline constexpr std::size_t deepest_variation = 500;

/// Where a record's game comes from: the catalogue, or a list of one's own (tests).
using GameMaker = Expected<GamePtr> (*)(std::string_view id,
                                        const std::vector<std::pair<std::string, std::string>>& options);

/// Strict: Fault with line, column and what was expected; nothing is half read. A line longer than a match may be
/// (`greatest_length`), or more moves than it may hold (`most_moves`), is refused at the first move too many.
/// The cursor stands at the end of the main line.
Expected<Match> read_record(std::string_view text);
Expected<Match> read_record(std::string_view text, GameMaker make);

/// Reading it again gives the same tree, players, options and tags. Tags named Game, Option, Setup or Seat are the
/// match's own affair and not written from its list; control characters become blanks.
std::string write_record(const Match& match);

/// Runs the checks the tags ask for (Why, End, Refused, Moves, Outcome) at the end of the main line.
/// Each string is one check that failed; empty: all hold. Tags it does not know are no checks.
std::vector<std::string> failed_checks(const Match& match);

}  // namespace ludus
