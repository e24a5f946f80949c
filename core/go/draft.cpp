// How positions of Go are set up (core/game/draft.hpp): "black 19/19/3X15/... captured:6,3 ko:94 passed".

#include <algorithm>
#include <utility>

#include "core/base/index.hpp"
#include "core/base/letters.hpp"
#include "core/base/text.hpp"
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
                kit_.settings.push_back(
                    {captured(seat), "Stones captured by " + go.player(seat), Kind::number, {}, 0, 9999});
            if (go.ko_ == Ko::simple)
                kit_.settings.push_back({"ko", "Where ko forbids capturing back", Kind::spots, {}, 0, 1});
            add_flag("passed", "The other has just passed");
            kit_.settings.push_back({"phase",
                                     "After the last pass",
                                     Kind::choice,
                                     {{"", "not yet"},
                                      {"marking", "dead stones are marked"},
                                      {"camps", "camps are told"},
                                      {"paying", "stones are taken off for camps"},
                                      {"clearing", "dead stones are taken off"},
                                      {"filling", "camps are filled"},
                                      {"counting", "points are counted"},
                                      {"over", "all is counted"}}});
            kit_.settings.push_back({"dead", "Stones marked as dead", Kind::spots, {}, 0, most});
            kit_.settings.push_back({"off", "Stones taken off for camps", Kind::spots, {}, 0, most});
            add_flag("marked", "Who is to move has marked stones");
            add_flag("agreed", "The other agrees with the marks");
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
        // Also those that are taken off for the count, and none of the spare ones it adds.
        void read_men(const Game& game, const ludus::Position& position, Draft& draft) const override {
            const std::string text = game.write(position);
            const std::string_view rows = split_words(text)[1];
            int row = go_.lines() - 1, column = 0, free = 0;
            for (const char sign : rows) {
                if (is_digit(sign)) {
                    free = 10 * free + (sign - '0');
                    continue;
                }
                column += std::exchange(free, 0);
                if (sign == '/') --row, column = 0;
                else draft.men.push_back({go_.grid().cell(column++, row), sign == 'X' ? black : 1 - black, 1});
            }
        }
        std::string tail(const Draft& draft, const DraftTail& tail) const override {
            if (tail.key == "dead" || tail.key == "off") {
                Cells cells;
                const std::string names = draft.value(tail.key);
                for (const std::string_view name : split_words(names)) cells.set(at(go_.grid().find(name)));
                return go_.cells_text("", cells);
            }
            if (tail.key != "captured") return DraftRules::tail(draft, tail);
            const std::string black_took = draft.value(captured(0)), white_took = draft.value(captured(1));
            if (black_took.empty() && white_took.empty()) return {};
            return (black_took.empty() ? "0" : black_took) + "," + (white_took.empty() ? "0" : white_took);
        }
        void read_tail(const DraftTail& tail, const std::string& value, Draft& draft) const override {
            if (tail.key == "dead" || tail.key == "off") {
                // Settings list spots by number.
                std::vector<int> cells;
                std::string names = value;
                std::replace(names.begin(), names.end(), ',', ' ');
                for (const std::string_view name : split_words(names)) cells.push_back(go_.grid().find(name));
                std::sort(cells.begin(), cells.end());
                std::string list;
                for (const int cell : cells) list += (list.empty() ? "" : " ") + go_.grid().name(cell);
                return draft.say_of(tail.key, list);
            }
            if (tail.key != "captured") return DraftRules::read_tail(tail, value, draft);
            const std::size_t comma = value.find(',');
            for (int seat = 0; seat < 2; ++seat) {
                const std::string number = seat == 0 ? value.substr(0, comma) : value.substr(comma + 1);
                draft.say_of(captured(seat), number == "0" ? "" : number);
            }
        }

    private:
        static std::string captured(int seat) { return "captured-" + card().seats[static_cast<std::size_t>(seat)].id; }
        const Go& go_;
    };
    return std::make_shared<const Drafts>(*this);
}

}  // namespace ludus::go
