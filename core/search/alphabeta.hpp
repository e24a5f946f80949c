#pragma once
// Alpha-beta for two sides over any game that gives an evaluation. Depth is counted in whole turns,
// since a turn may be several moves; so the same side may be to move from one position to the next.
// Values are hundredths of the least man, always for one side ("the viewer").
// Long: one search whose parts share its state.

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/base/random.hpp"
#include "core/game/limits.hpp"
#include "core/game/rules.hpp"
#include "core/search/budget.hpp"
#include "core/search/chances.hpp"
#include "core/search/experience.hpp"

namespace ludus {

template <Rules G>
requires HasEvaluation<G>
class AlphaBeta {
    using P = typename G::Position;

    static constexpr int max_ply = 160;                ///< single moves below the root
    static constexpr int max_depth = 60;               ///< deepest search, in whole turns
    static constexpr int quiescence_turns = 3;         ///< whole turns of takings looked at beyond the depth
    static constexpr std::size_t exact_throws = 36;    ///< up to so many throws are all looked at
    static constexpr std::size_t sampled_throws = 12;  ///< of more, so many are drawn by seed
    static constexpr std::size_t reduce_from = 8;      ///< later ones are first looked at a turn less deep
    static constexpr std::size_t reduce_twice_from =
        20;  ///< ... and where moves are ordered by move_score(), these two
    /// Where the game tells what an exchange comes to, the search leaves out what can hardly change its answer.
    static constexpr bool selective = HasExchange<G>;
    static constexpr int selective_quiescence_turns =
        8;                                      ///< ... and follows captures further, the losing ones left out
    static constexpr int pruned_depth = 4;      ///< such shortcuts are taken where at most so many turns are left
    static constexpr int counted_depth = 8;     ///< ... and so many, where moves are left out for coming late
    static constexpr int hopeless_depth = 5;    ///< ... or because the board is too bad for a quiet move
    static constexpr int margin = 90;           ///< hundredths a turn may gain at most, for them
    static constexpr int capture_margin = 150;  ///< ... beyond what is taken
    static constexpr int null_move_reduction =
        3;  ///< a null move is tried where so many turns are left, and so many less deep
    static constexpr std::size_t value_cache_size = 1 << 14;  ///< remembered
    static constexpr int win_value = 100'000;                 ///< 1000 men and beyond: won or lost
    static constexpr int point_value = 1'000;                 ///< what a point of the score adds to that
    static constexpr int max_points = 400;                    ///< where points are scored, a lead counts up to so many
    static constexpr int foul_value = 3'000;                  ///< won by the other's foul: below a win, above a board
    static constexpr int settled = HasFoulRepetition<G> ? foul_value : win_value;  ///< no longer a matter of the board
    static constexpr int infinity = 10'000'000;                                    ///< beyond every value

public:
    /// Whether what it has learnt is of use to the next search.
    static constexpr bool remembers = selective;

    /// `learnt`: what the searches before it in the same game have; nullptr: nothing.
    AlphaBeta(const G& rules, const Limits& limits, const std::function<bool()>& stop, Experience* learnt = nullptr)
        : rules_(rules),
          limits_(limits),
          budget_(limits, stop),
          goes_on_(learnt != nullptr),
          own_experience_(goes_on_ ? nullptr : std::make_unique<Experience>(limits.nodes, selective)),
          experience_(goes_on_ ? *learnt : *own_experience_) {
        if (goes_on_) experience_.grow_older();
        for (const auto& seat : rules.card().seats) sides_.push_back(seat.side);
        if constexpr (HasRepetition<G>) repetition_limit_ = rules.repetition_limit();
    }

    /// `way` is the game so far and ends in the position to be thought about, where a seat is to move and
    /// the game is not over.
    Thought think(std::vector<P> way) {
        prepare(std::move(way));
        const int viewer = side_to_move(at(0));
        std::vector<Choice> choices = first_choices(viewer);
        Thought thought;
        thought.best = choices.front().move;
        thought.line = {thought.best};
        if (choices.front().static_value > -infinity)
            thought.value = static_cast<float>(choices.front().static_value) / 100.0f;

        const int deepest = limits_.depth > 0 ? std::min(limits_.depth, max_depth) : max_depth;
        for (int depth = 1; depth <= deepest && choices.size() > 1; ++depth) {
            const int value = search_root(choices, 0, depth, viewer, thought);
            if (limits_.lines > 0) look_for_lines(choices, depth, viewer, thought);
            if (budget_.spent()) break;
            thought.depth = depth;
            // Looking further cannot change it. A win that is remembered must first be seen: it may be a longer one each time.
            if (std::abs(value) >= win_value && (!goes_on_ || plies_to_end(value) <= depth)) break;
        }
        thought.nodes = budget_.nodes();
        thought.seconds = budget_.seconds();
        return thought;
    }

private:
    /// A move at the root.
    struct Choice {
        Move move;
        int error = 0;         ///< by which a weak level misjudges it
        int static_value = 0;  ///< what the board looks like right after it
    };
    struct Scored {
        Move move;
        int score = 0;
    };
    /// What the game made of a board, for the first side.
    struct CachedValue {
        std::uint64_t hash = 0;
        int value = 0;
        bool is = false;
    };
    /// What is kept for one ply, so that nothing is allocated anew.
    struct Frame {
        MoveList moves;
        std::vector<Scored> ordered;
        std::array<Scored, 2> killers{};  ///< moves that refuted a brother; score 0: none
        std::vector<Move> best_line;      ///< the principal variation from here
        // Only where the search is selective:
        MoveList tried;    ///< quiet moves that did not refute the position
        int key = 0;       ///< of the move that led here; 0: none, or a null move
        int standing = 0;  ///< what the board is worth to the side to move, where `stands`; corrected
        std::array<std::size_t, Experience::keys> corrections{};  ///< where those of the position are, where `stands`
        bool stands = false;                                      ///< not in check
        bool cut_node = false;                                    ///< some move is expected to refute the position
    };
    /// What tells whether a shortcut may be taken.
    struct Prospect {
        bool checked, null_window;
        bool improving;  ///< the side stands better than at its last turn
        int standing;    ///< what the board is worth as it stands, or what an earlier look came to
    };

    [[nodiscard]] P& at(int ply) { return path_[root_ + static_cast<std::size_t>(ply)]; }
    [[nodiscard]] std::uint64_t& hash_at(int ply) { return hashes_[root_ + static_cast<std::size_t>(ply)]; }
    [[nodiscard]] Frame& frame(int ply) { return frames_[static_cast<std::size_t>(ply)]; }
    [[nodiscard]] int side_to_move(const P& p) const { return sides_[static_cast<std::size_t>(rules_.to_move(p))]; }

    // ---- the root -----------------------------------------------------------------------------

    void prepare(std::vector<P> way) {
        root_ = way.size() - 1;
        path_ = std::move(way);
        path_.resize(root_ + max_ply + 2);
        hashes_.resize(path_.size());
        for (std::size_t i = 0; i <= root_; ++i) hashes_[i] = rules_.hash(path_[i]);
        frames_.resize(max_ply + 2);
    }

    static int worth(const Choice& choice) { return choice.static_value + choice.error; }

    /// The moves at the root, best at first sight first. Shuffled by seed before, so that equals are told apart.
    std::vector<Choice> first_choices(int viewer) {
        MoveList& moves = frame(0).moves;
        generate(0, moves);
        Random random(limits_.seed);
        for (std::size_t i = moves.size(); i > 1; --i) std::swap(moves[i - 1], moves[random.below(i)]);
        std::vector<Choice> choices;
        const auto width = static_cast<std::size_t>(2 * std::max(limits_.wobble, 0) + 1);
        for (const Move move : moves) {
            const int error = static_cast<int>(random.below(width)) - std::max(limits_.wobble, 0);
            make_move(0, move);
            choices.push_back({move, error, budget_.spend() ? -infinity : static_value(1, viewer)});
        }
        // By insertion: there are few, equals must stay as shuffled, and the library's stable sort is large.
        for (std::size_t i = 1; i < choices.size(); ++i)
            for (std::size_t j = i; j > 0 && worth(choices[j]) > worth(choices[j - 1]); --j)
                std::swap(choices[j], choices[j - 1]);
        return choices;
    }

    /// One deepening over the choices from `first` on. Moves the best to their front as it is found; what the budget broke off is
    /// not believed.
    int search_root(std::vector<Choice>& choices, std::size_t first, int depth, int viewer, Thought& thought) {
        int best = -infinity;
        root_depth_ = depth;
        for (std::size_t i = first; i < choices.size(); ++i) {
            const Choice choice = choices[i];
            if constexpr (selective) frame(1).key = rules_.move_key(at(0), choice.move);
            make_move(0, choice.move);
            const int value = search_move(0, i - first, depth, best - choice.error, infinity, viewer);
            if (budget_.spent()) break;
            if (value + choice.error <= best) continue;
            best = value + choice.error;
            thought.best = choice.move;
            thought.value = static_cast<float>(value) / 100.0f;
            thought.line.assign(1, choice.move);
            thought.line.insert(thought.line.end(), frame(1).best_line.begin(), frame(1).best_line.end());
            const auto found = choices.begin() + static_cast<std::ptrdiff_t>(i);
            std::rotate(choices.begin() + static_cast<std::ptrdiff_t>(first), found, found + 1);
        }
        return best;
    }

    /// The best line is found: the next best are looked for among the other moves, each as deep. Where the budget breaks off
    /// those of the last deepening stand, the best line before them.
    void look_for_lines(std::vector<Choice>& choices, int depth, int viewer, Thought& thought) {
        std::vector<BestLine> found{{thought.value, thought.line}};
        const std::size_t wanted = std::min(static_cast<std::size_t>(limits_.lines), choices.size());
        while (!budget_.spent() && found.size() < wanted) {
            Thought next;
            search_root(choices, found.size(), depth, viewer, next);
            // Never more than the one before: that one was looked at with more care.
            if (!budget_.spent()) found.push_back({std::min(next.value, found.back().value), std::move(next.line)});
        }
        for (const BestLine& line : thought.lines) {
            const auto begins_alike = [&](const BestLine& other) { return other.moves.front() == line.moves.front(); };
            if (found.size() < wanted && std::none_of(found.begin(), found.end(), begins_alike)) {
                found.push_back(line);
                found.back().value = std::min(line.value, found[found.size() - 2].value);
            }
        }
        thought.lines = std::move(found);
    }

    // ---- below the root -------------------------------------------------------------------------

    void generate(int ply, MoveList& moves) {
        rules_.moves(at(ply), moves);
        if constexpr (HasRepetitionRemoval<G>)
            rules_.remove_repetitions(std::span<const P>(path_).first(root_ + static_cast<std::size_t>(ply) + 1),
                                      moves);
        if constexpr (HasPruning<G>) {
            if (moves.size() > 1) rules_.prune(at(ply), moves);
        }
    }

    /// Puts the position after a move on the path, one ply further.
    void make_move(int ply, Move move) {
        at(ply + 1) = rules_.play(at(ply), move);
        hash_at(ply + 1) = rules_.hash(at(ply + 1));
    }

    /// The move just stepped to, for the viewer who made it. All but the first are expected to be worse:
    /// a look through a null window, the late ones a turn less deep, and a full look only where that was wrong.
    /// `more`: hundredths of a turn by which a late one is looked at still less deep, where the search is selective.
    int search_move(int ply, std::size_t index, int depth, int alpha, int beta, int viewer, int more = 0) {
        const bool turn_over = rules_.at_turn_start(at(ply + 1));
        const int next = depth - (turn_over ? 1 : 0);
        const bool answered = !frame(ply).cut_node, null_window = beta - alpha == 1;
        bool& cut_node = frame(ply + 1).cut_node;
        cut_node = null_window && answered;
        if (index == 0) return search(ply + 1, next, alpha, beta, viewer);
        int shallower = turn_over && depth >= 2 && index >= reduce_from ? next - 1 : next;
        if constexpr (selective) {
            shallower = next;
            if (turn_over && depth >= 2 && index >= 2) shallower -= std::max(0, reduction(depth, index) + more) / 100;
            if (shallower < 0) shallower = std::min(next, 0);
        } else if constexpr (HasMoveScore<G>) {
            if (shallower < next && depth >= 4 && index >= reduce_twice_from) --shallower;
        }
        cut_node = shallower < next || !null_window || answered;
        int value = search(ply + 1, shallower, alpha, alpha + 1, viewer);
        if (value > alpha && shallower < next) {
            cut_node = answered;
            value = search(ply + 1, next, alpha, alpha + 1, viewer);
        }
        if (value > alpha && value < beta) {
            cut_node = false;
            value = search(ply + 1, next, alpha, beta, viewer);
        }
        return value;
    }

    /// The value of the position at this ply, for the viewer. Meaningless once the budget is spent.
    int search(int ply, int depth, int alpha, int beta, int viewer) {
        frame(ply).best_line.clear();
        if (budget_.spend()) return 0;
        const P& p = at(ply);
        if constexpr (!IsOverWhenStuck<G>) {
            if (const Outcome outcome = rules_.result(p); outcome.over) return value_of(outcome, ply, viewer);
        }
        const bool turn_start = rules_.at_turn_start(p);
        if (turn_start) {
            if (const auto value = value_of_repetition(ply, viewer)) return *value;
        }
        if (ply >= max_ply) return evaluate_cached(ply, viewer);
        const int mover = rules_.to_move(p);
        if (mover == chance) {
            if (depth <= 0 && turn_start) return evaluate_cached(ply, viewer);
            return search_chance(ply, depth, viewer);
        }
        const int side = sides_[static_cast<std::size_t>(mover)];
        if (side == viewer) return search_choice(ply, depth, alpha, beta, side, turn_start);
        return -search_choice(ply, depth, -beta, -alpha, side, turn_start);
    }

    /// A side's choice. Where the depth is used up and a turn begins, only tactical moves are looked at,
    /// and the side may as well stand pat; a turn once begun is always played to its end.
    int search_choice(int ply, int depth, int alpha, int beta, int side, bool turn_start) {
        Frame& here = frame(ply);
        bool checked = false;
        if constexpr (HasCheck<G>) {
            checked = rules_.in_check(at(ply), rules_.to_move(at(ply)));
            if (checked && depth >= 0 && ply < root_depth_ * 2) ++depth;
        }
        const bool quiet = depth <= 0 && turn_start && !(checked && depth > -quiescence_turns);
        const int asked = alpha;
        const bool null_window = beta - alpha == 1;
        std::optional<TableEntry> known;
        if (const TableEntry* entry = experience_.table.find(hash_at(ply))) {
            known = *entry;
            known->value = from_table(entry->value, ply);
            if (known->depth >= depth && bounds(*known, beta, alpha)) return known->value;
        }
        std::optional<Move> first;
        if (known) first = known->best;
        int standing = 0;  // what the board is worth as it stands
        if (quiet || (selective && !checked)) standing = evaluate_cached(ply, side);
        if constexpr (selective) {
            if (!checked) standing += correction(ply, side);
            here.stands = !checked;
            here.standing = standing;
            if (known && std::abs(known->value) < settled && bounds(*known, standing + 1, standing - 1))
                standing = known->value;
        }
        int best = -infinity;
        if (quiet) {
            best = standing;
            if (best >= beta || depth <= -(selective ? selective_quiescence_turns : quiescence_turns) ||
                !HasTacticalMoves<G>)
                return best;
            alpha = std::max(alpha, best);
        }
        const bool undecided = beta < win_value && beta > -win_value;
        const bool improving =
            selective && !checked && (ply < 2 || !frame(ply - 2).stands || here.standing > frame(ply - 2).standing);
        const Prospect prospect{checked, null_window, improving, standing};
        if constexpr (selective) {
            if (!quiet && !checked && null_window && undecided && depth <= pruned_depth &&
                standing - margin * (depth - (improving ? 1 : 0)) >= beta && rules_.allows_null_move(at(ply)))
                return standing;
            // Nothing is known of the position: a shallower look finds the move to begin the next one with.
            if (!first && depth >= pruned_depth) --depth;
        }

        if constexpr (HasNullMove<G>) {
            if (!checked && depth >= null_move_reduction && !in_null_move_ && undecided &&
                (!selective || null_window) && rules_.allows_null_move(at(ply)) &&
                (selective ? standing : evaluate_cached(ply, side)) >= beta) {
                // Were even a pass too good for the other side to allow, so is some move.
                at(ply + 1) = rules_.null_move(at(ply));
                hash_at(ply + 1) = rules_.hash(at(ply + 1));
                in_null_move_ = true;
                frame(ply + 1).key = 0;
                frame(ply + 1).cut_node = !here.cut_node;
                int reduced = depth - null_move_reduction;
                if constexpr (selective) reduced -= depth / 4 + std::min((standing - beta) / 200, 2);
                const int value = search(ply + 1, reduced, beta - 1, beta, side);
                in_null_move_ = false;
                if (budget_.spent()) return 0;
                if (value >= beta && value < settled) return value;
            }
        }

        score_moves(ply, depth, side, quiet, first);
        if constexpr (IsOverWhenStuck<G>) {
            if (!quiet && frame(ply).ordered.empty()) return value_of(rules_.result(at(ply)), ply, side);
        }
        auto& ordered = here.ordered;
        here.tried.clear();
        Move best_move{};
        std::size_t searched = 0;
        for (std::size_t i = 0; i < ordered.size(); ++i) {
            const auto next = std::max_element(ordered.begin() + static_cast<std::ptrdiff_t>(i), ordered.end(),
                                               [](const Scored& a, const Scored& b) { return a.score < b.score; });
            std::swap(ordered[i], *next);
            const Scored chosen = ordered[i];
            const Move move = chosen.move;
            int more = 0;
            if constexpr (selective) {
                if (chosen.score >= tactical_score && chosen.score < table_move_score && !checked) {
                    const int gain = rules_.exchange(at(ply), move);
                    if (quiet && (gain < 0 || standing + gain + capture_margin <= alpha)) continue;
                    if (gain < 0) {  // a losing capture is looked at after all others
                        ordered[i--].score = losing_score + gain;
                        continue;
                    }
                }
                // Whoever gives check may give something for it.
                if (!quiet && searched > 0 && best > -settled &&
                    is_hopeless(ply, chosen, depth, searched, alpha, prospect) && !gives_check(ply, move))
                    continue;
                more = more_reduction(ply, chosen, prospect);
                frame(ply + 1).key = rules_.move_key(at(ply), move);
            }
            make_move(ply, move);
            const int value = search_move(ply, searched++, depth, alpha, beta, side, more);
            if (budget_.spent()) return 0;
            if (value > best) {
                best = value;
                best_move = move;
            }
            if (value > alpha) {
                alpha = value;
                auto& line = here.best_line;
                line.assign(1, move);
                line.insert(line.end(), frame(ply + 1).best_line.begin(), frame(ply + 1).best_line.end());
                if (alpha >= beta) {
                    record_cutoff(ply, depth, side, move);
                    break;
                }
            }
            if constexpr (selective) {
                if (!rules_.is_tactical(at(ply), move)) here.tried.push_back(move);
            }
        }
        if constexpr (selective) {
            if (best_move == Move{} && first) best_move = *first;
        }
        const Bound bound = best >= beta ? Bound::lower : best > asked ? Bound::exact : Bound::upper;
        if constexpr (selective) {
            const bool about_board = !checked && !quiet && !in_null_move_ && std::abs(best) < settled &&
                                     (bound == Bound::upper || !rules_.is_tactical(at(ply), best_move));
            if (about_board && bounds({.value = best, .bound = bound}, here.standing + 1, here.standing - 1))
                correct(ply, depth, best);
        }
        experience_.table.store(
            {hash_at(ply), best_move, to_table(best, ply), static_cast<std::int16_t>(depth), bound});
        return best;
    }

    /// Whether an earlier look says all that is asked: the value, or that it is this at least, or that at most.
    static bool bounds(const TableEntry& known, int at_least, int at_most) {
        return known.bound == Bound::exact ||
               (known.bound == Bound::lower ? known.value >= at_least : known.value <= at_most);
    }

    /// Whether a move can hardly reach what is wanted, so late it comes or so bad is what it begins from.
    [[nodiscard]] bool is_hopeless(int ply, const Scored& chosen, int depth, std::size_t searched, int alpha,
                                   const Prospect& prospect) {
        if (prospect.checked || !prospect.null_window) return false;
        if (chosen.score < losing_score / 2)
            return depth <= pruned_depth && chosen.score - losing_score < -margin * depth;
        if (chosen.score >= least_killer_score) return false;
        const int left = std::max(0, depth - reduction(std::max(1, depth), searched) / 100);
        return (depth <= counted_depth && searched >= at_most(depth) / (prospect.improving ? 1 : 2)) ||
               (left <= hopeless_depth && prospect.standing + margin * (left + 1) <= alpha) ||
               (left <= pruned_depth && rules_.exchange(at(ply), chosen.move) < -margin * left / 2);
    }

    /// Hundredths of a turn by which a move, if it is late, is looked at still less deep (below 0: deeper).
    [[nodiscard]] int more_reduction(int ply, const Scored& chosen, const Prospect& prospect) {
        int more = prospect.null_window ? 0 : -50;
        if (prospect.null_window && frame(ply).cut_node) more += 100;
        if (!prospect.improving && !prospect.checked) more += 50;
        if (chosen.score >= tactical_score || chosen.score < losing_score / 2) return more - 50;
        const bool killer = chosen.score >= least_killer_score;
        return more - (killer ? 100 : 0) - (chosen.score - (killer ? killer_score : 0)) * 2 / 1000;
    }

    [[nodiscard]] bool gives_check(int ply, Move move) {
        if constexpr (HasCheck<G>) {
            make_move(ply, move);
            return rules_.in_check(at(ply + 1), rules_.to_move(at(ply + 1)));
        }
        return false;
    }

    /// The mean over what chance may do: over all of it where that is little, else over a sample drawn by seed.
    int search_chance(int ply, int depth, int viewer) {
        MoveList& throws = frame(ply).moves;
        rules_.moves(at(ply), throws);
        double mean = 0;
        const auto visit = [&](Move move, double weight) {
            make_move(ply, move);
            const int next = depth - (rules_.at_turn_start(at(ply + 1)) ? 1 : 0);
            mean += weight * search(ply + 1, next, -infinity, infinity, viewer);
        };
        if (throws.size() <= exact_throws) {
            for (const Move move : throws) {
                visit(move, odds_of(rules_, at(ply), move, throws.size()));
                if (budget_.spent()) return 0;
            }
        } else {
            Random random(limits_.seed ^ hash_at(ply));  // the same position always meets the same sample
            for (std::size_t i = 0; i < sampled_throws; ++i) {
                visit(sample_chance(rules_, at(ply), throws, random), 1.0 / sampled_throws);
                if (budget_.spent()) return 0;
            }
        }
        return static_cast<int>(std::lround(mean));
    }

    // ---- the order of moves -----------------------------------------------------------------------

    static constexpr int table_move_score = 1 << 30;
    static constexpr int tactical_score = 1 << 28;
    static constexpr int killer_score = 1 << 27;
    static constexpr int losing_score = -(1 << 28);
    static constexpr int least_killer_score = killer_score / 2;  ///< whatever the history says of it
    static constexpr int max_history = 1 << 26;
    static constexpr int most_correction = 1024;  ///< of a key

    /// Hundredths of the logarithm to base two, in whole numbers, so that every machine searches alike.
    static constexpr int log2(std::size_t n) {
        const int whole = static_cast<int>(std::bit_width(n)) - 1;
        return 100 * whole + static_cast<int>((n * 100 >> whole) - 100);
    }
    /// Hundredths of a turn by which a late move is looked at less deep at first.
    static constexpr int reduction(int depth, std::size_t index) {
        return 40 + log2(static_cast<std::size_t>(depth)) * log2(index + 1) * 30 / 10'000;
    }
    /// So many quiet moves are looked at with so many turns left.
    static constexpr std::size_t at_most(int depth) { return static_cast<std::size_t>(4 + 2 * depth * depth); }

    /// Fills ordered with the moves to be looked at and a guess at their worth.
    void score_moves(int ply, int depth, int side, bool only_tactical, std::optional<Move> first) {
        const P& p = at(ply);
        Frame& here = frame(ply);
        generate(ply, here.moves);
        here.ordered.clear();
        if constexpr (HasTacticalFilter<G>) {
            if (only_tactical) rules_.keep_tactical(p, here.moves);
        }
        for (const Move move : here.moves) {
            if constexpr (HasTacticalMoves<G> && !HasTacticalFilter<G>) {
                if (only_tactical && !rules_.is_tactical(p, move)) continue;
            }
            here.ordered.push_back({move, order_score(ply, depth, side, move, first)});
            if (budget_.spent()) return;
        }
    }

    int order_score(int ply, int depth, int side, Move move, std::optional<Move> first) {
        if (first && move == *first) return table_move_score;
        if constexpr (HasMoveScore<G>) {
            if (const int move_score = rules_.move_score(at(ply), move); move_score > 0)
                return tactical_score + move_score;
        } else if (depth >= 2) {  // many positions hang on it: worth a look at the board
            if (budget_.spend()) return 0;
            make_move(ply, move);
            return static_value(ply + 1, side);
        }
        const int past = past_of(ply, side, move);
        for (const auto& killer : frame(ply).killers)
            if (killer.score != 0 && killer.move == move) return killer_score + past;
        return past;
    }

    /// How a move has done, and how as an answer to the two before it.
    [[nodiscard]] int past_of(int ply, int side, Move move) {
        int past = history(side, move);
        if constexpr (selective) {
            const int key = rules_.move_key(at(ply), move);
            for (const int before : {1, 2}) past += answers(ply, before, key);
        }
        return past;
    }

    [[nodiscard]] std::int32_t& history(int side, Move move) {
        auto& of_side = experience_.history[static_cast<std::size_t>(side)];
        return of_side[scatter(move.code) % of_side.size()];
    }
    /// ... after the move that came so many moves before it: 1 or 2.
    [[nodiscard]] std::int32_t& answers(int ply, int before, int key) {
        const int answered = ply >= before ? frame(ply + 1 - before).key : 0;
        const auto both = static_cast<std::uint64_t>(answered) << 32 | static_cast<std::uint64_t>(key) << 2 |
                          static_cast<std::uint64_t>(before);
        return experience_.answers[scatter(both) % experience_.answers.size()];
    }

    /// By so much up or down, the less the nearer it is to the most it can be.
    template <class Number>
    static void nudge(Number& past, int bonus, int most = 1 << 14) {
        past = static_cast<Number>(past + bonus - past * std::abs(bonus) / most);
    }
    void learn(int ply, int side, Move move, int bonus) {
        nudge(history(side, move), bonus);
        const int key = rules_.move_key(at(ply), move);
        for (const int before : {1, 2}) nudge(answers(ply, before, key), bonus);
    }

    /// By how much searches of positions alike found the evaluation wrong, for the side to move.
    int correction(int ply, int side) {
        const StructureKeys of_board = rules_.structure_keys(at(ply));
        Frame& here = frame(ply);
        int sum = 0;
        for (std::size_t i = 0; i < here.corrections.size(); ++i) {
            const std::uint64_t key = i < of_board.size() ? of_board[i] : static_cast<std::uint64_t>(here.key);
            here.corrections[i] = (2 * i + static_cast<std::size_t>(side)) * Experience::corrections_of_a_key +
                                  scatter(key) % Experience::corrections_of_a_key;
            sum += experience_.corrections[here.corrections[i]];
        }
        return sum / 16;
    }
    /// A search so deep found this value.
    void correct(int ply, int depth, int value) {
        const Frame& here = frame(ply);
        const int off = (value - here.standing) * std::max(1, depth) / 8;
        for (const std::size_t i : here.corrections)
            nudge(experience_.corrections[i], std::clamp(off, -most_correction / 4, most_correction / 4),
                  most_correction);
    }

    void record_cutoff(int ply, int depth, int side, Move move) {
        if constexpr (selective) {
            if (rules_.is_tactical(at(ply), move)) return;
        }
        auto& killers = frame(ply).killers;
        if (killers[0].score == 0 || killers[0].move != move) {
            killers[1] = killers[0];
            killers[0] = {move, 1};
        }
        if constexpr (selective) {
            const int turns = std::max(depth, 0), bonus = std::min(16 * turns * turns + 32 * turns, 1600);
            learn(ply, side, move, bonus);
            for (const Move tried : frame(ply).tried) learn(ply, side, tried, -bonus);
        } else {
            const int weight = std::max(depth, 0) + 1;
            auto& past = history(side, move);
            past = std::min(max_history, past + weight * weight);
        }
    }

    // ---- values -----------------------------------------------------------------------------------

    /// The board as it stands, not looked into.
    int static_value(int ply, int viewer) {
        if (const Outcome outcome = rules_.result(at(ply)); outcome.over) return value_of(outcome, ply, viewer);
        return evaluate_cached(ply, viewer);
    }

    /// What the game makes of the board. A position is met again and again, as a move guessed at and then looked into,
    /// and a turn deeper once more: a third of the judgements are remembered.
    int evaluate_cached(int ply, int viewer) {
        const std::uint64_t hash = hash_at(ply);
        CachedValue& known = value_cache_[static_cast<std::size_t>(hash) % value_cache_.size()];
        if (!known.is || known.hash != hash) known = {hash, rules_.evaluate(at(ply), 0), true};
        return viewer == 0 ? known.value : -known.value;
    }

    /// A sooner win is better, and a later loss.
    int value_of(const Outcome& outcome, int ply, int viewer) const {
        float mine = 0, theirs = 0;
        for (std::size_t seat = 0; seat < sides_.size(); ++seat)
            (sides_[seat] == viewer ? mine : theirs) = outcome.score[seat];
        const float lead = mine - theirs;
        if (std::fabs(lead) < 0.01f) return 0;
        const int points = std::clamp(static_cast<int>(std::lround(std::fabs(lead))), 1, max_points);
        const int value = win_value + points * point_value - ply;
        return lead > 0 ? value : -value;
    }

    /// Where the position has stood before in this look ahead, or as often in the game as the rules allow.
    /// An end that repetition decides for one side is worth no more to it than the board it stands on:
    /// the leader plays on for the better victory as long as he sees one. Where it was foul to repeat, it is all but
    /// lost, whoever leads: a leader who checks or chases for ever would else not see that he loses.
    std::optional<int> value_of_repetition(int ply, int viewer) {
        if constexpr (HasRepetition<G>) {
            if (repetition_limit_ <= 0) return std::nullopt;
            const std::size_t now = root_ + static_cast<std::size_t>(ply);
            std::size_t first = now;
            int stood = 1;
            bool within = false;
            for (std::size_t i = now; i-- > 0;) {
                if (hashes_[i] != hashes_[now]) continue;
                first = i;
                ++stood;
                if (i >= root_) within = true;
            }
            if (!within && stood < repetition_limit_) return std::nullopt;
            const Outcome outcome = rules_.repeated(std::span<const P>(path_).subspan(first, now - first + 1));
            const int value = outcome.over ? value_of(outcome, ply, viewer) : 0;
            if (value == 0) return 0;
            if constexpr (HasFoulRepetition<G>) {
                if (rules_.foul_repetition()) return value > 0 ? foul_value : -foul_value;
            }
            return evaluate_cached(ply, viewer);
        }
        return std::nullopt;
    }

    /// Of a value of win or loss, where no points are scored.
    static int plies_to_end(int value) { return win_value + point_value - std::abs(value); }

    /// In the table a win's distance is counted from the position itself.
    static int to_table(int value, int ply) {
        return value >= win_value ? value + ply : value <= -win_value ? value - ply : value;
    }
    static int from_table(int value, int ply) {
        return value >= win_value ? value - ply : value <= -win_value ? value + ply : value;
    }

    const G& rules_;
    Limits limits_;
    Budget budget_;
    bool goes_on_;  ///< begins with what searches before it have learnt
    std::unique_ptr<Experience> own_experience_;
    Experience& experience_;
    std::vector<CachedValue> value_cache_ = std::vector<CachedValue>(value_cache_size);
    std::vector<int> sides_;  ///< per seat
    int repetition_limit_ = 0;
    int root_depth_ = 1;                 ///< of the deepening under way
    bool in_null_move_ = false;          ///< a null move is being searched: no second one in a row
    std::size_t root_ = 0;               ///< where on the path the search begins
    std::vector<P> path_;                ///< the game so far, then the line looked at
    std::vector<std::uint64_t> hashes_;  ///< of the path
    std::vector<Frame> frames_;
};

}  // namespace ludus
