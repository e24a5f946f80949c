#pragma once
// The arithmetic of the Philosophers' Game: the three proportions and their means, sums of two men,
// and the tables Fulke prints of them, generated. Knows numbers only, no board and no men.

#include <array>
#include <span>
#include <string>
#include <vector>

namespace ludus::arithmetic {

/// Bits, so that a set of four numbers can hold several.
enum Proportion : unsigned { arithmetical = 1, geometrical = 2, musical = 4 };
inline constexpr unsigned every_proportion = arithmetical | geometrical | musical;

/// Of three numbers with a < b < c.
/// fulke.prop.arithmetical: "when the mydle number differeth as much from the first, as from the thyrde".
constexpr bool is_arithmetical(int a, int b, int c) { return b - a == c - b; }
/// fulke.prop.geometrical: "when the seconde hath that proportion to the first that the thyrde hath to the seconde".
constexpr bool is_geometrical(int a, int b, int c) { return b * b == a * c; }
/// fulke.prop.musical: the last is to the first as the difference of the last two to that of the first two.
/// (Fulke's wording is true of any three numbers; his rule to find the first, and his rows, give this.)
constexpr bool is_musical(int a, int b, int c) { return c * (b - a) == a * (c - b); }

/// What three numbers hold, in whatever order they come: Proportion bits; 0 where two are equal.
unsigned proportions(int a, int b, int c);
/// What four numbers hold: what some three of them hold, and geometrical too where the first is to the second as the
/// third to the fourth. 0 where two are equal.
unsigned proportions(int a, int b, int c, int d);
constexpr int how_many(unsigned held) { return static_cast<int>((held & 1) + (held >> 1 & 1) + (held >> 2 & 1)); }

/// The middle between a first and a last, or 0 where it is no whole number.
int arithmetical_middle(int first, int last);
int geometrical_middle(int first, int last);
int musical_middle(int first, int last);
/// "A rule to fynde the first, when you have the two last": 0 where it is no whole number.
int musical_first(int middle, int last);

/// The numbers that hold a proportion with the two, in whichever place they stand; 0 for each that is no whole number.
inline constexpr std::size_t most_thirds = 9;
std::array<int, most_thirds> thirds(int a, int b);

/// How two numbers make a third.
enum class Sum { addition, subtraction, multiplication, division };
/// Whether 1 multiplies and divides. Fulke's tables have no such row; where another text makes no exception it does.
enum class One : bool { does_nothing, counts };
constexpr bool makes(Sum sum, int a, int b, int result, One one = One::does_nothing) {
    const bool counts = one == One::counts;
    switch (sum) {
        case Sum::addition: return a + b == result;
        case Sum::subtraction: return a - b == result || b - a == result;
        case Sum::multiplication: return a * b == result && (counts || (a != 1 && b != 1));
        case Sum::division:
            return (a == b * result || b == a * result) && (counts || (a != 1 && b != 1 && result != 1));
    }
    return false;
}
/// "9 − 2 = 7", the greater first where it matters. Only where makes().
std::string equation(Sum sum, int a, int b, int result);

/// What one number makes of another with the spaces of the way between them: the lesser multiplied by the spaces, or
/// the greater divided by them. In the tables of the second kind, which begin at two void spaces, 1 does nothing here
/// either; where it counts, one space makes the same of both, and it is told as a product.
constexpr bool makes_by_way(Sum sum, int taker, int spaces, int result, One one = One::does_nothing) {
    const bool counts = one == One::counts;
    switch (sum) {
        case Sum::multiplication: return taker * spaces == result && (counts || (taker != 1 && spaces != 1));
        case Sum::division: return result * spaces == taker && spaces != 1 && (counts || result != 1);
        case Sum::addition:
        case Sum::subtraction: return false;
    }
    return false;
}

/// To which power the root must be raised to give the number: 2 for a square, 3 for a cube; 0 where to none.
constexpr int exponent(int root, int number) {
    if (root < 2) return 0;
    int power = root, times = 1;
    while (power < number) {
        power *= root;
        ++times;
    }
    return power == number && times > 1 ? times : 0;
}
/// "81 = 3 × 3 × 3 × 3". Only where exponent() is not 0.
std::string power_equation(int root, int number);

/// "arithmetical", "geometrical", "musical".
const char* name(Proportion proportion);
/// "arithmetical and musical".
std::string names(unsigned held);

using Three = std::array<int, 3>;
using Four = std::array<int, 4>;

/// The tables, each row rising, rows in rising order. `numbers` are those in the game, each as often as there are men
/// of it (equal takers must be two men).
std::vector<Three> table_of_sums(std::span<const int> numbers);
std::vector<Three> table_of_products(std::span<const int> numbers);
std::vector<Three> table_of_three(Proportion proportion, std::span<const int> numbers);
/// Fours that hold exactly these proportions.
std::vector<Four> table_of_four(unsigned held, std::span<const int> numbers);

}  // namespace ludus::arithmetic
