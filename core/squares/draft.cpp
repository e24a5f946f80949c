// How magic squares are set up (core/game/draft.hpp): "8,1,6/3,5,7/4,9,2".

#include "core/game/draft.hpp"
#include "core/base/index.hpp"
#include "core/base/text.hpp"
#include "core/kit/pieces.hpp"
#include "core/squares/magic_squares.hpp"

namespace ludus::squares {

std::shared_ptr<const DraftRules> MagicSquares::drafts() const {
    class Drafts final : public DraftRules {
    public:
        explicit Drafts(const MagicSquares& game) : game_(game) {
            kit_.holds.assign(game.board().spots.size(), 0);
            for (int i = 0; i < game.cells(); ++i) kit_.holds[at(game.spot(i))] = 1;
            for (int n = 1; n <= game.cells(); ++n) {
                const std::string text = std::to_string(n);
                Face face = kit::piece(Shape::figure, -1, 0, text);
                face.text = text;
                kit_.pieces.push_back({text, std::move(face)});
            }
            if (const int most = static_cast<int>(game.steps_.size()) - game.sets_ - game.adds_; most > 0)
                kit_.settings.push_back({"exchanges", "Exchanges made", DraftSetting::Kind::number, {}, 0, most});
            tails_ = {{"exchanges"}};
            cite("no number twice", "falkener.squares.constant");
            cite_else(card(), {".constant", ".checker"});
        }
        std::vector<DraftWord> head(const Draft& draft) const override {
            DraftWord rows;
            const int n = game_.order();
            for (int i = 0; i < game_.cells(); ++i) {
                if (i > 0) rows.text += i % n == 0 ? "/" : ",";
                std::string cell = ".";
                for (const DraftMan& man : draft.men)
                    if (man.spot == game_.spot(i)) {
                        cell = kit_.pieces[at(man.piece)].id;
                        rows.spots.push_back(man.spot);
                    }
                rows.text += cell;
            }
            return {std::move(rows)};
        }

    private:
        const MagicSquares& game_;
    };
    return std::make_shared<const Drafts>(*this);
}

}  // namespace ludus::squares
