// Long: one picture, painted in order from the ground to what lies on top.
#include "ui/canvas/painter.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/canvas/outlines.hpp"
#include "ui/scene/field.hpp"
#include "ui/scene/piles.hpp"
#include "ui/scene/trays.hpp"

namespace ludus::canvas {
namespace {

constexpr float flat_radius = 0.42F;  ///< of a flat man of size 1, as men.cpp draws him

const Spot& spot_of(const Board& board, int spot) { return board.spots[static_cast<std::size_t>(spot)]; }

constexpr float rim_width = 0.4F;  ///< of a built board, where its corners are joined

float area(ImVec2 low, ImVec2 high) { return std::max(0.0F, high.x - low.x) * std::max(0.0F, high.y - low.y); }

float overlap(ImVec2 low, ImVec2 high, ImVec2 low2, ImVec2 high2) {
    return area({std::max(low.x, low2.x), std::max(low.y, low2.y)},
                {std::min(high.x, high2.x), std::min(high.y, high2.y)});
}

/// Four corners with sides along the axes: filled on whole pixels, so neighbours meet without a seam.
bool upright(const std::vector<Vec>& o) {
    if (o.size() != 4) return false;
    for (std::size_t i = 0; i < 4; ++i) {
        const Vec a = o[i], b = o[(i + 1) % 4];
        if (std::abs(a.x - b.x) > 1e-4F && std::abs(a.y - b.y) > 1e-4F) return false;
    }
    return true;
}

}  // namespace

float room_on(const Board& board, int spot) {
    Vec least{1e9F, 1e9F}, most{-1e9F, -1e9F};
    for (Vec corner : spot_of(board, spot).outline) {
        least = {std::min(least.x, corner.x), std::min(least.y, corner.y)};
        most = {std::max(most.x, corner.x), std::max(most.y, corner.y)};
    }
    return least.x > most.x ? 1 : std::min({1.0F, most.x - least.x, most.y - least.y});
}

float size_of(const Scene& scene, const Face& face) {
    const Board& board = scene.board;
    if (board.spots[static_cast<std::size_t>(face.spot)].piles()) return pile_radius / flat_radius;
    if (!is_cast(face.shape)) return room_on(board, face.spot) * share_of(scene.overlay, face);
    const Extent box = extent_of(board.spots[static_cast<std::size_t>(face.spot)]);
    return std::min(box.most.x - box.least.x, box.most.y - box.least.y);
}

Painter::Painter(ImDrawList* list, const Layout& layout, const Theme& theme, const FontSet& type,
                 PieceStyle piece_style)
    : paint_{list, &theme, &type, layout.unit, piece_style, layout.turned}, layout_(layout), theme_(theme) {}

ImVec2 Painter::centre(const Board& board, int spot) const { return layout_.at(spot_of(board, spot).centre); }

ImVec2 Painter::last(const Scene& scene, int spot) const {
    return layout_.at(last_place(scene.board, scene.faces, spot));
}

Painter::Square Painter::about(ImVec2 c, float half_units) const {
    const float half = layout_.length(half_units);
    return {{std::round(c.x - half), std::round(c.y - half)}, {std::round(c.x + half), std::round(c.y + half)}};
}

/// Half the extent of a man on edge, in pixels.
ImVec2 Painter::slab(Vec along, float thickness) const {
    const ImVec2 a = layout_.at({0, 0}), b = layout_.at(along);
    const float across = layout_.length(pile_radius * 0.92F), deep = layout_.length(thickness / 2);
    return std::abs(b.x - a.x) > std::abs(b.y - a.y) ? ImVec2(deep, across) : ImVec2(across, deep);
}

/// The square about a spot's centre, or as large as its outline has room for, drawn in by part of a square on each side.
Painter::Square Painter::square(const Board& board, int spot, float inset_units) const {
    const ImVec2 c = centre(board, spot);
    const float half = layout_.length(room_on(board, spot) / 2), in = std::round(layout_.length(inset_units));
    const ImVec2 low{std::round(c.x - half), std::round(c.y - half)};
    return {{low.x + in, low.y + in}, {low.x + 2 * half - in, low.y + 2 * half - in}};
}

void Painter::fill(const std::vector<Vec>& outline, ImU32 colour) {
    if (outline.size() < 3) return;
    if (upright(outline)) {
        const ImVec2 a = layout_.at(outline[0]), b = layout_.at(outline[2]);
        paint_.list->AddRectFilled({std::round(std::min(a.x, b.x)), std::round(std::min(a.y, b.y))},
                                   {std::round(std::max(a.x, b.x)), std::round(std::max(a.y, b.y))}, colour);
        return;
    }
    float turn = 0;
    bool left = false, right = false;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const ImVec2 a = layout_.at(outline[i]), b = layout_.at(outline[(i + 1) % outline.size()]),
                     c = layout_.at(outline[(i + 2) % outline.size()]);
        turn += a.x * b.y - b.x * a.y;
        const float bend = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
        left = left || bend < -1;
        right = right || bend > 1;
    }
    if (left && right) {  // hollow: as the half of a ring
        // As bare triangles: soft edges between them would show as seams.
        const std::vector<unsigned> corners = triangulated(outline);
        ImDrawList& list = *paint_.list;
        list.PrimReserve(static_cast<int>(corners.size()), static_cast<int>(outline.size()));
        const unsigned first = list._VtxCurrentIdx;
        for (Vec corner : outline) list.PrimWriteVtx(layout_.at(corner), ImGui::GetFontTexUvWhitePixel(), colour);
        for (unsigned corner : corners) list.PrimWriteIdx(static_cast<ImDrawIdx>(first + corner));
        return;
    }
    paint_.list->PathClear();
    for (std::size_t i = 0; i < outline.size(); ++i)
        paint_.list->PathLineTo(layout_.at(turn > 0 ? outline[i] : outline[outline.size() - 1 - i]));
    paint_.list->PathFillConvex(colour);
}

/// Rim, leaves, bar and trays of a board that is built.
void Painter::areas(const Board& board) {
    ImDrawList& list = *paint_.list;
    const float hair = layout_.pen(0.02F), thick = layout_.pen(0.05F);
    const auto frame = [&](const Square& s, float width, ImU32 colour) {
        // Of four bars, so that every line is whole pixels of full strength.
        list.AddRectFilled(s.low, {s.high.x, s.low.y + width}, colour);
        list.AddRectFilled({s.low.x, s.high.y - width}, s.high, colour);
        list.AddRectFilled({s.low.x, s.low.y + width}, {s.low.x + width, s.high.y - width}, colour);
        list.AddRectFilled({s.high.x - width, s.low.y + width}, {s.high.x, s.high.y - width}, colour);
    };
    for (const BoardArea& area : board.areas) {
        const ImVec2 a = layout_.at(area.least), b = layout_.at(area.most);
        const Square s{{std::round(std::min(a.x, b.x)), std::round(std::min(a.y, b.y))},
                       {std::round(std::max(a.x, b.x)), std::round(std::max(a.y, b.y))}};
        switch (area.ground) {
            case Ground::frame: {
                list.AddRectFilled(s.low, s.high, theme_.rim);
                frame(s, thick, theme_.ink);
                const float in = thick + layout_.pen(0.055F);
                frame({{s.low.x + in, s.low.y + in}, {s.high.x - in, s.high.y - in}}, hair, theme_.ink);
                // The rim is joined aslant at its corners.
                const float deep = std::round(layout_.length(rim_width));
                for (float x : {0.0F, 1.0F})
                    for (float y : {0.0F, 1.0F}) {
                        const ImVec2 corner{x > 0 ? s.high.x : s.low.x, y > 0 ? s.high.y : s.low.y};
                        list.AddLine(corner, {corner.x + (x > 0 ? -deep : deep), corner.y + (y > 0 ? -deep : deep)},
                                     theme_.ink, hair);
                    }
                break;
            }
            case Ground::page:
                list.AddRectFilled(s.low, s.high, theme_.leaf);
                frame({s.low, {s.high.x + hair, s.high.y + hair}}, hair, theme_.ink);
                break;
            case Ground::bar:
                list.AddRectFilled(s.low, s.high, theme_.bar);
                frame({s.low, {s.high.x + hair, s.high.y + hair}}, hair, theme_.ink);
                break;
            case Ground::tray: {
                const float round = layout_.length(0.08F);
                list.AddRectFilled(s.low, s.high, theme_.tray, round);
                list.AddRect(s.low, s.high, theme_.long_edge, round, 0, hair);
                break;
            }
        }
    }
}

/// The points men stand along: in two tones, each with its edge.
void Painter::long_points(const Board& board) {
    for (const Spot& spot : board.spots) {
        if (spot.kind != SpotKind::point || spot.tone == Tone::none) continue;
        fill(spot.outline, spot.tone == Tone::dark ? theme_.long_dark : theme_.long_light);
        for (std::size_t i = 0; i < spot.outline.size(); ++i)
            paint_.list->AddLine(layout_.at(spot.outline[i]), layout_.at(spot.outline[(i + 1) % spot.outline.size()]),
                                 theme_.long_edge, layout_.pen(0.02F));
    }
}

/// The double rule about a board that is no rectangle.
void Painter::edge(const Board& board) {
    const auto rule = [&](const FieldEdge& edge, float out, float width) {
        std::vector<ImVec2> points;
        for (Vec at : moved_out(edge, out / layout_.unit)) points.push_back(layout_.at(at));
        paint_.list->AddPolyline(points.data(), static_cast<int>(points.size()), theme_.ink,
                                 edge.closed ? ImDrawFlags_Closed : 0, width);
    };
    const float gap = layout_.pen(0.055F), thick = layout_.pen(0.04F);
    for (const FieldEdge& one : field_edges(field_cells(board))) {
        rule(one, 0.5F, 1);
        rule(one, 1 + gap + thick / 2, thick);
    }
}

/// What the position draws besides its pieces; its figures stand with the coordinates.
void Painter::overlay(const Overlay& overlay, const Board& board) {
    const float width = layout_.pen(0.05F);
    for (const BoardLine& line : overlay.lines) {
        paint_.list->AddLine(layout_.at(line.a), layout_.at(line.b), theme_.blue, width);
        for (Vec end : {line.a, line.b}) paint_.list->AddCircleFilled(layout_.at(end), width / 2, theme_.blue);
    }
    for (const Overlay::Owned& owned : overlay.owned) {
        const Square s = about(centre(board, owned.spot), 0.125F);
        draw_owned(paint_, owned.colours(), s.low, s.high);
    }
}

void Painter::board(const Board& board) {
    const bool built = !board.areas.empty();
    const auto is_dark_cell = [](const auto& cell) { return cell.tone == Tone::dark; };
    // A board of lines alone is one ground, names of the points and all, where boards differ from the page.
    if (has_ground(theme_.name) && !built && std::none_of(board.spots.begin(), board.spots.end(), is_dark_cell) &&
        std::none_of(board.unused.begin(), board.unused.end(), is_dark_cell))
        paint_.list->AddRectFilled({0, 0}, ImGui::GetIO().DisplaySize, theme_.leaf);
    if (built) areas(board);
    bool chequered = false;
    Vec least{1e9F, 1e9F}, most{-1e9F, -1e9F};
    const auto take_in = [&](Vec at) {
        least = {std::min(least.x, at.x), std::min(least.y, at.y)};
        most = {std::max(most.x, at.x), std::max(most.y, at.y)};
    };
    const auto cell = [&](const std::vector<Vec>& outline) {
        chequered = true;
        for (Vec corner : outline) take_in(corner);
    };
    for (const Spot& spot : board.spots)
        if (spot.kind == SpotKind::point && spot.tone != Tone::none) cell(spot.outline);
    for (const BoardCell& unused : board.unused)
        if (unused.tone != Tone::none) cell(unused.outline);
    if (!chequered) {  // on a board of lines the frame goes about all there is, as in the picture
        for (const Spot& spot : board.spots)
            for (Vec corner : spot.outline) take_in(corner);
        for (const BoardLine& line : board.lines) take_in(line.a), take_in(line.b);
    }
    if (chequered && !built && !is_rectangle(board)) edge(board);
    else if (least.x < most.x && !built) {
        const ImVec2 a = layout_.at(least), b = layout_.at(most);
        const ImVec2 low{std::min(a.x, b.x), std::min(a.y, b.y)}, high{std::max(a.x, b.x), std::max(a.y, b.y)};
        // An engraver's double rule: a hairline at the squares and a stronger one about it.
        const float gap = layout_.pen(0.055F), thick = layout_.pen(0.04F), hair = 1;
        const auto rule = [&](float out, float width, ImU32 colour) {
            paint_.list->AddRectFilled({low.x - out - width, low.y - out - width}, {high.x + out + width, low.y - out},
                                       colour);
            paint_.list->AddRectFilled({low.x - out - width, high.y + out},
                                       {high.x + out + width, high.y + out + width}, colour);
            paint_.list->AddRectFilled({low.x - out - width, low.y - out}, {low.x - out, high.y + out}, colour);
            paint_.list->AddRectFilled({high.x + out, low.y - out}, {high.x + out + width, high.y + out}, colour);
        };
        rule(0, hair, theme_.ink);
        rule(hair + gap, thick, theme_.ink);
    }
    if (built) long_points(board);
    const auto tone_of = [&](Tone tone) {
        return tone == Tone::light ? theme_.light : tone == Tone::dark ? theme_.dark : theme_.inlay;
    };
    for (const BoardCell& unused : board.unused)
        if (unused.tone != Tone::none) fill(unused.outline, tone_of(unused.tone));
    for (const Spot& spot : board.spots) {
        if (built) break;
        if (spot.kind == SpotKind::pocket && spot.tone != Tone::none) {
            fill(spot.outline, theme_.light);  // part of a tray, which has its edge as a whole
        } else if (spot.kind == SpotKind::pocket) {
            fill(spot.outline, theme_.paper_raised);
            for (std::size_t i = 0; i < spot.outline.size(); ++i)
                paint_.list->AddLine(layout_.at(spot.outline[i]),
                                     layout_.at(spot.outline[(i + 1) % spot.outline.size()]), theme_.line,
                                     layout_.pen(0.02F));
        } else if (spot.kind == SpotKind::point && spot.tone != Tone::none) {
            fill(spot.outline, tone_of(spot.tone));
        }
    }
    const auto in_field = [&](Vec p) { return p.x >= least.x && p.x <= most.x && p.y >= least.y && p.y <= most.y; };
    const auto on_frame = [&](const BoardLine& line) {
        return chequered && in_field(line.a) && in_field(line.b) &&
               ((line.a.x == line.b.x && (line.a.x == least.x || line.a.x == most.x)) ||
                (line.a.y == line.b.y && (line.a.y == least.y || line.a.y == most.y)));
    };
    for (const BoardLine& line : board.lines) {
        if (on_frame(line)) continue;  // drawn as the double rule
        const float width = layout_.pen(line.weight == Weight::heavy    ? 0.05F
                                        : line.weight == Weight::normal ? 0.025F
                                                                        : 0.012F);
        const ImVec2 a = layout_.at(line.a), b = layout_.at(line.b);
        // Lines across a chequered board divide it; on a board of lines they are the board.
        const ImU32 colour = chequered ? mixed(theme_.ink, theme_.dark, 0.35F) : theme_.ink;
        const float across = std::round(width / 2);
        if (a.x == b.x)
            paint_.list->AddRectFilled({a.x - across, std::min(a.y, b.y)}, {a.x - across + width, std::max(a.y, b.y)},
                                       colour);
        else if (a.y == b.y)
            paint_.list->AddRectFilled({std::min(a.x, b.x), a.y - across}, {std::max(a.x, b.x), a.y - across + width},
                                       colour);
        else paint_.list->AddLine(a, b, colour, width);
    }
    for (Vec at : board.dots)
        paint_.list->AddCircleFilled(layout_.at(at), std::max(2.0F, layout_.length(0.07F)), theme_.ink);
    // The letters of the points name them: they are read from afar too.
    const Numeral letters = built ? Numeral::letter : Numeral::label;
    for (const Layout::Label& label : layout_.labels) {
        const Numeral size = label.corner ? Numeral::least : letters;
        const ImFont* font = paint_.type->numeral(size);
        const float height = paint_.type->height(size), width = text_width(font, label.text);
        if (!label.corner) {
            put_text(paint_.list, font, {label.at.x - width / 2, label.at.y + height / 2}, theme_.ink_soft, label.text);
            continue;
        }
        // In a corner the text hangs from there and must not reach the piece; the longer it is, the sooner it would.
        const float zoom = std::min(1.0F, layout_.length(label.text.size() > 2 ? 0.1F : 0.12F) / height);
        put_text(paint_.list, font, {label.at.x, label.at.y + height * zoom}, theme_.ink_soft, label.text, 0, zoom);
    }
}

void Painter::tray_names(const Scene& scene) {
    const ImFont* font = paint_.type->numeral(Numeral::label);
    const float height = paint_.type->height(Numeral::label), leading = std::round(height * 1.7F);
    for (const EmptyTray& tray : empty_trays(scene)) {
        ImVec2 low{1e9F, 1e9F}, high{-1e9F, -1e9F};
        for (const int spot : tray.spots)
            for (Vec corner : scene.board.spots[static_cast<std::size_t>(spot)].outline) {
                const ImVec2 at = layout_.at(corner);
                low = {std::min(low.x, at.x), std::min(low.y, at.y)};
                high = {std::max(high.x, at.x), std::max(high.y, at.y)};
            }
        const auto fits = [&](std::string_view line) { return text_width(font, line) + height <= high.x - low.x; };
        const std::vector<std::string_view> lines = in_lines(*tray.name, fits);
        float base = std::round((low.y + high.y + height - leading * static_cast<float>(lines.size() - 1)) / 2);
        for (std::string_view line : lines) {
            put_text(paint_.list, font, {(low.x + high.x - text_width(font, line)) / 2, base}, theme_.ink_soft, line);
            base += leading;
        }
    }
}

void Painter::brackets(const Square& s, float reach, ImU32 colour, float width) {
    const auto bar = [&](float x0, float y0, float x1, float y1) {
        paint_.list->AddRectFilled({x0, y0}, {x1, y1}, colour);
    };
    const float r = std::round(reach);
    bar(s.low.x, s.low.y, s.low.x + r, s.low.y + width), bar(s.low.x, s.low.y + width, s.low.x + width, s.low.y + r);
    bar(s.high.x - r, s.low.y, s.high.x, s.low.y + width),
        bar(s.high.x - width, s.low.y + width, s.high.x, s.low.y + r);
    bar(s.low.x, s.high.y - width, s.low.x + r, s.high.y),
        bar(s.low.x, s.high.y - r, s.low.x + width, s.high.y - width);
    bar(s.high.x - r, s.high.y - width, s.high.x, s.high.y),
        bar(s.high.x - width, s.high.y - r, s.high.x, s.high.y - width);
}

void Painter::dashes(const Square& s, ImU32 colour, float width) {
    const int parts = 4;
    const float side = s.high.x - s.low.x, step = side / static_cast<float>(parts);
    for (int i = 0; i < parts; ++i) {
        const float from = std::round(step * (static_cast<float>(i) + 0.2F)),
                    to = std::round(step * (static_cast<float>(i) + 0.8F));
        const auto bar = [&](float x0, float y0, float x1, float y1) {
            paint_.list->AddRectFilled({x0, y0}, {x1, y1}, colour);
        };
        bar(s.low.x + from, s.low.y, s.low.x + to, s.low.y + width);
        bar(s.low.x + from, s.high.y - width, s.low.x + to, s.high.y);
        bar(s.low.x, s.low.y + from, s.low.x + width, s.low.y + to);
        bar(s.high.x - width, s.low.y + from, s.high.x, s.low.y + to);
    }
}

void Painter::under(const Scene& scene, int hovered) {
    const Board& b = scene.board;
    ImDrawList& list = *paint_.list;
    const auto occupied = [&](int spot) {
        return std::any_of(scene.faces.begin(), scene.faces.end(), [&](const Face& face) { return face.spot == spot; });
    };
    for (const Mark& mark : scene.marks) {
        if (mark.spot < 0 || spot_of(b, mark.spot).kind == SpotKind::button) continue;
        if (spot_of(b, mark.spot).piles() || mark.kind == MarkKind::further) {
            piled_mark(scene, mark, false, hovered == mark.spot);
            continue;
        }
        const Square whole = square(b, mark.spot, 0);
        const ImVec2 c = centre(b, mark.spot);
        switch (mark.kind) {
            case MarkKind::camp: {
                list.AddRectFilled(whole.low, whole.high, faded(theme_.blue_soft, 0.6F));
                list.PushClipRect(whole.low, whole.high, true);
                const float side = whole.high.x - whole.low.x, step = side / 5;
                for (int i = 1; i < 10; ++i) {
                    const float d = step * static_cast<float>(i);
                    list.AddLine({whole.low.x + d, whole.low.y}, {whole.low.x + d - side, whole.low.y + side},
                                 faded(theme_.blue, 0.28F), 1);
                }
                list.PopClipRect();
                break;
            }
            case MarkKind::last_from: {
                list.AddRectFilled(whole.low, whole.high, faded(theme_.mark, 0.75F));
                if (occupied(mark.spot)) break;
                for (int i = 0; i < 16; ++i) {
                    const float angle = 0.3927F * static_cast<float>(i), r = layout_.length(0.2F);
                    list.AddCircleFilled({c.x + r * std::cos(angle), c.y + r * std::sin(angle)},
                                         layout_.pen(0.03F) * 0.6F, faded(theme_.ink_soft, 0.7F), 8);
                }
                break;
            }
            case MarkKind::last_to: {
                list.AddRectFilled(whole.low, whole.high, theme_.mark);
                const float bar = layout_.pen(0.05F);
                list.AddRectFilled({whole.low.x, whole.high.y - bar}, whole.high, faded(theme_.ink_soft, 0.8F));
                break;
            }
            case MarkKind::selected: {
                const float pen = layout_.pen(0.055F);
                const Square in = square(b, mark.spot, 0.025F);
                list.AddRectFilled(in.low, in.high, theme_.blue_soft);
                list.AddRect({in.low.x + pen / 2, in.low.y + pen / 2}, {in.high.x - pen / 2, in.high.y - pen / 2},
                             theme_.blue, 0, 0, pen);
                break;
            }
            case MarkKind::destination:
                if (occupied(mark.spot)) {
                    const Square in = square(b, mark.spot, 0.03F);
                    list.AddRectFilled(in.low, in.high, theme_.blue_soft);
                    brackets(in, layout_.length(0.22F), theme_.blue, layout_.pen(0.045F));
                } else {
                    list.AddCircleFilled(c, std::max(2.5F, layout_.length(hovered == mark.spot ? 0.2F : 0.13F)),
                                         faded(theme_.blue, hovered == mark.spot ? 1.0F : 0.8F));
                }
                break;
            case MarkKind::hint: {
                const Square in = square(b, mark.spot, 0.02F);
                list.AddRectFilled(in.low, in.high, theme_.blue_soft);
                dashes(in, theme_.blue, layout_.pen(0.06F));
                break;
            }
            case MarkKind::further:
            case MarkKind::capture:
            case MarkKind::threatened: break;
            case MarkKind::checked: list.AddRectFilled(whole.low, whole.high, faded(theme_.red, 0.22F)); break;
        }
    }
    // Advice goes from one spot to the next with an arrow between.
    int before = -1;
    for (const Mark& mark : scene.marks) {
        if (mark.kind != MarkKind::hint || mark.spot < 0 || spot_of(b, mark.spot).kind == SpotKind::button) continue;
        if (before >= 0) {
            const ImVec2 from = last(scene, before), to = layout_.at(next_place(b, scene.faces, mark.spot));
            const float x = to.x - from.x, y = to.y - from.y, length = std::max(1.0F, std::sqrt(x * x + y * y));
            const ImVec2 way{x / length, y / length};
            const float head = layout_.length(0.26F), stop = length - layout_.length(0.1F);
            const ImVec2 neck{from.x + way.x * (stop - head), from.y + way.y * (stop - head)};
            list.AddLine(from, neck, faded(theme_.blue, 0.85F), layout_.pen(0.09F));
            list.AddTriangleFilled({from.x + way.x * stop, from.y + way.y * stop},
                                   {neck.x - way.y * head * 0.55F, neck.y + way.x * head * 0.55F},
                                   {neck.x + way.y * head * 0.55F, neck.y - way.x * head * 0.55F},
                                   faded(theme_.blue, 0.95F));
        }
        before = mark.spot;
    }
    if (hovered >= 0 && occupied(hovered) && !spot_of(b, hovered).piles()) {
        const Square in = square(b, hovered, 0.02F);
        const float pen = layout_.pen(0.03F);
        list.AddRect({in.low.x + pen / 2, in.low.y + pen / 2}, {in.high.x - pen / 2, in.high.y - pen / 2},
                     faded(theme_.blue, 0.7F), 0, 0, pen);
    }
}

/// What concerns a place where men pile: of the place itself before the men are drawn, of the men themselves after.
void Painter::piled_mark(const Scene& scene, const Mark& mark, bool over, bool hovered) {
    ImDrawList& list = *paint_.list;
    const Spot& spot = spot_of(scene.board, mark.spot);
    const float ring_out = layout_.length(pile_radius + 0.06F), ring_pen = layout_.pen(0.065F);
    const auto tint = [&](ImU32 colour) { fill(spot.outline, colour); };
    // Round the last man, whichever way he stands.
    const auto ring_about = [&](ImU32 colour, float width, ImU32 wash) {
        const auto men = standings(scene.board, scene.faces);
        const auto man =
            std::find_if(men.rbegin(), men.rend(), [&](const Standing& m) { return m.face->spot == mark.spot; });
        const ImVec2 c = last(scene, mark.spot);
        if (man != men.rend() && man->on_edge) {
            const ImVec2 half = slab(man->along, man->thickness);
            list.AddRect({c.x - half.x - width, c.y - half.y - width}, {c.x + half.x + width, c.y + half.y + width},
                         colour, layout_.length(0.06F), 0, width);
            return;
        }
        if (wash) list.AddCircleFilled(c, ring_out, wash);
        list.AddCircle(c, ring_out, colour, 0, width);
    };
    const ImVec2 next = layout_.at(next_place(scene.board, scene.faces, mark.spot));
    switch (mark.kind) {
        case MarkKind::camp:
            if (!over) tint(faded(theme_.blue_soft, 0.8F));
            break;
        case MarkKind::last_from:
            if (!over && spot.outline.size() > 2)
                for (std::size_t i = 0; i < spot.outline.size(); ++i) {
                    const ImVec2 a = layout_.at(spot.outline[i]),
                                 z = layout_.at(spot.outline[(i + 1) % spot.outline.size()]);
                    const float length = std::hypot(z.x - a.x, z.y - a.y), step = std::max(4.0F, layout_.length(0.16F));
                    for (float along = 0; along < length; along += step) {
                        const float to = std::min(length, along + step * 0.55F);
                        list.AddLine({a.x + (z.x - a.x) * along / length, a.y + (z.y - a.y) * along / length},
                                     {a.x + (z.x - a.x) * to / length, a.y + (z.y - a.y) * to / length},
                                     theme_.ink_soft, layout_.pen(0.03F));
                    }
                }
            break;
        case MarkKind::last_to:
            if (!over) tint(theme_.mark);
            break;
        case MarkKind::selected:
            if (over) ring_about(theme_.blue, ring_pen, theme_.blue_soft);
            break;
        case MarkKind::destination:
            if (over) {
                const float radius = std::max(3.0F, layout_.length(hovered ? 0.24F : 0.18F));
                list.AddCircleFilled(next, radius + layout_.pen(0.03F), faded(theme_.paper, 0.8F));
                list.AddCircleFilled(next, radius, theme_.blue);
            }
            break;
        case MarkKind::further:
            if (over) {
                const float radius = std::max(3.0F, layout_.length(hovered ? 0.24F : 0.17F)), pen = layout_.pen(0.07F);
                list.AddCircleFilled(next, radius + pen / 2, theme_.leaf);
                list.AddCircle(next, radius, theme_.blue, 0, pen);
            }
            break;
        case MarkKind::capture:
            if (over) ring_about(theme_.red, ring_pen, 0);
            break;
        case MarkKind::threatened:
            if (over)
                brackets(about(last(scene, mark.spot), 0.5F), layout_.length(0.17F), theme_.red, layout_.pen(0.04F));
            break;
        case MarkKind::checked:
        case MarkKind::hint:
            if (over) ring_about(theme_.blue, layout_.pen(0.045F), 0);
            break;
    }
}

void Painter::rays(const Scene& scene, std::span<const Ray> rays, float alpha) {
    const Board& board = scene.board;
    for (const Ray& ray : rays) {
        if (ray.to < 0) continue;
        const ImVec2 to = last(scene, ray.to);
        for (int taker : ray.from) {
            if (taker < 0 || taker == ray.to || spot_of(board, taker).kind == SpotKind::button) continue;
            const ImVec2 from = last(scene, taker);
            const float x = to.x - from.x, y = to.y - from.y, length = std::sqrt(x * x + y * y);
            const ImVec2 way{x / length, y / length};
            // From beside the taker to the ring's edge, which is nearer along the files than cornerwise.
            const float edge = layout_.length(0.5F) / std::max(std::abs(way.x), std::abs(way.y));
            const float start = layout_.length(0.43F), stop = length - edge - layout_.length(0.04F);
            const float radius = std::max(1.0F, layout_.length(0.026F)), step = std::max(3.2F, layout_.length(0.125F));
            const int dots = std::max(1, static_cast<int>((stop - start) / step));
            for (int i = 0; i <= dots; ++i) {
                const float along = stop - (stop - start) * static_cast<float>(i) / static_cast<float>(dots);
                paint_.list->AddCircleFilled({from.x + way.x * along, from.y + way.y * along}, radius,
                                             faded(theme_.red, alpha), 10);
            }
        }
    }
}

void Painter::men(std::span<const Actor> actors) {
    for (const Actor& actor : actors) {
        const ImVec2 at = layout_.at(actor.at);
        if (actor.on_edge) {
            draw_slab(paint_, *actor.face, at, slab(actor.along, actor.thickness), actor.alpha);
        } else if (actor.piled) {
            Face one = *actor.face;
            one.count = 1;
            draw_man(paint_, one, at, actor.alpha, actor.size);
        } else {
            draw_man(paint_, *actor.face, at, actor.alpha, actor.size);
        }
        if (actor.number <= 0) continue;
        if (!actor.on_edge) {
            draw_count(paint_, *actor.face, at, actor.number, actor.alpha);
            continue;
        }
        const ImFont* font = paint_.type->numeral(Numeral::middle);
        const std::string many = std::to_string(actor.number);
        const ImVec2 beyond = layout_.at(actor.number_at);
        put_text(
            paint_.list, font,
            {beyond.x - text_width(font, many) / 2, std::round(beyond.y + paint_.type->height(Numeral::middle) / 2)},
            faded(theme_.ink, actor.alpha), many);
    }
}

void Painter::ring(const Scene& scene, int spot, float alpha) {
    if (spot_of(scene.board, spot).piles()) {
        paint_.list->AddCircle(last(scene, spot), layout_.length(pile_radius + 0.06F), faded(theme_.red, alpha), 0,
                               layout_.pen(0.065F));
        return;
    }
    const Square in = square(scene.board, spot, 0.02F);
    const float pen = layout_.pen(0.06F);
    paint_.list->AddRect({in.low.x + pen / 2, in.low.y + pen / 2}, {in.high.x - pen / 2, in.high.y - pen / 2},
                         faded(theme_.red, alpha), layout_.length(0.05F), 0, pen);
}

void Painter::over(const Scene& scene, int hovered) {
    for (const Mark& mark : scene.marks) {
        if (mark.spot < 0 || spot_of(scene.board, mark.spot).kind == SpotKind::button) continue;
        if (spot_of(scene.board, mark.spot).piles() || mark.kind == MarkKind::further) {
            piled_mark(scene, mark, true, hovered == mark.spot);
            continue;
        }
        if (mark.kind == MarkKind::capture || mark.kind == MarkKind::checked) ring(scene, mark.spot, 1);
        if (mark.kind == MarkKind::threatened)
            brackets(square(scene.board, mark.spot, 0.03F), layout_.length(0.17F), theme_.red, layout_.pen(0.04F));
    }
}

void Painter::tags(const Scene& scene, std::span<const Ray> rays, float alpha) {
    struct Tag {
        int spot;
        std::vector<const std::string*> lines;
        std::vector<int> keep_off;
    };
    std::vector<Tag> tags;
    for (const Ray& ray : rays) {
        if (ray.sum.empty() || ray.to < 0) continue;
        auto at = std::find_if(tags.begin(), tags.end(), [&](const Tag& tag) { return tag.spot == ray.to; });
        if (at == tags.end()) at = tags.insert(tags.end(), Tag{ray.to, {}, {}});
        if (std::none_of(at->lines.begin(), at->lines.end(), [&](const std::string* line) { return *line == ray.sum; }))
            at->lines.push_back(&ray.sum);
        at->keep_off.insert(at->keep_off.end(), ray.from.begin(), ray.from.end());
    }
    const ImFont* font = paint_.type->numeral(Numeral::small);
    std::vector<Square> placed;
    for (const Tag& tag : tags) {
        float width = 0;
        for (const std::string* line : tag.lines) width = std::max(width, text_width(font, *line));
        const Square at = place(scene, tag.spot, plate(width, tag.lines.size()), tag.keep_off, placed);
        placed.push_back(at);
        const float round = layout_.length(0.08F);
        paint_.list->AddRectFilled({at.low.x - 1, at.low.y - 1}, {at.high.x + 1, at.high.y + 1},
                                   faded(theme_.paper, alpha * 0.8F), round + 1);
        paint_.list->AddRectFilled(at.low, at.high, faded(theme_.red, alpha), round);
        write(at, tag.lines, faded(theme_.on_red, alpha));
    }
}

void Painter::note(const Scene& scene, int spot, const std::string& text) {
    const float width = text_width(paint_.type->numeral(Numeral::small), text);
    const Square at = place(scene, spot, plate(width, 1), {}, {});
    const float round = layout_.length(0.08F), line = layout_.pen(0.025F);
    paint_.list->AddRectFilled(at.low, at.high, theme_.ink, round);
    paint_.list->AddRectFilled({at.low.x + line, at.low.y + line}, {at.high.x - line, at.high.y - line}, theme_.paper,
                               round - line);
    write(at, {&text}, theme_.ink);
}

/// The size of a tag with so many lines.
ImVec2 Painter::plate(float width, std::size_t lines) const {
    const float height = paint_.type->height(Numeral::small);
    return {
        width + 2 * std::round(std::max(4.0F, layout_.length(0.15F))),
        height + leading() * static_cast<float>(lines - 1) + 2 * std::round(std::max(3.0F, layout_.length(0.115F)))};
}

float Painter::leading() const { return std::round(paint_.type->height(Numeral::small) * 1.65F); }

void Painter::write(const Square& at, const std::vector<const std::string*>& lines, ImU32 colour) {
    const ImFont* font = paint_.type->numeral(Numeral::small);
    float base = at.low.y + std::round(std::max(3.0F, layout_.length(0.115F))) + paint_.type->height(Numeral::small);
    for (const std::string* line : lines) {
        put_text(paint_.list, font, {(at.low.x + at.high.x - text_width(font, *line)) / 2, base}, colour, *line);
        base += leading();
    }
}

/// Where a tag of this size stands best at a spot: on the board, off the men concerned and off other tags.
Painter::Square Painter::place(const Scene& scene, int spot, ImVec2 size, const std::vector<int>& keep_off,
                               const std::vector<Square>& placed) const {
    const ImVec2 c = last(scene, spot);
    const float reach = layout_.length(0.5F) + layout_.pen(0.05F);
    const float over = reach + size.y / 2, aside = reach + size.x / 2;
    const ImVec2 places[] = {{0, -over},           {0, over},          {aside, 0},
                             {-aside, 0},          {aside, -over},     {-aside, -over},
                             {aside, over},        {-aside, over},     {size.x / 3, -over},
                             {-size.x / 3, -over}, {size.x / 3, over}, {-size.x / 3, over}};
    Square best{};
    float least = 1e12F;
    for (std::size_t i = 0; i < std::size(places); ++i) {
        ImVec2 low{std::round(c.x + places[i].x - size.x / 2), std::round(c.y + places[i].y - size.y / 2)};
        low.x = std::max(layout_.low.x, std::min(low.x, layout_.high.x - size.x));
        low.y = std::max(layout_.low.y, std::min(low.y, layout_.high.y - size.y));
        const ImVec2 high{low.x + size.x, low.y + size.y};
        const Square own = square(scene.board, spot, 0);
        float cost =
            0.02F * layout_.unit * layout_.unit * static_cast<float>(i) + 8 * overlap(low, high, own.low, own.high);
        for (const Square& other : placed) cost += 10 * overlap(low, high, other.low, other.high);
        for (const Face& face : scene.faces) {
            if (face.spot < 0 || spot_of(scene.board, face.spot).kind == SpotKind::button) continue;
            const Square man = square(scene.board, face.spot, 0.08F);
            const bool concerned = std::find(keep_off.begin(), keep_off.end(), face.spot) != keep_off.end();
            cost += (concerned ? 6 : 1.5F) * overlap(low, high, man.low, man.high);
        }
        if (cost < least) least = cost, best = {low, high};
    }
    return best;
}

}  // namespace ludus::canvas
