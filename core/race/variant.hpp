#pragma once
// How the games of the family can differ, as plain data: chapters XXVII to XXIX of Falkener.

#include <array>
#include <string_view>
#include <vector>

#include "core/kit/casting.hpp"
#include "core/race/course.hpp"

namespace ludus::race {

/// What a fall of the cowries counts.
struct Score {
    int number = 0;      ///< squares for one piece; 0: nothing
    bool grace = false;  ///< one square more, for the same piece or another
    bool again = false;  ///< another throw
};

/// The passages a game cites.
struct Passages {
    std::string_view throws, rolls_again, captures_again, move, grace, enter, enter_first, castle, take, doubles, out,
        end, pass;
    std::string_view doublets = {}, second_lap = {}, gives = {}, second_colour = {};
};

struct Variant {
    Course course;
    Passages cites;
    std::vector<Score> scores;                ///< by how many cowries lie mouth up; empty: three long dice are thrown
    std::vector<int> opening = {0, 0, 0, 0};  ///< the path numbers of each seat's pieces, furthest first; 0: waiting

    bool castles = true;           ///< marked squares are safe, and closed to the enemy
    bool castles_shared = false;   ///< ... safe, but open to everybody
    bool enters_freely = false;    ///< any piece enters by any number, else only a seat's first
    bool number_enters = false;    ///< pachisi.enter.grace: the number of a throw with a grace enters a piece too
    bool enters_occupied = false;  ///< a piece may enter on its castle though an enemy stands there
    bool first_on_castle = false;  ///< a piece that enters stands on the first square, whatever the number
    bool compulsory = false;       ///< a throw that can be used must be
    bool pairs = false;            ///< two pieces on a square may move together by one number
    /// From this path number on two pieces of a seat on a square are safe from single ones; 0: nowhere.
    int doubles_from = 0, doubles_to = 0;
    bool pairs_take_doubles = true;
    bool second_lap = false;    ///< pachisi.opt.second-lap
    bool gives_throws = false;  ///< who is out throws for the partner
    bool both_colours = false;  ///< chausar.two: each player has the pieces of both seats of a side
    int closed = 0;             ///< a path number where no piece may stop, as no throw leads out from it; 0: none
    int first = 0;              ///< the seat that throws first
    std::array<bool, 4> plays{true, true, true, true};

    [[nodiscard]] bool dice() const { return scores.empty(); }
    [[nodiscard]] int casts() const { return dice() ? 3 : static_cast<int>(scores.size()) - 1; }
};

}  // namespace ludus::race
