#include "core/rithmomachia/rules/pieces.hpp"

#include "core/base/naming.hpp"

namespace ludus::rithmomachia {
namespace {
constexpr char form_letters[] = "RTSK";

constexpr int army_sum(int army) {
    int sum = 0;
    for (const Man& m : roll) sum += m.born == army ? m.number : 0;
    return sum;
}
// Fulke counts the armies himself, under the victory of standards.
static_assert(army_sum(even) == 1312 && army_sum(odd) == 1752);
static_assert(man(king[even]).number == 91 && sum_of_parts(even, entire(even)) == 91);
static_assert(man(king[odd]).number == 190 && sum_of_parts(odd, entire(odd)) == 190);

// fulke.2.men, as marked: "one number having divers relations, may have divers cossicall signes".
constexpr Signs sign(int power) { return static_cast<Signs>(1u << power); }
static_assert(signs_of(even, 9) == (sign(1) | sign(2)) && signs_of(odd, 9) == sign(1) && signs_of(even, 6) == sign(1));
static_assert(signs_of(odd, 64) == (sign(2) | sign(3) | sign(6)) && signs_of(even, 64) == 0);
static_assert(signs_of(odd, 16) == (sign(2) | sign(4)) && signs_of(even, 81) == (sign(2) | sign(4)));
static_assert(signs_of(odd, 81) == sign(2) && signs_of(odd, 225) == sign(2) && signs_of(odd, 100) == 0);
}  // namespace

std::string signs_text(Signs signs) {
    std::string out;
    for (int power = 1; power <= most_power; ++power) {
        if (signs >> power & 1) out += (out.empty() ? "{" : ",") + (power == 1 ? "r" : std::to_string(power));
    }
    return out.empty() ? out : out + "}";
}

std::string letters(int id) {
    return form_letters[static_cast<std::size_t>(man(id).form)] + std::to_string(man(id).number);
}

const char* army_name(int army) { return army == even ? "even" : "odd"; }

namespace {
/// White's and Black's, then by the book.
using Names = const char* const[4];
const char* named(const Names& names, int army) { return names[(by_the_book() ? 2 : 0) + (army == even ? 0 : 1)]; }
}  // namespace

const char* host_name(int army) { return named({"White", "Black", "Evens", "Odds"}, army); }
const char* whose_name(int army) { return named({"White’s", "Black’s", "Evens’", "Odds’"}, army); }
const char* colour_name(int army) { return named({"white", "black", "even", "odd"}, army); }

const char* form_name(Form form) {
    static constexpr const char* names[] = {"round", "triangle", "square", "king"};
    return names[static_cast<std::size_t>(form)];
}

int find_man(int army, char form, int number) {
    for (int id = 0; id < men_count; ++id) {
        const Man& m = man(id);
        if (m.born == army && form_letters[static_cast<std::size_t>(m.form)] == form && m.number == number) return id;
    }
    return nobody;
}

}  // namespace ludus::rithmomachia
