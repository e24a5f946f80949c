#pragma once
// Positions as a line of words: what stands on each cell, then what differs from nothing, "quiet:12".

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/base/expected.hpp"
#include "core/game/card.hpp"
#include "core/kit/grid.hpp"

namespace ludus::kit {

/// A sign a cell, in the order of their numbers: the seat's number, or a point where nobody is (-1).
std::string write_owners(std::span<const std::int8_t> owners);
/// The same read: one word of as many signs as `owners` has places, each a seat's number below `seats`, or a point. `text` is the
/// whole line that the word is a part of.
Expected<Done> read_owners(std::string_view text, std::string_view word, int seats, std::span<std::int8_t> owners);

/// The seat of that id. Fault: the card has none; expected are its seats, "south, west, north or east".
Expected<int> read_seat(std::string_view text, std::string_view word, const Card& card);

/// "key:12" gives 12; nothing where the word does not begin so or no number follows.
std::optional<int> numbered(std::string_view word, std::string_view key);

/// Which word of the line was wrong, at its column.
Fault bad_word(std::string_view text, std::string_view word, std::string expected);

}  // namespace ludus::kit
