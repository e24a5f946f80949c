#pragma once
// What the commands share: opening what was asked for, and saying things in text and JSON.

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/json.hpp"
#include "core/game/limits.hpp"
#include "core/match/match.hpp"
#include "ui/terminal/arguments.hpp"

namespace ludus::terminal {

/// Says what was wrong on standard error, in one line; gives bad_input.
int refuse(const Fault& fault);

/// The fault told of a place: "--after, column 3: ...".
Fault in(const std::string& place, const Fault& fault);

/// On standard output, whole.
void say(const std::string& text);
/// The JSON and an end of line.
void say(const Json& json);

/// The text of a file; "-" is standard input. Fault: it cannot be read.
Expected<std::string> read_file(const std::string& path);
Expected<Done> write_file(const std::string& path, const std::string& text);

/// Words of play out of what people write: turn numbers ("1.", "2..."), commas, signs ("!?") and comments in braces become blanks,
/// so that every word stays in its column.
/// Fault: a brace without its fellow.
Expected<std::string> words_of_play(const std::string& text);

/// The match at the place the arguments name: a game's id (with --option, --position) or a record's file
/// (with --at), then --after. The cursor stands there.
Expected<Match> open_match(const std::string& game_or_file, const Arguments& arguments);

/// A record, or a game in a format of others: told apart by how they begin. What is not UTF-8 may be in the code of Japan.
Expected<Match> read_game_text(std::string_view text);

/// A format in which others keep whole games.
struct GameFormat {
    const char* id;    ///< "pgn": the ending of its files, the word of its flag
    const char* name;  ///< "PGN"
    bool (*has)(const Match&);
    std::string (*write)(const Match&);
    std::string_view games;  ///< the games written so, as a sentence of what is expected
};
std::span<const GameFormat> game_formats();
/// The place of --notation in the game's list; 0, the book's, where it is not given. Fault: the game has no such notation.
Expected<int> read_notation(const Arguments& arguments, const Game& game);

/// A level's limits with --level, --seconds, --nodes, --depth, --seed, --wobble put in. Any of the three bounds given
/// replaces the level's three.
Expected<Limits> read_limits(const Arguments& arguments, const std::string& level_otherwise);
/// A level's limits without its clock, where it counts positions: a game played again goes the same way.
Limits limits_to_repeat(const Level& level);
/// The name is that of no level, nor of the others.
Fault no_player(const std::string& name, std::vector<std::string> others);
/// "at most 1.5 s, 60000 positions"
std::string describe(const Limits& limits);

using Clock = std::chrono::steady_clock;
double seconds_since(Clock::time_point begun);

/// A seat's id, "chance", or "nobody".
std::string seat_id(const Card& card, int seat);
std::string spot_name(const Board& board, int spot);

void put_outcome(Json& json, const Outcome& outcome, const Card& card);
void put_reason(Json& json, const Reason& reason, const Board& board);
void put_reasons(Json& json, const std::vector<Reason>& reasons, const Board& board);
void put_options(Json& json, const Options& options);

/// "the game is not over", or "White 1, Black 0: White wins. (fulke.1.triumph.great)"
std::string describe(const Outcome& outcome, const Card& card);
/// "6 + 6 = 12 (fulke.1.take.addition)", joined by "; "
std::string describe(const std::vector<Reason>& reasons);
/// Filled with blanks to a width, counted in characters.
std::string pad(const std::string& text, std::size_t width);
/// "12 345 678"
std::string grouped(std::uint64_t number);
/// With that many places after the point.
std::string decimal(double number, int places);

}  // namespace ludus::terminal
