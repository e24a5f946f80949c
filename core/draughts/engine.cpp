// Which moves there are and what they do.

#include "core/draughts/engine.hpp"

#include <algorithm>

#include "core/draughts/captures.hpp"
#include "core/draughts/sentences.hpp"
#include "core/kit/hash.hpp"
#include "core/kit/outcome.hpp"

namespace ludus::draughts {

Engine::Engine(const Card& card, const Variant& variant) : card_(&card), variant_(variant), geometry_(variant) {
    for (int seat = 0; seat < 2; ++seat)
        for (int d = 0; d < directions; ++d) {
            const bool back = variant.lines == Lines::diagonal ? (d >= 2) == (seat == 0) : d == (seat == 0 ? 3 : 0);
            ahead_[static_cast<std::size_t>(seat)][static_cast<std::size_t>(d)] = !back || variant.steps_back;
            captures_[static_cast<std::size_t>(seat)][static_cast<std::size_t>(d)] =
                !back || variant.steps_back || variant.captures_back;
        }
    for (int seat = 0; seat < 2; ++seat)
        for (int row = 0; row < variant.rows; ++row)
            start_.pieces.of[static_cast<std::size_t>(seat)] |= geometry_.row(seat, variant.first_row + row);
    const int side = variant.side;
    for (int cell = 0; cell < geometry_.grid().size(); ++cell) {
        const int row = geometry_.grid().row(cell), column = geometry_.grid().column(cell);
        if (row >= side / 4 && row < side - side / 4 && column >= side / 4 && column < side - side / 4)
            middle_ |= square(geometry_.bit(cell));
        // The two corners where two squares meet, or with long kings the long line.
        const bool corner = std::min(row, column) < 2 && std::max(row, column) >= side - 2;
        const bool line = row == column;
        if (variant.lines == Lines::diagonal && (variant.long_kings ? line : corner))
            refuge_ |= square(geometry_.bit(cell));
    }
    start_.seat = static_cast<std::uint8_t>(variant.pdn_first_seat);
    if (!variant.game_type.empty()) pdn_opening_ = foreign({&start_, 1}, 0);
    start_.seat = static_cast<std::uint8_t>(variant.first_seat);
}

// ---- what can be done ---------------------------------------------------------------------------------------

void Engine::moves(const Position& p, MoveList& list) const {
    list.clear();
    const std::size_t me = p.seat;
    if (p.pieces.of[1 - me] == 0) return;  // nobody is left to play against
    if (p.going != nowhere) return captures(p, list, must_capture(p));
    if (variant_.duty == Duty::huff && !p.acted) {
        const Squares owed = owed_to(p);
        each(owed, [&](int bit) { list.push_back(pack(MoveType::huff, bit, bit)); });
        if (owed != 0) list.push_back(pack(MoveType::demand, 0, 0));
    }
    const std::size_t before = list.size();
    const bool must = must_capture(p);
    captures(p, list, must);
    if (list.size() == before || !must) steps(p, list);
}

void Engine::steps(const Position& p, MoveList& list) const {
    const Squares own = p.pieces.of[p.seat], plain = own & ~p.pieces.kings, kings = own & p.pieces.kings;
    const Squares empty = geometry_.all() & ~p.pieces.standing();
    const auto add = [&](Squares from, int d) {
        each(geometry_.shift(from, d) & empty,
             [&](int to) { list.push_back(pack(MoveType::step, geometry_.next(to, opposite(d)), to, 0, d)); });
    };
    for (int d = 0; d < directions; ++d)
        if (ahead_[p.seat][static_cast<std::size_t>(d)]) add(plain, d);
    if (kings == 0) return;
    for (int d = 0; d < directions; ++d) {
        if (!variant_.long_kings) {
            add(kings, d);
            continue;
        }
        each(kings, [&](int from) {
            for (int to = geometry_.next(from, d); to != nowhere && (empty >> to & 1) != 0; to = geometry_.next(to, d))
                list.push_back(pack(MoveType::step, from, to, 0, d));
        });
    }
}

bool Engine::moves_are_turns(const Position& p) const {
    if (p.going != nowhere || variant_.duty == Duty::huff) return false;
    const Squares who = capturers(p, p.seat);
    // Captures too are whole turns where none goes on: then each ends otherwise.
    return who == 0 || !goes_on(p, who);
}

// ---- what it does -------------------------------------------------------------------------------------------

Position Engine::play(const Position& p, Move m) const {
    const UnpackedMove u = unpack(m);
    const std::size_t me = p.seat, other = 1 - me;
    if (u.type == MoveType::demand) return demand(p);
    Position q = p;
    if (u.type == MoveType::huff) {
        q.pieces.of[other] &= ~square(u.from);
        q.pieces.kings &= ~square(u.from);
        // One omission is paid for by one piece.
        q.owed &= ~p.pieces.of[other];
        q.acted = true;
        q.before = {};
        return q;
    }
    const bool king = is_king(p, u.from);
    const Squares way = square(u.from) | square(u.to);
    if (variant_.duty == Duty::huff && p.going == nowhere) note_duty(p, q);
    q.pieces.of[me] ^= way;
    if (king) q.pieces.kings ^= way;
    if (variant_.duty == Duty::huff) {
        if ((q.owed & square(u.from)) != 0) q.owed ^= way;
        if ((q.able & square(u.from)) != 0) q.able ^= way;
    }
    if (u.type == MoveType::capture) {
        if (variant_.duty == Duty::huff) {
            const int gain = variant_.most ? worth(ground(p, p.seat), u.victim) : p.going == nowhere ? q.due : 0;
            q.due = static_cast<std::uint16_t>(q.due > gain ? q.due - gain : 0);
            q.owed &= ~(square(u.victim) | square(u.to));
        }
        if (variant_.removal == Removal::at_end) {
            q.taken |= square(u.victim);
        } else {
            q.pieces.of[other] &= ~square(u.victim);
            q.pieces.kings &= ~square(u.victim);
        }
        q.going = static_cast<std::int8_t>(u.to);
        if (!variant_.may_turn_back && king) q.came = static_cast<std::int8_t>(u.direction);
        const bool stops = variant_.crowning_ends && !king && (geometry_.last_row(p.seat) >> u.to & 1) != 0;
        if (!stops && can_hop(ground(q, q.seat), q.seat, u.to, king, q.came)) return q;
        if (q.taken != 0) {
            q.pieces.of[other] &= ~q.taken;
            q.pieces.kings &= ~q.taken;
        }
    }
    q.pieces.kings |= square(u.to) & geometry_.last_row(p.seat);
    q.taken = 0;
    q.going = q.came = nowhere;
    q.seat = static_cast<std::uint8_t>(other);
    if (variant_.duty == Duty::huff) end_turn(q, q.before);
    return q;
}

/// At the first move of a turn: what should be captured, and who could. The board as it is is kept in case it is to be restored.
void Engine::note_duty(const Position& p, Position& q) const {
    q.due = 0;
    q.able = capturers(p, p.seat);
    q.before = p.pieces;
    if (q.able == 0) return;
    if (!variant_.most) {
        q.due = a_piece;
        return;
    }
    MoveList greatest;
    captures(p, greatest, true);
    q.due = static_cast<std::uint16_t>(best_capture(p));
    q.able = 0;
    for (const Move m : greatest) q.able |= square(unpack(m).from);
}

/// Whose turn it was has let a capture go by, or not; what it owes it owes as long as the piece could capture.
void Engine::end_turn(Position& q, const Pieces& at_start) const {
    const int ended = 1 - q.seat;
    const bool passed_over = q.due > 0;
    if (passed_over) q.owed |= q.able;
    q.owed &= capturers(q, 0) | capturers(q, 1);
    q.before = passed_over && (q.owed & q.pieces.of[static_cast<std::size_t>(ended)]) != 0 ? at_start : Pieces{};
    q.due = 0;
    q.able = 0;
    q.acted = false;
    q.must = static_cast<std::uint8_t>(q.must & ~(1 << ended));
}

/// The last turn is undone and the capture made in its place; where the capture was passed over earlier, it is made next.
Position Engine::demand(const Position& p) const {
    Position q = p;
    const int other = 1 - p.seat;
    q.must = static_cast<std::uint8_t>(q.must | 1 << other);
    q.owed &= ~p.pieces.of[static_cast<std::size_t>(other)];
    q.before = {};
    if (p.before.none()) {
        q.acted = true;
        return q;
    }
    q.pieces = p.before;
    q.owed &= q.pieces.of[p.seat] & capturers(q, p.seat);
    q.seat = static_cast<std::uint8_t>(other);
    return q;
}

Position Engine::turn_of(const Position& p, int seat) const {
    if (seat == p.seat) return p;
    Position q;
    q.pieces = p.pieces;
    for (Squares& of : q.pieces.of) of &= ~p.taken;
    q.pieces.kings &= q.pieces.standing();
    // Whoever was in the middle of a capture may stand where it would be crowned.
    for (int of = 0; of < 2; ++of) q.pieces.kings |= q.pieces.of[static_cast<std::size_t>(of)] & geometry_.last_row(of);
    q.seat = static_cast<std::uint8_t>(seat);
    return q;
}

// ---- how it ends --------------------------------------------------------------------------------------------

Outcome Engine::result(const Position& p) const {
    const std::size_t me = p.seat, other = 1 - me;
    const auto wins = [&](std::size_t seat, std::string_view sentence) {
        return kit::won(
            *card_, static_cast<int>(seat), variant_.says.end,
            say(sentence, {{"player", card_->seats[seat].shown()}, {"other", card_->seats[1 - seat].shown()}}));
    };
    if (p.pieces.of[other] == 0) return wins(me, sentences::no_pieces);
    if (p.pieces.of[me] == 0) return wins(other, sentences::no_pieces);
    if (p.going != nowhere || capturers(p, p.seat) != 0) return {};
    if (variant_.duty == Duty::huff && !p.acted && owed_to(p) != 0) return {};
    MoveList list;
    steps(p, list);
    return list.empty() ? wins(other, sentences::no_move) : Outcome{};
}

Outcome Engine::repeated(std::span<const Position>) const {
    return kit::drawn(*card_, variant_.says.repetition, std::string(sentences::repeated));
}

std::uint64_t Engine::hash(const Position& p) const {
    const auto spread = [](std::uint64_t x) {
        x ^= x >> 32;
        x *= 0xD6E8FEB86659FD93u;
        return x ^ x >> 32;
    };
    std::uint64_t h = spread(p.pieces.of[0] * 0x9E3779B97F4A7C15u + p.seat);
    // Spread before the next set is added: else the highest bit of a set would cancel that of the next.
    h = spread(h + p.pieces.of[1]);
    h = spread(h * 0xBF58476D1CE4E5B9u + p.pieces.kings);
    if (p.going != nowhere || p.taken != 0) {
        h = kit::mix(h, static_cast<std::int64_t>(p.taken));
        h = kit::mix(h, p.going * 8 + p.came);
    }
    if (variant_.duty == Duty::huff) {
        h = kit::mix(h, static_cast<std::int64_t>(p.owed));
        h = kit::mix(h, static_cast<std::int64_t>(p.able));
        h = kit::mix(h, p.acted + 2 * p.must + 8 * p.due);
        for (const Squares set : {p.before.of[0], p.before.of[1], p.before.kings})
            h = kit::mix(h, static_cast<std::int64_t>(set));
    }
    return h;
}

}  // namespace ludus::draughts
