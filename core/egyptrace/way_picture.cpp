// The games of the Sacred Way as they are seen: Black's camp above the way, White's below; reels against cones.

#include "core/base/index.hpp"
#include "core/egyptrace/way.hpp"
#include "core/kit/grid.hpp"
#include "core/kit/moves.hpp"
#include "core/kit/outline.hpp"
#include "core/kit/pieces.hpp"

namespace ludus::egyptrace {

namespace {

constexpr int white = 0;
constexpr float tray_wide = 3.4F, tray_high = 0.8F, tray_step = 0.25F;  ///< pieces stand on edge in a tray
constexpr float die_room = 2.2F, die_size = 1.7F;

}  // namespace

int Way::spot(int seat, int cell) const {
    if (cell == hand) return hand_spot(seat);
    if (cell == home()) return out_spot(seat);
    return on_way(cell) ? variant_.camp + cell : seat * variant_.camp + cell;
}

Board Way::board() const {
    Board b;
    // Trays lie beside the camps where the way is longer, else beyond them.
    const bool beside = variant_.way > variant_.camp;
    const int first_row = beside ? 0 : 1, rows = beside ? 3 : 5;
    const float top = beside ? 0 : 1.2F;
    b.width = static_cast<float>(variant_.way) + die_room;
    b.height = 3 + 2 * top;
    const auto cell_spot = [&](int seat, int cell) {
        const bool way = on_way(cell);
        const int column = way ? cell - variant_.camp : variant_.camp - 1 - cell;
        const int row = way ? 1 : seat == white ? 2 : 0;
        const Vec centre{static_cast<float>(column) + 0.5F, top + static_cast<float>(row) + 0.5F};
        // Amenmes's board has inscriptions on every fourth cell; the nefer ends the cells for entering.
        const bool marked = way ? beside && column % 4 == 3 : column == last_entry;
        const std::string id = name(cell);
        Spot s = kit::square_spot(SpotKind::point, way ? id : card_->seats[at(seat)].id + "-" + id, centre,
                                  marked ? Tone::marked
                                  : way  ? Tone::light
                                         : Tone::dark,
                                  column, first_row + row);
        s.label = way ? "Cell " + id + " of the way" : card_->seats[at(seat)].name + "’s camp, " + id;
        b.spots.push_back(std::move(s));
        if (marked) kit::add_inlay(b, centre, 0.3F);  // clear of the number in the corner
        b.labels.push_back({centre, id, -1, true});
    };
    for (int seat = 0; seat < 2; ++seat)
        for (int cell = 0; cell < variant_.camp; ++cell) cell_spot(seat, cell);
    for (int cell = variant_.camp; cell < home(); ++cell) cell_spot(white, cell);

    const auto tray = [&](int seat, const char* what, const char* label, float left, int column) {
        Spot s;
        s.kind = SpotKind::pocket;
        s.name = card_->seats[at(seat)].id + what;
        s.label = card_->seats[at(seat)].name + label;
        s.tone = Tone::light;
        // Clear of the frame about the way.
        const float high = beside ? tray_high / 2 : 0.55F;
        const float y = (seat == white ? b.height - high : high) - tray_high / 2;
        s.outline = kit::box(left, y, tray_wide, tray_high);
        s.centre = {left + tray_wide / 2, y + tray_high / 2};
        s.base = {left + 0.3F, s.centre.y};
        s.pile = {tray_step, 0};
        s.column = column;
        s.row = seat == white ? rows - 1 : 0;
        b.spots.push_back(std::move(s));
    };
    const float first = beside ? static_cast<float>(variant_.camp) + 0.5F : 0.1F;
    const float second = static_cast<float>(variant_.way) - tray_wide;
    for (int seat = 0; seat < 2; ++seat) tray(seat, "-hand", " hand", first, beside ? variant_.camp + 1 : 0);
    for (int seat = 0; seat < 2; ++seat) tray(seat, "-out", " out", second, variant_.way - 2);

    Spot die;
    die.kind = SpotKind::pocket;
    die.name = "die";
    die.centre = {static_cast<float>(variant_.way) + die_room / 2 + 0.1F, top + 1.5F};
    die.outline = kit::box(die.centre.x - die_size / 2, die.centre.y - die_size / 2, die_size, die_size);
    die.column = variant_.way;
    die.row = first_row + 1;
    b.spots.push_back(std::move(die));
    for (int n = 1; n <= sides_of_die; ++n) {
        const std::string number = std::to_string(n);
        b.spots.push_back(kit::button("throw-" + number, number));
        b.spots.back().cast = {kit::lying(Shape::long_die, number)};
    }
    b.spots.push_back(kit::button("pass", "Do not move"));
    // Cells of one tone are parted by lines.
    const auto line = [&](float ax, float ay, float bx, float by) {
        b.lines.push_back({{ax, top + ay}, {bx, top + by}, Weight::fine});
    };
    const auto long_side = static_cast<float>(variant_.way), camp_side = static_cast<float>(variant_.camp);
    line(0, 1, long_side, 1);
    line(0, 2, long_side, 2);
    for (int column = 1; column < variant_.way; ++column) {
        const auto x = static_cast<float>(column);
        const bool camps = x < camp_side;
        line(x, camps ? 0 : 1, x, camps ? 3 : 2);
    }
    return b;
}

std::vector<Face> Way::faces(const Position& p) const {
    std::vector<Face> out;
    const auto stand = [&](int owner, int where, int count, const char* what, bool lies) {
        if (count == 0) return;
        const std::string& id = card_->seats[at(owner)].id;
        const char* kind = owner == white ? "cone" : "reel";
        const std::string piece = count == 1 ? std::string(" ") + kind : std::string(" ") + kind + "s";
        Face face = kit::piece(Shape::checker, where, owner, std::to_string(count) + " " + id + piece + what, count);
        face.id = 100 * (owner + 1) + where;
        if (!lies) face.figure = kind;
        out.push_back(std::move(face));
    };
    for (int seat = 0; seat < 2; ++seat) {
        for (int cell = 0; cell < home(); ++cell) stand(seat, spot(seat, cell), p.at[at(seat)][at(cell)], "", false);
        stand(seat, hand_spot(seat), p.hand[at(seat)], " to enter", true);
        stand(seat, out_spot(seat), p.out[at(seat)], " out", true);
    }
    const CastFace die = kit::lying(Shape::long_die, p.die == 0 ? "" : std::to_string(p.die));
    out.push_back(kit::piece(Shape::long_die, die_spot(), p.die == 0 ? chance : p.seat, die.name));
    out.back().text = die.text;
    out.back().id = 1;
    return out;
}

std::vector<int> Way::touches(const Position& p, Move m) const {
    if (kit::is_action(m)) return {kit::to(m) == 0 ? pass_spot() : die_spot() + kit::to(m)};
    return {spot(p.seat, kit::from(m)), spot(p.seat, kit::to(m))};
}

// "3"; "D-A", "9-out", "in-C", and "A-4x" where it captures; "pass".
std::string Way::words(const Position& p, Move m) const {
    if (kit::is_action(m)) return kit::to(m) == 0 ? "pass" : std::to_string(kit::to(m));
    return name(kit::from(m)) + "-" + name(kit::to(m)) + (taken_at(p, kit::to(m)) > 0 ? "x" : "");
}

std::string Way::sketch(const Position& p) const {
    const auto cell = [&](int seat, int index) {
        const int own = p.at[at(seat)][at(index)], other = on_way(index) ? p.at[at(1 - seat)][at(index)] : 0;
        const char sign = own > 0 ? (seat == white ? 'W' : 'B') : other > 0 ? (seat == white ? 'B' : 'W') : '.';
        const int count = own + other;
        return std::string(" ") + sign + (count > 1 ? std::to_string(count) : " ");
    };
    const auto camp = [&](int seat) {
        std::string line;
        for (int index = variant_.camp - 1; index >= 0; --index) line += cell(seat, index);
        return line + "  to enter " + std::to_string(p.hand[at(seat)]) + ", out " + std::to_string(p.out[at(seat)]) +
               "\n";
    };
    std::string out = camp(1);
    for (int index = variant_.camp; index < home(); ++index) out += cell(white, index);
    out += "\n" + camp(white) + card_->seats[at(p.seat)].name;
    return out + (p.die != 0 ? " has " + std::to_string(p.die) : over(p) ? " moved last" : " rolls") + "\n";
}

}  // namespace ludus::egyptrace
