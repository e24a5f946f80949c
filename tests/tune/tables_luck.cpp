// tables-luck GAME GAMES [KEPT]: how many games of a hundred any player whatever could win at most against a random
// one. Each run of dice, and what the random player does at every position it may meet, is settled beforehand; then every
// way the first could play it is followed to the end, as though he knew all that is to come. A game none of these ways wins is won
// by the dice alone. Where there are more than KEPT positions at once the game is counted as one that could be won: the figure
// is never too low. (Both seats in turn.)

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <unordered_set>
#include <vector>

#include "core/search/chances.hpp"
#include "tests/tune/tables_games.hpp"

namespace ludus::tables {

namespace {

enum class Fate { lost, won, unknown };

Fate fate(const Engine& engine, int seat, std::uint64_t seed, std::size_t kept) {
    std::vector<Position> now{engine.start()}, next, middle;
    std::unordered_set<std::uint64_t> met;
    MoveList moves;
    for (int step = 0; step < 3000 && !now.empty(); ++step) {
        // One throw for all who wait for dice, by the number of throws before it.
        const double drawn = Random(scatter(seed) + static_cast<std::uint64_t>(step)).unit();
        next.clear();
        met.clear();
        middle.clear();
        const auto put = [&](const Position& p) {
            if (!met.insert(engine.hash(p) + static_cast<std::uint64_t>(engine.to_move(p) == chance)).second) return;
            (engine.to_move(p) == chance ? next : middle).push_back(p);
        };
        for (const Position& p : now) {
            engine.moves(p, moves);
            put(engine.play(p, drawn_by_odds(moves, drawn, [&](Move move) { return engine.odds(p, move); })));
        }
        while (!middle.empty()) {
            const Position p = middle.back();
            middle.pop_back();
            if (const Outcome outcome = engine.result(p); outcome.over) {
                if (outcome.score[at(seat)] > outcome.score[at(1 - seat)]) return Fate::won;
                continue;
            }
            engine.moves(p, moves);
            if (engine.to_move(p) == seat) {
                for (const Move move : moves) put(engine.play(p, move));
            } else {
                put(engine.play(p, moves[Random(scatter(seed ^ engine.hash(p)) + static_cast<std::uint64_t>(step))
                                             .below(moves.size())]));
            }
            if (next.size() > kept || middle.size() > 50 * kept) return Fate::unknown;
        }
        now.swap(next);
        std::erase_if(now, [&](const Position& p) { return engine.result(p).over; });
    }
    return now.empty() ? Fate::lost : Fate::unknown;
}

int luck(int count, char** words) {
    if (count < 3) {
        std::fprintf(stderr, "tables-luck GAME GAMES [KEPT]\n");
        return 2;
    }
    const auto engine = engine_of(words[1], nullptr);
    if (!engine) {
        std::fprintf(stderr, "no game \"%s\" of tables\n", words[1]);
        return 2;
    }
    const int games = std::atoi(words[2]);
    const std::size_t kept = count > 3 ? static_cast<std::size_t>(std::atol(words[3])) : 20'000;
    int lost = 0, unknown = 0;
    for (int i = 0; i < games; ++i) {
        const Fate of_game = fate(*engine, i % 2, static_cast<std::uint64_t>(104729 * (i / 2) + 1), kept);
        lost += of_game == Fate::lost;
        unknown += of_game == Fate::unknown;
    }
    const double most = 1 - static_cast<double>(lost) / games;
    std::printf(
        "%s: at most %.1f of 100 can be won against a random player, whatever is played (± %.1f over %d games; %d not "
        "followed to the end)\n",
        words[1], 100 * most, 100 * std::sqrt(most * (1 - most) / games), games, unknown);
    return 0;
}

}  // namespace

}  // namespace ludus::tables

int main(int count, char** words) { return ludus::tables::luck(count, words); }
