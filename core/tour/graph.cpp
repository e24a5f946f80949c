#include "core/tour/graph.hpp"

namespace ludus::tour {

namespace {

constexpr std::array<kit::Direction, 8> leaps{{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};

/// Counts the ways to walk over all of `left` from `here`; closed: the last square must command `start`.
class Counter {
public:
    Counter(const Graph& graph, int start, bool closed) : graph_(graph), start_(start), closed_(closed) {}

    std::uint64_t from(int here, Cells left) const {
        if (left.empty()) return !closed_ || graph_.joined(here, start_) ? 1 : 0;
        Cells on = graph_.next(here) & left;
        Cells ends = Cells::of(here);
        if (closed_) ends.add(start_);
        // Every square that is left needs a way in and a way out; an open walk may end on one of one way.
        Cells forced;
        bool lost = false;
        int lasts = 0;
        each(left, [&](int cell) {
            const Cells ways = graph_.next(cell) & (left | ends);
            // With one square walked, the knight's square is where the tour returns to as well.
            const int count = ways.count() + (closed_ && here == start_ && ways.has(here) ? 1 : 0);
            if (count == 0) lost = true;
            else if (count == 1) {
                if (closed_) lost = true;
                ++lasts;
            } else if (closed_ && here != start_ && count == 2 && ways.has(here)) {
                forced.add(cell);
            }
        });
        if (lost || lasts > 1 || forced.count() > 1) return 0;
        if (!forced.empty()) on = forced;
        std::uint64_t total = 0;
        each(on, [&](int cell) { total += from(cell, left - Cells::of(cell)); });
        return total;
    }

private:
    const Graph& graph_;
    int start_;
    bool closed_;
};

}  // namespace

Graph::Graph(const kit::Grid& grid) : size_(grid.size()) {
    for (int cell = 0; cell < size_; ++cell) {
        all_.add(cell);
        if ((grid.column(cell) + grid.row(cell)) % 2 == 0) dark_.add(cell);
        for (const kit::Direction leap : leaps)
            if (const int to = grid.step(cell, leap); to != kit::nowhere) next_[at(cell)].add(to);
        opposite_[at(cell)] = static_cast<std::int16_t>(
            grid.cell(grid.columns() - 1 - grid.column(cell), grid.rows() - 1 - grid.row(cell)));
    }
}

Cells Graph::reach(int from, Cells within) const {
    Cells reached = next(from) & within, fresh = reached;
    while (!fresh.empty()) {
        Cells more;
        each(fresh, [&](int cell) { more = more | next(cell); });
        fresh = (more & within) - reached;
        reached = reached | fresh;
    }
    return reached;
}

std::uint64_t count_closed_tours(const Graph& graph) {
    // From a corner both ways are counted.
    return Counter(graph, 0, true).from(0, graph.all() - Cells::of(0)) / 2;
}

std::uint64_t count_open_walks(const Graph& graph) {
    std::uint64_t total = 0;
    for (int cell = 0; cell < graph.size(); ++cell)
        total += Counter(graph, cell, false).from(cell, graph.all() - Cells::of(cell));
    return total;
}

}  // namespace ludus::tour
