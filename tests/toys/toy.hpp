#pragma once
// What the toys share. Each toy is a whole game in one header, small enough to be counted by hand; together they
// show that the shape in core/game/rules.hpp carries every kind of game in the books.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/game/rules.hpp"

namespace ludus::toys {

/// Puts one more number into a hash.
inline std::uint64_t mix(std::uint64_t hash, std::int64_t value) {
    hash ^= static_cast<std::uint64_t>(value) + 0x9E3779B97F4A7C15u + (hash << 6) + (hash >> 2);
    return hash * 0xBF58476D1CE4E5B9u;
}

inline std::size_t at(int index) { return static_cast<std::size_t>(index); }

/// A square of the given width about a centre.
inline std::vector<Vec> square_about(Vec c, float width) {
    const float h = width / 2;
    return {{c.x - h, c.y - h}, {c.x + h, c.y - h}, {c.x + h, c.y + h}, {c.x - h, c.y + h}};
}

inline Spot place(SpotKind kind, std::string name, Vec centre, Tone tone, int column, int row) {
    Spot spot;
    spot.kind = kind;
    spot.name = std::move(name);
    spot.centre = centre;
    spot.outline = square_about(centre, 1);
    spot.tone = tone;
    spot.column = column;
    spot.row = row;
    return spot;
}

inline Spot button(std::string name, std::string label) {
    Spot spot;
    spot.kind = SpotKind::button;
    spot.name = std::move(name);
    spot.label = std::move(label);
    return spot;
}

/// "key:12" gives 12; nothing where the word does not begin so or no number follows.
inline std::optional<int> numbered(std::string_view word, std::string_view key) {
    if (word.substr(0, key.size()) != key) return std::nullopt;
    return read_int(word.substr(key.size()));
}

/// Which word of the text was wrong.
inline Fault bad_word(std::string_view text, std::string_view word, std::string expected) {
    Fault fault{"\"" + shown(word) + "\" cannot be read", std::move(expected)};
    fault.column = word.empty() ? 1 : static_cast<int>(word.data() - text.data()) + 1;
    return fault;
}

}  // namespace ludus::toys
