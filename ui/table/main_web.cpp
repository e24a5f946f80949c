// The table in a page: an SDL2 canvas drawn on demand, over the matches behind the doors of ludus.h.

#include <emscripten.h>
#include <emscripten/html5.h>

#include <cmath>
#include <cstdlib>
#include <cstring>

#include "imgui_internal.h"
#include "ui/table/app.hpp"
#include "ui/table/table.h"
#include "ui/table/window.hpp"
#include "wasm/doors.hpp"

// clang-format off
EM_JS(void, tell_page, (const char* what), {
    if (Module['onTable']) Module['onTable'](UTF8ToString(what));
});
// Before SDL listens: the browser keeps its own keys, so the keyboard is never trapped in the canvas.
EM_JS(void, wire_canvas, (), {
    var canvas = document.getElementById('canvas');
    if (!canvas) return;
    if (!Module['canvas']) Module['canvas'] = canvas;
    var theirs = function(e) {
        if (e.key === 'Tab' || (e.key[0] === 'F' && e.key.length > 1) || e.ctrlKey || e.metaKey || e.altKey) e.stopImmediatePropagation();
    };
    canvas.addEventListener('keydown', theirs, true);
    canvas.addEventListener('keyup', theirs, true);
    if (!canvas.hasAttribute('tabindex')) canvas.tabIndex = 0;
    canvas.style.touchAction = 'none';
    canvas.addEventListener('pointerdown', function() { canvas.focus({ preventScroll: true }); });
});
EM_JS(void, watch_size, (), {
    var canvas = document.getElementById('canvas');
    var fit = function() { Module['_table_resize'](canvas.clientWidth, canvas.clientHeight); };
    if (window.ResizeObserver) new ResizeObserver(fit).observe(canvas);
    var ratio = function() {
        matchMedia('(resolution: ' + devicePixelRatio + 'dppx)').addEventListener('change', function() { fit(); ratio(); }, { once: true });
    };
    ratio();
});
// clang-format on

namespace ludus::table {
namespace {

int frames = 0, pending = 0, shown = 0;
bool ready = false, lost = false, ours = false;
long alarm_clock = 0;
bool alarm_set = false;
SDL_Event skipped;
bool has_skipped = false;

double seconds() { return emscripten_get_now() / 1000; }

void request(int count);

class PageHost final : public Host {
public:
    void played() override {
        ours = true;
        door_changed(shown);
        ours = false;
        tell_page("played");
    }
    void touched() override { tell_page("touched"); }
    bool asked(std::string_view action) override {
        tell_page(("do:" + std::string(action)).c_str());
        return true;
    }
    std::string begin_game(const std::string&, const std::vector<std::pair<std::string, std::string>>&,
                           const std::vector<Player>&) override {
        return {};  // only the dialog asks, and the page has its own
    }
};

PageHost host;
// Never destroyed: the page may call at any time.
Window& window = *new Window;
App& app = *new App(host);

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
        if (moved_only && any && pending <= 1 && app.wait(seconds()) < 0 && !app.pointer_matters(at)) {
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
    if (app.prepare(window.pixels(), window.scale())) window.renew_type();
    window.begin();
    app.frame(now);
    window.end(app.ground());
    ++frames;
    --pending;
    if (ImGui::GetCurrentContext()->InputEventsQueue.Size > 0 && pending < 1) pending = 1;
    const double wait = app.wait(seconds());
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

void on_door(int match, DoorChange change) {
    if (match != shown || ours) return;
    if (change == DoorChange::dropping) {
        shown = 0;
        app.show(nullptr, nullptr);
    } else if (Door* it = door(match)) {
        if (change == DoorChange::position) app.refresh(seconds());
        app.aid(it->hint, it->region, it->pointed);
    }
    request(2);
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

char* copy(const std::string& text) {
    char* out = static_cast<char*>(std::malloc(text.size() + 1));
    if (out) std::memcpy(out, text.c_str(), text.size() + 1);
    return out;
}

/// Where a spot or its button is to be seen, in device pixels.
bool place_of(int spot, ImVec2& at) {
    if (!ready || spot < 0 || static_cast<std::size_t>(spot) >= app.scene().board.spots.size()) return false;
    app.lay_out(window.pixels(), window.scale());
    return app.place_of(spot, at);
}

}  // namespace
}  // namespace ludus::table

using namespace ludus;
using namespace ludus::table;

extern "C" {

int table_ready(void) { return ready ? 1 : 0; }
int table_frames(void) { return frames; }

int table_show(int match) {
    if (!ready) return 0;
    Door* it = door(match);
    if (match != 0 && !it) return 0;
    shown = match;
    app.show(it ? &it->match : nullptr, it ? &it->hand : nullptr);
    if (it) {
        app.aid(it->hint, it->region, it->pointed);
    }
    request(3);
    return 1;
}

void table_refresh(void) {
    if (!ready) return;
    app.refresh(seconds());
    request(2);
}

void table_resize(double width, double height) {
    if (!ready || width < 1 || height < 1) return;
    SDL_SetWindowSize(table::window.handle(), static_cast<int>(width), static_cast<int>(height));
    request(2);
}

int table_theme(const char* name) {
    if (!theme_named(name, app.settings().theme)) return 0;
    app.restyle();
    request(2);
    return 1;
}

void table_flags(int bits) {
    Settings& s = app.settings();
    s.coordinates = (bits & TABLE_COORDINATES) != 0;
    s.threats = (bits & TABLE_THREATS) != 0;
    s.destinations = (bits & TABLE_DESTINATIONS) != 0;
    s.reduced_motion = (bits & TABLE_REDUCED_MOTION) != 0;
    s.turned = {(bits & TABLE_LYING) != 0, (bits & TABLE_FLIPPED) != 0};
    s.takings = (bits & TABLE_TAKINGS) != 0;
    s.real = (bits & TABLE_REAL_DICE) != 0;
    s.manner.dress = (bits & TABLE_NATIVE) != 0 ? Dress::native : (bits & TABLE_SIGN) != 0 ? Dress::sign : Dress::figure;
    s.manner.around = (bits & TABLE_AROUND) != 0;
    s.notation = bits / TABLE_NOTATION & 3;
    app.restyle();
    request(2);
}

int table_flags_now(void) {
    const Settings& s = app.settings();
    return (s.coordinates ? TABLE_COORDINATES : 0) | (s.threats ? TABLE_THREATS : 0) |
           (s.destinations ? TABLE_DESTINATIONS : 0) | (s.reduced_motion ? TABLE_REDUCED_MOTION : 0) |
           (s.turned.lying ? TABLE_LYING : 0) | (s.turned.flipped ? TABLE_FLIPPED : 0) |
           (s.takings ? TABLE_TAKINGS : 0) | (s.real ? TABLE_REAL_DICE : 0) |
           (s.manner.dress == Dress::native ? TABLE_NATIVE : s.manner.dress == Dress::sign ? TABLE_SIGN : 0) |
           (s.manner.around ? TABLE_AROUND : 0) | s.notation * TABLE_NOTATION;
}

double table_spot_x(int spot) {
    ImVec2 at;
    return place_of(spot, at) ? static_cast<double>(at.x / table::window.ratio()) : -1;
}

double table_spot_y(int spot) {
    ImVec2 at;
    return place_of(spot, at) ? static_cast<double>(at.y / table::window.ratio()) : -1;
}

int table_cursor(void) { return app.cursor(); }

int table_cursor_set(int spot) {
    if (!app.set_cursor(spot)) return 0;
    request(2);
    return 1;
}

char* table_actions(int match) { return copy(match == shown ? write_json(app.actions()) : "[]"); }

int table_act(const char* id) {
    if (!ready) return 0;
    const Acted acted = app.act(id, seconds());
    request(2);
    return acted == Acted::here ? 1 : acted == Acted::by_host ? 2 : 0;
}

}  // extern "C"

int main() {
    SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
    wire_canvas();
    const std::string wrong = table::window.open("Codex Ludorum", 800, 450);
    if (!wrong.empty()) {
        // The page asks table_ready() and offers the board in HTML instead.
        emscripten_console_warn(("The board cannot be drawn here: " + wrong).c_str());
        return 0;
    }
    ready = true;
    SDL_AddEventWatch(on_event, nullptr);
    emscripten_set_webglcontextlost_callback("#canvas", nullptr, EM_FALSE, on_lost);
    emscripten_set_webglcontextrestored_callback("#canvas", nullptr, EM_FALSE, on_back);
    watch_doors(on_door);
    watch_size();
    request(3);
    return 0;
}
