#pragma once
// Paints a scene as accessible SVG: used by Node when the site is built and in the page to bring diagrams to life.
//
// Shapes and places are here; colours, line widths and type are board.css's, by class. Nothing is written as a style
// attribute, so a strict content policy holds. One square is forty units wide, and the picture's own width and height
// are given so that two pictures of one page show squares of one size.
//
// Where it may be touched, every point and pocket shown is
//     <g class="at" role="button" tabindex="-1" data-spot="17" aria-label="d8, even triangle 9, may move">
// one of them with tabindex 0, above all else; the page's script moves the tabindex about. Every man is then
//     <g data-man="12" transform="translate(60 100)">
// under the id he keeps from position to position, so a script can let him be seen to move.

#include <string>
#include <string_view>

#include "ui/scene/figures.hpp"
#include "ui/scene/scene.hpp"

namespace ludus {

struct SvgOptions {
    std::string id = "d";     ///< prefix of every id inside, unlike for two pictures on a page
    std::string title;        ///< the accessible name
    std::string description;  ///< empty: the men in words, where the points do not speak for themselves
    bool labels = true;       ///< coordinates
    int notation = 0;         ///< ... as this one of the game's notations has them
    bool lying = false;       ///< the board turned a quarter, first side at the left
    bool flipped = false;     ///< turned half about
    PieceStyle piece_style;   ///< of the men of chess
    bool focusable = true;    ///< one focusable named element a point
    /// Show only the part of the board that holds men and marks, with this many squares of margin; -1: all of it.
    int crop_margin = -1;
    bool legend = false;     ///< a line below that explains turned coats and lost steps, where there are any
    std::string_view style;  ///< makes it a file of its own, with this style sheet inside: light_style() of style.hpp
};

/// Colours come from CSS custom properties by class (board.css), so a theme changes nothing here.
std::string paint_svg(const Scene& scene, const SvgOptions& options);

/// Where things lie in such a picture, in its own units: forty a square, from its upper left corner.
struct PictureExtent {
    struct Place {
        int spot = -1;
        Vec least, most;
    };
    Vec size;
    std::vector<Place> places;  ///< of the points and pockets shown, in the order of their numbers
};
PictureExtent extent_of(const Scene& scene, const SvgOptions& options);

/// An arrow key as seen on a turned picture, as the direction over the board that neighbour() takes.
struct Heading {
    int dx = 0, dy = 0;
};
Heading heading_on_board(Heading seen, bool lying, bool flipped);

}  // namespace ludus
