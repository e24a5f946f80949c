#pragma once
// The board of a tour as a graph: a cell for each square, joined where a knight leaps from one to the other.

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/index.hpp"
#include "core/kit/grid.hpp"

namespace ludus::tour {

inline constexpr int most_cells = 128;  ///< of the double chessboard, the largest

/// A set of cells, a bit each.
struct Cells {
    std::uint64_t low = 0, high = 0;

    static Cells of(int cell) { return cell < 64 ? Cells{1ULL << cell, 0} : Cells{0, 1ULL << (cell - 64)}; }
    [[nodiscard]] bool has(int cell) const { return (cell < 64 ? low >> cell : high >> (cell - 64)) & 1; }
    [[nodiscard]] bool empty() const { return (low | high) == 0; }
    [[nodiscard]] int count() const { return std::popcount(low) + std::popcount(high); }
    /// The lowest cell; only of a set that is not empty.
    [[nodiscard]] int first() const { return low ? std::countr_zero(low) : 64 + std::countr_zero(high); }
    void add(int cell) { *this = *this | of(cell); }
    void remove(int cell) { *this = *this - of(cell); }

    friend Cells operator|(Cells a, Cells b) { return {a.low | b.low, a.high | b.high}; }
    friend Cells operator&(Cells a, Cells b) { return {a.low & b.low, a.high & b.high}; }
    friend Cells operator-(Cells a, Cells b) { return {a.low & ~b.low, a.high & ~b.high}; }
    friend bool operator==(Cells a, Cells b) = default;
};

/// Calls with each cell of the set, the lowest first.
template <class Call>
void each(Cells cells, Call call) {
    while (!cells.empty()) {
        const int cell = cells.first();
        cells.remove(cell);
        call(cell);
    }
}

class Graph {
public:
    /// The grid has at most most_cells cells.
    explicit Graph(const kit::Grid& grid);

    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] Cells all() const { return all_; }
    [[nodiscard]] Cells dark() const { return dark_; }
    [[nodiscard]] Cells next(int cell) const { return next_[at(cell)]; }
    [[nodiscard]] bool joined(int a, int b) const { return next_[at(a)].has(b); }
    /// The cell after half a turn of the board, or nowhere.
    [[nodiscard]] int opposite(int cell) const { return opposite_[at(cell)]; }
    /// The cells of `within` that a walk over them can come to from `from`.
    [[nodiscard]] Cells reach(int from, Cells within) const;
    /// As many cells of one colour as of the other: else no tour can be re-entering.
    [[nodiscard]] bool balanced() const { return 2 * dark_.count() == size_; }

private:
    int size_;
    Cells all_, dark_;
    std::array<Cells, most_cells> next_{};
    std::array<std::int16_t, most_cells> opposite_{};
};

/// Tours that return to where they began, each counted once whichever way it is walked and wherever it begins; by trying
/// all. Only for boards of at most forty squares or so.
std::uint64_t count_closed_tours(const Graph& graph);
/// Walks over every square from any square to any other, each way of walking one counted for itself.
std::uint64_t count_open_walks(const Graph& graph);

}  // namespace ludus::tour
