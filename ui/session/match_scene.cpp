#include "ui/session/match_scene.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>

#include "core/base/sort.hpp"
#include "ui/scene/sentences.hpp"
#include "ui/session/speech.hpp"
#include "ui/session/turn_phase.hpp"

namespace ludus {
namespace {

bool holds(const std::vector<int>& list, int value) { return std::find(list.begin(), list.end(), value) != list.end(); }

int side_of(const Game& game, int seat) {
    const auto& seats = game.card().seats;
    return seat >= 0 && static_cast<std::size_t>(seat) < seats.size() ? seats[static_cast<std::size_t>(seat)].side : -1;
}

/// A scene being made, with what is asked of every spot kept by spot: a large board has hundreds of them.
class SpotIndex {
public:
    SpotIndex(const Game& game, Scene& scene) : game_(game), scene_(scene), spots_(scene.board.spots.size()) {
        for (std::size_t i = 0; i < scene.faces.size(); ++i) {
            const Face& face = scene.faces[i];
            if (face.spot < 0 || static_cast<std::size_t>(face.spot) >= spots_.size()) continue;
            spots_[static_cast<std::size_t>(face.spot)].faces.push_back(static_cast<int>(i));
        }
    }

    [[nodiscard]] bool marked(MarkKind kind, int spot) const { return (of(spot).marks & bit(kind)) != 0; }
    void mark(MarkKind kind, int spot) {
        if (spot < 0 || marked(kind, spot)) return;
        spots_[static_cast<std::size_t>(spot)].marks |= bit(kind);
        scene_.marks.push_back({kind, spot});
    }

    /// Whether a man of another side than this seat's stands on the spot; one of the same side.
    [[nodiscard]] bool foe_on(int seat, int spot) const {
        return any_on(spot, [&](const Face& face) {
            return face.owner >= 0 && side_of(game_, face.owner) != side_of(game_, seat);
        });
    }
    [[nodiscard]] bool friend_on(int seat, int spot) const {
        return any_on(spot, [&](const Face& face) {
            return face.owner >= 0 && side_of(game_, face.owner) == side_of(game_, seat);
        });
    }
    [[nodiscard]] bool blank_die_on(int spot) const {
        return any_on(spot, [](const Face& face) { return is_cast(face.shape) && face.text.empty(); });
    }

    void choose_from(const std::vector<Selection::Choice>& choices) {
        for (const Selection::Choice& choice : choices) spots_[static_cast<std::size_t>(choice.spot)].choice = choice;
    }
    /// What touching the spot next would do; its spot is -1 where it may not be touched.
    [[nodiscard]] const Selection::Choice& choice(int spot) const { return of(spot).choice; }

private:
    struct AtSpot {
        std::uint32_t marks = 0;  // a bit a kind
        std::vector<int> faces;
        Selection::Choice choice;
    };
    static std::uint32_t bit(MarkKind kind) { return 1u << static_cast<unsigned>(kind); }
    [[nodiscard]] const AtSpot& of(int spot) const { return spots_[static_cast<std::size_t>(spot)]; }
    template <class F>
    [[nodiscard]] bool any_on(int spot, F&& is) const {
        const auto& faces = of(spot).faces;
        return std::any_of(faces.begin(), faces.end(),
                           [&](int face) { return is(scene_.faces[static_cast<std::size_t>(face)]); });
    }

    const Game& game_;
    Scene& scene_;
    std::vector<AtSpot> spots_;
};

/// Whether whoever stands on the spot stands there afterwards too, whole.
bool stands_still(const std::vector<Face>& before, const std::vector<Face>& after, int spot) {
    return std::all_of(before.begin(), before.end(), [&](const Face& man) {
        return man.spot != spot || std::any_of(after.begin(), after.end(), [&](const Face& same) {
                   return same.id == man.id && same.spot == spot && same.owner == man.owner &&
                          same.count == man.count && same.tiers == man.tiers;
               });
    });
}

/// A throw entered by selection lies on the dice not yet thrown, as far as it has been said.
void lay_entered_dice(Scene& scene, const Selection& selection) {
    std::vector<CastFace> said;
    for (const int spot : selection.touched()) {
        const auto& cast = scene.board.spots[static_cast<std::size_t>(spot)].cast;
        said.insert(said.end(), cast.begin(), cast.end());
    }
    std::size_t next = 0;
    for (Face& face : scene.faces) {
        if (!is_cast(face.shape) || !face.text.empty() || next >= said.size()) continue;
        face.text = said[next].text;
        face.name = said[next++].name;
    }
}

void add_ray(std::vector<Ray>& rays, Ray ray) {
    sort_few(ray.from);
    if (std::find(rays.begin(), rays.end(), ray) == rays.end()) rays.push_back(std::move(ray));
}

/// Where the last turn, or what has been played of this one, began and ended.
void mark_last_turn(const Match& match, const Scene& scene, SpotIndex& index) {
    const Game& game = match.game();
    std::vector<int> from, to;
    for (int node = match.cursor(); node > 0; node = match.node(node).parent) {
        const Match::Node& now = match.node(node);
        const Position& before = match.node(now.parent).position;
        std::vector<int> places;
        for (int spot : match.touches(node))
            if (scene.board.spots[static_cast<std::size_t>(spot)].kind != SpotKind::button) places.push_back(spot);
        if (!places.empty()) to.push_back(places.back());
        for (std::size_t i = 0; i + 1 < places.size(); ++i) from.push_back(places[i]);
        if (game.at_turn_start(before)) break;
    }
    for (int spot : from)
        if (!holds(to, spot)) index.mark(MarkKind::last_from, spot);
    for (int spot : to) index.mark(MarkKind::last_to, spot);
}

/// The takings among the moves the selection still allows. Before the first touch of a turn there are too many to show.
std::vector<Ray> captures_open(const Match& match, const Selection& selection, const Scene& scene,
                               const SpotIndex& index) {
    std::vector<Ray> rays;
    const Game& game = match.game();
    if (selection.touched().empty() && game.at_turn_start(match.position())) return rays;
    // Where men pile there is no sum to show: the ring about the man says all.
    const auto acts = [&](const Reason& reason) {
        return reason.to >= 0 && !reason.from.empty() &&
               !scene.board.spots[static_cast<std::size_t>(reason.to)].piles() &&
               index.foe_on(match.to_move(), reason.to);
    };
    for (Move move : selection.possible()) {
        // The ways of taking first; a move that names none has its first reason with a taker for one.
        const auto reasons = game.reasons(match.position(), move);
        bool any = false;
        for (const Reason& reason : reasons) {
            if (!acts(reason) || reason.way.empty()) continue;
            add_ray(rays, {reason.from, reason.to, reason.line});
            any = true;
        }
        if (any || std::none_of(reasons.begin(), reasons.end(), acts)) continue;
        // A check points at a man too, and leaves him where he is.
        const std::vector<Face> after = game.faces(game.play(match.position(), move));
        const auto first = std::find_if(reasons.begin(), reasons.end(), [&](const Reason& reason) {
            return acts(reason) && !stands_still(scene.faces, after, reason.to);
        });
        if (first != reasons.end()) add_ray(rays, {first->from, first->to, first->line});
    }
    return rays;
}

/// One a man taken, with its first sum; all of them for a man that has been touched.
std::vector<Ray> foremost(const std::vector<Ray>& rays, const Selection& selection) {
    std::vector<Ray> out;
    for (const Ray& ray : rays) {
        const bool known = std::any_of(out.begin(), out.end(), [&](const Ray& r) { return r.to == ray.to; });
        if (!known || holds(selection.touched(), ray.to)) out.push_back(ray);
    }
    return out;
}

void mark_next(const Match& match, const Selection& selection, const std::vector<Selection::Choice>& choices,
               const std::vector<Ray>& takings, const Scene& scene, SpotIndex& index) {
    const int mover = match.to_move();
    const bool begun = !selection.touched().empty(), in_turn = !match.game().at_turn_start(match.position());
    for (const auto& [spot, completes, goes_further] : choices) {
        if (scene.board.spots[static_cast<std::size_t>(spot)].kind == SpotKind::button) continue;
        const bool foe = index.foe_on(mover, spot);
        // In the middle of a turn all one's men may be free to move again: only what one touch does is shown.
        const bool plain = foe || begun || (in_turn && completes);
        if (!plain || holds(selection.touched(), spot)) continue;
        index.mark(foe ? MarkKind::capture : goes_further ? MarkKind::further : MarkKind::destination, spot);
    }
    for (const Ray& ray : takings) index.mark(MarkKind::capture, ray.to);
}

std::string speak_of(const Scene& scene, const SpotIndex& index, const Match& match, const Selection& selection,
                     const std::vector<Ray>& takings, const std::vector<Ray>& dangers, bool throwing, int spot) {
    std::string said = speak_plainly(scene, spot);
    const bool blank = throwing && index.blank_die_on(spot);
    const auto add = [&](std::string_view words) { said.append(", ").append(words); };
    if (blank) add(sentences::press_to_roll);
    const auto sums = [&](std::string_view words, const std::vector<Ray>& rays) {
        std::string all;
        for (const Ray& ray : rays)
            if (ray.to == spot && !ray.sum.empty()) all.append(all.empty() ? ": " : " or ").append(ray.sum);
        add(std::string(words) + all);
    };
    const bool button = scene.board.spots[static_cast<std::size_t>(spot)].kind == SpotKind::button;
    const Selection::Choice& choice = index.choice(spot);
    const bool open = choice.spot == spot;
    if (holds(selection.touched(), spot)) add(sentences::selected);
    if (button) {
        if (!open) add(sentences::not_now);
    } else if (index.marked(MarkKind::capture, spot)) {
        sums(sentences::can_capture_here, takings);
    } else if (open && selection.touched().empty() && !choice.completes) {
        add(sentences::can_move);
    } else if (open && choice.goes_further) {
        add(match.game().card().has_rolls ? sentences::several_dice : sentences::several_moves);
    } else if (open) {
        add(index.friend_on(match.to_move(), spot) ? sentences::can_choose : sentences::can_go_here);
    }
    if (index.marked(MarkKind::checked, spot)) add(sentences::in_check);
    if (index.marked(MarkKind::threatened, spot)) sums(sentences::in_danger, dangers);
    if (index.marked(MarkKind::last_to, spot)) add(sentences::last_move);
    if (index.marked(MarkKind::hint, spot)) add(sentences::hinted);
    return said;
}

}  // namespace

Scene make_scene(const Match& match, const Selection& selection, const SceneOptions& options) {
    const Game& game = match.game();
    const Position seen = seen_by(game, match.position(), options.viewer);
    Scene scene;
    scene.board = game.board(options.narrow);
    scene.faces = game.faces(seen);
    scene.overlay = game.overlay(seen);
    apply_colours(scene, game.card());
    scene.first_style = first_style(game);
    hide_unseen(scene.faces, options.viewer);

    lay_entered_dice(scene, selection);

    SpotIndex index(game, scene);
    for (int spot : options.region) index.mark(MarkKind::camp, spot);
    if (options.last_move && !is_covered(match, match.cursor(), options.viewer)) mark_last_turn(match, scene, index);
    for (int spot : selection.touched()) index.mark(MarkKind::selected, spot);
    const std::vector<Selection::Choice> choices = selection.choices();
    index.choose_from(choices);

    const std::vector<Ray> takings = captures_open(match, selection, scene, index);
    if (options.destinations) mark_next(match, selection, choices, takings, scene, index);
    scene.rays = foremost(takings, selection);

    std::vector<int> checked;
    for (const Reason& check : game.checks(seen)) checked.push_back(check.to);
    if (options.threats)
        for (int spot : checked) index.mark(MarkKind::checked, spot);

    std::vector<Ray> dangers;
    if ((options.threats || options.takings) && !match.outcome().over) {
        const int own = options.viewer < 0 || options.viewer == one_screen ? match.to_move() : options.viewer;
        for (const Reason& threat : game.threats(seen)) {
            if (threat.to < 0) continue;
            const Ray ray{threat.from, threat.to, threat.line};
            const bool mine = index.friend_on(own, threat.to);
            if (mine || options.takings) {
                add_ray(dangers, ray);
                if (!holds(checked, threat.to)) index.mark(MarkKind::threatened, threat.to);
            }
            if (options.takings) add_ray(scene.rays, ray);
        }
        if (options.takings) scene.rays = foremost(scene.rays, selection);
    }
    for (const Ray& ray : options.pointed) {
        add_ray(scene.rays, ray);
        index.mark(MarkKind::capture, ray.to);
    }
    if (options.hint)
        for (int spot : game.touches(match.position(), *options.hint)) index.mark(MarkKind::hint, spot);

    if (options.speech) {
        const bool throwing = match.to_move() == chance && turn_state(match).what == TurnPhase::throwing;
        for (std::size_t i = 0; i < scene.board.spots.size(); ++i)
            scene.spoken.push_back(
                speak_of(scene, index, match, selection, takings, dangers, throwing, static_cast<int>(i)));
    }
    if (!options.sums)
        for (Ray& ray : scene.rays) ray.sum.clear();
    return scene;
}

Expected<Done> show_as_tagged(Match& match, Selection& selection) {
    match.go_first();
    selection.refresh(match);
    const auto wrong = [&](std::string what, std::string expected) {
        match.go_first();
        selection.refresh(match);
        return Fault{std::move(what), std::move(expected)};
    };
    for (const std::string& text : match.tag("Show")) {
        int words = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), words);
        match.go_last();
        const int all = static_cast<int>(match.line().size()) - 1;
        if (error != std::errc() || end != text.data() + text.size() || words < 0 || words > all)
            return wrong("the record asks to show move " + text + ", which it does not have",
                         "a number from 0 to " + std::to_string(all));
        match.go(match.line()[static_cast<std::size_t>(words)]);
    }
    selection.refresh(match);
    for (const std::string& name : match.tag("Touch")) {
        const int spot = match.game().board().find(name);
        if (spot < 0) return wrong("the board has no square " + name, "the name of a square of the board");
        if (!selection.touch(spot).taken)
            return wrong("nothing can be chosen on " + name + " in this position",
                         "a piece that can move, or a square it can go to");
    }
    return Done{};
}

}  // namespace ludus
