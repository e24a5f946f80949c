#pragma once
// Small things done with text everywhere: splitting, numbers, UTF-8, and the words that come nearest to a slip.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ludus {

/// Space, tab or the end of a line.
bool is_blank(char c);

/// The parts between blanks; none empty. The views point into `text`.
std::vector<std::string_view> split_words(std::string_view text);

/// `text` without blanks at either end.
std::string_view trim(std::string_view text);

/// "a, b, c"
std::string join(const std::vector<std::string>& parts, std::string_view between);

/// A whole number in plain digits, "-" before it where it is less than nothing; no sign +, no leading zeros, nothing
/// after.
std::optional<int> read_int(std::string_view text);

/// Where the first byte stands that is no part of well-formed UTF-8; npos where all is well.
std::size_t first_bad_utf8(std::string_view text);

/// `text` with every byte that is no part of well-formed UTF-8 replaced by U+FFFD.
std::string clean_utf8(std::string_view text);

/// How many letters (bytes) must be put in, left out or changed to make one of the other.
int edit_distance(std::string_view a, std::string_view b);

/// At most `most` of the candidates, those that come nearest to `text` first; equals stay in their order.
std::vector<std::string> nearest(std::string_view text, const std::vector<std::string>& candidates, std::size_t most);

}  // namespace ludus
