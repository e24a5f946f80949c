#pragma once
// One counter between two on nested half rings: inwards by one ring, or across to the other half, but not across twice running.
// Who brings it to the middle has won.

#include <array>
#include <cmath>

#include "core/kit/hash.hpp"
#include "core/kit/moves.hpp"
#include "core/kit/outcome.hpp"
#include "core/kit/pieces.hpp"
#include "tests/toys/toy.hpp"

namespace ludus::toys {

class Rings {
public:
    static constexpr int rings = 5, halves = 2, middle = rings - 1;

    struct Position {
        std::int8_t ring = 0, half = 0, seat = 0;
        bool crossed = false;  // the move before went across
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card() {
        static const Card card = [] {
            Card c;
            c.id = "toy-rings";
            c.name = "Half rings";
            c.family = "toys";
            c.seats = {{"light", "Light", 0}, {"dark", "Dark", 1}};
            add_rules(c, "toy.rings.", {"inwards", "across", "middle"});
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
        return {static_cast<std::int8_t>(to / halves), static_cast<std::int8_t>(to % halves), static_cast<std::int8_t>(1 - p.seat), to / halves == p.ring};
    }
    Outcome result(const Position& p) const {
        return p.ring == middle ? kit::won(card(), 1 - p.seat, "toy.rings.middle", card().seats[at(1 - p.seat)].name + " has reached the middle") : Outcome{};
    }
    std::uint64_t hash(const Position& p) const { return mix(mix(7, spot(p)), 2 * p.seat + p.crossed); }

    Board board() const {
        constexpr float outer = rings;
        Board board;
        board.width = board.height = 2 * outer;
        for (int ring = 0; ring < rings; ++ring)
            for (int half = 0; half < halves; ++half) {
                const float from = outer - static_cast<float>(ring), to = from - 1, way = half == 0 ? 1 : -1;
                Spot s = place(SpotKind::point, name(ring, half), {outer + way * (from - 0.5F), outer}, (ring + half) % 2 == 0 ? Tone::light : Tone::dark,
                               half == 0 ? 2 * rings - 1 - ring : ring, 0);
                s.outline = kit::ring_part({outer, outer}, to, from, -0.25F, 0.25F);
                if (way < 0) for (Vec& corner : s.outline) corner.x = 2 * outer - corner.x;
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
        return {{across ? "toy.rings.across" : "toy.rings.inwards", across ? "across, for the move before did not go across" : "inwards by one ring", {kit::from(m)}, kit::to(m)}};
    }

    // "light r2 crossed"
    std::string write(const Position& p) const { return card().seats[at(p.seat)].id + " " + name(p.ring, p.half) + (p.crossed ? " crossed" : ""); }
    Expected<Position> read_position(std::string_view text) const {
        const auto words = split_words(text);
        if (words.size() < 2 || words.size() > 3) return bad_word(text, text, "the seat to move and a half ring, such as light r1");
        Position p;
        const auto seat = kit::read_seat(text, words[0], card());
        if (!seat) return seat.fault();
        p.seat = static_cast<std::int8_t>(*seat);
        int found = -1;
        for (int i = 0; i < rings * halves; ++i)
            if (name(i / halves, i % halves) == words[1]) found = i;
        if (found < 0) return bad_word(text, words[1], "r1 to r5 or l1 to l5");
        p.ring = static_cast<std::int8_t>(found / halves);
        p.half = static_cast<std::int8_t>(found % halves);
        if (words.size() == 3 && words[2] != "crossed") return bad_word(text, words[2], "crossed, or nothing");
        p.crossed = words.size() == 3;
        return p;
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
    static std::string name(int ring, int half) { return (half == 0 ? "r" : "l") + std::to_string(ring + 1); }
};

}  // namespace ludus::toys
