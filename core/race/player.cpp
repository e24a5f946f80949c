// What the computer player thinks of a position, and how it plays a game out.

#include <algorithm>
#include <cmath>

#include "core/base/index.hpp"
#include "core/kit/moves.hpp"
#include "core/race/race.hpp"
#include "core/search/chances.hpp"

namespace ludus::race {

double Race::standing(const Position& p, int seat) const {
    constexpr double waits = 10, again = 6, safe_castle = 1.5, feared = 0.8;
    constexpr int near = 8;
    constexpr double waiting = 0.8, most_waiting = 12, half_way = 4;
    double sum = 0;
    int before = -1, alike = 0;
    for (const int path : p.at[at(seat)]) {
        alike = path == before ? alike + 1 : 1;
        if (path == 0) sum -= variant_.enters_freely ? 2 : waits;
        sum += path;
        // Pieces near the end wait for one number.
        if (path >= last() - near && path < last()) {
            const double exact = hit_[at(last() - path)];
            sum -= exact > 0 ? std::min(most_waiting, waiting / exact) : half_way;
        }
        if (path > 0 && path < last()) {
            const int cell = variant_.course.cell(seat, path);
            if (is_castle(cell)) sum += safe_castle;
            // What is lost by a capture: the way so far, entering again, and the captor's further roll.
            else sum -= feared * danger(p, seat, path) * (path + (variant_.enters_freely ? 2 : waits) + again);
        }
        before = path;
    }
    return sum;
}

int PartnersRace::evaluate(const Position& p, int side) const {
    double lead = 0, left = 0;
    for (int seat = 0; seat < seats; ++seat) {
        lead += (this->side(seat) == side ? 1 : -1) * standing(p, seat);
        left += to_go(p, seat);
    }
    // A turn is worth some squares; what luck will still do grows with the way to go.
    constexpr double spread = 900, spread_a_square = 2.6, turn = 3;
    lead += this->side(p.seat) == side ? turn : -turn;
    return static_cast<int>(980 * std::tanh(lead / std::sqrt(spread + spread_a_square * left)));
}

int FreeRace::evaluate(const Position& p, int side) const {
    constexpr int nowhere_near = -12'000;
    constexpr double worth = 5200, spread = 120, spread_a_square = 1.6;
    const auto seat = side;  // each seat is a side
    if (!variant_.plays[at(seat)]) return nowhere_near;
    double lead = standing(p, seat), left = 0;
    int playing = 0;
    for (int other = 0; other < seats; ++other)
        if (variant_.plays[at(other)]) {
            left += to_go(p, other);
            ++playing;
        }
    for (int other = 0; other < seats; ++other)
        if (other != seat && variant_.plays[at(other)]) lead -= standing(p, other) / (playing - 1);
    if (p.seat == seat) lead += 2;
    return static_cast<int>(worth * std::tanh(lead / (8 * std::sqrt(spread + spread_a_square * left))));
}

int FreeRace::move_score(const Position& p, Move m) const {
    if (kit::is_action(m)) return -1'000;
    const int seat = mover(p);
    const Position q = play(p, m);
    double gain = standing(q, seat) - standing(p, seat);
    if (taken_by(p, unpack(m)) > 0) gain += 25;
    return static_cast<int>(100 * gain);
}

void FreeRace::prune(const Position& p, MoveList& list) const {
    // Standing still is for pieces in danger alone, and hardly ever right: it is not looked at where something can move.
    if (p.fall != not_thrown && list.size() > 1 && kit::is_action(list.back())) list.pop_back();
}

Outcome FreeRace::play_out(const Position& p, Random& random) const {
    constexpr int rolls = 8;
    Position q = p;
    MoveList list;
    for (int rolled = 0; !over(q);) {
        moves(q, list);
        if (q.fall == not_thrown) {
            if (++rolled > rolls) break;
            q = play(q, sample_chance(*this, q, list, random));
            continue;
        }
        Move best = list.front();
        int most = -1'000'000;
        for (const Move m : list) {
            const int score = move_score(q, m);
            if (score > most) {
                most = score;
                best = m;
            }
        }
        q = play(q, best);
    }
    if (over(q)) return result(q);
    // Whose lead is so great wins so often.
    constexpr double hundredths = 600;
    std::array<double, seats> chances{};
    double sum = 0;
    for (int seat = 0; seat < seats; ++seat)
        sum += chances[at(seat)] = std::exp(std::clamp(evaluate(q, seat) / hundredths, -20.0, 20.0));
    double drawn = random.unit() * sum;
    int winner = 0;
    while (winner + 1 < seats && (drawn -= chances[at(winner)]) >= 0) ++winner;
    Outcome outcome;
    outcome.over = true;
    outcome.score[at(winner)] = 1;
    return outcome;
}

}  // namespace ludus::race
