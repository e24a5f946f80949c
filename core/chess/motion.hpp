#pragma once
// How men move, in words short enough to be read beside the book: a man is a list of these.
//
//   slide(straights)                    the rook: any number of squares till something stands in the way
//   leap(knight_steps)                  the knight: over whatever stands between
//   leap(knight_steps, past_straight)   the horse of today: not past a man on the straight point
//   step(all_ways)                      the king
//   hop(straights)                      the cannon: beyond exactly one man
//
// and after them what limits them: only_takes(...), only_moves(...), to(zone, ...), from(zone, ...).

#include <array>
#include <span>
#include <vector>

#include "core/base/few.hpp"
#include "core/chess/geometry.hpp"

namespace ludus::chess {

using Steps = std::span<const Step>;  ///< of a table that outlives all games
using Route = std::vector<Step>;      ///< squares passed, each counted from where the man stands

/// What a motion is for.
enum class Use : std::uint8_t {
    both,
    moves,   ///< to an empty square only
    takes,   ///< onto an enemy only
    stares,  ///< never played: it gives check to a king and no more (falkener.xiangqi.facing)
};

struct Motion {
    Steps steps;
    int least = 1, most = 1;  ///< how many such steps in a row
    bool hops = false;        ///< exactly one man, of whatever side, is jumped on the way
    Use use = Use::both;
    /// The ways by which a leap may pass; one of them must be empty. None: it passes over everything.
    std::vector<Route> (*routes)(Step) = nullptr;
    int to_zone = -1, from_zone = -1;  ///< of the variant's zones; -1: anywhere
    const char* rule = nullptr;        ///< its own passage, where it is not that of the man
    int becomes = -1;                  ///< the kind the man is after it: a privilege is spent; -1: what he was
    const char* word = nullptr;        ///< what is written after it: "leap"
    bool from_check = true;            ///< may be made by a king in check
};

/// All of a man's: he has few.
using Motions = Few<Motion, 4>;

inline constexpr int any_number = 32;     ///< more than any board is long
inline constexpr int longest_board = 16;  ///< columns or rows of the largest

inline constexpr Step straights[] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
inline constexpr Step diagonals[] = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
inline constexpr Step all_ways[] = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
inline constexpr Step ahead[] = {{0, 1}};
inline constexpr Step aside[] = {{1, 0}, {-1, 0}};
inline constexpr Step slantwise_ahead[] = {{1, 1}, {-1, 1}};
inline constexpr Step knight_steps[] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
inline constexpr Step two_diagonally[] = {{2, 2}, {2, -2}, {-2, -2}, {-2, 2}};

constexpr Motion step(Steps steps) { return {.steps = steps}; }
constexpr Motion leap(Steps steps, std::vector<Route> (*routes)(Step) = nullptr) {
    return {.steps = steps, .routes = routes};
}
constexpr Motion slide(Steps steps, int least = 1, int most = any_number) {
    return {.steps = steps, .least = least, .most = most};
}
constexpr Motion hop(Steps steps) { return {.steps = steps, .most = any_number, .hops = true}; }

constexpr Motion with_use(Use use, Motion motion) {
    motion.use = use;
    return motion;
}
constexpr Motion only_takes(Motion motion) { return with_use(Use::takes, motion); }
constexpr Motion only_moves(Motion motion) { return with_use(Use::moves, motion); }
constexpr Motion stares(Motion motion) { return with_use(Use::stares, motion); }
constexpr Motion to(int zone, Motion motion) {
    motion.to_zone = zone;
    return motion;
}
constexpr Motion from(int zone, Motion motion) {
    motion.from_zone = zone;
    return motion;
}
/// After it the man is of another kind, and it is written with a word where there is one.
constexpr Motion once(int becomes, Motion motion, const char* word = nullptr) {
    motion.becomes = becomes;
    motion.word = word;
    return motion;
}
constexpr Motion says(const char* rule, Motion motion) {
    motion.rule = rule;
    return motion;
}

/// The straight and the slanting point a knight's step passes; of an elephant's the one between.
std::vector<Route> past_straight(Step step);
std::vector<Route> past_slant(Step step);
/// Both must be empty, or one of them.
std::vector<Route> past_both(Step step);
std::vector<Route> past_either(Step step);

/// One diagonally and at least three straight: the giraffe.
inline constexpr auto giraffe_steps = [] {
    constexpr int shortest = 4;
    std::array<Step, std::size_t{8} * (longest_board - shortest)> out{};
    std::size_t many = 0;
    for (int n = shortest; n < longest_board; ++n)
        for (const int side : {-1, 1})
            for (const int way : {-n, n}) {
                out[many++] = {side, way};
                out[many++] = {way, side};
            }
    return out;
}();
/// The ways there that must be empty: the diagonal step first, the straight ones first, or either.
std::vector<Route> diagonal_first(Step step);
std::vector<Route> straight_first(Step step);
std::vector<Route> either_first(Step step);

}  // namespace ludus::chess
