#pragma once
// A race round a cross for two, three or four, each for himself: three cowries say how far, as many as lie mouth up; none counts five and
// throws again. A man alone is sent back by who comes upon him, two bar the way. Two men each; the first who has both in the middle has won.

#include <array>

#include "core/kit/casting.hpp"
#include "core/kit/fields.hpp"
#include "core/kit/outcome.hpp"
#include "core/kit/pieces.hpp"
#include "tests/toys/toy.hpp"

namespace ludus::toys {

class Cross {
public:
    static constexpr int seats = 4, men = 2, cowries = 3, waiting = 0, round = 24, home = round + 3, nothing = -1, none_up = 5;

    struct Position {
        std::array<std::array<std::int8_t, men>, seats> men_at{};  // by seat, the one who is further on first: steps from the hand
        std::int8_t seat = 0;
        std::int8_t up = nothing;  // how many cowries lie mouth up
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card() {
        static const Card card = [] {
            Card c;
            c.id = "toy-cross";
            c.name = "Round the cross";
            c.family = "toys";
            c.seats = {{"south", "South", 0, coats::red}, {"east", "East", 1, coats::buff}, {"north", "North", 2, coats::green}, {"west", "West", 3, coats::violet}};
            c.options = {{"players", "Players", "toy.cross.players", false, "4", {{"4", "four", {}}, {"3", "three", {"west"}}, {"2", "two", {"east", "west"}}}}};
            c.has_chance = c.has_rolls = true;
            add_rules(c, "toy.cross.", {"players", "throw", "enter", "move", "again", "back", "lost", "home"});
            return c;
        }();
        return card;
    }

    explicit Cross(const Options& options) {
        for (int s = 0; s < seats; ++s) plays_[at(s)] = plays(card(), options, s);
    }

    Position start() const { return {}; }
    int to_move(const Position& p) const { return p.up == nothing && winner(p) == nothing ? chance : p.seat; }
    bool at_turn_start(const Position& p) const { return p.up == nothing; }

    // Of chance how many lie mouth up; else which man, or none.
    void moves(const Position& p, MoveList& list) const {
        list.clear();
        if (winner(p) != nothing) return;
        if (p.up == nothing) {
            for (int n = 0; n <= cowries; ++n) list.push_back({static_cast<std::uint64_t>(n)});
            return;
        }
        const auto& own = p.men_at[at(p.seat)];
        for (int i = 0; i < men; ++i)
            if (own[at(i)] + steps(p) <= home && (i == 0 || own[at(i)] != own[0]) && others_on(p, p.seat, own[at(i)] + steps(p)).count < men) list.push_back({static_cast<std::uint64_t>(i)});
        if (list.empty()) list.push_back(lost);
    }
    double odds(const Position&, Move m) const { return fall(static_cast<int>(m.code)).odds; }

    Position play(const Position& p, Move m) const {
        Position q = p;
        if (p.up == nothing) {
            q.up = static_cast<std::int8_t>(m.code);
            return q;
        }
        auto& own = q.men_at[at(p.seat)];
        if (m != lost) {
            auto& man = own[at(static_cast<int>(m.code))];
            man = static_cast<std::int8_t>(man + steps(p));
            if (const Others others = others_on(q, p.seat, man); others.count == 1)
                for (auto& each : q.men_at[at(others.seat)])
                    if (each != waiting && each != home && cell(others.seat, each) == cell(p.seat, man)) each = waiting;
            for (auto& side : q.men_at) std::sort(side.begin(), side.end(), std::greater<>());
        }
        q.up = nothing;
        if (winner(q) == nothing && p.up != 0) do q.seat = static_cast<std::int8_t>((q.seat + 1) % seats);
            while (!plays_[at(q.seat)]);
        return q;
    }

    Outcome result(const Position& p) const {
        const int seat = winner(p);
        return seat == nothing ? Outcome{} : kit::won_by(card(), seat, "toy.cross.home", " has both men in the middle");
    }
    std::uint64_t hash(const Position& p) const {
        std::uint64_t h = kit::mix(kit::mix(8, p.seat), p.up);
        for (const auto& side : p.men_at)
            for (const auto man : side) h = kit::mix(h, man);
        return h;
    }

    Board board() const {
        Board b = grid().board();
        b.width += 2;
        constexpr std::array<Vec, seats> corners{{{1, 6}, {6, 6}, {6, 1}, {1, 1}}};
        for (int s = 0; s < seats; ++s)
            if (plays_[at(s)]) b.spots.push_back(place(SpotKind::pocket, card().seats[at(s)].id + "-hand", corners[at(s)], Tone::none, s == 0 || s == 3 ? 0 : 6, s < 2 ? 6 : 0));
        for (int i = 0; i < cowries; ++i) b.spots.push_back(place(SpotKind::pocket, "cowrie" + std::to_string(i + 1), {8, 2.5F + static_cast<float>(i)}, Tone::none, 8, 2 + i));
        for (int n = 0; n <= cowries; ++n) b.spots.push_back(kit::button_of(fall(n), std::to_string(n), std::to_string(n) + " mouth up"));
        b.spots.push_back(kit::button("lost", "No man can move"));
        return b;
    }
    std::vector<Face> faces(const Position& p) const {
        std::vector<Face> out;
        for (int s = 0; s < seats; ++s)
            for (int i = 0; i < men && plays_[at(s)]; ++i) {
                const auto& own = p.men_at[at(s)];
                if (i > 0 && own[at(i)] == own[at(i - 1)]) continue;
                out.push_back(kit::piece(Shape::checker, spot(s, own[at(i)]), s, card().seats[at(s)].id + " man", i + 1 < men && own[at(i + 1)] == own[at(i)] ? 2 : 1));
                out.back().id = s * men + i;
            }
        const auto shells = kit::thrown(p.up == nothing ? nullptr : &fall(p.up), Shape::cowrie, cowries, shell(), seats * men);
        out.insert(out.end(), shells.begin(), shells.end());
        return out;
    }
    std::vector<int> touches(const Position& p, Move m) const {
        if (p.up == nothing) return {shell() + cowries + static_cast<int>(m.code)};
        if (m == lost) return {shell() + 2 * cowries + 1};
        const int man = p.men_at[at(p.seat)][at(static_cast<int>(m.code))];
        return {spot(p.seat, man), spot(p.seat, man + steps(p))};
    }
    std::string words(const Position& p, Move m) const {
        if (p.up == nothing) return std::to_string(m.code) + "-up";
        if (m == lost) return "lost";
        const int man = p.men_at[at(p.seat)][at(static_cast<int>(m.code))];
        return (man == waiting ? "in" : grid().name(cell(p.seat, man))) + "-" + grid().name(cell(p.seat, man + steps(p)));
    }
    std::vector<Reason> reasons(const Position& p, Move m) const {
        if (p.up == nothing) return {{"toy.cross.throw", std::to_string(m.code) + " lie mouth up", {}, -1}};
        if (m == lost) return {{"toy.cross.lost", "no man can go so far", {}, -1}};
        const int man = p.men_at[at(p.seat)][at(static_cast<int>(m.code))], to = man + steps(p);
        std::vector<Reason> out{{man == waiting ? "toy.cross.enter" : to == home ? "toy.cross.home" : "toy.cross.move", std::to_string(steps(p)) + " steps", {spot(p.seat, man)}, spot(p.seat, to)}};
        if (p.up == 0) out.push_back({"toy.cross.again", "none mouth up: five, and another throw", {}, -1});
        if (others_on(p, p.seat, to).count == 1) out.push_back({"toy.cross.back", "a man alone is sent back", {spot(p.seat, man)}, spot(p.seat, to)});
        return out;
    }

    // "east 3,0 0,0 27,12 0,0 up:2": to move, each seat's men by their steps from the hand; then the cowries that lie mouth up.
    std::string write(const Position& p) const {
        std::string out = card().seats[at(p.seat)].id;
        for (const auto& side : p.men_at) out += " " + std::to_string(side[0]) + ":" + std::to_string(side[1]);
        return p.up == nothing ? out : out + " up:" + std::to_string(p.up);
    }
    Expected<Position> read_position(std::string_view text) const {
        const auto words = split_words(text);
        if (words.size() < 1 + seats) return Fault{"the position is cut short", "who is to move, and every seat's men", 0, 1};
        Position p;
        const auto seat = kit::read_seat(text, words[0], card());
        if (!seat) return seat.fault();
        if (!plays_[at(*seat)]) return kit::bad_word(text, words[0], "a seat that plays");
        p.seat = static_cast<std::int8_t>(*seat);
        for (int s = 0; s < seats; ++s) {
            const std::string_view word = words[at(s + 1)];
            const auto colon = word.find(':');
            const auto first = kit::numbered(word.substr(0, colon), ""), second = colon == word.npos ? std::nullopt : kit::numbered(word.substr(colon + 1), "");
            if (!first || !second || *first > home || *second < waiting || *first < *second || (!plays_[at(s)] && *first > waiting))
                return kit::bad_word(text, word, "the steps of two men, the further one first, such as 3:0");
            p.men_at[at(s)] = {static_cast<std::int8_t>(*first), static_cast<std::int8_t>(*second)};
        }
        for (int s = 0; s < seats; ++s)
            for (const int man : p.men_at[at(s)])
                if (man != waiting && others_on(p, s, man).count > 0) return kit::bad_word(text, words[at(s + 1)], "no men of two seats on one cell");
        const auto up = words.size() > 5 ? kit::numbered(words[5], "up:") : std::nullopt;
        const bool over = winner(p) != nothing;
        if (words.size() > 6 || (words.size() == 6 && (!up || *up < 0 || *up > cowries || over))) return kit::bad_word(text, words[5], "the cowries mouth up, such as up:2, while the game goes on");
        if (up) p.up = static_cast<std::int8_t>(*up);
        if (over && winner(p) != p.seat) return kit::bad_word(text, words[0], "the winner as the last to move");
        return p;
    }
    std::string sketch(const Position& p) const {
        return grid().sketch([&](int c) {
            for (int s = 0; s < seats; ++s)
                for (const int man : p.men_at[at(s)])
                    if (man != waiting && cell(s, man) == c) return "SENW"[s];
            return '.';
        }) + card().seats[at(p.seat)].id + (p.up == nothing ? " throws\n" : " has " + std::to_string(steps(p)) + "\n");
    }

private:
    static constexpr Move lost{99};

    static const kit::Grid& grid() {
        static const kit::Grid grid = kit::Grid::cross(3, 2, kit::Look::plain);
        return grid;
    }
    static const kit::Fall& fall(int up) {
        static const kit::Casting casting = kit::Casting::cowries(cowries);
        for (const kit::Fall& each : casting.falls())
            if (each.count("up") == up) return each;
        return casting.falls().front();
    }
    static int steps(const Position& p) { return p.up == 0 ? none_up : p.up; }
    static int winner(const Position& p) {
        for (int s = 0; s < seats; ++s)
            if (p.men_at[at(s)][men - 1] == home) return s;
        return nothing;
    }
    /// The cell a seat's man stands on after so many steps: out by the middle of his arm, round, and up his arm's middle again.
    static int cell(int seat, int steps) {
        // South's way, as columns and rows about the middle; each next seat's is a quarter turned to the left.
        static constexpr std::array<std::array<int, 2>, home> way{{{0, -3}, {1, -3}, {1, -2}, {1, -1}, {2, -1}, {3, -1}, {3, 0}, {3, 1}, {2, 1}, {1, 1}, {1, 2}, {1, 3}, {0, 3}, {-1, 3},
                                                                   {-1, 2}, {-1, 1}, {-2, 1}, {-3, 1}, {-3, 0}, {-3, -1}, {-2, -1}, {-1, -1}, {-1, -2}, {-1, -3}, {0, -2}, {0, -1}, {0, 0}}};
        auto [x, y] = way[at(steps - 1)];
        for (int quarter = 0; quarter < seat; ++quarter) {
            const int turned = -y;
            y = x;
            x = turned;
        }
        return grid().cell(3 + x, 3 + y);
    }
    struct Others {
        int seat = nothing, count = 0;
    };
    /// Who else stands where a seat's man is after so many steps; in the middle nobody is in the way.
    static Others others_on(const Position& p, int seat, int steps) {
        Others out;
        for (int s = 0; s < seats && steps != home; ++s)
            for (const int man : p.men_at[at(s)])
                if (s != seat && man != waiting && man != home && cell(s, man) == cell(seat, steps)) out.seat = s, ++out.count;
        return out;
    }

    /// The spots: cells, the hands of who plays, the cowries, the buttons.
    int spot(int seat, int steps) const {
        if (steps != waiting) return cell(seat, steps);
        int hand = grid().size();
        for (int s = 0; s < seat; ++s) hand += plays_[at(s)];
        return hand;
    }
    int shell() const { return grid().size() + static_cast<int>(std::count(plays_.begin(), plays_.end(), true)); }

    std::array<bool, seats> plays_{};
};

}  // namespace ludus::toys
