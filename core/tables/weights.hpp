#pragma once
// What counts in the judging of a position at tables, in hundredths of a pip unless said otherwise. Tuned by self-play:
// `tables-tune` (tests/tune) fits them to the games it plays and prints them in this form.

namespace ludus::tables {

struct Weights {
    int tempo = 50;      ///< of an average throw, for whoever throws next (per cent)
    int hit_way = 70;    ///< of the way a man taken goes again, by the odds that he is (per cent)
    int hit_man = 300;   ///< besides, by the same odds
    int hit_shut = 60;   ///< besides, for every point he cannot enter on, squared
    int on_bar = 200;    ///< a man that has to enter
    int shut_out = 150;  ///< of an average throw, by the odds that none can enter (per cent)
    int node = 40;       ///< a point held where the adversary may still come
    int entry = 60;      ///< ... where he enters
    int anchor = 120;    ///< a point held where one's own men enter
    int block = 35;      ///< for the points held within six before his hindmost men, by their number squared
    int wall = 60;       ///< for each of them next to another
    int stack = 25;      ///< every man above three on a point
    int waste = 80;      ///< men crowded on the last points when bearing off
    int gap = 60;        ///< a point of the bearing page without a man, others still to be borne off
    int hand = 0;        ///< a man still in hand, besides the way he has to go
    int near = 8;    ///< where the exact number is wanted: how much less a man waits for every point farther (per cent)
    int idle = 100;  ///< of an average throw, by the odds of a number nobody can use (per cent)
    int fail = 60;   ///< those odds where they lose the game, of a point of the score (per cent)
    int swing = 2500;   ///< what chance may still turn while the sides can meet
    int gammon = 3500;  ///< what a victory that counts double may still gain while the sides can meet
};

struct NamedWeight {
    const char* name;
    int Weights::* weight;
};

inline constexpr NamedWeight weight_names[] = {
    {"tempo", &Weights::tempo},       {"hit_way", &Weights::hit_way}, {"hit_man", &Weights::hit_man},
    {"hit_shut", &Weights::hit_shut}, {"on_bar", &Weights::on_bar},   {"shut_out", &Weights::shut_out},
    {"node", &Weights::node},         {"entry", &Weights::entry},     {"anchor", &Weights::anchor},
    {"block", &Weights::block},       {"wall", &Weights::wall},       {"stack", &Weights::stack},
    {"waste", &Weights::waste},       {"gap", &Weights::gap},         {"hand", &Weights::hand},
    {"near", &Weights::near},         {"idle", &Weights::idle},       {"fail", &Weights::fail},
    {"swing", &Weights::swing},       {"gammon", &Weights::gammon},
};

}  // namespace ludus::tables
