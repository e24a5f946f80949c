#include "wasm/picture_flags.hpp"

#include <algorithm>

#include "wasm/flags.h"

namespace ludus {

SvgOptions svg_options(int flags, int crop) {
    SvgOptions options;
    options.labels = (flags & LUDUS_LABELS) != 0;
    options.lying = (flags & LUDUS_LYING) != 0;
    options.flipped = (flags & LUDUS_FLIPPED) != 0;
    options.focusable = (flags & LUDUS_FOCUSABLE) != 0;
    options.legend = (flags & LUDUS_LEGEND) != 0;
    if ((flags & LUDUS_FIGURE) != 0) options.piece_style.figure_style = FigureStyle::figure;
    if ((flags & LUDUS_NATIVE) != 0) options.piece_style.figure_style = FigureStyle::native;
    if ((flags & LUDUS_SIGN) != 0) options.piece_style.figure_style = FigureStyle::sign;
    options.piece_style.around = (flags & LUDUS_AROUND) != 0;
    options.notation = flags / LUDUS_NOTATION & 3;
    options.crop_margin = crop;
    return options;
}

bool is_id(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
               (letter >= '0' && letter <= '9') || letter == '-' || letter == '_';
    });
}

}  // namespace ludus
