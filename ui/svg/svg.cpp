// Long: one picture, written in order from the ground to what lies on top.
#include "ui/svg/svg.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/game/card.hpp"
#include "ui/scene/field.hpp"
#include "ui/scene/piles.hpp"
#include "ui/scene/trays.hpp"
#include "ui/svg/men.hpp"
#include "ui/svg/tags.hpp"
#include "ui/svg/view.hpp"

namespace ludus {
namespace svg {
namespace {

/// A closed outline: from where the pen last began, so that like shapes are written alike.
void outline_path(Pen& pen, const std::vector<Vec>& outline, Vec& begun) {
    pen << 'm' << Vec{outline[0].x - begun.x, outline[0].y - begun.y};
    begun = outline[0];
    for (std::size_t i = 1; i < outline.size(); ++i) {
        const Vec by{outline[i].x - outline[i - 1].x, outline[i].y - outline[i - 1].y};
        if (std::fabs(by.y) < 0.05F) pen << 'h' << by.x;
        else if (std::fabs(by.x) < 0.05F) pen << 'v' << by.y;
        else pen << 'l' << by;
    }
    pen << 'z';
}

bool is_box(const std::vector<Vec>& outline) {
    if (outline.size() != 4) return false;
    for (std::size_t i = 0; i < 4; ++i) {
        const Vec a = outline[i], b = outline[(i + 1) % 4];
        if (std::fabs(a.x - b.x) > 0.05F && std::fabs(a.y - b.y) > 0.05F) return false;
    }
    return true;
}

std::vector<Vec> drawn_in(std::vector<Vec> outline, Vec middle, float by) {
    for (Vec& at : outline) {
        const float length = std::hypot(at.x - middle.x, at.y - middle.y);
        if (length < 0.1F) continue;
        const float keep = std::max(0.0F, 1 - 1.4F * by / length);
        at = {middle.x + (at.x - middle.x) * keep, middle.y + (at.y - middle.y) * keep};
    }
    return outline;
}

class Painter {
public:
    Painter(const Scene& scene, const SvgOptions& options)
        : scene_(scene), options_(options), view_(scene, options), standing_(standings(scene.board, scene.faces)) {
        for (std::size_t i = 0; i < scene.board.spots.size(); ++i)
            if (view_.shown(static_cast<int>(i))) spots_.push_back(static_cast<int>(i));
    }

    std::string paint() {
        head();
        defs();
        areas();
        ground();
        if (scene_.board.areas.empty()) is_rectangle(scene_.board) ? frame() : edge();
        labels();
        tray_names();
        under_marks();
        for (Weight weight : {Weight::fine, Weight::normal, Weight::heavy}) lines(weight);
        for (std::size_t i = 0; i < scene_.board.dots.size(); ++i) {
            const Vec at = view_.at(scene_.board.dots[i]);
            if (view_.ground().holds(at)) pen_.circle("crossing", at, 2.8F);
        }
        overlay();
        rays();
        men();
        over_marks();
        tags();
        if (view_.legend_line() > 0) legend();
        if (options_.focusable) hits();
        pen_ << "</svg>";
        return pen_.take();
    }

private:
    const Spot& spot(int index) const { return scene_.board.spots[static_cast<std::size_t>(index)]; }
    /// Where what concerns a spot is drawn: on the last man of a pile, else in the middle.
    Vec centre(int index) const { return view_.at(last_place(scene_.board, scene_.faces, index)); }

    void head() {
        const Vec size = view_.size();
        pen_ << "<svg class=\"board\"";
        if (!options_.style.empty()) pen_ << " xmlns=\"http://www.w3.org/2000/svg\"";
        pen_ << " viewBox=\"0 0 " << size.x << ' ' << size.y << '"' << Is{"width", size.x} << Is{"height", size.y}
             << " role=\"" << (options_.focusable ? "group" : "img") << '"';
        const std::string description = describe();
        if (!options_.title.empty()) {
            pen_ << " aria-labelledby=\"" << options_.id << "-title\"";
            if (!description.empty()) pen_ << " aria-describedby=\"" << options_.id << "-desc\"";
        }
        pen_ << '>';
        if (!options_.title.empty())
            pen_ << "<title id=\"" << options_.id << "-title\">" << Escaped{options_.title} << "</title>";
        if (!description.empty())
            pen_ << "<desc id=\"" << options_.id << "-desc\">" << Escaped{description} << "</desc>";
        if (!options_.style.empty()) pen_ << "<style>" << options_.style << "</style>";
    }

    /// The men in words, and the takings drawn.
    std::string describe() const {
        if (!options_.description.empty()) return options_.description;
        if (options_.focusable) return {};
        std::string text;
        for (const Face& face : scene_.faces) {
            if (!view_.shown(face.spot)) continue;
            text.append(text.empty() ? "" : "; ").append(face.name).append(" on ").append(spot(face.spot).name);
        }
        if (text.empty()) text = "no pieces";
        for (const Ray& ray : scene_.rays)
            if (ray.to >= 0 && !ray.sum.empty())
                text.append(". On ").append(spot(ray.to).name).append(": ").append(ray.sum);
        return text;
    }

    void defs() {
        Pen inner;
        unsigned shapes = 0;
        std::vector<std::tuple<const Drawing*, Texture, bool>> drawn;
        for (const Face& face : scene_.faces) {
            if (!view_.shown(face.spot)) continue;
            const DrawnFigure on = drawn_figure(face, style_);
            if (needs_body(face, on)) shapes |= 1U << static_cast<unsigned>(face.shape);
            const Texture texture = on.on_body ? Texture::none : texture_of(face.colours());
            const std::tuple one(on.drawing, texture, on.on_body);
            const bool plain =
                on.drawing == nullptr && (on.is_drawn() || texture == Texture::none || is_cast(face.shape));
            if (plain || std::find(drawn.begin(), drawn.end(), one) != drawn.end()) continue;
            const bool first = std::none_of(drawn.begin(), drawn.end(),
                                            [&](const auto& other) { return std::get<Texture>(other) == texture; });
            if (first && texture != Texture::none) define_texture(inner, texture, options_.id);
            drawn.push_back(one);
            if (on.drawing != nullptr) define_drawing(inner, on, texture, options_.id);
        }
        define_bodies(inner, shapes, options_.id);
        if (any(MarkKind::camp))
            inner << "<pattern id=\"" << options_.id
                  << "-hatch\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" "
                  << "patternTransform=\"rotate(45)\"><path class=\"hatch\" d=\"M0 0v6\"/></pattern>";
        const std::string all = inner.take();
        if (!all.empty()) pen_ << "<defs>" << all << "</defs>";
    }

    bool any(MarkKind kind) const {
        return std::any_of(scene_.marks.begin(), scene_.marks.end(),
                           [&](const Mark& mark) { return mark.kind == kind && view_.shown(mark.spot); });
    }

    std::vector<std::vector<Vec>> outlines_of(const std::vector<int>& spots) const {
        std::vector<std::vector<Vec>> out;
        for (int index : spots) out.push_back(view_.outline(index));
        return out;
    }

    void path_of(std::string_view kind, const std::vector<std::vector<Vec>>& outlines) {
        if (outlines.empty()) return;
        Vec begun{0, 0};
        pen_.path(kind);
        for (const auto& outline : outlines) outline_path(pen_, outline, begun);
        pen_.shut();
    }

    /// Rim, leaves, bar and trays of a board that is built.
    void areas() {
        for (const BoardArea& area : scene_.board.areas) {
            Box box;
            if (!view_.clipped(area, box)) continue;
            const auto part = [&](std::string_view kind, float in, float corner) {
                pen_.box(kind, box.grown(-in).least, {box.width() - 2 * in, box.height() - 2 * in}, corner);
            };
            switch (area.ground) {
                case Ground::frame:
                    part("rim", 0, 3);
                    part("rule", 4, 1);
                    mitres(box, area);
                    break;
                case Ground::page: part("leaf", 0, 0); break;
                case Ground::bar: part("bar", 0, 0); break;
                case Ground::tray: part("trough", 0, 3); break;
            }
        }
    }

    /// The rim is joined aslant at its corners, from its edge to the leaves.
    void mitres(const Box& rim, const BoardArea& area) {
        Box field = view_.field();
        if (field.least.x <= rim.least.x || field.most.x >= rim.most.x || field.least.y <= rim.least.y ||
            field.most.y >= rim.most.y || area.ground != Ground::frame)
            return;  // cut off
        pen_.path("rule") << 'M' << rim.least << 'L' << field.least << 'M' << Vec{rim.most.x, rim.least.y} << 'L'
                          << Vec{field.most.x, field.least.y} << 'M' << rim.most << 'L' << field.most << 'M'
                          << Vec{rim.least.x, rim.most.y} << 'L' << Vec{field.least.x, field.most.y};
        pen_.shut();
    }

    void ground() {
        std::vector<std::vector<Vec>> light, dark, marked, pockets, trays;
        bool whole = true;
        float area = 0;
        const auto cell = [&](Tone tone, std::vector<Vec> outline) {
            whole = whole && tone != Tone::none && is_box(outline);
            const Box box = box_of(outline);
            area += box.width() * box.height();
            if (tone == Tone::light) light.push_back(std::move(outline));
            else if (tone == Tone::dark) dark.push_back(std::move(outline));
            else if (tone == Tone::marked) marked.push_back(std::move(outline));
        };
        for (int index : spots_) {
            const Spot& it = spot(index);
            // A toned pocket is part of a tray, which has its edge as a whole.
            if (it.kind == SpotKind::pocket) (it.tone == Tone::none ? pockets : trays).push_back(view_.outline(index));
            else cell(it.tone, view_.outline(index));
        }
        for (const BoardCell& unused : scene_.board.unused)
            if (view_.shows(middle_of(unused.outline))) cell(unused.tone, view_.outline(unused.outline));
        const Box all = view_.field();
        // Where squares fill the whole of it, the light ones are one sheet under the dark.
        if (whole && std::fabs(area - all.width() * all.height()) < 1) {
            pen_ << "<path class=\"lt\" d=\"M" << all.least << 'h' << all.width() << 'v' << all.height() << 'h'
                 << -all.width() << "z\"/>";
        } else {
            path_of(scene_.board.areas.empty() ? "lt" : "lt long", light);
        }
        path_of(scene_.board.areas.empty() ? "dk" : "dk long", dark);
        path_of("mk", marked);
        if (scene_.board.areas.empty()) path_of("pocket", pockets);
        path_of("tray", trays);
        filled_ = whole;
    }

    /// On a board of squares the frame stands for the lines along its edges.
    void lines(Weight weight) {
        Pen inner;
        Vec a, b;
        for (const BoardLine& line : scene_.board.lines) {
            if (line.weight != weight || (filled_ && view_.on_edge(line)) || !view_.clipped(line, a, b)) continue;
            inner << 'M' << a << 'L' << b;
        }
        const std::string all = inner.take();
        if (all.empty()) return;
        (pen_.path(weight == Weight::fine    ? "line fine"
                   : weight == Weight::heavy ? "line heavy"
                                             : "line")
         << all)
            .shut();
    }

    /// A double rule about the board; where the picture leaves off before the board ends, a dotted one.
    void frame() {
        const Box box = view_.field();
        const auto ends = [&](Side side) { return view_.field_ends(side); };
        const bool left = ends(Side::left), right = ends(Side::right), top = ends(Side::top),
                   bottom = ends(Side::bottom);
        const auto rule = [&](std::string_view kind, float by) {
            const float x0 = box.least.x - (left ? by : 0), x1 = box.most.x + (right ? by : 0);
            const float y0 = box.least.y - (top ? by : 0), y1 = box.most.y + (bottom ? by : 0);
            if (left && right && top && bottom) {
                pen_.path(kind) << "M" << Vec{x0, y0} << 'H' << x1 << 'V' << y1 << 'H' << x0 << "z\"/>";
                return;
            }
            pen_.path(kind);
            if (top) pen_ << 'M' << Vec{x0, y0} << 'H' << x1;
            if (right) pen_ << 'M' << Vec{x1, y0} << 'V' << y1;
            if (bottom) pen_ << 'M' << Vec{x1, y1} << 'H' << x0;
            if (left) pen_ << 'M' << Vec{x0, y1} << 'V' << y0;
            pen_.shut();
        };
        const bool some = left || right || top || bottom;
        if (some) rule("frame", 4.5F);
        if (some) rule("frame thin", 1.2F);
        if (left && right && top && bottom) return;
        pen_ << "<path class=\"cut\" d=\"";
        if (!top) pen_ << 'M' << box.least << 'H' << box.most.x;
        if (!right) pen_ << 'M' << Vec{box.most.x, box.least.y} << 'V' << box.most.y;
        if (!bottom) pen_ << 'M' << Vec{box.least.x, box.most.y} << 'H' << box.most.x;
        if (!left) pen_ << 'M' << box.least << 'V' << box.most.y;
        pen_.shut();
    }

    /// The same about a board that is no rectangle: along the edge of its cells.
    void edge() {
        std::vector<FieldCell> cells = field_cells(scene_.board);
        for (FieldCell& cell : cells) cell.shown = view_.shows(middle_of(*cell.outline));
        const auto edges = field_edges(cells);
        const auto rule = [&](std::string_view kind, float by) {
            pen_.path(kind);
            for (const FieldEdge& edge : edges) {
                char letter = 'M';
                for (Vec at : moved_out(edge, by / unit)) {
                    pen_ << letter << view_.at(at);
                    letter = 'L';
                }
                if (edge.closed) pen_ << 'z';
            }
            pen_.shut();
        };
        if (edges.empty()) return;
        rule("frame", 4.5F);
        rule("frame thin", 1.2F);
    }

    /// What the position draws besides its pieces; its figures stand with the coordinates.
    void overlay() {
        Pen inner;
        Vec a, b;
        for (const BoardLine& line : scene_.overlay.lines)
            if (view_.clipped(line, a, b)) inner << 'M' << a << 'L' << b;
        const std::string all = inner.take();
        if (!all.empty()) (pen_.path("route") << all).shut();
        constexpr float half = 5;
        for (const Overlay::Owned& owned : scene_.overlay.owned) {
            if (!view_.shown(owned.spot)) continue;
            const Vec at = view_.at(spot(owned.spot).centre);
            pen_ << "<g class=\"man " << livery(owned.colours()) << "\">";
            pen_.box("body", {at.x - half, at.y - half}, {2 * half, 2 * half}, 0);
            pen_ << "</g>";
        }
    }

    void labels() {
        if (view_.labels().empty()) return;
        const bool built = !scene_.board.areas.empty();
        const float drop = built ? 6.5F : 4;
        pen_ << "<g class=\"" << (built ? "co letters" : "co") << "\" aria-hidden=\"true\">";
        for (const SetLabel& label : view_.labels()) {
            // In a corner the text hangs from there, and is the smaller the longer it is: it must not reach the piece.
            const bool many = label.text->size() > 2;
            const char* kind = !label.corner ? "" : many ? " class=\"corner many\"" : " class=\"corner\"";
            pen_ << "<text" << kind << Is{"x", label.at.x}
                 << Is{"y", label.at.y + (!label.corner ? drop
                                          : many        ? 4.1F
                                                        : 4.8F)}
                 << '>' << Escaped{*label.text} << "</text>";
        }
        pen_ << "</g>";
    }

    /// An empty tray says what it is for.
    void tray_names() {
        if (!options_.labels) return;
        constexpr float letter = 6.2F;  // on the average
        for (const EmptyTray& tray : empty_trays(scene_)) {
            std::optional<Box> box;  // of what is shown
            for (int index : tray.spots) {
                if (!view_.shown(index)) continue;
                const Box pocket = view_.box(index);
                if (!box) box = pocket;
                box->take_in(pocket.least);
                box->take_in(pocket.most);
            }
            if (!box) continue;
            const std::vector<std::string_view> lines = in_lines(*tray.name, [&](std::string_view line) {
                return letter * static_cast<float>(line.size()) <= box->width() - 4;
            });
            const Vec middle = box->middle();
            float foot = middle.y + 4 - 6.5F * static_cast<float>(lines.size() - 1);
            pen_ << "<g class=\"co\" aria-hidden=\"true\">";
            for (std::string_view line : lines) {
                pen_ << "<text" << Is{"x", middle.x} << Is{"y", foot} << '>' << Escaped{line} << "</text>";
                foot += 13;
            }
            pen_ << "</g>";
        }
    }

    std::vector<int> with(MarkKind kind) const {
        std::vector<int> out;
        for (const Mark& mark : scene_.marks)
            if (mark.kind == kind && view_.shown(mark.spot)) out.push_back(mark.spot);
        return out;
    }

    /// A ring or field along a spot's own outline.
    void along(std::string_view kind, int index, float in, float corner) {
        if (spot(index).piles()) {
            about_man(kind, index, in);
            return;
        }
        const auto outline = view_.outline(index);
        if (is_box(outline)) {
            const Box box = view_.box(index).grown(-in);
            pen_.box(kind, box.least, {box.width(), box.height()}, corner);
            return;
        }
        Vec begun{0, 0};
        pen_.path(kind);
        outline_path(pen_, drawn_in(outline, view_.box(index).middle(), in), begun);
        pen_.shut();
    }

    /// The last man of a pile, or the place of the first.
    void about_man(std::string_view kind, int index, float in) {
        const auto last = std::find_if(standing_.rbegin(), standing_.rend(),
                                       [&](const Standing& man) { return man.face->spot == index; });
        if (last == standing_.rend() || !last->on_edge) {
            pen_.circle(kind, centre(index), pile_radius * unit + 3.4F - in);
            return;
        }
        const Vec half = slab_half(*last);
        const float by = 3.4F - in;
        const Vec at = view_.at(last->at);
        pen_.box(kind, {at.x - half.x - by, at.y - half.y - by}, {2 * (half.x + by), 2 * (half.y + by)}, 3);
    }

    [[nodiscard]] Vec slab_half(const Standing& man) const {
        const Vec a = view_.at({0, 0}), b = view_.at(man.along);
        const float across = pile_radius * unit * 0.92F, deep = man.thickness * unit / 2;
        return std::fabs(b.x - a.x) > std::fabs(b.y - a.y) ? Vec{deep, across} : Vec{across, deep};
    }

    void under_marks() {
        const auto camp = with(MarkKind::camp);
        if (!camp.empty()) {
            Vec begun{0, 0};
            pen_ << "<path class=\"camp\" fill=\"url(#" << options_.id << "-hatch)\" d=\"";
            for (int index : camp) outline_path(pen_, view_.outline(index), begun);
            pen_.shut();
        }
        path_of("to", outlines_of(with(MarkKind::last_to)));
        // Of a place where men pile, the outline; of any other, within it.
        for (int index : with(MarkKind::last_from)) {
            if (spot(index).piles()) path_of("from", outlines_of({index}));
            else along("from", index, 3.5F, 0);
        }
        for (int index : with(MarkKind::selected))
            if (!spot(index).piles()) along("sel", index, 1.3F, 0);
    }

    /// From the taker's edge to the ring about the man taken.
    static void dots(Pen& pen, Vec from, Vec to) {
        const Vec by{to.x - from.x, to.y - from.y};
        const float length = std::hypot(by.x, by.y), straight = std::max(std::fabs(by.x), std::fabs(by.y));
        const float first = 19 / length, last = 1 - 20.5F / straight;
        if (first >= last) return;
        pen << 'M' << Vec{from.x + by.x * first, from.y + by.y * first} << 'L'
            << Vec{from.x + by.x * last, from.y + by.y * last};
    }

    void rays() {
        Pen inner;
        for (const Ray& ray : scene_.rays)
            for (int from : ray.from)
                if (from != ray.to && view_.shown(from) && ray.to >= 0 && view_.shown(ray.to))
                    dots(inner, centre(from), centre(ray.to));
        const std::string all = inner.take();
        if (!all.empty()) (pen_.path("ray") << all).shut();
    }

    /// One owner's men of one colour on a spot. Where several stand on it, each keeps his place among all, drawn as large as fits.
    void men_on(int index, int owner, int coat) {
        float many = 0;
        for (const Face& face : scene_.faces) many += face.spot == index ? 1.0F : 0.0F;
        if (many == 0) return;
        const Box box = view_.box(index);
        const float columns = many < 2 ? 1 : std::max(1.0F, std::ceil(std::sqrt(many * box.width() / box.height())));
        const float rows = std::ceil(many / columns);
        const float least = std::min(box.width() / columns, box.height() / rows);
        const Vec middle = many < 2 ? centre(index) : box.middle();
        float column = 0, row = 0;
        for (const Face& face : scene_.faces) {
            if (face.spot != index) continue;
            const Vec at{middle.x + (column - (columns - 1) / 2) * box.width() / columns,
                         middle.y + (row - (rows - 1) / 2) * box.height() / rows};
            // Dice may be larger than men: they are read from the back of a room.
            const float room = (is_cast(face.shape) ? least : std::min(least, unit)) * share_of(scene_.overlay, face);
            if (face.owner == owner && face.colours() == coat) {
                const DrawnFigure on = drawn_figure(face, style_);
                paint_man(pen_, face, at, room / unit, options_.id, options_.focusable ? std::to_string(face.id) : "",
                          0, on, quarters(face, on, options_.piece_style.around, options_.lying, options_.flipped));
            }
            column += 1;
            if (column >= columns) column = 0, row += 1;
        }
    }

    /// One owner's men of one colour in a pile, each in his own place and the last with their number.
    void pile_on(int index, int owner, int coat) {
        for (const Standing& man : standing_) {
            if (man.face->spot != index || man.face->owner != owner || man.face->colours() != coat) continue;
            std::string id;
            if (options_.focusable)
                id = std::to_string(index) + "." + std::to_string(owner) + "." + std::to_string(man.nth);
            if (man.on_edge) {
                paint_slab(pen_, view_.at(man.at), slab_half(man), id);
                continue;
            }
            Face one = *man.face;
            one.count = 1;
            paint_man(pen_, one, view_.at(man.at), pile_radius * unit / 16, options_.id, id, man.number);
        }
    }

    /// How many men stand on edge in a tray, beyond the last of them.
    void tray_counts() {
        Pen inner;
        for (const Standing& man : standing_) {
            if (!man.on_edge || man.number == 0 || !view_.shown(man.face->spot)) continue;
            const Vec at = view_.at(man.number_at);
            inner << "<text" << Is{"x", at.x} << Is{"y", at.y + 6} << '>' << man.number << "</text>";
        }
        const std::string all = inner.take();
        if (!all.empty()) pen_ << "<g class=\"off\" aria-hidden=\"true\">" << all << "</g>";
    }

    void men() {
        constexpr int seats = 4;
        for (int owner = chance; owner < seats; ++owner) {
            // A shell or a counter has the colours of the side that is up, whoever threw it.
            std::vector<int> coats;
            for (const Face& face : scene_.faces)
                if (face.owner == owner && std::find(coats.begin(), coats.end(), face.colours()) == coats.end())
                    coats.push_back(face.colours());
            for (const int coat : coats) {
                pen_ << "<g class=\"man " << livery(coat) << '"' << Is{"font-size", common_type}
                     << " aria-hidden=\"true\">";
                for (int index : spots_) {
                    if (spot(index).piles()) pile_on(index, owner, coat);
                    else men_on(index, owner, coat);
                }
                pen_ << "</g>";
            }
        }
        tray_counts();
    }

    bool held(int index) const {
        return std::any_of(scene_.faces.begin(), scene_.faces.end(),
                           [&](const Face& face) { return face.spot == index; });
    }

    void over_marks() {
        for (int index : with(MarkKind::selected))
            if (spot(index).piles()) along("sel", index, 0, 0);
        for (MarkKind kind : {MarkKind::destination, MarkKind::further})
            for (int index : with(kind)) {
                const bool further = kind == MarkKind::further;
                if (spot(index).piles() || further)
                    pen_.circle(further ? "dot ring" : "dot", view_.at(next_place(scene_.board, scene_.faces, index)),
                                further ? 6.4F : 7.2F);
            }
        for (int index : with(MarkKind::destination)) {
            if (spot(index).piles()) continue;
            if (held(index)) along("may", index, 2, 4);
            else pen_.circle("dot", centre(index), 5.4F);
        }
        for (int index : with(MarkKind::checked)) along("check", index, 1.8F, 3);
        for (int index : with(MarkKind::threatened)) corners(index);
        for (int index : with(MarkKind::capture)) along("cap-ring", index, 1.8F, 3);
        for (int index : with(MarkKind::hint)) along("hint", index, 3.2F, 4);
    }

    /// Danger: four corners about the man, unlike the whole ring of a taking.
    void corners(int index) {
        Box box = view_.box(index).grown(-2);
        if (spot(index).piles()) {
            const Vec at = centre(index);
            box = Box{at, at}.grown(unit / 2);
        }
        constexpr float arm = 7;
        pen_ << "<path class=\"danger\" d=\"M" << Vec{box.least.x, box.least.y + arm} << 'v' << -arm << 'h' << arm
             << 'M' << Vec{box.most.x - arm, box.least.y} << 'h' << arm << 'v' << arm << 'M'
             << Vec{box.most.x, box.most.y - arm} << 'v' << arm << 'h' << -arm << 'M'
             << Vec{box.least.x + arm, box.most.y} << 'h' << -arm << 'v' << -arm << "\"/>";
    }

    void tags() {
        for (const Tag& tag : set_tags(scene_, view_)) {
            pen_ << "<g class=\"tag\"" << Is{"font-size", tag_type} << '>';
            pen_.box("", tag.box.least, {tag.box.width(), tag.box.height()}, 3);
            float foot = tag.box.least.y + 2 + tag_line / 2 + tag_type * 0.36F;
            for (const std::string& line : tag.lines) {
                pen_ << "<text" << Is{"x", tag.box.middle().x} << Is{"y", foot} << '>' << Escaped{line} << "</text>";
                foot += tag_line;
            }
            pen_ << "</g>";
        }
    }

    /// What the sign of a turned coat means, in short where the picture is too narrow for the whole sentence.
    void legend() {
        constexpr float key_room = 288;
        const float y = view_.legend_line();
        const float x = view_.ground().least.x + 10;
        paint_turned_sign(pen_, {x, y});
        pen_ << "<text class=\"key\"" << Is{"x", x + 40} << Is{"y", y + 4.5F}
             << (view_.size().x - x > key_room ? ">taken, and turned: the band is the old coat</text>"
                                               : ">a coat turned</text>");
    }

    /// Above all else: what is touched, by hand or by keyboard.
    void hits() {
        if (spots_.empty()) return;
        int first = spots_.front();
        for (const Mark& mark : scene_.marks)
            if (mark.kind == MarkKind::selected && view_.shown(mark.spot)) first = mark.spot;
        pen_ << "<g class=\"hits\">";
        for (int index : spots_) {
            const std::string& said = static_cast<std::size_t>(index) < scene_.spoken.size()
                                          ? scene_.spoken[static_cast<std::size_t>(index)]
                                          : spot(index).name;
            pen_ << "<g class=\"at\" role=\"button\" tabindex=\"" << (index == first ? 0 : -1) << "\" data-spot=\""
                 << index << "\" aria-label=\"" << Escaped{said} << "\"><path d=\"";
            Vec begun{0, 0};
            const Box box = view_.box(index);
            // The whole of a long point is touched, however narrow its tip.
            const std::vector<Vec> whole{box.least, {box.most.x, box.least.y}, box.most, {box.least.x, box.most.y}};
            outline_path(pen_, spot(index).piles() ? whole : view_.outline(index), begun);
            pen_ << "\"/></g>";
        }
        pen_ << "</g>";
    }

    const Scene& scene_;
    const SvgOptions& options_;
    const FigureStyle style_ = options_.piece_style.figure_style.value_or(scene_.first_style);
    View view_;
    std::vector<Standing> standing_;
    std::vector<int> spots_;
    bool filled_ = false;  ///< squares fill the whole of the field
    Pen pen_;
};

}  // namespace
}  // namespace svg

PictureExtent extent_of(const Scene& scene, const SvgOptions& options) {
    const svg::View view(scene, options);
    PictureExtent out{view.size(), {}};
    for (int spot = 0; spot < static_cast<int>(scene.board.spots.size()); ++spot)
        if (view.shown(spot)) out.places.push_back({spot, view.box(spot).least, view.box(spot).most});
    return out;
}

std::string paint_svg(const Scene& scene, const SvgOptions& options) { return svg::Painter(scene, options).paint(); }

Heading heading_on_board(Heading seen, bool lying, bool flipped) {
    if (flipped) seen = {-seen.dx, -seen.dy};
    // A lying board shows (x, y) at (height − y, x).
    if (lying) seen = {seen.dy, -seen.dx};
    return seen;
}

}  // namespace ludus
