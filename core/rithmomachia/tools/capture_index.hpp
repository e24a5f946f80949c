#pragma once
// "How may 36 be taken, and by whom?": every way in which each man, and each step of a king, may be taken in one kind
// of the game, each with a small board where it stands open. Nothing of the rules is said here: men are set on a table
// by two and three, and the kind itself is asked what they may take.

#include <string>
#include <vector>

#include "core/rithmomachia/rules/engine.hpp"
#include "core/rithmomachia/rules/taking.hpp"

namespace ludus::rithmomachia {

struct HowTaken {
    int man = nobody;  ///< who is taken
    int what = whole;  ///< or a step of him
    int number = 0;    ///< taken; his own where none is reckoned
    By by = By::equality;
    std::uint64_t takers = 0;  ///< a bit a man; for a siege any men do as well
    std::uint64_t turned = 0;  ///< of all of them, those who wear the other army's coat
    int king_number = 0;       ///< with which a king among the takers takes
    Reason reason;             ///< as the kind gives it on the board: passage and sum
    std::string position;      ///< the board, as a position's text
    std::string motion;        ///< the draught that opens the taking there; empty where it is open already
    int besides = 0;           ///< takings open beside it that could not be kept away
};

/// All of them: by the number taken, then the man, the passage, the sum. Of men alike one stands for all. Where men in
/// the coats they were born to can do it, all who can are told; else one case with the fewest coats turned. Three men
/// together and more are told in their own coats alone, and no more than three.
std::vector<HowTaken> how_taken(const Engine& kind);

}  // namespace ludus::rithmomachia
