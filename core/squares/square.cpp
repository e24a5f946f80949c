#include "core/squares/square.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "core/base/index.hpp"
#include "core/base/say.hpp"
#include "core/base/text.hpp"
#include "core/kit/number_rows.hpp"
#include "core/squares/sentences.hpp"

namespace ludus::squares {

namespace {

Sum sum_of(const Square& square, const Line& line) {
    Sum sum{line, 0, 0};
    for (const int cell : line.cells) {
        if (square.cells[at(cell)] == Square::empty) ++sum.missing;
        else sum.total += square.cells[at(cell)];
    }
    return sum;
}

/// The total that most full lines have; of equals the one that comes first.
std::int64_t usual_total(const std::vector<Sum>& sums) {
    std::map<std::int64_t, int> count;
    for (const Sum& sum : sums)
        if (sum.missing == 0) ++count[sum.total];
    std::int64_t usual = 0;
    int most = 0;
    for (const Sum& sum : sums)
        if (sum.missing == 0 && count[sum.total] > most) {
            most = count[sum.total];
            usual = sum.total;
        }
    return usual;
}

bool associated(const Square& square) {
    const std::size_t last = square.cells.size() - 1;
    const int both = square.cells.front() + square.cells.back();
    for (std::size_t i = 0; i <= last; ++i)
        if (square.cells[i] + square.cells[last - i] != both) return false;
    return true;
}

Fault fault_at(int line, int column, std::string what, std::string expected) {
    Fault fault;
    fault.line = line;
    fault.column = column;
    fault.what = std::move(what);
    fault.expected = std::move(expected);
    return fault;
}

}  // namespace

std::vector<Line> lines_of(int columns, int rows) {
    std::vector<Line> out;
    for (int r = 0; r < rows; ++r) {
        Line line{LineKind::row, r, {}};
        for (int c = 0; c < columns; ++c) line.cells.push_back(r * columns + c);
        out.push_back(line);
    }
    for (int c = 0; c < columns; ++c) {
        Line line{LineKind::column, c, {}};
        for (int r = 0; r < rows; ++r) line.cells.push_back(r * columns + c);
        out.push_back(line);
    }
    if (columns != rows) return out;
    Line falling{LineKind::falling, 0, {}}, rising{LineKind::rising, 0, {}};
    for (int i = 0; i < rows; ++i) {
        falling.cells.push_back(i * columns + i);
        rising.cells.push_back((rows - 1 - i) * columns + i);
    }
    out.push_back(falling);
    out.push_back(rising);
    return out;
}

std::vector<Line> broken_diagonals(int order) {
    std::vector<Line> out;
    for (const LineKind kind : {LineKind::broken_falling, LineKind::broken_rising})
        for (int begin = 0; begin < order - 1; ++begin) {
            const int top = kind == LineKind::broken_falling ? begin + 1 : begin;
            Line line{kind, top, {}};
            for (int r = 0; r < order; ++r) {
                const int c = kind == LineKind::broken_falling ? top + r : top - r;
                line.cells.push_back(r * order + (c % order + order) % order);
            }
            out.push_back(line);
        }
    return out;
}

std::string name_of(const Line& line) {
    namespace s = sentences;
    const std::string n = std::to_string(line.place + 1);
    switch (line.kind) {
        case LineKind::row: return say(s::row, {{"n", n}});
        case LineKind::column: return say(s::column, {{"n", n}});
        case LineKind::falling: return std::string(s::falling);
        case LineKind::rising: return std::string(s::rising);
        case LineKind::broken_falling: return say(s::broken_falling, {{"n", n}});
        case LineKind::broken_rising: return say(s::broken_rising, {{"n", n}});
    }
    return {};
}

std::string_view id_of(Kind kind) {
    static constexpr std::string_view ids[] = {"pandiagonal", "magic", "semimagic", "hollow", "none"};
    return ids[static_cast<std::size_t>(kind)];
}

std::string name_of(Kind kind) {
    namespace s = sentences;
    switch (kind) {
        case Kind::pandiagonal: return std::string(s::pandiagonal);
        case Kind::magic: return std::string(s::magic);
        case Kind::semimagic: return std::string(s::semimagic);
        case Kind::hollow: return std::string(s::hollow);
        case Kind::none: return std::string(s::not_magic);
    }
    return {};
}

Verdict judge(const Square& square) {
    Verdict v;
    for (const Line& line : lines_of(square.columns, square.rows)) v.sums.push_back(sum_of(square, line));
    v.constant = usual_total(v.sums);
    v.full = std::find(square.cells.begin(), square.cells.end(), Square::empty) == square.cells.end();
    std::set<int> numbers;
    v.distinct = true;
    for (const int n : square.cells)
        if (n != Square::empty && !numbers.insert(n).second && v.distinct) {
            v.distinct = false;
            v.twice = n;
        }
    const bool is_square = square.columns == square.rows;
    v.natural = v.full && v.distinct && *numbers.begin() == 1 && *numbers.rbegin() == static_cast<int>(numbers.size());
    v.rows = v.columns = v.diagonals = true;
    bool any = false;
    for (const Sum& sum : v.sums) {
        if (sum.missing > 0) continue;
        any = true;
        if (sum.total == v.constant) continue;
        v.failing.push_back(sum);
        (sum.line.kind == LineKind::row ? v.rows : sum.line.kind == LineKind::column ? v.columns : v.diagonals) = false;
    }
    v.diagonals = v.diagonals && is_square;
    v.associated = v.full && associated(square);
    v.broken = v.full && is_square;
    if (v.broken)
        for (const Line& line : broken_diagonals(square.columns))
            if (sum_of(square, line).total != v.constant) v.broken = false;
    if (!is_square || !v.distinct || !any) return v;
    if (!v.full) {
        if (v.failing.empty()) v.kind = Kind::hollow;
    } else if (v.rows && v.columns) {
        v.kind = v.diagonals ? (v.broken ? Kind::pandiagonal : Kind::magic) : Kind::semimagic;
    }
    return v;
}

std::string told(const Verdict& v, const Square& square) {
    namespace s = sentences;
    std::vector<std::string> out;
    const std::string constant = std::to_string(v.constant);
    out.push_back(capitalised(name_of(v.kind)) + ".");
    if (square.columns != square.rows) out.emplace_back(s::no_square);
    if (v.kind == Kind::hollow) out.push_back(say(s::full_lines, {{"sum", constant}}));
    else if (v.failing.empty() && v.full) out.push_back(say(s::every_line, {{"sum", constant}}));
    else if (v.full && (v.rows || v.columns))
        out.push_back(say(v.rows && v.columns ? s::rows_and_columns
                          : v.rows            ? s::rows_only
                                              : s::columns_only,
                          {{"sum", constant}}));
    for (const Sum& sum : v.failing)
        out.push_back(
            say(s::line_fails,
                {{"line", capitalised(name_of(sum.line))}, {"total", std::to_string(sum.total)}, {"sum", constant}}));
    if (!v.distinct) out.push_back(say(s::number_twice, {{"n", std::to_string(v.twice)}}));
    else if (v.full && !v.natural) out.emplace_back(s::other_numbers);
    else if (v.natural) out.push_back(say(s::natural_numbers, {{"n", std::to_string(square.cells.size())}}));
    if (v.associated && v.full && square.cells.size() > 1)
        out.push_back(say(s::opposite_cells, {{"sum", std::to_string(square.cells.front() + square.cells.back())}}));
    return join(out, "\n");
}

Expected<Square> read_square(std::string_view text, std::string_view row_ends) {
    namespace s = sentences;
    if (text.size() > longest_text)
        return fault_at(1, 1, std::string(s::too_long), say(s::at_most_bytes, {{"n", std::to_string(longest_text)}}));
    Square out;
    for (const kit::WrittenRow& row : kit::rows_of(text, row_ends)) {
        int columns = 0;
        for (const kit::WrittenCell& cell : row.cells) {
            int value = Square::empty;
            if (!cell.word.empty() && cell.word != "." && cell.word != "_") {
                const auto number = read_int(cell.word);
                if (!number || *number > largest_number || *number < -largest_number)
                    return fault_at(cell.line, cell.column,
                                    say(s::no_number, {{"text", clean_utf8(std::string(cell.word.substr(0, 20)))}}),
                                    say(s::a_number, {{"n", std::to_string(largest_number)}}));
                value = *number;
            }
            if (++columns > largest_order)
                return fault_at(cell.line, cell.column, std::string(s::too_wide),
                                say(s::at_most_order, {{"n", std::to_string(largest_order)}}));
            out.cells.push_back(value);
        }
        if (out.rows == 0) out.columns = columns;
        if (columns != out.columns)
            return fault_at(row.line, row.column, say(s::row_of, {{"n", std::to_string(columns)}}),
                            say(s::rows_alike, {{"n", std::to_string(out.columns)}}));
        if (++out.rows > largest_order)
            return fault_at(row.line, row.column, std::string(s::too_many_rows),
                            say(s::at_most_order, {{"n", std::to_string(largest_order)}}));
    }
    if (out.rows == 0) return fault_at(1, 1, std::string(s::no_square_there), std::string(s::a_square));
    return out;
}

std::vector<std::string> words_of(const Square& square, std::string_view empty) {
    std::vector<std::string> out;
    for (const int n : square.cells) out.push_back(n == Square::empty ? std::string(empty) : std::to_string(n));
    return out;
}

std::string as_text(const Square& square) {
    std::vector<std::string> words = words_of(square, ".");
    std::size_t width = 1;
    for (const std::string& word : words) width = std::max(width, word.size());
    for (std::string& word : words) word.insert(0, width - word.size(), ' ');
    return kit::in_rows(words, square.columns, {" ", "\n"}) + "\n";
}

std::string as_csv(const Square& square) {
    return kit::in_rows(words_of(square, ""), square.columns, kit::csv_lines) + "\n";
}

}  // namespace ludus::squares
