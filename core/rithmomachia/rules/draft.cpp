// How positions of Rithmomachia are set up (core/game/draft.hpp): "even eR4@a3 eK91[36.25]@d1 oT9*@b5 hand:odd=S15* taken:even".

#include <algorithm>

#include "core/base/index.hpp"
#include "core/base/text.hpp"
#include "core/game/draft.hpp"
#include "core/rithmomachia/rules/engine.hpp"

namespace ludus::rithmomachia {

std::shared_ptr<const DraftRules> Engine::drafts() const {
    class Drafts final : public DraftRules {
    public:
        explicit Drafts(const Engine& engine) : engine_(engine) {
            using Style = DraftTail::Style;
            using Kind = DraftSetting::Kind;
            head_length_ = 0;
            const Board board = engine.board();
            hold_one_on_points(board);
            for (std::size_t spot = 0; spot < board.spots.size(); ++spot)
                if (board.spots[spot].kind == SpotKind::pocket) kit_.holds[spot] = 1;
            const bool turns = engine.variant_.prisoners != Prisoners::removed;
            for (const int side : {even, odd})
                for (const int army : {side, other(side)})
                    for (int id = 0; id < men_count; ++id) {
                        const bool turned = army != side;
                        if (man(id).born != army || man(id).like != id || (turned && (!turns || is_king(id)))) continue;
                        rithmomachia::Position alone;
                        alone.now.space[at(id)] = 0;
                        if (turned) alone.now.turned = bit(id);
                        Face face = std::move(engine.faces(alone).front());
                        const std::string coat = letters(id) + (turned ? "*" : "");
                        kit_.pieces.push_back({(side == even ? "e" : "o") + coat, std::move(face)});
                        coats_.push_back(coat);
                    }
            kit_.settings.push_back({"turn", std::string(sentences::to_move)});
            for (const int army : {even, odd})
                kit_.settings.back().choices.push_back({army_name(army), host_name(army)});
            if (engine.first_ == chance)
                kit_.settings.back().choices.push_back({"lot", std::string(sentences::first_by_lot)});
            for (const int army : {even, odd}) {
                DraftSetting parts{lost_of(army), say(sentences::layers_lost, {{"whose", whose_name(army)}}),
                                   Kind::many};
                const Steps& pyramid = steps[at(army)];
                for (int i = 0; i < pyramid.count; ++i) {
                    const std::string n = std::to_string(pyramid.number[at(i)]);
                    parts.choices.push_back({n, n});
                }
                kit_.settings.push_back(std::move(parts));
            }
            DraftSetting taken{"taken", std::string(sentences::kings_captured), Kind::many};
            for (const int army : {even, odd}) taken.choices.push_back({army_name(army), host_name(army)});
            kit_.settings.push_back(std::move(taken));
            kit_.settings.push_back({"named", std::string(sentences::proclaimed_men), Kind::spots, {}, 0, 8});
            kit_.settings.push_back({"late", std::string(sentences::came_late), Kind::spots, {}, 0, men_count});
            for (const int side : {even, odd}) {
                DraftSetting won{won_of(side), say(sentences::pieces_won, {{"who", host_name(side)}}), Kind::many};
                const auto add = [&](const std::string& name) { won.choices.push_back({name, name}); };
                // Of two men alike the second has a plus, which the text has not. A side may win its own back, too.
                for (int id = 0; id < men_count; ++id) {
                    const bool own = man(id).born == side;
                    const bool foes_too = own && find_man(other(side), letters(id)[0], man(id).number) != nobody;
                    if (!is_king(id) && !foes_too) add(letters(id) + (man(id).like == id ? "" : "+"));
                }
                const Steps& pyramid = steps[at(other(side))];
                for (int i = 0; i < pyramid.count; ++i) add("K" + std::to_string(pyramid.number[at(i)]));
                kit_.settings.push_back(std::move(won));
            }
            add_number("quiet", sentences::turns_without, 9999);
            add_number("turns", sentences::turns_played, 9999);
            tails_ = {{"hand"},
                      {"taken", Style::keyed, {}, ','},
                      {"won"},
                      {"named"},
                      {"proclaimed", Style::flag},
                      {"naming"},
                      {"ransom"},
                      {"pricing"},
                      {"seizing"},
                      {"flew"},
                      {"moved"},
                      {"was"},
                      {"late"},
                      {"carried"},
                      {"quiet"},
                      {"turns"}};
            cite_else(engine.card(), {".men", ".array", ".board", ".table", "fulke.def"});
        }

        std::vector<DraftWord> head(const Draft& draft) const override {
            std::vector<DraftWord> out{{draft.value("turn"), {}, "turn"}};
            std::vector<DraftMan> men;
            for (const DraftMan& man : draft.men)
                if (!in_pocket(man.spot)) men.push_back(man);
            std::sort(men.begin(), men.end(), [](const DraftMan& a, const DraftMan& b) { return a.spot < b.spot; });
            for (const DraftMan& man : men) {
                const std::string& id = kit_.pieces[at(man.piece)].id;
                std::string text = id;
                if (id[1] == 'K') {
                    const int army = id[0] == 'e' ? even : odd;
                    const std::string value = draft.value(lost_of(army));
                    const auto lost = split_words(value);
                    if (!lost.empty()) text += "[" + left_of(army, lost) + "]";
                }
                out.push_back({text + "@" + space_name(static_cast<Space>(man.spot)), {man.spot}});
            }
            return out;
        }

        void read_head(const std::vector<std::string_view>& words, Draft& draft) const override {
            DraftRules::read_head(words, draft);
            for (const std::string_view word : words) {
                const std::size_t open = word.find('['), close = word.find(']');
                if (open == std::string_view::npos || close == std::string_view::npos) continue;
                const int army = word[0] == 'e' ? even : odd;
                std::string list(word.substr(open + 1, close - open - 1)), lost;
                std::replace(list.begin(), list.end(), '.', ' ');
                const auto left = split_words(list);
                const Steps& pyramid = steps[at(army)];
                for (int i = 0; i < pyramid.count; ++i) {
                    const std::string n = std::to_string(pyramid.number[at(i)]);
                    if (std::find(left.begin(), left.end(), n) == left.end()) lost += (lost.empty() ? "" : " ") + n;
                }
                draft.say_of(lost_of(army), lost);
            }
        }

        // A king that has lost layers is seen without his number.
        void read_men(const Game& game, const ludus::Position& position, Draft& draft) const override {
            for (const Face& face : game.faces(position)) {
                if (face.spot < 0 || kit_.holds[at(face.spot)] == 0) continue;
                for (std::size_t piece = 0; piece < kit_.pieces.size(); ++piece) {
                    const Face& known = kit_.pieces[piece].face;
                    if (known.owner == face.owner && known.shape == face.shape && known.turned == face.turned &&
                        (known.text == face.text || !face.tiers.empty())) {
                        draft.men.push_back({face.spot, static_cast<int>(piece), 1});
                        break;
                    }
                }
            }
        }

        bool fits(int spot, int piece) const override {
            if (!in_pocket(spot)) return true;
            const DraftPiece& held = kit_.pieces[at(piece)];
            return held.id[1] != 'K' && held.face.owner == (spot >= first_pocket() + pockets_to_a_hand ? odd : even);
        }

        Face face(const Draft& draft, const DraftMan& man) const override {
            Face face = DraftRules::face(draft, man);
            if (face.tiers.empty()) return face;
            const std::string value = draft.value(lost_of(face.owner));
            const auto lost = split_words(value);
            for (Tier& tier : face.tiers)
                tier.standing = std::find(lost.begin(), lost.end(), std::to_string(tier.value)) == lost.end();
            if (!lost.empty()) face.text.clear();
            return face;
        }

        std::string tail(const Draft& draft, const DraftTail& tail) const override {
            if (tail.key == "won") {
                std::string out;
                for (const int side : {even, odd}) {
                    std::string own = draft.value(won_of(side));
                    std::replace(own.begin(), own.end(), ' ', ',');
                    std::erase(own, '+');
                    if (!own.empty()) out += (out.empty() ? "" : ";") + std::string(army_name(side)) + "=" + own;
                }
                return out;
            }
            if (tail.key == "named" || tail.key == "late") return by_side(draft, draft.value(tail.key));
            if (tail.key != "hand") return DraftRules::tail(draft, tail);
            std::string out;
            for (const int side : {even, odd}) {
                if (!engine_.table().hands) break;
                std::vector<int> pieces;
                for (int spot = first_pocket(); spot < static_cast<int>(kit_.holds.size()); ++spot)
                    for (const DraftMan& man : draft.men)
                        if (man.spot == spot && kit_.pieces[at(man.piece)].face.owner == side)
                            pieces.push_back(man.piece);
                if (pieces.empty()) continue;
                out += (out.empty() ? "" : ";") + std::string(army_name(side)) + "=";
                for (std::size_t i = 0; i < pieces.size(); ++i) out += (i > 0 ? "," : "") + coats_[at(pieces[i])];
            }
            return out;
        }
        void read_tail(const DraftTail& tail, const std::string& value, Draft& draft) const override {
            if (tail.key == "won") {
                std::string sides = value;
                std::replace(sides.begin(), sides.end(), ';', ' ');
                for (const std::string_view own : split_words(sides)) {
                    const std::size_t equals = own.find('=');
                    std::string list(own.substr(equals + 1)), names;
                    std::replace(list.begin(), list.end(), ',', ' ');
                    for (const std::string_view name : split_words(list)) {
                        const bool twin = (" " + names + " ").find(" " + std::string(name) + " ") != std::string::npos;
                        names += (names.empty() ? "" : " ") + std::string(name) + (twin ? "+" : "");
                    }
                    draft.say_of(won_of(own.substr(0, equals) == army_name(even) ? even : odd), names);
                }
            } else if (tail.key == "named" || tail.key == "late") {
                std::string spots;
                for (const char sign : value) spots += sign == ',' || sign == ';' || sign == '=' ? ' ' : sign;
                std::string names;
                for (const std::string_view word : split_words(spots))
                    if (word != army_name(even) && word != army_name(odd))
                        names += (names.empty() ? "" : " ") + std::string(word);
                draft.say_of(tail.key, names);
            } else if (tail.key != "hand") {
                DraftRules::read_tail(tail, value, draft);  // who is in hand is seen there
            }
        }

    private:
        /// Spots by whose piece stands there: "even=c12,d12;odd=a1"; those without a piece are put with the first, for the reader to refuse.
        std::string by_side(const Draft& draft, const std::string& spots) const {
            std::string out;
            for (const int side : {even, odd}) {
                std::string own;
                for (const std::string_view name : split_words(spots)) {
                    const int spot = find_space(name, engine_.table().ranks);
                    int owner = even;
                    for (const DraftMan& man : draft.men)
                        if (man.spot == spot) owner = kit_.pieces[at(man.piece)].face.owner;
                    if (owner == side) own += (own.empty() ? "" : ",") + std::string(name);
                }
                if (!own.empty()) out += (out.empty() ? "" : ";") + std::string(army_name(side)) + "=" + own;
            }
            return out;
        }
        static std::string won_of(int side) { return std::string(army_name(side)) + "-won"; }
        static std::string lost_of(int army) { return std::string(army_name(army)) + "-king-lost"; }
        static std::string left_of(int army, const std::vector<std::string_view>& lost) {
            const Steps& pyramid = steps[at(army)];
            std::string out;
            for (int i = 0; i < pyramid.count; ++i) {
                const std::string n = std::to_string(pyramid.number[at(i)]);
                if (std::find(lost.begin(), lost.end(), n) == lost.end()) out += (out.empty() ? "" : ".") + n;
            }
            return out;
        }
        int first_pocket() const { return static_cast<int>(kit_.holds.size()) - 2 * pockets_to_a_hand; }
        bool in_pocket(int spot) const { return spot >= engine_.table().ranks * files; }

        const Engine& engine_;
        std::vector<std::string> coats_;  ///< of each piece of the kit: "R9*"
    };
    return std::make_shared<const Drafts>(*this);
}

}  // namespace ludus::rithmomachia
