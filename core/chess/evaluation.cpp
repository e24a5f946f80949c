// What the computer makes of a board: what the men are worth, how far they have come, how many squares they reach, and how
// many enemies stand about the king. In hundredths of the least man; by weights that its player has learnt, where a game has some.

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <optional>

#include "core/chess/engine.hpp"
#include "core/chess/nets/net.hpp"
#include "core/chess/weights.hpp"
#include "core/game/limits.hpp"

namespace ludus::chess {
namespace {

constexpr int reached = 3;      ///< for each square a man may go to
constexpr int middle = 4;       ///< for each step nearer to the middle
constexpr int onward = 6;       ///< for each row a man who may turn has come on
constexpr int near_king = 9;    ///< for each square about the enemy's king that is struck at
constexpr int in_hand = 110;    ///< hundredths of what a man is worth on the board
constexpr int to_play = 8;      ///< for the side to move
constexpr int driven = 30;      ///< for each step a king who stands alone is from the middle
constexpr int alone_reach = 2;  ///< a square it may go to at once counts so many times more
constexpr int unguarded = 3;    ///< ... and so many an enemy nobody guards
constexpr int closing = 12;     ///< for each step the other king has come towards him

int off_middle(const Geometry& geometry, int square) {
    return std::max(std::abs(2 * geometry.column(square) - (geometry.columns - 1)),
                    std::abs(2 * geometry.row(square) - (geometry.rows - 1))) /
           2;
}

/// Steps between two squares, as a king walks.
int apart(const Geometry& geometry, int from, int to) {
    return std::max(std::abs(geometry.column(from) - geometry.column(to)),
                    std::abs(geometry.row(from) - geometry.row(to)));
}

}  // namespace

int plain_worth(const Kind& kind, const SeenOfMan& seen) {
    int worth = seen[0] * kind.worth;
    if (!kind.royal) {
        worth += seen[1] * reached + seen[2] * near_king - seen[3] * middle;
        if (!kind.turns.empty()) worth += seen[4] * onward;
    }
    return worth * Weights::unit;
}

int plain_worth_in_hand(const Kind& kind) { return kind.worth * in_hand * Weights::unit / 100; }

/// What it is worth to the other side that a king alone stands near an edge and the other king near him: so is he mated.
int Chess::cornered(const Position& p, int seat) const {
    if (p.royals[at(seat)] == 0) return 0;
    const int king = p.men.where[at(std::countr_zero(p.royals[at(seat)]))];
    int worth = off_middle(variant_.geometry, king) * driven;
    if (p.royals[at(1 - seat)] != 0) {
        const int other = p.men.where[at(std::countr_zero(p.royals[at(1 - seat)]))];
        worth += (std::max(variant_.geometry.columns, variant_.geometry.rows) - apart(variant_.geometry, king, other)) *
                 closing;
    }
    return worth;
}

/// What it is worth to the other side that a strong royal piece alone has few squares to stand on, and prey that is guarded.
int Chess::hemmed_in(const Position& p, int seat) const {
    if (p.royals[at(seat)] == 0) return 0;
    const int number = std::countr_zero(p.royals[at(seat)]), from = p.men.where[at(number)];
    Men others = p.men;
    others.lift(number);
    Squares safe;
    int open = 0;
    for (int s = 0; s < variant_.geometry.size(); ++s) {
        if (attacked(others, s, 1 - seat)) continue;
        safe.set(at(s));
        open += others.empty(s) ? 1 : unguarded;
    }
    attacks_.each_target(
        p.men, p.men.what[at(number)], from, [seat](Code other) { return seat_of(other) != seat; },
        [&](int to, int) { open += safe.test(at(to)) ? alone_reach : 0; });
    return -open * variant_.freedom;
}

std::vector<PieceWorth> Chess::piece_worths() const {
    std::vector<PieceWorth> out;
    // Kinds that look alike are one, and who moves as another does but in privilege is that other.
    for (const Kind& kind : variant_.kinds)
        if (!kind.royal && kind.worth > 0 && kind.same_as < 0)
            out.push_back({std::string(kind.shown()), static_cast<float>(kind.worth) / 100.0F});
    return out;
}

/// `man` is told of each of them, where he stands too; `side` of each side. Whom attacks and guards are asked of only where `attacks` says so.
template <class Man, class Side>
void Chess::each_seen(const Position& p, bool attacks, Man man, Side side) const {
    const Geometry& geometry = variant_.geometry;
    std::array<Squares, 2> about_king;
    std::array<int, 2> king{nowhere, nowhere};
    for (int seat = 0; seat < 2; ++seat)
        for (std::uint64_t left = p.royals[at(seat)]; left != 0; left &= left - 1) {
            const int square = p.men.where[at(std::countr_zero(left))], c = geometry.column(square),
                      r = geometry.row(square);
            if (king[at(seat)] == nowhere) king[at(seat)] = square;
            about_king[at(seat)] |= geometry.part(std::max(0, c - 1), std::min(geometry.columns - 1, c + 1),
                                                  std::max(0, r - 1), std::min(geometry.rows - 1, r + 1));
        }
    const auto from_king = [&](int from, int seat) {
        return king[at(seat)] == nowhere ? 0 : apart(geometry, from, king[at(seat)]);
    };
    struct Sight {
        int squares = 0, struck = 0;
        int least = std::numeric_limits<int>::max();  ///< worth of the least enemy who attacks him
        bool guarded = false;
    };
    std::array<Sight, most_men> sights;
    std::array<int, 2> attackers{}, struck{};
    std::array<Squares, 2> reaching{}, guarding{}, standing{};  // squares of a side; of its men but the king
    for (int n = 0; n < p.men.count; ++n) {
        const int from = p.men.where[at(n)];
        if (from == nowhere) continue;
        const Code code = p.men.what[at(n)];
        const int seat = seat_of(code), worth = variant_.kinds[at(kind_of(code))].worth;
        Squares reached_here;
        Sight& own = sights[at(n)];
        attacks_.each_target(
            p.men, code, from, [&](Code other) { return attacks || seat_of(other) != seat; },
            [&](int to, int) {
                if (attacks) reached_here.set(at(to));
                if (attacks && !p.men.empty(to)) {
                    const int other = p.men.man(to);
                    Sight& met = sights[at(other)];
                    if (seat_of(p.men.what[at(other)]) == seat) {
                        met.guarded = true;
                        return;
                    }
                    met.least = std::min(met.least, worth);
                }
                ++own.squares;
                own.struck += about_king[at(1 - seat)].test(at(to)) ? 1 : 0;
            });
        if (attacks) {
            standing[at(seat)].set(at(from));
            reaching[at(seat)] |= reached_here;
            if (!variant_.kinds[at(kind_of(code))].royal) guarding[at(seat)] |= reached_here;
        }
        attackers[at(seat)] += own.struck > 0 ? 1 : 0;
        struck[at(seat)] += own.struck;
    }
    for (int n = 0; n < p.men.count; ++n) {
        const int from = p.men.where[at(n)];
        if (from == nowhere) continue;
        const Code code = p.men.what[at(n)];
        const int seat = seat_of(code), kind = kind_of(code);
        const Sight& own = sights[at(n)];
        const int row = seat == 0 ? geometry.row(from) : geometry.rows - 1 - geometry.row(from);
        const bool attacked = own.least != std::numeric_limits<int>::max();
        man(seat, kind, place_of(geometry, kind, row, geometry.column(from)),
            SeenOfMan{1, std::min(own.squares, most_reach), own.struck, off_middle(geometry, from), row,
                      from_king(from, seat), from_king(from, 1 - seat),
                      own.least < variant_.kinds[at(kind)].worth ? 1 : 0, attacked && !own.guarded ? 1 : 0});
    }
    for (int seat = 0; seat < 2; ++seat) {
        SeenOfSide seen{std::min(std::min(attackers[at(seat)], most_attackers) * struck[at(seat)], most_danger)};
        if (attacks) {
            const Squares& about = about_king[at(1 - seat)];
            int to_enter = 0;
            for (std::size_t slot = 0; slot < variant_.hand.size(); ++slot)
                if (variant_.hand[slot] != variant_.pawn) to_enter += p.hand[at(seat)][slot];
            const auto open = static_cast<int>((about & reaching[at(seat)] & ~guarding[at(1 - seat)]).count());
            seen[1] = open;
            seen[2] = open * std::min(to_enter, most_to_enter);
            seen[3] = static_cast<int>((about & ~reaching[at(seat)] & ~standing[at(1 - seat)]).count());
        }
        side(seat, seen);
    }
}

int Chess::evaluate(const Position& p, int side) const {
    const Weights* learnt = weights_of(variant_.learnt);
    std::array<int, 2> worth{};
    std::array<bool, 2> alone{true, true};  // but for the king
    const auto count = [&](int seat, const Kind& kind, int more) {
        if (!kind.royal) alone[at(seat)] = false;
        worth[at(seat)] += more;
    };
    const Net* net = learnt && variant_.net ? learnt->net : nullptr;
    std::optional<Net::Sight> sight;
    if (net) sight.emplace(variant_, p.turn);
    // Apart, so that the plain evaluation need not reckon what it does not count.
    if (learnt)
        each_seen(
            p, true,
            [&](int seat, int number, std::size_t place, const SeenOfMan& seen) {
                int more = learnt->places[place];
                for (std::size_t i = 0; i < seen.size(); ++i) more += seen[i] * learnt->men[at(number)][i];
                count(seat, variant_.kinds[at(number)], more);
                if (sight) sight->man(seat, number, seen);
            },
            [&](int seat, const SeenOfSide& seen) {
                for (std::size_t i = 0; i < seen.size(); ++i) worth[at(seat)] += seen[i] * learnt->side[i];
                if (sight) sight->side(seat, seen);
            });
    else
        each_seen(
            p, false,
            [&](int seat, int number, std::size_t, const SeenOfMan& seen) {
                const Kind& kind = variant_.kinds[at(number)];
                count(seat, kind, plain_worth(kind, seen));
            },
            [](int, const SeenOfSide&) {});
    for (int seat = 0; seat < 2; ++seat)
        for (std::size_t slot = 0; slot < variant_.hand.size(); ++slot) {
            const int held = p.hand[at(seat)][slot];
            if (held == 0) continue;
            alone[at(seat)] = false;
            worth[at(seat)] += learnt ? held * learnt->hands[slot][0] + learnt->hands[slot][1]
                                      : held * plain_worth_in_hand(variant_.kinds[at(variant_.hand[slot])]);
            if (sight) sight->hand(seat, slot, held);
        }
    if (sight) worth[p.turn] += net->judge(sight->inputs());
    for (int seat = 0; seat < 2; ++seat)
        if (alone[at(seat)] && !alone[at(1 - seat)])
            worth[at(1 - seat)] += (variant_.freedom != 0 ? hemmed_in(p, seat) : cornered(p, seat)) * Weights::unit;
    worth[p.turn] += to_play * Weights::unit;
    return (worth[at(side)] - worth[at(1 - side)]) / Weights::unit;
}

std::vector<int> Chess::seen(const Position& p, int side) const {
    const std::size_t men = variant_.kinds.size() * seen_of_a_man, hands = men + variant_.hand.size() * seen_in_hand;
    std::vector<int> out(hands + places_of(variant_) + seen_of_a_side);
    each_seen(
        p, true,
        [&](int seat, int number, std::size_t place, const SeenOfMan& seen) {
            const int sign = seat == side ? 1 : -1;
            for (std::size_t i = 0; i < seen.size(); ++i) out[at(number) * seen_of_a_man + i] += sign * seen[i];
            out[hands + place] += sign;
        },
        [&](int seat, const SeenOfSide& seen) {
            int* sums = &out[out.size() - seen_of_a_side];
            for (std::size_t i = 0; i < seen.size(); ++i) sums[i] += seat == side ? seen[i] : -seen[i];
        });
    for (int seat = 0; seat < 2; ++seat)
        for (std::size_t slot = 0; slot < variant_.hand.size(); ++slot) {
            const int held = p.hand[at(seat)][slot], sign = seat == side ? 1 : -1;
            out[men + slot * seen_in_hand] += sign * held;
            out[men + slot * seen_in_hand + 1] += held > 0 ? sign : 0;
        }
    return out;
}

std::vector<std::int16_t> Chess::net_inputs(const Position& p) const {
    Net::Sight sight(variant_, p.turn);
    each_seen(
        p, true, [&](int seat, int kind, std::size_t, const SeenOfMan& seen) { sight.man(seat, kind, seen); },
        [&](int seat, const SeenOfSide& seen) { sight.side(seat, seen); });
    for (int seat = 0; seat < 2; ++seat)
        for (std::size_t slot = 0; slot < variant_.hand.size(); ++slot) sight.hand(seat, slot, p.hand[at(seat)][slot]);
    return {sight.inputs().begin(), sight.inputs().end()};
}

/// The greatest man taken by the least comes first; one who is taken back for less than he took is no gain.
int Chess::move_score(const Position& p, Move m) const {
    const UnpackedMove unpacked = unpack(m);
    if (unpacked.type == MoveType::drop || unpacked.type == MoveType::castle || unpacked.type == MoveType::exchange)
        return 0;
    int gain = 0;
    if (unpacked.to != unpacked.from && !p.men.empty(unpacked.to))
        gain = 10 * kind_at(p, unpacked.to).worth - kind_at(p, unpacked.from).worth / 10;
    if (unpacked.type == MoveType::turn) gain += variant_.kinds[unpacked.kind].worth - kind_at(p, unpacked.from).worth;
    return gain;
}

/// What a move comes to, in hundredths, if both sides go on taking on its square, each with the least of those who can, and stop
/// where going on would lose. A king takes last, and only where nobody takes back.
int Chess::exchange(const Position& p, Move m) const {
    constexpr int king_worth = 100'000;
    const UnpackedMove unpacked = unpack(m);
    // Nobody is taken by these.
    if (unpacked.type == MoveType::castle || unpacked.type == MoveType::exchange || unpacked.type == MoveType::set_down)
        return 0;
    const int to = unpacked.to;
    struct Taker {
        int from, worth, seat;
        Code code;
        std::uint8_t number;
    };
    std::array<Taker, most_men> takers;
    std::size_t count = 0;
    const auto worth_of = [&](int kind) {
        const Kind& man = variant_.kinds[at(kind)];
        return man.royal && variant_.guarded == Guarded::each ? king_worth : man.worth;
    };
    /// To take him, and where captives enter again to hold him.
    const auto prize = [&](int kind) {
        const int captive = variant_.kinds[at(kind)].captive;
        return worth_of(kind) + (variant_.hand.empty() ? 0 : worth_of(captive >= 0 ? captive : kind));
    };
    for (int n = 0; n < p.men.count; ++n) {
        const int from = p.men.where[at(n)];
        if (from == nowhere || from == to || from == unpacked.from) continue;
        const Code code = p.men.what[at(n)];
        const AttackTables::Line& line = attacks_.line(code, from, to);
        if (!line.is || (!line.leaps && attacks_.ray(line).use == Use::stares)) continue;
        takers[count++] = {from, worth_of(kind_of(code)), seat_of(code), code, static_cast<std::uint8_t>(n + 1)};
    }
    std::sort(takers.begin(), takers.begin() + static_cast<std::ptrdiff_t>(count),
              [](const Taker& a, const Taker& b) { return a.worth < b.worth; });

    Men board = p.men;
    std::array<int, most_men + 1> gains;
    std::size_t depth = 0;
    int kind;  // of who stands on the square
    // One who turns where he stands takes nobody.
    gains[0] = to == unpacked.from || p.men.empty(to) ? 0 : prize(kind_of(p.men.what[at(p.men.man(to))]));
    if (unpacked.type == MoveType::drop) {
        kind = unpacked.kind;
        board.on[at(to)] = 1;  // whoever: only that somebody stands there is asked
    } else {
        const int before = kind_of(p.men.what[at(p.men.man(unpacked.from))]);
        kind = unpacked.type == MoveType::turn || unpacked.type == MoveType::once ? unpacked.kind : before;
        gains[0] += worth_of(kind) - worth_of(before);
        board.on[at(unpacked.from)] = 0;
        board.on[at(to)] = p.men.on[at(unpacked.from)];
    }
    for (int seat = 1 - p.turn;; seat = 1 - seat) {
        const Taker* least = nullptr;
        for (std::size_t i = 0; i < count && !least; ++i) {
            const Taker& one = takers[i];
            if (one.seat == seat && board.on[at(one.from)] == one.number &&
                attacks_.strikes(board, one.code, one.from, to))
                least = &one;
        }
        if (!least || depth + 1 == gains.size()) break;
        ++depth;
        gains[depth] = prize(kind) - gains[depth - 1];
        kind = kind_of(least->code);
        board.on[at(least->from)] = 0;
    }
    // Backwards: nobody takes who would lose by it.
    for (; depth > 0; --depth) gains[depth - 1] = -std::max(-gains[depth - 1], gains[depth]);
    return gains[0];
}

/// Where the pawns stand; how many of each kind stand; where each side's other men stand.
StructureKeys Chess::structure_keys(const Position& p) const {
    StructureKeys sums{};
    for (int n = 0; n < p.men.count; ++n) {
        const int from = p.men.where[at(n)];
        if (from == nowhere) continue;
        const Code code = p.men.what[at(n)];
        sums[kind_of(code) == variant_.pawn ? 0 : at(2 + seat_of(code))] += zobrist(code, from);
        sums[1] += zobrist(code, nowhere);
    }
    return sums;
}

/// Who moves, or enters, and where to.
int Chess::move_key(const Position& p, Move m) const {
    const UnpackedMove unpacked = unpack(m);
    const bool drop = unpacked.type == MoveType::drop;
    const int code = drop ? code_of(unpacked.kind, p.turn) : p.men.what[at(p.men.man(unpacked.from))];
    return 1 + ((code * 2 + (drop ? 1 : 0)) << 8 | unpacked.to);
}

Position Chess::null_move(const Position& p) const {
    Position q = p;
    q.turn = static_cast<std::uint8_t>(1 - p.turn);
    return q;
}

/// With a man greater than the least, moving is hardly ever a burden.
bool Chess::allows_null_move(const Position& p) const {
    for (int n = 0; n < p.men.count; ++n) {
        if (p.men.where[at(n)] == nowhere || seat_of(p.men.what[at(n)]) != p.turn) continue;
        const Kind& kind = variant_.kinds[at(kind_of(p.men.what[at(n)]))];
        if (kind.worth >= 300) return true;
    }
    return false;
}

}  // namespace ludus::chess
