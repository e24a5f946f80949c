// What is won besides the game: Vyasa's stakes and Alberuni's values, and the figures a person may ask for.

#include "core/chess/games/chaturanga.hpp"
#include "core/game/tally.hpp"

namespace ludus::chess {

using namespace chaturanga;

int Chaturanga::chaturaji(const Position& p, int seat) const {
    if (options_.stakes != Stakes::vyasa || !reigns(p, seat)) return 0;
    bool himself = true, on_thrones = true;
    for (int army = 0; army < armies; ++army) {
        if (army == seat) continue;
        if (reigns(p, army) || p.captor[at(army)] != seat) return 0;
        himself = himself && p.how[at(army)] != Taken::by_men;
        on_thrones = on_thrones && p.how[at(army)] == Taken::on_throne;
    }
    return on_thrones ? 4 : himself ? 2 : 1;
}

int Chaturanga::points(const Position& p, int seat) const {
    int sum = 0;
    switch (options_.stakes) {
        case Stakes::none: break;
        case Stakes::vyasa:
            // Verse 21: "If both a Sinhasana and a Chaturaji are obtained, the latter only can be reckoned."
            sum = chaturaji(p, seat);
            for (int throne = 0; throne < armies && chaturaji(p, seat) == 0; ++throne)
                sum += p.thrones[at(seat)] >> (2 * throne) & 3;
            break;
        case Stakes::alberuni: {
            int taken = 0, whose = 0;
            for (int army = 0; army < armies; ++army) {
                const int n = p.kings[at(seat)][at(army)];
                taken += n;
                whose += n > 0 && army != seat ? 1 : 0;
            }
            // "if he has still his own King, and takes all three Kings, he gets fifty-four"
            sum = p.booty[at(seat)] + (whose == 3 && reigns(p, seat) ? 54 + 5 * (taken - 3) : 5 * taken);
            break;
        }
    }
    return sum;
}

std::vector<Tally> Chaturanga::tallies(const Position& p) const {
    const auto& seats = card().seats;
    std::vector<Tally> out;
    Tally led{"Who commands", {}};
    for (int army = 0; army < armies; ++army) {
        const int seat = commander(p, army);
        std::vector<int> spots;
        for (int s = 0; s < geometry_.size(); ++s)
            if (!p.men.empty(s) && army_of(p.men.what[at(p.men.man(s))]) == army) spots.push_back(s);
        const std::string who = p.awaited >> army & 1 ? "nobody, until its king returns"
                                : seat == nobody      ? "nobody"
                                                      : seats[at(seat)].shown();
        led.rows.push_back({seats[at(army)].shown(), who, std::move(spots)});
    }
    out.push_back(std::move(led));
    if (options_.stakes == Stakes::none) return out;
    Tally gained{"Stakes", {}};
    std::array<int, 2> sides{};
    for (int seat = 0; seat < armies; ++seat) {
        const int n = points(p, seat);
        sides[at(side_of(seat))] += n;
        gained.rows.push_back({seats[at(seat)].shown(), std::to_string(n), {}});
    }
    for (int side = 0; side < 2; ++side) gained.rows.push_back({names_of(side), std::to_string(sides[at(side)]), {}});
    out.push_back(std::move(gained));
    return out;
}

}  // namespace ludus::chess
