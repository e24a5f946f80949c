#pragma once
// One counter between two on nested half rings: inwards by one ring, or across to the other half, but not across twice
// running. Who brings it to the middle has won.

#include <array>
#include <cmath>

#include "core/kit/cards.hpp"
#include "core/kit/fields.hpp"
#include "core/kit/moves.hpp"
#include "core/kit/outcome.hpp"
#include "core/kit/pieces.hpp"
#include "tests/toys/toy.hpp"

namespace ludus::toys {

class Rings : public kit::Described<Rings> {
public:
    static constexpr int rings = 5, halves = 2, middle = rings - 1;

    struct Position {
        int ring = 0, half = 0, seat = 0;
        bool crossed = false;  // the move before went across
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card() {
        static const Card card = [] {
            Card c = kit::plain_card("toys", "toy-rings", "Half rings", {"light", "dark"});
            add_rules(c, "toy.rings.", "inwards across middle");
            return c;
        }();
        return card;
    }

    explicit Rings(const Options&) {}

    Position start() const { return {}; }
    int to_move(const Position& p) const { return p.seat; }
    bool at_turn_start(const Position&) const { return true; }

    void moves(const Position& p, MoveList& list) const {
        list.clear();
        if (p.ring == middle) return;
        list.push_back(kit::from_to(spot(p), spot_of(p.ring + 1, p.half)));
        if (!p.crossed) list.push_back(kit::from_to(spot(p), spot_of(p.ring, 1 - p.half)));
    }
    Position play(const Position& p, Move m) const {
        const int to = kit::to(m);
        return {.ring = to / halves, .half = to % halves, .seat = 1 - p.seat, .crossed = to / halves == p.ring};
    }
    Outcome result(const Position& p) const {
        return p.ring == middle ? kit::won_by(card(), 1 - p.seat, "toy.rings.middle", " has reached the middle")
                                : Outcome{};
    }

    Board board() const {
        constexpr float outer = rings;
        Board board;
        board.width = board.height = 2 * outer;
        for (int ring = 0; ring < rings; ++ring)
            for (int half = 0; half < halves; ++half) {
                const float from = outer - static_cast<float>(ring), to = from - 1, way = half == 0 ? 1 : -1;
                Spot s = place(SpotKind::point, name(ring, half), {outer + way * (from - 0.5F), outer},
                               (ring + half) % 2 == 0 ? Tone::light : Tone::dark,
                               half == 0 ? 2 * rings - 1 - ring : ring, 0);
                s.outline = kit::ring_part({outer, outer}, to, from, -0.25F, 0.25F);
                if (way < 0)
                    for (Vec& corner : s.outline) corner.x = 2 * outer - corner.x;
                board.spots.push_back(s);
            }
        return board;
    }
    std::vector<Face> faces(const Position& p) const {
        Face counter = kit::piece(Shape::checker, spot(p), chance, "counter");
        counter.id = 0;
        return {counter};
    }
    std::vector<int> touches(const Position&, Move m) const { return {kit::from(m), kit::to(m)}; }
    std::string words(const Position&, Move m) const { return name(kit::to(m) / halves, kit::to(m) % halves); }
    std::vector<Reason> reasons(const Position& p, Move m) const {
        const bool across = kit::to(m) / halves == p.ring;
        if (!across) return {{"toy.rings.inwards", "inwards by one ring", {kit::from(m)}, kit::to(m)}};
        return {{"toy.rings.across", "across, for the move before did not go across", {kit::from(m)}, kit::to(m)}};
    }

    // "light r2 crossed"
    void fields(kit::Fields& f, Position& p) const {
        f.seat(p.seat, card());
        const auto read = [&](std::string_view word) { return find(word, p); };
        f.word(name(p.ring, p.half), read, "r1 to r5 or l1 to l5");
        f.flag("crossed", p.crossed);
    }
    std::string sketch(const Position& p) const {
        std::string line;
        for (int column = 0; column < 2 * rings; ++column)
            line += column == (p.half == 0 ? 2 * rings - 1 - p.ring : p.ring) ? 'o' : '.';
        return "1234554321\n" + line + '\n';
    }

private:
    static int spot_of(int ring, int half) { return ring * halves + half; }
    static int spot(const Position& p) { return spot_of(p.ring, p.half); }
    static bool find(std::string_view word, Position& p) {
        for (p.ring = 0; p.ring < rings; ++p.ring)
            for (p.half = 0; p.half < halves; ++p.half)
                if (name(p.ring, p.half) == word) return true;
        return false;
    }
    static std::string name(int ring, int half) { return (half == 0 ? "r" : "l") + std::to_string(ring + 1); }
};

}  // namespace ludus::toys
