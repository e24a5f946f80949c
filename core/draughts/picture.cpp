// The board and the pieces as they are seen, and what is touched to move.

#include "core/draughts/engine.hpp"
#include "core/draughts/sentences.hpp"
#include "core/kit/pieces.hpp"

namespace ludus::draughts {

Board Engine::board() const {
    Board out = geometry_.grid().board();
    if (variant_.lines == Lines::diagonal && !variant_.dark_squares) {
        const auto other = [](Tone& tone) { tone = tone == Tone::dark ? Tone::light : Tone::dark; };
        for (Spot& spot : out.spots) other(spot.tone);
        for (BoardCell& cell : out.unused) other(cell.tone);
    }
    const kit::Grid& grid = geometry_.grid();
    if (variant_.lines == Lines::diagonal) {
        for (int cell = 0; cell < grid.size(); ++cell)
            out.labels.push_back({.at = out.spots[static_cast<std::size_t>(cell)].centre,
                                  .text = number(geometry_.bit(cell)),
                                  .notation = 1,
                                  .corner = true});
        for (int cell = 0; cell < grid.size(); ++cell)
            out.labels.push_back({.at = out.spots[static_cast<std::size_t>(cell)].centre,
                                  .text = grid.name(cell),
                                  .notation = 0,
                                  .corner = true});
    } else {
        for (int cell = 0; cell < grid.size(); ++cell)
            out.labels.push_back(
                {.at = out.spots[static_cast<std::size_t>(cell)].centre, .text = grid.name(cell), .corner = true});
    }
    if (variant_.duty == Duty::huff) {
        out.spots.push_back(kit::button("huff", std::string(sentences::huff_button)));
        out.spots.push_back(kit::button("demand", std::string(sentences::demand_button)));
    }
    return out;
}

std::string Engine::kind(const Position& p, int bit) const {
    return is_king(p, bit) ? variant_.king_name : std::string(sentences::plain);
}

std::vector<Face> Engine::faces(const Position& p) const {
    std::vector<Face> out;
    for (int seat = 0; seat < 2; ++seat)
        each(p.pieces.of[static_cast<std::size_t>(seat)], [&](int bit) {
            const std::string& player = card_->seats[static_cast<std::size_t>(seat)].id;
            Face face = kit::piece(Shape::checker, geometry_.cell(bit), seat, player + " " + kind(p, bit));
            if (is_king(p, bit)) {
                face.text = variant_.king_letter;
                face.turned = true;  // drawn as a crowned pile
            }
            if ((p.taken >> bit & 1) != 0) face.name += ", captured";
            out.push_back(std::move(face));
        });
    return out;
}

std::vector<int> Engine::touches(const Position&, Move m) const {
    const UnpackedMove u = unpack(m);
    const int buttons = geometry_.grid().size();
    if (u.type == MoveType::huff) return {buttons, geometry_.cell(u.from)};
    if (u.type == MoveType::demand) return {buttons + 1};
    return {geometry_.cell(u.from), geometry_.cell(u.to)};
}

}  // namespace ludus::draughts
