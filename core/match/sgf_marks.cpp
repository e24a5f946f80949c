#include "core/match/sgf_marks.hpp"

#include <algorithm>

#include "core/base/index.hpp"
#include "core/base/letters.hpp"
#include "core/base/text.hpp"

namespace ludus::sgf {

// ---- points ----

std::string sgf_point(int place, int size) {
    if (place < 0) return {};
    return {static_cast<char>('a' + place % size), static_cast<char>('a' + place / size)};
}
int read_point(std::string_view text, int size) {
    if (text.size() != 2) return -1;
    const int column = text[0] - 'a', row = text[1] - 'a';
    return column < 0 || row < 0 || column >= size || row >= size ? -1 : row * size + column;
}
std::string player_point(int place, int size) {
    const int column = place % size;
    return static_cast<char>('A' + column + (column > 7 ? 1 : 0)) + std::to_string(size - place / size);
}

bool has_meaning(std::string_view key, bool root) {
    static constexpr std::string_view own[] = {"B",  "W",  "C",  "XG", "XO", "XP", "XS", "XT", "XM",
                                               "XE", "BL", "WL", "OB", "OW", "AB", "AW", "AE", "PL"};
    static constexpr std::string_view of_root[] = {"GM", "FF", "CA", "AP", "SZ", "KM", "RU", "RE", "HA", "GN",
                                                   "SO", "EV", "DT", "PC", "RO", "BR", "WR", "US", "AN", "CP",
                                                   "PB", "PW", "ST", "TM", "OT", "ON", "BT", "WT"};
    const auto is_in = [&](const auto& list) {
        return std::find(std::begin(list), std::end(list), key) != std::end(list);
    };
    return is_in(own) || (root && is_in(of_root));
}

bool has_points(std::string_view key) {
    static constexpr std::string_view keys[] = {"SL", "TB", "TW", "DD", "VW"};
    return std::find(std::begin(ring_keys), std::end(ring_keys), key) != std::end(ring_keys) ||
           std::find(std::begin(keys), std::end(keys), key) != std::end(keys);
}
bool has_lines(std::string_view key) { return key == "AR" || key == "LN"; }

namespace {

int read_player_point(std::string_view text, int size) {
    if (text.size() < 2 || text[0] < 'A' || text[0] > 'Z' || text[0] == 'I') return -1;
    const int column = text[0] - 'A' - (text[0] > 'I' ? 1 : 0);
    const auto number = read_int(text.substr(1));
    return column < size && number && *number >= 1 && *number <= size ? (size - *number) * size + column : -1;
}

/// A value with its points named as players name them, or as SGF does: those of a label and of lines too.
template <class Rename>
std::string with_points(std::string_view key, const std::string& value, Rename rename) {
    const std::size_t colon = value.find(':');
    if (has_points(key)) return rename(value);
    if (colon == std::string::npos || (key != "LB" && !has_lines(key))) return value;
    const std::string rest = value.substr(colon + 1);
    return rename(value.substr(0, colon)) + ":" + (key == "LB" ? rest : rename(rest));
}

/// A value as one word of a comment: blanks are low lines; what would end it or its bracket is "%5D", as in an address.
std::string value_word(std::string_view value) {
    static constexpr std::string_view digits = "0123456789ABCDEF";
    std::string out;
    for (const char c : value) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == ' ') out += '_';
        else if (byte < 0x20 || byte == 0x7F || std::string_view("_%[]").find(c) != std::string_view::npos)
            ((out += '%') += digits[byte >> 4]) += digits[byte & 15];
        else out += c;
    }
    return out;
}
std::string word_value(std::string_view word) {
    const auto digit = [](char c) { return is_digit(c) ? c - '0' : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1; };
    std::string out;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const bool coded = word[i] == '%' && i + 2 < word.size() && digit(word[i + 1]) >= 0 && digit(word[i + 2]) >= 0;
        out += coded ? static_cast<char>(digit(word[i + 1]) * 16 + digit(word[i + 2])) : word[i] == '_' ? ' ' : word[i];
        if (coded) i += 2;
    }
    return out;
}

}  // namespace

// ---- marks in a comment: "[%CR D16 Q4]", "[%LB D16:A]", "[%TE 1]" ----

std::string mark_text(const std::string& key, const Values& values, int size) {
    std::string out = "[%" + key;
    const auto named = [&](const std::string& point) {
        const int place = read_point(point, size);
        return place < 0 ? point : player_point(place, size);
    };
    for (const std::string& value : values)
        if (!value.empty()) out += " " + value_word(with_points(key, value, named));
    return out + "]";
}

std::pair<std::string, std::vector<Mark>> split_comment(const std::string& comment, int size, bool root) {
    std::string words;
    std::vector<Mark> marks;
    for (std::size_t i = 0; i < comment.size();) {
        const std::size_t end = comment.find(']', i);
        if (comment.compare(i, 2, "[%") != 0 || end == std::string::npos) {
            words += comment[i++];
            continue;
        }
        const auto parts = split_words(std::string_view(comment).substr(i + 2, end - i - 2));
        const bool known = !parts.empty() && parts[0].size() <= 8 && !has_meaning(parts[0], root) &&
                           std::all_of(parts[0].begin(), parts[0].end(), [](char c) { return c >= 'A' && c <= 'Z'; });
        if (!known) {
            words += comment[i++];
            continue;
        }
        Mark mark{std::string(parts[0]), {}};
        for (std::size_t n = 1; n < parts.size(); ++n) {
            const auto in_sgf = [&](const std::string& name) {
                const int place = read_player_point(name, size);
                return place < 0 ? name : sgf_point(place, size);
            };
            mark.values.push_back(with_points(mark.key, word_value(parts[n]), in_sgf));
        }
        if (mark.values.empty()) mark.values.emplace_back();
        marks.push_back(std::move(mark));
        i = end + 1;
    }
    return {std::string(trim(words)), std::move(marks)};
}

// ---- what is drawn, and signs ----

std::vector<int> spots_by_place(const Board& board, int size) {
    std::vector<int> spots(at(size * size), -1);
    for (std::size_t i = 0; i < board.spots.size(); ++i) {
        const Spot& spot = board.spots[i];
        if (spot.kind == SpotKind::point && spot.column >= 0 && spot.column < size && spot.row >= 0 && spot.row < size)
            spots[at(spot.row * size + spot.column)] = static_cast<int>(i);
    }
    return spots;
}

std::string drawn_value(const DrawnMark& mark, const std::vector<int>& spots, int size) {
    const auto place = [&](int spot) {
        return sgf_point(static_cast<int>(std::find(spots.begin(), spots.end(), spot) - spots.begin()), size);
    };
    return mark.to < 0 ? place(mark.from) : place(mark.from) + ":" + place(mark.to);
}
std::optional<DrawnMark> read_drawn(std::string_view value, const std::vector<int>& spots, int size) {
    const std::size_t colon = value.find(':');
    const int from = read_point(value.substr(0, colon), size),
              to = colon == std::string_view::npos ? -1 : read_point(value.substr(colon + 1), size);
    if (from < 0 || (colon != std::string_view::npos && (to < 0 || to == from))) return std::nullopt;
    return DrawnMark{MarkColour::green, spots[at(from)], to < 0 ? -1 : spots[at(to)]};
}

Sign sign_of(std::string_view key, const Values& values) {
    for (std::size_t i = 1; i < std::size(sgf_signs); ++i) {
        const auto& [sign, value] = sgf_signs[i];
        if (sign == key && values.size() == 1 && (value.empty() || trim(values.front()) == value))
            return static_cast<Sign>(i);
    }
    return Sign::none;
}

}  // namespace ludus::sgf
