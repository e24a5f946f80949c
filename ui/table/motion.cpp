#include "ui/table/motion.hpp"

#include <algorithm>
#include <cmath>

namespace ludus::table {
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

void Motion::begin(const Scene& before, const Scene& after, std::vector<Ray> takings, double now, bool reduced,
                   Dropped dropped) {
    stop();
    const auto taken_over = [&](int spot) {
        return std::any_of(after.faces.begin(), after.faces.end(), [&](const Face& face) { return face.spot == spot; });
    };
    const auto fade = [&](const Face& face) {
        if (!on_board(before.board, face.spot)) return;
        const double time = taken_over(face.spot) ? fade_time : linger_time;
        ghosts_.push_back({face, place(before.board, face.spot), room_on(before.board, face.spot), now, now + time});
    };
    if (!reduced) {
        for (const Face& face : after.faces) {
            if (!on_board(after.board, face.spot)) continue;
            const Face* was = find(before, face.id);
            if (was && was->owner == face.owner) {
                if (was->spot == face.spot || !on_board(before.board, was->spot)) continue;
                const bool let_go = dropped.any && dropped.id == face.id;
                slides_.push_back({face.id, let_go ? dropped.at : place(before.board, was->spot),
                                   room_on(before.board, was->spot), now,
                                   now + (let_go ? drop_time : slide_time), false});
            } else {
                slides_.push_back(
                    {face.id, place(after.board, face.spot), room_on(after.board, face.spot), now + slide_time,
                     now + slide_time + appear_time, true});
            }
        }
        for (const Face& face : before.faces) {
            const Face* is = find(after, face.id);
            if (!is || is->owner != face.owner) fade(face);
        }
        if (dropped.any && slides_.empty())
            if (const Face* face = find(after, dropped.id); face && on_board(after.board, face->spot))
                slides_.push_back({face->id, dropped.at, room_on(after.board, face->spot), now, now + slide_time, false});
    }
    takings_ = std::move(takings);
    takings_from_ = now;
    takings_to_ = now + linger_time;
}

std::vector<Actor> Motion::actors(const Scene& scene, double now) const {
    std::vector<Actor> still, moving;
    still.reserve(scene.faces.size() + ghosts_.size());
    for (const Ghost& ghost : ghosts_) {
        if (now >= ghost.end) continue;
        const double left = (ghost.end - now) / std::min(farewell_time, ghost.end - ghost.start);
        still.push_back(
            {&ghost.face, ghost.at, 0.75F * static_cast<float>(std::clamp(left, 0.0, 1.0)), ghost.size});
    }
    for (const Face& face : scene.faces) {
        if (!on_board(scene.board, face.spot)) continue;
        Actor actor{&face, place(scene.board, face.spot), 1, room_on(scene.board, face.spot)};
        const auto slide =
            std::find_if(slides_.begin(), slides_.end(), [&](const Slide& s) { return s.id == face.id; });
        if (slide == slides_.end() || now >= slide->end) {
            still.push_back(actor);
            continue;
        }
        const float part = eased((now - slide->start) / (slide->end - slide->start));
        if (slide->appears)
            actor.alpha = part;
        else {
            actor.size = slide->size + (actor.size - slide->size) * part;
            actor.at = {slide->from.x + (actor.at.x - slide->from.x) * part,
                        slide->from.y + (actor.at.y - slide->from.y) * part};
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
        if (now < start_fading)
            sooner(start_fading - now);
        else if (now < end)
            sooner(0);
    };
    for (const Ghost& ghost : ghosts_) until(ghost.end - std::min(farewell_time, ghost.end - ghost.start), ghost.end);
    if (!takings_.empty()) until(takings_to_ - farewell_time, takings_to_);
    return wait;
}

}  // namespace ludus::table
