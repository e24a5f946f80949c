// What the computer makes of a board of Double Chess: what the men are worth and how many squares they reach, how many about an
// enemy's king are struck at, and that a mated player loses his turns as long as he is so.

#include <algorithm>
#include <cstdlib>

#include "core/chess/games/double_chess.hpp"
#include "core/game/limits.hpp"

namespace ludus::chess {

using namespace double_chess;

namespace {

constexpr std::array<int, kinds> worth{0, 950, 520, 350, 300, 100, 60};
constexpr int reached = 3;  ///< for each square a man may go to
constexpr int most_reached = 14;
constexpr int near_king = 9;  ///< for each square about an enemy's king that is struck at
constexpr int middle = 5;     ///< for each step nearer to the middle
constexpr int onward = 3;     ///< for each row a pawn has come on
constexpr int attacked_king = 25;
constexpr int shut_in = 450;  ///< for a king that is mated
constexpr int guarded = 12;   ///< for each man of his own beside a king

int off_middle(const Geometry& geometry, int square) {
    return std::max(std::abs(2 * geometry.column(square) - (geometry.columns - 1)),
                    std::abs(2 * geometry.row(square) - (geometry.rows - 1))) /
           2;
}

}  // namespace

std::vector<PieceWorth> DoubleChess::piece_worths() const {
    std::vector<PieceWorth> out;
    for (int kind = 1; kind < kinds; ++kind)
        out.push_back({look(kind).name, static_cast<float>(worth[at(kind)]) / 100.0F});
    return out;
}

int DoubleChess::evaluate(const Position& p, int side) const {
    std::array<Squares, 2> about_king;
    std::array<Squares, armies> beside;
    std::array<int, 2> sum{};
    const of_armies::ArmySet silent = silent_men(p.men);
    for (int n = 0; n < p.men.count; ++n) {
        const int s = p.men.where[at(n)];
        if (s == nowhere || kind_of(p.men.what[at(n)]) != king) continue;
        const int c = geometry_.column(s), r = geometry_.row(s), army = army_of(p.men.what[at(n)]);
        beside[at(army)] = geometry_.part(std::max(0, c - 1), std::min(geometry_.columns - 1, c + 1),
                                          std::max(0, r - 1), std::min(geometry_.rows - 1, r + 1));
        about_king[at(side_of(army))] |= beside[at(army)];
        if (attacked(p.men, army, silent)) sum[at(side_of(army))] -= mated(p, army) ? shut_in : attacked_king;
    }
    for (int n = 0; n < p.men.count; ++n) {
        const int from = p.men.where[at(n)];
        if (from == nowhere) continue;
        const Code code = p.men.what[at(n)];
        const int army = army_of(code), kind = kind_of(code), own = side_of(army);
        int value = worth[at(kind)];
        if (kind != king && beside[at(army)].test(at(from))) value += guarded;
        if (kind == pawn) {
            const std::array<int, armies> come{geometry_.row(from), geometry_.column(from),
                                               geometry_.rows - 1 - geometry_.row(from),
                                               geometry_.columns - 1 - geometry_.column(from)};
            value += come[at(army)] * onward;
        } else if (kind != king && kind != wanderer) {
            int squares = 0, struck = 0;
            attacks_.each_target(
                p.men, code, from, [&](Code other) { return side_of(army_of(other)) != own; },
                [&](int to, int) {
                    ++squares;
                    struck += about_king[at(1 - own)].test(at(to)) ? 1 : 0;
                });
            value +=
                std::min(squares, most_reached) * reached + struck * near_king - off_middle(geometry_, from) * middle;
        }
        sum[at(own)] += value;
    }
    return sum[at(side)] - sum[at(1 - side)];
}

int DoubleChess::move_score(const Position& p, Move m) const {
    if (m == pass) return 0;
    const Code mover = p.men.what[at(p.men.man(from_of(m)))];
    const int kind = kind_of(mover), becomes_kind = becomes(mover, to_of(m));
    int score = worth[at(becomes_kind)] - worth[at(kind)];
    // What takes, and may be taken there, counts a little the less the more it is worth.
    if (!p.men.empty(to_of(m))) score += worth[at(kind_of(p.men.what[at(p.men.man(to_of(m)))]))] - worth[at(kind)] / 16;
    return score;
}

}  // namespace ludus::chess
