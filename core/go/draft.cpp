// How positions of Go are set up (core/game/draft.hpp): "black 19/19/3X15/... captured:6,3 ko:94 passed".

#include "core/game/draft.hpp"
#include "core/go/go.hpp"
#include "core/kit/pieces.hpp"

namespace ludus::go {

std::shared_ptr<const DraftRules> Go::drafts() const {
    class Drafts final : public DraftRules {
    public:
        explicit Drafts(const Go& go) : go_(go) {
            using Style = DraftTail::Style;
            using Kind = DraftSetting::Kind;
            head_length_ = 2;
            hold_one_on_points(go.board());
            for (int seat = 0; seat < 2; ++seat)
                kit_.pieces.push_back({card().seats[static_cast<std::size_t>(seat)].id,
                                       kit::piece(Shape::stone, -1, seat, go.player(seat) + " stone")});
            add_turn(card());
            for (int seat = 0; seat < 2; ++seat)
                kit_.settings.push_back({captured(seat), "Stones captured by " + go.player(seat), Kind::number, {}, 0, 9999});
            if (go.ko_ == Ko::simple) kit_.settings.push_back({"ko", "Where ko forbids taking back", Kind::spots, {}, 0, 1});
            kit_.settings.push_back(
                {"passed", "The other has just passed", Kind::choice, {{"", "no"}, {"yes", "yes"}}});
            tails_ = {{"captured"},
                      {"ko"},
                      {"passed", Style::flag},
                      {"phase", Style::bare, {"marking", "camps", "paying", "clearing", "filling", "counting", "over"}},
                      {"dead"},
                      {"off"},
                      {"marked", Style::flag},
                      {"agreed", Style::flag}};
            cite("a free point beside", "falkener.go.take");
            cite("taken back", "falkener.go.ko");
            cite("a pass", "falkener.go.end");
            cite("dead", "falkener.go.dead");
            cite("camps", "falkener.go.camps");
            cite_else(card(), {".setup", ".board"});
        }

        std::vector<DraftWord> head(const Draft& draft) const override {
            Go::Position p;
            DraftWord stones;
            for (const DraftMan& man : draft.men) {
                p.owner.put(man.spot, man.piece);
                stones.spots.push_back(man.spot);
            }
            stones.text = go_.stones_text(p);
            return {{draft.value("turn"), {}, "turn"}, std::move(stones)};
        }
        void read_head(const std::vector<std::string_view>& words, Draft& draft) const override {
            draft.say_of("turn", std::string(words.front()));
        }
        // Also of the dead, that are taken off for the count.
        void read_men(const Game& game, const ludus::Position& position, Draft& draft) const override {
            DraftRules::read_men(game, position, draft);
        }
        std::string tail(const Draft& draft, const DraftTail& tail) const override {
            if (tail.key != "captured") return DraftRules::tail(draft, tail);
            const std::string black_took = draft.value(captured(0)), white_took = draft.value(captured(1));
            if (black_took.empty() && white_took.empty()) return {};
            return (black_took.empty() ? "0" : black_took) + "," + (white_took.empty() ? "0" : white_took);
        }
        void read_tail(const DraftTail& tail, const std::string& value, Draft& draft) const override {
            if (tail.key != "captured") return DraftRules::read_tail(tail, value, draft);
            const std::size_t comma = value.find(',');
            for (int seat = 0; seat < 2; ++seat) {
                const std::string number = seat == 0 ? value.substr(0, comma) : value.substr(comma + 1);
                draft.say_of(captured(seat), number == "0" ? "" : number);
            }
        }

    private:
        static std::string captured(int seat) {
            return "captured-" + card().seats[static_cast<std::size_t>(seat)].id;
        }
        const Go& go_;
    };
    return std::make_shared<const Drafts>(*this);
}

}  // namespace ludus::go
