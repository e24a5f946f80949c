// How positions of the games of Egypt are set up (core/game/draft.hpp).

#include "core/base/index.hpp"
#include "core/base/text.hpp"
#include "core/egypt/atep.hpp"
#include "core/egypt/bowl.hpp"
#include "core/egypt/senat.hpp"
#include "core/egypt/sentences.hpp"
#include "core/egypt/tau.hpp"
#include "core/egypt/way.hpp"
#include "core/game/draft.hpp"
#include "core/kit/pieces.hpp"

namespace ludus::egypt {
namespace {

int standing(const Draft& draft, int spot, int piece) {
    int count = 0;
    for (const DraftMan& man : draft.men) count += man.spot == spot && man.piece == piece ? man.count : 0;
    return count;
}

/// One kind of piece a seat: the kit's pieces are the seats.
class OneKind : public DraftRules {
public:
    OneKind(const Card& card, const Board& board, Shape shape) {
        hold_one_on_points(board);
        for (int seat = 0; seat < static_cast<int>(card.seats.size()); ++seat)
            kit_.pieces.push_back(
                {card.seats[at(seat)].id, kit::piece(shape, -1, seat, card.seats[at(seat)].shown() + " piece")});
        add_turn(card);
    }
    // As its figure differs from place to place.
    void read_men(const Game& game, const Position& position, Draft& draft) const override {
        for (const Face& face : game.faces(position))
            if (!is_cast(face.shape) && face.spot >= 0 && kit_.holds[at(face.spot)] > 0)
                draft.men.push_back({face.spot, face.owner, face.count});
    }
};

/// "white 0..1.0": whose turn, then a sign a cell.
class Owned : public OneKind {
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

std::shared_ptr<const DraftRules> Bowl::drafts() const {
    class Drafts final : public OneKind {
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
    class Drafts final : public OneKind {
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
