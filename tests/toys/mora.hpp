#pragma once
// Mora: both players show one or two fingers at once and call the sum. The first to choose does so hidden from the
// other: view() puts chance in the place of what a player cannot know. Two points win.

#include <array>

#include "core/kit/cards.hpp"
#include "core/kit/fields.hpp"
#include "core/kit/outcome.hpp"
#include "tests/toys/toy.hpp"

namespace ludus::toys {

class Mora : public kit::Described<Mora> {
public:
    static constexpr int most_fingers = 2, target = 2, most_rounds = 99, nothing = 0, unknown = -1;

    struct Position {
        std::array<int, 2> points{};
        // What left has chosen, as a number from 1; nothing yet, or unknown to whose eyes these are.
        int left = nothing;
        int right = nothing;  // only while left's choice is unknown and must still be drawn
        int round = 0;        // showings so far: a counter
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card() {
        static const Card card = [] {
            Card c = kit::plain_card("toys", "toy-mora", "Mora", {"left", "right"});
            add_rules(c, "toy.mora.", "show reveal win draw");
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
        const int c = static_cast<int>(m.code);
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
        if (!over(p)) return {};
        if (p.points[0] == p.points[1] || p.round >= most_rounds)
            return kit::drawn(card(), "toy.mora.draw", "the hands are tired");
        return kit::won_by(card(), p.points[0] > p.points[1] ? 0 : 1, "toy.mora.win", " has two points");
    }

    /// Left's fingers are behind his hand until right has chosen.
    Position view(const Position& p, int seat) const {
        Position q = p;
        if (seat == 1 && p.left != nothing) q.left = unknown;
        return q;
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
    void fields(kit::Fields& f, Position& p) const {
        f.numbers(p.points, 0, target);
        const auto read_left = [&](std::string_view word) {
            p.left = word == "hidden" ? unknown : choice_of(word);
            return p.left != nothing;
        };
        const auto read_right = [&](std::string_view word) {
            p.right = choice_of(word);
            return p.right != nothing;
        };
        f.optional(p.left == unknown ? "hidden" : choice_words(p.left), read_left, "a choice such as 2:3");
        f.optional(choice_words(p.right), read_right, "a choice such as 2:3");
        f.counter("round", p.round, most_rounds);
    }
    void check(kit::Fields& f, const Position& p) const {
        f.expect(p.points[0] < target || p.points[1] < target, 0, "one winner");
        f.expect(!over(p) || p.left == nothing, 1, "no choice: the game is over");
        f.expect(p.right == nothing || p.left == unknown, 2, "no second choice: the first is known");
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
    std::string choice_words(int choice) const {
        return choice > 0 ? words({}, {static_cast<std::uint64_t>(choice)}) : "";
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
