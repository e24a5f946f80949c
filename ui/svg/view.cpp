#include "ui/svg/view.hpp"

#include <algorithm>
#include <cmath>

namespace ludus::svg {
namespace {

constexpr float frame_room = 7;                      ///< about the board, for its frame
constexpr float letter_width = 3.4F;                 ///< half of a figure in a label
constexpr float label_room = 15;                     ///< more on a side with coordinates
constexpr float label_away = 14;                     ///< from the board's edge to the middle of a coordinate
constexpr float letter_room = 24, letter_away = 17;  ///< the same for the larger letters of a built board
constexpr float legend_room = 30;
constexpr float phone = 400;  ///< pixels across a small surface, where letters have a least size and squares none
constexpr float phone_letter = 3.5F;  ///< half of a figure there, in pixels

const Spot& spot_of(const Board& board, int spot) { return board.spots[static_cast<std::size_t>(spot)]; }

}  // namespace

Box box_of(const std::vector<Vec>& outline) {
    Box box{outline.front(), outline.front()};
    for (Vec at : outline) box.take_in(at);
    return box;
}

bool Box::holds(Vec at) const { return at.x >= least.x && at.x <= most.x && at.y >= least.y && at.y <= most.y; }

void Box::take_in(Vec at) {
    least = {std::min(least.x, at.x), std::min(least.y, at.y)};
    most = {std::max(most.x, at.x), std::max(most.y, at.y)};
}

float shared(const Box& a, const Box& b) {
    const float over = std::min(a.most.x, b.most.x) - std::max(a.least.x, b.least.x);
    const float down = std::min(a.most.y, b.most.y) - std::max(a.least.y, b.least.y);
    return over > 0 && down > 0 ? over * down : 0;
}

View::View(const Scene& scene, const SvgOptions& options)
    : board_(scene.board), lying_(options.lying), flipped_(options.flipped) {
    bool any = false;
    const auto take_in = [&](Vec at) {
        if (!any) whole_ = {at, at};
        any = true;
        whole_.take_in(at);
    };
    for (const Spot& spot : board_.spots)
        for (Vec at : spot.outline) take_in(at);
    for (const BoardCell& cell : board_.unused)
        for (Vec at : cell.outline) take_in(at);
    for (const BoardLine& line : board_.lines) take_in(line.a), take_in(line.b);
    for (const BoardArea& area : board_.areas) take_in(area.least), take_in(area.most);
    extent_ = lying_ ? Vec{whole_.height(), whole_.width()} : Vec{whole_.width(), whole_.height()};
    part_ = squares_ = {{0, 0}, extent_};
    bool squares = false;
    const auto fill_out = [&](const std::vector<Vec>& outline) {
        for (Vec corner : outline) {
            const Vec at = turned(corner);
            if (!squares) squares_ = {at, at};
            squares = true;
            squares_.take_in(at);
        }
    };
    for (const Spot& spot : board_.spots)
        if (spot.kind == SpotKind::point && spot.tone != Tone::none) fill_out(spot.outline);
    for (const BoardCell& cell : board_.unused)
        if (cell.tone != Tone::none) fill_out(cell.outline);
    if (options.crop_margin >= 0) crop(scene, options.crop_margin);

    ground_ = {{frame_room, frame_room}, {0, 0}};
    set_labels(scene, options.labels, options.notation);
    const float away_from_edge = (board_.areas.empty() ? label_away : letter_away) + label_more_ / 2;
    const Vec span{part_.width() * unit, part_.height() * unit};
    ground_.most = {ground_.least.x + span.x, ground_.least.y + span.y};
    size_ = {ground_.most.x + frame_room, ground_.most.y + frame_room};
    for (SetLabel& label : labels_) {
        // set_labels() leaves those outside at -1 or 1 beyond the part shown; here they find their place.
        Vec& at = label.at;
        const bool left = at.x<part_.least.x, right = at.x> part_.most.x;
        const bool above = at.y<part_.least.y, below = at.y> part_.most.y;
        Vec to{ground_.least.x + (at.x - part_.least.x) * unit, ground_.least.y + (at.y - part_.least.y) * unit};
        if (left) to.x = ground_.least.x - away_from_edge;
        // Sums of three figures and more begin where shorter ones do.
        const float wider =
            right ? letter_width * static_cast<float>(std::max<std::size_t>(label.text->size(), 2) - 2) : 0;
        if (right) to.x = ground_.most.x + away_from_edge + wider;
        if (above) to.y = ground_.least.y - away_from_edge;
        if (below) to.y = ground_.most.y + away_from_edge;
        size_ = {std::max(size_.x, right ? to.x + away_from_edge - 4 + wider : 0),
                 std::max(size_.y, below ? to.y + away_from_edge - 5 : 0)};
        at = to;
    }
    const auto turned_coat = [&](const Face& face) {
        return face.turned && face.shape != Shape::checker && shown(face.spot) &&
               !drawn_figure(face, FigureStyle::figure).is_drawn();
    };
    if (options.legend && std::any_of(scene.faces.begin(), scene.faces.end(), turned_coat)) {
        legend_line_ = size_.y + legend_room / 2;
        size_.y += legend_room;
    }
}

Vec View::turned(Vec on_board) const {
    Vec at{on_board.x - whole_.least.x, on_board.y - whole_.least.y};
    if (lying_) at = {whole_.height() - at.y, at.x};
    if (flipped_) at = {extent_.x - at.x, extent_.y - at.y};
    return at;
}

Vec View::at(Vec on_board) const {
    const Vec to = turned(on_board);
    return {ground_.least.x + (to.x - part_.least.x) * unit, ground_.least.y + (to.y - part_.least.y) * unit};
}

std::vector<Vec> View::outline(int spot) const { return outline(spot_of(board_, spot).outline); }

std::vector<Vec> View::outline(const std::vector<Vec>& on_board) const {
    std::vector<Vec> out;
    for (Vec corner : on_board) out.push_back(at(corner));
    return out;
}

Box View::box(int spot) const { return box_of(outline(spot)); }

bool View::shown(int spot) const {
    const Spot& it = spot_of(board_, spot);
    if (it.kind == SpotKind::button || it.outline.empty()) return false;
    return shows(it.centre);
}

bool View::shows(Vec on_board) const { return part_.grown(0.01F).holds(turned(on_board)); }

bool View::clipped(const BoardLine& line, Vec& a, Vec& b) const {
    a = at(line.a);
    b = at(line.b);
    // The share of the way from a to b that lies inside, narrowed by each side in turn.
    float first = 0, last = 1;
    const Vec by{b.x - a.x, b.y - a.y};
    const auto prune = [&](float way, float room) {
        if (std::fabs(way) < 0.001F) return room >= -0.001F;
        if (way < 0) first = std::max(first, room / way);
        else last = std::min(last, room / way);
        return first <= last;
    };
    if (!prune(-by.x, a.x - ground_.least.x) || !prune(by.x, ground_.most.x - a.x) ||
        !prune(-by.y, a.y - ground_.least.y) || !prune(by.y, ground_.most.y - a.y))
        return false;
    b = {a.x + by.x * last, a.y + by.y * last};
    a = {a.x + by.x * first, a.y + by.y * first};
    return true;
}

bool View::clipped(const BoardArea& area, Box& box) const {
    const Vec a = at(area.least), b = at(area.most);
    box = {{std::max(std::min(a.x, b.x), ground_.least.x), std::max(std::min(a.y, b.y), ground_.least.y)},
           {std::min(std::max(a.x, b.x), ground_.most.x), std::min(std::max(a.y, b.y), ground_.most.y)}};
    return box.width() > 0 && box.height() > 0;
}

bool View::on_edge(const BoardLine& line) const {
    const Vec a = turned(line.a), b = turned(line.b);
    const auto both = [](float p, float q, float edge) {
        return std::fabs(p - edge) < 0.01F && std::fabs(q - edge) < 0.01F;
    };
    if (!squares_.grown(0.01F).holds(a) || !squares_.grown(0.01F).holds(b)) return false;  // beside the field
    return both(a.x, b.x, squares_.least.x) || both(a.x, b.x, squares_.most.x) || both(a.y, b.y, squares_.least.y) ||
           both(a.y, b.y, squares_.most.y);
}

void View::crop(const Scene& scene, int margin) {
    bool any = false;
    Box box;
    const auto take_in = [&](int spot) {
        if (spot < 0 || spot_of(board_, spot).outline.empty()) return;
        std::vector<Vec> corners;
        for (Vec corner : spot_of(board_, spot).outline) corners.push_back(turned(corner));
        const Box own = box_of(corners);
        if (!any) box = own;
        any = true;
        box.take_in(own.least);
        box.take_in(own.most);
    };
    for (const Face& face : scene.faces) take_in(face.spot);
    for (const Mark& mark : scene.marks) take_in(mark.spot);
    for (const Ray& ray : scene.rays) {
        take_in(ray.to);
        for (int from : ray.from) take_in(from);
    }
    if (!any) return;
    box = box.grown(static_cast<float>(margin));
    part_ = {{std::max(0.0F, box.least.x), std::max(0.0F, box.least.y)},
             {std::min(extent_.x, box.most.x), std::min(extent_.y, box.most.y)}};
    // A palace is known by its slanting lines: it is shown whole, or not at all.
    for (const BoardLine& line : board_.lines) {
        const Vec a = turned(line.a), b = turned(line.b);
        if (std::fabs(a.x - b.x) < 0.01F || std::fabs(a.y - b.y) < 0.01F) continue;
        Box palace{a, a};
        palace.take_in(b);
        if (shared(palace, part_) <= 0) continue;
        palace = palace.grown(0.5F);
        part_.take_in({std::max(0.0F, palace.least.x), std::max(0.0F, palace.least.y)});
        part_.take_in({std::min(extent_.x, palace.most.x), std::min(extent_.y, palace.most.y)});
    }
}

void View::set_labels(const Scene& scene, bool coordinates, int notation) {
    struct Placed {
        Vec at;
        bool left, right, above, below;
        const std::string* text;
        bool corner;
    };
    std::vector<Placed> placed;
    bool any_left = false, any_below = false;
    const auto place = [&](const BoardLabel& label) {
        constexpr Vec corner{-0.47F, -0.46F};
        Vec at = turned(label.at);
        if (label.corner) at = {at.x + corner.x, at.y + corner.y};
        Placed it{at, at.x<0, at.x> extent_.x, at.y<0, at.y> extent_.y, &label.text, label.corner};
        any_left = any_left || it.left;
        any_below = any_below || it.below;
        placed.push_back(it);
    };
    for (const BoardLabel& label : scene.board.labels)
        if (coordinates && label.goes_with(notation)) place(label);
    for (const BoardLabel& label : scene.overlay.labels) place(label);
    // Turned boards keep their coordinates at the left and below, where people look for them; but not beyond pockets.
    const bool left_free = squares_.least.x<0.01F, below_free = squares_.most.y> extent_.y - 0.01F;
    for (Placed& it : placed) {
        if (it.right && !any_left && left_free) it.right = false, it.left = true;
        if (it.above && !any_below && below_free) it.above = false, it.below = true;
    }
    bool left = false, above = false;
    for (const Placed& it : placed) {
        const bool aside = it.left || it.right, over = it.above || it.below;
        if (!aside && (it.at.x < part_.least.x || it.at.x > part_.most.x)) continue;
        if (!over && (it.at.y < part_.least.y || it.at.y > part_.most.y)) continue;
        Vec at = it.at;
        if (it.left) at.x = part_.least.x - 1;
        if (it.right) at.x = part_.most.x + 1;
        if (it.above) at.y = part_.least.y - 1;
        if (it.below) at.y = part_.most.y + 1;
        left = left || it.left;
        above = above || it.above;
        labels_.push_back({at, it.text, it.corner});
    }
    // Where many squares are small, the margin grows until the longest number at the left has room in it on a phone.
    std::size_t longest = 0;
    for (const Placed& it : placed)
        if (it.left) longest = std::max(longest, it.text->size());
    const float pixel = std::max(part_.width(), part_.height()) * unit / phone;
    const float half_margin = frame_room + label_room - label_away;
    const float half_text = std::max(letter_width, phone_letter * pixel) * static_cast<float>(longest);
    // Even, so that coordinates in the picture stay whole and short.
    if (longest > 1) label_more_ = 2 * std::ceil(std::max(0.0F, half_text - half_margin));
    const float room = (board_.areas.empty() ? label_room : letter_room) + label_more_;
    if (left) ground_.least.x += room;
    if (above) ground_.least.y += room;
}

Box View::field() const {
    const auto to = [&](Vec at) {
        return Vec{ground_.least.x + (at.x - part_.least.x) * unit, ground_.least.y + (at.y - part_.least.y) * unit};
    };
    return {to({std::max(part_.least.x, squares_.least.x), std::max(part_.least.y, squares_.least.y)}),
            to({std::min(part_.most.x, squares_.most.x), std::min(part_.most.y, squares_.most.y)})};
}

bool View::field_ends(Side side) const {
    constexpr float slack = 0.01F;
    switch (side) {
        case Side::left: return part_.least.x < squares_.least.x + slack;
        case Side::right: return part_.most.x > squares_.most.x - slack;
        case Side::top: return part_.least.y < squares_.least.y + slack;
        case Side::bottom: return part_.most.y > squares_.most.y - slack;
    }
    return true;
}

}  // namespace ludus::svg
