#include <algorithm>

#include "ui/scene/casts.hpp"
#include "ui/scene/drawing_sets.hpp"

namespace ludus {
namespace {

constexpr Drawing star{
    "turned", "M12.6-19.4L14.5-15.6 18.6-15 15.6-12.1 16.3-8 12.6-9.9 8.9-8 9.6-12.1 6.6-15 10.7-15.6Z", "", ""};

}  // namespace

const Drawing& turned_mark() { return star; }

const Drawing& crown() {
    static constexpr Drawing drawing{"crown", "", "M-6.75 4.4H6.75",
                                     "M-6.75 2.1H6.75L7.95-6.45 3.45-3 0-8.4-3.45-3-7.95-6.45Z"};
    return drawing;
}
namespace {

std::string_view said_of(const Face& face, FigureStyle figure_style) {
    return figure_style == FigureStyle::figure   ? face.figure
           : figure_style == FigureStyle::native ? face.native
                                                 : face.sign;
}

}  // namespace

const Drawing* find_drawing(FigureStyle figure_style, std::string_view name) {
    for (const DrawingSet* set : drawing_sets()) {
        const auto all = set->of(figure_style);
        const auto at =
            std::find_if(all.begin(), all.end(), [&](const Drawing& drawing) { return drawing.name == name; });
        if (at != all.end()) return &*at;
        if (set->made == nullptr) continue;
        if (const Drawing* drawing = set->made(figure_style, name)) return drawing;
    }
    return nullptr;
}

DrawnFigure drawn_figure(const Face& face, FigureStyle wanted) {
    for (int tried = 0; tried < figure_style_count; ++tried, wanted = next(wanted)) {
        const std::string_view said = said_of(face, wanted);
        if (said.empty()) continue;
        const Drawing* drawing = find_drawing(wanted, said);
        const bool body = face.shape == Shape::round || face.shape == Shape::wedge;
        return {wanted, drawing, drawing ? std::string_view() : std::string_view(said),
                drawing != nullptr && wanted == FigureStyle::figure && body};
    }
    if (is_cast(face.shape)) return {FigureStyle::figure, drawing_of_cast(face), {}};
    return {};
}

FigureStyle first_style(std::span<const Face> opening) {
    bool any = false;
    for (const Face& face : opening) {
        if (is_cast(face.shape)) continue;
        if (face.native.empty() || find_drawing(FigureStyle::native, face.native) == nullptr)
            return FigureStyle::figure;
        any = true;
    }
    return any ? FigureStyle::native : FigureStyle::figure;
}

std::vector<FigureStyle> figure_styles(std::span<const Face> faces, FigureStyle first) {
    std::vector<FigureStyle> out;
    for (const FigureStyle figure_style : {FigureStyle::figure, FigureStyle::native, FigureStyle::sign})
        if (std::any_of(faces.begin(), faces.end(),
                        [&](const Face& face) { return !said_of(face, figure_style).empty(); }))
            out.push_back(figure_style);
    if (const auto at = std::find(out.begin(), out.end(), first); at != out.end()) std::rotate(out.begin(), at, at + 1);
    return out;
}

}  // namespace ludus
