// How positions of the games of Egypt are set up (core/game/draft.hpp).

#include "core/base/index.hpp"
#include "core/base/text.hpp"
#include "core/egypt/atep.hpp"
#include "core/egypt/senat.hpp"
#include "core/egypt/sentences.hpp"
#include "core/egypt/tau.hpp"
#include "core/game/draft.hpp"
#include "core/kit/draft.hpp"

namespace ludus::egypt {
namespace {

/// "white 0..1.0": whose turn, then a sign a cell.
class Owned : public kit::OneKind {
public:
    Owned(const Card& card, const Board& board, int cells) : OneKind(card, board, Shape::stone), cells_(cells) {
        head_length_ = 2;
    }
    std::vector<DraftWord> head(const Draft& draft) const override {
        DraftWord squares{std::string(at(cells_), '.')};
        for (const DraftMan& man : draft.men) {
            squares.text[at(man.spot)] = static_cast<char>('0' + man.piece);
            squares.spots.push_back(man.spot);
        }
        return {{draft.value("turn"), {}, "turn"}, std::move(squares)};
    }

private:
    int cells_;
};

}  // namespace

std::shared_ptr<const DraftRules> Tau::drafts() const {
    class Drafts final : public Owned {
    public:
        explicit Drafts(const Tau& tau) : Owned(tau.card(), tau.board(), cells) {
            cite_else(tau.card(), {".array", ".men", ".board"});
        }
    };
    return std::make_shared<const Drafts>(*this);
}

std::shared_ptr<const DraftRules> Senat::drafts() const {
    class Drafts final : public Owned {
    public:
        explicit Drafts(const Senat& senat) : Owned(senat.card(), senat.board(), senat.cells()) {
            kit_.settings.push_back(
                {"left", std::string(sentences::left_to_place), DraftSetting::Kind::number, {}, 0, senat.cells() - 1});
            kit_.settings.push_back({"on", std::string(sentences::captures_on), DraftSetting::Kind::spots, {}, 0, 1});
            if (senat.variant_.opens_way) add_flag("asked", sentences::way_to_open);
            add_number("quiet", sentences::quiet_moves, most_quiet);
            tails_ = {{"left"}, {"on"}, {"asked", DraftTail::Style::flag}, {"quiet"}};
            cite("placed", "falkener.senat.place");
            cite("opens a way", "falkener.senat.blocked");
            cite_else(senat.card(), {".board"});
        }
    };
    return std::make_shared<const Drafts>(*this);
}

std::shared_ptr<const DraftRules> Atep::drafts() const {
    class Drafts final : public DraftRules {
    public:
        explicit Drafts(const Atep& atep) {
            using Style = DraftTail::Style;
            head_length_ = 2;
            kit_.holds.assign(atep.board().spots.size(), 0);
            add_turn(atep.card());
            kit_.settings.front().label = sentences::shows_next;
            for (int seat = 0; seat < 2; ++seat)
                kit_.settings.push_back({"points-" + atep.card().seats[at(seat)].id,
                                         say(sentences::points_of, {{"player", atep.card().seats[at(seat)].shown()}}),
                                         DraftSetting::Kind::number,
                                         {},
                                         0,
                                         atep.target_});
            // The choice that is made already, in each its own words.
            DraftSetting chosen{"chosen", std::string(sentences::chosen_hidden)};
            chosen.choices.push_back({"", std::string(sentences::nothing_chosen)});
            DraftTail first{"chosen", Style::bare, {"hidden"}};
            for (int code = 1; code <= atep.choices(atep.turn(true)); ++code) {
                const std::string words = atep.choice_words(code, atep.turn(true));
                chosen.choices.push_back({words, words});
                first.values.push_back(words);
            }
            kit_.settings.push_back(std::move(chosen));
            add_number("round", sentences::showings, most_rounds);
            tails_ = {std::move(first), {"showed", Style::keyed, {}, ' ', '='}, {"round"}};
            cite_else(atep.card(), {".end", ".play", ".score"});
        }
        std::vector<DraftWord> head(const Draft& draft) const override {
            DraftWord points{"", {}, kit_.settings[1].id};
            for (int seat = 0; seat < 2; ++seat) {
                const std::string value = draft.value(kit_.settings[at(1 + seat)].id);
                points.text += (seat > 0 ? "," : "") + (value.empty() ? "0" : value);
            }
            return {std::move(points), {draft.value("turn"), {}, "turn"}};
        }
        void read_head(const std::vector<std::string_view>& words, Draft& draft) const override {
            const std::size_t comma = words.front().find(',');
            for (int seat = 0; seat < 2; ++seat) {
                const auto text = seat == 0 ? words.front().substr(0, comma) : words.front().substr(comma + 1);
                draft.say_of(kit_.settings[at(1 + seat)].id, text == "0" ? "" : std::string(text));
            }
            draft.say_of("turn", std::string(words.back()));
        }
    };
    return std::make_shared<const Drafts>(*this);
}

}  // namespace ludus::egypt
