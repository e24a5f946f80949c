#pragma once
// A race with two three-faced dice over eight points: chance moves with odds, a throw used die by die in either
// order, points with stacks, men sent back to enter again, exact bearing off, and a throw that cannot be used.

#include <algorithm>
#include <array>

#include "tests/toys/toy.hpp"

namespace ludus::toys {

class DiceRace {
public:
    static constexpr int points = 8, faces_of_die = 3, men_a_side = 2;

    struct Position {
        // men[seat][k]: k = 0 waiting to enter, 1 to 8 on the board in the seat's own course, 9 borne off.
        std::array<std::array<std::int8_t, 10>, 2> men{};
        std::int8_t seat = 0;               // whose turn it is, thrown or not
        std::array<std::int8_t, 2> dice{};  // still to be used, the greater first; 0 none
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card() {
        static const Card card = [] {
            Card c;
            c.id = "toy-race";
            c.name = "Dice race";
            c.family = "toys";
            c.seats = {{"up", "Up", 0}, {"down", "Down", 1}};
            c.options = {
                {"hit", "Sending back", "toy.race.hit", false, "true", {{"true", "yes"}, {"false", "no"}}, 0, 0}};
            c.rules = {"toy.race.throw", "toy.race.move", "toy.race.enter", "toy.race.hit",
                       "toy.race.off",   "toy.race.lost", "toy.race.win"};
            c.has_chance = true;
            c.has_rolls = c.joins_moves = true;
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
            q.dice = {static_cast<std::int8_t>(c / 10 % 10), static_cast<std::int8_t>(c % 10)};
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
        if (won(q) >= 0)
            q.dice = {};
        else if (!thrown(q))
            q.seat = static_cast<std::int8_t>(1 - q.seat);
        return q;
    }

    Outcome result(const Position& p) const {
        Outcome o;
        const int winner = won(p);
        if (winner < 0) return o;
        o.over = true;
        o.score[at(winner)] = 1;
        o.rule = "toy.race.win";
        o.text = card().seats[at(winner)].name + " has borne off all men";
        return o;
    }

    std::uint64_t hash(const Position& p) const {
        std::uint64_t h = mix(1, p.seat);
        for (const auto& side : p.men)
            for (const auto n : side) h = mix(h, n);
        return mix(mix(h, p.dice[0]), p.dice[1]);
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
                Face f;
                f.spot = spot(seat, k);
                f.id = seat * 10 + k;
                f.shape = Shape::checker;
                f.owner = seat;
                f.count = count;
                f.name = std::to_string(count) + " of " + card().seats[at(seat)].id;
                out.push_back(f);
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
    std::string write(const Position& p) const {
        std::string out = card().seats[at(p.seat)].id;
        for (const auto& side : p.men) {
            out += ' ';
            for (const auto n : side) out += static_cast<char>('0' + n);
        }
        if (thrown(p)) out += " " + std::to_string(p.dice[0]) + (p.dice[1] ? "-" + std::to_string(p.dice[1]) : "");
        return out;
    }

    Expected<Position> read_position(std::string_view text) const {
        const auto words = split_words(text);
        Position p;
        const int seat = words.empty() ? -1 : card().seat(std::string(words[0]));
        if (seat < 0) return bad_word(text, words.empty() ? "" : words[0], "up or down");
        p.seat = static_cast<std::int8_t>(seat);
        if (words.size() < 3 || words.size() > 4)
            return Fault{"the position has " + std::to_string(words.size()) + " words",
                         "the men of up and of down, and the dice", 0, 1};
        for (int s = 0; s < 2; ++s) {
            const std::string_view w = words[at(s + 1)];
            int sum = 0;
            for (const char c : w) sum += c >= '0' && c <= '2' ? c - '0' : 9;
            if (w.size() != 10 || sum != men_a_side) return bad_word(text, w, "ten figures that add up to 2");
            for (int k = 0; k < 10; ++k) p.men[at(s)][at(k)] = static_cast<std::int8_t>(w[at(k)] - '0');
        }
        for (int k = 1; k <= points; ++k)
            if (p.men[0][at(k)] > 0 && p.men[1][at(points + 1 - k)] > 0)
                return bad_word(text, words[2], "no men of both sides on one point");
        if (p.men[0][9] == men_a_side && p.men[1][9] == men_a_side) return bad_word(text, words[2], "one winner");
        if (words.size() == 4) {
            const std::string_view w = words[3];
            const auto die = [&](std::size_t i) { return w.size() > i && w[i] >= '1' && w[i] <= '3' ? w[i] - '0' : 0; };
            const bool one = w.size() == 1 && die(0), two = w.size() == 3 && w[1] == '-' && die(0) >= die(2) && die(2);
            if ((!one && !two) || won(p) >= 0) return bad_word(text, w, "the dice still to be used, such as 3-1 or 2");
            p.dice = {static_cast<std::int8_t>(die(0)), static_cast<std::int8_t>(two ? die(2) : 0)};
        }
        if (won(p) >= 0 && won(p) != p.seat) return bad_word(text, words[0], "the winner as the last to move");
        return p;
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
    static std::string throw_words(int a, int b) { return std::to_string(a) + "-" + std::to_string(b); }

    bool may_hit_;
};

}  // namespace ludus::toys
