#include "ui/canvas/snapshot.hpp"

#include <SDL_opengl.h>

#include <fstream>
#include <vector>

namespace ludus::canvas {

bool write_ppm(const std::string& file, ImVec2 pixels) {
    const int width = static_cast<int>(pixels.x), height = static_cast<int>(pixels.y);
    const std::size_t line = static_cast<std::size_t>(width) * 3;
    std::vector<unsigned char> bytes(line * static_cast<std::size_t>(height));
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadBuffer(GL_BACK);
    glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, bytes.data());
    std::ofstream out(file, std::ios::binary);
    out << "P6\n" << width << ' ' << height << "\n255\n";
    for (int y = height - 1; y >= 0; --y)
        out.write(reinterpret_cast<const char*>(bytes.data() + line * static_cast<std::size_t>(y)),
                  static_cast<std::streamsize>(line));
    return static_cast<bool>(out);
}

}  // namespace ludus::canvas
