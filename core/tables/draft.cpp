// How positions of the games of tables are set up (core/game/draft.hpp): "am f3 &11 bar1 | n a13 off2 | to n | dice 6-5".

#include <algorithm>

#include "core/base/text.hpp"
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
                // Whoever has borne off his own may bear off the other's to them.
                for (const int spot :
                     {engine.spots_.bar[at(seat)], engine.spots_.hand[at(seat)], engine.spots_.off[at(seat)]})
                    if (spot >= 0) kit_.holds[at(spot)] = variant.help ? 2 * family : family;
            }
            add_turn(card);
            kit_.settings.front().choices.push_back({"lot", std::string(sentences::by_lot)});
            add_dice();
            for (const char* key : {"dice", "give", "name", "passed", "then", "left", "named", "again", "pact", "owes",
                                    "released", "won"})
                tails_.push_back({key, DraftTail::Style::group});
            if (variant.one_two) add_flag("name", sentences::double_to_choose);
            if (variant.pass_on) {
                add_heap("passed", sentences::dice_passed_on);
                add_heap("left", sentences::will_pass);
            }
            if (variant.doublets == Doublets::under_four || variant.doublets == Doublets::under_two)
                add_number("then", sentences::number_under, 6);
            if (variant.throws == Throws::shared) {
                DraftSetting named{"named", std::string(sentences::shared_numbers)};
                named.choices.push_back({"", std::string(sentences::none_rolled)});
                for (int a = 6; a >= 1; --a)
                    for (int b = a; b >= 1; --b)
                        for (int c = b; c >= 1; --c) {
                            const std::string roll =
                                std::to_string(a) + "-" + std::to_string(b) + "-" + std::to_string(c);
                            named.choices.push_back({roll, roll});
                        }
                kit_.settings.push_back(std::move(named));
            }
            if (variant.pass_on || variant.doublets == Doublets::four_again) add_flag("again", sentences::rolls_again);
            if (variant.pact) add_flag("pact", sentences::bears_nothing);
            if (variant.leave_entry) add_flag("owes", sentences::owes_point);
            if (variant.corner_division > 0) add_seats("released", sentences::corner_free, card, true);
            if (variant.help) add_seats("won", sentences::off_first, card, false);
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
                std::vector<DraftWord> men;
                const auto add = [&](std::string_view name, int spot, int piece) {
                    for (const DraftMan& man : draft.men)
                        if (spot >= 0 && man.spot == spot && man.piece == piece) {
                            men.push_back({std::string(name) + std::to_string(man.count), {spot}});
                        }
                };
                for (int point = 0; point < points; ++point) add(letters.substr(at(point), 1), point, seat);
                add("bar", engine_.spots_.bar[at(seat)], seat);
                add("hand", engine_.spots_.hand[at(seat)], seat);
                add("off", engine_.spots_.off[at(seat)], seat);
                // Whoever has borne off his own bears off the other's for him.
                add("palms", engine_.spots_.off[at(seat)], 1 - seat);
                add_side(out, engine_.card_->seats[at(seat)].id, std::move(men));
            }
            add_mover(out, draft);
            return out;
        }

        std::string tail(const Draft& draft, const DraftTail& tail) const override {
            if (tail.key != "dice") return DraftRules::tail(draft, tail);
            std::string out;
            for (int die = 1; die <= most_dice; ++die)
                if (const std::string value = draft.value(die_id(die)); !value.empty())
                    out += (out.empty() ? "" : "-") + value;
            return out;
        }
        void read_tail(const DraftTail& tail, const std::string& value, Draft& draft) const override {
            if (tail.key != "dice") return DraftRules::read_tail(tail, value, draft);
            std::string dice = value;
            std::replace(dice.begin(), dice.end(), '-', ' ');
            int die = 0;
            for (const std::string_view word : split_words(dice)) draft.say_of(die_id(++die), std::string(word));
        }

        bool fits(int spot, int piece) const override {
            if (spot < points) return true;
            const auto seat = at(piece);
            return spot == engine_.spots_.bar[seat] || spot == engine_.spots_.hand[seat] ||
                   spot == engine_.spots_.off[seat] || (engine_.variant_.help && spot == engine_.spots_.off[1 - seat]);
        }

    private:
        /// Each die as it lies: its number, used or not, rolled or supposed.
        void add_dice() {
            const bool supposed = engine_.variant_.throws != Throws::dice;
            for (int die = 1; die <= most_dice; ++die) {
                DraftSetting setting{die_id(die), say(sentences::a_die, {{"n", std::to_string(die)}})};
                setting.choices.push_back({"", std::string(sentences::none_rolled)});
                for (int n = 1; n <= 6; ++n)
                    for (const char* how : {"", "x", "s", "xs"}) {
                        const std::string_view state = how;
                        if (state.ends_with('s') && !supposed) continue;
                        const std::string number = std::to_string(n);
                        std::string label = number;
                        if (state.ends_with('s')) label = say(sentences::die_supposed, {{"die", label}});
                        if (state.starts_with('x')) label = say(sentences::die_spent, {{"die", label}});
                        setting.choices.push_back({number + how, std::move(label)});
                    }
                kit_.settings.push_back(std::move(setting));
            }
        }
        static std::string die_id(int die) { return "die-" + std::to_string(die); }

        /// Dice that one of them passes to the other.
        void add_heap(const char* id, std::string_view label) {
            DraftSetting heap{id, std::string(label)};
            heap.choices.push_back({"", std::string(sentences::none_rolled)});
            for (int a = 6; a >= 1; --a) {
                heap.choices.push_back({std::to_string(a), std::to_string(a)});
                for (int b = a; b >= 1; --b) {
                    std::string dice = std::to_string(a) + "-" + std::to_string(b);
                    heap.choices.push_back({dice, dice});
                    // A double comes four times, and what is left of one may pass.
                    for (int times = 3; a == b && times <= 4; ++times) {
                        dice += "-" + std::to_string(b);
                        heap.choices.push_back({dice, dice});
                    }
                }
            }
            kit_.settings.push_back(std::move(heap));
        }

        const Engine& engine_;
    };
    return std::make_shared<const Drafts>(*this);
}

}  // namespace ludus::tables
