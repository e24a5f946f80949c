// Long: one drawing for each shape of piece and each sign on it.
#include "ui/svg/men.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace ludus::svg {
namespace {

// Measures in units of a square of 40. A man's edge is the same shape once more, a little lower: it gives him weight.
constexpr float round_radius = 16, square_half = 15.6F, square_corner = 1.2F;
constexpr float triangle_top = -17.5F, triangle_foot = 14.2F, triangle_half = 18.3F;
constexpr float edge_drop = 1.6F;
constexpr float die_half = 15.6F, die_corner = 4.4F;
constexpr float wedge_top = -18, wedge_shoulder = -11.4F, wedge_half_shoulder = 11.4F, wedge_foot = 16.4F,
                wedge_half_foot = 15;
constexpr float king_half = 17.6F, king_tread = 3;
constexpr float plate_radius = 10, plate_drop = 2.6F, bare_round = 6;

constexpr float figure_drop = 1.1F;  ///< of a drawing, whose foot is narrower than a body's

constexpr float han_middle = 0.38F;     ///< of a character, above its base line, in ems
constexpr float cap_height = 0.727F;    ///< of Inter's figures, in ems
constexpr float letter_space = -0.02F;  ///< board.css sets figures this much closer

struct Type {
    float size = common_type, foot = 0;  ///< foot: y of the base line
};

float half_width(std::string_view text) {
    const auto letters = static_cast<float>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
    return (ems(text) + letter_space * letters) / 2;
}

/// The largest type, up to `most`, whose figures stay inside a circle.
Type in_circle(std::string_view text, float radius, float most, float middle) {
    const float size = std::min(most, radius / std::hypot(half_width(text), cap_height / 2));
    return {size, middle + size * cap_height / 2};
}

Type in_square(std::string_view text, float half, float most, float middle) {
    const float size = std::min({most, half / half_width(text), 2 * half / cap_height});
    return {size, middle + size * cap_height / 2};
}

/// In a triangle the upper corners of the figures touch the sides first.
Type in_triangle(std::string_view text, float foot, float clear, float most) {
    constexpr float slope = triangle_half / (triangle_foot - triangle_top);
    const float room = (foot - triangle_top) * slope - clear;
    return {std::min(most, room / (half_width(text) + cap_height * slope)), foot};
}

Type type_for(const Face& face) {
    const float lower = face.turned ? 2.4F : 0;  // under the band of the old coat
    switch (face.shape) {
        case Shape::triangle: return in_triangle(face.text, face.underlined ? 8.8F : 10.2F, 2.9F, 14.5F);
        case Shape::square: return in_square(face.text, 12.6F, common_type, lower - (face.underlined ? 1.0F : 0));
        case Shape::pyramid: return in_circle(face.text, plate_radius - 0.6F, 11.2F, plate_drop + 0.5F);
        case Shape::figure: return in_square(face.text, 14, common_type, 0);
        default: return in_circle(face.text, 12.6F, common_type, lower - (face.underlined ? 1.0F : 0));
    }
}

void triangle_path(Pen& pen, float top, float foot, float half) {
    pen << 'M' << Vec{0, top} << 'L' << Vec{half, foot} << 'H' << -half << 'z';
}

void square_path(Pen& pen, float half) {
    pen << 'M' << Vec{-half, -half} << 'h' << 2 * half << 'v' << 2 * half << 'h' << -2 * half << 'z';
}

void body(Pen& pen, Shape shape, std::string_view kind, float shrink, float drop) {
    const float half = square_half - shrink;
    switch (shape) {
        case Shape::triangle:
            pen.path(kind);
            triangle_path(pen, triangle_top + 2 * shrink + drop, triangle_foot - shrink + drop,
                          triangle_half - 1.73F * shrink);
            pen.shut();
            break;
        case Shape::square:
        case Shape::die:
            pen.box(kind, {-half, drop - half}, {2 * half, 2 * half}, shape == Shape::die ? die_corner : square_corner);
            break;
        case Shape::figure: {
            constexpr float cut = 6;  // off each corner
            const float side = 2 * (half - cut);
            pen.path(kind) << 'M' << Vec{-half, cut - half + drop} << 'l' << Vec{cut, -cut} << 'h' << side << 'l'
                           << Vec{cut, cut} << 'v' << side << 'l' << Vec{-cut, cut} << 'h' << -side << 'l'
                           << Vec{-cut, -cut} << 'z';
            pen.shut();
            break;
        }
        case Shape::wedge: {
            // Drawn in, the foot is followed more closely than the point, whose sides meet so sharply.
            const float top = wedge_top + 1.1F * shrink + drop, shoulder = wedge_shoulder + 0.7F * shrink + drop;
            const float foot = wedge_foot - shrink + drop, half_foot = wedge_half_foot - 1.15F * shrink,
                        half_shoulder = wedge_half_shoulder - shrink;
            pen.path(kind) << 'M' << Vec{0, top} << 'L' << Vec{half_shoulder, shoulder} << ' ' << Vec{half_foot, foot}
                           << 'H' << -half_foot << 'L' << Vec{-half_shoulder, shoulder} << 'z';
            pen.shut();
            break;
        }
        default: pen.circle(kind, {0, drop}, round_radius - shrink);
    }
}

char letter_of(Shape shape) {
    switch (shape) {
        case Shape::round: return 'r';
        case Shape::triangle: return 't';
        case Shape::square: return 's';
        case Shape::pyramid: return 'k';
        case Shape::stone: return 'o';
        case Shape::checker: return 'c';
        case Shape::die: return 'd';
        case Shape::figure: return 'f';
        case Shape::wedge: return 'w';
        case Shape::long_die: return 'l';
        case Shape::cowrie: return 'y';
        case Shape::counter: return 'n';
        case Shape::spinner: return 'p';
    }
    return 'r';
}

/// The band of the former coat across a turned man's head.
void paint_band(Pen& pen, Shape shape) {
    constexpr float chord = -9;
    pen << "<path class=\"was\" d=\"";
    if (shape == Shape::triangle) {
        constexpr float foot = chord + 4;
        triangle_path(pen, triangle_top, foot, (foot - triangle_top) * triangle_half / (triangle_foot - triangle_top));
    } else if (shape == Shape::square) {
        pen << 'M' << Vec{-square_half, chord} << 'V' << -square_half << 'h' << 2 * square_half << 'V' << chord << 'z';
    } else {
        const float half = std::sqrt(round_radius * round_radius - chord * chord);
        pen << 'M' << Vec{-half, chord} << 'A' << round_radius << ' ' << round_radius << " 0 0 1 " << Vec{half, chord}
            << 'z';
    }
    pen.shut();
}

std::string_view name_of(Texture texture) {
    constexpr std::array<std::string_view, 5> names = {"", "hatched", "dotted", "barred", "crossed"};
    return names[static_cast<std::size_t>(texture)];
}

/// A king of draughts: one checker on another, and a crown on it.
void paint_crowned(Pen& pen, const Face& face, std::string_view prefix) {
    constexpr float radius = 14.8F, top = -2.6F, foot = 1.8F, between = 0.8F;
    const auto disc = [&](float y, float edge) {
        pen.circle("edge", {0, y + edge}, radius);
        pen.circle("body", {0, y}, radius);
    };
    disc(foot, edge_drop);
    disc(top, between);  // so thin an edge that the lower one is seen
    if (const Texture texture = texture_of(face.colours()); texture != Texture::none) {
        pen << "<g fill=\"url(#" << prefix << '-' << name_of(texture) << ")\">";
        pen.circle("grain", {0, top}, radius - 1);
        pen << "</g>";
    }
    pen.circle("in", {0, top}, radius - 2.7F);
    (pen.path("pip") << crown().solids).shut();
    (pen.path("graven") << crown().lines).shut();
}

/// Seen from above: every step inside the one below it; those taken away only dotted. A second round is the point.
void paint_steps(Pen& pen, const Face& face) {
    float square = king_half, triangle = 1;
    int rounds = 0;
    bool edged = false, plate = false;
    // Without a number the round is no plate but a step like the others.
    const float round = face.text.empty() ? bare_round : plate_radius;
    // The lowest step that stands bears the others, and is drawn as the body of any man is.
    bool borne = false;
    const auto kind = [&](const Tier& tier) {
        if (!tier.standing) return std::string_view("gone");
        return std::exchange(borne, true) ? std::string_view("step") : std::string_view("body");
    };
    for (const Tier& tier : face.tiers) {
        if (tier.shape == Shape::square) {
            if (tier.standing && !edged) {
                pen << "<path class=\"edge\" d=\"M" << Vec{-square, edge_drop - square} << 'h' << 2 * square << 'v'
                    << 2 * square << 'h' << -2 * square << "z\"/>";
                edged = true;
            }
            pen.path(kind(tier));
            square_path(pen, square);
            pen.shut();
            square -= king_tread;
        } else if (tier.shape == Shape::triangle) {
            const float top = -14.2F, foot = 13, half = 14.4F, centre = foot - (foot - top) / 3;
            pen.path(kind(tier));
            triangle_path(pen, centre + (top - centre) * triangle, centre + (foot - centre) * triangle,
                          half * triangle);
            pen.shut();
            triangle -= 0.2F;
        } else if (rounds++ == 0) {
            pen.circle(tier.standing ? kind(tier) : "gone plate", {0, plate_drop}, round);
            plate = true;
        } else {
            const float top = plate_drop - round - 2.4F;
            pen << "<path class=\"" << (tier.standing ? "point" : "gone") << "\" d=\"M" << Vec{0, top}
                << "l2.6 3.2-2.6 3.2-2.6-3.2z\"/>";
        }
    }
    // The number must be read whatever stands under it.
    if (!plate && !face.text.empty()) pen.circle("plate", {0, plate_drop}, plate_radius);
}

void paint_pips(Pen& pen, int value) {
    constexpr float away = 8.3F;
    const auto pip = [&](float x, float y) { pen.circle("pip", {x, y}, 3.1F); };
    if (value % 2 == 1) pip(0, 0);
    if (value >= 2) pip(-away, -away), pip(away, away);
    if (value >= 4) pip(away, -away), pip(-away, away);
    if (value == 6) pip(-away, 0), pip(away, 0);
}

/// "d-f-knight", of an army with a texture "d-f-knight-2"; where it lies on a body "d-b-knight".
void drawing_id(Pen& pen, const DrawnFigure& on, Texture texture, std::string_view prefix) {
    pen << prefix << '-' << (on.on_body ? 'b' : ludus::name_of(on.figure_style).front()) << '-' << on.drawing->name;
    if (texture != Texture::none) pen << '-' << static_cast<int>(texture) + 1;
}

void paint_count(Pen& pen, const Face& face) {
    if (face.count > 1)
        pen << "<g class=\"count\"><circle cx=\"12\" cy=\"-12\" r=\"7\"/><text x=\"12\" y=\"-8.4\" font-size=\"10\">"
            << face.count << "</text></g>";
}

/// The body of a piece that bears a character or a figure. Turned over, it has a rule below, for whoever does not see red.
void paint_bearer(Pen& pen, const Face& face, std::string_view prefix) {
    pen << "<use href=\"#" << prefix << '-' << letter_of(face.shape) << "\"/>";
    if (face.shape != Shape::wedge) pen.circle("ring", {0, 0}, round_radius - 2.7F);
    // By night red is nearly as pale as paper: its rim is beaded besides.
    if (texture_of(face.colours()) != Texture::none) pen.circle("given", {0, 0}, beads_radius);
    if (!face.turned) return;
    const BodyRule rule = rule_on_body(face.shape);
    pen << "<path class=\"base over\" d=\"M" << Vec{-rule.half, rule.below} << 'h' << 2 * rule.half << "\"/>";
}

/// What is written in the script of the game's own people, or as the book has it: one character, or smaller several.
void paint_written(Pen& pen, const Face& face, const DrawnFigure& on, std::string_view prefix) {
    paint_bearer(pen, face, prefix);
    const bool wedge = face.shape == Shape::wedge;
    const auto many = static_cast<float>(std::count_if(
        on.text.begin(), on.text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
    const bool script = static_cast<unsigned char>(on.text.front()) > 0x7F;
    const float size = script ? (wedge ? 19.0F : 18.6F) / std::max(1.0F, many) : in_circle(on.text, 11.4F, 18, 0).size;
    const float middle = wedge ? 1.6F : 0, foot = middle + size * (script ? han_middle : cap_height / 2);
    const std::string_view kind = script        ? (face.turned ? " class=\"han over\"" : " class=\"han\"")
                                  : face.turned ? " class=\"over\""
                                                : "";
    pen << "<text" << kind << Is{"y", foot} << Is{"font-size", size} << '>' << Escaped{on.text} << "</text>";
}

/// A figure on its body: the body points at the enemy, and the figure stays upright for the reader.
void paint_on_body(Pen& pen, const Face& face, std::string_view prefix, const DrawnFigure& on, int quarters) {
    if (quarters != 0) pen << "<g transform=\"rotate(" << 90 * quarters << ")\">";
    paint_bearer(pen, face, prefix);
    if (quarters != 0) pen << "</g>";
    const FigureOnBody place = figure_on_body(face, quarters);
    pen << "<g" << (face.turned ? " class=\"promoted\"" : "") << " transform=\"translate(" << place.at << ")scale(."
        << static_cast<int>(std::lround(100 * place.share)) << ")\"><use href=\"#";
    drawing_id(pen, on, Texture::none, prefix);
    pen << "\"/></g>";
}

void paint_dressed(Pen& pen, const Face& face, std::string_view prefix, const DrawnFigure& on, int quarters) {
    if (on.on_body) return paint_on_body(pen, face, prefix, on, quarters);
    if (quarters != 0) pen << "<g transform=\"rotate(" << 90 * quarters << ")\">";
    if (on.drawing != nullptr) {
        pen << "<use href=\"#";
        drawing_id(pen, on, texture_of(face.colours()), prefix);
        pen << "\"/>";
    } else {
        paint_written(pen, face, on, prefix);
    }
    if (quarters != 0) pen << "</g>";
    const PieceSign sign = piece_sign(face, on);
    if (sign == PieceSign::rule) pen << "<path class=\"under\" d=\"M-10 17.6h20\"/>";
    if (sign == PieceSign::star) (pen.path("star") << turned_mark().body).shut();
}

}  // namespace

std::string_view livery(int owner) {
    constexpr std::array<std::string_view, 6> names = {"even", "odd", "third", "fourth", "fifth", "sixth"};
    return owner >= 0 && owner < 6 ? names[static_cast<std::size_t>(owner)] : names[0];
}

bool needs_body(const Face& face, const DrawnFigure& on) {
    return (on.drawing == nullptr || on.on_body) && (face.shape != Shape::pyramid || face.tiers.empty());
}

void define_bodies(Pen& pen, unsigned shapes, std::string_view prefix) {
    for (unsigned i = 0; shapes >> i != 0; ++i) {
        if ((shapes >> i & 1U) == 0) continue;
        const auto shape = static_cast<Shape>(i);
        const Shape drawn = shape == Shape::pyramid ? Shape::square : shape;
        pen << "<g id=\"" << prefix << '-' << letter_of(shape) << "\">";
        body(pen, drawn, "edge", 0, edge_drop);
        body(pen, drawn, "body", 0, 0);
        if (shape != Shape::stone && shape != Shape::die)
            body(pen, drawn, "in", shape == Shape::triangle ? 1.9F : 2.7F, 0);
        if (shape == Shape::checker) body(pen, drawn, "turning", 6.5F, 0);
        if (shape == Shape::wedge) body(pen, drawn, "ring", 2.6F, 0);
        pen << "</g>";
    }
}

void define_drawing(Pen& pen, const DrawnFigure& on, Texture texture, std::string_view prefix) {
    const Drawing& drawing = *on.drawing;
    pen << "<g id=\"";
    drawing_id(pen, on, texture, prefix);
    pen << "\">";
    if (!on.on_body)
        pen << "<path class=\"edge\" transform=\"translate(0 " << figure_drop << ")\" d=\"" << drawing.body << "\"/>";
    // One over the other: of what is behind nothing shines through.
    for (std::size_t at = 0; at < drawing.body.size();) {
        const std::size_t end = std::min(drawing.body.find('M', at + 1), drawing.body.size());
        const std::string_view part = drawing.body.substr(at, end - at);
        pen.path(on.on_body ? "relief" : "body") << part;
        pen.shut();
        if (texture != Texture::none)
            pen << "<path fill=\"url(#" << prefix << '-' << name_of(texture) << ")\" d=\"" << part << "\"/>";
        at = end;
    }
    if (!drawing.lines.empty()) (pen.path(on.on_body ? "etched" : "graven") << drawing.lines).shut();
    if (!drawing.solids.empty()) (pen.path(on.on_body ? "plate" : "pip") << drawing.solids).shut();
    pen << "</g>";
}

void define_texture(Pen& pen, Texture texture, std::string_view prefix) {
    const bool dotted = texture == Texture::dotted;
    pen << "<pattern id=\"" << prefix << '-' << name_of(texture) << "\" width=\"" << (dotted ? "4.4" : "3.6")
        << "\" height=\"" << (dotted ? "4.4" : "3.6") << "\" patternUnits=\"userSpaceOnUse\"";
    if (texture != Texture::barred) pen << " patternTransform=\"rotate(45)\"";
    pen << '>';
    if (dotted) pen << "<circle class=\"speck\" cx=\"2.2\" cy=\"2.2\" r=\".9\"/>";
    else
        pen << "<path class=\"weft\" d=\""
            << (texture == Texture::barred    ? "M0 1.8h3.6"
                : texture == Texture::crossed ? "M1.8 0v3.6M0 1.8h3.6"
                                              : "M1.8 0v3.6")
            << "\"/>";
    pen << "</pattern>";
}

static void paint_body(Pen& pen, const Face& face, std::string_view prefix) {
    pen << "<use href=\"#" << prefix << '-' << letter_of(face.shape) << "\"/>";
    const Texture texture = texture_of(face.colours());
    if (texture == Texture::none || face.shape == Shape::die) return;
    pen << "<g fill=\"url(#" << prefix << '-' << name_of(texture) << ")\">";
    body(pen, face.shape == Shape::pyramid ? Shape::square : face.shape, "grain", 1, 0);
    pen << "</g>";
}

void paint_man(Pen& pen, const Face& face, Vec at, float scale, std::string_view prefix, std::string_view id,
               int number, const DrawnFigure& on, int quarters) {
    const bool die = face.shape == Shape::die, cast = is_cast(face.shape);
    pen << "<g";
    if (cast && face.text.empty()) pen << " class=\"blank\"";
    if (!id.empty()) pen << " data-man=\"" << id << '"';
    pen << " transform=\"translate(" << at << ')';
    if (std::fabs(scale - 1) > 0.05F) pen << "scale(" << scale << ')';
    pen << "\">";
    if (on.is_drawn()) {
        if (cast && face.turned) pen << "<g class=\"used\">";
        paint_dressed(pen, face, prefix, on, quarters);
        if (cast && face.turned) pen << "</g>";
        paint_count(pen, face);
        pen << "</g>";
        return;
    }
    // A used die is pale, but nothing shines through it.
    if (die && face.turned)
        pen.box("leaf patch", {-die_half, -die_half}, {2 * die_half, 2 * die_half + edge_drop}, die_corner);
    if (die && face.turned) pen << "<g class=\"used\">";
    if (face.shape == Shape::checker && face.turned) {
        paint_crowned(pen, face, prefix);
        paint_count(pen, face);
        pen << "</g>";
        return;
    }
    if (!needs_body(face, on)) paint_steps(pen, face);
    else paint_body(pen, face, prefix);
    if (face.turned && !die) paint_band(pen, face.shape);

    const bool pips = die && face.text.size() == 1 && face.text[0] >= '1' && face.text[0] <= '6';
    if (pips) {
        paint_pips(pen, face.text[0] - '0');
    } else if (!face.text.empty()) {
        const Type type = type_for(face);
        pen << "<text" << Is{"y", type.foot};
        if (type.size < common_type - 0.05F) pen << Is{"font-size", type.size};
        pen << '>' << Escaped{face.text} << "</text>";
        if (face.underlined && !die) {
            const float half = half_width(face.text) * type.size;
            pen << "<path class=\"base\" d=\"M" << Vec{-half, type.foot + 2.2F} << 'h' << 2 * half << "\"/>";
        }
    } else if (number > 0) {
        pen.circle("plate", {0, 0}, plate_radius);
        pen << "<text" << Is{"y", common_type * cap_height / 2} << '>' << number << "</text>";
    }
    // A die that was not thrown has a second, dotted edge.
    if (die && face.underlined) {
        constexpr float in = die_half - 3;
        pen.box("given", {-in, -in}, {2 * in, 2 * in}, die_corner - 2);
    }
    if (die && face.turned) pen << "</g>";
    paint_count(pen, face);
    pen << "</g>";
}

void paint_slab(Pen& pen, Vec at, Vec half, std::string_view id) {
    pen << "<g";
    if (!id.empty()) pen << " data-man=\"" << id << '"';
    pen << " transform=\"translate(" << at << ")\">";
    pen.box("body", {-half.x, -half.y}, {2 * half.x, 2 * half.y}, 2.4F);
    constexpr float in = 3.6F;
    if (half.x > half.y) pen << "<path class=\"in\" d=\"M" << Vec{-half.x + in, 0} << 'H' << half.x - in << "\"/>";
    else pen << "<path class=\"in\" d=\"M" << Vec{0, -half.y + in} << 'V' << half.y - in << "\"/>";
    pen << "</g>";
}

void paint_turned_sign(Pen& pen, Vec at) {
    for (int owner = 0; owner < 2; ++owner) {
        pen << "<g class=\"man " << livery(owner) << "\"><g transform=\"translate("
            << Vec{at.x + 24 * static_cast<float>(owner), at.y} << ")scale(.6)\">";
        pen.circle("body", {0, 0}, round_radius);
        paint_band(pen, Shape::round);
        pen << "</g></g>";
    }
}

}  // namespace ludus::svg
