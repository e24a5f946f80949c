// The canvas module: an SDL2 canvas drawn on demand, fed with frames by the page (canvas.h).

#include "wasm/canvas.h"

#include <emscripten.h>
#include <emscripten/html5.h>

#include <string>

#include "imgui_internal.h"
#include "ui/canvas/board_view.hpp"
#include "ui/canvas/window.hpp"
#include "wasm/flags.h"

// clang-format off
EM_JS(void, tell_page, (const char* what), {
    if (Module['onCanvas']) Module['onCanvas'](UTF8ToString(what));
});
// The keyboard plays on the page's grid of cells, so the canvas takes no keys and no focus of its own.
EM_JS(void, wire_canvas, (), {
    var canvas = document.getElementById('canvas');
    if (!canvas) return;
    if (!Module['canvas']) Module['canvas'] = canvas;
    canvas.style.touchAction = 'none';
});
// clang-format on

namespace ludus::canvas {
namespace {

int pending = 0;
bool ready = false, lost = false;
long alarm_clock = 0;
bool alarm_set = false;
SDL_Event skipped;
bool has_skipped = false;
std::string last_error;

double seconds() { return emscripten_get_now() / 1000; }

void request(int count);

class PageHost final : public Host {
public:
    void touch(int spot) override { tell_page(("touch:" + std::to_string(spot)).c_str()); }
    void set_down(int spot) override { tell_page(("down:" + std::to_string(spot)).c_str()); }
    void drop() override { tell_page("drop"); }
    void roll() override { tell_page("roll"); }
};

PageHost host;
// Never destroyed: the page may call at any time.
Window& window = *new Window;
BoardView& view = *new BoardView(host);
FrameReader& reader = *new FrameReader;

bool draw() {
    if (alarm_set) emscripten_clear_timeout(alarm_clock);
    alarm_set = false;
    SDL_Event event;
    bool moved_only = true, any = false;
    SDL_Event last_motion{};
    bool motion = false;
    while (SDL_PollEvent(&event)) {
        any = true;
        if (event.type == SDL_MOUSEMOTION) {
            last_motion = event;
            motion = true;
            continue;
        }
        moved_only = false;
        if (motion || has_skipped) window.take(motion ? last_motion : skipped);
        motion = has_skipped = false;
        window.take(event);
    }
    const float r = window.ratio();
    if (motion) {
        const ImVec2 at{static_cast<float>(last_motion.motion.x) * r, static_cast<float>(last_motion.motion.y) * r};
        // A pointer that passes over nothing new costs no frame.
        if (moved_only && any && pending <= 1 && view.wait(seconds()) < 0 && !view.pointer_matters(at)) {
            skipped = last_motion;
            has_skipped = true;
            pending = 0;
            return false;
        }
        has_skipped = false;
        window.take(last_motion);
        if (pending < 2) pending = 2;
    }
    if (lost) {
        pending = 0;
        return false;
    }
    const double now = seconds();
    if (view.prepare(window.pixels(), window.scale())) window.renew_type();
    window.begin();
    view.frame(now);
    window.end(view.ground());
    --pending;
    if (ImGui::GetCurrentContext()->InputEventsQueue.Size > 0 && pending < 1) pending = 1;
    const double wait = view.wait(seconds());
    if (wait == 0 && pending < 1) pending = 1;
    if (wait > 0 && pending < 1) {
        alarm_clock = emscripten_set_timeout([](void*) { request(1); }, wait * 1000 + 1, nullptr);
        alarm_set = true;
    }
    return pending > 0;
}

EM_BOOL on_frame(double, void*) { return draw() ? EM_TRUE : EM_FALSE; }

void request(int count) {
    if (!ready || count <= pending) return;
    if (pending == 0) emscripten_request_animation_frame_loop(on_frame, nullptr);
    pending = count;
}

int on_event(void*, SDL_Event* event) {
    if (event->type == SDL_POLLSENTINEL) return 1;  // posted by SDL_PollEvent itself
    request(event->type == SDL_MOUSEMOTION ? 1 : 3);
    return 1;
}

EM_BOOL on_lost(int, const void*, void*) {
    lost = true;
    window.let_go();
    tell_page("lost");
    return EM_TRUE;  // it may come back
}

EM_BOOL on_back(int, const void*, void*) {
    lost = false;
    window.take_up();
    tell_page("back");
    request(3);
    return EM_TRUE;
}

/// Where a spot or its button is to be seen, in device pixels.
bool place_of(int spot, ImVec2& at) {
    if (!ready || spot < 0 || static_cast<std::size_t>(spot) >= view.scene().board.spots.size()) return false;
    view.lay_out(window.pixels(), window.scale());
    return view.place_of(spot, at);
}

}  // namespace
}  // namespace ludus::canvas

using namespace ludus;
using namespace ludus::canvas;

extern "C" {

int canvas_ready(void) { return ready ? 1 : 0; }

int canvas_show(const unsigned char* frame, int size) {
    if (!ready || frame == nullptr || size < 0) return 0;
    auto read = reader.read({reinterpret_cast<const char*>(frame), static_cast<std::size_t>(size)});
    last_error = read ? "" : read.fault().what + " (byte " + std::to_string(read.fault().column) + ")";
    if (!read) return 0;
    view.show(std::move(*read), seconds());
    request(3);
    return 1;
}

const char* canvas_error(void) { return last_error.c_str(); }

void canvas_resize(double width, double height) {
    if (!ready || width < 1 || height < 1) return;
    SDL_SetWindowSize(canvas::window.handle(), static_cast<int>(width), static_cast<int>(height));
    request(2);
}

int canvas_theme(const char* name) {
    if (!theme_named(name, view.settings().theme)) return 0;
    view.restyle();
    request(2);
    return 1;
}

void canvas_flags(int bits) {
    Settings& s = view.settings();
    s.coordinates = (bits & CANVAS_COORDINATES) != 0;
    s.reduced_motion = (bits & CANVAS_REDUCED_MOTION) != 0;
    s.turned = {(bits & CANVAS_LYING) != 0, (bits & CANVAS_FLIPPED) != 0};
    s.piece_style.figure_style = {};
    if ((bits & CANVAS_FIGURE) != 0) s.piece_style.figure_style = FigureStyle::figure;
    if ((bits & CANVAS_NATIVE) != 0) s.piece_style.figure_style = FigureStyle::native;
    if ((bits & CANVAS_SIGN) != 0) s.piece_style.figure_style = FigureStyle::sign;
    s.piece_style.around = (bits & CANVAS_AROUND) != 0;
    s.notation = bits / CANVAS_NOTATION & 3;
    view.restyle();
    request(2);
}

double canvas_spot_x(int spot) {
    ImVec2 at;
    return place_of(spot, at) ? static_cast<double>(at.x / canvas::window.ratio()) : -1;
}

double canvas_spot_y(int spot) {
    ImVec2 at;
    return place_of(spot, at) ? static_cast<double>(at.y / canvas::window.ratio()) : -1;
}

}  // extern "C"

int main() {
    SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT,
                "#canvas");  // which never has the focus: the keys stay the page's
    wire_canvas();
    const std::string wrong = canvas::window.open("Codex Ludorum", 800, 450);
    if (!wrong.empty()) {
        // The page asks canvas_ready() and offers the board in HTML instead.
        emscripten_console_warn(("The board cannot be drawn here: " + wrong).c_str());
        return 0;
    }
    ready = true;
    SDL_AddEventWatch(on_event, nullptr);
    emscripten_set_webglcontextlost_callback("#canvas", nullptr, EM_FALSE, on_lost);
    emscripten_set_webglcontextrestored_callback("#canvas", nullptr, EM_FALSE, on_back);
    request(3);
    return 0;
}
