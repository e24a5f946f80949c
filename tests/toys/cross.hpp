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

class Cross : public kit::Described<Cross> {
public:
    static constexpr int seats = 4, men = 2, cowries = 3, waiting = 0, round = 24, home = round + 3, nothing = -1,
                         none_up = 5;

    struct Position {
        // By seat, the one who is further on first: steps from the hand.
        std::array<std::array<int, men>, seats> men_at{};
        int seat = 0;
        int up = nothing;  // how many cowries lie mouth up
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card() {
        static const Card card = [] {
            Card c;
            c.id = "toy-cross";
            c.name = "Round the cross";
            c.family = "toys";
            c.seats = {{"south", "South", 0, coats::red},
                       {"east", "East", 1, coats::buff},
                       {"north", "North", 2, coats::green},
                       {"west", "West", 3, coats::violet}};
            c.options = {{"players",
                          "Players",
                          "toy.cross.players",
                          false,
                          "4",
                          {{"4", "four", {}}, {"3", "three", {"west"}}, {"2", "two", {"east", "west"}}}}};
            c.has_chance = c.has_rolls = true;
            add_rules(c, "toy.cross.", "players throw enter move again back lost home");
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
            if (own[at(i)] + steps(p) <= home && (i == 0 || own[at(i)] != own[0]) &&
                others_on(p, p.seat, own[at(i)] + steps(p)).count < men)
                list.push_back({static_cast<std::uint64_t>(i)});
        if (list.empty()) list.push_back(lost);
    }
    double odds(const Position&, Move m) const { return fall(static_cast<int>(m.code)).odds; }

    Position play(const Position& p, Move m) const {
        Position q = p;
        if (p.up == nothing) {
            q.up = static_cast<int>(m.code);
            return q;
        }
        auto& own = q.men_at[at(p.seat)];
        if (m != lost) {
            auto& man = own[at(static_cast<int>(m.code))];
            man += steps(p);
            if (const Others others = others_on(q, p.seat, man); others.count == 1)
                for (auto& each : q.men_at[at(others.seat)])
                    if (each != waiting && each != home && cell(others.seat, each) == cell(p.seat, man)) each = waiting;
            for (auto& side : q.men_at) std::sort(side.begin(), side.end(), std::greater<>());
        }
        q.up = nothing;
        const bool next = winner(q) == nothing && p.up != 0;
        if (next) q.seat = (q.seat + 1) % seats;
        while (next && !plays_[at(q.seat)]) q.seat = (q.seat + 1) % seats;
        return q;
    }

    Outcome result(const Position& p) const {
        const int seat = winner(p);
        return seat == nothing ? Outcome{} : kit::won_by(card(), seat, "toy.cross.home", " has both men in the middle");
    }
    Board board() const {
        Board b = grid().board();
        b.width += 2;
        constexpr std::array<Vec, seats> corners{{{1, 6}, {6, 6}, {6, 1}, {1, 1}}};
        for (int s = 0; s < seats; ++s)
            if (plays_[at(s)])
                b.spots.push_back(place(SpotKind::pocket, card().seats[at(s)].id + "-hand", corners[at(s)], Tone::none,
                                        s == 0 || s == 3 ? 0 : 6, s < 2 ? 6 : 0));
        for (int i = 0; i < cowries; ++i)
            b.spots.push_back(place(SpotKind::pocket, "cowrie" + std::to_string(i + 1),
                                    {8, 2.5F + static_cast<float>(i)}, Tone::none, 8, 2 + i));
        for (int n = 0; n <= cowries; ++n)
            b.spots.push_back(kit::button_of(fall(n), std::to_string(n), std::to_string(n) + " mouth up"));
        b.spots.push_back(kit::button("lost", "No man can move"));
        return b;
    }
    std::vector<Face> faces(const Position& p) const {
        std::vector<Face> out;
        for (int s = 0; s < seats; ++s)
            for (int i = 0; i < men && plays_[at(s)]; ++i) {
                const auto& own = p.men_at[at(s)];
                if (i > 0 && own[at(i)] == own[at(i - 1)]) continue;
                out.push_back(kit::piece(Shape::checker, spot(s, own[at(i)]), s, card().seats[at(s)].id + " man",
                                         i + 1 < men && own[at(i + 1)] == own[at(i)] ? 2 : 1));
                out.back().id = s * men + i;
            }
        const auto shells =
            kit::thrown(p.up == nothing ? nullptr : &fall(p.up), Shape::cowrie, cowries, shell(), seats * men);
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
        return (man == waiting ? "in" : grid().name(cell(p.seat, man))) + "-" +
               grid().name(cell(p.seat, man + steps(p)));
    }
    std::vector<Reason> reasons(const Position& p, Move m) const {
        if (p.up == nothing) return {{"toy.cross.throw", std::to_string(m.code) + " lie mouth up", {}, -1}};
        if (m == lost) return {{"toy.cross.lost", "no man can go so far", {}, -1}};
        const int man = p.men_at[at(p.seat)][at(static_cast<int>(m.code))], to = man + steps(p);
        std::vector<Reason> out{{man == waiting ? "toy.cross.enter"
                                 : to == home   ? "toy.cross.home"
                                                : "toy.cross.move",
                                 std::to_string(steps(p)) + " steps",
                                 {spot(p.seat, man)},
                                 spot(p.seat, to)}};
        if (p.up == 0) out.push_back({"toy.cross.again", "none mouth up: five, and another throw", {}, -1});
        if (others_on(p, p.seat, to).count == 1)
            out.push_back({"toy.cross.back", "a man alone is sent back", {spot(p.seat, man)}, spot(p.seat, to)});
        return out;
    }

    // "east 3,0 0,0 27,12 0,0 up:2": to move, each seat's men by their steps from the hand; then the cowries that lie mouth up.
    void fields(kit::Fields& f, Position& p) const {
        f.seat(p.seat, card());
        for (auto& side : p.men_at) {
            const auto read = [&](std::string_view word) { return read_steps(word, side); };
            f.word(std::to_string(side[0]) + ":" + std::to_string(side[1]), read,
                   "the steps of two men, the further one first, such as 3:0");
        }
        f.number("up", p.up, cowries, 0);
    }
    void check(kit::Fields& f, const Position& p) const {
        f.expect(plays_[at(p.seat)], 0, "a seat that plays");
        for (int s = 0; s < seats; ++s) {
            f.expect(plays_[at(s)] || p.men_at[at(s)][0] == waiting, at(s + 1), "0:0, for that seat does not play");
            for (const int man : p.men_at[at(s)])
                f.expect(man == waiting || others_on(p, s, man).count == 0, at(s + 1),
                         "no men of two seats on one cell");
        }
        f.expect(winner(p) == nothing || p.up == nothing, 5, "no cowries: the game is over");
        f.expect(winner(p) == nothing || winner(p) == p.seat, 0, "the winner as the last to move");
    }
    std::string sketch(const Position& p) const {
        return grid().sketch([&](int c) {
            for (int s = 0; s < seats; ++s)
                for (const int man : p.men_at[at(s)])
                    if (man != waiting && cell(s, man) == c) return "SENW"[s];
            return '.';
        }) + card().seats[at(p.seat)].id +
               (p.up == nothing ? " throws\n" : " has " + std::to_string(steps(p)) + "\n");
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
    static bool read_steps(std::string_view word, std::array<int, men>& side) {
        const auto colon = std::min(word.find(':'), word.size() - 1);
        const auto first = numbered(word.substr(0, colon), ""), second = numbered(word.substr(colon), ":");
        if (!first || !second || *first > home || *second < waiting || *first < *second) return false;
        side = {*first, *second};
        return true;
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
        static constexpr std::array<std::array<int, 2>, home> way{
            {{0, -3}, {1, -3},  {1, -2},  {1, -1},  {2, -1},  {3, -1},  {3, 0},  {3, 1},  {2, 1},
             {1, 1},  {1, 2},   {1, 3},   {0, 3},   {-1, 3},  {-1, 2},  {-1, 1}, {-2, 1}, {-3, 1},
             {-3, 0}, {-3, -1}, {-2, -1}, {-1, -1}, {-1, -2}, {-1, -3}, {0, -2}, {0, -1}, {0, 0}}};
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
                if (s != seat && man != waiting && man != home && cell(s, man) == cell(seat, steps))
                    out.seat = s, ++out.count;
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
