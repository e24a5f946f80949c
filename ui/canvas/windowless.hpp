#pragma once
// A frame of the board without a window: Dear ImGui draws into its lists and no further. For tests and the benchmark.

#include "ui/canvas/board_view.hpp"

namespace ludus::canvas {

/// One frame on a surface of this size, in an ImGui context that is there; `now`: seconds on the board's clock.
inline void draw_windowless(BoardView& view, ImVec2 pixels, double now) {
    ImGuiIO& io = ImGui::GetIO();
    if (view.prepare(pixels, 1)) {
        unsigned char* bytes = nullptr;
        int width = 0, height = 0;
        io.Fonts->GetTexDataAsAlpha8(&bytes, &width, &height);
        io.Fonts->SetTexID(reinterpret_cast<ImTextureID>(1));
    }
    io.DisplaySize = pixels;
    io.DeltaTime = 1.0F / 60;
    ImGui::NewFrame();
    view.frame(now);
    ImGui::Render();
}

}  // namespace ludus::canvas
