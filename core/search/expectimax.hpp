#pragma once
// Looking ahead by whole throws, for two sides who throw dice. All that a side may bring about with a throw (its "ends")
// is looked at first as it stands, then the best few through every throw that may come next and the other side's best
// answer to it, and so on. Values are points of the score, as the odds expect them, always for one side.
// Long: one search whose parts share its state.

#include <algorithm>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <numeric>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/base/random.hpp"
#include "core/game/limits.hpp"
#include "core/game/rules.hpp"
#include "core/search/budget.hpp"
#include "core/search/chances.hpp"
#include "core/search/retrograde.hpp"

namespace ludus {

/// Games in which the sides may come past each other:
///   bool parted(p)                dice are to be thrown, and nothing either side does with any throw touches the other
///   Position skip_roll(p, side)  ... and p with that side to throw next, had the other thrown already and moved nobody
template <class G>
concept HasContactEnd = requires(const G g, const typename G::Position& p) {
    { g.no_more_contact(p) } -> std::same_as<bool>;
    { g.skip_roll(p, 0) } -> std::same_as<typename G::Position>;
};

template <Rules G>
requires ThrowsDice<G>
class Expectimax {
    using P = typename G::Position;

    static constexpr int most_throws = 3;           ///< looked ahead where dice fall
    static constexpr int most_throws_known = 24;    ///< ... and where each throw is known or chosen
    static constexpr std::size_t many_throws = 30;  ///< of so many and more, one throw less is looked ahead
    static constexpr std::size_t wide_at_root = 20, narrow_at_root = 6,
                                 few = 3;  ///< ends looked into: at 2, at 3, deeper inside
    static constexpr std::size_t few_known = 6;
    static constexpr double worth_a_look = 0.25, worth_a_deep_look = 0.08;  ///< points behind the best
    static constexpr std::size_t most_exhausted = 400'000;  ///< positions, where all that can come are looked at
    static constexpr double seen_enough = 0.34;             ///< of the odds, for ends to be compared by
    static constexpr double sure = 3;    ///< standard errors by which an end is known to be the worse
    static constexpr double rare = 0.1;  ///< points besides that throws not seen yet may turn: a single shot
    static constexpr std::size_t widest = 400, wide = 40,
                                 wide_known = 300;  ///< positions gone on with in the middle of a throw
    static constexpr double wobble_a_point = 1000;  ///< hundredths of a man that are as much as a point
    static constexpr double infinity = 1e9;

public:
    Expectimax(const G& rules, const Limits& limits, const std::function<bool()>& stop)
        : rules_(rules), limits_(limits), stop_(stop), budget_(limits, stop) {
        for (const auto& seat : rules.card().seats) sides_.push_back(seat.side);
    }

    /// A seat is to move at `root`, at the beginning of its throw or in the middle of it, and the game is not over.
    /// Asked again in the middle it goes on towards the best end that can still be reached.
    Thought think(const P& root) {
        const int seat = rules_.to_move(root), viewer = side_of(seat);
        Thought thought;
        if (limits_.wobble == 0 && limits_.depth == 0 && exhaust(root, viewer, thought)) return thought;

        Run run = take();
        list_ends(root, seat, *run, widest, budget_);
        std::vector<End>& ends = run->ends;
        for (End& end : ends) {
            end.value = worth(end.position, 1, viewer);
            // By the seed and the end alone, so that a throw begun one way is gone on with.
            const std::uint64_t drawn = scatter(limits_.seed ^ scatter(end.hash));
            const double unit = static_cast<double>(drawn >> 11) * 0x1.0p-53;
            end.error = (unit * 2 - 1) * (limits_.wobble / wobble_a_point + 1e-9);
        }
        std::sort(ends.begin(), ends.end(), seems_better);
        thought.depth = 1;

        const bool known = known_throws(ends.front().position);
        const int deepest = limits_.depth > 0 ? limits_.depth
                            : known           ? most_throws_known
                                              : most_throws - (throws_ahead_ >= many_throws ? 1 : 0);
        // Where the sides have passed each other the other's throw changes nothing: one's own next throw is looked at instead.
        if constexpr (HasContactEnd<G>) {
            race_ = !known && std::all_of(ends.begin(), ends.end(), [&](const End& end) {
                return rules_.result(end.position).over || rules_.no_more_contact(end.position);
            });
        }
        for (int depth = 2; depth <= deepest && ends.size() > 1 && !budget_.spent(); ++depth) {
            // The best few, and the others as they were: a deeper look is only for those who may be best.
            std::size_t most = known ? few_known * 2 : depth == 2 ? wide_at_root : narrow_at_root;
            // No more than what is left to spend allows: each may have as many answers as there are ends here.
            if (limits_.nodes > 0 && !known && depth == 2) {
                const std::uint64_t each = ends.size() * std::max<std::uint64_t>(throws_ahead_, 1);
                const std::uint64_t room = (limits_.nodes - std::min(limits_.nodes, budget_.nodes())) / each;
                most = static_cast<std::size_t>(std::min<std::uint64_t>(most, std::max<std::uint64_t>(2, room)));
            }
            const double margin = known ? infinity : depth == 2 ? worth_a_look : worth_a_deep_look;
            const double least = ends.front().value + ends.front().error - margin;
            std::size_t count = 0;
            while (count < ends.size() && count < most && ends[count].value + ends[count].error >= least) ++count;
            if (count < 2 && !known) break;
            const std::size_t done = look_into({ends.data(), count}, depth - 1, viewer);
            // What the budget broke off too soon is not believed; those looked at are compared with one another.
            std::sort(ends.begin(), ends.begin() + static_cast<std::ptrdiff_t>(done), seems_better);
            if (done == count && !budget_.spent()) thought.depth = depth;
        }
        thought.line = way_to(ends.front(), *run);
        thought.best = thought.line.front();
        // One's own throws alone flatter: what a race is worth is what it was at sight.
        thought.value = worth_of(ends.front(), viewer);
        for (std::size_t i = 0; limits_.lines > 0 && i < ends.size(); ++i) {
            std::vector<Move> way = way_to(ends[i], *run);
            // The ends tell lines apart: many ways to play a roll begin alike.
            const float below = thought.lines.empty() ? thought.value : thought.lines.back().value;
            thought.lines.push_back({std::min(worth_of(ends[i], viewer), below), std::move(way)});
            if (thought.lines.size() == static_cast<std::size_t>(limits_.lines)) break;
        }
        thought.nodes = budget_.nodes();
        thought.seconds = budget_.seconds();
        give_back(std::move(run));
        return thought;
    }

    /// Dice are to be rolled at `root`: what each roll is worth to the first side, with its best play at sight, and their mean.
    Thought weigh_rolls(const P& root) {
        Thought thought;
        MoveList rolls;
        rules_.moves(root, rolls);
        double mean = 0;
        for (const Move roll : rolls) {
            const double odds = odds_of(rules_, root, roll, rolls.size());
            const double value = look(rules_.play(root, roll), 1, -infinity, infinity, 0);
            mean += odds * value;
            thought.lines.push_back({static_cast<float>(value), {roll}, odds});
        }
        thought.value = static_cast<float>(mean);
        thought.depth = 1;
        thought.nodes = budget_.nodes();
        thought.seconds = budget_.seconds();
        return thought;
    }

private:
    /// What a side may bring about.
    struct End {
        P position;
        std::uint64_t hash = 0;
        std::uint32_t step = 0;       ///< the last on the way to it
        double value = 0, error = 0;  ///< by `error` a weak level misjudges it
    };
    // Where two are alike the one found first goes before: the same order with every library.
    static bool better(const End& a, const End& b) { return a.value != b.value ? a.value > b.value : a.step < b.step; }
    static bool seems_better(const End& a, const End& b) {
        const double first = a.value + a.error, second = b.value + b.error;
        return first != second ? first > second : a.step < b.step;
    }
    /// Positions met in one throw, by hash; emptied at no cost.
    class Met {
    public:
        void clear() {
            if (slots_.empty()) slots_.resize(64);
            ++age_;
            count_ = 0;
        }
        /// False where it was there.
        bool add(std::uint64_t hash) {
            if (count_ * 2 >= slots_.size()) grow();
            return put(hash);
        }

    private:
        struct Slot {
            std::uint64_t hash = 0;
            std::uint32_t age = 0;
        };
        bool put(std::uint64_t hash) {
            for (std::size_t i = scatter(hash) & (slots_.size() - 1);; i = (i + 1) & (slots_.size() - 1)) {
                if (slots_[i].age != age_) {
                    slots_[i] = {hash, age_};
                    ++count_;
                    return true;
                }
                if (slots_[i].hash == hash) return false;
            }
        }
        void grow() {
            std::vector<Slot> old(slots_.size() * 2);
            old.swap(slots_);
            count_ = 0;
            for (const Slot& slot : old)
                if (slot.age == age_) put(slot.hash);
        }
        std::vector<Slot> slots_;
        std::size_t count_ = 0;
        std::uint32_t age_ = 0;
    };
    static constexpr std::uint32_t no_step = ~std::uint32_t{0};
    struct Step {
        Move move;
        std::uint32_t before = no_step;
    };
    /// In the middle of a throw.
    struct Stage {
        P position;
        std::uint32_t step = no_step;
        int guess = 0;
    };
    /// Room for the ends of one throw; lent and given back, so that nothing is allocated anew.
    struct Room {
        std::vector<End> ends;
        std::vector<Step> steps;
        std::vector<Stage> now, next;
        MoveList moves, throws;
        Met met;
    };
    using Run = std::unique_ptr<Room>;

    [[nodiscard]] int side_of(int seat) const { return sides_[static_cast<std::size_t>(seat)]; }

    Run take() {
        if (spare_.empty()) return std::make_unique<Room>();
        Run run = std::move(spare_.back());
        spare_.pop_back();
        return run;
    }
    void give_back(Run run) { spare_.push_back(std::move(run)); }

    /// Nothing of a throw lies half played: the board may be judged.
    [[nodiscard]] bool resting(const P& p) const { return rules_.to_move(p) == chance || rules_.at_turn_start(p); }

    // ---- what a throw can become ------------------------------------------------------------------

    /// All that the seat may bring about before another has a say or dice fall again, move by move. Where that is more than
    /// `most` at any move, only the best at first sight are gone on with.
    void list_ends(const P& from, int seat, Room& run, std::size_t most, Budget& budget) {
        const int side = side_of(seat);
        run.ends.clear();
        run.steps.clear();
        run.met.clear();
        run.now.assign(1, {from, no_step, 0});
        while (!run.now.empty()) {
            run.next.clear();
            for (const Stage& stage : run.now) {
                rules_.moves(stage.position, run.moves);
                if constexpr (HasPruning<G>) rules_.prune(stage.position, run.moves);
                for (const Move move : run.moves) {
                    const P next = rules_.play(stage.position, move);
                    const std::uint64_t hash = rules_.hash(next);
                    if (!run.met.add(hash)) continue;
                    const auto step = static_cast<std::uint32_t>(run.steps.size());
                    run.steps.push_back({move, stage.step});
                    if (rules_.to_move(next) != seat || rules_.at_turn_start(next) || rules_.result(next).over) {
                        run.ends.push_back({next, hash, step, 0, 0});
                        budget.spend();
                    } else {
                        run.next.push_back({next, step, 0});
                    }
                }
                if (budget.spent() && !run.ends.empty()) return;
            }
            if (run.next.size() > most) {
                for (Stage& stage : run.next) stage.guess = rules_.evaluate(stage.position, side);
                std::nth_element(run.next.begin(), run.next.begin() + static_cast<std::ptrdiff_t>(most), run.next.end(),
                                 [](const Stage& a, const Stage& b) {
                                     return a.guess != b.guess ? a.guess > b.guess : a.step < b.step;
                                 });
                run.next.resize(most);
                std::sort(run.next.begin(), run.next.end(),
                          [](const Stage& a, const Stage& b) { return a.step < b.step; });
            }
            run.now.swap(run.next);
        }
    }

    /// The moves to an end, first to last.
    static std::vector<Move> way_to(const End& end, const Room& run) {
        std::vector<Move> way;
        for (std::uint32_t step = end.step; step != no_step; step = run.steps[step].before)
            way.push_back(run.steps[step].move);
        std::reverse(way.begin(), way.end());
        return way;
    }

    // ---- looking ahead -----------------------------------------------------------------------------

    /// An end on its way through the throws that may come.
    struct Look {
        End* end = nullptr;
        P position;                ///< dice are to be thrown
        bool left = false;         ///< it lags behind for good
        double sum = 0;            ///< of the values seen, each by its odds
        std::vector<double> seen;  ///< throw by throw, in the order they are taken
    };

    /// Looks into each of these through every throw that may come, so many throws deep. The throws are taken in an order that
    /// mixes high and low, all ends through one before the next. An end that lags behind by more than the throws still to come
    /// are likely to bring back is left; so most are seen through a few throws only. How many, from the first, have new values:
    /// not all where the budget is spent.
    std::size_t look_into(std::span<End> ends, int depth, int viewer) {
        std::vector<Look> looks;
        MoveList moves;
        for (End& end : ends) {
            const P p = thrown_next(end.position, viewer);
            if (!rules_.result(p).over && rules_.to_move(p) == chance) {
                rules_.moves(p, moves);
                // As many throws for all who wait: they are the same throws.
                if (moves.size() > 1 && moves.size() == throws_ahead_) {
                    looks.push_back({&end, p, false, 0, {}});
                    continue;
                }
            }
            const double value = look(p, depth, -infinity, infinity, viewer);
            if (budget_.spent()) return looks.empty() ? static_cast<std::size_t>(&end - ends.data()) : 0;
            end.value = value;
        }
        if (looks.empty()) return ends.size();

        const std::size_t count = throws_ahead_, stride = mixing(count);
        std::vector<double> odds;
        double weight = 0;
        for (std::size_t t = 0; t < count && !budget_.spent(); ++t) {
            for (Look& here : looks) {
                if (here.left) continue;
                rules_.moves(here.position, moves);
                const Move move = moves[t * stride % count];
                here.seen.push_back(look(rules_.play(here.position, move), depth, -infinity, infinity, viewer));
                if (budget_.spent()) break;
                if (odds.size() <= t) odds.push_back(odds_of(rules_, here.position, move, count));
            }
            if (budget_.spent()) break;
            weight += odds[t];
            for (Look& here : looks)
                if (!here.left) here.sum += odds[t] * here.seen[t];
            if (t + 1 < count) drop_inferior(looks, odds, weight);
        }
        if (weight < seen_enough) return 0;
        double best = -infinity;
        for (const Look& here : looks)
            if (!here.left) best = std::max(best, here.sum / weight);
        for (Look& here : looks) here.end->value = here.left ? std::min(here.sum, best - 1e-6) : here.sum / weight;
        return ends.size();
    }

    /// Marks those who are the worse as surely as can be told, and puts in their sums what they may be believed to be worth.
    static void drop_inferior(std::vector<Look>& looks, const std::vector<double>& odds, double weight) {
        const Look* best = nullptr;
        for (const Look& here : looks)
            if (!here.left && (best == nullptr || here.sum > best->sum)) best = &here;
        const auto taken = static_cast<double>(odds.size());
        if (taken < 4) return;
        for (Look& here : looks) {
            if (here.left || &here == best) continue;
            const double behind = (best->sum - here.sum) / weight;
            double squares = 0;
            for (std::size_t t = 0; t < odds.size(); ++t) {
                const double off = best->seen[t] - here.seen[t] - behind;
                squares += odds[t] * off * off;
            }
            if (behind <= sure * std::sqrt(squares / weight / taken * (1 - weight)) + rare * (1 - weight)) continue;
            here.left = true;
            here.sum /= weight;
        }
    }

    /// How far apart throws are taken that follow one another: each comes once.
    static std::size_t mixing(std::size_t count) {
        std::size_t stride = std::max<std::size_t>(1, count * 5 / 8);
        while (std::gcd(stride, count) != 1) ++stride;
        return stride;
    }

    /// In a race the other's throw is passed over.
    [[nodiscard]] P thrown_next(const P& p, int side) const {
        if constexpr (HasContactEnd<G>) {
            if (race_ && rules_.to_move(p) == chance && !rules_.result(p).over) return rules_.skip_roll(p, side);
        }
        (void)side;
        return p;
    }

    /// What an end looked into is told to be worth.
    float worth_of(const End& end, int viewer) {
        return static_cast<float>(race_ ? worth(end.position, 1, viewer) : end.value);
    }

    /// Of an end, with so many throws looked at in all, its own included.
    double worth(const P& p, int depth, int viewer) { return look(p, depth - 1, -infinity, infinity, viewer); }

    /// The value for the viewer, with `depth` whole throws still to be looked at. Meaningless once the budget is spent.
    double look(const P& p, int depth, double alpha, double beta, int viewer) {
        if (const Outcome outcome = rules_.result(p); outcome.over) return points_of(outcome, viewer);
        if (depth <= 0 && resting(p)) return sight(p, viewer);
        const int mover = rules_.to_move(p);
        return mover == chance ? expect(thrown_next(p, viewer), depth, alpha, beta, viewer)
                               : choose(p, mover, depth, alpha, beta, viewer);
    }

    double expect(const P& p, int depth, double alpha, double beta, int viewer) {
        Run run = take();
        rules_.moves(p, run->throws);
        double mean = 0;
        if (run->throws.size() == 1) {
            mean = look(rules_.play(p, run->throws.front()), depth, alpha, beta, viewer);
        } else {
            for (const Move move : run->throws) {
                mean += odds_of(rules_, p, move, run->throws.size()) *
                        look(rules_.play(p, move), depth, -infinity, infinity, viewer);
                if (budget_.spent()) break;
            }
        }
        give_back(std::move(run));
        return mean;
    }

    double choose(const P& p, int seat, int depth, double alpha, double beta, int viewer) {
        Run run = take();
        const int side = side_of(seat);
        const double sign = side == viewer ? 1 : -1;
        list_ends(p, seat, *run, known_ ? wide_known : wide, budget_);
        double best = -infinity;
        const bool shallow = depth <= 1;
        for (End& end : run->ends) {
            const bool judged = rules_.result(end.position).over || resting(end.position);
            end.value = judged ? look(end.position, 0, -infinity, infinity, side) : 0;
            if (shallow && judged) best = std::max(best, end.value);
        }
        if (!shallow || best == -infinity) {
            // The best few are looked into, the best of them first.
            const std::size_t count = std::min(run->ends.size(), known_ ? few_known : few);
            const auto end =
                run->ends.begin() + static_cast<std::ptrdiff_t>(judged_all(*run) ? count : run->ends.size());
            std::partial_sort(run->ends.begin(), end, run->ends.end(), better);
            double low = sign > 0 ? alpha : -beta;
            const double high = sign > 0 ? beta : -alpha;
            for (auto it = run->ends.begin(); it != end && !budget_.spent(); ++it) {
                // In the middle of a throw another has a say: the throw is not over yet.
                const int next = resting(it->position) ? depth - 1 : depth;
                const double value = look(it->position, next, low, high, side);
                best = std::max(best, value);
                low = std::max(low, best);
                if (best >= high) break;
            }
        }
        give_back(std::move(run));
        return sign * best;
    }

    [[nodiscard]] bool judged_all(const Room& run) const {
        return std::all_of(run.ends.begin(), run.ends.end(),
                           [&](const End& end) { return resting(end.position) || rules_.result(end.position).over; });
    }

    [[nodiscard]] double sight(const P& p, int viewer) const {
        return static_cast<double>(rules_.evaluate(p, viewer)) / G::point_worth;
    }

    [[nodiscard]] double points_of(const Outcome& outcome, int viewer) const {
        double sum = 0;
        for (std::size_t seat = 0; seat < sides_.size(); ++seat)
            sum += static_cast<double>(outcome.score[seat]) * (sides_[seat] == viewer ? 1 : -1);
        return sum;
    }

    /// No dice fall: where one throw alone can come, or it is chosen. Counts the throws that may.
    bool known_throws(const P& p) {
        MoveList moves;
        P at = p;
        // A throw may wait behind what another has to decide; there it is known that dice are thrown already.
        for (int i = 0; i < 8 && !rules_.result(at).over; ++i) {
            rules_.moves(at, moves);
            if (rules_.to_move(at) == chance) {
                throws_ahead_ = moves.size();
                return known_ = moves.size() == 1;
            }
            at = rules_.play(at, moves.front());
        }
        throws_ahead_ = 1;
        return known_ = true;
    }

    // ---- all that can come -------------------------------------------------------------------------

    /// Where no dice fall: a win that is near is sought through every answer; then, if few men are left, every position
    /// that can come is looked at, and the quickest sure win or the longest resistance is known.
    bool exhaust(const P& root, int viewer, Thought& thought) {
        if (!known_throws(root)) return false;
        if (force(root, viewer, thought)) return true;
        const std::size_t most = limits_.nodes == 0
                                     ? most_exhausted
                                     : static_cast<std::size_t>(std::min<std::uint64_t>(limits_.nodes, most_exhausted));
        RetrogradeSolver<G> all(rules_, most);
        Budget patience({.seconds = limits_.seconds / 3}, stop_);
        if (!all.explore(root, [&] { return patience.spend(); })) return false;
        const auto verdict = all.of(root);
        if (verdict.winner < 0) return false;
        MoveList moves;
        rules_.moves(root, moves);
        thought.best = all.best(root, moves);
        thought.line = {thought.best};
        thought.depth = verdict.throws;
        thought.value = verdict.winner == viewer ? win_value : -win_value;
        thought.nodes = all.size();
        thought.seconds = budget_.seconds();
        return true;
    }

    bool force(const P& root, int viewer, Thought& thought) {
        Budget patience({.seconds = limits_.seconds / 3, .nodes = limits_.nodes / 3}, stop_);
        for (int throws = 1; throws <= most_forced && !patience.spent(); ++throws) {
            forced_.clear();
            Run run = take();
            list_ends(root, rules_.to_move(root), *run, ~std::size_t{0}, patience);
            for (const End& end : run->ends) {
                if (!forces(end.position, viewer, throws - 1, patience) || patience.spent()) continue;
                thought.line = way_to(end, *run);
                thought.best = thought.line.front();
                thought.depth = 2 * throws - 1;
                thought.value = win_value;
                thought.nodes = patience.nodes();
                thought.seconds = budget_.seconds();
                return true;
            }
            give_back(std::move(run));
        }
        return false;
    }

    /// The side wins within so many more of its throws, whatever the other does. Meaningless once patience is spent.
    bool forces(const P& p, int side, int throws, Budget& patience) {
        if (const Outcome outcome = rules_.result(p); outcome.over) return points_of(outcome, side) > 0;
        if (throws <= 0 || patience.spent()) return false;
        if constexpr (HasLeastThrows<G>) {
            if (rules_.least_throws(p, side) > throws) return false;
        }
        const int mover = rules_.to_move(p);
        if (mover == chance) {
            MoveList all;
            rules_.moves(p, all);
            return all.size() == 1 && forces(rules_.play(p, all.front()), side, throws, patience);
        }
        const std::uint64_t key = rules_.hash(p) ^ scatter(static_cast<std::uint64_t>(throws));
        if (const auto known = forced_.find(key); known != forced_.end()) return known->second;
        Run run = take();
        list_ends(p, mover, *run, ~std::size_t{0}, patience);
        const bool mine = side_of(mover) == side;
        bool found = !mine;
        for (const End& end : run->ends) {
            // A throw is over when nothing of it lies half played.
            const int left = throws - (mine && resting(end.position) ? 1 : 0);
            if (forces(end.position, side, left, patience) == mine) {
                found = mine;
                break;
            }
        }
        give_back(std::move(run));
        if (!patience.spent()) forced_.emplace(key, found);
        return found;
    }

    static constexpr int most_forced = 4;  ///< throws of one's own within which a win is sought through every answer
    static constexpr float win_value = 1000;

    const G& rules_;
    Limits limits_;
    const std::function<bool()>& stop_;
    Budget budget_;
    std::vector<int> sides_;  ///< per seat
    std::vector<Run> spare_;
    std::unordered_map<std::uint64_t, bool> forced_;  ///< positions with so many throws left, in force()
    std::size_t throws_ahead_ = 0;
    bool known_ = false, race_ = false;
};

}  // namespace ludus
