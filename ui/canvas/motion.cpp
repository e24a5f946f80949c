#include "ui/canvas/motion.hpp"

#include <algorithm>
#include <cmath>

#include "ui/scene/piles.hpp"

namespace ludus::canvas {
namespace {

constexpr double slide_time = 0.18;     ///< a man on his way
constexpr double drop_time = 0.07;      ///< the last bit after the hand let go
constexpr double appear_time = 0.16;    ///< a man newly there
constexpr double fade_time = 0.30;      ///< a man taken where another comes
constexpr double linger_time = 1.2;     ///< a sum, and a man taken from afar
constexpr double farewell_time = 0.25;  ///< at the end of that

float eased(double part) {
    const double p = std::clamp(part, 0.0, 1.0);
    return static_cast<float>(1 - (1 - p) * (1 - p) * (1 - p));
}

Vec place(const Board& board, int spot) { return board.spots[static_cast<std::size_t>(spot)].centre; }

const Face* find(const Scene& scene, int id) {
    for (const Face& face : scene.faces)
        if (face.id == id) return &face;
    return nullptr;
}

bool on_board(const Board& board, int spot) {
    return spot >= 0 && static_cast<std::size_t>(spot) < board.spots.size() &&
           board.spots[static_cast<std::size_t>(spot)].kind != SpotKind::button;
}

}  // namespace

void Motion::stop() {
    slides_.clear();
    ghosts_.clear();
    takings_.clear();
}

namespace {

/// A man of a scene with what tells him from the others of his pile.
struct Placed {
    Standing man;
    float size = 1;
    [[nodiscard]] bool same_place(const Placed& other) const {
        return man.face->spot == other.man.face->spot && man.nth == other.man.nth &&
               man.face->owner == other.man.face->owner;
    }
};

bool piles(const Scene& scene, const Face& face) {
    return face.spot >= 0 && scene.board.spots[static_cast<std::size_t>(face.spot)].piles();
}

/// The men of the piles alone; all others are told apart by their ids.
std::vector<Placed> piled(const Scene& scene) {
    std::vector<Placed> out;
    for (const Standing& man : standings(scene.board, scene.faces))
        if (piles(scene, *man.face)) out.push_back({man, size_of(scene, *man.face)});
    return out;
}

}  // namespace

void Motion::begin(const Scene& before, const Scene& after, std::vector<Ray> takings, double now, bool reduced,
                   Dropped dropped) {
    stop();
    const auto taken_over = [&](int spot) {
        return std::any_of(after.faces.begin(), after.faces.end(), [&](const Face& face) { return face.spot == spot; });
    };
    const auto fade = [&](const Face& face) {
        if (!on_board(before.board, face.spot)) return;
        const double time = taken_over(face.spot) ? fade_time : linger_time;
        ghosts_.push_back({face, place(before.board, face.spot), size_of(before, face), now, now + time});
    };
    if (!reduced) {
        for (const Face& face : after.faces) {
            if (!on_board(after.board, face.spot) || piles(after, face)) continue;
            const Face* was = find(before, face.id);
            if (was && (was->owner == face.owner || is_cast(face.shape))) {
                if (was->spot == face.spot || !on_board(before.board, was->spot)) continue;
                const bool let_go = dropped.any && dropped.id == face.id;
                slides_.push_back({face.id, 0, let_go ? dropped.at : place(before.board, was->spot),
                                   size_of(before, *was), now, now + (let_go ? drop_time : slide_time), false});
            } else {
                slides_.push_back({face.id, 0, place(after.board, face.spot), size_of(after, face), now + slide_time,
                                   now + slide_time + appear_time, true});
            }
        }
        for (const Face& face : before.faces) {
            if (piles(before, face)) continue;
            const Face* is = find(after, face.id);
            // Dice lie down anew with every throw: nobody mourns them.
            if ((!is || is->owner != face.owner) && !is_cast(face.shape)) fade(face);
        }
        begin_piles(before, after, now, dropped);
        if (dropped.any && slides_.empty())
            if (const Face* face = find(after, dropped.id); face && on_board(after.board, face->spot))
                slides_.push_back({face->id, piles(after, *face) ? std::max(face->count, 1) - 1 : 0, dropped.at,
                                   size_of(after, *face), now, now + slide_time, false});
    }
    takings_ = std::move(takings);
    takings_from_ = now;
    takings_to_ = now + linger_time;
}

/// Men of a pile are alike: who left one place and who came to another of the same side is one man on his way.
void Motion::begin_piles(const Scene& before, const Scene& after, double now, const Dropped& dropped) {
    std::vector<Placed> were = piled(before), are = piled(after), came;
    for (const Placed& is : are) {
        const auto was =
            std::find_if(were.begin(), were.end(), [&](const Placed& other) { return other.same_place(is); });
        if (was == were.end()) {
            came.push_back(is);
            continue;
        }
        if (!(was->man.at == is.man.at))
            slides_.push_back({is.man.face->id, is.man.nth, was->man.at, was->size, now, now + slide_time, false});
        were.erase(was);
    }
    for (const Placed& is : came) {
        // Whom the hand let go first, then whoever left.
        auto was = were.end();
        for (auto it = were.begin(); it != were.end(); ++it) {
            if (it->man.face->owner != is.man.face->owner) continue;
            const bool his = dropped.any && it->man.face->id == dropped.id;
            if (was == were.end() || his) was = it;
        }
        if (was == were.end()) {
            slides_.push_back({is.man.face->id, is.man.nth, is.man.at, is.size, now, now + appear_time, true});
            continue;
        }
        const bool let_go = dropped.any && was->man.face->id == dropped.id;
        slides_.push_back({is.man.face->id, is.man.nth, let_go ? dropped.at : was->man.at, was->size, now,
                           now + (let_go ? drop_time : slide_time), false});
        were.erase(was);
    }
    for (const Placed& gone : were) {
        Face one = *gone.man.face;
        one.count = 1;
        ghosts_.push_back({one, gone.man.at, gone.size, now, now + fade_time});
    }
}

std::vector<Actor> Motion::actors(const Scene& scene, double now) const {
    std::vector<Actor> still, moving;
    still.reserve(scene.faces.size() + ghosts_.size());
    for (const Ghost& ghost : ghosts_) {
        if (now >= ghost.end) continue;
        const double left = (ghost.end - now) / std::min(farewell_time, ghost.end - ghost.start);
        Actor actor;
        actor.face = &ghost.face;
        actor.at = ghost.at;
        actor.alpha = 0.75F * static_cast<float>(std::clamp(left, 0.0, 1.0));
        actor.size = ghost.size;
        still.push_back(actor);
    }
    for (const Standing& man : standings(scene.board, scene.faces)) {
        const Face& face = *man.face;
        Actor actor;
        actor.face = &face;
        actor.at = man.at;
        actor.size = size_of(scene, face);
        actor.piled = piles(scene, face);
        actor.on_edge = man.on_edge;
        actor.along = man.along;
        actor.thickness = man.thickness;
        actor.number = man.number;
        actor.number_at = man.number_at;
        const auto slide = std::find_if(slides_.begin(), slides_.end(),
                                        [&](const Slide& s) { return s.id == face.id && s.nth == man.nth; });
        if (slide == slides_.end() || now >= slide->end) {
            still.push_back(actor);
            continue;
        }
        const float part = eased((now - slide->start) / (slide->end - slide->start));
        if (slide->appears) actor.alpha = part;
        else {
            actor.size = slide->size + (actor.size - slide->size) * part;
            actor.at = {slide->from.x + (actor.at.x - slide->from.x) * part,
                        slide->from.y + (actor.at.y - slide->from.y) * part};
            if (actor.on_edge && part < 0.9F) actor.on_edge = false, actor.number = 0;  // on his way he lies flat
        }
        moving.push_back(actor);
    }
    still.insert(still.end(), moving.begin(), moving.end());
    return still;
}

const std::vector<Ray>& Motion::takings(double now, float& alpha) const {
    static const std::vector<Ray> none;
    if (now >= takings_to_) return none;
    alpha = static_cast<float>(std::clamp((takings_to_ - now) / farewell_time, 0.0, 1.0));
    return takings_;
}

double Motion::wait(double now) const {
    double wait = -1;
    const auto sooner = [&](double seconds) { wait = wait < 0 ? seconds : std::min(wait, seconds); };
    for (const Slide& slide : slides_)
        if (now < slide.end) sooner(0);
    // One frame more after the end, to paint what stays.
    const auto until = [&](double start_fading, double end) {
        if (now < start_fading) sooner(start_fading - now);
        else if (now < end) sooner(0);
    };
    for (const Ghost& ghost : ghosts_) until(ghost.end - std::min(farewell_time, ghost.end - ghost.start), ghost.end);
    if (!takings_.empty()) until(takings_to_ - farewell_time, takings_to_);
    return wait;
}

}  // namespace ludus::canvas
