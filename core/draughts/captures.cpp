// Captures: who can, hop by hop, and the greatest number where it is demanded.

#include "core/draughts/captures.hpp"

#include <algorithm>

namespace ludus::draughts {

Engine::Ground Engine::ground(const Position& p, int seat) const {
    return {p.pieces.of[static_cast<std::size_t>(1 - seat)] & ~p.taken, geometry_.all() & ~p.pieces.standing(),
            p.pieces.kings};
}

bool Engine::can_hop(const Ground& g, int seat, int from, bool king, int came) const {
    bool found = false;
    each_hop(g, seat, from, king, came, [&](int, int, int) { return !(found = true); });
    return found;
}

Squares Engine::capturers(const Position& p, int seat) const {
    const Ground g = ground(p, seat);
    const Squares own = p.pieces.of[static_cast<std::size_t>(seat)], kings = own & p.pieces.kings;
    const Squares plain = own & ~p.pieces.kings;
    Squares out = 0;
    for (int d = 0; d < directions; ++d) {
        const int back = opposite(d);
        // Who stands two steps before an empty square with an enemy between.
        const Squares victims = geometry_.shift(g.empty, back) & g.enemies;
        if (victims == 0) continue;
        const Squares before = geometry_.shift(victims, back);
        if (captures_[static_cast<std::size_t>(seat)][static_cast<std::size_t>(d)]) out |= before & plain;
        out |= before & kings;
    }
    if (variant_.long_kings)
        each(kings & ~out, [&](int from) {
            if (can_hop(g, seat, from, true, nowhere)) out |= square(from);
        });
    return out;
}

/// The greatest that a piece can still capture. Ways that meet again are looked at once, for kings can take very many.
class Engine::Longest {
public:
    Longest(const Engine& engine, int seat) : engine_(engine), seat_(seat) {}

    int from(const Ground& g, int at, bool king, int came) {
        const Squares key = g.enemies * 509 + static_cast<Squares>(at * directions + came + 1);
        if (++looked_ > enough && known_.empty()) known_.resize(size);
        Known* known = nullptr;
        if (!known_.empty()) {
            known = &known_[(key * 0x9E3779B97F4A7C15u) >> 52];
            if (known->is && known->enemies == g.enemies && known->at == at && known->came == came) return known->best;
        }
        int best = 0;
        engine_.each_hop(g, seat_, at, king, came, [&](int to, int victim, int direction) {
            best = std::max(best, hop(g, to, victim, direction, king));
            return true;
        });
        if (known) *known = {g.enemies, best, at, came, true};
        return best;
    }
    /// What a hop brings with all that can follow it.
    int hop(const Ground& g, int to, int victim, int direction, bool king) {
        const int worth = engine_.worth(g, victim);
        const bool stops =
            engine_.variant_.crowning_ends && !king && (engine_.geometry_.last_row(seat_) >> to & 1) != 0;
        if (stops) return worth;
        Ground after = g;
        after.enemies &= ~square(victim);
        if (engine_.variant_.removal == Removal::at_once) after.empty |= square(victim);
        return worth + from(after, to, king, !engine_.variant_.may_turn_back && king ? direction : nowhere);
    }

private:
    struct Known {
        Squares enemies = 0;
        int best = 0, at = 0, came = 0;
        bool is = false;
    };
    static constexpr int enough = 500;
    static constexpr std::size_t size = 1 << 12;
    const Engine& engine_;
    int seat_, looked_ = 0;
    std::vector<Known> known_;
};

void Engine::captures(const Position& p, MoveList& list, bool greatest) const {
    const Squares who = p.going != nowhere ? square(p.going) : capturers(p, p.seat);
    if (who == 0) return;
    greatest = greatest && variant_.most;
    const Ground g = ground(p, p.seat);
    const std::size_t begin = list.size();
    int best = 0;
    each(who, [&](int from) {
        const bool king = is_king(p, from);
        // A piece that moves leaves its square free for its own further way.
        Ground without = g;
        without.empty |= square(from);
        Longest longest(*this, p.seat);
        each_hop(g, p.seat, from, king, p.came, [&](int to, int victim, int d) {
            if (greatest) {
                const int score = longest.hop(without, to, victim, d, king);
                if (score < best) return true;
                if (score > best) list.resize(begin);
                best = score;
            }
            list.push_back(pack(MoveType::capture, from, to, victim, d));
            return true;
        });
    });
}

bool Engine::goes_on(const Position& p, Squares who) const {
    const Ground g = ground(p, p.seat);
    bool on = false;
    for (; who != 0 && !on; who &= who - 1) {
        const int from = std::countr_zero(who);
        const bool king = is_king(p, from);
        each_hop(g, p.seat, from, king, nowhere, [&](int to, int victim, int d) {
            if (variant_.crowning_ends && !king && (geometry_.last_row(p.seat) >> to & 1) != 0) return true;
            Ground after = g;
            after.enemies &= ~square(victim);
            after.empty |= square(from);
            if (variant_.removal == Removal::at_once) after.empty |= square(victim);
            on = can_hop(after, p.seat, to, king, !variant_.may_turn_back && king ? d : nowhere);
            return !on;
        });
    }
    return on;
}

int Engine::best_capture(const Position& p) const {
    const Ground g = ground(p, p.seat);
    int best = 0;
    each(p.going != nowhere ? square(p.going) : capturers(p, p.seat), [&](int from) {
        Ground without = g;
        without.empty |= square(from);
        best = std::max(best, Longest(*this, p.seat).from(without, from, is_king(p, from), p.came));
    });
    return best;
}

}  // namespace ludus::draughts
