#pragma once
// What is to be painted now: a game's own picture, and what the hand and the eye add to it
// (selection, destinations, takings with their equation, the last move). Both painters paint this.

#include <optional>
#include <string>
#include <vector>

#include "core/match/match.hpp"

namespace ludus {

enum class MarkKind {
    selected,     ///< touched
    destination,  ///< may be touched next, empty
    further,      ///< the same, and the man goes there by several dice one after the other
    capture,      ///< may be touched next and a man is taken there; or a taking shown in a diagram
    threatened,   ///< may be taken as things stand
    checked,      ///< a king in check
    last_from,
    last_to,  ///< the move before
    hint,     ///< the machine's advice
    camp,     ///< a region the text speaks of
};

struct Mark {
    MarkKind kind = MarkKind::selected;
    int spot = -1;
    friend bool operator==(const Mark&, const Mark&) = default;
};

/// A taking drawn on the board: a dotted ray from each taker, and the sum on a tag at the taken man.
struct Ray {
    std::vector<int> from;
    int to = -1;
    std::string sum;  ///< "9 − 2 = 7"; may be empty
    friend bool operator==(const Ray&, const Ray&) = default;
};

struct Scene {
    Board board;
    std::vector<Face> faces;
    std::vector<Mark> marks;
    std::vector<Ray> rays;            ///< several to one spot: the painters print their sums as lines of one tag
    std::vector<std::string> spoken;  ///< per spot, what a screen reader says of it now
};

/// What the hand has begun: the touches so far, narrowed against the legal moves. One piece of code for
/// clicking, dragging, drops, long captures, dice and the keyboard; it never decides what is legal.
class Hand {
public:
    explicit Hand(const Match& match) { refresh(match); }

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
    /// Spots that may be touched next, each once, in the order of the moves.
    [[nodiscard]] std::vector<int> next() const;
    /// The moves still possible.
    [[nodiscard]] MoveList possible() const;
    /// Whether touching this spot next completes a move.
    [[nodiscard]] bool completes(int spot) const;
    /// Whether touching this spot next plays several moves of the man in hand.
    [[nodiscard]] bool goes_further(int spot) const;

private:
    struct Way {
        Move move;
        std::vector<int> touches;
        std::vector<Move> then;  ///< further moves of the same man, by the other dice of the throw
        int takings = 0;         ///< among all of its moves
    };
    /// Begins with the touches so far; and with this spot after them where it is given.
    [[nodiscard]] bool goes(const Way& way, int spot = -1) const;
    /// In a game of dice: where a man who has been touched may go by several dice, over stops of which the plainest is
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
Expected<Done> carry_out(Match& match, const Hand::Result& result);

struct SceneOptions {
    bool destinations = true;
    bool threats = true;   ///< men in danger: the viewer's, or those of the seat to move
    bool takings = false;  ///< for teaching: every taking open on the board, to either side, with its sum
    bool last_move = true;
    bool sums = true;
    int viewer = -1;           ///< a seat, or -1 for everybody's eyes
    std::optional<Move> hint;  ///< the machine's advice, legal at the cursor
    std::vector<int> region;   ///< spots the text speaks of
    std::vector<Ray> pointed;  ///< takings pointed out, whether they are open now or not
};

/// The picture of a match at its cursor with what the hand has begun.
Scene make_scene(const Match& match, const Hand& hand, const SceneOptions& options = {});

/// The board of a position and nothing else.
Scene make_scene(const Game& game, const Position& position);

/// A diagram as its record asks: goes to the main line's node after as many words as the tag Show says (0 without
/// one) and touches the spots the tags Touch name. Fault: no such place; the match is then at its beginning.
Expected<Done> show_as_tagged(Match& match, Hand& hand);

/// The spot an arrow key leads to from a spot, over the keyboard's grid; the same spot at the edge.
/// dx, dy in -1, 0, 1; dy is -1 for up.
int neighbour(const Board& board, int spot, int dx, int dy);

/// One sentence for a live line: "odd triangle 12 to d8; takes 9 by equality: 9 = 9".
std::string say_move(const Match& match, int node);

/// "d8, even triangle 9, may move" or "e7, empty": what a screen reader says of a spot now.
std::string say_spot(const Match& match, const Hand& hand, int spot);

/// One sentence on how things stand: "Odds to move", "Odds may take on d8: 9 − 2 = 7", or how the game ended.
std::string say_standing(const Match& match, const Hand& hand);

}  // namespace ludus
