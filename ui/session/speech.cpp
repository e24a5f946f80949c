#include "ui/session/speech.hpp"

#include <algorithm>

#include "ui/scene/scene.hpp"
#include "ui/scene/sentences.hpp"
#include "ui/session/match_scene.hpp"
#include "ui/session/turn_phase.hpp"

namespace ludus {
namespace {

const Face* face_of(const std::vector<Face>& faces, int id) {
    for (const Face& face : faces)
        if (face.id == id) return &face;
    return nullptr;
}

const Face* face_on(const std::vector<Face>& faces, int spot) {
    for (const Face& face : faces)
        if (face.spot == spot) return &face;
    return nullptr;
}

const std::string& called(const Spot& spot) { return spot.label.empty() ? spot.name : spot.label; }

/// How a piece on this spot was captured: the way, as "equality", and the sum; either may be empty.
struct Capture {
    std::string way, sum;
};
Capture capture_on(const std::vector<Reason>& reasons, int spot) {
    for (const Reason& reason : reasons)
        if (reason.to == spot)
            if (!reason.way.empty()) return {reason.way, reason.line};
    for (const Reason& reason : reasons)
        if (reason.to == spot && reason.line.find('=') != std::string::npos) return {{}, reason.line};
    return {};
}

/// Steps of a built man that stood before and no longer stand: "36 and 25".
std::string steps_lost(const Face& before, const Face& after) {
    std::vector<std::string> lost;
    for (std::size_t i = 0; i < before.tiers.size() && i < after.tiers.size(); ++i)
        if (before.tiers[i].standing && !after.tiers[i].standing) lost.push_back(std::to_string(before.tiers[i].value));
    return listed(lost);
}

std::string said_of_seat(const Match& match, int seat) {
    if (seat == chance) return std::string(sentences::chance_player);
    const auto& seats = match.game().card().seats;
    return static_cast<std::size_t>(seat) < seats.size() ? seats[static_cast<std::size_t>(seat)].shown()
                                                         : std::string(sentences::nobody);
}

}  // namespace

std::string say_reasons(const std::vector<Reason>& reasons) {
    std::string said;
    for (const Reason& reason : reasons) said.append(said.empty() ? "" : " ").append(reason.told());
    return said;
}

namespace {

bool alike(const Face& a, const Face& b) { return a.owner == b.owner && a.shape == b.shape && a.text == b.text; }

int count_of(const std::vector<Face>& faces, const Face& like) {
    int count = 0;
    for (const Face& face : faces)
        if (face.spot == like.spot && alike(face, like)) count += face.count;
    return count;
}

/// What a move is seen to have done, found by comparing the men before and after.
class Account {
public:
    Account(const Match& match, int node)
        : match_(match),
          index_(node),
          node_(match.node(node)),
          was_(match.node(node_.parent).position),
          board_(match.game().board()),
          before_(men_of(match.game().faces(was_))),
          after_(men_of(match.game().faces(node_.position))),
          reasons_(match.reasons(node)),
          mover_(match.game().to_move(was_)) {}

    /// What was captured first, and how, alone.
    std::string tell_capture() {
        tell();
        return captured_.empty() ? std::string() : captured_.front();
    }

    std::string tell() {
        if (!node_.slip.empty()) return say(sentences::slip, {{"words", node_.words}, {"text", node_.slip}});
        if (mover_ == chance && match_.game().card().has_rolls) return rolled();
        if (match_.game().card().has_rolls && by_word()) return only_said();
        changed_sides();
        comings_and_goings();
        lost_layers();
        std::string said;
        for (const auto& parts : {moved_, captured_})
            for (const std::string& part : parts) said.append(said.empty() ? "" : " ").append(part);
        return said.empty() ? touched() : said;
    }

private:
    /// Dice are no men: that they were used says nothing the move does not.
    static std::vector<Face> men_of(std::vector<Face> faces) {
        std::erase_if(faces, [](const Face& face) { return is_cast(face.shape); });
        return faces;
    }

    /// A checker, which nothing tells from the others of its side.
    [[nodiscard]] static bool is_checker(const Face& face) { return face.shape == Shape::checker; }

    [[nodiscard]] std::string rolled() const {
        std::vector<std::string> dice;
        for (int spot : match_.touches(index_)) dice.push_back(name(spot));
        const int seat = match_.game().to_move(node_.position);
        const std::string roll = listed(dice);
        return seat == chance ? say(sentences::dice_fall, {{"roll", roll}})
                              : say(sentences::rolls, {{"player", said_of_seat(match_, seat)}, {"roll", roll}});
    }

    /// A move that is but a word: the one button touched.
    [[nodiscard]] bool by_word() const {
        const std::vector<int> touches = match_.touches(index_);
        return touches.size() == 1 && board_.spots[static_cast<std::size_t>(touches[0])].kind == SpotKind::button;
    }

    /// Whether the dice have just been rolled: none of them was used, and none was left over by the other player.
    [[nodiscard]] bool whole_roll() const {
        for (const Face& face : match_.game().faces(was_))
            if (is_cast(face.shape) && face.turned) return false;
        const Match::Node& last = match_.node(node_.parent);
        if (last.parent < 0) return true;
        const std::vector<int> touches = match_.touches(node_.parent);
        return !was_forced(match_, node_.parent) && std::all_of(touches.begin(), touches.end(), [&](int spot) {
            return board_.spots[static_cast<std::size_t>(spot)].kind == SpotKind::button;
        });
    }

    [[nodiscard]] std::string only_said() const {
        // Why was said before the move (say_forced).
        if (was_forced(match_, index_))
            return say(whole_roll() ? sentences::loses_turn : sentences::loses_rest,
                       {{"player", said_of_seat(match_, mover_)}});
        const std::string said = say_reasons(reasons_);
        return said.empty()
                   ? say(sentences::touched, {{"player", said_of_seat(match_, mover_)}, {"words", node_.words}})
                   : said;
    }

    [[nodiscard]] std::string name(int spot) const {
        return spot < 0 ? std::string() : called(board_.spots[static_cast<std::size_t>(spot)]);
    }

    [[nodiscard]] bool foe(int owner) const {
        const auto& seats = match_.game().card().seats;
        const auto side = [&](int seat) { return seat < 0 ? -1 : seats[static_cast<std::size_t>(seat)].side; };
        return owner >= 0 && side(owner) != side(mover_);
    }

    [[nodiscard]] std::string capture_of(const Face& man) const {
        const auto [way, sum] = capture_on(reasons_, man.spot);
        const std::string_view sentence = way.empty()
                                              ? (sum.empty() ? sentences::captured : sentences::captured_sum)
                                              : (sum.empty() ? sentences::captured_by : sentences::captured_by_sum);
        return say(sentence,
                   {{"piece", capitalised(man.name)}, {"square", name(man.spot)}, {"way", way}, {"sum", sum}});
    }

    void changed_sides() {
        for (const Face& old : before_) {
            const Face* man = face_of(after_, old.id);
            if (man == nullptr || man->owner == old.owner) continue;
            captured_.push_back(capture_of(old));
            // That a captured piece goes to the captured pieces is no news.
            if (man->spot != old.spot && !is_pocket(man->spot))
                captured_.push_back(say(sentences::returns, {{"to", name(man->spot)}}));
            turned_.push_back(old.id);
        }
    }

    [[nodiscard]] bool turned(int id) const { return std::find(turned_.begin(), turned_.end(), id) != turned_.end(); }

    /// The same man still where he stood, whatever else of him has changed.
    static bool stays(const std::vector<Face>& faces, const Face& man) {
        const Face* other = face_of(faces, man.id);
        return other != nullptr && other->spot == man.spot && other->owner == man.owner && other->count == man.count;
    }

    void comings_and_goings() {
        std::vector<const Face*> came;
        for (const Face& man : after_)
            if (!turned(man.id) && !stays(before_, man) && count_of(after_, man) > count_of(before_, man))
                came.push_back(&man);
        for (const Face& old : before_) {
            if (turned(old.id) || stays(after_, old) || count_of(before_, old) <= count_of(after_, old)) continue;
            // The same man where men are told apart, else any like him.
            auto to = std::find_if(came.begin(), came.end(),
                                   [&](const Face* man) { return man->id == old.id && alike(*man, old); });
            if (to == came.end())
                to = std::find_if(came.begin(), came.end(), [&](const Face* man) { return alike(*man, old); });
            if (to == came.end() && !foe(old.owner) && !is_checker(old))
                to = std::find_if(came.begin(), came.end(), [&](const Face* man) { return promoted(old, *man); });
            const Face* now = to == came.end() ? nullptr : *to;
            const int place = to == came.end() ? -1 : (*to)->spot;
            if (to != came.end()) came.erase(to);
            // The men of a selection make room for one another: nobody went anywhere.
            if (is_pocket(old.spot) && is_pocket(place) && name(old.spot) == name(place)) continue;
            if (is_checker(old)) {
                checker_moved(old, place);
            } else if (foe(old.owner)) {
                captured_.push_back(capture_of(old));
                if (place >= 0 && !is_pocket(place))
                    captured_.push_back(say(sentences::returns, {{"to", name(place)}}));
            } else {
                const std::string_view sentence = place < 0             ? sentences::piece_leaves
                                                  : is_pocket(old.spot) ? sentences::piece_placed
                                                  : !alike(*now, old)   ? sentences::piece_promoted
                                                                        : sentences::piece_moves;
                moved_.push_back(say(sentence, {{"piece", capitalised(old.name)},
                                                {"from", name(old.spot)},
                                                {"to", name(place)},
                                                {"other", now == nullptr ? std::string() : unowned(*now)}}));
            }
        }
        for (const Face* man : came)
            if (!is_checker(*man))
                moved_.push_back(
                    say(sentences::piece_placed, {{"piece", capitalised(man->name)}, {"to", name(man->spot)}}));
    }

    /// The piece that stands where the move ends, for the one that began it.
    [[nodiscard]] bool promoted(const Face& old, const Face& now) const {
        return now.owner == old.owner && !is_pocket(old.spot) && !is_pocket(now.spot) && now.shape == old.shape;
    }

    /// A piece's name without its player's: "queen" of "White queen".
    [[nodiscard]] std::string unowned(const Face& man) const {
        const std::string prefix = said_of_seat(match_, man.owner) + " ";
        return man.name.starts_with(prefix) ? man.name.substr(prefix.size()) : man.name;
    }

    [[nodiscard]] bool is_pocket(int spot) const {
        return spot >= 0 && board_.spots[static_cast<std::size_t>(spot)].kind == SpotKind::pocket;
    }

    /// Checkers are told by the player who moves; one that was hit is told with the move that hit it.
    void checker_moved(const Face& old, int place) {
        if (foe(old.owner) && !helps(old)) return;
        const bool hits = place >= 0 && std::any_of(before_.begin(), before_.end(), [&](const Face& other) {
                              return other.spot == place && other.owner != old.owner;
                          });
        const bool off = place < 0 || is_pocket(place);
        const std::string_view sentence = off ? sentences::checker_off
                                          : is_pocket(old.spot)
                                              ? (hits ? sentences::checker_enters_hitting : sentences::checker_enters)
                                              : (hits ? sentences::checker_hits : sentences::checker_moves);
        moved_.push_back(
            say(sentence, {{"player", said_of_seat(match_, mover_)}, {"from", name(old.spot)}, {"to", name(place)}}));
    }

    /// Whether the opponent's checker was borne off for them: then none of the mover's own went anywhere.
    [[nodiscard]] bool helps(const Face& old) const {
        return std::none_of(before_.begin(), before_.end(), [&](const Face& own) {
            return own.owner == mover_ && own.shape == old.shape && !stays(after_, own);
        });
    }

    void lost_layers() {
        for (const Face& old : before_) {
            const Face* man = face_of(after_, old.id);
            if (man == nullptr || turned(old.id)) continue;
            const std::string lost = steps_lost(old, *man);
            if (lost.empty()) continue;
            const std::string sum = capture_on(reasons_, old.spot).sum;
            captured_.push_back(
                say(sum.empty() ? sentences::layers_lost : sentences::layers_lost_sum,
                    {{"piece", capitalised(old.name)}, {"square", name(old.spot)}, {"layers", lost}, {"sum", sum}}));
        }
    }

    /// Nothing was seen to change: a word, a throw, a pass. The spots touched say it best.
    [[nodiscard]] std::string touched() const {
        std::vector<std::string> parts;
        for (int spot : match_.touches(index_)) {
            const Face* man = face_on(after_, spot);
            parts.push_back(man != nullptr ? say(sentences::on_square, {{"piece", man->name}, {"square", name(spot)}})
                                           : name(spot));
        }
        return say(sentences::touched, {{"player", said_of_seat(match_, mover_)},
                                        {"words", parts.empty() ? node_.words : listed(parts, ", ")}});
    }

    const Match& match_;
    const int index_;
    const Match::Node& node_;
    const Position& was_;
    const Board board_;
    const std::vector<Face> before_, after_;
    const std::vector<Reason> reasons_;
    const int mover_;
    std::vector<std::string> moved_, captured_;
    std::vector<int> turned_;
};

}  // namespace

std::string say_move(const Match& match, int node) {
    return match.node(node).parent < 0 ? std::string(sentences::beginning) : Account(match, node).tell();
}

std::string say_capture(const Match& match, int node) {
    return match.node(node).parent < 0 ? std::string() : Account(match, node).tell_capture();
}

std::string say_spot(const Match& match, const Selection& selection, int spot) {
    const Scene scene = make_scene(match, selection);
    return spot >= 0 && static_cast<std::size_t>(spot) < scene.spoken.size()
               ? scene.spoken[static_cast<std::size_t>(spot)]
               : std::string();
}

std::string say_covered(const Match& match, int seat) {
    return say(sentences::has_chosen, {{"player", said_of_seat(match, seat)}});
}

std::string say_standing(const Match& match, const Selection& selection, int eyes) {
    const Outcome outcome = match.outcome();
    if (outcome.over) return outcome.text.empty() ? std::string(sentences::over) : outcome.text;
    const std::string who = said_of_seat(match, match.to_move());
    const auto of = [](std::string_view sentence, const std::string& player) {
        return say(sentence, {{"player", player}});
    };
    const TurnState now = turn_state(match);
    if (now.what == TurnPhase::saying) return say_forced(match);
    if (now.what == TurnPhase::handing_over)
        return of(sentences::undo_or_confirm,
                  said_of_seat(match, match.game().to_move(match.node(match.node(match.cursor()).parent).position)));
    if (match.to_move() == chance)
        return now.seat == chance ? std::string(sentences::roll_the_dice)
                                  : of(sentences::to_roll, said_of_seat(match, now.seat));
    const Scene scene = make_scene(match, selection, {.speech = false, .viewer = eyes});
    const auto name = [&](int spot) { return called(scene.board.spots[static_cast<std::size_t>(spot)]); };

    std::vector<std::string> captures;
    for (const Ray& ray : scene.rays)
        captures.push_back(ray.sum.empty() ? name(ray.to)
                                           : say(sentences::with_sum, {{"square", name(ray.to)}, {"sum", ray.sum}}));
    const std::string squares = listed(captures, " or ");
    if (!selection.touched().empty()) {
        const int first = selection.touched().front();
        const Face* man = face_on(scene.faces, first);
        int places = 0;
        for (const Mark& mark : scene.marks)
            places += mark.kind == MarkKind::destination || mark.kind == MarkKind::further ? 1 : 0;
        const bool unnamed = man == nullptr || man->shape == Shape::checker;
        std::string said = say(unnamed ? sentences::chosen_word : sentences::chosen, places,
                               {{"piece", man ? capitalised(man->name) : std::string()}, {"square", name(first)}});
        if (!captures.empty()) said += " " + say(sentences::may_capture, {{"squares", squares}});
        return said;
    }
    const auto checks = match.game().checks(match.position());
    if (match.game().at_turn_start(match.position()))
        return (checks.empty() ? std::string() : checks.front().told() + " ") + of(sentences::to_move, who);
    std::vector<std::string> dice;
    int shells = 0, mouths = 0;
    for (const Face& face : scene.faces) {
        if (!is_cast(face.shape) || face.turned || face.text.empty()) continue;
        if (face.shape == Shape::cowrie) ++shells, mouths += face.text == "up";
        else dice.push_back(face.text);
    }
    if (shells > 0) dice.push_back(say(sentences::mouths_up, {{"n", std::to_string(mouths)}}));
    if (!dice.empty()) return say(sentences::to_play, {{"player", who}, {"dice", listed(dice)}});
    std::vector<std::string> buttons;
    for (int spot : selection.next())
        if (scene.board.spots[static_cast<std::size_t>(spot)].kind == SpotKind::button) buttons.push_back(name(spot));
    const std::string choices = listed(buttons, " or ");
    if (captures.empty())
        return buttons.empty() ? of(sentences::to_continue, who)
                               : say(sentences::to_choose, {{"player", who}, {"buttons", choices}});
    return say(sentences::player_may_capture, {{"player", who}, {"squares", squares}}) +
           (buttons.empty() ? "" : " " + say(sentences::or_choose, {{"buttons", choices}}));
}

}  // namespace ludus
