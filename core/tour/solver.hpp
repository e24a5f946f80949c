#pragma once
// Finishes a walk to a tour, or proves that it cannot be finished: squares of fewest ways on first, squares that can no longer be
// entered or left turned back from, and all of it gone through where the number of positions allows.

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/tour/graph.hpp"

namespace ludus::tour {

using Walk = std::vector<std::int8_t>;  ///< cells in the order they are visited

/// What a whole tour must be besides.
struct Aim {
    bool closed = false;        ///< its last square commands its first
    int target = kit::nowhere;  ///< the square it ends on, or nowhere: any
    bool opposite = false;      ///< numbers half a turn of the board apart differ by half the squares
    bool columns = false;       ///< all columns add up alike
    bool rows = false;          ///< all rows too
    bool by_figures = false;    ///< no aim but a way of trying: within Roget's figures first
    [[nodiscard]] bool sums() const { return columns || rows; }
};

struct Answer {
    enum class Word { found, none, unknown } word = Word::unknown;
    Walk rest;  ///< found: the squares still to be visited, in order
    std::uint64_t nodes = 0;
};

class Solver {
public:
    /// `grid` tells the columns and rows; both must outlive the solver.
    Solver(const Graph& graph, const kit::Grid& grid) : graph_(graph), grid_(grid) {}

    /// How the walk, of a square at least, goes on to a tour of that aim. `none` is proved; `unknown`: neither was found in so
    /// many positions. `stop` is asked now and then.
    [[nodiscard]] Answer finish(std::span<const std::int8_t> walk, const Aim& aim, std::uint64_t nodes,
                                std::uint64_t seed = 1, const std::function<bool()>& stop = {}) const;

    /// Whether a whole tour is what the aim asks for.
    [[nodiscard]] bool meets(std::span<const std::int8_t> tour, const Aim& aim) const;

    /// Squares not visited that the knight can never come to from where it stands, or only one of which could still be visited.
    [[nodiscard]] Cells lost(std::span<const std::int8_t> walk) const;

    /// Euler's turnings: the fewest after which the last square commands one not visited, or, of a whole walk, the tour meets the
    /// aim. Each is the square the last one commands, after which the march is turned; nowhere stands for reading the march from
    /// its other end. Empty where none is found in so many walks.
    [[nodiscard]] std::vector<int> turnings(std::span<const std::int8_t> walk, const Aim& aim, std::size_t walks) const;

private:
    const Graph& graph_;
    const kit::Grid& grid_;
};

/// The march to the square of that number (from 0) and then backwards from its end.
Walk turned(std::span<const std::int8_t> walk, int keep);

}  // namespace ludus::tour
