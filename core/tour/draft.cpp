// How knight's tours are set up (core/game/draft.hpp): "a1-b3-c5", a number on each square in the order they were visited.

#include <algorithm>

#include "core/base/text.hpp"
#include "core/game/draft.hpp"
#include "core/kit/pieces.hpp"
#include "core/tour/tour.hpp"

namespace ludus::tour {

std::shared_ptr<const DraftRules> KnightsTour::drafts() const {
    class Drafts final : public DraftRules {
    public:
        explicit Drafts(const KnightsTour& tour) : tour_(tour) {
            hold_one_on_points(tour.board());
            for (int n = 1; n <= tour.grid_.size(); ++n) {
                const std::string text = std::to_string(n);
                Face face = kit::piece(Shape::round, -1, 0, text);
                face.text = text;
                kit_.pieces.push_back({text, std::move(face)});
            }
            if (tour.to_chosen_)
                kit_.settings.push_back({"to", "Where the tour is to end", DraftSetting::Kind::spots, {}, 0, 1});
            if (tour.method_ == Method::euler) add_number("turned", "Turnings so far", most_turnings);
            tails_ = {{"to"}, {"turned"}};
            cite_else(card(), {".knight", ".move", ".board"});
        }
        std::vector<DraftWord> head(const Draft& draft) const override {
            std::vector<DraftMan> walk = draft.men;
            std::stable_sort(walk.begin(), walk.end(),
                             [](const DraftMan& a, const DraftMan& b) { return a.piece < b.piece; });
            DraftWord out;
            // A number left out, or twice on the board, is no walk: it is told by the square before it, which is named again.
            int next = 0;
            for (const DraftMan& man : walk) {
                out.text += (out.text.empty() ? "" : "-") + (man.piece == next ? "" : std::string("-")) +
                            tour_.grid_.name(man.spot);
                out.spots.push_back(man.spot);
                next = man.piece + 1;
            }
            if (out.text.empty()) out.text = "-";
            return {std::move(out)};
        }
        // As a walk is seen its first and last square are no numbers.
        void read_men(const Game& game, const ludus::Position& position, Draft& draft) const override {
            const std::string text = game.write(position);
            std::string way(split_words(text).front());
            if (way == "-") return;
            std::replace(way.begin(), way.end(), '-', ' ');
            int n = 0;
            for (const std::string_view name : split_words(way)) draft.men.push_back({tour_.grid_.find(name), n++, 1});
        }

    private:
        const KnightsTour& tour_;
    };
    return std::make_shared<const Drafts>(*this);
}

}  // namespace ludus::tour
