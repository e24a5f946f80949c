#pragma once
// The forty-eight men, found by Fulke's rules of generation, and the two pyramid kings.

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace ludus::rithmomachia {

/// The armies are the seats: the even host plays from the low ranks, the odd from the high.
inline constexpr int even = 0, odd = 1;
inline constexpr int other(int side) { return 1 - side; }

enum class Form : std::uint8_t { round, triangle, square, king };

/// A man is known by his number in the roll, 0 to 47; he keeps it whoever he serves.
inline constexpr int men_count = 48;
inline constexpr int nobody = -1;

struct Man {
    std::uint8_t born = 0;  ///< the army he came with
    Form form = Form::round;
    std::uint8_t order = 1;  ///< first or second of his form
    std::uint16_t number = 0;
    std::uint8_t like = 0;  ///< the first man of the roll alike in everything: two 4s and two 9s are not told apart
};

/// fulke.men: "The first ranke or order of roundes be the digites even or odde".
constexpr int digit(int army, int place) { return (army == even ? 2 : 3) + 2 * place; }
/// "by multiplyinge these digites by themselves"
constexpr int second_round(int n) { return n * n; }
/// "by addinge two of the roundes together one of the firste order and another of the seconde"
constexpr int first_triangle(int n) { return n + second_round(n); }
/// "addynge one to every one of the first order of roundes, and then multiplying that number in hym selfe"
constexpr int second_triangle(int n) { return (n + 1) * (n + 1); }
/// "by addynge two triangles together, one of the fyrste order, and another of the secondes"
constexpr int first_square(int n) { return first_triangle(n) + second_triangle(n); }
/// "by dobling of every one of the firste order of roundes, and after adding one, last of all ... multiplying"
constexpr int second_square(int n) { return (2 * n + 1) * (2 * n + 1); }

/// The squares that arise from these are no squares but kings: 91 and 190.
constexpr bool is_pyramid(int number) { return number == 91 || number == 190; }

/// Both armies: evens 0 to 23, odds 24 to 47; each order by order, four men of rising number to an order.
constexpr std::array<Man, men_count> muster() {
    std::array<Man, men_count> roll{};
    for (int army : {even, odd}) {
        for (int order = 0; order < 6; ++order) {
            for (int place = 0; place < 4; ++place) {
                const int n = digit(army, place);
                const int numbers[6] = {
                    n, second_round(n), first_triangle(n), second_triangle(n), first_square(n), second_square(n)};
                Man& man = roll[static_cast<std::size_t>(army * 24 + order * 4 + place)];
                man.born = static_cast<std::uint8_t>(army);
                man.form = is_pyramid(numbers[order]) ? Form::king : static_cast<Form>(order / 2);
                man.order = static_cast<std::uint8_t>(order % 2 + 1);
                man.number = static_cast<std::uint16_t>(numbers[order]);
            }
        }
    }
    for (std::size_t i = 0; i < roll.size(); ++i) {
        roll[i].like = static_cast<std::uint8_t>(i);
        for (std::size_t j = 0; j < i; ++j) {
            if (roll[j].born == roll[i].born && roll[j].form == roll[i].form && roll[j].number == roll[i].number) {
                roll[i].like = static_cast<std::uint8_t>(j);
                break;
            }
        }
    }
    return roll;
}

inline constexpr std::array<Man, men_count> roll = muster();

constexpr const Man& man(int id) { return roll[static_cast<std::size_t>(id)]; }
constexpr std::uint64_t bit(int id) { return std::uint64_t{1} << id; }

constexpr int find_king(int army) {
    for (int id = 0; id < men_count; ++id) {
        if (man(id).born == army && man(id).form == Form::king) return id;
    }
    return nobody;
}
inline constexpr std::array<int, 2> king = {find_king(even), find_king(odd)};
constexpr bool is_king(int id) { return id == king[0] || id == king[1]; }

/// The steps of a king, the lowest first: squares of 6 5 4 3 2 1, and of 8 7 6 5 4.
struct Steps {
    int count;
    std::array<int, 6> number;
    std::array<Form, 6> form;
};
inline constexpr std::array<Steps, 2> steps = {{
    {6, {36, 25, 16, 9, 4, 1}, {Form::square, Form::square, Form::triangle, Form::triangle, Form::round, Form::round}},
    {5,
     {64, 49, 36, 25, 16, 0},
     {Form::square, Form::square, Form::triangle, Form::triangle, Form::round, Form::round}},
}};
constexpr unsigned entire(int army) { return (1u << steps[static_cast<std::size_t>(army)].count) - 1; }

/// Sum of the steps in the mask.
constexpr int sum_of_parts(int army, unsigned parts) {
    const Steps& pyramid = steps[static_cast<std::size_t>(army)];
    int sum = 0;
    for (int i = 0; i < pyramid.count; ++i) {
        if (parts & (1u << i)) sum += pyramid.number[static_cast<std::size_t>(i)];
    }
    return sum;
}

// ---- cossical signs ----

/// fulke.2.men: "cossicall signes ... betokening rootes, quadrats, cubes, fouresquared quadrats, sursolides, &
/// quadrates of cubes": a bit 1 << power, of 1 for the root to 6.
using Signs = std::uint8_t;
inline constexpr int most_power = 6;

/// The signs of a number borne in an army. A number has the sign of the root where the adversary has some power of it,
/// and of each power whose root the adversary has: "The rest have none because amonge their adversaries men there is
/// none that can be cossicall roote to them". Fulke's marking of all the men agrees; no number has the sursolid's.
constexpr Signs signs_of(int army, int number) {
    Signs signs = 0;
    if (number < 2) return signs;
    for (const Man& foe : roll) {
        if (foe.born == army || foe.form == Form::king) continue;
        const int n = foe.number;
        int power = number, rooted = n;
        for (int e = 2; e <= most_power; ++e) {
            power = power < 1000 ? power * number : power;
            rooted = rooted < 1000 ? rooted * n : rooted;
            if (power == n) signs |= Signs{1u << 1};
            if (rooted == number) signs = static_cast<Signs>(signs | 1u << e);
        }
    }
    return signs;
}
/// "{r}", "{r,2}", "{2,3,6}"; empty for no signs.
std::string signs_text(Signs signs);

/// "R6", "K91": as in records.
std::string letters(int id);
/// "even", "odd": in records and positions.
const char* army_name(int army);
/// "White", "Black": shown and spoken; by the book's names "Evens", "Odds" (core/base/naming.hpp).
const char* host_name(int army);
/// "White’s", "Black’s"; "Evens’", "Odds’".
const char* whose_name(int army);
/// "white", "black", of a piece; "even", "odd".
const char* colour_name(int army);
/// "round", "triangle", "square", "king".
const char* form_name(Form form);
/// The first man of the roll of that army, form letter (R T S K) and number, or nobody.
int find_man(int army, char form, int number);

/// Men by rising rank, a number from 0 to 30 000; those of one rank as they stand in the roll.
template <class Rank>
void sort_by(std::vector<int>& men, Rank rank) {
    for (int& id : men) id += rank(id) * men_count;
    std::sort(men.begin(), men.end());
    for (int& id : men) id %= men_count;
}

}  // namespace ludus::rithmomachia
