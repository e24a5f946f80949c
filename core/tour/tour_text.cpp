// Walks as text: a position in a line, and tours as rows of numbers or CSV, as other programs and people write them.

#include <algorithm>

#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/kit/number_rows.hpp"
#include "core/kit/position_text.hpp"
#include "core/tour/tour.hpp"

namespace ludus::tour {

namespace {

constexpr std::size_t longest_text = 4096;  ///< of a tour in numbers: 128 of them take 600 signs

constexpr Notation plain_notation[] = {{"squares", "Squares"}};

}  // namespace

std::string KnightsTour::write(const Position& p) const {
    if (p.visited == 0) return "-";
    std::string out;
    for (int i = 0; i < p.visited; ++i) out += (i ? "-" : "") + grid_.name(p.way[at(i)]);
    if (p.target >= 0) out += " to:" + grid_.name(p.target);
    if (p.turnings > 0) out += " turned:" + std::to_string(p.turnings);
    return out;
}

Expected<KnightsTour::Position> KnightsTour::read_position(std::string_view text) const {
    Position p;
    const auto words = split_words(text);
    if (words.empty()) return Fault{"the position is cut short", "squares such as a1-b3, or - for none", 0, 1};
    std::size_t next = 1;
    const std::string_view way = words[0];
    Cells seen;
    for (std::size_t begin = 0; way != "-" && begin <= way.size();) {
        const std::size_t end = std::min(way.find('-', begin), way.size());
        const std::string_view name = way.substr(begin, end - begin);
        const int cell = grid_.find(name);
        const std::string_view place = name.empty() ? way.substr(begin == way.size() ? begin - 1 : begin, 1) : name;
        if (cell == kit::nowhere) return kit::bad_word(text, place, "a square such as " + grid_.name(0));
        if (seen.has(cell)) return kit::bad_word(text, place, "a square that is not visited yet");
        if (p.visited > 0 && !graph_.joined(p.last(), cell))
            return kit::bad_word(text, place, "a square that the knight commands from " + grid_.name(p.last()));
        seen.add(cell);
        p.way[at(p.visited++)] = static_cast<std::int8_t>(cell);
        begin = end + 1;
    }
    std::string possible = "nothing more";
    if (to_chosen_ && p.visited > 0) {
        possible = "the square to end on, such as to:" + grid_.name(1);
        if (next < words.size() && words[next].starts_with("to:")) {
            const int cell = grid_.find(words[next].substr(3));
            const bool colour =
                cell != kit::nowhere && (graph_.dark().has(cell) != graph_.dark().has(p.way[0])) == graph_.balanced();
            // Euler's march may come to it, and be turned again for the sake of the sums.
            const bool moved = method_ == Method::euler && columns_;
            if (!colour || cell == p.way[0] || (seen.has(cell) && (!whole(p) || (cell != p.last() && !moved))))
                return kit::bad_word(text, words[next], possible);
            p.target = static_cast<std::int16_t>(cell);
            ++next;
            possible = "nothing more";
        }
        if (p.target < 0 && p.visited > 1)
            return next < words.size()
                       ? kit::bad_word(text, words[next], possible)
                       : Fault{"the position is cut short", possible, 0, static_cast<int>(text.size()) + 1};
        if (!graph_.balanced() && !graph_.dark().has(p.way[0]))
            return kit::bad_word(text, way, "a first square of the color of " + grid_.name(0));
    }
    if (method_ == Method::euler && p.visited >= 3 && next < words.size()) {
        const std::string most = std::to_string(most_turnings);
        possible = "turned:1 to turned:" + most;
        if (words[next].starts_with("turned:")) {
            const auto turned = read_int(words[next].substr(7));
            if (!turned || *turned < 1 || *turned > most_turnings) return kit::bad_word(text, words[next], possible);
            p.turnings = static_cast<std::int16_t>(*turned);
            ++next;
            possible = "nothing more";
        }
    }
    if (next < words.size()) return kit::bad_word(text, words[next], possible);
    return p;
}

std::span<const Notation> KnightsTour::notations() const { return plain_notation; }
std::string KnightsTour::written(const Position& p, Move m, int) const { return words(p, m); }
std::span<const char* const> KnightsTour::formats() const { return kit::number_formats; }

// The rows from above. Where nobody has been stands 0, or in CSV nothing.
std::string KnightsTour::foreign(std::span<const Position> line, int format) const {
    const Position& p = line.back();
    std::array<int, most_cells> value{};
    for (int i = 0; i < p.visited; ++i) value[at(p.way[at(i)])] = i + 1;
    std::vector<std::string> words;
    for (int row = grid_.rows() - 1; row >= 0; --row)
        for (int column = 0; column < grid_.columns(); ++column) {
            const int cell = grid_.cell(column, row), n = cell == kit::nowhere ? 0 : value[at(cell)];
            words.push_back(n > 0 ? std::to_string(n) : format == 1 ? "" : cell == kit::nowhere ? "#" : "0");
        }
    return kit::in_rows(words, grid_.columns(), kit::signs_of(format));
}

Expected<KnightsTour::Position> KnightsTour::read_foreign(std::string_view text) const {
    const std::string size = std::to_string(grid_.rows()) + " rows of " + std::to_string(grid_.columns()) + " numbers";
    if (text.size() > longest_text)
        return Fault{"the text is too long: " + std::to_string(text.size()) + " signs",
                     "at most " + std::to_string(longest_text)};
    std::array<int, most_cells + 1> cell_of{};
    cell_of.fill(kit::nowhere);
    std::array<std::pair<int, int>, most_cells + 1> where{};
    int most = 0, rows = 0;
    for (const kit::WrittenRow& row : kit::rows_of(text, "\n/;")) {
        int across = 0;
        for (const auto& [word, line, column] : row.cells) {
            const auto fault = [line = line, column = column](std::string what, std::string expected) {
                return Fault{std::move(what), std::move(expected), line, column};
            };
            if (rows >= grid_.rows() || across >= grid_.columns())
                return fault("\"" + shown(word) + "\" is a number too many", size);
            const int cell = grid_.cell(across++, grid_.rows() - 1 - rows);
            const bool empty = word.empty() || word == "." || word == "#";
            const auto n = empty ? std::optional<int>(0) : read_int(word);
            if (!n || *n < 0 || *n > grid_.size())
                return fault("\"" + shown(word) + "\" is no number of a tour",
                             "a whole number from 1 to " + std::to_string(grid_.size()) + ", or 0");
            if (*n == 0) continue;
            if (cell == kit::nowhere) return fault("no square of the board lies there", "# or nothing");
            if (cell_of[at(*n)] != kit::nowhere)
                return fault(std::string(word) + " stands there twice", "every number once");
            cell_of[at(*n)] = cell;
            where[at(*n)] = {line, column};
            most = std::max(most, *n);
        }
        ++rows;
        if (across != grid_.columns())
            return Fault{"row " + std::to_string(rows) + " has " + std::to_string(across) + " numbers",
                         std::to_string(grid_.columns()), row.end_line, row.end_column};
    }
    if (rows != grid_.rows()) {
        const auto lines = static_cast<int>(std::count(text.begin(), text.end(), '\n'));
        const std::size_t last = text.rfind('\n');
        return Fault{"there are " + std::to_string(rows) + " rows", size, 1 + lines,
                     static_cast<int>(text.size() - (last == std::string_view::npos ? 0 : last + 1)) + 1};
    }
    Position p;
    for (int n = 1; n <= most; ++n) {
        const int cell = cell_of[at(n)];
        if (cell == kit::nowhere)
            return Fault{"the number " + std::to_string(n) + " is missing",
                         "all numbers from 1 to " + std::to_string(most)};
        if (n > 1 && !graph_.joined(p.last(), cell))
            return Fault{std::to_string(n) + " is no knight’s leap from " + std::to_string(n - 1),
                         "a leap from " + grid_.name(p.last()), where[at(n)].first, where[at(n)].second};
        p.way[at(p.visited++)] = static_cast<std::int8_t>(cell);
    }
    if (to_chosen_ && p.visited > 1) {
        if (!whole(p)) return Fault{"where this tour is to end is not said", "a whole tour, or another goal"};
        p.target = static_cast<std::int16_t>(p.last());
    }
    if (to_chosen_ && p.visited > 0 && !graph_.balanced() && !graph_.dark().has(p.way[0]))
        return Fault{"no tour begins on " + grid_.name(p.way[0]), "a first square of the color of " + grid_.name(0)};
    return p;
}

}  // namespace ludus::tour
