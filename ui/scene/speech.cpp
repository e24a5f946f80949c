#include "ui/scene/speech.hpp"

#include <algorithm>

#include "ui/scene/awaits.hpp"

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

/// " by equality", or nothing.
std::string by_way_of(const std::string& rule) {
    const std::string way = way_of_taking(rule);
    return way.empty() ? way : " by " + way;
}

/// The first reason with something to say of this spot, as "by equality: 9 = 9".
std::string because(const std::vector<Reason>& reasons, int spot) {
    for (const Reason& reason : reasons) {
        if (reason.to != spot) continue;
        const std::string way = by_way_of(reason.rule);
        if (!way.empty()) return reason.line.empty() ? way : way + ": " + reason.line;
    }
    for (const Reason& reason : reasons)
        if (reason.to == spot && !reason.line.empty()) return ": " + reason.line;
    return {};
}

std::string list_of(const std::vector<std::string>& parts, const char* last) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += i + 1 == parts.size() ? last : ", ";
        text += parts[i];
    }
    return text;
}

/// Steps of a built man that stood before and no longer stand: "36 and 25".
std::string steps_lost(const Face& before, const Face& after) {
    std::vector<std::string> lost;
    for (std::size_t i = 0; i < before.tiers.size() && i < after.tiers.size(); ++i)
        if (before.tiers[i].standing && !after.tiers[i].standing) lost.push_back(std::to_string(before.tiers[i].value));
    return list_of(lost, " and ");
}

std::string said_of_seat(const Match& match, int seat) {
    if (seat == chance) return "chance";
    const auto& seats = match.game().card().seats;
    return static_cast<std::size_t>(seat) < seats.size() ? seats[static_cast<std::size_t>(seat)].shown() : "nobody";
}

}  // namespace

std::string way_of_taking(const std::string& rule) {
    const auto last = rule.rfind('.');
    if (last == std::string::npos || last < 5 || rule.compare(last - 5, 5, ".take") != 0) return {};
    std::string way = rule.substr(last + 1);
    if (way == "before" || way == "after" || way == "several") return {};
    std::replace(way.begin(), way.end(), '-', ' ');
    return way;
}

std::string speak_plainly(const Scene& scene, int index) {
    const Spot& spot = scene.board.spots[static_cast<std::size_t>(index)];
    std::string said = called(spot);
    std::vector<std::string> men;
    for (const Face& face : scene.faces) {
        if (face.spot != index) continue;
        std::string man = face.name;
        const std::string count = std::to_string(face.count);
        if (face.count > 1 && man.find(count) == std::string::npos) man += " (" + count + ")";
        men.push_back(std::move(man));
    }
    if (!men.empty())
        said += ", " + list_of(men, " and ");
    else if (spot.kind != SpotKind::button)
        said += ", empty";
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
          node_(match.node(node)),
          was_(match.node(node_.parent).position),
          board_(match.game().board()),
          before_(men_of(match.game().faces(was_))),
          after_(men_of(match.game().faces(node_.position))),
          reasons_(match.game().reasons(was_, node_.move)),
          mover_(match.game().to_move(was_)) {}

    std::string tell() {
        if (mover_ == chance && match_.game().card().has_dice) return thrown();
        if (match_.game().card().has_dice && by_word()) return only_said();
        turned_coats();
        comings_and_goings();
        lost_steps();
        std::vector<std::string> parts = std::move(moved_);
        parts.insert(parts.end(), taken_.begin(), taken_.end());
        if (parts.empty()) return said_of_seat(match_, mover_) + ": " + touched();
        std::string said;
        for (const std::string& part : parts) said.append(said.empty() ? "" : "; ").append(part);
        // A taking with no march names nobody who acts.
        if (said.starts_with("takes ")) said = said_of_seat(match_, mover_) + ": " + said;
        return said;
    }

private:
    /// Dice are no men: that they were used says nothing the move does not.
    static std::vector<Face> men_of(std::vector<Face> faces) {
        std::erase_if(faces, [](const Face& face) { return face.shape == Shape::die; });
        return faces;
    }

    /// One of a pile is told by whose he is.
    [[nodiscard]] std::string man_called(const Face& face) const {
        const bool piles = face.spot >= 0 && board_.spots[static_cast<std::size_t>(face.spot)].piles();
        return face.count > 1 && piles ? "a man of " + said_of_seat(match_, face.owner) : face.name;
    }

    [[nodiscard]] std::string thrown() const {
        std::vector<std::string> dice;
        for (int spot : match_.game().touches(was_, node_.move)) dice.push_back(board_.spots[static_cast<std::size_t>(spot)].name);
        const int seat = match_.game().to_move(node_.position);
        return (seat == chance ? "The dice fall " : said_of_seat(match_, seat) + " throws ") + list_of(dice, " and ");
    }

    /// A move that is but a word: the one button touched.
    [[nodiscard]] bool by_word() const {
        const std::vector<int> touches = match_.game().touches(was_, node_.move);
        return touches.size() == 1 && board_.spots[static_cast<std::size_t>(touches[0])].kind == SpotKind::button;
    }

    [[nodiscard]] std::string only_said() const {
        std::string said;
        for (const Reason& reason : reasons_)
            if (!reason.line.empty()) said += (said.empty() ? "" : "; ") + reason.line;
        return said_of_seat(match_, mover_) + ": " + (said.empty() ? node_.words : said);
    }

    [[nodiscard]] std::string name(int spot) const {
        return spot < 0 ? std::string("nowhere") : called(board_.spots[static_cast<std::size_t>(spot)]);
    }

    [[nodiscard]] bool foe(int owner) const {
        const auto& seats = match_.game().card().seats;
        const auto side = [&](int seat) { return seat < 0 ? -1 : seats[static_cast<std::size_t>(seat)].side; };
        return owner >= 0 && side(owner) != side(mover_);
    }

    [[nodiscard]] std::string taking(const Face& man) const {
        return "takes " + man_called(man) + " on " + name(man.spot) + because(reasons_, man.spot);
    }

    void turned_coats() {
        for (const Face& old : before_) {
            const Face* man = face_of(after_, old.id);
            if (man == nullptr || man->owner == old.owner) continue;
            taken_.push_back(taking(old) + (man->spot == old.spot ? "" : "; sets him on " + name(man->spot)));
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
            const int place = to == came.end() ? -1 : (*to)->spot;
            if (to != came.end()) came.erase(to);
            // The men of a hand make room for one another: nobody went anywhere.
            const auto in_hand = [&](int spot) { return spot >= 0 && board_.spots[static_cast<std::size_t>(spot)].kind == SpotKind::pocket; };
            if (in_hand(old.spot) && in_hand(place) && name(old.spot) == name(place)) continue;
            if (foe(old.owner))
                taken_.push_back(taking(old) + (place < 0 ? "" : "; sets him on " + name(place)));
            else if (place < 0)
                moved_.push_back(man_called(old) + " leaves " + name(old.spot));
            else
                moved_.push_back(man_called(old) + " from " + name(old.spot) + " to " + name(place));
        }
        for (const Face* man : came) moved_.push_back(man_called(*man) + " set on " + name(man->spot));
    }

    void lost_steps() {
        for (const Face& old : before_) {
            const Face* man = face_of(after_, old.id);
            if (man == nullptr || turned(old.id)) continue;
            const std::string lost = steps_lost(old, *man);
            if (lost.empty()) continue;
            taken_.push_back("takes " + lost + " of " + old.name + " on " + name(old.spot) +
                             because(reasons_, old.spot));
        }
    }

    /// Nothing was seen to change: a word, a throw, a pass. The spots touched say it best.
    [[nodiscard]] std::string touched() const {
        std::vector<std::string> parts;
        for (int spot : match_.game().touches(was_, node_.move)) {
            const Face* man = face_on(after_, spot);
            parts.push_back(man != nullptr ? man->name + " on " + name(spot) : name(spot));
        }
        return parts.empty() ? node_.words : list_of(parts, ", ");
    }

    const Match& match_;
    const Match::Node& node_;
    const Position& was_;
    const Board board_;
    const std::vector<Face> before_, after_;
    const std::vector<Reason> reasons_;
    const int mover_;
    std::vector<std::string> moved_, taken_;
    std::vector<int> turned_;
};

}  // namespace

std::string say_move(const Match& match, int node) {
    return match.node(node).parent < 0 ? "The beginning" : Account(match, node).tell();
}

std::string say_spot(const Match& match, const Hand& hand, int spot) {
    const Scene scene = make_scene(match, hand);
    return spot >= 0 && static_cast<std::size_t>(spot) < scene.spoken.size()
               ? scene.spoken[static_cast<std::size_t>(spot)]
               : std::string();
}

std::string say_standing(const Match& match, const Hand& hand) {
    const Outcome outcome = match.outcome();
    if (outcome.over) return outcome.text.empty() ? "The game is over" : outcome.text;
    const std::string who = said_of_seat(match, match.to_move());
    const Awaits now = awaits(match);
    const auto called_seat = [&](int seat) { return said_of_seat(match, seat); };
    if (now.what == Awaited::saying) return say_forced(match);
    if (now.what == Awaited::handing_over)
        return called_seat(match.game().to_move(match.node(match.node(match.cursor()).parent).position)) +
               " may take back, or is done";
    if (match.to_move() == chance)
        return now.seat == chance ? "The dice are to be thrown" : called_seat(now.seat) + " to throw";
    const Scene scene = make_scene(match, hand);
    const auto name = [&](int spot) { return called(scene.board.spots[static_cast<std::size_t>(spot)]); };

    std::vector<std::string> takings;
    for (const Ray& ray : scene.rays) takings.push_back(name(ray.to) + (ray.sum.empty() ? "" : ": " + ray.sum));
    if (!hand.touched().empty()) {
        const Face* man = face_on(scene.faces, hand.touched().front());
        std::size_t places = 0;
        for (const Mark& mark : scene.marks)
            places += mark.kind == MarkKind::destination || mark.kind == MarkKind::further ? 1 : 0;
        std::string said = name(hand.touched().front());
        if (man != nullptr) {
            const bool pile = man->count > 1 && scene.board.spots[static_cast<std::size_t>(man->spot)].piles();
            said = (pile ? "a man of " + who : man->name) + " on " + name(man->spot);
        }
        said += " chosen, " + std::to_string(places) + (places == 1 ? " place to go" : " places to go");
        if (!takings.empty()) said += "; may take on " + list_of(takings, ", or on ");
        return said;
    }
    const auto checks = match.game().checks(match.position());
    const std::string check = checks.empty() ? std::string() : checks.front().line + ". ";
    if (match.game().at_turn_start(match.position())) return check + who + " to move";
    std::vector<std::string> dice;
    for (const Face& face : scene.faces)
        if (face.shape == Shape::die && !face.turned && !face.text.empty()) dice.push_back(face.text);
    if (!dice.empty()) return who + " to play " + list_of(dice, " and ");
    std::vector<std::string> buttons;
    for (int spot : hand.next())
        if (scene.board.spots[static_cast<std::size_t>(spot)].kind == SpotKind::button) buttons.push_back(name(spot));
    if (takings.empty()) return who + " to go on" + (buttons.empty() ? "" : ": " + list_of(buttons, " or "));
    return who + " may take on " + list_of(takings, ", or on ") +
           (buttons.empty() ? "" : "; or: " + list_of(buttons, ", "));
}

}  // namespace ludus
