#include "ui/scene/scene.hpp"

#include <algorithm>
#include <charconv>

#include "ui/scene/awaits.hpp"
#include "ui/scene/sentences.hpp"
#include "ui/scene/speech.hpp"

namespace ludus {
namespace {

bool holds(const std::vector<int>& list, int value) { return std::find(list.begin(), list.end(), value) != list.end(); }

bool marked(const Scene& scene, MarkKind kind, int spot) {
    return std::find(scene.marks.begin(), scene.marks.end(), Mark{kind, spot}) != scene.marks.end();
}

void mark(Scene& scene, MarkKind kind, int spot) {
    if (spot >= 0 && !marked(scene, kind, spot)) scene.marks.push_back({kind, spot});
}

int side_of(const Game& game, int seat) {
    const auto& seats = game.card().seats;
    return seat >= 0 && static_cast<std::size_t>(seat) < seats.size() ? seats[static_cast<std::size_t>(seat)].side : -1;
}

/// Whether a man of another side than this seat's stands on the spot.
bool foe_on(const Scene& scene, const Game& game, int seat, int spot) {
    for (const Face& face : scene.faces) {
        if (face.spot != spot || face.owner < 0) continue;
        if (side_of(game, face.owner) != side_of(game, seat)) return true;
    }
    return false;
}

bool friend_on(const Scene& scene, const Game& game, int seat, int spot) {
    for (const Face& face : scene.faces)
        if (face.spot == spot && face.owner >= 0 && side_of(game, face.owner) == side_of(game, seat)) return true;
    return false;
}

/// Whether whoever stands on the spot stands there afterwards too, whole.
bool stands_still(const std::vector<Face>& before, const std::vector<Face>& after, int spot) {
    return std::all_of(before.begin(), before.end(), [&](const Face& man) {
        return man.spot != spot || std::any_of(after.begin(), after.end(), [&](const Face& same) {
            return same.id == man.id && same.spot == spot && same.owner == man.owner && same.count == man.count && same.tiers == man.tiers;
        });
    });
}

/// Whose seat has other colours than those of its number wears them.
void dress(std::vector<Face>& faces, const Card& card) {
    for (Face& face : faces)
        if (face.owner >= 0) face.coat = card.coat(face.owner);
}

/// Men another seat may not see show their backs to this viewer.
void veil(std::vector<Face>& faces, int viewer) {
    if (viewer < 0) return;
    for (Face& face : faces) {
        if ((face.seen_by >> static_cast<unsigned>(viewer)) & 1u) continue;
        face.text.clear();
        face.tiers.clear();
        face.underlined = false;
        face.name = sentences::hidden_piece;
    }
}

/// A throw entered by hand lies on the dice not yet thrown, as far as it has been said.
void lay_entered_dice(Scene& scene, const Hand& hand) {
    std::size_t said = 0;
    const std::vector<int>& touched = hand.touched();
    for (Face& face : scene.faces) {
        if (face.shape != Shape::die || !face.text.empty() || said >= touched.size()) continue;
        const Spot& button = scene.board.spots[static_cast<std::size_t>(touched[said++])];
        if (button.kind != SpotKind::button) return;
        face.text = button.name;
        face.name = say(sentences::one_die, {{"n", button.name}});
    }
}

void add_ray(std::vector<Ray>& rays, Ray ray) {
    std::sort(ray.from.begin(), ray.from.end());
    if (std::find(rays.begin(), rays.end(), ray) == rays.end()) rays.push_back(std::move(ray));
}

/// Where the last turn, or what has been played of this one, began and ended.
void mark_last_turn(const Match& match, Scene& scene) {
    const Game& game = match.game();
    std::vector<int> from, to;
    for (int node = match.cursor(); node > 0; node = match.node(node).parent) {
        const Match::Node& now = match.node(node);
        const Position& before = match.node(now.parent).position;
        std::vector<int> places;
        for (int spot : game.touches(before, now.move))
            if (scene.board.spots[static_cast<std::size_t>(spot)].kind != SpotKind::button) places.push_back(spot);
        if (!places.empty()) to.push_back(places.back());
        for (std::size_t i = 0; i + 1 < places.size(); ++i) from.push_back(places[i]);
        if (game.at_turn_start(before)) break;
    }
    for (int spot : from)
        if (!holds(to, spot)) mark(scene, MarkKind::last_from, spot);
    for (int spot : to) mark(scene, MarkKind::last_to, spot);
}

/// The takings among the moves the hand may still make. Before the first touch of a turn there are too many to show.
std::vector<Ray> takings_at_hand(const Match& match, const Hand& hand, const Scene& scene) {
    std::vector<Ray> rays;
    const Game& game = match.game();
    if (hand.touched().empty() && game.at_turn_start(match.position())) return rays;
    // Where men pile there is no sum to show: the ring about the man says all.
    const auto acts = [&](const Reason& reason) {
        return reason.to >= 0 && !reason.from.empty() && !scene.board.spots[static_cast<std::size_t>(reason.to)].piles() &&
               foe_on(scene, game, match.to_move(), reason.to);
    };
    for (Move move : hand.possible()) {
        // The ways of taking first; a move that names none has its first reason with a taker for one.
        const auto reasons = game.reasons(match.position(), move);
        bool any = false;
        for (const Reason& reason : reasons) {
            if (!acts(reason) || way_of_taking(reason.rule).empty()) continue;
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
std::vector<Ray> foremost(const std::vector<Ray>& rays, const Hand& hand) {
    std::vector<Ray> out;
    for (const Ray& ray : rays) {
        const bool known = std::any_of(out.begin(), out.end(), [&](const Ray& r) { return r.to == ray.to; });
        if (!known || holds(hand.touched(), ray.to)) out.push_back(ray);
    }
    return out;
}

void mark_next(const Match& match, const Hand& hand, const std::vector<Ray>& takings, Scene& scene) {
    const Game& game = match.game();
    const int mover = match.to_move();
    const bool begun = !hand.touched().empty();
    for (int spot : hand.next()) {
        if (scene.board.spots[static_cast<std::size_t>(spot)].kind == SpotKind::button) continue;
        const bool foe = foe_on(scene, game, mover, spot);
        // In the middle of a turn all one's men may be free to move again: only what one touch does is shown.
        const bool plain = foe || begun || (!game.at_turn_start(match.position()) && hand.completes(spot));
        if (!plain || holds(hand.touched(), spot)) continue;
        mark(scene, foe ? MarkKind::capture : hand.goes_further(spot) ? MarkKind::further : MarkKind::destination, spot);
    }
    for (const Ray& ray : takings) mark(scene, MarkKind::capture, ray.to);
}

std::string speak_of(const Scene& scene, const Match& match, const Hand& hand, const std::vector<Ray>& takings,
                     const std::vector<Ray>& dangers, bool throwing, int spot) {
    std::string said = speak_plainly(scene, spot);
    const bool blank = throwing && std::any_of(scene.faces.begin(), scene.faces.end(), [&](const Face& face) {
                           return face.spot == spot && face.shape == Shape::die && face.text.empty();
                       });
    const auto add = [&](std::string_view words) { said.append(", ").append(words); };
    if (blank) add(sentences::press_to_roll);
    const auto sums = [&](std::string_view words, const std::vector<Ray>& rays) {
        std::string all;
        for (const Ray& ray : rays)
            if (ray.to == spot && !ray.sum.empty()) all.append(all.empty() ? ": " : " or ").append(ray.sum);
        add(std::string(words) + all);
    };
    const bool button = scene.board.spots[static_cast<std::size_t>(spot)].kind == SpotKind::button;
    const bool open = holds(hand.next(), spot);
    if (holds(hand.touched(), spot)) add(sentences::selected);
    if (button) {
        if (!open) add(sentences::not_now);
    } else if (marked(scene, MarkKind::capture, spot)) {
        sums(sentences::can_capture_here, takings);
    } else if (open && hand.touched().empty() && !hand.completes(spot)) {
        add(sentences::can_move);
    } else if (open && hand.goes_further(spot)) {
        add(sentences::several_dice);
    } else if (open) {
        add(friend_on(scene, match.game(), match.to_move(), spot) ? sentences::can_choose : sentences::can_go_here);
    }
    if (marked(scene, MarkKind::checked, spot)) add(sentences::in_check);
    if (marked(scene, MarkKind::threatened, spot)) sums(sentences::in_danger, dangers);
    if (marked(scene, MarkKind::last_to, spot)) add(sentences::last_move);
    if (marked(scene, MarkKind::hint, spot)) add(sentences::hinted);
    return said;
}

}  // namespace

Scene make_scene(const Game& game, const Position& position) {
    Scene scene;
    scene.board = game.board();
    scene.faces = game.faces(position);
    dress(scene.faces, game.card());
    for (std::size_t i = 0; i < scene.board.spots.size(); ++i)
        scene.spoken.push_back(speak_plainly(scene, static_cast<int>(i)));
    return scene;
}

Scene make_scene(const Match& match, const Hand& hand, const SceneOptions& options) {
    const Game& game = match.game();
    const Position seen = options.viewer < 0 ? match.position() : game.view(match.position(), options.viewer);
    Scene scene;
    scene.board = game.board();
    scene.faces = game.faces(seen);
    dress(scene.faces, game.card());
    veil(scene.faces, options.viewer);

    lay_entered_dice(scene, hand);

    for (int spot : options.region) mark(scene, MarkKind::camp, spot);
    if (options.last_move) mark_last_turn(match, scene);
    for (int spot : hand.touched()) mark(scene, MarkKind::selected, spot);

    const std::vector<Ray> takings = takings_at_hand(match, hand, scene);
    if (options.destinations) mark_next(match, hand, takings, scene);
    scene.rays = foremost(takings, hand);

    std::vector<int> checked;
    for (const Reason& check : game.checks(seen)) checked.push_back(check.to);
    if (options.threats)
        for (int spot : checked) mark(scene, MarkKind::checked, spot);

    std::vector<Ray> dangers;
    if ((options.threats || options.takings) && !match.outcome().over) {
        const int own = options.viewer < 0 ? match.to_move() : options.viewer;
        for (const Reason& threat : game.threats(seen)) {
            if (threat.to < 0) continue;
            const Ray ray{threat.from, threat.to, threat.line};
            const bool mine = friend_on(scene, game, own, threat.to);
            if (mine || options.takings) {
                add_ray(dangers, ray);
                if (!holds(checked, threat.to)) mark(scene, MarkKind::threatened, threat.to);
            }
            if (options.takings) add_ray(scene.rays, ray);
        }
        if (options.takings) scene.rays = foremost(scene.rays, hand);
    }
    for (const Ray& ray : options.pointed) {
        add_ray(scene.rays, ray);
        mark(scene, MarkKind::capture, ray.to);
    }
    if (options.hint)
        for (int spot : game.touches(match.position(), *options.hint)) mark(scene, MarkKind::hint, spot);

    const bool throwing = match.to_move() == chance && awaits(match).what == Awaited::throwing;
    for (std::size_t i = 0; i < scene.board.spots.size(); ++i)
        scene.spoken.push_back(speak_of(scene, match, hand, takings, dangers, throwing, static_cast<int>(i)));
    if (!options.sums)
        for (Ray& ray : scene.rays) ray.sum.clear();
    return scene;
}

Expected<Done> show_as_tagged(Match& match, Hand& hand) {
    match.go_first();
    hand.refresh(match);
    const auto wrong = [&](std::string what, std::string expected) {
        match.go_first();
        hand.refresh(match);
        return Fault{std::move(what), std::move(expected)};
    };
    for (const std::string& text : match.tag("Show")) {
        int words = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), words);
        match.go_last();
        const int all = static_cast<int>(match.line().size()) - 1;
        if (error != std::errc() || end != text.data() + text.size() || words < 0 || words > all)
            return wrong("the record asks to show move " + text + ", which it does not have", "a number from 0 to " + std::to_string(all));
        match.go(match.line()[static_cast<std::size_t>(words)]);
    }
    hand.refresh(match);
    for (const std::string& name : match.tag("Touch")) {
        const int spot = match.game().board().find(name);
        if (spot < 0) return wrong("the board has no square " + name, "the name of a square of the board");
        if (!hand.touch(spot).taken)
            return wrong("nothing can be chosen on " + name + " in this position", "a piece that can move, or a square it can go to");
    }
    return Done{};
}

namespace {

/// A toned pocket is one of many in a tray, and lies outside the grid: arrows find it where it is drawn.
bool in_tray(const Spot& spot) { return spot.kind == SpotKind::pocket && spot.tone != Tone::none; }
bool in_grid(const Spot& spot) { return spot.column >= 0 && !in_tray(spot); }

int grid_neighbour(const Board& board, int from, int dx, int dy) {
    const Spot& at = board.spots[static_cast<std::size_t>(from)];
    int best = -1, best_cost = 0;
    for (std::size_t i = 0; i < board.spots.size(); ++i) {
        const Spot& spot = board.spots[i];
        if (!in_grid(spot) || static_cast<int>(i) == from) continue;
        const int over = spot.column - at.column, down = spot.row - at.row;
        const int along = over * dx + down * dy;
        const int across = over * dy - down * dx;
        if (along <= 0) continue;
        // Aslant only the very next spot; straight on also over holes, and a little aside where lines are not full.
        if (dx != 0 && dy != 0) {
            if (over == dx && down == dy) return static_cast<int>(i);
            continue;
        }
        const int aside = across < 0 ? -across : across;
        if (aside > along) continue;
        const int cost = along + 4 * aside;
        if (best < 0 || cost < best_cost) best = static_cast<int>(i), best_cost = cost;
    }
    return best;
}

/// Pockets lie outside the grid: the nearest that way, by where it is drawn.
int nearest_that_way(const Board& board, int from, int dx, int dy, bool on_grid) {
    const Spot& at = board.spots[static_cast<std::size_t>(from)];
    int best = -1;
    float best_cost = 0;
    for (std::size_t i = 0; i < board.spots.size(); ++i) {
        const Spot& spot = board.spots[i];
        if (spot.kind == SpotKind::button || static_cast<int>(i) == from) continue;
        if (in_grid(spot) != on_grid) continue;
        const float over = spot.centre.x - at.centre.x, down = spot.centre.y - at.centre.y;
        const float along = over * static_cast<float>(dx) + down * static_cast<float>(dy);
        const float across = over * static_cast<float>(dy) - down * static_cast<float>(dx);
        if (along <= 0.01F) continue;
        const float cost = along + 2 * (across < 0 ? -across : across);
        if (best < 0 || cost < best_cost) best = static_cast<int>(i), best_cost = cost;
    }
    return best;
}

}  // namespace

int neighbour(const Board& board, int spot, int dx, int dy) {
    if (spot < 0 || static_cast<std::size_t>(spot) >= board.spots.size() || (dx == 0 && dy == 0)) return spot;
    const Spot& at = board.spots[static_cast<std::size_t>(spot)];
    if (at.kind == SpotKind::button) return spot;
    int found = -1;
    if (in_grid(at)) {
        found = grid_neighbour(board, spot, dx, dy);
        if (found < 0) found = nearest_that_way(board, spot, dx, dy, false);
    } else {
        found = nearest_that_way(board, spot, dx, dy, false);
        if (found < 0) found = nearest_that_way(board, spot, dx, dy, true);
    }
    return found < 0 ? spot : found;
}

}  // namespace ludus
