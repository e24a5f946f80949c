#pragma once
// Tau, or Robbers, the Ludus Latrunculorum: Falkener's chapter IV and the first rules of his Appendix I. Thirty pieces a
// side on 144 squares go one square any way or leap over an enemy, and capture an enemy between two of their own.

#include "core/egypt/custodian.hpp"
#include "core/game/limits.hpp"
#include "core/game/tally.hpp"
#include "core/kit/grid_game.hpp"

namespace ludus::egypt {

class Tau : public kit::GridGame<Tau> {
public:
    static constexpr int side = 12, cells = side * side, army = 30;
    static constexpr bool two_sided = true, over_when_stuck = true;

    struct Position {
        kit::Owners<cells> owner;  // 0 White, 1 Black
        std::int8_t seat = 0;
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card();
    explicit Tau(const Options& options);

    [[nodiscard]] Position start() const;
    void moves(const Position& p, MoveList& list) const;
    [[nodiscard]] Position play(const Position& p, Move m) const;
    [[nodiscard]] Outcome result(const Position& p) const;
    [[nodiscard]] int repetition_limit() const { return draws_third_ ? 3 : 0; }
    [[nodiscard]] Outcome repeated(std::span<const Position> line) const;

    /// "26-37+36+46": the captured pieces after the squares; a piece that is lost itself stands last, as the book prints.
    [[nodiscard]] std::string words(const Position& p, Move m) const;
    /// The words, or the squares alone: "26-37".
    [[nodiscard]] Expected<Move> read(const Position& p, std::string_view text) const;
    [[nodiscard]] std::vector<Reason> reasons(const Position& p, Move m) const;
    [[nodiscard]] std::vector<Reason> threats(const Position& p) const;
    [[nodiscard]] Reason why_not(const Position& p, std::span<const int> touched) const;
    [[nodiscard]] std::vector<Tally> tallies(const Position& p) const;

    // "white 0.0.…1.1. "
    void fields(kit::Fields& f, Position& p) const;
    void check(kit::Fields& f, const Position& p) const;
    [[nodiscard]] std::shared_ptr<const DraftRules> drafts() const;

    // For the computer player (evaluation in tau_player.cpp).
    [[nodiscard]] int evaluate(const Position& p, int seat) const;
    [[nodiscard]] static std::vector<PieceWorth> piece_worths();
    [[nodiscard]] bool is_tactical(const Position& p, Move m) const {
        return count_captured(beside_, p.owner, p.seat, m) > 0;
    }
    [[nodiscard]] int move_score(const Position& p, Move m) const;
    [[nodiscard]] Position null_move(const Position& p) const;
    /// Keeps the thirty moves of the highest scores, so that the look ahead goes deeper.
    void prune(const Position& p, MoveList& list) const;
    /// A piece or two may be hemmed in so that every move costs one.
    [[nodiscard]] bool allows_null_move(const Position& p) const { return p.owner.count(p.seat) > 4; }

private:
    /// Two enemies with the piece between them, in a line.
    struct Between {
        int one = kit::nowhere, other = kit::nowhere;
        explicit operator bool() const { return one != kit::nowhere; }
    };

    [[nodiscard]] bool lost(const Position& p, int seat) const;
    /// Where the piece would stand between two enemies that stood there before the move.
    [[nodiscard]] Between between(const Position& p, Move m) const;
    [[nodiscard]] bool forfeits(const Position& p, Move m) const { return forfeits_ && between(p, m); }

    [[nodiscard]] int order_score(const Position& p, Move m) const;
    /// Whether the seat has a piece that can come to the free cell, other than the one on `not_from`.
    [[nodiscard]] bool can_step_to(const Position& p, int seat, int cell, int not_from) const;

    Neighbours beside_;
    bool forfeits_, half_, draws_third_;
};

}  // namespace ludus::egypt
