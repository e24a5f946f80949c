#pragma once
// Monte-Carlo tree search by rapid action values (RAVE), for games of two sides that are played out in place: a move that does well
// wherever it comes in a game played out is tried sooner everywhere. A tree in one block of memory, of a bounded size.
//
// A game offers `quick(line)`, a copy of itself that is quick to play on (HasQuickGame in core/game/rules.hpp). A game played out
// counts as one position of the budget.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <span>
#include <utility>
#include <vector>

#include "core/base/random.hpp"
#include "core/game/limits.hpp"
#include "core/game/quick.hpp"
#include "core/search/budget.hpp"

namespace ludus {

template <PlayedInPlace Q>
class Rave {
    static constexpr std::uint32_t grown_after =
        8;  ///< games through a move before the moves that answer it enter the tree
    static constexpr std::uint64_t nodes_a_turn = 8'000;  ///< what "one turn deep" may cost where nothing else limits
    static constexpr float equal_at =
        3'500;  ///< games at which a move's own result counts about as much as its rapid value
    static constexpr float curiosity = 0.01F;      ///< just so much that no move is forgotten for ever
    static constexpr float from_loss_to_win = 20;  ///< scale of Thought::value

public:
    static constexpr std::size_t tree_bytes = 24 << 20;

    /// The tree grows no larger than `most_bytes`, and is believed as it stands from then on.
    Rave(Q start, const Limits& limits, const std::function<bool()>& stop, std::size_t most_bytes = tree_bytes)
        : start_(std::move(start)),
          limits_(bounded(limits)),
          budget_(limits_, stop),
          random_(limits.seed),
          most_bytes_(most_bytes) {}

    /// The best of `legal`, the moves allowed at the start; empty: of all the game thinks worth trying.
    Thought think(const MoveList& legal) {
        nodes_.reserve(1 << 12);
        nodes_.emplace_back();
        grow(0, start_, legal.empty() ? nullptr : &legal);
        while (!budget_.spend()) run();
        Thought thought;
        const std::size_t best = choice();
        thought.best = start_.move_of(nodes_[best].slot);
        thought.value = (mean(nodes_[best]) - 0.5F) * from_loss_to_win;
        thought.line = line_from(best);
        thought.depth = deepest_;
        thought.nodes = budget_.nodes();
        thought.playouts = nodes_.front().games;
        thought.seconds = budget_.seconds();
        if (limits_.lines > 0) {
            // The one chosen first, then by how often they were played.
            const Node& root = nodes_.front();
            std::vector<std::size_t> tried{best};
            for (std::size_t i = root.first; i < std::size_t{root.first} + root.count; ++i)
                if (i != best && nodes_[i].games > 0) tried.push_back(i);
            std::sort(tried.begin() + 1, tried.end(), [this](std::size_t a, std::size_t b) {
                return nodes_[a].games != nodes_[b].games ? nodes_[a].games > nodes_[b].games : a < b;
            });
            tried.resize(std::min(tried.size(), static_cast<std::size_t>(limits_.lines)));
            for (const std::size_t at : tried)
                thought.lines.push_back({(mean(nodes_[at]) - 0.5F) * from_loss_to_win, line_from(at)});
        }
        return thought;
    }

    /// What the tree takes by now.
    [[nodiscard]] std::size_t bytes() const { return nodes_.size() * sizeof(Node); }

private:
    struct Node {
        // For whoever makes the move that leads here; what was known beforehand is counted as so many games.
        float visits = 0, won = 0, rapid_visits = 0, rapid_won = 0;
        std::uint32_t games = 0;  ///< really played
        std::uint32_t first = 0;  ///< of the moves that answer it, one after the other
        std::uint16_t count = 0, slot = 0;
    };

    static Limits bounded(Limits limits) {
        if (limits.seconds <= 0 && limits.nodes == 0)
            limits.nodes = nodes_a_turn * static_cast<std::uint64_t>(std::max(1, limits.depth));
        return limits;
    }
    static float mean(const Node& node) { return node.visits > 0 ? node.won / node.visits : 0.5F; }

    /// The moves of a position enter the tree under a node; of the root's those that are legal by the way here too.
    void grow(std::size_t at, const Q& here, const MoveList* legal) {
        moves_.clear();
        here.candidates(moves_);
        if (legal) {
            const auto barred = [&](Move move) {
                return std::find(legal->begin(), legal->end(), move) == legal->end();
            };
            std::erase_if(moves_, [&](const QuickMove& m) { return barred(here.move_of(m.slot)); });
            if (moves_.empty()) moves_.push_back({here.slot_of(legal->front()), 1, 0});
        }
        // Moves that promise the same come in any order.
        for (std::size_t i = moves_.size(); i > 1; --i) std::swap(moves_[i - 1], moves_[random_.below(i)]);
        nodes_[at].first = static_cast<std::uint32_t>(nodes_.size());
        nodes_[at].count = static_cast<std::uint16_t>(moves_.size());
        for (const QuickMove& move : moves_)
            nodes_.push_back({.visits = move.games, .won = move.won, .slot = move.slot});
    }

    /// One game, from the root through the tree and on by chance to its end.
    void run() {
        Q game = start_;
        way_.assign(1, 0);
        played_.clear();
        std::size_t at = 0;
        for (int depth = 0;; ++depth) {
            if (nodes_[at].count == 0) {
                const bool deep_enough = limits_.depth > 0 && depth >= limits_.depth;
                if (deep_enough || nodes_[at].games < grown_after || game.is_over() || full()) break;
                grow(at, game, nullptr);
                if (nodes_[at].count == 0) break;
            }
            at = best_of(nodes_[at]);
            way_.push_back(static_cast<std::uint32_t>(at));
            played_.push_back({static_cast<std::uint8_t>(game.to_move()), nodes_[at].slot});
            game.play(nodes_[at].slot);
        }
        deepest_ = std::max(deepest_, static_cast<int>(way_.size()) - 1);
        const float first_side_won = game.play_out(random_, played_);
        learn(first_side_won);
    }
    [[nodiscard]] bool full() const { return (nodes_.size() + Q::slots) * sizeof(Node) > most_bytes_; }

    /// From the end of the game back to the root: each move of the way and, at each place of it, every move that the side to move
    /// there made later in the game before the other did.
    void learn(float first_side_won) {
        made_by_.fill(nobody);
        std::size_t later = played_.size();
        for (std::size_t step = way_.size(); step-- > 0;) {
            for (; later > step; --later) made_by_[played_[later - 1].slot] = played_[later - 1].seat;
            Node& node = nodes_[way_[step]];
            ++node.games;
            if (step > 0) {
                node.visits += 1;
                node.won += played_[step - 1].seat == 0 ? first_side_won : 1 - first_side_won;
            }
            if (step >= played_.size()) continue;
            const std::uint8_t seat = played_[step].seat;
            const float won = seat == 0 ? first_side_won : 1 - first_side_won;
            for (std::size_t i = node.first; i < std::size_t{node.first} + node.count; ++i) {
                if (made_by_[nodes_[i].slot] != seat) continue;
                nodes_[i].rapid_visits += 1;
                nodes_[i].rapid_won += won;
            }
        }
    }

    /// Own and rapid results weighed by how sure they are.
    static float value(const Node& node) {
        const float own = mean(node);
        if (node.rapid_visits <= 0) return own;
        const float rapid = node.rapid_won / node.rapid_visits;
        const float weight =
            node.rapid_visits / (node.rapid_visits + node.visits + node.visits * node.rapid_visits / equal_at);
        return weight * rapid + (1 - weight) * own;
    }
    [[nodiscard]] std::size_t best_of(const Node& node) const {
        std::size_t best = node.first;
        float most = -1;
        const float tries = curiosity * curiosity * std::log(static_cast<float>(node.games) + 1);
        for (std::size_t i = node.first; i < std::size_t{node.first} + node.count; ++i) {
            const float worth = value(nodes_[i]) + std::sqrt(tries / (nodes_[i].visits + 1));
            if (worth > most) most = worth, best = i;
        }
        return best;
    }

    /// Of the moves at the root the one most tried; by wobble, what a weak level takes for best.
    std::size_t choice() {
        const Node& root = nodes_.front();
        std::size_t best = root.first;
        float most = -100;
        for (std::size_t i = root.first; i < std::size_t{root.first} + root.count; ++i) {
            const float worth = limits_.wobble > 0 ? value(nodes_[i]) + (static_cast<float>(random_.unit()) * 2 - 1) *
                                                                            static_cast<float>(limits_.wobble) /
                                                                            (100 * from_loss_to_win)
                                                   : static_cast<float>(nodes_[i].games) + mean(nodes_[i]);
            if (worth > most) most = worth, best = i;
        }
        return best;
    }

    MoveList line_from(std::size_t at) const {
        MoveList line{start_.move_of(nodes_[at].slot)};
        while (nodes_[at].count > 0 && line.size() < 20) {
            std::size_t next = nodes_[at].first;
            for (std::size_t i = next; i < std::size_t{nodes_[at].first} + nodes_[at].count; ++i)
                if (nodes_[i].games > nodes_[next].games) next = i;
            if (nodes_[next].games == 0) break;
            at = next;
            line.push_back(start_.move_of(nodes_[at].slot));
        }
        return line;
    }

    static constexpr std::uint8_t nobody = 255;
    Q start_;
    Limits limits_;
    Budget budget_;
    Random random_;
    std::size_t most_bytes_;
    std::vector<Node> nodes_;
    std::vector<QuickMove> moves_;
    std::vector<QuickPlayed> played_;
    std::vector<std::uint32_t> way_;
    std::array<std::uint8_t, Q::slots> made_by_{};
    int deepest_ = 0;
};

}  // namespace ludus
