#pragma once
// Stones by turns on the crossings of nine or nineteen lines; what has no liberty is captured, and a board may not stand again. After two
// passes the area counts, and from the first pass on it is marked on the board. The computer plays it by playing it out. The stones are
// those of the whole game (core/go); what is tried here is the shape.

#include <array>

#include "core/base/random.hpp"
#include "core/game/tally.hpp"
#include "core/go/stones.hpp"
#include "core/kit/grid_game.hpp"
#include "core/kit/repetition.hpp"
#include "tests/toys/toy.hpp"

namespace ludus::toys {

class Go : public kit::GridGame<Go> {
public:
    static constexpr int most = go::StoneBoard::most_cells, none = -1;
    static constexpr bool two_sided = true;

    struct Position {
        kit::Owners<most> owner;   // 0 black, 1 white; a1 b1 ...
        std::uint64_t stones = 0;  // a number for what stands where
        int plies = 0, ko = none;  // where one may not take back at once
        int seat = 0, passes = 0;
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card() {
        static const Card card = [] {
            Card c = kit::plain_card("toys", "toy-go", "Go", {"black", "white"});
            c.seats[0].coat = coats::ink;
            c.seats[1].coat = coats::paper;
            c.options = {{"lines", "Lines", "toy.go.lines", false, "9", {{"9", "nine"}, {"19", "nineteen"}}},
                         {"ko",
                          "Taking back",
                          "toy.go.ko",
                          false,
                          "board",
                          {{"board", "no board may stand again"}, {"one", "not a single stone at once"}}}};
            add_rules(c, "toy.go.", "lines put capture ko pass area long");
            return c;
        }();
        return card;
    }

    explicit Go(const Options& options)
        : GridGame({.grid = {options.number("lines"), options.number("lines"), kit::Look::lines},
                    .signs = "XO",
                    .piece = "stone",
                    .puts = true,
                    .actions = {{"pass", "Pass"}}}),
          points_(grid().size()),
          no_board_again_(options["ko"] == "board") {}

    Position start() const { return {}; }

    void moves(const Position& p, MoveList& list) const {
        list.clear();
        if (over(p)) return;
        const go::StoneBoard board = stones(p);
        for (int c = 0; c < points_; ++c)
            if (c != p.ko && may_put(board, c, p.seat)) list.push_back(kit::put(c));
        list.push_back(pass);
    }

    Position play(const Position& p, Move m) const {
        Position q = p;
        ++q.plies;
        q.seat = 1 - p.seat;
        q.ko = none;
        if (m == pass) {
            ++q.passes;
            return q;
        }
        go::StoneBoard board = stones(p);
        board.put(board.point(kit::to(m)), p.seat);
        for (int c = 0; c < points_; ++c) q.owner.put(c, seat_of(board.colour(board.point(c))));
        q.stones = number_of(q);
        q.ko = ko_of(board);
        q.passes = 0;
        return q;
    }

    /// No board stands again.
    void remove_repetitions(std::span<const Position> line, MoveList& list) const {
        if (!no_board_again_ || list.empty()) return;
        const Position& now = line.back();
        const go::StoneBoard board = stones(now);
        kit::remove_repeats(
            line, list, 2, [](const Position& p) { return p.stones; },
            [&](Move m) {
                if (m == pass) return ~now.stones;
                const int c = kit::to(m);
                return board.captures(board.point(c), now.seat) ? play(now, m).stones
                                                                : now.stones ^ number_of(c, now.seat);
            });
    }

    Outcome result(const Position& p) const {
        if (!over(p)) return {};
        const auto area = areas(p);
        const char* rule = p.passes == 2 ? "toy.go.area" : "toy.go.long";
        if (area[0] == area[1]) return kit::drawn(card(), rule, "both have " + std::to_string(area[0]));
        const int winner = area[1] > area[0];
        return kit::won_by(card(), winner, rule,
                           " has " + std::to_string(area[at(winner)]) + " of " + std::to_string(points_));
    }

    // ---- for the computer player ----

    /// Nearer the third line, beside other stones, taking or saving: what is tried first.
    int move_score(const Position& p, Move m) const {
        if (m == pass) return -100;
        const int c = kit::to(m), lines = grid().columns();
        const auto edge = [&](int place) { return std::min({place, lines - 1 - place, 3}); };
        int worth = 10 * std::min(edge(grid().column(c)), edge(grid().row(c)));
        for (int right = -1; right <= 1; ++right)
            for (int up = -1; up <= 1; ++up)
                if (const int n = grid().step(c, right, up); n != c && n != kit::nowhere && p.owner[n] != none)
                    worth += right == 0 || up == 0 ? 15 : 10;
        return worth;
    }
    /// Nobody fills his own eyes.
    void prune(const Position& p, MoveList& list) const {
        const go::StoneBoard board = stones(p);
        std::erase_if(list, [&](Move m) { return m != pass && board.is_eye(board.point(kit::to(m)), p.seat); });
    }
    /// Any stones by turns but in one's own eyes, until neither has a place for one.
    Outcome play_out(const Position& p, Random& random) const {
        go::StoneBoard board = stones(p);
        std::array<std::int16_t, most> free;
        int seat = p.seat, passes = p.passes, ko = p.ko;
        for (int left = 3 * points_; left > 0 && passes < 2; --left, seat = 1 - seat) {
            int count = 0;
            for (int c = 0; c < points_; ++c)
                if (board.is_vacant(board.point(c))) free[at(count++)] = static_cast<std::int16_t>(c);
            int put = none;
            while (count > 0 && put == none) {
                const std::size_t i = random.below(at(count));
                if (free[i] != ko && may_put(board, free[i], seat) && !board.is_eye(board.point(free[i]), seat))
                    put = free[i];
                free[i] = free[at(--count)];
            }
            passes = put == none ? passes + 1 : 0;
            ko = none;
            if (put == none) continue;
            board.put(board.point(put), seat);
            ko = ko_of(board);
        }
        Outcome outcome;
        outcome.over = true;
        const auto whose = areas_of(board);
        int ahead = 0;
        for (int c = 0; c < points_; ++c) ahead += whose[at(c)] == none ? 0 : 1 - 2 * whose[at(c)];
        outcome.score = ahead > 0   ? std::array{1.0F, 0.0F, 0.0F, 0.0F}
                        : ahead < 0 ? std::array{0.0F, 1.0F, 0.0F, 0.0F}
                                    : std::array{0.5F, 0.5F, 0.0F, 0.0F};
        return outcome;
    }

    Board board() const {
        Board b = GridGame::board();
        const int lines = grid().columns();
        for (const int row : {3, lines / 2, lines - 4})
            for (const int column : {3, lines / 2, lines - 4})
                if (lines > 9 || (row == lines / 2) == (column == lines / 2))
                    b.dots.push_back(b.spots[at(grid().cell(column, row))].centre);
        return b;
    }
    Overlay overlay(const Position& p) const {
        Overlay o;
        if (p.passes == 0) return o;
        const auto whose = areas_of(stones(p));
        for (int c = 0; c < points_; ++c)
            if (p.owner[c] == none && whose[at(c)] != none) o.owned.push_back({c, whose[at(c)]});
        return o;
    }
    std::vector<Tally> tallies(const Position& p) const {
        const auto area = areas(p);
        return {{"Area", {{"Black", std::to_string(area[0]), {}}, {"White", std::to_string(area[1]), {}}}}};
    }

    std::vector<Reason> reasons(const Position& p, Move m) const {
        if (m == pass) return {{"toy.go.pass", "a player may pass", {}, -1}};
        const int c = kit::to(m);
        std::vector<Reason> out{{"toy.go.put", "a free crossing", {}, c}};
        const Position after = play(p, m);
        for (int gone = 0; gone < points_; ++gone)
            if (p.owner[gone] == 1 - p.seat && after.owner[gone] == none)
                out.push_back({"toy.go.capture", "no liberty is left to " + grid().name(gone), {c}, gone});
        return out;
    }

    // "white 0.1.. ko:c3 passes:1 plies:7": to move, the crossings from a1; then what differs from nothing.
    void fields(kit::Fields& f, Position& p) const {
        f.seat(p.seat, card());
        f.owners(p.owner.first(at(points_)), 2);
        f.cell("ko", p.ko, grid());
        f.number("passes", p.passes, 2);
        f.counter("plies", p.plies, most_plies());
        p.stones = number_of(p);
    }
    void check(kit::Fields& f, const Position& p) const {
        const go::StoneBoard board = stones(p);
        for (int c = 0; c < points_; ++c)
            f.expect(p.owner.is_free(c) || board.liberties(board.point(c), 1) > 0, 1,
                     "a stone with a liberty on " + grid().name(c));
        f.expect(p.ko == none || (p.owner.is_free(p.ko) && board.captures(board.point(p.ko), p.seat) && p.passes == 0),
                 2, "a point where a stone might be taken back");
    }
    std::uint64_t hash(const Position& p) const { return kit::mix(kit::mix(p.stones, 2 * p.passes + p.seat), p.ko); }

    /// By seat: stones, and what only they touch.
    std::array<int, 2> areas(const Position& p) const {
        const auto whose = areas_of(stones(p));
        std::array<int, 2> count{};
        for (int c = 0; c < points_; ++c)
            if (whose[at(c)] != none) ++count[at(whose[at(c)])];
        return count;
    }

private:
    static constexpr Move pass = kit::action(0);

    int most_plies() const { return 3 * points_; }
    bool over(const Position& p) const { return p.passes == 2 || p.plies >= most_plies(); }
    static int seat_of(go::Colour colour) { return colour == go::vacant ? none : static_cast<int>(colour); }
    go::StoneBoard stones(const Position& p) const {
        go::StoneBoard board(grid().columns());
        for (int c = 0; c < points_; ++c)
            if (p.owner[c] != none) board.set(board.point(c), p.owner[c]);
        return board;
    }
    /// Nobody takes his own stones away.
    static bool may_put(const go::StoneBoard& board, int c, int seat) {
        return board.is_vacant(board.point(c)) && board.stands(board.point(c), seat);
    }
    static int ko_of(const go::StoneBoard& board) { return board.ko() == go::no_point ? none : board.cell(board.ko()); }
    std::array<std::int8_t, most> areas_of(const go::StoneBoard& board) const {
        std::array<go::Colour, most> areas;
        go::tell_areas(board, areas);
        std::array<std::int8_t, most> whose{};
        for (int c = 0; c < points_; ++c) whose[at(c)] = static_cast<std::int8_t>(seat_of(areas[at(c)]));
        return whose;
    }
    static std::uint64_t number_of(int point, int seat) {
        return scatter(static_cast<std::uint64_t>(2 * point + seat));
    }
    std::uint64_t number_of(const Position& p) const {
        std::uint64_t all = 0;
        for (int c = 0; c < points_; ++c)
            if (p.owner[c] != none) all ^= number_of(c, p.owner[c]);
        return all;
    }

    int points_;
    bool no_board_again_;
};

}  // namespace ludus::toys
