#pragma once
// Moves of chess games found slowly and plainly, with nothing of the engine: whether a piece may go from one square to another is
// asked of every pair of squares by their geometry, and every rule of kings by making the move.

#include <cstdint>
#include <cstdlib>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace ludus::chess::tests {

using Place = std::pair<int, int>;  ///< column and row of the box about the board, from 0 at the lower left

struct Piece {
    char kind;
    int army;
    friend auto operator<=>(const Piece&, const Piece&) = default;
};
using Pieces = std::map<Place, Piece>;

/// A game, in the fewest words its tests need.
struct Plain {
    /// From the top; a point is no square. Of an outlying square, '*', see `may_enter`.
    std::vector<std::string> board;
    /// Quarter turns to the right from upwards to each army's enemy, and whose side it is on.
    std::vector<int> turned{0, 2}, side{0, 1};
    std::string royal = "K";
    /// Where outlying squares are, who may enter one.
    std::function<bool(Piece, Place)> may_enter = [](Piece, Place) { return true; };
    /// What a piece that comes there becomes; 0: what it is.
    std::function<char(Piece, Place)> becomes = [](Piece, Place) { return '\0'; };

    // Kings of two seats.
    bool guards_each = true;  ///< of several; else only the last one left
    int least = 1;            ///< royal pieces below which a seat has lost
    // Kings of several armies.
    bool armies = false, guarded = false, orphans_leave = false;

    struct Going {
        Place from, to;
        char becomes = 0;
        friend auto operator<=>(const Going&, const Going&) = default;
    };

    [[nodiscard]] bool square(Place p) const {
        const int rows = static_cast<int>(board.size());
        if (p.second < 0 || p.second >= rows || p.first < 0 || p.first >= static_cast<int>(board[0].size()))
            return false;
        return board[static_cast<std::size_t>(rows - 1 - p.second)][static_cast<std::size_t>(p.first)] != '.';
    }
    [[nodiscard]] std::vector<Place> squares() const {
        std::vector<Place> out;
        for (int row = 0; row < static_cast<int>(board.size()); ++row)
            for (int column = 0; column < static_cast<int>(board[0].size()); ++column)
                if (square({column, row})) out.push_back({column, row});
        return out;
    }

    /// Whether the geometry lets it go there, to take or not.
    [[nodiscard]] bool reaches(const Pieces& men, Place from, Place to, bool takes) const {
        const Piece piece = men.at(from);
        if (from == to || !square(to) || !may_enter(piece, to)) return false;
        int right = to.first - from.first, up = to.second - from.second;
        for (int quarter = turned[static_cast<std::size_t>(piece.army)]; quarter > 0; --quarter) {
            const int was = right;
            right = -up, up = was;
        }
        const int across = std::abs(right), along = std::abs(up);
        const auto open = [&](Place p) { return square(p) && !men.contains(p); };
        const auto clear = [&] {
            const int n = std::max(across, along), dx = (to.first - from.first) / n, dy = (to.second - from.second) / n;
            for (int i = 1; i < n; ++i)
                if (!open({from.first + i * dx, from.second + i * dy}) ||
                    !may_enter(piece, {from.first + i * dx, from.second + i * dy}))
                    return false;
            return true;
        };
        const int dx = to.first - from.first, dy = to.second - from.second;
        const Place straight = std::abs(dx) > std::abs(dy) ? Place{from.first + dx / 2, from.second}
                                                           : Place{from.first, from.second + dy / 2};
        const Place slant{from.first + (dx > 0 ? 1 : -1), from.second + (dy > 0 ? 1 : -1)};
        const bool knights = across * along == 2;
        switch (piece.kind) {
            case 'K':
            case 'A': return std::max(across, along) == 1;
            case 'R': return across * along == 0 && clear();
            case 'B': return across == along && clear();
            case 'N': return knights;
            case 'S': return across == 2 && along == 2;
            case 'H': return knights && open(straight);
            case 'G': return knights && (open(straight) || open(slant));
            case 'P': return up == 1 && across == (takes ? 1 : 0);
            default: std::abort();
        }
    }
    [[nodiscard]] bool is_royal(Piece p) const { return royal.find(p.kind) != std::string::npos; }
    [[nodiscard]] std::vector<Place> royals(const Pieces& men, int army) const {
        std::vector<Place> out;
        for (const auto& [place, piece] : men)
            if (piece.army == army && is_royal(piece)) out.push_back(place);
        return out;
    }
    [[nodiscard]] bool attacked(const Pieces& men, Place place, int of_side) const {
        for (const auto& [from, piece] : men)
            if (side_of(piece) != of_side && reaches(men, from, place, true)) return true;
        return false;
    }
    [[nodiscard]] int side_of(Piece p) const { return side[static_cast<std::size_t>(p.army)]; }

    /// A royal piece that must be guarded is attacked.
    [[nodiscard]] bool checked(const Pieces& men, int army) const {
        const auto kings = royals(men, army);
        if (armies ? !guarded : !guards_each && kings.size() > 1) return false;
        for (const Place& king : kings)
            if (attacked(men, king, side[static_cast<std::size_t>(army)])) return true;
        return false;
    }
    [[nodiscard]] Pieces after(Pieces men, const Going& going) const {
        Piece piece = men.at(going.from);
        if (going.becomes) piece.kind = going.becomes;
        const auto taken = men.find(going.to);
        const int orphaned =
            armies && orphans_leave && taken != men.end() && is_royal(taken->second) ? taken->second.army : -1;
        men.erase(going.from);
        men.insert_or_assign(going.to, piece);
        if (orphaned >= 0) std::erase_if(men, [&](const auto& one) { return one.second.army == orphaned; });
        return men;
    }

    [[nodiscard]] bool mated(const Pieces& men, int army) const {
        return checked(men, army) && goings(men, army, false).empty();
    }
    [[nodiscard]] bool beaten(const Pieces& men, int of_side) const {
        for (int army = 0; army < static_cast<int>(side.size()); ++army)
            if (side[static_cast<std::size_t>(army)] == of_side &&
                (guarded ? !mated(men, army) : !royals(men, army).empty()))
                return false;
        return true;
    }
    [[nodiscard]] bool over(const Pieces& men) const {
        std::set<int> playing;
        for (const int one : side)
            if (!beaten(men, one)) playing.insert(one);
        return playing.size() < 2;
    }
    /// Every going of an army, with or without the taking of an ally's men who cannot move.
    [[nodiscard]] std::set<Going> goings(const Pieces& men, int army, bool allies = true) const {
        std::set<Going> out;
        for (const auto& [from, piece] : men) {
            if (piece.army != army) continue;
            for (const Place& to : squares()) {
                const auto there = men.find(to);
                if (there != men.end()) {
                    const Piece other = there->second;
                    if (other.army == army || (guarded && is_royal(other))) continue;
                    if (side_of(other) == side_of(piece)) {
                        const bool stuck =
                            allies && (guarded ? mated(men, other.army) : royals(men, other.army).empty());
                        if (!stuck) continue;
                    }
                }
                if (!reaches(men, from, to, there != men.end())) continue;
                const Going going{from, to, becomes(piece, to)};
                if (!checked(after(men, going), army)) out.insert(going);
            }
        }
        return out;
    }

    struct State {
        Pieces men;
        int turn = 0;
        friend bool operator==(const State&, const State&) = default;
    };
    /// What may be played; a going from (0, 0) to (0, 0) passes.
    [[nodiscard]] std::set<Going> moves(const State& s) const {
        if (armies) {
            if (over(s.men)) return {};
            auto out = goings(s.men, s.turn);
            if (out.empty()) out.insert(Going{});
            return out;
        }
        if (static_cast<int>(royals(s.men, s.turn).size()) < least) return {};
        return goings(s.men, s.turn);
    }
    [[nodiscard]] State play(State s, const Going& going) const {
        if (going != Going{}) s.men = after(std::move(s.men), going);
        const int count = static_cast<int>(side.size());
        if (armies && over(s.men)) return s;
        do s.turn = (s.turn + 1) % count;
        while (armies && !guarded && royals(s.men, s.turn).empty());
        return s;
    }
    [[nodiscard]] std::uint64_t lines(const State& s, int depth) const {
        if (depth == 0) return 1;
        std::uint64_t n = 0;
        for (const Going& going : moves(s)) n += lines(play(s, going), depth - 1);
        return n;
    }
};

}  // namespace ludus::chess::tests
