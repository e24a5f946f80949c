#pragma once
// Mora: both players show one or two fingers at once and call the sum. The first to choose does so hidden from the
// other: view() puts chance in the place of what a player cannot know. Two points win.

#include <array>

#include "tests/toys/toy.hpp"

namespace ludus::toys {

class Mora {
public:
    static constexpr int most_fingers = 2, target = 2, most_rounds = 99, nothing = 0, unknown = -1;

    struct Position {
        std::array<std::int8_t, 2> points{};
        // What left has chosen, as a number from 1; nothing yet, or unknown to whose eyes these are.
        std::int8_t left = nothing;
        std::int8_t right = nothing;  // only while left's choice is unknown and must still be drawn
        std::int8_t round = 0;        // showings so far: a counter
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card() {
        static const Card card = [] {
            Card c;
            c.id = "toy-mora";
            c.name = "Mora";
            c.family = "toys";
            c.seats = {{"left", "Left", 0}, {"right", "Right", 1}};
            c.rules = {"toy.mora.show", "toy.mora.reveal", "toy.mora.win", "toy.mora.draw"};
            c.has_hidden = true;
            return c;
        }();
        return card;
    }

    explicit Mora(const Options&) {}

    Position start() const { return {}; }

    int to_move(const Position& p) const {
        if (over(p)) return 1;
        if (p.right != nothing) return chance;  // left's hidden choice is drawn
        return p.left == nothing ? 0 : 1;
    }
    bool at_turn_start(const Position& p) const { return p.left == nothing; }

    // A choice is 3 * (fingers - 1) + (call - 1): six of them, coded from 1.
    void moves(const Position& p, MoveList& list) const {
        list.clear();
        if (over(p)) return;
        for (int c = 1; c <= choices; ++c) list.push_back({static_cast<std::uint64_t>(c)});
    }

    double odds(const Position&, Move) const { return 1.0 / choices; }

    Position play(const Position& p, Move m) const {
        const auto c = static_cast<std::int8_t>(m.code);
        Position q = p;
        if (p.left == nothing) {
            q.left = c;
            return q;
        }
        if (p.left == unknown && p.right == nothing) {
            q.right = c;
            return q;
        }
        return p.right == nothing ? shown(q, p.left, c) : shown(q, c, p.right);
    }

    Outcome result(const Position& p) const {
        Outcome o;
        if (!over(p)) return o;
        o.over = true;
        if (p.points[0] == p.points[1] || p.round >= most_rounds) {
            o.score = {0.5f, 0.5f};
            o.rule = "toy.mora.draw";
            o.text = "the hands are tired";
        } else {
            const int winner = p.points[0] > p.points[1] ? 0 : 1;
            o.score[at(winner)] = 1;
            o.rule = "toy.mora.win";
            o.text = card().seats[at(winner)].name + " has two points";
        }
        return o;
    }

    /// Left's fingers are behind his hand until right has chosen.
    Position view(const Position& p, int seat) const {
        Position q = p;
        if (seat == 1 && p.left != nothing) q.left = unknown;
        return q;
    }

    std::uint64_t hash(const Position& p) const {
        return mix(mix(mix(mix(4, p.points[0]), p.points[1]), p.left), p.right);
    }

    // Buttons: one a number of fingers, one a call; the two hands are pockets.
    Board board() const {
        Board b;
        b.width = 2;
        b.height = 1;
        b.spots.push_back(place(SpotKind::pocket, "left-hand", {0.5f, 0.5f}, Tone::none, 0, 0));
        b.spots.push_back(place(SpotKind::pocket, "right-hand", {1.5f, 0.5f}, Tone::none, 1, 0));
        for (int f = 1; f <= most_fingers; ++f)
            b.spots.push_back(button("show-" + std::to_string(f), "Show " + std::to_string(f)));
        for (int c = 2; c <= 2 * most_fingers; ++c)
            b.spots.push_back(button("call-" + std::to_string(c), "Call " + std::to_string(c)));
        return b;
    }

    std::vector<Face> faces(const Position& p) const {
        std::vector<Face> out;
        for (int seat = 0; seat < 2; ++seat) {
            const int choice = seat == 0 ? p.left : p.right;
            Face f;
            f.spot = f.id = seat;
            f.shape = Shape::figure;
            f.owner = seat;
            f.count = p.points[at(seat)] + 1;
            f.text = choice > 0 ? words({}, {static_cast<std::uint64_t>(choice)}) : "fist";
            f.name = card().seats[at(seat)].id + ", " + f.text + ", points " + std::to_string(p.points[at(seat)]);
            if (choice != nothing) f.seen_by = 1u << seat;
            out.push_back(f);
        }
        return out;
    }

    std::vector<int> touches(const Position&, Move m) const { return {1 + fingers(m), 2 + most_fingers - 2 + call(m)}; }

    std::string words(const Position&, Move m) const {
        return std::to_string(fingers(m)) + ":" + std::to_string(call(m));
    }

    std::vector<Reason> reasons(const Position& p, Move m) const {
        if (p.right != nothing || (p.left != nothing && p.left != unknown)) {
            const Move other{static_cast<std::uint64_t>(p.right != nothing ? p.right : p.left)};
            const int sum = fingers(m) + fingers(other);
            return {{"toy.mora.show", words(p, m), {}, -1},
                    {"toy.mora.reveal",
                     std::to_string(fingers(other)) + " + " + std::to_string(fingers(m)) + " = " + std::to_string(sum),
                     {},
                     -1}};
        }
        return {{"toy.mora.show", words(p, m), {}, -1}};
    }

    // "1,0 2:3 round:4": points; what left has chosen, "hidden" where it is not known, then right's; showings so far.
    std::string write(const Position& p) const {
        std::string out = std::to_string(p.points[0]) + "," + std::to_string(p.points[1]);
        if (p.left == unknown) out += " hidden";
        if (p.left > 0) out += " " + words(p, {static_cast<std::uint64_t>(p.left)});
        if (p.right > 0) out += " " + words(p, {static_cast<std::uint64_t>(p.right)});
        return p.round ? out + " round:" + std::to_string(p.round) : out;
    }

    Expected<Position> read_position(std::string_view text) const {
        const auto parts = split_words(text);
        Position p;
        const auto figure = [](char c) { return c >= '0' && c <= '2' ? c - '0' : -1; };
        const std::string_view points = parts.empty() ? std::string_view() : parts[0];
        if (points.size() != 3 || points[1] != ',' || figure(points[0]) < 0 || figure(points[2]) < 0 || points == "2,2")
            return bad_word(text, points, "the points, such as 1,0");
        p.points = {static_cast<std::int8_t>(figure(points[0])), static_cast<std::int8_t>(figure(points[2]))};
        for (std::size_t i = 1; i < parts.size(); ++i) {
            const auto round = numbered(parts[i], "round:");
            const int choice = choice_of(parts[i]);
            if (round && *round >= 1 && *round <= most_rounds && i + 1 == parts.size())
                p.round = static_cast<std::int8_t>(*round);
            else if (over(p))
                return bad_word(text, parts[i], "nothing more: the game is over");
            else if (parts[i] == "hidden" && i == 1)
                p.left = unknown;
            else if (choice > 0 && i == 1)
                p.left = static_cast<std::int8_t>(choice);
            else if (choice > 0 && i == 2 && p.left == unknown)
                p.right = static_cast<std::int8_t>(choice);
            else
                return bad_word(text, parts[i], "a choice such as 2:3, or round:1");
        }
        if (over(p) && p.left != nothing) return bad_word(text, parts[1], "no choice: the game is over");
        return p;
    }

    std::string sketch(const Position& p) const {
        return "left " + std::to_string(p.points[0]) + ", right " + std::to_string(p.points[1]) +
               (p.left == nothing ? "; both fists are closed\n" : "; left has chosen\n");
    }

private:
    static constexpr int choices = most_fingers * (2 * most_fingers - 1);
    static int fingers(Move m) { return static_cast<int>(m.code - 1) / 3 + 1; }
    static int call(Move m) { return static_cast<int>(m.code - 1) % 3 + 2; }
    static int choice_of(std::string_view w) {
        if (w.size() != 3 || w[1] != ':' || w[0] < '1' || w[0] > '2' || w[2] < '2' || w[2] > '4') return nothing;
        return 3 * (w[0] - '1') + (w[2] - '2') + 1;
    }
    static bool over(const Position& p) {
        return p.points[0] >= target || p.points[1] >= target || p.round >= most_rounds;
    }
    /// Both hands are open: who alone called the sum has a point.
    static Position shown(Position p, int left, int right) {
        const Move l{static_cast<std::uint64_t>(left)}, r{static_cast<std::uint64_t>(right)};
        const int sum = fingers(l) + fingers(r);
        if ((call(l) == sum) != (call(r) == sum)) ++p.points[call(l) == sum ? 0 : 1];
        p.left = p.right = nothing;
        ++p.round;
        return p;
    }
};

}  // namespace ludus::toys
