#pragma once
// Points of Go as SGF has them, and what is marked on them: in a comment of ours ("[%LB D16:A]"), drawn, or a sign of a move.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game/picture.hpp"
#include "core/match/annotations.hpp"

namespace ludus::sgf {

/// What a property of SGF has in its brackets, one after another.
using Values = std::vector<std::string>;

/// "dd"; a place is counted by rows from the upper left. Empty where the place is below 0.
std::string sgf_point(int place, int size);
/// The place; -1 off the board.
int read_point(std::string_view text, int size);
/// As players name it, "D16": letters without I, numbers from below.
std::string player_point(int place, int size);

/// Properties that are moves, set-up and tags, never marks: those of any node, and those of the first.
bool has_meaning(std::string_view key, bool root);
/// The marks of SGF that are a ring here, one for each colour, in their order.
inline constexpr std::string_view ring_keys[] = {"CR", "TR", "SQ", "MA"};
/// Properties whose values are points.
bool has_points(std::string_view key);
/// Those whose values are two points.
bool has_lines(std::string_view key);

/// A mark as a comment of ours has it: "[%CR D16 Q4]", "[%LB D16:A]", "[%TE 1]".
std::string mark_text(const std::string& key, const Values& values, int size);
struct Mark {
    std::string key;
    Values values;
};
/// What stands in a comment of ours: its words, and its marks.
std::pair<std::string, std::vector<Mark>> split_comment(const std::string& comment, int size, bool root);

/// Which spots lie on the lines of SGF, by their places; -1 where none does.
std::vector<int> spots_by_place(const Board& board, int size);
/// A ring or an arrow as SGF has it, "dd" or "dd:ff".
std::string drawn_value(const DrawnMark& mark, const std::vector<int>& spots, int size);
/// Green, for a value has no colour; nothing where it is no such thing.
std::optional<DrawnMark> read_drawn(std::string_view value, const std::vector<int>& spots, int size);

/// The six signs as SGF has them: good and bad moves, plain or emphasized, interesting and doubtful ones.
inline constexpr std::pair<std::string_view, std::string_view> sgf_signs[] = {
    {"", ""}, {"TE", "1"}, {"BM", "1"}, {"TE", "2"}, {"BM", "2"}, {"IT", ""}, {"DO", ""}};
Sign sign_of(std::string_view key, const Values& values);

}  // namespace ludus::sgf
