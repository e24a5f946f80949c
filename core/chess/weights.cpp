// Printed by `chess-fit` (tests/tune): how it was fitted, and what it gained, is told in core/search/README.md.

#include "core/chess/weights.hpp"

namespace ludus::chess {
namespace {

// In the order of SeenOfMan: there, reach, near their king, off the middle, rows, from the own king, from theirs.
constexpr WeightsOfMan shogi_men[] = {
    {0, 7, 1341, 110, 413, 0, 0},             // king
    {14920, -17, 492, 40, 267, -113, -434},   // rook
    {13140, -32, 18, -62, -144, -138, -176},  // bishop
    {8714, 63, -664, -589, 186, -246, 84},    // gold
    {8234, -211, 847, -532, 261, -182, 63},   // silver
    {5243, 47, 663, -453, -75, 15, 114},      // knight
    {5313, -8, 658, -98, 128, -386, 103},     // lance
    {1745, 308, 1006, -241, -55, 130, 76},    // pawn
    {20377, -152, 973, 19, -179, 97, -343},   // promoted rook
    {17681, 29, 435, -72, 31, -170, -509},    // promoted bishop
    {8704, 79, 1698, 118, -192, -208, -183},  // promoted silver
    {8405, 164, 1052, -399, -215, 85, -208},  // promoted knight
    {8642, -50, 554, 117, 242, -730, 30},     // promoted lance
    {8251, 215, 950, -651, -73, 110, -184},   // promoted pawn
};
constexpr WeightsInHand shogi_hands[] = {
    {1195, -90},     // pawn in hand
    {4015, -1129},   // lance in hand
    {3947, 356},     // knight in hand
    {6138, -780},    // silver in hand
    {7548, -989},    // gold in hand
    {12105, -1186},  // bishop in hand
    {15567, -1628},  // rook in hand
};

constexpr Weights shogi{shogi_men, shogi_hands};

}  // namespace

const Weights* weights_of(Learnt learnt) {
    switch (learnt) {
        case Learnt::shogi: return &shogi;
        case Learnt::none: break;
    }
    return nullptr;
}

}  // namespace ludus::chess
