#pragma once
// How a piece moves, in plain words, and what hinders it on the way: for whoever touches a square it does not reach.

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/chess/attack_tables.hpp"

namespace ludus::chess {

/// What a piece may do, in one sentence or two: "The bishop moves any number of squares diagonally." `squares`: of the board.
std::string motions_in_words(const std::string& piece, std::span<const Motion> motions, std::span<const Squares> zones,
                             int squares);

/// What stands against a motion that leads to a square.
struct Hindrance {
    int motion;  ///< of the piece's motions, from 0
    std::string sentence;
    std::vector<int> marked;  ///< who is in the way
};
/// Of the first motion that would come there: what hinders it says more than how the piece moves. Nothing where no motion leads
/// there, or one leads there free. `name_at`: the piece on a square, "" where none stands.
std::optional<Hindrance> what_hinders(const AttackTables& attacks, const Geometry& geometry, const Men& men, Code code,
                                      int from, int to, const std::string& name,
                                      const std::function<std::string(int)>& name_at);

}  // namespace ludus::chess
