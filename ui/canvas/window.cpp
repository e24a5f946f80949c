#include "ui/canvas/window.hpp"

#include <algorithm>
#include <cfloat>
#include <cmath>

#ifdef __EMSCRIPTEN__
#include <GLES3/gl3.h>
#else
#include <SDL_opengl.h>
#endif

#include "imgui_impl_opengl3.h"

namespace ludus::canvas {
namespace {

ImGuiKey key_of(SDL_Keycode code) {
    if (code >= SDLK_a && code <= SDLK_z) return static_cast<ImGuiKey>(ImGuiKey_A + (code - SDLK_a));
    if (code >= SDLK_0 && code <= SDLK_9) return static_cast<ImGuiKey>(ImGuiKey_0 + (code - SDLK_0));
    if (code >= SDLK_F1 && code <= SDLK_F12) return static_cast<ImGuiKey>(ImGuiKey_F1 + (code - SDLK_F1));
    switch (code) {
        case SDLK_TAB: return ImGuiKey_Tab;
        case SDLK_LEFT: return ImGuiKey_LeftArrow;
        case SDLK_RIGHT: return ImGuiKey_RightArrow;
        case SDLK_UP: return ImGuiKey_UpArrow;
        case SDLK_DOWN: return ImGuiKey_DownArrow;
        case SDLK_PAGEUP: return ImGuiKey_PageUp;
        case SDLK_PAGEDOWN: return ImGuiKey_PageDown;
        case SDLK_HOME: return ImGuiKey_Home;
        case SDLK_END: return ImGuiKey_End;
        case SDLK_BACKSPACE: return ImGuiKey_Backspace;
        case SDLK_DELETE: return ImGuiKey_Delete;
        case SDLK_SPACE: return ImGuiKey_Space;
        case SDLK_RETURN: return ImGuiKey_Enter;
        case SDLK_KP_ENTER: return ImGuiKey_KeypadEnter;
        case SDLK_ESCAPE: return ImGuiKey_Escape;
        default: return ImGuiKey_None;
    }
}

}  // namespace

Window::~Window() {
    if (drawn_) ImGui_ImplOpenGL3_Shutdown();
    if (ImGui::GetCurrentContext()) ImGui::DestroyContext();
    if (arrow_) SDL_FreeCursor(arrow_);
    if (hand_) SDL_FreeCursor(hand_);
    if (context_) SDL_GL_DeleteContext(context_);
    if (window_) SDL_DestroyWindow(window_);
    if (window_) SDL_Quit();
}

std::string Window::open(const char* title, int width, int height) {
    const auto wrong = [](const char* what) { return std::string(what) + ": " + SDL_GetError(); };
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return wrong("there is no display");
    SDL_EventState(SDL_DROPFILE, SDL_IGNORE);
#ifdef __EMSCRIPTEN__
    const char* version = "#version 300 es";
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
#else
    const char* version = "#version 150";
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 2);
#endif
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
    SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
    window_ = SDL_CreateWindow(title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height,
                               SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (!window_) return wrong("cannot open a window with OpenGL");
    context_ = SDL_GL_CreateContext(window_);
    if (!context_) return wrong("OpenGL 3 is not available");
    SDL_GL_MakeCurrent(window_, context_);
#ifndef __EMSCRIPTEN__
    SDL_GL_SetSwapInterval(1);
#endif
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.BackendFlags |= ImGuiBackendFlags_HasMouseCursors;
    io.ConfigDragClickToInputText = false;
    if (!ImGui_ImplOpenGL3_Init(version)) return "cannot draw with this version of OpenGL";
    drawn_ = true;
    arrow_ = SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_ARROW);
    hand_ = SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_HAND);
    SDL_StopTextInput();
    return {};
}

ImVec2 Window::pixels() const {
    int width = 0, height = 0;
    SDL_GL_GetDrawableSize(window_, &width, &height);
    return {static_cast<float>(std::max(width, 1)), static_cast<float>(std::max(height, 1))};
}

float Window::ratio() const {
    int width = 0, height = 0;
    SDL_GetWindowSize(window_, &width, &height);
    return width > 0 ? pixels().x / static_cast<float>(width) : 1;
}

float Window::scale() const { return wanted_scale_ > 0 ? wanted_scale_ : std::max(0.5F, ratio()); }

void Window::point(float x, float y) {
    const float r = ratio();
    ImGui::GetIO().AddMousePosEvent(x * r, y * r);
}

bool Window::take(const SDL_Event& event) {
    ImGuiIO& io = ImGui::GetIO();
    switch (event.type) {
        case SDL_MOUSEMOTION:
            io.AddMouseSourceEvent(event.motion.which == SDL_TOUCH_MOUSEID ? ImGuiMouseSource_TouchScreen
                                                                           : ImGuiMouseSource_Mouse);
            point(static_cast<float>(event.motion.x), static_cast<float>(event.motion.y));
            return true;
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEBUTTONUP: {
            const bool touch = event.button.which == SDL_TOUCH_MOUSEID, down = event.type == SDL_MOUSEBUTTONDOWN;
            const int button = event.button.button == SDL_BUTTON_LEFT     ? 0
                               : event.button.button == SDL_BUTTON_RIGHT  ? 1
                               : event.button.button == SDL_BUTTON_MIDDLE ? 2
                                                                          : -1;
            if (button < 0) return false;
            io.AddMouseSourceEvent(touch ? ImGuiMouseSource_TouchScreen : ImGuiMouseSource_Mouse);
            point(static_cast<float>(event.button.x), static_cast<float>(event.button.y));
            io.AddMouseButtonEvent(button, down);
            // A lifted finger hovers over nothing.
            if (touch && !down) io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
            return true;
        }
        case SDL_MOUSEWHEEL: io.AddMouseWheelEvent(-event.wheel.preciseX, event.wheel.preciseY); return true;
        case SDL_KEYDOWN:
        case SDL_KEYUP: {
            const bool down = event.type == SDL_KEYDOWN;
            const auto held = static_cast<SDL_Keymod>(event.key.keysym.mod);
            io.AddKeyEvent(ImGuiMod_Ctrl, (held & KMOD_CTRL) != 0);
            io.AddKeyEvent(ImGuiMod_Shift, (held & KMOD_SHIFT) != 0);
            io.AddKeyEvent(ImGuiMod_Alt, (held & KMOD_ALT) != 0);
            io.AddKeyEvent(ImGuiMod_Super, (held & KMOD_GUI) != 0);
            const ImGuiKey key = key_of(event.key.keysym.sym);
            if (key == ImGuiKey_None) return false;
            io.AddKeyEvent(key, down);
            return true;
        }
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_LEAVE) io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_GAINED) io.AddFocusEvent(true);
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) io.AddFocusEvent(false);
            return true;
        default: return false;
    }
}

void Window::renew_type() {
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
}

void Window::let_go() { ImGui_ImplOpenGL3_DestroyDeviceObjects(); }

void Window::take_up() { ImGui_ImplOpenGL3_CreateDeviceObjects(); }

void Window::begin() {
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = pixels();
    io.DisplayFramebufferScale = {1, 1};
    const Uint64 now = SDL_GetPerformanceCounter();
    const double passed =
        before_ == 0 ? 0.016 : static_cast<double>(now - before_) / static_cast<double>(SDL_GetPerformanceFrequency());
    // After a rest the first frame must not think that much time went by in it.
    io.DeltaTime = static_cast<float>(std::clamp(passed, 0.0001, 0.1));
    before_ = now;
    ImGui_ImplOpenGL3_NewFrame();
    ImGui::NewFrame();
}

void Window::show_cursor() {
    SDL_Cursor* wanted = ImGui::GetMouseCursor() == ImGuiMouseCursor_Hand ? hand_ : arrow_;
    if (!wanted || wanted == shown_) return;
    SDL_SetCursor(wanted);
    shown_ = wanted;
}

void Window::end(ImU32 ground, bool keep_back) {
    ImGui::Render();
    show_cursor();
    const ImVec4 colour = ImGui::ColorConvertU32ToFloat4(ground);
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    glViewport(0, 0, static_cast<GLsizei>(size.x), static_cast<GLsizei>(size.y));
    glClearColor(colour.x, colour.y, colour.z, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    if (!keep_back) SDL_GL_SwapWindow(window_);
}

void Window::toggle_fullscreen() {
    const bool full = (SDL_GetWindowFlags(window_) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
    SDL_SetWindowFullscreen(window_, full ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP);
}

}  // namespace ludus::canvas
