// Squares as people and other programs write them: rows of numbers, or CSV.

#include <algorithm>

#include "core/base/text.hpp"
#include "core/squares/magic_squares.hpp"
#include "core/squares/sentences.hpp"

namespace ludus::squares {

namespace {

constexpr const char* format_names[] = {"Numbers", "CSV"};
constexpr Notation plain_notation[] = {{"cells", "Cells"}};

std::size_t at(int index) { return static_cast<std::size_t>(index); }

}  // namespace

std::span<const Notation> MagicSquares::notations() const { return plain_notation; }
std::string MagicSquares::written(const Position& p, Move m, int) const { return words(p, m); }
std::span<const char* const> MagicSquares::formats() const { return format_names; }

std::vector<std::string> MagicSquares::all_in_pgn(const Position& p, const MoveList& list) const {
    std::vector<std::string> out;
    for (const Move m : list) out.push_back(words(p, m));
    return out;
}

// A position stands on one line: the rows from above are parted by a stroke, "2 7 6 / 9 5 1 / 4 3 .", those of CSV by a semicolon.
std::string MagicSquares::foreign(std::span<const Position> line, int format) const {
    const Square now = square(line.back());
    std::string out;
    for (int row = 0; row < n_; ++row) {
        if (row > 0) out += format == 0 ? " / " : "; ";
        for (int column = 0; column < n_; ++column) {
            if (column > 0) out += format == 0 ? " " : ",";
            if (!now.is_empty(row, column)) out += std::to_string(now.at(row, column));
            else if (format == 0) out += ".";
        }
    }
    return out;
}

Expected<MagicSquares::Position> MagicSquares::read_foreign(std::string_view text) const {
    namespace s = sentences;
    const bool csv = text.find(',') != std::string_view::npos, one_line = text.find('\n') == std::string_view::npos;
    std::string rows(text);
    for (char& sign : rows)
        if (sign == '/' || (csv && sign == ';')) sign = '\n';
    const auto read = read_square(rows);
    if (!read) {
        Fault fault = read.fault();
        for (std::size_t end = 0; one_line && fault.line > 1; --fault.line) {
            const std::size_t begin = end;
            end = rows.find('\n', begin) + 1;
            fault.column += static_cast<int>(end - begin);
        }
        return fault;
    }
    if (read->columns != n_ || read->rows != n_)
        return Fault{
            say(s::square_of, {{"column", std::to_string(read->columns)}, {"row", std::to_string(read->rows)}}),
            say(s::square_of, {{"column", std::to_string(n_)}, {"row", std::to_string(n_)}})};
    if (method_) {
        // How far the method is: a square says nothing of the steps that led to it.
        for (int steps = static_cast<int>(steps_.size()); steps >= 0; --steps)
            if (const Position p = after(steps); square(p) == *read) return p;
        return Fault{std::string(s::not_on_the_way), std::string(s::on_the_way)};
    }
    Position p;
    std::vector<bool> stands(at(cells() + 1));
    for (int i = 0; i < cells(); ++i) {
        const int number = read->cells[at(i)];
        if (number == Square::empty) continue;
        if (number < 1 || number > cells())
            return Fault{say(s::no_number, {{"text", std::to_string(number)}}),
                         say(s::from_one_to, {{"n", std::to_string(cells())}})};
        if (stands[at(number)])
            return Fault{say(s::stands_twice, {{"n", std::to_string(number)}}), std::string(s::each_once)};
        stands[at(number)] = true;
        p.number[at(i)] = static_cast<std::int16_t>(number);
    }
    return p;
}

}  // namespace ludus::squares
