#pragma once
// Text from outside made fit to be shown: control characters, which a terminal obeys, and characters that turn the direction of
// writing about.

#include <cstddef>
#include <string>
#include <string_view>

namespace ludus {

/// The bytes of the control character the text begins with: U+0000 to U+001F (tab and ends of lines too), U+007F to U+009F,
/// U+202A to U+202E, U+2066 to U+2069. 0 where it begins with another.
std::size_t control_length(std::string_view text);

/// The number of the character a text begins with, which control_length() has found to be one.
unsigned control_number(std::string_view text);

/// "U+001B", as people name a character.
std::string control_name(unsigned number);

/// A blank for every control character but those of `kept`, which are single bytes.
std::string without_controls(std::string_view text, std::string_view kept = {});

/// Every control character by its name, as in "<U+001B>", and U+FFFD for what is not UTF-8.
std::string visible(std::string_view text);

/// The same, of the first `most` bytes or a little less, with "..." after them where there are more: to be quoted in a fault.
std::string shown(std::string_view text, std::size_t most = 40);

}  // namespace ludus
