#include "core/rithmomachia/tools/printed_tables.hpp"

#include <algorithm>

#include "core/base/say.hpp"
#include "core/rithmomachia/rules/geometry.hpp"
#include "core/rithmomachia/rules/pieces.hpp"
#include "core/rithmomachia/rules/sentences.hpp"

namespace ludus::rithmomachia {

namespace a = arithmetic;

namespace {

constexpr NumberTable tables[] = {
    {"sums", "fulke.1.take.addition", RowRule::sum},
    {"products", "fulke.1.take.multiplication", RowRule::product},
    {"arithmetical", "fulke.prop.arithmetical", RowRule::three, a::arithmetical},
    {"geometrical", "fulke.prop.geometrical", RowRule::three, a::geometrical},
    {"musical", "fulke.prop.musical", RowRule::three, a::musical},
    {"arithmetical-geometrical", "fulke.1.triumph.greater", RowRule::four, a::arithmetical | a::geometrical},
    {"arithmetical-musical", "fulke.1.triumph.greater", RowRule::four, a::arithmetical | a::musical},
    {"geometrical-musical", "fulke.1.triumph.greater", RowRule::four, a::geometrical | a::musical},
    {"all-three", "fulke.1.triumph.greatest", RowRule::four, a::every_proportion},
    {"void-products-even", "fulke.2.take.mult", RowRule::multiples, 0, even},
    {"void-products-odd", "fulke.2.take.mult", RowRule::multiples, 0, odd},
    {"void-quotients-even", "fulke.2.take.div", RowRule::quotients, 0, even},
    {"void-quotients-odd", "fulke.2.take.div", RowRule::quotients, 0, odd},
    {"cossical", "fulke.2.take.cossic", RowRule::powers},
};

/// Two men at the ends of a file have so many void spaces between them.
constexpr int most_voids = most_ranks - 2;

template <class Rows>
std::vector<Row> as_rows(const Rows& from) {
    std::vector<Row> out;
    for (const auto& each : from) out.emplace_back(each.begin(), each.end());
    return out;
}

std::vector<int> in_order(std::vector<int> numbers) {
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    return numbers;
}

std::vector<int> numbers_of_army(int army) {
    std::vector<int> out;
    for (const Man& m : roll) {
        if (m.born == army) out.push_back(m.number);
    }
    return in_order(out);
}

/// One entry a man, as the tables of sums and products ask.
std::vector<int> numbers_of_all() {
    std::vector<int> out;
    for (const Man& m : roll) out.push_back(m.number);
    return out;
}

/// The same with the steps of the kings, who take by each.
std::vector<int> numbers_that_take() {
    std::vector<int> out = numbers_of_all();
    for (const Steps& pyramid : steps)
        out.insert(out.end(), pyramid.number.begin(), pyramid.number.begin() + pyramid.count);
    return out;
}

bool is_borne(int number) {
    const std::vector<int> all = numbers_that_take();
    return std::find(all.begin(), all.end(), number) != all.end();
}

bool has(const std::vector<int>& numbers, int number) {
    return std::binary_search(numbers.begin(), numbers.end(), number);
}

/// fulke.2.take.mult, fulke.2.take.div: a man, the void spaces, and the adversary they make.
std::vector<Row> void_rows(int army, a::Sum sum) {
    const std::vector<int> takers = numbers_of_army(army), adversaries = numbers_of_army(other(army));
    std::vector<Row> rows;
    for (int voids = 2; voids <= most_voids; ++voids) {
        for (int taker : takers) {
            for (int taken : adversaries) {
                if (a::makes_by_way(sum, taker, voids, taken)) rows.push_back({taker, voids, taken});
            }
        }
    }
    return rows;
}

/// fulke.2.take.cossic: a number with the sign of the root, its power in the other army, and which power it is.
std::vector<Row> power_rows() {
    std::vector<Row> rows;
    for (int army : {even, odd}) {
        for (int root : numbers_of_army(army)) {
            if (!(signs_of(army, root) >> 1 & 1)) continue;
            for (int number : numbers_of_army(other(army))) {
                const int power = a::exponent(root, number);
                if (power != 0 && (signs_of(other(army), number) >> power & 1)) rows.push_back({root, number, power});
            }
        }
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

// ---- the proof of a row ----

std::string text(int number) { return std::to_string(number); }

std::string text(std::span<const int> numbers) {
    std::string out;
    for (int n : numbers) out += (out.empty() ? "" : " ") + text(n);
    return out;
}

std::string times(int x, int y) { return text(x) + " × " + text(y); }

std::string raised(int power) {
    static constexpr const char* figures[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶"};
    return figures[static_cast<std::size_t>(power)];
}

/// Why three numbers hold a proportion, or do not.
std::string proof_of_three(unsigned proportion, std::span<const int> n, bool held) {
    const int first = n[1] - n[0], second = n[2] - n[1];
    switch (proportion) {
        case a::arithmetical:
            return held ? "each step is " + text(first) : "the steps are " + text(first) + " and " + text(second);
        case a::geometrical: return times(n[1], n[1]) + (held ? " = " : " is not ") + times(n[0], n[2]);
        default:
            return text(n[0]) + " : " + text(n[2]) + (held ? " is as " : " is not as ") + text(first) + " : " +
                   text(second);
    }
}

/// "2 3 4 is arithmetical, 2 4 8 is geometrical"; what is not held is passed over.
std::string proof_of_four(unsigned held, const Row& n) {
    static constexpr std::array<std::array<std::size_t, 3>, 4> threes = {{{0, 1, 2}, {0, 1, 3}, {0, 2, 3}, {1, 2, 3}}};
    std::string out;
    const auto add = [&](const std::string& more) { out += (out.empty() ? "" : ", ") + more; };
    for (a::Proportion proportion : {a::arithmetical, a::geometrical, a::musical}) {
        if (!(held & proportion)) continue;
        bool found = false;
        for (const auto& three : threes) {
            const std::array<int, 3> some = {n[three[0]], n[three[1]], n[three[2]]};
            found = (a::proportions(some[0], some[1], some[2]) & proportion) != 0;
            if (found) {
                add(text(some) + " is " + a::name(proportion));
                break;
            }
        }
        if (!found) add("geometrical as " + times(n[0], n[3]) + " = " + times(n[1], n[2]));
    }
    return out;
}

/// ", and no piece has the number 290"
std::string unborne(std::span<const int> numbers) {
    for (int n : numbers) {
        if (!is_borne(n)) return say(sentences::no_such_number, {{"number", text(n)}});
    }
    return {};
}

std::string proof(const NumberTable& table, const Row& n, bool held) {
    switch (table.rules) {
        case RowRule::sum: {
            const int made = n[0] + n[1];
            return text(n[0]) + " + " + text(n[1]) + " = " + text(made) +
                   unborne(held ? std::span<const int>() : std::array{made, n[2]});
        }
        case RowRule::product: {
            const int made = n[0] * n[1];
            return times(n[0], n[1]) + " = " + text(made) +
                   unborne(held ? std::span<const int>() : std::array{made, n[2]});
        }
        case RowRule::multiples: {
            const int made = n[0] * n[1];
            return times(n[0], n[1]) + " = " + text(made) +
                   unborne(held ? std::span<const int>() : std::array{made, n[0], n[2]});
        }
        case RowRule::quotients: {
            const std::string sum = text(n[0]) + " ÷ " + text(n[1]);
            if (held) return sum + " = " + text(n[2]);
            const int over = n[1] == 0 ? 0 : n[0] % n[1];
            return (n[1] == 0 || over == 0 ? sum + " is not " + text(n[2])
                    : n[0] < n[1]          ? text(n[0]) + " is less than " + text(n[1])
                                           : sum + " leaves " + text(over) + " over") +
                   unborne(std::array{n[0], n[2]});
        }
        case RowRule::powers: {
            const int power = std::clamp(n[2], 0, most_power);
            return text(n[0]) + raised(power) + (held ? " = " : " is not ") + text(n[1]);
        }
        case RowRule::three: {
            Row sorted = n;
            std::sort(sorted.begin(), sorted.end());
            return proof_of_three(table.held, sorted, held) + unborne(held ? std::span<const int>() : n);
        }
        case RowRule::four: break;
    }
    Row sorted = n;
    std::sort(sorted.begin(), sorted.end());
    const auto twin = std::adjacent_find(sorted.begin(), sorted.end());
    if (twin != sorted.end()) return text(*twin) + " stands twice";
    const unsigned holds = a::proportions(sorted[0], sorted[1], sorted[2], sorted[3]);
    const std::string shown = holds == 0 ? "there is no proportion" : proof_of_four(holds, sorted);
    return shown + (held ? "" : (holds == 0 ? "" : ", and no more") + unborne(n));
}

// ---- the judgement ----

/// Whether the rows have all numbers but one in common.
bool differ_in_one(Row x, Row y) {
    std::sort(x.begin(), x.end());
    std::sort(y.begin(), y.end());
    std::vector<int> common;
    std::set_intersection(x.begin(), x.end(), y.begin(), y.end(), std::back_inserter(common));
    return common.size() + 1 == x.size();
}

bool contains(std::span<const Row> rows, const Row& row) {
    return std::find(rows.begin(), rows.end(), row) != rows.end();
}

/// A table of two proportions prints rows that hold all three: they are true.
bool holds_all_three(const NumberTable& table, const Row& n) {
    return table.rules == RowRule::four && std::is_sorted(n.begin(), n.end()) &&
           std::all_of(n.begin(), n.end(), is_borne) && a::proportions(n[0], n[1], n[2], n[3]) == a::every_proportion;
}

}  // namespace

std::span<const NumberTable> number_tables() { return tables; }

const NumberTable* find_number_table(std::string_view id) {
    for (const NumberTable& table : tables) {
        if (id == table.id) return &table;
    }
    return nullptr;
}

const char* verdict_name(Verdict verdict) {
    static constexpr const char* names[] = {"right", "all-three", "wrong", "twice", "nothing", "missing"};
    return names[static_cast<std::size_t>(verdict)];
}

std::vector<Row> true_rows(const NumberTable& table) {
    switch (table.rules) {
        case RowRule::sum: return as_rows(a::table_of_sums(numbers_that_take()));
        case RowRule::product: return as_rows(a::table_of_products(numbers_that_take()));
        case RowRule::three:
            return as_rows(a::table_of_three(static_cast<a::Proportion>(table.held), numbers_of_all()));
        case RowRule::four: return as_rows(a::table_of_four(table.held, numbers_of_all()));
        case RowRule::multiples: return void_rows(table.army, a::Sum::multiplication);
        case RowRule::quotients: return void_rows(table.army, a::Sum::division);
        case RowRule::powers: return power_rows();
    }
    return {};
}

std::vector<Judged> prove(const NumberTable& table, std::span<const Row> printed) {
    const std::vector<Row> all = true_rows(table);
    std::vector<Judged> out;
    for (std::size_t i = 0; i < printed.size(); ++i) {
        const Row& row = printed[i];
        Judged judged{row, Verdict::wrong, {}, {}};
        if (row.size() == 1) {
            const auto first = std::find_if(all.begin(), all.end(), [&](const Row& each) { return each[0] == row[0]; });
            judged.verdict = first == all.end() ? Verdict::nothing : Verdict::wrong;
            judged.proof =
                first == all.end() ? say(sentences::no_sum, {{"number", text(row[0])}}) : proof(table, *first, true);
        } else if (row.size() == table.width()) {
            const bool greater = holds_all_three(table, row);
            const bool held = greater || contains(all, row);
            judged.proof = proof(table, row, held);
            if (held) {
                judged.verdict = contains(printed.first(i), row)                ? Verdict::twice
                                 : greater && table.held != a::every_proportion ? Verdict::all_three
                                                                                : Verdict::right;
            } else {
                for (const Row& each : all) {
                    if (!contains(printed, each) && differ_in_one(row, each)) judged.mends.push_back(each);
                }
            }
        }
        out.push_back(std::move(judged));
    }
    for (const Row& row : all) {
        if (!contains(printed, row)) out.push_back({row, Verdict::missing, proof(table, row, true), {}});
    }
    return out;
}

std::vector<int> numbers_in_both() {
    std::vector<int> out;
    const std::vector<int> odds = numbers_of_army(odd);
    for (int n : numbers_of_army(even)) {
        if (has(odds, n)) out.push_back(n);
    }
    return out;
}

}  // namespace ludus::rithmomachia
