#include "core/kit/number_rows.hpp"

#include <algorithm>

#include "core/base/text.hpp"

namespace ludus::kit {

namespace {

bool is_blank(char sign) { return sign == ' ' || sign == '\t' || sign == '\r'; }

/// The cells of a row, with their places in it.
std::vector<WrittenCell> cells_of(std::string_view row, std::string_view separators) {
    std::vector<WrittenCell> out;
    const bool csv = row.find_first_of(separators) != std::string_view::npos;
    const auto parts = [&](char sign) {
        return csv ? separators.find(sign) != std::string_view::npos : is_blank(sign);
    };
    for (std::size_t i = 0; i <= row.size(); ++i) {
        while (i < row.size() && is_blank(row[i])) ++i;
        const std::size_t from = i;
        if (!csv && from == row.size()) break;
        while (i < row.size() && !parts(row[i])) ++i;
        std::string_view word = trim(row.substr(from, i - from));
        if (word.size() > 1 && word.front() == '"' && word.back() == '"') word = trim(word.substr(1, word.size() - 2));
        out.push_back({word, 1, static_cast<int>(from) + 1});
    }
    return out;
}

}  // namespace

std::string in_rows(std::span<const std::string> words, int columns, const RowSigns& signs) {
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) out += i % static_cast<std::size_t>(columns) == 0 ? signs.rows : signs.cells;
        out += words[i];
    }
    return out;
}

std::vector<WrittenRow> rows_of(std::string_view text, std::string_view row_ends) {
    const std::string_view separators = row_ends.find(';') == std::string_view::npos ? ",;" : ",";
    std::vector<WrittenRow> out;
    int line = 1;
    std::size_t line_begin = 0;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(row_ends, begin), text.size());
        const auto column = [&](std::size_t at) { return static_cast<int>(at - line_begin) + 1; };
        const std::string_view row = text.substr(begin, end - begin);
        if (!trim(row).empty()) {
            out.push_back({cells_of(row, separators), line, column(begin), line, column(end)});
            for (WrittenCell& cell : out.back().cells) cell.line = line, cell.column += column(begin) - 1;
        }
        begin = end + 1;
        if (end < text.size() && text[end] == '\n') ++line, line_begin = begin;
    }
    return out;
}

}  // namespace ludus::kit
