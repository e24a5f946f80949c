#include "core/chess/engine.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

#include "core/chess/pins.hpp"

namespace ludus::chess {

Chess::Chess(const Card& card, Law law) : card_(&card), law_(std::move(law)) {
    for (const Kind& kind : law_.kinds) {
        ways_.add(law_.field, Facing::up, kind.motions, law_.zones);
        ways_.add(law_.field, Facing::down, kind.motions, law_.zones);
    }
    ways_.close();
    if (law_.camp >= 0) {
        camp_[0] = law_.zones[at(law_.camp)];
        for (int s = 0; s < law_.field.size(); ++s)
            if (const int seen = law_.field.seen(s, Facing::down); camp_[0].test(at(s)) && seen >= 0) camp_[1].set(at(seen));
    }
    start_ = read_position(law_.array).value();
}

int Chess::hand_slot(int kind) const {
    for (std::size_t i = 0; i < law_.hand.size(); ++i)
        if (law_.hand[i] == kind) return static_cast<int>(i);
    return -1;
}

const Kind& Chess::kind_at(const Position& p, int square) const {
    return law_.kinds[at(kind_of(p.men.what[at(p.men.man(square))]))];
}

bool Chess::may_turn(const Position& p, int from, int to) const {
    const Squares& camp = camp_[p.turn];
    const bool begins = camp.test(at(from));
    if (law_.captive_waits && (p.fresh >> p.men.man(from) & 1) && !begins) return false;
    return !kind_at(p, from).turns.empty() && (camp.test(at(to)) || (law_.leaving && begins));
}

// ---- checks ------------------------------------------------------------------------------------

bool Chess::attacked(const Men& men, int square, int by) const {
    for (int n = 0; n < men.count; ++n) {
        const int from = men.where[at(n)];
        const Code code = men.what[at(n)];
        if (from != nowhere && seat_of(code) == by && ways_.strikes(men, code, from, square)) return true;
    }
    return false;
}

int Chess::checked_royal(const Position& p, int seat) const {
    for (std::uint64_t left = guarded(p, seat); left != 0; left &= left - 1)
        if (const int square = p.men.where[at(std::countr_zero(left))]; attacked(p.men, square, 1 - seat)) return square;
    return nowhere;
}

std::vector<int> Chess::checkers(const Position& p, int seat) const {
    std::vector<int> out;
    for (int s = 0; s < law_.field.size(); ++s) {
        if (p.men.empty(s)) continue;
        const Code code = p.men.what[at(p.men.man(s))];
        if (seat_of(code) == seat) continue;
        bool strikes = false;
        for (std::uint64_t left = guarded(p, seat); left != 0; left &= left - 1)
            strikes = strikes || ways_.strikes(p.men, code, s, p.men.where[at(std::countr_zero(left))]);
        if (strikes) out.push_back(s);
    }
    return out;
}

// ---- moves -------------------------------------------------------------------------------------

/// Hands every legal move to the sink until it says false; whether it never did.
template <class Sink>
bool Chess::each_move(const Position& p, Sink sink) const {
    const int me = p.turn;
    if (beaten(p, me)) return true;
    Guard guard(*this, p);
    const auto enemy = [me](Code code) { return seat_of(code) != me; };
    for (int from = 0; from < law_.field.size(); ++from) {
        if (p.men.empty(from)) continue;
        const int number = p.men.man(from);
        const Code code = p.men.what[at(number)];
        if (seat_of(code) != me) continue;
        const Kind& kind = law_.kinds[at(kind_of(code))];
        bool on = true;
        ways_.each_target(p.men, code, from, enemy, [&](int to, int m) {
            if (!on) return;
            const Motion& motion = kind.motions[at(m)];
            if (!motion.from_check && guard.checked()) return;
            const bool safe = guard.allows(number, from, to);
            if (!safe && law_.guarded == Guarded::each) return;
            Act act{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), Deed::move, 0};
            if (motion.becomes >= 0) {
                act.deed = motion.word ? Deed::once : Deed::move;
                act.kind = static_cast<std::uint8_t>(motion.becomes + (motion.word ? 0 : 1));
            }
            if (may_turn(p, from, to)) {
                for (const int becomes : kind.turns) {
                    const Act turn{act.from, act.to, Deed::turn, static_cast<std::uint8_t>(becomes)};
                    // One royal piece more must be guarded too, or frees the last one.
                    const bool crowned = law_.kinds[at(becomes)].royal && !kind.royal;
                    if (crowned ? !in_check(play(p, pack(turn)), me) : safe) on = on && sink(turn);
                }
                if (law_.promotion == Promotion::must || (law_.stuck_turns && !ways_.moves_from(code, to))) return;
            }
            on = on && (!safe || sink(act));
        });
        if (!on) return false;
    }
    return each_drop(p, guard, sink) && each_castle(p, guard, sink);
}

template <class Sink>
bool Chess::each_drop(const Position& p, Guard& guard, Sink sink) const {
    const int me = p.turn;
    for (std::size_t slot = 0; slot < law_.hand.size(); ++slot) {
        if (p.hand[at(me)][slot] == 0) continue;
        const int kind = law_.hand[slot];
        const Code code = code_of(kind, me);
        Squares closed;
        if (kind == law_.pawn && !law_.two_pawns) {
            for (int n = 0; n < p.men.count; ++n) {
                const int square = p.men.where[at(n)];
                if (square != nowhere && p.men.what[at(n)] == code)
                    closed |= law_.field.part(law_.field.column(square), law_.field.column(square), 0, law_.field.rows - 1);
            }
        }
        for (int to = 0; to < law_.field.size(); ++to) {
            if (!p.men.empty(to) || closed.test(at(to))) continue;
            if (!law_.dead_drops && !ways_.moves_from(code, to)) continue;
            if (!guard.allows_entering(to)) continue;
            const Act act{nowhere, static_cast<std::uint8_t>(to), Deed::drop, static_cast<std::uint8_t>(kind)};
            if (kind == law_.pawn && !law_.pawn_mate && mates(p, act)) continue;
            if (!sink(act)) return false;
        }
    }
    return true;
}

/// Whether a man entered so gives mate. Only one who gives check himself can.
bool Chess::mates(const Position& p, const Act& drop) const {
    const int enemy = 1 - p.turn;
    bool near = false;
    for (std::uint64_t left = guarded(p, enemy); left != 0; left &= left - 1)
        near = near || ways_.line(code_of(drop.kind, p.turn), drop.to, p.men.where[at(std::countr_zero(left))]).is;
    if (!near) return false;
    const Position after = play(p, pack(drop));
    return in_check(after, enemy) && !any_move(after);
}

/// falkener.turkish.castle: "the King can be placed on the Rukh's square, or on any other within that distance."
template <class Sink>
bool Chess::each_castle(const Position& p, Guard& guard, Sink sink) const {
    const int me = p.turn;
    if (law_.castling == Castling::none || (p.castles >> (2 * me) & 3) == 0 || guard.checked() || guard.king() < 0) return true;
    const Field& field = law_.field;
    const int king = guard.king(), row = field.row(king), home = field.column(king);
    for (int side = 0; side < 2; ++side) {
        if (!(p.castles >> (2 * me + side) & 1)) continue;
        const int rook = side == 0 ? 0 : field.columns - 1, way = side == 0 ? -1 : 1;
        bool open = true;
        for (int c = home + way; c != rook && open; c += way) open = p.men.empty(field.square(c, row));
        if (!open) continue;
        for (int c = home + way;; c += way) {
            const int to = field.square(c, row);
            // "The other rules are the same": no attacked square is passed or entered.
            if (!guard.king_may_stand(to)) break;
            const bool offered = law_.castling == Castling::free || c == home + 2 * way;
            if (offered && !sink(Act{static_cast<std::uint8_t>(king), static_cast<std::uint8_t>(to), Deed::castle,
                                     static_cast<std::uint8_t>(side)}))
                return false;
            if (c == rook) break;
        }
    }
    return true;
}

void Chess::moves(const Position& p, MoveList& list) const {
    list.clear();
    if (p.limit != 0 && p.counted >= p.limit) return;
    each_move(p, [&](const Act& act) {
        list.push_back(pack(act));
        return true;
    });
}

bool Chess::any_move(const Position& p) const {
    return !each_move(p, [](const Act&) { return false; });
}

void Chess::keep_noisy(const Position& p, MoveList& list) const {
    std::erase_if(list, [&](Move m) { return !noisy(p, m); });
}

bool Chess::noisy(const Position& p, Move m) const {
    const Act act = open(m);
    return act.deed == Deed::turn || (act.deed != Deed::drop && act.deed != Deed::castle && !p.men.empty(act.to));
}

// ---- play --------------------------------------------------------------------------------------

/// A man of that seat, who does not stand now, is another kind from now on.
void Chess::become(Position& p, int number, int kind) const {
    const int seat = seat_of(p.men.what[at(number)]);
    const std::uint64_t bit = std::uint64_t{1} << number;
    p.men.what[at(number)] = code_of(kind, seat);
    p.royals[at(seat)] = (p.royals[at(seat)] & ~bit) | (law_.kinds[at(kind)].royal ? bit : 0);
}

Position Chess::play(const Position& p, Move m) const {
    const Act act = open(m);
    Position q = p;
    const int me = p.turn;
    q.turn = static_cast<std::uint8_t>(1 - me);
    if (act.deed == Deed::drop) {
        const auto slot = at(hand_slot(act.kind));
        --q.hand[at(me)][slot];
        // Any man of that kind who is held; his colour turns with his captor.
        int number = 0;
        while (q.men.where[at(number)] != nowhere || q.men.what[at(number)] != code_of(act.kind, me)) ++number;
        q.men.place(number, act.to);
        if (law_.captive_waits && !law_.kinds[act.kind].turns.empty()) q.fresh |= std::uint64_t{1} << number;
        return q;
    }
    const int number = p.men.man(act.from);
    const Code code = p.men.what[at(number)];
    if (act.deed == Deed::castle) {
        const Field& field = law_.field;
        const bool right = act.kind == 1;
        const int row = field.row(act.from);
        const int rook = p.men.man(field.square(right ? field.columns - 1 : 0, row));
        q.men.lift(number);
        q.men.lift(rook);
        q.men.place(number, act.to);
        q.men.place(rook, act.to + (right ? -1 : 1));
        // He who has moved castles no more.
        q.castles = static_cast<std::uint8_t>(q.castles & ~(3 << (2 * me)));
        return q;
    }
    const bool takes = !p.men.empty(act.to);
    if (takes) {
        const int taken = p.men.man(act.to);
        q.men.lift(taken);
        q.fresh &= ~(std::uint64_t{1} << taken);
        q.royals[at(1 - me)] &= ~(std::uint64_t{1} << taken);
        if (!law_.hand.empty()) {
            const int was = kind_of(q.men.what[at(taken)]), captive = law_.kinds[at(was)].captive;
            const int kind = captive >= 0 ? captive : was;
            q.men.what[at(taken)] = code_of(kind, me);
            if (const int slot = hand_slot(kind); slot >= 0) ++q.hand[at(me)][at(slot)];
        }
    }
    q.fresh &= ~(std::uint64_t{1} << number);
    q.men.lift(number);
    if (act.deed == Deed::turn || act.deed == Deed::once) become(q, number, act.kind);
    else if (act.kind != 0) become(q, number, act.kind - 1);
    q.men.place(number, act.to);
    if (q.castles != 0) {
        if (law_.kinds[at(kind_of(code))].royal) q.castles = static_cast<std::uint8_t>(q.castles & ~(3 << (2 * me)));
        for (const int square : {int{act.from}, int{act.to}})
            for (int seat = 0; seat < 2; ++seat)
                for (int side = 0; side < 2; ++side)
                    if (square == law_.field.square(side == 0 ? 0 : law_.field.columns - 1, seat == 0 ? 0 : law_.field.rows - 1))
                        q.castles = static_cast<std::uint8_t>(q.castles & ~(1 << (2 * seat + side)));
    }
    if (law_.counting != Counting::none) count_on(q, takes);
    return q;
}

std::uint64_t Chess::hash(const Position& p) const {
    std::uint64_t h = p.men.key ^ scattered(0x7100 + p.turn) ^ scattered(0x7200 + p.castles);
    if (!law_.hand.empty()) {
        std::uint64_t held[2]{};
        for (int seat = 0; seat < 2; ++seat)
            for (const auto n : p.hand[at(seat)]) held[seat] = held[seat] << 5 | n;
        h ^= scattered(held[0] ^ 0x5EA7) ^ scattered(scattered(held[1] ^ 0x7EA5));
        if (p.fresh != 0) {
            const Squares fresh = p.fresh_squares();
            for (int s = 0; s < law_.field.size(); ++s)
                if (fresh.test(at(s))) h ^= scattered(0x7300 + static_cast<std::uint64_t>(s));
        }
    }
    return h;
}

}  // namespace ludus::chess
