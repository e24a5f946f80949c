#pragma once
// A race with two three-faced dice over eight points: chance moves with odds, a throw used die by die in either
// order, points with stacks, men sent back to enter again, exact bearing off, and a throw that cannot be used.

#include <algorithm>
#include <array>
#include <numeric>

#include "core/kit/cards.hpp"
#include "core/kit/fields.hpp"
#include "core/kit/outcome.hpp"
#include "core/kit/pieces.hpp"
#include "tests/toys/toy.hpp"

namespace ludus::toys {

class DiceRace : public kit::Described<DiceRace> {
public:
    static constexpr int points = 8, faces_of_die = 3, men_a_side = 2;

    struct Position {
        // men[seat][k]: k = 0 waiting to enter, 1 to 8 on the board in the seat's own course, 9 borne off.
        std::array<std::array<std::int8_t, points + 2>, 2> men{};
        int seat = 0;               // whose turn it is, thrown or not
        std::array<int, 2> dice{};  // still to be used, the greater first; 0 none
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card() {
        static const Card card = [] {
            Card c = kit::plain_card("toys", "toy-race", "Dice race", {"up", "down"});
            c.options = {kit::yes_or_no("hit", "Sending back", "toy.race.hit", true)};
            add_rules(c, "toy.race.", "throw move enter hit off lost win");
            c.has_chance = c.has_rolls = c.joins_moves = true;
            return c;
        }();
        return card;
    }

    explicit DiceRace(const Options& options) : may_hit_(options.flag("hit")) {}

    Position start() const {
        Position p;
        p.men[0][1] = p.men[1][1] = men_a_side;
        return p;
    }

    int to_move(const Position& p) const { return thrown(p) || won(p) >= 0 ? p.seat : chance; }
    bool at_turn_start(const Position& p) const { return !thrown(p); }

    // Codes: a throw 100 + 10 * greater + lesser; a man from k by die d: 10 * k + d; the throw lost: 1000.
    void moves(const Position& p, MoveList& list) const {
        list.clear();
        if (won(p) >= 0) return;
        if (!thrown(p)) {
            for (int a = 1; a <= faces_of_die; ++a)
                for (int b = 1; b <= a; ++b) list.push_back({code(100 + 10 * a + b)});
            return;
        }
        for (int i = 0; i < 2; ++i) {
            const int die = p.dice[at(i)];
            if (die == 0 || (i == 1 && die == p.dice[0])) continue;
            for (int from = 0; from <= points; ++from)
                if (may(p, from, die)) list.push_back({code(10 * from + die)});
        }
        if (list.empty()) list.push_back({code(1000)});
    }

    Position play(const Position& p, Move m) const {
        Position q = p;
        const int c = static_cast<int>(m.code);
        if (c == 1000) {
            q.dice = {};
        } else if (c >= 100) {
            q.dice = {c / 10 % 10, c % 10};
            return q;
        } else {
            const int from = c / 10, die = c % 10, to = from + die;
            --q.men[at(p.seat)][at(from)];
            ++q.men[at(p.seat)][at(to)];
            auto& other = q.men[at(1 - p.seat)];
            if (to <= points && other[at(points + 1 - to)] > 0) {  // one alone: a node was no place to go
                --other[at(points + 1 - to)];
                ++other[0];
            }
            if (q.dice[0] == die) q.dice[0] = q.dice[1];
            q.dice[1] = 0;
        }
        if (won(q) >= 0) q.dice = {};
        else if (!thrown(q)) q.seat = 1 - q.seat;
        return q;
    }

    Outcome result(const Position& p) const {
        const int winner = won(p);
        return winner < 0 ? Outcome{} : kit::won_by(card(), winner, "toy.race.win", " has borne off all men");
    }

    double odds(const Position&, Move m) const {
        const int a = static_cast<int>(m.code) / 10 % 10, b = static_cast<int>(m.code) % 10;
        return (a == b ? 1.0 : 2.0) / (faces_of_die * faces_of_die);
    }

    // Spots: points 1..8 as "up" counts them, then the two bars, the two boxes, one button a throw, and "lost".
    Board board() const {
        Board b;
        b.width = points;
        b.height = 3;
        for (int k = 1; k <= points; ++k) {
            const Vec centre{static_cast<float>(k) - 0.5f, 1.5f};
            b.spots.push_back(
                place(SpotKind::point, std::to_string(k), centre, k % 2 ? Tone::dark : Tone::light, k - 1, 1));
        }
        b.spots.push_back(place(SpotKind::pocket, "up-in", {0.5f, 0.5f}, Tone::none, 0, 0));
        b.spots.push_back(place(SpotKind::pocket, "down-in", {7.5f, 2.5f}, Tone::none, 7, 2));
        b.spots.push_back(place(SpotKind::pocket, "up-off", {7.5f, 0.5f}, Tone::none, 7, 0));
        b.spots.push_back(place(SpotKind::pocket, "down-off", {0.5f, 2.5f}, Tone::none, 0, 2));
        for (int a = 1; a <= faces_of_die; ++a)
            for (int c = 1; c <= a; ++c) {
                const std::string name = throw_words(a, c);
                b.spots.push_back(button(name, "Throw " + name));
            }
        b.spots.push_back(button("lost", "The throw is lost"));
        return b;
    }

    std::vector<Face> faces(const Position& p) const {
        std::vector<Face> out;
        for (int seat = 0; seat < 2; ++seat)
            for (int k = 0; k <= points + 1; ++k) {
                const int count = p.men[at(seat)][at(k)];
                if (count == 0) continue;
                const std::string name = std::to_string(count) + " of " + card().seats[at(seat)].id;
                out.push_back(kit::piece(Shape::checker, spot(seat, k), seat, name, count));
                out.back().id = seat * 10 + k;
            }
        return out;
    }

    std::vector<int> touches(const Position& p, Move m) const {
        const int c = static_cast<int>(m.code);
        if (c == 1000) return {18};
        if (c >= 100) return {12 + throw_index(c / 10 % 10, c % 10)};
        return {spot(p.seat, c / 10), spot(p.seat, c / 10 + c % 10)};
    }

    std::string words(const Position&, Move m) const {
        const int c = static_cast<int>(m.code);
        if (c == 1000) return "lost";
        if (c >= 100) return throw_words(c / 10 % 10, c % 10);
        return (c / 10 == 0 ? "in" : std::to_string(c / 10)) + "/" + std::to_string(c % 10);
    }

    std::vector<Reason> reasons(const Position& p, Move m) const {
        const int c = static_cast<int>(m.code);
        if (c == 1000) return {{"toy.race.lost", "no die can be used", {}, -1}};
        if (c >= 100) return {{"toy.race.throw", throw_words(c / 10 % 10, c % 10), {}, -1}};
        const int from = c / 10, to = from + c % 10;
        const std::string sum = std::to_string(from) + " + " + std::to_string(c % 10) + " = " + std::to_string(to);
        const std::string rule = from == 0 ? "toy.race.enter" : to > points ? "toy.race.off" : "toy.race.move";
        std::vector<Reason> out{{rule, sum, {spot(p.seat, from)}, spot(p.seat, to)}};
        if (to <= points && p.men[at(1 - p.seat)][at(points + 1 - to)] > 0)
            out.push_back({"toy.race.hit", "one man alone", {spot(p.seat, from)}, spot(p.seat, to)});
        return out;
    }

    // "up 0200000000 0200000000 2-1": whose turn, the men of up and of down by places, the dice still to be used.
    void fields(kit::Fields& f, Position& p) const {
        f.seat(p.seat, card());
        for (auto& side : p.men) f.figures(side, men_a_side);
        const auto read = [&](std::string_view word) { return read_dice(word, p); };
        f.optional(dice_words(p), read, "the dice still to be used, such as 3-1 or 2");
    }
    void check(kit::Fields& f, const Position& p) const {
        for (int s = 0; s < 2; ++s)
            f.expect(std::accumulate(p.men[at(s)].begin(), p.men[at(s)].end(), 0) == men_a_side, at(s + 1),
                     "two men in all");
        for (int k = 1; k <= points; ++k)
            f.expect(p.men[0][at(k)] == 0 || p.men[1][at(points + 1 - k)] == 0, 2, "no men of both sides on one point");
        f.expect(p.men[0][9] < men_a_side || p.men[1][9] < men_a_side, 2, "one winner");
        f.expect(won(p) < 0 || !thrown(p), 3, "no dice: the game is over");
        f.expect(won(p) < 0 || won(p) == p.seat, 0, "the winner as the last to move");
    }

    std::string sketch(const Position& p) const {
        std::string board, down;
        for (int k = 0; k <= points + 1; ++k) {
            board += p.men[0][at(k)] ? static_cast<char>('0' + p.men[0][at(k)]) : '.';
            down += p.men[1][at(points + 1 - k)] ? static_cast<char>('0' + p.men[1][at(points + 1 - k)]) : '.';
        }
        std::string out = "up   " + board + "\ndown " + down + "\n" + card().seats[at(p.seat)].id;
        if (thrown(p))
            out += " has " + std::to_string(p.dice[0]) + (p.dice[1] ? " and " + std::to_string(p.dice[1]) : "");
        return out + "\n";
    }

private:
    static std::uint64_t code(int c) { return static_cast<std::uint64_t>(c); }
    static bool thrown(const Position& p) { return p.dice[0] != 0; }
    static int won(const Position& p) {
        for (int s = 0; s < 2; ++s)
            if (p.men[at(s)][points + 1] == men_a_side) return s;
        return -1;
    }
    bool may(const Position& p, int from, int die) const {
        const auto& own = p.men[at(p.seat)];
        const int to = from + die;
        if (own[at(from)] == 0 || to > points + 1) return false;  // borne off by the exact number alone
        if (own[0] > 0 && from != 0) return false;                // who waits must enter first
        const int there = to <= points ? p.men[at(1 - p.seat)][at(points + 1 - to)] : 0;
        return there == 0 || (there == 1 && may_hit_);
    }
    static int spot(int seat, int k) {
        if (k == 0) return points + seat;
        if (k > points) return points + 2 + seat;
        return seat == 0 ? k - 1 : points - k;
    }
    static int throw_index(int a, int b) { return a * (a - 1) / 2 + b - 1; }
    static std::string dice_words(const Position& p) {
        if (!thrown(p)) return "";
        return p.dice[1] != 0 ? throw_words(p.dice[0], p.dice[1]) : std::to_string(p.dice[0]);
    }
    static bool read_dice(std::string_view word, Position& p) {
        for (int a = 1; a <= faces_of_die; ++a)
            for (int b = 0; b <= a; ++b) {
                p.dice = {a, b};
                if (dice_words(p) == word) return true;
            }
        p.dice = {};
        return false;
    }
    static std::string throw_words(int a, int b) { return std::to_string(a) + "-" + std::to_string(b); }

    bool may_hit_;
};

}  // namespace ludus::toys
