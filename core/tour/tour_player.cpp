// What leads to the goal, as the solver knows it: hints, and the computer that walks alone.

#include <algorithm>

#include "core/kit/moves.hpp"
#include "core/tour/tour.hpp"

namespace ludus::tour {

namespace {

constexpr float known = 1000;
constexpr std::uint64_t least_nodes = 60'000, most_nodes = 1'000'000;
constexpr std::size_t most_walks = 40'000;  ///< of Euler's turnings

}  // namespace

// A few turnings, or where none help, any: the next may.
Thought KnightsTour::solve_turnings(const Position& p) const {
    Thought thought;
    MoveList list;
    moves(p, list);
    const auto ways = solver_.turnings(p.walk(), aim(p), most_walks);
    for (const int cell : ways) thought.line.push_back(cell == kit::nowhere ? reverse_all : turn_at(cell));
    // Where a turning leads to a vacant square a tour is near, but not yet known.
    thought.value = !ways.empty() && whole(p) ? known : 0;
    if (thought.line.empty()) thought.line = {list.front()};
    thought.best = thought.line.front();
    return thought;
}

Thought KnightsTour::choose_end(const Position& p, std::uint64_t nodes, std::uint64_t seed,
                                const std::function<bool()>& stop) const {
    Thought thought;
    MoveList list;
    moves(p, list);
    thought.best = list.front();
    thought.line = {thought.best};
    // As Roget: any square will do, so the first to which a tour is found.
    for (const Move m : list) {
        const Answer answer = finish(play(p, m), nodes / list.size() + 1, seed, stop);
        thought.nodes += answer.nodes;
        if (answer.word != Answer::Word::found) continue;
        thought.best = m;
        thought.line = {m};
        for (const int cell : answer.rest) thought.line.push_back(kit::put(cell));
        thought.value = known;
        return thought;
    }
    return thought;
}

Thought KnightsTour::solve(const Position& p, const Limits& limits, const std::function<bool()>& stop) const {
    const std::uint64_t nodes =
        std::clamp(limits.nodes == 0 && limits.seconds > 0 ? most_nodes : limits.nodes, least_nodes, most_nodes);
    Thought thought;
    MoveList list;
    moves(p, list);
    if (list.empty()) return thought;
    if (p.visited == 0) {
        for (const Move m : list) {
            const Position q = play(p, m);
            if (chooses_end(q)) {
                thought.best = m;
                thought.line = {m};
                return thought;
            }
            const Answer answer = finish(q, std::max<std::uint64_t>(nodes / 8, 2'000), limits.seed, stop);
            thought.nodes += answer.nodes;
            if (answer.word != Answer::Word::found) continue;
            thought.best = m;
            thought.line = {m};
            for (const int cell : answer.rest) thought.line.push_back(kit::put(cell));
            thought.value = known;
            return thought;
        }
        thought.best = list.front();
        thought.line = {thought.best};
        return thought;
    }
    if (chooses_end(p)) return choose_end(p, nodes, limits.seed, stop);
    if (list.front().code >> 16 >= 2) return solve_turnings(p);
    const Answer answer = finish(p, nodes, limits.seed, stop);
    thought.nodes = answer.nodes;
    if (answer.word == Answer::Word::found) {
        for (const int cell : answer.rest) thought.line.push_back(kit::put(cell));
        thought.value = known;
    } else {
        // A tour of this aim is not known: at least the knight is not to be locked in.
        const Answer any = answer.word == Answer::Word::none && !aim(p).sums() && !opposite_
                               ? answer
                               : solver_.finish(p.walk(), {}, nodes, limits.seed, stop);
        if (any.word == Answer::Word::found) {
            thought.line = {kit::put(any.rest.front())};
        } else {
            const Cells rest = left(p);
            const auto ways = [&](Move m) { return (graph_.next(kit::to(m)) & rest).count(); };
            thought.line = {
                *std::min_element(list.begin(), list.end(), [&](Move a, Move b) { return ways(a) < ways(b); })};
        }
        // Euler turns his march about, so nothing is lost for good.
        if (answer.word == Answer::Word::none && method_ != Method::euler) thought.value = -known;
    }
    thought.best = thought.line.front();
    return thought;
}

}  // namespace ludus::tour
