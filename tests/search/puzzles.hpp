#pragma once
// What makes a position a puzzle: whole turns, forced wins proved by every line, and how far the best turn is ahead of the next.

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/game/game.hpp"

namespace ludus::tests {

/// One way to play a whole turn; ways that end alike are one.
struct Turn {
    std::vector<Move> moves;
    std::vector<std::string> words;
    Position before_last;  ///< where its last move is made
    Position end;
    Outcome outcome;
};

/// Every turn of the seat to move; none where there are more than `most` positions on the way. The words cost more than the moves.
std::vector<Turn> turns_of(const Game& game, const Position& position, std::size_t most = 4000, bool in_words = true);

/// What a side has more than the others when it is over.
float lead_of(const Game& game, const Outcome& outcome, int side);

/// Looks at every line: no judgement of a board comes into it.
class WinSearch {
public:
    WinSearch(const Game& game, int side, std::uint64_t most) : game_(game), side_(side), left_(most), most_(most) {}
    /// The side, whose turn begins, wins by its `turns`-th turn from here at the latest.
    bool wins(const Position& position, int turns);
    /// ... after a turn of its own.
    bool wins_after(const Turn& turn, int turns);
    /// More positions were needed than allowed: what was answered since is not to be believed.
    [[nodiscard]] bool spent() const { return left_ == 0; }
    [[nodiscard]] std::uint64_t positions() const { return most_ - left_; }

private:
    std::vector<Turn> turns(const Position& position);
    const Game& game_;
    int side_;
    std::uint64_t left_, most_;
    std::unordered_map<std::uint64_t, bool> known_;
    std::vector<Move> refutation_;
};

/// What the computer makes of a position, for a side; rolls are weighed by their odds. Adds to `nodes`. `rolled`: it comes after a roll
/// that was weighed so.
double worth(const Game& game, Position position, int side, const Limits& limits, std::uint64_t& nodes,
             bool rolled = false);

}  // namespace ludus::tests
