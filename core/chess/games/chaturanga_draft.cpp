#include "core/base/say.hpp"
#include "core/base/text.hpp"
#include "core/chess/armies_draft.hpp"
#include "core/chess/faults.hpp"
#include "core/chess/games/chaturanga.hpp"
#include "core/chess/sentences.hpp"

namespace ludus::chess {

using namespace chaturanga;

std::shared_ptr<const DraftRules> Chaturanga::drafts() const {
    class Drafts final : public ArmiesDrafts {
    public:
        Drafts(const Chaturanga& game, std::vector<Face> pieces)
            : ArmiesDrafts(game.card(), game.board(), std::move(pieces)) {
            using Style = DraftTail::Style;
            using Kind = DraftSetting::Kind;
            const auto& seats = card_.seats;
            std::vector<DraftChoice> all;
            for (const SeatCard& seat : seats) all.push_back({seat.id, seat.shown()});
            add_seats("led", sentences::led_by_ally, card_, true);
            for (int army = 0; army < armies; ++army) {
                DraftSetting setting{"captive-" + seats[at(army)].id,
                                     say(sentences::captured_by, {{"player", seats[at(army)].shown()}})};
                setting.choices.push_back({"", std::string(sentences::nobody_captured)});
                for (int captor = 0; captor < armies; ++captor) {
                    if (captor == army) continue;
                    setting.choices.push_back(all[at(captor)]);
                    if (game.options_.stakes != Stakes::vyasa) continue;
                    setting.choices.push_back({all[at(captor)].value + "+",
                                               say(sentences::by_rajah, {{"player", seats[at(captor)].shown()}})});
                    setting.choices.push_back({all[at(captor)].value + "++",
                                               say(sentences::on_throne, {{"player", seats[at(captor)].shown()}})});
                }
                kit_.settings.push_back(std::move(setting));
            }
            add_seats("victor", sentences::may_demand, card_, false);
            add_flag("exchanged", sentences::exchanged_already);
            add_seats("enter", sentences::to_return, card_, true);
            DraftSetting talk{"talk", std::string(sentences::of_exchange)};
            talk.choices = {{"", std::string(sentences::not_rolled)},
                            {"offered", "offered"},
                            {"declined", "declined"},
                            {"agreed", "agreed"}};
            kit_.settings.push_back(std::move(talk));
            if (game.options_.stakes == Stakes::vyasa) {
                add_seats("spared", sentences::stands_alone, card_, true);
                DraftSetting thrones{"thrones", std::string(sentences::thrones_gained), Kind::many};
                for (const SeatCard& seat : seats)
                    for (int throne = 0; throne < armies; ++throne)
                        for (const char* twice : {"", "+"}) {
                            const std::string value =
                                seat.id + "-" + game.geometry_.name(game.home(throne, rajah)) + twice;
                            thrones.choices.push_back({value, value});
                        }
                kit_.settings.push_back(std::move(thrones));
            }
            if (game.options_.stakes == Stakes::alberuni)
                for (const SeatCard& seat : seats) {
                    add_number("booty-" + seat.id, say(sentences::booty_of, {{"player", seat.shown()}}), 9999);
                    for (const SeatCard& other : seats)
                        if (other.id != seat.id)
                            add_number("kings-" + seat.id + "-" + other.id,
                                       say(sentences::kings_of, {{"player", seat.shown()}, {"other", other.shown()}}),
                                       3);
                }
            if (game.options_.dice == Dice::opening) add_seats("first", sentences::rolls_first, card_, true);
            if (game.options_.dice != Dice::none) {
                DraftSetting dice{"throw", std::string(sentences::dice_lie)};
                dice.choices.push_back({"", std::string(sentences::not_rolled)});
                for (int first = 2; first <= 6; ++first) {
                    dice.choices.push_back({std::to_string(first), std::to_string(first)});
                    for (int second = 1; second <= 6; ++second) {
                        const std::string both = std::to_string(first) + "-" + std::to_string(second);
                        dice.choices.push_back({both, both});
                    }
                }
                kit_.settings.push_back(std::move(dice));
            }
            for (const char* key : {"led", "captive", "victor", "exchanged", "enter", "offered", "declined", "agreed",
                                    "spared", "first", "throw", "thrones", "booty", "kings"})
                tails_.push_back({key, Style::group});
            cite_else(card_, {".array", ".setup", ".men", ".board"});
        }

        std::string tail(const Draft& draft, const DraftTail& tail) const override {
            const std::string& key = tail.key;
            if (key == "offered" || key == "declined" || key == "agreed")
                return draft.value("talk") == key ? "yes" : "";
            if (key != "captive" && key != "booty" && key != "kings") return DraftRules::tail(draft, tail);
            std::string out;
            const auto add = [&](const std::string& word) { out += (out.empty() ? "" : " ") + word; };
            for (const SeatCard& seat : card_.seats) {
                const std::string value = draft.value(key + "-" + seat.id);
                if (key != "kings" && !value.empty()) add(seat.id + "-" + value);
                for (const SeatCard& other : card_.seats)
                    if (key == "kings")
                        for (int n = read_int(draft.value(key + "-" + seat.id + "-" + other.id)).value_or(0); n > 0;
                             --n)
                            add(seat.id + "-" + other.id);
            }
            return out;
        }
        void read_tail(const DraftTail& tail, const std::string& value, Draft& draft) const override {
            const std::string& key = tail.key;
            if (key == "offered" || key == "declined" || key == "agreed") return draft.say_of("talk", key);
            if (key != "captive" && key != "booty" && key != "kings") return DraftRules::read_tail(tail, value, draft);
            for (const std::string_view pair : split_words(value)) {
                const std::size_t middle = key == "kings" ? std::string_view::npos : pair.find('-');
                const std::string id = key + "-" + std::string(pair.substr(0, middle));
                if (key == "kings") draft.say_of(id, std::to_string(read_int(draft.value(id)).value_or(0) + 1));
                else draft.say_of(id, std::string(pair.substr(middle + 1)));
            }
        }
    };
    std::vector<Face> pieces;
    for (int army = 0; army < armies; ++army)
        for (int kind = 0; kind < kinds; ++kind) {
            Men alone;
            alone.add(code_of(kind, army), 0);
            pieces.push_back(face(alone, 0, 0, ""));
        }
    return std::make_shared<const Drafts>(*this, std::move(pieces));
}

}  // namespace ludus::chess
