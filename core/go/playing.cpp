// For the computer player: a copy that is quick to play on, and what is judged instead of searched.

#include <algorithm>

#include "core/base/index.hpp"
#include "core/base/random.hpp"
#include "core/go/go.hpp"
#include "core/go/player/quick_game.hpp"
#include "core/go/player/status.hpp"

namespace ludus::go {

QuickGame Go::quick(std::span<const Position> line) const {
    const Position& now = line.back();
    const StoneBoard board = stones(now);
    // What was put last, and before it: what stands there now and did not before.
    const auto put_before = [&](std::size_t back) {
        if (line.size() < back + 2) return no_point;
        const Position &after = line[line.size() - 1 - back], &before = line[line.size() - 2 - back];
        for (int c = 0; c < grid().size(); ++c)
            if (before.owner.is_free(c) && !after.owner.is_free(c)) return board.point(c);
        return no_point;
    };
    Scoring scoring{.bonus = -static_cast<float>(twice_komi_) / 2, .camps = taxed_};
    if (counting_ == Counting::camps && !shared_) scoring.neutral = counted_ == black ? white : black;
    if (counting_ == Counting::territory) {
        // Played out, both put equally many: what differs by now is area and no territory.
        int more = now.captured[white] - now.captured[black];
        for (int c = 0; c < grid().size(); ++c)
            if (now.owner[c] != kit::nobody) more += now.owner[c] == black ? 1 : -1;
        scoring.bonus -= static_cast<float>(more);
    }
    return {board, {now.seat, now.passed ? 1 : 0, put_before(0), put_before(1)}, scoring};
}

void Go::prune(const Position& p, MoveList& list) const {
    if (p.phase == Phase::playing) {
        const StoneBoard board = stones(p);
        std::erase_if(list, [&](Move m) {
            const Point point = board.point(kit::to(m));
            return m != pass && (board.is_eye(point, p.seat) || !board.stands(point, p.seat));
        });
        return;
    }
    if (p.phase != Phase::marking) return;
    // Which stones are dead is judged, not searched: mark them one by one, and agree where nothing alive is marked.
    const Cells dead = judged_dead(p);
    const Move next = [&] {
        for (const Move m : list)
            if (is_mark(m) && dead[at(kit::to(m))]) return m;
        return (p.dead & ~dead).any() ? play_on : agree;
    }();
    list.assign(1, next);
}

std::optional<RestingMove> Go::resting_move(std::span<const Position> line, Random& random) const {
    const Position& now = line.back();
    if (now.phase == Phase::marking || now.phase == Phase::paying) {
        // Judged, not searched; and it is all one which stones are given up for camps.
        MoveList list;
        moves(now, list);
        prune(now, list);
        return RestingMove{list.front(), true};
    }
    if (now.phase != Phase::playing) return std::nullopt;
    // A pass, where the other has passed and this one has won at the worst, or where nothing is left to play for.
    int vacant_points = 0;
    for (int c = 0; c < grid().size(); ++c) vacant_points += now.owner.is_free(c);
    if (!now.passed && 2 * vacant_points > grid().size()) return std::nullopt;
    const Status status(stones(now), random);
    Position worst = now;
    worst.dead = status.dead_at_worst(now.seat);
    const auto twice = twice_points(count(worst), worst);
    const int lead = now.seat == black ? twice[black] - twice[white] : twice[white] - twice[black];
    if ((now.passed && lead > 0) || status.is_settled()) return RestingMove{pass, false};
    return std::nullopt;
}

Cells Go::judged_dead(const Position& p) const {
    Random random(p.stones);
    return Status(stones(p), random).dead();
}

}  // namespace ludus::go
