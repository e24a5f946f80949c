#pragma once
// Players that play whole games against each other without anyone watching: for `bench`.

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/base/random.hpp"
#include "core/match/match.hpp"
#include "ui/terminal/arguments.hpp"

namespace ludus::terminal {

/// Chooses a move where a seat is to move and the match is not over.
using Chooser = std::function<Move(const Match&, Random&)>;

/// What chance plays there.
Move throw_for_chance(const Match& match, Random& random);

/// Any legal move, all alike.
Move choose_at_random(const Match& match, Random& random);

/// A greedy taker: wins if he can at once, else the move whose turn can end with most men, steps of kings and
/// prisoners to the good; equals are drawn. Looks at his own turn and no further.
Move choose_greedily(const Match& match, Random& random);

/// What a computer player has spent.
struct Effort {
    std::uint64_t positions = 0;
    double seconds = 0;
};

/// A level, or any limits; the seed is drawn afresh for every move. `mind`: the same game with another judgement, to be
/// asked in the match's place. Adds to `spent`, which must outlive it.
Chooser thinker(const Limits& limits, const GamePtr& mind = {}, Effort* spent = nullptr);

struct Played {
    Outcome outcome;
    bool capped = false;  ///< broken off, then judged
    int turns = 0;        ///< whole turns played
};

/// The opening with so many whole turns drawn by `random`: contests begin there, lest all games be one.
Match drawn_opening(const GamePtr& game, int turns, Random& random);

/// Plays one game out from there, at most `cap` whole turns; then it is won for a side only where a look one turn deep
/// finds it ahead by `decisive` men at the least, and drawn else. Chance draws by `random`; where dice are to be thrown at the
/// cap, one throw is made before that look.
Played play_out(Match match, const std::vector<Chooser>& players, Random& random, int cap, float decisive);

/// How a player fared.
struct Tally {
    int won = 0, drawn = 0, lost = 0;
    int won_capped = 0, drawn_capped = 0, lost_capped = 0;
    /// Of those not broken off: decided by a victory, and else, where its quiet clock ran out or nobody won.
    int by_victory = 0, by_adjudication = 0;
    std::uint64_t turns = 0;
    std::map<std::string, int> how;  ///< by what ended it

    /// Counts a game for the side the player had. What is given is what it was worth to him: 1, 0.5 or 0.
    float add(const Played& played, int side, const Card& card);
    [[nodiscard]] int games() const { return won + drawn + lost; }
    [[nodiscard]] int capped() const { return won_capped + drawn_capped + lost_capped; }
    /// Of the points, per cent.
    [[nodiscard]] double share() const { return games() == 0 ? 50 : (won + 0.5 * drawn) * 100 / games(); }
};

/// Two players of a two-sided game, and how long their games may last.
struct Pairing {
    GamePtr game;
    Chooser first, second;
    int opening_turns = 4;
    int cap = 600;
    float decisive = 10;
};

/// Plays that pair of games: one opening drawn by the seed, either player on either side of it. Told as the first
/// player's: `each` after each game.
void play_pair(const Pairing& pairing, std::uint64_t seed, const std::function<void(const Played&, int side)>& each);

}  // namespace ludus::terminal
