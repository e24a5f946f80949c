// Atep as it is seen: two hands, and the points of each above it.

#include "core/base/index.hpp"
#include "core/egypt/atep.hpp"
#include "core/kit/grid.hpp"
#include "core/kit/pieces.hpp"

namespace ludus::egypt {

namespace {

constexpr float wide = 3.2F, high = 1.7F, hand_down = 0.62F;

constexpr std::array<std::string_view, Atep::most_fingers + 1> drawings{"hand-0", "hand-1", "hand-2",
                                                                        "hand-3", "hand-4", "hand-5"};

float middle_of(int seat) { return seat == 0 ? 0.8F : wide - 0.8F; }

}  // namespace

Board Atep::board() const {
    Board b;
    b.width = wide;
    b.height = high;
    for (int seat = 0; seat < 2; ++seat) {
        const SeatCard& who = card().seats[at(seat)];
        b.spots.push_back(kit::square_spot(SpotKind::pocket, who.id + "-hand", {middle_of(seat), hand_down + 0.5F},
                                           Tone::none, seat, 0));
        b.spots.back().label = who.name + "’s hand";
    }
    const auto number = [](int n) { return std::to_string(n); };
    for (int n = least_; n <= most_fingers; ++n)
        b.spots.push_back(kit::button("show-" + number(n), "Show " + number(n)));
    if (single_)
        for (int n = least_; n <= most_fingers; ++n)
            b.spots.push_back(kit::button("guess-" + number(n), "Guess " + number(n)));
    else
        for (int n = 2 * least_; n <= 2 * most_fingers; ++n)
            b.spots.push_back(kit::button("call-" + number(n), "Call " + number(n)));
    return b;
}

std::vector<Face> Atep::faces(const Position& p) const {
    std::vector<Face> out;
    for (int seat = 0; seat < 2; ++seat) {
        const bool first = seat == p.shower;
        const int now = first ? p.chosen : p.second;
        const std::string& id = card().seats[at(seat)].id;
        Face f = kit::piece(Shape::figure, seat, seat, id + " hand, closed");
        f.figure = drawings[0];
        if (now == unknown) {
            f.name = id + " hand, hidden behind the other";
        } else if (now != nothing) {
            const Choice made = choice(now, turn(first));
            if (made.fingers >= 0) f.figure = drawings[at(made.fingers)];
            f.name = id + " hand, " + choice_words(now, turn(first));
            f.seen_by = 1U << static_cast<unsigned>(seat);
        } else if (p.chosen == nothing && p.last[at(seat)] != nothing) {
            // What was shown stays to be seen until somebody chooses again.
            const bool guessed = single_ && p.last[at(seat)] > hands();
            const int shown_code = guessed ? p.last[at(seat)] - hands() : p.last[at(seat)];
            const Choice made = choice(shown_code, guessed ? Turn::guesses : turn(true));
            if (made.fingers >= 0) f.figure = drawings[at(made.fingers)];
            f.name = id + " hand, showed " + std::to_string(made.fingers) + " and called " + std::to_string(made.call);
            if (guessed) f.name = id + " hand, guessed " + std::to_string(made.call);
            else if (single_) f.name = id + " hand, showed " + std::to_string(made.fingers);
        }
        out.push_back(std::move(f));
    }
    return out;
}

Overlay Atep::overlay(const Position& p) const {
    Overlay o;
    for (int seat = 0; seat < 2; ++seat)
        o.labels.push_back(
            {{middle_of(seat), 0.3F}, card().seats[at(seat)].name + " " + std::to_string(p.points[at(seat)])});
    return o;
}

std::vector<int> Atep::touches(const Position& p, Move m) const {
    const Choice made = choice(static_cast<int>(m.code), turn(first_chooses(p)));
    std::vector<int> out;
    if (made.fingers >= 0) out.push_back(show_spot(made.fingers));
    if (made.call >= 0) out.push_back(call_spot(made.call));
    return out;
}

// "2:7" shows two and calls seven; "show-2", "guess-3".
std::string Atep::words(const Position& p, Move m) const {
    return choice_words(static_cast<int>(m.code), turn(first_chooses(p)));
}

std::string Atep::sketch(const Position& p) const {
    std::string out;
    for (int seat = 0; seat < 2; ++seat)
        out += (seat == 0 ? "" : ", ") + card().seats[at(seat)].name + " " + std::to_string(p.points[at(seat)]);
    const std::string& who = card().seats[at(p.shower)].name;
    return out + "; " +
           (p.chosen == nothing ? (over(p) ? "the game is over" : who + " chooses") : who + " has chosen") + "\n";
}

}  // namespace ludus::egypt
