// Moves in words, and the board as plain text.
//   "c3-d4" a step, "c3xe5" one hop, "huff-d6", "demand"

#include <algorithm>

#include "core/draughts/engine.hpp"
#include "core/draughts/sentences.hpp"
#include "core/game/reading.hpp"

namespace ludus::draughts {

std::string Engine::words(const Position&, Move m) const {
    const UnpackedMove u = unpack(m);
    switch (u.type) {
        case MoveType::huff: return "huff-" + name(u.from);
        case MoveType::demand: return "demand";
        case MoveType::step: return name(u.from) + "-" + name(u.to);
        case MoveType::capture: break;
    }
    return name(u.from) + "x" + name(u.to);
}

/// As words() writes it, or by the numbers of books of draughts.
Expected<Move> Engine::read(const Position& p, std::string_view text) const {
    MoveList list;
    moves(p, list);
    for (const Move m : list)
        if (written(p, m, 1) == text) return m;
    return read_by_words(*this, p, text);
}

std::string Engine::sketch(const Position& p) const {
    std::string out = geometry_.grid().sketch([&](int cell) {
        const Squares at = square(geometry_.bit(cell));
        if ((p.pieces.standing() & at) == 0) return '.';
        const bool black = (p.pieces.of[1] & at) != 0, king = (p.pieces.kings & at) != 0;
        return black ? (king ? 'B' : 'b') : king ? 'W' : 'w';
    });
    const std::string& player = card_->seats[p.seat].shown();
    out += p.going == nowhere ? say(sentences::to_move, {{"player", player}})
                              : say(sentences::going_on, {{"player", player}, {"from", name(p.going)}});
    return out + "\n";
}

}  // namespace ludus::draughts
