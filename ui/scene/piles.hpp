#pragma once
// Where men stand who stand one after the other: along a point, on the bar, on edge in a tray. Both painters ask here.

#include <vector>

#include "core/game/picture.hpp"

namespace ludus {

/// One man where he is drawn. A face of several is drawn as that many on a spot where men pile.
struct Standing {
    const Face* face = nullptr;
    int nth = 0;           ///< from the foot of his pile; 0 where men do not pile
    Vec at;                ///< his centre
    bool on_edge = false;  ///< seen from the side, as in a tray
    Vec along;             ///< the pile's direction, one unit long; {0, 0} where men do not pile
    float thickness = 0;   ///< of a man on edge, along the pile
    int number = 0;        ///< how many they are, where the eye would count too long: on the last of them, else 0
    Vec number_at;         ///< where that is written
};

/// Half the width of a man who stands in a pile, in squares.
inline constexpr float pile_radius = 0.43F;

/// Everyone on the board, each pile from its foot: who is later lies over those before. Faces on buttons are left out.
std::vector<Standing> standings(const Board& board, const std::vector<Face>& faces);

/// Where the last man of a spot stands, and where one who came would stand; the spot's centre where men do not pile.
Vec last_place(const Board& board, const std::vector<Face>& faces, int spot);
Vec next_place(const Board& board, const std::vector<Face>& faces, int spot);

/// How large a piece is drawn, as a share of what its spot has room for: numbers along a way leave the way to be seen.
float share_of(const Overlay& overlay, const Face& face);

/// The box of an outline: of what is touched where men pile.
struct Extent {
    Vec least, most;
    [[nodiscard]] bool holds(Vec at) const {
        return at.x >= least.x && at.x <= most.x && at.y >= least.y && at.y <= most.y;
    }
};
Extent extent_of(const Spot& spot);

}  // namespace ludus
