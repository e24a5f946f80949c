#include "core/chess/armies_draft.hpp"

#include "core/chess/faults.hpp"

namespace ludus::chess {

ArmiesDrafts::ArmiesDrafts(const Card& card, const Board& board, std::vector<Face> pieces)
    : card_(card), board_(board) {
    groups_ = true;
    head_length_ = card.seats.size() + 1;
    hold_one_on_points(board);
    for (Face& face : pieces) kit_.pieces.push_back({card.seats[at(face.owner)].id + "-" + face.text, std::move(face)});
    add_turn(card);
}

std::vector<DraftWord> ArmiesDrafts::head(const Draft& draft) const {
    std::vector<DraftWord> out;
    for (int army = 0; army < static_cast<int>(card_.seats.size()); ++army) {
        std::vector<DraftWord> men;
        for (std::size_t piece = 0; piece < kit_.pieces.size(); ++piece) {
            const Face& face = kit_.pieces[piece].face;
            if (face.owner != army) continue;
            for (int spot = 0; spot < static_cast<int>(kit_.holds.size()); ++spot)
                for (const DraftMan& man : draft.men)
                    if (man.spot == spot && man.piece == static_cast<int>(piece)) {
                        men.push_back({face.text + board_.spots[at(spot)].name, {spot}});
                    }
        }
        add_side(out, card_.seats[at(army)].id, std::move(men));
    }
    add_mover(out, draft);
    return out;
}

}  // namespace ludus::chess
