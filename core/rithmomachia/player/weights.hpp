#pragma once
// What the computer makes of a position of any kind of the game, in numbers. Set by hand from how games went.
// `ludus bench tune` seeks better ones by self-play and `ludus bench weights` tries them against these: a tuned set
// that hunts the king harder lost (3 won, 17 lost, 20 drawn) and was not taken over. `urge` changes nothing that a
// match of 60 games could show (12 won, 14 lost, 34 drawn).

#include <array>

namespace ludus::rithmomachia {

/// In hundredths of a round, but where a share is told: that is per cent.
struct Weights {
    int round = 100, triangle = 120, square = 140;
    int use = 25;            ///< for a man who takes and helps twice as often as the others, by the table of takings
    int forward = 2;         ///< for each rank forward
    int captive = 80;        ///< share of a man's worth that a prisoner has who fights for his victor
    int in_hand = 60;        ///< ... who waits in his victor's hand to fight
    int for_triumph = 25;    ///< ... who serves for a triumph alone
    int step = 160;          ///< of a king
    int king = 900;          ///< what his last step takes with him
    int open_to_mover = 70;  ///< share of the best taking open to the side to move
    int open_to_other = 30;  ///< ... to the other, who must wait
    int further = 10;        ///< share of each taking besides the best
    int near_king = 60;      ///< shared among the draughts to him: a man who takes a step of the king by himself
    int about_king = 12;     ///< the same for any man
    int urge = 100;          ///< per cent more of both for each ten rounds a side is ahead
    int triumph = 1200;      ///< shared among a triumph and the draughts still wanted to it
    int nearer = 70;         ///< for each of those draughts short of twelve
    int proclaimed = 60;     ///< the men named are those of the nearest triumph
    int common = 1500;       ///< for the whole of a common victory; what is won of it counts by its square
};

struct NamedWeight {
    const char* name;
    int Weights::* weight;
};
inline constexpr std::array<NamedWeight, 20> weight_names = {{{"round", &Weights::round},
                                                              {"triangle", &Weights::triangle},
                                                              {"square", &Weights::square},
                                                              {"use", &Weights::use},
                                                              {"forward", &Weights::forward},
                                                              {"captive", &Weights::captive},
                                                              {"in_hand", &Weights::in_hand},
                                                              {"for_triumph", &Weights::for_triumph},
                                                              {"step", &Weights::step},
                                                              {"king", &Weights::king},
                                                              {"open_to_mover", &Weights::open_to_mover},
                                                              {"open_to_other", &Weights::open_to_other},
                                                              {"further", &Weights::further},
                                                              {"near_king", &Weights::near_king},
                                                              {"about_king", &Weights::about_king},
                                                              {"urge", &Weights::urge},
                                                              {"triumph", &Weights::triumph},
                                                              {"nearer", &Weights::nearer},
                                                              {"proclaimed", &Weights::proclaimed},
                                                              {"common", &Weights::common}}};

}  // namespace ludus::rithmomachia
