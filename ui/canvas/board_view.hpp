#pragma once
// The drawn board: shows the frames it is given and says which spots are touched. It knows no game and no match, and never
// decides what is legal: what may be touched is told with every frame.

#include <string_view>
#include <vector>

#include "ui/canvas/layout.hpp"
#include "ui/canvas/motion.hpp"
#include "ui/canvas/painter.hpp"
#include "ui/canvas/theme.hpp"
#include "ui/canvas/type.hpp"
#include "ui/scene/figures.hpp"
#include "ui/scene/scene_frame.hpp"

namespace ludus::canvas {

struct Settings {
    ThemeName theme = ThemeName::light;
    Turned turned;
    PieceStyle piece_style;  ///< of the pieces of chess
    bool coordinates = true;
    int notation = 0;  ///< which of the game's notations the coordinates follow
    bool reduced_motion = false;
    bool menu = false;  ///< a menu stands above the board: its letters are cut too
};

/// Hears what a person does. It answers with a frame, at once or later.
class Host {
public:
    virtual ~Host() = default;
    /// A spot of the board was touched.
    virtual void touch(int spot) = 0;
    /// The piece in hand was let go over a spot where it may not go.
    virtual void set_down(int spot) = 0;
    /// What was selected is let go.
    virtual void drop() = 0;
    /// Dice waiting to be rolled were pressed.
    virtual void roll() = 0;
};

class BoardView {
public:
    explicit BoardView(Host& host) : host_(host) {}

    /// Shows a frame. `now`: seconds on the clock of frame().
    void show(SceneFrame frame, double now);

    Settings& settings() { return settings_; }
    [[nodiscard]] const Settings& settings() const { return settings_; }
    /// After a change of the settings.
    void restyle() { styled_ = 0; }

    /// Where everything lies on a surface of this size, in device pixels; `scale`: device pixels to a point, `top`: kept free.
    void lay_out(ImVec2 pixels, float scale, float top = 0);
    /// Lays out and cuts type for a surface. True where the type's texture must be made anew. Before ImGui::NewFrame().
    bool prepare(ImVec2 pixels, float scale, float top = 0);
    /// Takes the pointer and paints. Between ImGui::NewFrame() and ImGui::Render().
    void frame(double now);
    /// Seconds until another frame is wanted: 0 at once, less than 0 not before something happens.
    [[nodiscard]] double wait(double now) const;
    /// Whether a pointer there would make a picture unlike the last one.
    [[nodiscard]] bool pointer_matters(ImVec2 pixel) const;

    [[nodiscard]] const Layout& layout() const { return layout_; }
    [[nodiscard]] const Scene& scene() const { return frame_.scene; }
    [[nodiscard]] const SceneFrame& shown() const { return frame_; }
    /// The middle of a spot in device pixels, or of the button that stands for it; false where neither is to be seen.
    [[nodiscard]] bool place_of(int spot, ImVec2& at) const;
    [[nodiscard]] ImU32 ground() const { return theme(settings_.theme).paper; }

private:
    /// A button of the game that is offered beside the piece selected.
    struct Chip {
        int spot;
        ImVec2 low, high;
    };

    void touch(int spot, Dropped dropped = {});
    void drop();
    /// As it was chosen, else as the scene is shown in first.
    [[nodiscard]] PieceStyle piece_style() const;
    [[nodiscard]] const Face* face_on(int spot) const;
    [[nodiscard]] bool may_touch(int spot) const;
    [[nodiscard]] bool rolls_at(int spot) const;
    void pointer(double now);
    void lay_chips();
    void paint_chips(ImDrawList& list);
    [[nodiscard]] int pyramid_at(int spot) const;
    void tell_pyramid(Painter& painter, double now);
    [[nodiscard]] int chip_at(ImVec2 pixel) const;

    Host& host_;
    Settings settings_;
    FontSet type_;
    Layout layout_;
    ImVec2 board_low_, board_high_;
    float scale_ = 0, styled_ = 0;

    SceneFrame frame_;
    Motion motion_;
    Dropped dropped_;    ///< the piece the hand let go, until the frame that answers
    int positions_ = 0;  ///< how many positions were shown

    int hovered_ = -1, pointed_ = -1, pressed_ = -1;
    bool dragging_ = false, toggles_ = false;
    ImVec2 pointer_;
    std::vector<Chip> chips_;
};

}  // namespace ludus::canvas
