#include "ui/table/app.hpp"

#include <algorithm>
#include <cmath>

#include "ui/scene/awaits.hpp"
#include "ui/scene/speech.hpp"
#include "ui/table/painter.hpp"

namespace ludus::table {
namespace {

constexpr float panel_least = 330, panel_most = 430;  ///< points
constexpr float board_margin = 18;                    ///< points about the board where it has the window to itself

bool holds(const std::vector<int>& list, int value) { return std::find(list.begin(), list.end(), value) != list.end(); }

}  // namespace

App::App(Host& host) : host_(host) {}

void App::show(Match* match, Hand* hand) {
    match_ = match;
    hand_ = hand;
    hint_.reset();
    region_.clear();
    pointed_out_.clear();
    shown_node_ = match ? match->cursor() : -1;
    why_node_ = listed_node_ = -1;
    hovered_ = cursor_ = pressed_ = -1;
    dragging_ = thinking_ = hunting_ = counting_ = false;
    tallied_node_ = -1;
    has_tallies_ = match != nullptr && match->game().has_tallies();
    prospects_.clear();
    pinned_ = pointed_lead_ = nullptr;
    hunted_node_ = -1;
    motion_.stop();
    scene_ = {};
    chips_.clear();
    make();
}

void App::make() {
    if (!match_ || !hand_) return;
    if (shown_node_ != match_->cursor()) hint_.reset(), pointed_out_.clear();
    shown_node_ = match_->cursor();
    SceneOptions options;
    options.destinations = settings_.destinations && may_touch();
    options.threats = settings_.threats;
    options.takings = settings_.takings;
    options.hint = hint_;
    options.region = shown_row_.empty() ? region_ : shown_row_;
    options.pointed = pointed_out_;
    scene_ = make_scene(*match_, *hand_, options);
    const auto lost = [&](int spot) { return spot >= static_cast<int>(scene_.board.spots.size()); };
    if (lost(cursor_)) cursor_ = -1;
    if (lost(hovered_)) hovered_ = -1;
    speech_.clear();
    if (speaks()) {
        const Match::Node& node = match_->node(match_->cursor());
        speech_ = !node.comment.empty()  ? node.comment
                  : match_->cursor() > 0 ? say_move(*match_, match_->cursor())
                                         : say_standing(*match_, *hand_);
    }
}

void App::restyle() {
    make();
    styled_ = 0;  // the style is set anew at the next frame
}

bool App::may_touch() const {
    if (!match_ || !hand_ || thinking_) return false;
    const int mover = match_->to_move();
    // Dice are no man's to touch, but where they are entered by hand.
    if (mover < 0) return settings_.real || !match_->game().card().has_dice;
    return !match_->players()[static_cast<std::size_t>(mover)].machine;
}

const Face* App::face_on(int spot) const {
    for (const Face& face : scene_.faces)
        if (face.spot == spot) return &face;
    return nullptr;
}

/// What was taken on the way from a node to the cursor, where the cursor stands further on the same line.
std::vector<Ray> App::takings_since(int node, const Scene& before) const {
    std::vector<int> way;
    int at = match_->cursor();
    for (; at > node && at >= 0; at = match_->node(at).parent) way.push_back(at);
    if (at != node) return {};
    const auto is_changed = [&](int spot) {
        for (const Face& was : before.faces) {
            if (was.spot != spot) continue;
            const auto is =
                std::find_if(scene_.faces.begin(), scene_.faces.end(), [&](const Face& f) { return f.id == was.id; });
            return is == scene_.faces.end() || is->owner != was.owner || is->tiers != was.tiers;
        }
        return false;
    };
    std::vector<Ray> rays;
    for (auto step = way.rbegin(); step != way.rend(); ++step) {
        const Match::Node& now = match_->node(*step);
        const std::vector<Reason> reasons = match_->game().reasons(match_->node(now.parent).position, now.move);
        const auto takes = [&](const Reason& reason) {
            return reason.to >= 0 && !reason.from.empty() && is_changed(reason.to) &&
                   !scene_.board.spots[static_cast<std::size_t>(reason.to)].piles();
        };
        bool named = false;
        for (const Reason& reason : reasons) {
            if (!takes(reason) || way_of_taking(reason.rule).empty()) continue;
            rays.push_back({reason.from, reason.to, reason.line});
            named = true;
        }
        // A taking no rule has a name for is shown by its first reason.
        const auto first = std::find_if(reasons.begin(), reasons.end(), takes);
        if (!named && first != reasons.end()) rays.push_back({first->from, first->to, first->line});
    }
    return rays;
}

void App::changed(double now, Dropped dropped) {
    if (!match_ || !hand_) return;
    const Scene before = std::move(scene_);
    const int node = shown_node_;
    make();
    if (before.board.spots.size() != scene_.board.spots.size() || node < 0) return;
    motion_.begin(before, scene_, takings_since(node, before), now, settings_.reduced_motion, dropped);
}

void App::refresh(double now) {
    pressed_ = -1;
    dragging_ = false;
    changed(now);
}

void App::advise(std::optional<Move> move) {
    hint_ = move;
    make();
}

void App::show_region(std::vector<int> region) {
    region_ = std::move(region);
    make();
}

void App::aid(std::optional<Move> hint, std::vector<int> region, std::vector<Ray> pointed) {
    hint_ = hint;
    region_ = std::move(region);
    pointed_out_ = std::move(pointed);
    make();
}

/// Whether dice that a person may throw lie here.
bool App::dice_at(int spot) const {
    if (!match_ || spot < 0 || scene_.board.spots[static_cast<std::size_t>(spot)].kind == SpotKind::button) return false;
    const Face* face = face_on(spot);
    return face && face->shape == Shape::die && awaits(*match_).what == Awaited::throwing;
}

void App::touch(int spot, double now) { touch_from(spot, now, {}); }

void App::touch_from(int spot, double now, Dropped dropped) {
    if (!may_touch() || spot < 0) return;
    const Hand::Result result = hand_->touch(spot);
    if (result.move && carry_out(*match_, result)) {
        hand_->refresh(*match_);
        changed(now, dropped);
        host_.played();
        return;
    }
    if (dropped.any) {
        changed(now, dropped);
    } else {
        make();
    }
    host_.touched();
}

void App::drop(double now) {
    (void)now;
    if (!hand_ || hand_->touched().empty()) return;
    hand_->drop();
    make();
    host_.touched();
}

void App::go(int node, double now) {
    if (!match_ || node == match_->cursor()) return;
    match_->go(node);
    hand_->refresh(*match_);
    changed(now);
    host_.played();
}

void App::lay_out(ImVec2 pixels, float scale) {
    pixels_ = pixels;
    scale_ = scale;
    board_low_ = {0, 0};
    board_high_ = pixels;
    panel_low_ = panel_high_ = {0, 0};
    if (panelled()) {
        if (pixels.x > pixels.y * 1.1F) {
            const float width = std::round(std::clamp(pixels.x * 0.3F, panel_least * scale, panel_most * scale));
            panel_low_ = {std::max(pixels.x - width, pixels.x * 0.4F), 0};
            panel_high_ = pixels;
            board_high_.x = panel_low_.x;
        } else {
            const float height = std::round(std::clamp(pixels.y * 0.34F, 250 * scale, 420 * scale));
            panel_low_ = {0, std::max(pixels.y - height, pixels.y * 0.4F)};
            panel_high_ = pixels;
            board_high_.y = panel_low_.y;
        }
    }
    speech_height_ = speaks() ? std::round(pixels.y * 0.17F) : 0;
    board_high_.y -= speech_height_;
    if (panelled() || speaks()) {
        const float margin = std::round(board_margin * scale);
        board_low_ = {board_low_.x + margin, board_low_.y + margin};
        board_high_ = {board_high_.x - margin, board_high_.y - margin};
    }
    layout_ = scene_.board.spots.empty()
                  ? Layout()
                  : fit(scene_, board_low_, board_high_, settings_.turned, settings_.coordinates, settings_.notation);
}

bool App::prepare(ImVec2 pixels, float scale) {
    if (styled_ != scale) apply_style(theme(settings_.theme), scale);
    styled_ = scale;
    lay_out(pixels, scale);
    float speech = 0;
    if (speaks()) {
        // Large, and smaller only where the sentence would need more than two lines.
        speech = speech_height_ * 0.44F;
        const float room = pixels.x * 0.8F, width = static_cast<float>(speech_.size()) * speech * 0.4F;
        if (width > room) speech = speech_height_ * 0.32F;
        if (width * 0.72F > 2 * room) speech = speech_height_ * 0.25F;
    }
    const bool han = std::any_of(scene_.faces.begin(), scene_.faces.end(), [&](const Face& face) {
        const Worn on = worn(face, settings_.manner.dress);
        return !on.text.empty() && static_cast<unsigned char>(on.text.front()) > 0x7F;
    });
    return type_.fit(layout_.shows() ? layout_.unit : 40, scale, panelled() || speaks(), speech, han);
}

void App::frame(double now) {
    pointer_ = ImGui::GetIO().MousePos;
    if constexpr (own_words) {
        if (settings_.panel) {
            panel(now);
            dialog(now);
        }
    }
    keys(now);
    lay_chips();
    pointer(now);
    lay_chips();

    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const Theme& colours = theme(settings_.theme);
    if (match_ && layout_.shows()) {
        Painter painter(&list, layout_, colours, type_, settings_.manner);
        painter.board(scene_.board, settings_.coordinates);
        if (settings_.coordinates) painter.tray_names(scene_);
        painter.under(scene_, may_touch() ? hovered_ : -1);

        float alpha = 0;
        const std::vector<Ray>& just_taken = motion_.takings(now, alpha);
        painter.rays(scene_, scene_.rays);
        painter.rays(scene_, just_taken, alpha);
        std::vector<Actor> actors = motion_.actors(scene_, now);
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
        painter.over(scene_, may_touch() ? hovered_ : -1);
        for (const Ray& ray : just_taken) painter.ring(scene_, ray.to, alpha);
        if (cursor_ >= 0) painter.cursor(scene_, cursor_);
        painter.tags(scene_, scene_.rays);
        if (scene_.rays.empty()) painter.tags(scene_, just_taken, alpha);
        if (held.face) painter.men({&held, 1});
        if (!dragging_) tell_pyramid(painter, now);
        paint_chips(list);
    }
    if constexpr (own_words) {
        if (settings_.speech) paint_speech(list);
    }
}

double App::wait(double now) const {
    const double moving = motion_.wait(now);
    return dragging_ && moving < 0 ? -1 : moving;
}

bool App::pointer_matters(ImVec2 pixel) const {
    if (panelled() || dragging_ || pressed_ >= 0) return true;
    const int button = button_at(pixel);
    const int spot = button >= 0 ? button : spot_at(scene_.board, layout_, pixel);
    const int hovered = may_touch() && spot >= 0 && holds(hand_->next(), spot) ? spot : -1;
    return hovered != hovered_ || pyramid_at(spot) != pyramid_at(pointed_);
}

/// The spot itself where a man built of several stands on it, else -1.
int App::pyramid_at(int spot) const {
    const Face* face = face_on(spot);
    return face && !face->tiers.empty() ? spot : -1;
}

/// What still stands of a king under the pointer, at the keyboard's place or in hand: "36 · 16 · 9 · 4 · 1".
void App::tell_pyramid(Painter& painter, double now) {
    int spot = pyramid_at(pointed_);
    if (spot < 0 && cursor_ >= 0) spot = pyramid_at(cursor_);
    if (spot < 0 && hand_ && !hand_->touched().empty() && chips_.empty()) spot = pyramid_at(hand_->touched().back());
    if (spot < 0) return;
    float alpha = 0;
    const auto has_tag = [&](const std::vector<Ray>& rays) {
        return std::any_of(rays.begin(), rays.end(), [&](const Ray& ray) { return ray.to == spot; });
    };
    if (has_tag(scene_.rays) || has_tag(motion_.takings(now, alpha))) return;
    const Face& face = *face_on(spot);
    const bool whole =
        std::all_of(face.tiers.begin(), face.tiers.end(), [](const Tier& tier) { return tier.standing; });
    std::string text;
    for (const Tier& tier : face.tiers)
        if (tier.standing) text += (text.empty() ? "" : whole ? " + " : " · ") + std::to_string(tier.value);
    if (whole && !face.text.empty()) text = face.text + " = " + text;
    if (!text.empty()) painter.note(scene_, spot, text);
}

void App::lay_chips() {
    chips_.clear();
    if (!may_touch() || hand_->touched().empty() || !layout_.shows() || match_->to_move() == chance) return;
    std::vector<int> buttons;
    for (int spot : hand_->next())
        if (scene_.board.spots[static_cast<std::size_t>(spot)].kind == SpotKind::button) buttons.push_back(spot);
    if (buttons.empty()) return;
    const ImFont* font = type_.sans();
    const float s = scale_, height = std::round(34 * s), gap = std::round(4 * s);
    float width = 0;
    for (int spot : buttons) {
        const Spot& it = scene_.board.spots[static_cast<std::size_t>(spot)];
        width = std::max(width, text_width(font, it.label.empty() ? it.name : it.label));
    }
    width = std::round(width + 44 * s);
    const int last = hand_->touched().back();
    const ImVec2 at = layout_.at(scene_.board.spots[static_cast<std::size_t>(last)].centre);
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

bool App::set_cursor(int spot) {
    if (spot < -1 || spot >= static_cast<int>(scene_.board.spots.size())) return false;
    cursor_ = spot;
    return true;
}

bool App::place_of(int spot, ImVec2& at) const {
    for (const Chip& chip : chips_) {
        if (chip.spot != spot) continue;
        at = {(chip.low.x + chip.high.x) / 2, (chip.low.y + chip.high.y) / 2};
        return true;
    }
    const Spot& it = scene_.board.spots[static_cast<std::size_t>(spot)];
    if (it.kind == SpotKind::button || !layout_.shows()) return false;
    at = layout_.at(it.centre);
    return true;
}

int App::button_at(ImVec2 pixel) const {
    for (const Chip& chip : chips_)
        if (pixel.x >= chip.low.x && pixel.x < chip.high.x && pixel.y >= chip.low.y && pixel.y < chip.high.y)
            return chip.spot;
    return -1;
}

void App::paint_chips(ImDrawList& list) {
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
        const Spot& it = scene_.board.spots[static_cast<std::size_t>(chip.spot)];
        const std::string& label = it.label.empty() ? it.name : it.label;
        const ImFont* font = type_.sans();
        const float base = std::round((chip.low.y + chip.high.y) / 2 + font->FontSize * 0.3F);
        if (number < 10)
            put_text(&list, font, {chip.low.x + 12 * scale_, base}, hovered ? t.paper : t.ink_soft,
                     std::to_string(number));
        put_text(&list, font, {chip.low.x + 32 * scale_, base}, hovered ? t.paper : t.blue, label);
    }
}

void App::paint_speech(ImDrawList& list) {
    const Theme& t = theme(settings_.theme);
    const float side = std::round(28 * scale_), top = pixels_.y - speech_height_;
    const float right = panelled() ? panel_low_.x : pixels_.x;
    list.AddRectFilled({side, top}, {right - side, top + std::max(2.0F, std::round(2.5F * scale_))}, t.ink);
    if (!match_) return;
    const ImFont* font = type_.speech();
    const int turn = match_->turn_number(match_->cursor());
    const std::string number = turn > 0 ? std::to_string(turn) + "." : "";
    const char* help = "Space, →  next     ←  back";
    const ImFont* small = type_.numeral(Numeral::small);
    const float help_width = text_width(small, help);
    const float left = side + (number.empty() ? 0 : text_width(font, number) + font->FontSize * 0.45F);
    const float room = right - side - help_width - font->FontSize - left;

    std::vector<std::string_view> lines;
    std::string_view rest = speech_;
    while (!rest.empty()) {
        std::size_t end = rest.size(), space = 0;
        while (text_width(font, rest.substr(0, end)) > room &&
               (space = rest.rfind(' ', end - 1)) != std::string_view::npos && space > 0)
            end = space;
        lines.push_back(rest.substr(0, end));
        rest = end < rest.size() ? rest.substr(end + 1) : std::string_view();
    }
    const float leading = std::round(font->FontSize * 1.12F);
    const float middle = top + speech_height_ / 2 - leading * static_cast<float>(lines.size()) / 2;
    float base = std::round(middle + leading * 0.76F);
    if (!number.empty()) put_text(&list, font, {side, base}, t.ink_soft, number);
    for (std::string_view line : lines) {
        put_text(&list, font, {left, base}, t.ink, line);
        base += leading;
    }
    put_text(&list, small, {right - side - help_width, std::round(top + speech_height_ * 0.55F)}, t.ink_soft, help);
}

}  // namespace ludus::table
