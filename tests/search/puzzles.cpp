#include "tests/search/puzzles.hpp"

#include <algorithm>
#include <unordered_set>

namespace ludus::tests {

namespace {

int side_of(const Game& game, int seat) { return game.card().seats[static_cast<std::size_t>(seat)].side; }

}  // namespace

std::vector<Turn> turns_of(const Game& game, const Position& position, std::size_t most, bool in_words) {
    const int seat = game.to_move(position);
    std::vector<Turn> open(1), out;
    open.front().end = position;
    std::unordered_set<std::uint64_t> met, ends;
    std::size_t count = 0;
    while (!open.empty()) {
        const Turn turn = std::move(open.back());
        open.pop_back();
        for (const Move move : game.moves(turn.end)) {
            if (++count > most) return {};
            Turn next = turn;
            next.moves.push_back(move);
            if (in_words) next.words.push_back(game.words(turn.end, move));
            next.before_last = turn.end;
            next.end = game.play(turn.end, move);
            next.outcome = game.result(next.end);
            const bool done = next.outcome.over || game.to_move(next.end) != seat || game.at_turn_start(next.end);
            const std::uint64_t hash = game.hash(next.end);
            if (done && ends.insert(hash).second) out.push_back(std::move(next));
            else if (!done && met.insert(hash).second) open.push_back(std::move(next));
        }
    }
    return out;
}

float lead_of(const Game& game, const Outcome& outcome, int side) {
    float lead = 0;
    for (std::size_t seat = 0; seat < game.card().seats.size(); ++seat)
        lead += side_of(game, static_cast<int>(seat)) == side ? outcome.score[seat] : -outcome.score[seat];
    return lead;
}

std::vector<Turn> WinSearch::turns(const Position& position) {
    auto out = turns_of(game_, position, 4000, false);
    // None: more than can be looked at.
    left_ = out.empty() || out.size() >= left_ ? 0 : left_ - out.size();
    return out;
}

bool WinSearch::wins(const Position& position, int turns_left) {
    if (spent()) return false;
    const std::uint64_t key = game_.hash(position) * 16 + static_cast<std::uint64_t>(turns_left);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    bool found = false;
    const auto all = turns(position);
    for (const Turn& turn : all) found = found || (turn.outcome.over && lead_of(game_, turn.outcome, side_) > 0);
    for (std::size_t i = 0; i < all.size() && !found && turns_left > 1 && !spent(); ++i)
        found = !all[i].outcome.over && wins_after(all[i], turns_left - 1);
    if (!spent()) known_[key] = found;
    return found;
}

bool WinSearch::wins_after(const Turn& turn, int turns_left) {
    if (turn.outcome.over) return lead_of(game_, turn.outcome, side_) > 0;
    if (turns_left < 1 || spent()) return false;
    if (side_of(game_, game_.to_move(turn.end)) == side_) return wins(turn.end, turns_left);
    auto replies = turns(turn.end);
    // What refuted one turn refutes most others too.
    const auto first =
        std::find_if(replies.begin(), replies.end(), [&](const Turn& reply) { return reply.moves == refutation_; });
    if (first != replies.end()) std::iter_swap(replies.begin(), first);
    for (const Turn& reply : replies) {
        if (spent()) return false;
        if (reply.outcome.over                                  ? lead_of(game_, reply.outcome, side_) <= 0
            : side_of(game_, game_.to_move(reply.end)) == side_ ? !wins(reply.end, turns_left)
                                                                : !wins_after(reply, turns_left)) {
            refutation_ = reply.moves;
            return false;
        }
    }
    return !spent();
}

double worth(const Game& game, Position position, int side, const Limits& limits, std::uint64_t& nodes, bool rolled) {
    for (int forced = 0;; ++forced) {
        if (const Outcome outcome = game.result(position); outcome.over) {
            const double lead = static_cast<double>(lead_of(game, outcome, side));
            return game.card().has_chance || lead == 0 ? lead : lead > 0 ? 1000 + lead : lead - 1000;
        }
        const int mover = game.to_move(position);
        const MoveList moves = game.moves(position);
        if (mover == chance && moves.size() > 1) {
            if (rolled) {
                // A roll that nobody could use: the next is weighed at sight. Who cannot move for long would have us roll for ever.
                const Thought thought = game.think(position, {.depth = 1, .lines = 1}, {}, {});
                nodes += thought.nodes;
                if (!thought.lines.empty()) return static_cast<double>(side == 0 ? thought.value : -thought.value);
            }
            double sum = 0;
            for (const Move move : moves)
                sum += game.odds(position, move) * worth(game, game.play(position, move), side, limits, nodes, true);
            return sum;
        }
        // A position of one move is not looked into.
        if (moves.size() > 1 || forced > 40) {
            const Thought thought = game.think(position, limits, {}, {});
            nodes += thought.nodes;
            return static_cast<double>(side_of(game, mover) == side ? thought.value : -thought.value);
        }
        position = game.play(position, moves.front());
        ++nodes;
    }
}

}  // namespace ludus::tests
