// Pointer and keys over the board: click and click, drag and drop, or the arrow keys with Enter.

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/scene/awaits.hpp"
#include "ui/table/app.hpp"

namespace ludus::table {
namespace {

constexpr float drag_from = 5;  ///< points a pressed man must be pulled before he is lifted

bool holds(const std::vector<int>& list, int value) { return std::find(list.begin(), list.end(), value) != list.end(); }

struct NamedKey {
    const char* name;
    ImGuiKey key;
};
constexpr std::array<NamedKey, 5> named_keys{{{"PageUp", ImGuiKey_PageUp},
                                              {"PageDown", ImGuiKey_PageDown},
                                              {"Home", ImGuiKey_Home},
                                              {"End", ImGuiKey_End},
                                              {"F11", ImGuiKey_F11}}};

bool is_pressed(const std::string& name) {
    if (name.size() == 1 && name[0] >= 'A' && name[0] <= 'Z')
        return ImGui::IsKeyPressed(static_cast<ImGuiKey>(ImGuiKey_A + (name[0] - 'A')), false);
    if (name.size() == 1 && name[0] >= '0' && name[0] <= '9')
        return ImGui::IsKeyPressed(static_cast<ImGuiKey>(ImGuiKey_0 + (name[0] - '0')), false);
    for (const NamedKey& named : named_keys)
        if (name == named.name) return ImGui::IsKeyPressed(named.key, true);
    return false;
}

}  // namespace

/// The keyboard begins where something is going on.
void App::start_cursor() {
    const auto point = [&](int spot) {
        return scene_.board.spots[static_cast<std::size_t>(spot)].kind == SpotKind::point;
    };
    for (auto at = hand_->touched().rbegin(); at != hand_->touched().rend(); ++at)
        if (point(*at)) {
            cursor_ = *at;
            return;
        }
    for (int spot : hand_->next())
        if (point(spot)) {
            cursor_ = spot;
            return;
        }
    for (const Mark& mark : scene_.marks)
        if (mark.kind == MarkKind::last_to && point(mark.spot)) {
            cursor_ = mark.spot;
            return;
        }
    cursor_ = scene_.board.spots.empty() ? -1 : 0;
}

void App::keys(double now) {
    const ImGuiIO& io = ImGui::GetIO();
    if (!match_ || dialog_.open || io.WantTextInput || io.KeyCtrl || io.KeyAlt || io.KeySuper) return;
    if (ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup)) return;

    const bool stepping = settings_.speech;
    int dx = 0, dy = 0;
    if (ImGui::IsKeyPressed(ImGuiKey_LeftArrow)) dx = -1;
    if (ImGui::IsKeyPressed(ImGuiKey_RightArrow)) dx = 1;
    if (ImGui::IsKeyPressed(ImGuiKey_UpArrow)) dy = -1;
    if (ImGui::IsKeyPressed(ImGuiKey_DownArrow)) dy = 1;
    if (stepping && dx != 0) {
        act(dx > 0 ? "on" : "back", now);
        return;
    }
    if (dx != 0 || dy != 0) {
        if (cursor_ < 0) {
            start_cursor();
        } else {
            turn_step(settings_.turned, dx, dy);
            cursor_ = neighbour(scene_.board, cursor_, dx, dy);
            // Places for dice that do not lie there are passed over.
            const auto idle = [&](int spot) {
                const Spot& it = scene_.board.spots[static_cast<std::size_t>(spot)];
                return it.kind == SpotKind::pocket && it.column >= 0 && !it.piles() && !face_on(spot) && !holds(hand_->next(), spot);
            };
            for (int before = -1; before != cursor_ && match_->game().card().has_dice && idle(cursor_);) {
                before = cursor_;
                cursor_ = neighbour(scene_.board, cursor_, dx, dy);
            }
        }
    }
    const bool space = ImGui::IsKeyPressed(ImGuiKey_Space, false);
    if (stepping && space) {
        act("on", now);
        return;
    }
    if (space || ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false)) {
        if (cursor_ >= 0 && dice_at(cursor_) && !settings_.real)
            act("throw", now);
        else if (cursor_ < 0)
            start_cursor();
        else
            touch(cursor_, now);
    }
    if (ImGui::IsKeyPressed(ImGuiKey_Escape, false)) {
        if (!hand_->touched().empty())
            drop(now);
        else
            cursor_ = -1;
    }
    for (const Action& action : actions())
        if (action.can && !action.key.empty() && is_pressed(action.key)) {
            act(action.id, now);
            return;
        }
}

void App::pointer(double now) {
    const ImGuiIO& io = ImGui::GetIO();
    const bool free = match_ && layout_.shows() && !io.WantCaptureMouse;
    const int button = free ? button_at(pointer_) : -1;
    const int spot = button >= 0 ? button : free ? spot_at(scene_.board, layout_, pointer_) : -1;
    pointed_ = free ? spot : -1;
    hovered_ = may_touch() && spot >= 0 && holds(hand_->next(), spot) ? spot : -1;
    const bool on_dice = !settings_.real && dice_at(spot);
    if (hovered_ >= 0 || on_dice) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);

    if (free && ImGui::IsMouseClicked(ImGuiMouseButton_Right)) drop(now);
    if (free && ImGui::IsMouseClicked(ImGuiMouseButton_Left)) {
        cursor_ = -1;
        pressed_ = -1;
        toggles_ = false;
        if (on_dice) {
            act("throw", now);
        } else if (spot < 0 || !may_touch()) {
            drop(now);
        } else {
            const auto& touched = hand_->touched();
            // The man in hand, pressed again, may be about to be dragged: he is put down only when let go.
            toggles_ = !touched.empty() && touched.back() == spot && !holds(hand_->next(), spot);
            const int node = match_->cursor();
            if (!toggles_) touch(spot, now);
            const bool held = match_->cursor() == node && !hand_->touched().empty() && hand_->touched().back() == spot;
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
        const int onto = spot_at(scene_.board, layout_, pointer_);
        if (onto >= 0 && onto != pressed_ && may_touch() && holds(hand_->next(), onto))
            touch_from(onto, now, dropped);
        else
            changed(now, dropped);  // he goes back to his place
    } else if (toggles_ && spot >= 0) {
        touch(spot, now);
    }
    pressed_ = -1;
    toggles_ = false;
}

}  // namespace ludus::table
