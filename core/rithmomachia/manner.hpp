#pragma once
// How one kind of playing moves, sees, takes and triumphs: the choices that tell the kinds apart,
// for the shared parts to work from. Each kind fills one of these and adds what is its own.

#include <array>
#include <cstdint>
#include <string>

#include "core/rithmomachia/ground.hpp"

namespace ludus::rithmomachia {

/// Where a form draws: for one, two and three steps, the ways open to him.
struct Draught {
    std::array<std::uint8_t, furthest> ways{};
    bool leaps = false;       ///< over men standing between
    std::uint8_t flight = 0;  ///< bit 1 << length of the leaps he may fly (ground.hpp); 0: he does not fly

    [[nodiscard]] bool draws(int way, int step) const { return ways[static_cast<std::size_t>(step - 1)] >> way & 1; }
};

/// How a king loses his draughts with his parts: the three-step with his squares, and so on.
enum class Losing : std::uint8_t {
    any,  ///< losing any number of a form loses its draught
    all,  ///< losing the last of them does
    never
};

/// When the whole number of a king stands, and for what.
enum class WholeNumber : std::uint8_t {
    entire,  ///< only while nothing of him is lost
    sum,     ///< the sum of what is left
    nominal  ///< 91 and 190 as long as he stands
};

enum class SiegeLaw : std::uint8_t {
    pattern,  ///< four men, cornerwise or one on each straight way
    hindered  ///< every ordinary draught stopped by adversaries
};

struct Siege {
    SiegeLaw law = SiegeLaw::pattern;
    bool corners_for_any = true;  ///< the four corner neighbours shut in every form, not rounds alone
    bool edge_helps = false;      ///< the table's edge stands for a besieger
};

enum class Grade : std::uint8_t { none, great, greater, greatest };

struct TriumphLaw {
    Grade least = Grade::great;  ///< that wins
    bool in_order = true;        ///< numbers in a line stand rising or falling
    int camp = 5;                ///< ranks of the adversary's camp
    bool must_proclaim = true;
};

struct Manner {
    std::string prefix;              ///< of the kind's passages: "fulke.1."
    std::array<Draught, 3> forms{};  ///< rounds, triangles, squares
    Draught king{};                  ///< with every draught he may ever have
    Losing losing = Losing::any;
    WholeNumber whole_as_target = WholeNumber::entire;
    WholeNumber whole_as_taker = WholeNumber::entire;
    bool by_proportion = false;
    Siege siege;
    TriumphLaw triumph;
};

}  // namespace ludus::rithmomachia
