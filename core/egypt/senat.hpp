#pragma once
// Senat and Seega: Falkener's chapter V and the second rules of his Appendix I. Two pieces are placed at a turn until only
// the centre is free; then they go one square straight and capture an enemy between two of their own. One set of rules
// for every size of board.

#include "core/egypt/custodian.hpp"
#include "core/egypt/enclosing_why_not.hpp"
#include "core/egypt/seega_endings.hpp"
#include "core/game/limits.hpp"
#include "core/game/tally.hpp"
#include "core/kit/grid_game.hpp"

namespace ludus::egypt {

class Senat : public kit::GridGame<Senat> {
public:
    static constexpr int greatest_side = 13, greatest = greatest_side * greatest_side;
    static constexpr int most_quiet = 999;  ///< a counter that has come so far stays there
    static constexpr bool two_sided = true, over_when_stuck = true;

    /// How the game differs from board to board and table to table.
    struct Variant {
        int side = greatest_side;
        int first = 0;            ///< the seat that places first and moves first
        bool must_go_on = false;  ///< a piece that can capture again does
        bool opens_way = false;   ///< whom a player blocks removes a piece of his own (Lane), and does not play again
        bool two_needed = false;  ///< fewer than two pieces lose
        std::vector<std::vector<int>> agreed;  ///< the squares of the first turns, turn by turn
    };

    struct Position {
        kit::Owners<greatest> owner;  // 0 White, 1 Red; cells beyond the board stay free
        std::uint8_t left = 0;        // pieces still to be placed
        std::int8_t seat = 0;
        std::int16_t going_on = kit::nowhere;  // the piece that has captured and can capture again
        bool asked = false;                    // the seat to move must open a way for the other
        std::int16_t quiet = 0;                // moves since a piece was placed or left the board
        friend bool operator==(const Position&, const Position&) = default;
    };

    Senat(const Card& card, Variant variant);
    [[nodiscard]] const Card& card() const { return *card_; }

    [[nodiscard]] Position start() const;
    [[nodiscard]] bool at_turn_start(const Position& p) const;
    void moves(const Position& p, MoveList& list) const;
    [[nodiscard]] Position play(const Position& p, Move m) const;
    [[nodiscard]] Outcome result(const Position& p) const;
    /// The see-saw: a move that would bring a position about for the third time.
    void remove_repetitions(std::span<const Position> line, MoveList& list) const;

    [[nodiscard]] Board board() const;
    [[nodiscard]] std::vector<int> touches(const Position& p, Move m) const;
    /// "44" where a piece is placed, "x44" where it opens a way, "43-33+23+32" with what it captures, "done", "pass", "ask".
    [[nodiscard]] std::string words(const Position& p, Move m) const;
    /// The words, or the squares alone: "43-33".
    [[nodiscard]] Expected<Move> read(const Position& p, std::string_view text) const;
    [[nodiscard]] std::string sketch(const Position& p) const;
    [[nodiscard]] std::vector<Reason> reasons(const Position& p, Move m) const;
    [[nodiscard]] std::vector<Reason> threats(const Position& p) const;
    [[nodiscard]] Reason why_not(const Position& p, std::span<const int> touched) const;
    [[nodiscard]] Reason why_removed(const Position& p, Move m) const;
    [[nodiscard]] std::vector<Tally> tallies(const Position& p) const;

    // "white ..1.0.. left:12 on:33 asked quiet:3": to move, the squares from the lowest row; then what differs from nothing.
    void fields(kit::Fields& f, Position& p) const;
    void check(kit::Fields& f, const Position& p) const;
    [[nodiscard]] std::shared_ptr<const DraftRules> drafts() const;

    // For the computer player (senat_player.cpp).
    /// On the board of five, of few pieces: what the position comes to with best play (seega_endings.hpp), for the seat to
    /// move. Nothing in the middle of a turn, or where more than `limit` entries would have to be made first.
    [[nodiscard]] std::optional<SeegaEndings::Ending> ending(const Position& p,
                                                             std::size_t limit = SeegaEndings::on_demand) const;
    [[nodiscard]] int evaluate(const Position& p, int seat) const;
    [[nodiscard]] static std::vector<PieceWorth> piece_worths();
    [[nodiscard]] bool is_tactical(const Position& p, Move m) const { return captures(p, m) > 0; }
    [[nodiscard]] int move_score(const Position& p, Move m) const { return 100 * captures(p, m); }
    /// While pieces are placed only the best squares at first sight are tried.
    void prune(const Position& p, MoveList& list) const;

private:
    static constexpr Move done = kit::action(0), pass = kit::action(1), ask = kit::action(2);
    /// A piece is placed on a cell, or removed from it: a move that comes from where it goes.
    static bool stays(Move m) { return !kit::is_action(m) && kit::from(m) == kit::to(m); }

    [[nodiscard]] int cells() const { return variant_.side * variant_.side; }
    [[nodiscard]] int centre() const { return cells() / 2; }
    [[nodiscard]] int army() const { return cells() / 2; }
    /// Which turn of the placing it is, from 0.
    [[nodiscard]] int turn(const Position& p) const { return (cells() - 1 - p.left) / 2; }
    /// The squares agreed for this turn; empty: any.
    [[nodiscard]] std::span<const int> agreed(const Position& p) const;
    [[nodiscard]] bool over(const Position& p) const;
    [[nodiscard]] bool can_move(const Position& p, int seat) const;
    /// The piece has an enemy beside it, for whom its removal would open a way.
    [[nodiscard]] bool blocks(const Position& p, int cell) const;
    [[nodiscard]] int captures(const Position& p, Move m) const {
        return kit::is_action(m) || stays(m) ? 0 : count_captured(beside_, p.owner, p.seat, m);
    }
    [[nodiscard]] Reason why_no_button(const Position& p, const RefusedCell& refused, Move action) const;
    void steps_of(const Position& p, int from, MoveList& list) const;
    void captures_of(const Position& p, int from, MoveList& list) const;
    [[nodiscard]] bool may_go_on(const Position& p, int cell) const;
    [[nodiscard]] int judge_placing(const Position& p, int seat, int cell) const;
    [[nodiscard]] const std::string& player(int seat) const {
        return card_->seats[static_cast<std::size_t>(seat)].name;
    }

    const Card* card_;
    Variant variant_;
    Neighbours beside_;
    std::vector<std::int8_t> edge_;  // how many sides of the board the cell lies at
};

}  // namespace ludus::egypt
