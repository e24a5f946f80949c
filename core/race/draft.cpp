// How positions of the races are set up (core/game/draft.hpp): "yellow 25,1,0,0 0,0,0,0 0,0,0,0 0,0,0,0 roll:1-up".

#include <algorithm>

#include "core/base/index.hpp"
#include "core/base/text.hpp"
#include "core/game/draft.hpp"
#include "core/kit/pieces.hpp"
#include "core/race/race.hpp"

namespace ludus::race {

std::shared_ptr<const DraftRules> Race::drafts() const {
    class Drafts final : public DraftRules {
    public:
        explicit Drafts(const Race& race) : race_(race) {
            const Card& card = *race.card_;
            head_length_ = 1 + static_cast<std::size_t>(seats);
            hold_one_on_points(race.board());
            for (int& most : kit_.holds) most *= seats * pieces;
            const bool turns = race.variant_.course.turned > 0;
            for (int seat = 0; seat < seats; ++seat) {
                if (!race.shows(seat)) continue;
                kit_.holds[at(race.wait_spot(seat))] = kit_.holds[at(race.out_spot(seat))] = pieces;
                for (const bool home : {false, true}) {
                    if (home && !turns) continue;
                    Face face = kit::piece(Shape::checker, -1, seat,
                                           card.seats[at(seat)].shown() + " piece" + (home ? ", going home" : ""));
                    face.figure = home ? "beehive-lying" : "beehive";
                    kit_.pieces.push_back({card.seats[at(seat)].id + (home ? "-home" : ""), std::move(face)});
                }
            }
            add_turn(card);
            std::erase_if(kit_.settings.front().choices,
                          [&](const DraftChoice& choice) { return !race.variant_.plays[at(card.seat(choice.value))]; });
            DraftSetting roll{"roll", "Roll to use"};
            roll.choices.push_back({"", "none yet"});
            for (std::size_t i = 0; i < race.falls_.size(); ++i) {
                const int fall = static_cast<int>(i);
                roll.choices.push_back({race.fall_word(fall), race.fall_shown(fall)});
            }
            kit_.settings.push_back(std::move(roll));
            DraftSetting used{"used", "Of the roll is used", DraftSetting::Kind::many};
            for (int part = 1; part <= parts; ++part)
                used.choices.push_back({std::to_string(part), "part " + std::to_string(part)});
            kit_.settings.push_back(std::move(used));
            add_number("owed", "Rolls still to come", most_owed);
            add_seats("back", "Lost all pieces from the board", card, true);
            for (const char* key : {"roll", "used", "owed", "back"}) tails_.push_back({key});
            cite("roll", card.option("cowries") ? "falkener.pachisi.throw" : card.rules.front());
            cite("one winner", "falkener.pachisi.end");
            cite_else(card, {".setup", ".enter", ".enter.first", ".path"});
        }

        std::vector<DraftWord> head(const Draft& draft) const override {
            std::vector<DraftWord> out{{draft.value("turn"), {}, "turn"}};
            for (int seat = 0; seat < seats; ++seat) {
                DraftWord side;
                std::vector<int> paths;
                for (const DraftMan& man : draft.men) {
                    const Face& face = kit_.pieces[at(man.piece)].face;
                    if (face.owner != seat) continue;
                    paths.insert(paths.end(), at(man.count), path_of(man));
                    side.spots.push_back(man.spot);
                }
                std::sort(paths.rbegin(), paths.rend());
                // Where that seat has no pieces at all the others stand for it.
                for (const int path : paths) side.text += (side.text.empty() ? "" : ",") + std::to_string(path);
                if (!race_.shows(seat)) side.text = "0,0,0,0";
                if (side.text.empty()) side.text = "-";
                out.push_back(std::move(side));
            }
            return out;
        }

        // In the text both are a bit each.
        std::string tail(const Draft& draft, const DraftTail& tail) const override {
            const std::string value = DraftRules::tail(draft, tail);
            if (value.empty() || (tail.key != "used" && tail.key != "back")) return value;
            int bits = 0;
            for (const std::string_view word : split_words(value))
                bits |= 1 << (tail.key == "used" ? *read_int(word) - 1 : race_.card_->seat(std::string(word)));
            return std::to_string(bits);
        }
        void read_tail(const DraftTail& tail, const std::string& value, Draft& draft) const override {
            if (tail.key != "used" && tail.key != "back") return DraftRules::read_tail(tail, value, draft);
            std::string list;
            for (int bit = 0; bit < seats; ++bit)
                if ((read_int(value).value_or(0) >> bit & 1) != 0)
                    list += (list.empty() ? "" : " ") +
                            (tail.key == "used" ? std::to_string(bit + 1) : race_.card_->seats[at(bit)].id);
            draft.say_of(tail.key, list);
        }

        bool fits(int spot, int piece) const override { return path_of({spot, piece, 1}) >= 0; }

    private:
        /// Where on its way such a piece stands there; -1: it cannot.
        int path_of(const DraftMan& man) const {
            const Face& face = kit_.pieces[at(man.piece)].face;
            const bool home = face.figure == "beehive-lying";
            const int last = race_.last(), turned = race_.variant_.course.turned;
            for (int path = 0; path <= last; ++path) {
                const bool lies = turned > 0 && path >= turned && path < last;
                if (race_.spot(face.owner, path) == man.spot && (path == 0 || path == last || lies == home))
                    return path;
            }
            return -1;
        }

        const Race& race_;
    };
    return std::make_shared<const Drafts>(*this);
}

}  // namespace ludus::race
