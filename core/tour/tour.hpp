#pragma once
// The Knight's Tour: Falkener's chapters XXXVIII to XL and XLII, for one. A knight is set on any square and is to visit every
// square once. What the tour is to be besides, on which board, and by whose method it is made are options.

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "core/game/foreign.hpp"
#include "core/game/limits.hpp"
#include "core/game/rules.hpp"
#include "core/game/study.hpp"
#include "core/game/tally.hpp"
#include "core/tour/graph.hpp"
#include "core/tour/solver.hpp"

namespace ludus::tour {

class KnightsTour {
public:
    static constexpr int most_turnings = 200;  ///< of Euler's method, then the walk has failed

    struct Position {
        std::array<std::int8_t, most_cells> way{};  ///< the squares visited, in order; 0 after them
        std::int16_t visited = 0;
        std::int16_t target = kit::nowhere;  ///< where the tour is to end, if that was chosen
        std::int16_t turnings = 0;           ///< of Euler's method so far: a counter

        [[nodiscard]] std::span<const std::int8_t> walk() const { return {way.data(), at(visited)}; }
        [[nodiscard]] int last() const { return way[at(visited - 1)]; }
        friend bool operator==(const Position&, const Position&) = default;
    };

    /// By whose method: any leap; as Euler, turning the march about where no leap is left; by Roget's figures; by Warnsdorff's rule.
    enum class Method { free, euler, roget, warnsdorff };

    static const Card& card();
    explicit KnightsTour(const Options& options);
    KnightsTour(const KnightsTour&) = delete;  // its solver refers to its grid
    KnightsTour& operator=(const KnightsTour&) = delete;

    Position start() const { return {}; }
    int to_move(const Position&) const { return 0; }
    bool at_turn_start(const Position&) const { return true; }
    void moves(const Position& p, MoveList& list) const;
    Position play(const Position& p, Move m) const;
    Outcome result(const Position& p) const;
    std::uint64_t hash(const Position& p) const;

    Board board() const;
    std::vector<Face> faces(const Position& p) const;
    /// The walk as a line; if the player wants to be helped, the ways on from each square the knight can leap to, and a cross on each it
    /// can never come to.
    Overlay overlay(const Position& p) const;
    std::vector<int> touches(const Position& p, Move m) const;
    /// "c3"; where the tour is to end "to-h8"; of Euler's turning the square that is commanded, "turn-c5", and "reverse".
    std::string words(const Position& p, Move m) const;
    std::vector<Reason> reasons(const Position& p, Move m) const;
    Reason why_not(const Position& p, std::span<const int> touched) const;
    std::vector<Tally> tallies(const Position& p) const;
    std::string sketch(const Position& p) const;
    std::shared_ptr<const DraftRules> drafts() const;

    /// "a1-b3-c5 to:h8 turned:2"; before the first square "-".
    std::string write(const Position& p) const;
    Expected<Position> read_position(std::string_view text) const;

    // Tours as numbers: rows of them, or CSV.
    std::span<const Notation> notations() const;
    std::string written(const Position& p, Move m, int notation) const;
    std::span<const char* const> formats() const;
    std::string foreign(std::span<const Position> line, int format) const;
    Expected<Position> read_foreign(std::string_view text) const;

    /// What leads to the goal, from a solver: value 1000 where the way to it is known, which `line` then holds whole; -1000 where it is
    /// proved that there is none; else 0.
    Thought solve(const Position& p, const Limits& limits, const std::function<bool()>& stop) const;

    std::vector<Theme> themes() const;
    Expected<Exercise> exercise(std::string_view theme, int level, std::uint64_t seed) const;
    std::string objection(const Exercise& exercise, const Position& p, Move m) const;
    std::string objection_to_touches(const Exercise& exercise, const Position& p, const std::vector<int>& spots) const;

    [[nodiscard]] const kit::Grid& grid() const { return grid_; }
    [[nodiscard]] const Graph& graph() const { return graph_; }
    /// What the tour is to be, from this position on.
    [[nodiscard]] Aim aim(const Position& p) const;
    [[nodiscard]] Answer finish(const Position& p, std::uint64_t nodes, std::uint64_t seed = 1,
                                const std::function<bool()>& stop = {}) const;

private:
    [[nodiscard]] bool whole(const Position& p) const { return p.visited == grid_.size(); }
    [[nodiscard]] bool chooses_end(const Position& p) const { return to_chosen_ && p.visited == 1 && p.target < 0; }
    [[nodiscard]] Cells left(const Position& p) const;
    /// The squares the knight can leap to.
    [[nodiscard]] Cells open(const Position& p) const;
    [[nodiscard]] bool can_turn(const Position& p) const;
    /// Nothing is left to leap to, and Euler's march is to be turned about.
    [[nodiscard]] bool turns(const Position& p) const { return open(p).empty() && can_turn(p); }
    [[nodiscard]] bool can_reverse(const Position& p) const;
    [[nodiscard]] int button() const { return grid_.size(); }
    [[nodiscard]] Thought solve_turnings(const Position& p) const;
    [[nodiscard]] Thought choose_end(const Position& p, std::uint64_t nodes, std::uint64_t seed,
                                     const std::function<bool()>& stop) const;
    /// What columns and rows add up to so far, and how many of their squares are visited.
    struct Lines {
        std::array<int, 26> columns{}, rows{}, in_column{}, in_row{};
    };
    [[nodiscard]] Lines lines(const Position& p) const;
    /// Of a whole walk: how many of the lines asked for do not add up as they should.
    [[nodiscard]] int lines_unlike(const Position& p) const;
    [[nodiscard]] Board make_board() const;
    /// Of a whole walk on a chessboard: what it adds up to (tallies).
    void add_sums(const Position& p, std::vector<Tally::Row>& rows) const;

    kit::Grid grid_;
    Graph graph_;
    Solver solver_;
    Board board_;
    Method method_;
    bool closed_ = false, to_chosen_ = false, opposite_ = false, columns_ = false, rows_ = false, aids_, half_board_;
};

// Moves: kit::put() of the square leapt to or begun on; these two besides.
inline Move end_on(int cell) { return {1ULL << 16 | static_cast<std::uint64_t>(cell)}; }
inline Move turn_at(int cell) { return {2ULL << 16 | static_cast<std::uint64_t>(cell)}; }
inline constexpr Move reverse_all{3ULL << 16};

}  // namespace ludus::tour
