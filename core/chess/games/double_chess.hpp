#pragma once
// Double Chess: four sets of common chess on a cross, partners opposite (Falkener, chapter XVIII). No king is taken: who is
// checkmated is shut in until the check is lifted, and a side is beaten when both its kings are mated at once. The engine of
// several armies carries it, as it does Chaturanga.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/chess/armies_engine.hpp"
#include "core/game/rules.hpp"

namespace ludus::chess {

namespace double_chess {

using of_armies::army_of;
using of_armies::code_of;
using of_armies::kind_of;
inline constexpr int armies = 4;
/// wanderer: a pawn on its way back from the opposite end, where pawns return.
enum Man { king, queen, rook, bishop, knight, pawn, wanderer, kinds };
/// How a pawn goes; the others have motions of no number of their own.
enum PawnMotion { one_step, capture, leap_over_pawn, two_steps };

using Position = ArmiesPosition<kinds>;

/// What the players agreed on.
struct DoubleChessOptions {
    int arms = 3;                ///< how many rows deep the arms are
    int players = 4;             ///< with three South leads North's army too, with two West leads East's as well
    bool return_at_end = false;  ///< pawns turn round at the partner's end, and queen at the sides only
    bool immune = false;         ///< men whose king is mated may not be taken
    bool harmless = false;       ///< they strike at no king
    bool third_draws = false;
};

}  // namespace double_chess

class DoubleChess : public Armies<DoubleChess> {
public:
    using Position = double_chess::Position;
    static constexpr Kings king_rule = Kings::guarded;
    static constexpr Orphans orphan_rule = Orphans::stand;
    static constexpr bool two_sided = true;

    explicit DoubleChess(const Options& options);

    // ---- the shape (core/game/rules.hpp) ----
    static const Card& card();
    Position start() const { return start_; }
    int to_move(const Position& p) const { return commander(p, p.turn); }
    bool at_turn_start(const Position&) const { return true; }
    static bool moves_are_turns(const Position&) { return true; }
    Outcome result(const Position& p) const;
    int repetition_limit() const { return options_.third_draws ? 3 : 0; }
    Outcome repeated(std::span<const Position>) const { return draw_by_repetition(); }

    int evaluate(const Position& p, int side) const;
    std::vector<PieceWorth> piece_worths() const;
    bool is_tactical(const Position& p, Move m) const;
    int move_score(const Position& p, Move m) const;
    /// Whether the army whose turn it is, if that seat moves it, stands in check.
    bool in_check(const Position& p, int seat) const;

    Board board() const;
    std::vector<Face> faces(const Position& p) const;
    std::vector<int> touches(const Position& p, Move m) const;
    std::string words(const Position& p, Move m) const;
    std::vector<Reason> reasons(const Position& p, Move m) const;
    std::vector<Reason> threats(const Position& p) const;
    Reason why_not(const Position& p, std::span<const int> touched) const;
    std::vector<Reason> checks(const Position& p) const;
    std::vector<Tally> tallies(const Position& p) const;
    std::string write(const Position& p) const { return write_men(p.men, p.turn); }
    Expected<Position> read_position(std::string_view text) const;
    std::string sketch(const Position& p) const;
    std::shared_ptr<const DraftRules> drafts() const;

    // ---- for the engine ----
    /// falkener.double.turns: "by two persons, by three, or by four".
    int commander(const Position&, int army) const {
        return army == 2 && options_.players < 4 ? 0 : army == 3 && options_.players < 3 ? 1 : army;
    }
    bool goes(const Men& men, Code code, int from, int to, int motion) const;
    void arrive(Position& p, int square) const;
    bool mated_strike() const { return !options_.harmless; }
    bool mated_taken() const { return !options_.immune; }

    // ---- for those who study a position ----
    const double_chess::DoubleChessOptions& game_options() const { return options_; }
    /// What the man of that code is when it comes to that square.
    int becomes(Code code, int square) const;

private:
    void why_pawn(const Position& p, Move m, std::vector<Reason>& out) const;
    void why_taken(const Position& p, Move m, std::vector<Reason>& out) const;
    Reason why_not_begin(const Position& p, int spot) const;
    Reason why_not_go(const Position& p, int from, int to) const;
    Reason why_not_two(const Position& p, int from, int to) const;
    Reason why_exposed(const Position& p, int from, int to) const;
    void why_kings(const Position& p, const Position& after, Move m, std::vector<Reason>& out) const;

    double_chess::DoubleChessOptions options_;
    std::array<Squares, double_chess::armies> sides_, opposite_, home_;  ///< back lines, as each army's pawns find them
    Position start_;
};

}  // namespace ludus::chess
