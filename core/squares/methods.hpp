#pragma once
// Falkener's ways of making magic squares (chapters XXXI to XXXVI, Appendix II), each as a list of steps that a person or the
// program carries out. Cells are counted row by row from the top left.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/squares/square.hpp"

namespace ludus::squares {

/// One step: a number into an empty cell; a number added to what stands in a cell; two cells that change their numbers.
struct Step {
    enum class Kind : std::uint8_t { set, add, exchange };
    Kind kind = Kind::set;
    int number = 0;            ///< set, added; 0 for an exchange
    int cell = 0, other = -1;  ///< `other` of an exchange alone
    const char* rule = "";     ///< the passage: "falkener.squares.odd.agrippa"
    std::string told;          ///< what the method says here, in a sentence
};

/// Which orders a method is offered for; `fixed` has just one.
enum class Orders : std::uint8_t { odd, evenly_even, unevenly_even, fixed };

struct Method {
    const char* id;     ///< the value of the option: "odd.agrippa"
    const char* label;  ///< "Agrippa: down and to the right"
    const char* rule;   ///< the passage
    Orders orders;
    int only;                                           ///< the order of a fixed one, else 0
    bool diagonals;                                     ///< false: it gives rows and columns alone
    std::vector<Step> (*steps)(int order, int number);  ///< `number`: of the sixteen squares of "anycell"; else unused
};

/// All of them, in the order of the book.
const std::vector<Method>& methods();
/// The one of that id, or null.
const Method* method_of(std::string_view id);

/// What stands when all steps are made.
Square made_by(const std::vector<Step>& steps, int order);

}  // namespace ludus::squares
