#pragma once
// What becomes of each point, by games played out: which stones are dead, and whether anything is left to play for.

#include <vector>

#include "core/base/random.hpp"
#include "core/go/count.hpp"
#include "core/go/player/quick_game.hpp"

namespace ludus::go {

/// How each point ends, by games played out from a position; the same for equal seeds.
class Status {
public:
    Status(const StoneBoard& board, Random& random);

    /// By cell, how often the point was black's at the end, from 0 to 1.
    [[nodiscard]] float black_share(int cell) const { return shares_[static_cast<std::size_t>(cell)]; }
    /// The chains that more often die than live.
    [[nodiscard]] Cells dead() const;
    /// ... and as that seat must fear: its own that are in doubt are dead, the other's are not.
    [[nodiscard]] Cells dead_at_worst(int seat) const;
    /// Every point is somebody's or no point of a fight: more stones change nothing.
    [[nodiscard]] bool is_settled() const;

private:
    [[nodiscard]] Cells dead_below(float black_lives, float white_lives) const;

    StoneBoard board_;
    std::vector<float> shares_;
};

}  // namespace ludus::go
