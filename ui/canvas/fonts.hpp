#pragma once
// The fonts the canvas carries with it, built in from assets/fonts.

#include <cstddef>

namespace ludus::canvas {

struct FontData {
    const unsigned char* bytes;
    std::size_t size;
};

FontData sans_font();
FontData sans_semibold_font();
FontData han_font();  ///< the characters on pieces of China and Japan

}  // namespace ludus::canvas
