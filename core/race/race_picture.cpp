// The games of the family as they are seen: a cloth cut into a cross, or a square; what waits in the middle, what is out beside it.

#include <set>

#include "core/base/index.hpp"
#include "core/kit/grid.hpp"
#include "core/kit/moves.hpp"
#include "core/kit/outline.hpp"
#include "core/kit/pieces.hpp"
#include "core/race/race.hpp"

namespace ludus::race {

namespace {

constexpr float half = 0.5F;

/// The buttons behind "pass" that tell moves apart, by their places.
enum Kind { one, twice, both, round };

Kind kind_of(bool pair, bool doublet, bool goes_round) {
    if (goes_round) return round;
    if (pair) return both;
    return doublet ? twice : one;
}

bool is_doublet(int uses) { return uses == 3 || uses == 5 || uses == 6; }

/// A place seen from the seat below, as the seat sees it.
Vec seen_by(Vec place, int seat, float size) {
    for (int i = 0; i < seat; ++i) place = {place.y, size - place.x};
    return place;
}

}  // namespace

int Race::shown_before(int seat) const {
    int out = 0;
    for (int other = 0; other < seat; ++other) out += shows(other);
    return out;
}
int Race::wait_spot(int seat) const { return static_cast<int>(variant_.course.squares.size()) + shown_before(seat); }
int Race::out_spot(int seat) const { return wait_spot(seats) + shown_before(seat); }
int Race::cast_spot() const { return out_spot(seats); }
int Race::kind_spot(const Step& step) const {
    return pass_spot() + 1 + kind_of(step.pair, is_doublet(step.uses) && variant_.dice(), step.round);
}

int Race::spot(int seat, int path) const {
    if (path == 0) return wait_spot(seat);
    return path == last() ? out_spot(seat) : variant_.course.cell(seat, path);
}

void Race::mark_lane(Board& board, int seat, Vec centre) const {
    const auto line = [&](float ax, float ay, float bx, float by) {
        board.lines.push_back({{centre.x + ax, centre.y + ay}, {centre.x + bx, centre.y + by}, Weight::fine});
    };
    constexpr float near = 0.14F, far = 0.4F, level = 0.3F;
    switch (card_->seats[at(seat)].coat) {
        case coats::red:
            line(-far, -near, -near, -far);
            line(near, far, far, near);
            break;
        case coats::buff:
            for (const float x : {-level, level})
                for (const float y : {-level, level}) board.dots.push_back({centre.x + x, centre.y + y});
            break;
        case coats::green:
            for (const float y : {-level, level}) line(-far, y, far, y);
            break;
        default: break;  // black has none: its mark is solid
    }
}

Overlay Race::overlay(const Position&) const {
    Overlay out;
    for (int seat = 0; seat < seats; ++seat) {
        if (!shows(seat)) continue;
        out.owned.push_back({out_spot(seat), seat});
        for (std::size_t s = 0; s < variant_.course.squares.size(); ++s)
            if (variant_.course.squares[s].lane == seat) out.owned.push_back({static_cast<int>(s), seat});
        if (!variant_.course.cross) out.owned.push_back({spot(seat, 1), seat});
    }
    return out;
}

Board Race::board() const {
    const Course& course = variant_.course;
    Board b;
    const auto size = static_cast<float>(course.size);
    // Beside the square a strip on every side holds who waits and who is out; within the cross there is room.
    const float rim = course.cross ? 0 : 1.3F, room = course.cross ? 0 : 1.9F;
    const int grid_rim = course.cross ? 0 : 1;
    b.width = size + 2 * rim + room;
    b.height = size + 2 * rim;
    for (const Course::Square& square : course.squares) {
        const Vec centre{rim + static_cast<float>(square.place.column) + half,
                         rim + static_cast<float>(square.place.row) + half};
        const bool dark = course.cross ? square.lane >= 0 : (square.place.row + square.place.column) % 2 == 1;
        Spot s = kit::square_spot(SpotKind::point, square.name, centre,
                                  square.castle ? Tone::marked
                                  : dark        ? Tone::dark
                                                : Tone::light,
                                  grid_rim + square.place.column, grid_rim + square.place.row);
        if (square.limb >= 0) s.label = card_->seats[at(square.limb)].name + "’s arm, square " + square.name.substr(1);
        else s.label = "Square " + square.name;
        if (square.castle) s.label += ", a castle";
        b.spots.push_back(std::move(s));
        if (square.lane >= 0) mark_lane(b, square.lane, centre);
        if (square.castle) {
            // The embroidered cross.
            constexpr float in = 0.16F;
            const float l = centre.x - half + in, r = centre.x + half - in, t = centre.y - half + in,
                        u = centre.y + half - in;
            b.lines.push_back({{l, t}, {r, u}, Weight::fine});
            b.lines.push_back({{l, u}, {r, t}, Weight::fine});
        }
    }
    // The middle is a part of the cloth, though no piece stops there on its way.
    const int edge = course.cross ? 1 : 0, middle = course.size / 2;
    for (int row = middle - edge; row <= middle + edge; ++row)
        for (int column = middle - edge; column <= middle + edge; ++column)
            b.unused.push_back(
                {kit::box(rim + static_cast<float>(column), rim + static_cast<float>(row), 1, 1), Tone::light});
    const auto pocket = [&](int seat, const char* what, const char* label, std::vector<Vec> outline, Vec centre,
                            int column, int row) {
        Spot s;
        s.kind = SpotKind::pocket;
        s.name = card_->seats[at(seat)].id + what;
        s.label = card_->seats[at(seat)].name + label;
        // Painted with the cloth: a toned pocket would be out of reach of the arrow keys, which find those by rows and columns.
        b.unused.push_back({outline, Tone::light});
        s.outline = std::move(outline);
        s.centre = centre;
        s.column = column;
        s.row = row;
        b.spots.push_back(std::move(s));
    };
    const float whole = size + 2 * rim;
    const auto from_seat = [&](int seat, std::vector<Vec> outline) {
        for (Vec& corner : outline) corner = seen_by(corner, seat, whole);
        return outline;
    };
    const auto grid_place = [&](int seat, int column, int row) {
        const int most = course.size + 2 * grid_rim - 1;
        for (int i = 0; i < seat; ++i) {
            const int turned = most - column;
            column = row;
            row = turned;
        }
        return std::pair(column, row);
    };
    const auto middle_of = [&](const std::vector<Vec>& outline) {
        Vec least = outline.front(), most = least;
        for (const Vec corner : outline) {
            least = {std::min(least.x, corner.x), std::min(least.y, corner.y)};
            most = {std::max(most.x, corner.x), std::max(most.y, corner.y)};
        }
        return Vec{(least.x + most.x) / 2, (least.y + most.y) / 2};
    };
    const bool cross = course.cross;
    const auto tray = [&](int seat, const char* what, const char* label, float left, float top, float wide, float high,
                          int column, int row) {
        const auto outline = from_seat(seat, kit::box(left, top, wide, high));
        const Vec centre = middle_of(outline);
        const auto [c, r] = grid_place(seat, column, row);
        pocket(seat, what, label, outline, centre, c, r);
    };
    for (int seat = 0; seat < seats; ++seat) {
        if (!shows(seat)) continue;
        if (!cross) {
            tray(seat, "-waits", " waits", rim + 3.6F, whole - 1.2F, 3.3F, 1.1F, 6, 8);
            continue;
        }
        // The seat's quarter of the charkoni, the square in the middle.
        const std::vector<Vec> outline = from_seat(seat, {{8, 11}, {9.5F, 9.5F}, {11, 11}});
        const Vec centre = seen_by({9.5F, 10.48F}, seat, whole);
        const auto [c, r] = grid_place(seat, 9, 10);
        pocket(seat, "-waits", " waits", outline, centre, c, r);
    }
    for (int seat = 0; seat < seats; ++seat) {
        if (!shows(seat)) continue;
        if (cross) tray(seat, "-out", " out", 11.5F, 17.3F, 4.2F, 1.2F, 12, 18);
        else tray(seat, "-out", " out", rim + 0.1F, whole - 1.2F, 3.3F, 1.1F, 2, 8);
    }
    for (int i = 0; i < variant_.casts(); ++i) {
        Vec centre;
        int column = 0, row = 0;
        if (cross) {
            centre = {13.2F + 1.5F * static_cast<float>(i % 3), 12.8F + 1.5F * static_cast<float>(i / 3)};
            column = 12 + i % 3;
            row = 13 + i / 3;
        } else {
            centre = {whole + room / 2, whole / 2 + 1.5F * (static_cast<float>(i) - 1.5F)};
            column = course.size + 2;
            row = 2 + i;
        }
        Spot s;
        s.kind = SpotKind::pocket;
        s.name = (variant_.dice() ? "die-" : "cowrie-") + std::to_string(i + 1);
        s.label = (variant_.dice() ? "Die " : "Cowrie ") + std::to_string(i + 1);
        s.centre = centre;
        s.outline = kit::box(centre.x - 0.7F, centre.y - 0.7F, 1.4F, 1.4F);
        s.column = column;
        s.row = row;
        b.spots.push_back(std::move(s));
    }
    for (std::size_t i = 0; i < falls_.size(); ++i)
        b.spots.push_back(
            kit::button_of(falls_[i], "roll-" + fall_word(static_cast<int>(i)), fall_shown(static_cast<int>(i))));
    b.spots.push_back(kit::button("pass", variant_.compulsory ? "No piece can move" : "Do not use the rest"));
    b.spots.push_back(kit::button("one", "Move one piece"));
    b.spots.push_back(kit::button("twice", "Move one piece by both dice alike"));
    b.spots.push_back(kit::button("both", "Move two pieces together"));
    b.spots.push_back(kit::button("round", "Go round again"));
    for (int seat = 0; seat < seats; ++seat)
        b.spots.push_back(
            kit::button("piece-" + card_->seats[at(seat)].id, "Move the " + card_->seats[at(seat)].id + " piece"));

    // Squares of one tone are parted by lines.
    const auto line = [&](float ax, float ay, float bx, float by, Weight weight) {
        b.lines.push_back({{rim + ax, rim + ay}, {rim + bx, rim + by}, weight});
    };
    if (cross) {
        for (int limb = 0; limb < seats; ++limb) {
            const auto turned_line = [&](Vec a, Vec c, Weight weight) {
                const Vec from = seen_by(a, limb, size), to = seen_by(c, limb, size);
                line(from.x, from.y, to.x, to.y, weight);
            };
            for (int row = 12; row <= 18; ++row)
                turned_line({8, static_cast<float>(row)}, {11, static_cast<float>(row)}, Weight::fine);
            for (const float column : {9.0F, 10.0F}) turned_line({column, 11}, {column, 19}, Weight::fine);
            turned_line({8, 11}, {8, 19}, Weight::normal);
            turned_line({11, 11}, {11, 19}, Weight::normal);
            turned_line({8, 19}, {11, 19}, Weight::normal);
            turned_line({8, 11}, {11, 11}, Weight::normal);
        }
    } else {
        for (int i = 0; i <= course.size; ++i) {
            const Weight weight = i == 0 || i == course.size ? Weight::normal : Weight::fine;
            line(static_cast<float>(i), 0, static_cast<float>(i), size, weight);
            line(0, static_cast<float>(i), size, static_cast<float>(i), weight);
        }
    }
    return b;
}

std::vector<Face> Race::faces(const Position& p) const {
    std::vector<Face> out;
    for (int seat = 0; seat < seats; ++seat) {
        if (!shows(seat)) continue;
        const auto& own = p.at[at(seat)];
        for (int i = 0; i < pieces; ++i) {
            if (i > 0 && own[at(i - 1)] == own[at(i)]) continue;
            int count = 1;
            while (i + count < pieces && own[at(i + count)] == own[at(i)]) ++count;
            const int path = own[at(i)];
            const bool lies = variant_.course.turned > 0 && path >= variant_.course.turned;
            std::string called = card_->seats[at(seat)].id + (count == 1 ? " piece" : " pieces");
            if (path == 0) called += " waiting";
            else if (path == last()) called += " out";
            else if (lies) called += ", going home";
            // On its last square before it lies down it stands on its first way too.
            else if (meets_[at(variant_.course.cell(seat, path))][at(seat)][1] == path) called += ", come round";
            Face face = kit::piece(Shape::checker, spot(seat, path), seat,
                                   count == 1 ? called : std::to_string(count) + " " + called, count);
            face.figure = lies ? "beehive-lying" : "beehive";
            face.id = 1 + seat * pieces + i;
            out.push_back(std::move(face));
        }
    }
    const auto casts = kit::thrown(p.fall == not_thrown ? nullptr : &falls_[at(p.fall)],
                                   variant_.dice() ? Shape::long_die : Shape::cowrie, variant_.casts(), cast_spot(),
                                   1 + seats * pieces);
    for (std::size_t i = 0; i < casts.size(); ++i) {
        out.push_back(casts[i]);
        if (variant_.dice() && (p.used >> i & 1) != 0) {
            out.back().turned = true;
            out.back().name += ", used";
        }
    }
    return out;
}

std::vector<int> Race::touches(const Position& p, Move m) const {
    if (p.fall == not_thrown) return {throw_spot() + kit::to(m)};
    if (m == pass) return {pass_spot()};
    const Step step = unpack(m);
    const int from = spot(step.owner, step.from), to = spot(step.owner, step.to);
    MoveList all;
    moves(p, all);
    bool other_owner = false, other_kind = false;
    for (const Move each : all) {
        if (each == m || each == pass) continue;
        const Step other = unpack(each);
        if (spot(other.owner, other.from) != from || spot(other.owner, other.to) != to) continue;
        (other.owner == step.owner ? other_kind : other_owner) = true;
    }
    std::vector<int> out{from, to};
    if (other_owner) out.push_back(owner_spot(step.owner));
    if (other_kind) out.push_back(kind_spot(step));
    return out;
}

// "2-up" and "6-5-1"; "in-25", "20-24", "59-out"; "20-24x" where it captures; "-twice" of one piece by two dice alike, "-both" of two
// pieces; the piece's seat before it where a player has two: "yellow:20-24".
std::string Race::words(const Position& p, Move m) const {
    if (p.fall == not_thrown) return fall_word(kit::to(m));
    if (m == pass) return "pass";
    const Step step = unpack(m);
    std::string out = variant_.both_colours ? card_->seats[at(step.owner)].id + ":" : "";
    out += name(step.from) + "-" + name(step.to);
    if (step.pair) out += "-both";
    else if (variant_.dice() && is_doublet(step.uses)) out += "-twice";
    return out + (taken_by(p, step) > 0 ? "x" : "");
}

std::string Race::sketch(const Position& p) const {
    const Course& course = variant_.course;
    std::vector<std::string> rows(at(course.size), std::string(at(course.size), ' '));
    for (const Course::Square& square : course.squares)
        rows[at(square.place.row)][at(square.place.column)] = square.castle ? '+' : '.';
    for (int seat = 0; seat < seats; ++seat)
        for (const int path : p.at[at(seat)])
            if (path > 0 && path < last()) {
                const auto place = course.squares[at(course.cell(seat, path))].place;
                rows[at(place.row)][at(place.column)] = card_->seats[at(seat)].name.front();
            }
    std::string out;
    for (std::string& row : rows) out += row.erase(row.find_last_not_of(' ') + 1) + "\n";
    for (int seat = 0; seat < seats; ++seat) {
        if (!shows(seat)) continue;
        out += card_->seats[at(seat)].name + ":";
        for (const int path : p.at[at(seat)]) out += " " + name(path);
        out += "\n";
    }
    return out + card_->seats[at(p.seat)].name +
           (over(p)                ? " moved last"
            : p.fall == not_thrown ? " rolls"
                                   : " has rolled " + fall_word(p.fall)) +
           "\n";
}

}  // namespace ludus::race
