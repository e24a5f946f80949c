#include "ui/scene/scene.hpp"

#include <algorithm>
#include <cstdlib>

#include "ui/scene/sentences.hpp"
#include "ui/scene/trays.hpp"

namespace ludus {

std::string speak_plainly(const Scene& scene, int index) {
    const Spot& spot = scene.board.spots[static_cast<std::size_t>(index)];
    std::string said = (spot.label.empty() ? spot.name : spot.label);
    std::vector<std::string> men;
    for (const Face& face : scene.faces) {
        if (face.spot != index) continue;
        std::string man = face.name;
        const std::string count = std::to_string(face.count);
        if (face.count > 1 && man.find(count) == std::string::npos)
            man = say(sentences::counted, {{"piece", man}, {"n", count}});
        men.push_back(std::move(man));
    }
    if (!men.empty()) said += ", " + listed(men);
    else if (spot.kind != SpotKind::button) said.append(", ").append(sentences::empty);
    return said;
}

namespace {

/// Pockets in a tray lie outside the grid: arrows find them where they are drawn.
bool in_grid(const Spot& spot) { return spot.column >= 0 && !in_tray(spot); }

/// Spots touch at their corners alone, as the dark squares do on which draughts are played.
bool chequered(const Board& board) {
    const auto side_by_side = [](const Spot& a, const Spot& b) {
        return in_grid(a) && in_grid(b) && std::abs(a.column - b.column) + std::abs(a.row - b.row) == 1;
    };
    return std::none_of(board.spots.begin(), board.spots.end(), [&](const Spot& a) {
        return std::any_of(board.spots.begin(), board.spots.end(), [&](const Spot& b) { return side_by_side(a, b); });
    });
}

int grid_neighbour(const Board& board, int from, int dx, int dy) {
    const Spot& at = board.spots[static_cast<std::size_t>(from)];
    // There the key goes to the next row, to its right up the board and to its left down it, so that it comes back.
    const bool aslant = dx == 0 && chequered(board);
    int best = -1, best_cost = 0;
    for (std::size_t i = 0; i < board.spots.size(); ++i) {
        const Spot& spot = board.spots[i];
        if (!in_grid(spot) || static_cast<int>(i) == from) continue;
        const int over = spot.column - at.column, down = spot.row - at.row;
        const int along = over * dx + down * dy;
        const int across = over * dy - down * dx;
        if (along <= 0) continue;
        // Aslant only the very next spot; straight on also over holes, and a little aside where lines are not full.
        if (dx != 0 && dy != 0) {
            if (over == dx && down == dy) return static_cast<int>(i);
            continue;
        }
        const int aside = across < 0 ? -across : across;
        if (aside > along) continue;
        const int cost = aslant ? 4 * along + aside + (across > 0 ? 1 : 0) : along + 4 * aside;
        if (best < 0 || cost < best_cost) best = static_cast<int>(i), best_cost = cost;
    }
    return best;
}

/// Pockets lie outside the grid: the nearest that way, by where it is drawn.
int nearest_that_way(const Board& board, int from, int dx, int dy, bool on_grid) {
    const Spot& at = board.spots[static_cast<std::size_t>(from)];
    int best = -1;
    float best_cost = 0;
    for (std::size_t i = 0; i < board.spots.size(); ++i) {
        const Spot& spot = board.spots[i];
        if (spot.kind == SpotKind::button || static_cast<int>(i) == from) continue;
        if (in_grid(spot) != on_grid) continue;
        const float over = spot.centre.x - at.centre.x, down = spot.centre.y - at.centre.y;
        const float along = over * static_cast<float>(dx) + down * static_cast<float>(dy);
        const float across = over * static_cast<float>(dy) - down * static_cast<float>(dx);
        if (along <= 0.01F) continue;
        const float cost = along + 2 * (across < 0 ? -across : across);
        if (best < 0 || cost < best_cost) best = static_cast<int>(i), best_cost = cost;
    }
    return best;
}

}  // namespace

int neighbour(const Board& board, int spot, int dx, int dy) {
    if (spot < 0 || static_cast<std::size_t>(spot) >= board.spots.size() || (dx == 0 && dy == 0)) return spot;
    const Spot& at = board.spots[static_cast<std::size_t>(spot)];
    if (at.kind == SpotKind::button) return spot;
    int found = -1;
    if (in_grid(at)) {
        found = grid_neighbour(board, spot, dx, dy);
        if (found < 0) found = nearest_that_way(board, spot, dx, dy, false);
    } else {
        found = nearest_that_way(board, spot, dx, dy, false);
        if (found < 0) found = nearest_that_way(board, spot, dx, dy, true);
    }
    return found < 0 ? spot : found;
}

}  // namespace ludus
