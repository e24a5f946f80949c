#pragma once
// Monte-Carlo tree search for any number of seats: plays the game out many times by chance, and leans
// towards the moves that did well for whoever made them (UCT). Wants no evaluation, but uses one.
//
// Where a game plays itself out in its own way (play_out, as Go does), a position enters the tree only once it was met a few times,
// and its moves come in one after the other, the more promising first, as it is met more often (progressive widening): three hundred
// moves could not all be tried. A game played out so counts as one position, however long it is.
//
// Where something is hidden, a seat's choices are counted by what that seat may know (its view), so nobody
// in the search answers what he could not have seen.
//
// Long: one search, whose parts share its tree and its path.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/base/random.hpp"
#include "core/game/limits.hpp"
#include "core/game/rules.hpp"
#include "core/search/budget.hpp"
#include "core/search/chances.hpp"

namespace ludus {

template <Rules G>
class MonteCarlo {
    using P = typename G::Position;
    using Rewards = std::array<double, 4>;  ///< per side, 0 to 1

    static constexpr std::size_t most_bytes = 8 << 20;    ///< of the tree; then it stops growing
    static constexpr int longest_playout = 400;           ///< single moves, then it counts as undecided
    static constexpr int longest_judged_playout = 40;     ///< ... or is judged by the evaluation, where there is one
    static constexpr std::uint64_t nodes_a_turn = 8'000;  ///< what "one turn deep" may cost where nothing else limits
    static constexpr double curiosity = 1.1;              ///< how far a move's small numbers speak for trying it again
    static constexpr double men_a_win = 20;               ///< scale of Thought::value: from certain loss to certain win
    static constexpr std::size_t longest_line = 20;       ///< moves told as what may follow
    static constexpr std::uint32_t believed_after = 8;    ///< games through a move before it is told in a line
    static constexpr double hundredths_a_chance = 600;    ///< an advantage of six men is won about three times in four

    // What is hidden from a seat changes its moves from visit to visit: there all of them are tried.
    static constexpr bool widens = HasPlayout<G> && HasMoveScore<G> && !HasView<G>;
    static constexpr std::uint32_t grown_after =
        6;  ///< games through an edge before the position behind it enters the tree
    /// How many of a position's moves are tried when it was met so often.
    static std::size_t width(std::uint32_t visits) {
        return 3 + static_cast<std::size_t>(std::sqrt(static_cast<double>(visits)));
    }

public:
    MonteCarlo(const G& rules, const Limits& limits, const std::function<bool()>& stop)
        : rules_(rules), limits_(bounded(limits)), budget_(limits_, stop), random_(limits.seed) {
        for (const auto& seat : rules.card().seats) {
            seat_side_.push_back(seat.side);
            sides_ = std::max(sides_, static_cast<std::size_t>(seat.side) + 1);
        }
    }

    /// `way` is the game so far and ends in the position to be thought about, where a seat is to move and
    /// the game is not over.
    Thought think(std::vector<P> way) {
        path_ = std::move(way);
        const std::size_t played = path_.size() - 1;
        const int mover = rules_.to_move(path_.back());
        path_.back() = seen(path_.back(), mover);
        const P root = path_.back();
        generate(root);
        Node& node = nodes_[key_of(root, mover)];
        open(node, root);
        while (!budget_.spent()) {
            path_.resize(played + 1);
            run(root);
        }

        Thought thought;
        const Edge& best = choice(node);
        thought.best = best.move;
        const auto line_from = [&](const Edge& first) {
            path_.resize(played + 1);
            return most_tried(root, first);
        };
        thought.line = line_from(best);
        thought.value = best.visits == 0 ? 0.0f : static_cast<float>((best.mean() - 0.5) * men_a_win);
        thought.depth = deepest_;
        thought.nodes = budget_.nodes();
        thought.playouts = node.visits;
        thought.seconds = budget_.seconds();
        if (limits_.lines > 0) {
            // The one chosen first, then by how often they were tried.
            std::vector<const Edge*> tried{&best};
            for (const Edge& edge : node.edges)
                if (&edge != &best && edge.visits > 0) tried.push_back(&edge);
            std::sort(tried.begin() + 1, tried.end(), [](const Edge* a, const Edge* b) {
                return a->visits != b->visits ? a->visits > b->visits : a < b;
            });
            tried.resize(std::min(tried.size(), static_cast<std::size_t>(limits_.lines)));
            for (const Edge* edge : tried)
                thought.lines.push_back({static_cast<float>((edge->mean() - 0.5) * men_a_win), line_from(*edge)});
        }
        return thought;
    }

private:
    struct Edge {
        Move move;
        double total = 0;  ///< of rewards, for the side that moves
        std::uint32_t visits = 0;
        [[nodiscard]] double mean() const { return total / std::max(1u, visits); }
    };
    struct Node {
        std::vector<Edge> edges;
        std::vector<Move> waiting;  ///< moves not tried yet, the most promising last
        std::uint32_t visits = 0;
    };
    struct Taken {
        Node* node;
        std::size_t edge;
        std::size_t side;
    };

    static Limits bounded(Limits limits) {
        if (limits.seconds <= 0 && limits.nodes == 0)
            limits.nodes = nodes_a_turn * static_cast<std::uint64_t>(std::max(1, limits.depth));
        return limits;
    }

    P seen(const P& p, int seat) const {
        if constexpr (HasView<G>) return rules_.view(p, seat);
        else return p;
    }
    std::uint64_t key_of(const P& p, int seat) const {
        return rules_.hash(seen(p, seat)) ^ scatter(static_cast<std::uint64_t>(seat + 2));
    }
    [[nodiscard]] std::size_t side_of(int seat) const {
        return static_cast<std::size_t>(seat_side_[static_cast<std::size_t>(seat)]);
    }

    /// Gives a node the moves of its position, which moves_ holds.
    void open(Node& node, const P& p) {
        bytes_ += sizeof(Node) + 8 * sizeof(void*);  // with its place in the map
        if constexpr (widens) {
            if constexpr (HasPruning<G>) rules_.prune(p, moves_);
            ranked_.clear();
            // Moves that promise the same come in any order.
            for (const Move move : moves_)
                ranked_.emplace_back((std::int64_t{rules_.move_score(p, move)} << 20) +
                                         static_cast<std::int64_t>(random_.below(1 << 20)),
                                     move);
            std::sort(ranked_.begin(), ranked_.end());
            for (const auto& [move_score, move] : ranked_) node.waiting.push_back(move);
            bytes_ += ranked_.size() * sizeof(Move);
        } else {
            for (const Move move : moves_) node.edges.push_back({move});
            bytes_ += moves_.size() * sizeof(Edge);
        }
    }

    /// The moves of the position the path ends in.
    void generate(const P& p) {
        rules_.moves(p, moves_);
        if constexpr (HasRepetitionRemoval<G>) rules_.remove_repetitions(std::span<const P>(path_), moves_);
    }

    /// One game, from the root through the tree and on by chance to its end.
    void run(const P& root) {
        taken_.clear();
        P p = root;
        bool in_tree = true;
        int length = 0, turns = 0;
        Rewards rewards{};
        for (;; ++length) {
            if (const Outcome outcome = rules_.result(p); outcome.over) {
                rewards = rewards_of(outcome);
                break;
            }
            if (budget_.spent() && length > 0) return;  // broken off: not believed
            if constexpr (HasPlayout<G>) {
                if (!in_tree || length >= longest_playout) {
                    rewards = rewards_of(rules_.play_out(p, random_));
                    budget_.spend();
                    break;
                }
            }
            if (!in_tree && length >= longest_here()) {
                rewards = judge(p);
                break;
            }
            const int mover = rules_.to_move(p);
            if constexpr (widens) {
                if (mover != chance && !met(p, mover)) {
                    in_tree = false;
                    continue;
                }
            }
            generate(p);
            Move move;
            if (mover == chance) move = sample_chance(rules_, p, moves_, random_);
            else if (in_tree && length < longest_playout) move = descend(p, mover, in_tree);
            else move = moves_[random_.below(moves_.size())];
            p = rules_.play(p, move);
            if constexpr (HasRepetitionRemoval<G>) path_.push_back(p);
            budget_.spend();
            if (in_tree && rules_.at_turn_start(p)) {
                ++turns;
                if (limits_.depth > 0 && turns >= limits_.depth) in_tree = false;
            }
        }
        deepest_ = std::max(deepest_, turns);
        for (const Taken& step : taken_) {
            Edge& edge = step.node->edges[step.edge];
            ++step.node->visits;
            ++edge.visits;
            edge.total += rewards[step.side];
        }
    }

    static constexpr int longest_here() {
        if constexpr (HasEvaluation<G>) return longest_judged_playout;
        else return longest_playout;
    }

    /// Whether the position is in the tree, or is to enter it now.
    bool met(const P& p, int mover) const {
        if (taken_.empty() || nodes_.contains(key_of(p, mover))) return true;
        return taken_.back().node->edges[taken_.back().edge].visits >= grown_after && bytes_ < most_bytes;
    }

    /// A move inside the tree; a position met for the first time is added, and is the last one inside.
    Move descend(const P& p, int mover, bool& in_tree) {
        const std::uint64_t key = key_of(p, mover);
        auto found = nodes_.find(key);
        if (found == nodes_.end()) {
            in_tree = false;
            if (bytes_ >= most_bytes) return moves_[random_.below(moves_.size())];
            found = nodes_.try_emplace(key).first;
            open(found->second, p);
        }
        Node& node = found->second;
        const std::size_t edge = select(node);
        taken_.push_back({&node, edge, side_of(mover)});
        return node.edges[edge].move;
    }

    /// The next move to be tried for the first time enters where the node is met often enough, or no other is legal here.
    void widen(Node& node) {
        const auto legal = [&](Move move) {
            return !HasRepetitionRemoval<G> || std::find(moves_.begin(), moves_.end(), move) != moves_.end();
        };
        candidates_.clear();
        for (std::size_t i = 0; i < node.edges.size(); ++i)
            if (legal(node.edges[i].move)) candidates_.push_back(i);
        while (!node.waiting.empty() && (candidates_.empty() || node.edges.size() < width(node.visits))) {
            const Move move = node.waiting.back();
            node.waiting.pop_back();
            node.edges.push_back({move});
            bytes_ += sizeof(Edge);
            if (legal(move)) candidates_.push_back(node.edges.size() - 1);
        }
        if (!candidates_.empty()) return;
        // What the way here bars differs from visit to visit: the moves left may all have been narrowed away elsewhere.
        node.edges.push_back({moves_.front()});
        candidates_.push_back(node.edges.size() - 1);
    }

    /// The edge to follow among the moves legal here. Two positions that look alike to a seat offer it the same
    /// moves; should a game's view say otherwise, edges not legal here are passed over and new ones added.
    std::size_t select(Node& node) {
        if constexpr (widens) widen(node);
        else match_edges(node);
        fresh_.clear();
        for (const std::size_t i : candidates_)
            if (node.edges[i].visits == 0) fresh_.push_back(i);
        if (!fresh_.empty()) return widens ? fresh_.front() : fresh_[random_.below(fresh_.size())];
        return best_of(node);
    }

    /// The edges of the moves legal here become the candidates.
    void match_edges(Node& node) {
        bool same = node.edges.size() == moves_.size();
        for (std::size_t i = 0; same && i < moves_.size(); ++i) same = node.edges[i].move == moves_[i];
        candidates_.clear();
        for (std::size_t i = 0; i < moves_.size(); ++i) {
            if (same) {
                candidates_.push_back(i);
                continue;
            }
            const auto edge =
                std::find_if(node.edges.begin(), node.edges.end(), [&](const Edge& e) { return e.move == moves_[i]; });
            candidates_.push_back(static_cast<std::size_t>(edge - node.edges.begin()));
            if (edge == node.edges.end()) node.edges.push_back({moves_[i]});
        }
    }

    /// The candidate whose rewards, with what it is still good for as it was seldom tried, are greatest.
    std::size_t best_of(const Node& node) const {
        const double tries = std::log(static_cast<double>(node.visits) + 1.0);
        std::size_t best = candidates_.front();
        double most = -1;
        for (const std::size_t i : candidates_) {
            const Edge& edge = node.edges[i];
            const double upper_bound = edge.mean() + curiosity * std::sqrt(tries / edge.visits);
            if (upper_bound > most) {
                most = upper_bound;
                best = i;
            }
        }
        return best;
    }

    /// A side has won where no other scored more; a win shared is a part of one.
    Rewards rewards_of(const Outcome& outcome) const {
        Rewards score{}, rewards{};
        for (std::size_t seat = 0; seat < seat_side_.size(); ++seat)
            score[side_of(static_cast<int>(seat))] = static_cast<double>(outcome.score[seat]);
        if (sides_ == 1) {
            rewards[0] = std::clamp(score[0], 0.0, 1.0);
            return rewards;
        }
        const double most = *std::max_element(score.begin(), score.begin() + static_cast<std::ptrdiff_t>(sides_));
        const auto winners =
            static_cast<double>(std::count(score.begin(), score.begin() + static_cast<std::ptrdiff_t>(sides_), most));
        for (std::size_t side = 0; side < sides_; ++side) rewards[side] = score[side] == most ? 1.0 / winners : 0.0;
        return rewards;
    }

    /// A game not played to its end.
    Rewards judge(const P& p) const {
        Rewards rewards{};
        rewards.fill(1.0 / static_cast<double>(sides_));
        if constexpr (HasEvaluation<G>) {
            double sum = 0;
            for (std::size_t side = 0; side < sides_; ++side) {
                rewards[side] =
                    std::exp(std::clamp(rules_.evaluate(p, static_cast<int>(side)) / hundredths_a_chance, -20.0, 20.0));
                sum += rewards[side];
            }
            for (std::size_t side = 0; side < sides_; ++side) rewards[side] /= sum;
        }
        return rewards;
    }

    /// Of the tries at the root: the one most tried; by wobble, what a weak level takes for best; and where something
    /// is hidden, one drawn by how often it was tried, since a player who is seen through loses.
    const Edge& choice(const Node& node) {
        const auto& edges = node.edges;
        if (rules_.card().has_hidden && node.visits > 0) {
            std::size_t left = random_.below(node.visits);
            for (const Edge& edge : edges) {
                if (left < edge.visits) return edge;
                left -= edge.visits;
            }
        }
        if (limits_.wobble > 0) {
            const auto misjudged = [&](const Edge& edge) {
                return edge.mean() + (random_.unit() * 2 - 1) * limits_.wobble / (100 * men_a_win);
            };
            const Edge* best = &edges.front();
            double most = -10;
            for (const Edge& edge : edges) {
                const double worth = misjudged(edge);
                if (worth > most) {
                    most = worth;
                    best = &edge;
                }
            }
            return *best;
        }
        return *std::max_element(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) {
            return a.visits < b.visits || (a.visits == b.visits && a.total < b.total);
        });
    }

    /// A first move from the root and the answers most tried, as far as each was tried often enough to be believed: to the next roll
    /// at most, and where something is hidden no further than the first. The path ends at the root and is built upon.
    std::vector<Move> most_tried(P p, const Edge& first) {
        std::vector<Move> line{first.move};
        if (rules_.card().has_hidden || first.visits < believed_after) return line;
        while (line.size() < longest_line) {
            p = rules_.play(p, line.back());
            if constexpr (HasRepetitionRemoval<G>) path_.push_back(p);
            if (rules_.result(p).over) break;
            const int mover = rules_.to_move(p);
            const auto found = mover == chance ? nodes_.end() : nodes_.find(key_of(p, mover));
            if (found == nodes_.end()) break;
            generate(p);
            const Edge* most = nullptr;
            for (const Edge& edge : found->second.edges)
                if ((!most || edge.visits > most->visits) &&
                    std::find(moves_.begin(), moves_.end(), edge.move) != moves_.end())
                    most = &edge;
            if (!most || most->visits < believed_after) break;
            line.push_back(most->move);
        }
        return line;
    }

    const G& rules_;
    Limits limits_;
    Budget budget_;
    Random random_;
    std::vector<int> seat_side_;
    std::size_t sides_ = 1;
    std::unordered_map<std::uint64_t, Node> nodes_;
    std::size_t bytes_ = 0;
    int deepest_ = 0;
    std::vector<P> path_;  ///< the game so far; the playout is added where the way may bar moves
    MoveList moves_;
    std::vector<Taken> taken_;
    std::vector<std::size_t> candidates_, fresh_;
    std::vector<std::pair<std::int64_t, Move>> ranked_;
};

}  // namespace ludus
