#pragma once
// A game as it is studied: what is near on a board (the hunter's view), and exercises made from play (drills).

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.hpp"
#include "core/game/move.hpp"

namespace ludus {

// ---- the hunter's view ----

/// One move on the way to something.
struct Step {
    std::string words;
    std::vector<int> touches;
    friend bool operator==(const Step&, const Step&) = default;
};

/// One way there.
struct Lead {
    std::vector<Step> moves;      ///< played one after the other by the seat, the others standing still
    std::vector<Reason> reasons;  ///< by which the man is then taken, or the win holds
};

/// A taking or a win that is near.
struct Prospect {
    bool win = false;           ///< else a taking
    int seat = 0;               ///< whose
    int within = 0;             ///< turns of his own until then; 0: it is open now
    bool later = false;         ///< a taking that a motion opens for the seat's next turn, not for the same
    int spot = -1;              ///< of who is taken; -1 for a win
    std::string what;           ///< "odd triangle 12"; "great triumph: 2 4 6, arithmetical"
    std::vector<int> spots;     ///< of the men of a win
    bool ends = false;          ///< played so, the seat has won
    std::vector<Reason> wants;  ///< what is lacking besides the moves
    std::vector<Lead> leads;
};

class Game;
class Position;

/// Every taking open to either side, every taking that one motion of either would open, and the wins that are near; for
/// a side whose turn it is not, as if it were. From threats() and legal moves, so true of any game; wins beyond the
/// turn itself where the game tells them (near_wins). Takings first, then sooner, the seat to move, the greatest man
/// first.
std::vector<Prospect> hunt(const Game& game, const Position& position);

// ---- drills ----

/// What exercises may be about.
struct Theme {
    std::string id;    ///< stable, used in links: "take.addition"
    std::string name;  ///< "Taking by addition"
    std::vector<std::string> passages;
};

inline constexpr int least_level = 1, most_level = 3;

/// When an exercise is answered: a move played cites one of the rules, of one of the spots where there are any; or
/// these spots are touched.
struct Goal {
    std::vector<std::string> rules;
    std::vector<int> targets;
    bool wins = false;     ///< ... and the game is won by it
    bool touched = false;  ///< answered by touching men
};

struct Exercise {
    Theme theme;
    int level = 1;
    std::uint64_t seed = 0;
    std::string question;
    std::string setup;  ///< the position, as the game reads it
    int seat = 0;       ///< whose turn it is
    int spot = -1;      ///< the man the question is about; -1 where there is none
    Goal goal;
    /// All there are: words of moves in order, or names of spots. Of the places for one prisoner the first is given,
    /// of the orders men are named in one.
    std::vector<std::vector<std::string>> answers;
    std::string explanation;
    std::vector<Reason> reasons;  ///< of the first answer
};

/// What is to be said to an answer.
struct Verdict {
    enum class Word { right, wrong, on } word = Word::wrong;  ///< on: so far so good, there is more to do
    std::string why;
    std::vector<Reason> reasons;
};

/// Words of moves from the exercise's position, or names of spots. The game is of the same options as the exercise.
Verdict judge(const Game& game, const Exercise& exercise, const std::vector<std::string_view>& words);

// ---- what a game supplies (rules.hpp) ----

template <class G>
concept HasNearWins = requires(const G g, const typename G::Position& p) {
    { g.near_wins(p) } -> std::same_as<std::vector<Prospect>>;
};
template <class G>
concept HasDrills = requires(const G g) {
    { g.themes() } -> std::same_as<std::vector<Theme>>;
};
template <class G>
concept HasExercisePreset = requires { std::string_view(G::exercise_preset); };

}  // namespace ludus
