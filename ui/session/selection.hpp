#pragma once
// The selection: what a person has touched on the way to a move.

#include <optional>
#include <string>
#include <vector>

#include "core/match/match.hpp"

namespace ludus {

/// The touches so far, narrowed against the legal moves: how touches become a move. One piece of code for clicking,
/// dragging, drops, long captures, dice and the keyboard; it never decides what is legal.
class Selection {
public:
    explicit Selection(const Match& match) { refresh(match); }

    /// After any change of the match: forgets the touches. In a turn of the computer nothing may be touched.
    void refresh(const Match& match);

    struct Result {
        bool taken = false;        ///< the touch led on
        std::optional<Move> move;  ///< the move it completes, to be played
        std::vector<Move> then;    ///< further moves of the same man that the touch completes, one after the other
    };
    /// A spot is touched. A touch that leads nowhere drops what was begun, and begins afresh with that spot if it can;
    /// the only spot touched, touched again, is put down. Where the touches make a move that others go on from,
    /// a second touch of the last spot says that it is meant.
    Result touch(int spot);
    void drop();

    [[nodiscard]] const std::vector<int>& touched() const { return touched_; }
    struct Choice {
        int spot = -1;
        bool completes = false;     ///< touching it completes a move
        bool goes_further = false;  ///< touching it plays several moves of the man in hand
    };
    /// What may be touched next, each spot once, in the order of the moves.
    [[nodiscard]] std::vector<Choice> choices() const;
    /// The spots of choices().
    [[nodiscard]] std::vector<int> next() const;
    /// The moves still possible.
    [[nodiscard]] MoveList possible() const;

private:
    struct Way {
        Move move;
        std::vector<int> touches;
        std::vector<Move> then;  ///< further moves of the same man, by the other dice of the throw
        int takings = 0;         ///< among all of its moves
    };
    /// Begins with the touches so far; and with this spot after them where it is given.
    [[nodiscard]] bool goes(const Way& way, int spot = -1) const;
    /// Where a game joins moves: where a man who has been touched may go by several of them, over stops of which the plainest is
    /// chosen (nobody taken on the way, then the fewest dice). Where one move leads, that one is meant.
    void add_further(int spot);

    GamePtr game_;
    Position position_;
    std::vector<Way> ways_;   ///< one a legal move; then those of several moves of the man in hand
    std::size_t single_ = 0;  ///< how many are of one move
    bool any_order_ = false;  ///< a throw is entered die by die, in whatever order the dice lie
    std::vector<int> touched_;
};

/// Plays what a touch completed. Fault: as Match::play; what was played before it stays.
Expected<Done> carry_out(Match& match, const Selection::Result& result);

}  // namespace ludus
