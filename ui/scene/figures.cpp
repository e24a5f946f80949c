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

PieceSign piece_sign(const Face& face, const DrawnFigure& on) {
    if (on.drawing == nullptr || on.on_body) return PieceSign::none;
    if (on.figure_style == FigureStyle::sign) return face.turned || face.underlined ? PieceSign::rule : PieceSign::none;
    // A country's own promoted pieces have drawings of their own.
    const bool alike = on.figure_style == FigureStyle::figure && !is_cast(face.shape);
    return face.turned && alike ? PieceSign::star : PieceSign::none;
}

FigureOnBody figure_on_body(const Face& face, int quarters) {
    if (face.shape != Shape::wedge) return {face.turned ? 0.56F : 0.64F, {0, face.turned ? -1.2F : 0.6F}};
    // A wedge is widest towards its foot.
    Vec at{0, face.turned ? 0.5F : 2};
    for (int i = 0; i < quarters; ++i) at = {-at.y, at.x};
    return {face.turned ? 0.59F : 0.66F, {at.x, at.y + 0.6F}};
}

BodyRule rule_on_body(Shape shape) { return shape == Shape::wedge ? BodyRule{7, 12.6F} : BodyRule{4.4F, 11.2F}; }

int quarters(const Face& face, const DrawnFigure& on, bool around, bool lying, bool flipped) {
    if (!on.is_drawn() || is_cast(face.shape)) return 0;
    const bool wedge = face.shape == Shape::wedge && (on.drawing == nullptr || on.on_body);
    // What is written on a round man stays upright for the reader, and so does a sign of the book.
    if (!wedge && (!around || on.drawing == nullptr || on.on_body || on.figure_style == FigureStyle::sign)) return 0;
    return (face.facing + (lying ? 1 : 0) + (flipped ? 2 : 0)) % 4;
}

}  // namespace ludus
