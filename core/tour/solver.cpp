#include "core/tour/solver.hpp"

#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <set>

#include "core/base/random.hpp"
#include "core/tour/book_tours.hpp"
#include "core/tour/roget.hpp"

namespace ludus::tour {

namespace {

/// One search through all ways on, as long as its budget lasts.
class Search {
public:
    Search(const Graph& graph, const kit::Grid& grid, const Aim& aim, std::uint64_t budget, std::uint64_t seed,
           const std::function<bool()>& stop)
        : graph_(graph), grid_(grid), aim_(aim), budget_(budget), random_(seed), stop_(stop) {
        total_ = graph.size() * (graph.size() + 1) / 2;
    }

    /// True: the walk was finished. False: it cannot be, or the budget is spent.
    bool run(std::span<const std::int8_t> walk) {
        left_ = graph_.all();
        for (const int cell : walk)
            if (!visit(cell)) return false;
        if (half_over()) return mirror();
        return go(walk.back());
    }
    [[nodiscard]] bool spent() const { return nodes_ >= budget_ || stopped_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] const Walk& walk() const { return walk_; }

private:
    [[nodiscard]] int half() const { return graph_.size() / 2; }
    [[nodiscard]] bool half_over() const { return aim_.opposite && static_cast<int>(walk_.size()) >= half(); }

    /// False: the square may not stand there by the aim.
    bool visit(int cell) {
        const bool first_half = static_cast<int>(walk_.size()) < half();
        if (aim_.opposite && !first_half && graph_.opposite(walk_[walk_.size() - at(half())]) != cell) return false;
        if (aim_.opposite && first_half && !left_.has(cell)) return false;
        walk_.push_back(static_cast<std::int8_t>(cell));
        left_.remove(cell);
        if (aim_.opposite && first_half) left_.remove(graph_.opposite(cell));
        if (!aim_.sums()) return true;
        const int number = static_cast<int>(walk_.size());
        bool fits = true;
        const auto add = [&](bool asked, std::array<int, 26>& sums, std::array<int, 26>& counts, int line, int cells,
                             int lines) {
            sums[at(line)] += number;
            ++counts[at(line)];
            const int missing = cells - counts[at(line)], wanted = total_ / lines - sums[at(line)];
            // The numbers still to come are all greater than this one.
            if (asked && (missing == 0 ? wanted != 0 : wanted < missing * number + missing * (missing + 1) / 2))
                fits = false;
        };
        add(aim_.columns, column_sums_, column_counts_, grid_.column(cell), grid_.rows(), grid_.columns());
        add(aim_.rows, row_sums_, row_counts_, grid_.row(cell), grid_.columns(), grid_.rows());
        return fits;
    }
    void leave() {
        const int cell = walk_.back();
        const int number = static_cast<int>(walk_.size());
        walk_.pop_back();
        left_.add(cell);
        if (aim_.opposite) left_.add(graph_.opposite(cell));
        if (!aim_.sums()) return;
        column_sums_[at(grid_.column(cell))] -= number;
        --column_counts_[at(grid_.column(cell))];
        row_sums_[at(grid_.row(cell))] -= number;
        --row_counts_[at(grid_.row(cell))];
    }

    /// The second half of a march of constant difference is the first, half a turn away.
    bool mirror() {
        if (walk_.size() == at(half()) && !graph_.joined(walk_.back(), graph_.opposite(walk_.front()))) return false;
        while (static_cast<int>(walk_.size()) < graph_.size()) {
            const int cell = graph_.opposite(walk_[walk_.size() - at(half())]);
            if (!graph_.joined(walk_.back(), cell)) return false;
            walk_.push_back(static_cast<std::int8_t>(cell));
        }
        return true;
    }

    /// Whether some square that is left can no longer be entered, or entered and left.
    [[nodiscard]] bool hopeless(int here) const {
        if (aim_.opposite) return false;
        const int count = left_.count();
        if (graph_.reach(here, left_).count() != count) return true;
        Cells ends = Cells::of(here);
        const int start = walk_.front();
        if (aim_.closed) ends.add(start);
        int lasts = 0, entered_next = 0, left_last = 0;
        bool lost = false;
        const bool apart = here != start;
        each(left_, [&](int cell) {
            const Cells ways = graph_.next(cell) & (left_ | ends);
            const int n = ways.count() + (aim_.closed && !apart && ways.has(here) ? 1 : 0);
            if (n == 2 && aim_.closed && apart) {
                // It must be entered from here, so now; or it must be the last, before the start.
                entered_next += ways.has(here);
                left_last += ways.has(start);
            }
            if (n >= 2) return;
            // Only the last square has one way: in, and of a closed tour that is not enough.
            if (n == 0 || aim_.closed || (aim_.target != kit::nowhere && cell != aim_.target)) lost = true;
            if (n == 1 && count > 1 && ways.has(here)) lost = true;
            ++lasts;
        });
        if (entered_next > 1 || left_last > 1) return true;
        return lost || lasts > 1;
    }

    /// How far a leap is from Roget's way: in the same figure, to one of the same kind, to another.
    [[nodiscard]] int strange(int here, int cell) const {
        if (!aim_.by_figures) return 0;
        const Figure before = figure_of(grid_, here), now = figure_of(grid_, cell);
        return before == now ? 0 : before.same_kind(now) ? 10 : 20;
    }

    bool go(int here) {
        if (half_over()) return mirror();
        if (static_cast<int>(walk_.size()) == graph_.size())
            return (!aim_.closed || graph_.joined(here, walk_.front())) &&
                   (aim_.target == kit::nowhere || here == aim_.target);
        if (++nodes_ >= budget_) return false;
        if (nodes_ % 1024 == 0 && stop_ && stop_()) stopped_ = true;
        if (spent() || hopeless(here)) return false;
        struct Choice {
            int ways, tie, cell;
        };
        std::array<Choice, 8> choices{};
        std::size_t many = 0;
        each(graph_.next(here) & left_, [&](int cell) {
            if (cell == aim_.target && static_cast<int>(walk_.size()) + 1 < graph_.size()) return;
            // Warnsdorff: where fewest ways go on.
            choices[many++] = {(graph_.next(cell) & left_).count() + strange(here, cell),
                               static_cast<int>(random_.below(1024)), cell};
        });
        std::sort(choices.begin(), choices.begin() + static_cast<std::ptrdiff_t>(many),
                  [](const Choice& a, const Choice& b) { return a.ways != b.ways ? a.ways < b.ways : a.tie < b.tie; });
        for (std::size_t i = 0; i < many; ++i) {
            const bool fits = visit(choices[i].cell);
            if (fits && go(choices[i].cell)) return true;
            leave();
            if (spent()) return false;
        }
        return false;
    }

    const Graph& graph_;
    const kit::Grid& grid_;
    Aim aim_;
    std::uint64_t budget_, nodes_ = 0;
    Random random_;
    const std::function<bool()>& stop_;
    bool stopped_ = false;
    Walk walk_;
    Cells left_;
    int total_;
    std::array<int, 26> column_sums_{}, column_counts_{}, row_sums_{}, row_counts_{};
};

/// 1 1 2 1 1 2 4 and so on, from the first.
std::uint64_t luby(unsigned i) {
    for (unsigned k = 1;; ++k) {
        if (i == (1U << k) - 1) return 1ULL << (k - 1);
        if (i < (1U << k) - 1) return luby(i + 1 - (1U << (k - 1)));
    }
}

/// Colours alternate: from a square on, as many of either must be left as the rest of the walk needs.
bool colours_fit(const Graph& graph, std::span<const std::int8_t> walk, const Aim& aim) {
    Cells left = graph.all();
    for (const int cell : walk) left.remove(cell);
    const int n = left.count();
    const bool dark = graph.dark().has(walk.back());
    const int darks = (left & graph.dark()).count();
    if ((dark ? n - darks : darks) != (n + 1) / 2) return false;
    if (aim.closed && graph.size() % 2 != 0) return false;
    if (aim.target == kit::nowhere || n == 0) return true;
    return graph.dark().has(aim.target) == (n % 2 == 0 ? dark : !dark);
}

}  // namespace

Walk turned(std::span<const std::int8_t> walk, int keep) {
    Walk out(walk.begin(), walk.end());
    std::reverse(out.begin() + keep + 1, out.end());
    return out;
}

bool Solver::meets(std::span<const std::int8_t> tour, const Aim& aim) const {
    const int n = graph_.size();
    if (static_cast<int>(tour.size()) != n) return false;
    if (aim.closed && !graph_.joined(tour.back(), tour.front())) return false;
    if (aim.target != kit::nowhere && tour.back() != aim.target) return false;
    if (aim.opposite)
        for (int i = 0; i < n / 2; ++i)
            if (graph_.opposite(tour[at(i)]) != tour[at(i + n / 2)]) return false;
    std::array<int, 26> columns{}, rows{};
    for (int i = 0; i < n; ++i) {
        columns[at(grid_.column(tour[at(i)]))] += i + 1;
        rows[at(grid_.row(tour[at(i)]))] += i + 1;
    }
    const int total = n * (n + 1) / 2;
    for (int c = 0; aim.columns && c < grid_.columns(); ++c)
        if (columns[at(c)] * grid_.columns() != total) return false;
    for (int r = 0; aim.rows && r < grid_.rows(); ++r)
        if (rows[at(r)] * grid_.rows() != total) return false;
    return true;
}

Cells Solver::lost(std::span<const std::int8_t> walk) const {
    Cells left = graph_.all();
    for (const int cell : walk) left.remove(cell);
    if (walk.empty()) return {};
    return left - graph_.reach(walk.back(), left);
}

Answer Solver::finish(std::span<const std::int8_t> walk, const Aim& aim, std::uint64_t nodes, std::uint64_t seed,
                      const std::function<bool()>& stop) const {
    Answer answer;
    if (static_cast<int>(walk.size()) == graph_.size()) {
        answer.word = meets(walk, aim) ? Answer::Word::found : Answer::Word::none;
        return answer;
    }
    if (!colours_fit(graph_, walk, aim)) {
        answer.word = Answer::Word::none;
        return answer;
    }
    const auto take = [&](const Walk& whole) {
        answer.word = Answer::Word::found;
        answer.rest.assign(whole.begin() + static_cast<std::ptrdiff_t>(walk.size()), whole.end());
    };
    // Magic tours are rare: the book's own, turned about in every way, are tried first.
    if (aim.sums() || aim.opposite)
        for (const Walk& tour : book_tours_alike(grid_))
            if (std::equal(walk.begin(), walk.end(), tour.begin()) && meets(tour, aim)) {
                take(tour);
                return answer;
            }
    // A search that goes wrong early goes wrong for long, so it begins anew many times, now and then with more patience
    // (Luby's sequence); what is left of the budget then goes into one search, which may prove that there is no way.
    constexpr std::uint64_t a_unit = 300;
    for (unsigned run = 1; answer.nodes < nodes; ++run) {
        const std::uint64_t rest = nodes - answer.nodes;
        const bool last = answer.nodes >= nodes / 2;
        Search search(graph_, grid_, aim, last ? rest : std::min(rest, a_unit * luby(run)), scatter(seed + run), stop);
        const bool done = search.run(walk);
        answer.nodes += search.nodes() + 1;
        if (done) {
            take(search.walk());
            return answer;
        }
        if (!search.spent()) {
            answer.word = Answer::Word::none;
            return answer;
        }
        if (stop && stop()) return answer;
    }
    return answer;
}

std::vector<int> Solver::turnings(std::span<const std::int8_t> walk, const Aim& aim, std::size_t walks) const {
    Cells left = graph_.all();
    for (const int cell : walk) left.remove(cell);
    const auto done = [&](const Walk& w) {
        return left.empty() ? meets(w, aim) : !(graph_.next(w.back()) & left).empty();
    };
    struct From {
        const Walk* before;
        int turn;
    };
    std::map<Walk, From> seen;
    std::deque<const Walk*> open;
    const auto add = [&](Walk w, From from) -> const Walk* {
        const auto [place, fresh] = seen.emplace(std::move(w), from);
        if (!fresh) return nullptr;
        open.push_back(&place->first);
        return &place->first;
    };
    const auto told = [&](const Walk* w) {
        std::vector<int> out;
        for (; seen.at(*w).before; w = seen.at(*w).before) out.push_back(seen.at(*w).turn);
        std::reverse(out.begin(), out.end());
        return out;
    };
    add(Walk(walk.begin(), walk.end()), {nullptr, 0});
    while (!open.empty() && seen.size() < walks) {
        const Walk* now = open.front();
        open.pop_front();
        for (int i = 0; i + 2 < static_cast<int>(now->size()); ++i) {
            if (!graph_.joined((*now)[at(i)], now->back())) continue;
            if (const Walk* next = add(turned(*now, i), {now, (*now)[at(i)]}); next && done(*next)) return told(next);
        }
        // Read from its other end, a march to a chosen square must still begin on a color from which it can end there.
        if (aim.target != kit::nowhere && graph_.dark().has(now->front()) != graph_.dark().has(now->back())) continue;
        Walk back(now->rbegin(), now->rend());
        if (const Walk* next = add(std::move(back), {now, kit::nowhere}); next && done(*next)) return told(next);
    }
    return {};
}

}  // namespace ludus::tour
