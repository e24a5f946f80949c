// What each move does.

#include <algorithm>

#include "core/rithmomachia/rules/engine.hpp"
#include "core/rithmomachia/rules/prisoner.hpp"
#include "core/rithmomachia/rules/taking.hpp"

namespace ludus::rithmomachia {

Engine::Position Engine::play(const Position& p, Move m) const {
    const UnpackedMove unpacked = unpack(m);
    Position q = p;
    if (variant_.triumph.by_taking) note_triumph_by_taking(p, unpacked, q);
    switch (unpacked.type) {
        case MoveType::lot:
            q.side = static_cast<std::uint8_t>(unpacked.to);
            q.phase = Phase::turn;
            break;
        case MoveType::pass:
            tick(q);
            end_turn(q);
            break;
        case MoveType::done: end_turn(q); break;
        case MoveType::draught:
        case MoveType::flight: {
            // A man newly in the adversary's camp breaks the quiet.
            const int foe = other(p.side);
            tick(q);
            if (ground_.in_camp(unpacked.to, foe, variant_.triumph.camp) &&
                !ground_.in_camp(unpacked.from, foe, variant_.triumph.camp))
                q.quiet = 0;
            set_man(q, man_on(p.now, unpacked.from), unpacked.to);
            after_motion(q, unpacked.to, unpacked.type == MoveType::flight);
            break;
        }
        case MoveType::drop: {
            const int id = in_hand(p.now, p.side, unpacked.what);
            tick(q);
            q.now.held &= ~bit(id);
            set_man(q, id, unpacked.to);
            after_motion(q, unpacked.to, false);
            break;
        }
        case MoveType::enter: {
            const int taken = man_on(p.now, unpacked.to), taker = man_on(p.now, unpacked.from);
            if (p.phase == Phase::turn) tick(q);
            take_up(q, taken, unpacked.what, unpacked.place);
            // Where only a part of the king is taken he stands, and the taker stays: that is the turn.
            if (is_king(taken) && !q.now.king_taken(man(taken).born)) {
                if (asks_ransom(q, taken, unpacked.what, Phase::turn)) break;
                settle(q);
                end_turn(q);
                break;
            }
            set_man(q, taker, unpacked.to);
            settle(q);
            if (q.ended || !variant_.turn.chain_after_take) end_turn(q);
            else after_motion(q, unpacked.to, false);
            break;
        }
        case MoveType::rest: {
            const int taken = man_on(p.now, unpacked.to);
            tick(q);
            take_up(q, taken, unpacked.what, unpacked.place);
            if (asks_ransom(q, taken, unpacked.what, Phase::turn)) break;
            settle(q);
            end_turn(q);
            break;
        }
        case MoveType::seize: {
            const int taken = man_on(p.now, unpacked.to);
            if (p.phase == Phase::turn) {
                tick(q);
                q.set = q.now;
                q.moved = unpacked.from;
            }
            q.phase = Phase::seizing;
            take_up(q, taken, unpacked.what, unpacked.place);
            if (asks_ransom(q, taken, unpacked.what, Phase::seizing)) break;
            go_on_taking(q);
            break;
        }
        case MoveType::take: {
            const int taken = man_on(p.now, unpacked.to);
            take_up(q, taken, unpacked.what, unpacked.place);
            if (asks_ransom(q, taken, unpacked.what, Phase::open)) break;
            go_on_taking(q);
            break;
        }
        case MoveType::redeem:
        case MoveType::price: pay_ransom(q, man_on(p.now, unpacked.to)); break;
        case MoveType::demand:
            q.phase = Phase::pricing;
            q.side = static_cast<std::uint8_t>(other(p.side));
            break;
        case MoveType::decline: after_ransom(q); break;
        case MoveType::proclaim: q.phase = Phase::naming; break;
        case MoveType::name:
            q.naming |= bit(man_on(p.now, unpacked.to));
            if (naming_is_full(q)) finish_naming(q);
            break;
        case MoveType::end_declaration: finish_naming(q); break;
    }
    return q;
}

/// A turn more is quiet, unless it has begun with a new proclamation.
void Engine::tick(Position& q) const {
    if (!q.proclaimed) ++q.quiet;
}

void Engine::set_man(Position& q, int id, Space to) const {
    q.now.space[static_cast<std::size_t>(id)] = to;
    if (variant_.triumph.captive_not_last) note_arrival(q, id);
}

void Engine::take_up(Position& q, int id, int what, Space place) const {
    q.quiet = 0;
    if (lifts(q.now, id, what)) what = whole;
    if (victory_.victory != Victory::proper) count_spoils(q, q.side, id, what);
    if (is_king(id)) take_king(q, id, what);
    else take_man(q, id, variant_.prisoners, place);
}

/// A man has been set down: either takings are open now, or the turn is over.
void Engine::after_motion(Position& q, Space to, bool flew) const {
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

/// After a taking in the middle of a turn: the turn goes on while anything is open.
void Engine::go_on_taking(Position& q) const {
    settle(q);
    if (q.ended) return end_turn(q);
    if (q.phase == Phase::seizing) {
        // A ransom may have carried off the man he meant to follow.
        MoveList left;
        seizing_moves(q, left);
        if (left.empty()) end_turn(q);
        return;
    }
    if (!variant_.turn.several || !any_open(q)) end_turn(q);
}

// ---- ransom ----

/// fulke.2.king.redeem: whether the owner of a king who has lost so much is asked for a ransom; then he is to move, and
/// the taker goes back to `then` when it is settled. What ends the game waits until then.
bool Engine::asks_ransom(Position& q, int id, int what, Phase then) const {
    if (variant_.ransom == Ransom::none || !is_king(id)) return false;
    const int army = man(id).born;
    if (!may_be_redeemed(variant_.ransom, q.now, army, what)) return false;
    if (redeemers(variant_, q.now, army, part_of(what)) == 0 && priced(q, army) == 0) return false;
    q.phase = Phase::ransom;
    q.then = then;
    q.part = static_cast<std::uint8_t>(part_of(what));
    q.side = static_cast<std::uint8_t>(army);
    return true;
}

/// The part is given back for the man, who is taken in its stead; the king "muste remove into his place, whiche redemed
/// hym".
void Engine::pay_ransom(Position& q, int id) const {
    const int army = q.now.side(id), victor = other(army);
    const Space to = q.now.at(id);
    std::uint8_t& parts = q.now.parts[static_cast<std::size_t>(army)];
    parts = static_cast<std::uint8_t>(parts | 1u << q.part);
    if (victory_.victory != Victory::proper) {
        q.spoils[static_cast<std::size_t>(victor)] &= ~spoil_of_part(army, q.part);
        count_spoils(q, victor, id, whole);
    }
    // His fate is any prisoner's; where a place is to be chosen for him it is the first, since the king takes his own.
    Prisoners rules = variant_.prisoners;
    Space place = away;
    if (rules == Prisoners::behind || rules == Prisoners::on_the_spot) {
        rules = Prisoners::behind;
        place = prison(ground_, Field(q.now), victor, q.now.at(king[static_cast<std::size_t>(army)]), to).space[0];
    }
    take_man(q, id, rules, place);
    set_man(q, king[static_cast<std::size_t>(army)], to);
    after_ransom(q);
}

/// The taker goes on.
void Engine::after_ransom(Position& q) const {
    q.side = static_cast<std::uint8_t>(q.taker());
    q.phase = q.then;
    q.then = Phase::turn;
    q.part = 0;
    if (q.phase != Phase::turn) return go_on_taking(q);
    // What is left of the turn is its end.
    settle(q);
    end_turn(q);
}

// ---- the end of a turn ----

/// mebben.triumph.captive: a man taken from the adversary "may not be the last" to come to his place in a triumph. One
/// who does come last counts for none until he moves again, or a man of one's own comes to it after him.
void Engine::note_arrival(Position& q, int id) const {
    q.late &= ~bit(id);
    const int side = q.now.side(id);
    if (q.now.turned >> id & 1) {
        // What stands now and did not before stands by him.
        if (standing_triumph(sight_, variant_, q, side).count != 0) q.late |= bit(id);
        return;
    }
    // A triumph with men who came late to it that this man completes: they were not the last.
    Position all = q;
    all.late = 0;
    const Setting set = standing_triumph(sight_, variant_, all, side, q.now.at(id));
    for (int k = 0; k < set.count; ++k) q.late &= ~bit(man_on(q.now, set.space[static_cast<std::size_t>(k)]));
}

/// asilo.triumph.capture: a taking by proportion, the king once taken, is a triumph of three.
void Engine::note_triumph_by_taking(const Position& p, const UnpackedMove& unpacked, Position& q) const {
    const bool takes = unpacked.type == MoveType::take || unpacked.type == MoveType::rest ||
                       unpacked.type == MoveType::enter || unpacked.type == MoveType::seize;
    if (!takes || !may_triumph(p, p.side)) return;
    for (const TakingWay& way : ways_of(p, unpacked)) {
        if (way.by != By::progression || !wins(variant_.triumph, 3, way.setting.held)) continue;
        std::array<int, 3> rising = {way.term[0], way.term[1], way.number};
        std::sort(rising.begin(), rising.end());
        std::transform(rising.begin(), rising.end(), q.carried.begin(),
                       [](int n) { return static_cast<std::int16_t>(n); });
        return;
    }
}

void Engine::end_turn(Position& q) const {
    if (q.moved != away) q.set = Stand();
    q.phase = Phase::turn;
    q.moved = away;
    q.flew = false;
    q.proclaimed = false;
    if (victory_.turns > 0) ++q.turns;
    if (!q.ended) settle(q);
    if (!q.ended) q.side = static_cast<std::uint8_t>(other(q.side));
}

bool Engine::naming_is_full(const Position& q) const {
    const std::uint64_t men = serving(variant_, q.now, q.side);
    for (std::uint64_t left = men & ~q.naming; left; left &= left - 1) {
        if (triumph_possible(variant_, q.now, men, q.naming | (left & (~left + 1)))) return false;
    }
    return true;
}

void Engine::finish_naming(Position& q) const {
    const std::uint64_t own = named_of(q, q.side);
    // Only a new proclamation breaks the quiet.
    q.proclaimed = true;
    if (own != q.naming) q.quiet = 0;
    else ++q.quiet;
    q.named = (q.named & ~own) | q.naming;
    q.naming = 0;
    q.phase = Phase::turn;
    settle(q);
    if (q.ended) end_turn(q);
}

void Engine::settle(Position& q) const { q.ended = ending(q).end != End::none; }

}  // namespace ludus::rithmomachia
