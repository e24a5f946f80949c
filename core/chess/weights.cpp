// Printed by `chess-fit` (tests/tune): how it was fitted, and what it gained, is told in core/search/measured.md.

#include "core/chess/weights.hpp"

#include "core/chess/nets/net.hpp"
#include "core/chess/nets/nets.hpp"

namespace ludus::chess {
namespace {

// In the order of SeenOfMan: there, reach, near their king, off the middle, rows, from the own king, from theirs, attacked by a
// lesser man, attacked and unguarded.
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

// Of a man's place: by rows from his own end, from the edge to the middle file; either side of the board is the same.
constexpr WeightsOfMan xiangqi_men[] = {
    {0, -7, 0, 12, -32, 0, 0, 0, 0},                     // king
    {3132, -48, 144, -52, -42, -141, -72, 342, -75},     // guard
    {3725, -55, 144, -23, -86, -63, -157, -411, -208},   // elephant
    {8005, 19, -204, -97, 43, 12, -137, -362, -420},     // horse
    {19539, 101, -20, -143, -158, 22, -238, -195, 104},  // chariot
    {6505, 4, -161, -143, -45, 67, -21, 35, -318},       // cannon
    {4351, 31, 41, -199, 77, -171, -300, -167, -126},    // soldier
};
constexpr std::int16_t xiangqi_places[] = {
    // clang-format off
    // king
    0, 0, 0, -230, 73,
    0, 0, 0, 31, 411,
    0, 0, 0, -386, 100,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    // guard
    0, 0, 0, -4, 0,
    0, 0, 0, 0, 163,
    0, 0, 0, -166, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    // elephant
    0, 0, 114, 0, 0,
    0, 0, 0, 0, 0,
    54, 0, 0, 0, 7,
    0, 0, 0, 0, 0,
    0, 0, -117, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    // horse
    -12, 20, 234, -108, -98,
    -187, -118, -322, -42, 271,
    -15, 471, 114, 190, -275,
    -301, -51, 132, 82, -218,
    58, -206, 501, -124, 298,
    -10, -149, 308, 481, -502,
    -267, 282, -124, 55, -555,
    -52, 177, -168, -3, 618,
    79, -112, -206, -130, -256,
    6, -86, 312, 51, 3,
    // chariot
    -239, 152, 611, 2, 20,
    -297, 0, -31, -23, 92,
    -65, -113, -35, 161, -101,
    -214, -39, 142, -37, 127,
    -158, -1, 195, -136, 770,
    -225, -231, 219, -248, 12,
    -42, 156, -130, -288, -253,
    -120, 300, -356, -157, 249,
    -267, -264, -174, -33, 352,
    -264, 310, 260, 292, 147,
    // cannon
    -70, -100, -124, 167, -104,
    151, 73, -249, -405, -36,
    -166, -20, 134, 84, 488,
    243, 189, -287, -74, 95,
    145, 500, -265, 233, 118,
    -223, 227, 90, -379, 318,
    -73, -59, -397, -94, 216,
    -266, -193, -167, -179, 113,
    197, -62, -133, 118, -92,
    -97, 275, 75, -114, 163,
    // soldier
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    245, 0, -689, 0, 373,
    -160, 0, -179, 0, -238,
    -129, 577, 268, 369, 95,
    -185, 100, 426, 263, -36,
    59, 151, 248, 521, -126,
    185, 24, -70, 161, -537,
    179, -102, -247, -544, -459,
    // clang-format on
};
constexpr int xiangqi_danger = 104;

constexpr Weights xiangqi_weights{xiangqi_men, {}, xiangqi_places, xiangqi_danger};
constexpr Net xiangqi_net(nets::xiangqi);
constexpr Weights xiangqi{xiangqi_men, {}, xiangqi_places, xiangqi_danger, &xiangqi_net};

}  // namespace

const Weights* weights_of(Learnt learnt) {
    switch (learnt) {
        case Learnt::shogi: return &shogi;
        case Learnt::xiangqi: return &xiangqi;
        case Learnt::xiangqi_weights: return &xiangqi_weights;
        case Learnt::none: break;
    }
    return nullptr;
}

}  // namespace ludus::chess
