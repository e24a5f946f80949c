#pragma once
// Every position that can come, where no dice fall and they are few: who can force a win, and in how many throws.
// A position from which neither side can force one is endless or drawn with best play.

#include <algorithm>
#include <cstdint>
#include <functional>
#include <unordered_map>
#include <vector>

#include "core/game/rules.hpp"

namespace ludus {

template <Rules G>
class RetrogradeSolver {
    using P = typename G::Position;

public:
    struct Verdict {
        int winner = -1;  ///< a side; -1: neither can force a win
        int throws = 0;   ///< of both sides, counted from here until the game is over, both playing their best
    };

    RetrogradeSolver(const G& rules, std::size_t most) : rules_(rules), most_(most) {}

    /// Looks at everything that can come after `root`. False, and nothing is known, where a throw may fall in more ways
    /// than one, where there are more positions than `most`, or where `stop` says so.
    bool explore(const P& root, const std::function<bool()>& stop = {}) {
        nodes_.clear();
        edges_.clear();
        number_.clear();
        add(root);
        MoveList moves;
        for (std::size_t at = 0; at < nodes_.size(); ++at) {
            if (stop && stop()) return false;
            const P p = nodes_[at].position;
            const Outcome outcome = rules_.result(p);
            if (outcome.over) {
                nodes_[at].ended = true;
                nodes_[at].verdict = {winner_of(outcome), 0};
                continue;
            }
            rules_.moves(p, moves);
            const int mover = rules_.to_move(p);
            if (mover == chance && moves.size() > 1) return false;
            nodes_[at].side = mover == chance ? -1 : side_of(mover);
            nodes_[at].first = edges_.size();
            nodes_[at].count = moves.size();
            const int cost = rules_.at_turn_start(p) ? 1 : 0;
            nodes_[at].cost = cost;
            for (const Move move : moves) {
                const std::uint32_t to = add(rules_.play(p, move));
                edges_.push_back(to);
                if (nodes_.size() > most_) return false;
            }
        }
        settle();
        return true;
    }

    [[nodiscard]] std::size_t size() const { return nodes_.size(); }

    /// Of a position that was met; neither's where it was not.
    [[nodiscard]] Verdict of(const P& p) const {
        const auto found = number_.find(rules_.hash(p));
        return found == number_.end() ? Verdict{} : nodes_[found->second].verdict;
    }

    /// Of the moves of a position: the quickest win, or what is endless, or the longest resistance. The first of equals.
    [[nodiscard]] Move best(const P& p, const MoveList& moves) const {
        const int side = side_of(rules_.to_move(p));
        const auto rank = [&](Move move) {
            const Verdict v = of(rules_.play(p, move));
            return v.winner < 0 ? 0 : v.winner == side ? 1'000'000 - v.throws : v.throws - 1'000'000;
        };
        return *std::max_element(moves.begin(), moves.end(), [&](Move a, Move b) { return rank(a) < rank(b); });
    }

private:
    struct Node {
        P position;
        std::size_t first = 0, count = 0;  ///< its moves among the edges
        int side = -1;                     ///< who moves; -1: chance, with one move
        int cost = 0;                      ///< 1 where a throw begins
        bool ended = false, settled = false;
        std::size_t open = 0;  ///< moves not yet known to lose
        Verdict verdict;
    };

    [[nodiscard]] int side_of(int seat) const { return rules_.card().seats[static_cast<std::size_t>(seat)].side; }

    std::uint32_t add(const P& p) {
        const auto [found, fresh] = number_.try_emplace(rules_.hash(p), static_cast<std::uint32_t>(nodes_.size()));
        if (fresh) {
            Node node;
            node.position = p;
            nodes_.push_back(std::move(node));
        }
        return found->second;
    }

    /// The side whose seat has most; -1 where another has as much.
    [[nodiscard]] int winner_of(const Outcome& outcome) const {
        int winner = side_of(0);
        float most = outcome.score[0];
        for (std::size_t seat = 1; seat < rules_.card().seats.size(); ++seat) {
            const int side = side_of(static_cast<int>(seat));
            if (outcome.score[seat] > most) {
                most = outcome.score[seat];
                winner = side;
            } else if (outcome.score[seat] == most && side != winner) {
                winner = -1;
            }
        }
        return winner;
    }

    /// Backwards from the ends, by how many throws they are away: a side wins where one move does, and loses where all do.
    void settle() {
        std::vector<std::size_t> begins(nodes_.size() + 1);
        for (const std::uint32_t to : edges_) ++begins[to + 1];
        for (std::size_t i = 1; i < begins.size(); ++i) begins[i] += begins[i - 1];
        std::vector<std::uint32_t> before(edges_.size());
        std::vector<std::size_t> next(begins.begin(), begins.end() - 1);
        for (std::size_t from = 0; from < nodes_.size(); ++from) {
            Node& node = nodes_[from];
            node.open = node.count;
            for (std::size_t i = 0; i < node.count; ++i)
                before[next[edges_[node.first + i]]++] = static_cast<std::uint32_t>(from);
        }
        std::vector<std::vector<std::uint32_t>> by_throws(1);
        for (std::size_t i = 0; i < nodes_.size(); ++i)
            if (nodes_[i].ended && nodes_[i].verdict.winner >= 0) by_throws[0].push_back(static_cast<std::uint32_t>(i));
        for (std::size_t throws = 0; throws < by_throws.size(); ++throws) {
            for (std::size_t k = 0; k < by_throws[throws].size(); ++k) {
                const std::uint32_t at = by_throws[throws][k];
                if (nodes_[at].settled) continue;
                nodes_[at].settled = true;
                const Verdict known = nodes_[at].verdict;
                for (std::size_t i = begins[at]; i < begins[at + 1]; ++i) {
                    Node& node = nodes_[before[i]];
                    if (node.settled) continue;
                    --node.open;
                    const bool wins = node.side < 0 || node.side == known.winner;
                    if (!wins && node.open > 0) continue;
                    const int away = known.throws + node.cost;
                    if (node.verdict.winner >= 0 && node.verdict.throws <= away) continue;
                    node.verdict = {known.winner, away};
                    if (by_throws.size() <= static_cast<std::size_t>(away))
                        by_throws.resize(static_cast<std::size_t>(away) + 1);
                    by_throws[static_cast<std::size_t>(away)].push_back(before[i]);
                }
            }
        }
        for (Node& node : nodes_)
            if (!node.settled) node.verdict = {};
    }

    const G& rules_;
    std::size_t most_;
    std::vector<Node> nodes_;
    std::vector<std::uint32_t> edges_;
    std::unordered_map<std::uint64_t, std::uint32_t> number_;
};

}  // namespace ludus
