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

#include <vector>

#include "core/chess/geometry.hpp"

namespace ludus::chess {

using Steps = std::vector<Step>;
using Route = std::vector<Step>;  ///< squares passed, each counted from where the man stands

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

inline constexpr int any_number = 32;     ///< more than any board is long
inline constexpr int longest_board = 16;  ///< columns or rows of the largest

inline const Steps straights = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
inline const Steps diagonals = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
inline const Steps all_ways = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
inline const Steps ahead = {{0, 1}};
inline const Steps aside = {{1, 0}, {-1, 0}};
inline const Steps slantwise_ahead = {{1, 1}, {-1, 1}};
inline const Steps knight_steps = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
inline const Steps two_diagonally = {{2, 2}, {2, -2}, {-2, -2}, {-2, 2}};

inline Motion step(Steps steps) { return {.steps = std::move(steps)}; }
inline Motion leap(Steps steps, std::vector<Route> (*routes)(Step) = nullptr) {
    return {.steps = std::move(steps), .routes = routes};
}
inline Motion slide(Steps steps, int least = 1, int most = any_number) {
    return {.steps = std::move(steps), .least = least, .most = most};
}
inline Motion hop(Steps steps) { return {.steps = std::move(steps), .most = any_number, .hops = true}; }

inline Motion with_use(Use use, Motion motion) {
    motion.use = use;
    return motion;
}
inline Motion only_takes(Motion motion) { return with_use(Use::takes, std::move(motion)); }
inline Motion only_moves(Motion motion) { return with_use(Use::moves, std::move(motion)); }
inline Motion stares(Motion motion) { return with_use(Use::stares, std::move(motion)); }
inline Motion to(int zone, Motion motion) {
    motion.to_zone = zone;
    return motion;
}
inline Motion from(int zone, Motion motion) {
    motion.from_zone = zone;
    return motion;
}
/// After it the man is of another kind, and it is written with a word where there is one.
inline Motion once(int becomes, Motion motion, const char* word = nullptr) {
    motion.becomes = becomes;
    motion.word = word;
    return motion;
}
inline Motion says(const char* rule, Motion motion) {
    motion.rule = rule;
    return motion;
}

/// The straight and the slanting point a knight's step passes; of an elephant's the one between.
std::vector<Route> past_straight(Step step);
std::vector<Route> past_slant(Step step);
/// Both must be empty, or one of them.
std::vector<Route> past_both(Step step);
std::vector<Route> past_either(Step step);

/// One diagonally and at least `least` straight: the giraffe. Its squares, and the ways there that must be empty: the
/// diagonal step first, the straight ones first, or either.
Steps giraffe_steps(int least);
std::vector<Route> diagonal_first(Step step);
std::vector<Route> straight_first(Step step);
std::vector<Route> either_first(Step step);

}  // namespace ludus::chess
