#include "core/rithmomachia/battle.hpp"

#include <utility>

#include "core/rithmomachia/prisoner.hpp"
#include "core/rithmomachia/taking.hpp"

namespace ludus::rithmomachia {

Battle::Battle(Agreement agreement)
    : manner_(std::move(agreement.manner)),
      ground_(agreement.ranks),
      sight_(ground_, manner_),
      covenant_(agreement.covenant),
      array_(agreement.array),
      first_(agreement.first),
      quiet_limit_(agreement.quiet_limit) {}

Battle::Position Battle::start() const {
    Position p;
    p.now = array_;
    p.side = static_cast<std::uint8_t>(first_ == chance ? odd : first_);
    p.phase = first_ == chance ? Phase::lots : Phase::turn;
    return p;
}

bool Battle::at_turn_start(const Position& p) const {
    return p.phase == Phase::lots || (p.phase == Phase::turn && !p.proclaimed);
}

std::uint64_t Battle::hash(const Position& p) const {
    std::uint64_t h = rithmomachia::hash(p);
    if (covenant_.victory != Victory::proper) h ^= mix(p.spoils[0] ^ mix(p.spoils[1]));
    return h;
}

std::uint64_t Battle::named_of(const Position& p, int side) {
    std::uint64_t own = 0;
    for (std::uint64_t left = p.named; left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        if (p.now.side(id) == side) own |= bit(id);
    }
    return own;
}

/// fulke.1.triumph.proclaim: "that he medle not with anye man to take hym, whiche you have placed for youre triumphe".
bool Battle::is_protected(const Position& p, int id) const {
    return (p.named >> id & 1) && ground_.in_camp(p.now.at(id), other(p.now.side(id)), manner_.triumph.camp);
}

// ---- what may be done ----

void Battle::moves(const Position& p, MoveList& list) const {
    list.clear();
    if (p.ended) return;
    switch (p.phase) {
        case Phase::lots:
            for (int side : {even, odd}) list.push_back(pack({Deed::lot, away, static_cast<Space>(side), 0, away}));
            return;
        case Phase::turn: turn_moves(p, list); return;
        case Phase::naming: naming_moves(p, list); return;
        case Phase::open: open_moves(p, list); return;
    }
}

/// Calls f(place) for each place the taken man may be set on; once, with away, where a king or a part of him is taken.
template <class F>
void Battle::each_place(const Field& field, int id, int vacated, int filled, int victor, F&& f) const {
    if (is_king(id)) {
        f(away);
        return;
    }
    const Prison cells = prison(ground_, field, victor, vacated, filled);
    for (int i = 0; i < cells.count; ++i) f(cells.space[static_cast<std::size_t>(i)]);
}

void Battle::turn_moves(const Position& p, MoveList& list) const {
    const int side = p.side;
    const Field field(p.now);
    if (may_proclaim(p)) list.push_back(pack({Deed::proclaim}));
    const std::size_t before_draughts = list.size();
    std::array<std::uint64_t, men_count> seers;  // of each man in `targets`
    std::uint64_t targets = 0;
    for (int id = 0; id < men_count; ++id) {
        const Space from = p.now.at(id);
        if (from == away || p.now.side(id) != side) continue;
        sight_.each_draught(field, id, [&](Space to) {
            const int there = field.man_at(to);
            if (there < 0) {
                list.push_back(pack({Deed::draught, from, to}));
            } else if (p.now.side(there) != side) {
                const auto target = static_cast<std::size_t>(there);
                if (!(targets & bit(there))) seers[target] = 0;
                targets |= bit(there);
                seers[target] |= bit(id);
            }
        });
        // fulke.1.triumph.direct: named men come "in their direct motions, and not in theyr flying draughtes".
        if (p.named >> id & 1) continue;
        sight_.each_flight(field, id, [&](Space to) {
            if (field.is_void(to)) list.push_back(pack({Deed::flight, from, to}));
        });
    }
    for (; targets; targets &= targets - 1) {
        const int id = __builtin_ctzll(targets);
        if (is_protected(p, id)) continue;
        // fulke.1.take.before: "one of them whether the player lyst, shalbe removed into the place of that man".
        std::array<std::uint64_t, 7> entrants{};
        const Takers takers{seers[static_cast<std::size_t>(id)], nobody, false};
        each_taking(sight_, manner_, field, id, takers, [&](const TakingWay& way) {
            entrants[static_cast<std::size_t>(way.what)] |= way.takers & takers.seers;
            return false;
        });
        const Space to = p.now.at(id);
        for (int what = 0; what < 7; ++what) {
            std::uint64_t may = entrants[static_cast<std::size_t>(what)];
            const int last = last_part(p.now, id);
            if (what != whole && what == last) continue;  // the last of him is told as the king
            if (what == whole) may |= entrants[static_cast<std::size_t>(last)];
            for (; may; may &= may - 1) {
                const Space from = p.now.at(__builtin_ctzll(may));
                each_place(field, id, from, to, side, [&](Space place) {
                    list.push_back(pack({Deed::enter, from, to, static_cast<std::uint8_t>(what), place}));
                });
            }
        }
    }
    // fulke.1.pass
    if (list.size() == before_draughts) list.push_back(pack({Deed::pass}));
}

/// Calls f(id, what) for each taking still open, judged on the stand as the man was set down; stops where f gives true.
template <class F>
void Battle::each_open_taking(const Position& p, F&& f) const {
    const Field field(p.set);
    bool stopped = false;
    each_open(sight_, manner_, field, field.man_at(p.moved), p.flew, [&](int id, unsigned open) {
        if (is_protected(p, id)) return false;
        if (!is_king(id)) {
            if (p.now.side(id) == p.set.side(id)) stopped = f(id, whole);
            return stopped;
        }
        if (p.now.king_taken(man(id).born)) return false;
        const int last = last_part(p.now, id);
        if (last != whole && (open >> last & 1)) open |= 1u << whole;
        for (int what = 0; what < 7 && !stopped; ++what) {
            if (!(open >> what & 1) || (what != whole && !still_has(p.now, id, what)) ||
                (what != whole && what == last))
                continue;
            stopped = f(id, what);
        }
        return stopped;
    });
}

/// Whether the man just set down in that field has anything to take.
bool Battle::opens(const Field& field, const Position& p, int id, bool flew) const {
    bool any = false;
    each_open(sight_, manner_, field, id, flew, [&](int taken, unsigned) { return any = !is_protected(p, taken); });
    return any;
}

bool Battle::any_open(const Position& p) const {
    bool any = false;
    each_open_taking(p, [&](int, int) { return any = true; });
    return any;
}

void Battle::open_moves(const Position& p, MoveList& list) const {
    const Field field(p.now);
    each_open_taking(p, [&](int id, int what) {
        const Space to = p.now.at(id);
        each_place(field, id, to, away, p.side, [&](Space place) {
            list.push_back(pack({Deed::take, away, to, static_cast<std::uint8_t>(what), place}));
        });
        return false;
    });
    // Takings are not owed: "maye he take awaye hys enemye".
    list.push_back(pack({Deed::done}));
}

bool Battle::may_proclaim(const Position& p) const {
    return !p.proclaimed && p.now.king_taken(other(p.side)) &&
           triumph_possible(manner_, p.now, serving(manner_, p.now, p.side), 0);
}

void Battle::naming_moves(const Position& p, MoveList& list) const {
    const std::uint64_t men = serving(manner_, p.now, p.side);
    for (std::uint64_t left = men & ~p.naming; left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        if (triumph_possible(manner_, p.now, men, p.naming | bit(id))) {
            list.push_back(pack({Deed::name, away, p.now.at(id)}));
        }
    }
    if (triumph_possible(manner_, p.now, p.naming, p.naming)) list.push_back(pack({Deed::so}));
}

// ---- what is done ----

Battle::Position Battle::play(const Position& p, Move m) const {
    const Act act = unpack(m);
    Position q = p;
    switch (act.deed) {
        case Deed::lot:
            q.side = static_cast<std::uint8_t>(act.to);
            q.phase = Phase::turn;
            break;
        case Deed::pass:
            tick(q);
            end_turn(q);
            break;
        case Deed::done: end_turn(q); break;
        case Deed::draught:
        case Deed::flight: {
            const int id = man_on(p.now, act.from);
            // A man newly in the adversary's camp breaks the quiet.
            const int foe = other(p.side);
            tick(q);
            if (ground_.in_camp(act.to, foe, manner_.triumph.camp) &&
                !ground_.in_camp(act.from, foe, manner_.triumph.camp))
                q.quiet = 0;
            q.now.space[static_cast<std::size_t>(id)] = act.to;
            after_motion(q, act.to, act.deed == Deed::flight);
            break;
        }
        case Deed::enter: {
            const int taken = man_on(p.now, act.to), taker = man_on(p.now, act.from);
            tick(q);
            take_up(q, taken, act.what, act.place);
            // Where only a part of the king is taken he stands, and the taker stays: that is the turn.
            const bool stays = is_king(taken) && !q.now.king_taken(man(taken).born);
            if (!stays) q.now.space[static_cast<std::size_t>(taker)] = act.to;
            settle(q);
            if (q.ended || stays || !manner_.turn.chain_after_take)
                end_turn(q);
            else
                after_motion(q, act.to, false);
            break;
        }
        case Deed::take:
            take_up(q, man_on(p.now, act.to), act.what, act.place);
            settle(q);
            if (q.ended || !manner_.turn.several || !any_open(q)) end_turn(q);
            break;
        case Deed::proclaim: q.phase = Phase::naming; break;
        case Deed::name:
            q.naming |= bit(man_on(p.now, act.to));
            if (naming_is_full(q)) finish_naming(q);
            break;
        case Deed::so: finish_naming(q); break;
    }
    return q;
}

/// A turn more is quiet, unless it has begun with a new proclamation.
void Battle::tick(Position& q) const {
    if (!q.proclaimed) ++q.quiet;
}

void Battle::take_up(Position& q, int id, int what, Space place) const {
    q.quiet = 0;
    if (covenant_.victory != Victory::proper) count_spoils(q, q.side, id, what);
    if (is_king(id))
        take_king(q, id, what);
    else
        turn_coat(q, id, place);
}

/// A man has been set down: either takings are open now, or the turn is over.
void Battle::after_motion(Position& q, Space to, bool flew) const {
    q.phase = Phase::open;
    settle(q);
    if (!q.ended) {
        const Field field(q.now);
        if (opens(field, q, field.man_at(to), flew)) {
            q.set = q.now;
            q.moved = to;
            q.flew = flew;
            return;
        }
    }
    end_turn(q);
}

void Battle::end_turn(Position& q) const {
    if (q.phase == Phase::open && q.moved != away) q.set = Stand();
    q.phase = Phase::turn;
    q.moved = away;
    q.flew = false;
    q.proclaimed = false;
    if (covenant_.turns > 0) ++q.turns;
    if (!q.ended) settle(q);
    if (!q.ended) q.side = static_cast<std::uint8_t>(other(q.side));
}

bool Battle::naming_is_full(const Position& q) const {
    const std::uint64_t men = serving(manner_, q.now, q.side);
    for (std::uint64_t left = men & ~q.naming; left; left &= left - 1) {
        if (triumph_possible(manner_, q.now, men, q.naming | (left & (~left + 1)))) return false;
    }
    return true;
}

void Battle::finish_naming(Position& q) const {
    const std::uint64_t own = named_of(q, q.side);
    // Only a new proclamation breaks the quiet.
    q.proclaimed = true;
    if (own != q.naming)
        q.quiet = 0;
    else
        ++q.quiet;
    q.named = (q.named & ~own) | q.naming;
    q.naming = 0;
    q.phase = Phase::turn;
    settle(q);
    if (q.ended) end_turn(q);
}

void Battle::settle(Position& q) const { q.ended = ending(q).end != End::none; }

// ---- how it ends ----

Battle::Ending Battle::ending(const Position& p) const {
    const bool taken = p.now.king_taken(even) || p.now.king_taken(odd);
    if (taken) {
        for (int side : {int{p.side}, other(p.side)}) {
            Setting triumph = standing_triumph(sight_, manner_, p, side);
            if (triumph.count != 0) return {End::triumph, side, triumph};
        }
    }
    if (covenant_.victory == Victory::standards) {
        if (taken || (covenant_.turns > 0 && p.turns >= covenant_.turns)) {
            const int evens = standards_won(even, sum_won(p.spoils[even])),
                      odds = standards_won(odd, sum_won(p.spoils[odd]));
            return {End::standards, evens > odds ? even : odds > evens ? odd : -1, {}};
        }
    } else if (covenant_.victory != Victory::proper) {
        for (int side : {int{p.side}, other(p.side)}) {
            if (is_won(covenant_, p.spoils[static_cast<std::size_t>(side)])) return {End::common, side, {}};
        }
    }
    // fulke.1.end, ours: the book does not say how a game ends that cannot be won.
    if (taken && !triumph_possible(manner_, p.now, serving(manner_, p.now, even) | serving(manner_, p.now, odd), 0)) {
        return adjudged(p, End::impossible);
    }
    if (p.phase == Phase::turn && !p.proclaimed && p.quiet >= quiet_limit_) return adjudged(p, End::quiet);
    return {};
}

/// A side that has taken the adversary's king wins a lesser victory; both or neither: a draw.
Battle::Ending Battle::adjudged(const Position& p, End end) const {
    const bool evens = p.now.king_taken(odd), odds = p.now.king_taken(even);
    return {end, evens == odds ? -1 : evens ? even : odd, {}};
}

Outcome Battle::result(const Position& p) const { return p.ended ? outcome(p, ending(p)) : Outcome{}; }

Outcome Battle::repeated(std::span<const Position> line) const {
    Outcome out = outcome(line.back(), adjudged(line.back(), End::quiet));
    out.text = "The same position stands a third time: " + out.text.substr(out.text.find(": ") + 2);
    return out;
}

Outcome Battle::outcome(const Position& p, const Ending& e) const {
    Outcome out;
    out.over = true;
    out.score[even] = e.winner < 0 ? 0.5f : e.winner == even ? 1.0f : 0.0f;
    out.score[odd] = 1.0f - out.score[even];
    const std::string host = e.winner < 0 ? "" : host_name(e.winner);
    const auto adjudge = [&]() -> std::string {
        return e.winner < 0 ? "a draw" : "a lesser victory for the " + host + ", who took the king";
    };
    switch (e.end) {
        case End::none: break;
        case End::triumph: {
            const char* reached = grade_name(grade(e.triumph.count, e.triumph.held));
            out.rule = manner_.passage(std::string("triumph.") + reached);
            out.text = "The " + host + " win with a " + reached + " triumph: " + setting_line(e.triumph);
            break;
        }
        case End::common: {
            out.rule = victory_passage(covenant_.victory);
            out.text = "The " + host + " have the " + victory_title(covenant_.victory) + ", having taken " +
                       std::to_string(sum_won(p.spoils[static_cast<std::size_t>(e.winner)])) + " in " +
                       std::to_string(numbers_won(p.spoils[static_cast<std::size_t>(e.winner)]).size()) + " men";
            break;
        }
        case End::standards: {
            out.rule = victory_passage(covenant_.victory);
            const int evens = standards_won(even, sum_won(p.spoils[even])),
                      odds = standards_won(odd, sum_won(p.spoils[odd]));
            out.text = "Standards won: Evens " + std::to_string(evens) + ", Odds " + std::to_string(odds) +
                       (e.winner < 0 ? ": a draw" : ": the " + host + " win");
            break;
        }
        case End::impossible:
            out.rule = manner_.passage("end");
            out.text = "No men are left that hold a proportion: " + adjudge();
            break;
        case End::quiet:
            out.rule = manner_.passage("end");
            out.text = std::to_string(quiet_limit_) +
                       " turns without a taking, a proclamation or a man newly in a camp: " + adjudge();
            break;
    }
    return out;
}

}  // namespace ludus::rithmomachia
