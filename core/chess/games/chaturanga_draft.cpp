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
            kit_.settings.push_back({"led", std::string(sentences::led_by_ally), Kind::many, all});
            for (int army = 0; army < armies; ++army) {
                DraftSetting setting{"captive-" + seats[at(army)].id,
                                     say(sentences::captured_by, {{"player", seats[at(army)].shown()}})};
                setting.choices.push_back({"", std::string(sentences::nobody_captured)});
                for (int captor = 0; captor < armies; ++captor)
                    if (game.side_of(captor) != game.side_of(army)) setting.choices.push_back(all[at(captor)]);
                kit_.settings.push_back(std::move(setting));
            }
            kit_.settings.push_back(
                {"exchanged", std::string(sentences::exchanged_already), Kind::choice, {{"", "no"}, {"yes", "yes"}}});
            kit_.settings.push_back({"enter", std::string(sentences::to_return), Kind::many, all});
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
            if (tail.key != "captive") return DraftRules::tail(draft, tail);
            std::string out;
            for (const SeatCard& seat : card_.seats)
                if (const std::string captor = draft.value("captive-" + seat.id); !captor.empty())
                    out += (out.empty() ? "" : " ") + seat.id + "-" + captor;
            return out;
        }
        void read_tail(const DraftTail& tail, const std::string& value, Draft& draft) const override {
            if (tail.key != "captive") return DraftRules::read_tail(tail, value, draft);
            for (const std::string_view pair : split_words(value)) {
                const std::size_t middle = pair.find('-');
                draft.say_of("captive-" + std::string(pair.substr(0, middle)), std::string(pair.substr(middle + 1)));
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
