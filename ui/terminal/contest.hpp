#pragma once
// Players that play whole games against each other without anyone watching: for `bench match`.

#include <functional>
#include <string>

#include "core/match/match.hpp"
#include "core/search/random.hpp"
#include "ui/terminal/arguments.hpp"

namespace ludus::terminal {

/// Chooses a move where a seat is to move and the match is not over.
using Chooser = std::function<Move(const Match&, Random&)>;

/// Any legal move, all alike.
Move choose_at_random(const Match& match, Random& random);

/// A greedy taker: wins if he can at once, else the move whose turn can end with most men, steps of kings and
/// prisoners to the good; equals are drawn. Looks at his own turn and no further.
Move choose_greedily(const Match& match, Random& random);

/// A level, or any limits; the seed is drawn afresh for every move.
Chooser thinker(const Limits& limits);

struct Played {
    Outcome outcome;
    bool capped = false;  ///< broken off, then judged
    int turns = 0;        ///< whole turns played
};

/// Plays one game out, at most `cap` whole turns; then it is won for a side only where a look one turn deep finds it
/// ahead by `decisive` men at the least, and drawn else. Chance draws by `random`.
Played play_out(const GamePtr& game, const std::vector<Chooser>& players, Random& random, int cap, float decisive);

}  // namespace ludus::terminal
