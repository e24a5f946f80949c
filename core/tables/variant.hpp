#pragma once
// How a game of tables differs from another: the array, the ways the men go, the dice, where men may stand and when they
// leave. One engine (engine.hpp) plays by it; each game fills one in its own file, each line with its passage.

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/tables/position.hpp"
#include "core/tables/weights.hpp"

namespace ludus::tables {

/// How many dice a throw has, and what the rules add to it.
enum class Dice : std::uint8_t {
    three,
    two,
    two_and_six,         ///< "supposito semper pro tertio taxillo .vi."
    two_lesser_doubled,  ///< "duplicabitur taxillus minoris numeri"
};

/// Where a throw comes from.
enum class Throws : std::uint8_t {
    dice,
    chosen,          ///< each names the throw he wishes, three numbers
    granted,         ///< two dice are thrown, the adversary gives the third
    chosen_granted,  ///< two numbers are named, the adversary gives the third
    chosen_six,      ///< two numbers are named, the third is six
    fixed,           ///< each side has always the same throw
    shared           ///< who begins names each throw, and the other plays the same
};

enum class Doublets : std::uint8_t {
    plain,       ///< as any other throw
    four,        ///< four uses
    four_again,  ///< four uses, and another throw
    under_four,  ///< four uses, then four of the number underneath
    under_two    ///< two, then two of the number underneath
};

enum class Compulsion : std::uint8_t {
    most,    ///< as many dice as can be
    larger,  ///< and where one alone can be, the greater
    free,    ///< as he likes
    whole    ///< who cannot play the whole throw has lost
};

enum class First : std::uint8_t {
    lot,        ///< a die each; the higher throws afresh
    lot_plays,  ///< a die each; the higher plays both
    by_am,
    by_n
};

/// How a man leaves the board.
enum class Bearing : std::uint8_t {
    none,
    exact,
    farthest,   ///< exactly, or by more from the farthest point that is held
    as_entered  ///< by the number that placed him
};

/// What may be done while men are in hand.
enum class Hand : std::uint8_t {
    none,         ///< no game begins with men in hand
    enter_first,  ///< men on the board wait for the last to enter
    within,       ///< men move inside the entering page
    free
};

enum class Lympolding : std::uint8_t { none, on_last, anywhere };
/// How the spoilt sentence on lurching is read; in all but `nodes` the loser's own men fill the page where he enters.
enum class Lurching : std::uint8_t {
    none,
    stuck,     ///< none of them is to enter, and none can go out
    no_point,  ///< "unum" a point: one of them is to enter, and no point is left to enter by
    nodes,     ///< the winner's nodes fill it, and a man is to enter
    page_and_next
};

/// What a victory counts.
enum class Stakes : std::uint8_t {
    plain,
    by_name,       ///< plain 1, lurching 2, lympolding 3
    hits,          ///< gammon and backgammon by Falkener's words
    hits_none_off  ///< ... and none but where the loser has borne off nobody
};

constexpr std::uint32_t place_bit(int place) { return 1u << place; }
/// Places `from` to `to` of a course, both included.
constexpr std::uint32_t places(int from, int to) { return ((1u << (to + 1)) - 1) & ~((1u << from) - 1); }
inline constexpr std::uint32_t every_place = places(1, points), no_place = 0;

/// The passage each clause is found in; a game names those its own text says. Empty: it says nothing of this, or has no
/// such clause.
struct Passages {
    std::string die = "tables.common.die", node = "tables.common.node", take = "tables.common.take",
                enter_first = "tables.common.enter-first", bear = "tables.common.bear",
                compulsion = "tables.common.compulsion", first = "tables.common.first";
    std::string last_man = "tables.common.win";  ///< the last man is borne off
    std::string setup, course, dice, win;
    std::string throws;  ///< where throws are chosen, granted, fixed or imagined
    std::string doublets, one_two, passed;
    std::string enter;       ///< where a taken man enters
    std::string hand;        ///< where a new man enters
    std::string hand_first;  ///< what waits until all have entered
    std::string own_bars;    ///< his own men keep him from entering there, or do not
    std::string own_nodes;   ///< where a side may make nodes
    std::string heap;        ///< the point where the adversary began
    std::string waits;       ///< men that may not move: in the corner, in the last page, anywhere
    std::string exact, pact;
};

struct Variant {
    Passages says;

    // ---- the starting position (the array) and the ways ----
    std::array<std::array<std::int8_t, points>, 2> array{};
    std::array<std::int8_t, 2> in_hand{};
    std::array<Course, 2> courses;
    bool taking = true;  ///< the sides can meet

    // ---- the throw ----
    Dice dice = Dice::two;
    Throws throws = Throws::dice;
    std::array<std::array<std::int8_t, most_dice>, 2> fixed{};  ///< Throws::fixed: the throw of each
    Doublets doublets = Doublets::plain;
    bool one_two = false;  ///< after 1 2 a doublet is named and played (ger.one-two)
    bool pass_on = false;  ///< what one cannot play the other plays (ger.pass)
    Compulsion compulsion = Compulsion::most;
    First first = First::lot;
    bool pact = false;  ///< the beginner bears off nobody at his first throw (jupertia 4)

    // ---- standing and entering ----
    std::uint32_t may_node = every_place;    ///< places where a side may have more men than one
    std::uint32_t own_bar_entry = no_place;  ///< places no man enters where one of his own stands
    int hand_offset = 0;                     ///< a new man enters on die + this
    Hand hand = Hand::none;
    bool frozen = false;  ///< men in the bearing page wait there to be borne off (royal.pcl.frozen)
    bool still = false;   ///< men never move (royal.pc.no-moves)
    int corner_division =
        0;  ///< two men on the first place wait until the rest have left the first so many; 0: no such men
    bool leave_entry = false;  ///< who takes a man where that man enters must leave a point open (tur.leave-entry)

    // ---- the end ----
    Bearing bearing = Bearing::farthest;
    bool heaping = false;       ///< won by bringing all men to the last place
    bool heap_by_more = false;  ///< a throw too high brings a man there as well
    bool help = false;          ///< who is first off bears off the adversary's men (royal.pc.help)
    Lympolding lympolding = Lympolding::none;
    Lurching lurching = Lurching::none;
    bool capote = false;  ///< tur.capote
    Stakes stakes = Stakes::plain;

    bool known_elsewhere = false;  ///< other programs play it, and write its positions (foreign.cpp)

    // ---- the computer ----
    Weights weights;  ///< what it looks at in a position
    std::span<const std::int8_t> net =
        {};  ///< what it has learnt of positions where the sides can meet; empty: nothing
};

/// Men of a side in the starting position: "a15" or "n5 h3 f5 &2".
constexpr std::array<std::int8_t, points> array_of(std::string_view text) {
    std::array<std::int8_t, points> out{};
    for (std::size_t i = 0; i < text.size();) {
        const int point = point_of(text[i++]);
        int count = 0;
        while (i < text.size() && text[i] >= '0' && text[i] <= '9') count = count * 10 + (text[i++] - '0');
        out[at(point)] = static_cast<std::int8_t>(count);
        while (i < text.size() && text[i] == ' ') ++i;
    }
    return out;
}

}  // namespace ludus::tables
