// The rules of chess for two: checks, moves, what a move does.
// Long: each clause of a variant has its few lines in them.

#include "core/chess/engine.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>
#include <utility>

#include "core/chess/pins.hpp"

namespace ludus::chess {
namespace {

/// Where legal moves go: into a list, or, where there is none, nowhere after the first. One sink for both, so that the ways to
/// find moves are compiled once.
struct Listed {
    MoveList* list = nullptr;
    bool operator()(const UnpackedMove& move) const {
        if (list != nullptr) list->push_back(pack(move));
        return list != nullptr;
    }
};

}  // namespace

Chess::Chess(const Card& card, Variant variant) : card_(&card), variant_(std::move(variant)) {
    for (const Kind& kind : variant_.kinds) {
        attacks_.add(variant_.geometry, Facing::up, kind.motions, variant_.zones);
        attacks_.add(variant_.geometry, Facing::down, kind.motions, variant_.zones);
    }
    attacks_.close();
    for (int seat = 0; seat < 2; ++seat) {
        camp_[at(seat)] = seen_zone(variant_.camp, seat);
        set_down_[at(seat)] = seen_zone(variant_.set_down_zone, seat);
        exchange_[at(seat)] = seen_zone(variant_.exchange_zone, seat);
        refuge_[at(seat)] = seen_zone(variant_.refuge, seat);
    }
    start_ = read_position(variant_.array).value();
    complement_.resize(variant_.kinds.size());
    for (int n = 0; n < start_.men.count; ++n)
        if (seat_of(start_.men.what[at(n)]) == 0) ++complement_[at(kind_of(start_.men.what[at(n)]))];
}

/// A zone as that seat sees it; none where there is no zone.
Squares Chess::seen_zone(int zone, int seat) const {
    Squares out;
    if (zone < 0) return out;
    for (int s = 0; s < variant_.geometry.size(); ++s)
        if (const int seen = variant_.geometry.seen(s, seat == 0 ? Facing::up : Facing::down);
            seen >= 0 && variant_.zones[at(zone)].test(at(s)))
            out.set(at(seen));
    return out;
}

int Chess::hand_slot(int kind) const {
    for (std::size_t i = 0; i < variant_.hand.size(); ++i)
        if (variant_.hand[i] == kind) return static_cast<int>(i);
    return -1;
}

const Kind& Chess::kind_at(const Position& p, int square) const {
    return variant_.kinds[at(kind_of(p.men.what[at(p.men.man(square))]))];
}

bool Chess::may_turn(const Position& p, int from, int to) const {
    const Squares& camp = camp_[p.turn];
    const bool begins = camp.test(at(from));
    if (variant_.captive_waits && (p.fresh >> p.men.man(from) & 1) && !begins) return false;
    const Kind& kind = kind_at(p, from);
    return !kind.turns.empty() && variant_.promotion != Promotion::none &&
           (camp.test(at(to)) || (variant_.leaving && begins)) &&
           (!variant_.on_loss || lost(p, p.turn, kind.turns[0])) && beside_king(p, p.turn, to);
}

/// Royal pieces nobody begins with, so that one more may always be made.
bool Chess::lost(const Position& p, int seat, int kind) const {
    if (variant_.kinds[at(kind)].royal) return true;
    int standing = 0;
    for (int n = 0; n < p.men.count; ++n)
        standing += p.men.where[at(n)] != nowhere && p.men.what[at(n)] == code_of(kind, seat) ? 1 : 0;
    return standing < complement_[at(kind)];
}

/// falkener.burmese.queen.scott: "one of the eight squares around the King".
bool Chess::beside_king(const Position& p, int seat, int square) const {
    if (!variant_.beside_king) return true;
    const Geometry& geometry = variant_.geometry;
    for (std::uint64_t left = p.royals[at(seat)]; left != 0; left &= left - 1) {
        const int king = p.men.where[at(std::countr_zero(left))];
        if (std::abs(geometry.column(king) - geometry.column(square)) < 2 &&
            std::abs(geometry.row(king) - geometry.row(square)) < 2)
            return true;
    }
    return false;
}

bool Chess::waits(const Position& p, int square) const {
    if (variant_.transfer == Transfer::none) return false;
    const int seat = seat_of(p.men.what[at(p.men.man(square))]);
    return camp_[at(seat)].test(at(square)) && kind_at(p, square).set_down >= 0;
}

bool Chess::in_refuge(const Position& p) const {
    for (int seat = 0; seat < 2 && variant_.refuge >= 0; ++seat)
        for (std::uint64_t left = p.royals[at(seat)]; left != 0; left &= left - 1)
            if (refuge_[at(seat)].test(p.men.where[at(std::countr_zero(left))])) return true;
    return false;
}

int Chess::changes_with(const Position& p, int taken) const {
    const Code code = p.men.what[at(taken)];
    const int kind = kind_of(code), seat = seat_of(code);
    if (variant_.kinds[at(kind)].royal) {
        if (variant_.most_royals == 1 || variant_.kinds[at(kind)].succeeds >= 0) return -1;
        int heir = -1;  // of two heirs the one whose kind comes first
        for (int n = 0; n < p.men.count; ++n) {
            if (n == taken || p.men.where[at(n)] == nowhere || seat_of(p.men.what[at(n)]) != seat) continue;
            const int other = kind_of(p.men.what[at(n)]);
            if (!variant_.kinds[at(other)].royal) continue;
            if (variant_.kinds[at(other)].succeeds < 0) return -1;  // another king
            if (heir < 0 || other < kind_of(p.men.what[at(heir)])) heir = n;
        }
        return heir;
    }
    if (!variant_.on_loss || variant_.late != Late::at_once) return -1;
    int standing = 0;
    for (int n = 0; n < p.men.count; ++n)
        standing += p.men.where[at(n)] != nowhere && p.men.what[at(n)] == code ? 1 : 0;
    if (standing > complement_[at(kind)]) return -1;
    for (int s = 0; s < variant_.geometry.size(); ++s) {
        if (!camp_[at(seat)].test(at(s)) || p.men.empty(s) || seat_of(p.men.what[at(p.men.man(s))]) != seat) continue;
        const Kind& other = kind_at(p, s);
        if (!other.turns.empty() && other.turns[0] == kind && beside_king(p, seat, s)) return p.men.man(s);
    }
    return -1;
}

// ---- checks ------------------------------------------------------------------------------------

bool Chess::attacked(const Men& men, int square, int by) const {
    for (int n = 0; n < men.count; ++n) {
        const int from = men.where[at(n)];
        const Code code = men.what[at(n)];
        if (from != nowhere && seat_of(code) == by && attacks_.strikes(men, code, from, square)) return true;
    }
    return false;
}

int Chess::checked_royal(const Position& p, int seat) const {
    for (std::uint64_t left = guarded(p, seat); left != 0; left &= left - 1)
        if (const int square = p.men.where[at(std::countr_zero(left))]; attacked(p.men, square, 1 - seat))
            return square;
    return nowhere;
}

std::vector<int> Chess::checkers(const Position& p, int seat) const {
    std::vector<int> out;
    for (int s = 0; s < variant_.geometry.size(); ++s) {
        if (p.men.empty(s)) continue;
        const Code code = p.men.what[at(p.men.man(s))];
        if (seat_of(code) == seat) continue;
        bool strikes = false;
        for (std::uint64_t left = guarded(p, seat); left != 0; left &= left - 1)
            strikes = strikes || attacks_.strikes(p.men, code, s, p.men.where[at(std::countr_zero(left))]);
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
    Pins pins(*this, p);
    if (places(p, me)) return each_drop(p, pins, sink);
    const auto enemy = [me](Code code) { return seat_of(code) != me; };
    for (int from = 0; from < variant_.geometry.size(); ++from) {
        if (p.men.empty(from)) continue;
        const int number = p.men.man(from);
        const Code code = p.men.what[at(number)];
        if (seat_of(code) != me) continue;
        const Kind& kind = variant_.kinds[at(kind_of(code))];
        bool on = true;
        attacks_.each_target(p.men, code, from, enemy, [&](int to, int m) {
            if (!on) return;
            const Motion& motion = kind.motions[at(m)];
            if (!motion.from_check && pins.checked()) return;
            UnpackedMove unpacked{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), MoveType::move, 0};
            const bool takes = !p.men.empty(to);
            if (takes && variant_.waiting_immune && waits(p, to)) return;
            // One who changes when his friend is taken may give check by it.
            const bool safe = takes && changes_with(p, p.men.man(to)) >= 0 ? !in_check(play(p, pack(unpacked)), me)
                                                                           : pins.allows(number, from, to);
            if (!safe && variant_.guarded == Guarded::each) return;
            if (variant_.transfer == Transfer::at_once && kind.set_down >= 0 && camp_[at(me)].test(at(to))) {
                on = each_set_down(p, number, from, to, sink);
                return;
            }
            if (motion.becomes >= 0) {
                unpacked.type = motion.word ? MoveType::once : MoveType::move;
                unpacked.kind = static_cast<std::uint8_t>(motion.becomes + (motion.word ? 0 : 1));
            }
            if (may_turn(p, from, to)) {
                for (const int becomes : kind.turns) {
                    const UnpackedMove turn{unpacked.from, unpacked.to, MoveType::turn,
                                            static_cast<std::uint8_t>(becomes)};
                    // One royal piece more must be guarded too, or frees the last one.
                    const bool crowned = variant_.kinds[at(becomes)].royal && !kind.royal;
                    if (crowned ? !in_check(play(p, pack(turn)), me) : safe) on = on && sink(turn);
                }
                if (variant_.promotion == Promotion::must || (variant_.stuck_turns && !attacks_.moves_from(code, to)))
                    return;
            }
            on = on && (!safe || sink(unpacked));
        });
        if (!on || (waits(p, from) && !each_set_down(p, number, from, from, sink))) return false;
    }
    return each_drop(p, pins, sink) && each_castle(p, pins, sink) && each_late(p, sink) && each_exchange(p, pins, sink);
}

/// Whether a man of that code would strike at an enemy from there.
bool Chess::sights(const Men& men, Code code, int from) const {
    bool any = false;
    attacks_.each_target(
        men, code, from, [code](Code other) { return seat_of(other) != seat_of(code); },
        [&](int to, int) { any = any || !men.empty(to); });
    return any;
}

/// Turning by a move of its own (Late).
template <class Sink>
bool Chess::each_late(const Position& p, Sink sink) const {
    if (variant_.late != Late::in_place && variant_.late != Late::by_step) return true;
    const int me = p.turn;
    int may = 0;
    for (int n = 0; n < p.men.count; ++n)
        may += p.men.where[at(n)] != nowhere && seat_of(p.men.what[at(n)]) == me &&
                       !variant_.kinds[at(kind_of(p.men.what[at(n)]))].turns.empty()
                   ? 1
                   : 0;
    const bool anywhere = variant_.last_anywhere && may == 1;
    for (int from = 0; from < variant_.geometry.size(); ++from) {
        if (p.men.empty(from) || seat_of(p.men.what[at(p.men.man(from))]) != me) continue;
        const Kind& kind = kind_at(p, from);
        if (kind.turns.empty() || (!anywhere && !camp_[at(me)].test(at(from))) || !beside_king(p, me, from)) continue;
        for (const int becomes : kind.turns) {
            if (variant_.on_loss && !lost(p, me, becomes)) continue;
            const auto turn = [&](int to) {
                const UnpackedMove unpacked{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to),
                                            MoveType::turn, static_cast<std::uint8_t>(becomes)};
                const Position after = play(p, pack(unpacked));
                if (in_check(after, me)) return true;
                if (variant_.late == Late::by_step &&
                    (in_check(after, 1 - me) || sights(after.men, code_of(becomes, me), to)))
                    return true;
                return static_cast<bool>(sink(unpacked));
            };
            bool on = turn(from);
            if (variant_.late == Late::by_step)
                attacks_.each_target(
                    p.men, code_of(becomes, me), from, [](Code) { return false; },
                    [&](int to, int) { on = on && turn(to); });
            if (!on) return false;
        }
    }
    return true;
}

/// falkener.tamerlane.pawn-of-pawns: "can be transferred, at will, to any (vacant) square of the board".
template <class Sink>
bool Chess::each_set_down(const Position& p, int number, int from, int arrival, Sink sink) const {
    Position after = p;
    if (from != arrival && !p.men.empty(arrival)) after = play(p, pack({byte(from), byte(arrival)}));
    after.men.lift(number);
    const Squares& open = set_down_[at(p.turn)];
    for (int to = 0; to < variant_.geometry.size(); ++to) {
        if (!open.test(at(to)) || !after.men.empty(to)) continue;
        after.men.place(number, to);
        const bool safe = !in_check(after, p.turn);
        after.men.lift(number);
        if (safe && !sink(UnpackedMove{byte(from), byte(to), MoveType::set_down, byte(arrival)})) return false;
    }
    return true;
}

/// falkener.tamerlane.exchange: "the privilege of exchanging positions with any other of his pieces: but this can only be done
/// once".
template <class Sink>
bool Chess::each_exchange(const Position& p, Pins& pins, Sink sink) const {
    const int me = p.turn;
    if (variant_.exchange == Exchange::none || (variant_.exchange == Exchange::in_check && !pins.checked()))
        return true;
    const Squares& open = exchange_[at(me)];
    for (std::uint64_t left = p.royals[at(me)]; left != 0; left &= left - 1) {
        const int king = p.men.where[at(std::countr_zero(left))];
        if (kind_at(p, king).exchanged < 0 || !open.test(at(king))) continue;
        for (int to = 0; to < variant_.geometry.size(); ++to) {
            if (to == king || !open.test(at(to)) || p.men.empty(to) || seat_of(p.men.what[at(p.men.man(to))]) != me)
                continue;
            const Kind& other = kind_at(p, to);
            const bool pawn = !other.turns.empty() || other.set_down >= 0;
            // A pawn is not carried to the far row by it.
            if (variant_.exchange_any ? pawn && camp_[at(me)].test(at(king)) : pawn || other.royal) continue;
            const UnpackedMove unpacked{byte(king), byte(to), MoveType::exchange};
            if (!in_check(play(p, pack(unpacked)), me) && !sink(unpacked)) return false;
        }
    }
    return true;
}

template <class Sink>
bool Chess::each_drop(const Position& p, Pins& pins, Sink sink) const {
    const int me = p.turn;
    for (std::size_t slot = 0; slot < variant_.hand.size(); ++slot) {
        if (p.hand[at(me)][slot] == 0) continue;
        const int kind = variant_.hand[slot];
        const Code code = code_of(kind, me);
        Squares closed;
        if (kind == variant_.pawn && !variant_.two_pawns) {
            for (int n = 0; n < p.men.count; ++n) {
                const int square = p.men.where[at(n)];
                if (square != nowhere && p.men.what[at(n)] == code)
                    closed |= variant_.geometry.part(variant_.geometry.column(square), variant_.geometry.column(square),
                                                     0, variant_.geometry.rows - 1);
            }
        }
        const Kind& man = variant_.kinds[at(kind)];
        if (man.placed >= 0 && variant_.placing != Placing::none) closed |= ~seen_zone(man.placed, me);
        for (int to = 0; to < variant_.geometry.size(); ++to) {
            if (!p.men.empty(to) || closed.test(at(to))) continue;
            if (man.royal && attacked(p.men, to, 1 - me)) continue;
            if (!variant_.dead_drops && !attacks_.moves_from(code, to)) continue;
            if (!pins.allows_entering(to)) continue;
            const UnpackedMove unpacked{nowhere, static_cast<std::uint8_t>(to), MoveType::drop,
                                        static_cast<std::uint8_t>(kind)};
            if (kind == variant_.pawn && !variant_.pawn_mate && mates(p, unpacked)) continue;
            if (!sink(unpacked)) return false;
        }
    }
    return true;
}

/// Whether a man entered so gives mate. Only one who gives check himself can.
bool Chess::mates(const Position& p, const UnpackedMove& drop) const {
    const int enemy = 1 - p.turn;
    bool near = false;
    for (std::uint64_t left = guarded(p, enemy); left != 0; left &= left - 1)
        near = near || attacks_.line(code_of(drop.kind, p.turn), drop.to, p.men.where[at(std::countr_zero(left))]).is;
    if (!near) return false;
    const Position after = play(p, pack(drop));
    return in_check(after, enemy) && !any_move(after);
}

/// falkener.turkish.castle: "the King can be placed on the Rukh's square, or on any other within that distance."
template <class Sink>
bool Chess::each_castle(const Position& p, Pins& pins, Sink sink) const {
    const int me = p.turn;
    if (variant_.castling == Castling::none || (p.castles >> (2 * me) & 3) == 0 || pins.checked() || pins.king() < 0)
        return true;
    const Geometry& geometry = variant_.geometry;
    const int king = pins.king(), row = geometry.row(king), home = geometry.column(king);
    for (int side = 0; side < 2; ++side) {
        if (!(p.castles >> (2 * me + side) & 1)) continue;
        const int rook = side == 0 ? 0 : geometry.columns - 1, way = side == 0 ? -1 : 1;
        bool open = true;
        for (int c = home + way; c != rook && open; c += way) open = p.men.empty(geometry.square(c, row));
        if (!open) continue;
        for (int c = home + way;; c += way) {
            const int to = geometry.square(c, row);
            // "The other rules are the same": no attacked square is passed or entered.
            if (!pins.king_may_stand(to)) break;
            const bool offered = variant_.castling == Castling::free || c == home + 2 * way;
            if (offered && !sink(UnpackedMove{static_cast<std::uint8_t>(king), static_cast<std::uint8_t>(to),
                                              MoveType::castle, static_cast<std::uint8_t>(side)}))
                return false;
            if (c == rook) break;
        }
    }
    return true;
}

void Chess::moves(const Position& p, MoveList& list) const {
    list.clear();
    if ((p.limit != 0 && p.counted >= p.limit) || in_refuge(p)) return;
    each_move(p, Listed{&list});
}

bool Chess::any_move(const Position& p) const { return !each_move(p, Listed{}); }

void Chess::keep_tactical(const Position& p, MoveList& list) const {
    std::erase_if(list, [&](Move m) { return !is_tactical(p, m); });
}

bool Chess::is_tactical(const Position& p, Move m) const {
    const UnpackedMove unpacked = unpack(m);
    return unpacked.type == MoveType::turn || (unpacked.type != MoveType::drop && unpacked.type != MoveType::castle &&
                                               unpacked.type != MoveType::exchange && !p.men.empty(unpacked.to));
}

// ---- play --------------------------------------------------------------------------------------

/// A man of that seat, who does not stand now, is another kind from now on.
void Chess::become(Position& p, int number, int kind) const {
    const int seat = seat_of(p.men.what[at(number)]);
    const std::uint64_t bit = std::uint64_t{1} << number;
    p.men.what[at(number)] = code_of(kind, seat);
    p.royals[at(seat)] = (p.royals[at(seat)] & ~bit) | (variant_.kinds[at(kind)].royal ? bit : 0);
}

Position Chess::play(const Position& p, Move m) const {
    const UnpackedMove unpacked = unpack(m);
    Position q = p;
    const int me = p.turn;
    q.turn = static_cast<std::uint8_t>(1 - me);
    if (unpacked.type == MoveType::drop) {
        const auto slot = at(hand_slot(unpacked.kind));
        --q.hand[at(me)][slot];
        if (variant_.placing == Placing::whole && holds(q, me)) q.turn = p.turn;
        // Any man of that kind who is held; his colour turns with his captor.
        int number = 0;
        while (q.men.where[at(number)] != nowhere || q.men.what[at(number)] != code_of(unpacked.kind, me)) ++number;
        q.men.place(number, unpacked.to);
        if (variant_.kinds[unpacked.kind].royal) q.royals[at(me)] |= std::uint64_t{1} << number;
        if (variant_.captive_waits && !variant_.kinds[unpacked.kind].turns.empty())
            q.fresh |= std::uint64_t{1} << number;
        return q;
    }
    const int number = p.men.man(unpacked.from);
    const Code code = p.men.what[at(number)];
    if (unpacked.type == MoveType::castle) {
        const Geometry& geometry = variant_.geometry;
        const bool right = unpacked.kind == 1;
        const int row = geometry.row(unpacked.from);
        const int rook = p.men.man(geometry.square(right ? geometry.columns - 1 : 0, row));
        q.men.lift(number);
        q.men.lift(rook);
        q.men.place(number, unpacked.to);
        q.men.place(rook, unpacked.to + (right ? -1 : 1));
        // He who has moved castles no more.
        q.castles = static_cast<std::uint8_t>(q.castles & ~(3 << (2 * me)));
        return q;
    }
    if (unpacked.type == MoveType::exchange) {
        const int other = p.men.man(unpacked.to);
        q.men.lift(number);
        q.men.lift(other);
        become(q, number, variant_.kinds[at(kind_of(code))].exchanged);
        q.men.place(number, unpacked.to);
        q.men.place(other, unpacked.from);
        return q;
    }
    const bool anew = unpacked.type == MoveType::set_down;
    const int arrival = anew ? unpacked.kind : unpacked.to;
    // One who turns where he stands takes nobody.
    const bool takes = arrival != unpacked.from && !p.men.empty(arrival);
    if (takes) {
        const int taken = p.men.man(arrival);
        if (const int heir = changes_with(p, taken); heir >= 0) {
            const Kind& was = variant_.kinds[at(kind_of(p.men.what[at(heir)]))];
            q.men.become(heir, code_of(was.succeeds >= 0 ? was.succeeds : was.turns[0], 1 - me));
        }
        q.men.lift(taken);
        q.fresh &= ~(std::uint64_t{1} << taken);
        q.royals[at(1 - me)] &= ~(std::uint64_t{1} << taken);
        if (keeps_captives()) {
            const int was = kind_of(q.men.what[at(taken)]), captive = variant_.kinds[at(was)].captive;
            const int kind = captive >= 0 ? captive : was;
            q.men.what[at(taken)] = code_of(kind, me);
            if (const int slot = hand_slot(kind); slot >= 0) ++q.hand[at(me)][at(slot)];
        }
    }
    q.fresh &= ~(std::uint64_t{1} << number);
    q.men.lift(number);
    if (unpacked.type == MoveType::turn || unpacked.type == MoveType::once) become(q, number, unpacked.kind);
    else if (anew) become(q, number, variant_.kinds[at(kind_of(code))].set_down);
    else if (unpacked.kind != 0) become(q, number, unpacked.kind - 1);
    q.men.place(number, unpacked.to);
    if (q.castles != 0) {
        if (variant_.kinds[at(kind_of(code))].royal)
            q.castles = static_cast<std::uint8_t>(q.castles & ~(3 << (2 * me)));
        for (const int square : {int{unpacked.from}, int{unpacked.to}})
            for (int seat = 0; seat < 2; ++seat)
                for (int side = 0; side < 2; ++side)
                    if (square == variant_.geometry.square(side == 0 ? 0 : variant_.geometry.columns - 1,
                                                           seat == 0 ? 0 : variant_.geometry.rows - 1))
                        q.castles = static_cast<std::uint8_t>(q.castles & ~(1 << (2 * seat + side)));
    }
    if (variant_.counting != Counting::none) count_on(q, takes);
    return q;
}

std::uint64_t Chess::hash(const Position& p) const {
    std::uint64_t h = p.men.key ^ scattered(0x7100 + p.turn) ^ scattered(0x7200 + p.castles);
    if (!variant_.hand.empty()) {
        std::uint64_t held[2]{};
        for (int seat = 0; seat < 2; ++seat)
            for (const auto n : p.hand[at(seat)]) held[seat] = held[seat] << 5 | n;
        h ^= scattered(held[0] ^ 0x5EA7) ^ scattered(scattered(held[1] ^ 0x7EA5));
        if (p.fresh != 0) {
            const Squares fresh = p.fresh_squares();
            for (int s = 0; s < variant_.geometry.size(); ++s)
                if (fresh.test(at(s))) h ^= scattered(0x7300 + static_cast<std::uint64_t>(s));
        }
    }
    return h;
}

}  // namespace ludus::chess
