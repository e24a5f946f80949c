// egyptrace-luck GAME GAMES [OPTION=VALUE...]: what the throws decide in a game of two sides. The player who looks at its own throw alone
// plays GAMES games against itself: how often the first player wins, and what is drawn. Then it plays as many against one who moves at
// random, and two random players as many: how far skill goes.

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/base/random.hpp"
#include "core/game/catalogue.hpp"
#include "core/search/chances.hpp"

namespace {

using namespace ludus;

struct Played {
    double first = 0;  ///< of the point: 1, ½ or 0
    bool drawn = false;
    int turns = 0;
};

Move choose(const Game& game, const Position& p, bool skilled, Random& random) {
    const MoveList moves = game.moves(p);
    if (!skilled) return moves[random.below(moves.size())];
    Limits limits;
    limits.depth = 1;
    limits.seed = random.next();
    return game.think(p, limits, {}, {}).best;
}

Played play(const Game& game, const bool skilled[2], std::uint64_t seed) {
    Random random(scatter(seed));
    Position p = game.start();
    const int first = [&] {
        const MoveList throws = game.moves(p);
        return game.to_move(game.play(p, throws.front()));
    }();
    Played out;
    while (!game.result(p).over && out.turns < 5000) {
        if (game.at_turn_start(p)) ++out.turns;
        const int seat = game.to_move(p);
        const Move move = seat == chance
                              ? drawn_by_odds(game.moves(p), random.unit(), [&](Move m) { return game.odds(p, m); })
                              : choose(game, p, skilled[seat == first ? 0 : 1], random);
        p = game.play(p, move);
    }
    const Outcome outcome = game.result(p);
    const float own = outcome.score[static_cast<std::size_t>(first)],
                other = outcome.score[static_cast<std::size_t>(1 - first)];
    out.drawn = own == other;
    out.first = out.drawn ? 0.5 : own > other ? 1 : 0;
    return out;
}

void tell(const Game& game, int games, bool first, bool second, const char* who) {
    double sum = 0, squares = 0;
    int drawn = 0;
    std::uint64_t turns = 0;
    for (int i = 0; i < games; ++i) {
        const bool skilled[2] = {first, second};
        const Played played = play(game, skilled, static_cast<std::uint64_t>(i) * 7919 + 1);
        sum += played.first;
        squares += played.first * played.first;
        drawn += played.drawn;
        turns += static_cast<std::uint64_t>(played.turns);
    }
    const double mean = sum / games, error = std::sqrt(std::max(0.0, squares / games - mean * mean) / games);
    std::printf("%s: %.1f of 100 for the first player (± %.1f, %d games; %.1f drawn, %.0f turns)\n", who, 100 * mean,
                100 * error, games, 100.0 * drawn / games, static_cast<double>(turns) / games);
    std::fflush(stdout);
}

}  // namespace

int main(int count, char** words) {
    std::vector<std::pair<std::string, std::string>> options;
    for (int i = 3; i < count; ++i) {
        const std::string word = words[i];
        const auto equals = word.find('=');
        if (equals != std::string::npos) options.emplace_back(word.substr(0, equals), word.substr(equals + 1));
    }
    const auto game =
        count < 3 ? ludus::Expected<ludus::GamePtr>(ludus::Fault{"egyptrace-luck GAME GAMES [OPTION=VALUE...]", ""})
                  : ludus::make_game(words[1], options);
    if (!game) {
        std::fprintf(stderr, "%s\n", ludus::describe(game.fault()).c_str());
        return 2;
    }
    const int games = std::atoi(words[2]);
    tell(**game, games, true, true, "one throw ahead against itself");
    tell(**game, games, true, false, "one throw ahead against random");
    tell(**game, games, false, true, "random against one throw ahead");
    tell(**game, games, false, false, "random against random");
}
