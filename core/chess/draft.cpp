// How positions of chess for two are set up (core/game/draft.hpp): "white K50 R10 | red K49 | to white | hand white P2 | castle 10".

#include <algorithm>

#include "core/base/text.hpp"
#include "core/chess/engine.hpp"
#include "core/chess/faults.hpp"
#include "core/chess/sentences.hpp"
#include "core/game/draft.hpp"

namespace ludus::chess {

std::shared_ptr<const DraftRules> Chess::drafts() const {
    class Drafts final : public DraftRules {
    public:
        explicit Drafts(const Chess& chess) : chess_(chess) {
            groups_ = true;
            head_length_ = 3;
            const Variant& variant = chess.variant_;
            const Card& card = *chess.card_;
            const Board board = chess.board();
            hold_one_on_points(board);
            for (int seat = 0; seat < 2; ++seat)
                for (std::size_t k = 0; k < variant.kinds.size(); ++k) {
                    if (variant.kinds[k].same_as >= 0) continue;
                    chess::Position alone;
                    alone.men.add(code_of(static_cast<int>(k), seat), 0);
                    kit_.pieces.push_back({card.seats[at(seat)].id + "-" + variant.kinds[k].letter,
                                           std::move(chess.faces(alone).front())});
                    kinds_.push_back(static_cast<int>(k));
                }
            const int pockets = chess.variant_.geometry.size();
            for (std::size_t i = 0; i < 2 * variant.hand.size(); ++i) kit_.holds[at(pockets) + i] = 18;
            add_turn(card);
            tails_ = {{"hand", DraftTail::Style::group}};
            const auto offer_spots = [&](const std::string& key, std::string_view label, int most) {
                tails_.push_back({key, DraftTail::Style::group});
                kit_.settings.push_back({key, std::string(label), DraftSetting::Kind::spots, {}, 0, most});
            };
            if (variant.privilege[0] != 0) offer_spots(variant.privilege, sentences::with_first_move, most_squares);
            if (variant.castling != Castling::none) offer_spots("castle", sentences::may_castle, 4);
            if (variant.captive_waits) offer_spots("fresh", sentences::dropped_unmoved, most_squares);
            tails_.push_back({"count", DraftTail::Style::group});
            cite(faults::no_king.substr(faults::no_king.size() - 7), variant.says.mate);
            cite(faults::checked_to_move, variant.says.check);
            for (const Kind& kind : variant.kinds) {
                if (kind.royal) cite(faults::one_king, kind.rule);
                cite("’s " + kind.shown() + " is on", kind.rule);
            }
            if (!variant.says.captive.empty()) cite("can be held", variant.says.captive);
            if (!variant.says.castle.empty()) cite("the corner of a rook", variant.says.castle);
            cite_else(card, {".array", ".setup", ".board", ".men"});
        }

        std::vector<DraftWord> head(const Draft& draft) const override {
            std::vector<DraftWord> out;
            const int size = chess_.variant_.geometry.size();
            for (int seat = 0; seat < 2; ++seat) {
                std::vector<DraftWord> men;
                // A piece with a privilege is a kind of its own, and listed with it.
                const std::string privilege = draft.value(chess_.variant_.privilege);
                const auto privileged = split_words(privilege);
                for (std::size_t kind = 0; kind < chess_.variant_.kinds.size(); ++kind)
                    for (int s = 0; s < size; ++s)
                        for (const DraftMan& man : draft.men) {
                            if (man.spot != s || owner(man) != seat) continue;
                            const std::string name = chess_.variant_.geometry.name(s);
                            const bool has = std::find(privileged.begin(), privileged.end(), name) != privileged.end();
                            if (kind_with(kinds_[at(man.piece)], has) != static_cast<int>(kind)) continue;
                            men.push_back({letter(man) + name, {s}});
                        }
                add_side(out, id(seat), std::move(men));
            }
            add_mover(out, draft);
            return out;
        }

        bool fits(int spot, int piece) const override {
            const int size = chess_.variant_.geometry.size();
            if (spot < size) return true;
            const auto slots = static_cast<int>(chess_.variant_.hand.size());
            const int seat = (spot - size) / slots, slot = (spot - size) % slots;
            return kit_.pieces[at(piece)].face.owner == seat && kinds_[at(piece)] == chess_.variant_.hand[at(slot)];
        }

        std::string tail(const Draft& draft, const DraftTail& tail) const override {
            if (tail.key != "hand") return DraftRules::tail(draft, tail);
            std::string out;
            const int size = chess_.variant_.geometry.size();
            for (int seat = 0; seat < 2; ++seat) {
                std::string held;
                for (int spot = size; spot < static_cast<int>(kit_.holds.size()); ++spot)
                    for (const DraftMan& man : draft.men)
                        if (man.spot == spot && owner(man) == seat)
                            held += " " + letter(man) + (man.count > 1 ? std::to_string(man.count) : "");
                if (!held.empty()) out += (out.empty() ? "" : " | hand ") + id(seat) + held;
            }
            return out;
        }
        void read_tail(const DraftTail& tail, const std::string& value, Draft& draft) const override {
            if (tail.key != "hand") DraftRules::read_tail(tail, value, draft);  // who is in hand is seen there
        }

    private:
        int kind_with(int kind, bool privilege) const {
            for (std::size_t k = 0; privilege && k < chess_.variant_.kinds.size(); ++k)
                if (chess_.variant_.kinds[k].same_as == kind) return static_cast<int>(k);
            return kind;
        }
        const std::string& id(int seat) const { return chess_.card_->seats[at(seat)].id; }
        int owner(const DraftMan& man) const { return kit_.pieces[at(man.piece)].face.owner; }
        std::string letter(const DraftMan& man) const {
            return chess_.variant_.kinds[at(kinds_[at(man.piece)])].letter;
        }

        const Chess& chess_;
        std::vector<int> kinds_;  ///< of each piece of the kit
    };
    return std::make_shared<const Drafts>(*this);
}

}  // namespace ludus::chess
