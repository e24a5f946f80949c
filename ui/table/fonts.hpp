#pragma once
// The fonts the table carries with it, built in from assets/fonts.

#include <cstddef>

namespace ludus::table {

struct FontData {
    const unsigned char* bytes;
    std::size_t size;
};

FontData sans_font();
FontData sans_semibold_font();
FontData serif_font();
FontData han_font();  ///< no bytes in the modules of families without men of China and Japan

}  // namespace ludus::table
