#pragma once
// Capture between two pieces, as Tau and Senat have it, with neighbours looked up. What is asked stands at the same
// place in core/kit/flanking.hpp; a test holds both to the same answers.

#include "core/egypt/neighbours.hpp"
#include "core/game/move.hpp"
#include "core/kit/flanking.hpp"
#include "core/kit/moves.hpp"
#include "core/kit/owners.hpp"

namespace ludus::egypt {

/// Whether the seat's piece that comes from `from` to `to` encloses an enemy that way; `owner` is from before the move.
template <class Owners>
bool encloses(const Neighbours& beside, const Owners& owner, int seat, int from, int to, std::size_t way) {
    const int beyond = beside.beyond(to, way);
    return beyond != from && owner.has(beyond, seat) && owner.has(beside.next(to, way), 1 - seat);
}

/// How many enemies the move captures.
template <class Owners>
int count_captured(const Neighbours& beside, const Owners& owner, int seat, Move move) {
    int count = 0;
    for (std::size_t way = 0; way < beside.ways(); ++way)
        count += encloses(beside, owner, seat, kit::from(move), kit::to(move), way);
    return count;
}

/// Calls `each(cell)` for every enemy the move captures.
template <class Owners, class Each>
void each_captured(const Neighbours& beside, const Owners& owner, int seat, Move move, const Each& each) {
    for (std::size_t way = 0; way < beside.ways(); ++way)
        if (encloses(beside, owner, seat, kit::from(move), kit::to(move), way)) each(beside.next(kit::to(move), way));
}

/// The same with the second of the two that enclose each.
template <class Owners>
std::vector<kit::Flanked> captured_by(const Neighbours& beside, const Owners& owner, int seat, Move move) {
    std::vector<kit::Flanked> out;
    for (std::size_t way = 0; way < beside.ways(); ++way)
        if (encloses(beside, owner, seat, kit::from(move), kit::to(move), way))
            out.push_back({beside.next(kit::to(move), way), beside.beyond(kit::to(move), way)});
    return out;
}

}  // namespace ludus::egypt
