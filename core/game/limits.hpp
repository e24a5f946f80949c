#pragma once
// What a computer player is given, and what it hands back.

#include <cstdint>
#include <string>
#include <vector>

#include "core/game/move.hpp"

namespace ludus {

struct Limits {
    double seconds = 0;       ///< 0: no clock
    std::uint64_t nodes = 0;  ///< 0: no count
    int depth =
        0;  ///< whole turns (of dice, throws) looked ahead; 0: as deep as the rest allows. One of the three must be set.
    std::uint64_t seed = 1;  ///< equal choices are told apart by it
    int wobble = 0;          ///< hundredths of a man by which a weak level may misjudge a move
    int lines =
        0;  ///< so many best moves are told, each with what may follow, and of a roll to come every one; 0: the best alone
};

/// One of several best moves and what may follow; or a roll.
struct BestLine {
    float value = 0;
    std::vector<Move> moves;
    double odds = 1;  ///< of a roll
};

/// What a piece is worth, by which a value is told in words: "about a rook".
struct PieceWorth {
    std::string name;  ///< of one: "rook"
    float worth = 0;   ///< as Thought::value counts
};

struct Thought {
    Move best;
    float value =
        0;  ///< for the seat to move, in men, or where dice are thrown in points of the score; ±1000 and beyond: decided
    int depth = 0;  ///< whole turns searched to the end
    std::uint64_t nodes = 0;
    std::uint64_t playouts = 0;  ///< games played out, where the search does so
    double seconds = 0;
    std::vector<Move> line;  ///< the principal variation as far as known, `best` first
    /// Where lines are asked for: the best first, that is `line`; no two begin alike, or where dice are thrown no two end alike.
    /// Where dice are to be rolled: every roll, looked one roll deep, its value that of the first side, `value` their mean.
    std::vector<BestLine> lines;
    float chance = -1;               ///< of the game won, 0 to 1, where the search tells it
    std::vector<PieceWorth> worths;  ///< where lines are asked for, and values are counted in pieces
};

/// A named strength, the same for every game.
struct Level {
    std::string id;    ///< "steady"
    std::string name;  ///< shown: "Medium"
    Limits limits;
};

/// From a child's to the best; the default is the one marked.
const std::vector<Level>& levels();
const Level& default_level();
/// Nullptr where there is none of that id.
const Level* find_level(const std::string& id);

}  // namespace ludus
