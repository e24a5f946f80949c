// How positions of the games of tables are set up (core/game/draft.hpp): "am f3 &11 bar1 | n a13 off2 | to n | dice 6-5".

#include <algorithm>

#include "core/game/draft.hpp"
#include "core/tables/engine.hpp"
#include "core/tables/faults.hpp"
#include "core/tables/sentences.hpp"

namespace ludus::tables {

std::shared_ptr<const DraftRules> Engine::drafts() const {
    class Drafts final : public DraftRules {
    public:
        explicit Drafts(const Engine& engine) : engine_(engine) {
            groups_ = true;
            head_length_ = 3;
            const Card& card = *engine.card_;
            const Variant& variant = engine.variant_;
            hold_one_on_points(engine.board());
            for (int& most : kit_.holds) most *= family;
            for (int seat = 0; seat < 2; ++seat) {
                Face face;
                face.shape = Shape::checker;
                face.owner = seat;
                face.name = say(sentences::one_checker, {{"player", card.seats[at(seat)].shown()}});
                kit_.pieces.push_back({card.seats[at(seat)].id, std::move(face)});
                for (const int spot : {engine.spots_.bar[at(seat)], engine.spots_.hand[at(seat)], engine.spots_.off[at(seat)]})
                    if (spot >= 0) kit_.holds[at(spot)] = family;
            }
            add_turn(card);
            kit_.settings.front().choices.push_back({"lot", std::string(sentences::by_lot)});
            add_dice();
            for (const char* key : {"dice", "give", "name", "passed", "then", "left", "named", "again", "pact", "owes",
                                    "released", "won"})
                tails_.push_back({key, DraftTail::Style::group});
            if (variant.corner_division > 0) {
                DraftSetting released{"released", std::string(sentences::corner_free), DraftSetting::Kind::many};
                for (const SeatCard& seat : card.seats) released.choices.push_back({seat.id, seat.shown()});
                kit_.settings.push_back(std::move(released));
            }
            const Passages& says = variant.says;
            const auto cite_some = [&](std::string_view words, const std::string& rule) {
                if (!rule.empty()) cite(words, rule);
            };
            cite_some(faults::may_not_block, says.node);
            cite_some(faults::one_on_point, says.node);
            cite_some(faults::own_course, says.course);
            cite_some(faults::no_captures, says.course);
            cite_some(faults::no_bearing_off, says.win);
            cite_some(faults::two_at_most, says.waits);
            cite_some(faults::one_winner, says.last_man);
            cite_some(faults::one_unused, says.compulsion);
            cite_else(card, {".setup", ".setup1", ".entering", ".division"});
        }

        std::vector<DraftWord> head(const Draft& draft) const override {
            std::vector<DraftWord> out;
            for (int seat = 0; seat < 2; ++seat) {
                DraftWord side{engine_.card_->seats[at(seat)].id};
                std::vector<DraftWord> men;
                const auto add = [&](std::string_view name, int spot, int piece) {
                    for (const DraftMan& man : draft.men)
                        if (spot >= 0 && man.spot == spot && man.piece == piece) {
                            men.push_back({std::string(name) + std::to_string(man.count), {spot}});
                            side.spots.push_back(spot);
                        }
                };
                for (int point = 0; point < points; ++point) add(letters.substr(at(point), 1), point, seat);
                add("bar", engine_.spots_.bar[at(seat)], seat);
                add("hand", engine_.spots_.hand[at(seat)], seat);
                add("off", engine_.spots_.off[at(seat)], seat);
                // Whoever has borne off his own bears off the other's for him.
                add("palms", engine_.spots_.off[at(seat)], 1 - seat);
                if (seat > 0) out.push_back({"|"});
                out.push_back(std::move(side));
                out.insert(out.end(), men.begin(), men.end());
            }
            out.push_back({"|"});
            out.push_back({"to " + draft.value("turn"), {}, "turn"});
            return out;
        }

        void read_head(const std::vector<std::string_view>& parts, Draft& draft) const override {
            draft.say_of("turn", std::string(parts.back().substr(3)));
        }

        bool fits(int spot, int piece) const override {
            if (spot < points) return true;
            const auto seat = at(piece);
            return spot == engine_.spots_.bar[seat] || spot == engine_.spots_.hand[seat] ||
                   spot == engine_.spots_.off[seat] ||
                   (engine_.variant_.help && spot == engine_.spots_.off[1 - seat]);
        }

    private:
        /// The rolls as they lie at the beginning of a turn.
        void add_dice() {
            tables::Position p = engine_.start();
            p.turn = 0;
            p.phase = Phase::toss;
            MoveList rolls;
            engine_.moves(p, rolls);
            DraftSetting dice{"dice", std::string(sentences::dice_rolled)};
            dice.choices.push_back({"", std::string(sentences::none_rolled)});
            for (const Move roll : rolls) {
                const std::string text = engine_.write(engine_.play(p, roll));
                const std::string_view key = " | dice ";
                const std::size_t begin = text.find(key);
                if (begin == std::string::npos) continue;
                const std::size_t end = std::min(text.find(' ', begin + key.size()), text.size());
                const std::string value = text.substr(begin + key.size(), end - begin - key.size());
                if (std::none_of(dice.choices.begin(), dice.choices.end(),
                                 [&](const DraftChoice& choice) { return choice.value == value; }))
                    dice.choices.push_back({value, value});
            }
            if (dice.choices.size() > 1) kit_.settings.push_back(std::move(dice));
        }

        const Engine& engine_;
    };
    return std::make_shared<const Drafts>(*this);
}

}  // namespace ludus::tables
