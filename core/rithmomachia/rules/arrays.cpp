#include "core/rithmomachia/rules/arrays.hpp"

#include <string_view>
#include <utility>

namespace ludus::rithmomachia {
namespace {

/// One row of an army from the a file to the h file; an empty word is a void space.
using Row = std::array<std::string_view, files>;
using Rows = std::array<Row, 6>;

/// The rows of Fulke's drawing, from each army's hindermost. The twelve of the odd third row is printed 2 (3 + 9 = 12).
constexpr std::array<Rows, 2> four_ranks = {{
    {{
        {"S25", "S81", "", "", "", "", "S169", "S289"},
        {"S15", "S45", "T25", "T20", "T42", "T49", "K91", "S153"},
        {"T9", "T6", "R4", "R16", "R36", "R64", "T72", "T81"},
        {"", "", "R2", "R4", "R6", "R8", "", ""},
    }},
    {{
        {"S361", "S225", "", "", "", "", "S121", "S49"},
        {"K190", "S120", "T64", "T56", "T36", "T30", "S66", "S28"},
        {"T100", "T90", "R81", "R49", "R25", "R9", "T12", "T16"},
        {"", "", "R9", "R7", "R5", "R3", "", ""},
    }},
}};

/// The drawing of the second kind, from each army's hindermost.
constexpr std::array<Rows, 2> six_ranks = {{
    {{
        {"", "", "S25", "S81", "S169", "S289", "", ""},
        {"", "", "S15", "S45", "K91", "S153", "", ""},
        {"", "", "T9", "T25", "T49", "T81", "", ""},
        {"", "", "T6", "T20", "T42", "T72", "", ""},
        {"", "", "R4", "R16", "R36", "R64", "", ""},
        {"", "", "R2", "R4", "R6", "R8", "", ""},
    }},
    {{
        {"", "", "S361", "S225", "S121", "S49", "", ""},
        {"", "", "K190", "S120", "S66", "S28", "", ""},
        {"", "", "T100", "T64", "T36", "T16", "", ""},
        {"", "", "T90", "T56", "T30", "T12", "", ""},
        {"", "", "R81", "R49", "R25", "R9", "", ""},
        {"", "", "R9", "R7", "R5", "R3", "", ""},
    }},
}};

int number_of(std::string_view word) {
    int n = 0;
    for (char c : word.substr(1)) n = n * 10 + (c - '0');
    return n;
}

}  // namespace

Stand in_array(Array array, int void_behind, int ranks) {
    Stand stand;
    for (int army : {even, odd}) {
        Rows rows = (array == Array::six_natural ? six_ranks : four_ranks)[static_cast<std::size_t>(army)];
        if (array == Array::four_symmetric && army == odd) std::swap(rows[1][4], rows[1][5]);
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const int before = void_behind + static_cast<int>(row), rank = army == even ? before : ranks - 1 - before;
            for (int file = 0; file < files; ++file) {
                const std::string_view word = rows[row][static_cast<std::size_t>(file)];
                if (word.empty()) continue;
                int id = find_man(army, word[0], number_of(word));
                // Of two men alike the second where the first stands already.
                for (const int first = id; stand.at(id) != away || man(id).like != first;) ++id;
                stand.space[static_cast<std::size_t>(id)] = space_at(file, rank);
            }
        }
    }
    return stand;
}

}  // namespace ludus::rithmomachia
