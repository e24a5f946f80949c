#include "core/rithmomachia/rules/arithmetic.hpp"

#include <algorithm>
#include <cmath>

namespace ludus::arithmetic {
namespace {

unsigned rising_three(int a, int b, int c) {
    return (is_arithmetical(a, b, c) ? arithmetical : 0u) | (is_geometrical(a, b, c) ? geometrical : 0u) |
           (is_musical(a, b, c) ? musical : 0u);
}

template <std::size_t N>
bool sort_distinct(std::array<int, N>& n) {
    std::sort(n.begin(), n.end());
    return std::adjacent_find(n.begin(), n.end()) == n.end();
}

std::vector<int> sorted(std::span<const int> numbers) {
    std::vector<int> out(numbers.begin(), numbers.end());
    std::sort(out.begin(), out.end());
    return out;
}

std::vector<int> distinct(std::span<const int> numbers) {
    std::vector<int> out = sorted(numbers);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

std::vector<Three> table_of_takings(Sum sum, std::span<const int> numbers) {
    const std::vector<int> all = sorted(numbers);
    std::vector<Three> rows;
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t j = i + 1; j < all.size(); ++j) {
            const int result = sum == Sum::addition ? all[i] + all[j] : all[i] * all[j];
            if (makes(sum, all[i], all[j], result) && std::binary_search(all.begin(), all.end(), result)) {
                rows.push_back({all[i], all[j], result});
            }
        }
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

}  // namespace

unsigned proportions(int a, int b, int c) {
    Three n = {a, b, c};
    return sort_distinct(n) ? rising_three(n[0], n[1], n[2]) : 0u;
}

unsigned proportions(int a, int b, int c, int d) {
    Four n = {a, b, c, d};
    if (!sort_distinct(n)) return 0;
    unsigned held = rising_three(n[0], n[1], n[2]) | rising_three(n[0], n[1], n[3]) | rising_three(n[0], n[2], n[3]) |
                    rising_three(n[1], n[2], n[3]);
    if (n[0] * n[3] == n[1] * n[2]) held |= geometrical;
    return held;
}

int arithmetical_middle(int first, int last) { return (first + last) % 2 == 0 ? (first + last) / 2 : 0; }

int geometrical_middle(int first, int last) {
    const int product = first * last;
    int root = static_cast<int>(std::sqrt(product));
    while (root * root < product) ++root;
    return root * root == product ? root : 0;
}

int musical_middle(int first, int last) {
    const int twice = 2 * first * last, sum = first + last;
    return sum > 0 && twice % sum == 0 ? twice / sum : 0;
}

int musical_first(int middle, int last) {
    const int product = middle * last, divisor = last - middle + last;
    return divisor > 0 && product % divisor == 0 ? product / divisor : 0;
}

std::array<int, most_thirds> thirds(int a, int b) {
    const int low = std::min(a, b), high = std::max(a, b);
    const auto whole = [](int dividend, int divisor) {
        return divisor > 0 && dividend > 0 && dividend % divisor == 0 ? dividend / divisor : 0;
    };
    return {arithmetical_middle(a, b), std::max(0, 2 * low - high), 2 * high - low,
            geometrical_middle(a, b),  whole(low * low, high),      whole(high * high, low),
            musical_middle(a, b),      musical_first(low, high),    whole(low * high, 2 * low - high)};
}

std::string equation(Sum sum, int a, int b, int result) {
    const std::string low = std::to_string(std::min(a, b)), high = std::to_string(std::max(a, b));
    const std::string equals = " = " + std::to_string(result);
    switch (sum) {
        case Sum::addition: return low + " + " + high + equals;
        case Sum::subtraction: return high + " − " + low + equals;
        case Sum::multiplication: return low + " × " + high + equals;
        case Sum::division: return high + " ÷ " + low + equals;
    }
    return {};
}

std::string power_equation(int root, int number) {
    std::string out = std::to_string(number) + " = " + std::to_string(root);
    for (int i = exponent(root, number); i > 1; --i) out += " × " + std::to_string(root);
    return out;
}

const char* name(Proportion proportion) {
    return proportion == arithmetical ? "arithmetical" : proportion == geometrical ? "geometrical" : "musical";
}

std::string names(unsigned held) {
    std::string out;
    int left = how_many(held);
    for (Proportion p : {arithmetical, geometrical, musical}) {
        if (!(held & p)) continue;
        out += name(p);
        --left;
        if (left > 0) out += left == 1 ? " and " : ", ";
    }
    return out;
}

std::vector<Three> table_of_sums(std::span<const int> numbers) { return table_of_takings(Sum::addition, numbers); }
std::vector<Three> table_of_products(std::span<const int> numbers) {
    return table_of_takings(Sum::multiplication, numbers);
}

std::vector<Three> table_of_three(Proportion proportion, std::span<const int> numbers) {
    const std::vector<int> n = distinct(numbers);
    std::vector<Three> rows;
    for (std::size_t i = 0; i < n.size(); ++i) {
        for (std::size_t j = i + 1; j < n.size(); ++j) {
            for (std::size_t k = j + 1; k < n.size(); ++k) {
                if (rising_three(n[i], n[j], n[k]) & proportion) rows.push_back({n[i], n[j], n[k]});
            }
        }
    }
    return rows;
}

std::vector<Four> table_of_four(unsigned held, std::span<const int> numbers) {
    const std::vector<int> n = distinct(numbers);
    std::vector<Four> rows;
    for (std::size_t i = 0; i < n.size(); ++i) {
        for (std::size_t j = i + 1; j < n.size(); ++j) {
            for (std::size_t k = j + 1; k < n.size(); ++k) {
                for (std::size_t l = k + 1; l < n.size(); ++l) {
                    if (proportions(n[i], n[j], n[k], n[l]) == held) rows.push_back({n[i], n[j], n[k], n[l]});
                }
            }
        }
    }
    return rows;
}

}  // namespace ludus::arithmetic
