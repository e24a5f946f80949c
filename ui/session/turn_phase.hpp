#pragma once
// What a table waits for in a game of dice: a throw, a move, or that a person lets the turn go.

#include <string>

#include "core/match/match.hpp"

namespace ludus {

enum class TurnPhase {
    end,             ///< the game is over
    move,            ///< a person moves
    machine,         ///< a computer player moves
    throwing,        ///< a person throws, or any of them where the throw is nobody's
    machine_throws,  ///< the throw is a computer player's, or nobody's among computer players
    handing_over,    ///< a person has played his throw and may still take it back; then a computer player goes on
    saying,          ///< what is left of a throw cannot be played: it is said, then the turn goes on
};

struct TurnState {
    TurnPhase what = TurnPhase::end;
    int seat = -1;  ///< whose; chance where it is nobody's
};

/// What the match waits for at its cursor.
TurnState turn_state(const Match& match);

/// "end", "move", "machine", "throw", "machine throw", "hand over", "say".
const char* name_of(TurnPhase what);

/// Whose throw is to come, where chance is to move; chance where the throw itself decides that.
int thrower(const Match& match);

/// The one legal move of a game of dice where it is but a word to be said; none where there is something to choose.
std::optional<Move> forced(const Match& match);

/// Why: "White has no legal move. The 6 cannot be used: Black blocks 19." Empty where nothing is forced.
std::string say_forced(const Match& match);

/// Whether the move of this node was forced(): nothing was chosen, and say_forced() told why.
bool was_forced(const Match& match, int node);

/// From how many moves back in this throw a person may take back; 0 where none was made since the dice fell.
int moves_of_throw(const Match& match);

/// Back to where a person last had a choice: over throws, what a computer player did, and what could only be said. False where
/// there is no such place before.
bool undo_choice(Match& match);
/// On to where a person has a choice again, along the line left; false at its end.
bool redo_choice(Match& match);
/// Back to where the dice had just fallen, for the throw being played or just played out; they lie as they lay.
bool undo_throw(Match& match);

}  // namespace ludus
