#pragma once
// The ways one man may be taken by others, and whether any is open. Knows numbers, sight and sieges;
// what a taking does to the table is the kind's own affair. How each way is found: taking_ways.hpp.

#include <array>
#include <cstdint>
#include <string>

#include "core/game/move.hpp"
#include "core/rithmomachia/rules/arithmetic.hpp"
#include "core/rithmomachia/rules/siege.hpp"
#include "core/rithmomachia/rules/triumph.hpp"

namespace ludus::rithmomachia {

/// What of a man is taken: himself (a king: the whole of him), or one step of a king.
inline constexpr int whole = 0;
constexpr int step_taken(int part) { return 1 + part; }
constexpr int part_of(int what) { return what - 1; }

/// A man's numbers, each with what it takes or is taken with: one for a man, several for a king.
struct Numbers {
    std::array<std::int16_t, 7> number;  ///< the first `count` are set
    std::array<std::int8_t, 7> what;
    int count = 0;
    void add(int n, int w) {
        number[static_cast<std::size_t>(count)] = static_cast<std::int16_t>(n);
        what[static_cast<std::size_t>(count++)] = static_cast<std::int8_t>(w);
    }
};
/// "his whole number at ones", while it stands, "also ... by partes".
Numbers numbers_of(const Stand& stand, int id, WholeNumber rules);

/// The clause of each, for Variant::says, is its name in `clause_of`.
enum class By : std::uint8_t {
    equality,
    addition,  ///< of two men, or where Variant has it of more
    subtraction,
    multiplication,
    division,
    proportion,  ///< set in order as a triumph is
    oblivion,
    distance_multiplication,  ///< his number, multiplied by the way to him
    distance_division,        ///< ... divided by it
    distance_product,         ///< the way counts as much as both numbers multiplied
    cossic,
    power,
    progression  ///< two that see him hold a proportion with him
};
/// "take.equality" and so on; "take.distance.multiplication" where the way to him is counted.
const char* clause_of(By by);

/// One way in which a taking holds.
struct TakingWay {
    static constexpr int most_terms = 8;  ///< without leaping no more men see one space

    By by = By::equality;
    int what = whole;
    std::uint64_t takers = 0;  ///< a bit a man
    int number = 0;            ///< taken
    /// The takers' numbers, where a sum is made or one of them is compared.
    std::array<std::int16_t, most_terms> term{};
    int terms = 0;
    int distance = 0;  ///< of the way to him, as the kind counts it
    Setting setting;   ///< where by proportion
};

/// Who may be the takers.
struct Takers {
    std::uint64_t seers = 0;  ///< whose ordinary draught reaches him
    int last = nobody;        ///< the man just set down, who must be one of them; nobody: before removing
    bool flew = false;        ///< "with theyr flying draughte they can take no man, but if needed by helpe to besiege"
    bool any = false;         ///< after a motion; the man just set down need not be one of them
};
/// Of a man found so before removing. A siege is not among what is found so: it is for the moment it closes.
Takers takers_before(const Sight& sight, const Field& field, int id);
/// Of a man after another's motion, `last` (TurnRules::by_any is obeyed).
Takers takers_after(const Sight& sight, const Variant& variant, const Field& field, int id, int last, bool flew);
/// Which of them may remove into his place, by a way found before: all of them, but in a proportion set in order those
/// alone that see him.
std::uint64_t entrants(const TakingWay& way, const Takers& takers);

/// Calls f(TakingWay) for every way the man may be taken; stops where f gives true.
template <class F>
void each_taking(const Sight& sight, const Variant& variant, const Field& field, int id, const Takers& takers, F&& f);

/// What of the man may be taken, a bit a what.
unsigned open_takings(const Sight& sight, const Variant& variant, const Field& field, int id, const Takers& takers);

/// The same for every man the one just set down may take, or help to: calls f(id, open) while anything is open; stops
/// on true.
template <class F>
void each_open(const Sight& sight, const Variant& variant, const Field& field, int last, bool flew, F&& f);

/// The passage and the line for a way: "9 − 2 = 7"; "9 = 9"; "shut in by four: c7 c9 e7 e9".
Reason reason(const Variant& variant, const Stand& stand, int id, const TakingWay& way);

}  // namespace ludus::rithmomachia

#include "core/rithmomachia/rules/taking_ways.hpp"
