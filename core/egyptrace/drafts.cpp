// How positions of the Bowl and the Sacred Way are set up (core/game/draft.hpp).

#include "core/base/index.hpp"
#include "core/egyptrace/bowl.hpp"
#include "core/egyptrace/sentences.hpp"
#include "core/egyptrace/way.hpp"
#include "core/kit/draft.hpp"

namespace ludus::egyptrace {
namespace {

int standing(const Draft& draft, int spot, int piece) {
    int count = 0;
    for (const DraftMan& man : draft.men) count += man.spot == spot && man.piece == piece ? man.count : 0;
    return count;
}

}  // namespace

std::shared_ptr<const DraftRules> Bowl::drafts() const {
    class Drafts final : public kit::OneKind {
    public:
        explicit Drafts(const Bowl& bowl) : OneKind(bowl.card(), bowl.board(), Shape::checker) {
            head_length_ = 4;
            for (int seat = 0; seat < 2; ++seat) {
                for (int ring = 1; ring <= rings; ++ring) kit_.holds[at(ring_spot(seat, ring))] = pieces;
                kit_.holds[at(bowl_spot(seat))] = kit_.holds[at(hand_spot(seat))] = pieces;
                kit_.holds[at(prisoner_spot(seat))] = 0;  // all that stand nowhere else
            }
            DraftSetting roll{"roll", std::string(sentences::roll_to_use)};
            roll.choices = {{"", std::string(sentences::no_roll_yet)},
                            {"1", "1"},
                            {"2", "2"},
                            {"1+1", "1, 1"},
                            {"1+2", "1, 2"},
                            {"2+2", "2, 2"}};
            DraftTail tail{"roll", DraftTail::Style::bare};
            for (const DraftChoice& choice : roll.choices) tail.values.push_back(choice.value);
            kit_.settings.push_back(std::move(roll));
            tails_.push_back(std::move(tail));
            cite("pieces", "falkener.bowl.men");
            cite("roll", "falkener.bowl.throw");
            cite_else(bowl.card(), {".board"});
        }
        std::vector<DraftWord> head(const Draft& draft) const override {
            std::vector<DraftWord> out{{draft.value("turn"), {}, "turn"}};
            for (int seat = 0; seat < 2; ++seat) {
                DraftWord side{std::to_string(standing(draft, hand_spot(seat), seat)), {hand_spot(seat)}};
                for (int ring = 1; ring <= rings; ++ring) {
                    const int spot = ring_spot(seat, ring);
                    side.text += "," + std::to_string(standing(draft, spot, seat));
                    side.spots.push_back(spot);
                }
                out.push_back(std::move(side));
            }
            out.push_back({std::to_string(standing(draft, bowl_spot(0), 0)) + "," +
                               std::to_string(standing(draft, bowl_spot(1), 1)),
                           {bowl_spot(0), bowl_spot(1)}});
            return out;
        }
        bool fits(int spot, int piece) const override {
            if (spot < 2 * rings) return spot / rings == piece;
            return spot == bowl_spot(piece) || spot == hand_spot(piece);
        }
    };
    return std::make_shared<const Drafts>(*this);
}

std::shared_ptr<const DraftRules> Way::drafts() const {
    class Drafts final : public kit::OneKind {
    public:
        explicit Drafts(const Way& way) : OneKind(*way.card_, way.board(), Shape::checker), way_(way) {
            head_length_ = 5;
            const int most = 2 * way.variant_.camp;
            for (int seat = 0; seat < 2; ++seat) {
                for (int cell = 0; cell < way.home(); ++cell) kit_.holds[at(way.spot(seat, cell))] = most;
                kit_.holds[at(way.hand_spot(seat))] = kit_.holds[at(way.out_spot(seat))] = most;
                kit_.pieces[at(seat)].face.figure = seat == 0 ? "cone" : "reel";
            }
            kit_.settings.push_back(
                {"die", std::string(sentences::roll_to_use), DraftSetting::Kind::number, {}, 0, sides_of_die});
            add_number("quiet", sentences::quiet_turns, way.longest_wait());
            tails_ = {{"die"}, {"quiet"}};
            cite("one piece to a cell", "falkener.way.stack");
            cite("both sides on a cell", "falkener.way.take");
            cite("roll", "falkener.way.die");
            cite_else(*way.card_, {".array", ".board"});
        }
        std::vector<DraftWord> head(const Draft& draft) const override {
            std::vector<DraftWord> out{{draft.value("turn"), {}, "turn"}};
            for (int seat = 0; seat < 2; ++seat) {
                DraftWord side;
                for (int cell = 0; cell < way_.home(); ++cell) {
                    const int spot = way_.spot(seat, cell), count = standing(draft, spot, seat);
                    if (count == 0) continue;
                    side.text += (side.text.empty() ? "" : ",") + way_.name(cell);
                    if (count > 1) side.text += "x" + std::to_string(count);
                    side.spots.push_back(spot);
                }
                if (side.text.empty()) side.text = "-";
                out.push_back(std::move(side));
            }
            const auto both = [&](int first, int second) {
                out.push_back(
                    {std::to_string(standing(draft, first, 0)) + "," + std::to_string(standing(draft, second, 1)),
                     {first, second}});
            };
            both(way_.hand_spot(0), way_.hand_spot(1));
            both(way_.out_spot(0), way_.out_spot(1));
            return out;
        }
        bool fits(int spot, int piece) const override {
            for (int cell = 0; cell <= way_.home(); ++cell)
                if (way_.spot(piece, cell) == spot) return true;
            return spot == way_.hand_spot(piece);
        }

    private:
        const Way& way_;
    };
    return std::make_shared<const Drafts>(*this);
}

}  // namespace ludus::egyptrace
