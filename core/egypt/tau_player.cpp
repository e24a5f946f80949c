// How the computer player judges Tau.

#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/egypt/tau.hpp"

namespace ludus::egypt {
namespace {

// In hundredths of a piece.
constexpr int a_piece = 100;
constexpr int open_line = 3;   ///< a line on which a piece can be enclosed
constexpr int a_step_away = 2; ///< for each piece and each step it stands from the middle of the enemies
constexpr int pursuit = 60;    ///< a lead counts for more the fewer pieces are left

struct Army {
    int pieces = 0, columns = 0, rows = 0, open_lines = 0;
};

}  // namespace

int Tau::evaluate(const Position& p, int seat) const {
    std::array<Army, 2> armies;
    std::array<std::array<std::int16_t, cells>, 2> where;
    for (int cell = 0; cell < cells; ++cell) {
        const int owner = p.owner[cell];
        if (owner == kit::nobody) continue;
        Army& its = armies[static_cast<std::size_t>(owner)];
        where[static_cast<std::size_t>(owner)][static_cast<std::size_t>(its.pieces++)] = static_cast<std::int16_t>(cell);
        its.columns += cell % side;
        its.rows += cell / side;
        for (std::size_t way = 0; way < beside_.ways() / 2; ++way) {
            const int one = beside_.next(cell, way), other = beside_.next(cell, beside_.opposite(way));
            its.open_lines += one != kit::nowhere && other != kit::nowhere && p.owner[one] != owner && p.owner[other] != owner;
        }
    }
    std::array<int, 2> away{};
    for (std::size_t s = 0; s < 2; ++s) {
        const Army& enemies = armies[1 - s];
        if (enemies.pieces == 0) continue;
        const int column = enemies.columns / enemies.pieces, row = enemies.rows / enemies.pieces;
        for (int i = 0; i < armies[s].pieces; ++i) {
            const int cell = where[s][static_cast<std::size_t>(i)];
            away[s] += std::max(std::abs(cell % side - column), std::abs(cell / side - row));
        }
    }
    const auto own = static_cast<std::size_t>(seat), other = 1 - own;
    const int lead = armies[own].pieces - armies[other].pieces;
    const int all = armies[own].pieces + armies[other].pieces;
    return a_piece * lead + pursuit * army * lead / std::max(all, 1) -
           open_line * (armies[own].open_lines - armies[other].open_lines) - a_step_away * (away[own] - away[other]);
}

int Tau::move_score(const Position& p, Move m) const {
    const int captured = count_captured(beside_, p.owner, p.seat, m);
    if (!forfeits_) return a_piece * captured;
    return a_piece * (captured - (between(p, m) ? 1 : 0));
}

Tau::Position Tau::null_move(const Position& p) const {
    Position q = p;
    q.seat = static_cast<std::int8_t>(1 - p.seat);
    return q;
}

}  // namespace ludus::egypt
