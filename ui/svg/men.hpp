#pragma once
// The men as they are drawn: flat, with weight, and the two armies unlike without colour.

#include <string>

#include "ui/scene/figures.hpp"
#include "ui/svg/pen.hpp"

namespace ludus::svg {

/// The class of a seat's men: how they are drawn, named after Fulke's two armies. Dice of nobody's are drawn as the
/// first.
std::string_view livery(int owner);

/// Type of numbers where a man does not ask for another; set once on the group of all men.
inline constexpr float common_type = 16;

/// Whether a man is drawn over a body he shares with others of his shape; the pyramids are built of their own steps, and
/// some men of chess are drawings.
bool needs_body(const Face& face, const DrawnFigure& on);

/// The bodies men share, for <defs>: one bit a shape. `prefix` parts the ids of two pictures.
void define_bodies(Pen& pen, unsigned shapes, std::string_view prefix);

/// A drawing that men share, and the textures of the third and fourth army, for <defs>.
void define_drawing(Pen& pen, const DrawnFigure& on, Texture texture, std::string_view prefix);
void define_texture(Pen& pen, Texture texture, std::string_view prefix);

/// One man about the origin of his own group, at `at`; scale 1 on an ordinary square; with an id where it is not empty.
/// `number`: what is written on the last of a pile; 0 nothing. A face of several is drawn as one with their count beside.
/// `on`: what a man of chess wears, turned by so many quarters to the right.
void paint_man(Pen& pen, const Face& face, Vec at, float scale, std::string_view prefix, std::string_view id,
               int number = 0, const DrawnFigure& on = {}, int quarters = 0);

/// One man seen from the side, in a tray: half his extent across and down.
void paint_slab(Pen& pen, Vec at, Vec half, std::string_view id);

/// The band that marks a turned coat, for the legend.
void paint_turned_sign(Pen& pen, Vec at);

}  // namespace ludus::svg
