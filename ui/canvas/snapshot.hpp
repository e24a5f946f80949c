#pragma once
// The window's last frame as a picture file, to be looked at.

#include <string>

#include "imgui.h"

namespace ludus::canvas {

/// Portable pixmap (P6). False where the file cannot be written.
bool write_ppm(const std::string& file, ImVec2 pixels);

}  // namespace ludus::canvas
