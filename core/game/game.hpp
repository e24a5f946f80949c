#pragma once
// A game at the edge where people are: the same shape with its type put away.

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/limits.hpp"
#include "core/game/memory.hpp"
#include "core/game/rules.hpp"

namespace ludus {

/// A position of some game: a value, cheap to copy, never changed once made.
/// Only the game that made it may read it.
class Position {
public:
    struct Held {
        virtual ~Held() = default;
        [[nodiscard]] virtual bool equals(const Held& other) const = 0;  ///< of the same game
    };
    Position() = default;
    explicit Position(std::shared_ptr<const Held> held) : held_(std::move(held)) {}
    [[nodiscard]] const Held& held() const { return *held_; }
    friend bool operator==(const Position& a, const Position& b) {
        return a.held_ == b.held_ || (a.held_ && b.held_ && a.held_->equals(*b.held_));
    }

private:
    std::shared_ptr<const Held> held_;
};

/// Counts of legal lines to a depth.
struct Perft {
    std::uint64_t lines = 0;
    std::vector<std::pair<std::string, std::uint64_t>> divide;  ///< per first move (or first whole turn), its words
};

/// One game with its options chosen. A value; copies share the same rules.
/// Every member is as the shape in rules.hpp says.
class Game {
public:
    virtual ~Game() = default;

    [[nodiscard]] virtual const Card& card() const = 0;
    [[nodiscard]] virtual const Options& options() const = 0;

    [[nodiscard]] virtual Position start() const = 0;
    [[nodiscard]] virtual int to_move(const Position&) const = 0;
    [[nodiscard]] virtual bool at_turn_start(const Position&) const = 0;
    [[nodiscard]] virtual MoveList moves(const Position&) const = 0;
    [[nodiscard]] virtual Position play(const Position&, Move) const = 0;
    [[nodiscard]] virtual Outcome result(const Position&) const = 0;
    [[nodiscard]] virtual std::uint64_t hash(const Position&) const = 0;

    [[nodiscard]] virtual Board board() const = 0;
    /// The same spots for a narrow window: what lies beside the squares elsewhere lies above and below them.
    [[nodiscard]] virtual Board narrow_board() const { return board(); }
    [[nodiscard]] Board board(bool narrow_window) const { return narrow_window ? narrow_board() : board(); }
    [[nodiscard]] virtual std::vector<Face> faces(const Position&) const = 0;
    [[nodiscard]] virtual std::vector<int> touches(const Position&, Move) const = 0;
    [[nodiscard]] virtual std::string words(const Position&, Move) const = 0;
    /// The legal move of these words. Fault: no such word, or no such move here (with the legal ones that come nearest).
    [[nodiscard]] virtual Expected<Move> read(const Position&, std::string_view words) const = 0;
    [[nodiscard]] virtual std::vector<Reason> reasons(const Position&, Move) const = 0;
    [[nodiscard]] virtual std::string write(const Position&) const = 0;
    [[nodiscard]] virtual Expected<Position> read_position(std::string_view) const = 0;
    [[nodiscard]] virtual std::string sketch(const Position&) const = 0;

    /// 1 / number of moves where the game gives none.
    [[nodiscard]] virtual double odds(const Position&, Move) const = 0;
    /// Empty where the game knows none.
    [[nodiscard]] virtual std::vector<Reason> threats(const Position&) const = 0;
    /// Attacks on the king of the seat to move, each saying so in its line; empty where there are none, or no king.
    [[nodiscard]] virtual std::vector<Reason> checks(const Position&) const = 0;
    /// Why the last of these spots may not be touched after those before it; a reason without a rule where the game cannot say.
    [[nodiscard]] virtual Reason why_not(const Position&, std::span<const int> touched) const = 0;
    /// What the position draws besides its pieces; empty where the game draws nothing.
    [[nodiscard]] virtual Overlay overlay(const Position&) const = 0;
    /// Figures a person may ask for; empty where the game counts nothing.
    [[nodiscard]] virtual std::vector<Tally> tallies(const Position&) const = 0;
    /// 0 where repetition means nothing.
    [[nodiscard]] virtual int repetition_limit() const = 0;
    [[nodiscard]] virtual Outcome repeated(std::span<const Position> line) const = 0;
    /// Whether the way to a position may forbid moves in it.
    [[nodiscard]] virtual bool removes_repetitions() const = 0;
    /// The moves of the line's last position, less those that the line forbids.
    [[nodiscard]] virtual MoveList moves_after(std::span<const Position> line) const = 0;
    /// Why the way to a position may forbid a move that is legal there; a reason without a rule where the game forbids none.
    [[nodiscard]] virtual Reason why_removed(const Position&, Move) const = 0;
    [[nodiscard]] virtual Position view(const Position&, int seat) const = 0;

    /// How other programs and players write the game; nullptr where nobody else does.
    [[nodiscard]] virtual const Foreign* foreign() const = 0;
    /// The ways to write a move, the book's first; empty where there is but that.
    [[nodiscard]] virtual std::span<const Notation> notations() const = 0;
    /// A legal move by the place of the notation in that list; the book's words where the game has no such list.
    [[nodiscard]] virtual std::string written(const Position&, Move, int notation) const = 0;

    /// How positions are set up (draft.hpp); it must not outlive the game. nullptr where this program sets up none.
    [[nodiscard]] virtual std::shared_ptr<const DraftRules> drafts() const = 0;

    /// The same men, that seat's turn about to begin; false, and nothing is changed, where the game cannot say.
    [[nodiscard]] virtual bool turn_of(Position&, int seat) const = 0;
    /// Wins near for the seat to move, as hunt() tells them; empty where the game knows none beyond its legal moves.
    [[nodiscard]] virtual std::vector<Prospect> near_wins(const Position&) const = 0;
    /// What exercises it can make; empty where it makes none.
    [[nodiscard]] virtual std::vector<Theme> themes() const = 0;
    /// The same for the same seed, everywhere. An empty theme: one the seed chooses. Fault: no such theme or level.
    [[nodiscard]] virtual Expected<Exercise> exercise(std::string_view theme, int level, std::uint64_t seed) const = 0;
    /// Why a legal move, or men touched, do not answer the exercise.
    [[nodiscard]] virtual std::string objection(const Exercise&, const Position&, Move) const = 0;
    [[nodiscard]] virtual std::string objection_to_touches(const Exercise&, const Position&,
                                                           const std::vector<int>& spots) const = 0;

    /// Depth in single moves, or in whole turns: then two ways to the same position at the end of a turn count once.
    [[nodiscard]] virtual Perft perft(const Position&, int depth, bool by_turns, bool divide) const = 0;
    /// The computer's choice where a seat is to move and the game is not over. Same seed and limits without time: same choice.
    /// `line` is the way here, oldest first, for repetition; may be empty. With a memory it begins by what it learnt for the moves
    /// before, and the choice is the same for the same memory; nullptr: with nothing.
    [[nodiscard]] virtual Thought think(const Position&, const Limits&, const std::function<bool()>& stop,
                                        std::span<const Position> line, Memory* memory = nullptr) const = 0;
};

using GamePtr = std::shared_ptr<const Game>;

}  // namespace ludus
