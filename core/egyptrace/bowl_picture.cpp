// The Game of the Bowl as it is seen: each ring a half for each side, parted by a band with the numbers of the rings.

#include <algorithm>
#include <cmath>

#include "core/base/index.hpp"
#include "core/egyptrace/bowl.hpp"
#include "core/kit/grid.hpp"
#include "core/kit/moves.hpp"
#include "core/kit/outline.hpp"
#include "core/kit/pieces.hpp"

namespace ludus::egyptrace {

namespace {

constexpr float bowl_radius = 2.4F, outer = bowl_radius + Bowl::rings;
constexpr float margin = 0.4F, middle = outer + margin, wide = 2 * middle;
constexpr float band = 0.45F;  ///< half the width of the band
constexpr float tray_wide = 4.1F, tray_high = 2.1F,
                tray_step = 0.25F;  ///< pieces stand on edge in a tray, as high as a finger
constexpr float piece_step = 0.74F, beside_band = 0.6F;
constexpr int arc_steps = 30;  ///< of half a ring

float radius_outside(int ring) { return outer - static_cast<float>(ring - 1); }

/// On a circle, the angle counted from the band's end above, to White's side.
Vec on_circle(float radius, float angle, int seat) {
    const float side = seat == 0 ? 1 : -1;
    return {middle + side * radius * std::sin(angle), middle - radius * std::cos(angle)};
}

/// Half a circle from the band to the band.
std::vector<Vec> arc(float radius, int seat) {
    constexpr float half_turn = 3.14159265F;
    const float first = std::asin(band / radius);
    std::vector<Vec> out;
    for (int i = 0; i <= arc_steps; ++i)
        out.push_back(on_circle(
            radius, first + (half_turn - 2 * first) * static_cast<float>(i) / static_cast<float>(arc_steps), seat));
    return out;
}

Spot half_ring(const SeatCard& who, int seat, int ring) {
    Spot s;
    s.name = who.id + std::to_string(ring);
    s.label = "Ring " + std::to_string(ring) + ", " + who.name + "’s half";
    s.tone = ring % 2 == 0 ? Tone::dark : Tone::light;
    s.outline = arc(radius_outside(ring), seat);
    const std::vector<Vec> inside = arc(radius_outside(ring + 1), seat);
    s.outline.insert(s.outline.end(), inside.rbegin(), inside.rend());
    // A pile follows the ring as a chord of it, as long as stays within the ring.
    const float radius = radius_outside(ring) - 0.5F, chord = std::sqrt(2.8F * radius);
    const float first = std::asin((band + beside_band) / radius);
    s.base = on_circle(radius, first, seat);
    const Vec far = on_circle(radius, first + 2 * std::asin(chord / (2 * radius)), seat);
    s.pile = {(far.x - s.base.x) * piece_step / chord, (far.y - s.base.y) * piece_step / chord};
    s.centre = on_circle(radius, 1.5707963F, seat);
    s.column = seat == 0 ? 2 * Bowl::rings + 2 - ring : ring - 1;
    s.row = 1;
    return s;
}

Spot half_bowl(const SeatCard& who, int seat) {
    Spot s;
    s.kind = SpotKind::pocket;
    s.name = who.id + "-out";
    s.label = who.name + "’s half of the bowl";
    s.outline = arc(bowl_radius, seat);
    s.outline.insert(s.outline.begin(), on_circle(bowl_radius, 0, seat));
    s.outline.push_back({middle, middle + bowl_radius});
    s.centre = on_circle(bowl_radius / 2, 1.5707963F, seat);
    s.column = seat == 0 ? Bowl::rings + 1 : Bowl::rings;
    s.row = 1;
    return s;
}

/// In the corners about the rings: Black's above, White's below.
Spot tray(std::string name, std::string label, int seat, bool left) {
    Spot s;
    s.kind = SpotKind::pocket;
    s.name = std::move(name);
    s.label = std::move(label);
    s.tone = Tone::light;
    const float x = left ? 0.1F : wide - tray_wide - 0.1F, y = seat == 1 ? 0.1F : wide - tray_high - 0.1F;
    s.outline = kit::box(x, y, tray_wide, tray_high);
    s.centre = {x + tray_wide / 2, y + tray_high / 2};
    s.base = {x + 0.3F, s.centre.y};
    s.pile = {tray_step, 0};
    s.column = left ? 0 : 2 * Bowl::rings + 1;
    s.row = seat == 1 ? 0 : 2;
    return s;
}

}  // namespace

int Bowl::spot_of(int seat, int place) {
    return place == hand ? hand_spot(seat) : place == home ? bowl_spot(seat) : ring_spot(seat, place);
}

Board Bowl::board() const {
    Board b;
    b.width = b.height = wide;
    const auto& seats = card().seats;
    for (int seat = 0; seat < 2; ++seat)
        for (int ring = 1; ring <= rings; ++ring) b.spots.push_back(half_ring(seats[at(seat)], seat, ring));
    for (int seat = 0; seat < 2; ++seat) b.spots.push_back(half_bowl(seats[at(seat)], seat));
    for (int seat = 0; seat < 2; ++seat)
        b.spots.push_back(tray(seats[at(seat)].id + "-hand", seats[at(seat)].name + "’s hand", seat, true));
    for (int seat = 0; seat < 2; ++seat)
        b.spots.push_back(tray(seats[at(seat)].id + "-taken", seats[at(seat)].name + "’s prisoners", seat, false));
    constexpr float cast = 1.9F;
    for (int i = 0; i < counters; ++i) {
        Spot s;
        s.kind = SpotKind::pocket;
        s.name = (cowries_ ? "cowrie" : "counter") + std::to_string(i + 1);
        s.label = (cowries_ ? "Cowrie " : "Counter ") + std::to_string(i + 1);
        const float x = wide - 2 * cast - 0.2F + static_cast<float>(i) * cast, y = wide - tray_high - 0.3F - cast;
        s.outline = kit::box(x, y, cast, cast);
        s.centre = {x + cast / 2, y + cast / 2};
        s.column = 2 * rings - 1 + i;
        s.row = 2;
        b.spots.push_back(std::move(s));
    }
    for (const kit::Fall& each : casting_.falls()) {
        const std::string name = words({}, kit::action(static_cast<int>(b.spots.size()) - first_button()));
        b.spots.push_back(kit::button_of(each, name, name.substr(0, 1) + " and " + name.substr(2)));
    }
    b.spots.push_back(kit::button("lost", "No piece can move"));
    b.spots.push_back(kit::button("done", "Leave the rest of the roll"));

    // The band, above and below: its corners are those of the rings beside it.
    for (const bool above : {true, false}) {
        std::vector<Vec> outline;
        for (int seat = 0; seat < 2; ++seat) {
            std::vector<Vec> side;
            for (int ring = 1; ring <= rings + 1; ++ring) {
                const std::vector<Vec> edge = arc(radius_outside(ring), seat);
                side.push_back(above ? edge.front() : edge.back());
            }
            if (seat == 0) side.push_back({middle, middle + (above ? -bowl_radius : bowl_radius)});
            if (seat == 0) outline = side;
            else outline.insert(outline.end(), side.rbegin(), side.rend());
        }
        b.unused.push_back({outline, Tone::light});
        for (int ring = 1; ring <= rings; ++ring) {
            const float from_middle = radius_outside(ring) - 0.5F;
            b.labels.push_back({{middle, middle + (above ? -from_middle : from_middle)}, std::to_string(ring)});
        }
    }
    // "We have divided the board into sub-divisions of three rings each, for facility of counting."
    for (int ring = 4; ring <= rings; ring += 3)
        for (int seat = 0; seat < 2; ++seat) {
            const std::vector<Vec> edge = arc(radius_outside(ring), seat);
            for (std::size_t i = 1; i < edge.size(); ++i) b.lines.push_back({edge[i - 1], edge[i]});
        }
    for (const float side : {-band, band}) {
        const float far = std::sqrt(outer * outer - band * band),
                    near = std::sqrt(bowl_radius * bowl_radius - band * band);
        b.lines.push_back({{middle + side, middle - far}, {middle + side, middle - near}, Weight::fine});
        b.lines.push_back({{middle + side, middle + near}, {middle + side, middle + far}, Weight::fine});
    }
    return b;
}

std::vector<Face> Bowl::faces(const Position& p) const {
    std::vector<Face> out;
    const auto stand = [&](int owner, int spot, int count, const std::string& what) {
        if (count == 0) return;
        const std::string many = count == 1 ? "1 " + card().seats[at(owner)].id + " piece"
                                            : std::to_string(count) + " " + card().seats[at(owner)].id + " pieces";
        out.push_back(kit::piece(Shape::checker, spot, owner, many + what, count));
        out.back().id = 100 * (owner + 1) + spot;
    };
    for (int seat = 0; seat < 2; ++seat) {
        const auto& own = p.at[at(seat)];
        for (int ring = 1; ring <= rings; ++ring) stand(seat, ring_spot(seat, ring), own[at(ring)], "");
        stand(seat, bowl_spot(seat), p.out[at(seat)], " in the bowl");
        stand(seat, hand_spot(seat), own[at(hand)], " in hand");
        stand(1 - seat, prisoner_spot(seat), taken(p, seat), " captured");
    }
    // The numbers still to be used lie there as they fell.
    const Shape shape = cowries_ ? Shape::cowrie : Shape::counter;
    for (int i = 0; i < counters; ++i) {
        const int n = p.throws[at(i)];
        const std::string lies = n == 0 ? "" : cowries_ ? (n == 2 ? "down" : "up") : std::to_string(n);
        const CastFace face = kit::lying(shape, lies);
        out.push_back(kit::piece(shape, counter_spot() + i, chance, face.name));
        out.back().text = face.text;
        out.back().id = 1 + i;
    }
    return out;
}

std::vector<int> Bowl::touches(const Position& p, Move m) const {
    if (kit::is_action(m)) return {first_button() + kit::to(m)};
    return {spot_of(p.seat, kit::from(m)), spot_of(p.seat, kit::to(m))};
}

// "1+2"; "in-2", "7-8", "11-out", and "6-8x" where it captures; "lost", "done".
std::string Bowl::words(const Position& p, Move m) const {
    if (kit::is_action(m)) {
        const int number = kit::to(m);
        return number == 3 ? "lost" : number == 4 ? "done" : number == 0 ? "1+1" : number == 1 ? "1+2" : "2+2";
    }
    const auto place = [](int i) { return i == hand ? "in" : i == home ? "out" : std::to_string(i); };
    return place(kit::from(m)) + std::string("-") + place(kit::to(m)) + (takes(p, kit::from(m), kit::to(m)) ? "x" : "");
}

// Each ring with the pieces on it, the outermost first.
std::string Bowl::sketch(const Position& p) const {
    const auto line = [](std::string name, const auto& number) {
        name.resize(12, ' ');
        for (int ring = 1; ring <= rings; ++ring) {
            std::string n = number(ring);
            n.insert(0, 3 - n.size(), ' ');
            name += n;
        }
        return name;
    };
    const auto last = [&](int seat) {
        return "   in hand " + std::to_string(p.at[at(seat)][hand]) + ", home " + std::to_string(p.out[at(seat)]) +
               ", captured " + std::to_string(taken(p, seat)) + "\n";
    };
    std::string out = line("ring", [](int ring) { return std::to_string(ring); }) + "\n";
    for (int seat = 0; seat < 2; ++seat)
        out += line(card().seats[at(seat)].name,
                    [&](int ring) -> std::string {
                        const int n = p.at[at(seat)][at(ring)];
                        return n == 0 ? "." : std::to_string(n);
                    }) +
               last(seat);
    return out + card().seats[at(p.seat)].name +
           (thrown(p) ? " has " + throw_words(p)
            : over(p) ? " moved last"
                      : " rolls") +
           "\n";
}

}  // namespace ludus::egyptrace
