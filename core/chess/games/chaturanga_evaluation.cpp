// What the computer makes of a board of four armies: men who are led count in full, by how many squares they reach and how
// many about an enemy's Rajah they strike; men without a leader count for little, and for more where he may come back.

#include <algorithm>
#include <cstdlib>

#include "core/chess/games/chaturanga.hpp"
#include "core/game/limits.hpp"

namespace ludus::chess {

using namespace chaturanga;

namespace {

constexpr std::array<int, kinds> worth{300, 500, 310, 130, 100};
constexpr int reached = 3;     ///< for each square a man may go to
constexpr int near_rajah = 8;  ///< for each square about an enemy's Rajah that is struck at
constexpr int middle = 3;      ///< for each step nearer to the middle
constexpr int may_rise = 12;   ///< for each step on of a soldier who may rise
constexpr int leaderless = 12, exchangeable_men = 35,
              awaited_men = 85;  ///< hundredths of what men who are led are worth
constexpr int to_throne =
    7;  ///< for each step a Rajah is nearer to a throne not yet gained, where Vyasa's stakes are played
constexpr int stake = 250, price = 60;  ///< of a point of Vyasa's stakes, of Alberuni's values

}  // namespace

std::vector<PieceWorth> Chaturanga::piece_worths() const {
    std::vector<PieceWorth> out;
    for (int kind = 1; kind < kinds; ++kind)
        out.push_back({look(kind).name, static_cast<float>(worth[at(kind)]) / 100.0F});
    return out;
}

int Chaturanga::evaluate(const Position& p, int side) const {
    std::array<Squares, 2> about;
    for (int n = 0; n < p.men.count; ++n) {
        const int s = p.men.where[at(n)];
        if (s == nowhere || kind_of(p.men.what[at(n)]) != rajah) continue;
        const int c = geometry_.column(s), r = geometry_.row(s);
        about[at(side_of(army_of(p.men.what[at(n)])))] |=
            geometry_.part(std::max(0, c - 1), std::min(7, c + 1), std::max(0, r - 1), std::min(7, r + 1));
    }
    std::array<int, 2> sum{};
    std::array<int, armies> leads{}, share{};
    const bool to_exchange = options_.exchange != PrisonerExchange::none && exchangeable(p);
    for (int army = 0; army < armies; ++army) {
        leads[at(army)] = commander(p, army);
        share[at(army)] = leads[at(army)] != nobody          ? 100
                          : p.awaited >> army & 1            ? awaited_men
                          : to_exchange && prisoner(p, army) ? exchangeable_men
                                                             : leaderless;
    }
    for (int n = 0; n < p.men.count; ++n) {
        const int from = p.men.where[at(n)];
        if (from == nowhere) continue;
        const Code code = p.men.what[at(n)];
        const int army = army_of(code), kind = kind_of(code), own = side_of(army);
        int value = worth[at(kind)];
        if (leads[at(army)] != nobody) {
            int squares = 0, struck = 0;
            attacks_.each_target(
                p.men, code, from, [&](Code other) { return may_take(p, leads[at(army)], other); },
                [&](int to, int) {
                    ++squares;
                    struck += about[at(1 - own)].test(at(to)) ? 1 : 0;
                });
            value += std::min(squares, 12) * reached + struck * near_rajah;
            const int c = geometry_.column(from), r = geometry_.row(from);
            if (kind == rajah && options_.stakes == Stakes::vyasa) {
                int nearest = 7;
                for (int throne = 0; throne < armies; ++throne) {
                    if (throne == army || throne == leads[at(army)] ||
                        (p.thrones[at(leads[at(army)])] >> (2 * throne) & 3))
                        continue;
                    const int there = home(throne, rajah);
                    nearest = std::min(
                        nearest, std::max(std::abs(geometry_.column(there) - c), std::abs(geometry_.row(there) - r)));
                }
                value += (7 - nearest) * to_throne;
            }
            if (kind != rajah) value -= std::max(std::abs(2 * c - 7), std::abs(2 * r - 7)) / 2 * middle;
            if (kind == soldier && p.standing[at(army)][soldier] <= 2) {
                const std::array<int, armies> onward{c, 7 - r, 7 - c, r};
                value += onward[at(army)] * may_rise;
            }
        }
        sum[at(own)] += value * share[at(army)] / 100;
    }
    if (options_.stakes != Stakes::none)
        for (int seat = 0; seat < armies; ++seat)
            sum[at(side_of(seat))] += points(p, seat) * (options_.stakes == Stakes::vyasa ? stake : price);
    return sum[at(side)] - sum[at(1 - side)];
}

}  // namespace ludus::chess
