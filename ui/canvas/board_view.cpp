#include "ui/canvas/board_view.hpp"

#include <algorithm>
#include <cmath>

namespace ludus::canvas {
namespace {

constexpr float drag_from = 5;  ///< points a pressed piece must be pulled before it is lifted

bool holds(const std::vector<int>& list, int value) { return std::find(list.begin(), list.end(), value) != list.end(); }

}  // namespace

void BoardView::show(SceneFrame frame, double now) {
    const FrameChange change = frame.change;
    std::vector<Ray> captured = std::move(frame.captured);
    const Scene before = std::move(frame_.scene);
    frame_ = std::move(frame);
    const Dropped dropped = dropped_;
    dropped_ = {};
    if (change == FrameChange::begin) {
        motion_.stop();
        hovered_ = pressed_ = -1;
        dragging_ = false;
    } else if (change == FrameChange::moved || dropped.any) {
        if (before.board.spots.size() == frame_.scene.board.spots.size())
            motion_.begin(before, frame_.scene, std::move(captured), now, settings_.reduced_motion, dropped);
    }
    if (change == FrameChange::moved && !dropped.any) {
        pressed_ = -1;
        dragging_ = false;
    }
    if (change != FrameChange::marked) ++positions_;
    if (hovered_ >= static_cast<int>(frame_.scene.board.spots.size())) hovered_ = -1;
    if (pointed_ >= static_cast<int>(frame_.scene.board.spots.size())) pointed_ = -1;
    chips_.clear();
}

const Face* BoardView::face_on(int spot) const {
    for (const Face& face : frame_.scene.faces)
        if (face.spot == spot) return &face;
    return nullptr;
}

bool BoardView::may_touch(int spot) const { return frame_.open && spot >= 0 && holds(frame_.next, spot); }

/// Whether dice that a person may roll lie here.
bool BoardView::rolls_at(int spot) const {
    if (!frame_.rolls || spot < 0 || frame_.scene.board.spots[static_cast<std::size_t>(spot)].kind == SpotKind::button)
        return false;
    const Face* face = face_on(spot);
    return face && is_cast(face->shape);
}

void BoardView::touch(int spot, Dropped dropped) {
    if (!frame_.open || spot < 0) return;
    dropped_ = dropped;
    host_.touch(spot);
}

void BoardView::drop() {
    if (!frame_.selected.empty()) host_.drop();
}

void BoardView::lay_out(ImVec2 pixels, float scale, float top) {
    scale_ = scale;
    board_low_ = {0, top};
    board_high_ = pixels;
    layout_ = frame_.scene.board.spots.empty() ? Layout()
                                               : fit(frame_.scene, board_low_, board_high_, settings_.turned,
                                                     settings_.coordinates, settings_.notation);
}

PieceStyle BoardView::piece_style() const {
    PieceStyle style = settings_.piece_style;
    if (!style.figure_style) style.figure_style = frame_.scene.first_style;
    return style;
}

bool BoardView::prepare(ImVec2 pixels, float scale, float top) {
    if (styled_ != scale) apply_style(theme(settings_.theme), scale);
    styled_ = scale;
    lay_out(pixels, scale, top);
    const bool han = std::any_of(frame_.scene.faces.begin(), frame_.scene.faces.end(), [&](const Face& face) {
        const DrawnFigure on = drawn_figure(face, *piece_style().figure_style);
        return !on.text.empty() && static_cast<unsigned char>(on.text.front()) > 0x7F;
    });
    const bool afar = settings_.theme == ThemeName::projector || settings_.theme == ThemeName::projector_wood;
    return type_.fit(layout_.shows() ? layout_.unit : 40, scale, settings_.menu, han, afar);
}

void BoardView::frame(double now) {
    pointer_ = ImGui::GetIO().MousePos;
    lay_chips();
    pointer(now);
    lay_chips();
    if (!layout_.shows()) return;

    const Scene& scene = frame_.scene;
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    Painter painter(&list, layout_, theme(settings_.theme), type_, piece_style());
    painter.board(scene.board);
    if (settings_.coordinates) painter.tray_names(scene);
    const int hovered = frame_.open ? hovered_ : -1;
    painter.under(scene, hovered);
    painter.overlay(scene.overlay, scene.board);

    float alpha = 0;
    const std::vector<Ray>& just_taken = motion_.takings(now, alpha);
    painter.rays(scene, scene.rays);
    painter.rays(scene, just_taken, alpha);
    std::vector<Actor> actors = motion_.actors(scene, now);
    Actor held;
    if (dragging_) {
        // The last of a pile is the one in hand.
        const auto in_hand = std::find_if(actors.rbegin(), actors.rend(),
                                          [&](const Actor& actor) { return actor.face->spot == pressed_; });
        if (in_hand != actors.rend()) {
            held = *in_hand;
            held.at = layout_.back(pointer_);
            held.alpha = 1;
            held.size *= 1.06F;
            held.number = 0;
            held.on_edge = false;
            actors.erase(std::next(in_hand).base());
        }
    }
    painter.men(actors);
    painter.over(scene, hovered);
    for (const Ray& ray : just_taken) painter.ring(scene, ray.to, alpha);
    painter.tags(scene, scene.rays);
    if (scene.rays.empty()) painter.tags(scene, just_taken, alpha);
    if (held.face) painter.men({&held, 1});
    if (!dragging_) tell_pyramid(painter, now);
    paint_chips(list);
}

double BoardView::wait(double now) const { return motion_.wait(now); }

bool BoardView::pointer_matters(ImVec2 pixel) const {
    if (dragging_ || pressed_ >= 0) return true;
    const int chip = chip_at(pixel);
    const int spot = chip >= 0 ? chip : spot_at(frame_.scene.board, layout_, pixel);
    return (may_touch(spot) ? spot : -1) != hovered_ || pyramid_at(spot) != pyramid_at(pointed_);
}

/// Click and click, or drag and drop.
void BoardView::pointer(double now) {
    const ImGuiIO& io = ImGui::GetIO();
    const bool free = layout_.shows() && !io.WantCaptureMouse;
    const int chip = free ? chip_at(pointer_) : -1;
    const int spot = chip >= 0 ? chip : free ? spot_at(frame_.scene.board, layout_, pointer_) : -1;
    pointed_ = free ? spot : -1;
    hovered_ = may_touch(spot) ? spot : -1;
    const bool on_dice = rolls_at(spot);
    if (hovered_ >= 0 || on_dice) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);

    if (free && ImGui::IsMouseClicked(ImGuiMouseButton_Right)) drop();
    if (free && ImGui::IsMouseClicked(ImGuiMouseButton_Left)) {
        pressed_ = -1;
        toggles_ = false;
        if (on_dice) {
            host_.roll();
        } else if (spot < 0 || !frame_.open) {
            drop();
        } else {
            // The piece in hand, pressed again, may be about to be dragged: it is put down only when let go.
            toggles_ = !frame_.selected.empty() && frame_.selected.back() == spot && !holds(frame_.next, spot);
            const int before = positions_;
            if (!toggles_) touch(spot);
            const bool held = positions_ == before && !frame_.selected.empty() && frame_.selected.back() == spot;
            if (held && face_on(spot)) pressed_ = spot;
        }
    }
    if (pressed_ >= 0 && !dragging_ && ImGui::IsMouseDragging(ImGuiMouseButton_Left, drag_from * scale_))
        dragging_ = true;
    if (dragging_) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (!ImGui::IsMouseReleased(ImGuiMouseButton_Left)) return;

    if (dragging_) {
        dragging_ = false;
        const Face* face = face_on(pressed_);
        const Dropped dropped{face ? face->id : 0, layout_.back(pointer_), face != nullptr};
        const int onto = spot_at(frame_.scene.board, layout_, pointer_);
        if (onto != pressed_ && may_touch(onto)) {
            touch(onto, dropped);
        } else if (onto >= 0 && onto != pressed_) {
            // The frame that answers sends it back to its place.
            dropped_ = dropped;
            host_.set_down(onto);
        } else {
            motion_.begin(frame_.scene, frame_.scene, {}, now, settings_.reduced_motion, dropped);
        }
    } else if (toggles_ && spot >= 0) {
        touch(spot);
    }
    pressed_ = -1;
    toggles_ = false;
}

/// The spot itself where a man built of several stands on it, else -1.
int BoardView::pyramid_at(int spot) const {
    const Face* face = face_on(spot);
    return face && !face->tiers.empty() ? spot : -1;
}

/// What still stands of a king under the pointer or selected: "36 · 16 · 9 · 4 · 1".
void BoardView::tell_pyramid(Painter& painter, double now) {
    int spot = pyramid_at(pointed_);
    if (spot < 0 && !frame_.selected.empty() && chips_.empty()) spot = pyramid_at(frame_.selected.back());
    if (spot < 0) return;
    float alpha = 0;
    const auto has_tag = [&](const std::vector<Ray>& rays) {
        return std::any_of(rays.begin(), rays.end(), [&](const Ray& ray) { return ray.to == spot; });
    };
    if (has_tag(frame_.scene.rays) || has_tag(motion_.takings(now, alpha))) return;
    const Face& face = *face_on(spot);
    const bool whole =
        std::all_of(face.tiers.begin(), face.tiers.end(), [](const Tier& tier) { return tier.standing; });
    std::string text;
    for (const Tier& tier : face.tiers)
        if (tier.standing) text += (text.empty() ? "" : whole ? " + " : " · ") + std::to_string(tier.value);
    if (whole && !face.text.empty()) text = face.text + " = " + text;
    if (!text.empty()) painter.note(frame_.scene, spot, text);
}

void BoardView::lay_chips() {
    chips_.clear();
    if (!frame_.open || !frame_.buttons || frame_.selected.empty() || !layout_.shows()) return;
    std::vector<int> buttons;
    for (int spot : frame_.next)
        if (frame_.scene.board.spots[static_cast<std::size_t>(spot)].kind == SpotKind::button) buttons.push_back(spot);
    if (buttons.empty()) return;
    const ImFont* font = type_.sans();
    const float s = scale_, height = std::round(34 * s), gap = std::round(4 * s);
    float width = 0;
    for (int spot : buttons) {
        const Spot& it = frame_.scene.board.spots[static_cast<std::size_t>(spot)];
        width = std::max(width, text_width(font, it.label.empty() ? it.name : it.label));
    }
    width = std::round(width + 44 * s);
    const int last = frame_.selected.back();
    const ImVec2 at = layout_.at(frame_.scene.board.spots[static_cast<std::size_t>(last)].centre);
    const float all = (height + gap) * static_cast<float>(buttons.size()) - gap;
    float x = at.x + layout_.unit * 0.62F;
    if (x + width > board_high_.x) x = at.x - layout_.unit * 0.62F - width;
    x = std::max(board_low_.x, std::min(x, board_high_.x - width));
    float y = std::max(board_low_.y, std::min(at.y - all / 2, board_high_.y - all));
    for (int spot : buttons) {
        chips_.push_back({spot, {std::round(x), std::round(y)}, {std::round(x) + width, std::round(y) + height}});
        y += height + gap;
    }
}

bool BoardView::place_of(int spot, ImVec2& at) const {
    for (const Chip& chip : chips_) {
        if (chip.spot != spot) continue;
        at = {(chip.low.x + chip.high.x) / 2, (chip.low.y + chip.high.y) / 2};
        return true;
    }
    if (spot < 0 || static_cast<std::size_t>(spot) >= frame_.scene.board.spots.size()) return false;
    const Spot& it = frame_.scene.board.spots[static_cast<std::size_t>(spot)];
    if (it.kind == SpotKind::button || !layout_.shows()) return false;
    at = layout_.at(it.centre);
    return true;
}

int BoardView::chip_at(ImVec2 pixel) const {
    for (const Chip& chip : chips_)
        if (pixel.x >= chip.low.x && pixel.x < chip.high.x && pixel.y >= chip.low.y && pixel.y < chip.high.y)
            return chip.spot;
    return -1;
}

void BoardView::paint_chips(ImDrawList& list) {
    const Theme& t = theme(settings_.theme);
    int number = 0;
    for (const Chip& chip : chips_) {
        ++number;
        const bool hovered = hovered_ == chip.spot;
        const float round = std::round(6 * scale_), line = std::max(1.0F, std::round(1.4F * scale_));
        list.AddRectFilled({chip.low.x - 3 * scale_, chip.low.y - 3 * scale_},
                           {chip.high.x + 3 * scale_, chip.high.y + 3 * scale_}, faded(t.paper, 0.85F),
                           round + 3 * scale_);
        list.AddRectFilled(chip.low, chip.high, hovered ? t.blue : t.paper, round);
        list.AddRect({chip.low.x + line / 2, chip.low.y + line / 2}, {chip.high.x - line / 2, chip.high.y - line / 2},
                     t.blue, round, 0, line);
        const Spot& it = frame_.scene.board.spots[static_cast<std::size_t>(chip.spot)];
        const std::string& label = it.label.empty() ? it.name : it.label;
        const ImFont* font = type_.sans();
        const float base = std::round((chip.low.y + chip.high.y) / 2 + font->FontSize * 0.3F);
        if (number < 10)
            put_text(&list, font, {chip.low.x + 12 * scale_, base}, hovered ? t.paper : t.ink_soft,
                     std::to_string(number));
        put_text(&list, font, {chip.low.x + 32 * scale_, base}, hovered ? t.paper : t.blue, label);
    }
}

}  // namespace ludus::canvas
