#include "ui/scene/figures.hpp"

#include <algorithm>
#include <array>

#include "core/game/card.hpp"

namespace ludus {
std::string_view name_of(FigureStyle figure_style) {
    constexpr std::array<std::string_view, figure_style_count> names = {"figure", "native", "sign"};
    return names[static_cast<std::size_t>(figure_style)];
}

FigureStyle next(FigureStyle figure_style) {
    return static_cast<FigureStyle>((static_cast<int>(figure_style) + 1) % figure_style_count);
}

FigureStyle next(FigureStyle figure_style, std::span<const FigureStyle> of) {
    // One they have not is shown as the next they have: from there it goes on.
    const auto has = [&](FigureStyle one) { return std::find(of.begin(), of.end(), one) != of.end(); };
    for (int tried = 0; tried < figure_style_count && !has(figure_style); ++tried) figure_style = next(figure_style);
    for (int tried = 0; tried < figure_style_count; ++tried)
        if (figure_style = next(figure_style); has(figure_style)) break;
    return figure_style;
}

Texture texture_of(int colours) {
    switch (colours) {
        case coats::red: return Texture::hatched;
        case coats::buff: return Texture::dotted;
        case coats::green: return Texture::barred;
        case coats::violet: return Texture::crossed;
        default: return Texture::none;
    }
}

int quarters(const Face& face, const DrawnFigure& on, bool around, bool lying, bool flipped) {
    if (!on.is_drawn() || is_cast(face.shape)) return 0;
    const bool wedge = on.drawing == nullptr && face.shape == Shape::wedge;
    // What is written on a round man stays upright for the reader, and so does a sign of the book.
    if (!wedge && (!around || on.drawing == nullptr || on.figure_style == FigureStyle::sign)) return 0;
    return (face.facing + (lying ? 1 : 0) + (flipped ? 2 : 0)) % 4;
}

}  // namespace ludus
