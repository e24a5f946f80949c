// What is to be seen: the board with its bar and trays, the men in their heaps, the dice, and the board as plain text.

#include <algorithm>
#include <cstdlib>

#include "core/kit/casting.hpp"
#include "core/kit/grid.hpp"
#include "core/tables/engine.hpp"
#include "core/tables/sentences.hpp"

namespace ludus::tables {

namespace {

using kit::button;

constexpr float triangle = 5, gap = 2, tray = 1.1f, bar_wide = 1, margin = 0.2f;
constexpr float rim = 0.4f;            ///< of the frame about the field
constexpr float letters_away = 0.75f;  ///< from the field to the middle of a letter
constexpr float die_wide = 1.5f, die_step = 1.5f;
constexpr float deep = 2 * triangle + gap;  ///< of the field
constexpr float wide = 12 + bar_wide;       ///< of the field, with the bar
constexpr int columns_left = 1;             ///< of the keyboard's grid, for the tray on the left

bool on_top(int point) { return point >= 12; }
/// From the left, 0 to 11: a and & are 0.
int column_of(int point) { return on_top(point) ? mirror(point) : point; }

std::vector<Vec> box(float left, float top, float right, float bottom) {
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

/// Where everything lies. Trays are only where something is borne off or held in hand.
struct Ground_plan {
    float left = 0, top = 0, right = 0;  ///< of the field
    bool off_left = true;                ///< men are borne off at the left end, and wait in hand at the right
    bool has_left = false, has_right = false;

    explicit Ground_plan(const Variant& variant) {
        const Course& course = variant.courses[0];
        off_left = column_of(course.point(course.length)) < 6;
        const bool off = variant.bearing != Bearing::none, hand = variant.hand != Hand::none;
        has_left = off_left ? off : hand;
        has_right = off_left ? hand : off;
        left = rim + (has_left ? tray + margin : 0);
        top = rim;
        right = left + wide;
    }
    [[nodiscard]] float width() const { return right + rim + (has_right ? tray + margin : 0); }
    [[nodiscard]] float x_of(int point) const {
        const int column = column_of(point);
        return left + static_cast<float>(column) + (column >= 6 ? bar_wide : 0);
    }
    [[nodiscard]] float tray_left(bool at_left) const { return at_left ? 0 : right + rim + margin; }
};

Spot point_spot(const Ground_plan& plan, int point) {
    Spot s;
    s.kind = SpotKind::point;
    s.name = std::string(1, letter_of(point));
    if (!by_the_book()) s.label = shown_point(point);
    const bool top = on_top(point);
    const float x = plan.x_of(point), y = top ? plan.top : plan.top + deep, down = top ? 1.0f : -1.0f;
    s.centre = {x + 0.5f, y + down * triangle / 2};
    s.outline = {{x, y}, {x + 1, y}, {x + 0.5f, y + down * triangle}};
    s.tone = (column_of(point) + (top ? 1 : 0)) % 2 == 0 ? Tone::dark : Tone::light;
    s.column = columns_left + column_of(point) + (column_of(point) >= 6 ? 1 : 0);
    s.row = top ? 0 : 2;
    s.base = {x + 0.5f, y + down * 0.5f};
    s.pile = {0, down};
    return s;
}

/// A pocket for men: n& has the upper half, am the lower, where they sit.
Spot pocket(std::string name, std::string label, float left, float width, int seat, float top, int column, float step) {
    Spot s;
    s.kind = SpotKind::pocket;
    s.name = std::move(name);
    s.label = std::move(label);
    const float upper = seat == n_and ? top : top + deep / 2, lower = upper + deep / 2;
    s.centre = {left + width / 2, (upper + lower) / 2};
    s.outline = box(left, upper, left + width, lower);
    s.column = column;
    s.row = seat == n_and ? 0 : 2;
    const float down = seat == n_and ? 1.0f : -1.0f;
    s.base = {left + width / 2, seat == n_and ? upper + 0.5f : lower - 0.5f};
    s.pile = {0, down * step};
    return s;
}

}  // namespace

Board Engine::board() const {
    const Ground_plan plan(variant_);
    Board b;
    b.width = plan.width();
    b.height = deep + 2 * rim;
    const float end = plan.top + deep, half = plan.top + deep / 2, bar = plan.left + 6;
    b.areas.push_back({Ground::frame, {plan.left - rim, 0}, {plan.right + rim, b.height}});
    for (const float x : {plan.left, bar + bar_wide})
        for (const float y : {plan.top, half}) b.areas.push_back({Ground::page, {x, y}, {x + 6, y + deep / 2}});
    b.areas.push_back({Ground::bar, {bar, plan.top}, {bar + bar_wide, end}});
    for (const bool at_left : {true, false}) {
        if (at_left ? !plan.has_left : !plan.has_right) continue;
        const float x = plan.tray_left(at_left);
        for (const float y : {plan.top, half}) b.areas.push_back({Ground::tray, {x, y}, {x + tray, y + deep / 2}});
    }

    for (int point = 0; point < points; ++point) {
        b.spots.push_back(point_spot(plan, point));
        const float x = b.spots.back().base.x;
        const float y = on_top(point) ? plan.top - letters_away : end + letters_away;
        b.labels.push_back({{x, y}, std::string(1, letter_of(point)), 0});
        b.labels.push_back({{x, y}, std::to_string(point + 1), 1});
    }
    constexpr float full = 1, on_edge = 0.3f;  // men lie flat on the points, and stand on edge in a tray
    const auto pair = [&](const std::array<int, 2>& spots, const char* what, std::string_view label, float left,
                          float width, int column, float step) {
        for (int seat = 0; seat < 2 && spots[0] >= 0; ++seat) {
            const SeatCard& who = card_->seats[at(seat)];
            b.spots.push_back(pocket(std::string(what) + "-" + who.id, say(label, {{"player", who.shown()}}), left,
                                     width, seat, plan.top, column, step));
        }
    };
    constexpr int last_column = columns_left + 13;
    pair(spots_.bar, "bar", sentences::bar_of, bar, bar_wide, columns_left + 6, full);
    pair(spots_.hand, "hand", sentences::hand_of, plan.tray_left(!plan.off_left), tray, plan.off_left ? last_column : 0,
         on_edge);
    pair(spots_.off, "off", sentences::off_of, plan.tray_left(plan.off_left), tray, plan.off_left ? 0 : last_column,
         on_edge);
    for (int i = 0; i < most_dice; ++i) {
        Spot s;
        s.kind = SpotKind::pocket;
        s.name = "die" + std::to_string(i + 1);
        s.label = say(sentences::die_place, {{"n", std::to_string(i + 1)}});
        const float x = bar + bar_wide + 3 + die_step * (static_cast<float>(i) - 1.5f);
        s.centre = {x, half};
        s.outline = box(x - die_wide / 2, half - die_wide / 2, x + die_wide / 2, half + die_wide / 2);
        static constexpr std::array<int, most_dice> under{0, 2, 3, 5};  // the points they lie beside
        s.column = columns_left + 7 + under[at(i)];
        s.row = 1;
        b.spots.push_back(std::move(s));
    }
    for (int n = 1; n <= 6; ++n) {
        b.spots.push_back(button(std::to_string(n), ""));
        b.spots.back().cast = {kit::lying(Shape::die, std::to_string(n))};
    }
    b.spots.push_back(button("lost", std::string(sentences::no_move)));
    b.spots.push_back(button("done", std::string(sentences::leave_rest)));
    return b;
}

std::vector<Face> Engine::faces(const Position& p) const {
    std::vector<Face> out;
    const auto men = [&](int owner, int spot, int count, const Plural& said) {
        if (count == 0 || spot < 0) return;
        Face f;
        f.spot = spot;
        f.id = 100 * (owner + 1) + spot;
        f.shape = Shape::checker;
        f.owner = owner;
        f.count = count;
        f.name = say(said, count,
                     {{"player", card_->seats[at(owner)].shown()}, {"other", card_->seats[at(1 - owner)].shown()}});
        out.push_back(std::move(f));
    };
    for (int seat = 0; seat < 2; ++seat) {
        const auto s = at(seat);
        for (int point = 0; point < points; ++point) men(seat, point, p.men[s][at(point)], sentences::checkers);
        men(seat, spots_.bar[s], p.bar[s], sentences::to_come_in);
        men(seat, spots_.hand[s], p.hand[s], sentences::in_hand);
        men(seat, spots_.off[s], p.off[s], sentences::borne_off);
        men(seat, spots_.off[at(1 - seat)], p.palms[at(1 - seat)], sentences::borne_off_by_other);
    }
    const auto die = [&](int place, int number, int count, bool used, bool supposed) {
        Face f;
        f.spot = spots_.die + place;
        f.id = 1 + place;
        f.shape = Shape::die;
        f.owner = p.turn;
        f.text = std::to_string(number);
        f.count = count;
        f.turned = used;
        f.underlined = supposed;
        const std::string_view said = count > 1 ? (supposed ? sentences::die_given_times : sentences::die_times)
                                      : used    ? (supposed ? sentences::die_given_used : sentences::die_used)
                                                : (supposed ? sentences::die_given : sentences::die);
        f.name =
            say(said, {{"player", card_->seats[at(p.turn)].shown()}, {"die", f.text}, {"n", std::to_string(count)}});
        out.push_back(std::move(f));
    };
    if (p.phase == Phase::passed) {
        int place = 0;
        for (int n = 6; n >= 1 && place < most_dice; --n) {
            if (p.left[at(n - 1)] > 0) die(place++, n, p.left[at(n - 1)], false, true);
        }
        return out;
    }
    int lying = 0;
    for (int i = 0; i < most_dice; ++i) {
        if (p.dice[at(i)] != 0) die(i, p.dice[at(i)], 1, p.used >> i & 1, p.supposed >> i & 1), lying = i + 1;
    }
    if (p.phase == Phase::play) return out;
    // A number still to be thrown, granted or named: as many dice without pips as there are numbers to be said.
    MoveList list;
    moves(p, list);
    const std::size_t wanted = list.empty() ? 0 : touches(p, list.front()).size();
    for (std::size_t i = 0; i < wanted && lying < most_dice; ++i, ++lying) {
        Face f;
        f.spot = spots_.die + lying;
        f.id = 1 + lying;
        f.shape = Shape::die;
        f.owner = p.phase == Phase::lot ? chance : p.turn;
        f.name = sentences::die_to_roll;
        out.push_back(std::move(f));
    }
    return out;
}

std::string Engine::sketch(const Position& p) const {
    // A cell is four letters wide: "15N " is fifteen men of n&, "A" and "N" as the sides are called.
    const auto cell = [&](int point) {
        std::string text = ".";
        for (int seat = 0; seat < 2; ++seat) {
            if (const int n = p.men[at(seat)][at(point)]; n > 0) text = std::to_string(n) + (seat == am ? "A" : "N");
        }
        return std::string(4 - text.size(), ' ') + text;
    };
    const auto row = [&](bool top, bool names) {
        std::string out;
        for (int column = 0; column < 12; ++column) {
            const int point = top ? mirror(column) : column;
            if (column == 6) out += "  |";
            const std::string name = shown_point(point);
            out += names ? std::string(4 - name.size(), ' ') + name : cell(point);
        }
        return out + "\n";
    };
    std::string out = row(true, true) + row(true, false) + row(false, false) + row(false, true);
    for (int seat = 0; seat < 2; ++seat) {
        const auto s = at(seat);
        std::vector<std::string> parts;
        const auto add = [&](const Plural& what, int n) {
            if (n > 0) parts.push_back(say(what, n));
        };
        add(sentences::waiting, p.bar[s]);
        add(sentences::in_hand_short, p.hand[s]);
        add(sentences::off_short, p.off[s]);
        add(sentences::others_off, p.palms[s]);
        out +=
            say(parts.empty() ? sentences::all_on_board : sentences::off_board, {{"player", card_->seats[s].shown()},
                                                                                 {"letter", seat == am ? "A" : "N"},
                                                                                 {"checkers", listed(parts, ", ")}}) +
            "\n";
    }
    std::string dice;
    const auto told = [&](std::string_view sentence) {
        out += say(sentence, {{"player", card_->seats[at(p.turn)].shown()},
                              {"other", card_->seats[at(1 - p.turn)].shown()},
                              {"dice", dice}}) +
               "\n";
    };
    switch (p.phase) {
        case Phase::lot: told(sentences::rolling_for_first); break;
        case Phase::toss: told(sentences::to_roll); break;
        case Phase::grant: told(sentences::third_given); break;
        case Phase::name: told(sentences::names_double); break;
        case Phase::play:
        case Phase::passed: {
            const std::string written = write(p);
            const std::size_t from = written.find(p.phase == Phase::play ? "dice " : "passed ");
            const std::size_t end = written.find(" |", from);
            dice = written.substr(from, end == written.npos ? written.npos : end - from);
            told(sentences::has_dice);
            break;
        }
    }
    return out;
}

}  // namespace ludus::tables
