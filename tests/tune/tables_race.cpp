// tables-race [GAME] [PAIRS]: how well imperial or provincial (the default) can be played at all. The sides never meet, so a side
// may be looked at alone: from every way its men can stand, the fewest throws that are to be expected until they are heaped, and
// how likely they can be heaped within so many, worked out backwards from the end; and the same for one who plays at random. So
// it is known what he could win at most who is told at which throw the random player will be done: no player wins more, for no
// other has anything to go by but that. Then the best players whom nothing escapes but luck play a random one and the computer,
// the same dice both ways.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <unordered_map>
#include <vector>

#include "core/search/chances.hpp"
#include "core/search/think.hpp"
#include "tests/tune/tables_games.hpp"

namespace ludus::tables {

namespace {

/// A side by itself: three dice, and the exact number to the last point.
class Alone {
public:
    static constexpr int most = 64;  ///< throws looked at
    /// The odds of being heaped within 0, 1, 2 ... throws; and last, the throws to be expected, as a debt.
    using Odds = std::array<float, most + 1>;
    struct Known {
        Odds best, random;
    };

    explicit Alone(const Engine& engine) : engine_(engine) {
        list_ways();
        for (std::size_t s = 0; s < keys_.size(); ++s) know(s);
        parts_.clear();
    }

    /// Of that side.
    [[nodiscard]] const Known& of(const Position& p, int seat) const {
        std::uint64_t key = 0;
        const Course& course = engine_.variant().courses[at(seat)];
        for (int place = 1; place < course.length; ++place)
            key += static_cast<std::uint64_t>(p.men[at(seat)][at(course.point(place))]) << shift(course.length - place);
        return known_[index_.at(key)];
    }
    [[nodiscard]] std::size_t ways() const { return keys_.size(); }

private:
    static constexpr int points_before = 11;  ///< the last
    static int shift(int left) { return 4 * (left - 1); }
    static int men(std::uint64_t key, int left) { return static_cast<int>(key >> shift(left) & 15); }
    static std::uint64_t moved(std::uint64_t key, int left, int die) {
        key -= std::uint64_t{1} << shift(left);
        return die < left ? key + (std::uint64_t{1} << shift(left - die)) : key;
    }
    static int pips(std::uint64_t key) {
        int sum = 0;
        for (int left = 1; left <= points_before; ++left) sum += left * men(key, left);
        return sum;
    }

    /// What is left of a throw: up to three dice, high to low.
    struct Rest {
        std::array<int, 3> dice{};
        int count = 0, ways = 1;              ///< of a whole throw: how many of 216
        std::array<int, 3> less{-1, -1, -1};  ///< without its first, second, third die
    };
    static const std::vector<Rest>& rests() {
        static const std::vector<Rest> all = [] {
            std::vector<Rest> out{{}};
            const auto find = [&](std::array<int, 3> dice) {
                std::sort(dice.rbegin(), dice.rend());
                return static_cast<int>(
                    std::find_if(out.begin(), out.end(), [&](const Rest& r) { return r.dice == dice; }) - out.begin());
            };
            const auto add = [&](int a, int b, int c) {
                Rest rest{{a, b, c},
                          1 + (b > 0) + (c > 0),
                          a == b && b == c   ? 1
                          : a == b || b == c ? 3
                                             : 6,
                          {-1, -1, -1}};
                for (int i = 0; i < rest.count; ++i) {
                    if (i > 0 && rest.dice[at(i)] == rest.dice[at(i - 1)]) continue;
                    std::array<int, 3> others = rest.dice;
                    others[at(i)] = 0;
                    rest.less[at(i)] = find(others);
                }
                out.push_back(rest);
            };
            for (int a = 6; a >= 1; --a) add(a, 0, 0);
            for (int a = 6; a >= 1; --a)
                for (int b = a; b >= 1; --b) add(a, b, 0);
            for (int a = 6; a >= 1; --a)
                for (int b = a; b >= 1; --b)
                    for (int c = b; c >= 1; --c) add(a, b, c);
            return out;
        }();
        return all;
    }
    static constexpr std::size_t kept_rests = 1 + 6 + 21;  ///< a whole throw is looked at once only

    /// What the rest of a throw leads to from one way to stand.
    struct Part {
        std::array<std::int8_t, kept_rests> used{};  ///< as many of the dice as can be
        std::array<Known, kept_rests> worth;
    };

    /// All ways to stand that can come, those nearer to the end first.
    void list_ways() {
        std::uint64_t first = 0;
        const Position start = engine_.start();
        const Course& course = engine_.variant().courses[am];
        for (int place = 1; place < course.length; ++place)
            first += static_cast<std::uint64_t>(start.men[am][at(course.point(place))]) << shift(course.length - place);
        keys_.assign(1, first);
        index_[first] = 0;
        for (std::size_t i = 0; i < keys_.size(); ++i) {
            const std::uint64_t key = keys_[i];
            for (int left = 1; left <= points_before; ++left) {
                for (int die = 1; men(key, left) > 0 && die <= std::min(left, 6); ++die) {
                    const std::uint64_t next = moved(key, left, die);
                    if (index_.emplace(next, 0).second) keys_.push_back(next);
                }
            }
        }
        std::stable_sort(keys_.begin(), keys_.end(),
                         [](std::uint64_t a, std::uint64_t b) { return pips(a) < pips(b); });
        for (std::size_t i = 0; i < keys_.size(); ++i) index_[keys_[i]] = i;
        known_.resize(keys_.size());
        parts_.resize(keys_.size());
    }

    void know(std::size_t s) {
        const std::uint64_t key = keys_[s];
        parts_[s] = std::make_unique<Part>();
        Part& part = *parts_[s];
        Known& here = known_[s];
        here.best.fill(1);
        here.random.fill(1);
        here.best.back() = here.random.back() = 0;
        if (key == 0) {
            // Whoever is done is owed nothing more, and the other dice are void.
            for (std::size_t r = 0; r < kept_rests; ++r) {
                part.used[r] = static_cast<std::int8_t>(rests()[r].count);
                part.worth[r] = here;
            }
            return;
        }
        // Where this throw leads, by the odds; throws that move nobody lead here again.
        Known sum{}, reached;
        double idle = 0;
        for (std::size_t r = kept_rests; r < rests().size(); ++r) {
            const double odds = rests()[r].ways / 216.0;
            if (play_rest(key, rests()[r], reached) == 0) {
                idle += odds;
                continue;
            }
            for (std::size_t k = 0; k <= most; ++k) {
                sum.best[k] += static_cast<float>(odds) * reached.best[k];
                sum.random[k] += static_cast<float>(odds) * reached.random[k];
            }
        }
        for (const auto whose : {&Known::best, &Known::random}) {
            Odds& out = here.*whose;
            out[0] = 0;
            for (std::size_t k = 1; k < most; ++k) out[k] = (sum.*whose)[k - 1] + static_cast<float>(idle) * out[k - 1];
            out.back() = static_cast<float>(((sum.*whose).back() - 1) / (1 - idle));
        }
        part.worth[0] = here;
        for (std::size_t r = 1; r < kept_rests; ++r) {
            part.used[r] = static_cast<std::int8_t>(play_rest(key, rests()[r], part.worth[r]));
            if (part.used[r] == 0) part.worth[r] = here;
        }
        // No die goes farther back than this.
        while (pips(keys_[forgotten_]) < pips(key) - 6) parts_[forgotten_++].reset();
    }

    /// Every use of one of these dice that leaves the most of them to use. How many that is in all.
    int play_rest(std::uint64_t key, const Rest& rest, Known& out) const {
        int used = 0;
        float uses = 0;
        for (int i = 0; i < rest.count; ++i) {
            const int die = rest.dice[at(i)], less = rest.less[at(i)];
            for (int left = die; less >= 0 && left <= points_before; ++left) {
                if (men(key, left) == 0) continue;
                const Part& after = *parts_[index_.at(moved(key, left, die))];
                const int now = 1 + after.used[at(less)];
                if (now < used) continue;
                const Known& worth = after.worth[at(less)];
                if (now > used) {
                    used = now;
                    uses = 1;
                    out = worth;
                    continue;
                }
                ++uses;
                for (std::size_t k = 0; k <= most; ++k) {
                    out.best[k] = std::max(out.best[k], worth.best[k]);
                    out.random[k] += worth.random[k];
                }
            }
        }
        if (uses > 1)
            for (float& odds : out.random) odds /= uses;
        return used;
    }

    const Engine& engine_;
    std::vector<std::uint64_t> keys_;
    std::unordered_map<std::uint64_t, std::size_t> index_;
    std::vector<Known> known_;
    std::vector<std::unique_ptr<Part>> parts_;
    std::size_t forgotten_ = 0;
};

/// The odds of being heaped at a throw of one's own before the other is at his, he to throw first or second; he is told nothing but
/// may play as though he knew at which throw the other will be done.
double ahead(const Alone::Odds& mine, const Alone::Odds& his, bool i_throw) {
    double sum = 0, before = 0;
    for (std::size_t k = 1; k < Alone::most; ++k) {
        const double at_this = static_cast<double>(his[k]) - before;
        before = static_cast<double>(his[k]);
        sum += at_this * static_cast<double>(mine[i_throw ? k : k - 1]);
    }
    // Who is not done by then is reckoned to lose.
    return sum + 1 - before;
}

using Player = std::function<Position(const Position&, Random&)>;  ///< plays a die or all

/// Which seat wins.
int play(const Engine& engine, const Player& first, const Player& second, std::uint64_t seed) {
    Random dice(scatter(seed)), whims(scatter(seed + 1));
    MoveList moves;
    Position p = engine.start();
    while (!engine.result(p).over) {
        const int seat = engine.to_move(p);
        if (seat == chance) {
            engine.moves(p, moves);
            p = engine.play(p, sample_chance(engine, p, moves, dice));
        } else {
            p = (seat == am ? first : second)(p, whims);
        }
    }
    return engine.result(p).score[am] > 0 ? am : n_and;
}

void compare(const Engine& engine, const char* name, const Player& one, const Player& other, int pairs) {
    int won = 0, both = 0, neither = 0;
    for (int i = 0; i < pairs; ++i) {
        const auto seed = static_cast<std::uint64_t>(7919 * i + 1);
        const bool as_first = play(engine, one, other, seed) == am, as_second = play(engine, other, one, seed) == n_and;
        won += as_first + as_second;
        both += as_first && as_second;
        neither += !as_first && !as_second;
    }
    // From pair to pair: what a pair wins is a game at a mean, or two, or none.
    const double share = won / (2.0 * pairs), spread = (both + neither) / (4.0 * pairs) - (share - 0.5) * (share - 0.5);
    std::printf("%-36s %.2f of 100 over %d games (± %.2f); decided by the dice: %.1f of 100 pairs\n", name, 100 * share,
                2 * pairs, 100 * std::sqrt(spread / pairs), 100.0 * (pairs - both - neither) / pairs);
    std::fflush(stdout);
}

int race(int count, char** words) {
    std::string game = "royal-provincial";
    if (count > 1 && std::atoi(words[1]) == 0) {
        game = words[1];
        --count;
        ++words;
    }
    const int pairs = count > 1 ? std::atoi(words[1]) : 1000;
    const auto engine = engine_of(game, nullptr);
    if (!engine || !engine->variant().heaping || engine->variant().heap_by_more) {
        std::fprintf(stderr, "tables-race [royal-imperial|royal-provincial] [PAIRS]\n");
        return 2;
    }
    const Alone alone(*engine);
    const Alone::Known& start = alone.of(engine->start(), am);
    std::printf(
        "from the array %.4f throws are to be expected, at best; of one who plays at random %.4f (%zu ways to stand)\n",
        -static_cast<double>(start.best.back()), -static_cast<double>(start.random.back()), alone.ways());
    const double as_first = ahead(start.best, start.random, true), as_second = ahead(start.best, start.random, false);
    std::printf("against a random player nobody wins more than %.2f of 100 (%.2f throwing first, %.2f second)\n",
                50 * (as_first + as_second), 100 * as_first, 100 * as_second);
    std::fflush(stdout);

    using Worth = std::function<double(const Position&, int)>;
    const auto by = [&](const Worth& worth) {
        return Player{[&engine, worth](const Position& p, Random&) {
            static std::vector<Position> ends;
            list_ends(*engine, p, ends);
            const Position* kept = nullptr;
            double most = -1e9;
            for (const Position& end : ends) {
                const double here = engine->result(end).over ? 1e8 : worth(end, p.turn);
                if (here > most) {
                    most = here;
                    kept = &end;
                }
            }
            return *kept;
        }};
    };
    const Player fewest =
        by([&](const Position& end, int seat) { return static_cast<double>(alone.of(end, seat).best.back()); });
    const Player likeliest = by([&](const Position& end, int seat) {
        return ahead(alone.of(end, seat).best, alone.of(end, 1 - seat).random, false) +
               1e-6 * static_cast<double>(alone.of(end, seat).best.back());
    });
    const Player random = [&](const Position& p, Random& whims) {
        MoveList moves;
        engine->moves(p, moves);
        return engine->play(p, moves[whims.below(moves.size())]);
    };
    const auto machine = [&](int depth) {
        return Player{[&engine, depth](const Position& p, Random&) {
            return engine->play(p, search(*engine, p, {.depth = depth}, {}, {}).best);
        }};
    };
    compare(*engine, "likeliest to win against random", likeliest, random, pairs);
    compare(*engine, "fewest throws against random", fewest, random, pairs);
    compare(*engine, "one throw against random", machine(1), random, pairs);
    compare(*engine, "two throws against random", machine(2), random, pairs);
    compare(*engine, "fewest throws against one throw", fewest, machine(1), pairs);
    compare(*engine, "fewest throws against two throws", fewest, machine(2), pairs);
    compare(*engine, "two throws against one", machine(2), machine(1), pairs);
    return 0;
}

}  // namespace

}  // namespace ludus::tables

int main(int count, char** words) { return ludus::tables::race(count, words); }
