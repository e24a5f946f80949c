#pragma once
// Paints a scene as accessible SVG: used by Node when the site is built and in the page to bring diagrams to life.

#include <string>

#include "ui/scene/scene.hpp"

namespace ludus {

struct SvgOptions {
    std::string id = "d";     ///< prefix of every id inside, unlike for two pictures on a page
    std::string title;        ///< the accessible name
    std::string description;  ///< empty: the faces in words
    bool labels = true;       ///< coordinates
    bool lying = false;       ///< the board turned a quarter, first side at the left
    bool flipped = false;     ///< turned half about
    bool focusable = true;    ///< one focusable named element a point
    /// Show only the part of the board that holds men and marks, with this many squares of margin; -1: all of it.
    int crop_margin = -1;
};

/// Colours come from CSS custom properties by class (board.css), so a theme changes nothing here.
std::string paint_svg(const Scene& scene, const SvgOptions& options);

}  // namespace ludus
