// Long: one drawing for each style of piece and each sign on it.
#include "ui/canvas/men.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>
#include <vector>

#include "core/game/card.hpp"
#include "imgui_internal.h"
#include "ui/canvas/outlines.hpp"

namespace ludus::canvas {
namespace {

// These are the same on every ground.
constexpr ImU32 buff = IM_COL32(0xd9, 0xa4, 0x4e, 0xff), green = IM_COL32(0x4a, 0x7b, 0x60, 0xff),
                violet = IM_COL32(0x6d, 0x4f, 0x86, 0xff);

/// How a seat's pieces are drawn.
struct Coat {
    ImU32 fill, line, text;
    ImU32 inner;       ///< the line inside a solid man; 0: none
    ImU32 rim;         ///< round a solid man on a dark board; 0: none
    ImU32 turned = 0;  ///< the line turned into a flat man
};

Coat coat_of(const Theme& t, int owner) {
    switch (owner) {
        case coats::ink: return {t.odd, t.odd, t.odd_ink, t.odd_in, t.odd_rim, t.odd_in};
        case coats::red: return {t.red, t.ink, t.on_red, t.on_red, 0, t.on_red};
        case coats::buff: return {buff, t.even_ink, t.even_ink, 0, 0, t.even_ink};
        case coats::green: return {green, t.even_ink, t.odd_ink, t.odd_ink, t.odd_rim, t.odd_ink};
        case coats::violet: return {violet, t.even_ink, t.odd_ink, t.odd_ink, t.odd_rim, t.odd_ink};
        default: break;
    }
    return {t.even, t.even_ink, t.even_ink, 0, 0, t.even_in};
}

Coat faded_coat(Coat coat, float alpha) {
    for (ImU32* colour : {&coat.fill, &coat.line, &coat.text, &coat.inner, &coat.rim, &coat.turned})
        *colour = faded(*colour, alpha);
    return coat;
}

// A convex outline about its own centre, clockwise on the screen, in squares.
struct Outline {
    std::array<ImVec2, 5> corner;
    int corners = 0;  ///< 0: a circle
    float radius = 0;
};

constexpr float triangle_top = -0.45F, triangle_foot = 0.36F, triangle_half = 0.47F;

Outline square_outline(float half) {
    return {{ImVec2(-half, -half), {half, -half}, {half, half}, {-half, half}, {}}, 4, 0};
}
Outline circle_outline(float radius) { return {{}, 0, radius}; }
Outline triangle_outline(float size = 1) {
    return {{ImVec2(0, triangle_top * size),
             {triangle_half * size, triangle_foot * size},
             {-triangle_half * size, triangle_foot * size},
             {},
             {}},
            3,
            0};
}

/// The piece of Japan, turned by quarters to the right.
Outline wedge_outline(int quarters) {
    Outline out{{ImVec2(0, -0.45F), {0.285F, -0.285F}, {0.375F, 0.4F}, {-0.375F, 0.4F}, {-0.285F, -0.285F}}, 5, 0};
    for (; quarters > 0; --quarters)
        for (ImVec2& corner : out.corner) corner = {-corner.y, corner.x};
    return out;
}

/// The same outline with every side moved inwards (outwards where negative).
Outline inset(const Outline& outline, float by) {
    Outline out = outline;
    if (outline.corners == 0) {
        out.radius = std::max(0.0F, outline.radius - by);
        return out;
    }
    const auto at = [&](int i) {
        return outline.corner[static_cast<std::size_t>((i + outline.corners) % outline.corners)];
    };
    for (int i = 0; i < outline.corners; ++i) {
        const auto inward = [&](ImVec2 a, ImVec2 b) {
            const float x = b.x - a.x, y = b.y - a.y, length = std::sqrt(x * x + y * y);
            return ImVec2(-y / length, x / length);
        };
        const ImVec2 m = inward(at(i - 1), at(i)), n = inward(at(i), at(i + 1));
        const float along = by / (1 + m.x * n.x + m.y * n.y);
        out.corner[static_cast<std::size_t>(i)] = {at(i).x + (m.x + n.x) * along, at(i).y + (m.y + n.y) * along};
    }
    return out;
}

class Graver {
public:
    Graver(const PaintContext& paint, ImVec2 centre, float size)
        : paint_(paint), centre_(centre), unit_(paint.square * size), size_(size) {}

    [[nodiscard]] ImVec2 at(float x, float y) const { return {centre_.x + x * unit_, centre_.y + y * unit_}; }
    [[nodiscard]] float unit() const { return unit_; }
    /// For a part of the man, about a centre of its own.
    [[nodiscard]] Graver of_part(ImVec2 centre, float share) const { return {paint_, centre, size_ * share}; }
    /// A line's width in squares, of whole pixels.
    [[nodiscard]] float pen(float units) const { return paint_.pen(units) / unit_; }

    void fill(const Outline& o, ImU32 colour, float corner = 0.035F, float dy = 0) const {
        if (colour >> IM_COL32_A_SHIFT == 0) return;
        if (o.corners == 0) {
            if (o.radius > 0) paint_.list->AddCircleFilled(at(0, dy), o.radius * unit_, colour);
            return;
        }
        path(o, corner, dy);
        paint_.list->PathFillConvex(colour);
    }
    void stroke(const Outline& o, ImU32 colour, float width, float corner = 0.02F) const {
        if (o.corners == 0) {
            paint_.list->AddCircle(at(0, 0), o.radius * unit_, colour, 0, width * unit_);
            return;
        }
        path(o, corner, 0);
        paint_.list->PathStroke(colour, ImDrawFlags_Closed, width * unit_);
    }
    void dots(const Outline& o, ImU32 colour, float width, float dy = 0) const {
        const float step = width * 2.6F;
        const auto run = [&](ImVec2 a, ImVec2 b) {
            const float x = b.x - a.x, y = b.y - a.y, length = std::sqrt(x * x + y * y);
            const int n = std::max(1, static_cast<int>(length / step));
            for (int i = 0; i < n; ++i) {
                const float f = static_cast<float>(i) / static_cast<float>(n);
                paint_.list->AddCircleFilled(at(a.x + x * f, a.y + y * f + dy), width * unit_ / 2, colour);
            }
        };
        if (o.corners > 0) {
            for (int i = 0; i < o.corners; ++i)
                run(o.corner[static_cast<std::size_t>(i)], o.corner[static_cast<std::size_t>((i + 1) % o.corners)]);
            return;
        }
        const int n = std::max(6, static_cast<int>(6.2832F * o.radius / step));
        for (int i = 0; i < n; ++i) {
            const float angle = 6.2832F * static_cast<float>(i) / static_cast<float>(n);
            paint_.list->AddCircleFilled(at(o.radius * std::cos(angle), o.radius * std::sin(angle) + dy),
                                         width * unit_ / 2, colour);
        }
    }

    /// A number about a point of the man. `roomy`: in squares, the width it may take before its figures close up.
    /// `clear`: the ground laid under it first, so that an inner line breaks off beside it.
    void number(std::string_view text, Numeral size, float y, ImU32 colour, float roomy, bool underlined,
                ImU32 clear = 0) const {
        if (text.empty()) return;
        // A smaller man wears the next letter that is not too small for him, drawn down to his size.
        const float wanted = paint_.type->height(size) * size_;
        for (Numeral less : {Numeral::middle, Numeral::small, Numeral::least})
            if (less > size && size_ < 1 && paint_.type->height(less) >= wanted) size = less;
        const ImFont* font = paint_.type->numeral(size);
        const float height = size_ < 1 ? wanted : paint_.type->height(size), zoom = height / paint_.type->height(size);
        // Tabular figures stand a little wide for a number on its own.
        float tracking = -std::round(0.05F * height), width = text_width(font, text, tracking / zoom) * zoom;
        if (width > roomy * unit_ && text.size() > 1) {
            tracking -= 1;
            width = text_width(font, text, tracking / zoom) * zoom;
        }
        const float line = underlined ? paint_.pen(0.035F) : 0, gap = underlined ? paint_.pen(0.035F) : 0;
        const float left = std::round(centre_.x - width / 2);
        const float base = std::round(centre_.y + y * unit_ + (height - line - gap) / 2);
        if (clear) {
            const float air = paint_.pen(0.025F);
            paint_.list->AddRectFilled({left - air, base - height - air},
                                       {left + std::round(width) + air, base + air + gap + line}, clear);
        }
        put_text(paint_.list, font, {left, base}, colour, text, tracking / zoom, zoom);
        if (!underlined) return;
        const float reach = std::round(width * 0.04F);
        paint_.list->AddRectFilled({left + reach, base + gap}, {std::round(left + width) - reach, base + gap + line},
                                   colour);
    }

private:
    void path(const Outline& o, float corner, float dy) const {
        const auto p = [&](int i) {
            const ImVec2 c = o.corner[static_cast<std::size_t>((i + o.corners) % o.corners)];
            return at(c.x, c.y + dy);
        };
        const float radius = corner * unit_;
        paint_.list->PathClear();
        for (int i = 0; i < o.corners; ++i) {
            const ImVec2 a = p(i - 1), b = p(i), c = p(i + 1);
            const auto towards = [&](ImVec2 to) {
                const float x = to.x - b.x, y = to.y - b.y, length = std::max(0.001F, std::sqrt(x * x + y * y));
                const float part = std::min(radius, length / 3) / length;
                return ImVec2(b.x + x * part, b.y + y * part);
            };
            if (radius < 0.75F) {
                paint_.list->PathLineTo(b);
                continue;
            }
            paint_.list->PathLineTo(towards(a));
            paint_.list->PathBezierQuadraticCurveTo(b, towards(c), 4);
        }
    }

    const PaintContext& paint_;
    ImVec2 centre_;
    float unit_, size_;
};

constexpr float outline_pen = 0.038F;  ///< of the engraved outlines, in squares
constexpr float foot = 0.026F;         ///< how far a man's lower edge is heavier: his weight

/// The body of a man: outline, fill and, on solid men, the inner line.
void body(const Graver& g, const Outline& o, const Coat& coat) {
    const float line = g.pen(outline_pen), weight = g.pen(foot);
    if (coat.rim) g.fill(inset(o, -g.pen(0.02F)), coat.rim);
    g.fill(o, coat.line, 0.05F, weight);
    g.fill(o, coat.line, 0.05F);
    if (coat.fill != coat.line) g.fill(inset(o, line), coat.fill, 0.025F);
    if (coat.inner) {
        const float thin = g.pen(0.02F), in = std::max(0.05F, line + thin);
        g.fill(inset(o, in), coat.inner, 0.02F);
        g.fill(inset(o, in + thin), coat.fill, 0.01F);
    }
}

Numeral numeral_for(std::string_view text) { return text.size() > 2 ? Numeral::middle : Numeral::great; }

/// A pyramid from above: every step inside the one below it; one taken away is only dotted. A second round is the
/// point.
void pyramid(const Graver& g, const Face& face, const Coat& coat, ImU32 faint) {
    // Without a number the round is no plate but a step like the others.
    const float plate_radius = face.text.empty() ? 0.15F : 0.25F, plate_drop = 0.05F;
    const float line = g.pen(0.026F), outer = g.pen(outline_pen), dotted = g.pen(0.022F);
    const ImU32 edge = coat.inner ? coat.inner : coat.line;
    float half = 0.435F, shrink = 0;
    int rounds = 0;
    bool ground = false, plate = false;
    const auto step = [&](const Outline& o, bool stands, float dy) {
        if (!stands) {
            g.dots(inset(o, dotted / 2), ground ? edge : faint, dotted, dy);  // faint: on the bare board
            return;
        }
        if (!ground) {
            if (coat.rim) g.fill(inset(o, -g.pen(0.02F)), coat.rim, 0.03F, dy);
            g.fill(o, coat.line, 0.04F, dy + g.pen(foot));
        }
        g.fill(o, ground ? edge : coat.line, 0.03F, dy);
        g.fill(inset(o, ground ? line : outer), coat.fill, 0.02F, dy);
        ground = true;
    };
    for (const Tier& tier : face.tiers) {
        if (tier.shape == Shape::triangle) {
            step(inset(triangle_outline(0.83F), shrink), tier.standing, 0.035F);
            shrink += 0.05F;
        } else if (tier.shape != Shape::round) {
            step(square_outline(half), tier.standing, 0);
            half -= 0.07F;
        } else if (rounds++ == 0) {
            step(circle_outline(plate_radius), tier.standing, plate_drop);
            plate = true;
            if (!tier.standing) g.fill(circle_outline(plate_radius - 2 * dotted), coat.fill, 0, plate_drop);
        } else if (tier.standing) {
            g.fill(circle_outline(0.055F), coat.text, 0, plate_drop - plate_radius);
        } else {
            g.fill(circle_outline(0.055F), coat.fill, 0, plate_drop - plate_radius);
            g.dots(circle_outline(0.055F), edge, dotted * 0.8F, plate_drop - plate_radius);
        }
    }
    // The number must be read whatever stands under it.
    if (!plate && !face.text.empty()) g.fill(circle_outline(plate_radius), coat.fill, 0, plate_drop);
    g.number(face.text, Numeral::least, plate_drop + 0.005F, coat.text, 0.41F, face.underlined);
}

void pips(const Graver& g, int value, ImU32 colour, const PaintContext& paint) {
    const auto dot = [&](float x, float y) { paint.list->AddCircleFilled(g.at(x, y), g.unit() * 0.078F, colour); };
    if (value % 2 == 1) dot(0, 0);
    if (value > 1) dot(-0.2F, -0.2F), dot(0.2F, 0.2F);
    if (value > 3) dot(0.2F, -0.2F), dot(-0.2F, 0.2F);
    if (value > 5) dot(-0.2F, 0), dot(0.2F, 0);
}

/// Used, a casting piece is pale; not yet thrown, an outline on the ground.
Coat coat_of_thrown(const PaintContext& paint, const Face& face, Coat coat) {
    const ImU32 ground = paint.theme->leaf;
    if (face.turned)
        for (ImU32* colour : {&coat.fill, &coat.line, &coat.text, &coat.rim})
            if (*colour != 0) *colour = mixed(*colour, ground, 0.66F);
    if (face.text.empty())
        coat.fill = ground, coat.line = mixed(coat.inner ? coat.inner : paint.theme->ink, ground, 0.35F);
    return coat;
}

/// One of the dice. Not thrown but supposed, granted or chosen, it has a second, dotted edge.
void die(const Graver& g, const PaintContext& paint, const Face& face, Coat coat) {
    constexpr float half = 0.39F, corner = 0.11F;
    coat = coat_of_thrown(paint, face, coat);
    const float line = g.pen(outline_pen), weight = g.pen(foot);
    if (coat.rim) g.fill(inset(square_outline(half), -g.pen(0.02F)), coat.rim, corner);
    g.fill(square_outline(half), coat.line, corner, weight);
    g.fill(square_outline(half), coat.line, corner);
    if (coat.fill != coat.line) g.fill(inset(square_outline(half), line), coat.fill, corner - 0.03F);
    int value = 0;
    std::from_chars(face.text.data(), face.text.data() + face.text.size(), value);
    if (value >= 1 && value <= 6) pips(g, value, coat.text, paint);
    else g.number(face.text, numeral_for(face.text), 0, coat.text, 0.6F, false);
    if (face.underlined) g.dots(inset(square_outline(half), 0.085F), coat.text, std::max(0.03F, 1.6F / g.unit()));
}

/// "knight" is shown as "Kn".
std::string initials(const std::string& text) {
    std::string out = text.substr(0, 2);
    if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 'a' + 'A');
    return out;
}

/// The band of the former coat across the head of a man who serves his captor.
void band(const Graver& g, const PaintContext& paint, const Outline& o, const Face& face, float alpha) {
    constexpr float chord = -0.2F;
    const Coat own = faded_coat(coat_of(*paint.theme, face.owner), alpha);
    const Coat first = faded_coat(coat_of(*paint.theme, face.owner == 0 ? 1 : 0), alpha);
    const float line = g.pen(outline_pen), rule = g.pen(0.028F);
    const Outline in = inset(o, line);
    const auto cap = [&](float to, ImU32 colour) {
        ImDrawList& list = *paint.list;
        list.PathClear();
        if (in.corners == 0) {
            const float angle = std::asin(std::clamp(to / in.radius, -1.0F, 1.0F));
            list.PathArcTo(g.at(0, 0), in.radius * g.unit(), -3.1416F - angle, angle, 24);
        } else if (in.corners == 3) {
            const ImVec2 top = in.corner[0], right = in.corner[1];
            const float wide = (to - top.y) / (right.y - top.y) * right.x;
            list.PathLineTo(g.at(top.x, top.y));
            list.PathLineTo(g.at(wide, to));
            list.PathLineTo(g.at(-wide, to));
        } else {
            list.PathLineTo(g.at(in.corner[0].x, in.corner[0].y));
            list.PathLineTo(g.at(in.corner[1].x, in.corner[1].y));
            list.PathLineTo(g.at(in.corner[1].x, to));
            list.PathLineTo(g.at(in.corner[0].x, to));
        }
        list.PathFillConvex(colour);
    };
    const float foot_of_band = chord + (in.corners == 3 ? 0.045F : 0);
    cap(foot_of_band + rule, own.fill == own.line && own.inner ? own.inner : own.line);
    cap(foot_of_band, first.fill);
}

/// How many stand here, on a plate at the lower right.
void many(const Graver& g, const PaintContext& paint, const Face& face, float alpha) {
    if (face.count < 2) return;
    const std::string number = std::to_string(face.count);
    const ImFont* font = paint.type->numeral(Numeral::least);
    const float width = text_width(font, number), height = paint.type->height(Numeral::least), pad = paint.pen(0.06F);
    const ImVec2 low = g.at(0.2F, 0.16F);
    const ImVec2 from{std::round(low.x), std::round(low.y)};
    paint.list->AddRectFilled(from, {from.x + width + 2 * pad, from.y + height + 2 * pad},
                              faded(paint.theme->ink, alpha), pad);
    put_text(paint.list, font, {from.x + pad, from.y + height + pad}, faded(paint.theme->paper, alpha), number);
}

/// What a pattern is drawn with: light on the deep colours, dark on the buff.
ImU32 thread_of(const Coat& coat, int colours) { return faded(colours == coats::buff ? coat.line : coat.text, 0.6F); }

/// A drawing of figures.hpp, in its own units: a fortieth of a square.
class Drawn {
public:
    Drawn(const PaintContext& paint, const Graver& g, ImVec2 centre, int quarters)
        : paint_(paint), g_(g), centre_(centre), scale_(g.unit() / 40), quarters_(quarters) {}

    [[nodiscard]] ImVec2 at(Vec p) const {
        for (int i = 0; i < quarters_; ++i) p = {-p.y, p.x};
        return {centre_.x + p.x * scale_, centre_.y + p.y * scale_};
    }
    void fill(const Outlined& part, ImU32 colour, float drop = 0) const {
        if (colour >> IM_COL32_A_SHIFT == 0 || part.triangles.empty()) return;
        ImDrawList& list = *paint_.list;
        list.PrimReserve(static_cast<int>(part.triangles.size()), static_cast<int>(part.points.size()));
        const unsigned first = list._VtxCurrentIdx;
        const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
        for (Vec point : part.points) {
            const ImVec2 p = at(point);
            list.PrimWriteVtx({p.x, p.y + drop}, white, colour);
        }
        for (unsigned corner : part.triangles) list.PrimWriteIdx(first + corner);
    }
    /// `width` in pixels.
    void line(const Outlined& part, ImU32 colour, float width, float drop = 0) const {
        if (colour >> IM_COL32_A_SHIFT == 0) return;
        std::vector<ImVec2> points;
        points.reserve(part.points.size());
        for (Vec point : part.points) {
            const ImVec2 p = at(point);
            points.emplace_back(p.x, p.y + drop);
        }
        paint_.list->AddPolyline(points.data(), static_cast<int>(points.size()), colour,
                                 part.closed ? ImDrawFlags_Closed : 0, width);
        if (part.closed || points.empty()) return;
        for (ImVec2 end : {points.front(), points.back()}) paint_.list->AddCircleFilled(end, width / 2, colour, 8);
    }
    /// The pattern of those colours.
    void texture(const Outlined& part, int colours, ImU32 colour) const {
        const Texture texture = texture_of(colours);
        if (texture == Texture::dotted) dot(part, colour);
        if (texture == Texture::hatched || texture == Texture::crossed)
            rule(part, colour, [](Vec p) { return p; }, [](Vec p) { return p; });
        if (texture == Texture::crossed)
            rule(part, colour, [](Vec p) { return Vec{-p.x, p.y}; }, [](Vec p) { return Vec{-p.x, p.y}; });
        constexpr float half = 0.7071F;  // an eighth of a turn: aslant becomes level
        if (texture == Texture::barred)
            rule(
                part, colour, [](Vec p) { return Vec{half * (p.x + p.y), half * (p.y - p.x)}; },
                [](Vec p) { return Vec{half * (p.x - p.y), half * (p.x + p.y)}; });
    }
    /// Lines across it, aslant in the plane that `there` leads to and `back` comes from.
    template <class There, class Back>
    void rule(const Outlined& part, ImU32 colour, There there, Back back) const {
        constexpr float apart = 4.6F;
        std::vector<float> crossings;
        for (float sum = -36; sum <= 36; sum += apart) {
            crossings.clear();
            for (std::size_t i = 0; i < part.points.size(); ++i) {
                const Vec a = there(part.points[i]), b = there(part.points[(i + 1) % part.points.size()]);
                const float from = a.x + a.y - sum, to = b.x + b.y - sum;
                if ((from < 0) == (to < 0)) continue;
                const float x = a.x + (b.x - a.x) * from / (from - to);
                crossings.insert(std::upper_bound(crossings.begin(), crossings.end(), x), x);
            }
            for (std::size_t i = 0; i + 1 < crossings.size(); i += 2)
                paint_.list->AddLine(at(back({crossings[i], sum - crossings[i]})),
                                     at(back({crossings[i + 1], sum - crossings[i + 1]})), colour,
                                     std::max(1.0F, 0.9F * scale_));
        }
    }
    void dot(const Outlined& part, ImU32 colour) const {
        constexpr float apart = 3.1F;
        int row = 0;
        for (float y = -18.6F; y <= 18.6F; y += apart, ++row)
            for (float x = row % 2 == 0 ? -18.6F : -18.6F + apart; x <= 18.6F; x += 2 * apart)
                if (within(part.points, {x, y}))
                    paint_.list->AddCircleFilled(at({x, y}), std::max(0.8F, 0.95F * scale_), colour, 8);
    }
    void paint(const Drawing& drawing, const Coat& coat, int colours) const {
        const OutlinedDrawing& lines = outlined(drawing);
        const float outer = std::max(1.0F, 1.6F * scale_), graven = std::max(1.0F, 1.25F * scale_),
                    weight = g_.pen(foot) * g_.unit();
        const ImU32 edge = coat.rim ? coat.rim : coat.line;  // a solid man is seen on a dark board by it
        for (const Outlined& part : lines.body) fill(part, edge, weight), line(part, edge, outer, weight);
        const ImU32 thread = thread_of(coat, colours);
        // One over the other: of what is behind nothing shines through.
        for (const Outlined& part : lines.body) {
            fill(part, coat.fill);
            texture(part, colours, thread);
            line(part, edge, outer);
        }
        for (const Outlined& part : lines.lines) line(part, coat.text, graven);
        for (const Outlined& part : lines.solids) fill(part, coat.text), line(part, coat.text, 1);
    }

    /// Of one colour on the body of a piece, its lines left out.
    void paint_relief(const Drawing& drawing, ImU32 ink, ImU32 ground) const {
        const OutlinedDrawing& lines = outlined(drawing);
        for (const Outlined& part : lines.body) fill(part, ink), line(part, ground, std::max(1.0F, scale_));
        for (const Outlined& part : lines.lines) line(part, ground, std::max(1.0F, 1.5F * scale_));
        for (const Outlined& part : lines.solids) fill(part, ground);
    }

private:
    const PaintContext& paint_;
    const Graver& g_;
    ImVec2 centre_;
    float scale_;
    int quarters_;
};

/// A piece of chess in one of its styles.
void is_drawn(const Graver& g, const PaintContext& paint, const Face& face, const DrawnFigure& on, const Coat& coat,
              float alpha) {
    const int turns = quarters(face, on, paint.piece_style.around, paint.turned.lying, paint.turned.flipped);
    const ImVec2 centre = g.at(0, 0);
    const Theme& t = *paint.theme;
    if (on.drawing && !on.on_body) {
        Drawn(paint, g, centre, turns).paint(*on.drawing, coat, face.colours());
        const Drawn upright(paint, g, centre, 0);
        const PieceSign sign = piece_sign(face, on);
        if (sign == PieceSign::rule) {
            const float rule = paint.pen(0.05F);
            const ImVec2 low = upright.at({-10, 17.6F}), high = upright.at({10, 17.6F});
            const float y = std::round(low.y);
            paint.list->AddRectFilled({std::round(low.x), y}, {std::round(high.x), y + rule}, faded(t.ink_soft, alpha));
        } else if (sign == PieceSign::star) {
            for (const Outlined& part : outlined(turned_mark()).body) {
                upright.line(part, faded(t.paper, alpha), std::max(2.0F, 0.04F * g.unit()));
                upright.fill(part, faded(t.red, alpha));
                upright.line(part, faded(t.red, alpha), 1);
            }
        }
        return;
    }
    const bool wedge = face.shape == Shape::wedge;
    const Outline shape = wedge ? wedge_outline(turns) : circle_outline(0.41F);
    body(g, shape, coat);
    if (!coat.inner) g.stroke(inset(shape, 0.07F), coat.text, g.pen(0.02F));
    if (texture_of(face.colours()) != Texture::none) {
        constexpr int beads = 28;
        for (int i = 0; i < beads; ++i) {
            const float turn = 6.2832F * static_cast<float>(i) / beads;
            paint.list->AddCircleFilled(g.at(beads_radius / 40 * std::cos(turn), beads_radius / 40 * std::sin(turn)),
                                        std::max(0.8F, 0.019F * g.unit()), coat.text, 6);
        }
    }
    const ImU32 over = faded(coat.inner            ? mixed(t.red, t.odd_ink, 0.55F)
                             : face.colours() == 0 ? (is_dark(t.name) ? theme(ThemeName::light) : t).red
                                                   : coat.text,
                             alpha);
    const ImU32 ink = face.turned ? over : coat.text;
    const Drawn place(paint, g, centre, turns);
    if (face.turned) {
        Outlined rule;
        const auto [half, below] = rule_on_body(face.shape);
        rule.points = {{-half, below}, {half, below}};
        place.line(rule, ink, std::max(1.0F, 0.037F * g.unit()));
    }
    if (on.on_body) {
        const FigureOnBody there = figure_on_body(face, turns);
        const ImVec2 at = g.at(there.at.x / 40, there.at.y / 40);
        const Graver smaller = g.of_part(at, there.share);
        Drawn(paint, smaller, at, 0).paint_relief(*on.drawing, ink, coat.fill);
        return;
    }
    // A wedge is widest towards its foot.
    const ImVec2 middle = wedge ? place.at({0, 1.6F}) : centre;
    std::vector<unsigned> codes;
    for (const char* c = on.text.data(); c < on.text.data() + on.text.size();) {
        unsigned code = 0;
        c += std::max(1, ImTextCharFromUtf8(&code, c, on.text.data() + on.text.size()));
        codes.push_back(code);
    }
    const float em = 0.47F * g.unit() / static_cast<float>(codes.size());
    bool written = codes.front() > 0x7F;
    for (std::size_t i = 0; written && i < codes.size(); ++i) {
        const float along = (static_cast<float>(i) - static_cast<float>(codes.size() - 1) / 2) * em * 40 / g.unit();
        written =
            put_character(paint.list, paint.type->han(),
                          codes.size() > 1 ? place.at({along, wedge ? 1.6F : 0}) : middle, em, turns, ink, codes[i]);
    }
    if (!written)
        g.number(codes.front() > 0x7F ? initials(face.name) : std::string(on.text), Numeral::middle, 0, ink, 0.6F,
                 false);
}

/// The pattern of a flat piece's colours, within its outline.
void grain(const Graver& g, const PaintContext& paint, const Outline& o, const Face& face, const Coat& coat) {
    if (texture_of(face.colours()) == Texture::none) return;
    constexpr float grid = 40, sides = 32, turn = 6.2832F;
    Outlined part;
    if (o.corners == 0)
        for (float i = 0; i < sides; ++i)
            part.points.push_back(
                {o.radius * grid * std::cos(turn * i / sides), o.radius * grid * std::sin(turn * i / sides)});
    for (int i = 0; i < o.corners; ++i) {
        const ImVec2 at = o.corner[static_cast<std::size_t>(i)];
        part.points.push_back({at.x * grid, at.y * grid});
    }
    Drawn(paint, g, g.at(0, 0), 0).texture(part, face.colours(), thread_of(coat, face.colours()));
}

/// A king of draughts: one checker on another, and a crown on it.
void crowned(const PaintContext& paint, ImVec2 centre, float size, const Face& face, const Coat& coat) {
    const Outline round = circle_outline(0.385F);
    const float unit = paint.square * size, up = std::round(0.055F * unit);
    body(Graver(paint, {centre.x, centre.y + std::round(0.04F * unit)}, size), round, coat);
    const Graver upper(paint, {centre.x, centre.y - up}, size);
    body(upper, round, coat);
    grain(upper, paint, inset(round, 0.04F), face, coat);
    const Drawn there(paint, upper, centre, 0);
    const OutlinedDrawing& lines = outlined(crown());
    for (const Outlined& part : lines.solids) there.fill(part, coat.text), there.line(part, coat.text, 1);
    for (const Outlined& part : lines.lines) there.line(part, coat.text, std::max(1.0F, 0.031F * unit));
}

}  // namespace

float PaintContext::pen(float units) const { return std::max(1.0F, std::round(square * units)); }

void draw_man(const PaintContext& paint, const Face& face, ImVec2 centre, float alpha, float size) {
    if (alpha <= 0) return;
    const Graver g(paint, centre, size);
    const Coat coat = faded_coat(coat_of(*paint.theme, face.colours()), alpha);
    if (const DrawnFigure on = drawn_figure(face, paint.piece_style.figure_style.value_or(FigureStyle::figure));
        on.is_drawn()) {
        is_drawn(g, paint, face, on, is_cast(face.shape) ? coat_of_thrown(paint, face, coat) : coat, alpha);
        many(g, paint, face, alpha);
        return;
    }
    const std::string& text = face.text;
    const float lower = face.turned ? 0.07F : 0;  // under the band of the old coat
    for (int under = std::min(face.count, 4) - 1; under > 0; --under) {
        const Graver below(paint, {centre.x, centre.y + std::round(paint.square * 0.05F * static_cast<float>(under))},
                           size);
        body(below, face.shape == Shape::square ? square_outline(0.39F) : circle_outline(0.415F), coat);
    }
    switch (face.shape) {
        case Shape::wedge:
            body(g, wedge_outline(0), coat);
            g.number(text, Numeral::middle, 0.04F, coat.text, 0.5F, face.underlined);
            break;
        case Shape::round:
            body(g, circle_outline(0.41F), coat);
            grain(g, paint, inset(circle_outline(0.41F), 0.04F), face, coat);
            if (face.turned) band(g, paint, circle_outline(0.41F), face, alpha);
            g.number(text, numeral_for(text), lower, coat.text, 0.66F, face.underlined);
            break;
        case Shape::square:
            body(g, square_outline(0.39F), coat);
            grain(g, paint, inset(square_outline(0.39F), 0.04F), face, coat);
            if (face.turned) band(g, paint, square_outline(0.39F), face, alpha);
            g.number(text, numeral_for(text), lower, coat.text, 0.66F, face.underlined);
            break;
        case Shape::triangle:
            body(g, triangle_outline(), coat);
            grain(g, paint, inset(triangle_outline(), 0.04F), face, coat);
            if (face.turned) band(g, paint, triangle_outline(), face, alpha);
            g.number(text, text.size() > 2 ? Numeral::least : Numeral::small, text.size() > 2 ? 0.2F : 0.165F,
                     coat.text, text.size() > 2 ? 0.4F : 0.42F, face.underlined, coat.inner ? coat.fill : 0);
            break;
        case Shape::pyramid:
            if (!face.tiers.empty()) {
                pyramid(g, face, coat, faded(paint.theme->ink_soft, alpha));
                break;
            }
            body(g, square_outline(0.41F), coat);
            g.stroke(inset(triangle_outline(), 0.09F), coat.inner ? coat.inner : coat.line, g.pen(0.025F));
            g.number(text, Numeral::least, 0.1F, coat.text, 0.4F, face.underlined);
            break;
        case Shape::stone:
            body(g, circle_outline(0.45F), Coat{coat.fill, coat.line, coat.text, 0, coat.rim});
            grain(g, paint, inset(circle_outline(0.45F), 0.04F), face, coat);
            break;
        case Shape::checker: {
            if (face.turned) {
                crowned(paint, centre, size, face, coat);
                break;
            }
            body(g, circle_outline(0.42F), coat);
            grain(g, paint, inset(circle_outline(0.42F), 0.04F), face, coat);
            g.stroke(circle_outline(0.24F), coat.turned, g.pen(0.022F));
            g.number(text, numeral_for(text), 0, coat.text, 0.5F, face.underlined);
            break;
        }
        case Shape::die: {
            die(g, paint, face, coat);
            break;
        }
        case Shape::figure:
            body(g, circle_outline(0.43F), coat);
            g.number(initials(text), Numeral::middle, 0, coat.text, 0.66F, false);
            break;
        case Shape::long_die:
        case Shape::cowrie:
        case Shape::counter:
        case Shape::spinner:  // a number they have no drawing for
            body(g, circle_outline(0.42F), coat_of_thrown(paint, face, coat));
            g.number(text, numeral_for(text), 0, coat.text, 0.6F, false);
            break;
    }
    many(g, paint, face, alpha);
}

void draw_slab(const PaintContext& paint, const Face& face, ImVec2 centre, ImVec2 half, float alpha) {
    const Coat coat = faded_coat(coat_of(*paint.theme, face.colours()), alpha);
    ImDrawList& list = *paint.list;
    const ImVec2 low{std::round(centre.x - half.x), std::round(centre.y - half.y)},
        high{std::round(centre.x + half.x), std::round(centre.y + half.y)};
    const float line = paint.pen(outline_pen), round = paint.pen(0.06F);
    if (coat.rim) list.AddRectFilled({low.x - 1, low.y - 1}, {high.x + 1, high.y + 1}, coat.rim, round + 1);
    list.AddRectFilled(low, high, coat.line, round);
    if (coat.fill != coat.line)
        list.AddRectFilled({low.x + line, low.y + line}, {high.x - line, high.y - line}, coat.fill,
                           std::max(0.0F, round - line));
    if (!coat.inner) return;
    const float in = paint.pen(0.1F), thin = paint.pen(0.02F);
    if (half.x > half.y)
        list.AddRectFilled({low.x + in, std::round(centre.y - thin / 2)},
                           {high.x - in, std::round(centre.y - thin / 2) + thin}, coat.inner);
    else
        list.AddRectFilled({std::round(centre.x - thin / 2), low.y + in},
                           {std::round(centre.x - thin / 2) + thin, high.y - in}, coat.inner);
}

void draw_owned(const PaintContext& paint, int colours, ImVec2 low, ImVec2 high) {
    const Coat coat = coat_of(*paint.theme, colours);
    const float line = paint.pen(outline_pen);
    paint.list->AddRectFilled(low, high, coat.rim ? coat.rim : coat.line);
    paint.list->AddRectFilled({low.x + line, low.y + line}, {high.x - line, high.y - line}, coat.fill);
}

void draw_count(const PaintContext& paint, const Face& face, ImVec2 centre, int count, float alpha) {
    const Graver g(paint, centre, 1);
    const Coat coat = faded_coat(coat_of(*paint.theme, face.colours()), alpha);
    g.fill(circle_outline(0.26F), coat.fill);
    g.number(std::to_string(count), Numeral::middle, 0, coat.text, 0.5F, false);
}

}  // namespace ludus::canvas
