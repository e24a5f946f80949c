// How the computer player judges Senat and Seega.

#include <algorithm>
#include <array>

#include "core/egypt/senat.hpp"

namespace ludus::egypt {
namespace {

// In hundredths of a piece.
constexpr int a_piece = 100;
constexpr int edge = 6;       ///< a piece at a side of the board can be enclosed on one line alone, in a corner on none
constexpr int open_line = 6;  ///< a line on which a piece can be enclosed by one more enemy
constexpr int a_step = 4;     ///< a step that is open
constexpr int pursuit = 60;   ///< a lead counts for more the fewer pieces are left

/// Where best play is known: as much as a win that the search has found, and less the more turns it takes.
constexpr int known_win = 100'900;

constexpr std::size_t squares_tried = 8;  ///< while pieces are placed

}  // namespace

std::optional<SeegaEndings::Ending> Senat::ending(const Position& p, std::size_t limit) const {
    if (variant_.side != SeegaEndings::side || p.left > 0 || p.going_on != kit::nowhere || p.asked) return std::nullopt;
    SeegaEndings::Stand stand;
    for (int cell = 0; cell < SeegaEndings::cells; ++cell)
        if (const int owner = p.owner[cell]; owner != kit::nobody)
            (owner == p.seat ? stand.own : stand.other) |= SeegaEndings::Cells{1} << cell;
    return SeegaEndings::by({variant_.must_go_on, variant_.opens_way, variant_.two_needed}).of(stand, limit);
}

std::vector<PieceWorth> Senat::piece_worths() { return {{"piece", a_piece / 100.0F}}; }

int Senat::evaluate(const Position& p, int seat) const {
    if (const auto known = ending(p)) {
        const int sign = p.seat == seat ? known->sign : -known->sign;
        return sign * (known_win - known->turns);
    }
    std::array<int, 2> pieces{}, steps{}, edges{}, open{};
    for (int cell = 0; cell < cells(); ++cell) {
        const int owner = p.owner[cell];
        if (owner == kit::nobody) continue;
        const auto s = static_cast<std::size_t>(owner);
        ++pieces[s];
        edges[s] += edge_[static_cast<std::size_t>(cell)];
        for (std::size_t way = 0; way < beside_.ways(); ++way) {
            const int next = beside_.next(cell, way);
            if (!p.owner.is_free(next)) continue;
            ++steps[s];
            open[s] += p.owner.has(beside_.next(cell, beside_.opposite(way)), 1 - owner);
        }
    }
    const auto own = static_cast<std::size_t>(seat), other = 1 - own;
    const int lead = pieces[own] - pieces[other];
    // While pieces are placed one more on the board is only the first of a turn.
    const int worth =
        p.left > 0 ? 0 : a_piece * lead + pursuit * army() * lead / std::max(pieces[own] + pieces[other], 1);
    return worth + edge * (edges[own] - edges[other]) - open_line * (open[own] - open[other]) +
           a_step * (std::min(steps[own], 2 * army()) - std::min(steps[other], 2 * army()));
}

// At the edges, beside own pieces, and where an enemy beside the centre is met from the other side.
int Senat::judge_placing(const Position& p, int seat, int cell) const {
    int worth = 4 * edge_[static_cast<std::size_t>(cell)];
    for (std::size_t way = 0; way < beside_.ways(); ++way) {
        const int next = beside_.next(cell, way);
        worth += p.owner.has(next, seat) ? 1 : p.owner.has(next, 1 - seat) ? 2 : next == centre() ? 6 : 0;
        // Two of its own with an enemy between them do not capture while pieces are placed, and later hold it.
        if (next != centre() && p.owner.is_free(next) && p.owner.has(beside_.beyond(cell, way), seat)) --worth;
    }
    return worth;
}

void Senat::prune(const Position& p, MoveList& list) const {
    if (p.left == 0 || list.size() <= squares_tried) return;
    std::vector<std::pair<int, Move>> judged;
    judged.reserve(list.size());
    for (const Move m : list) judged.emplace_back(-judge_placing(p, p.seat, kit::to(m)), m);
    std::partial_sort(judged.begin(), judged.begin() + static_cast<std::ptrdiff_t>(squares_tried), judged.end());
    list.clear();
    for (std::size_t i = 0; i < squares_tried; ++i) list.push_back(judged[i].second);
}

}  // namespace ludus::egypt
