#pragma once
// Go as the computer player's search plays it out (core/game/quick.hpp): moves known to be promising, and games played to their end by
// chance and a few simple rules.

#include <array>
#include <vector>

#include "core/game/quick.hpp"
#include "core/go/stones.hpp"
#include "core/kit/moves.hpp"

namespace ludus::go {

/// How a filled board is counted, for black: his area less white's, and this besides.
struct Scoring {
    float bonus = 0;          ///< -komi
    bool camps = false;       ///< each camp more than the other's costs a stone
    Colour neutral = vacant;  ///< whose the points are that neither has alone; `vacant`: nobody's
};

class QuickGame {
public:
    static constexpr std::uint16_t slots = StoneBoard::most_cells + 1;

    /// `ko` is where a stone may not be put; `passes` made just now; the last two moves are points, no_point where there are none.
    struct Turn {
        int seat = black, passes = 0;
        Point last = no_point, before_last = no_point;
    };
    QuickGame(const StoneBoard& board, Turn turn, Scoring scoring) : board_(board), turn_(turn), scoring_(scoring) {}

    // ---- what the search asks ----
    [[nodiscard]] int to_move() const { return turn_.seat; }
    [[nodiscard]] bool is_over() const { return turn_.passes >= 2; }
    void candidates(std::vector<QuickMove>& moves) const;
    void play(std::uint16_t slot) { put(slot == pass() ? no_point : board_.point(slot)); }
    float play_out(Random& random, std::vector<QuickPlayed>& played);
    [[nodiscard]] std::uint16_t pass() const { return static_cast<std::uint16_t>(board_.cells()); }
    /// A stone on a cell is put(cell), a pass is the game's first action (core/kit/moves.hpp).
    [[nodiscard]] Move move_of(std::uint16_t slot) const { return slot == pass() ? kit::action(0) : kit::put(slot); }
    [[nodiscard]] std::uint16_t slot_of(Move move) const {
        return move == kit::action(0) ? pass() : static_cast<std::uint16_t>(kit::to(move));
    }

    [[nodiscard]] const StoneBoard& board() const { return board_; }
    [[nodiscard]] int passes() const { return turn_.passes; }
    [[nodiscard]] const Scoring& scoring() const { return scoring_; }
    /// Puts a stone that may be put, or passes (no_point).
    void put(Point p);
    /// The next move of a game played out.
    Point choose(Random& random) const;
    /// What black is ahead where the game is played to its end.
    [[nodiscard]] float ahead() const;
    /// Whose a point is then: the stone's, or of who alone has stones beside it; `vacant` of neither.
    [[nodiscard]] Colour whose(Point p) const;

private:
    class Few;
    [[nodiscard]] bool may_put(Point p) const { return p != board_.ko() && board_.stands(p, turn_.seat); }
    [[nodiscard]] unsigned around(Point p) const;
    /// How many liberties a stone would have there with what it joins and takes, counted no further than `most`.
    [[nodiscard]] int liberties_after(Point p, int seat, int most) const;
    void answer_atari(Few& out) const;
    void answer_shape(Point round, Few& out) const;
    [[nodiscard]] bool is_worth_putting(Point p) const;
    [[nodiscard]] std::array<int, 2> count_camps() const;

    StoneBoard board_;
    Turn turn_;
    Scoring scoring_;
};

}  // namespace ludus::go
