// How the computer player judges Tau.

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>
#include <vector>

#include "core/egypt/tau.hpp"

namespace ludus::egypt {
namespace {

// In hundredths of a piece.
constexpr int a_piece = 100;
constexpr int open_line = 4;      ///< a line on which one more enemy encloses a piece
constexpr int a_step_away = 4;    ///< for each piece and each step it stands from the middle of the enemies
constexpr int a_threat = 18;      ///< a piece the other side will capture if nothing is done
constexpr int more_threats = 30;  ///< ... of several only one can be met
constexpr int pursuit = 60;       ///< a lead counts for more the fewer pieces are left

// Which moves are looked at first, and at all.
constexpr int capture_score = 16;
constexpr int attack_score = 4;
constexpr int cover_score = 3;
constexpr int escape_score = 2;
constexpr int exposed_score = 3;
constexpr std::size_t moves_tried = 30;

struct Army {
    int pieces = 0, columns = 0, rows = 0, open_lines = 0, threatened = 0;
};

}  // namespace

bool Tau::can_step_to(const Position& p, int seat, int cell, int not_from) const {
    for (std::size_t way = 0; way < beside_.ways(); ++way) {
        const int near = beside_.next(cell, way), far = beside_.beyond(cell, way);
        if (p.owner.has(near, seat) ? near != not_from
                                    : p.owner.has(near, 1 - seat) && far != not_from && p.owner.has(far, seat))
            return true;
    }
    return false;
}

/// How soon the move is looked at: captures, then pieces that attack, cover and escape.
int Tau::order_score(const Position& p, Move m) const {
    const int from = kit::from(m), to = kit::to(m);
    int score = 16 * capture_score * count_captured(beside_, p.owner, p.seat, m);
    for (std::size_t way = 0; way < beside_.ways(); ++way) {
        const std::size_t back = beside_.opposite(way);
        const int near = beside_.next(to, way), far = beside_.beyond(to, way);
        // It comes up to an enemy that can be enclosed from the other side.
        if (p.owner.has(near, 1 - p.seat) && p.owner.is_free(far))
            score += attack_score * (1 + can_step_to(p, p.seat, far, from));
        // It stands where an enemy would have enclosed one of its own.
        if (near != from && p.owner.has(near, p.seat) && p.owner.has(far, 1 - p.seat)) score += cover_score;
        // It leaves a line on which it can be enclosed.
        if (p.owner.has(beside_.next(from, way), 1 - p.seat) && p.owner.is_free(beside_.next(from, back)))
            score += escape_score;
        // Where it comes to it can be enclosed.
        const int behind = beside_.next(to, back);
        if (p.owner.has(near, 1 - p.seat) && p.owner.is_free(behind) && can_step_to(p, 1 - p.seat, behind, near))
            score -= exposed_score;
    }
    return score;
}

void Tau::prune(const Position& p, MoveList& list) const {
    if (list.size() <= moves_tried) return;
    // Among equals those towards the enemy's end.
    std::vector<std::pair<int, Move>> judged;
    judged.reserve(list.size());
    for (const Move m : list) {
        const int up = kit::to(m) / side - kit::from(m) / side;
        judged.emplace_back(-16 * order_score(p, m) - (p.seat == 0 ? up : -up), m);
    }
    std::partial_sort(judged.begin(), judged.begin() + static_cast<std::ptrdiff_t>(moves_tried), judged.end());
    list.clear();
    for (std::size_t i = 0; i < moves_tried; ++i) list.push_back(judged[i].second);
}

std::vector<PieceWorth> Tau::piece_worths() { return {{"piece", a_piece / 100.0F}}; }

int Tau::evaluate(const Position& p, int seat) const {
    std::array<Army, 2> armies;
    std::array<std::array<std::int16_t, cells>, 2> where;
    for (int cell = 0; cell < cells; ++cell) {
        const int owner = p.owner[cell];
        if (owner == kit::nobody) continue;
        Army& its = armies[static_cast<std::size_t>(owner)];
        where[static_cast<std::size_t>(owner)][static_cast<std::size_t>(its.pieces++)] =
            static_cast<std::int16_t>(cell);
        its.columns += cell % side;
        its.rows += cell / side;
        bool threatened = false;
        for (std::size_t way = 0; way < beside_.ways(); ++way) {
            const int enemy = beside_.next(cell, way), free = beside_.next(cell, beside_.opposite(way));
            if (!p.owner.has(enemy, 1 - owner) || !p.owner.is_free(free)) continue;
            ++its.open_lines;
            threatened = threatened || can_step_to(p, 1 - owner, free, enemy);
        }
        its.threatened += threatened;
    }
    std::array<int, 2> away{};
    for (std::size_t s = 0; s < 2; ++s) {
        const Army& enemies = armies[1 - s];
        if (enemies.pieces == 0) continue;
        const int column = enemies.columns / enemies.pieces, row = enemies.rows / enemies.pieces;
        for (int i = 0; i < armies[s].pieces; ++i) {
            const int cell = where[s][static_cast<std::size_t>(i)];
            away[s] += std::abs(cell % side - column) + std::abs(cell / side - row);
        }
    }
    const auto own = static_cast<std::size_t>(seat), other = 1 - own;
    const int lead = armies[own].pieces - armies[other].pieces;
    const int all = armies[own].pieces + armies[other].pieces;
    // What the side to move threatens it captures in the look ahead.
    const int met = armies[static_cast<std::size_t>(p.seat)].threatened;
    const int threats = a_threat * met + more_threats * std::max(met - 1, 0);
    return a_piece * lead + pursuit * army * lead / std::max(all, 1) + (p.seat == seat ? -threats : threats) -
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
