// How good a position is, for the computer player.

#include <algorithm>
#include <bit>

#include "core/draughts/captures.hpp"
#include "core/draughts/weights.hpp"
#include "core/game/limits.hpp"

namespace ludus::draughts {
namespace {

int count(Squares set) { return std::popcount(set); }

const Weights& weights_of(const Variant& variant) {
    return variant.lines == Lines::straight ? turkish_weights : variant.long_kings ? polish_weights : english_weights;
}

}  // namespace

// Asked of few pieces alone; a module that does not search has no endings.
std::optional<Ending> Engine::ending(const Position& p) const {
    if (variant_.duty != Duty::compulsory || count(p.pieces.standing()) > Endings::most_pieces) return std::nullopt;
    return Endings::by_rules_of(*this)->of(*this, p);
}

std::vector<PieceWorth> Engine::piece_worths() const {
    const Weights& w = weights_of(variant_);
    return {{"piece", static_cast<float>(w.piece) / 100.0F}, {"king", static_cast<float>(w.king) / 100.0F}};
}

int Engine::evaluate(const Position& p, int side) const {
    if (const auto known = ending(p))
        return known->winner < 0 ? 0 : known->winner == side ? known_win - known->turns : known->turns - known_win;
    const Weights& w = weights_of(variant_);
    const std::array<int, 2> all = {count(p.pieces.of[0] & ~p.taken), count(p.pieces.of[1] & ~p.taken)};
    const int rows = geometry_.grid().rows();
    std::array<int, 2> value{}, material{};
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const Squares own = p.pieces.of[seat] & ~p.taken;
        if (own == 0) return seat == static_cast<std::size_t>(side) ? -lost_value : lost_value;
        const Squares kings = own & p.pieces.kings, plain = own & ~kings;
        material[seat] = w.piece * count(plain) + w.king * count(kings);
        value[seat] = material[seat];
        const int me = static_cast<int>(seat);
        for (int row = 1; row < rows - 1; ++row)
            value[seat] += count(plain & geometry_.row(me, row)) * row * w.row / (rows - 2);
        // Near to its crown, with nobody in the way, a piece is half a king.
        Squares open = plain & geometry_.row(me, rows - 2);
        for (int d = 0; d < directions; ++d)
            if (ahead_[seat][static_cast<std::size_t>(d)] && open != 0)
                value[seat] +=
                    w.near_crown * count(geometry_.shift(open, d) & geometry_.last_row(me) & ~p.pieces.standing());
        // As long as the other side has pieces to crown, the first row is worth guarding.
        if ((p.pieces.of[1 - seat] & ~p.pieces.kings) != 0)
            value[seat] += w.guard * count(plain & geometry_.row(me, 0));
        value[seat] += w.middle * count(own & middle_);
    }
    int total = value[0] - value[1];
    const int ahead = material[0] - material[1];
    if (ahead != 0) {
        // Who is ahead wants fewer pieces on the board, and its kings near the enemy; who is behind wants the corners of the long line.
        const std::size_t strong = ahead > 0 ? 0 : 1;
        const int sign = ahead > 0 ? 1 : -1;
        total += ahead * w.trade / std::max(1, all[0] + all[1]);
        const Squares hunters = p.pieces.of[strong] & p.pieces.kings, prey = p.pieces.of[1 - strong] & ~p.taken;
        if (hunters != 0 && all[0] + all[1] <= few_pieces) {
            int far = 0;
            each(hunters, [&](int a) { each(prey, [&](int b) { far += geometry_.distance(a, b); }); });
            total -= sign * w.approach * far / count(prey);
            total -= sign * w.refuge * count(prey & p.pieces.kings & refuge_);
        }
    }
    // The move is worth a little.
    total += p.seat == 0 ? w.tempo : -w.tempo;
    return side == 0 ? total : -total;
}

bool Engine::is_tactical(const Position& p, Move m) const {
    const UnpackedMove u = unpack(m);
    if (u.type != MoveType::step) return true;
    return !is_king(p, u.from) && (geometry_.last_row(p.seat) >> u.to & 1) != 0;
}

int Engine::move_score(const Position& p, Move m) const {
    const UnpackedMove u = unpack(m);
    switch (u.type) {
        case MoveType::huff: return is_king(p, u.from) ? 300 : 100;
        case MoveType::demand: return 0;
        case MoveType::capture: return is_king(p, u.victim) ? 300 : 100;
        case MoveType::step: break;
    }
    return is_tactical(p, m) ? 150 : 0;
}

}  // namespace ludus::draughts
