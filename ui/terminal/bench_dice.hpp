#pragma once
// What `bench` measures where dice are thrown: each run of dice is played twice, with the sides exchanged, and points are
// counted. Each prints its figures.

#include <functional>
#include <string>

#include "core/base/random.hpp"
#include "core/game/game.hpp"
#include "ui/terminal/arguments.hpp"

namespace ludus::terminal {

/// Chooses for the seat to move at a position of a game that is not over.
using DicePlayer = std::function<Move(const Game&, const Position&, Random&)>;

/// The throw a number from 0 to 1 stands for: the same number, the same throw, whoever throws.
Move thrown(const Game& game, const Position& position, double drawn);

/// Points a game, with what is known of their error.
class Points {
public:
    /// The points won in the two games of one run of dice.
    void add(double first, double second);
    [[nodiscard]] int games() const { return 2 * pairs_; }
    [[nodiscard]] double mean() const;   ///< points a game
    [[nodiscard]] double error() const;  ///< standard error of the mean, from pair to pair
    int won = 0, lost = 0;

private:
    int pairs_ = 0;
    double sum_ = 0, squares_ = 0;
};

/// Plays both games of a run of dice. The points of the first player, as the second seat's owner and as the first's.
/// Broken off after so many throws it counts nothing.
void play_dice_pair(const GamePtr& game, const DicePlayer& first, const DicePlayer& second, std::uint64_t seed, int cap,
                    Points& points);

/// "+0.123 ± 0.045 points a game over 200 games (won 110, lost 90)"
std::string describe(const Points& points);

/// bench dice: one player against another in a game with dice.
int run_dice(const Arguments& arguments);
/// bench gnubg: a player against GNU Backgammon.
int run_gnubg(const Arguments& arguments);
/// bench gnubg-moves: what our rules and GNU Backgammon's allow, throw by throw.
int run_gnubg_moves(const Arguments& arguments);

/// A level's id, "random", or how many throws are looked ahead. Fault: none of these.
Expected<DicePlayer> dice_player(const std::string& name);

}  // namespace ludus::terminal
