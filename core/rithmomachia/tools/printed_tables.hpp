#pragma once
// The tables of numbers that Fulke prints, made again from the men's own numbers, and every printed row judged.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/rithmomachia/rules/arithmetic.hpp"

namespace ludus::rithmomachia {

/// What makes a row of a table true.
enum class RowRule : std::uint8_t {
    sum,        ///< two numbers and their sum, by which addition and subtraction take
    product,    ///< two numbers and their product
    three,      ///< three numbers in one proportion
    four,       ///< four numbers in the proportions named, and maybe the third
    multiples,  ///< a man, the void spaces before him, and the greater adversary they make
    quotients,  ///< the same with the lesser adversary
    powers      ///< a root, its power among the adversaries, and which power it is
};

/// One printed table.
struct NumberTable {
    const char* id;       ///< of the file that keeps its rows as printed: "sums"
    const char* passage;  ///< the passage it belongs to, with what it may take
    RowRule rules = RowRule::sum;
    unsigned held = 0;  ///< of proportions: Proportion bits
    int army = 0;       ///< whose men are the first numbers, where the armies are kept apart

    [[nodiscard]] std::size_t width() const { return rules == RowRule::four ? 4 : 3; }
};

/// All of them, in the order of the book.
std::span<const NumberTable> number_tables();
/// nullptr where there is none of that id.
const NumberTable* find_number_table(std::string_view id);

using Row = std::vector<int>;

enum class Verdict : std::uint8_t {
    right,
    all_three,  ///< right, but it holds all three proportions where its table promises two
    wrong,
    twice,    ///< printed before
    nothing,  ///< a row of one number, which says that no row begins with it: right
    missing   ///< true and not printed
};
const char* verdict_name(Verdict verdict);  ///< "right", "all-three", ...

struct Judged {
    Row row;
    Verdict verdict = Verdict::right;
    std::string proof;       ///< "1 + 2 = 3"; of a wrong row why it is not so: "72 ÷ 7 leaves 2 over"
    std::vector<Row> mends;  ///< of a wrong row: true rows, nowhere printed, that differ from it in one number
};

/// Every true row, in the order of the book: rising; where men and void spaces are told, by the spaces first. A table
/// of two proportions leaves out the rows that hold all three.
std::vector<Row> true_rows(const NumberTable& table);

/// The rows as printed, in their order, each judged; then those that are missing.
std::vector<Judged> prove(const NumberTable& table, std::span<const Row> printed);

/// The numbers both armies bear, by which equality takes.
std::vector<int> numbers_in_both();

}  // namespace ludus::rithmomachia
