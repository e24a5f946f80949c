#pragma once
// Magic squares as a game for one: a square is made step by step, by one of Falkener's methods (chapters XXX to XXXVI, Appendix II) or
// freely. It is right (1) when it is what the method makes, or when every line of a free one adds up alike; else wrong (0).

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game/foreign.hpp"
#include "core/game/rules.hpp"
#include "core/game/study.hpp"
#include "core/game/tally.hpp"
#include "core/kit/fields.hpp"
#include "core/kit/grid.hpp"
#include "core/kit/moves.hpp"
#include "core/squares/methods.hpp"

namespace ludus::squares {

class MagicSquares : public kit::Described<MagicSquares> {
public:
    static constexpr int largest = 14;  ///< the largest square that Falkener speaks of
    static constexpr int most_cells = largest * largest;

    /// Cells row by row from the top left. What comes next follows from what stands there.
    struct Position {
        std::array<std::int16_t, most_cells> number{};  ///< 0 for an empty cell
        std::array<std::int16_t, most_cells> added{};   ///< what was added to it, and 1 more; 0 for nothing yet
        std::int16_t exchanges = 0;                     ///< how many were made
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card();
    explicit MagicSquares(const Options& options);

    Position start() const { return {}; }
    int to_move(const Position&) const { return 0; }
    bool at_turn_start(const Position&) const { return true; }
    void moves(const Position& p, MoveList& list) const;
    Position play(const Position& p, Move m) const;
    Outcome result(const Position& p) const;

    Board board() const;
    std::vector<Face> faces(const Position& p) const;
    Overlay overlay(const Position& p) const;
    std::vector<int> touches(const Position& p, Move m) const;
    std::string words(const Position& p, Move m) const;
    std::vector<Reason> reasons(const Position& p, Move m) const;
    Reason why_not(const Position& p, std::span<const int> touched) const;
    std::vector<Tally> tallies(const Position& p) const;
    void fields(kit::Fields& f, Position& p) const;
    void check(kit::Fields& f, const Position& p) const;
    std::string sketch(const Position& p) const;
    std::shared_ptr<const DraftRules> drafts() const;

    /// Keeps the method's own step, or in a free square the cells from which a magic square is known; all where there is none such.
    void prune(const Position& p, MoveList& list) const;

    // Squares as numbers: rows of them, or CSV. One made by a method is read as far as the method has come.
    std::span<const Notation> notations() const;
    std::string written(const Position& p, Move m, int notation) const;
    std::span<const char* const> formats() const;
    std::string foreign(std::span<const Position> line, int format) const;
    Expected<Position> read_foreign(std::string_view text) const;

    std::vector<Theme> themes() const;
    Expected<Exercise> exercise(std::string_view theme, int level, std::uint64_t seed) const;
    std::string objection(const Exercise& exercise, const Position& p, Move m) const;
    std::string objection_to_touches(const Exercise& exercise, const Position& p, const std::vector<int>& spots) const;

    [[nodiscard]] int order() const { return n_; }
    /// Null for a free square.
    [[nodiscard]] const Method* method() const { return method_; }
    [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }
    /// What stands there, added numbers included.
    [[nodiscard]] Square square(const Position& p) const;

private:
    using Kind = Step::Kind;

    /// How many steps were made, right or wrong.
    [[nodiscard]] int made(const Position& p) const;
    /// Where the method stands after so many of its steps.
    [[nodiscard]] Position after(int steps) const;
    [[nodiscard]] bool on_track(const Position& p) const;
    /// The method's next step; null when all are made, and in a free square.
    [[nodiscard]] const Step* next(const Position& p) const;
    [[nodiscard]] Position make(Position p, const Step& step) const;
    /// The number that is to be set next: the method's, or of a free square the least that does not stand yet.
    [[nodiscard]] int next_number(const Position& p) const;
    /// Whether the two may change their numbers in that step.
    [[nodiscard]] bool may_exchange(const Step& step, int a, int b) const {
        return a != b && (is_step(step, kit::from_to(a, b)) || a % n_ == b % n_ || (rows_too() && a / n_ == b / n_));
    }
    /// In a small square cells of one row may change their numbers too.
    [[nodiscard]] bool rows_too() const { return n_ <= 6; }
    [[nodiscard]] bool is_step(const Step& step, Move m) const;
    [[nodiscard]] std::string step_words(const Step& step) const;
    /// The first full line that does not add up as it should; null where there is none.
    [[nodiscard]] std::pair<const Line*, int> wrong_line(const Position& p, bool diagonals) const;
    [[nodiscard]] int total(const Position& p, const Line& line) const;
    [[nodiscard]] int missing(const Position& p, const Line& line) const;
    [[nodiscard]] int cells() const { return n_ * n_; }
    [[nodiscard]] int cell_at(int spot) const { return (n_ - 1 - grid_.row(spot)) * n_ + grid_.column(spot); }
    [[nodiscard]] int spot(int cell) const { return grid_.cell(cell % n_, n_ - 1 - cell / n_); }
    [[nodiscard]] std::string cell_name(int cell) const { return grid_.name(spot(cell)); }

    const Method* method_;
    int n_;
    bool ends_;  ///< a wrong step ends the construction
    std::vector<Step> steps_;
    int sets_ = 0, adds_ = 0;
    Square target_;
    std::vector<Line> lines_;
    kit::Grid grid_;
};

}  // namespace ludus::squares
