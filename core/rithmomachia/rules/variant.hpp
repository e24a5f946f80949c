#pragma once
// How one kind of playing moves, sees, takes and triumphs: the choices that tell the kinds apart,
// for the shared parts to work from. Each kind fills one of these and adds what is its own.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/rithmomachia/rules/arithmetic.hpp"
#include "core/rithmomachia/rules/geometry.hpp"

namespace ludus::rithmomachia {

// ---- motions ----

/// Where a form draws: for one, two and three steps, the ways open to him.
struct Draught {
    std::array<std::uint8_t, furthest> ways{};
    bool leaps = false;       ///< over men standing between
    std::uint8_t flight = 0;  ///< bit 1 << length of the leaps he may fly (geometry.hpp); 0: he does not fly

    [[nodiscard]] bool draws(int way, int step) const { return ways[static_cast<std::size_t>(step - 1)] >> way & 1; }
    /// By any number of steps.
    [[nodiscard]] bool draws(int way) const { return (ways[0] | ways[1] | ways[2]) >> way & 1; }
};

/// The flight of that length alone, for Draught::flight.
constexpr std::uint8_t flies(int length) { return static_cast<std::uint8_t>(1u << length); }

/// How a king loses his draughts with his parts: the three-step with his squares, and so on.
enum class Losing : std::uint8_t {
    any,   ///< losing any number of a form loses its draught
    all,   ///< losing the last of them does
    base,  ///< he draws as the lowest form he still has, and no other
    never
};

/// When the whole number of a king stands, and for what.
enum class WholeNumber : std::uint8_t {
    entire,  ///< only while nothing of him is lost
    sum,     ///< the sum of what is left
    nominal  ///< 91 and 190 as long as he stands
};

// ---- takings ----

constexpr std::uint8_t sum_bit(arithmetic::Sum sum) { return static_cast<std::uint8_t>(1u << static_cast<int>(sum)); }
inline constexpr std::uint8_t no_sums = 0, all_sums = 0x0f;

/// Where two men stand to take a third together.
enum class Stations : std::uint8_t {
    sight,  ///< he stands where the ordinary draught of each would carry them
    next    ///< each stands in one of the eight next spaces
};

/// How the way between two men is counted.
enum class Reckoning : std::uint8_t {
    voids,  ///< the void spaces between them
    fields  ///< with the two they stand in
};

enum class Progression : std::uint8_t {
    none,
    as_triumph,  ///< set in order as a triumph is, sight not needed
    in_sight     ///< two men that see him hold a proportion with him
};

struct TakingRules {
    bool equality = true;
    std::uint8_t pairs = all_sums;  ///< sums that two men make of him: sum_bit of each
    Stations stations = Stations::sight;
    bool many_may_add = false;        ///< three or more men together, by addition
    std::uint8_t distance = no_sums;  ///< what one man makes with the clear way to him: multiplication, division
    Reckoning reckoning = Reckoning::voids;
    arithmetic::One one = arithmetic::One::does_nothing;  ///< in products and quotients of men and of ways
    bool distance_own_ways = false;                       ///< only along ways he draws; else along all eight
    bool distance_is_product = false;  ///< also where the way counts as much as the two numbers multiplied
    bool cossic = false;               ///< by cossical signs: a root and its marked power, either taking the other
    bool powers = false;               ///< one is a power of the other, or its root
    Progression progression = Progression::none;
    bool greatest_of_progression = false;  ///< only the greatest number of one may be taken by it
    bool king_by_equality = false;         ///< a king's whole number may be taken by its equal

    /// Whether one who does not see a man, or stands further off than any draught, may yet be his taker.
    [[nodiscard]] bool beyond_sight() const {
        return stations == Stations::next || distance != no_sums || distance_is_product;
    }
};

enum class SiegeRule : std::uint8_t {
    none,
    pattern,    ///< four men, cornerwise or one on each straight way
    hindered,   ///< every ordinary draught stopped by adversaries
    next_four,  ///< four men in the next spaces, straight or cornerwise
    immobile,   ///< four men or more, no draught and no flight left
    blocked  ///< no ordinary draught left, stopped by men of either side, the man just set down an adversary among them
};

struct Siege {
    SiegeRule rule = SiegeRule::pattern;
    bool corners_for_any = true;  ///< pattern: the four corner neighbours shut in every form, not rounds alone
    bool edge_helps = false;      ///< the table's edge stands for a besieger
    bool eight_ways = false;      ///< pattern: for men who draw all ways: one each straight way or one each corner way,
                                  ///< as near as his draught
    bool safe_from_equal = false;  ///< no besieger may be one the besieged could take by equality
    bool unless_freed = false;     ///< not where one draught of a fellow would free him
};

// ---- the turn ----

/// A taking found before a draught is made.
enum class Before : std::uint8_t {
    none,
    enter,  ///< the taker removes into the place, and that is his draught
    stay,   ///< it is the whole turn, and nobody moves
    seize   ///< one man takes as many as he may, then removes into the place of one of them
};

struct TurnRules {
    Before before = Before::enter;
    bool chain_after_take = true;       ///< entering a man's place opens takings as any motion does
    bool several = true;                ///< takings after one motion
    bool by_any = false;                ///< the man just set down need not be a taker
    bool owed = false;                  ///< takings after the motion must be made
    bool flight_besieges = true;        ///< a flight may complete a siege; else it takes nobody
    bool flight_goes_straight = false;  ///< a flight goes straight first, and over no man
    bool flight_for_siege = false;      ///< he flies only to stand against an adversary's draught, or where he has none
                                        ///< left himself
};

/// What becomes of a man taken.
enum class Prisoners : std::uint8_t {
    behind,       ///< turns his coat, is set on his victor's hindermost rank at once, and fights
    in_hand,      ///< turns his coat; his victor may set him there in place of a draught
    for_triumph,  ///< the same, but only after the adversary's king is taken, and he takes and besieges nobody
    on_the_spot,  ///< turns his coat where he stands
    removed
};

enum class Ransom : std::uint8_t {
    none,
    any_part,
    not_lowest  ///< "if his lowest square be taken, no ransom will delyver him"
};

// ---- triumphs ----

enum class Grade : std::uint8_t { none, great, greater, greatest };

/// How the men of a triumph may stand.
inline constexpr std::uint8_t line_of_three = 1, line_of_four = 2, square_of_four = 4,
                              corner_of_three = 8,  ///< three corners of a square, the middle number at the angle
    spaced = 16;                                    ///< lines, corners and squares of any even spacing, not one alone

struct TriumphRules {
    Grade least = Grade::great;  ///< that wins
    std::uint8_t shapes = line_of_three | line_of_four | square_of_four;
    bool in_order = true;      ///< numbers in a line stand rising or falling
    int camp = 5;              ///< ranks of the adversary's camp
    bool may_proclaim = true;  ///< the men of a triumph may be named, and once placed may not be taken
    bool must_proclaim = true;
    bool king_first = true;         ///< the adversary's king must be taken before
    bool captive_not_last = false;  ///< a man taken from the adversary may not be the last to come to his place
    bool by_taking = false;         ///< a taking by progression, the king once taken, is a triumph where great ones win
    unsigned wanted = 0;            ///< proportions it must hold; 0: any
    std::array<const char*, 4> names = {"no", "great", "greater", "greatest"};
};

// ---- the kind ----

struct Variant {
    std::string prefix;  ///< of the kind's passages: "fulke.1."
    /// Clauses this kind's text says under another name than the first kind's, or in one sentence with others:
    /// {"take.equality", "take.encounter"}. A clause not listed keeps its name; one that begins "fulke." is a whole id:
    /// the sentence of another kind the text refers back to.
    std::vector<std::pair<std::string_view, std::string_view>> says;
    std::array<Draught, 3> forms{};  ///< rounds, triangles, squares
    Draught king{};                  ///< with every draught he may lose
    Draught king_always{};           ///< what he keeps as long as he stands
    Losing losing = Losing::any;
    WholeNumber whole_as_target = WholeNumber::entire;
    WholeNumber whole_as_taker = WholeNumber::entire;
    TakingRules taking;
    Siege siege;
    TurnRules turn;
    Prisoners prisoners = Prisoners::behind;
    Ransom ransom = Ransom::none;
    bool lowest_lost_is_all = false;  ///< a king whose lowest square is taken is taken whole
    TriumphRules triumph;

    /// What this kind's text calls a clause of the first kind's.
    [[nodiscard]] std::string_view clause(std::string_view usual) const;
    /// The id of its passage: "take.addition" gives "fulke.1.take.addition".
    [[nodiscard]] std::string passage(std::string_view usual) const;
    /// Whether the text calls a flying move irregular.
    [[nodiscard]] bool says_irregular() const { return passage("fly") == prefix + "irregular"; }
};

}  // namespace ludus::rithmomachia
