#pragma once
// One hop of a capture, the same for those who list them, who count the greatest number and who ask whether there is one.

#include "core/draughts/engine.hpp"

namespace ludus::draughts {

/// Calls `sink(to, victim, direction)` for each hop of a piece; false from it ends the search.
template <class Sink>
void Engine::each_hop(const Ground& g, int seat, int from, bool king, int came, Sink sink) const {
    for (int d = 0; d < directions; ++d) {
        if (!king && !captures_[static_cast<std::size_t>(seat)][static_cast<std::size_t>(d)]) continue;
        if (came != nowhere && d == opposite(came)) continue;
        int victim = geometry_.next(from, d);
        if (king && variant_.long_kings)
            while (victim != nowhere && (g.empty >> victim & 1) != 0) victim = geometry_.next(victim, d);
        if (victim == nowhere || (g.enemies >> victim & 1) == 0) continue;
        for (int to = geometry_.next(victim, d); to != nowhere && (g.empty >> to & 1) != 0;
             to = geometry_.next(to, d)) {
            if (!sink(to, victim, d)) return;
            if (!king || !variant_.long_kings) break;
        }
    }
}

}  // namespace ludus::draughts
