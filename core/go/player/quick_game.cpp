#include "core/go/player/quick_game.hpp"

#include <algorithm>
#include <bitset>

#include "core/go/player/ladder.hpp"
#include "core/go/player/patterns.hpp"

namespace ludus::go {

namespace {

// What is known of a move at first sight, as so many games won or lost by it.
constexpr float even = 10;                        ///< games, half of them won, so that no move begins with nothing
constexpr float takes_one = 15, takes_many = 30;  ///< taking a chain in atari, or saving one
constexpr float ladder = 10;                      ///< taking or saving by a ladder that is read to its end
constexpr float lost_ladder = 30;                 ///< lost: running from a ladder that works
constexpr float lost_stones = 10;                 ///< lost: a stone put in atari
constexpr float shape = 10;
constexpr std::array<float, 4> near_last{
    0, 24, 22, 8};                  ///< by steps along the lines from the last move; chains count as one point
constexpr float empty_corner = 10;  ///< on the third or fourth line where nothing stands near; lost on the first two
constexpr float opening_corner = 40, opening_side = 20;  ///< of a large board, the more stones are near the less
constexpr float opening_nearness = 0.25F;                ///< of the worth of near_last
constexpr float worst_pass = 10;                         ///< lost: a pass is tried last

constexpr std::size_t index(Point p) { return static_cast<std::size_t>(p); }

}  // namespace

/// A few moves to choose among.
class QuickGame::Few {
public:
    void add(Point p) {
        if (count_ < points_.size()) points_[count_++] = static_cast<std::int16_t>(p);
    }
    [[nodiscard]] bool is_empty() const { return count_ == 0; }
    [[nodiscard]] Point any(Random& random) const { return points_[random.below(count_)]; }

private:
    std::array<std::int16_t, 32> points_;
    std::size_t count_ = 0;
};

void QuickGame::put(Point p) {
    if (p == no_point) {
        board_.set_ko(no_point);
        ++turn_.passes;
    } else {
        board_.put(p, turn_.seat);
        turn_.passes = 0;
    }
    turn_.before_last = turn_.last;
    turn_.last = p;
    turn_.seat = 1 - turn_.seat;
}

unsigned QuickGame::around(Point p) const {
    const auto bits = [&](Point at, int place) { return static_cast<unsigned>(board_.colour(at)) << (2 * place); };
    const int s = board_.stride();
    return bits(p - s - 1, 0) | bits(p - s, 1) | bits(p - s + 1, 2) | bits(p - 1, 3) | bits(p + 1, 4) |
           bits(p + s - 1, 5) | bits(p + s, 6) | bits(p + s + 1, 7);
}

int QuickGame::liberties_after(Point p, int seat, int most) const {
    if (board_.vacant_beside(p) >= most) return most;
    std::array<std::int16_t, 12> found{};
    std::size_t count = 0;
    const auto add = [&](Point at) {
        const auto end = found.begin() + static_cast<std::ptrdiff_t>(count);
        if (at != p && std::find(found.begin(), end, at) == end) found[count++] = static_cast<std::int16_t>(at);
        return static_cast<int>(count) >= most;
    };
    for (const Point n : board_.beside(p)) {
        const Colour there = board_.colour(n);
        if (there == vacant) {
            if (add(n)) return most;
        } else if (there == seat) {
            std::array<std::int16_t, 4> of_chain{};
            const int n_of_chain = board_.liberties(n, std::span(of_chain).first(index(std::min(most + 1, 4))));
            for (int i = 0; i < n_of_chain; ++i)
                if (add(of_chain[index(i)])) return most;
        } else if (there == 1 - seat && board_.in_atari(n)) {
            if (board_.chain_size(n) > 1) return most;  // what is taken leaves more than one point
            if (add(n)) return most;
        }
    }
    return static_cast<int>(count);
}

void QuickGame::answer_atari(Few& out) const {
    const Point last = turn_.last;
    const int seat = turn_.seat;
    if (board_.colour(last) != 1 - seat) return;
    if (board_.in_atari(last)) {
        const Point p = board_.last_liberty(last);
        if (may_put(p)) out.add(p);
    }
    for (const Point n : board_.beside(last)) {
        if (board_.colour(n) != seat || !board_.in_atari(n)) continue;
        board_.each_of_chain(n, [&](Point stone) {
            for (const Point other : board_.beside(stone))
                if (board_.colour(other) == 1 - seat && board_.in_atari(other)) {
                    const Point p = board_.last_liberty(other);
                    if (may_put(p)) out.add(p);
                }
        });
        const Point p = board_.last_liberty(n);
        if (may_put(p) && liberties_after(p, seat, 2) > 1) out.add(p);
    }
}

void QuickGame::answer_shape(Point round, Few& out) const {
    if (round == no_point) return;
    const auto look = [&](Point p) {
        if (board_.is_vacant(p) && is_good_shape(around(p)) && may_put(p) && liberties_after(p, turn_.seat, 2) > 1)
            out.add(p);
    };
    for (const Point p : board_.beside(round)) look(p);
    for (const Point p : board_.across(round)) look(p);
}

bool QuickGame::is_worth_putting(Point p) const {
    if (board_.is_eye(p, turn_.seat) || !may_put(p)) return false;
    return board_.vacant_beside(p) > 1 || liberties_after(p, turn_.seat, 2) > 1;
}

Point QuickGame::choose(Random& random) const {
    if (turn_.last != no_point) {
        Few few;
        if (random.below(10) > 0) answer_atari(few);
        if (!few.is_empty()) return few.any(random);
        if (random.below(20) > 0) {
            answer_shape(turn_.last, few);
            answer_shape(turn_.before_last, few);
            if (!few.is_empty()) return few.any(random);
        }
    }
    const auto points = board_.vacant_points();
    if (points.empty()) return no_point;
    const std::size_t begin = random.below(points.size());
    Point doubtful = no_point;  // in atari, but perhaps there is nothing else
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point p = points[begin + i < points.size() ? begin + i : begin + i - points.size()];
        if (is_worth_putting(p)) return p;
        if (doubtful == no_point && !board_.is_eye(p, turn_.seat) && may_put(p)) doubtful = p;
    }
    return doubtful;
}

float QuickGame::play_out(Random& random, std::vector<QuickPlayed>& played) {
    turn_.passes = 0;  // after two passes too: only a filled board can be counted so
    for (int left = 3 * board_.cells(); left > 0 && !is_over(); --left) {
        const Point p = choose(random);
        if (p != no_point)
            played.push_back({static_cast<std::uint8_t>(turn_.seat), static_cast<std::uint16_t>(board_.cell(p))});
        put(p);
    }
    const float lead = ahead();
    return lead > 0 ? 1.0F : lead < 0 ? 0.0F : 0.5F;
}

Colour QuickGame::whose(Point p) const {
    if (!board_.is_vacant(p)) return board_.colour(p);
    std::array<bool, 2> beside{};
    for (const Point n : board_.beside(p))
        if (const Colour there = board_.colour(n); there <= white) beside[there] = true;
    return beside[black] == beside[white] ? vacant : beside[white] ? white : black;
}

/// By seat; only roughly, of a board that is not filled yet.
std::array<int, 2> QuickGame::count_camps() const {
    std::array<int, 2> camps{};
    std::bitset<512> seen;
    std::array<std::int16_t, StoneBoard::most_cells> camp;
    for (int c = 0; c < board_.cells(); ++c) {
        const Point from = board_.point(c);
        const Colour seat = board_.colour(from);
        if (seat > white || seen[index(from)]) continue;
        ++camps[seat];
        std::size_t count = 0;
        const auto add = [&](Point p) {
            if (seen[index(p)] || board_.colour(p) == outside || whose(p) != seat) return;
            seen.set(index(p));
            camp[count++] = static_cast<std::int16_t>(p);
        };
        add(from);
        for (std::size_t i = 0; i < count; ++i)
            for (const Point n : board_.beside(camp[i])) add(n);
    }
    return camps;
}

float QuickGame::ahead() const {
    int lead = 0;
    for (int c = 0; c < board_.cells(); ++c) {
        const Colour owner = whose(board_.point(c));
        const Colour counted = owner == vacant ? scoring_.neutral : owner;
        if (counted != vacant) lead += counted == black ? 1 : -1;
    }
    // A point given up is one less and the other's one more.
    if (scoring_.camps) {
        const std::array<int, 2> camps = count_camps();
        lead -= 2 * (camps[black] - camps[white]);
    }
    return static_cast<float>(lead) + scoring_.bonus;
}

void QuickGame::candidates(std::vector<QuickMove>& moves) const {
    const int seat = turn_.seat, lines = board_.lines();
    std::array<float, StoneBoard::most_cells> won{}, lost{}, nearness{};
    const auto of = [&](std::array<float, StoneBoard::most_cells>& what, Point p) -> float& {
        return what[static_cast<std::size_t>(board_.cell(p))];
    };

    // Chains in atari, and those that a ladder takes.
    for (int c = 0; c < board_.cells(); ++c) {
        const Point p = board_.point(c);
        if (board_.colour(p) > white || board_.chain(p) != p) continue;
        const float worth = board_.chain_size(p) > 1 ? takes_many : takes_one;
        if (board_.in_atari(p)) {
            const Point out = board_.last_liberty(p);
            if (board_.colour(p) != seat) {
                of(won, out) += worth;
                continue;
            }
            board_.each_of_chain(p, [&](Point stone) {
                for (const Point n : board_.beside(stone))
                    if (board_.colour(n) == 1 - seat && board_.in_atari(n))
                        of(won, board_.last_liberty(n)) = std::max(of(won, board_.last_liberty(n)), worth);
            });
            const int liberties = board_.stands(out, seat) ? liberties_after(out, seat, 3) : 0;
            if (liberties > 2) of(won, out) += worth;
            else if (liberties == 2) {
                StoneBoard after(board_);
                after.put(out, seat);
                if (ladder_takes(after, out)) of(lost, out) += lost_ladder;
                else of(won, out) += worth;
            }
            continue;
        }
        std::array<std::int16_t, 3> liberties{};
        if (board_.liberties(p, std::span(liberties)) != 2) continue;
        Point first = no_point;
        if (!ladder_takes(board_, p, &first)) continue;
        if (board_.colour(p) != seat) of(won, first) += ladder;
        else
            for (const std::int16_t out : std::span(liberties).first(2)) {
                if (!board_.stands(out, seat)) continue;
                StoneBoard after(board_);
                after.put(out, seat);
                const int count = after.liberties(p, 3);
                if (count > 2 || (count == 2 && !ladder_takes(after, p))) of(won, out) += ladder;
            }
    }

    // Near the last move.
    if (turn_.last != no_point) {
        std::bitset<512> seen;
        std::vector<Point> ring{turn_.last}, next;
        seen.set(index(turn_.last));
        for (std::size_t steps = 0; steps < near_last.size() && !ring.empty(); ++steps) {
            // A chain is met all at once.
            for (std::size_t i = 0; i < ring.size(); ++i) {
                if (board_.is_vacant(ring[i])) continue;
                board_.each_of_chain(ring[i], [&](Point stone) {
                    if (!seen[index(stone)]) seen.set(index(stone)), ring.push_back(stone);
                });
            }
            next.clear();
            for (const Point p : ring) {
                if (board_.is_vacant(p)) of(nearness, p) = near_last[steps];
                for (const Point n : board_.beside(p))
                    if (board_.colour(n) != outside && !seen[index(n)]) seen.set(index(n)), next.push_back(n);
            }
            std::swap(ring, next);
        }
    }

    // On a large board with few stones the corners come first, then the sides; on the lowest lines only stones are fought for.
    const bool opening = lines > 9 && board_.cells() - static_cast<int>(board_.vacant_points().size()) < 2 * lines;
    const auto stones_near = [&](int row, int column) {
        int count = 0;
        for (int r = std::max(0, row - 3); r <= std::min(lines - 1, row + 3); ++r)
            for (int c = std::max(0, column - 3); c <= std::min(lines - 1, column + 3); ++c)
                if (std::abs(r - row) + std::abs(c - column) <= 4)
                    count += !board_.is_vacant(board_.point(r * lines + c));
        return count;
    };
    const std::size_t before = moves.size();
    for (const std::int16_t p : board_.vacant_points()) {
        if (!may_put(p) || board_.is_eye(p, seat)) continue;
        const int cell = board_.cell(p), row = cell / lines, column = cell % lines;
        const int over_row = std::min(row, lines - 1 - row), over_column = std::min(column, lines - 1 - column);
        const int height = std::min(over_row, over_column);
        float good = of(won, p), bad = of(lost, p);
        if (opening && height < 2 && good <= 0) continue;
        good += of(nearness, p) * (opening ? opening_nearness : 1);
        if (is_good_shape(around(p))) good += shape;
        if (liberties_after(p, seat, 2) < 2) bad += lost_stones;
        const int near = stones_near(row, column);
        if (near == 0 && height < 2) bad += empty_corner;
        if (near == 0 && (height == 2 || (height == 3 && lines > 9))) good += empty_corner;
        if (opening && height >= 2 && height <= 3 && near < 3) {
            const int along = std::max(over_row, over_column);
            if (along <= 4) good += opening_corner / static_cast<float>(near + 1);
            else good += opening_side / static_cast<float>(near + 1);
        }
        moves.push_back({static_cast<std::uint16_t>(cell), even + good + bad, even / 2 + good});
    }
    const bool nothing_else = moves.size() == before;
    moves.push_back({pass(), even + (nothing_else ? 0 : worst_pass), even / 2});
}

}  // namespace ludus::go
