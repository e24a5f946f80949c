#pragma once
// How positions are set up where every seat has one kind of piece (core/game/draft.hpp).

#include "core/base/index.hpp"
#include "core/game/draft.hpp"
#include "core/game/game.hpp"
#include "core/kit/pieces.hpp"

namespace ludus::kit {

/// One kind of piece a seat, of this shape: the kit's pieces are the seats, and every spot of the board holds one.
class OneKind : public DraftRules {
public:
    OneKind(const Card& card, const Board& board, Shape shape) {
        hold_one_on_points(board);
        for (int seat = 0; seat < static_cast<int>(card.seats.size()); ++seat)
            kit_.pieces.push_back(
                {card.seats[at(seat)].id, piece(shape, -1, seat, card.seats[at(seat)].shown() + " piece")});
        add_turn(card);
    }
    // As its figure differs from place to place.
    void read_men(const Game& game, const Position& position, Draft& draft) const override {
        for (const Face& face : game.faces(position))
            if (!is_cast(face.shape) && face.spot >= 0 && kit_.holds[at(face.spot)] > 0)
                draft.men.push_back({face.spot, face.owner, face.count});
    }
};

}  // namespace ludus::kit
