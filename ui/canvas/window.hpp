#pragma once
// One SDL2 window or canvas with OpenGL (ES) 3 in it, and Dear ImGui fed from its events. Everything inside is measured
// in device pixels, so lines and letters fall on them whatever the ratio is.

#include <SDL.h>

#include <string>

#include "imgui.h"

namespace ludus::canvas {

class Window {
public:
    Window() = default;
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;
    ~Window();

    /// Empty where it worked, else what was wrong.
    std::string open(const char* title, int width, int height);

    /// One event for Dear ImGui; false where it is none of its business.
    bool take(const SDL_Event& event);

    [[nodiscard]] ImVec2 pixels() const;  ///< of the drawing surface
    /// Device pixels to a point; where the desktop tells none, what was asked for.
    [[nodiscard]] float scale() const;
    void set_scale(float scale) { wanted_scale_ = scale; }
    /// From the window's own units (CSS pixels in a page) to device pixels.
    [[nodiscard]] float ratio() const;

    /// After the type case has been cut afresh.
    void renew_type();
    /// While the drawing context is lost, and when it has been given back.
    void let_go();
    void take_up();

    void begin();
    /// Draws on this ground; kept back, the picture can still be read.
    void end(ImU32 ground, bool keep_back = false);
    [[nodiscard]] SDL_Window* handle() const { return window_; }
    void toggle_fullscreen();

private:
    void point(float x, float y);
    void show_cursor();

    SDL_Window* window_ = nullptr;
    SDL_GLContext context_ = nullptr;
    SDL_Cursor* arrow_ = nullptr;
    SDL_Cursor* hand_ = nullptr;
    SDL_Cursor* shown_ = nullptr;
    Uint64 before_ = 0;
    float wanted_scale_ = 0;
    bool drawn_ = false;
};

}  // namespace ludus::canvas
