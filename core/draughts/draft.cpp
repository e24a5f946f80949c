// How positions of draughts are set up (core/game/draft.hpp): "white a3c3Ke5 b8d6".

#include "core/game/draft.hpp"
#include "core/draughts/engine.hpp"
#include "core/draughts/faults.hpp"

namespace ludus::draughts {

std::shared_ptr<const DraftRules> Engine::drafts() const {
    class Drafts final : public DraftRules {
    public:
        explicit Drafts(const Engine& engine) : engine_(engine) {
            head_length_ = 3;
            const Card& card = *engine.card_;
            hold_one_on_points(engine.board());
            for (int seat = 0; seat < 2; ++seat)
                for (const bool king : {false, true}) {
                    draughts::Position alone;
                    alone.pieces.of[static_cast<std::size_t>(seat)] = 1;
                    alone.pieces.kings = king ? 1 : 0;
                    kit_.pieces.push_back({card.seats[static_cast<std::size_t>(seat)].id + (king ? "-king" : "-man"),
                                           std::move(engine.faces(alone).front())});
                }
            add_turn(card);
            kit_.settings.push_back({"on", "The piece that captures on", DraftSetting::Kind::spots, {}, 0, 1});
            for (const char* key : {"on", "taken", "came", "owed"}) tails_.push_back({key});
            tails_.push_back({"acted", DraftTail::Style::flag});
            for (const char* key : {"must", "due", "able", "before"}) tails_.push_back({key});
            const auto& says = engine.variant_.says;
            cite(faults::crowned_there, says.crown);
            cite(faults::some_piece, says.end);
            cite_else(card, {".array", ".board"});
        }

        std::vector<DraftWord> head(const Draft& draft) const override {
            std::vector<DraftWord> out{{draft.value("turn"), {}, "turn"}};
            for (int seat = 0; seat < 2; ++seat) {
                DraftWord side;
                // As the engine lists them: by its own order of squares.
                for (int bit = 0; bit < 64; ++bit)
                    for (const DraftMan& man : draft.men)
                        if (man.piece / 2 == seat && engine_.geometry_.bit(man.spot) == bit) {
                            side.text += (man.piece % 2 != 0 ? "K" : "") + engine_.name(bit);
                            side.spots.push_back(man.spot);
                        }
                if (side.text.empty()) side.text = "-";
                out.push_back(std::move(side));
            }
            return out;
        }

    private:
        const Engine& engine_;
    };
    return std::make_shared<const Drafts>(*this);
}

}  // namespace ludus::draughts
