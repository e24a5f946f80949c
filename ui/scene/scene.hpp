#pragma once
// What is to be seen now, as data: a game's own picture, and marks on it (selection, destinations, captures with
// their sums, the last move). Both painters, ui/svg and ui/canvas, paint this and nothing else.

#include <string>
#include <vector>

#include "core/game/picture.hpp"
#include "ui/scene/figures.hpp"

namespace ludus {

enum class MarkKind {
    selected,     ///< touched
    destination,  ///< may be touched next, empty
    further,      ///< the same, and the man goes there by several moves one after the other
    capture,      ///< may be touched next and a man is taken there; or a taking shown in a diagram
    threatened,   ///< may be taken as things stand
    checked,      ///< a king in check
    last_from,
    last_to,  ///< the move before
    hint,     ///< the computer's advice
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
    Overlay overlay;
    std::vector<Mark> marks;
    std::vector<Ray> rays;            ///< several to one spot: the painters print their sums as lines of one tag
    std::vector<std::string> spoken;  ///< per spot, what a screen reader says of it now
    FigureStyle first_style = FigureStyle::figure;  ///< the pieces' where nobody chose one
};

/// The spot an arrow key leads to from a spot, over the keyboard's grid; the same spot at the edge.
/// dx, dy in -1, 0, 1; dy is -1 for up.
int neighbour(const Board& board, int spot, int dx, int dy);

/// "d8, white triangle 9" or "e7, empty": what stands on a spot, and nothing of what may be done there.
std::string speak_plainly(const Scene& scene, int spot);

}  // namespace ludus
