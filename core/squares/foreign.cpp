// Squares as people and other programs write them: rows of numbers, or CSV.

#include <algorithm>

#include "core/base/index.hpp"
#include "core/kit/number_rows.hpp"
#include "core/squares/magic_squares.hpp"
#include "core/squares/sentences.hpp"

namespace ludus::squares {

namespace {

constexpr Notation plain_notation[] = {{"cells", "Cells"}};

}  // namespace

std::span<const Notation> MagicSquares::notations() const { return plain_notation; }
std::string MagicSquares::written(const Position& p, Move m, int) const { return words(p, m); }
std::span<const char* const> MagicSquares::formats() const { return kit::number_formats; }

std::string MagicSquares::foreign(std::span<const Position> line, int format) const {
    return kit::in_rows(words_of(square(line.back()), format == 0 ? "." : ""), n_, kit::signs_of(format));
}

Expected<MagicSquares::Position> MagicSquares::read_foreign(std::string_view text) const {
    namespace s = sentences;
    // Between commas a semicolon ends a row; without them it may part cells.
    const bool csv = text.find(',') != std::string_view::npos;
    const auto read = read_square(text, csv ? "\n/;" : "\n/");
    if (!read) return read.fault();
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
